"""Virtual springs: the loops are opened and held together by stiff springs and dampers (Wang, Gosselin and Cheng)."""

from closedchain.dynamics.virtual_spring.chains import chain_kernels, motion_kernel
from closedchain.dynamics.virtual_spring.method import VirtualSpring
from closedchain.dynamics.virtual_spring.settling import settle
from closedchain.dynamics.virtual_spring.study import SpringStudy, tune
from closedchain.dynamics.virtual_spring.tuning import SpringChoice

__all__ = [
    "SpringChoice",
    "SpringStudy",
    "VirtualSpring",
    "chain_kernels",
    "motion_kernel",
    "settle",
    "tune",
]
