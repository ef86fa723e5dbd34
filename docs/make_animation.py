"""Moving pictures: python docs/make_animation.py [machines] [self_motion] writes docs/images/machines.gif, which is at
the top of README and site, and docs/images/self_motion.gif, the film of a self-motion."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from mpl_toolkits.mplot3d.art3d import Poly3DCollection
from PIL import Image, ImageSequence

import closedchain as cc
from closedchain.show.animation import rotation_to_z
from closedchain.show.viewer.parts import Parts

FRAMES, MILLISECONDS = 36, 70
LIGHT = np.array([0.35, -0.5, 0.79])  # where it comes from
WHITE = 740  # sum of red, green and blue above which a colour is the ground
Move = Callable[[cc.Model, float, cc.State], cc.State]


def platform(dx: float, dy: float, dz: float) -> Move:
    """A platform that goes round an ellipse, with its orientation kept."""

    def at(model: cc.Model, turn: float, guess: cc.State) -> cc.State:
        home = model.assemble().platform
        shift = np.array([dx * np.cos(turn), dy * np.sin(turn), dz * np.sin(2 * turn)])
        return model.assemble(platform=cc.Pose(tuple(home.position + shift), rotation=home.rotation), guess=guess)

    return at


def crank(joint: str) -> Move:
    """A crank that turns."""
    return lambda model, turn, guess: model.assemble(joints={joint: turn}, guess=guess)


MACHINES: dict[str, tuple[cc.Mechanism, Move]] = {
    "Gough–Stewart platform": (cc.library.gough_stewart(), platform(0.25, 0.25, 0.12)),
    "Delta": (cc.library.delta(), platform(0.12, 0.12, 0.05)),
    "Jansen's leg": (cc.library.jansen_leg(), crank("crank")),
    "four-bar": (cc.library.four_bar(), crank("crank")),
}


def pictures() -> list[Image.Image]:
    """One frame after the other."""
    courses = []
    for title, (machine, move) in MACHINES.items():
        model = cc.compile(machine)
        state, states = model.assemble(), []
        for turn in np.linspace(0, 2 * np.pi, FRAMES, endpoint=False):
            state = move(model, float(turn), state)
            states.append(state)
        parts = Parts(states[0])
        R = rotation_to_z(parts.up)
        frames = [triangles(parts, one, R) for one in states]
        corners = np.concatenate([frame[0].reshape(-1, 3) for frame in frames])
        courses.append((title, frames, (corners.min(axis=0), corners.max(axis=0))))
    return [picture(courses, frame) for frame in range(FRAMES)]


def triangles(parts: Parts, state: cc.State, R: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Corners (n, 3, 3) of the solids that the viewer shows, z up, and their colours in its light."""
    placed = []
    for part in parts.solids:
        corners = part.solid.vertices
        if part.body != "ground":
            motion = state.body(part.body)
            corners = motion.position + corners @ motion.rotation.T
        placed.append((corners[part.solid.faces] @ R.T, part.colour))
    for part in parts.stretched:
        start, end = parts.place(part, state)
        corners = start + part.solid.vertices @ frame_along(end - start).T
        placed.append((corners[part.solid.faces] @ R.T, part.colour))
    corners = np.concatenate([shape for shape, _ in placed])
    own = np.concatenate([np.tile(to_rgb(colour), (len(shape), 1)) for shape, colour in placed])
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-300)
    light = 0.62 + 0.38 * np.clip(normals @ LIGHT, -0.6, 1.0)
    return corners, np.clip(light[:, None] * (0.15 + 0.85 * own), 0, 1)


def frame_along(along: np.ndarray) -> np.ndarray:
    """Axes whose z is a vector, in its length."""
    length = float(np.linalg.norm(along))
    return rotation_to_z(along / length).T @ np.diag([1.0, 1.0, length])


def picture(courses: list[Any], frame: int) -> Image.Image:
    figure = Figure(figsize=(8.0, 2.5), dpi=100)
    for number, (title, frames, (low, high)) in enumerate(courses):
        axes: Any = figure.add_axes((number / 4, 0.0, 0.25, 0.92), projection="3d")
        corners, colours = frames[frame]
        middle, half = (low + high) / 2, 0.5 * float((high - low).max())
        flat = corners.copy()
        flat[:, :, 2] = low[2] - 0.02 * half
        axes.add_collection3d(Poly3DCollection(flat, facecolors="#e4e7eb", lw=0, zorder=0))
        axes.add_collection3d(Poly3DCollection(corners, facecolors=colours, edgecolors=colours, lw=0.15, zorder=1))
        for k, name in enumerate("xyz"):
            getattr(axes, f"set_{name}lim")(middle[k] - half, middle[k] + half)
        axes.computed_zorder = False
        axes.set_box_aspect((1, 1, 1), zoom=1.45)
        thin = int(np.argmin(high - low)) if float((high - low).min()) < 0.2 * 2 * half else 2
        axes.view_init(elev=18, azim={0: -15, 1: -75}.get(thin, -60))
        axes.set_axis_off()
        figure.text((number + 0.5) / 4, 0.93, title, ha="center", fontsize=10)
    file = BytesIO()
    figure.savefig(file, format="png")
    return Image.open(file).convert("RGB")


def self_motion(target: Path) -> None:
    """The hexapod with its actuators locked, smaller and in fewer colours than `animate` writes it."""
    family = cc.compile(cc.library.hexapod()).assembly_modes(verify=False).families[0]
    with TemporaryDirectory() as folder:
        film = replace(family, states=family.states[::12]).animate(Path(folder) / "film.gif", rate=10)
        with Image.open(film) as pictures:
            frames = [frame.convert("RGB").resize((420, 322)) for frame in ImageSequence.Iterator(pictures)]
    palette = frames[0].quantize(colors=64, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    small = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    small[0].save(target, save_all=True, append_images=small[1:], duration=MILLISECONDS, loop=0, optimize=True)


def machines(target: Path) -> None:
    """Four machines side by side, as the viewer shows them."""
    frames = pictures()
    palette = frames[0].quantize(colors=64, dither=Image.Dither.NONE)
    small = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    for frame in small:
        colours = np.array(frame.getpalette()).reshape(-1, 3)
        colours[colours.sum(axis=1) > WHITE] = 255
        frame.putpalette(colours.ravel().tolist())
    small[0].save(target, save_all=True, append_images=small[1:], duration=MILLISECONDS, loop=0, optimize=True)


if __name__ == "__main__":
    images = Path(__file__).parent / "images"
    for make in (self_motion, machines):
        if not sys.argv[1:] or make.__name__ in sys.argv[1:]:
            make(images / f"{make.__name__}.gif")
