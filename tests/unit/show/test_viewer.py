"""The viewer: a session that needs no server, and the server asked as a page asks it."""

from __future__ import annotations

import re
import socket
import threading
import time
from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.show.viewer.elasticity import ElasticShapes
from closedchain.show.viewer.parts import Parts
from closedchain.show.viewer.playback import contact_frames
from closedchain.show.viewer.server import BrowserViewer
from closedchain.show.viewer.session import Session, ramp
from closedchain.spatial.numeric import matrix_quaternion
from states import model

HOSTILE = "</script><img src=x onerror=alert(1)>&"


def test_numbers_of_sliders_are_short_and_degrees_are_a_switch() -> None:
    compiled = model("delta")
    with compiled.view(port=0, open_browser=False) as viewer:
        for dial in (*viewer._sliders.values(), *viewer._task.values()):
            assert len(f"{dial.slider.value:g}") <= 6, dial.slider.value
        dial = viewer._sliders["leg1"]
        value = dial.value
        dial.use_degrees(True)
        assert dial.slider.label == "leg1 (°)"
        assert dial.slider.value == pytest.approx(np.degrees(value), abs=dial.slider.step)
        assert dial.value == pytest.approx(value, abs=2e-3)
        viewer.drive({"leg1": 2.0}, 3)
        assert dial.slider.value == pytest.approx(np.degrees(viewer._frame.actuators["leg1"]), abs=dial.slider.step)


def test_shortfalls_are_in_the_unit_of_their_slider() -> None:
    session = Session(model("delta"))
    frame = session.frame()
    session._stopped = ("out of reach: 0.1 m short",)
    words = session._shortfalls({**frame.actuators, "leg2": frame.actuators["leg2"] + np.radians(10)})
    assert words == ("leg2: out of reach, 0.175 rad (10°) short",)


# the session
def test_forces_of_a_session_are_those_of_inverse_dynamics() -> None:
    compiled = model("gough_stewart")
    session = Session(compiled)
    assert session.frame().forces == {}
    session.shade, session.wrench = "force", np.array([0.0, 0.0, 0.0, 0.0, 0.0, -500.0])
    frame = session.frame()
    answer = compiled.inverse_dynamics(session.state, wrenches={"platform": session.wrench})
    assert list(frame.forces.values()) == pytest.approx(answer.forces.tolist())
    largest = max(frame.forces, key=lambda name: abs(frame.forces[name]))
    assert frame.shares[largest] == 1.0
    assert frame.colours["leg1_lower"] == frame.colours["leg1_upper"] == ramp(frame.shares["leg1"])
    assert "platform" not in frame.colours
    assert [arrow.kind for arrow in frame.arrows] == ["force"]
    # virtual work: powers of the actuators are that of load and weight against the motion
    session.shade, session.twist = "power", np.array([0.0, 0.0, 0.0, 0.1, 0.05, -0.2])
    powers = session.frame().powers
    moving = compiled.with_velocities(session.state, platform=session.twist)
    gravity = sum(
        body.mass * np.array(compiled.mechanism.gravity)
        @ (moving.body(body.name).velocity
           + np.cross(moving.body(body.name).angular_velocity, moving.body(body.name).rotation @ body.center))
        for body in compiled.mechanism.bodies
    )  # fmt: skip
    assert sum(powers.values()) == pytest.approx(-gravity - session.wrench @ session.twist, rel=1e-9)


@pytest.mark.parametrize(
    ("name", "own", "wanted"),
    [
        ("delta", ("x", "y", "z"), {"x": 0.03, "y": -0.02}),
        ("tripod_3rps", ("z", "tilt_x", "tilt_y"), {"tilt_x": 0.1}),
        ("gough_stewart", ("x", "y", "z", "tilt_x", "tilt_y", "torsion"), {"torsion": 0.2, "tilt_y": -0.1}),
    ],
)
def test_task_coordinates_place_the_platform(name: str, own: tuple[str, ...], wanted: dict[str, float]) -> None:
    session = Session(model(name))
    assert session.task_names == own
    before = session.state.task_coordinates
    for coordinate, change in wanted.items():
        frame = session.place({coordinate: before[coordinate] + change})
    after = frame.state.task_coordinates
    # the others of a tripod's six coordinates follow, and it comes near step by step
    near = 1e-6 if name == "tripod_3rps" else 1e-12
    for coordinate in own:
        assert after[coordinate] == pytest.approx(before[coordinate] + wanted.get(coordinate, 0.0), abs=near)
    assert frame.state.loop_error < 1e-13
    session.hold(session.model.mechanism.bodies[-1].name)
    assert session.task_names == ()
    with pytest.raises(cc.errors.UnknownNameError, match="coordinate"):
        session.place({"w": 1.0})


