"""A machine's solids as nodes of a viser scene, placed for every state. Nodes have numbers, never names from files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from closedchain.kinematics.state import State
from closedchain.mechanism.names import GROUND
from closedchain.show.solids import Solid3, axes_along, quaternion_along
from closedchain.show.viewer.parts import Parts
from closedchain.show.viewer.session import Arrow
from closedchain.spatial.numeric import matrix_quaternion
from closedchain.types import Array

ARROWS = {
    "force": "#d81b60",
    "moment": "#8e24aa",
    "reaction": "#1e88e5",
    "contact": "#f4511e",
    "uncontrolled": "#e53935",
    "lost": "#fb8c00",
}


class Stage:
    """The nodes of one machine in a viser server."""

    def __init__(self, server: Any, state: State) -> None:
        self.server, self.parts = server, Parts(state)
        scene, bodies = server.scene, self.parts.mechanism.bodies
        self._bodies = {body.name: scene.add_frame(f"/body{i}", show_axes=False) for i, body in enumerate(bodies)}
        paths = {body.name: f"/body{i}" for i, body in enumerate(bodies)} | {GROUND: "/ground"}
        self._own: dict[str, list[tuple[Any, str]]] = {}
        for k, part in enumerate(self.parts.solids):
            node = scene.add_mesh_simple(
                f"{paths[part.body]}/part{k}",
                *part.solid,
                color=_rgb(part.colour),
                opacity=part.opacity,
                side="double",
            )
            if part.own:
                self._own.setdefault(part.body, []).append((node, part.colour))
        self._stretched = [
            scene.add_mesh_simple(f"/stretched{k}", *part.solid, color=_rgb(part.colour), side="double")
            for k, part in enumerate(self.parts.stretched)
        ]
        self._bent = []
        for k, bent in enumerate(self.parts.bent):
            node = scene.add_mesh_simple(f"/bent{k}", *self.parts.bend(bent, state), color=_rgb(bent.colour))
            self._bent.append(node)
            self._own.setdefault(bent.body, []).append((node, bent.colour))
        r = self.parts.radius
        nowhere = np.array([[[0.0, 0.0, 0.0], [0.0, 0.0, 1e-3]]])
        self._arrows = scene.add_arrows(
            "/arrows", nowhere, (0, 0, 0), shaft_radius=0.5 * r, head_radius=1.2 * r, head_length=3 * r, visible=False
        )
        self._labels = [
            scene.add_label(f"/body{i}/name", body.name, position=self._label_at(body.name), visible=False)
            for i, body in enumerate(bodies)
        ]
        self._coloured: dict[str, str] = {}
        self.show(state)

    def show(
        self,
        state: State,
        colours: Mapping[str, str] | None = None,
        arrows: Sequence[Arrow] = (),
        moved: Mapping[str, tuple[Array, Array]] | None = None,
    ) -> None:
        """Put everything where a state has it, `moved` bodies elsewhere; all at once for those who look."""
        moved = moved or {}
        with self.server.atomic():
            poses = state.kinematics.poses(state.q)
            quaternions = matrix_quaternion(poses[:, :, :3])
            for link in state.kinematics.system.links:
                if link.body.name not in self._bodies:  # the inner links of a body that bends
                    continue
                node = self._bodies[link.body.name]
                node.wxyz, node.position = quaternions[link.index], poses[link.index][:, 3]
            for name, (rotation, position) in moved.items():
                self._bodies[name].wxyz, self._bodies[name].position = matrix_quaternion(rotation), position
            for part, node in zip(self.parts.stretched, self._stretched, strict=True):
                start, end = self.parts.place(part, state, moved)
                node.wxyz, node.position = quaternion_along(end - start), start
                node.scale = (1.0, 1.0, max(float(np.linalg.norm(end - start)), 1e-9))
            for bent, node in zip(self.parts.bent, self._bent, strict=True):
                node.vertices = self.parts.bend(bent, state).vertices.astype(np.float32)
            self.paint(colours or {})
            self.point(arrows)

    def paint(self, colours: Mapping[str, str]) -> None:
        """Give bodies other colours, and those not named their own."""
        for name, nodes in self._own.items():
            wanted = colours.get(name, "")
            if self._coloured.get(name, "") != wanted:
                self._coloured[name] = wanted
                for node, own in nodes:
                    node.color = _rgb(wanted or own)

    def point(self, arrows: Sequence[Arrow]) -> None:
        """Show these arrows and no others."""
        if arrows:
            self._arrows.points = np.array([[arrow.start, arrow.end] for arrow in arrows], dtype=np.float32)
            self._arrows.colors = np.array([_rgb(ARROWS[arrow.kind]) for arrow in arrows], dtype=np.uint8)
        self._arrows.visible = bool(arrows)

    def name(self, shown: bool) -> None:
        """Show or hide the bodies' names."""
        for label in self._labels:
            label.visible = shown

    def light_up(self) -> None:
        """Floor and camera for this machine."""
        scene, parts = self.server.scene, self.parts
        up, middle, size = parts.up, (parts.low + parts.high) / 2, parts.size
        scene.set_up_direction(tuple(up))
        axes = axes_along(up)
        lowest = float(min(parts.low @ up, parts.high @ up)) - 4.2 * parts.radius
        for k, corners in enumerate(parts.planes):
            normal = np.cross(corners[1] - corners[0], corners[3] - corners[0])
            if normal @ up > (1 - 1e-9) * np.linalg.norm(normal):  # the floor itself
                lowest = float(corners[0] @ up)
            else:
                quad = Solid3(corners, np.array([[0, 1, 2], [0, 2, 3]]))
                scene.add_mesh_simple(f"/plane{k}", *quad, color=(150, 156, 165), opacity=0.35, side="double")
        cell = 10.0 ** np.floor(np.log10(size))
        scene.add_grid(
            "/floor",
            width=8 * size,
            height=8 * size,
            cell_size=cell / 2,
            section_size=5 * cell / 2,
            fade_distance=7 * size,
            cell_color=(225, 228, 232),
            section_color=(195, 200, 206),
            wxyz=quaternion_along(up),
            position=middle + (lowest - middle @ up) * up,
        )
        # from the side that shows a flat machine's face
        thin = np.argsort(parts.high - parts.low)
        flat = float(np.sort(parts.high - parts.low)[0]) < 1e-3 * size
        face = np.eye(3)[thin[0]] if flat else 0.75 * axes[:, 0] - 1.0 * axes[:, 1]
        face = face * (1 if face @ up >= 0 else -1) + 0.45 * up if flat else face + 0.7 * up
        face = face if not flat or abs(face @ up) < 1.2 else face - 0.5 * axes[:, 1]
        camera = self.server.initial_camera
        camera.position, camera.look_at = middle + 1.7 * size * face / np.linalg.norm(face), middle
        camera.up, camera.fov = up, 0.8
        camera.near, camera.far = 0.005 * size, 60.0 * size

    def _label_at(self, body: str) -> Array:
        solids = [part.solid.vertices for part in self.parts.solids if part.body == body and part.own]
        return np.asarray(solids[0].mean(axis=0)) if solids else np.zeros(3)


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
