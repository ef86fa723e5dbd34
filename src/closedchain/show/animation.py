"""A run as a moving picture: one HTML file that plays offline, or a GIF.

The HTML file holds the scene, the positions of its points in every frame, and a player of a few hundred lines on a
canvas; it loads nothing, and its content policy forbids it to. Names are data, never markup.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from closedchain.errors import ArgumentError, UnsupportedError
from closedchain.files import write_text
from closedchain.show.player import PAGE
from closedchain.show.scene import Scene, is_flat
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.simulate.run import Run

MOST_FRAMES = 2000
DIGITS = 1e-5  # of the machine's size: what points are rounded to


def animate(run: Run, path: str | Path, rate: float = 30.0, speed: float = 1.0) -> Path:
    """Write a run as .html or .gif with `rate` frames per second, `speed` times as fast as it happened."""
    path = Path(path)
    if path.suffix not in (".html", ".gif"):
        raise ArgumentError(f"animations are .html or .gif files, not {path.name!r}")
    if not speed > 0:
        raise ArgumentError(f"speed is {speed}; it must be greater than 0")
    frames = list(run.frames(rate / speed))
    if len(frames) > MOST_FRAMES:
        raise ArgumentError(f"{len(frames)} frames are more than {MOST_FRAMES}: give a lower rate, or a higher speed")
    scene = Scene(frames[0][1])
    points = np.array([scene.points(state) for _, state in frames])
    times = np.array([time for time, _ in frames])
    if path.suffix == ".html":
        write_text(page(scene, times, points, rate), path)
    else:
        _write_gif(path, scene, times, points, rate)
    return path


def page(scene: Scene, times: Array, points: Array, rate: float) -> str:
    """The HTML page of a scene whose points (frames, n, 3) move."""
    low, high = points.min(axis=(0, 1)), points.max(axis=(0, 1))
    middle, size = (low + high) / 2, max(float((high - low).max()), 1e-9)
    data = {
        "name": scene.mechanism.name,
        "flat": is_flat(points.reshape(-1, 3)),
        "down": bool(scene.mechanism.gravity[2] > 0),
        "rate": rate,
        "times": [round(float(t), 6) for t in times],
        "middle": middle.tolist(),
        "size": size,
        "grain": DIGITS * size,
        "frames": np.rint((points - middle) / (DIGITS * size)).astype(int).reshape(len(points), -1).tolist(),
        "lines": [[line.name, line.points, line.colour, line.plate, line.thin] for line in scene.lines],
        "marks": [[mark.name, mark.point, mark.symbol, mark.ground] for mark in scene.marks],
    }
    # no name can end the script element or start a comment in it
    text = (
        json.dumps(data, separators=(",", ":")).replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
    )
    return PAGE.replace("/*DATA*/", text)


def _write_gif(path: Path, scene: Scene, times: Array, points: Array, rate: float) -> None:
    from matplotlib.animation import FuncAnimation, PillowWriter

    from closedchain.show.drawing import draw_points, new_axes, scale_equally

    try:
        writer = PillowWriter(fps=max(1, round(rate)))
    except ImportError:
        raise UnsupportedError("GIF files need Pillow; write an .html file, or install it") from None
    everything = points.reshape(-1, 3)
    flat = is_flat(everything)
    axes: Any = new_axes(flat, scene.mechanism.gravity[2] > 0, float(np.ptp(everything, axis=0).max()))
    axes.plot(*(everything[:, :2].T if flat else everything.T), ".", alpha=0.0)
    scale_equally(axes, flat)
    axes.autoscale(enable=False)

    def frame(k: int) -> list[Any]:
        for artist in [*axes.lines, *axes.patches, *axes.collections, *axes.texts]:
            artist.remove()
        draw_points(axes, scene, points[k], flat)
        axes.set_title(f"{scene.mechanism.name}, t = {times[k]:.3f} s", fontsize=9)
        return []

    FuncAnimation(axes.figure, frame, frames=len(times), blit=False).save(path, writer=writer, dpi=90)
