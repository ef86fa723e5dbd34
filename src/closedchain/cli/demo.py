"""closedchain demo: a first look. Two machines are compiled and simulated; pictures show the results."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from closedchain.cli.options import examples, save_picture

if TYPE_CHECKING:
    from closedchain.model import Model
    from closedchain.simulate.run import Run


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=examples("demo -o pictures"))(demo)


def demo(
    output: Annotated[Path, typer.Option("-o", "--output", help="Folder for the pictures.")] = Path("out"),
) -> None:
    """Compile, assemble and simulate a four-bar and a Gough–Stewart platform, and plot the results."""
    import numpy as np

    from closedchain import library
    from closedchain.model import compile

    output.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    linkage = compile(library.four_bar())
    typer.echo(str(linkage.report()))
    state = linkage.assemble(joints={"crank": np.pi / 2})
    run = timed("four-bar, 2 s under a constant torque of 6 N m", linkage, state, [6.0])
    typer.echo(f"  wrote {picture(linkage, run, output / 'four_bar.png', ['crank', 'coupler', 'rocker'])}")

    platform = compile(library.gough_stewart())
    typer.echo(f"\n{platform.mechanism.name}: mobility {platform.mobility.dof}, {platform.system.nv} velocities")
    state = platform.assemble()
    answer = platform.forward_dynamics(state)
    typer.echo(f"  platform acceleration at zero actuator forces {np.round(answer.platform[3:], 4)} m/s²")
    kernel = platform.kernels.forward()
    copies = [np.tile(x, (100_000, 1)) for x in (state.q, state.v, np.zeros(6))]
    out = kernel(*copies, threads=2)
    begin = time.perf_counter()
    kernel(*copies, out=out, threads=2)
    each = (time.perf_counter() - begin) / 100_000
    typer.echo(f"  exact forward dynamics, {kernel.operations} operations: {each * 1e6:.2f} µs each, in a batch")
    run = timed("platform falling for 0.5 s", platform, state, None, duration=0.5)
    names = [f"leg{i}_slide" for i in range(1, 7)]
    typer.echo(f"  wrote {picture(platform, run, output / 'gough_stewart.png', names)}")
    typer.echo(f"\nall of it in {time.perf_counter() - started:.1f} s, compilation included")


def timed(what: str, model: Model, state: object, forces: object, duration: float = 2.0) -> Run:
    """A simulation with its cost and its energy balance."""
    begin = time.perf_counter()
    run = model.simulate(state, duration=duration, actuation=forces)  # type: ignore[arg-type]
    spent = time.perf_counter() - begin
    typer.echo(
        f"{what}: {len(run)} samples in {spent:.2f} s, loops closed to {run.loop_error.max():.1e} m, "
        f"energy balanced to {abs(run.energy.balance).max():.1e} J"
    )
    return run


def picture(model: Model, run: Run, path: Path, joints: list[str]) -> Path:
    """The machine at several instants, and its joints over time."""
    import numpy as np
    from matplotlib.figure import Figure

    from closedchain.show.drawing import draw
    from closedchain.show.scene import Scene

    first = run.states[0]
    scene = Scene(first)
    flat = scene.is_flat(scene.points(first))
    figure = Figure(figsize=(11, 4.5), layout="constrained")
    left = figure.add_subplot(1, 2, 1, projection=None if flat else "3d")
    right = figure.add_subplot(1, 2, 2)
    instants = np.linspace(0, run.time[-1], 5 if flat else 2)
    for number, instant in enumerate(instants):
        draw(run.state(float(instant)), left, alpha=0.25 + 0.75 * number / (len(instants) - 1))
    left.set_title(f"{model.mechanism.name}, 0 to {run.time[-1]:g} s")
    left.set_xlabel("x (m)")
    left.set_ylabel("y (m)")
    smooth = run.resample(np.linspace(0, run.time[-1], 300))
    for name in joints:
        right.plot(smooth.time, smooth[name], label=name)
    rotational = model.system.element(joints[0]).model.rotational[0]
    right.set_xlabel("time (s)")
    right.set_ylabel("angle (rad)" if rotational else "length (m)")
    right.legend()
    right.grid(alpha=0.3)
    return save_picture(figure, path, dpi=110)
