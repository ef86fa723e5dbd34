"""Parameters of a mechanism: where they enter, what keeps them, files of them."""

# ruff: noqa: E501
from __future__ import annotations

import copy
import dataclasses
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.files.keys import digest
from closedchain.mechanism import from_data, to_data
from closedchain.mechanism.derivations import is_expressed


def pendulum(arm: Any = 0.3, mass: Any = 2.0) -> cc.Mechanism:
    """Two bodies whose numbers follow from two."""
    return cc.Mechanism(
        "pendulum",
        [
            cc.Body.rod("upper", mass, arm),
            cc.Body("lower", mass / 2, (arm / 3, 0, 0), [[mass + 1, 0, 0], [0, mass + 1, 0.1], [0, 0.1, mass / 2 + 2]]),
        ],
        [
            cc.revolute("pivot", "ground", "upper", axis=(0, 1, 0)),
            cc.revolute(
                "elbow", "upper", "lower", at=(arm, 0, 0), axis=(0, np.sin(arm), np.cos(arm)), start=[arm],
                spring=cc.JointSpring(3 * mass), limits=(-mass, mass), compliance=cc.Compliance.bearing(1e8 * mass, 1e8, 1e4),
            ),
        ],
        [cc.Actuator("motor", "pivot", gear=mass, max_force=10 * mass)],
        wrenches=[cc.Wrench("lower", force=(0, 0, -mass))],
        gravity=(0, 0, -9.81),
    )  # fmt: skip


def parametric() -> cc.Mechanism:
    return pendulum(cc.Parameter("arm", 0.3, "m"), cc.Parameter("mass", 2.0))


def rich() -> cc.Mechanism:
    """Parts of all kinds, with numbers in every field."""
    round_bar = cc.Section("round", radius=0.01, shear_y=0.9, shear_z=0.9)
    shapes = [
        cc.Shape.box((0.1, 0.2, 0.3), cc.Pose((0.1, 0, 0), axis=(0, 0, 1), x=(0, 1, 0))),
        cc.Shape.sphere((0.1, 0.2, 0.3), 0.05),
        cc.Shape.cylinder((0, 0, 0), (0, 0.1, 0.4), 0.02),
        cc.Shape.ellipsoid((0.1, 0.2, 0.3)),
        cc.Shape(((0, 0, 0), (0.1, 0, 0)), radius=0.01, color=(0.1, 0.2, 0.3, 0.5)),
    ]
    K = np.diag([3.0, 4.0, 5.0, 6.0, 7.0, 8.0])
    K[0, 1] = K[1, 0] = 0.5
    joints = [
        cc.revolute("a", "ground", "one", axis=(0, 0.6, 0.8), friction=cc.JointFriction(0.3, 0, 0.4), armature=0.1),
        cc.prismatic("b", "one", "two", at=(0.1, 0.2, 0.3), damper=cc.JointDamper(0.2), limits=(-0.1, 0.4)),
        cc.helical("c", "two", "three", pitch=0.01, start=[0.2]),
        cc.universal("d", "three", "four", cc.Pose((1, 2, 3), rotation=(0.5, 0.5, 0.5, 0.5))),
        cc.spherical("e", "four", "five", spring=cc.JointSpring(2.0, (0.1, 0.2, 0.3)), mu=0.3),
        cc.general("f", "five", "six", motion=[(0, 0, 0.6, 0.8, 0, 0)], constraint=list(np.linalg.svd([(0, 0, 0.6, 0.8, 0, 0)])[2][1:])),
    ]  # fmt: skip
    bodies = [
        cc.Body("one", 1.5, (0.1, 0.2, 0.3), (0.1, 0.2, 0.25), shapes[0]),
        cc.Body("two", density=1000.0, shape=shapes[1]),
        cc.Body("three", 1.0, inertia=[[1, 0.1, 0], [0.1, 2, 0], [0, 0, 2.5]], shape=shapes[2], compliance=cc.Compliance(tuple(map(tuple, 1e-6 * K)))),
        cc.Body("four", 1.0, shape=shapes[3], beams=[cc.Beam((0, 0, 0), (0.2, 0, 0), round_bar, 2e11, 0.3, round_bar), cc.Beam((0.2, 0, 0), (0.4, 0.2, 0), cc.Section("i", height=0.1, width=0.05, web=0.005, flange=0.006), 2e11, 0.3, center=(0.2, 0.2, 0))]),
        cc.Body("five", 1.0, shape=shapes[4], beams=[cc.Beam((0, 0, 0), (0.3, 0, 0), cc.Section("given", area=1e-3, Iy=1e-8, Iz=2e-8, torsion=1e-8), 2e11, 0.3, y=(0, 0.6, 0.8), through=((0.1, 0.01, 0),))]),
        cc.Body("six", 1.0, flexible=cc.FlexibleLink(0.5, 3.0, 0.2, 2, damping=0.01)),
    ]  # fmt: skip
    return cc.Mechanism(
        "rich", bodies, joints,
        [cc.Actuator("m", "a", stiffness=3.0, gear=2.0, rotor_inertia=0.1, damping=0.2, friction=0.3, friction_velocity=0.02, max_force=9.0, max_velocity=8.0, max_power=7.0, also=(("b", 0, 1.5),))],
        platform="four", home=cc.Pose((0.1, 0.2, 0.3), axis=(0, 0.6, 0.8)), gravity=(0.1, 0.2, -9.7),
        wrenches=[cc.Wrench("one", (1, 2, 3), (4, 5, 6), (0.1, 0.2, 0.3))],
        contacts=[cc.Contact("k", "one", (0.1, 0, 0), 0.5, 0.6, cc.Pose((0, 0, -9.0)), 0.02, restitution=0.1, torsional=0.01)],
        struts=[cc.Strut("s", "ground", "two", (1, 0, 0), (0, 1, 0), 100.0, 0.4, 3.0, 2.0)],
        bushings=[cc.Bushing("u", "ground", "three", cc.Pose((0.1, 0, 0)), stiffness=tuple(map(tuple, K)), damping=(1, 2, 3, 4, 5, 6.0))],
        couplings=[cc.Coupling("g", "b", "a", ratio=0.3, offset=0.1), cc.Coupling("h", "c", ("a", "b"), ratio=(0.25, 0.75), polynomial=(0.0, 1.0, 0.2))],
        tolerance=1e-6, ground_shape=cc.Shape.box((1.0, 1.0, 0.1)),
    )  # fmt: skip


