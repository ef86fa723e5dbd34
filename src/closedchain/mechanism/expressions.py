"""Parameters of a description, and expressions of them: numbers that remember where they come from.

`Parameter("arm", 0.3)` is a number with a name. Sums, products, quotients and powers of parameters and numbers, and
their sqrt, sin, cos and atan2 (of this module, or NumPy's), are expressions: trees whose leaves are parameters and
numbers. Every node has its value, so that descriptions are checked as they are made. What would turn an expression
into a plain number without a word (float(), math, other functions of NumPy, comparisons) raises.

A field of a description takes an expression as `Derived`: a float that has its expression with it until a mechanism
takes the expression into its table (mechanism/derivations.py).
"""

from __future__ import annotations

import math
import operator
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import count
from typing import Any, TypeVar, final

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, ExpressionError, NonFiniteError, UnknownNameError
from closedchain.records import dataclass

T = TypeVar("T")

NAME = re.compile(r"[^\W\d]\w*(\[\d+\])*")
RESERVED = ("pi", "sqrt", "sin", "cos", "atan2", "gravity")

FUNCTIONS: dict[str, Callable[..., float]] = {"sqrt": math.sqrt, "sin": math.sin, "cos": math.cos, "atan2": math.atan2}
OPERATORS: dict[str, Callable[..., float]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "**": operator.pow,
    "neg": operator.neg,
}
ON_FLOATS = OPERATORS | FUNCTIONS
LONGEST, SHORT = 1_000_000, 80  # characters of texts, and of those in messages
NAMED = 24  # longer texts are written once and named where several expressions share them
# how strongly an operation binds its operands in a text
BINDING = {"+": 1, "-": 1, "*": 2, "/": 2, "neg": 3, "**": 4}
ATOM = 5


class Expression(ABC):
    """A number that remembers which parameters it was computed from.

    Example:
        >>> arm = cc.Parameter("arm", 0.3, unit="m")
        >>> reach = 2 * arm * np.cos(arm / 3) + 0.05
        >>> str(reach), round(reach.value, 6)
        ('2*arm*cos(arm/3)+0.05', 0.647002)
    """

    value: float

    @property
    @abstractmethod
    def operands(self) -> tuple[Expression, ...]:
        """The expressions that it is computed from."""

    def __add__(self, other: Any) -> Any:
        return combined("+", self, other)

    def __radd__(self, other: Any) -> Any:
        return combined("+", other, self)

    def __sub__(self, other: Any) -> Any:
        return combined("-", self, other)

    def __rsub__(self, other: Any) -> Any:
        return combined("-", other, self)

    def __mul__(self, other: Any) -> Any:
        return combined("*", self, other)

    def __rmul__(self, other: Any) -> Any:
        return combined("*", other, self)

    def __truediv__(self, other: Any) -> Any:
        return combined("/", self, other)

    def __rtruediv__(self, other: Any) -> Any:
        return combined("/", other, self)

    def __pow__(self, other: Any) -> Any:
        return combined("**", self, other)

    def __rpow__(self, other: Any) -> Any:
        return combined("**", other, self)

    def __neg__(self) -> Any:
        return combined("neg", self)

    def __pos__(self) -> Expression:
        return self

    def __eq__(self, other: object) -> Any:
        """Whether two expressions are the same, node by node; with numbers their `.value` is compared."""
        if isinstance(other, Expression):
            return _same(self, other)
        return self._refuse("== with a number") if isinstance(other, int | float | np.number) else NotImplemented

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.value))

    def __float__(self) -> float:
        return self._refuse("float()")

    def __int__(self) -> int:
        return int(self._refuse("int()"))

    def __index__(self) -> int:
        raise TypeError(f"{self._words} is no whole number")

    def __bool__(self) -> bool:
        return bool(self._refuse("a condition"))

    def __lt__(self, other: Any) -> bool:
        return bool(self._refuse("a comparison"))

    __le__ = __gt__ = __ge__ = __lt__

    def __abs__(self) -> float:
        return self._refuse("abs()")

    def __floordiv__(self, other: Any) -> float:
        return self._refuse("//")

    __mod__ = __rmod__ = __rfloordiv__ = __floordiv__

    def __round__(self, digits: int | None = None) -> float:
        return self._refuse("round()")

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        """NumPy's functions of expressions: those that are operations here, entry by entry."""
        if ufunc not in UFUNCS or method != "__call__" or options:
            self._refuse(f"numpy.{ufunc.__name__}")
        apply: Any = UFUNCS[ufunc]
        if not any(isinstance(one, np.ndarray) for one in inputs):
            return apply(*inputs)
        boxed = []
        for one in inputs:
            box = np.empty((), dtype=object)
            box[()] = one
            boxed.append(one if isinstance(one, np.ndarray) else box)
        return np.frompyfunc(apply, len(inputs), 1)(*boxed)

    # what NumPy calls for the entries of arrays of objects
    def sqrt(self) -> Any:
        """Its square root."""
        return combined("sqrt", self)

    def sin(self) -> Any:
        """Its sine."""
        return combined("sin", self)

    def cos(self) -> Any:
        """Its cosine."""
        return combined("cos", self)

    def arctan2(self, other: Any) -> Any:
        """The angle of the point (other, self)."""
        return combined("atan2", self, other)

    @property
    def constant(self) -> bool:
        """Whether no parameter is in it."""
        todo: list[Expression] = [self]
        while todo:
            node = todo.pop()
            if isinstance(node, Parameter):
                return False
            todo += node.operands
        return True

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        """The parameters that it is computed from, those in definitions of others before these."""
        return tuple(one for one in each([self]) if isinstance(one, Parameter))

    def __str__(self) -> str:
        return text_of(self)

    @property
    def _words(self) -> str:
        return f"{type(self).__name__.lower()} {_text_of(self, SHORT) or '…'!r}"

    def _refuse(self, what: str) -> float:
        raise ExpressionError(
            f"{what} would forget that {self._words} depends on parameters; take +, -, *, /, **, sqrt, sin, cos and "
            f"atan2 of it, or its number now, .value ({self.value!r})"
        )


