"""One file about a machine, to be sent: what it is, how it looks, where it goes, how stiff it is, its motors.

Every part is computed when the file is written. A part that a machine does not have says why.
"""

from __future__ import annotations

import platform as python_platform
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from html import escape
from itertools import combinations
from pathlib import Path
from time import strftime
from typing import TYPE_CHECKING, Any

import numpy as np

from closedchain import __version__
from closedchain.errors import ArgumentError, ClosedChainError
from closedchain.files import write_text
from closedchain.files.strict_yaml import yaml_text
from closedchain.kinematics.report import Report
from closedchain.kinematics.state import State
from closedchain.mechanism.files import to_data
from closedchain.show.document import (
    MachineView,
    aligned,
    document,
    drawn,
    headings,
    image_figure,
    machine_figure,
    picture,
    table,
)
from closedchain.show.scene import Scene
from closedchain.types import Array

if TYPE_CHECKING:
    from xarray import Dataset

    from closedchain.mechanism import Payload
    from closedchain.model import Model
    from closedchain.motions import Motion

COARSE, FINE = 25, 49  # positions along each axis of a slice of the workspace
FEW = 7  # the same where the legs have no closed form
REACH = 0.75  # of what is drawn: how far from home a slice begins to look
FRAMES = 60  # of a motion that is played
MODES = 6  # natural frequencies that are listed
AXES = "xyz"
OUTCOMES = {"regular": 0, "unreachable": 1, "singular": 2}


def save_report(
    model: Model, report: Report, path: str | Path, motion: Motion | None = None, payload: Payload | None = None
) -> Path:
    """Write the report of a machine, and of its motors along a motion, as one .html file that loads nothing."""
    path = Path(path)
    if path.suffix != ".html":
        raise ArgumentError(f"a report is an .html file, not {path.name!r}")
    return write_text(page(model, report, motion, payload), path)


def page(model: Model, report: Report, motion: Motion | None = None, payload: Payload | None = None) -> str:
    """The whole document."""
    loaded: Any = model if payload is None else model.with_payload(payload)
    state = model.assemble()
    parts: list[tuple[str, str, Callable[[], str]]] = [
        ("machine", "The machine", lambda: _machine(state)),
        ("mobility", "Degrees of freedom", lambda: _mobility(report)),
        ("joints", "Joints and limits", lambda: _joints(state)),
        ("bodies", "Bodies and mass", lambda: _bodies(state)),
        ("home", "At home", lambda: _home(loaded, state)),
        ("workspace", "Workspace", lambda: _workspace(loaded, state)),
        ("stiffness", "Stiffness and natural frequencies", lambda: _stiffness(model, state)),
    ]
    if motion is not None:
        parts.append(("motors", "Motors along the motion", lambda: _motors(loaded, motion)))
    parts.append(("provenance", "Provenance", lambda: _provenance(model)))
    links = "".join(f'<li><a href="#{name}">{escape(title)}</a></li>' for name, title, _ in parts)
    name = model.mechanism.name
    main = [_head(report), *(_part(*part) for part in parts)]
    return document(name, f'<ol><li><a href="#summary"><strong>{escape(name)}</strong></a></li>{links}</ol>', main)


def _part(name: str, title: str, content: Callable[[], str]) -> str:
    try:
        text = content()
    except ClosedChainError as error:
        text = f'<p class="dim">Not for this machine: {escape(str(error))}</p>'
    return f'<section id="{name}">\n<h2>{escape(title)}</h2>\n{text}\n</section>'


def _head(report: Report) -> str:
    cards = (
        (str(report.mobility), "degrees of freedom"),
        (f"{len(report.bodies)}", f"bodies, {report.mass:.6g} kg"),
        (f"{len(report.joints)}", f"joints, {len(report.actuated)} actuated"),
        (f"{report.size:.4g} m", "size"),
    )
    shown = "".join(f"<div><strong>{number}</strong>{escape(words)}</div>" for number, words in cards)
    notes = "".join(f'<p class="why">{escape(note)}</p>' for note in report.notes)
    return f'<header id="summary">\n<h1>{escape(report.name)}</h1>\n<div class="cards">{shown}</div>{notes}\n</header>'


def _machine(state: State) -> str:
    return machine_figure(drawn("As it is assembled; drag to turn it.", [state]))


def _mobility(report: Report) -> str:
    rows = [
        ("degrees of freedom", f"{report.mobility}, found at {report.configurations} assembled configurations"),
        ("Grübler count", str(report.grubler)),
        ("actuation", report.actuation),
        ("coordinates of the tree", f"{report.coordinates} ({report.velocities} velocities)"),
        ("constraints of loops and couplings", str(report.constraints)),
        ("redundant among them", ", ".join(report.redundant) or "none"),
        *((f"coupling {name}", law) for name, law in report.couplings),
    ]
    return _facts(rows)