def numbers_in(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], float]]:
    """Places of all floats in plain data."""
    if isinstance(data, float):
        yield path, data
    elif isinstance(data, dict | list):
        for step, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from numbers_in(value, (*path, step))


def put(data: Any, path: tuple[Any, ...], value: Any) -> None:
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


MACHINES = {
    "rich": rich,
    "pendulum": pendulum,
    "gough_stewart": cc.library.gough_stewart,
    "quadruped": cc.library.quadruped,
}


@pytest.mark.parametrize("name", MACHINES)
def test_every_number_of_a_description_may_follow_from_a_parameter(name: str) -> None:
    described = MACHINES[name]()
    data = to_data(replace(described, derived_from=type(described.expressions)()))
    places = [(path, value) for path, value in numbers_in(data) if path != ("tolerance",)]
    for k, (path, _) in enumerate(places):
        put(data, path, f"p{k}")
    data["parameters"] = {f"p{k}": value for k, (_, value) in enumerate(places)}
    machine = from_data(data)
    assert machine == described
    assert {f"p{k}" for k in range(len(places))} == set(machine.parameters)
    assert len(places) <= len(machine.expressions)  # axes may stand for two joint frames
    again = from_data(to_data(machine))
    assert again == described
    assert again.expressions == machine.expressions
    # none is taken for another: each expression is the parameter of its own number
    for path, expression in machine.expressions.items():
        assert isinstance(expression, cc.Parameter)
        value: Any = described
        for step in path:
            named = isinstance(value, tuple) and isinstance(step, str)
            value = (
                next(v for v in value if v.name == step)
                if named
                else value[step]
                if isinstance(value, tuple)
                else getattr(value, str(step))
            )
        assert value == expression.value


def parts_of(value: Any) -> Iterator[Any]:
    """All objects of a description."""
    if dataclasses.is_dataclass(value):
        yield value
        for field in dataclasses.fields(value):
            yield from parts_of(getattr(value, field.name))
    elif isinstance(value, tuple):
        for one in value:
            yield from parts_of(one)


