"""Frames and letters of the theory page, drawn: python docs/make_figures.py writes docs/images/theory_*.svg."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
from matplotlib import rcParams
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Polygon

sys.path.insert(0, str(Path(__file__).parent))

from make_sketches import BODY, DARK, IMAGES, LIGHT, Point, bar, ground, joint, sheet

RED, BLUE = "#c0392b", "#1f5f99"
AXES = ("#b03a2e", "#1e8449")


def triad(axes: Axes, at: Point, name: str, angle: float = 0.0, size: float = 0.32, off: Point = (-6, -14)) -> None:
    """A frame: x red, y green."""
    for turn, colour in zip((0.0, 90.0), AXES, strict=True):
        t = np.radians(angle + turn)
        end = (at[0] + size * np.cos(t), at[1] + size * np.sin(t))
        axes.annotate(
            "",
            end,
            at,
            arrowprops={"arrowstyle": "->", "lw": 1.6, "color": colour, "shrinkA": 0, "shrinkB": 0},
            zorder=6,
        )
    axes.annotate(name, at, xytext=off, textcoords="offset points", fontsize=11, ha="center", zorder=7)


def arrow(
    axes: Axes, a: Point, b: Point, text: str = "", off: Point = (0, 6), colour: str = BLUE, bend: float = 0.0
) -> None:
    """A vector or a transformation from a to b, its letter at the middle."""
    look = {
        "arrowstyle": "-|>",
        "lw": 1.3,
        "color": colour,
        "shrinkA": 2,
        "shrinkB": 2,
        "connectionstyle": f"arc3,rad={bend}",
    }
    axes.annotate("", b, a, arrowprops=look, zorder=5)
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    axes.annotate(
        text,
        middle,
        xytext=off,
        textcoords="offset points",
        fontsize=11,
        color=colour,
        ha="center",
        va="center",
        zorder=7,
    )


def note(axes: Axes, at: Point, text: str, size: float = 10, colour: str = "0.2") -> None:
    axes.text(*at, text, fontsize=size, ha="center", va="center", color=colour, zorder=7)


def spring(axes: Axes, a: Point, b: Point, side: float = 0.0) -> None:
    """A spring between two points, moved to one side."""
    start, end = np.array(a), np.array(b)
    across = np.array([-(end - start)[1], (end - start)[0]]) / max(float(np.linalg.norm(end - start)), 1e-9)
    steps = np.linspace(0, 1, 14)
    offs = np.array([0, 0, *[0.05 * (-1) ** k for k in range(10)], 0, 0])
    axes.plot(
        *np.array([start + s * (end - start) + (o + side) * across for s, o in zip(steps, offs, strict=True)]).T,
        color=RED,
        lw=1.5,
        zorder=4,
    )


def damper(axes: Axes, a: Point, b: Point, side: float = 0.0) -> None:
    """A damper between two points, moved to one side."""
    start, end = np.array(a), np.array(b)
    along = (end - start) / max(float(np.linalg.norm(end - start)), 1e-9)
    across = np.array([-along[1], along[0]])
    start, end, length = start + side * across, end + side * across, float(np.linalg.norm(end - start))
    cup = [start + 0.6 * length * along + 0.06 * across, start + 0.35 * length * along + 0.06 * across,
           start + 0.35 * length * along - 0.06 * across, start + 0.6 * length * along - 0.06 * across]  # fmt: skip
    head = [start + 0.52 * length * along + 0.045 * across, start + 0.52 * length * along - 0.045 * across]
    for line in ([start, start + 0.35 * length * along], cup, head, [start + 0.52 * length * along, end]):
        axes.plot(*np.array(line).T, color=RED, lw=1.5, zorder=4)


def plate(axes: Axes, *corners: Point, colour: str = BODY) -> None:
    axes.add_patch(Polygon(corners, closed=True, facecolor=colour, edgecolor=colour, lw=8, joinstyle="round", zorder=2))


def frames() -> Figure:
    """Where frames sit, and what takes one to the other."""
    figure, (view,) = sheet(height=3.4)
    world, p_at, f_at = (-0.2, -0.2), (1.5, 0.5), (3.1, 1.05)
    plate(view, (1.1, 0.25), (2.0, 0.15), f_at, (1.9, 1.0))
    m_at, c_at = (3.55, 1.25), (4.8, 0.75)
    plate(view, m_at, (4.9, 0.35), (5.4, 0.95), (4.4, 1.35), colour="#d9b38c")
    triad(view, world, "$W$", 0, 0.45)
    triad(view, p_at, "$P$", 15, 0.36)
    triad(view, f_at, "$F$", 20, 0.36, (2, -15))
    triad(view, m_at, "$M$", 55, 0.36, (12, -11))
    triad(view, c_at, "$C$", -10, 0.36)
    arrow(view, world, p_at, "$X_{WP}$", (-14, 10), bend=0.15)
    arrow(view, p_at, f_at, "$X_{PF}$", (-10, 34), bend=-0.25)
    arrow(view, f_at, m_at, "$X_{FM}(q)$", (-6, 34), colour=RED, bend=-0.9)
    arrow(view, c_at, m_at, "$X_{CM}$", (18, 24), bend=0.25)
    note(view, (1.55, -0.15), "parent body $P$")
    note(view, (5.0, 0.0), "child body $C$")
    note(view, (3.3, 0.35), "the joint: $F$ on the\nparent, $M$ on the child", 9)
    note(view, (-0.2, -0.75), "the ground")
    view.set_xlim(-0.9, 6.0)
    view.set_ylim(-0.95, 2.2)
    return figure


def virtual_spring() -> Figure:
    """A cut joint held by a spring and a damper."""
    figure, (view,) = sheet(height=3.0)
    f_at, m_at = (1.9, 0.9), (2.9, 1.15)
    bar(view, (0.0, 0.0), (1.0, 1.1), f_at, width=13)
    bar(view, (5.0, 0.0), (4.2, 1.2), m_at, width=13, colour="#d9b38c")
    ground(view, (0.0, -0.05))
    ground(view, (5.0, -0.05))
    joint(view, (0.0, 0.0))
    joint(view, (1.0, 1.1))
    joint(view, (5.0, 0.0))
    joint(view, (4.2, 1.2))
    triad(view, f_at, "$F$", 0, 0.3, (-12, -12))
    triad(view, m_at, "$M$", 25, 0.3, (14, -12))
    spring(view, f_at, m_at, 0.16)
    damper(view, f_at, m_at, -0.16)
    arrow(view, f_at, m_at, r"$\Delta = p_M - p_F$", (0, -34))
    note(view, (2.32, 1.5), "$k$", 12, RED)
    note(view, (2.62, 0.72), "$b$", 12, RED)
    note(view, (0.2, 0.75), "parent $P$")
    note(view, (5.1, 0.75), "child $C$")
    view.set_xlim(-0.5, 5.6)
    view.set_ylim(-0.35, 1.8)
    return figure


def virtual_joints() -> Figure:
    """A leg as rigid parts, springs and passive joints."""
    figure, (view,) = sheet(height=3.2)
    base, elbow, wrist = (0.0, 0.0), (1.6, 1.1), (3.4, 0.5)
    for a, b in ((base, elbow), (elbow, wrist)):
        start, end = np.array(a), np.array(b)
        bar(view, a, tuple(start + 0.55 * (end - start)), width=10)
        spring(view, tuple(start + 0.55 * (end - start)), tuple(start + 0.85 * (end - start)))
        bar(view, tuple(start + 0.85 * (end - start)), b, width=10)
    plate(view, wrist, (4.6, 0.3), (4.5, 0.9), (3.5, 1.0), colour="#d9b38c")
    ground(view, (0.0, -0.05))
    view.add_patch(
        Polygon([(-0.2, -0.2), (0.2, -0.2), (0.2, 0.2), (-0.2, 0.2)], closed=True, fc="none", ec=RED, lw=1.6, zorder=5)
    )
    joint(view, base, "actuator, with its\nspring $\\theta_1$", (-92, 12))
    joint(view, elbow, "passive joint $q_1$", (-44, 12))
    joint(view, wrist, "passive joint $q_2$", (-40, -22))
    note(view, (1.55, 0.48), r"link spring $\theta_2 \ldots \theta_7$", 9, RED)
    note(view, (2.55, 0.38), r"link spring $\theta_8 \ldots$", 9, RED)
    triad(view, (4.2, 0.6), "", 0, 0.35)
    note(view, (4.25, 0.05), "reference point", 9)
    arrow(view, (5.2, 1.5), (4.3, 0.72), "$f$", (-8, 10), RED)
    arrow(view, (4.6, 0.6), (5.4, 0.75), "$x$", (4, -10))
    note(view, (3.75, 1.28), "platform")
    view.set_xlim(-1.5, 5.8)
    view.set_ylim(-0.4, 1.9)
    return figure


def denoc() -> Figure:
    """Legs that meet at an end-effector, and the frames of one of them."""
    figure, (view,) = sheet(height=3.2)
    points = [(0.0, 0.0), (0.7, 1.0), (1.9, 1.3), (2.9, 0.8)]
    for a, b in pairwise(points):
        bar(view, a, b, width=10)
    plate(view, (2.9, 0.8), (3.9, 0.7), (3.8, 1.3), (3.1, 1.3), colour="#d9b38c")
    bar(view, (3.9, 0.7), (4.9, 0.9), (5.3, 0.0), width=7, colour=LIGHT)
    bar(view, (3.8, 1.3), (4.6, 1.75), (5.6, 1.6), width=7, colour=LIGHT)
    for point in (points[0], (5.3, 0.0)):
        ground(view, (point[0], point[1] - 0.05))
    for number, point in enumerate(points):
        joint(view, point, ("$1$", "$i-1$", "$i$", "$m$")[number], ((10, -4), (-30, 4), (-4, 10), (-18, 10))[number])
    for point in ((3.9, 0.7), (4.9, 0.9), (5.3, 0.0), (3.8, 1.3), (4.6, 1.75), (5.6, 1.6)):
        joint(view, point)
    triad(view, (1.2, 1.13), "", 14, 0.28)
    triad(view, (2.35, 1.07), "", -27, 0.28)
    arrow(view, (1.2, 1.13), (2.35, 1.07), "$A_{i,i-1}$", (0, -18), bend=0.35)
    arrow(view, (2.35, 1.07), (2.9, 0.8), "$A_{ei}$", (-12, -20), bend=0.5)
    triad(view, (2.9, 0.8), "$E$", 0, 0.3, (8, -16))
    note(view, (3.45, 1.0), "$t_e$", 12, BLUE)
    note(view, (3.4, 1.62), "end-effector")
    note(view, (5.25, 1.25), "other legs", 9)
    note(view, (-0.42, 0.28), r"$\dot\theta_k,\ \tau_k$", 11, RED)
    view.set_xlim(-0.6, 6.0)
    view.set_ylim(-0.5, 2.0)
    return figure


def multichain() -> Figure:
    """Chains opened at their tips around the reference member."""
    figure, (view,) = sheet(height=3.2)
    plate(view, (2.4, 1.2), (3.6, 1.2), (3.6, 1.7), (2.4, 1.7), colour="#d9b38c")
    triad(view, (3.0, 1.4), "$0$", 0, 0.3, (-8, -4))
    arrow(view, (3.55, 2.05), (3.15, 1.55), "$a_0,\\ I_0$", (24, 8))
    tips = ((1.9, 1.25), (3.0, 0.65), (4.1, 1.25))
    mates = ((2.35, 1.4), (3.0, 1.15), (3.65, 1.4))
    chains = (((0.3, 0.0), (0.7, 0.9), tips[0]), ((2.2, -0.2), (2.5, 0.4), tips[1]), ((5.6, 0.0), (5.2, 0.9), tips[2]))
    for number, (chain, tip, mate) in enumerate(zip(chains, tips, mates, strict=True), start=1):
        bar(view, *chain, width=9)
        ground(view, (chain[0][0], chain[0][1] - 0.05))
        for point in chain[:-1]:
            joint(view, point)
        view.plot(*zip(tip, mate, strict=True), ":", color="0.3", lw=1.4)
        joint(view, tip)
        arrow(view, tip, mate, f"$h^c_{number}$", ((-4, 12), (15, 0), (6, 12))[number - 1], RED)
    note(view, (-0.25, 0.72), "chain 1:\n$M_1^{-1}$ at its tip", 9)
    note(view, (5.6, 1.25), "chain $m$", 9)
    note(view, (1.5, 2.0), "reference member 0", 10)
    view.set_xlim(-0.7, 6.3)
    view.set_ylim(-0.6, 2.3)
    return figure


def virtual_work() -> Figure:
    """One leg of the Hexapod: a carriage, a universal joint, a rod, a ball on the platform."""
    figure, (view,) = sheet(height=3.0)
    carriage, ball = (0.9, 0.45), (2.6, 1.5)
    view.plot((-0.2, 1.9), (0.0, 0.9), color="0.4", lw=1, ls="--", zorder=1)
    bar(view, (0.6, 0.315), (1.2, 0.585), width=14, colour=LIGHT)
    bar(view, carriage, ball, width=6, colour=DARK)
    plate(view, ball, (4.6, 1.5), (4.4, 1.75), (2.8, 1.75), colour="#d9b38c")
    joint(view, carriage)
    joint(view, ball, ball=True)
    joint(view, (4.6, 1.5), ball=True)
    bar(view, (4.6, 1.5), (5.2, 0.6), width=6, colour=LIGHT)
    arrow(view, (0.3, 0.42), (0.8, 0.65), "$v_{10},\\ \\tau$", (-20, 8), RED)
    note(view, (2.15, 0.28), r"universal joint: $\omega_{21}, \omega_{32}$", 9)
    note(view, (2.25, 1.62), "ball", 9)
    note(view, (2.65, 0.85), "body 3, wrench $F_3$", 9)
    arrow(view, (3.6, 1.62), (3.6, 2.15), "$V,\\ A$", (20, 4))
    triad(view, (3.6, 1.62), "", 0, 0.28)
    note(view, (4.7, 2.0), "platform")
    note(view, (0.0, -0.15), "guide on the ground", 9)
    view.set_xlim(-0.6, 5.6)
    view.set_ylim(-0.3, 2.3)
    return figure


if __name__ == "__main__":
    rcParams["svg.hashsalt"] = "figures"  # the same file every time
    for make in (frames, virtual_spring, virtual_joints, denoc, multichain, virtual_work):
        figure, path = make(), IMAGES / f"theory_{make.__name__}.svg"
        figure.savefig(path, metadata={"Date": None})
        path.write_text("\n".join(line.rstrip() for line in path.read_text().splitlines()) + "\n")
        if sys.argv[1:]:
            figure.savefig(Path(sys.argv[1]) / f"theory_{make.__name__}.png", dpi=110)
