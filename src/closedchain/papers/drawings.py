"""Machines of the papers, drawn."""

from __future__ import annotations

from collections.abc import Sequence

from closedchain.kinematics.state import State
from closedchain.papers.finding import Picture, picture
from closedchain.show.drawing import draw


def drawn(caption: str, states: Sequence[State]) -> Picture:
    """A machine in one state, or in several laid over each other, the last one strongest."""
    axes = draw(states[-1])
    for number, state in enumerate(states[:-1]):
        draw(state, axes, alpha=0.2 + 0.5 * number / len(states))
    figure = axes.get_figure(root=True)
    assert figure is not None
    figure.set_size_inches(5.0, 4.2)
    return picture(caption, figure, machine=True)
