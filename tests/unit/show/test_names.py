"""Names from files stay names: whatever they are, pages have the elements that they have with plain ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import closedchain as cc
from closedchain.mechanism.files import from_data, to_data
from closedchain.papers import Finding, Misprint, Result, Study, Timing
from closedchain.papers.finding import picture
from closedchain.papers.report import page

HOSTILE = (
    "<script>alert(1)</script>",
    "</script><img src=x onerror=alert(1)>&",
    '" onmouseover="alert(1)',
    "' onfocus='alert(1)' autofocus='",
    "</style></title></textarea><svg/onload=alert(1)>",
    "--><iframe src=javascript:alert(1)>",
    "<!--",
    "&lt;b&gt; & &#60;i&#62;",
    "]]><a href=data:text/html,x>",
    "{{7*7}}${alert(1)}`",
)


class Elements(HTMLParser):
    """What a browser makes of a page: tags with the names of their attributes; and what is text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, ...]] = []
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, *(name for name, _ in attrs)))

    def handle_endtag(self, tag: str) -> None:
        self.tags.append((f"/{tag}",))

    def handle_comment(self, data: str) -> None:
        self.tags.append(("comment",))

    def handle_decl(self, decl: str) -> None:
        self.tags.append(("declaration", decl))

    def handle_data(self, data: str) -> None:
        self.text += data


def renamed(machine: cc.Mechanism, wanted: Callable[[int], str]) -> cc.Mechanism:
    """The machine with another name for itself and for each of its parts."""
    parts = (*machine.bodies, *machine.joints, *machine.actuators, *machine.contacts)
    new = {name: wanted(k) for k, name in enumerate(dict.fromkeys([machine.name, *(part.name for part in parts)]))}

    def walk(data: Any) -> Any:
        if isinstance(data, dict):
            return {name: walk(value) for name, value in data.items()}
        if isinstance(data, list | tuple):
            return [walk(value) for value in data]
        return new.get(data, data) if isinstance(data, str) else data

    return from_data(walk(to_data(machine)))


def hostile_name(k: int) -> str:
    return f"{HOSTILE[k % len(HOSTILE)]}{k}q"


def plain_name(k: int) -> str:
    """As long as the hostile one, so that nothing is cut off in one of the two only."""
    return f"{chr(ord('a') + k) * len(HOSTILE[k % len(HOSTILE)])}{k}q"


def puck() -> cc.Mechanism:
    body = cc.Body("puck", 2.0, (0.0, 0.0, 0.0), (0.02, 0.02, 0.03))
    joints, contacts = (cc.free("floats", "ground", "puck"),), (cc.Contact("foot", "puck", mu=0.5),)
    return cc.Mechanism("sliding", (body,), joints, contacts=contacts)


def shown(wanted: Callable[[int], str], folder: Path) -> Iterator[tuple[str, str]]:
    """Every page that a machine's names come into."""
    compiled = cc.compile(renamed(cc.library.coaxial(), wanted))
    state, grid = compiled.assemble(), cc.Grid.azimuth_tilt_torsion([0.0, 0.2], [0.1])
    yield "Mechanism", compiled.mechanism._repr_html_()
    yield "Model", compiled._repr_html_()
    yield "State", state._repr_html_()
    yield "Stiffness", compiled.stiffness(state)._repr_html_()
    load = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    yield "map", compiled.stiffness_map(grid, load, threads=1)._repr_html_()
    yield "map of a store", compiled.stiffness_map(grid, load, store=folder / "map", threads=1)._repr_html_()
    sliding = cc.compile(renamed(puck(), wanted))
    run = sliding.simulate(sliding.state([1, 0, 0, 0, 0, 0, 0.0], (0.0,) * 6), 0.01)
    yield "Run", run._repr_html_()
    yield "table", run.to_pandas()._repr_html_()
    yield "dataset", run.to_xarray()._repr_html_()
    yield "report", compiled.report().save(folder / "report.html").read_text(encoding="utf-8")
    yield "animation", run.animate(folder / "run.html", rate=200).read_text()


def test_pages_have_the_same_elements_whatever_the_names(tmp_path: Path) -> None:
    (tmp_path / "plain").mkdir()
    plain, hostile = dict(shown(plain_name, tmp_path / "plain")), dict(shown(hostile_name, tmp_path))
    for what, words in hostile.items():
        found, expected = Elements(words), Elements(plain[what])
        assert found.tags == expected.tags, what
        assert not any(name.startswith("on") for _, *names in found.tags for name in names), what
        if what not in ("animation", "report"):  # whose names are numbers and letters of a script
            text = found.text.replace('\\"', '"')  # of the question, which is JSON
            seen = [k for k in range(20) if plain_name(k) in expected.text]
            assert seen, what
            assert [k for k in range(20) if hostile_name(k) in text] == seen, what


@pytest.mark.parametrize("hostile", HOSTILE)
def test_reports_have_the_same_elements_whatever_they_say(hostile: str) -> None:
    from matplotlib.figure import Figure

    def report(word: str) -> Elements:
        figure = Figure(figsize=(1, 1))
        return Elements(
            page(
                [
                    Result(
                        Study(
                            name=word, title=word, citation=word, summary=word,
                            findings=(Finding(word, word, word, 2.0, 2.0, 0.01, word, word),),
                            misprints=(Misprint(word, word, word),), parts=((word, word),),
                            pictures=(picture(word, figure),),
                            timings=(Timing(word, word, word),),
                        ),
                        1.0,
                    )
                ]
            )
        )  # fmt: skip

    found = report(hostile)
    assert found.tags == report("word").tags
    assert found.text.count(hostile) >= 8
