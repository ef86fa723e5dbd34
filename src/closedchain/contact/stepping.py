"""Time stepping (Moreau and Jean): steps of one length, contacts resolved once in each.

    q_m = q + h/2 v                       gaps g, W, K, a, c there; contacts take part whose gap would close
    v⁺ = v + h a + K p                    p by Coulomb's law on u + h c + W p; the normal has 2 g/h added where g > 0,
                                          and e u_n (Newton)
    q⁺ = q_m + h/2 v⁺ + K x               x brings gaps back that are below zero; then loops are closed

Nothing is compiled for a mode. A step whose contacts are not solved is made in two, four or eight parts; what is left
then is kept with its residual. Where loops hold a direction along which a gap must close, no velocity is possible.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from closedchain.contact.coulomb import ABSENT, CONE, HELD, NORMAL, ContactProblem, Whole, solve_contacts
from closedchain.contact.modes import OPEN, SLIP, STICK, ContactLaws, Evaluation
from closedchain.contact.operator import ContactOperator
from closedchain.types import Array

SOLVED = 1e-9  # natural map above which a step is halved
PARTS = (1, 2, 4, 8)
CLOSINGS = 12  # steps by which loops are closed, at most
CLOSED = 1e-12  # of the machine's size: loops open by less are closed

Evaluate = Callable[[float, Array, Array], Evaluation]


@dataclass(frozen=True, eq=False)
class SteppingState:
    """Coordinates, velocities, states of contacts, which ones lie behind a face, and the last impulses."""

    q: Array
    v: Array
    states: Whole
    behind: Any
    p: Array


@dataclass(frozen=True, eq=False)
class TimeStep:
    """Where a step leads, mean forces, work of contacts, residual, depth below surfaces, a blocked contact or −1."""

    state: SteppingState
    forces: Array
    work: float
    residual: float
    depth: float
    blocked: int = -1
    parts: int = 1


@dataclass(frozen=True, eq=False)
class TimeStepper:
    """Steps of one machine; `evaluate` gives the operator at (t, q, v), `scheduled` are contacts of a schedule."""

    operator: ContactOperator
    laws: ContactLaws
    evaluate: Evaluate
    scheduled: Any

    def step(self, t: float, h: float, state: SteppingState, held: Any) -> TimeStep:
        """One step, in parts where contacts are not solved."""
        found = self._part(t, h, state, held)
        for parts in PARTS[1:]:
            if found.blocked >= 0 or found.residual <= SOLVED:
                break
            steps, here = [], state
            for k in range(parts):
                steps.append(self._part(t + k * h / parts, h / parts, here, held))
                here = steps[-1].state
            found = TimeStep(
                here, sum((one.forces for one in steps), np.zeros_like(found.forces)) / parts,
                sum(one.work for one in steps), max(one.residual for one in steps), max(one.depth for one in steps),
                max(one.blocked for one in steps), parts,
            )  # fmt: skip
        return found

    def _part(self, t: float, h: float, state: SteppingState, held: Any) -> TimeStep:
        laws, moved = self.laws, self.operator.moved
        q, v = moved(state.q, 0.5 * h * state.v), state.v
        e = self.evaluate(t + 0.5 * h, q, v)
        kinds, behind = self._candidates(e, state, held, h)
        b = e.u + h * e.c
        laws.blocks(b)[:, NORMAL] += np.where(held, 0.0, np.maximum(e.gaps, 0.0) * 2 / h)
        into = np.minimum(laws.blocks(e.u)[:, NORMAL], 0.0)
        laws.blocks(b)[:, NORMAL] += np.where(into < -laws.bounce, laws.restitution * into, 0.0)
        mu, p, states, residual = np.where(state.states == STICK, laws.mu_static, laws.mu), state.p, state.states, 0.0
        for _ in range(2):
            problem = ContactProblem(e.W.copy(), b.copy(), kinds.copy(), mu, np.zeros((len(kinds), laws.D)))
            blocked = problem.block_directions(e.reach, laws.slow)
            if blocked >= 0:
                return TimeStep(state, np.zeros_like(p), 0.0, np.inf, 0.0, blocked)
            p, residual = solve_contacts(problem, p)
            states, slips = self._states(problem, e.u + h * e.c + e.W @ p, p)
            if not np.any(slips & (mu > laws.mu)):
                break
            mu = np.where(slips, laws.mu, mu)
        v1 = v + h * e.a + e.K @ p
        q1, v1 = self._closed(moved(q, 0.5 * h * v1 + self._lift(e, problem.kinds, p)), v1)
        depth = float(np.max(np.where(problem.kinds != ABSENT, -e.gaps, 0.0), initial=0.0))
        work = float(p @ (e.u + h * e.c + 0.5 * (e.W @ p)))
        return TimeStep(SteppingState(q1, v1, states, behind, p), p / h, work, residual, depth)

    def _candidates(self, e: Evaluation, state: SteppingState, held: Any, h: float) -> tuple[Whole, Any]:
        """By which law every contact takes part, and which ones lie behind a face."""
        laws, inside = self.laws, self.laws.inside(e)
        behind = (state.behind | (~inside & (e.gaps < -laws.near))) & ~(e.gaps > laws.near)
        later = e.gaps + 0.5 * h * laws.blocks(e.u + h * e.c)[:, NORMAL]
        soon = (later < 0) & ((laws.restitution == 0) | (state.states != OPEN))
        touch = inside & ((e.gaps <= laws.near) | soon) & ~behind & ~self.scheduled
        return np.where(held, HELD, np.where(touch, CONE, ABSENT)).astype(np.int64), behind

    def _states(self, problem: ContactProblem, u: Array, p: Array) -> tuple[Whole, Any]:
        """States from impulses and velocities, and which contacts slip."""
        bears = (problem.kinds == CONE) & (self.laws.blocks(p)[:, NORMAL] > 0)
        fast = np.sqrt((self.laws.sideways(u) ** 2).sum(axis=1)) > self.laws.slow
        held = problem.kinds == HELD
        return np.where(held | (bears & ~fast), STICK, np.where(bears, SLIP, OPEN)), bears & fast

    def _lift(self, e: Evaluation, kinds: Whole, p: Array) -> Array:
        """K x that brings contacts that bear back onto their surface: W_nn x = −gap."""
        bears = (kinds == CONE) & (self.laws.blocks(p)[:, NORMAL] > 0) & (e.gaps < 0)
        rows = self.laws.D * np.flatnonzero(bears) + NORMAL
        if not rows.size:
            return np.zeros(e.a.size)
        x = np.linalg.lstsq(e.W[np.ix_(rows, rows)], -e.gaps[bears], rcond=1e-10)[0]
        back: Array = e.K[:, rows] @ x
        return back

    def _closed(self, q: Array, v: Array) -> tuple[Array, Array]:
        """q and v with closed loops."""
        system = self.operator.machine.system
        if not system.nc:
            return q, v
        for _ in range(CLOSINGS):
            dq, dv, error = self.operator.closing(q, v)
            if error[0] <= CLOSED * system.size:
                break
            q = self.operator.moved(q, dq)
        return q, v + dv
