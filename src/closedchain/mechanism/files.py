"""Machine files: YAML or JSON with a versioned schema. Reading yields a Mechanism or one of our errors.

The fields are those of the Python objects, with two short forms: a pose without orientation may be written as a point
[x, y, z], and a joint may give `axis`, `x` and `child_axis` beside its points, as the functions for joints take them.
With `drawing: true` all points and directions are those of the world, as the functions for drawings take them.
"""

from __future__ import annotations

import dataclasses
import json
import math
import re
from collections import Counter
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import UnionType
from typing import TYPE_CHECKING, Any, Union, final, get_args, get_origin, get_type_hints

from closedchain.errors import (
    ClosedChainError,
    ExpressionError,
    FileFormatError,
    UnknownNameError,
    did_you_mean,
    nearest_first,
)
from closedchain.files import read_data, write_data
from closedchain.mechanism.body import Body
from closedchain.mechanism.derivations import (
    NO_EXPRESSIONS,
    TABLE,
    expressed_fields,
    is_expressed,
    numbers_of,
    same_numbers,
)
from closedchain.mechanism.drawing import DEFAULT_AXIS, DRAWN, drawing_of, drawn_joint
from closedchain.mechanism.expression_files import (
    PARAMETERS,
    PARAMETERS_SCHEMA,
    SHARED,
    SHARED_SCHEMA,
    number_of,
    read_parameters,
    texts_of,
)
from closedchain.mechanism.expression_text import names_in
from closedchain.mechanism.expressions import Derived, Expression
from closedchain.mechanism.joint import Joint, two_orientations
from closedchain.mechanism.mechanism import Mechanism
from closedchain.mechanism.numbers import Vector3
from closedchain.mechanism.pose import Pose

if TYPE_CHECKING:
    from pydantic import TypeAdapter

VERSION = 2
VERSION_FIELD = "closedchain"
POSE = "#/$defs/Pose"
ORIENTATION = ("rotation", "axis", "x")  # fields of a pose
AXES = ("axis", "x", "child_axis")  # beside a joint's points


def load(path: str | Path) -> Mechanism:
    """The machine described in a .yaml, .yml or .json file.

    Example:
        >>> _ = cc.save(cc.library.four_bar(), "four_bar.yaml")
        >>> cc.load("four_bar.yaml") == cc.library.four_bar()
        True
    """
    data = read_data(Path(path))
    try:
        return from_data(data)
    except ClosedChainError as error:
        raise type(error)(f"{path}: {error}") from error


def save(mechanism: Mechanism, path: str | Path) -> Path:
    """Write a machine to a .yaml, .yml or .json file; loading it gives an equal Mechanism.

    Example:
        >>> cc.save(cc.library.four_bar(), "four_bar.json").name
        'four_bar.json'
    """
    return write_data(to_data(mechanism), Path(path))


def to_data(mechanism: Mechanism) -> dict[str, Any]:
    """The machine as plain lists, numbers and strings; fields that have their default value are left out."""
    if mechanism.derived_from.made is not None:  # its names were not asked for
        mechanism = dataclasses.replace(mechanism, derived_from=NO_EXPRESSIONS)
    table = mechanism.expressions
    parameters, texts = texts_of(table.parameters, list(table.values()))
    fields = expressed_fields(mechanism)
    fields = {
        f.name: _plain(fields[f.name]) for f in dataclasses.fields(Mechanism) if _is_written(f, fields.get(f.name))
    }
    return {VERSION_FIELD: VERSION, "name": mechanism.name, **parameters, **_texts(fields, texts)}


