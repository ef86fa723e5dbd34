"""One chain at a time: a machine whose loops are opened by virtual springs, as a function for every chain.

J. Wang, C. M. Gosselin, L. Cheng, Multibody System Dynamics 7 (2002): chains meet only in the gaps of the cut joints.
What a chain must know of another is where its end of a gap is and how it moves; so every chain can be computed by
itself, on a processor of its own, and frames and velocities are exchanged once per evaluation:

    motion      (q, v) of the chain                              → frames and velocities of its ends
    dynamics    (q, v, forces, frames and velocities opposite)   → accelerations, forces of the springs at its ends

A frame is twelve numbers, R row by row and p in the world; a velocity is the twist of the link in its own axes. Both
sides of a gap compute the same spring forces, equal and opposite by construction.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Literal, final

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.virtual_spring import CutSpring, VirtualSpring
from closedchain.errors import UnsupportedError
from closedchain.functions.function import Facts, Function
from closedchain.functions.signals import Signal, SignalPort
from closedchain.kinematics.state import State
from closedchain.multibody.chains import Chain, find_chains
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.multibody.system import Cut
from closedchain.records import dataclass
from closedchain.spatial.sparse import ldl
from closedchain.spatial.symbolic import Transform
from closedchain.types import SX, Array, Constant

FRAME, TWIST = 12, 6


@dataclass(frozen=True, eq=False)
class ChainEnd:
    """One side of a cut joint: the link of the chain there, or what is opposite (-1: the ground)."""

    cut: Cut
    link: int
    other: int


@final
class Submodel(Constant):
    """One chain of an opened machine.

    name: of the chain      joints: of its links
    motion, dynamics: functions      ends: names of the cut joints at which others are met, in the order of the frames
    """

    def __init__(self, machine: Machine, method: VirtualSpring, chain: Chain) -> None:
        self.machine, self.method, self.chain, self.name = machine, method, chain, chain.name
        links = [link for link in chain.links if not link.shared]
        self.coordinates = [i for link in links for i in range(link.q.start, link.q.stop)]
        self.velocities = [i for link in links for i in range(link.v.start, link.v.stop)]
        self.joints = tuple(link.name for link in links)
        own = chain.indices
        self._all = [
            ChainEnd(cut, here, there)
            for cut in chain.cuts
            for here, there in ((cut.parent, cut.child), (cut.child, cut.parent))
            if here in own
        ]
        self._met = [end for end in self._all if end.other >= 0 and end.other not in own]
        self.actuators = self._acting()

    def __repr__(self) -> str:
        return f"<Submodel {self.name}: {len(self.velocities)} velocities, ends {', '.join(self.ends) or 'none'}>"

    @property
    def ends(self) -> tuple[str, ...]:
        """Cut joints at which other chains are met."""
        return tuple(end.cut.name for end in self._met)

    def _acting(self) -> tuple[int, ...]:
        """Actuators on the chain; what acts on several chains is refused."""
        tree, system = self.machine.tree, self.machine.system
        tau = SX.sym("forces", len(system.actuators))
        own = Loads(tree).generalised(tau)[self.velocities]
        foreign = [tree.q[i] for i in range(system.nq) if i not in self.coordinates]
        foreign += [tree.v[i] for i in range(system.nv) if i not in self.velocities]
        if foreign and ca.depends_on(ca.vertcat(SX(0, 1), own), ca.vertcat(*foreign)):
            raise UnsupportedError(
                f"forces on chain {self.name!r} depend on other chains, or act at a cut joint: it has no function of "
                "its own; cut other joints, so that springs, dampers and actuators are inside the chains"
            )
        return tuple(k for k in range(tau.shape[0]) if ca.depends_on(ca.vertcat(SX(0, 1), own), tau[k]))

    # ports
    def _port(self, name: str, names: Sequence[str], units: Sequence[str]) -> SignalPort:
        return SignalPort(name, tuple(map(Signal, names, units)))

    @cached_property
    def _state_ports(self) -> tuple[SignalPort, SignalPort]:
        system = self.machine.system
        turns = system.rotational
        return (
            self._port(
                "q",
                [system.coordinate_names[i] for i in self.coordinates],
                [system.coordinate_units[i] for i in self.coordinates],
            ),
            self._port(
                "v",
                [f"{system.velocity_names[i]}.velocity" for i in self.velocities],
                ["rad/s" if turns[i] else "m/s" for i in self.velocities],
            ),
        )

    def _frame_ports(self, side: str) -> tuple[SignalPort, SignalPort]:
        """Frames and velocities at the ends: its own, or those opposite."""
        parts = [f"R{i}{j}" for i in "xyz" for j in "xyz"] + ["x", "y", "z"]
        frames = [f"{end.cut.name}.{side}.{part}" for end in self._met for part in parts]
        twists = [f"{end.cut.name}.{side}.{part}" for end in self._met for part in ("wx", "wy", "wz", "vx", "vy", "vz")]
        count = len(self._met)
        return (
            self._port(f"{side}_frames", frames, (["1"] * 9 + ["m"] * 3) * count),
            self._port(f"{side}_velocities", twists, (["rad/s"] * 3 + ["m/s"] * 3) * count),
        )

    @cached_property
    def _symbols(self) -> tuple[SX, SX, BodyKinematics]:
        """q and v of the chain, and the machine's recursions in which only they occur."""
        system = self.machine.system
        q, v = SX.sym("q", len(self.coordinates)), SX.sym("v", len(self.velocities))
        whole_q, whole_v = SX(ca.DM(system.neutral)), SX(system.nv, 1)
        whole_q[self.coordinates], whole_v[self.velocities] = q, v
        return q, v, BodyKinematics(system, whole_q, whole_v)

    @cached_property
    def motion(self) -> Function:
        """(q, v) → own_frames, own_velocities."""
        q, v, body = self._symbols
        frames, twists = [SX(0, 1)], [SX(0, 1)]
        for end in self._met:
            X = body.world[end.link]
            frames.append(ca.vertcat(ca.vec(ca.densify(X.R).T), X.p))
            twists.append(body.twists[end.link])
        outputs = [ca.densify(ca.vertcat(*part)) for part in (frames, twists)]
        ports = self._frame_ports("own")
        make = partial(ca.Function, "motion", [q, v], outputs, ["q", "v"], [one.name for one in ports], {"cse": True})
        return Function(f"{self._word}_motion", self._state_ports, ports, make, self._facts)

    @cached_property
    def dynamics(self) -> Function:
        """(q, v, forces, other_frames, other_velocities) → accelerations, forces of the springs by row."""
        machine, system = self.machine, self.machine.system
        q, v, body = self._symbols
        tau = SX.sym("forces", len(self.actuators))
        frames, twists = (
            SX.sym("other_frames", FRAME * len(self._met)),
            SX.sym("other_velocities", TWIST * len(self._met)),
        )
        c = self.method.coefficients(machine.described)
        wrenches = [SX(6, 1) for _ in system.links]
        rows, names, units = [SX(0, 1)], list[str](), list[str]()
        for end in self._all:
            spring = CutSpring(body, end.cut, c.of(end.cut.joint.name), self.method.damper)
            if end in self._met:
                k = self._met.index(end)
                at = frames[FRAME * k : FRAME * (k + 1)]
                X, V = Transform(ca.reshape(at[:9], 3, 3).T, at[9:]), twists[TWIST * k : TWIST * (k + 1)]
                if end.link == end.cut.parent:
                    spring.X_WC, spring.V_C = X, V
                else:
                    spring.X_WP, spring.V_P = X, V
            on_parent, on_child = spring.wrenches
            wrenches[end.link] = wrenches[end.link] + (on_parent if end.link == end.cut.parent else on_child)
            if end.cut.row_names[:1] and end.cut.row_names[0] not in names:
                rows.append(spring.multipliers)
                names += end.cut.row_names
                units += ["N m" if turns else "N" for turns in end.cut.rotational]
        tree = machine.tree
        whole = SX(len(system.actuators), 1)
        whole[list(self.actuators)] = tau
        Q = tree.at(Loads(tree).generalised(ca.densify(whole)), ca.densify(body.q), body.v)[self.velocities]
        M, h = mass_matrix(body)[self.velocities, self.velocities], bias(body, wrenches)[self.velocities]
        dv = ldl(M, range(len(self.velocities) - 1, -1, -1)).solve(Q - h)
        motors = [system.actuators[k] for k in self.actuators]
        turning = [system.element(one.joint).model.rotational[one.coordinate] for one in motors]
        inputs = (
            *self._state_ports,
            self._port("forces", [one.name for one in motors], ["N m" if turns else "N" for turns in turning]),
            *self._frame_ports("other"),
        )
        rotational = system.rotational
        outputs = (
            self._port(
                "accelerations",
                [f"{system.velocity_names[i]}.acceleration" for i in self.velocities],
                ["rad/s²" if rotational[i] else "m/s²" for i in self.velocities],
            ),
            self._port("springs", names, units),
        )
        make = partial(
            ca.Function, "dynamics", [q, v, tau, frames, twists],
            [ca.densify(dv), ca.densify(ca.vertcat(*rows))],
            [one.name for one in inputs], [one.name for one in outputs], {"cse": True},
        )  # fmt: skip
        return Function(f"{self._word}_dynamics", inputs, outputs, make, self._facts)

    @property
    def _word(self) -> str:
        return "".join(letter if letter.isalnum() else "_" for letter in self.name)

    @cached_property
    def _facts(self) -> Facts:
        return Facts(self.machine.system.mechanism.name, self.name, 0.0, np.zeros(0), lambda state: {}, self._samples)

    def _samples(self, function: Function, count: int) -> list[Array]:
        """Configurations found when compiling, with velocities; ends opposite near where they are then."""
        machine = self.machine.described
        rng, kin = np.random.default_rng(0), machine.kinematics
        found: dict[str, list[Array]] = {one.name: [] for one in function.inputs}

        def gap() -> Array:
            """Springs that pull; those of closed loops pull by rounding."""
            moved: Array = 0.01 * machine.system.size * rng.uniform(-1, 1, 3)
            return moved

        for k in range(count):
            q = machine.mobility.samples[k % len(machine.mobility.samples)]
            N = kin.free_motions(q)
            v = N @ rng.standard_normal(N.shape[1])
            poses, twists = kin.poses(q), kin.twists(q, v)
            others = [(poses[end.other], twists[end.other]) for end in self._met]
            values = {
                "q": q[self.coordinates],
                "v": v[self.velocities],
                "forces": rng.uniform(-1, 1, len(self.actuators)),
                "other_frames": np.array([[*X[:, :3].ravel(), *(X[:, 3] + gap())] for X, _ in others]).ravel(),
                "other_velocities": np.array([[*X[:, :3].T @ V[:3], *X[:, :3].T @ V[3:]] for X, V in others]).ravel(),
            }
            for name, rows in found.items():
                rows.append(values[name])
        return [np.array(rows).reshape(count, -1) for rows in found.values()]


