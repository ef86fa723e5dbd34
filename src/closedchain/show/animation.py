"""A run as a moving picture: one HTML file that plays offline, a video (MP4), or a GIF.

The HTML file holds the scene, the positions of its points in every frame, and a player of a few hundred lines on a
canvas; it loads nothing, and its content policy forbids it to. Names are data, never markup.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, UnsupportedError
from closedchain.files import replacing, write_bytes, write_text
from closedchain.show.player import PAGE
from closedchain.show.scene import Scene
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.kinematics.mode_result import SelfMotion
    from closedchain.simulate.run import Run

MOST_FRAMES = 2000
DIGITS = 1e-5  # of the machine's size: what points are rounded to


def animate(run: Run | SelfMotion, path: str | Path, rate: float = 30.0, speed: float = 1.0) -> Path:
    """Write a run as .html, .mp4 or .gif with `rate` frames per second, `speed` times as fast as it happened."""
    path = Path(path)
    if path.suffix not in (".html", ".mp4", ".gif"):
        raise ArgumentError(f"animations are .html, .mp4 or .gif files, not {path.name!r}")
    encoder = _encoder() if path.suffix == ".mp4" else None
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
    elif encoder is not None:
        _write_mp4(path, encoder, _pictures(scene, times, points), rate)
    else:
        _write_gif(path, _pictures(scene, times, points), rate)
    return path


def page(scene: Scene, times: Array, points: Array, rate: float) -> str:
    """The HTML page of a scene whose points (frames, n, 3) move."""
    return PAGE.replace("/*DATA*/", scene_data(scene, times, points, rate))


def scene_data(scene: Scene, times: Array, points: Array, rate: float) -> str:
    """What the player plays, as JSON that may stand in a script."""
    flat, planes = scene.is_flat(points), scene.planes(*scene.extent(points))
    if not flat:  # z is up in the player
        R = rotation_to_z(scene.up)
        points, planes = points @ R.T, [plane @ R.T for plane in planes]
    low, high = scene.extent(points)
    middle, size = (low + high) / 2, max(float((high - low).max()), 1e-9)
    data = {
        "name": scene.mechanism.name,
        "flat": flat,
        "view": _view(high - low),
        "rate": rate,
        "times": [round(float(t), 6) for t in times],
        "middle": middle.tolist(),
        "size": size,
        "grain": DIGITS * size,
        "frames": np.rint((points - middle) / (DIGITS * size)).astype(int).reshape(len(points), -1).tolist(),
        "lines": [[line.name, line.points, line.colour, line.plate, line.thin] for line in scene.lines],
        "marks": [[mark.name, mark.point, mark.symbol, mark.ground] for mark in scene.marks],
        "surfaces": [
            [part.name, part.frame, part.colour, np.round(part.solid.vertices, 4).ravel().tolist(),
             part.solid.faces.ravel().tolist(), part.opacity]
            for part in scene.surfaces
        ],
        "planes": [np.round((plane - middle) / size, 5).tolist() for plane in planes],
    }  # fmt: skip
    # no name can end the script element or start a comment in it
    text = json.dumps(data, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def rotation_to_z(up: Array) -> Array:
    """The smallest rotation that brings a direction to z."""
    x, y, z = up
    if z < -1 + 1e-12:
        return np.diag([1.0, -1.0, -1.0])
    axis = np.array([[0, 0, -x], [0, 0, -y], [x, y, 0]])
    return np.asarray(np.eye(3) + axis + axis @ axis / (1 + z))


def _view(sizes: Array) -> list[float]:
    """Azimuth and elevation (rad) of the eye: a machine that stands in a plane is seen from its side."""
    if sizes[1] < 1e-3 * sizes.max():
        return [-0.3, 0.25]
    return [-np.pi / 2 - 0.3, 0.25] if sizes[0] < 1e-3 * sizes.max() else [-0.9, 0.45]


def _pictures(scene: Scene, times: Array, points: Array) -> Iterator[NDArray[np.uint8]]:
    """The frames as pictures (rows, columns, 3), their sides even, as encoders want them."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    from closedchain.show.drawing import draw_points, new_axes, scale_equally

    flat, (low, high) = scene.is_flat(points), scene.extent(points)
    everything = np.vstack([points[:, : scene.drawn].reshape(-1, 3), low, high])
    axes: Any = new_axes(flat, scene.up, float((high - low).max()))
    axes.plot(*(everything[:, :2].T if flat else everything.T), ".", alpha=0.0)
    scale_equally(axes, flat)
    axes.autoscale(enable=False)
    axes.figure.set_dpi(100)
    canvas: Any = FigureCanvasAgg(axes.figure)
    for time, frame in zip(times, points, strict=True):
        for artist in [*axes.lines, *axes.patches, *axes.collections, *axes.texts]:
            artist.remove()
        draw_points(axes, scene, frame, flat)
        axes.set_title(f"{scene.mechanism.name}, t = {time:.3f} s", fontsize=9, parse_math=False)
        canvas.draw()
        picture = np.asarray(canvas.buffer_rgba())[:, :, :3]
        yield np.ascontiguousarray(picture[: picture.shape[0] // 2 * 2, : picture.shape[1] // 2 * 2])


def _write_gif(path: Path, pictures: Iterator[NDArray[np.uint8]], rate: float) -> None:
    try:
        from PIL import Image
    except ImportError:
        raise UnsupportedError("GIF files need Pillow; write an .html file, or install it") from None
    first, *rest = (Image.fromarray(picture) for picture in pictures)
    with replacing(path) as file:
        first.save(file, format="GIF", save_all=True, append_images=rest, duration=1000 / max(rate, 1.0), loop=0)


def _encoder() -> str:
    """The program that comes with the extra `view`."""
    try:
        import imageio_ffmpeg
    except ImportError:
        raise UnsupportedError("videos need an encoder: pip install 'closedchain[view]'; .html needs nothing") from None
    return str(imageio_ffmpeg.get_ffmpeg_exe())


def _write_mp4(path: Path, encoder: str, pictures: Iterator[NDArray[np.uint8]], rate: float) -> None:
    """H.264, into a folder of its own first: an encoder goes back to the beginning of its file."""
    first = next(pictures)
    size = f"{first.shape[1]}x{first.shape[0]}"
    given = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size, "-r", str(rate), "-i", "-"]
    wanted = ["-c:v", "libx264", "-crf", "18", "-pix_fmt", "yuv420p", "-movflags", "+faststart"]
    with TemporaryDirectory() as folder:
        made = Path(folder) / "video.mp4"
        command = [encoder, "-y", "-loglevel", "error", *given, *wanted, str(made)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
            assert process.stdin is not None
            try:
                for picture in chain([first], pictures):
                    process.stdin.write(picture.tobytes())
            except BrokenPipeError:  # it ended; its status says so
                pass
            process.stdin.close()
            if process.wait() != 0:
                raise UnsupportedError(f"the encoder failed with status {process.returncode}; write an .html file")
        write_bytes(made.read_bytes(), path)
