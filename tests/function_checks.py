"""Functions in closed coordinates against their model: values, derivatives, weights, independence of q_near."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

import closedchain as cc
from closedchain.functions.function import Function
from oracles.state import Array

Ports = dict[str, Array]


def named(function: Function, results: Sequence[Array]) -> Ports:
    """Results by the names of their ports."""
    return dict(zip((port.name for port in function.outputs), results, strict=True))


def everything(model: cc.Model) -> list[str]:
    """Outputs of all kinds that the machine has."""
    found = []
    for joint in model.mechanism.joints:
        part = model.system.element(joint.name)
        if part.model.nv:
            found += [joint.name] * bool(part.model.nq) + [f"{joint.name}.velocity", f"{joint.name}.acceleration"]
    for actuator in model.mechanism.actuators:
        found += [f"{actuator.name}.{kind}" for kind in ("position", "velocity", "force", "power")]
    taken = {joint.name for joint in model.mechanism.joints}
    body = [body.name for body in model.mechanism.bodies if body.name not in taken][-1:]
    moving = [f"{name}.{kind}" for name in body for kind in ("velocity", "acceleration")]
    return list(dict.fromkeys([*found, *moving, "kinetic_energy", "potential_energy"]))


def relative(value: Array, wanted: Array) -> float:
    """Largest difference as a share of the largest number, at least one."""
    value, wanted = np.asarray(value, float).ravel(), np.asarray(wanted, float).ravel()
    return float(np.abs(value - wanted).max(initial=0.0) / max(1.0, np.abs(wanted).max(initial=0.0)))


def states(model: cc.Model, coordinates: str | Sequence[str], count: int) -> list[cc.State]:
    """Closed, moving states of the samples, by the coordinates' own kinematics."""
    kinematics = model.functions.forward_kinematics(coordinates=coordinates)
    q, v, *_ = kinematics(*kinematics.samples(count))
    return [model.state(*both) for both in zip(q, v, strict=True)]


def check_values(model: cc.Model, coordinates: str | Sequence[str] = "auto", count: int = 4) -> float:
    """Accelerations and everything that is observed against forward_dynamics of the same states; largest difference."""
    names = everything(model)
    function = model.functions.ode(coordinates=coordinates, outputs=names)
    given = function.samples(count)
    results = named(function, function(*given))
    assert not function.status(*function(*given)).any()
    forces = dict(zip((port.name for port in function.inputs), given, strict=True))["forces"]
    worst, signals = 0.0, function.outputs[1].names
    for k, state in enumerate(states(model, coordinates, count)):
        assert state.loop_error < 1e-11 * model.system.size
        answer = model.forward_dynamics(state, forces[k])
        wanted = []
        for name in names:
            stem, _, kind = name.rpartition(".")
            if stem in [joint.name for joint in model.mechanism.joints] and kind in ("velocity", "acceleration"):
                if kind == "velocity":
                    wanted.append(state.velocity(stem))
                else:
                    wanted.append(answer[stem])
            elif name in [joint.name for joint in model.mechanism.joints]:
                wanted.append(state[name])
            elif stem in [actuator.name for actuator in model.mechanism.actuators]:
                a = [actuator.name for actuator in model.mechanism.actuators].index(stem)
                speed = model.kinematics.actuator_jacobian(state.q)[a] @ state.v
                values = {"position": state.actuators[stem], "velocity": speed, "force": forces[k, a]}
                wanted.append(values[kind] if kind in values else forces[k, a] * speed)
            elif kind == "velocity":
                wanted.append(state.body(stem).twist)
            elif kind == "acceleration":
                wanted.append(answer.body(stem))
            else:
                wanted.append(model.energies(state)[name == "potential_energy"])
        whole = np.concatenate([np.atleast_1d(part) for part in wanted])
        found = results["y"][k]
        off = np.abs(found - whole)
        angles = [unit == "rad" for unit in function.outputs[1].units]
        off[angles] = np.abs(np.sin((found - whole)[angles] / 2))  # turns of cut joints
        scale = max(1.0, np.abs(whole).max())
        assert len(signals) == len(whole)
        worst = max(worst, float(off.max() / scale))
    return worst


