"""Drawings, animations and notebooks: shapes that hang together, files that load nothing, names that stay names."""

from __future__ import annotations

import json
import re
import subprocess
from itertools import combinations
from pathlib import Path

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.text import Text

import closedchain as cc
from closedchain.show.scene import COLOURS, Scene, colour_of, is_on_plate
from soak.attack_files import full_disk
from states import model

HOSTILE = "</script><img src=x onerror=alert(1)>&"


def hostile() -> cc.Mechanism:
    """A pendulum whose names are markup, as far as descriptions allow any name."""
    bodies = (cc.Body(HOSTILE, 1.0, (0.5, 0, 0), (0.01, 0.01, 0.01)),)
    return cc.Mechanism("<b>machine</b>", bodies, (cc.revolute("<i>joint</i>", "ground", HOSTILE),))


def embedded(path: Path) -> dict:
    """The data of an animation's page."""
    found = re.search(r"const data = (.*);\n", path.read_text())
    assert found is not None
    return json.loads(found[1])


@pytest.mark.parametrize("name", ["gough_stewart", "delta", "planar_3rrr", "slider_crank", "three_arms"])
def test_every_machine_hangs_together(name: str) -> None:
    """All drawn points are connected through lines and coinciding points: no leg floats."""
    compiled = model(name)
    state = compiled.assemble(allow_singular=True)
    scene = Scene(state)
    points = scene.points(state)
    group = np.arange(len(points))
    near = np.linalg.norm(points[:, None] - points[None], axis=-1) < 1e-7
    links = [tuple(pair) for pair in np.argwhere(np.triu(near, 1))]
    links += [(line.points[0], k) for line in scene.lines for k in line.points[1:]]
    for plate in (line for line in scene.lines if line.plate):  # joints on a plate need no bar to its corner
        links += [(plate.points[0], k) for k, at in enumerate(points) if is_on_plate(points[list(plate.points)], at)]
    for a, b in links:
        group[group == group[b]] = group[a]
    standing = {int(group[mark.point]) for mark in scene.marks if mark.ground}
    drawn = {k for line in scene.lines for k in line.points} | {mark.point for mark in scene.marks}
    assert {int(group[k]) for k in drawn} <= standing


def test_plates_have_no_bars_inside() -> None:
    """To a joint on the plate, or to a free joint, which holds a body nowhere."""
    for name, body in (("slider_crank", "slider"), ("walker", "trunk")):
        scene = Scene(model(name).assemble(allow_singular=True))
        own = [line for line in scene.lines if line.name == body]
        assert sum(line.plate for line in own) == 1
        ends = [scene._anchors[k][1] for line in own if not line.plate for k in line.points]
        assert not any(np.linalg.norm(end) < 1e-9 for end in ends)  # in the middle of both


def test_bodies_with_three_joints_are_plates_and_with_two_are_rods() -> None:
    compiled = model("gough_stewart")
    machine = compiled.mechanism
    bare = cc.compile(
        cc.Mechanism(
            machine.name,
            tuple(cc.Body(b.name, b.mass, b.center, b.inertia) for b in machine.bodies),
            machine.joints,
            machine.actuators,
            machine.platform,
            machine.home,
        )
    )
    scene = Scene(bare.assemble())
    platform = next(line for line in scene.lines if line.name == "platform")
    assert platform.plate
    assert len(platform.points) == 6
    # going round the middle, each corner once
    points = scene.points(bare.assemble())[list(platform.points)]
    off = points - points.mean(axis=0)
    turn = [np.cross(a, b)[2] for a, b in zip(off, np.roll(off, -1, axis=0), strict=True)]
    assert min(turn) > 0 or max(turn) < 0
    assert not any(line.plate for line in scene.lines if line.name != "platform")


