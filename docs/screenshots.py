"""Every built page in a real browser, light and dark, as wide as a desk and as a telephone.

python docs/screenshots.py SITE [FOLDER [PAGE ...]] looks for what is wider than its column, images that do not load,
links to files that are not there, a search that finds nothing, formulas that are not typeset, identifiers broken inside
words, text that is hard to read on its ground, and errors of scripts; with FOLDER it keeps a picture of each page (all,
or the named ones). Needs Chromium.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browsing import Browser

WIDTHS = (1280, 400)
PALETTES = {"light": "default", "dark": "slate"}  # of the theme
SCHEMES = tuple(PALETTES)
CONTRAST = 3.0  # of the lighter to the darker luminance; what WCAG asks of large text, code colours included

CHECKS = """
(() => {
  const found = [], root = document.documentElement, article = document.querySelector("article, main");
  if (root.scrollWidth > root.clientWidth + 1) found.push(`page is ${root.scrollWidth} px wide in ${root.clientWidth}`);
  const scrolls = node => {
    for (let n = node.parentElement; n && n !== article; n = n.parentElement)
      if (/auto|scroll|hidden/.test(getComputedStyle(n).overflowX)) return true;
    return false;
  };
  const edge = article.getBoundingClientRect().right + 16;  // boxes that scroll use the gutter
  for (const node of article.querySelectorAll("*")) {
    const box = node.getBoundingClientRect();
    if (box.width && box.right > edge && !scrolls(node)) {
      found.push(`${node.tagName.toLowerCase()} reaches ${Math.round(box.right - edge)} px beyond its column: ` +
                 node.textContent.trim().slice(0, 40));
      break;
    }
  }
  for (const image of document.images)
    if (image.complete && !image.naturalWidth) found.push(`image ${image.getAttribute("src")} does not load`);
  for (const formula of document.querySelectorAll(".arithmatex"))
    if (!formula.querySelector(".katex")) found.push(`formula ${formula.textContent.slice(0, 40)} is not typeset`);
  for (const code of article.querySelectorAll("td code, th code"))
    if (!/[\\s\\/-]/.test(code.textContent) && code.getClientRects().length > 1) {
      found.push(`${code.textContent} is broken inside the word`);
      break;
    }
  for (const code of article.querySelectorAll("td code"))
    if (code.textContent.includes("\\\\|")) found.push(`${code.textContent} shows the escape of its bar`);
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const rgba = text => {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = text; canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data; return [r, g, b, a / 255];
  };
  const over = (top, under) => [0, 1, 2].map(k => top[3] * top[k] + (1 - top[3]) * under[k]);
  const ground = node => {
    const layers = [];
    for (let n = node; n; n = n.parentElement) {
      const colour = rgba(getComputedStyle(n).backgroundColor);
      layers.push(colour);
      if (colour[3] === 1) break;
    }
    return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255]);
  };
  const light = c => {
    const [r, g, b] = c.map(v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const worst = new Map();
  for (const node of article.querySelectorAll("p, li, td, th, h1, h2, h3, code, code span, a, summary")) {
    const own = [...node.childNodes].some(child => child.nodeType === 3 && child.textContent.trim());
    if (!own || !node.getBoundingClientRect().width || node.classList.contains("headerlink")) continue;
    const under = ground(node), colour = over(rgba(getComputedStyle(node).color), under);
    const [a, b] = [light(colour), light(under)].sort((x, y) => y - x), ratio = (a + 0.05) / (b + 0.05);
    const key = node.tagName + node.className;
    if (ratio < LEAST && !(worst.get(key) <= ratio)) {
      worst.set(key, ratio);
      found.push(`contrast ${ratio.toFixed(2)} of ${key}: ${node.textContent.trim().slice(0, 40)}`);
    }
  }
  return found;
})()
"""


def broken_links(browser: Browser, page: Path) -> list[str]:
    """Links to files of the site that are not there."""
    links: list[str] = browser.run("[...document.querySelectorAll('a[href]')].map(a => a.href)")
    found = []
    for link in sorted(set(links)):
        parts = urlsplit(link)
        if parts.scheme == "file" and not Path(unquote(parts.path)).exists():
            found.append(f"{page.name}: link to {parts.path}")
    return found


def size_of(width: int, height: int = 900) -> dict[str, Any]:
    return {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}


def show(browser: Browser, page: Path, scheme: str, patience: float = 20.0) -> list[str]:
    """Open a page in a scheme, or change the scheme of the one that is open; what is wrong with its colours."""
    browser.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    browser.ask("Emulation.setDeviceMetricsOverride", **size_of(WIDTHS[0]))
    address = page.resolve().as_uri()
    if browser.run("location.href") != address:
        browser.open(address)
    if browser.run("localStorage.length"):  # where the last scheme is kept
        browser.run("localStorage.clear()")
        browser.ask("Page.reload")
        browser.rest(0.3)
    browser.until("document.readyState === 'complete' && [...document.images].every(i => i.complete)", 20.0)
    # a long page takes its colours late; pages of another make name no scheme
    colours = f"[null, '{PALETTES[scheme]}'].includes(document.body.getAttribute('data-md-color-scheme'))"
    if browser.until(colours, patience):
        return []
    browser.run("localStorage.clear()")  # the page may have kept the last scheme again before it was left
    browser.ask("Page.reload")
    browser.rest(0.3)
    return [] if browser.until(colours, patience) else [f"the page does not take the colours of the {scheme} scheme"]


def look(browser: Browser, width: int, picture: Path | None = None) -> list[str]:
    """What is wrong with the page that is open, at one width."""
    browser.ask("Emulation.setDeviceMetricsOverride", **size_of(width))
    found = [*(browser.run(CHECKS.replace("LEAST", str(CONTRAST))) or []), *browser.errors]
    if picture is not None:
        height = min(int(browser.run("document.documentElement.scrollHeight")), 6000)
        browser.ask("Emulation.setDeviceMetricsOverride", **size_of(width, height))
        picture.write_bytes(browser.picture())
    return found


def search(browser: Browser, page: Path, word: str = "singularity") -> list[str]:
    """What is wrong with the search of a page that is opened as a file."""
    browser.open(page.resolve().as_uri())
    field = "document.querySelector('.md-search__input')"
    if not browser.until(f"document.readyState === 'complete' && !!{field}", 20.0):
        return ["there is no search box"]
    browser.run("document.querySelector('[data-md-toggle=search]').click()")
    browser.until("typeof __index !== 'undefined'", 20.0)
    browser.run(f"{field}.focus(); {field}.value = '{word}'")
    browser.run(f"{field}.dispatchEvent(new KeyboardEvent('keyup', {{bubbles: true}}))")
    results = "document.querySelectorAll('.md-search-result__link').length > 2"
    return [] if browser.until(results, 30.0) else [f"searching for {word!r} finds nothing"]


def main(site: Path, folder: Path | None, names: list[str]) -> int:
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    pages = sorted(page for page in site.rglob("*.html") if page.name != "404.html")
    pages = [page for page in pages if not names or page.stem in names]
    bad = 0
    with Browser() as browser:
        for page, scheme, width in product(pages, SCHEMES, WIDTHS):
            name = "_".join(page.relative_to(site).with_suffix("").parts)
            found = show(browser, page, scheme) if width == WIDTHS[0] else []
            found += look(browser, width, None if folder is None else folder / f"{name}_{width}_{scheme}.png")
            if (width, scheme) == (WIDTHS[0], SCHEMES[0]):
                found += broken_links(browser, page)
            for finding in found:
                print(f"{name} {width} {scheme}: {finding}", flush=True)
            bad += len(found)
        for page in [page for page in (site / "index.html", site / "api" / "model.html") if page in pages]:
            found = search(browser, page)
            bad += len(found)
            for finding in found:
                print(f"{page.name}: {finding}", flush=True)
    print(f"{len(pages)} pages, {len(WIDTHS)} widths, {len(SCHEMES)} schemes: {bad} findings")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None, sys.argv[3:]))