@final
@dataclass(frozen=True, eq=False, repr=False)
class Parameter(Expression):
    """A number of a description that has a name.

    name: letters, digits and underscores, such as "arm" or "legs[0]"
    value: the number, or an expression of other parameters that it follows
    unit: for tables and sliders, such as "m"
    definition: the expression that it follows

    Example:
        >>> arm = cc.Parameter("arm", 0.3, unit="m")
        >>> crank = cc.Body.rod("crank", mass=1.0, length=2 * arm)
        >>> crank.center
        (0.3, 0.0, 0.0)
    """

    name: str
    value: float
    unit: str = ""
    definition: Expression | None = field(default=None, kw_only=True)

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not NAME.fullmatch(self.name):
            raise UnknownNameError(
                f"parameter name {self.name!r} must be letters, digits and underscores, such as 'arm' or 'legs[0]'"
            )
        if self.name in RESERVED:
            raise UnknownNameError(f"{self.name!r} has a meaning of its own and cannot be the name of a parameter")
        if not isinstance(self.unit, str):
            raise ArgumentError(f"unit of parameter {self.name!r} must be a text such as 'm', not {self.unit!r}")
        given: Any = self.value
        if isinstance(given, Derived):
            given = given.expression
        if isinstance(given, Expression):
            object.__setattr__(self, "definition", given)
            given = given.value
        elif self.definition is not None:
            given = self.definition.value
        object.__setattr__(self, "value", plain_number(f"parameter {self.name!r}", given))

    @property
    def operands(self) -> tuple[Expression, ...]:
        """Its definition, if it has one."""
        return () if self.definition is None else (self.definition,)

    def __repr__(self) -> str:
        given = repr(self.value) if self.definition is None else str(self.definition)
        return f"Parameter({self.name!r}, {given}{f', unit={self.unit!r}' if self.unit else ''})"


@final
@dataclass(frozen=True, eq=False, repr=False)
class Number(Expression):
    """A plain number inside an expression; `name` of one that has its own, π."""

    value: float
    name: str = ""

    @property
    def operands(self) -> tuple[Expression, ...]:
        """None."""
        return ()

    def __repr__(self) -> str:
        return f"Number({self})"


@final
@dataclass(frozen=True, eq=False, repr=False)
class Operation(Expression):
    """An operation on expressions: one of +, -, *, /, **, neg, sqrt, sin, cos, atan2."""

    symbol: str
    parts: tuple[Expression, ...]
    value: float

    @property
    def operands(self) -> tuple[Expression, ...]:
        """What it is applied to."""
        return self.parts

    def __repr__(self) -> str:
        return f"Operation({_text_of(self, 1000) or '…'})"