def test_margins_are_shares_of_limits() -> None:
    machine = cc.library.four_bar()
    motor = replace(machine.actuators[0], max_force=2.0)
    session = Session(cc.compile(replace(machine, actuators=(motor,), platform="coupler")))
    session.shade, session.wrench = "margin", np.array([0, 0, 0, 0, 0, 0.0])
    frame = session.frame()
    assert frame.shares["crank_motor"] == pytest.approx(abs(frame.forces["crank_motor"]) / 2.0)
    assert ramp(0.0) == "#43a047"
    assert ramp(1.2) == "#8e24aa"


def test_what_cannot_be_computed_is_said() -> None:
    session = Session(model("four_bar_flexible"))
    session.shade = "force"
    frame = session.frame()
    assert "no forces" in frame.notes[0]
    with pytest.raises(cc.errors.UnknownNameError, match="crank_motor"):
        session.drive({"crnak": 1.0})
    with pytest.raises(cc.errors.UnknownNameError, match="no body"):
        session.hold("nobody")
    with pytest.raises(cc.errors.ArgumentError, match="rotation"):
        session.drag((np.ones((3, 3)), np.zeros(3)))


def test_reactions_are_drawn_where_they_act() -> None:
    compiled = model("four_bar")
    session = Session(compiled)
    session.reactions = True
    arrows = [arrow for arrow in session.frame().arrows if arrow.kind == "reaction"]
    answer = compiled.inverse_dynamics(session.state)
    sizes = [np.linalg.norm(answer.reactions[joint.name][3:]) for joint in compiled.mechanism.joints]
    lengths = [np.linalg.norm(arrow.end - arrow.start) for arrow in arrows]
    np.testing.assert_allclose(lengths, np.array(sizes) / max(sizes) * compiled.system.size / 3, rtol=1e-9)
    crank = next(joint for joint in compiled.mechanism.joints if joint.parent == "ground")
    np.testing.assert_allclose(arrows[0].start, crank.at.position, atol=1e-12)


def test_a_handle_on_another_body_and_back_to_the_start() -> None:
    session = Session(model("four_bar"))
    session.hold("rocker")
    assert session.frame().state.loop_error < 1e-14
    session.hold("coupler")
    start, position = session.state.q, session.handle[1]
    session.drag((session.handle[0], position + [0.05, 0.0, 0.0]))
    assert np.abs(session.state.q - start).max() > 1e-3
    assert session.state.loop_error < 1e-14
    session.reset()
    np.testing.assert_array_equal(session.state.q, start)


@pytest.mark.parametrize("name", list(cc.library.machines()))
def test_every_machine_has_solids_that_face_outwards(name: str) -> None:
    compiled = cc.compile(cc.library.machines()[name]())
    q = compiled.start
    parts = Parts(cc.State(compiled.kinematics, q, np.zeros(compiled.system.nv)))
    shown = {part.body for part in parts.solids} | {part.body for part in parts.bent}
    assert {body.name for body in compiled.mechanism.bodies} <= shown
    for part in [*parts.solids, *parts.stretched]:
        corners = part.solid.vertices[part.solid.faces]
        assert np.isfinite(corners).all()
        assert np.linalg.det(corners - part.solid.vertices.mean(axis=0)).sum() > 0  # twice three volumes


def test_shapes_of_ones_own(tmp_path: object) -> None:
    shapes = (
        (cc.Shape.box((0.2, 0.1, 0.3)), 0.2 * 0.1 * 0.3, 1e-12),
        (cc.Shape.cylinder((0, 0, 0), (0, 0, 1), 0.1), np.pi * 0.01, 0.02),  # corners of round things lie on them
        (cc.Shape.sphere((0, 0, 0), 0.2), 4 / 3 * np.pi * 0.008, 0.05),
    )
    for shape, volume, near in shapes:
        body = cc.Body("arm", 1.0, (0.5, 0, 0), (0.1, 0.1, 0.1), shape)
        machine = cc.Mechanism("arm", (body,), (cc.revolute("pin", "ground", "arm"),))
        parts = Parts(cc.compile(machine).assemble())
        solid = next(part.solid for part in parts.solids if part.own)
        corners = solid.vertices[solid.faces]
        assert np.linalg.det(corners).sum() / 6 == pytest.approx(volume, rel=near)


