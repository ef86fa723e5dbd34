"""Shapes of a compiled MJCF: what its geoms look like.

MuJoCo draws geoms of the groups 0 to 2 and lets those collide that have a mask; others are for collisions only, as the
models of its Menagerie have them. A mesh is moved to its own mass centre and turned to its principal axes when it is
compiled; here its numbers stay those of its file.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from closedchain.formats.geometry import cylinder
from closedchain.formats.placement import Placement
from closedchain.formats.report import Ledger
from closedchain.mechanism import Shape
from closedchain.mechanism.shapes import ShapeRole

PLANE, HFIELD, SPHERE, CAPSULE, ELLIPSOID, CYLINDER, BOX, MESH = range(8)
HIDDEN = 3  # groups from this one on are not drawn
GREY = (0.5, 0.5, 0.5, 1.0)  # of a geom without a colour


def read_shapes(mujoco: Any, m: Any, spec: Any, names: dict[str, list[str]], ledger: Ledger) -> dict[int, Shape]:
    """Shapes by the numbers of their bodies."""
    found: dict[int, list[Shape]] = {}
    paired = {int(g) for p in range(m.npair) for g in (m.pair_geom1[p], m.pair_geom2[p])}
    for g, name in enumerate(names["geom"]):
        touches = bool(m.geom_contype[g] or m.geom_conaffinity[g])
        if g in paired and not touches:
            ledger.kept(f"shape of geom {name!r}", "that of a contact")
            continue
        roles: list[ShapeRole] = ["visual"] if m.geom_group[g] < HIDDEN else []
        roles += ["collision"] if touches or not roles else []
        shape = _shape(m, spec, g)
        if isinstance(shape, str):
            ledger.dropped(f"shape of geom {name!r}", shape, essential=False)
            continue
        material = int(m.geom_matid[g])
        rgba = tuple(float(x) for x in (m.geom_rgba[g]))
        if material >= 0 and np.allclose(rgba, GREY, atol=1e-6):
            rgba = tuple(float(x) for x in m.mat_rgba[material])
        color = None if np.allclose(rgba, GREY, atol=1e-6) else tuple(round(min(max(x, 0.0), 1.0), 7) for x in rgba)
        own = found.setdefault(int(m.geom_bodyid[g]), [])
        for role in roles:
            own.append(replace(shape, role=role, color=color))  # type: ignore[arg-type]
        ledger.kept(f"shape of geom {name!r}", f"a {shape.kind}: {' and '.join(roles)}")
    return {body: shapes[0] if len(shapes) == 1 else Shape.compound(shapes) for body, shapes in found.items()}


def _shape(m: Any, spec: Any, g: int) -> Shape | str:
    """A geom's shape in its body, or why there is none."""
    kind, size = int(m.geom_type[g]), [float(x) for x in m.geom_size[g]]
    X = Placement.of_quaternion(m.geom_pos[g], m.geom_quat[g])
    if kind == SPHERE:
        return Shape.sphere(tuple(X.p.tolist()), size[0])
    if kind in (CAPSULE, CYLINDER):
        return cylinder(X, size[0], 2 * size[1], capsule=kind == CAPSULE)
    if kind in (ELLIPSOID, BOX):
        x, y, z = (2 * edge for edge in size)
        return Shape.ellipsoid((x, y, z), X.pose()) if kind == ELLIPSOID else Shape.box((x, y, z), X.pose())
    if kind == MESH:
        return _mesh(m, spec, int(m.geom_dataid[g]), X)
    return "planes without end are drawn where contacts touch them" if kind == PLANE else "no shape of a Mechanism"


def _mesh(m: Any, spec: Any, mesh: int, X: Placement) -> Shape | str:
    """A mesh in the axes of its file: v = scale R_refᵀ (v_file − p_ref), of which MuJoCo makes R_ownᵀ (v − p_own)."""
    start = int(m.mesh_pathadr[mesh])
    if start < 0:
        return "its mesh is made in the file, not read from one"
    path = bytes(m.paths)[start:].split(b"\0", 1)[0].decode()
    asset = spec.meshes[mesh]
    X = X @ Placement.of_quaternion(m.mesh_pos[mesh], m.mesh_quat[mesh]).inverse()
    scale, p = np.array(m.mesh_scale[mesh], float), np.array(asset.refpos, float)
    R = Placement.of_quaternion((0, 0, 0), asset.refquat).R.T
    even = bool(np.all(scale == scale[0]))
    if not even and not np.array_equal(R, np.eye(3)):
        return "its mesh is turned before it is scaled unevenly"
    X = X @ Placement.of(-scale * (R @ p), R)
    same = float(scale[0]) if even and scale[0] > 0 else tuple(scale.tolist())
    return Shape.mesh(path, same, X.pose())