def check_inverse(model: cc.Model, coordinates: str | Sequence[str] = "auto", count: int = 3) -> float:
    """Forces of inverse dynamics put into the ode give the accelerations back; and equal model.inverse_dynamics."""
    inverse, ode = model.functions.inverse_dynamics(coordinates=coordinates), model.functions.ode(coordinates)
    given = inverse.samples(count)
    forces = inverse(*given)[0]
    dx = ode(given[0], forces, *given[2:])[0]
    n = given[1].shape[1]
    return relative(dx[:, -n:], given[1])


def differences(function: Function, given: list[Array], by: str, steps: float = 1e-5) -> Ports:
    """Derivatives of all results by one input, by central differences of fourth order, one instance."""
    names = [port.name for port in function.inputs]
    k, found = names.index(by), dict[str, list[Array]]()
    for i in range(given[k].shape[-1]):
        h = steps * max(1.0, abs(float(given[k][i])))
        total: Ports = {}
        for share, weight in ((1, 8 / 12), (-1, -8 / 12), (2, -1 / 12), (-2, 1 / 12)):
            moved = [np.array(one) for one in given]
            moved[k][i] += share * h
            for name, part in named(function, function(*moved)).items():
                total[name] = total.get(name, 0.0) + weight / h * part
        for name, part in total.items():
            found.setdefault(name, []).append(part)
    return {name: np.array(parts).T for name, parts in found.items()}


def check_derivatives(function: Function, count: int = 2, seed: int = 0) -> tuple[float, float]:
    """Largest relative differences: derivatives against differences, weights against derivatives."""
    given, rng = function.samples(count + 1)[:], np.random.default_rng(seed)
    names = [port.name for port in function.inputs]
    worst = [0.0, 0.0]
    for row in range(count):  # the last is near a singularity, where differences are not worth much
        one = [np.array(part[row]) for part in given]
        found = named(function.derivative, function.derivative(*one))
        values = named(function, function(*one))
        results = [name for name in values if f"{name}_{names[0]}" in found]
        weights = [rng.standard_normal(values[name].shape) for name in results]
        products = named(function.vjp, function.vjp(*one, *weights))
        for name in results:
            worst[0] = max(worst[0], relative(found[name], values[name]))
        for by in names:
            if f"{results[0]}_{by}" not in found:
                continue
            slopes = differences(function, one, by)
            total = np.zeros(len(one[names.index(by)]))
            for name, weight in zip(results, weights, strict=True):
                matrix = found[f"{name}_{by}"].reshape(slopes[name].shape)  # one column: an array of one axis
                level = max(1.0, np.abs(matrix).max(initial=0.0), np.abs(values[name]).max(initial=0.0))
                worst[0] = max(worst[0], float(np.abs(matrix - slopes[name]).max(initial=0.0) / level))
                total += weight @ matrix
            worst[1] = max(worst[1], relative(products[f"by_{by}"], total))
    return worst[0], worst[1]


def check_near(function: Function, reach: float, seed: int = 0) -> float:
    """The same results from any q_near, wherever the status is good; largest relative difference."""
    given, rng = function.samples(3), np.random.default_rng(seed)
    names = [port.name for port in function.inputs]
    near, worst, good = names.index("q_near"), 0.0, 0
    base = function(*given)
    for _ in range(5):
        moved = list(given)
        moved[near] = given[near] + reach * rng.uniform(-1, 1, given[near].shape)
        again = function(*moved)
        fine = function.status(*again) == 0
        good += int(fine.sum())
        for port, a, b in zip(function.outputs, base, again, strict=True):
            if port.name not in ("q", "residual", "mode"):  # quaternions of q_near are not unit
                worst = max(worst, relative(b[fine], a[fine]))
    assert good
    return worst
