"""closedchain sweep FILE.yaml: one question at many points, resumed where it was left, here or on a cluster."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from closedchain.cli.options import AsJson, examples, open_machine
from closedchain.errors import ArgumentError, FileFormatError, choose

if TYPE_CHECKING:
    import numpy as np
    from xarray import Dataset

    from closedchain.model import Model
    from closedchain.sweep.question import Grid

QUESTIONS = ("stiffness map", "inverse dynamics", "simulations")
COMMON = ("machine", "question", "store", "chunk", "variables")
FIELDS = {
    "stiffness map": ("grid", "wrenches", "compliance", "model_loads", "frequencies"),
    "inverse dynamics": ("grid", "twist", "acceleration", "payload"),
    "simulations": ("duration", "step", "method", "integrator", "forces", "vary", "samples", "seed"),
}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "sweep map.yaml",
            "sweep map.yaml --workers 8",
            "sweep map.yaml --scheduler tcp://node1:8786",
            "sweep map.yaml --status --json",
        )
    )(sweep)


def sweep(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file (.yaml, .json) that says what to ask where.")],
    store: Annotated[Path | None, typer.Option(help="Folder of the zarr store; by default as in the file.")] = None,
    workers: Annotated[int, typer.Option(help="Processes of a Dask cluster on this machine; 0: threads.")] = 0,
    scheduler: Annotated[str | None, typer.Option(help="Address of a Dask scheduler whose workers compute.")] = None,
    threads: Annotated[int | None, typer.Option(help="Threads without a cluster; by default all cores.")] = None,
    status: Annotated[
        bool, typer.Option("--status", help="Only say how far the store is; status 1 if not done.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Ask one question at many points: stiffness, inverse dynamics, Monte Carlo simulations.

    What was computed is kept in a zarr store; after an interruption, or if machines die, the same command goes on.
    """
    from closedchain.sweep.execute import sweep_status

    data = read_sweep(file)
    path = store or _store(file, data)
    if not status:
        with _cluster(workers, scheduler) as client:
            run(file, data, path, client, threads)
    found = sweep_status(path)
    typer.echo(json.dumps(asdict(found) | {"complete": found.complete}, indent=2) if as_json else str(found))
    if not found.complete:
        raise typer.Exit(1)


def read_sweep(file: Path) -> dict[str, Any]:
    """The fields of a sweep file, checked by name."""
    from closedchain.files import read_data

    data = read_data(file)
    if not isinstance(data, dict) or data.get("question") not in QUESTIONS:
        asked = data.get("question") if isinstance(data, dict) else None
        raise FileFormatError(f"{file}: {choose('question', asked, QUESTIONS)}")
    known = (*COMMON, *FIELDS[data["question"]])
    for name in data:
        if name not in known:
            raise FileFormatError(f"{file}: {choose('field', name, known)}")
    if not isinstance(data.get("machine"), str):
        raise FileFormatError(f"{file}: the field 'machine' names a library machine or a file beside this one")
    return data


def run(file: Path, data: Mapping[str, Any], store: Path, client: Any, threads: int | None) -> Dataset:
    """Compute what the file asks for."""
    from closedchain.files import confined
    from closedchain.model import compile

    name = str(data["machine"])
    beside = name.endswith((".yaml", ".yml", ".json"))
    model = compile(open_machine(str(confined(file.parent, name)) if beside else name))
    options: dict[str, Any] = {"store": store, "cluster": client, "threads": threads}
    options |= {"chunk": data.get("chunk"), "variables": data.get("variables")}
    try:
        if data["question"] == "stiffness map":
            from closedchain.stiffness.maps import moments

            asked = {key: data[key] for key in ("compliance", "model_loads", "frequencies") if key in data}
            return model.stiffness_map(_grid(model, data), data.get("wrenches", moments(10.0)), **asked, **options)
        if data["question"] == "inverse dynamics":
            from closedchain.mechanism import Payload

            asked = {key: data[key] for key in ("twist", "acceleration") if key in data}
            payload = Payload(data["payload"]) if "payload" in data else None
            return model.inverse_dynamics_map(_grid(model, data), payload=payload, **asked, **options)
        return _simulations(model, data, options)
    except (TypeError, KeyError) as error:
        raise FileFormatError(f"{file}: {data['question']} cannot be asked like that ({error})") from error


