"""Arguments of the library's machines: signs, choices and reach."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from closedchain.errors import ArgumentError, MechanismError
from closedchain.mechanism.numbers import finite, finite_vector
from closedchain.types import Array


def positive(**values: float) -> None:
    """Every value is a positive number; its name goes into the message."""
    for name, value in values.items():
        if not finite(name, value) > 0:
            raise ArgumentError(f"{name} is {value}; it must be positive")


def numbers(what: str, values: Sequence[float], size: int, sign: bool = True) -> tuple[float, ...]:
    """That many finite numbers, positive unless the sign does not matter."""
    entries = finite_vector(what, values, size)
    if sign and min(entries) <= 0:
        raise ArgumentError(f"{what} are {entries}; they must be positive")
    return entries


def one_of(kind: str, value: object, valid: Iterable[object]) -> None:
    """The value is one of the valid ones."""
    options = list(valid)
    if value not in options:
        raise ArgumentError(f"no {kind} {value!r}; it must be one of {', '.join(map(str, options))}")


def sign_of(branch: str) -> int:
    """+1 for the upper branch, -1 for the lower one."""
    one_of("branch", branch, ("up", "down"))
    return 1 if branch == "up" else -1


def elbow(p: Array, q: Array, a: float, b: float, side: int, what: str) -> Array:
    """The point at distances a from p and b from q in the xy plane, left (+1) or right (-1) of the way from p to q."""
    way = (q - p)[:2]
    d = float(np.hypot(*way))
    if not abs(a - b) < d < a + b:
        raise MechanismError(
            f"{what} cannot close: the ends are {d:.6g} m apart, and links of {a:.6g} m and {b:.6g} m reach "
            f"from {abs(a - b):.6g} m to {a + b:.6g} m"
        )
    along = (d * d + a * a - b * b) / (2 * d)
    across = side * np.sqrt(a * a - along * along)
    x, y = way / d
    return np.array([p[0] + along * x - across * y, p[1] + along * y + across * x, 0.0])


def angle_where(a: float, b: float, c: float, side: int, what: str) -> float:
    """The angle with a cos + b sin = c, on one of the two sides of the direction (a, b)."""
    r = float(np.hypot(a, b))
    if not abs(c) <= r * (1 + 1e-12):
        raise MechanismError(f"{what} cannot close: out of reach (|{c:.6g}| must not exceed {r:.6g})")
    return float(np.arctan2(b, a) + side * np.arccos(np.clip(c / r, -1, 1)))