def shaped(gravity: tuple[float, float, float], tilt: float = 0.0) -> cc.Model:
    """A disc, a box, a bar, a capsule, and a ball on a plane below them."""
    shapes = {
        "disc": cc.Shape.cylinder((0, 0, -0.03), (0, 0, 0.03), 0.15),
        "box": cc.Shape.box((0.3, 0.1, 0.1), cc.Pose((0.15, 0, 0))),
        "capsule": cc.Shape.capsule((0, 0, 0), (0.3, 0, 0), 0.04),
        "ball": cc.Shape.sphere((0.2, 0, 0), 0.1),
    }
    bodies = [cc.Body(name, 1.0, (0.1, 0, 0), (0.01,) * 3, shape=shape) for name, shape in shapes.items()]
    joints = [cc.revolute(f"{name}_hinge", "ground", name, at=(0.6 * k, 0, tilt * k)) for k, name in enumerate(shapes)]
    ground = cc.Pose((0, -0.5, 0), axis=(0, 1, 0))
    touch = cc.Contact("touch", "ball", at=(0.2, 0, 0), radius=0.12, plane=ground)
    return cc.compile(cc.Mechanism("shapes", bodies, joints, contacts=[touch], gravity=gravity))


EXTENTS = {"disc": ((-0.15, -0.15), (0.15, 0.15)), "box": ((0.6, -0.05), (0.9, 0.05))}
EXTENTS |= {"capsule": ((1.16, -0.04), (1.54, 0.04)), "ball": ((1.9, -0.1), (2.1, 0.1))}


def test_solid_shapes_are_drawn_as_large_as_they_are() -> None:
    compiled = shaped((0, -9.81, 0))
    axes = compiled.draw(labels=True)
    drawn = [np.concatenate([path.vertices for path in one.get_paths()]) for one in axes.collections]
    found = [np.array([part.min(axis=0), part.max(axis=0)]) for part in drawn]
    for name, extent in EXTENTS.items():
        assert min(np.abs(one - extent).max() for one in found) < 0.004, name
    contact = ((1.88, -0.12), (2.12, 0.12))
    assert min(np.abs(one - contact).max() for one in found) < 0.004
    (plane,) = [line for line in axes.lines if len(line.get_xdata()) == 2 and np.allclose(line.get_ydata(), -0.5)]
    assert np.ptp(plane.get_xdata()) > 2.2
    # a hinge inside a solid needs no bar, one outside of it has one
    bars = {line.name for line in Scene(compiled.assemble()).lines}
    assert bars == {"ball"}


def test_a_fine_mesh_is_drawn_coarser_and_as_large(tmp_path: Path) -> None:
    n = 60
    a, b = (grid.ravel() for grid in np.meshgrid(np.linspace(0, np.pi, n), np.arange(n) * 2 * np.pi / n, indexing="ij"))
    corners = np.column_stack([np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a)])
    quads = [(n * i + j, n * i + (j + 1) % n, n * (i + 1) + j) for i in range(n - 1) for j in range(n)]
    text = "".join("v {} {} {}\n".format(*row) for row in corners)
    (tmp_path / "globe.obj").write_text(text + "".join(f"f {p + 1} {q + 1} {r + 1}\n" for p, q, r in quads))
    body = cc.Body("globe", 1.0, (0.1, 0, 0), (0.01,) * 3, shape=cc.Shape.mesh(tmp_path / "globe.obj", scale=0.1))
    compiled = cc.compile(cc.Mechanism("globe", [body], [cc.revolute("hinge", "ground", "globe")]))
    scene = Scene(compiled.assemble())
    (surface,) = scene.surfaces
    assert len(surface.solid.faces) <= 1500
    low, high = scene.extent(scene.points(compiled.assemble())[None])
    np.testing.assert_allclose([low, high], [[-0.1] * 3, [0.1] * 3], atol=0.02)


