"""One time step (Moreau and Jean) as kernels: the motion without contacts, how contacts answer, and where it leads.

    q_m = q + h/2 v                                     gaps g, J, W, b there
    b = J (v + h a) + h/2 dJ/dt v                       contact velocities at the end of the step without impulses
    v⁺ = v + h a + K p                                  p by Coulomb's law on b + W p (coulomb.py)
    M → M + h θ D + h²/4 K                              D, K of dampers and springs: stiff ones do not limit h
    q⁺ = q_m + h/2 v⁺ + K x                             x brings gaps back that are below zero; then loops are closed

W, b and what v⁺ and q⁺ need are found before the impulses p are known: half a solve, (L⁻¹ Jᵀ)ᵀ D⁻¹ (L⁻¹ Jᵀ). The rest
waits for p. CasADi finds out by itself what can be computed before, `carry`; likewise what inputs make of time and
parameters alone, w, which is tabulated for all steps at once. Nothing is compiled for a mode.

Machines are eliminated by the articulated-body recursion with unit forces of the contacts carried along, which closes
loops at the links that carry them, at velocities: G v⁺ = −h/2 γ, so that loops stay closed at the end of the step.
Machines with dry joints, flexible links, loops over the ground, or loops and bodies without mass are by L D Lᵀ of their
saddle point.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

import casadi as ca
import numpy as np

from closedchain.contact.geometry import ContactGeometry
from closedchain.contact.operator import Applied, ContactOperator
from closedchain.dynamics.articulated_body import Loops, OpenChain, OpenTree
from closedchain.dynamics.interface import Machine, Saddle, saddle
from closedchain.dynamics.operational_space import ChainConstraint, TipJoint
from closedchain.dynamics.plans.operational_space import ConfigurationSamples
from closedchain.errors import UnsupportedError
from closedchain.kernel import Kernel
from closedchain.kernel.packing import side_by_side
from closedchain.kernel.program import read
from closedchain.multibody.canonical_frames import canonical
from closedchain.multibody.chains import Chain
from closedchain.multibody.kinematics import Twist, stepped
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.multibody.system import System
from closedchain.records import dataclass
from closedchain.spatial.products import symmetric_product
from closedchain.spatial.symbolic import Transform, skew
from closedchain.types import SX

USUAL = 1e-3  # s, a step
LIGHT = 1e-9  # relative pivot of a recursion that divides by a mass that is rounding


@dataclass(frozen=True, eq=False)
class StepTerms:
    """Expressions of one step at (q_m, v): W, b, v⁺ of impulses p, change of q for x, what closes loops from q_end.

    V: where every contact has a limb of its own, W is what limbs do by themselves, Vᵀ V what they share on the body
    that carries them; else W is all of it
    """

    W: SX
    b: SX
    u: SX
    reach: SX
    geometry: ContactGeometry
    v1: SX
    lift: SX
    closing: SX
    V: SX | None = None


class StepKernels:
    """Kernels of steps of one machine under given inputs."""

    def __init__(self, machine: Machine, applied: Applied) -> None:
        self.machine, self.applied = machine, applied
        self.operator = ContactOperator(machine, applied)
        self.rows, tree = self.operator.rows, machine.tree
        self.h, self.p, self.x = SX.sym("h"), SX.sym("p", self.rows), SX.sym("x", self.rows)
        self.end = SX.sym("end", tree.q.shape[0])
        symbols = ca.vertcat(*applied.symbols)
        Q = Loads(tree, dry=False).generalised(applied.forces) + applied.loads
        self.Q, parts, values = ca.extract_parametric(Q, symbols, {"extract_trivial": True})
        self.w, self._tabulated = _stack(parts), _stack(values)

    @cached_property
    def resisting(self) -> SX:
        """h θ D + h²/4 K, nv×nv: what springs and dampers do belongs to the whole step, not to its start.

        θ is a half, the midpoint rule, where a damper takes less than its velocity in a step, and up to 1 where more.
        """
        tree, h = self.machine.tree, self.h
        D, K = Loads(tree, dry=False).slopes()
        if not (D.nnz() or K.nnz()):
            return SX(D.shape[0], D.shape[1])
        M = ca.Function("M", [tree.q], [ca.diag(mass_matrix(self.operator.body))])(self.machine.mobility.samples[0])
        share = SX(D.shape[0], 1)
        for i in range(D.shape[0]):
            if D[i, i].nnz():
                share[i] = ca.sqrt(ca.fmax(0.5, 1 - M[i] / (h * ca.fmax(D[i, i], 1e-300))))
        return ca.sparsify(h * ca.diag(share) @ D @ ca.diag(share) + 0.25 * h**2 * K)

    @cached_property
    def factor(self) -> tuple[SX, Saddle]:
        """M with what resists, and the saddle point of loops in factors."""
        if not self.resisting.nnz():
            return self.operator.factor
        machine, tree = self.machine, self.machine.tree
        M, rows = mass_matrix(self.operator.body) + self.resisting, list(machine.mobility.independent_rows)
        symbols, samples = machine.typical(tree.q)
        typical = [np.concatenate([sample, np.zeros(tree.v.shape[0]), [USUAL]]) for sample in samples]
        return M, saddle(M, self.operator.body.constraint[0][rows, :], ca.vertcat(symbols, tree.v, self.h), typical)

    @cached_property
    def table(self) -> Kernel:
        """(t, inputs, parameters) → w."""
        names = ["t", "inputs", "parameters"]
        return Kernel(ca.Function("step_table", list(self.applied.symbols), [self._tabulated], names, ["w"]))

    @cached_property
    def kernels(self) -> tuple[Kernel, Kernel, Kernel | None]:
        """(w, q, v, h) → W, b, u, gaps, places, reach, V, carry; (carry, p, x) → v⁺, q⁺; (carry, q⁺) → closed, open by.

        Rows of contacts lie component by component (contact/arrays.py).
        """
        tree, kin, terms = self.machine.tree, self.machine.kinematics, self._terms()
        middle = stepped(tree.system, tree.q, 0.5 * self.h * tree.v)
        q_m = SX.sym("q_m", tree.q.shape[0])
        v1, lift, closing = (ca.substitute(part, tree.q, q_m) for part in (terms.v1, terms.lift, terms.closing))
        q1, closed = stepped(tree.system, q_m, 0.5 * self.h * v1 + lift), stepped(tree.system, self.end, closing)
        late = ca.cse(ca.densify(ca.vertcat(v1, q1, closed)))  # what is carried over is carried once
        known = ca.vertcat(self.w, q_m, tree.v, self.h)
        late, symbols, values = ca.extract_parametric(late, known, {"extract_trivial": True})
        carry, carried = _stack(symbols), _stack(values)
        g = terms.geometry
        by = [row for j in range(g.size) for row in range(j, self.rows, g.size)]  # component by component
        places = ca.vertcat(g.places[::2], g.places[1::2])
        W = terms.W[by, by] if terms.V is None else self._limbs(terms.W)
        V = [] if terms.V is None else [terms.V[:, by]]
        early = [W, terms.b[by], terms.u[by], g.gaps, places, terms.reach[by], *V]
        early = [*(ca.substitute(part, tree.q, q_m) for part in early), carried]
        early = [ca.densify(part) for part in ca.substitute(early, [q_m], [middle])]
        ports = ["w", "q", "v", "h"], ["W", "b", "u", "gaps", "places", "reach", *["V"] * len(V), "carry"]
        nv, nq = tree.v.shape[0], tree.q.shape[0]
        program = read(ca.Function("step", [self.w, tree.q, tree.v, self.h], early, *ports, {"cse": True}))
        order = side_by_side(program, "carry")
        first = Kernel(program.reordered("carry", order), packed=True)

        def after(name: str, inputs: list[SX], outputs: list[SX], given: list[str], found: list[str]) -> Kernel:
            program = read(ca.Function(name, inputs, outputs, given, found, {"cse": True}))
            return Kernel(program.reordered("carry", order), lanes=first.lanes, packed=True)

        motion = [ca.densify(late[:nv]), ca.densify(late[nv : nv + nq])]
        second = after("step_end", [carry, self.p[by], self.x[by]], motion, ["carry", "p", "x"], ["v1", "q1"])
        if not tree.system.nc:
            return first, second, None
        ends = ca.densify(late[nv + nq :])
        residual = ca.substitute(tree.residual_on_rows, tree.q, ends)
        again = [ends, kin.closing_error(residual, ends, self.machine.mobility.independent_rows)]
        return first, second, after("step_close", [carry, self.end], again, ["carry", "q1"], ["q2", "error"])

    def _limbs(self, W: SX) -> SX:
        """Blocks of contacts by themselves, (D D)×m: a row for each element of a block."""
        D = self.operator.geometry.size
        return ca.vertcat(*(ca.diag(W[row::D, column::D]).T for row in range(D) for column in range(D)))

    def _terms(self) -> StepTerms:
        system = self.machine.system
        found = None
        if self.resisting.nnz() > ca.diag(self.resisting).nnz():
            return self._of_loops()
        if not (system.dry or system.flexible_bodies) and system.why_no_recursion is None:
            found = self._of_recursion()
        return self._of_loops() if found is None else found

    def _of_loops(self) -> StepTerms:
        """By L D Lᵀ of the saddle point."""
        machine, tree, g, h = self.machine, self.machine.tree, self.operator.geometry, self.h
        body, (M, point) = self.operator.body, self.factor
        rows, nv = list(machine.mobility.independent_rows), tree.v.shape[0]
        G, gamma = (part[rows, :] for part in body.constraint)
        factor, J = point.factor.factor, g.jacobian
        f, along = h * (self.Q - bias(body)), -(G @ tree.v) - 0.5 * h * gamma
        residual, back = self._residual_at_end, SX(nv, 1)
        if point.weighted is not None:
            f, back = f + point.weighted @ along, -(point.weighted @ residual)
        y, Y = factor.forward(ca.vertcat(f, along)), factor.forward(ca.vertcat(J.T, SX(len(rows), self.rows)))
        YD = ca.diag(factor.D_inverse) @ Y
        b = g.velocities + YD.T @ y + 0.5 * h * g.product
        v1, lift = tree.v + factor.backward(y + Y @ self.p)[:nv], factor.backward(Y @ self.x)[:nv]
        closing = factor.backward(factor.forward(ca.vertcat(back, -residual)))[:nv] if rows else SX(nv, 1)
        reach = ca.sum2(J**2 / ca.repmat(ca.diag(M).T, self.rows, 1))
        return StepTerms(symmetric_product(YD.T, Y.T), b, g.velocities, reach, g, v1, lift, closing)

    def _of_recursion(self) -> StepTerms | None:
        """By the articulated-body recursion, which closes loops on its way; None where it would divide by a mass that
        is none, or a loop cannot be closed at a link that carries it.
        """
        tree, h = self.machine.tree, self.h
        fitted = canonical(tree.system, far=True)
        opened = OpenTree(self._resisting(fitted), {link.index: link.inertia for link in fitted.links}, tree.q, tree.v)
        g = ContactGeometry(FarFrames(opened, self.machine))  # type: ignore[arg-type]
        chain = OpenChain(opened, Chain("tree", opened.system.links, ()), self.Q, {})
        loops = self._loop_rows(opened, chain.chain)
        for k, (ends, contact) in enumerate(zip(opened.system.contacts, g.contacts, strict=True)):
            here = slice(g.size * k, g.size * k + g.size)
            for link, sign in ((ends.body, 1.0), (ends.to, -1.0)):
                if link >= 0:
                    rows = loops.C.setdefault(link, SX(loops.n_c, 6))
                    rows[here, :] = rows[here, :] + sign * g.rows_in(contact, ends, opened.world[link])
        C = {link: ca.sparsify(rows) for link, rows in loops.C.items()}
        found = chain.inward(loops.n_c, C, Loops(loops.loops, loops.S, self._strong))
        if len(chain.closed_rows) < loops.n_c - self.rows or self._light(found.pivot):
            return None
        residual = self._residual_at_end
        none, some = SX(residual.shape[0], 1), SX(self.rows, 1)
        v1 = tree.v + h * self._outward(chain, ca.vertcat(self.p / h, none))
        lift = self._outward(chain.at_rest(ca.vertcat(some, none)), ca.vertcat(self.x, none))
        closing = self._outward(chain.at_rest(ca.vertcat(some, -residual)), ca.vertcat(some, none))
        b = g.velocities + h * found.x_open[: self.rows] + 0.5 * h * self._product(opened, g)
        here, reach, V = slice(self.rows), found.compliance[: self.rows], None
        W, D = found.M_inv[here, here], g.size
        if found.shared is not None:
            limbs, shared = found.shared[0][here, here], found.shared[1][:, here]
            if all(i // D == k // D for i, k in zip(*limbs.sparsity().get_triplet(), strict=True)):
                W, V = limbs, shared
        return StepTerms(W, b, g.velocities, reach, g, v1, lift, closing, V)

    def _loop_rows(self, opened: OpenTree, chain: Chain) -> ChainConstraint:
        """Independent rows of the loops, after those of the contacts, with what a step asks of them: G v⁺ = −h/2 γ."""
        rows, at = self.machine.mobility.independent_rows, self.rows
        found = ChainConstraint(chain, self.rows + len(rows))
        for cut in opened.system.cuts:
            own = [k - cut.rows.start for k in range(cut.rows.start, cut.rows.stop) if k in rows]
            here, tip = slice(at, at + len(own)), TipJoint(opened, cut, closed=False)
            tip.constrain(found, here, own)
            along = cut.model.constraint(tip.X)[:, own].T @ ca.vertcat(tip.w, tip.u)
            found.S[here] = 0.5 * found.S[here] - along / self.h
            at += len(own)
        return found

    def _strong(self, M_inv: SX) -> bool:
        """Whether a loop is regular by itself in all configurations found when compiling."""
        samples = ConfigurationSamples(self.machine, self.machine.tree.q)
        try:
            return not samples.rank_deficient(ca.substitute(M_inv, self.h, USUAL))
        except UnsupportedError:  # without mass
            return False

    def _light(self, pivot: SX) -> bool:
        """Whether a recursion divides by a mass that is none."""
        tree = self.machine.tree
        value = ca.Function("pivot", [tree.q, tree.v, self.h], [pivot])
        return min(float(value(sample, 0, USUAL)) for sample in self.machine.typical(tree.q)[1]) < LIGHT

    def _outward(self, chain: OpenChain, h_c: SX) -> SX:
        """Accelerations of all links in the order of the velocities."""
        found = chain.outward({-1: SX(6, 1)}, h_c)
        return _stack([found[link.index] for link in self.machine.system.links if link.index in found])

    @property
    def _residual_at_end(self) -> SX:
        """Of the independent loop rows where the step ends."""
        tree, rows = self.machine.tree, list(self.machine.mobility.independent_rows)
        return ca.substitute(tree.residual_on_rows, tree.q, self.end)[rows] if rows else SX(0, 1)

    def _resisting(self, system: System) -> System:
        """The machine whose joints have the inertia of what resists along them."""
        own = ca.diag(self.resisting)
        if not own.nnz():
            return system
        links = [
            replace(link, armature=own[link.v, :] if link.armature is None else link.armature + own[link.v, :])
            if link.model.nv and own[link.v, :].nnz()
            else link
            for link in system.links
        ]
        return replace(system, links=tuple(links))

    def _product(self, opened: OpenTree, g: ContactGeometry) -> SX:
        """dJ/dt v; of points and spheres on planes of the ground from bias accelerations at hand: a_c + α × (x − c).

        The point x that touches keeps its direction from the centre c.
        """
        found = []
        for ends, contact in zip(opened.system.contacts, g.contacts, strict=True):
            if ends.to >= 0 or ends.contact.sphere is not None or g.size == 4:
                found.append(self.machine.tree.along_motion(contact.velocity))
                continue
            X, motion = opened.world[ends.body], opened.motions[ends.body]
            r = (opened.system.links[ends.body].X_JB @ ends.X_BC).p
            arm = X.R.T @ contact.axes[:, 2] * -ends.contact.radius
            a = X.R @ (motion.of_point(r) + skew(motion.alpha) @ arm)
            found.append(contact.axes.T @ (a - opened.ground.a))
        return _stack(found)


@dataclass(frozen=True, eq=False)
class FarFrames:
    """The kinematics of an opened tree as contact geometry asks for it: poses and twists of bodies in the world."""

    opened: OpenTree
    machine: Machine

    @property
    def system(self) -> object:
        """The machine's."""
        return self.opened.system

    def side(self, link: int) -> tuple[Transform, Twist]:
        """Pose and twist of a link, or of the ground."""
        if link < 0:
            return Transform.identity(), Twist(SX(3, 1), SX(3, 1))
        X, o = self.opened.world[link], self.opened
        B = X @ o.system.links[link].X_JB
        return B, Twist(X.R @ o.motions[link].w, X.R @ o.velocities[link]).at(B.p - X.p)

    def along_motion(self, expression: SX) -> SX:
        """The time derivative of an expression along the motion, velocities kept."""
        return self.machine.tree.along_motion(expression)


def _stack(parts: list[SX]) -> SX:
    return ca.vertcat(*parts) if parts else SX(0, 1)
