"""The state as laws and events see it while they are traced: the same names as State, symbols instead of numbers.

A law is traced twice with fresh symbols: both traces must give the same expression of their own symbols, and what the
law can reach must not change between them, else it remembers something that machine code would forget.
"""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from threading import RLock
from typing import Any

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.interface import Machine
from closedchain.errors import (
    ArgumentError,
    ClosedChainError,
    HiddenStateError,
    UnknownNameError,
    UnsupportedError,
    choose,
)
from closedchain.files.keys import digest
from closedchain.records import dataclass
from closedchain.simulate.laws.hidden_state import reached
from closedchain.simulate.laws.memory import Declared, Memory
from closedchain.spatial.symbolic import constant
from closedchain.types import SX

Law = Callable[..., Any]

_TRACING = RLock()  # what is changed while a law is traced holds for all threads
REMEDY = (
    "a law is traced into machine code, where this would be lost; declare what it remembers (state.memory.integrate, "
    "state.memory.every(period).update, .delay, .noise), or call it in Python at a period with cc.Sampled(law, period)"
)


@dataclass(frozen=True, eq=False)
class TracedBody:
    """Where a body is and how it moves, in the world, as expressions."""

    rotation: SX
    position: SX
    angular_velocity: SX
    velocity: SX

    @property
    def twist(self) -> SX:
        """[angular velocity; velocity of the body's origin], world axes."""
        return ca.vertcat(self.angular_velocity, self.velocity)

    def point(self, at: ArrayLike) -> SX:
        """World position of a point given in the body's frame."""
        return self.position + self.rotation @ constant(at)


class Parameters(dict[str, SX]):
    """Parameters by name; one that was not given is an error that lists those that were."""

    def __missing__(self, name: str) -> SX:
        raise UnknownNameError(choose("parameter", name, self))


class TracedState:
    """Coordinates and velocities with names, as expressions of the symbols of the tree, or of others (`twin`)."""

    def __init__(
        self,
        machine: Machine,
        parameters: Mapping[str, SX] | None = None,
        t: SX | None = None,
        memory: Memory | None = None,
        symbols: tuple[SX, SX, SX] | None = None,
    ) -> None:
        self.machine, self.kinematics = machine, machine.kinematics
        self.t = SX.sym("t") if t is None else t
        tree = self.kinematics.tree
        self.q, self.v, self.turns = symbols or (tree.q, tree.v, tree.turns)
        self._other = symbols is not None
        self.parameters, self.own_memory = Parameters(parameters or {}), memory
        self.tables: list[tuple[SX, Any, int]] = []  # symbols of tables, and which of their derivatives
        self.pivots: list[SX] = []  # what laws solve becomes singular where one of these vanishes

    def twin(self) -> TracedState:
        """The same with fresh symbols of the same names: nothing traced with one holds symbols of the other."""
        other = {name: SX.sym(str(p)) for name, p in self.parameters.items()}
        symbols = SX.sym("q", self.q.shape[0]), SX.sym("v", self.v.shape[0]), SX.sym("turns", self.turns.shape[0])
        memory = None if self.own_memory is None else self.own_memory.twin()
        twin = TracedState(self.machine, other, SX.sym("t"), memory, symbols)
        twin.tables = [(SX.sym(_stem(symbol), symbol.shape[0]), *rest) for symbol, *rest in self.tables]
        return twin

    @property
    def symbols(self) -> list[SX]:
        """All that a law may answer with."""
        own = self.kinematics.system.quantities.parameters
        remembered = [] if self.own_memory is None else self.own_memory.symbols
        tables = [symbol for symbol, _, _ in self.tables]
        return [self.t, self.q, self.v, self.turns, *self.parameters.values(), own, *tables, *remembered]

    def at(self, expression: SX) -> SX:
        """An expression of the tree's symbols, of this state's."""
        if not self._other:
            return expression
        tree = self.kinematics.tree
        return ca.substitute(expression, ca.vertcat(tree.q, tree.v, tree.turns), ca.vertcat(self.q, self.v, self.turns))

    @property
    def memory(self) -> Memory:
        """What the law remembers: states that are declared here and integrated or sampled with the machine."""
        if self.own_memory is None:
            raise UnsupportedError("only laws (actuation and wrenches) remember; event functions and observers do not")
        return self.own_memory

    def table(self, table: Any, derivative: int = 0) -> SX:
        """The values of a Table at the present time, or their first or second derivatives."""
        size = int(np.asarray(table.values, float).reshape(len(np.asarray(table.times)), -1).shape[1])
        symbol = SX.sym(f"table{len(self.tables)}", size)
        self.tables.append((symbol, table, derivative))
        return symbol

    def __getitem__(self, joint: str) -> SX:
        """The coordinate of a joint (a column where it has several), or of a floating body."""
        return self.at(self.kinematics.tree.followed_coordinates(self.kinematics.system.find(joint)))

    def velocity(self, joint: str) -> SX:
        """The velocity of a joint, or of a floating body."""
        return self.at(self.kinematics.tree.joint_velocity(self.kinematics.system.find(joint)))

    def body(self, name: str) -> TracedBody:
        """Pose and twist of a body, in the world."""
        tree = self.kinematics.tree
        index = tree.system.link(name).index
        X, V = tree.poses[index], tree.twists[index]
        return TracedBody(*(self.at(part) for part in (X.R, X.p, V.w, V.v)))

    @property
    def platform(self) -> TracedBody:
        """Pose and twist of the platform."""
        return self.body(self.kinematics.platform_name())

    @cached_property
    def actuators(self) -> dict[str, SX]:
        """The coordinate of every actuator."""
        tree = self.kinematics.tree
        return {a.name: self.at(tree.actuator_coordinates[i]) for i, a in enumerate(tree.system.actuators)}

    @cached_property
    def actuator_velocities(self) -> dict[str, SX]:
        """The velocity of every actuator."""
        tree = self.kinematics.tree
        return {a.name: self.at(tree.actuator_velocities[i]) for i, a in enumerate(tree.system.actuators)}


