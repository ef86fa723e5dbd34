"""The four-legged machine with feet that make and break contact."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from closedchain.library.arguments import by_arguments, given_fields
from closedchain.library.geometry import frame, number, place_of, quaternion_of, rot_x
from closedchain.library.quadruped import quadruped
from closedchain.mechanism import Contact, Joint, Mechanism, Pose
from closedchain.mechanism.joint import free, revolute


@by_arguments(mu="", mu_static="")
def walker(*, mu: float = 0.7, mu_static: float = 0.77, **dimensions: Any) -> Mechanism:
    """The quadruped free to walk: the trunk floats, the feet are contacts with the floor z = 0.

    `mu` and `mu_static` are coefficients of friction of the feet; all other arguments are those of `quadruped`. At the
    start the feet stand on the floor. Joints have the names and angles they have there, but hang from the trunk: the
    upper body is the parent.
    """
    standing = quadruped(**dimensions)
    fields = given_fields(standing)
    feet = [joint for joint in fields["joints"] if joint.name.endswith("_foot")]
    contacts = tuple(Contact(joint.name, joint.child, joint.child_at.position, mu, mu_static) for joint in feet)
    downwards = list(fields["joints"][::-1])
    downwards.sort(key=lambda joint: joint.name.split("_")[0])  # leg after leg
    legs = tuple(_hanging(joint) for joint in downwards if joint not in feet)
    home = place_of(fields["home"])
    floating = free("floating", "ground", "trunk", start=tuple(map(number, (*quaternion_of(home.R), *home.p))))
    return replace(standing, name="walker", joints=(floating, *legs), contacts=contacts)


def _hanging(joint: Joint) -> Joint:
    """A revolute joint with parent and child exchanged, about the opposite axis, so that its angle stays the same."""
    upper, lower = _turned_over(joint.child_at), _turned_over(joint.at)
    return revolute(joint.name, joint.child, joint.parent, upper, lower, start=joint.start)


def _turned_over(at: Pose) -> Pose:
    here = place_of(at)
    return frame(here.p, here.R @ rot_x(3.141592653589793))
