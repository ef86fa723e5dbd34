"""What a notebook shows of a machine, a state, a run or a stiffness: a table, and a picture where there is one.

Everything that comes from a description is escaped; pictures are inline, so nothing is loaded.
"""

from __future__ import annotations

import base64
import io
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any

import numpy as np

from closedchain.errors import ClosedChainError
from closedchain.kinematics.mode_result import Modes
from closedchain.kinematics.state import State
from closedchain.mechanism import Mechanism
from closedchain.model import Model
from closedchain.show.drawing import draw
from closedchain.simulate.run import Run
from closedchain.stiffness.result import Stiffness


def html(thing: Any) -> str:
    """The HTML of a result; its console representation where there is none."""
    for kind, show in SHOWN:
        if isinstance(thing, kind):
            return show(thing)
    return f"<pre>{escape(repr(thing))}</pre>"


def _mechanism(machine: Mechanism) -> str:
    return _titled(machine.name, _table(_facts(machine)))


def _model(model: Model) -> str:
    rows = [*_facts(model.mechanism), ("velocities of the tree", model.system.nv), ("mobility", model.mobility.dof)]
    try:
        picture = _picture(model.assemble())
    except ClosedChainError:  # one that cannot be assembled still has a table
        picture = ""
    return _titled(model.mechanism.name, _table(rows) + picture)


def _state(state: State) -> str:
    system = state.kinematics.system
    rows = []
    for link in system.owners:
        model = link.model
        for value, angle, name in zip(state.q[link.q], model.angles, model.coordinate_names, strict=True):
            unit = " rad" if angle else "" if name.startswith("q") else " m"
            rows.append((f"{link.name} {name}" if model.nq > 1 else link.name, f"{value:.6g}{unit}"))
    rows.append(("largest loop opening", f"{state.loop_error:.3g} m"))
    return _titled(f"{system.mechanism.name}, state", _table(rows) + _picture(state))


def _run(run: Run) -> str:
    state = run.state()
    rows = [
        ("time", f"{run.time[0]:.6g} to {run.time[-1]:.6g} s"),
        ("samples", len(run)),
        ("ended", run.ending.kind),
        ("largest loop opening", f"{float(run.loop_error.max()):.3g} m"),
        *(("note", note) for note in run.notes),
    ]
    return _titled(f"{state.kinematics.system.mechanism.name}, run", _table(rows) + _picture(state))


def _stiffness(stiffness: Stiffness) -> str:
    x, y, z = stiffness.reference_point
    serial = ", ".join(f"{name} {value:.3g}" for name, value in stiffness.serial_index.items())
    rows = [
        ("reference point", f"({x:.6g}, {y:.6g}, {z:.6g}) m"),
        ("singularity", stiffness.singularity),
        ("distance from a parallel one", f"{stiffness.parallel_index:.4g}"),
        ("distance from serial ones", serial),
        ("residual", f"{stiffness.residual:.2g}"),
    ]
    rigid = stiffness.rigid_directions.size > 0
    values = stiffness.compliance if rigid else stiffness.matrix
    what = "compliance: rad, m per N m, N" if rigid else "stiffness: N m, N per rad, m"
    return _titled("stiffness", _table(rows) + _grid(what, values))


def _modes(modes: Modes) -> str:
    header, rows = modes.table()
    cells = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    names = "".join(f"<th>{escape(name)}</th>" for name in header)
    said = "".join(f"<p>{escape(str(text))}</p>" for text in (modes.words, *modes.families, *modes.notes))
    return _titled("modes", f"<table><tr>{names}</tr>{cells}</table>{said}")


SHOWN: tuple[tuple[type, Callable[[Any], str]], ...] = (
    (Mechanism, _mechanism),
    (Model, _model),
    (State, _state),
    (Run, _run),
    (Stiffness, _stiffness),
    (Modes, _modes),
)


def _facts(machine: Mechanism) -> list[tuple[str, object]]:
    kinds = Counter(joint.kind for joint in machine.joints)
    return [
        ("bodies", f"{len(machine.bodies)}, {sum(body.mass for body in machine.bodies):.6g} kg"),
        ("joints", ", ".join(f"{count} {kind}" for kind, count in kinds.items())),
        ("actuators", ", ".join(actuator.name for actuator in machine.actuators) or "none"),
        ("platform", machine.platform or "none"),
        ("gravity", "({:g}, {:g}, {:g}) m/s²".format(*machine.gravity)),
    ]


def _titled(title: str, content: str) -> str:
    return f"<div><b>{escape(title)}</b>{content}</div>"


def _table(rows: Iterable[tuple[str, object]]) -> str:
    cells = "".join(f"<tr><th>{escape(name)}</th><td>{escape(str(value))}</td></tr>" for name, value in rows)
    return f"<table>{cells}</table>"


def _grid(title: str, values: Sequence[Sequence[float]] | np.ndarray[Any, Any]) -> str:
    rows = "".join(f"<tr>{''.join(f'<td>{value:.5g}</td>' for value in row)}</tr>" for row in np.asarray(values))
    return f"<table><caption>{escape(title)}</caption>{rows}</table>"


def _picture(state: State) -> str:
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    figure: Any = draw(state).get_figure(root=True)
    figure.set_size_inches(4.5, 3.8)
    stream = io.BytesIO()
    canvas: Any = FigureCanvasAgg(figure)
    canvas.print_png(stream)
    return f'<img alt="the machine" src="data:image/png;base64,{base64.b64encode(stream.getvalue()).decode()}">'