def from_data(data: Any) -> Mechanism:
    """A machine from plain data as `to_data` gives it."""
    from pydantic import ValidationError

    if not isinstance(data, dict):
        text = "and the file is empty" if data is None else f"not {type(data).__name__}"
        raise FileFormatError(
            f"a machine file holds named fields at its top, {text}; it begins with '{VERSION_FIELD}: {VERSION}'"
        )
    if VERSION_FIELD not in data:
        raise FileFormatError(f"the field '{VERSION_FIELD}: {VERSION}' (the version of the format) is missing")
    if data[VERSION_FIELD] != VERSION or isinstance(data[VERSION_FIELD], bool):
        raise FileFormatError(f"format version {data[VERSION_FIELD]!r} is not known; versions: {VERSION}")
    fields = {key: value for key, value in data.items() if key not in (VERSION_FIELD, PARAMETERS, SHARED)}
    for name in (TABLE, "expressions"):
        if name in fields:
            raise FileFormatError(f"unknown field {name!r}; an expression stands in the place of its number")
    shared = data.get(SHARED, {})
    parameters = read_parameters(data.get(PARAMETERS, {}), shared)
    fields = _Numbers(data, parameters).read(fields, Mechanism, ())
    drawn, origins = _drawing_fields(fields)
    fields = _written_out(fields, Mechanism)
    try:
        # as JSON, because pydantic then takes lists for tuples but neither texts nor true and false for numbers
        found = _adapter().validate_json(json.dumps(fields), strict=True)
    except ValidationError as error:
        raise _own_error(error, data) from error
    except (TypeError, ValueError) as error:
        raise FileFormatError(
            f"only names, numbers, lists and true or false are used in machine files: {error}"
        ) from error
    except RecursionError as error:
        raise FileFormatError("nested too deeply") from error
    found = numbers_of(found, fields)
    found = drawing_of(found, origins) if drawn else found
    for name in parameters:
        if name not in found.parameters and name not in shared:
            raise FileFormatError(
                f"parameter {name!r} is used nowhere; it stands in the place of a number, such as 'mass: {name}'"
            )
    return found


@final
class _Numbers:
    """Texts in the places of numbers, read as expressions of parameters."""

    def __init__(self, data: dict[str, Any], parameters: dict[str, Expression]) -> None:
        self.data, self.parameters = data, parameters

    def read(self, value: Any, hint: Any, at: tuple[int | str, ...]) -> Any:
        """Plain data for a field with this type in which such texts are floats with their expressions."""
        options = get_args(hint) if isinstance(hint, UnionType) or get_origin(hint) is Union else (hint,)
        if isinstance(value, str):
            return self._number(value, at) if float in options and str not in options else value
        kind = next((option for option in options if dataclasses.is_dataclass(option)), None)
        if isinstance(value, dict):
            hints: dict[str, Any] = _hints(kind) | SHORT.get(kind, {}) if isinstance(kind, type) else {}
            hints = dict.fromkeys(value, Vector3) if at == ("origins",) else hints
            return {key: self.read(one, hints.get(key), (*at, key)) for key, one in value.items()}
        if isinstance(value, list):
            return [self.read(one, self._entry(options, k, len(value)), (*at, k)) for k, one in enumerate(value)]
        return value

    @staticmethod
    def _entry(options: tuple[Any, ...], k: int, size: int) -> Any:
        """The type of an entry of a list; a list in the place of a pose is a point."""
        found: list[Any] = [float] if Pose in options else []
        for args in (get_args(option) for option in options if get_origin(option) is tuple):
            found += args[:1] if args[-1] is ... else args[k : k + 1] if len(args) == size else args
        return Union[tuple(found)] if found else None  # noqa: UP007

    def _number(self, text: str, at: tuple[int | str, ...]) -> Any:
        try:
            return number_of(text, self.parameters)
        except (ExpressionError, UnknownNameError) as error:
            said = isinstance(error, UnknownNameError) or any(name in self.parameters for name in names_in(text))
            if not (self.parameters and said):
                return text  # refused as no number
            raise type(error)(f"{_where(at, self.data)}{error}") from error


# beside the fields of an object: those of short forms and drawings
SHORT: dict[Any, dict[str, Any]] = {
    Joint: dict.fromkeys(("axis", "x", "child_axis", "point", "second"), Vector3),
    Mechanism: {"origins": dict[str, Vector3]},
}


