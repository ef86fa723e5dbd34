"""closedchain stiffness-map: stiffness, centre shift and orientation error over poses of the platform."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from closedchain.cli.options import (
    PICTURES,
    AsJson,
    MachineName,
    Plot,
    check_file,
    examples,
    open_machine,
    save_picture,
)
from closedchain.errors import ArgumentError

if TYPE_CHECKING:
    from xarray import Dataset

    from closedchain.sweep.question import Grid


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        name="stiffness-map",
        epilog=examples(
            "stiffness-map coaxial --tilt 0:54:55 --frequencies --plot coaxial.png",
            "stiffness-map delta --x=-0.2:0.2:41 --y=-0.2:0.2:41 --load 0,0,0,0,0,-50 -o delta.csv --json",
        ),
    )(stiffness_map)


def stiffness_map(
    machine: MachineName,
    load: Annotated[
        list[str] | None,
        typer.Option(help="A wrench 'mx,my,mz,fx,fy,fz' (N m, N) at the platform's origin; repeat for several."),
    ] = None,
    moment: Annotated[float, typer.Option(help="Without --load: the eight moments (±m, ±m, ±m), N m.")] = 10.0,
    azimuth: Annotated[str, typer.Option(help="'from:to:count' in degrees.")] = "-180:180:121",
    tilt: Annotated[str, typer.Option(help="'from:to:count' in degrees.")] = "0:45:46",
    torsion: Annotated[float, typer.Option(help="Degrees.")] = 0.0,
    x: Annotated[str | None, typer.Option(help="Instead of angles: 'from:to:count' or a number, m.")] = None,
    y: Annotated[str | None, typer.Option(help="See --x.")] = None,
    z: Annotated[str | None, typer.Option(help="See --x.")] = None,
    actuators: Annotated[
        bool, typer.Option("--actuators", help="Compliance of the actuators alone, links rigid.")
    ] = False,
    model_loads: Annotated[bool, typer.Option("--model-loads", help="Add weight and described wrenches.")] = False,
    frequencies: Annotated[bool, typer.Option("--frequencies", help="Add natural frequencies.")] = False,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", help="File for the map (.nc or .csv); by default NAME_stiffness.nc."),
    ] = None,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """Map the deflection of the platform over its workspace, the largest over all loads at each pose."""
    from closedchain.model import compile
    from closedchain.stiffness.maps import moments
    from closedchain.sweep.question import Grid

    check_file("output", output, (".nc", ".csv"))
    check_file("plot", plot, PICTURES)
    model = compile(open_machine(machine))
    path = output or Path(f"{model.mechanism.name}_stiffness.nc")
    if x is None and y is None and z is None:
        grid = _orientations(azimuth, tilt, torsion)
    else:
        home = model.assemble().platform.position
        parts = [float(home[k]) if text is None else _range("xyz"[k], text) for k, text in enumerate((x, y, z))]
        grid = Grid.cartesian(*parts)
    field = model.stiffness_map(
        grid,
        [_numbers("load", text) for text in load] if load else moments(moment),
        compliance="actuators" if actuators else "all",
        model_loads=model_loads,
        frequencies=frequencies,
        progress=not as_json,
    )
    found = _extremes(field)
    lost = found["status"].get("unreachable", 0)
    if 2 * lost > found["poses"]:
        words = "" if x or y or z else "; they are orientations, and --x, --y and --z map positions instead"
        typer.secho(f"note: {lost} of {found['poses']} poses cannot be reached by the platform{words}", err=True)
    _write(field, path)
    if plot is not None:
        from closedchain.show.maps import plot_map

        names = ["orientation_error"] if actuators else ["center_shift", "orientation_error"]
        save_picture(plot_map(field, *names, *(["frequency"] if frequencies else [])), plot, dpi=130)
    wrote = [str(file) for file in (path, plot) if file is not None]
    typer.echo(json.dumps(found | {"wrote": wrote}, indent=2) if as_json else _report(found, wrote))


def _orientations(azimuth: str, tilt: str, torsion: float) -> Grid:
    import numpy as np

    from closedchain.sweep.question import Grid

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


def _extremes(field: Dataset) -> dict[str, Any]:
    """Poses by status, and where the platform deflects most."""
    import numpy as np

    from closedchain.stiffness.maps import STATUS

    found: dict[str, Any] = {
        "poses": field.status.size,
        "status": {name: int(np.sum(field.status.values == code)) for name, code in STATUS.items()},
        "largest": {},
    }
    for name, factor, unit in (("orientation_error", 180 / np.pi, "deg"), ("center_shift", 1e3, "mm")):
        values = field[name]
        if not np.isfinite(values.values).any():
            continue
        at = np.unravel_index(int(np.nanargmax(values.values)), values.shape)
        where = {str(dim): float(field[dim][i]) for dim, i in zip(values.dims, at, strict=True)}
        found["largest"][name] = {"value": float(values.values[at]) * factor, "unit": unit, "at": where}
    if "frequency" in field:
        found["lowest_frequency"] = float(field.frequency.min())
    return found


def _report(found: dict[str, Any], wrote: list[str]) -> str:
    counts = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in found["status"].items())
    lines = [f"{found['poses']} poses: {counts}"]
    for name, worst in found["largest"].items():
        where = ", ".join(f"{dim} {value:.5g}" for dim, value in worst["at"].items())
        lines.append(f"largest {name.replace('_', ' ')}: {worst['value']:.6g} {worst['unit']} at {where}")
    if "lowest_frequency" in found:
        lines.append(f"lowest natural frequency: {found['lowest_frequency']:.6g} Hz")
    return "\n".join([*lines, *(f"wrote {file}" for file in wrote)])


def _write(field: Dataset, path: Path) -> None:
    import numpy as np

    from closedchain.files.containers import write_netcdf
    from closedchain.files.tables import Column, write_table

    if path.suffix == ".csv":
        names = ["orientation_error", "center_shift", "parallel_index", "status"]
        axes = list(field.status.dims)
        mesh = np.meshgrid(*(field[axis].values for axis in axes), indexing="ij")
        columns = [Column(str(axis), field[axis].units, m.ravel()) for axis, m in zip(axes, mesh, strict=True)]
        write_table([*columns, *(Column(n, field[n].units, field[n].values.ravel()) for n in names)], path)
    else:
        write_netcdf(field, path)
