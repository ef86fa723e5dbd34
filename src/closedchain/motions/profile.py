"""How far along a path at which time: s from 0 to 1 over u = t/T from 0 to 1, with exact derivatives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from closedchain.errors import ArgumentError, UnknownNameError, choose
from closedchain.types import Array

Law = Callable[[Array], tuple[Array, Array, Array]]


@dataclass(frozen=True)
class Profile:
    """A law s(u). Called with times and the duration it gives s, ds/dt, d²s/dt²; before and after it rests."""

    name: str
    law: Law

    def __call__(self, times: Array, duration: float) -> tuple[Array, Array, Array]:
        u = times / duration
        s, ds, dds = self.law(np.clip(u, 0.0, 1.0))
        if u.size and (u.min() < 0 or u.max() > 1):
            inside = (u >= 0) & (u <= 1)
            ds, dds = ds * inside, dds * inside
        return s, ds / duration, dds / duration**2


def _cycloidal(u: Array) -> tuple[Array, Array, Array]:
    angle = 2 * np.pi * u
    sine, cosine = np.sin(angle), np.cos(angle)
    return u - sine / (2 * np.pi), 1 - cosine, 2 * np.pi * sine


def _quintic(u: Array) -> tuple[Array, Array, Array]:
    return u**3 * (10 + u * (6 * u - 15)), 30 * (u * (1 - u)) ** 2, 60 * u * (1 - u) * (1 - 2 * u)


def _cosine(u: Array) -> tuple[Array, Array, Array]:
    angle = np.pi * u
    sine, cosine = np.sin(angle), np.cos(angle)
    return (1 - cosine) / 2, np.pi / 2 * sine, np.pi**2 / 2 * cosine


def _linear(u: Array) -> tuple[Array, Array, Array]:
    return u.copy(), np.ones_like(u), np.zeros_like(u)


def _trapezoidal(ramp: float, u: Array) -> tuple[Array, Array, Array]:
    top = 1 / (1 - ramp)
    left = np.minimum(u, 1 - u)
    ramping = left < ramp
    near = np.where(ramping, top * left * left / (2 * ramp), top * (left - ramp / 2))
    s = np.where(u <= 0.5, near, 1 - near)
    return s, top * np.minimum(1.0, left / ramp), np.where(ramping, np.where(u <= 0.5, 1, -1) * top / ramp, 0.0)


cycloidal = Profile("cycloidal", _cycloidal)
quintic = Profile("quintic", _quintic)
cosine = Profile("cosine", _cosine)
linear = Profile("linear", _linear)


def trapezoidal(ramp: float = 1 / 3) -> Profile:
    """Constant acceleration over the share `ramp` of the time, constant speed, constant braking over the same share."""
    if not 0 < ramp <= 0.5:
        raise ArgumentError(f"ramp must be a share of the duration, above 0 and at most 0.5, not {ramp!r}")
    return Profile("trapezoidal", partial(_trapezoidal, ramp))


PROFILES = {"cycloidal": cycloidal, "quintic": quintic, "cosine": cosine, "linear": linear}


def find_profile(profile: str | Profile) -> Profile:
    """A profile by name, or as it is."""
    if isinstance(profile, Profile):
        return profile
    if profile == "trapezoidal":
        return trapezoidal()
    if profile not in PROFILES:
        raise UnknownNameError(choose("profile", profile, [*PROFILES, "trapezoidal"]))
    return PROFILES[profile]


def at_speed(length: float, speed: float, acceleration: float | None) -> tuple[Profile, float]:
    """Profile and duration to go a length (m or rad) at a top speed, starting and braking at an acceleration.

    Without acceleration a sixth of the time is spent on each ramp. A length too short to reach the speed is ramps only.
    """
    if not (length > 0 and speed > 0 and (acceleration is None or acceleration > 0)):
        raise ArgumentError(
            "a motion at given speed needs a path with some length, and positive speed and acceleration"
        )
    if acceleration is None:
        return trapezoidal(1 / 6), length / speed / (1 - 1 / 6)
    ramp = speed / acceleration
    if speed * ramp >= length:
        return trapezoidal(0.5), 2 * float(np.sqrt(length / acceleration))
    duration = length / speed + ramp
    return trapezoidal(ramp / duration), duration