def test_an_animation_stands_up_against_gravity_with_its_shapes(tmp_path: Path) -> None:
    compiled = shaped((0, -9.81, 0), tilt=0.3)
    run = compiled.simulate(compiled.assemble(), 0.1, step=1e-3, contacts="time_stepping")
    data = embedded(run.animate(tmp_path / "run.html", rate=10))
    frames = np.reshape(data["frames"], (2, -1, 3)) * data["grain"] + data["middle"]
    for surface in data["surfaces"]:
        if surface[0] != "box":
            continue
        corners = np.reshape(surface[3], (-1, 3))
        origin, *ends = frames[:, surface[1] : surface[1] + 4].swapaxes(0, 1)
        placed = origin[:, None] + np.einsum("nk,kfi->fni", corners, np.array(ends) - origin)
        heights = placed[:, :, 2]
        assert np.allclose(heights[0].min(), -0.05, atol=1e-3)  # up is z, where the machine has y
        assert heights[1].min() < -0.06  # it falls
    (plane,) = data["planes"]
    np.testing.assert_allclose(np.array(plane)[:, 2] * data["size"] + data["middle"][2], -0.5, atol=1e-3)
    assert sorted({one[0] for one in data["surfaces"]}) == ["ball", "box", "capsule", "disc"]
    assert shaped((0, -9.81, 0), tilt=0.3).draw()._vertical_axis == 1
    upside_down = shaped((0, 0, 9.81), tilt=0.3).draw()
    assert upside_down.get_zlim()[0] > upside_down.get_zlim()[1]


def test_colours_are_distinct_and_names_are_beside_their_lines() -> None:
    assert len({colour_of(number) for number in range(40)}) == 40
    axes = model("four_bar").draw(labels=True)
    FigureCanvasAgg(axes.figure).draw()
    for text in axes.texts:
        box = text.get_window_extent()
        for line in axes.lines:
            ends = axes.transData.transform(np.column_stack(line.get_data()))
            if len(ends) == 2:
                along = ends[0] + np.linspace(0, 1, 200)[:, None] * (ends[1] - ends[0])
                assert not any(box.contains(*point) for point in along), text.get_text()


def test_names_of_plates_are_on_them_and_cover_no_other_name() -> None:
    axes = model("jansen_leg").draw(labels=True)
    FigureCanvasAgg(axes.figure).draw()
    boxes = {text.get_text(): text.get_window_extent() for text in axes.texts}
    assert not any(one.overlaps(other) for one, other in combinations(boxes.values(), 2))
    plates = [patch.get_path().transformed(axes.transData) for patch in axes.patches]
    assert len(plates) == 2
    for name in ("upper", "lower"):
        middle = (boxes[name].min + boxes[name].max) / 2
        assert any(plate.contains_point(middle) for plate in plates), name


@pytest.mark.parametrize("name", ["gough_stewart", "four_bar"])
def test_axes_are_equal_and_have_units(name: str) -> None:
    axes = model(name).draw(labels=True)
    assert axes.get_xlabel() == "x (m)"
    if name == "four_bar":
        assert axes.get_aspect() == 1.0
        assert {text.get_text() for text in axes.texts} == {"crank", "coupler", "rocker"}
    else:
        sizes = np.ptp([axes.get_xlim(), axes.get_ylim(), axes.get_zlim()], axis=1)
        box = axes.get_box_aspect()
        np.testing.assert_allclose(box / box[0], sizes / sizes[0], rtol=1e-9)


def test_small_machines_are_in_millimetres() -> None:
    axes = cc.compile(cc.library.four_bar(lengths=(0.01, 0.04, 0.025), pivot=(0.03, 0.0))).draw()
    assert axes.get_xlabel() == "x (mm)"
    assert axes.xaxis.get_major_formatter()(0.02, 0) == "20"


