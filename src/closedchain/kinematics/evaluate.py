"""Kinematics of one machine on numbers: the expressions of multibody/kinematics.py, evaluated."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, final

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.errors import UnsupportedError
from closedchain.files.keys import digest
from closedchain.kernel import Kernel, question, remembered, remembered_function
from closedchain.kinematics.task_coordinates import ROTATIONAL, traced_coordinates
from closedchain.mechanism import Mechanism, Strut
from closedchain.multibody.build import build_system
from closedchain.multibody.kinematics import TreeKinematics, stepped
from closedchain.multibody.loads import Loads
from closedchain.multibody.system import Link, System
from closedchain.spatial.row_elimination import LARGE, RowElimination, oriented
from closedchain.types import SX, Array, Constant

RANK_TOLERANCE = 1e-9
TOLERANCE = 1e-9  # of the machine's size: how far redundant rows of a loop may stay open
CLOSED = 1e-12  # of the machine's size: loop error after which one correction leaves velocities, too, at rounding
ON_THE_WAY = 10.0  # times as far redundant rows may be open where a machine has moved to


class Opening(NamedTuple):
    """How far a joint that closes a loop is open: `metres` and `radians`; `str(opening)` says it in words.

    Example:
        >>> state.loop_residual.metres < 1e-12
        True
    """

    metres: float
    radians: float

    def __str__(self) -> str:
        parts = [f"{self.metres:.6g} m"] * (self.metres > 0) + [f"{self.radians:.6g} rad"] * (self.radians > 0)
        return " and ".join(parts) or "nothing"


@final
class Direct(threading.local):
    """A CasADi function of columns with one dense result, called on arrays that every thread has for itself.

    CasADi's usual way to be called converts its arguments, which takes longer than most functions do.
    """

    def __init__(self, function: ca.Function) -> None:
        self._function = function
        rows, columns = function.size_out(0)
        self._inputs = [np.zeros(function.nnz_in(k)) for k in range(function.n_in())]
        self._result = np.zeros((columns, rows))  # column by column
        self._run: Callable[[], None] | None = None
        if rows * columns and all(array.size for array in self._inputs):
            direct: Any = function
            buffer, self._run = direct.buffer()
            for k, array in enumerate(self._inputs):
                buffer.set_arg(k, array.data)
            buffer.set_res(0, self._result.data)
            self._buffer = buffer

    def __call__(self, *values: Array | float) -> Array:
        """The result, rows by columns."""
        if self._run is None:
            return np.array(self._function(*values), dtype=float)
        for own, given in zip(self._inputs, values, strict=True):
            own[:] = given
        self._run()
        return self._result.T.copy()


class Kinematics(Constant):
    """Functions of coordinates q and velocities v, traced once and evaluated one configuration at a time."""

    def __init__(self, system: System, tolerance: float | None = None) -> None:
        described = system.mechanism.tolerance
        self.system = system
        self.tolerance = tolerance if tolerance is not None else TOLERANCE if described is None else described
        self.tree = TreeKinematics(system)
        self._functions: dict[str, ca.Function] = {}
        self._direct: dict[str, Direct] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes trace it again, once for each machine."""
        system, cuts = self.system, self.system.cut_joints
        return _remade, (system.mechanism, cuts, system.quantities.varied, self.tolerance)

    def question(self, *parts: Any) -> str | None:
        """The key under which what was found out of this machine is kept; None if nothing is.

        parts: plain data that says what was asked
        """
        if self._description is None:
            return None
        cuts = list(self.system.cut_joints)
        return question(self._description, cuts, self.tolerance, *parts)

    @cached_property
    def _description(self) -> str | None:
        """A digest of the described machine; None where numbers of it are symbols."""
        if self.system.quantities.varied:
            return None
        return digest(self.system.mechanism)

    def poses(self, q: Array) -> Array:
        """R and p of every link, (links, 3, 4)."""
        return self._evaluate("poses", _pose_rows, q).reshape(-1, 3, 4)

    def twists(self, q: Array, v: Array) -> Array:
        """[w; v] of every link in world axes, (links, 6)."""
        return self._evaluate("twists", lambda tree: tree.twist_vector, q, v).reshape(-1, 6)

    def residual(self, q: Array) -> tuple[Array, Array]:
        """Loop residual (sines of angles: near closed loops) and its Jacobian with respect to small steps."""
        both = self._evaluate("residual", lambda tree: ca.horzcat(tree.residual, tree.residual_jacobian), q)
        return both[:, 0], both[:, 1:]

    def gap(self, q: Array, way: float = 1.0) -> tuple[Array, Array]:
        """How far the loops are open, rows in m and rad, and the Jacobian with respect to small steps.

        way: 1 or −1, which way round half a turn is counted.
        """
        tree = self.tree
        found = self._traced("gap", [tree.q, tree.way], lambda tree: ca.horzcat(tree.gap, tree.gap_jacobian))(q, way)
        return found[:, 0], found[:, 1:]

    def constraint(self, q: Array) -> Array:
        """G(q): the velocities that keep the loops closed satisfy G v = 0."""
        return self._evaluate("constraint", lambda tree: tree.constraint_jacobian, q)

    def constraint_product(self, q: Array, v: Array) -> Array:
        """dG/dt v."""
        return self._evaluate("constraint product", lambda tree: tree.constraint_product, q, v).ravel()

    def actuator_coordinates(self, q: Array, turns: Array | None = None) -> Array:
        """Coordinates that the actuators drive, those of cut joints nearest to `turns`."""
        return self._followed("actuator coordinates", lambda tree: tree.actuator_coordinates, q, turns)

    def turns(self, q: Array, near: Array | None = None) -> Array:
        """The periodic coordinates of cut joints, by whole turns nearest to others: by default to the description's."""
        if not self.system.periodic:
            return np.zeros(0)
        return self._followed("turns", lambda tree: tree.followed_turns, q, near)

    def turns_along(self, q: Array, near: Array | None = None) -> Array:
        """The same along a motion, from row to row; the first are nearest to others."""
        if not self.system.periodic:
            return np.zeros((len(q), 0))
        return np.unwrap([self.turns(row, near) for row in q], axis=0)

    def _followed(self, key: str, trace: Callable[[TreeKinematics], SX], q: Array, turns: Array | None) -> Array:
        symbols = [self.tree.q, self.tree.turns]
        return self._traced(key, symbols, trace)(q, self.system.described_turns if turns is None else turns).ravel()

    def struts(self, q: Array, v: Array) -> Array:
        """Length, its rate and force of every strut, (n, 3)."""

        def rows(tree: TreeKinematics) -> SX:
            elements = [e for e in Loads(tree).elements if isinstance(e.ends.element, Strut)]
            return ca.vertcat(SX(0, 3), *(ca.horzcat(e.length, e.length_rate, e.force) for e in elements))

        return self._evaluate("struts", rows, q, v)

    def actuator_jacobian(self, q: Array) -> Array:
        """A(q): velocities of the actuators are A v."""
        return self._evaluate("actuator Jacobian", lambda tree: tree.actuator_jacobian, q)

    def actuator_product(self, q: Array, v: Array) -> Array:
        """dA/dt v."""
        return self._evaluate(
            "actuator product", lambda tree: tree.along_motion(tree.actuator_velocities), q, v
        ).ravel()

    def body_jacobian(self, body: str, q: Array) -> Array:
        """6×nv: [w; v] of a body in world axes per unit velocities."""
        start = 6 * self.system.link(body).index
        return self._evaluate("Jacobian", lambda tree: tree.jacobian, q)[start : start + 6]

    def body_product(self, body: str, q: Array, v: Array) -> Array:
        """Acceleration [dw/dt; dv/dt] of a body in world axes while the velocities are kept."""
        start = 6 * self.system.link(body).index
        return self._evaluate("twist product", lambda tree: tree.twist_product, q, v).ravel()[start : start + 6]

    def task_coordinates(self, q: Array) -> Array:
        """x, y, z, tilt_x, tilt_y and torsion of the platform (kinematics/task_coordinates.py)."""
        self.platform_name()
        return self._evaluate("task", traced_coordinates, q).ravel()

    def task_jacobian(self, q: Array) -> Array:
        """6×nv: rates of the task coordinates per unit velocities."""
        self.platform_name()
        return self._evaluate("task rows", lambda tree: ca.jacobian(_task_rates(tree), tree.v), q)

    def task_product(self, q: Array, v: Array) -> Array:
        """d²/dt² of the task coordinates while the velocities are kept."""
        return self._evaluate("task product", lambda tree: tree.along_motion(_task_rates(tree)), q, v).ravel()

    def body_acceleration(self, body: str, q: Array, v: Array, dv: Array) -> Array:
        """[angular; linear] acceleration of a body's origin, world axes."""
        start = 6 * self.system.link(body).index
        return self._body_accelerations.entrance.ask(q, v, dv)[start : start + 6]

    @cached_property
    def _body_accelerations(self) -> Kernel:
        """(q, v, dv) → [dw/dt; dv/dt] of all bodies."""

        def make() -> ca.Function:
            tree, dv = self.tree, SX.sym("dv", self.system.nv)
            found = tree.jacobian @ dv + tree.twist_product
            return ca.Function("bodies", [tree.q, tree.v, dv], [found], {"cse": True})

        return remembered(self.question("body accelerations"), make)

    def step(self, q: Array, dv: Array) -> Array:
        """Coordinates after a small step dv on the velocities; quaternions stay unit."""
        return self._evaluate("step", lambda tree: stepped(self.system, tree.q, tree.v), q, dv).ravel()

    def q_dot(self, q: Array, v: Array) -> Array:
        """dq/dt."""
        return self._evaluate("q_dot", lambda tree: tree.q_dot, q, v).ravel()

    def joint_coordinates(self, name: str, q: Array, turns: Array | None = None) -> Array:
        """Coordinates of a joint (in the tree, or cut: nearest to `turns`), or of a floating body."""
        part = self.system.find(name)
        if isinstance(part, Link):
            return q[part.q]
        return self._followed(f"coordinates of {name}", lambda tree: tree.followed_coordinates(part), q, turns)

    def joint_velocities(self, name: str, q: Array, v: Array) -> Array:
        """Velocities of a joint (in the tree or cut), or of a floating body."""
        part = self.system.find(name)
        if isinstance(part, Link):
            return v[part.v]
        return self._evaluate(f"velocities of {name}", lambda tree: tree.joint_velocity(part), q, v).ravel()

    def joint_product(self, name: str, q: Array, v: Array) -> Array:
        """Acceleration of a joint's coordinates while the velocities v of the tree are kept."""
        part = self.system.find(name)
        if isinstance(part, Link):
            return np.zeros(part.v.stop - part.v.start)

        def product(tree: TreeKinematics) -> SX:
            return tree.along_motion(tree.joint_velocity(part))

        return self._evaluate(f"product of {name}", product, q, v).ravel()

    def loop_gaps(self, q: Array) -> dict[str, float]:
        """How far each cut joint is open, or a coupling off: metres, angles (rad) times the machine's size."""
        scaled = self.gap(q)[0] * self.row_lengths
        return {part.name: float(np.linalg.norm(scaled[part.residuals])) for part in self.system.closures}

    def loop_openings(self, q: Array) -> dict[str, Opening]:
        """How far each cut joint is open, or a coupling off, in metres and radians."""
        value, angle = self.gap(q)[0], self._rotational_residuals
        parts = [np.where(kind, value, 0.0) for kind in (~angle, angle)]
        return {
            closure.name: Opening(*(float(np.linalg.norm(part[closure.residuals])) for part in parts))
            for closure in self.system.closures
        }

    def open_loops(self, q: Array, beyond: float) -> str:
        """Loops that are open by more than that (m), the widest first, in words; empty where there are none."""
        gaps, openings = self.loop_gaps(q), self.loop_openings(q)
        wide = sorted((name for name, gap in gaps.items() if gap > beyond), key=lambda name: -gaps[name])
        return ", ".join(f"{name} by {openings[name]}" for name in wide[:4])

    def loop_errors(self, q: Array) -> Array:
        """The largest opening of a row, of many configurations (n, nq): metres, or radians times the size."""
        if not self.row_lengths.size:
            return np.zeros(len(q))
        if "gaps" not in self._functions:
            rows = ca.fabs(ca.substitute(self.tree.gap, self.tree.way, SX(1)) * ca.DM(self.row_lengths))
            self._functions["gaps"] = ca.Function("gaps", [self.tree.q], [ca.mmax(ca.densify(rows))], {"cse": True})
        return np.array(self._functions["gaps"](q.T), dtype=float).ravel()

    def loop_error(self, q: Array) -> float:
        """The largest loop gap."""
        return max(self.loop_gaps(q).values(), default=0.0)

    def coarseness(self, q: Array) -> float:
        """How much farther than CLOSED rounding of the coordinates may open loops: 1 up to 300 turns, or sizes away."""
        return max(1.0, float(np.abs(q) @ self._grain))

    def closing_error(self, residual: SX, q: SX, independent: Sequence[int]) -> SX:
        """How far loops are open, m or rad times the size, beyond rounding of coordinates and of the description."""
        opening = ca.fabs(residual * ca.DM(self.velocity_row_lengths))
        redundant = [row for row in range(self.system.nc) if row not in independent]
        error = ca.mmax(ca.vertcat(SX(0), opening[list(independent)])) / self.traced_coarseness(q)
        if redundant:
            contradiction = ca.mmax(opening[redundant])
            most = max(ON_THE_WAY * self.tolerance, CLOSED) * self.system.size
            error = ca.fmax(error, contradiction * (contradiction > most))
        return error

    def traced_coarseness(self, q: SX) -> SX:
        """The same as an expression."""
        return ca.fmax(1, ca.dot(ca.fabs(q), ca.DM(self._grain)))

    @cached_property
    def _grain(self) -> Array:
        """Twice the rounding of a coordinate per unit of it, in openings that count as CLOSED."""
        lengths = self._lengths([unit != "m" for unit in self.system.coordinate_units])  # quaternions count as angles
        return 2 * np.finfo(float).eps * lengths / (CLOSED * self.system.size)

    def openness(self, q: Array, v: Array) -> float:
        """How far loops are open or opening, beside the machine's size and speed: so far rows of γ may contradict."""
        if not self.system.nc:
            return 0.0
        if not self.system.nv:
            return 10 * self.loop_error(q) / self.system.size

        def shares(tree: TreeKinematics) -> SX:
            gap = ca.substitute(tree.gap, tree.way, SX(1)) * ca.DM(self.row_lengths)
            opening = tree.constraint_velocity * ca.DM(self.velocity_row_lengths)
            largest = [ca.mmax(ca.fabs(part)) for part in (gap, opening, tree.v * ca.DM(self.step_lengths))]
            return 10 * (largest[0] / self.system.size + largest[1] / (largest[2] + 1e-300))

        return float(self._evaluate("openness", shares, q, v)[0, 0])

    @property
    def rank_tolerance(self) -> float:
        """Share of the largest singular value below which rows are dependent but for the description's rounding."""
        return max(RANK_TOLERANCE, self.tolerance)

    def platform_name(self) -> str:
        """The platform's name, or an error if the machine has none."""
        if self.system.mechanism.platform is None:
            raise UnsupportedError(
                f"{self.system.mechanism.name!r} names no platform; set Mechanism.platform to a body"
            )
        return self.system.mechanism.platform

    @cached_property
    def closing_velocities(self) -> NDArray[np.bool_]:
        """Which velocities move a loop or a coupling."""
        moved = np.zeros(self.system.nv, bool)
        moved[ca.sparsify(self.tree.gap_jacobian).sparsity().get_triplet()[1]] = True
        return moved

    @cached_property
    def row_lengths(self) -> Array:
        """Factor that scales every residual row to metres."""
        return self._lengths(self._rotational_residuals)

    @cached_property
    def _rotational_residuals(self) -> NDArray[np.bool_]:
        """Which residual rows are angles."""
        return np.array([flag for part in self.system.closures for flag in part.rotational_residuals], dtype=bool)

    @cached_property
    def velocity_row_lengths(self) -> Array:
        """Factor that scales every constraint row to m/s."""
        return self._lengths([flag for part in self.system.closures for flag in part.rotational])

    @cached_property
    def step_lengths(self) -> Array:
        """Metres that one unit of each velocity stands for: the machine's size for a rotation, 1 for a translation."""
        return self._lengths(self.system.rotational)

    def joint_lengths(self, joint: str) -> Array:
        """The same of a joint's velocities, in the tree or cut."""
        return self._lengths(self.system.element(joint).model.rotational)

    @cached_property
    def actuator_lengths(self) -> Array:
        """The same of the actuators' velocities."""
        return np.array([self.joint_lengths(a.joint)[a.coordinate] for a in self.system.actuators])

    @cached_property
    def twist_lengths(self) -> Array:
        """The same of a twist [angular; linear]."""
        return self._lengths([True] * 3 + [False] * 3)

    @cached_property
    def task_lengths(self) -> Array:
        """The same of the task coordinates."""
        return self._lengths(ROTATIONAL)

    def scaled(self, G: Array) -> Array:
        """Constraint rows (…, nc, nv) in m/s per velocities in m/s, so that rows and columns compare."""
        scaled: Array = G * self.velocity_row_lengths[:, None] / self.step_lengths
        return scaled

    def free_motions(self, q: Array, tolerance: float = RANK_TOLERANCE, flexible: bool = True) -> Array:
        """N, nv×mobility: an orthonormal basis (lengths scaled by the machine's size) of the velocities with G v = 0.

        Without `flexible`, flexible links keep their shape. The basis is the same on every computer, up to rounding.
        """
        G = self.scaled(self.constraint(q))
        if not flexible:
            G = np.vstack([G, np.eye(self.system.nv)[self.system.modal_velocities]])
        if G.size == 0:
            return np.diag(1 / self.step_lengths)
        tolerance = max(tolerance, self.rank_tolerance)
        if G.shape[1] > LARGE and (rows := RowElimination(G)).clear and rows.smallest > 10 * tolerance:
            N = rows.null_space
            if np.abs(G @ N).max(initial=0.0) <= 1e-12 * np.abs(G).max():
                return N / self.step_lengths[:, None]
        _, s, Vt = np.linalg.svd(G, full_matrices=True)
        rank = int(np.sum(s > tolerance * max(s[0], 1e-300)))
        return oriented(Vt[rank:].T) / self.step_lengths[:, None]

    def _lengths(self, rotational: ArrayLike) -> Array:
        return np.where(np.asarray(rotational, dtype=bool), self.system.size, 1.0)

    def _evaluate(self, key: str, trace: Callable[[TreeKinematics], SX], q: Array, v: Array | None = None) -> Array:
        """An expression in q, and in v where this is given."""
        symbols, values = ([self.tree.q], [q]) if v is None else ([self.tree.q, self.tree.v], [q, v])
        return self._traced(key, symbols, trace)(*values)

    def _traced(self, key: str, symbols: list[SX], trace: Callable[[TreeKinematics], SX]) -> Direct:
        """An expression as a function, kept here and for other processes."""
        if key not in self._direct:

            def make() -> ca.Function:
                return ca.Function("f", symbols, [ca.densify(trace(self.tree))], {"cse": True})

            sizes = [symbol.shape[0] for symbol in symbols]
            self._direct[key] = Direct(remembered_function(self.question("kinematics", key), make, sizes))
        return self._direct[key]


def _task_rates(tree: TreeKinematics) -> SX:
    return tree.along_motion(traced_coordinates(tree))


def _pose_rows(tree: TreeKinematics) -> SX:
    # row by row, so that the result reads (links, 3, 4) in NumPy's order
    return ca.vertcat(*(ca.vec(ca.densify(X.matrix()).T) for X in tree.poses))


@lru_cache(maxsize=16)
def _remade(mechanism: Mechanism, cut: tuple[str, ...], varied: tuple[Any, ...], tolerance: float) -> Kinematics:
    return Kinematics(build_system(mechanism, cut, varied), tolerance)
