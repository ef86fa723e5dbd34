"""closedchain: machines whose links form closed loops, described once, compiled, and asked.

The public names, in the order of the flow: describe, compile, assemble, ask. Each is imported when it is first used.
"""

from __future__ import annotations

import logging
import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from closedchain import errors as errors
    from closedchain import library as library
    from closedchain import motions as motions
    from closedchain.dynamics.denoc import DeNOC as DeNOC
    from closedchain.dynamics.equilibrium import StaticEquilibrium as StaticEquilibrium
    from closedchain.dynamics.lagrange import Lagrange as Lagrange
    from closedchain.dynamics.linearize import Linearization as Linearization
    from closedchain.dynamics.operational_space import OperationalSpace as OperationalSpace
    from closedchain.dynamics.virtual_spring import VirtualSpring as VirtualSpring
    from closedchain.dynamics.virtual_work import VirtualWork as VirtualWork
    from closedchain.formats import ExportReport as ExportReport
    from closedchain.formats import Imported as Imported
    from closedchain.formats import ImportReport as ImportReport
    from closedchain.formats import export_file as export_file
    from closedchain.formats import import_file as import_file
    from closedchain.formats import load as load
    from closedchain.formats import save as save
    from closedchain.inverse.distribution import ForceDistribution as ForceDistribution
    from closedchain.kernel import Kernel as Kernel
    from closedchain.kinematics.state import State as State
    from closedchain.mechanism import Actuator as Actuator
    from closedchain.mechanism import Beam as Beam
    from closedchain.mechanism import Body as Body
    from closedchain.mechanism import Bushing as Bushing
    from closedchain.mechanism import Compliance as Compliance
    from closedchain.mechanism import Contact as Contact
    from closedchain.mechanism import Coupling as Coupling
    from closedchain.mechanism import FlexibleLink as FlexibleLink
    from closedchain.mechanism import Joint as Joint
    from closedchain.mechanism import JointDamper as JointDamper
    from closedchain.mechanism import JointFriction as JointFriction
    from closedchain.mechanism import JointSpring as JointSpring
    from closedchain.mechanism import Mechanism as Mechanism
    from closedchain.mechanism import Payload as Payload
    from closedchain.mechanism import Point as Point
    from closedchain.mechanism import Pose as Pose
    from closedchain.mechanism import Section as Section
    from closedchain.mechanism import Shape as Shape
    from closedchain.mechanism import Strut as Strut
    from closedchain.mechanism import Wrench as Wrench
    from closedchain.mechanism import json_schema as json_schema
    from closedchain.mechanism.drawing import ball as ball
    from closedchain.mechanism.drawing import cardan as cardan
    from closedchain.mechanism.drawing import drawing as drawing
    from closedchain.mechanism.drawing import pin as pin
    from closedchain.mechanism.drawing import plane as plane
    from closedchain.mechanism.drawing import screw as screw
    from closedchain.mechanism.drawing import sleeve as sleeve
    from closedchain.mechanism.drawing import slider as slider
    from closedchain.mechanism.drawing import weld as weld
    from closedchain.mechanism.expressions import Parameter as Parameter
    from closedchain.mechanism.joint import cylindrical as cylindrical
    from closedchain.mechanism.joint import fixed as fixed
    from closedchain.mechanism.joint import free as free
    from closedchain.mechanism.joint import general as general
    from closedchain.mechanism.joint import helical as helical
    from closedchain.mechanism.joint import planar as planar
    from closedchain.mechanism.joint import prismatic as prismatic
    from closedchain.mechanism.joint import revolute as revolute
    from closedchain.mechanism.joint import spherical as spherical
    from closedchain.mechanism.joint import universal as universal
    from closedchain.mechanism.units import deg as deg
    from closedchain.mechanism.units import mm as mm
    from closedchain.model import Model as Model
    from closedchain.model import compile as compile
    from closedchain.model import load_run as load_run
    from closedchain.model.sweeps import MachineQuestion as MachineQuestion
    from closedchain.model.sweeps import SimulationQuestion as SimulationQuestion
    from closedchain.simulate.events import Event as Event
    from closedchain.simulate.events import Impact as Impact
    from closedchain.simulate.events import parallel_singularity as parallel_singularity
    from closedchain.simulate.inputs import Sampled as Sampled
    from closedchain.simulate.inputs import Table as Table
    from closedchain.simulate.laws.controllers import PID as PID
    from closedchain.simulate.laws.controllers import ComputedTorque as ComputedTorque
    from closedchain.simulate.laws.controllers import FeedForward as FeedForward
    from closedchain.simulate.laws.controllers import LaggedActuators as LaggedActuators
    from closedchain.simulate.laws.controllers import ObserverFeedback as ObserverFeedback
    from closedchain.simulate.laws.controllers import PDGravity as PDGravity
    from closedchain.simulate.run import Run as Run
    from closedchain.stiffness.result import Stiffness as Stiffness
    from closedchain.sweep.execute import Points as Points
    from closedchain.sweep.execute import open_sweep as open_sweep
    from closedchain.sweep.execute import run_sweep as run_sweep
    from closedchain.sweep.execute import sweep_status as sweep_status
    from closedchain.sweep.question import Grid as Grid
    from closedchain.sweep.question import PointFunction as PointFunction
    from closedchain.sweep.question import Variable as Variable

