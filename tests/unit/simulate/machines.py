"""Compiled machines that several tests share."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np

import closedchain as cc


@cache
def four_bar() -> tuple[cc.Model, cc.State]:
    model = cc.compile(cc.library.four_bar())
    return model, model.assemble()


@cache
def platform() -> tuple[cc.Model, cc.State]:
    model = cc.compile(cc.library.gough_stewart())
    return model, model.assemble()


@cache
def saha() -> cc.Model:
    return cc.compile(cc.library.four_bar_saha())


@cache
def five_bar() -> tuple[cc.Model, cc.State]:
    model = cc.compile(cc.library.five_bar())
    joints = [actuator.joint for actuator in model.system.actuators]
    return model, model.assemble(joints=dict(zip(joints, np.radians([80.0, 70.0]), strict=True)))


def with_passive(machine: cc.Mechanism, **passive: cc.Passive) -> cc.Mechanism:
    """The machine with springs, dampers, friction or limits in the named joints."""
    joints = tuple(replace(joint, passive=passive.get(joint.name)) for joint in machine.joints)
    return replace(machine, joints=joints)