def _stem(symbol: SX) -> str:
    return str(symbol[0]).rpartition("_")[0] if symbol.shape[0] > 1 else str(symbol)


class TracedLaw:
    """A law that can only be traced: an error in it is an error, not a reason to sample it."""


def trace(law: Law, state: TracedState, read: Callable[[Any], SX]) -> SX | None:
    """The law as an expression of the state's symbols, or None if it needs numbers.

    Raises HiddenStateError where the law remembers something that it did not declare.
    """
    before, twin = len(_declared(state)), state.twin()
    found, seen = list[SX](), list[Any]()
    for one in (state, twin):
        try:
            with _TRACING, warnings.catch_warnings(), symbols_are_not_numbers():
                warnings.simplefilter("ignore", FutureWarning)  # NumPy functions on symbols
                found.append(read(call_law(law, one.t, one)))
        except ClosedChainError:
            raise
        except Exception as error:
            # anything may happen when a law that needs numbers meets symbols
            if isinstance(law, TracedLaw):
                raise
            if len(_declared(one)) > before or one is twin:
                raise HiddenStateError(f"{_name(law)} declares states, but cannot be traced: {error}") from error
            return None
        seen.append(reached(law))
    written = [_written(law, one, answer, before) for one, answer in zip((state, twin), found, strict=True)]
    if written[0] != written[1]:
        raise HiddenStateError(f"{_name(law)} gives another expression when it is called again: {REMEDY}")
    changed = [name for name, value in seen[1].items() if seen[0].get(name) != value]
    if changed:
        raise HiddenStateError(f"{_name(law)} changes {', '.join(changed)} when it is called: {REMEDY}")
    return found[0]


def _declared(state: TracedState) -> list[Declared]:
    return [] if state.own_memory is None else state.own_memory.declared


def _name(law: Law) -> str:
    return f"the law {getattr(law, '__name__', type(law).__name__)!r}"


def _written(law: Law, state: TracedState, answer: SX, before: int) -> list[str]:
    """What a law answered and declared, as CasADi writes it."""
    found = [_of_own_symbols(law, [answer], state.symbols)]
    for one in _declared(state)[before:]:
        found.append(f"{one.name} {one.period}")
        found.append(_of_own_symbols(law, [one.law, one.initial], [*state.symbols, one.previous]))
    return [*found, *(digest(table, order) for _, table, order in state.tables)]


def _of_own_symbols(law: Law, expressions: list[SX], symbols: list[SX]) -> str:
    """Expressions as text; an error where they hold other symbols: those of an earlier call, or made by the law."""
    try:
        # nodes that one call shares and another writes twice are the same
        return ca.Function("law", symbols, expressions, {"cse": True}).serialize()
    except RuntimeError:  # of CasADi, which takes no symbols that are not given
        own = {symbol.element_hash() for group in symbols for symbol in ca.symvar(group)}
        held = ca.symvar(ca.vertcat(*map(ca.vec, expressions)))
        foreign = sorted({str(symbol) for symbol in held if symbol.element_hash() not in own})
        if not foreign:
            raise
    names = ", ".join(foreign[:4])
    raise HiddenStateError(f"{_name(law)} answers with values of another call ({names}): {REMEDY}")


@contextmanager
def symbols_are_not_numbers() -> Iterator[None]:
    """CasADi answers NaN where a float is made of a symbol (float(x), math.sin(x)); let it be an error meanwhile."""
    convert = SX.__float__

    def refuse(self: SX) -> float:
        if not self.is_constant():
            raise TypeError("a symbol is not a number")
        return float(convert(self))

    SX.__float__ = refuse  # type: ignore[method-assign]
    try:
        yield
    finally:
        SX.__float__ = convert  # type: ignore[method-assign]


def call_law(law: Law, t: Any, state: Any) -> Any:
    """law(t, state), or law(t) where it takes only that."""
    try:
        takes = inspect.signature(law)
    except (TypeError, ValueError):
        return law(t, state)
    if len(takes.parameters) == 1:
        return law(t)
    if len(takes.parameters) != 2:
        try:
            takes.bind(t, state)
        except TypeError:
            raise ArgumentError(f"a law is a function of (t, state) or of t; this one takes {takes}") from None
    return law(t, state)