def test_an_animation_is_one_file_that_loads_nothing(tmp_path: Path) -> None:
    compiled = model("four_bar")
    run = compiled.simulate(compiled.assemble(), 0.2, {"crank_motor": 6.0})
    path = run.animate(tmp_path / "run.html", rate=50)
    text = path.read_text()
    assert "default-src 'none'" in text
    assert not re.search(r"https?://|src=|href=|@import|fetch\(|XMLHttpRequest|import\(", text)
    data = embedded(path)
    assert len(data["frames"]) == len(data["times"]) == 11
    # a point in a frame is where the body is then, to a hundred-thousandth of the machine
    state = run.state(0.1)
    points = Scene(state).points(state)
    shown = np.reshape(data["frames"][5], (-1, 3)) * data["grain"] + data["middle"]
    np.testing.assert_allclose(shown, points, atol=data["grain"])
    with pytest.raises(cc.errors.ArgumentError, match=r"\.html, \.mp4 or \.gif"):
        run.animate(tmp_path / "run.avi")
    with pytest.raises(cc.errors.ArgumentError, match="lower rate"):
        run.animate(tmp_path / "run.html", rate=1e5)


def test_a_gif_moves(tmp_path: Path) -> None:
    from PIL import Image

    compiled = model("four_bar")
    run = compiled.simulate(compiled.assemble(), 0.2, {"crank_motor": 6.0})
    with Image.open(run.animate(tmp_path / "run.gif", rate=10)) as picture:
        assert picture.n_frames == 3
        frames = []
        for k in range(3):
            picture.seek(k)
            frames.append(np.asarray(picture.convert("L"), dtype=int))
    assert np.abs(frames[2] - frames[0]).max() > 100
    before = (tmp_path / "run.gif").read_bytes()
    with full_disk(1000), pytest.raises(cc.errors.FileFormatError, match="the old file is as it was"):
        run.animate(tmp_path / "run.gif", rate=10)
    assert (tmp_path / "run.gif").read_bytes() == before