def _drawing_fields(fields: dict[str, Any]) -> tuple[bool, dict[str, Any]]:
    """Whether the file is a drawing, and its `origins`; joints that are drawn get their frames."""
    drawn, origins = fields.pop("drawing", False), fields.pop("origins", {})
    if not isinstance(drawn, bool) or not isinstance(origins, dict):
        raise FileFormatError("'drawing' is true or false, and 'origins' has a point [x, y, z] for names of bodies")
    if not drawn and origins:
        raise FileFormatError("'origins' belongs to drawings; say 'drawing: true' or leave it out")
    if drawn and fields.get("home") is not None:
        raise FileFormatError("a drawing shows the machine at home; leave 'home' out")
    joints = fields.get("joints")
    if isinstance(joints, list):
        fields["joints"] = [_drawn(joint, drawn) if isinstance(joint, dict) else joint for joint in joints]
    return drawn, origins


def _drawn(joint: dict[str, Any], drawn: bool) -> dict[str, Any]:
    """A joint of a drawing with its frames; of another machine as it is."""
    kind, name = str(joint.get("kind")), joint.get("name")
    if not drawn:
        if kind in DRAWN:
            raise FileFormatError(
                f"joint {name!r}: {kind!r} is a word of drawings; say 'drawing: true' or {DRAWN[kind]!r}"
            )
        return joint
    if any(field in joint for field in ("at", "child_at", "child_axis", "x", "start")):
        raise FileFormatError(f"joint {name!r}: a drawing has 'point' and 'axis' for both sides, and no 'start'")
    if "point" not in joint:
        raise FileFormatError(f"joint {name!r} of a drawing has no 'point'")
    rest = {key: value for key, value in joint.items() if key not in ("kind", "point", "axis", "second")}
    if kind not in DRAWN:  # free and general joints
        return (
            rest | {"kind": joint.get("kind"), "at": joint["point"], "child_at": joint["point"]} | _given(joint, "axis")
        )
    made = drawn_joint(str(kind), name, joint["point"], joint.get("axis", DEFAULT_AXIS.get(kind)), joint.get("second"))
    return rest | {"kind": made["kind"], "at": _fields(made["at"]), "child_at": _fields(made["child_at"])}


def _given(fields: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: fields[name] for name in names if name in fields}


def json_schema() -> dict[str, Any]:
    """The JSON schema of a machine file, for editors that check and complete while typing.

    Example:
        >>> cc.json_schema()["title"], "Example" in cc.json_schema()["description"]
        ('Mechanism', False)
    """
    schema = _with_points(_adapter().json_schema())
    version = {VERSION_FIELD: {"const": VERSION, "description": "version of the format"}}
    del schema["properties"][TABLE]
    first = {"name": schema["properties"].pop("name"), PARAMETERS: PARAMETERS_SCHEMA, SHARED: SHARED_SCHEMA}
    schema["properties"] = version | first | schema["properties"]
    schema["required"] = [VERSION_FIELD, *schema["required"]]
    axis = schema["$defs"]["Pose"]["properties"]["axis"]
    joint = schema["$defs"]["Joint"]["properties"]
    joint |= dict.fromkeys((*AXES, "point", "second"), axis)
    joint["kind"] = joint["kind"] | {"enum": [*joint["kind"]["enum"], *DRAWN]}
    schema["properties"] |= {
        "drawing": {"type": "boolean", "description": "points and directions are those of the world, as drawn"},
        "origins": {"type": "object", "description": "points of the drawing where frames of bodies have their origins"},
    }
    for part in (schema, *schema["$defs"].values()):  # docstrings without their examples, which are Python
        if "description" in part:
            part["description"] = part["description"].partition("\n\nExample:")[0]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


@cache
def _adapter() -> TypeAdapter[Mechanism]:
    from pydantic import TypeAdapter

    return TypeAdapter(Mechanism)


