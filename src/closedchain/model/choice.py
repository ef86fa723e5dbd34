"""The formulations by name, and the one that answers where none is named: exact, with the fewest weighted operations.

Candidates are traced for the machine and their operations counted; divisions, square roots and transcendental functions
count as many times as they take longer than an addition. Before the cheapest is taken, its answers at configurations
found when compiling must hold: with loops closed, random velocities and forces, its pivots must be sound and its
accelerations must agree with another candidate's, or else meet the equations of motion by themselves
(verification.py). The choice is the same in every process, and it is kept with the machine's other findings.

Lagrange's matrix grows with the square of a chain's length and its elimination with the cube; where a chain is long, it
is not traced only to be dismissed; nor is operational space where loops crowd on one chain. The pivots of both vanish
wherever loops become dependent: batches and simulations have nothing else to see it by. DeNOC is exact, too, but no
candidate: its pivots do not, and on every machine of the library it takes more operations than the better of the two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import POOR_PIVOT, Formulation, Machine, forward_function
from closedchain.dynamics.verification import residual_function
from closedchain.errors import UnsupportedError
from closedchain.kernel import read, recall, remember
from closedchain.multibody.chains import find_chains
from closedchain.records import dataclass
from closedchain.types import Array

WEIGHTS = {"div": 4, "sqrt": 5, "sin": 12, "cos": 12, "atan2": 20}  # others: 1
LONG = 8  # velocities along a chain beyond which multipliers on the whole machine cannot be the cheapest
CROWDED = 60  # loop rows on a chain beyond which tracing its compliance takes longer than it could save
HOLDS = 1e-9  # residual at a sample, however badly conditioned
ALIKE = 1e-8  # difference of two candidates' accelerations beside the largest of them
LAGRANGE = "lagrange"
OPERATIONAL_SPACE = "operational_space"
CANDIDATES = (LAGRANGE, OPERATIONAL_SPACE)


def formulation(module: str, name: str) -> Callable[..., Formulation]:
    """Makes a formulation of this package; its module is imported when the first one is made."""

    def make(**options: Any) -> Formulation:
        kind: type[Formulation] = getattr(import_module(f"closedchain.dynamics.{module}"), name)
        return kind(**options)

    return make


METHODS: dict[str, Callable[..., Formulation]] = {
    "lagrange": formulation("lagrange", "Lagrange"),
    "denoc": formulation("denoc", "DeNOC"),
    "virtual_spring": formulation("virtual_spring", "VirtualSpring"),
    "operational_space": formulation("operational_space", "OperationalSpace"),
    "virtual_work": formulation("virtual_work", "VirtualWork"),
}


def differentiated(method: Formulation) -> Formulation:
    """What derivatives are made with: exact methods share their equations, and Lagrange's factors are at hand."""
    own = method.stabilised or method.regularisation or method.prescribed or method.name == LAGRANGE
    return METHODS[LAGRANGE]() if method.exact and not own else method


@dataclass(frozen=True)
class Candidate:
    """A formulation that might answer, as `Choice.candidates` holds it.

    name: as `method=` takes it
    operations: of forward dynamics; None where it was not traced
    weighted: the same with divisions, roots and transcendental functions counted by what they take
    note: why it was not traced or not taken

    Example:
        >>> taken, other = model.explain().candidates
        >>> taken.name, other.name, taken.weighted < other.weighted
        ('lagrange', 'operational_space', True)
    """

    name: str
    operations: int | None = None
    weighted: int | None = None
    note: str = ""


@dataclass(frozen=True)
class Choice:
    """The formulation that `method="auto"` stands for, and why; `str(choice)` prints it.

    method: its name
    reason: in words
    candidates: what was compared

    Example:
        >>> choice = model.explain()
        >>> choice.method, choice.reason
        ('lagrange', 'it takes the fewest weighted operations')
    """

    method: str
    reason: str
    candidates: tuple[Candidate, ...]

    def __str__(self) -> str:
        lines = [f"method='auto' is {self.method!r}: {self.reason}"]
        for one in self.candidates:
            cost = "" if one.operations is None else f"{one.operations} operations, {one.weighted} weighted"
            lines.append(f"  {one.name:<18} {'; '.join(part for part in (cost, one.note) if part)}")
        return "\n".join(lines)

    @property
    def formulation(self) -> Formulation:
        """The method as an object."""
        return METHODS[self.method]()

    def to_data(self) -> dict[str, Any]:
        """As plain data."""
        rows = [[one.name, one.operations, one.weighted, one.note] for one in self.candidates]
        return {"method": self.method, "reason": self.reason, "candidates": rows}

    @classmethod
    def from_data(cls, data: Any) -> Choice | None:
        """From plain data; None if it is anything else."""
        try:
            rows = tuple(Candidate(str(name), a, b, str(note)) for name, a, b, note in data["candidates"])
            found = cls(data["method"], str(data["reason"]), rows)
            whole = all(n is None or isinstance(n, int) for one in rows for n in (one.operations, one.weighted))
        except (KeyError, TypeError, ValueError):
            return None
        return found if whole and found.method in CANDIDATES else None


