"""The viewer and animations in a real browser: what is dragged moves, nothing goes wrong, nothing is loaded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.papers import Finding, Result, Study
from closedchain.papers.finding import drawn
from closedchain.papers.report import write
from states import model

pytest.importorskip("viser", reason="the viewer needs viser (extra 'view')")
from browsing import CHROMIUM, Browser
from watching import Client

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed (Debian's package chromium)"),
]


@pytest.fixture(scope="module")
def page() -> Iterator[Browser]:
    """One browser for all tests; it takes long to start."""
    with Browser() as browser:
        yield browser


def seen(viewer, point: np.ndarray, page: Browser) -> tuple[float, float]:
    """Where a point of the world is on the page."""
    camera = next(iter(viewer.server.get_clients().values())).camera
    box = page.run("(r => [r.x, r.y, r.width, r.height])(document.querySelector('canvas').getBoundingClientRect())")
    forward = camera.look_at - camera.position
    forward = forward / np.linalg.norm(forward)
    right = np.cross(forward, camera.up_direction)
    right = right / np.linalg.norm(right)
    up = np.cross(right, forward)
    away = point - camera.position
    scale = box[3] / 2 / np.tan(camera.fov / 2) / (away @ forward)
    return box[0] + box[2] / 2 + scale * (away @ right), box[1] + box[3] / 2 - scale * (away @ up)


def grab_and_pull(viewer, page: Browser, axis: int, way: float) -> bool:
    """Drag an arrow of the handle along itself with the mouse; whether the machine moved."""
    R, p = viewer.session.handle
    length, before = 0.28 * viewer.stage.parts.size, viewer.session.state.q
    for share in (0.95, 0.85, 1.05, 0.7):
        tip = p + share * length * R[:, axis]
        x, y = seen(viewer, tip, page)
        end_x, end_y = seen(viewer, tip + way * R[:, axis], page)
        page.mouse("mouseMoved", x, y)
        page.rest(0.3)
        page.mouse("mousePressed", x, y)
        for part in np.linspace(0, 1, 8)[1:]:
            page.mouse("mouseMoved", x + part * (end_x - x), y + part * (end_y - y))
            page.rest(0.1)
        page.mouse("mouseReleased", end_x, end_y)
        page.rest(0.5)
        while viewer.session.frame().more:  # it arrives after the hand let go
            page.rest(0.1)
        if np.abs(viewer.session.state.q - before).max() > 1e-4:
            return True
    return False


@pytest.mark.parametrize("name", ["gough_stewart", "delta"])
def test_a_platform_is_dragged_with_the_mouse(name: str, page: Browser) -> None:
    compiled = model(name)
    with compiled.view(port=0, open_browser=False) as viewer:
        page.open(viewer.url)
        assert page.until("document.querySelectorAll('canvas').length > 0")
        assert page.until("document.body.innerText.includes('from a parallel singularity')")
        page.rest(4.0)  # software rendering draws its first frames
        watcher = Client(viewer.url, compiled.mechanism)
        start = viewer.session.handle[1]
        assert grab_and_pull(viewer, page, 2, 0.05 * compiled.system.size)
        watcher.receive(0.3)
        moved, axis = viewer.session.handle[1] - start, viewer.session.handle[0][:, 2]
        assert moved @ axis == pytest.approx(0.05 * compiled.system.size, rel=0.1)
        assert np.linalg.norm(moved - axis * (moved @ axis)) < 1e-6
        assert len(watcher.pictures.gaps) > 3
        assert max(watcher.pictures.gaps) < 1e-9
        assert page.errors == []
        watcher.close()


def test_hostile_names_do_nothing_in_the_viewer(page: Browser) -> None:
    name = "<img src=x onerror=\"document.title='pwned'\">"
    bodies = (cc.Body(name, 1.0, (0.5, 0, 0), (0.01, 0.01, 0.01)),)
    joints = (cc.revolute("<i>joint</i>", "ground", name, axis=(0, 1, 0)),)
    actuators = (cc.Actuator("<script>document.title='pwned'</script>", "<i>joint</i>"),)
    compiled = cc.compile(cc.Mechanism(f"{name} machine", bodies, joints, actuators))
    run = compiled.simulate(compiled.assemble(), 0.05)
    with run.view(port=0, open_browser=False) as viewer:
        page.open(viewer.url)
        assert page.until("document.body.innerText.includes('Actuators')")
        viewer.stage.name(True)
        viewer.session.shade = "force"
        viewer.drive({actuators[0].name: 0.1})
        page.rest(3.0)
        assert page.run("document.title.includes('pwned')") is False
        assert page.run("document.querySelectorAll('img[src=x]').length") == 0
        assert page.errors == []


def test_an_animation_plays_from_a_file_without_network(tmp_path: Path, page: Browser) -> None:
    compiled = model("four_bar")
    run = compiled.simulate(compiled.assemble(), 0.5, {"crank_motor": 6.0})
    path = run.animate(tmp_path / "run.html")
    page.block_network()
    page.open(path.as_uri())
    assert page.until("document.querySelector('.clock') !== null")
    clock = page.run("document.querySelector('.clock').textContent")
    assert page.until(f"document.querySelector('.clock').textContent !== {clock!r}")
    pictures = []
    for frame in (0, 10):
        page.run(
            f"(s => {{ s.value = {frame}; s.dispatchEvent(new Event('input')) }})(document.querySelector('.frame'))"
        )
        page.rest(0.3)
        pictures.append(page.picture())
    assert pictures[0] != pictures[1]
    assert page.errors == []
    assert [url for url in page.requests if not url.startswith("file:")] == []


def test_a_machine_s_report_shows_it_without_the_network(tmp_path: Path, page: Browser) -> None:
    path = model("coaxial").report().save(tmp_path / "report.html")
    page.block_network()
    page.open(path.as_uri())
    assert page.until("document.querySelector('.scene canvas') !== null")
    assert page.run("document.querySelectorAll('section').length") == 8
    assert page.run("[...document.images].every(image => image.complete && image.naturalWidth > 100)")
    before = page.run("document.querySelector('canvas').toDataURL()")
    page.run(
        "document.querySelector('canvas').dispatchEvent(new PointerEvent('pointermove', {buttons: 1, movementX: 40}))"
    )
    assert page.run("document.querySelector('canvas').toDataURL()") != before
    assert page.errors == []
    assert [url for url in page.requests if not url.startswith(("file:", "data:"))] == []


def test_the_papers_report_filters_rows_and_its_machines_rotate_and_play(tmp_path: Path, page: Browser) -> None:
    compiled = model("gough_stewart")
    states = [compiled.assemble(platform=cc.Pose((-1.5, 0.0, z))) for z in (1.0, 1.1, 1.2)]
    rows = tuple(Finding("p", "x", "1", 2.0, 2.0, 0.1, explanation=why) for why in ("", "a sign", ""))
    study = Study("p", "Paper", "", "", rows, (), machines=(drawn("platform", states),))
    path = write([Result(study, 1.0)], tmp_path / "report.html")
    page.block_network()
    page.open(path.as_uri())
    assert page.until("document.querySelector('.player .clock') !== null")
    seen = "[...document.querySelectorAll('tbody tr[class]')].filter(r => r.offsetHeight > 0).map(r => r.className)"
    assert page.run(seen) == ["row-agrees", "row-print", "row-agrees"]
    page.run("document.getElementById('only-print').click()")
    assert page.run(seen) == ["row-print"]
    page.run("document.getElementById('all').click()")
    drag = (
        "document.querySelector('canvas').dispatchEvent(new PointerEvent('pointermove', {buttons: 1, movementX: 40}))"
    )
    before = page.run("document.querySelector('canvas').toDataURL()")
    page.run(drag)
    assert page.run("document.querySelector('canvas').toDataURL()") != before
    page.run("document.querySelector('.play').click()")
    assert page.until("document.querySelector('.clock').textContent !== '0.000 s'")
    assert page.errors == []