def _with_points(node: Any) -> Any:
    """A schema in which a point may stand for a pose, and an expression for a number."""
    if isinstance(node, list):
        return [_with_points(entry) for entry in node]
    if not isinstance(node, dict):
        return node
    node = {key: _with_points(value) for key, value in node.items()}
    if node.get("type") == "number":
        node["type"] = ["number", "string"]  # an expression
    if node.get("$ref") == POSE:
        point = {"type": "array", "items": {"type": ["number", "string"]}, "minItems": 3, "maxItems": 3}
        return {"anyOf": [point, {"$ref": node.pop("$ref")}], **node}
    if "anyOf" in node:
        node["anyOf"] = [inner for option in node["anyOf"] for inner in option.get("anyOf", [option])]
    return node


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _written_out(value: Any, hint: Any) -> Any:
    """Plain data for a field with this type without its short forms."""
    kind = next((option for option in (get_args(hint) or (hint,)) if dataclasses.is_dataclass(option)), None)
    if kind is Pose and isinstance(value, list):
        return {"position": value}
    if isinstance(value, list) and kind:
        return [_written_out(entry, kind) if isinstance(entry, dict) else entry for entry in value]
    if isinstance(value, dict) and isinstance(kind, type):
        value = _with_axes(value) if kind is Joint else value
        return {key: _written_out(entry, _hints(kind).get(key)) for key, entry in value.items()}
    return value


def _with_axes(joint: dict[str, Any]) -> dict[str, Any]:
    """A joint's `axis`, `x` and `child_axis` as parts of its poses; what is no point or pose is left to be refused."""
    given = {key: joint[key] for key in AXES if joint.get(key) is not None}
    joint = {key: value for key, value in joint.items() if key not in AXES}
    axes = {key: value for key, value in given.items() if key != "child_axis"}
    child_axes = {"axis": given["child_axis"]} if "child_axis" in given else axes
    for side, own in (("at", axes), ("child_at", child_axes)):
        pose = joint.get(side, {})
        pose = {"position": pose} if isinstance(pose, list) else pose
        if own and isinstance(pose, dict):
            if any(pose.get(key) is not None for key in ORIENTATION):
                raise two_orientations(joint.get("name"), side)
            joint[side] = pose | own
    return joint


def _definition(node: dict[str, Any]) -> str:
    """The name of the class that a node of the schema stands for, if it is one."""
    options = [option for option in node.get("anyOf", [node]) if "$ref" in option]
    return str(options[0]["$ref"]).rsplit("/", 1)[1] if options else ""


LISTS = {
    "inertia": "[0.1, 0.2, 0.2] (kg m², about x, y, z at the mass centre)",
    "gravity": "[0, 0, -9.81]",
    "limits": "[-1.0, 1.0]",
    "start": "[0.5]",
}  # examples
IN_SI = {"deg": math.pi / 180, "°": math.pi / 180, "mm": 1e-3, "cm": 1e-2, "g": 1e-3}
SI = "numbers are in SI units (m, rad, kg, s, N)"


def _own_error(error: Any, data: dict[str, Any]) -> ClosedChainError:
    """The first finding of pydantic in this package's words: what, where, and what would have been valid."""
    first = _likeliest(_without_misspelt(error.errors()))
    where = _where(first["loc"], data)
    cause = first.get("ctx", {}).get("error")
    if isinstance(cause, ClosedChainError):
        return type(cause)(f"{where}{cause}")
    if first["type"] == "unexpected_keyword_argument":
        where, field = _where(first["loc"][:-1], data), first["loc"][-1]
        if str(field).isdigit() and first["input"] is None:
            return FileFormatError(f"{where}{field!r} after a comma: decimals have a point, 1.5 and not 1,5")
        hint = f"; {SI}, a mesh in millimetres has 'scale: 0.001'" if field in ("unit", "units") else ""
        fields = _fields_beside(first["loc"])
        return FileFormatError(
            f"{where}unknown field {field!r}{hint}; {did_you_mean(field, fields)}fields: {', '.join(fields)}"
        )
    if first["type"] in ("float_type", "float_parsing") and isinstance(first["input"], str):
        return FileFormatError(f"{where}{_no_number(first['input'])}")
    if first["type"] == "dataclass_type":
        point = "a point [x, y, z] or " if first["ctx"]["class_name"] == "Pose" else ""
        return FileFormatError(f"{where}{point}fields are needed: {', '.join(_fields_beside((*first['loc'], '')))}")
    return FileFormatError(f"{where}{_plain_words(first, data)}")


