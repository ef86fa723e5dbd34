"""closedchain stiffness-map: stiffness, centre shift and orientation error over poses of the platform."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from closedchain.commands.machine import open_machine
from closedchain.errors import ArgumentError

if TYPE_CHECKING:
    from xarray import Dataset

    from closedchain.sweep.grid import Grid


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(name="stiffness-map")(stiffness_map)


def stiffness_map(
    machine: Annotated[str, typer.Argument(help="A machine file (.yaml, .json) or the name of a library machine.")],
    load: Annotated[
        list[str] | None,
        typer.Option(help="A wrench 'mx,my,mz,fx,fy,fz' (N m, N) at the platform's origin; may be repeated."),
    ] = None,
    moment: Annotated[float, typer.Option(help="Without --load: the eight moments (±m, ±m, ±m), N m.")] = 10.0,
    azimuth: Annotated[str, typer.Option(help="'from:to:count' in degrees.")] = "-180:180:121",
    tilt: Annotated[str, typer.Option(help="'from:to:count' in degrees.")] = "0:45:46",
    torsion: Annotated[float, typer.Option(help="Degrees.")] = 0.0,
    x: Annotated[str | None, typer.Option(help="Instead of angles: 'from:to:count' or a number, m.")] = None,
    y: Annotated[str | None, typer.Option(help="See --x.")] = None,
    z: Annotated[str | None, typer.Option(help="See --x.")] = None,
    drives: Annotated[bool, typer.Option("--drives", help="Compliance of the drives alone, links rigid.")] = False,
    own_loads: Annotated[bool, typer.Option("--own-loads", help="Add weight and constant loads.")] = False,
    frequencies: Annotated[bool, typer.Option("--frequencies", help="Add natural frequencies.")] = False,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", help="File for the map (.nc or .csv); by default NAME_stiffness.nc."),
    ] = None,
    plot: Annotated[bool, typer.Option("--plot", help="Also draw contours, beside the map (.png).")] = False,
) -> None:
    """Map the deflection of the platform over its workspace, the worst of all loads at each pose."""
    from closedchain.compiled import compile
    from closedchain.sweep.grid import Grid
    from closedchain.sweep.stiffness_map import moments

    model = compile(open_machine(machine))
    path = output or Path(f"{model.mechanism.name}_stiffness.nc")
    if path.suffix not in (".nc", ".csv"):
        raise ArgumentError(f"{path}: the name must end in .nc or .csv")
    if x is None and y is None and z is None:
        grid = _orientations(azimuth, tilt, torsion)
    else:
        home = model.assemble().platform.position
        parts = [float(home[k]) if text is None else _range("xyz"[k], text) for k, text in enumerate((x, y, z))]
        grid = Grid.cartesian(*parts)
    loads = moments(moment) if not load else [_numbers("load", text) for text in load]
    options: dict[str, Any] = {"own_loads": own_loads, "frequencies": frequencies}
    options["compliance"] = "drives" if drives else "all"
    field = model.stiffness_map(grid, loads, progress=True, **options)
    _summary(field)
    _write(field, path)
    if plot:
        from closedchain.show.maps import plot_map

        names = ["orientation_error"] if drives else ["center_shift", "orientation_error"]
        picture = path.with_suffix(".png")
        plot_map(field, *names, *(["frequency"] if frequencies else [])).savefig(picture, dpi=130)
        typer.echo(f"wrote {picture}")


def _orientations(azimuth: str, tilt: str, torsion: float) -> Grid:
    import numpy as np

    from closedchain.sweep.grid import Grid

    azimuths, tilts = np.deg2rad(_range("azimuth", azimuth)), np.deg2rad(_range("tilt", tilt))
    return Grid.azimuth_tilt_torsion(azimuths, tilts, float(np.deg2rad(torsion)))


def _range(name: str, text: str) -> Any:
    """'from:to:count' as an array, a plain number as a number."""
    import numpy as np

    values = _numbers(name, text.replace(":", ","))
    if len(values) == 1 and name in "xyz":
        return values[0]
    if len(values) == 1:
        return np.array(values)
    if len(values) != 3 or values[2] < 2 or values[2] != int(values[2]):
        raise ArgumentError(f"--{name} takes 'from:to:count' with a count of at least 2, or a number, not {text!r}")
    return np.linspace(values[0], values[1], int(values[2]))


def _numbers(name: str, text: str) -> list[float]:
    try:
        return [float(part) for part in text.split(",")]
    except ValueError:
        raise ArgumentError(f"--{name} takes numbers, not {text!r}") from None


def _summary(field: Dataset) -> None:
    import numpy as np

    from closedchain.sweep.dataset import STATUS

    counts = {name: int(np.sum(field.status.values == code)) for name, code in STATUS.items()}
    typer.echo(
        f"{field.status.size} poses: " + ", ".join(f"{n} {name.replace('_', ' ')}" for name, n in counts.items())
    )
    for name, factor, unit in (("orientation_error", 180 / np.pi, "deg"), ("center_shift", 1e3, "mm")):
        values = field[name]
        at = np.unravel_index(int(np.nanargmax(values.values)), values.shape)
        where = ", ".join(f"{dim} {float(field[dim][i]):.5g}" for dim, i in zip(values.dims, at, strict=True))
        typer.echo(f"largest {name.replace('_', ' ')}: {float(values.values[at]) * factor:.6g} {unit} at {where}")
    if "frequency" in field:
        typer.echo(f"lowest natural frequency: {float(field.frequency.min()):.6g} Hz")


def _write(field: Dataset, path: Path) -> None:
    if path.suffix == ".csv":
        names = ["orientation_error", "center_shift", "parallel", "status"]
        rows = field[names].to_dataframe()[names]
        rows.to_csv(path)
    else:
        field.to_netcdf(path, engine="scipy")
    typer.echo(f"wrote {path}")