def _joints(state: State) -> str:
    """Names, kinds, limits, coordinates, and where the joints are in the world."""
    system = state.kinematics.system
    driven = {name: actuator.name for actuator in system.actuators for name, _, _ in actuator.shares}
    rows = []
    for joint in system.mechanism.joints:
        frame = np.array(joint.at.position)
        place = frame if joint.parent == "ground" else state.body(joint.parent).point(frame)
        rows.append(
            (
                joint.name,
                joint.kind,
                f"{joint.parent} → {joint.child}",
                driven.get(joint.name, ""),
                _numbers(np.atleast_1d(state[joint.name])),
                "none" if joint.limits is None else _numbers(joint.limits),
                _numbers(place),
            )
        )
    heads = ("joint", "kind", "bodies", "actuator", "coordinates at home", "limits", "place at home (m)")
    said = "places are in the world frame; joints without limits move as far as the loops allow"
    return _texts(heads, rows) + f'<p class="dim">Angles in rad, lengths in m; {said}.</p>'


def _bodies(state: State) -> str:
    mechanism = state.kinematics.system.mechanism
    rows = [
        (
            body.name,
            f"{body.mass:.6g}",
            _numbers(body.center),
            _numbers(np.linalg.eigvalsh(_matrix(body.inertia))),
            _lengths(mechanism, body.name),
        )
        for body in mechanism.bodies
    ]
    total = f"<p>In all {sum(body.mass for body in mechanism.bodies):.6g} kg.</p>"
    heads = ("body", "mass (kg)", "mass centre (m)", "principal moments (kg m²)", "between its joints (m)")
    return _texts(heads, rows) + total


def _matrix(inertia: Any) -> Array:
    values: Array = np.asarray(inertia, float)
    return np.diag(values) if values.ndim == 1 else values


def _lengths(mechanism: Any, body: str) -> str:
    """Distances between the joints of a body."""
    points = {joint.name: np.array(joint.at.position) for joint in mechanism.joints if joint.parent == body}
    points |= {joint.name: np.array(joint.child_at.position) for joint in mechanism.joints if joint.child == body}
    pairs = list(combinations(points, 2))
    shown = [f"{a}–{b} {np.linalg.norm(points[a] - points[b]):.6g}" for a, b in pairs[:6]]
    return ", ".join(shown) + (f" and {len(pairs) - 6} more" if len(pairs) > 6 else "")


def _home(model: Model, state: State) -> str:
    """Pose, forces that hold the machine, distances from singularities."""
    rows = [("largest opening of a loop", f"{state.loop_error:.3g} m")]
    try:
        rows.append(("platform", _numbers(state.platform.position) + " m"))
        jacobian = model.jacobian(state)
        rows += [
            ("distance from a parallel singularity", f"{jacobian.parallel:.4g} (0: singular, at most 1)"),
            ("distance from a serial singularity", f"{jacobian.serial:.4g}"),
        ]
    except ClosedChainError as error:
        rows.append(("Jacobian", str(error)))
    facts = _facts(rows)
    try:
        held = model.inverse_dynamics(state)
        names = [actuator.name for actuator in model.system.actuators]
        forces = [(name, f"{state.actuators[name]:.6g}", f"{held[name]:.6g}") for name in names]
        return facts + _texts(("actuator", "coordinate (rad, m)", "force that holds it at rest (N m, N)"), forces)
    except ClosedChainError as error:
        return facts + f'<p class="dim">Forces at rest: {escape(str(error))}</p>'


def _workspace(model: Model, state: State) -> str:
    """Slices through home along two axes of the world in which the platform can move."""
    from closedchain.sweep.question import Grid

    home = state.platform.position
    unit = ", ".join(sorted({"N m" if turns else "N" for turns in model.inverse.rotational_actuators}))
    kinematics = state.kinematics
    motions = kinematics.body_jacobian(kinematics.platform_name(), state.q) @ kinematics.free_motions(state.q)
    scene = Scene(state)
    low, high = scene.extent(scene.points(state)[None])
    reach = REACH * float((high - low).max())
    counts = (COARSE, FINE) if model.inverse.platform.why_not is None else (FEW,)
    figures, said = [], []
    for a, b in combinations(range(3), 2):
        if not all(_moves_along(motions, k) for k in (a, b)):
            continue
        ends: Sequence[tuple[float, float]] = [(home[k] - reach, home[k] + reach) for k in (a, b)]
        for count in counts:
            at: list[Any] = [float(x) for x in home]
            at[a], at[b] = (np.linspace(*end, count) for end in ends)
            field = model.inverse_dynamics_map(Grid.cartesian(*at), state=state, progress=False)
            good = field.status.values == OUTCOMES["regular"]
            if good.sum() < 2:
                break
            ends = [_around(at[k], good.any(axis=1 - side)) for side, k in enumerate((a, b))]
        if good.sum() < 2:
            continue
        plane = f"{AXES[a]} and {AXES[b]}"
        figures.append(
            image_figure(picture(f"Largest force at rest over {plane}, home orientation.", _slice(field, unit)))
        )
        cell = np.prod([abs(float(values[1] - values[0])) for values in (at[a], at[b])])
        singular = int((field.status.values == OUTCOMES["singular"]).sum())
        said.append(f"{plane}: about {good.sum() * cell:.4g} m² within reach and limits, {singular} singular poses")
    if not figures:
        raise ArgumentError("the platform moves along fewer than two axes of the world while its orientation stays")
    listed = "".join(f"<li>{escape(words)}</li>" for words in said)
    return f'<ul>{listed}</ul><div class="figures">{"".join(figures)}</div>'


