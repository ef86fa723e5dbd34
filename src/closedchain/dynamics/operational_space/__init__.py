"""Multiple chains on a reference member: the formulation of Lilly and Orin."""

from closedchain.dynamics.operational_space.method import OperationalSpace

__all__ = ["OperationalSpace"]