def with_parameter(value: Any, path: tuple[int, ...]) -> Any:
    """Nested tuples with a parameter in one place."""
    if not path:
        return cc.Parameter("p", value)
    return tuple(with_parameter(one, path[1:]) if k == path[0] else one for k, one in enumerate(value))


def test_every_field_takes_an_expression() -> None:
    """The same in Python, where expressions come as they are and not as floats."""
    machine, seen = rich(), set()
    for part in parts_of(machine):
        if isinstance(part, cc.Mechanism | type(machine.expressions)):
            continue
        for field in dataclasses.fields(part):
            value = getattr(part, field.name)
            if getattr(part, "density", None) is not None and field.name in ("mass", "center", "inertia"):
                continue
            arrays = np.array(value, dtype=object) if isinstance(value, tuple | float) else np.empty(0)
            for place in np.ndindex(arrays.shape):
                if type(arrays[place]) is not float:
                    continue
                made = replace(part, **{field.name: with_parameter(value, place)})
                assert made == part, (type(part).__name__, field.name)
                assert is_expressed(made) or field.name == "matrix", (type(part).__name__, field.name)
                seen.add((type(part).__name__, field.name))
    assert len(seen) > 70


def test_one_number_may_stand_for_several() -> None:
    p = cc.Parameter("p", 0.5)
    assert is_expressed(cc.Coupling("c", "a", "b", ratio=p))
    assert is_expressed(cc.Coupling("c", "a", ("b", "d"), ratio=2 * p, offset=p))
    assert is_expressed(cc.universal("u", "a", "b", spring=cc.JointSpring(p), damper=cc.JointDamper(p), armature=p))
    assert is_expressed(cc.universal("u", "a", "b", friction=cc.JointFriction(p, velocity=p), limits=(-p, p)))
    assert is_expressed(cc.Shape.mesh("part.stl", scale=p))
    assert is_expressed(cc.FlexibleLink(p, p, p))
    assert is_expressed(cc.Bushing("b", "a", "c", stiffness=(p,) * 6))
    assert is_expressed(cc.Compliance((p,) * 6))


def test_the_numbers_are_plain_and_the_machine_is_the_same() -> None:
    made, plain = parametric(), pendulum()
    assert made == plain
    assert hash(made) == hash(plain)
    assert digest(made) == digest(plain)
    assert repr(made) == repr(plain)
    assert {type(value) for _, value in numbers_in(copy.deepcopy(to_data(plain)))} == {float}
    assert type(made.bodies[0].mass) is float
    assert type(made.joints[1].at.position[0]) is float


def test_other_values_are_the_machine_made_anew() -> None:
    changed = parametric().with_parameters(arm=0.37, mass=1.1)
    assert changed == pendulum(0.37, 1.1)
    assert changed.parameters["arm"] == cc.Parameter("arm", 0.37, "m")
    assert changed.with_parameters({"arm": 0.3}, mass=2.0) == pendulum()
    assert parametric().with_parameters() == pendulum()


def test_results_are_those_of_the_machine_made_anew() -> None:
    models = [cc.compile(one) for one in (parametric().with_parameters(arm=0.37), pendulum(0.37))]
    results = [model.forward_dynamics(model.assemble()).acceleration for model in models]
    np.testing.assert_array_equal(*results)


def test_expressions_stay_with_replaced_parts() -> None:
    machine = parametric()
    light = replace(machine, bodies=(replace(machine.bodies[0], mass=0.5), machine.bodies[1]))
    assert ("bodies", "upper", "mass") not in light.expressions
    assert ("bodies", "upper", "center", 0) in light.expressions
    assert light.with_parameters(mass=3.0).body("upper").mass == 0.5
    assert light.with_parameters(mass=3.0).body("lower").mass == 1.5
    shuffled = replace(machine, bodies=machine.bodies[::-1], name="other")
    assert shuffled.with_parameters(arm=0.5).body("lower").center[0] == 0.5 / 3
    alone = replace(cc.revolute("r", "ground", "b", at=(cc.Parameter("x", 1.0), 0, 0)), start=(0.2,))
    assert str(cc.Mechanism("m", [cc.Body("b", 1.0)], [alone]).expressions["joints", "r", "at", "position", 0]) == "x"
    gone = replace(machine, bodies=pendulum().bodies, joints=pendulum().joints, actuators=(), wrenches=())
    assert gone == replace(pendulum(), actuators=(), wrenches=())