@final
class Derived(float):
    """A float with the expression that it is the value of."""

    __slots__ = ("expression",)
    expression: Expression

    def __new__(cls, expression: Expression) -> Derived:
        self = super().__new__(cls, expression.value)
        self.expression = expression
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Derived, (self.expression,)


PI = Number(math.pi, "pi")
Scalar = float | Expression


def expressed(values: Any) -> NDArray[Any]:
    """Numbers as an array to compute with: of objects where some are expressions, else of floats."""
    if isinstance(values, np.ndarray) and not values.dtype.hasobject:
        return values
    found = np.empty(np.shape(values), dtype=object)
    plain = True
    for place in np.ndindex(found.shape):
        one = values
        for k in place:
            one = one[k]
        one = one.expression if isinstance(one, Derived) else one
        plain = plain and not isinstance(one, Expression)
        found[place] = one
    return found.astype(float) if plain else found


def diagonal(values: NDArray[Any]) -> NDArray[Any]:
    """A diagonal matrix of numbers and expressions."""
    found = np.zeros((len(values), len(values)), dtype=values.dtype)
    found[np.diag_indices(len(values))] = values
    return found


def cross_matrix(v: NDArray[Any]) -> NDArray[Any]:
    """The matrix of the cross product with v, of numbers and expressions."""
    x, y, z = v
    return np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])


def value_array(values: NDArray[Any]) -> NDArray[np.float64]:
    """The values of an array of numbers and expressions."""
    return (
        np.vectorize(value_of, otypes=[float])(values)
        if values.dtype.hasobject and values.size
        else values.astype(float)
    )


def unwrapped(value: Any) -> Any:
    """A number to compute with: the expression of a float that has one."""
    return value.expression if isinstance(value, Derived) else value


def value_of(number: Any) -> float:
    """The value of a number or an expression."""
    return number.value if isinstance(number, Expression) else float(number)


def operation(symbol: str, *parts: Expression) -> Operation:
    """One node; an error says what has no value."""
    values = [part.value for part in parts]
    try:
        value = ON_FLOATS[symbol](*values)
    except ZeroDivisionError:
        raise ExpressionError(f"division by zero in {_text(symbol, parts)}") from None
    except ValueError:
        raise ExpressionError(f"{_text(symbol, parts)} is the {symbol} of {values[0]!r}") from None
    except OverflowError:
        value = math.inf
    if isinstance(value, complex):
        raise ExpressionError(f"{_text(symbol, parts)} is a power {values[1]!r} of the negative number {values[0]!r}")
    if not math.isfinite(value):
        raise ExpressionError(f"{_text(symbol, parts)} is {value}; it must be a finite number")
    return Operation(symbol, parts, value)


def combined(symbol: str, *given: Any) -> Any:
    """An operation on numbers and expressions, without zeros and ones that change nothing; a float of numbers alone."""
    parts: list[Scalar] = []
    for one in given:
        if isinstance(one, Derived):
            parts.append(one.expression)
        elif isinstance(one, Expression):
            parts.append(one)
        elif isinstance(one, int | float | np.number) and not isinstance(one, bool | np.bool):
            parts.append(plain_number("a number in an expression", one))
        else:
            return NotImplemented
    if not any(isinstance(one, Expression) for one in parts):
        return ON_FLOATS[symbol](*parts)
    simple = _simplified(symbol, parts)
    if simple is not None:
        return simple
    return operation(symbol, *(one if isinstance(one, Expression) else Number(one) for one in parts))