def test_contact_forces_are_drawn_where_bodies_touch() -> None:
    """A ball on a surface that another body carries: the point on the surface, its axes turned with that body."""
    bodies = (cc.Body("ball", 1.0, (0, 0, 0), (0.1, 0.1, 0.1)), cc.Body("arm", 1.0, (0, 0, 0), (0.1, 0.1, 0.1)))
    joints = (cc.free("floats", "ground", "ball"), cc.revolute("pin", "ground", "arm", axis=(1, 0, 0)))
    face = cc.Contact("face", "ball", (0.0, 0.0, 0.3), radius=0.1, to="arm", plane=cc.Pose((0.0, 0.0, 0.2)))
    round_ = replace(face, name="round", sphere=0.5, plane=cc.Pose())
    compiled = cc.compile(cc.Mechanism("ball", bodies, joints, contacts=(face, round_)))
    q = compiled.start.copy()
    q[list(compiled.system.coordinate_names).index("pin")] = 0.4
    state = compiled.state(q, np.zeros(compiled.system.nv))
    flat, ball = np.hsplit(np.array(contact_frames(compiled.kinematics)(q)), 2)
    normal = np.array([0.0, -np.sin(0.4), np.cos(0.4)])
    centre = state.body("ball").point([0.0, 0.0, 0.3])
    np.testing.assert_allclose(
        flat, np.c_[[1, 0, 0], np.cross(normal, [1, 0, 0]), normal, centre - 0.1 * normal], atol=1e-15
    )
    np.testing.assert_allclose(ball[:, 2:], np.c_[[0, 0, 1.0], centre - [0, 0, 0.1]], atol=1e-15)
    np.testing.assert_allclose(ball[:, :3].T @ ball[:, :3], np.eye(3), atol=1e-15)


# the server
pytest.importorskip("viser", reason="the viewer needs viser (extra 'view')")


def listening(port: int) -> set[str]:
    """Addresses at which something listens on a port, as the kernel lists them."""
    found = set()
    for family, path in (("4", "/proc/net/tcp"), ("6", "/proc/net/tcp6")):
        with open(path, encoding="ascii") as file:
            for line in file.readlines()[1:]:
                local, state = line.split()[1], line.split()[3]
                address, hexport = local.split(":")
                if state == "0A" and int(hexport, 16) == port:
                    found.add(family + address)
    return found


def test_the_server_listens_on_this_computer_only() -> None:
    with model("four_bar").view(port=0, open_browser=False) as viewer:
        port = int(viewer.url.rsplit(":", 1)[1])
        assert viewer.url == f"http://127.0.0.1:{port}"
        assert listening(port) == {"4" + socket.inet_aton("127.0.0.1")[::-1].hex().upper()}
        # nobody can ask for a tunnel to the outside
        assert viewer.server.request_share_url() is None
    assert listening(port) == set()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("closedchain viewer")]


ASKING = {
    "its own page": (101, "127.0.0.1:{port}", "http://127.0.0.1:{port}"),
    "its own page by name": (101, "localhost:{port}", "http://localhost:{port}"),
    "a program": (101, "127.0.0.1:{port}", None),
    "another site": (403, "127.0.0.1:{port}", "https://evil.example"),
    "another local page": (403, "127.0.0.1:{port}", "http://127.0.0.1:3000"),
    "a page from a file": (403, "127.0.0.1:{port}", "null"),
    "a name that points here": (403, "evil.example:{port}", "http://evil.example:{port}"),
    "a name that begins so": (403, "127.0.0.1.evil.example:{port}", None),
    "nobody": (403, None, None),
}


def test_only_the_page_of_the_viewer_may_ask() -> None:
    with model("four_bar").view(port=0, open_browser=False) as viewer:
        port = int(viewer.url.rsplit(":", 1)[1])
        for who, (expected, host, origin) in ASKING.items():
            upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            upgrade += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            for kind, code in ((upgrade, expected), ("", 200 if expected == 101 else 403)):
                named = f"Host: {host}\r\n" if host else ""
                named += f"Origin: {origin}\r\n" if origin else ""
                with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
                    line.sendall(f"GET / HTTP/1.1\r\n{named}{kind}\r\n".replace("{port}", str(port)).encode())
                    answer = line.recv(4096)
                assert answer.split()[1] == str(code).encode(), (who, kind[:7], answer[:80])


@pytest.mark.parametrize("name", ["gough_stewart", "delta"])
def test_a_page_that_drags_gets_closed_loops_in_every_frame(name: str) -> None:
    from watching import Client

    compiled = model(name)
    with compiled.view(port=0, open_browser=False) as viewer:
        client = Client(viewer.url, compiled.mechanism)
        R, p = viewer.session.handle
        for k in range(12):
            client.drag(R, p + 0.008 * k * compiled.system.size * np.array([1.0, -0.5, 0.3]))
            client.receive(0.05)
        client.receive(0.3)
        last = p + 0.088 * compiled.system.size * np.array([1.0, -0.5, 0.3])
        np.testing.assert_allclose(client.pictures.poses["platform"][1], last, atol=1e-9)
        assert len(client.pictures.gaps) >= 6
        assert max(client.pictures.gaps) < 1e-9
        np.testing.assert_allclose(viewer.session.state.platform.position, last, atol=1e-9)
        client.close()


