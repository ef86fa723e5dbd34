"""Outputs by name: what a function gives besides its main result, in the symbols of the tree.

    crank  leg1_base.angle_x  closing            coordinates of joints, in the tree or cut; of floating bodies
    crank.velocity  crank.acceleration           along the joint's degrees of freedom
    crank.to_limit                               distance of the nearest limit of travel, negative beyond
    tip  tip.velocity  tip.acceleration          points of the description, world axes
    platform  platform.velocity  .acceleration   x, y, z, tilt_x, tilt_y, torsion; [angular; linear] of the origin
    link  link.velocity  link.acceleration       of any body: position of its origin, [angular; linear]
    motor.position  .velocity  .force  .power    of actuators
    closing.reaction                             wrench [moment; force] on the child of any joint, parent frame's axes
    kinetic_energy  potential_energy  energy     J

Any of these may end in a component: "tip.x", "platform.velocity.z", "closing.reaction.mx". Angles of joints that close
loops, known up to whole turns, are those nearest to `turns`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import final

import casadi as ca

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.reference import Reference
from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError, choose
from closedchain.functions.signals import Signal, rate_unit
from closedchain.kinematics.task_coordinates import NAMES, ROTATIONAL, traced_coordinates
from closedchain.multibody.energy import Energies
from closedchain.multibody.system import Cut, Link
from closedchain.records import dataclass
from closedchain.spatial.symbolic import skew
from closedchain.types import SX

XYZ = ("x", "y", "z")
TWIST = ("wx", "wy", "wz", "vx", "vy", "vz")
WRENCH = ("mx", "my", "mz", "fx", "fy", "fz")
MOVING = ("position", "velocity", "acceleration")
ACTUATED = (*MOVING, "force", "power")
ENERGIES = ("kinetic_energy", "potential_energy", "energy")


@dataclass(frozen=True, eq=False)
class Quantity:
    """Some numbers that belong together: names of the components ("" where there is one), units and expressions.

    accelerated, reacting: whether the expression has dv/dt, loop forces in it
    """

    components: tuple[str, ...]
    units: tuple[str, ...]
    value: SX
    accelerated: bool = False
    reacting: bool = False


@final
class Observed:
    """The quantities of one machine; symbols: q, v of the tree, a = dv/dt, λ, τ, turns."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.a = SX.sym("a", machine.system.nv)
        self.multipliers = SX.sym("multipliers", machine.system.nc)
        self.tau = SX.sym("tau", len(machine.system.actuators))

    @cached_property
    def families(self) -> dict[str, tuple[str, ...]]:
        """What can be asked for, for messages: kinds of parts and their names."""
        mechanism = self.machine.system.mechanism
        return {
            "joints": tuple(joint.name for joint in mechanism.joints if joint.dof),
            "points": tuple(point.name for point in mechanism.points),
            "bodies": tuple(body.name for body in mechanism.bodies),
            "actuators": tuple(actuator.name for actuator in mechanism.actuators),
        }

    def signals(self, names: Sequence[str]) -> tuple[tuple[Signal, ...], SX, bool, bool]:
        """Names and units of all entries, their expressions, and whether accelerations and reactions are among them."""
        if isinstance(names, str):
            raise ArgumentError(f"outputs are a list of names such as [{names!r}], not one text")
        found, values, accelerated, reacting = list[Signal](), list[SX](), False, False
        for name in names:
            if not isinstance(name, str):
                raise ArgumentError(f"outputs are names, not {name!r}")
            entry, chosen = self._find(name)
            accelerated, reacting = accelerated or entry.accelerated, reacting or entry.reacting
            for k, (component, unit) in enumerate(zip(entry.components, entry.units, strict=True)):
                if chosen is None or component == chosen:
                    full = name if chosen is not None or not component else f"{name}.{component}"
                    found.append(Signal(full, unit))
                    values.append(entry.value[k])
        repeated = [one.name for k, one in enumerate(found) if one.name in [other.name for other in found[:k]]]
        if repeated:
            raise ArgumentError(f"output {repeated[0]!r} is asked for twice")
        return tuple(found), ca.vertcat(SX(0, 1), *values), accelerated, reacting

    def _find(self, name: str) -> tuple[Quantity, str | None]:
        """A quantity by its name, or one component of it."""
        whole = self._quantity(name)
        if whole is not None:
            return whole, None
        stem, _, component = name.rpartition(".")
        part = self._quantity(stem) if stem else None
        if part is None:
            raise UnknownNameError(self._unknown(name))
        if component not in part.components:
            raise UnknownNameError(
                f"output {name!r}: {choose('component', component, [c for c in part.components if c])}"
            )
        return part, component

    def _unknown(self, name: str) -> str:
        kinds = "; ".join(f"{kind}: {', '.join(names)}" for kind, names in self.families.items() if names)
        return (
            f"no output {name!r}; {kinds}; each alone or with .velocity, .acceleration, joints with .to_limit and "
            f".reaction, actuators with .position, .force and .power; {', '.join(ENERGIES)}"
        )

    def _quantity(self, name: str) -> Quantity | None:
        if name in ENERGIES:
            return self._energy(name)
        whole = self._of_part(name, "position")
        if whole is not None:
            return whole
        stem, _, kind = name.rpartition(".")
        return self._of_part(stem, kind) if stem else None

    def _energy(self, name: str) -> Quantity:
        energies = Energies(self.machine.tree)
        values = {"kinetic_energy": energies.kinetic, "potential_energy": energies.potential}
        value = values.get(name)
        return Quantity(("",), ("J",), energies.kinetic + energies.potential if value is None else value)

    def _of_part(self, name: str, kind: str) -> Quantity | None:
        """A joint's, else an actuator's, a point's or a body's of that name."""
        mechanism = self.machine.system.mechanism
        found = None
        if name in [joint.name for joint in mechanism.joints]:
            found = self._joint(name, kind)
        if found is None and name in self.families["actuators"] and kind in ACTUATED:
            found = self._actuator(self.families["actuators"].index(name), kind)
        if found is None and name in self.families["points"] and kind in MOVING:
            point = mechanism.point(name)
            found = self._place(point.body, SX(ca.DM(point.at)), kind)
        if found is None and (name in self.families["bodies"] or (name == "platform" and mechanism.platform)):
            found = self._body(mechanism.platform or "" if name == "platform" else name, kind)
        return found

    def _joint(self, name: str, kind: str) -> Quantity | None:
        tree, system = self.machine.tree, self.machine.system
        part: Link | Cut = system.element(name)
        model = part.model
        speeds = tree.joint_velocity(part)
        alone = model.nv == 1
        units = ["rad" if turns else "m" for turns in model.rotational]
        names = ("",) if alone else model.velocity_names
        if kind == "velocity":
            return Quantity(names, tuple(rate_unit(unit) for unit in units), speeds)
        if kind == "acceleration":
            value = ca.jacobian(speeds, tree.v) @ self.a + tree.along_motion(speeds)
            return Quantity(names, tuple(rate_unit(unit, 2) for unit in units), value, accelerated=True)
        if kind == "reaction":
            return self._reaction(name)
        if model.nq == 0:
            return None
        values = tree.followed_coordinates(part)
        if kind == "position":
            own = ["1" if model.nq != model.nv and c.startswith("q") else "rad" if a else "m"
                   for c, a in zip(model.coordinate_names, model.angles, strict=True)]  # fmt: skip
            return Quantity(("",) if model.nq == 1 else model.coordinate_names, tuple(own), values)
        if kind == "to_limit":
            limits = system.mechanism.joint(name).limits
            if limits is None:
                raise UnsupportedError(f"joint {name!r} has no limits of travel; describe them by JointLimits")
            return Quantity(names, tuple(units), to_limits(values, limits))  # type: ignore[arg-type]
        return None

    def _reaction(self, name: str) -> Quantity:
        joints = [joint.name for joint in self.machine.system.mechanism.joints]
        k = joints.index(name)
        total = self._wrenches[6 * k : 6 * k + 6]
        return Quantity(WRENCH, ("N m",) * 3 + ("N",) * 3, total, accelerated=True, reacting=True)

    @cached_property
    def _wrenches(self) -> SX:
        """Reactions of all joints."""
        (q, v, a, tau), lam, total = Reference(self.machine.kinematics).wrenches
        tree = self.machine.tree
        given = ca.vertcat(q, v, a, tau, lam)
        return ca.substitute(total, given, ca.vertcat(tree.q, tree.v, self.a, self.tau, self.multipliers))

    def _actuator(self, k: int, kind: str) -> Quantity:
        tree, system = self.machine.tree, self.machine.system
        actuator = system.actuators[k]
        turns = system.element(actuator.joint).model.rotational[actuator.coordinate]
        unit = "rad" if turns else "m"
        speed = tree.actuator_velocities[k]
        if kind == "position":
            return Quantity(("",), (unit,), tree.actuator_coordinates[k])
        if kind == "velocity":
            return Quantity(("",), (rate_unit(unit),), speed)
        if kind == "acceleration":
            value = ca.jacobian(speed, tree.v) @ self.a + tree.along_motion(speed)
            return Quantity(("",), (rate_unit(unit, 2),), value, accelerated=True)
        if kind == "force":
            return Quantity(("",), ("N m" if turns else "N",), self.tau[k])
        return Quantity(("",), ("W",), self.tau[k] * speed)

    def _body(self, name: str, kind: str) -> Quantity | None:
        if kind == "position":
            if name == self.machine.system.mechanism.platform:
                units = tuple("rad" if turns else "m" for turns in ROTATIONAL)
                return Quantity(NAMES, units, traced_coordinates(self.machine.tree))
            return self._place(name, SX(3, 1), kind)
        tree, index = self.machine.tree, self.machine.system.link(name).index
        rows = slice(6 * index, 6 * index + 6)
        if kind == "velocity":
            return Quantity(TWIST, ("rad/s",) * 3 + ("m/s",) * 3, tree.twist_vector[rows])
        if kind == "acceleration":
            value = tree.jacobian[rows, :] @ self.a + tree.twist_product[rows]
            names = tuple(name.replace("w", "alpha").replace("v", "a") for name in TWIST)
            return Quantity(names, ("rad/s²",) * 3 + ("m/s²",) * 3, value, accelerated=True)
        return None

    def _place(self, body: str, at: SX, kind: str) -> Quantity | None:
        """A point of a body."""
        tree, index = self.machine.tree, self.machine.system.link(body).index
        X, V = tree.poses[index], tree.twists[index]
        arm = X.R @ at
        if kind == "position":
            return Quantity(XYZ, ("m",) * 3, X.p + arm)
        velocity = V.v + skew(V.w) @ arm
        if kind == "velocity":
            return Quantity(XYZ, ("m/s",) * 3, velocity)
        value = ca.jacobian(velocity, tree.v) @ self.a + tree.along_motion(velocity)
        return Quantity(XYZ, ("m/s²",) * 3, value, accelerated=True)


def to_limits(values: SX, limits: Sequence[tuple[float, float]]) -> SX:
    """Distance of each coordinate from its nearest limit."""
    found = []
    for k, ends in enumerate(limits):
        apart = [sign * (values[k] - end) for sign, end in zip((1, -1), ends, strict=True) if abs(end) < float("inf")]
        found.append(ca.mmin(ca.vertcat(*apart)) if apart else SX(float("inf")))
    return ca.vertcat(*found)
