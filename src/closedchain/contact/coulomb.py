"""Coulomb's law of several contacts at once, exactly (no convex relaxation).

    u = W p + b        per contact a block of D rows: two tangents, the normal, and with D = 4 the spin about it

    absent     p = 0
    cone       p ∈ K_μ, u + μ |u_t| n ∈ K_μ*, and they are orthogonal (de Saxcé): |p_t| ≤ μ p_n, u_n ≥ 0, and where the
               bound is met p_t opposes u_t
    sliding    u_n ≥ 0, p_n ≥ 0, u_n p_n = 0, p_t = −μ d p_n along a given direction d
    held       u = 0, whatever p that takes

p are impulses and u velocities, or p forces and u accelerations. Spin is scaled to a length, so that the cone of a soft
finger is as round as that of a hard one.

Semismooth Newton on Alart and Curnier's equations, with line search. W may be singular (contacts of one rigid body
share what they bear): proximal steps, W + ε and b − ε p, start from p = 0 and lead to the least p. Where Newton fails
it starts again with a large ε, which is lowered step by step, and Gauss–Seidel over the contacts, each solved exactly,
brings it closer. What counts is the natural map at the end, p − Proj_K(p − ρ (u + μ |u_t| n)), as a share of the
largest impulse in play.

P. Alart, A. Curnier, A mixed formulation for frictional contact problems prone to Newton like solution methods,
Comput. Methods Appl. Mech. Eng. 92 (1991).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from closedchain.types import Array

Whole = NDArray[np.int64]

ABSENT, CONE, SLIDING, HELD = range(4)
NORMAL = 2  # place of the normal within a block
NEWTON, PROXIMAL, ROUNDS, SWEEPS, HALVINGS = 30, 40, 12, 10, 9
SOFT = 1e-8  # ε, as a share of the largest diagonal element
LEVELS = 1e7  # how much larger ε is at first where Newton fails
GOOD, ENOUGH = 1e-15, 1e-11  # natural map at which iterations end, or where they gain no more; 1e-10 is promised
BLOCKED = 1e-11  # a diagonal element below this share of what the opened machine would have is none


@dataclass(eq=False)
class ContactProblem:
    """W, b; kinds, friction and directions of slip (a row of tangents and spin per contact, zero along the normal)."""

    W: Array
    b: Array
    kinds: Whole
    mu: Array
    along: Array

    @property
    def size(self) -> int:
        """Rows per contact."""
        return self.b.size // max(1, self.kinds.size)

    def block_directions(self, reach: Array, slack: float) -> int:
        """Take out directions that loops hold, whose W is rounding; the first contact that must move along one, or −1.

        reach: diagonal of W if the loops were open, about     slack: velocity along such a direction that is rounding
        """
        for i in np.flatnonzero(self.kinds != ABSENT):
            for k in range(self.size):
                r = self.size * i + k
                if self.W[r, r] > BLOCKED * reach[r]:
                    continue
                held = self.kinds[i] == HELD
                if (k == NORMAL and self.b[r] < -slack) or (held and abs(self.b[r]) > slack):
                    return int(i)
                self.b[r] = self.W[r] = self.W[:, r] = 0.0
                if k == NORMAL and not held:
                    self.kinds[i] = ABSENT
        return -1


def solve_contacts(problem: ContactProblem, guess: Array | None = None) -> tuple[Array, float]:
    """p, from a first guess, and the natural map's residual."""
    return _Solver(problem).solve(np.zeros(problem.b.size) if guess is None else guess)


