"""What laws remember: states declared while a law is traced, integrated or updated with the machine.

    dx/dt = f(t, q, v, x)      continuous states
    x⁺    = g(t, q, v, x)      sampled states, at t = start + k·period, k = 0, 1, …; held in between

A declaration gives back the state's value at present. At a sampling instant declarations are worked off in their
order: a signal that reads a state declared before reads its new value, and g gets the state's own previous one.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError, UnknownNameError, choose
from closedchain.mechanism.numbers import finite
from closedchain.records import dataclass
from closedchain.types import SX, Array

Signal = Any  # a number, an SX column, or a list of these
SAME = 1e-9  # relative difference below which two periods are the same
COUNT = "sampling instants"


def column(signal: Signal) -> SX:
    """A signal as a column."""
    if isinstance(signal, np.ndarray):
        signal = signal.ravel().tolist()
    return ca.densify(ca.vec(SX(ca.vertcat(*signal) if isinstance(signal, list | tuple) else signal)))


@dataclass(frozen=True, eq=False)
class Declared:
    """One declared state: its value, the value it had before a sampling instant, dx/dt or x⁺, and its first value."""

    name: str
    value: SX
    previous: SX
    law: SX
    initial: SX
    period: float  # s; 0: continuous


class Memory:
    """The states of laws, declared one after the other; `state.memory` in a law.

    Example:
        >>> def law(t, state):
        ...     error = 1.5 - state["crank"]
        ...     integral = state.memory.integrate("integral", error)
        ...     return [40.0 * error + 10.0 * integral]
        >>> run = model.simulate(state, duration=0.1, actuation=law)
        >>> run.signal("integral").shape == run.time.shape
        True
    """

    def __init__(self) -> None:
        self.declared: list[Declared] = []

    def __getitem__(self, name: str) -> SX:
        """The present value of a state that was declared before."""
        for one in self.declared:
            if one.name == name:
                return one.value
        raise UnknownNameError(choose("state of the law", name, [one.name for one in self.declared]))

    def integrate(self, name: str, derivative: Signal | Callable[[SX], Signal], initial: Signal = 0.0) -> SX:
        """A continuous state: dx/dt = derivative, a signal or a function of x."""
        return self._declare(name, derivative, initial, 0.0)

    def low_pass(self, name: str, signal: Signal, cutoff: Signal, order: int = 1, initial: Signal = 0.0) -> SX:
        """A signal without what is faster than `cutoff` (rad/s): of first order, or second (Butterworth)."""
        u, w = column(signal), column(cutoff)
        first = _repeated(initial, u.shape[0])
        if order == 1:
            return self.integrate(name, lambda x: w * (u - x), first)
        if order != 2:
            raise ArgumentError(f"low_pass {name!r}: order is {order}; 1 and 2 are known")
        n = u.shape[0]

        def second(x: SX) -> SX:
            return ca.vertcat(x[n:], w * w * (u - x[:n]) - np.sqrt(2) * w * x[n:])

        return self.integrate(name, second, ca.vertcat(first, SX.zeros(n)))[:n]

    def derivative(self, name: str, signal: Signal, cutoff: Signal, initial: Signal = 0.0) -> SX:
        """The time derivative of a signal without what is faster than `cutoff` (rad/s); `initial`: of the signal."""
        u, w = column(signal), column(cutoff)
        return w * (u - self.integrate(name, lambda x: w * (u - x), _repeated(initial, u.shape[0])))

    def observer(
        self,
        name: str,
        system: tuple[ArrayLike, ArrayLike, ArrayLike],
        gain: ArrayLike,
        inputs: Signal | Callable[[SX], Signal],
        measured: Signal,
        initial: Signal = 0.0,
    ) -> SX:
        """Luenberger's observer of dx/dt = A x + B u, y = C x: dx̂/dt = A x̂ + B u + L (y − C x̂); gives x̂.

        system: A, B, C        gain: L        inputs: u, a signal or a function of x̂        measured: y
        """
        A, B, C, L = (SX(ca.DM(np.atleast_2d(np.asarray(one, float)))) for one in (*system, gain))
        u, y = inputs if callable(inputs) else lambda _: inputs, column(measured)
        return self.integrate(
            name, lambda x: A @ x + B @ column(u(x)) + L @ (y - C @ x), _repeated(initial, A.shape[0])
        )

    def every(self, period: float) -> Sampler:
        """Sampling instants `period` s apart, the first at the start."""
        if finite("period", period) <= 0:
            raise ArgumentError(f"period is {period} s; it must be greater than 0")
        return Sampler(self, float(period))

    def _declare(self, name: str, law: Signal | Callable[[SX], Signal], initial: Signal, period: float) -> SX:
        if not isinstance(name, str) or not name or any(one.name == name for one in self.declared):
            taken = ", ".join(one.name for one in self.declared)
            raise UnknownNameError(f"a state of a law needs a name of its own, not {name!r}; taken: {taken or 'none'}")
        first = column(initial) if callable(law) else _repeated(initial, column(law).shape[0])
        size = first.shape[0]
        value, previous = SX.sym(name, size), SX.sym(f"{name} before", size)
        argument = previous if period else value
        found = column(law(argument) if callable(law) else law)
        if found.shape[0] != size:
            raise ArgumentError(f"state {name!r} has {size} numbers; its law gives {found.shape[0]}")
        self.declared.append(Declared(name, value, previous, found, first, period))
        return value

    def twin(self) -> Memory:
        """The same states with fresh symbols of the same names."""
        other = Memory()
        for one in self.declared:
            size = one.value.shape[0]
            value, previous = SX.sym(one.name, size), SX.sym(f"{one.name} before", size)
            other.declared.append(replace(one, value=value, previous=previous, law=value, initial=SX(size, 1)))
        return other

    @property
    def symbols(self) -> list[SX]:
        """All that stand for states."""
        return [one.value for one in self.declared]


@dataclass(frozen=True, eq=False)
class Sampler:
    """Sampling instants at a fixed period, and the states that change there.

    Example:
        >>> def law(t, state):
        ...     clock = state.memory.every(1e-3)
        ...     return clock.delay("torque", [50.0 * (1.5 - state["crank"])], samples=3)
        >>> run = model.simulate(state, duration=0.01, actuation=law)
        >>> run.force("crank_motor")[0]
        0.0
    """

    memory: Memory
    period: float

    def update(self, name: str, law: Signal | Callable[[SX], Signal], initial: Signal = 0.0) -> SX:
        """A sampled state: x⁺ = law, a signal or a function of the previous x; held until the next instant."""
        return self.memory._declare(name, law, initial, self.period)

    def hold(self, name: str, signal: Signal) -> SX:
        """A signal as it was at the last sampling instant."""
        return self.update(name, signal)

    def delay(self, name: str, signal: Signal, samples: Any, most: int | None = None, initial: float = 0.0) -> SX:
        """A signal as it was `samples` sampling instants ago; `initial` before there was one.

        samples: a whole number, or a parameter that differs from run to run; then `most` says how large it can be
        """
        new = column(signal)
        size, wanted = new.shape[0], SX(samples)
        if wanted.is_constant():
            most = _whole("delay", float(wanted))
        if most is None:
            raise ArgumentError(f"delay {name!r}: samples= is a parameter; say with most= how large it can be")
        room, first = _whole("most", most) + 1, SX(ca.DM(np.full(size * (most + 1), float(initial))))
        kept = self.update(name, lambda old: _shifted(new, old), first)
        rows = [kept[size * k : size * (k + 1)] for k in range(room)]
        if wanted.is_constant():
            return rows[-1]
        chosen = SX(ca.DM(np.full(size, np.nan)))  # a delay that is no whole number from 0 to most
        for k, row in enumerate(rows):
            chosen = ca.if_else(wanted == k, row, chosen)
        return chosen

    def limit_rate(self, name: str, signal: Signal, rate: Signal, initial: Signal = 0.0) -> SX:
        """A signal that changes by no more than `rate` per second."""
        wanted, most = column(signal), column(rate) * self.period
        first = _repeated(initial, wanted.shape[0])
        return self.update(name, lambda old: old + saturate(wanted - old, most), first)

    def low_pass(self, name: str, signal: Signal, cutoff: Signal, initial: Signal = 0.0) -> SX:
        """A signal without what is faster than `cutoff` (rad/s): x⁺ = x + (1 − e^(−cutoff·period)) (signal − x)."""
        u, share = column(signal), 1 - ca.exp(-column(cutoff) * self.period)
        return self.update(name, lambda old: old + share * (u - old), _repeated(initial, u.shape[0]))

    def average(self, name: str, signal: Signal, samples: int, initial: Signal = 0.0) -> SX:
        """The mean of a signal at the last so many sampling instants."""
        u, count = column(signal), _whole("average", samples)
        if count < 1:
            raise ArgumentError(f"average {name!r}: over 1 sample or more, not {samples}")
        n, first = u.shape[0], _repeated(initial, u.shape[0])
        kept = self.update(name, lambda old: _shifted(u, old), ca.repmat(first, count, 1))
        return ca.sum2(ca.reshape(kept, n, count)) / count

    def noise(self, name: str, deviation: Signal = 1.0, seed: Any = 0, size: int = 1) -> SX:
        """Gaussian noise with a standard deviation, drawn anew at every sampling instant, alike for the same seed.

        seed: a whole number from 0 to 33554392, or a parameter that differs from run to run
        """
        first = ca.vertcat(*(_seeded(f"{name} {i}", SX(seed)) for i in range(size)), SX(size, 1))

        def draw(old: SX) -> SX:
            states, values = list[SX](), list[SX]()
            for i in range(size):
                s = old[2 * i : 2 * i + 2]
                s, u1 = _uniform(s)
                s, u2 = _uniform(s)
                states.append(s)
                values.append(ca.sqrt(-2 * _logarithm(u1)) * ca.cos(2 * np.pi * u2))  # Box and Muller
            return ca.vertcat(*states, *values)

        return column(deviation) * self.update(name, draw, first)[2 * size :]


def saturate(signal: Signal, limit: Signal) -> SX:
    """A signal between −limit and limit."""
    most = column(limit)
    return ca.fmin(ca.fmax(column(signal), -most), most)


def _repeated(signal: Signal, size: int) -> SX:
    """A signal of that many numbers, from one or as many."""
    given = column(signal)
    return ca.repmat(given, size, 1) if given.shape[0] == 1 else given


def _shifted(new: SX, old: SX) -> SX:
    """A register with a new value in front, the last one gone."""
    return ca.vertcat(new, *ca.vertsplit(old)[: old.shape[0] - new.shape[0]])


def _whole(what: str, value: float) -> int:
    if not (value >= 0 and value == round(value)):
        raise ArgumentError(f"{what} is {value:g}; a number of samples is whole and not negative")
    return int(value)


# random numbers in doubles: products stay below 2⁵³, so that all are exact
_M1, _M2, _A1, _A2 = 2147483563, 2147483399, 40014, 40692  # L'Ecuyer, Comm. ACM 31 (1988)
_P = 33554393  # prime, and x³ is a permutation modulo it


def _modulo(product: SX, m: int) -> SX:
    return product - m * ca.floor(product / m)


def _uniform(s: SX) -> tuple[SX, SX]:
    """The next state of the combined generator, and its number between 0 and 1."""
    s1, s2 = _modulo(_A1 * s[0], _M1), _modulo(_A2 * s[1], _M2)
    z = _modulo(s1 - s2, _M1 - 1)
    return ca.vertcat(s1, s2), ca.if_else(z > 0, z, _M1 - 1) / _M1


def _logarithm(u: SX) -> SX:
    """log u for 4e-10 < u < 1 by 64 log u^(1/64) = 128 artanh: the same digits in lanes and alone, unlike libm's."""
    for _ in range(6):
        u = ca.sqrt(u)
    w = (u - 1) / (u + 1)  # −0.17 to 0
    total, square = SX(0), w * w
    for k in range(17, 0, -2):
        total = total * square + 1 / k
    return 128 * w * total