def _plain_words(finding: Any, data: dict[str, Any]) -> str:
    """What is wrong with a value, its number or text, and what would be right."""
    kind, given, place = finding["type"], finding["input"], finding["loc"]
    field = next((step for step in reversed(place) if isinstance(step, str) and not _is_tag(step)), "")
    if kind == "literal_error" and isinstance(given, str):
        names = re.findall(r"'([^']+)'", finding["ctx"]["expected"])
        meant = {"hinge": "revolute", "pin": "revolute", "ball": "spherical", "slider": "prismatic", "weld": "fixed"}
        near = [meant[given]] if meant.get(given) in names else nearest_first(given, names)[:1]
        hint = f"did you mean {near[0]!r}? " if given in meant or did_you_mean(given, names) else ""
        return f"{given!r} is not known; {hint}choices: {', '.join(names)}"
    if kind == "missing":
        beside, fields = _at(data, place[:-1]), _fields_beside(place)
        unknown = [name for name in beside if name not in fields] if isinstance(beside, dict) else []
        return "field required" + (f"; {unknown[0]!r} is no field here" if unknown else "")
    if kind == "finite_number":
        return f"{given} is not a finite number; give one, such as 1.5"
    if kind in ("tuple_type", "list_type"):
        return f"{given!r:.40} is not a list; a list of numbers is needed, such as {LISTS.get(field, '[0, 0, 1]')}"
    if kind == "string_type":
        return f"{given!r:.40} is not a text; write it in quotes, {str(given)!r:.40}"
    message: str = finding["msg"]
    return message[0].lower() + message[1:]


def _at(data: Any, place: tuple[int | str, ...]) -> Any:
    """What is at a place of plain data; None where that is not part of it."""
    for step in place:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            if not _is_tag(step):
                return None
    return data


def _no_number(text: str) -> str:
    """What to say of a text in the place of a number: it is quoted, has a unit, or is none."""
    try:
        float(text)
    except ValueError:
        if re.fullmatch(r"[-+]?\d+,\d+", text.strip()):
            return f"{text!r} is not a number; decimals have a point: {text.replace(',', '.')}"
        if unit := re.fullmatch(r"\s*([-+]?[\d.]+)\s*(deg|°|mm|cm|g)\s*", text):
            right = float(unit[1]) * IN_SI[unit[2]]
            return f"{text!r} is not a number; {SI} and stand without them: {right:.12g}"
        fraction = re.fullmatch(r"\s*([-+]?[\d.]+)\s*/\s*([\d.]+)\s*", text)
        if fraction and float(fraction[2]):
            value = float(fraction[1]) / float(fraction[2])
            return f"{text!r} is not a number; formulas are not computed, write {value!r}"
        return f"{text!r} is not a number; {SI} and stand without them"
    return f"{text!r} is not a number but text; leave the quotes out"


def _likeliest(findings: list[Any]) -> Any:
    """The first finding; where a field has alternatives, that of the one that fits best, which has the fewest."""

    def alternative(finding: Any) -> tuple[int | str, ...]:
        location: tuple[int | str, ...] = finding["loc"]
        tags = [i for i, step in enumerate(location) if _is_tag(step)]
        return location[: tags[0] + 1] if tags else ()

    first = alternative(findings[0])
    rivals = [finding for finding in findings if first and alternative(finding)[: len(first) - 1] == first[:-1]]
    counts = Counter(alternative(finding) for finding in rivals)
    # what does not even have the form of an alternative has a finding at the value itself
    formless = {finding["loc"] for finding in rivals if finding["loc"] == alternative(finding)}
    ranks = ((alternative(finding) in formless, counts[alternative(finding)]) for finding in rivals)
    return min(zip(ranks, rivals, strict=True), key=lambda ranked: ranked[0])[1] if rivals else findings[0]


