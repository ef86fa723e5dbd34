"""Impacts: velocities jump, and all contacts that are closed take part.

    u⁺ = u⁻ + W p      Coulomb's law on u⁺, with Newton's restitution e on the normal: u_n⁺ + e u_n⁻ ≥ 0 where u_n⁻ < 0

What is lost follows from the impulses, ΔT = ½ (u⁺ + u⁻)·p, and is no remainder. Newton's law with friction can create
energy (T. R. Kane, D. A. Levinson, Dynamics, 1985); then e is lowered to the largest that does not.

A module of its own because an impact is a law by itself, beside that of forces in a mode.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import ABSENT, CONE, HELD, NORMAL
from closedchain.contact.modes import SOLVED, ContactLaws, Evaluation
from closedchain.contact.problem import ContactProblem, solve_contacts
from closedchain.records import dataclass
from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class Jump:
    """Impulses p, energy given (negative), share of e that was taken, residual, a blocked contact or −1."""

    p: Array
    energy: float
    share: float
    residual: float
    blocked: int = -1

    @property
    def solved(self) -> bool:
        """Whether impulses were found."""
        return self.blocked < 0 and self.residual <= SOLVED


def impact(laws: ContactLaws, e: Evaluation, closed: Any, held: Any, sticking: Any) -> Jump:
    """Impulses of all closed contacts. `sticking` ones have static friction as long as they do not slip."""
    found = _solved(laws, e, closed, held, sticking, 1.0)
    if not found.solved or found.energy <= 1e-13 * _energy_scale(e, found.p):
        return found
    low, high, best = 0.0, 1.0, _solved(laws, e, closed, held, sticking, 0.0)
    for _ in range(40):
        middle = 0.5 * (low + high)
        trial = _solved(laws, e, closed, held, sticking, middle)
        if trial.solved and trial.energy <= 0:
            low, best = middle, trial
        else:
            high = middle
    return best


def _energy_scale(e: Evaluation, p: Array) -> float:
    return float(np.abs(p * e.u).sum() + np.abs(p * (e.W @ p)).sum())


def _solved(laws: ContactLaws, e: Evaluation, closed: Any, held: Any, sticking: Any, share: float) -> Jump:
    # dry joints bear no impulse
    kinds = np.where(held, HELD, np.where(closed & ~laws.dry, CONE, ABSENT)).astype(np.int64)
    b, mu = e.u.copy(), np.where(sticking, laws.mu_static, laws.mu)
    into = np.minimum(laws.blocks(e.u)[:, NORMAL], 0.0)
    laws.blocks(b)[:, NORMAL] += np.where(into < -laws.bounce, share * laws.restitution * into, 0.0)
    p = np.zeros(b.size)
    for _ in range(2):
        problem = ContactProblem(e.W, b, kinds, mu, np.zeros((len(kinds), laws.D)))
        found = solve_contacts(problem, p, e.reach, laws.slow)
        if found.blocked >= 0:
            return Jump(p, 0.0, share, np.inf, found.blocked)
        p, residual = found.p, found.residual
        slides = np.sqrt((laws.sideways(e.u + e.W @ p) ** 2).sum(axis=1)) > laws.slow
        if not np.any(slides & (mu > laws.mu)):
            break
        mu = np.where(slides, laws.mu, mu)
    return Jump(p, float(0.5 * (2 * e.u + e.W @ p) @ p), share, residual)
