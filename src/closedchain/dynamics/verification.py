"""Is an answer (a, λ) right? Both residuals of the equations it claims to solve, each beside the size of its terms.

    r1 = M a + h − Q − Gᵀ λ        Newton–Euler recursion with the bodies' own inertias, nv rows
    r2 = G a + γ                   all loop rows, nc, those that the solution left out included

    η = |r1| / (s + 1e-3 c F)      s: sum of the magnitudes of a row's terms      c: the coordinate's length, m
    η = |r2| / (s + 1e-3 B / c)    F: force level, N      B: acceleration level, m/s²

Levels are what a coordinate's own motion amounts to, x = c |a| + (c v)²/size (m/s²), before anything is summed:

    F = largest m x + Σ m |g| + largest |λ|                    m: mass that the coordinate carries
    B = largest x + |g| + largest |Q|/(m c)                    the last: what forces that hold each other could do

(Scaled by their own terms alone, rows of a machine in free flight or in equilibrium compare rounding with rounding;
scaled by one maximum, light parts hide.) Redundant loop rows are met only as well as the loops are closed: they count a
thousandth.

An answer is accepted when η ≤ 1e-11 and G has its generic rank. It then holds to about η/√p in accelerations and η/p in
multipliers, p the pivot. This verifies the solution, not the model: G, γ, Q and inertias are shared with it.
"""

from __future__ import annotations

from collections.abc import Iterable

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Formulation, Machine
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import newton_euler
from closedchain.multibody.system import System
from closedchain.records import dataclass
from closedchain.types import SX, Array

ACCEPTED = 1e-11  # largest η of an answer that holds
TRUSTED = 1e-6  # error estimate above which an answer says how many digits hold
LEVEL = 1e-3  # share of the machine's level that every row is measured by at least
REDUNDANT = 1e-3  # weight of rows that closed loops imply
RANK = 1e-7  # singular values of G below this share of the largest count as zero, as for mobility
TINY = 1e-250


@dataclass(frozen=True, eq=False)
class Rank:
    """The rank of G at a configuration beside its generic rank, and p = σ², the smallest singular value that counts."""

    found: int
    generic: int
    pivot: float

    @property
    def singular(self) -> bool:
        """Whether loop rows that are independent elsewhere depend on each other here."""
        return self.found < self.generic

    @property
    def reason(self) -> str:
        """What is lost, in words."""
        lost = self.generic - self.found
        return f"{lost} of {self.generic} independent loop rows depend{'s' if lost == 1 else ''} on the others there"


def rank_at(machine: Machine, q: Array) -> Rank:
    """The rank of the loop rows at a configuration."""
    kin = machine.kinematics
    generic = len(machine.mobility.independent_rows)
    if generic == 0:
        return Rank(0, 0, 1.0)
    s = np.linalg.svd(kin.scaled(kin.constraint(q)), compute_uv=False)
    s = s / max(float(s[0]), 1e-300)
    return Rank(min(int(np.sum(s > RANK)), generic), generic, float(s[generic - 1]) ** 2)


def openness(machine: Machine, q: Array, v: Array) -> float:
    """By how much loops are open or opening, beside the machine's size and speed: so far rows of γ may contradict."""
    kin = machine.kinematics
    if not kin.system.nc:
        return 0.0
    speed = float(np.abs(v * kin.step_lengths).max(initial=0.0))
    opening = float(np.abs(kin.constraint(q) @ v * kin.velocity_row_lengths).max(initial=0.0))
    return 10 * (kin.loop_error(q) / kin.system.size + (opening / speed if speed > 0 else 0.0))


def scaled_residuals(
    machine: Machine,
    method: Formulation | None,
    q: SX,
    v: SX,
    Q: SX,
    answer: tuple[SX, SX],
    prescribed: SX | None,
    closed: bool = True,
) -> SX:
    """η of all rows, nv + nc: of the equations of motion, then of the loops.

    method: whose options the answer was found with (none: closed loops); what only softens loops is verified by its
        spring forces, its loop rows are zero here
    prescribed: accelerations of cut joints along all rows, where something moves them
    closed: whether the loops are: rows that only closed ones imply do not count otherwise
    """
    a, lam = answer
    system, kin = machine.system, machine.kinematics
    body = BodyKinematics(system, q, v)
    G, gamma = body.constraint
    if prescribed is not None:  # moved tips have velocities along their rows, which closed loops do not have
        tree = machine.tree
        G, gamma = (tree.at(part, q, v) for part in (tree.constraint_jacobian, tree.constraint_product))
    M_a_h = newton_euler(body, a)
    carried, lengths = _carried(machine), kin.step_lengths
    F, B = _levels(machine, carried, v, a, lam)
    G_lam = [G[:, i] * lam for i in range(system.nv)]
    r1 = M_a_h - Q - ca.vertcat(*(_sum(terms) for terms in G_lam))
    s1 = ca.fabs(M_a_h) + ca.fabs(Q) + ca.vertcat(*(_sum(ca.fabs(terms)) for terms in G_lam))
    eta1 = ca.fabs(r1) / (s1 + F * ca.DM(LEVEL * lengths))
    if method is not None and method.prescribed:
        driven = [link for link in system.links if link.name in method.prescribed]
        for link in driven:
            eta1[link.v, :] = 0
    if system.nc == 0:
        return eta1
    if method is not None and (not method.exact or method.regularisation):
        return ca.vertcat(eta1, SX(system.nc, 1))
    given = gamma if prescribed is None else gamma - prescribed
    feedback = None if method is None else method.feedback(machine, q, v)
    given = given if feedback is None else given + feedback
    G_a = [G[j, :].T * a for j in range(system.nc)]
    r2 = given + ca.vertcat(*(_sum(terms) for terms in G_a))
    s2 = ca.fabs(given) + ca.vertcat(*(_sum(ca.fabs(terms)) for terms in G_a))
    B += _largest([ca.fabs(Q[i]) / (carried[i] * lengths[i]) for i in range(system.nv) if not carried[i].is_zero()])
    eta2 = ca.fabs(r2) / (s2 + B * ca.DM(LEVEL / kin.velocity_row_lengths))
    weights = np.ones(system.nc)
    weights[list(machine.mobility.redundant)] = REDUNDANT if closed else 0.0
    return ca.vertcat(eta1, eta2 * ca.DM(weights))


