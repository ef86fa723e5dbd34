"""closedchain demo: a first look. A platform on six legs moves under control, in a window or in files."""

from __future__ import annotations

import importlib.util
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from closedchain.cli.options import examples, save_picture

if TYPE_CHECKING:
    from closedchain.simulate.run import Run

SWAY = 0.15  # m, of every leg
TURN = 3.0  # rad/s


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=examples("demo", "demo -o pictures"))(demo)


def demo(
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Folder for files, instead of a window.")
    ] = None,
    port: Annotated[int, typer.Option(help="Port of the viewer's server, or the next that is free; 0: any.")] = 8080,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a window of the browser.")] = True,
) -> None:
    """A Gough–Stewart platform in motion, in the browser: play the run, drag the platform. Ctrl-C ends it.

    Without the extra `view`, or with -o, it is written as a page that plays by itself, and as a picture.
    """
    begin = time.perf_counter()
    run = swaying_platform()
    typer.echo(
        f"described, compiled, {run.time[-1]:g} s simulated in {time.perf_counter() - begin:.1f} s: loops closed to "
        f"{run.loop_error.max():.1e} m, energy balanced to {abs(run.energy.balance).max():.1e} J"
    )
    if output is None and importlib.util.find_spec("viser") is not None:
        shown = run.view(port=port, open_browser=open_browser)
        typer.echo(f"{shown.url}  (Ctrl-C ends it)")
        shown.wait()
        return
    folder = Path("out") if output is None else output
    folder.mkdir(parents=True, exist_ok=True)
    page = run.animate(folder / "gough_stewart.html")
    typer.echo(f"wrote {page}, {save_picture(run.plot(), folder / 'gough_stewart.png')}")
    if output is None and open_browser:
        import webbrowser

        webbrowser.open(page.resolve().as_uri())


def swaying_platform() -> Run:
    """One turn of a platform that its six motors sway, each a sixth of a turn after the one before."""
    import numpy as np

    from closedchain import library
    from closedchain.model import compile
    from closedchain.simulate.laws.controllers import PDGravity

    model = compile(library.gough_stewart())
    state = model.assemble()
    home = np.array(list(state.actuators.values()))
    phase = np.arange(home.size) * 2 * np.pi / home.size

    def wanted(t: float) -> object:
        return [
            length + SWAY * (np.sin(TURN * t + shift) - np.sin(shift))
            for length, shift in zip(home, phase, strict=True)
        ]

    return model.simulate(state, 2 * np.pi / TURN, PDGravity(wanted, stiffness=5e4, damping=3e3))
