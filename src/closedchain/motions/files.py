"""Motion files: a YAML or JSON description (kind and its arguments), or a CSV table of recorded poses.

kind: line                         kind: sequence
start: [0, 0, 1]                   parts:
end: {position: [0.2, 0, 1],         - {kind: hold, pose: [0, 0, 1], duration: 1}
      axis: [1, 0, 0]}               - {kind: line, ...}
duration: 2
profile: quintic
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

from closedchain.errors import ArgumentError, ClosedChainError, FileFormatError, choose
from closedchain.files import FORMATS, confined, read_data
from closedchain.mechanism import Pose
from closedchain.motions.joints import joints
from closedchain.motions.motion import Motion
from closedchain.motions.paths import arc, line, swing
from closedchain.motions.recorded import recorded
from closedchain.motions.sequence import hold, sequence
from closedchain.motions.spline import spline

KINDS: dict[str, Callable[..., Motion]] = {
    "line": line,
    "arc": arc,
    "swing": swing,
    "spline": spline,
    "joints": joints,
    "hold": hold,
}
POSES = ("start", "end", "home", "pose")
POSE_FIELDS = ("position", "rotation", "axis", "x")


def load_motion(path: str | Path, smoothing: float = 0.0) -> Motion:
    """The motion described in a .yaml, .yml or .json file, or recorded in a .csv file.

    path: of the file
    smoothing: of a recorded motion, one standard deviation in m or rad

    Example:
        >>> from pathlib import Path
        >>> _ = Path("motion.csv").write_text("t,crank\\n" + "\\n".join(f"{t / 10},{1.2 + t / 100}" for t in range(11)))
        >>> cc.motions.load_motion("motion.csv").duration
        1.0
    """
    path = Path(path)
    if path.suffix.lower() == ".csv":
        return recorded(path, smoothing)
    if path.suffix.lower() not in FORMATS:
        raise FileFormatError(f"{path}: a motion file ends in {', '.join(FORMATS)} or .csv")
    data = read_data(path)
    try:
        return motion_from_data(data, path.parent)
    except ClosedChainError as error:
        raise type(error)(f"{path}: {error}") from error


def motion_from_data(data: Any, folder: Path = Path()) -> Motion:
    """A motion from plain data: a kind, and the arguments of the function of that name in closedchain.motions."""
    if not isinstance(data, dict) or "kind" not in data:
        raise FileFormatError("a motion is described by fields, the first of which is 'kind'")
    kind = data["kind"]
    fields = {key: value for key, value in data.items() if key != "kind"}
    if kind == "sequence":
        _only(kind, fields, ["parts"])
        return sequence(*(motion_from_data(part, folder) for part in _list(fields.get("parts"))))
    if kind == "recorded":
        _only(kind, fields, ["file", "smoothing", "columns"])
        file = confined(folder, fields.get("file"))
        return recorded(file, fields.get("smoothing", 0.0), fields.get("columns"))
    if not isinstance(kind, str) or kind not in KINDS:
        raise FileFormatError(choose("kind of motion", kind, [*KINDS, "sequence", "recorded"]))
    parameters = inspect.signature(KINDS[kind]).parameters
    _only(kind, fields, parameters)
    needed = [name for name, p in parameters.items() if p.default is p.empty and name not in fields]
    if needed:
        raise FileFormatError(f"a motion of kind {kind!r} needs {', '.join(needed)}")
    try:
        return KINDS[kind](**{name: _value(kind, name, value) for name, value in fields.items()})
    except (TypeError, ValueError) as error:
        if isinstance(error, ClosedChainError):
            raise
        raise ArgumentError(f"motion of kind {kind!r}: {error}") from error


def _value(kind: str, name: str, value: Any) -> Any:
    if name in POSES and kind != "joints":
        return _pose(value)
    if kind == "spline" and name == "poses":
        return [_pose(entry) if isinstance(entry, dict) else entry for entry in _list(value)]
    return value


def _pose(value: Any) -> Pose:
    fields = {"position": value} if isinstance(value, list) else value
    if not isinstance(fields, dict):
        raise FileFormatError(f"a pose is a point [x, y, z] or has fields {', '.join(POSE_FIELDS)}; not {value!r}")
    _only("pose", fields, POSE_FIELDS)
    return Pose(**fields)


def _only(kind: str, fields: dict[str, Any], valid: Any) -> None:
    for name in fields:
        if name not in valid:
            raise FileFormatError(f"{kind}: {choose('field', name, valid)}")


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list) or not value:
        raise FileFormatError(f"a list is needed here, not {value!r}")
    return value