def hostile() -> cc.Mechanism:
    bodies = (cc.Body(HOSTILE, 1.0, (0.5, 0, 0), (0.01, 0.01, 0.01)),)
    joints = (cc.revolute("<i>joint</i>", "ground", HOSTILE, axis=(0, 1, 0), limits=(-0.1, 0.1)),)
    return cc.Mechanism("<b>machine</b>", bodies, joints, (cc.Actuator("<u>motor</u>", "<i>joint</i>"),))


def test_names_cannot_become_markup_in_the_viewer() -> None:
    from watching import Client

    compiled = cc.compile(hostile())
    with compiled.view(port=0, open_browser=False) as viewer:
        client = Client(viewer.url, compiled.mechanism)
        viewer.session.shade = "force"
        frame = viewer.drive({"<u>motor</u>": 0.5})
        assert frame.stopped == ("<i>joint</i> is at its limit of 0.1 rad (5.73°)",)
        client.receive(0.3)
        html = [text for text in client.pictures.texts if "<table>" in text]
        assert any("&lt;i&gt;joint&lt;/i&gt; is at its limit" in text for text in html)
        assert any("&lt;u&gt;motor&lt;/u&gt;" in text for text in html)
        for text in html:
            assert not re.search(r"<(i|u|b|img|script)\b", text)
        client.close()


@pytest.mark.slow
def test_a_run_is_played(tmp_path: object) -> None:
    from watching import Client

    compiled = model("four_bar")
    run = compiled.simulate(compiled.assemble(), 0.2, {"crank_motor": 6.0})
    with run.view(port=0, open_browser=False) as viewer:
        client = Client(viewer.url, compiled.mechanism)
        playback = viewer._playback
        assert playback is not None
        playback.show(0.1)
        client.receive(0.3)
        at = playback.frames.times[playback.frames.at(0.1)]
        np.testing.assert_allclose(
            client.pictures.poses["coupler"][1], run.state(at).body("coupler").position, atol=1e-9
        )
        before = len(client.pictures.gaps)
        playback.toggle()
        client.receive(0.15)
        playback.toggle()
        assert len(client.pictures.gaps) > before + 2
        assert max(client.pictures.gaps) < 1e-9
        client.close()


def test_refusals() -> None:
    with pytest.raises(cc.errors.ArgumentError, match="port"):
        model("four_bar").view(port=-1, open_browser=False)


def test_elastic_shapes_swing_and_come_to_rest() -> None:
    session = Session(model("coaxial"))
    session.wrench = np.array([4.0, 0.0, 0.0, 0.0, 0.0, -50.0])
    shapes = ElasticShapes(session)
    assert list(shapes.shapes)[:2] == ["at rest", "under the load"]
    expected = session.model.stiffness(session.state).deflection(session.wrench)
    np.testing.assert_allclose(shapes.shapes["under the load"]["platform"][3:], expected.translation, rtol=1e-10)
    frequency = session.model.natural_modes(session.state).frequencies[0]
    mode = f"mode 1: {frequency:.4g} Hz"
    assert shapes.shift(mode) * shapes.magnification(mode) == pytest.approx(0.06 * session.model.system.size)
    rest = session.state.body("platform")
    rotation, position = shapes.poses(mode, 0.0)["platform"]
    np.testing.assert_allclose(rotation, rest.rotation, atol=1e-15)
    np.testing.assert_array_equal(position, rest.position)
    with BrowserViewer(session, port=0, open_browser=False) as viewer:
        assert viewer.elasticity is not None
        assert mode in viewer.elasticity.names
        node, seen = viewer.server.scene.get_handle_by_name("/body0"), set()
        viewer.elasticity.choose(mode)
        end = time.monotonic() + 20
        while len(seen) < 5 and time.monotonic() < end:
            seen.add(tuple(np.round(node.wxyz, 6)))
            time.sleep(0.05)
        assert len(seen) >= 5
        viewer.elasticity.choose("at rest")
        body = session.model.mechanism.bodies[0].name
        wanted = matrix_quaternion(session.state.body(body).rotation)
        while abs(node.wxyz @ wanted) < 1 - 1e-12 and time.monotonic() < end:
            time.sleep(0.05)
        assert abs(node.wxyz @ wanted) == pytest.approx(1.0)


def test_rigid_machines_have_no_elastic_shapes() -> None:
    with BrowserViewer(Session(model("gough_stewart")), port=0, open_browser=False) as viewer:
        assert viewer.elasticity is None
