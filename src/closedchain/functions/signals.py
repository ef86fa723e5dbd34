"""What the entries of a function's inputs and outputs are called, and their units."""

from __future__ import annotations

from collections.abc import Sequence

from closedchain.records import dataclass


@dataclass(frozen=True)
class Signal:
    """One number that goes into a function or comes out of it.

    name: as in the description, such as "crank", "crank.velocity", "tip.x"
    unit: SI, such as "rad", "m/s", "N m"; "1" where there is none

    Example:
        >>> model.functions.ode().inputs[0].signals[1]
        Signal(name='crank.velocity', unit='rad/s')
    """

    name: str
    unit: str


@dataclass(frozen=True)
class SignalPort:
    """An input or output of a function: its name and its entries in their order.

    Example:
        >>> port = model.functions.ode().outputs[0]
        >>> port.name, port.names
        ('dx', ('crank.velocity', 'crank.acceleration'))
    """

    name: str
    signals: tuple[Signal, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the entries."""
        return tuple(one.name for one in self.signals)

    @property
    def units(self) -> tuple[str, ...]:
        """Units of the entries."""
        return tuple(one.unit for one in self.signals)

    @property
    def size(self) -> int:
        """How many entries there are."""
        return len(self.signals)


def port(name: str, names: Sequence[str], units: Sequence[str]) -> SignalPort:
    """A port of entries with these names and units."""
    return SignalPort(name, tuple(Signal(*pair) for pair in zip(names, units, strict=True)))


# velocity, acceleration and force along a coordinate, by its unit
RATES = {"rad": ("rad/s", "rad/s²", "N m"), "m": ("m/s", "m/s²", "N")}


def rate_unit(unit: str, order: int = 1) -> str:
    """Unit of a coordinate's velocity (order 1) or acceleration (2)."""
    return RATES[unit][order - 1] if unit in RATES else f"{unit}/s" if order == 1 else f"{unit}/s²"


def force_unit(unit: str) -> str:
    """Unit of the force along a coordinate."""
    return RATES[unit][2] if unit in RATES else "1"
