"""Which joints are opened: the model's own cuts, and messages where others were asked for."""

from __future__ import annotations

from collections.abc import Collection

from closedchain.errors import TopologyError, UnknownNameError, choose
from closedchain.multibody.chains import closing_joints
from closedchain.multibody.system import System


def why_not_cut(system: System, cut: Collection[str]) -> str | None:
    """Why a cut set does not fit a model, or None. One that leaves a loop closed is an error of its own."""
    names = [joint.name for joint in system.mechanism.joints]
    for name in cut:
        if name not in names:
            raise UnknownNameError(f"cut: {choose('joint', name, names)}")
    left = closing_joints(system.mechanism, cut)
    if left:
        raise TopologyError(
            f"cutting {', '.join(cut) or 'no joint'} leaves {len(left)} loop(s) closed, at joint(s) "
            f"{', '.join(left)}; a cut set that opens all of them here: {', '.join(j.joint.name for j in system.cuts)}"
        )
    own = {part.joint.name for part in system.cuts}
    if own != set(cut):
        return (
            f"the model is cut at {', '.join(sorted(own))}, not at {', '.join(sorted(cut))}; "
            f"compile it with cc.compile(mechanism, cut={sorted(cut)})"
        )
    return None
