"""Parameters and expressions in machine files.

    parameters:
      arm: 0.3
      rod: {value: 0.65, unit: m}
      reach: arm + rod
    ...
        mass: 2.0 * arm

A parameter may follow from others, whatever their order; the text of an expression is read back exactly. What several
expressions share is written once, under `shared:`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from closedchain.errors import ClosedChainError, ExpressionError, FileFormatError, UnknownNameError, did_you_mean
from closedchain.mechanism.expression_text import names_in, read_expression
from closedchain.mechanism.expressions import NAME, RESERVED, Derived, Expression, Parameter, shared_texts

PARAMETERS = "parameters"
SHARED = "shared"
FIELDS = ("value", "unit")
SHARED_SCHEMA: dict[str, Any] = {
    "type": "object",
    "description": "expressions that others share, by name",
    "additionalProperties": {"type": "string"},
}
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


def read_parameters(data: Any, shared: Any) -> dict[str, Expression]:
    """The parameters of a file, and what its expressions share, by name."""
    if not isinstance(data, dict):
        raise FileFormatError(f"{PARAMETERS}: names with numbers are needed, such as 'arm: 0.3', not {data!r:.80}")
    if not isinstance(shared, dict) or not all(isinstance(one, str) for one in shared.values()):
        raise FileFormatError(f"{SHARED}: names with expressions are needed, such as '_1: 2*arm', not {shared!r:.80}")
    for name in shared:
        if name in data or not isinstance(name, str) or not NAME.fullmatch(name) or name in RESERVED:
            raise UnknownNameError(f"{SHARED}: {name!r} must be a name of its own, such as '_1'")
    return _Reader(data, shared).read()


def number_of(text: str, parameters: Mapping[str, Expression]) -> Any:
    """The number that a text in its place stands for, with its expression; a number in quotes stays a text."""
    try:
        float(text)
    except ValueError:
        found = read_expression(text, parameters.get, lambda: list(parameters))
        return found.value if found.constant else Derived(found)
    return text


def texts_of(
    parameters: Mapping[str, Parameter], expressions: Sequence[Expression]
) -> tuple[dict[str, Any], dict[int, str]]:
    """The fields of a file for parameters and what expressions share; the texts of the expressions by their id."""
    definitions = {name: one.definition for name, one in parameters.items() if one.definition is not None}
    roots = [*definitions.values(), *expressions]
    shared, texts = shared_texts(roots)
    text = {id(root): one for root, one in zip(roots, texts, strict=True)}
    found: dict[str, Any] = {}
    for name, one in parameters.items():
        value = text[id(definitions[name])] if name in definitions else one.value
        found[name] = {"value": value, "unit": one.unit} if one.unit else value
    fields = {PARAMETERS: found} | ({SHARED: shared} if shared else {})
    return (fields if parameters else {}), text


@final
class _Reader:
    """Parameters, read in the order in which they need each other."""

    def __init__(self, data: dict[str, Any], shared: dict[str, str]) -> None:
        self.data, self.shared = data | shared, shared
        self.found: dict[str, Expression] = {}

    def read(self) -> dict[str, Expression]:
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

    def _parameter(self, name: str) -> Expression:
        value, unit = self._fields(name)
        try:
            if name in self.shared:
                return read_expression(value, self.found.get, lambda: list(self.data))
            return Parameter(name, self._value(value), unit)
        except ClosedChainError as error:
            where = SHARED if name in self.shared else PARAMETERS
            raise type(error)(f"{where}: {name}: {error}") from error

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
