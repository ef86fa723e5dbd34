"""How a result reaches its picture: the one place where a lower package calls `show`, by name, at call time.

`run.plot()` must not make `simulate` depend on Matplotlib, so results look their views up here.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

VIEWS = {
    "run": "closedchain.show.runs:plot_run",
    "animation": "closedchain.show.animation:animate",
    "html": "closedchain.show.notebook:html",
    "drawing": "closedchain.show.drawing:draw",
    "model viewer": "closedchain.show.viewer.server:view_model",
    "run viewer": "closedchain.show.viewer.server:view_run",
}


def view(name: str) -> Callable[..., Any]:
    """The function of `show` that draws a kind of result."""
    module, function = VIEWS[name].split(":")
    drawn: Callable[..., Any] = getattr(import_module(module), function)
    return drawn