def test_a_video_moves(tmp_path: Path) -> None:
    encoder = pytest.importorskip("imageio_ffmpeg", reason="videos need imageio-ffmpeg (extra 'view')")
    compiled = model("four_bar")
    run = compiled.simulate(compiled.assemble(), 0.2, {"crank_motor": 6.0})
    path = run.animate(tmp_path / "run.mp4", rate=10)
    ask = [encoder.get_ffmpeg_exe(), "-loglevel", "info", "-i", str(path), "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    answer = subprocess.run(ask, capture_output=True, check=True)
    about = re.search(rb"Video: h264.* (\d+)x(\d+)", answer.stderr)
    assert about is not None
    pictures = np.frombuffer(answer.stdout, np.uint8).reshape(-1, int(about[2]), int(about[1]), 3).astype(int)
    assert len(pictures) == 3
    assert np.abs(pictures[2] - pictures[0]).max() > 100
    assert [file.name for file in tmp_path.iterdir()] == ["run.mp4"]


def test_names_cannot_become_markup(tmp_path: Path) -> None:
    compiled = cc.compile(hostile())
    run = compiled.simulate(compiled.assemble(), 0.05)
    path = run.animate(tmp_path / "run.html")
    script = path.read_text().split("<script>")
    assert len(script) == 2
    assert script[1].count("</script>") == 1
    assert embedded(path)["lines"][0][0] == HOSTILE


def test_notebooks_show_tables_and_pictures() -> None:
    compiled = model("coaxial")
    state = compiled.assemble()
    assert "data:image/png;base64," in compiled._repr_html_()
    assert "largest loop opening" in state._repr_html_()
    stiffness = compiled.stiffness(state)
    shown = stiffness._repr_html_()
    assert f"{stiffness.matrix[4, 4]:.5g}" in shown
    assert "distance from a parallel one" in shown
    assert "rad, m per N m, N" in compiled.stiffness(state, compliance="actuators")._repr_html_()
    assert "kg" in compiled.mechanism._repr_html_()
    assert repr(compiled).startswith("Model(coaxial")


def test_couplings_are_dashed_lines_between_joints() -> None:
    bodies = [cc.Body.rod(name, 1.0, 0.2) for name in ("a", "b")]
    joints = [cc.revolute("left", "ground", "a"), cc.revolute("right", "ground", "b", at=(0.5, 0, 0))]
    gears = cc.Coupling("gears", joint="right", to="left", teeth=(20, 40))
    compiled = cc.compile(cc.Mechanism("gears", bodies, joints, couplings=[gears]))
    state = compiled.assemble()
    scene = Scene(state)
    (line,) = [line for line in scene.lines if line.dashed]
    assert line.name == "gears"
    np.testing.assert_allclose(scene.points(state)[list(line.points)], [[0.5, 0, 0], [0, 0, 0]], atol=1e-12)
    axes = compiled.draw(state)
    assert [drawn.get_linestyle() for drawn in axes.lines].count("--") == 1


def test_plots_and_machines_have_the_same_colours_whatever_the_users_style() -> None:
    from cycler import cycler

    from closedchain.show.style import new_figure

    with mpl.rc_context({"axes.prop_cycle": cycler("color", ["black"]), "axes.grid": False}):
        _, (axes, *_) = new_figure(2, time=True)
        drawn = [axes.plot([0, 1], [k, k])[0].get_color() for k in range(len(COLOURS))]
    assert tuple(drawn) == COLOURS
    assert axes.xaxis.get_gridlines()[0].get_visible()
    with mpl.rc_context():
        plt.style.use("closedchain.show.closedchain")  # what scripts write
        assert tuple(mpl.rcParams["axes.prop_cycle"].by_key()["color"]) == COLOURS


def test_ticks_are_plain_text_with_raised_powers() -> None:
    """No formula: those are set fifty times slower. Numbers as Matplotlib would write them."""
    from closedchain.show.style import logarithmic, new_figure

    figure, (wide, small, narrow) = new_figure(1, 3)
    for axes in (wide, narrow):
        logarithmic(axes)
    wide.plot([1e-6, 1e3], [1e-6, 1e3])
    small.plot([0, 1], [0.0, 3e-7])
    narrow.plot([2.0, 5.0], [2e-5, 5e-5])
    FigureCanvasAgg(figure).draw()
    assert {"10⁻⁶", "10⁰", "10²"} <= {text.get_text() for text in wide.get_xticklabels()}
    assert not wide.xaxis.get_minorticklocs().size
    assert small.yaxis.get_offset_text().get_text() == "×10⁻⁷"
    assert [text.get_text() for text in small.get_yticklabels()][1:3] == ["0.0", "0.5"]
    assert {"2×10⁰", "4×10⁰"} <= {text.get_text() for text in narrow.get_xticklabels(minor=True)}
    assert "3×10⁻⁵" in {text.get_text() for text in narrow.get_yticklabels(minor=True)}
    assert not any("$" in text.get_text() for text in figure.findobj(Text))


def test_plots_show_names_as_they_are(tmp_path: Path) -> None:
    """No formula where a name has dollars, and none is left out of a legend for its underscore."""
    rod = cc.Body("$\\x$", 1.0, (0.5, 0, 0), (0.01, 0.01, 0.01))
    motors = [cc.Actuator("_motor", "$\\bad{$", max_force=10.0)]
    compiled = cc.compile(
        cc.Mechanism("$\\frac$", (rod,), (cc.revolute("$\\bad{$", "ground", "$\\x$"),), tuple(motors))
    )
    figure = compiled.simulate(compiled.assemble(), 0.05).plot()
    figure.savefig(tmp_path / "run.png")
    compiled.draw(labels=True).figure.savefig(tmp_path / "machine.png")
    legends = [axes.get_legend() for axes in figure.axes[:2]]
    shown = [text.get_text().replace("\\$", "$").strip() for box in legends for text in box.get_texts()]
    assert shown == ["$\\bad{$", "_motor"]
