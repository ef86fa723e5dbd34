"""Moving pictures: python docs/make_animation.py writes docs/images/machines.gif, at the top of README and site, and
docs/images/self_motion.gif, the film of a self-motion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from matplotlib.figure import Figure
from PIL import Image, ImageSequence

import closedchain as cc
from closedchain.show.drawing import draw_points
from closedchain.show.scene import Scene

FRAMES, MILLISECONDS = 36, 70
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
        scene = Scene(state)
        courses.append((title, scene, np.array([scene.points(one) for one in states])))
    return [picture(courses, frame) for frame in range(FRAMES)]


def picture(courses: list[tuple[str, Scene, np.ndarray]], frame: int) -> Image.Image:
    figure = Figure(figsize=(8.0, 2.3), dpi=90)
    for number, (title, scene, points) in enumerate(courses):
        flat = scene.is_flat(points)
        spread = np.ptp(points[..., 1])
        upright = not flat and spread < 1e-6  # in the xz plane: seen from its side
        shown = points[:, :, [0, 2, 1]] if upright else points
        axes = figure.add_axes((number / 4, 0.0, 0.25, 0.9), projection=None if flat or upright else "3d")
        draw_points(axes, scene, shown[frame], flat or upright)
        low, high = shown.reshape(-1, 3).min(axis=0), shown.reshape(-1, 3).max(axis=0)
        middle, half = (low + high) / 2, 0.55 * float((high - low).max())
        for k, name in enumerate("xy" if flat or upright else "xyz"):
            getattr(axes, f"set_{name}lim")(middle[k] - half, middle[k] + half)
        axes.set_aspect("equal")
        if not (flat or upright):
            axes.set_box_aspect((1, 1, 1), zoom=1.7)
        axes.set_axis_off()
        figure.text((number + 0.5) / 4, 0.92, title, ha="center", fontsize=10)
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


def main() -> None:
    self_motion(Path(__file__).parent / "images" / "self_motion.gif")
    frames = pictures()
    palette = frames[0].quantize(colors=32, dither=Image.Dither.NONE)
    small = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    for frame in small:
        colours = np.array(frame.getpalette()).reshape(-1, 3)
        colours[colours.sum(axis=1) > WHITE] = 255
        frame.putpalette(colours.ravel().tolist())
    target = Path(__file__).parent / "images" / "machines.gif"
    small[0].save(target, save_all=True, append_images=small[1:], duration=MILLISECONDS, loop=0, optimize=True)


if __name__ == "__main__":
    main()