def _simplified(symbol: str, parts: Sequence[Scalar]) -> Scalar | None:
    """What needs no operation: x + 0, x − 0, x − x, 0 x, 1 x, −1 x, x/1, 0/x, x y/y, x**1, −(−x)."""
    first, last = parts[0], parts[-1]
    if symbol in ("+", "-") and not isinstance(last, Expression) and last == 0:
        return first
    if symbol in ("+", "-") and not isinstance(first, Expression) and first == 0:
        return last if symbol == "+" else combined("neg", last)
    if symbol == "-" and isinstance(first, Expression) and isinstance(last, Expression) and _same(first, last):
        return 0.0
    if symbol == "/" and isinstance(first, Expression) and isinstance(last, Expression):
        product = isinstance(first, Operation) and first.symbol == "*"
        factors: tuple[Expression, ...] = first.operands if product else (Number(1.0), first)
        for kept, gone in (factors, factors[::-1]):
            if _same(gone, last):
                return kept.value if isinstance(kept, Number) else kept
    if symbol == "*":
        for constant, other in ((first, last), (last, first)):
            if isinstance(constant, Expression):
                continue
            if constant == 0:
                return 0.0
            if abs(constant) == 1:
                return other if constant == 1 else combined("neg", other)
    if symbol == "/" and not isinstance(first, Expression) and first == 0 and value_of(last) != 0:
        return 0.0
    if symbol in ("/", "**") and not isinstance(last, Expression) and last == 1:
        return first
    if symbol == "neg" and isinstance(first, Operation) and first.symbol == "neg":
        return first.operands[0]
    return None


def sqrt(x: Any) -> Any:
    """The square root of a number or an expression."""
    return combined("sqrt", x)


def sin(x: Any) -> Any:
    """The sine."""
    return combined("sin", x)


def cos(x: Any) -> Any:
    """The cosine."""
    return combined("cos", x)


def atan2(y: Any, x: Any) -> Any:
    """The angle of the point (x, y)."""
    return combined("atan2", y, x)


UFUNCS: dict[Any, Callable[..., Any]] = {
    np.add: lambda a, b: combined("+", a, b),
    np.subtract: lambda a, b: combined("-", a, b),
    np.multiply: lambda a, b: combined("*", a, b),
    np.divide: lambda a, b: combined("/", a, b),
    np.power: lambda a, b: combined("**", a, b),
    np.square: lambda a: combined("**", a, 2),
    np.negative: lambda a: combined("neg", a),
    np.positive: lambda a: a,
    np.sqrt: sqrt,
    np.sin: sin,
    np.cos: cos,
    np.arctan2: atan2,
}


def each(roots: Iterable[Expression]) -> Iterator[Expression]:
    """Every node of expressions once, after its parts."""
    done, todo = set[int](), [(root, False) for root in reversed(list(roots))]
    while todo:
        node, ready = todo.pop()
        if id(node) in done:
            continue
        if ready or not node.operands:
            done.add(id(node))
            yield node
        else:
            todo.append((node, True))
            todo += [(part, False) for part in reversed(node.operands) if id(part) not in done]


def evaluated(
    roots: Sequence[Expression],
    leaf: Callable[[Parameter], T | None],
    number: Callable[[Number], T],
    operations: Mapping[str, Callable[..., T]],
) -> list[T]:
    """Expressions in other numbers, such as arrays or symbols; parameters for which `leaf` has None follow others."""
    found: dict[int, T] = {}
    for node in each(roots):
        if isinstance(node, Operation):
            found[id(node)] = operations[node.symbol](*(found[id(part)] for part in node.operands))
        elif isinstance(node, Number):
            found[id(node)] = number(node)
        else:
            assert isinstance(node, Parameter)
            own = leaf(node)
            if own is None and node.definition is not None:
                own = found[id(node.definition)]
            assert own is not None
            found[id(node)] = own
    return [found[id(root)] for root in roots]


def with_values(roots: Sequence[Expression], values: Mapping[str, float]) -> list[Expression]:
    """The same expressions of parameters with other values; of those that are defined by others the value follows."""
    found: dict[int, Expression] = {}
    for node in each(roots):
        parts = tuple(found[id(part)] for part in node.operands)
        if isinstance(node, Parameter) and node.name in values:
            found[id(node)] = Parameter(node.name, values[node.name], node.unit)
        elif all(part is old for part, old in zip(parts, node.operands, strict=True)):
            found[id(node)] = node
        elif isinstance(node, Parameter):
            found[id(node)] = Parameter(node.name, parts[0], node.unit)  # type: ignore[arg-type]
        else:
            assert isinstance(node, Operation)
            found[id(node)] = operation(node.symbol, *parts)
    return [found[id(root)] for root in roots]


