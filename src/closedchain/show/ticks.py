"""Numbers beside axes in plain text, powers of ten with raised digits: Matplotlib sets formulas fifty times slower.

Matplotlib is imported here at once, so that only what draws imports this.
"""

from __future__ import annotations

import re
from typing import Any

from matplotlib.ticker import LogFormatterSciNotation, LogLocator, ScalarFormatter

RAISED = str.maketrans("0123456789-\N{MINUS SIGN}", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁻")

MANY = 1e3


def power(exponent: str) -> str:
    """Ten to a whole power."""
    return "10" + exponent.translate(RAISED)


class Numbers(ScalarFormatter):
    """Linear axes: a common power of ten stands at their end."""

    def get_offset(self) -> str:
        """×10⁻⁵ where Matplotlib writes 1e−5."""
        return re.sub(r"1e\+?([-\N{MINUS SIGN}]?\d+)", lambda found: "×" + power(found[1]), super().get_offset())


class FewTicks(LogLocator):
    """Ticks between powers of ten, where there is room for them."""

    def tick_values(self, vmin: float, vmax: float) -> Any:
        """None over more than three decades."""
        return super().tick_values(vmin, vmax) if vmax < MANY * vmin else []


class Powers(LogFormatterSciNotation):
    """Logarithmic axes: 10⁻³, and 3×10⁻³ where less than a decade is shown."""

    def __call__(self, x: float, pos: Any = None) -> str:
        """What Matplotlib writes as a formula, without setting one."""
        text = super().__call__(x, pos).replace(r"\mathdefault", "").replace(r"\times", "×")
        return re.sub(r"10\^\{(-?\d+)\}", lambda found: power(found[1]), text).translate({ord(c): None for c in "${}"})