def test_payloads_and_copies_keep_expressions() -> None:
    machine = parametric()
    loaded = machine.with_payload(cc.Payload(0.7, (0.1, 0.2, 0.3), (0.1, 0.2, 0.25), body="upper"))
    changed = loaded.with_parameters(arm=0.41, mass=1.3)
    wanted = pendulum(0.41, 1.3).with_payload(cc.Payload(0.7, (0.1, 0.2, 0.3), (0.1, 0.2, 0.25), body="upper"))
    np.testing.assert_allclose(changed.body("upper").inertia, wanted.body("upper").inertia, rtol=1e-14, atol=1e-16)
    np.testing.assert_allclose(changed.body("upper").center, wanted.body("upper").center, rtol=1e-14, atol=1e-16)
    assert copy.deepcopy(machine).expressions == machine.expressions
    assert copy.deepcopy(machine).with_parameters(arm=0.5) == machine.with_parameters(arm=0.5)


def test_a_density_weighs_the_changed_shape() -> None:
    def block(edge: Any) -> cc.Mechanism:
        body = cc.Body("block", shape=cc.Shape.box((edge, 0.2, 0.3)), density=1000.0)
        return cc.Mechanism("m", [body], [cc.revolute("hinge", "ground", "block", at=(edge, 0, 0))])

    changed = block(cc.Parameter("edge", 0.1)).with_parameters(edge=0.15)
    assert changed == block(0.15)
    assert changed.bodies[0].mass == pytest.approx(9.0)


@pytest.mark.parametrize("field", ["mass", "center", "inertia"])
def test_what_follows_from_a_density_is_not_given_again(field: str) -> None:
    one = cc.Parameter("one", 1.0)
    given: dict[str, Any] = {"mass": one, "center": (one, 0, 0), "inertia": (one, one, 1.0)}
    with pytest.raises(cc.errors.ArgumentError, match=f"from which its {field} follows"):
        cc.Body("block", shape=cc.Shape.box((0.1, 0.2, 0.3)), density=1000.0, **{field: given[field]})


def test_drawings_carry_expressions() -> None:
    def drawn(width: Any, height: Any) -> cc.Mechanism:
        bodies = [
            cc.Body(
                "arm", 1.0, (width / 2, 0, height), shape=cc.Shape.cylinder((0, 0, height), (width, 0, height), 0.02)
            ),
            cc.Body("tip", 1.0, (width, 0, height / 2), density=None),
        ]
        joints = [
            cc.pin("base", "ground", "arm", (0, 0, height), axis=(0, width, 0.1)),
            cc.cardan("wrist", "arm", "tip", (width, 0, height), axis=(width, 0, 0), second=(0, 0, height)),
        ]
        contact = cc.Contact("foot", "tip", at=(width, 0, 0.0), radius=0.01)
        return cc.drawing(
            "drawn", bodies, joints, platform="tip", contacts=[contact], origins={"arm": (width / 4, 0, 0)}
        )

    made = drawn(cc.Parameter("width", 0.5), cc.Parameter("height", 0.8)).with_parameters(width=0.7, height=0.9)
    a, b = (
        dict(numbers_in(to_data(replace(one, derived_from=type(one.expressions)())))) for one in (made, drawn(0.7, 0.9))
    )
    assert a.keys() == b.keys()
    np.testing.assert_allclose(list(a.values()), list(b.values()), rtol=1e-14, atol=1e-16)


@pytest.mark.parametrize("ending", ["yaml", "json"])
def test_files_are_read_back_exactly(tmp_path: Path, ending: str) -> None:
    reach = cc.Parameter("reach", cc.Parameter("arm", 0.3, "m") * 2 + 1e-3, "m")
    for machine in (parametric(), pendulum(reach / 2, 2.0), rich()):
        again = cc.load(cc.save(machine, tmp_path / f"machine.{ending}"))
        assert again == machine
        assert again.expressions == machine.expressions
        assert again.parameters == machine.parameters
        assert to_data(again) == to_data(machine)


def test_a_number_equal_to_the_default_is_written_with_its_expression() -> None:
    gear, mass = cc.Parameter("gear", 1.0), cc.Parameter("mass", 0.0)
    machine = replace(pendulum(), actuators=(cc.Actuator("motor", "pivot", gear=gear),))
    machine = replace(machine, bodies=(replace(machine.bodies[0], mass=mass), machine.bodies[1]))
    again = from_data(to_data(machine))
    assert set(again.parameters) == {"gear", "mass"}
    assert again.with_parameters(gear=2.0).actuators[0].gear == 2.0