def _store(file: Path, data: Mapping[str, Any]) -> Path:
    from closedchain.files import confined

    return confined(file.parent, data.get("store", f"{file.stem}.zarr"))


@contextmanager
def _cluster(workers: int, scheduler: str | None) -> Iterator[Any]:
    """A Dask client, or None for threads of this process."""
    if workers < 0 or (workers and scheduler):
        raise ArgumentError("give --workers (at least 1) for processes here, or --scheduler for those elsewhere")
    if not workers and scheduler is None:
        yield None
        return
    from closedchain.sweep.cluster import distributed_module, local_cluster

    Client = distributed_module().Client
    if scheduler is not None:
        try:
            client = Client(scheduler, timeout=10)
        except (OSError, ValueError) as error:
            raise ArgumentError(f"no Dask scheduler answers at {scheduler!r} ({error})") from None
        with client:
            yield client
        return
    local = local_cluster(workers)
    client = Client(local)
    try:
        yield client
    except KeyboardInterrupt:
        # workers end with this process; nobody waits for what they compute, and the store is whole at any time
        typer.echo("interrupted; the same command goes on", err=True)
        os._exit(130)
    client.close()
    local.close()


# points
def _grid(model: Model, data: Mapping[str, Any]) -> Grid:
    """Poses: x, y, z (m), or azimuth, tilt, torsion (rad); axes as numbers, lists, or from, to and count."""
    from closedchain.sweep.question import Grid

    given = data.get("grid")
    names = ("x", "y", "z") if isinstance(given, dict) and {"x", "y", "z"} & set(given) else ANGLES
    if not isinstance(given, dict) or not given or set(given) - set(names):
        raise FileFormatError(f"grid has fields x, y, z (m) or azimuth, tilt, torsion (rad), not {given!r}")
    if names == ANGLES:
        if not {"azimuth", "tilt"} <= set(given):
            raise FileFormatError("a grid of orientations needs azimuth and tilt")
        return Grid.azimuth_tilt_torsion(*(_axis(name, given.get(name, 0.0)) for name in ANGLES))
    home = model.assemble().platform.position
    return Grid.cartesian(*(_axis(name, given.get(name, float(home[i]))) for i, name in enumerate(names)))


ANGLES = ("azimuth", "tilt", "torsion")


def _axis(name: str, given: Any) -> Any:
    import numpy as np

    if not isinstance(given, dict):
        return given
    if set(given) != {"from", "to", "count"} or not isinstance(given["count"], int) or given["count"] < 1:
        raise FileFormatError(f"{name}: a number, a list, or from, to and count are needed, not {given!r}")
    return np.linspace(float(given["from"]), float(given["to"]), given["count"])


def _simulations(model: Model, data: Mapping[str, Any], options: dict[str, Any]) -> Dataset:
    """Monte Carlo: numbers of the machine drawn at random, the same for the same seed."""
    import numpy as np

    from closedchain.model.sweeps import SimulationQuestion, cuts_of
    from closedchain.sweep.execute import Points, run_sweep

    count, rng = data.get("samples", 1000), np.random.default_rng(data.get("seed", 0))
    vary = data.get("vary")
    if not isinstance(vary, dict) or not vary:
        raise FileFormatError("vary gives distributions by name, such as platform.mass: {normal: [2.0, 0.1]}")
    drawn = {name: _draw(name, given, count, rng) for name, given in vary.items()}
    state, forces = model.assemble(), data.get("forces")
    start = tuple(state.q.tolist()), tuple(state.v.tolist())
    asked = {key: data[key] for key in ("method", "integrator") if key in data}
    duration, step = float(data["duration"]), float(data["step"])
    question = SimulationQuestion(model.mechanism, cuts_of(model), *start, duration, step, actuation=forces, **asked)
    return run_sweep(question, Points.listed(drawn), **options)


def _draw(name: str, given: Any, count: int, rng: np.random.Generator) -> Any:
    kinds: dict[str, Any] = {"normal": rng.normal, "uniform": rng.uniform}
    if isinstance(given, dict) and len(given) == 1:
        ((kind, numbers),) = given.items()
        if kind in kinds and isinstance(numbers, list) and len(numbers) == 2:
            return kinds[kind](*numbers, size=count)
    raise FileFormatError(f"{name}: 'normal: [mean, deviation]' or 'uniform: [low, high]' is needed, not {given!r}")
