"""What an <axis> of SDF says, in SDF files and in a URDF's joints for Gazebo: limits, springs, dampers and friction."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from closedchain.files.xml import Element
from closedchain.formats.markup import Markup
from closedchain.mechanism import JointDamper, JointFriction, JointSpring

UNLIMITED = 1e15  # what SDF writes for no limit is 1e16


def axis_limits(markup: Markup, axis: Element) -> tuple[float, float, float, float]:
    """Lower and upper limit, effort and velocity of an axis; 0 where no effort or velocity is given."""
    limit = markup.one(axis, "limit")
    values = []
    for tag, default in (("lower", -math.inf), ("upper", math.inf), ("effort", 0.0), ("velocity", 0.0)):
        found = markup.one(limit, tag) if limit is not None else None
        words = "" if found is None else found.text.strip().lower()
        infinite = words.lstrip("+-") in ("inf", "infinity")
        given = default if found is None else float(words) if infinite else float(markup.content(found, 1)[0])
        values.append(given)
    return values[0], values[1], values[2], values[3]


def axis_laws(
    markup: Markup, name: str, axes: Sequence[Element], limits: Sequence[tuple[float, float]]
) -> dict[str, Any]:
    """Limits, springs, dampers and friction along the axes of a joint."""
    laws, found = [_dynamics(markup, axis) for axis in axes], dict[str, Any]()
    if not laws:
        return found
    damping, friction, stiffness, reference = (tuple(values) for values in zip(*laws, strict=True))
    if any(damping):
        found["damper"] = JointDamper(damping)
    if any(friction):
        law = found["friction"] = JointFriction(friction)
        how = f"dry friction is smoothed over {law.velocity} rad/s or m/s"
        markup.ledger.approximated(f"friction of joint {name!r}", how)
    if any(stiffness):
        found["spring"] = JointSpring(stiffness, reference)
    bounded = [abs(low) < UNLIMITED and abs(high) < UNLIMITED for low, high in limits]
    if all(bounded):
        found["limits"] = tuple(limits)
    elif any(bounded) or any(min(abs(low), abs(high)) < UNLIMITED for low, high in limits):
        how = "limits on one side or one axis only are not described"
        markup.ledger.dropped(f"limits of joint {name!r}", how)
    return found


def _dynamics(markup: Markup, axis: Element) -> tuple[float, float, float, float]:
    """Damping, friction, stiffness and reference of an axis."""
    dynamics, values = markup.one(axis, "dynamics"), []
    for tag in ("damping", "friction", "spring_stiffness", "spring_reference"):
        found = markup.one(dynamics, tag) if dynamics is not None else None
        values.append(0.0 if found is None else float(markup.content(found, 1)[0]))
    return values[0], values[1], values[2], values[3]