def drawing_file(**changes: Any) -> dict[str, Any]:
    return {
        "closedchain": 2,
        "name": "drawn",
        "drawing": True,
        "parameters": {"arm": {"value": 0.3, "unit": "m"}, "height": "2*arm*sin(pi/2)"},
        "bodies": [{"name": "a", "mass": 1.0, "center": ["arm/2", 0, "height"]}],
        "joints": [{"name": "p", "kind": "pin", "parent": "ground", "child": "a", "point": [0, 0, "height"], "axis": [0, "arm", 0]}],
        "origins": {"a": ["arm", 0, 0]},
    } | changes  # fmt: skip


def test_files_of_drawings_have_expressions() -> None:
    machine = from_data(drawing_file())
    changed = machine.with_parameters(arm=0.4)
    assert changed.joint("p").at.position == (0, 0, 0.8)
    assert changed.joint("p").child_at.position == (-0.4, 0, 0.8)
    np.testing.assert_allclose(changed.body("a").center, (-0.2, 0, 0.8), rtol=1e-15, atol=0)


def test_short_forms_of_files_have_expressions() -> None:
    data: dict[str, Any] = {
        "closedchain": 2, "name": "m", "parameters": {"a": 0.6, "b": 0.8, "x": 0.1},
        "bodies": [{"name": "one", "mass": "(a+b)/1.4"}],
        "joints": [{"name": "j", "kind": "revolute", "parent": "ground", "child": "one", "at": ["x", 0, "pi/2"], "axis": [0, "a", "b"]}],
    }  # fmt: skip
    machine = from_data(data)
    assert machine.joints[0].at == cc.Pose((0.1, 0, np.pi / 2), axis=(0, 0.6, 0.8))
    turned = machine.with_parameters(a=0.8, b=0.6)
    assert turned.joints[0].child_at.axis == (0, 0.8, 0.6)
    with pytest.raises(cc.errors.GeometryError, match=r"with a=0.9: axis .* has length"):
        machine.with_parameters(a=0.9)


@pytest.mark.parametrize(
    ("changes", "error", "words"),
    [
        ({"parameters": {"arm": "height/2", "height": "c*2", "c": "arm"}}, "ExpressionError", "circle: arm ← height ← c ← arm"),
        ({"parameters": {"arm": "arm"}}, "ExpressionError", "circle: arm ← arm"),
        ({"parameters": {"arm": 1.0, "hight": 2.0}}, "UnknownNameError", r"bodies\[0\] 'a': center\[2\]: .*'height'; parameters: hight, arm"),
        ({"parameters": {"arm": 1.0, "height": "aarm"}}, "UnknownNameError", "parameters: height: .*'aarm'; parameters: arm"),
        ({"parameters": {"arm": 0.0, "height": "1/arm"}}, "ExpressionError", "parameters: height: division by zero in '1/arm'"),
        ({"parameters": {"arm": 1.0, "height": 1.0, "rod": 2.0}}, "FileFormatError", "'rod' is used nowhere"),
        ({"parameters": {"arm": 1.0, "height": {"vale": 1.0}}}, "FileFormatError", "did you mean 'value'"),
        ({"parameters": {"arm": 1.0, "height": {"unit": "m"}}}, "FileFormatError", "'value' is missing"),
        ({"parameters": {"arm": 1.0, "height": "1.0"}}, "FileFormatError", "leave the quotes out"),
        ({"parameters": {"arm": 1.0, "height": True}}, "ArgumentError", "must be a number"),
        ({"parameters": {"arm": 1.0, "height": [1.0]}}, "ArgumentError", "must be a number"),
        ({"parameters": {"arm": 1.0, "height": {"value": 1.0, "unit": 3}}}, "ArgumentError", "unit of parameter"),
        ({"parameters": {"arm": 1.0, "height": float("inf")}}, "NonFiniteError", "finite"),
        ({"parameters": {"arm": 1.0, "a b": 1.0}}, "UnknownNameError", "letters, digits"),
        ({"parameters": [1.0]}, "FileFormatError", "names with numbers"),
        ({"parameters": None}, "FileFormatError", "names with numbers"),
        ({"parameters": {"arm": "1" + "+1" * 600000, "height": 1.0}}, "ExpressionError", "characters"),
        ({"expressions": []}, "FileFormatError", "unknown field 'expressions'"),
        ({"bodies": [{"name": "a", "mass": "2 kg"}]}, "FileFormatError", r"bodies\[0\] 'a': mass: '2 kg' is not a number; .*SI units"),
        ({"bodies": [{"name": "a", "mass": "2 arm"}]}, "ExpressionError", r"bodies\[0\] 'a': mass: .*missing before 'arm'"),
        ({"parameters": {}, "origins": {}, "joints": [], "bodies": [{"name": "a", "mass": "2 kg"}]}, "FileFormatError", "SI units"),
        ({"parameters": {}, "origins": {}, "joints": [], "bodies": [{"name": "a", "mass": "2.0"}]}, "FileFormatError", "leave the quotes out"),
    ],
)  # fmt: skip
def test_wrong_files_say_what_is_wrong(changes: dict[str, Any], error: str, words: str) -> None:
    with pytest.raises(getattr(cc.errors, error), match=words) as caught:
        from_data(drawing_file(**changes))
    assert type(caught.value).__name__ == error
    assert len(str(caught.value)) < 500


