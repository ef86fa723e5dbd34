"""Library machines written as MJCF and rendered by MuJoCo beside our own drawing: python tools/render_round_trips.py.

Pictures OUT/NAME.png: left our drawing of the machine, in the middle MuJoCo's of the file, right our drawing of what
was read again. MuJoCo needs EGL or OSMesa (libegl1, libosmesa6) and MUJOCO_GL=egl or osmesa.
"""

from __future__ import annotations

import argparse
import os
import sys
import warnings
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("MUJOCO_GL", "egl")

import mujoco
import numpy as np
from matplotlib.figure import Figure

import closedchain as cc
from closedchain.show.drawing import draw_points, scale_equally
from closedchain.show.scene import Scene

SIZE = 480
ELEVATION, AZIMUTH = 25.0, -60.0


def rendered(path: Path, low: np.ndarray, high: np.ndarray) -> np.ndarray:
    """MuJoCo's picture of a file at its keyframe."""
    m = mujoco.MjModel.from_xml_path(str(path))
    data = mujoco.MjData(m)
    mujoco.mj_resetDataKeyframe(m, data, 0)
    mujoco.mj_forward(m, data)
    camera = mujoco.MjvCamera()
    camera.lookat[:] = (low + high) / 2
    camera.distance = 1.35 * float(np.linalg.norm(high - low))
    camera.elevation, camera.azimuth = -ELEVATION, 180.0 + AZIMUTH
    m.vis.headlight.ambient[:] = 0.5
    m.vis.map.znear, m.vis.map.zfar = 0.001, 100.0
    m.stat.extent = float(np.linalg.norm(high - low))
    with mujoco.Renderer(m, SIZE, SIZE) as renderer:
        renderer.update_scene(data, camera)
        picture: np.ndarray = renderer.render()
    return picture


def picture(name: str, machine: cc.Mechanism, out: Path) -> str:
    """One machine; how many of its pixels MuJoCo drew."""
    with TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        path = Path(folder) / f"{name}.xml"
        report = cc.export_file(machine, path, losses="list")
        again = cc.import_file(path).mechanism
        states = [cc.compile(one).assemble(allow_singular=True) for one in (machine, again)]
        scenes = [Scene(state) for state in states]
        low, high = scenes[0].extent(scenes[0].points(states[0])[None])
        pixels = rendered(path, low, high)
    figure = Figure(figsize=(15, 5), layout="constrained")
    for place, scene, state in zip((1, 3), scenes, states, strict=True):
        axes = figure.add_subplot(1, 3, place, projection="3d")
        draw_points(axes, scene, scene.points(state), False)
        scale_equally(axes, False)
        axes.view_init(elev=ELEVATION, azim=AZIMUTH)
        axes.set_title(f"{name}, drawn here" if place == 1 else "read again")
    axes = figure.add_subplot(1, 3, 2)
    axes.imshow(pixels)
    axes.set_axis_off()
    axes.set_title("rendered by MuJoCo")
    figure.savefig(out / f"{name}.png", dpi=60)
    drawn = float(np.mean(np.any(pixels != pixels[0, 0], axis=2)))
    return f"{name}: {len(report.losses)} losses, {100 * drawn:.1f} % of the pixels drawn"


def main(out: Path, names: list[str]) -> None:
    """Every machine that has shapes."""
    out.mkdir(parents=True, exist_ok=True)
    for name, make in cc.library.machines().items():
        machine = make()
        if (not names or name in names) and any(body.shape is not None for body in machine.bodies):
            print(picture(name, machine, out), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("machines", nargs="*", help="names; by default all that have shapes")
    parser.add_argument("--out", type=Path, default=Path("out/renders"))
    given = parser.parse_args()
    sys.exit(main(given.out, given.machines))