class _Solver:
    """One problem: only contacts that take part, W + ε, ρ."""

    def __init__(self, problem: ContactProblem) -> None:
        self.problem, self.D = problem, problem.size
        self.part = np.flatnonzero(problem.kinds != ABSENT)
        self.rows = (self.D * self.part[:, None] + np.arange(self.D)).ravel()
        self.W0, self.b0 = problem.W[np.ix_(self.rows, self.rows)], problem.b[self.rows]
        self.kinds, self.mu, self.along = (values[self.part] for values in (problem.kinds, problem.mu, problem.along))
        diagonal = np.diag(self.W0)
        most = float(diagonal.max(initial=0.0)) or 1.0
        self.soft = SOFT * most
        own = np.maximum(diagonal, 1e-3 * most).reshape(-1, self.D)
        # tangents share ρ: a projection onto a disc is round
        self.side = np.arange(self.D) != NORMAL
        own[:, self.side] = own[:, self.side].max(axis=1, initial=0.0, keepdims=True)
        self.rho = 1 / own
        self.centre = np.zeros(self.rows.size)
        self.soften(self.soft)

    def solve(self, guess: Array) -> tuple[Array, float]:
        """p of all contacts, and the residual."""
        found = np.zeros(self.problem.b.size)
        if not self.rows.size:
            return found, 0.0
        p, best, last = guess[self.rows].copy(), np.inf, np.inf
        for count in range(PROXIMAL):
            self.soften(self.soft)
            p, good = self.newton(p)
            if not good:
                p = self.approach()
            residual = self.natural_map(p)
            if residual < best:
                best, found[self.rows] = residual, p
            slow = residual > 0.5 * last
            if residual <= GOOD or not np.isfinite(residual) or (slow and (best <= ENOUGH or count > 3)):
                break
            last, self.centre = residual, p
        return found, best

    def soften(self, soft: float) -> None:
        """W + ε and b − ε centre."""
        self.W = self.W0 + soft * np.eye(self.rows.size)
        self.b = self.b0 - soft * self.centre

    def scale(self, p: Array) -> float:
        """The largest impulse in play."""
        return float(max(np.abs(p).max(), np.abs(self.rho.ravel() * self.b).max(), 1e-300))

    def newton(self, p: Array) -> tuple[Array, bool]:
        """Alart and Curnier's equations by Newton with line search; whether they hold at the end."""
        F, H = self.equations(p)
        value = np.abs(F).max()
        for _ in range(NEWTON):
            goal = 1e-15 * self.scale(p)
            if value <= goal:
                return p, True
            try:
                step = -np.linalg.solve(H, F)
            except np.linalg.LinAlgError:
                return p, False
            t, tries = 1.0, []
            for _ in range(HALVINGS):
                trial = p + t * step
                F, H = self.equations(trial)
                found = np.abs(F).max()
                tries.append((found, t, F, H, trial))
                if found <= (1 - 0.1 * t) * value:
                    break
                t *= 0.5
            least = min(tries, key=lambda one: one[0])
            if not least[0] < value:
                return p, bool(value <= 1e4 * goal)
            value, _, F, H, p = least
        return p, bool(value <= 1e-12 * self.scale(p))

    def equations(self, p: Array) -> tuple[Array, Array]:
        """F and its generalised derivative H."""
        D, s, m = self.D, self.side, self.part.size
        P, u, rho = p.reshape(m, D), (self.W @ p + self.b).reshape(m, D), self.rho
        push = P[:, NORMAL] - rho[:, NORMAL] * u[:, NORMAL]
        aside = P - rho * u
        aside[:, NORMAL] = 0.0
        size = np.sqrt((aside * aside).sum(axis=1))
        free = (self.kinds != HELD) & (push <= 0)
        stick = (self.kinds == HELD) | (~free & (self.kinds == CONE) & (size <= self.mu * push))
        # F = X p + Y u with blocks X, Y; where a bound is met, beside the derivative
        X, Y = np.zeros((m, D, D)), np.zeros((m, D, D))
        eye = np.eye(D)
        X[free] = eye
        Y[stick] = eye * rho[stick][:, None, :]
        F = np.where(free[:, None], P, rho * u)
        for i in map(int, np.flatnonzero(~free & ~stick)):
            Y[i, NORMAL, NORMAL] = rho[i, NORMAL]
            if self.kinds[i] == SLIDING:
                F[i, s] = P[i, s] + self.mu[i] * self.along[i, s] * P[i, NORMAL]
                X[i][np.ix_(s, s)] = np.eye(D - 1)
                X[i, s, NORMAL] = self.mu[i] * self.along[i, s]
                continue
            d = aside[i, s] / size[i]
            F[i, s] = P[i, s] - self.mu[i] * push[i] * d
            turn = self.mu[i] * push[i] / size[i] * (np.eye(D - 1) - np.outer(d, d))
            X[i][np.ix_(s, s)], X[i, s, NORMAL] = np.eye(D - 1) - turn, -self.mu[i] * d
            Y[i][np.ix_(s, s)], Y[i, s, NORMAL] = turn * rho[i, s], self.mu[i] * d * rho[i, NORMAL]
        H = (Y @ self.W.reshape(m, D, -1)).reshape(m * D, -1)
        for i in range(m):
            H[D * i : D * i + D, D * i : D * i + D] += X[i]
        return F.ravel(), H

    def natural_map(self, p: Array) -> float:
        """|p − Proj_K(p − ρ (u + μ |u_t| n))| with the true W over the largest impulse in play; of held ones ρ |u|."""
        D, s = self.D, self.side
        P, u = p.reshape(-1, D), (self.W0 @ p + self.b0).reshape(-1, D)
        size = max(np.abs(p).max(), np.abs(self.rho.ravel() * self.b0).max(), 1e-300)
        worst = 0.0
        for i, kind in enumerate(self.kinds):
            mu, rho = self.mu[i], self.rho[i, NORMAL]
            if kind == HELD:
                left = self.rho[i] * u[i]
            elif kind == SLIDING:
                left = P[i] + mu * self.along[i] * P[i, NORMAL]
                left[NORMAL] = P[i, NORMAL] - max(0.0, P[i, NORMAL] - rho * u[i, NORMAL])
            else:
                z = P[i] - rho * u[i]
                z[NORMAL] -= rho * mu * np.sqrt((u[i, s] ** 2).sum())
                left = P[i] - projected(z, mu, s)
            worst = max(worst, float(np.abs(left).max()))
        return worst / float(size)

    def approach(self) -> Array:
        """Solutions for smaller and smaller ε, each by Newton from the one before, helped by Gauss–Seidel."""
        p, level = np.zeros(self.rows.size), self.soft * LEVELS
        while True:
            self.soften(level)
            p, good = self.newton(p)
            for _ in range(ROUNDS):
                if good:
                    break
                for _ in range(SWEEPS):
                    before = p.copy()
                    for i in range(self.part.size):
                        self.solve_one(p, i)
                    if np.abs(p - before).max() <= 1e-14 * self.scale(p):
                        break
                p, good = self.newton(p)
            if level <= self.soft:
                return p
            level = max(self.soft, 0.03 * level)

    def solve_one(self, p: Array, i: int) -> None:
        """One contact's answer to all others.

        A contact that slides has u_t = −κ p_t with κ > 0 and u_n = 0: |p_t| − μ p_n, as a function of κ, is positive at
        κ = 0 (it does not stick) and negative for large κ (it bears).
        """
        here = slice(self.D * i, self.D * i + self.D)
        W, mu, s = self.W[here, here], self.mu[i], self.side
        q = self.b[here] + self.W[here] @ p - W @ p[here]
        if self.kinds[i] == SLIDING:
            lean = np.where(s, -mu * self.along[i], 1.0)
            p[here] = lean * max(0.0, -q[NORMAL] / max(W[NORMAL] @ lean, 1e-3 * W[NORMAL, NORMAL]))
            return
        if self.kinds[i] == CONE and q[NORMAL] >= 0:
            p[here] = 0.0
            return

        def pressed(kappa: float) -> tuple[Array, float]:
            x = np.linalg.solve(W + kappa * np.diag(s.astype(float)), -q)
            return x, float(np.sqrt((x[s] ** 2).sum()) - mu * x[NORMAL])

        x, excess = pressed(0.0)
        if self.kinds[i] == CONE and excess > 0:
            low, high = 0.0, float(W[0, 0])
            while pressed(high)[1] > 0 and high < 1e12 * W[0, 0]:
                low, high = high, 4 * high
            for _ in range(60):
                if high - low <= 1e-13 * high:
                    break
                middle = 0.5 * (low + high) if low == 0.0 else float(np.sqrt(low * high))
                low, high = (middle, high) if pressed(middle)[1] > 0 else (low, middle)
            x = pressed(high)[0]
        p[here] = x


def projected(z: Array, mu: float, side: Array) -> Array:
    """The point of the cone |z_t| ≤ μ z_n that is nearest to z."""
    aside, push = float(np.sqrt((z[side] ** 2).sum())), float(z[NORMAL])
    if aside <= mu * push:
        return z
    if mu * aside <= -push:
        return np.zeros_like(z)
    push = (push + mu * aside) / (1 + mu * mu)
    found = z * (mu * push / aside if aside > 0 else 0.0)
    found[NORMAL] = push
    return found