def _moves_along(motions: Array, axis: int) -> bool:
    """Whether twists (6, n) combine to a translation along an axis alone."""
    wanted = np.zeros(6)
    wanted[3 + axis] = 1.0
    found = np.linalg.lstsq(motions, wanted, rcond=1e-9)[0]
    return bool(np.linalg.norm(motions @ found - wanted) < 1e-6)


def _around(values: Array, good: Array) -> tuple[float, float]:
    """The range of the good values, and one more on each side."""
    step, within = abs(float(values[1] - values[0])), values[good]
    return float(within.min()) - step, float(within.max()) + step


def _slice(field: Dataset, unit: str) -> Any:
    """The largest force of all actuators over a slice; white where the platform does not come."""
    from matplotlib.figure import Figure

    from closedchain.show.maps import contours
    from closedchain.show.style import styled

    largest = abs(field["force"]).max("actuator").squeeze()
    shown = largest.to_dataset(name="largest force")
    shown["largest force"].attrs["units"] = unit
    with styled():
        figure = Figure(figsize=(5.4, 4.6), layout="constrained")
        contours(figure.add_subplot(), shown, "largest force")
    return figure


def _stiffness(model: Model, state: State) -> str:
    stiffness = model.stiffness(state)
    rigid = stiffness.rigid_directions.size > 0
    names = ("about x", "about y", "about z", "along x", "along y", "along z")
    values = stiffness.compliance if rigid else stiffness.matrix
    what = "Compliance (rad, m per N m, N)" if rigid else "Stiffness (N m, N per rad, m)"
    columns = [aligned([f"{value:.5g}" for value in column]) for column in values.T]
    rows = "".join(
        f"<tr><td>{name}</td>{''.join(f'<td class=number>{column[k]}</td>' for column in columns)}</tr>"
        for k, name in enumerate(names)
    )
    point = _numbers(stiffness.reference_point)
    text = f"<h3>{what}</h3>{table(headings(('', *names)), rows)}<p class=dim>At ({point}) m, world axes.</p>"
    shown = np.sort(model.natural_modes(state).frequencies)[:MODES]
    return text + _facts([("lowest natural frequencies, motors locked", f"{_numbers(shown)} Hz")])


def _motors(model: Model, motion: Motion) -> str:
    """Forces, powers and sizing along a motion, and the motion itself."""
    from closedchain.show.forces import plot_forces

    check = model.check_motion(motion)
    answer = model.inverse_dynamics_along(motion)
    rows = [
        (
            row.name,
            f"{row.peak_force:.5g} {row.unit}",
            f"{row.rms_force:.5g} {row.unit}",
            f"{row.peak_velocity:.5g}",
            f"{row.peak_power:.5g}",
            f"{row.mean_power:.5g}",
            f"{row.highest_coordinate - row.lowest_coordinate:.5g}",
        )
        for row in answer.sizing.rows
    ]
    heads = (
        "actuator",
        "peak force",
        "rms",
        "peak velocity (rad/s, m/s)",
        "peak power (W)",
        "mean (W)",
        "stroke",
    )
    total = f"<p>All together at most {answer.sizing.peak_total_power:.5g} W, over {answer.sizing.duration:.4g} s.</p>"
    figures = machine_figure(_played(model, motion)) + image_figure(picture("Forces and powers.", plot_forces(answer)))
    return f'{_texts(heads, rows)}{total}<pre>{escape(str(check))}</pre><div class="figures">{figures}</div>'


def _played(model: Model, motion: Motion) -> MachineView:
    """The machine along a motion."""
    times = np.linspace(0.0, motion.duration, FRAMES)
    found = model.inverse_dynamics_along(motion, times=times)
    states = [model.state(q, check=False) for q in found.course.q]
    return drawn("Along the motion; drag to turn it.", states, float(motion.duration))


def _provenance(model: Model) -> str:
    text = yaml_text(to_data(model.mechanism))
    rows = [
        ("program", f"closedchain {__version__}, Python {python_platform.python_version()}"),
        ("date", strftime("%Y-%m-%d")),
        ("formulation", model.explain().method),
        ("digest of the description", sha256(text.encode()).hexdigest()[:16]),
    ]
    return (
        _facts(rows) + "<details><summary>The description; saved as .yaml, it is read back digit for digit</summary>"
        f"<pre>{escape(text)}</pre></details>"
    )


def _facts(rows: Iterable[tuple[str, str]]) -> str:
    body = "".join(f"<tr><td>{escape(name)}</td><td>{escape(value)}</td></tr>" for name, value in rows)
    return table("<th></th><th></th>", body)


def _texts(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    return table(head, "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows))


def _numbers(values: Any) -> str:
    return ", ".join(f"{value:.6g}" for value in np.asarray(values, float).ravel())