def _seeded(name: str, seed: SX) -> SX:
    """A first state for every seed and name: three cubes modulo a prime, which neighbours do not survive."""
    word, found = zlib.crc32(name.encode()), []
    for salt in (12345, 54321):
        h = _modulo(seed, _P)
        for k in range(3):
            h = _modulo(h + (word ^ salt * (k + 1)) % _P, _P)
            h = _modulo(_modulo(h * h, _P) * h, _P)
        found.append(1 + 63 * h)
    return ca.vertcat(*found)


@dataclass(frozen=True, eq=False)
class LawStates:
    """The declared states of all laws of a run as one column x, continuous ones first.

    x: symbols                dot: dx/dt                 next: x⁺, also for continuous ones (as they are)
    start: x before the first instant, of (t, q, v, p)   places: where each named state lies in x
    continuous: how many numbers are integrated          period: s between sampling instants; 0: none are sampled
    """

    x: SX = field(default_factory=lambda: SX(0, 1))
    dot: SX = field(default_factory=lambda: SX(0, 1))
    next: SX = field(default_factory=lambda: SX(0, 1))
    start: SX = field(default_factory=lambda: SX(0, 1))
    places: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    continuous: int = 0
    period: float = 0.0

    @classmethod
    def of(cls, memory: Memory) -> LawStates:
        """Those that a memory holds."""
        if not memory.declared:
            return cls()
        flowing = [one for one in memory.declared if not one.period]
        sampled = [one for one in memory.declared if one.period]
        base, times = _multiples([one.period for one in sampled])
        if len(set(times)) > 1:
            count = SX.sym(COUNT)
            sampled.append(Declared(COUNT, count, SX.sym(f"{COUNT} before"), count + 1, SX(0), base))
            times.append(1)
            values = _updated(sampled, times, count)
        else:
            values = _updated(sampled, times, None)
        ordered, places, at = [*flowing, *sampled], dict[str, tuple[int, int]](), 0
        for one in ordered:
            places[one.name] = at, at + one.value.shape[0]
            at += one.value.shape[0]
        x, size = ca.vertcat(*(one.value for one in ordered)), sum(one.value.shape[0] for one in flowing)
        dot = ca.vertcat(*(one.law for one in flowing), SX(at - size, 1))
        following = ca.vertcat(*(one.value for one in flowing), *values)
        start = ca.vertcat(*(one.initial for one in ordered))
        return cls(x, ca.densify(dot), ca.densify(following), ca.densify(start), places, size, base)

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return int(self.x.shape[0])

    @property
    def expressions(self) -> list[SX]:
        """All of them."""
        return [self.dot, self.next, self.start]

    def with_expressions(self, expressions: Sequence[SX]) -> LawStates:
        """The same states with other expressions."""
        dot, following, start = expressions
        return replace(self, dot=dot, next=following, start=start)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A name for every number."""
        found = []
        for name, (first, last) in self.places.items():
            found += [name] if last - first == 1 else [f"{name}[{k}]" for k in range(last - first)]
        return tuple(found)


def _multiples(periods: Sequence[float]) -> tuple[float, list[int]]:
    """The shortest of several periods, and how many times it each of them is."""
    if not periods:
        return 0.0, []
    base = min(periods)
    times = [round(period / base) for period in periods]
    for period, count in zip(periods, times, strict=True):
        if abs(period - count * base) > SAME * period:
            raise ArgumentError(
                f"sampling periods of one law must be multiples of the shortest; {period:g} s is not one of {base:g} s"
            )
    return base, times


def _updated(sampled: Sequence[Declared], times: Sequence[int], count: SX | None) -> list[SX]:
    """x⁺ of sampled states in terms of what they were."""
    symbols, values, found = list[SX](), list[SX](), list[SX]()
    for one, multiple in zip(sampled, times, strict=True):
        # what was declared before is new already, the state's own argument is its previous value
        old = ca.vertcat(*symbols, one.previous)
        new = ca.substitute(one.law, old, ca.vertcat(*values, one.value))
        if count is not None and multiple > 1:
            due = count - multiple * ca.floor(count / multiple) == 0
            new = ca.if_else(due, new, one.value)
        symbols.append(one.value)
        values.append(new)
        found.append(new)
    return found


def states_at_start(states: LawStates, symbols: Sequence[SX], given: Sequence[Array]) -> Array:
    """x before the first sampling instant, from rows of (t, q, v, p)."""
    if not states.size:
        return np.zeros((len(given[0]), 0))
    function = ca.Function("start", list(symbols), [states.start])
    return np.ascontiguousarray(np.array(function(*(rows.T for rows in given))).T)
