"""closedchain cache: what is kept of machines that were compiled; closedchain precompile MACHINE fills it.

Object code and outlines (kernel/manifest.py) lie in one directory, CLOSEDCHAIN_CACHE or the user's cache.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Annotated

import typer

from closedchain.cli.options import AsJson, MachineName, complete_method, examples, open_machine

MEGABYTE = 1e6


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command(epilog=examples("cache", "cache --prune 200", "cache --clear"))(cache)
    app.command(epilog=examples("precompile machine.yaml", "precompile gough_stewart --method operational_space"))(
        precompile
    )


def cache(
    prune: Annotated[
        float | None, typer.Option(help="Keep what was used last, up to so many megabytes.", min=0.0, metavar="MB")
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Drop all of it.")] = False,
    as_json: AsJson = False,
) -> None:
    """Show, prune or clear what is kept of compiled machines. It is found out again when it is needed."""
    from closedchain.kernel import object_code

    folder = object_code.directory()
    if folder is None:
        typer.echo("{}" if as_json else f"nothing is kept: {object_code.SWITCH} is off")
        return
    limit = 0 if clear else None if prune is None else int(prune * MEGABYTE)
    dropped = 0 if limit is None else object_code.prune(folder, limit)
    found = object_code.entries(folder)
    kinds = {"object code": object_code.OBJECT, "outlines": object_code.MANIFEST}
    counts = {what: [one for one in found if one.kind == kind] for what, kind in kinds.items()}
    if as_json:
        sizes = {what: {"files": len(ones), "bytes": sum(e.size for e in ones)} for what, ones in counts.items()}
        typer.echo(json.dumps({"folder": str(folder), "dropped": dropped} | sizes, indent=2))
        return
    typer.echo(str(folder))
    for what, ones in counts.items():
        typer.echo(f"{len(ones):6d} {what}, {sum(one.size for one in ones) / MEGABYTE:.1f} MB")
    if found:
        oldest = (time.time() - min(one.used for one in found)) / 86400
        typer.echo(f"the oldest was used {max(0.0, oldest):.0f} day(s) ago")
    if limit is not None:
        typer.echo(f"{dropped} dropped")


def precompile(
    machine: MachineName,
    method: Annotated[
        str, typer.Option(help="Formulation of forward dynamics.", autocompletion=complete_method)
    ] = "auto",
) -> None:
    """Compile what is usually asked of a machine, so that later processes find it: dynamics, reactions, a motion."""
    from closedchain.errors import ClosedChainError
    from closedchain.kernel import object_code
    from closedchain.model import compile

    model = compile(open_machine(machine))
    state = model.assemble()
    questions: dict[str, Callable[[], object]] = {
        "forward dynamics and reactions": lambda: model.forward_dynamics(state, method=method).reactions,
        "inverse dynamics": lambda: model.inverse_dynamics(state),
        "energies": lambda: model.energies(state),
        "Jacobian": lambda: model.jacobian(state),
        "motion": lambda: model.simulate(state, 1e-3, step=1e-3),
        "motion with error control": lambda: model.simulate(state, 1e-3),
    }
    for what, ask in questions.items():
        try:
            ask()
        except ClosedChainError as error:
            typer.echo(f"{what}: not for this machine ({error})")
        else:
            typer.echo(f"{what}: ready")
    if object_code.directory() is None:
        typer.echo(f"nothing is kept: {object_code.SWITCH} is off", err=True)