@final
class Submodels(Constant):
    """All chains of an opened machine, and the exchange that joins them.

    Example:
        >>> parts = cc.VirtualSpring(5e4, 50.0).submodels(robot)
        >>> len(parts.chains), parts.chains[0].dynamics.outputs[0].name
        (7, 'accelerations')
        >>> accelerations = parts.accelerations(home, np.zeros(6))
        >>> whole = robot.forward_dynamics(home, method=cc.VirtualSpring(5e4, 50.0), verify=False).acceleration
        >>> bool(np.allclose(accelerations, whole, rtol=1e-10, atol=1e-10))
        True
    """

    def __init__(self, machine: Machine, method: VirtualSpring) -> None:
        system = machine.system
        if system.flexible_bodies or system.couplings or system.coupled_rotors:
            raise UnsupportedError(
                f"{system.mechanism.name!r} has flexible links, couplings or shared rotors, which join several chains"
            )
        self.machine = machine
        found = [chain for chain in find_chains(system, through_cuts=False) if chain.links]
        self.chains = tuple(Submodel(machine, method, chain) for chain in found)

    def accelerations(self, state: State, forces: Array) -> Array:
        """dv/dt of the whole, chain by chain: frames and velocities out, exchanged, accelerations in.

        state: where the opened machine is      forces: of all actuators, in order
        """
        system = self.machine.system
        frames, twists, found = dict[str, Array](), dict[str, Array](), np.zeros(system.nv)
        for one in self.chains:
            own = one.motion(state.q[one.coordinates], state.v[one.velocities])
            for k, end in enumerate(one._met):
                frames[f"{end.cut.name} {end.link}"] = own[0][FRAME * k : FRAME * (k + 1)]
                twists[f"{end.cut.name} {end.link}"] = own[1][TWIST * k : TWIST * (k + 1)]
        for one in self.chains:
            keys = [f"{end.cut.name} {end.other}" for end in one._met]
            opposite = [np.concatenate([np.zeros(0), *(table[key] for key in keys)]) for table in (frames, twists)]
            given = state.q[one.coordinates], state.v[one.velocities], np.asarray(forces, float)[list(one.actuators)]
            found[one.velocities] = one.dynamics(*given, *opposite)[0]
        return found

    @property
    def operations(self) -> dict[str, tuple[int, int]]:
        """Of every chain: operations of motion and dynamics."""
        return {one.name: (one.motion.operations, one.dynamics.operations) for one in self.chains}

    def to_c(self, folder: str | Path, number: Literal["double", "float"] = "double") -> list[Path]:
        """C of every chain, two functions each, named after it."""
        files = list[Path]()
        for k, one in enumerate(self.chains):
            for function, what in ((one.motion, "motion"), (one.dynamics, "dynamics")):
                if function.outputs[0].size:
                    files += function.to_c(folder, f"chain{k + 1}_{what}", number)
        return files
