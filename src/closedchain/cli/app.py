"""The command `closedchain`. Errors of a user are one line on standard error, exit status 2; never a traceback."""

from __future__ import annotations

import os
import sys
import warnings
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from closedchain.cli import (
    agree,
    bench,
    cache,
    check,
    convert,
    demo,
    inverse,
    library,
    papers,
    report,
    simulate,
    stiffness_map,
    sweep,
    tune_spring,
    view,
)
from closedchain.cli.options import is_machine
from closedchain.errors import ClosedChainError

INTERRUPTED = 130

COMMANDS_MEANT = {
    **dict.fromkeys(("run", "sim", "play", "dynamics"), "simulate"),
    **dict.fromkeys(("show", "open", "viewer", "gui", "draw"), "view"),
    **dict.fromkeys(("import", "export", "save"), "convert"),
    **dict.fromkeys(("list", "ls", "machines"), "library"),
    **dict.fromkeys(("info", "validate", "mobility"), "check"),
}  # what commands of other programs are called here


class Commands(TyperGroup):
    """All commands; a machine or a run in the place of a command is answered with what is done with it."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of a command line."""
        word = args[0]
        if word not in self.commands:
            if word in COMMANDS_MEANT:
                ctx.fail(f"No such command {word!r}. Did you mean {COMMANDS_MEANT[word]!r}?")
            if word.endswith(".npz"):
                ctx.fail(f"{word!r} is no command. Did you mean 'closedchain view {word}'?")
            if is_machine(word):
                ctx.fail(f"{word!r} is no command. Did you mean 'closedchain check {word}', or 'view', or 'simulate'?")
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=Commands,
    name="closedchain",
    help="Mechanisms with closed kinematic chains: check, simulate, size actuators, map stiffness. MACHINE is a file "
    "(.yaml, .json, .urdf, MJCF, .sdf) or the name of a library machine; `closedchain library` lists them.",
    epilog="Exit status: 0 done; 1 a check failed (numbers differ, a motion cannot be followed); 2 an error, with one "
    "line that says why; 130 interrupted. Most commands print data with --json.",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
)
# in the order a newcomer meets them
for command in (
    check,
    convert,
    view,
    simulate,
    report,
    inverse,
    stiffness_map,
    sweep,
    library,
    papers,
    agree,
    bench,
    cache,
    tune_spring,
    demo,
):
    command.register(app)


MEANT = {
    **dict.fromkeys(("--at", "--start", "--initial", "--q0", "--position"), "--joint"),
    **dict.fromkeys(("--time", "--until", "--t", "--end"), "--duration"),
    **dict.fromkeys(("--torque", "--actuation", "--forces"), "--force"),
    **dict.fromkeys(("--dt", "--timestep", "--h"), "--step"),
    **dict.fromkeys(("--out", "--file", "--save", "--csv"), "--output"),
    **dict.fromkeys(("--speed", "--rate"), "--velocity"),
    **dict.fromkeys(("--wrench", "--weight"), "--load"),
    **dict.fromkeys(("--formulation", "--methods"), "--method"),
    **dict.fromkeys(("--trajectory", "--path"), "--motion"),
    **dict.fromkeys(("--body", "--drag"), "--handle"),
    **dict.fromkeys(("--picture", "--figure", "--draw"), "--plot"),
}  # what options of other programs are called here


class Command(TyperCommand):
    """A command that knows what an option was probably meant to be."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Options and arguments of a command line."""
        try:
            return super().parse_args(ctx, args)
        except Exception as error:
            meant = MEANT.get(vars(error).get("option_name", ""))
            options = {option for one in self.params for option in one.opts if option.startswith("--")}
            if meant in options:
                error.possibilities = [meant]  # type: ignore[attr-defined]
            elif vars(error).get("possibilities") == []:
                error.possibilities = sorted(options)  # type: ignore[attr-defined]
            raise


for info in app.registered_commands:
    info.cls = Command


def _version(wanted: bool) -> None:
    if wanted:
        from closedchain import __version__

        typer.echo(f"closedchain {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command line."""
    try:
        with warnings.catch_warnings():
            warnings.showwarning = _note  # type: ignore[assignment]
            app()
    except (ClosedChainError, OSError) as error:
        typer.secho(f"error: {_words(error)}", fg="red", err=True)
        sys.exit(2)
    except SystemExit as end:
        if end.code == INTERRUPTED:
            # nobody waits until threads have ended and memory is given back
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(INTERRUPTED)
        raise


def _note(message: Warning | str, *_: object) -> None:
    """A warning, on standard error."""
    typer.secho(f"note: {message}", err=True)


def _words(error: Exception) -> str:
    """A file that cannot be read or written, by its name and the reason."""
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return str(error)
