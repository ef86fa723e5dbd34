"""Parameters and expressions in machine files.

    parameters:
      arm: 0.3
      rod: {value: 0.65, unit: m}
      reach: arm + rod
    ...
        mass: 2.0 * arm

A parameter may follow from others, whatever their order; the text of an expression is read back exactly.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from closedchain.errors import ClosedChainError, ExpressionError, FileFormatError, did_you_mean
from closedchain.mechanism.expression_text import names_in, read_expression
from closedchain.mechanism.expressions import Derived, Parameter

PARAMETERS = "parameters"
FIELDS = ("value", "unit")
PARAMETERS_SCHEMA: dict[str, Any] = {
    "type": "object",
    "description": "numbers with names; in the place of any number may stand an expression of them, such as '2*arm'",
    "additionalProperties": {
        "anyOf": [
            {"type": ["number", "string"]},
            {
                "type": "object",
                "properties": {"value": {"type": ["number", "string"]}, "unit": {"type": "string"}},
                "required": ["value"],
                "additionalProperties": False,
            },
        ]
    },
}


def read_parameters(data: Any) -> dict[str, Parameter]:
    """The parameters of a file, by name."""
    if not isinstance(data, dict):
        raise FileFormatError(f"{PARAMETERS}: names with numbers are needed, such as 'arm: 0.3', not {data!r:.80}")
    return _Reader(data).read()


def number_of(text: str, parameters: Mapping[str, Parameter]) -> Any:
    """The number that a text in its place stands for, with its expression; a number in quotes stays a text."""
    try:
        float(text)
    except ValueError:
        found = read_expression(text, parameters.get, lambda: list(parameters))
        return found.value if found.constant else Derived(found)
    return text


def parameters_data(parameters: Mapping[str, Parameter]) -> dict[str, Any]:
    """Parameters as plain data."""
    found: dict[str, Any] = {}
    for name, one in parameters.items():
        value = one.value if one.definition is None else str(one.definition)
        found[name] = {"value": value, "unit": one.unit} if one.unit else value
    return found


@final
class _Reader:
    """Parameters, read in the order in which they need each other."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.found: dict[str, Parameter] = {}

    def read(self) -> dict[str, Parameter]:
        """All of them, in the order of the file."""
        needed = {name: self._needed(name) for name in self.data}
        for name in self.data:
            above = [name]  # each is needed by the one before
            while above:
                last = above[-1]
                missing = next((other for other in needed[last] if other not in self.found), None)
                if missing in above:
                    circle = [*above[above.index(missing) :], missing]
                    raise ExpressionError(f"parameters follow from each other in a circle: {' ← '.join(circle[-20:])}")
                if missing is not None:
                    above.append(missing)
                    continue
                self.found.setdefault(last, self._parameter(last))
                above.pop()
        return {name: self.found[name] for name in self.data}

    def _needed(self, name: str) -> list[str]:
        """The parameters that the text of one names."""
        value, _ = self._fields(name)
        return [other for other in names_in(value) if other in self.data] if isinstance(value, str) else []

    def _parameter(self, name: str) -> Parameter:
        value, unit = self._fields(name)
        try:
            return Parameter(name, self._value(value), unit)
        except ClosedChainError as error:
            raise type(error)(f"{PARAMETERS}: {name}: {error}") from error

    def _value(self, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        try:
            float(value)
        except ValueError:
            found = read_expression(value, self.found.get, lambda: list(self.data))
            return found.value if found.constant else found
        raise FileFormatError(f"{value!r} is not a number but text; leave the quotes out")

    def _fields(self, name: str) -> tuple[Any, Any]:
        given = self.data[name]
        if not isinstance(given, dict):
            return given, ""
        for field in given:
            if field not in FIELDS:
                raise FileFormatError(
                    f"{PARAMETERS}: {name}: unknown field {field!r}; {did_you_mean(field, FIELDS)}fields: value, unit"
                )
        if "value" not in given:
            raise FileFormatError(f"{PARAMETERS}: {name}: the field 'value' is missing")
        return given["value"], given.get("unit", "")