__version__ = "0.2.0"

# idle workers of NumPy's linear algebra sleep after 0.3 ms; by default each spins for 25 ms when NumPy is imported
os.environ.setdefault("OPENBLAS_THREAD_TIMEOUT", "20")
# what is compiled or fallen back to is logged; the application decides whether it is shown
logging.getLogger("closedchain").addHandler(logging.NullHandler())

_HOMES = {
    "closedchain.mechanism": "Actuator Beam Body Bushing Compliance Contact Coupling FlexibleLink Joint "
    "JointDamper JointFriction JointSpring Mechanism Payload Point Pose Section Shape Strut Wrench json_schema",
    "closedchain.mechanism.drawing": "ball cardan drawing pin plane screw sleeve slider weld",
    "closedchain.mechanism.expressions": "Parameter",
    "closedchain.mechanism.units": "deg mm",
    "closedchain.mechanism.joint": "cylindrical fixed free general helical planar prismatic revolute spherical "
    "universal",
    "closedchain.formats": "ExportReport ImportReport Imported export_file import_file load save",
    "closedchain.model": "Model compile load_run",
    "closedchain.kinematics.state": "State",
    "closedchain.dynamics.denoc": "DeNOC",
    "closedchain.dynamics.equilibrium": "StaticEquilibrium",
    "closedchain.inverse.distribution": "ForceDistribution",
    "closedchain.dynamics.lagrange": "Lagrange",
    "closedchain.dynamics.linearize": "Linearization",
    "closedchain.dynamics.virtual_work": "VirtualWork",
    "closedchain.dynamics.operational_space": "OperationalSpace",
    "closedchain.dynamics.virtual_spring": "VirtualSpring",
    "closedchain.kernel": "Kernel",
    "closedchain.stiffness.result": "Stiffness",
    "closedchain.sweep.execute": "Points open_sweep run_sweep sweep_status",
    "closedchain.sweep.question": "Grid PointFunction Variable",
    "closedchain.model.sweeps": "MachineQuestion SimulationQuestion",
    "closedchain.simulate.inputs": "Sampled Table",
    "closedchain.simulate.laws.controllers": "ComputedTorque FeedForward LaggedActuators "
    "ObserverFeedback PDGravity PID",
    "closedchain.simulate.events": "Event Impact parallel_singularity",
    "closedchain.simulate.run": "Run",
}
_HOME = {name: module for module, names in _HOMES.items() for name in names.split()}
_MEANT = {
    "agree": "closedchain.model.agree",
    **dict.fromkeys(("Robot", "Machine", "System"), "Mechanism"),
    **dict.fromkeys(("Link", "link", "RigidBody"), "Body"),
    **dict.fromkeys(("Motor", "motor"), "Actuator"),
    **dict.fromkeys(("hinge", "Hinge"), "pin or revolute"),
    **dict.fromkeys(("Spring", "spring"), "Strut or JointSpring"),
    **dict.fromkeys(("gear", "Gear"), "Coupling"),
    **dict.fromkeys(("read", "open", "load_file", "parse"), "load"),
    **dict.fromkeys(("simulate", "assemble"), "compile, whose models have it"),
}  # words of other programs, and what they are called here
_MODULES = ("errors", "library", "motions")

__all__ = ["__version__", *_MODULES, *_HOME]


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return import_module(f"closedchain.{name}")
    if name in _HOME:
        return getattr(import_module(_HOME[name]), name)
    from closedchain.errors import no_name

    raise no_name("closedchain", name, __all__, _MEANT)


def __dir__() -> list[str]:
    return sorted(__all__)
