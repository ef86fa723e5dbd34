"""One object of every public class, to be sent to other processes."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np

import closedchain as cc
from closedchain import motions

SECTION = cc.Section("round", radius=0.01)
OUTPUTS = {"square": cc.Variable("m²")}


def law(t: Any, state: Any) -> Any:
    return [1.0 - 0.1 * state.velocity("crank")]


def square(x: float) -> dict[str, float]:
    return {"square": x * x}


def mass(model: cc.Model) -> dict[str, float]:
    return {"square": sum(body.mass for body in model.mechanism.bodies)}


def objects() -> dict[str, Any]:
    """Objects by the names of their classes; `motions.NAME` and `errors.NAME` for those of public modules."""
    machine, wrist = cc.library.four_bar(), cc.compile(cc.library.coaxial())
    model = cc.compile(machine)
    state = model.assemble(joints={"crank": 1.2})
    report = cc.ImportReport("urdf", "robot.urdf", ())
    made = [
        machine, model, state, model.kernels.forward(), model.linearize(state), model.simulate(state, 0.02, law),
        model.equilibrium(state, hold="all"),
        wrist.stiffness(wrist.assemble()), *machine.bodies[:1], *machine.joints[:1], *machine.actuators[:1],
        cc.Point("tip", "rod", (1.0, 0.0, 0.0)), cc.Parameter("arm", 0.3, "m") * 2,
        cc.Parameter("arm", 0.3, "m"), cc.Pose((1.0, 2.0, 3.0)), cc.Wrench("rod", (1.0, 0.0, 0.0)), cc.Payload(1.0),
        cc.Shape(((0.0, 0.0, 0.0),), kind="sphere", radius=0.1),
        cc.Contact("foot", "rod"), cc.Compliance((0.0, 0.0, 0.0, 0.0, 0.0, 1e-6)), SECTION,
        cc.Beam((0.0, 0.0, 0.0), (1.0, 0.0, 0.0), SECTION, 2e11, 0.3), cc.FlexibleLink(1.0, 1.0, 1.0),
        cc.JointSpring(1.0), cc.JointDamper(1.0), cc.JointFriction(1.0),
        cc.Strut("gas", "ground", "rod", stiffness=1.0, free_length=0.5),
        cc.Bushing("rubber", "ground", "rod"), cc.Coupling("gears", "right", "left", teeth=(20, 40)),
        report, cc.Imported(machine, report), cc.ExportReport("urdf", "x", ()),
        cc.DeNOC(), cc.Lagrange(), cc.OperationalSpace(), cc.VirtualSpring(), cc.VirtualWork(), cc.ForceDistribution(),
        cc.Table([0.0, 1.0], [1.0, 2.0]), cc.Sampled(law), cc.Event("e", law), cc.Impact(law),
        cc.PDGravity({"crank": 1.0}, 10.0, 1.0), cc.ComputedTorque({"crank": 1.0}),
        cc.PID({"crank": 1.0}, 10.0), cc.LaggedActuators(law, 0.01),
        cc.FeedForward(cc.Table([0.0, 1.0], [1.0, 2.0]), cc.Table([0.0, 1.0], [1.0, 2.0]), 10.0, 1.0),
        cc.ObserverFeedback(model.linearize(state), state, [0.0], [[1.0, 1.0]], [[1.0], [1.0]]),
        cc.Points.product(mass=[1.0, 2.0]), cc.Grid.cartesian([0.0, 1.0], 0.0, 0.5), cc.Variable("m"),
        cc.PointFunction(square, OUTPUTS), cc.MachineQuestion(machine, mass, OUTPUTS),
        cc.SimulationQuestion(machine, ("closing",), tuple(state.q), tuple(state.v), 0.1, 1e-3),
    ]  # fmt: skip
    found = {type(one).__name__: one for one in made}
    found |= {f"motions.{type(one).__name__}": one for one in _motions()}
    return found | {f"errors.{type(one).__name__}": one for one in _errors()}


def _motions() -> list[Any]:
    line = motions.line(cc.Pose(), cc.Pose((0.1, 0.0, 0.0)), duration=1.0)
    arc = motions.arc(cc.Pose((1.0, 0.0, 0.0)), (0.0, 0.0, 0.0), (0, 0, 1), 1.0, duration=1.0)
    joints, hold = motions.joints({"crank": 0.0}, {"crank": 1.0}, 1.0), motions.hold(cc.Pose(), 1.0)
    return [line, arc, joints, hold, motions.sequence(hold, hold)]


def _errors() -> list[Any]:
    kinds = [kind for _, kind in inspect.getmembers(cc.errors, inspect.isclass) if issubclass(kind, BaseException)]
    return [kind("why") for kind in kinds]


def missing() -> set[str]:
    """Public classes of which there is no object here."""
    public = {name for name in cc.__all__ if inspect.isclass(getattr(cc, name))}
    return public - set(objects())


def same(one: Any, other: Any) -> bool:
    """Whether two objects are of one class and have equal fields, arrays compared bit for bit."""
    if type(one) is not type(other):
        return False
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and one.shape == other.shape and one.tobytes() == other.tobytes()
    if isinstance(one, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, BaseException):
        return one.args == other.args and same(vars(one), vars(other))
    if isinstance(one, cc.Model | cc.Kernel | cc.State | cc.Run):
        return same_kind(one, other)
    if isinstance(one, float):
        return one.hex() == other.hex()
    fields = getattr(one, "__dataclass_fields__", None)
    if fields is not None:
        return all(same(getattr(one, name), getattr(other, name)) for name in fields)
    if not isinstance(one, type) and not callable(one) and hasattr(one, "__dict__"):
        return same(vars(one), vars(other))
    return bool(one == other)


def same_kind(one: Any, other: Any) -> bool:
    """Whether what is compiled anew has the same description and numbers."""
    if isinstance(one, cc.Model):
        return bool(one.mechanism == other.mechanism)
    if isinstance(one, cc.State):
        return same(one.q, other.q) and same(one.v, other.v)
    if isinstance(one, cc.Run):
        return same(one.time, other.time) and same(one.q, other.q)
    ports = [[(port.name, port.shape) for port in kernel.inputs + kernel.outputs] for kernel in (one, other)]
    return ports[0] == ports[1]