def _without_misspelt(findings: list[Any]) -> list[Any]:
    """Findings without fields that are missing only because another name stands there that resembles theirs."""
    unknown = [one["loc"] for one in findings if one["type"] == "unexpected_keyword_argument"]

    def is_misspelt(finding: Any) -> bool:
        place = finding["loc"]
        beside = [str(other[-1]) for other in unknown if other[:-1] == place[:-1]]
        return finding["type"] == "missing" and bool(get_close_matches(str(place[-1]), beside, n=1))

    return [one for one in findings if not is_misspelt(one)]


def _is_tag(step: int | str) -> bool:
    """Whether a step of a location names an alternative instead of a field."""
    return isinstance(step, str) and (step == "float" or not step.isidentifier())


def _where(location: tuple[int | str, ...], data: Any) -> str:
    """A path like `joints[2] 'crank': pitch: ` that names the entry where it has a name."""
    text, at = "", data
    for step in location:
        try:
            at = at[step]
        except (KeyError, IndexError, TypeError):
            at = None
        if isinstance(step, int):
            named = isinstance(at, dict) and isinstance(at.get("name"), str)
            text += f"[{step}]" + (f" {at['name']!r}" if named else "")
        elif not _is_tag(step):
            text += f"{': ' if text else ''}{step}"
    return f"{text}: " if text else ""


def _fields_beside(location: tuple[int | str, ...]) -> list[str]:
    """The fields that the object holding an unknown field has."""
    schema = json_schema()
    node: dict[str, Any] = schema
    for step in location[:-1]:
        inside = node.get("items", {}) if isinstance(step, int) else node.get("properties", {}).get(step, node)
        node = schema["$defs"].get(_definition(inside), inside)
    return list(node.get("properties", {}))


def _texts(data: Any, texts: dict[int, str]) -> Any:
    """Plain data with texts in the places of numbers that have expressions; texts by the ids of these."""
    if type(data) is Derived:
        return texts[id(data.expression)]
    if isinstance(data, dict):
        return {key: _texts(value, texts) for key, value in data.items()}
    return [_texts(entry, texts) for entry in data] if isinstance(data, list) else data


def _plain(value: Any) -> Any:
    if isinstance(value, Pose) and not value.oriented:
        return [_plain(entry) for entry in value.position]
    if isinstance(value, Joint):
        return _plain_joint(value)
    if isinstance(value, Body) and value.density is not None:
        return {key: own for key, own in _fields(value).items() if key not in ("mass", "center", "inertia")}
    if dataclasses.is_dataclass(value):
        return _fields(value)
    if isinstance(value, tuple):
        return [_plain(entry) for entry in value]
    return value


def _fields(value: Any) -> dict[str, Any]:
    """The fields of a dataclass that do not have their default value."""
    fields = ((f, getattr(value, f.name)) for f in dataclasses.fields(value))
    return {f.name: _plain(v) for f, v in fields if _is_written(f, v)}


def _is_written(field: Any, value: Any) -> bool:
    """Whether a field is no default, or has an expression although its number is the default's."""
    if field.name == TABLE:
        return False
    return bool(field.default is dataclasses.MISSING or value != field.default) or is_expressed(value)


def _plain_joint(joint: Joint) -> dict[str, Any]:
    """A joint; directions that its frames have in common stand beside their points."""
    at, child_at = joint.at, joint.child_at
    if at.axis is None or not same_numbers((at.axis, at.x), (child_at.axis, child_at.x)):
        return _fields(joint)
    shared = {"axis": list(at.axis)} | ({} if at.x is None else {"x": list(at.x)})
    rest = _fields(dataclasses.replace(joint, at=Pose(at.position), child_at=Pose(child_at.position)))
    first = {key: rest.pop(key) for key in ("name", "kind", "parent", "child", "at", "child_at") if key in rest}
    return first | shared | rest
