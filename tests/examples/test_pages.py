"""What `make pages` looks for in the pages of the documentation is found."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pytest.importorskip("websockets", reason="drives the browser (extra 'view')")
from browsing import CHROMIUM, Browser

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))

import screenshots

PAGE = (
    '<!doctype html><html><body style="margin: 0; background: white"><article style="width: 300px">{}</article></body>'
)
FAULTS = {
    "reaches": '<div style="width: 380px">wider than its column</div>',
    "does not load": '<img src="nowhere.png" alt="">',
    "not typeset": '<span class="arithmatex">\\(M\\)</span>',
    "contrast 1": '<p style="color: #ddd">hard to read</p>',
    "broken inside": '<table style="width: 60px; table-layout: fixed; overflow-wrap: anywhere"><tr><td>'
    '<code style="color: black">operational_space</code></td></tr></table>',
    "escape of its bar": '<table><tr><td><code style="color: black">a \\| b</code></td></tr></table>',
    "link to": '<a style="color: black" href="nowhere.html">to nowhere</a>',
    "Uncaught": "<script>undefined_name</script>",
}


@pytest.mark.slow
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed (Debian's package chromium)")
def test_every_kind_of_fault_is_found_and_none_where_there_is_none(tmp_path: Path) -> None:
    with Browser() as browser:
        for kind, fault in {"": '<p style="color: black">a page without faults</p>', **FAULTS}.items():
            page = tmp_path / "page.html"
            page.write_text(PAGE.format(fault), encoding="utf-8")
            browser.ask("Page.navigate", url="about:blank")
            assert screenshots.show(browser, page, "light") == []
            found = screenshots.look(browser, 400) + screenshots.broken_links(browser, page)
            assert any(kind in one for one in found) if kind else found == [], (kind, found)
        page.write_text(PAGE.format("").replace("<body", '<body data-md-color-scheme="default"'), encoding="utf-8")
        browser.ask("Page.navigate", url="about:blank")
        assert screenshots.show(browser, page, "light", 0.5) == []
        assert "dark" in screenshots.show(browser, page, "dark", 0.5)[0]
