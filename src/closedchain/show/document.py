"""Documents of HTML that need nothing else: figures and machines to turn are in them, nothing is loaded.

The one generator of the papers' report and of a machine's. Texts are escaped; content policy forbids to load anything.
"""

from __future__ import annotations

import io
import re
from base64 import b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import numpy as np

from closedchain.show.player import SCRIPT, STYLE

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from closedchain.kinematics.state import State

DOTS_PER_INCH = 130
PALETTE = 255  # colours of a figure
NEARLY_WHITE = 252  # of 255
WIDE = 1000  # pixels from which a figure gets a row of its own
NUMBER = re.compile(r"(?<=\d)[.e]")  # where the digits of the whole part end
POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"


@dataclass(frozen=True, eq=False)
class Picture:
    """A figure with its caption, as PNG."""

    caption: str
    png: bytes


@dataclass(frozen=True, eq=False)
class MachineView:
    """A machine to rotate and, in several states, to play, with its caption; the data of a player (JSON)."""

    caption: str
    data: str


def picture(caption: str, figure: Figure) -> Picture:
    """Draw a figure, once: savefig would draw it twice, to lay it out and to paint it."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from PIL import Image

    figure.set_dpi(DOTS_PER_INCH)
    canvas: Any = FigureCanvasAgg(figure)
    canvas.draw()
    stream = io.BytesIO()
    drawn = Image.fromarray(np.asarray(canvas.buffer_rgba())).convert("RGB")
    drawn = drawn.quantize(PALETTE, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    # a tree of colours has the middles of its cells, so white is not quite white
    drawn.putpalette(bytes(255 if level >= NEARLY_WHITE else level for level in drawn.getpalette() or ()))
    drawn.save(stream, "png", compress_level=6)
    return Picture(caption, stream.getvalue())


def drawn(caption: str, states: Sequence[State], seconds: float = 1.0) -> MachineView:
    """A machine in one state, or in several that are `seconds` apart from first to last."""
    from closedchain.show.animation import scene_data
    from closedchain.show.scene import Scene

    scene = Scene(states[0])
    points = np.array([scene.points(state) for state in states])
    times = np.linspace(0.0, seconds, len(states))
    rate = (len(states) - 1) / seconds if len(states) > 1 else 1.0
    return MachineView(caption, scene_data(scene, times, points, rate))


def document(title: str, contents: str, main: Iterable[str]) -> str:
    """A whole page: its title (a text), links to its parts, and the parts themselves (HTML)."""
    style = files("closedchain.show").joinpath("document.css").read_text(encoding="utf-8")
    return "\n".join(
        [
            '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<link rel="icon" href="data:,">',
            f"<title>{escape(title)}</title>\n<style>\n{STYLE}{style}</style>\n</head>\n<body>",
            f'<nav class="contents" aria-label="contents">{contents}</nav>',
            "<main>",
            *main,
            "</main>",
            f'<script>\n"use strict";\n{SCRIPT}\nfor (const scene of document.querySelectorAll(".scene"))\n'
            "  player(scene, JSON.parse(scene.nextElementSibling.textContent), true);\n</script>",
            "</body>\n</html>\n",
        ]
    )


def headings(words: Sequence[str]) -> str:
    """The head of a table whose first column is text and whose others are numbers."""
    first, *others = words
    return f"<th>{first}</th>" + "".join(f'<th class="number">{word}</th>' for word in others)


def table(head: str, rows: str) -> str:
    """A table that scrolls where it is too wide."""
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def aligned(texts: Sequence[str]) -> list[str]:
    """Numbers filled up with spaces behind them, so that their decimal points stand below each other on the right."""
    behind = [len(text) - len(NUMBER.split(text)[0]) if NUMBER.search(text) else 0 for text in texts]
    return [text + " " * (max(behind) - own) for text, own in zip(texts, behind, strict=True)]


def machine_figure(machine: MachineView) -> str:
    """A machine to turn."""
    return (
        f'<figure><div class="scene" role="img" aria-label="{escape(machine.caption, quote=True)}"></div>'
        f'<script type="application/json">{machine.data}</script>'
        f"<figcaption>{escape(machine.caption)}</figcaption></figure>"
    )


def image_figure(image: Picture) -> str:
    """A picture."""
    kind = "wide" if int.from_bytes(image.png[16:20], "big") > WIDE else "half"
    return (
        f'<figure class="{kind}"><img alt="{escape(image.caption, quote=True)}" '
        f'src="data:image/png;base64,{b64encode(image.png).decode("ascii")}">'
        f"<figcaption>{escape(image.caption)}</figcaption></figure>"
    )
