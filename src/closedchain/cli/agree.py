"""closedchain agree MACHINE: every formulation against every other, in one table."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from closedchain.cli.options import AsJson, complete_machine, examples, open_machine

if TYPE_CHECKING:
    from rich.table import Table

    from closedchain.model.agree import Agreement, Pair


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=examples("agree machine.yaml --states 5", "agree --json"))(agree)


def agree(
    machine: Annotated[
        str | None,
        typer.Argument(
            help="A machine file (.yaml, .json) or the name of a library machine; by default all of the library.",
            autocompletion=complete_machine,
        ),
    ] = None,
    states: Annotated[int, typer.Option(min=1, help="Number of random assembled states.")] = 3,
    seed: Annotated[int, typer.Option(min=0, help="Seed of velocities and forces.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Compare accelerations, forces and reactions of all formulations on a machine. Exit status 1 if any two differ."""
    from closedchain import library
    from closedchain.model import compile
    from closedchain.model.agree import agree as compare

    names = list(library.machines()) if machine is None else [machine]
    found = []
    for name in names:
        found.append(compare(compile(open_machine(name)), states, seed))
        if not as_json:
            _show(found[-1], whole=machine is not None)
    if as_json:
        typer.echo(json.dumps([_data(agreement) for agreement in found], indent=2))
    if not all(agreement.agrees for agreement in found):
        raise typer.Exit(1)


def _data(agreement: Agreement) -> dict[str, object]:
    return asdict(agreement) | {"agrees": agreement.agrees}


def _show(agreement: Agreement, whole: bool) -> None:
    """The whole table and reasons, or one line."""
    from rich.console import Console

    console = Console()
    if not whole:
        worst = max((p.difference / p.allowed for p in agreement.pairs if p.difference is not None), default=0.0)
        verdict = "[green]agree[/]" if agreement.agrees else "[red]DIFFER[/]"
        console.print(
            f"{agreement.machine:<20} {agreement.compared:3d} comparisons {verdict}, at most {worst:.0e} of "
            "what is allowed"
        )
        return
    console.print(_table(agreement))
    for method, reasons in agreement.unsupported.items():
        for reason in dict.fromkeys(reasons.values()):
            what = ", ".join(quantity for quantity, text in reasons.items() if text == reason)
            console.print(f"[bold]{method}[/], {what}: {reason}", highlight=False, soft_wrap=True)
    console.print("≈ virtual springs: compared in static equilibrium, equal up to the loop error")
    console.print("[green]all agree[/]" if agreement.agrees else "[red]some differ[/]")


def _table(agreement: Agreement) -> Table:
    from rich import box
    from rich.table import Table

    from closedchain.model.agree import QUANTITIES

    title = (
        f"{agreement.machine}: largest difference as a share of the largest value, {agreement.cases} random state(s)"
    )
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left")
    for heading in ("", "", *QUANTITIES):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    by_names: dict[tuple[str, str], dict[str, Pair]] = {}
    for pair in agreement.pairs:
        by_names.setdefault((pair.one, pair.other), {})[pair.quantity] = pair
    for (one, other), pairs in by_names.items():
        table.add_row(one, other, *(_cell(pairs[quantity]) for quantity in QUANTITIES))
    return table


def _cell(pair: Pair) -> str:
    from closedchain.model.agree import EXACT

    if pair.difference is None:
        return "[dim]no result[/]"
    text = f"{'≈ ' if pair.allowed > EXACT else ''}{pair.difference:.1e}"
    return text if pair.agrees else f"[bold red]≠ {text}[/]"
