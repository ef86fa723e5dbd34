"""Contacts of a compiled MJCF: spheres on planes that stand still.

A module of its own because it follows MuJoCo's rules of what may touch what, which nothing else needs.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.formats.placement import Placement
from closedchain.formats.report import Ledger
from closedchain.mechanism import Contact

PLANE, SPHERE = 0, 2


def read_contacts(mujoco: Any, m: Any, names: dict[str, list[str]], ledger: Ledger) -> tuple[Contact, ...]:
    """Spheres on planes that stand still; other pairs that could touch are dropped."""
    found, others = [], set()
    data = mujoco.MjData(m)
    mujoco.mj_kinematics(m, data)
    excluded = set(np.array(m.exclude_signature).tolist())
    for g in range(m.ngeom):
        for h in range(g):
            one, other = int(m.geom_bodyid[g]), int(m.geom_bodyid[h])
            if not _can_touch(m, g, h) or (min(one, other) << 16) + max(one, other) in excluded:
                continue
            plane, ball = (g, h) if m.geom_type[g] == PLANE else (h, g)
            still = m.body_weldid[m.geom_bodyid[plane]] == 0
            if still and (m.geom_type[plane], m.geom_type[ball]) == (PLANE, SPHERE):
                found.append(_contact(m, data, plane, ball, names, ledger))
            else:
                others |= {names["geom"][g], names["geom"][h]}
    if others:
        why = "only spheres on planes that stand still are contacts of a Mechanism"
        ledger.dropped(f"contacts of geoms {', '.join(sorted(others))}", why)
    return tuple(found)


def _can_touch(m: Any, g: int, h: int) -> bool:
    """MuJoCo's filter: masks, and neither one body nor parent and child."""
    one, other = (int(m.body_weldid[m.geom_bodyid[x]]) for x in (g, h))
    masks = (m.geom_contype[g] & m.geom_conaffinity[h]) | (m.geom_contype[h] & m.geom_conaffinity[g])
    above = [int(m.body_weldid[m.body_parentid[x]]) for x in (one, other)]
    family = 0 not in (one, other) and (above[0] == other or above[1] == one)
    return bool(masks) and one != other and not family


def _contact(m: Any, data: Any, plane: int, ball: int, names: dict[str, list[str]], ledger: Ledger) -> Contact:
    """The centre of a sphere cannot come nearer to the plane than its radius."""
    R = np.array(data.geom_xmat[plane]).reshape(3, 3)
    first, second = (ball, plane) if m.geom_priority[ball] >= m.geom_priority[plane] else (plane, ball)
    equal = m.geom_priority[ball] == m.geom_priority[plane]
    mu = max(m.geom_friction[first, 0], m.geom_friction[second, 0]) if equal else m.geom_friction[first, 0]
    condim = max(m.geom_condim[first], m.geom_condim[second]) if equal else m.geom_condim[first]
    floor = Placement.of(data.geom_xpos[plane] + m.geom_size[ball, 0] * R[:, 2], R)
    name = f"{names['geom'][ball]} on {names['geom'][plane]}"
    how = "soft in MuJoCo, rigid here, without rolling or torsional friction"
    ledger.approximated(f"contact {name!r}", how)
    at = tuple(m.geom_pos[ball].tolist())
    return Contact(name, names["body"][m.geom_bodyid[ball]], at, float(mu) if condim > 1 else 0.0, plane=floor.pose())
