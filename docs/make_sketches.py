"""Dimensioned sketches of the machines on the page about drawings: python docs/make_sketches.py writes docs/images."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from matplotlib import rcParams
from matplotlib.axes import Axes
from matplotlib.figure import Figure

IMAGES = Path(__file__).parent / "images"
Point = tuple[float, float]
BODY, DARK, LIGHT = "#9bb8d3", "#7a7a7a", "#c9c9c9"


def bar(axes: Axes, *points: Point, width: float = 9, colour: str = BODY) -> None:
    """A body along points."""
    axes.plot(*np.array(points).T, color=colour, lw=width, solid_capstyle="round", solid_joinstyle="round", zorder=2)


def joint(axes: Axes, point: Point, text: str = "", off: Point = (8, 6), *, ball: bool = False) -> None:
    """A pin, or a ball, with its name."""
    axes.plot(*point, "o", ms=7, mfc="black" if ball else "white", mec="black", mew=1.6, zorder=4)
    if text:
        axes.annotate(text, point, xytext=off, textcoords="offset points", fontsize=9, zorder=5)


def ground(axes: Axes, point: Point) -> None:
    """What stands still."""
    axes.plot(*point, marker=(3, 0, 0), ms=17, mfc="0.85", mec="0.4", zorder=1)


def dimension(axes: Axes, a: Point, b: Point, text: str, off: Point = (0.0, 0.0)) -> None:
    """An arrow between two points moved aside, with its length, and thin lines from where it is measured."""
    (ax, ay), (bx, by) = (np.add(point, off) for point in (a, b))
    for here, there in ((a, (ax, ay)), (b, (bx, by))):
        axes.plot(*zip(here, there, strict=True), color="0.6", lw=0.7, zorder=1)
    look = {"arrowstyle": "<->", "color": "0.25", "lw": 0.9, "shrinkA": 0, "shrinkB": 0}
    axes.annotate("", (ax, ay), (bx, by), arrowprops=look)
    turn = float(np.degrees(np.arctan2(by - ay, bx - ax)))
    turn = turn - 180 if turn > 90 else turn + 180 if turn <= -90 else turn
    axes.text(
        (ax + bx) / 2, (ay + by) / 2, text, fontsize=9, ha="center", va="center", rotation=turn, rotation_mode="anchor",
        bbox={"facecolor": "white", "edgecolor": "none", "pad": 1.2}, zorder=6,
    )  # fmt: skip


def frame(axes: Axes, at: Point, names: str, size: float) -> None:
    """Directions of the two axes that are seen."""
    for name, (dx, dy) in zip(names, ((size, 0.0), (0.0, size)), strict=True):
        axes.annotate("", (at[0] + dx, at[1] + dy), at, arrowprops={"arrowstyle": "->", "lw": 1.3})
        axes.text(at[0] + 1.25 * dx, at[1] + 1.25 * dy, name, fontsize=10, ha="center", va="center")
        axes.plot(at[0] + 1.4 * dx, at[1] + 1.4 * dy, alpha=0)  # arrows have no say in the limits
    axes.plot(*at, alpha=0)


def sheet(columns: int = 1, width: float = 6.4, height: float = 3.6) -> tuple[Figure, list[Axes]]:
    """Axes without frames, in one scale."""
    figure = Figure(figsize=(width, height), layout="constrained")
    found = list(figure.subplots(1, columns, squeeze=False).ravel())
    for axes in found:
        axes.set_aspect("equal")
        axes.axis("off")
    return figure, found


def tripod() -> Figure:
    figure, (side, top) = sheet(2)
    foot, ball = (0.35, 0.0), (0.2, 0.6)
    middle = tuple(np.add(foot, ball) / 2)
    bar(side, foot, middle, width=11, colour=LIGHT)
    bar(side, middle, ball, width=6, colour=DARK)
    bar(side, (-0.1, 0.6), ball)
    ground(side, foot)
    joint(side, foot, "hinge", (10, -4))
    joint(side, ball, "ball", (8, 5), ball=True)
    side.axvline(0, color="0.6", lw=0.8, ls="-.")
    dimension(side, (0.0, 0.0), foot, "0.35", (0.0, -0.12))
    dimension(side, (0.0, 0.6), ball, "0.2", (0.0, 0.12))
    dimension(side, (-0.1, 0.0), (-0.1, 0.6), "0.6", (-0.12, 0.0))
    side.text(*middle, "  ram", fontsize=9, style="italic", va="center")
    frame(side, (0.55, 0.35), "xz", 0.12)
    out = [(np.cos(t), np.sin(t)) for t in np.radians([0, 120, 240])]
    bar(top, *[(0.2 * x, 0.2 * y) for x, y in (*out, out[0])])
    for k, (x, y) in enumerate(out):
        bar(top, (0.35 * x, 0.35 * y), (0.2 * x, 0.2 * y), width=6, colour=DARK)
        across = np.array([-y, x]) * 0.07
        top.plot(*np.array([(0.35 * x, 0.35 * y) + across, (0.35 * x, 0.35 * y) - across]).T, color="black", lw=1.4)
        joint(top, (0.2 * x, 0.2 * y), ball=True)
        joint(top, (0.35 * x, 0.35 * y), str(k), (9, 6))
    top.text(0.0, -0.02, "120° apart", fontsize=9, ha="center")
    frame(top, (0.33, 0.22), "xy", 0.1)
    return figure


def delta() -> Figure:
    figure, (side, front) = sheet(2)
    hip, elbow, wrist = (0.12, 0.0), (0.32, 0.0), (0.05, -0.45)
    bar(side, hip, elbow, colour=LIGHT)
    bar(side, elbow, wrist, width=5, colour=DARK)
    bar(side, (-0.05, -0.45), wrist)
    ground(side, hip)
    joint(side, hip, "hip", (-6, 12))
    joint(side, elbow, "elbow", (8, 2))
    joint(side, wrist, "wrist", (12, -4), ball=True)
    side.axvline(0, color="0.6", lw=0.8, ls="-.")
    dimension(side, (0.0, 0.0), hip, "0.12", (0.0, 0.1))
    dimension(side, (0.0, 0.0), elbow, "0.32", (0.0, 0.17))
    dimension(side, (0.0, -0.45), wrist, "0.05", (0.0, -0.08))
    dimension(side, (-0.05, 0.0), (-0.05, -0.45), "0.45", (-0.1, 0.0))
    frame(side, (0.36, -0.4), "xz", 0.08)
    for x in (-0.03, 0.03):
        bar(front, (x, 0.0), (x, -0.45), width=4, colour=DARK)
        joint(front, (x, 0.0))
        joint(front, (x, -0.45), ball=True)
    bar(front, (-0.05, 0.0), (0.05, 0.0), width=6, colour=LIGHT)
    bar(front, (-0.05, -0.45), (0.05, -0.45), width=6)
    dimension(front, (-0.03, -0.45), (0.03, -0.45), "0.06", (0.0, -0.06))
    front.text(0.07, -0.22, "two rods:\na cardan above,\na ball below", fontsize=9)
    front.set_xlim(-0.1, 0.35)
    return figure


def orthoglide() -> Figure:
    figure, (view,) = sheet(height=4.0)
    for s in (-0.04, 0.04):
        bar(view, (-0.43, s), (-0.03, s), width=4, colour=DARK)
        joint(view, (-0.43, s))
        joint(view, (-0.03, s), ball=True)
    bar(view, (-0.43, -0.05), (-0.43, 0.05), width=10, colour=LIGHT)
    view.plot((-0.56, -0.3), (0.0, 0.0), color="0.4", lw=0.9, ls="--", zorder=1)
    # the rods of the second carriage lie above each other
    bar(view, (0.0, -0.43), (0.0, -0.03), width=4, colour=DARK)
    bar(view, (-0.02, -0.43), (0.02, -0.43), width=10, colour=LIGHT)
    view.plot((0.0, 0.0), (-0.56, -0.3), color="0.4", lw=0.9, ls="--", zorder=1)
    joint(view, (0.0, -0.43))
    joint(view, (0.0, -0.03), ball=True)
    view.fill(*np.array([(-0.03, -0.03), (0.03, -0.03), (0.03, 0.03), (-0.03, 0.03)]).T, color=BODY, zorder=3)
    dimension(view, (-0.43, 0.05), (-0.03, 0.05), "0.4", (0.0, 0.08))
    dimension(view, (-0.43, 0.05), (0.0, 0.05), "0.43", (0.0, 0.15))
    dimension(view, (-0.43, -0.04), (-0.43, 0.04), "0.08", (-0.2, 0.0))
    dimension(view, (-0.03, 0.03), (0.03, 0.03), "0.06", (0.0, 0.08))
    view.text(-0.38, -0.13, "carriage slides along x", fontsize=9, ha="center")
    view.text(0.05, -0.43, "carriage slides along y,\nits rods are 0.08 apart along z", fontsize=9, va="center")
    view.text(0.08, 0.0, "the third slides along z, its rods\nare 0.08 apart along x", fontsize=9, va="center")
    frame(view, (0.2, -0.3), "xy", 0.08)
    return figure


def excavator() -> Figure:
    figure, (view,) = sheet(height=4.2)
    foot, knee, teeth, top = (0.0, 0.0), (4.2, 2.2), (5.2, -1.4), (2.6, 2.0)
    stick_top, base, ear = (3.9, 2.9), (0.7, -0.3), (2.2, 1.0)
    bar(view, foot, top, knee, width=13)
    bar(view, stick_top, knee, teeth, width=11, colour="#d9b38c")
    bar(view, (2.2, 1.69), ear, width=8)
    for a, b in ((base, ear), (top, stick_top)):
        a_, b_ = np.array(a), np.array(b)
        bar(view, a, tuple(a_ + 0.6 * (b_ - a_)), width=9, colour=LIGHT)
        bar(view, tuple(a_ + 0.4 * (b_ - a_)), b, width=4, colour=DARK)
    for point in (foot, base):
        ground(view, point)
    names = {"foot": (foot, (-70, 4)), "base": (base, (10, -14)), "ear": (ear, (12, -8)), "top": (top, (-60, 12)),
             "stick_top": (stick_top, (8, 8)), "knee": (knee, (12, 2)), "teeth": (teeth, (12, -4))}  # fmt: skip
    for name, (point, off) in names.items():
        joint(view, point, f"{name} ({point[0]:g}, {point[1]:g})".replace("-", "−"), off)
    view.text(5.3, 1.2, "pins along y; x and z in metres", fontsize=9)
    frame(view, (-1.2, -1.2), "xz", 0.7)
    view.set_xlim(-1.8, 7.6)
    return figure


def planetary() -> Figure:
    figure, (view,) = sheet(height=4.0)
    sun, planet, ring = 20.0, 20.0, 60.0  # teeth, radii of circles in mm

    def wheel(middle: Point, teeth: float, colour: str, depth: float = 1.2) -> None:
        turn = np.linspace(0, 2 * np.pi, 40 * int(teeth))
        radius = teeth + depth * np.clip(3 * np.sin(teeth * turn), -1, 1)
        view.fill(middle[0] + radius * np.cos(turn), middle[1] + radius * np.sin(turn), color=colour, zorder=1.5)

    turn = np.linspace(0, 2 * np.pi, 2000)
    view.fill(68 * np.cos(turn), 68 * np.sin(turn), color="0.85", zorder=0.5)
    inner = ring + 1.2 * np.clip(3 * np.sin(ring * turn), -1, 1)
    view.fill(inner * np.cos(turn), inner * np.sin(turn), color="white", zorder=1)
    wheel((0.0, 0.0), sun, BODY)
    wheel((sun + planet, 0.0), planet, "#d9b38c")
    bar(view, (0.0, 0.0), (sun + planet, 0.0), width=6, colour=DARK)
    joint(view, (0.0, 0.0), "sun, carrier", (-34, 12))
    joint(view, (sun + planet, 0.0), "planet", (-16, 12))
    view.text(0, -64.5, "ring: fixed, 60 teeth", fontsize=9, ha="center", va="center")
    view.text(-2, -11, "20", fontsize=9, ha="center")
    view.text(40, -11, "20", fontsize=9, ha="center")
    view.text(14, 5, "carrier", fontsize=9, style="italic")
    frame(view, (80, -55), "xy", 18)
    return figure


if __name__ == "__main__":
    rcParams["svg.hashsalt"] = "sketches"  # the same file every time
    rcParams["svg.fonttype"] = "none"
    for make in (tripod, delta, orthoglide, excavator, planetary):
        path = IMAGES / f"sketch_{make.__name__}.svg"
        make().savefig(path, metadata={"Date": None})
        path.write_text("\n".join(line.rstrip() for line in path.read_text().splitlines()) + "\n")
