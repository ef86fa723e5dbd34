"""Library machines are described by their arguments."""

from __future__ import annotations

import copy
import inspect
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.mechanism import from_data, to_data
from closedchain.mechanism.derivations import Expressions

BUILDERS = cc.library.machines() | {
    "delta_on_springs": lambda **given: cc.library.delta(**({"stiffness": 1e5} | given)),
    "placed_hexapod": lambda **given: cc.library.hexapod(**({"position": (0.01, 0.02, 0.5)} | given)),
    "spherical": lambda **given: cc.library.spherical_3rrr(
        **({"alpha1": 1.0, "alpha2": 1.5, "beta": 1.4, "gamma": 0.3, "stiffness": 1e6} | given)
    ),
}
DEFAULTS = {
    "delta_on_springs": {"stiffness": 1e5},
    "placed_hexapod": {"position": (0.01, 0.02, 0.5)},
    "spherical": {"alpha1": 1.0, "alpha2": 1.5, "beta": 1.4, "gamma": 0.3, "stiffness": 1e6},
}
SIGNED = {
    "delta_on_springs": cc.library.delta,
    "placed_hexapod": cc.library.hexapod,
    "spherical": cc.library.spherical_3rrr,
}
# whole numbers choose between machines
CHOICES = {"n", "modes", "side", "elbows", "shoulder", "elbow", "wrist", "knuckles"}
CHOICES |= {"knees", "mode", "stiffening", "options", "dimensions"}


def numbers(machine: cc.Mechanism) -> dict[tuple[Any, ...], float]:
    """All floats of a description by their places; inertias as matrices."""
    matrices = {body.name: tuple(map(tuple, body.inertia_matrix.tolist())) for body in machine.bodies}
    machine = replace(machine, bodies=tuple(replace(body, inertia=matrices[body.name]) for body in machine.bodies))
    found: dict[tuple[Any, ...], float] = {}
    todo: list[tuple[tuple[Any, ...], Any]] = [((), to_data(replace(machine, derived_from=Expressions())))]
    while todo:
        path, value = todo.pop()
        if isinstance(value, float):
            found[path] = value
        elif isinstance(value, dict | list):
            todo += [((*path, k), one) for k, one in (value.items() if isinstance(value, dict) else enumerate(value))]
    return found


def moved(value: Any, rng: np.random.Generator) -> Any:
    """Other numbers nearby."""
    if isinstance(value, dict):
        return {key: moved(one, rng) for key, one in value.items()}
    if isinstance(value, tuple | list):
        entries = [moved(one, rng) for one in value]
        return type(value)(*entries) if hasattr(value, "_fields") else tuple(entries)
    return value * (1 + 0.01 * rng.uniform(0.3, 1.0)) if value else 0.003


@pytest.mark.parametrize("name", BUILDERS)
def test_another_argument_is_another_value_of_its_parameter(name: str) -> None:
    build: Any = BUILDERS[name]
    machine, rng = build(), np.random.default_rng(3)
    names = set(machine.parameters)
    for argument, one in inspect.signature(SIGNED.get(name, build)).parameters.items():
        default = DEFAULTS.get(name, {}).get(argument, one.default)
        if argument in CHOICES or default is None or isinstance(default, str):
            continue
        value = (0.07, 0.07, 0.14) if argument == "platform_inertia" and "hexa" in name else moved(default, rng)
        given = (
            {f"{argument}_{key}": entry for key, entry in value.items()}
            if isinstance(value, dict)
            else {argument: value}
        )
        if argument == "carriage_mass" and argument not in machine.parameters:
            continue  # a machine without carriages
        names -= {other for other in names if other.split("[")[0] in given or other in given}
        wanted, found = numbers(build(**{argument: value})), numbers(machine.with_parameters(given))
        assert wanted.keys() == found.keys()
        a, b = (np.array([table[path] for path in wanted]) for table in (wanted, found))
        np.testing.assert_allclose(b, a, rtol=1e-12, atol=1e-13, err_msg=argument)
        changed = numbers(machine)
        assert any(changed.get(path) != value for path, value in wanted.items()), argument
    if name not in ("unlimited_roll", "coaxial", "agile_wrist", "walker"):  # these hand arguments on
        assert names == set()