def test_parameters_may_follow_from_each_other_over_many_steps() -> None:
    chain = {f"p{k}": f"p{k + 1}+1" for k in range(400)} | {"p400": 1.0, "arm": "p0", "height": "-arm"}
    machine = from_data(drawing_file(parameters=chain))
    assert machine.parameters["height"].value == -401.0
    assert machine.with_parameters(p400=2.0).parameters["height"].value == -402.0


def test_wrong_values_say_which() -> None:
    machine = parametric()
    for values, error, words in [
        ({"ram": 1.0}, cc.errors.UnknownNameError, "no parameter 'ram'; parameters: arm, mass"),
        ({"arm": "long"}, cc.errors.ArgumentError, "parameter 'arm' must be a number, not 'long'"),
        ({"arm": cc.Parameter("x", 1.0)}, cc.errors.ExpressionError, r"\.value"),
        ({"mass": np.nan}, cc.errors.NonFiniteError, "parameter 'mass' is nan"),
        ({"mass": -1.0}, cc.errors.MechanismError, r"'pendulum' with mass=-1.0: .*"),
        ({"mass": 0.0}, cc.errors.MechanismError, "'pendulum' with mass=0.0: division by zero in '1/"),
    ]:
        with pytest.raises(error, match=words):
            machine.with_parameters(values)
    reach = cc.Parameter("reach", cc.Parameter("arm", 0.3) * 2)
    with pytest.raises(cc.errors.ExpressionError, match=r"'reach' follows from others: it is arm\*2"):
        pendulum(reach).with_parameters(reach=1.0)


def test_other_formats_say_that_names_are_lost(tmp_path: Path) -> None:
    pendulum = cc.Mechanism(
        "pendulum", [cc.Body.rod("rod", 1.0, cc.Parameter("length", 0.5))], [cc.revolute("r", "ground", "rod")]
    )
    for ending in ("xml", "urdf", "sdf"):
        report = cc.export_file(pendulum, tmp_path / f"pendulum.{ending}")
        assert [entry for entry in report.entries if (entry.element, entry.fate) == ("parameters", "dropped")], ending


def test_a_name_stands_for_one_parameter() -> None:
    with pytest.raises(cc.errors.ExpressionError, match="two parameters are called 'arm'"):
        pendulum(cc.Parameter("arm", 0.3), cc.Parameter("arm", 2.0))
    assert set(pendulum(cc.Parameter("arm", 0.3), cc.Parameter("arm", 0.3)).parameters) == {"arm"}


def test_lists_of_parameters_take_lists() -> None:
    machine = pendulum(*(cc.Parameter(f"numbers[{k}]", value) for k, value in enumerate((0.3, 2.0))))
    assert machine.with_parameters(numbers=(0.4, 1.0)) == pendulum(0.4, 1.0)
    assert machine.with_parameters({"numbers[1]": 1.5}) == pendulum(0.3, 1.5)
    with pytest.raises(cc.errors.ArgumentError, match=r"needs values for numbers\[0\], numbers\[1\]"):
        machine.with_parameters(numbers=(0.4,))