def text_of(expression: Expression) -> str:
    """The text that is read back as the same expression; definitions of parameters are not in it."""
    text = _text_of(expression, LONGEST)
    if text is None:
        raise ExpressionError(
            f"an expression has more than {LONGEST} characters; give what it uses often a name: "
            "cc.Parameter('angle', expression)"
        )
    return text


def shared_texts(roots: Sequence[Expression]) -> tuple[dict[str, str], list[str]]:
    """Texts by name of what expressions share, and the texts of the expressions with these names in them."""
    uses: dict[int, int] = {}
    nodes = list(each(roots))
    for node in nodes:
        for part in node.operands:
            uses[id(part)] = uses.get(id(part), 0) + 1
    for root in roots:
        uses[id(root)] = uses.get(id(root), 0) + 1
    taken = {node.name for node in nodes if isinstance(node, Parameter)}
    free = (name for k in count(1) if (name := f"_{k}") not in taken)
    found: dict[int, tuple[str, int]] = {}
    shared: dict[str, str] = {}
    for node in nodes:
        found[id(node)] = _own_text(node, found)
        if isinstance(node, Operation) and uses[id(node)] > 1 and len(found[id(node)][0]) > NAMED:
            name = next(free)
            shared[name], found[id(node)] = found[id(node)][0], (name, ATOM)
    return shared, [found[id(root)][0] for root in roots]


def _text_of(expression: Expression, longest: int) -> str | None:
    """The text, if it has no more than so many characters: of shared operands there are as many copies as uses."""
    found: dict[int, tuple[str, int]] = {}
    for node in each([expression]):
        found[id(node)] = _own_text(node, found)
        if len(found[id(node)][0]) > longest:
            return None
    return found[id(expression)][0]


def _own_text(node: Expression, found: Mapping[int, tuple[str, int]]) -> tuple[str, int]:
    """The text of a node whose operands have theirs, and how strongly it binds."""
    if isinstance(node, Operation):
        return _joined(node.symbol, [found[id(part)] for part in node.operands])
    if isinstance(node, Parameter) or (isinstance(node, Number) and node.name):
        return node.name, ATOM
    # a sign binds like the operation
    return repr(node.value).removesuffix(".0"), BINDING["neg"] if math.copysign(1, node.value) < 0 else ATOM


def _joined(symbol: str, parts: Sequence[tuple[str, int]]) -> tuple[str, int]:
    """The text of an operation and how strongly it binds."""
    if symbol in FUNCTIONS:
        return f"{symbol}({', '.join(text for text, _ in parts)})", ATOM
    own = BINDING[symbol]
    if symbol == "neg":
        text, binding = parts[0]
        # digits behind a sign are a negative number, which is no operation
        plain = binding >= own and not text[0].isdigit() and text[0] != "."
        return f"-{text}" if plain else f"-({text})", own
    (left, first), (right, second) = parts
    # powers are read from the right, the others from the left; before a power stands an atom
    if symbol == "**":
        first, second = first + (first < ATOM) * -ATOM, second + (second == BINDING["neg"])
    left = left if first >= own else f"({left})"
    right = right if second > own or (symbol == "**" and second == own) else f"({right})"
    return f"{left}{symbol}{right}", own


def _text(symbol: str, parts: Sequence[Expression]) -> str:
    return repr(_text_of(Operation(symbol, tuple(parts), math.nan), SHORT) or f"a long expression, {symbol}")


def _same(one: Expression, other: Expression) -> bool:
    """Whether two expressions are the same, node by node."""
    done, todo = set[tuple[int, int]](), [(one, other)]
    while todo:
        a, b = todo.pop()
        if a is b or (id(a), id(b)) in done:
            continue
        done.add((id(a), id(b)))
        if type(a) is not type(b) or repr(a.value) != repr(b.value) or len(a.operands) != len(b.operands):
            return False
        for name in ("symbol", "name", "unit"):
            if getattr(a, name, None) != getattr(b, name, None):
                return False
        todo += zip(a.operands, b.operands, strict=True)
    return True


def plain_number(what: str, value: Any) -> float:
    """A finite float."""
    if isinstance(value, str | bytes | bool | np.bool | complex | np.complexfloating):
        raise ArgumentError(f"{what} must be a number, not {value!r}")
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        raise ArgumentError(f"{what} must be a number, not {value!r}") from None
    if not math.isfinite(number):
        raise NonFiniteError(f"{what} is {number}; it must be a finite number")
    return number