@pytest.mark.parametrize("name", BUILDERS)
def test_library_machines_survive_their_files(name: str) -> None:
    plain: Any = BUILDERS[name]()  # type: ignore[operator]
    assert "parameters" not in to_data(plain)  # until they are asked for
    machine = plain.with_parameters()
    assert set(machine.parameters) == set(plain.parameters)
    again = from_data(to_data(machine))
    assert again == machine
    assert again.expressions == machine.expressions
    assert again.parameters == machine.parameters


@pytest.mark.parametrize("name", BUILDERS)
def test_the_names_cost_no_digit(name: str) -> None:
    machine: Any = BUILDERS[name]()  # type: ignore[operator]
    again = machine.with_parameters()
    assert len(machine.expressions) == len(machine.derived_from)  # all are near their numbers
    assert again.expressions.keys() == machine.expressions.keys()
    wanted, found = numbers(machine), numbers(again)
    assert found == pytest.approx(wanted, rel=1e-13, abs=1e-14)
    assert replace(machine, name="other").with_parameters() == replace(again, name="other")


def test_machines_made_of_library_machines_keep_their_names() -> None:
    delta = cc.library.delta()
    light = replace(delta, bodies=(replace(delta.bodies[0], mass=0.1), *delta.bodies[1:]))
    changed = light.with_parameters({"masses[2]": 5.0}, arm=0.31)
    assert changed.body("platform").mass == 0.1
    assert changed.joint("leg1_left_elbow").at.position[0] == 0.31
    loaded = delta.with_payload(cc.Payload(0.5)).with_parameters({"masses[2]": 1.0})
    assert loaded.body("platform").mass == 1.5
    assert pickled(delta).with_parameters(arm=0.31) == delta.with_parameters(arm=0.31)


def pickled(machine: cc.Mechanism) -> cc.Mechanism:
    """As it goes to other processes."""
    return copy.deepcopy(machine)


ANEW: dict[str, dict[str, Any]] = {
    "delta": {"arm": 0.31, "masses": (0.5, 0.1, 1.0)},
    "four_bar": {"crank": 1.1},
    "gough_stewart": {"angles": (0.1, 0.2, 0.05)},
}


@pytest.mark.parametrize("name", ANEW)
def test_answers_are_those_of_the_machine_built_anew(name: str) -> None:
    build, answers = getattr(cc.library, name), []
    for machine in (build(**ANEW[name]), build().with_parameters(ANEW[name])):
        model = cc.compile(machine)
        state = model.assemble()
        answers.append([*state.q, *model.forward_dynamics(state).acceleration, *state.platform.position])
    np.testing.assert_allclose(answers[1], answers[0], rtol=1e-12, atol=1e-11)


def test_an_argument_may_be_an_expression() -> None:
    size = cc.Parameter("size", 0.3, "m")
    machine = cc.library.delta(arm=size, rod=2.2 * size)
    assert machine.parameters["rod"].definition is not None
    changed = machine.with_parameters(size=0.31)
    wanted = cc.library.delta(arm=0.31, rod=2.2 * 0.31)
    assert numbers(changed) == pytest.approx(numbers(wanted), rel=1e-12, abs=1e-13)


def test_units_are_known() -> None:
    parameters = cc.library.delta().parameters
    assert (parameters["arm"].unit, parameters["masses[1]"].unit, parameters["young"].unit) == ("m", "kg", "Pa")


def test_values_out_of_reach_are_refused() -> None:
    with pytest.raises(cc.errors.MechanismError, match=r"'delta' with arm=0\.01: "):
        cc.library.delta().with_parameters(arm=0.01)
    with pytest.raises(cc.errors.UnknownNameError, match="no parameter 'arms'; parameters: arm, "):
        cc.library.delta().with_parameters(arms=0.3)
