"""closedchain view FILE: the machine, or a saved run, in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from closedchain.cli.options import complete_machine, examples, open_machine


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=examples("view gough_stewart", "view machine.yaml --handle coupler", "view run.npz"))(view)


def view(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="A machine file, the name of a library machine, or a run (.npz) that Run.save wrote.",
            autocompletion=complete_machine,
        ),
    ],
    handle: Annotated[str | None, typer.Option(help="Body to drag; by default the platform, else the last.")] = None,
    port: Annotated[int, typer.Option(help="Port of the server, or the next that is free; 0: any.")] = 8080,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a window of the browser.")] = True,
) -> None:
    """Show a machine in the browser: drag its platform, drive its actuators, play a run. Ends at Ctrl-C.

    Needs the extra `view` (viser). The server listens on this computer only.
    """
    from closedchain.model import compile, load_run

    if Path(file).suffix == ".npz":
        shown = load_run(file).view(port=port, open_browser=open_browser)
    else:
        shown = compile(open_machine(file)).view(body=handle, port=port, open_browser=open_browser)
    typer.echo(f"{shown.url}  (Ctrl-C ends it)")
    shown.wait()
