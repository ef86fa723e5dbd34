"""Texts of expressions, as files have them: a small grammar of its own.

    sum      = product {("+" | "-") product}
    product  = signed {("*" | "/") signed}
    signed   = ("+" | "-") signed | power
    power    = atom ["**" signed]
    atom     = number | "pi" | parameter | function "(" sum {"," sum} ")" | "(" sum ")"
    function = "sqrt" | "sin" | "cos" | "atan2"

The text of an expression (expressions.py) is read back as the same expression, node by node.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import final

from closedchain.errors import ExpressionError, UnknownNameError, choose
from closedchain.mechanism.expressions import FUNCTIONS, LONGEST, NAME, PI, Expression, Number, operation

TOKEN = re.compile(rf"(?P<number>(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?)|(?P<name>{NAME.pattern})|(?P<sign>\*\*|[-+*/(),])")
ARGUMENTS = {"sqrt": 1, "sin": 1, "cos": 1, "atan2": 2}
DEEPEST = 100


def read_expression(
    text: str, parameter: Callable[[str], Expression | None], known: Callable[[], list[str]]
) -> Expression:
    """The expression that a text stands for.

    parameter: the one of a name, or None      known: all names, for messages
    """
    return _Reader(text, parameter, known).read()


def names_in(text: str) -> list[str]:
    """What may be names of parameters in a text."""
    return [match.group() for match in TOKEN.finditer(text[: LONGEST + 1]) if match.group("name") is not None]


@final
class _Reader:
    def __init__(
        self, text: str, parameter: Callable[[str], Expression | None], known: Callable[[], list[str]]
    ) -> None:
        self.text, self.parameter, self.known = text, parameter, known
        self.depth = self.at = 0
        if len(text) > LONGEST:
            raise ExpressionError(f"an expression of {len(text)} characters; at most {LONGEST} are read")
        self.tokens = self._tokens()

    def _tokens(self) -> list[tuple[str, str, int]]:
        """(kind, text, place), ended by an empty one."""
        found, at = list[tuple[str, str, int]](), 0
        while at < len(self.text):
            if self.text[at].isspace():
                at += 1
                continue
            match = TOKEN.match(self.text, at)
            if match is None:
                hint = "; a power is **" if self.text[at] == "^" else ""
                raise self._error(f"{self.text[at]!r} is not used in expressions{hint}", at)
            found.append((str(match.lastgroup and _kind(match)), match.group(), at))
            at = match.end()
        return [*found, ("end", "", at)]

    def read(self) -> Expression:
        """The whole text."""
        found = self._sum()
        kind, text, at = self.tokens[self.at]
        if kind != "end":
            raise self._error(
                f"an operation is missing before {text!r}" if kind != "sign" else f"{text!r} is too much", at
            )
        return found

    def _sum(self) -> Expression:
        self.depth += 1
        if self.depth > DEEPEST:
            raise ExpressionError("an expression is nested too deeply")
        found = self._product()
        while (sign := self._take("+", "-")) is not None:
            found = operation(sign, found, self._product())
        self.depth -= 1
        return found

    def _product(self) -> Expression:
        found = self._signed()
        while (sign := self._take("*", "/")) is not None:
            found = operation(sign, found, self._signed())
        return found

    def _signed(self) -> Expression:
        signs = []
        while (sign := self._take("+", "-")) is not None:
            signs.append(sign)
        digits = self.tokens[self.at][0] == "number" and self.tokens[self.at + 1][1] != "**"
        found = self._power()
        for number, _ in enumerate(sign for sign in signs if sign == "-"):
            found = Number(-found.value) if digits and number == 0 else operation("neg", found)
        return found

    def _power(self) -> Expression:
        base = self._atom()
        if self._take("**") is None:
            return base
        self.depth += 1
        if self.depth > DEEPEST:
            raise ExpressionError("an expression is nested too deeply")
        found = operation("**", base, self._signed())
        self.depth -= 1
        return found

    def _atom(self) -> Expression:
        kind, text, at = self.tokens[self.at]
        self.at += 1
        if kind == "number":
            value = float(text)
            if not math.isfinite(value):
                raise self._error(f"{text[:20]} is too large a number", at)
            return Number(value)
        if kind == "name":
            return self._named(text, at)
        if text == "(":
            found = self._sum()
            self._close()
            return found
        raise self._error(
            f"a number, a parameter or a function is missing before {text!r}" if text else "it ends early", at
        )

    def _named(self, name: str, at: int) -> Expression:
        if name == "pi":
            return PI
        if name in FUNCTIONS:
            if self._take("(") is None:
                raise self._error(f"{name} needs its arguments in ( )", at)
            parts = [self._sum()]
            while self._take(",") is not None:
                parts.append(self._sum())
            self._close()
            if len(parts) != ARGUMENTS[name]:
                raise self._error(f"{name} takes {ARGUMENTS[name]} argument(s), not {len(parts)}", at)
            return operation(name, *parts)
        found = self.parameter(name)
        if found is None:
            if self.tokens[self.at][1] == "(":
                raise self._error(choose("function", name, FUNCTIONS), at)
            raise UnknownNameError(f"{self._quoted}: {choose('parameter', name, self.known())}")
        return found

    def _take(self, *signs: str) -> str | None:
        kind, text, _ = self.tokens[self.at]
        if kind != "sign" or text not in signs:
            return None
        self.at += 1
        return text

    def _close(self) -> None:
        if self._take(")") is None:
            raise self._error("a ) is missing", self.tokens[self.at][2])

    @property
    def _quoted(self) -> str:
        return repr(self.text if len(self.text) <= 80 else f"{self.text[:77]}...")

    def _error(self, problem: str, at: int) -> ExpressionError:
        return ExpressionError(f"expression {self._quoted}, character {at + 1}: {problem}")


def _kind(match: re.Match[str]) -> str:
    return next(kind for kind in ("number", "name", "sign") if match.group(kind) is not None)
