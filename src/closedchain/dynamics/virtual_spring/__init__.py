"""Virtual springs: the loops are opened and held together by stiff springs and dampers (Wang, Gosselin and Cheng)."""

from closedchain.dynamics.virtual_spring.method import VirtualSpring

__all__ = ["VirtualSpring"]
