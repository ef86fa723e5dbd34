"""Points: named places on bodies, such as a tool's tip or where a sensor sits."""

from __future__ import annotations

from closedchain.mechanism.names import checked_name, checked_reference
from closedchain.mechanism.numbers import FILE_RULES, Vector3, described_point
from closedchain.records import dataclass


@dataclass(frozen=True)
class Point:
    """A named place on a body.

    name: unique among the points, and no body, joint or actuator has it
    body: name of the body
    at: in the body's frame, m

    Example:
        >>> from dataclasses import replace
        >>> marked = replace(cc.library.four_bar(), points=(cc.Point("mark", "coupler", (1.0, 0, 0.5)),))
        >>> state = cc.compile(marked).assemble(joints={"crank": 1.2})
        >>> bool(np.allclose(state.point("mark").position, state.body("coupler").point((1.0, 0, 0.5))))
        True
    """

    __pydantic_config__ = FILE_RULES

    name: str
    body: str
    at: Vector3 = (0.0, 0.0, 0.0)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", checked_name("point", self.name))
        object.__setattr__(self, "body", checked_reference(f"body of point {self.name!r}", self.body))
        object.__setattr__(self, "at", described_point(f"place of point {self.name!r}", self.at))
