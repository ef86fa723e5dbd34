"""How fast the viewer follows a hand: from a pose asked to the messages sent, assembly included, server side."""

from __future__ import annotations

import time

import numpy as np

import closedchain as cc

TITLE = "Viewer: a drag, from the pose asked to the frame sent"
DRAGS = 120
FRAME = 33.0  # ms
NOTE = "95th percentile of 120 drags along a curve of 15 % of the size, messages included; 33 ms: 30 frames per second"


def measure() -> list[dict[str, object]]:
    return [row(name) for name in cc.library.machines()]


def row(name: str) -> dict[str, object]:
    spent = np.array(drags(name)) * 1e3
    p95 = float(np.quantile(spent, 0.95))
    return {
        "what": f"drag {name}",
        "ours": f"{p95:.1f} ms (median {np.median(spent):.1f})",
        "peer": f"{FRAME:.0f} ms",
        "ratio": FRAME / p95,
        "wanted": 1.0,
        "note": NOTE,
    }


def drags(name: str) -> list[float]:
    """Seconds of every drag, the first few left out."""
    model = cc.compile(cc.library.machines()[name]())
    size, found = model.system.size, []
    with model.view(port=0, open_browser=False) as viewer:
        rotation, position = viewer.session.handle
        for k in range(DRAGS + 5):
            way = 0.15 * size * np.sin(np.array([0.1, 0.13, 0.07]) * k)
            start = time.perf_counter()
            viewer.drag(rotation, position + way)
            found.append(time.perf_counter() - start)
    return found[5:]