def _levels(machine: Machine, carried: SX, v: SX, a: SX, lam: SX) -> tuple[SX, SX]:
    """Force and acceleration level of a motion; never zero."""
    kin, gravity = machine.kinematics, machine.system.quantities.gravity
    lengths, size = kin.step_lengths, machine.system.size
    x = [lengths[i] * ca.fabs(a[i]) + lengths[i] ** 2 / size * v[i] ** 2 for i in range(machine.system.nv)]
    forces = _largest([carried[i] * level for i, level in enumerate(x)])
    multipliers = _largest([ca.fabs(lam[j]) / length for j, length in enumerate(kin.velocity_row_lengths)])
    weight = sum((link.inertia[3, 3] for link in machine.system.links), SX(0)) * ca.norm_1(gravity)
    return forces + multipliers + weight + TINY, _largest(x) + ca.norm_1(gravity) + TINY


def _carried(machine: Machine) -> SX:
    """Mass that every coordinate carries, nv; the linear block of a link's inertia is its mass."""
    links, carried = machine.system.links, SX(machine.system.nv, 1)
    mass = [link.inertia[3, 3] for link in links]
    for link in reversed(links):
        carried[link.v] = mass[link.index]
        if link.parent >= 0:
            mass[link.parent] += mass[link.index]
    return carried


def _largest(values: Iterable[SX]) -> SX:
    found = SX(0)
    for value in values:
        if value.nnz() and not value.is_zero():
            found = ca.fmax(found, value)
    return found


def _sum(terms: SX) -> SX:
    return ca.sum1(terms) if terms.nnz() else SX(1, 1)


def worst_rows(system: System, eta: Array) -> str:
    """The largest η and the rows it is met in, in words."""
    eta = np.nan_to_num(eta, nan=np.inf)
    names = (*system.velocity_names, *system.row_names)
    worst = [f"{names[k]} ({eta[k]:.3g})" for k in np.argsort(-eta)[:3] if eta[k] > ACCEPTED]
    rows = ", ".join(worst) or "none"
    return f"residual {eta.max(initial=0.0):.3g} in {rows}, where {ACCEPTED:g} is accepted"


def largest(eta: SX, answer: SX) -> SX:
    """The largest η; not a number where any element of the answer is not."""
    # fmax passes over what is not a number, sums do not
    return _largest(ca.vertsplit(eta) if eta.shape[0] else []) + 1e-300 * ca.sum1(ca.fabs(answer))


def verified_function(method: Formulation, machine: Machine, prescribed: bool = False) -> ca.Function:
    """(q, v, forces) → (acceleration, multipliers, pivot, residual, error); with one more input if prescribed."""
    tree = machine.tree
    tau = SX.sym("forces", len(tree.system.actuators))
    Q = Loads(tree).generalised(tau, method.prescribed)
    inputs = {"q": tree.q, "v": tree.v, "forces": tau}
    given = {"prescribed": SX.sym("prescribed", tree.system.nc)} if prescribed else {}
    found = machine.forward(method, tree.q, tree.v, Q, **given)
    answer = (ca.densify(found.acceleration), ca.densify(found.multipliers))
    rows = scaled_residuals(machine, method, tree.q, tree.v, Q, answer, given.get("prescribed"))
    eta = largest(rows, answer[0]) if tree.system.nv else SX(0)
    inputs |= given
    error = eta / ca.sqrt(ca.fmin(ca.fmax(found.pivot, 1e-30), 1))
    if not method.exact and tree.system.nc:  # by how much softly held loops accelerate apart is the model's error
        apart = scaled_residuals(machine, None, tree.q, tree.v, Q, answer, given.get("prescribed"))[tree.system.nv :]
        error = ca.fmax(error, largest(apart, answer[0]))
    outputs = [*answer, found.pivot, eta, error]
    names = ["acceleration", "multipliers", "pivot", "residual", "error"]
    return ca.Function("verified", list(inputs.values()), outputs, list(inputs), names, {"cse": True})


def residual_function(method: Formulation | None, machine: Machine, prescribed: bool = False) -> ca.Function:
    """(q, v, forces, acceleration, multipliers) → η of all rows; with one more input if prescribed."""
    tree, system = machine.tree, machine.system
    tau = SX.sym("forces", len(system.actuators))
    Q = Loads(tree).generalised(tau, () if method is None else method.prescribed)
    a, lam = SX.sym("acceleration", system.nv), SX.sym("multipliers", system.nc)
    inputs = {"q": tree.q, "v": tree.v, "forces": tau, "acceleration": a, "multipliers": lam}
    given = {"prescribed": SX.sym("prescribed", system.nc)} if prescribed else {}
    eta = scaled_residuals(machine, method, tree.q, tree.v, Q, (a, lam), given.get("prescribed"))
    inputs |= given
    return ca.Function("residuals", list(inputs.values()), [ca.densify(eta)], list(inputs), ["eta"], {"cse": True})