def choose_formulation(machine: Machine) -> Choice:
    """The choice for a machine, kept for other processes."""
    key = machine.question("auto")
    found = None if key is None else Choice.from_data(recall(key))
    if found is None:
        found = _chosen(machine)
        if key is not None:
            remember(key, found.to_data())
    return found


def _chosen(machine: Machine) -> Choice:
    able, dismissed = dict[str, Formulation](), list[Candidate]()
    for name in CANDIDATES:
        method = METHODS[name]()
        reason = "it has flexible links" if machine.system.flexible_bodies and not method.flexible else None
        reason = reason or method.why_not(machine)
        if reason is None:
            able[name] = method
        else:
            dismissed.append(Candidate(name, note=f"cannot treat it: {reason}"))
    longest, most = _longest_chain(machine)
    if len(able) > 1 and longest > LONG:
        del able[LAGRANGE]
        note = f"not traced: its cost grows with the square of a chain's length, here {longest} velocities"
        dismissed.append(Candidate(LAGRANGE, note=note))
    elif len(able) > 1 and most > CROWDED:
        note = f"not traced: {most} loop rows meet on one chain, too many for its compliance"
        dismissed.append(Candidate(OPERATIONAL_SPACE, note=note))
        return Choice(LAGRANGE, "chains are short and loops many", tuple(dismissed))
    elif len(able) == 1:
        return Choice(next(iter(able)), "it is the only candidate for this machine", tuple(dismissed))
    return _cheapest(machine, able, dismissed)


def _cheapest(machine: Machine, able: Mapping[str, Formulation], dismissed: list[Candidate]) -> Choice:
    traced, functions = list[Candidate](), dict[str, ca.Function]()
    for name, method in able.items():
        try:
            function = forward_function(method, machine)
        except UnsupportedError as error:
            dismissed.append(Candidate(name, note=str(error)))
            continue
        counts = read(function).counts()
        weighted = sum(WEIGHTS.get(what, 1) * number for what, number in counts.items())
        traced.append(Candidate(name, sum(counts.values()), weighted))
        functions[name] = function
    traced.sort(key=lambda one: (one.weighted or 0, one.name))
    answers = {name: _answers(machine, function) for name, function in functions.items()}
    for k, one in enumerate(traced):
        others = [answers[other.name] for other in traced if other is not one]
        if _holds(machine, able[one.name], answers[one.name], others):
            failed = [Candidate(f.name, f.operations, f.weighted, "does not hold at its samples") for f in traced[:k]]
            reason = "it takes the fewest weighted operations"
            reason += f"; {', '.join(f.name for f in failed)} did not hold at the samples" if failed else ""
            return Choice(one.name, reason, (*failed, *traced[k:], *dismissed))
    reason = "no candidate holds at all samples; it treats every machine"
    return Choice(LAGRANGE, reason, (*traced, *dismissed))


def _longest_chain(machine: Machine) -> tuple[int, int]:
    """Velocities from the base of a chain to its last link, members apart; loop rows of the chain with most of them."""
    system = machine.system
    members = [link.index for link in system.links if link.floats]
    longest, most, along = 0, 0, dict.fromkeys([-1, *members], 0)
    for chain in find_chains(system, members):
        most = max(most, len(chain.rows))
        for link in chain.links:
            along[link.index] = along[link.parent] + link.model.nv
            longest = max(longest, along[link.index])
    return longest, most


# samples
Answers = list[tuple[Array, Array, Array, float]]  # inputs, acceleration, multipliers, pivot


def _answers(machine: Machine, function: ca.Function) -> Answers:
    """At the configurations found when compiling, with random velocities that keep loops closed, and forces."""
    rng, system, found = np.random.default_rng(0), machine.system, Answers()
    for q in machine.mobility.samples:
        N = machine.kinematics.free_motions(q)
        v, tau = N @ rng.standard_normal(N.shape[1]), rng.standard_normal(len(system.actuators))
        a, multipliers, pivot = (np.array(part).ravel() for part in function(q, v, tau))
        found.append((np.concatenate([q, v, tau]), a, multipliers, float(pivot[0])))
    return found


def _holds(machine: Machine, method: Formulation, own: Answers, others: list[Answers]) -> bool:
    """Whether pivots are sound and accelerations are another candidate's, or else meet the equations of motion."""
    if not all(pivot > POOR_PIVOT and np.isfinite(a).all() for _, a, _, pivot in own):
        return False
    for other in others:
        pairs = [(one[1], two[1]) for one, two in zip(own, other, strict=True)]
        if all(np.abs(a - b).max(initial=0.0) <= ALIKE * np.abs(a).max(initial=0.0) for a, b in pairs):
            return True
    eta, system = residual_function(method, machine), machine.system
    for inputs, a, multipliers, _ in own:
        q, v, tau = np.split(inputs, [system.nq, system.nq + system.nv])
        if not np.array(eta(q, v, tau, a, multipliers)[0]).max(initial=0.0) <= HOLDS:
            return False
    return True
