"""Machines assembled by construction, ready to compile: bodies anywhere, joints cut into them, starts given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

import closedchain as cc
from closedchain.library.geometry import MOTIONS, Place, coordinates, place_of
from closedchain.spatial.numeric import matrix_quaternion
from oracles.machines import Link, joined, random_body, random_turn, turn
from oracles.state import Array

Rng = np.random.Generator
Poses = dict[str, tuple[Array, Array]]


def construct(
    name: str,
    bodies: Sequence[cc.Body],
    links: Sequence[Link],
    rng: Rng,
    drives: Sequence[tuple[str, int]] = (),
    platform: str | None = None,
) -> cc.Mechanism:
    """Bodies in random poses, joined where the links are; the joints start there."""
    poses: Poses = {body.name: (random_turn(rng), rng.uniform(-0.5, 0.5, 3)) for body in bodies}
    joints = [_started(joined(link, poses), poses) for link in links]
    motors = [cc.Actuator(f"{joint}.{coordinate}", joint, coordinate) for joint, coordinate in drives]
    home = None if platform is None else Place(*poses[platform]).frame
    return cc.Mechanism(name, bodies, joints, motors, platform, home, gravity=(0.3, -0.2, -9.81))


def _started(joint: cc.Joint, poses: Poses) -> cc.Joint:
    ground = (np.eye(3), np.zeros(3))
    parent = Place(*poses.get(joint.parent, ground)).then(place_of(joint.at))
    X = Place(*poses.get(joint.child, ground)).then(place_of(joint.child_at)).seen_from(parent)
    if joint.kind == "free":
        return replace(joint, start=(*matrix_quaternion(X.R), *X.p))
    start = coordinates(MOTIONS.get(joint.kind, ""), X) or [0.0] * joint.coordinates
    return replace(joint, start=tuple(start))


def floating_four_bar() -> cc.Mechanism:
    """A planar four-bar whose frame floats."""
    rng = np.random.default_rng(4)
    axes, corners = random_turn(rng), [(0.0, 0.0), (0.1, 0.4), (1.0, 0.7), (1.2, 0.0)]
    bodies = [random_body(name, rng) for name in ("frame", "crank", "coupler", "rocker")]
    ends = [("frame", "crank"), ("crank", "coupler"), ("rocker", "coupler"), ("frame", "rocker")]
    links = [Link("base", "free", "ground", "frame", np.zeros(3), np.eye(3))]
    for i, (parent, child) in enumerate(ends):
        at = axes @ np.array([*corners[i], 0.1 * i])
        links.append(Link(f"pin{i}", "revolute", parent, child, at, axes, (0.3 * i - 0.5,)))
    return construct("floating_four_bar", bodies, links, rng, [("pin0", 0)])


def held(parallel: int | None, wrist: float = 0.0, turned: float = 0.0) -> cc.Mechanism:
    """A platform that an arm of six revolutes grips, and two fingers of three revolutes touch with balls.

    parallel: which of the arm's first axes is parallel to the next; none: the first two cross
    wrist: how far (m) the arm's last axes miss each other
    turned: by how much (rad) axes of fingers, the first two of one and the last two of the other, are not parallel
    """
    rng = np.random.default_rng(12)
    axes = [random_turn(rng) for _ in range(6)]
    if parallel is not None:
        axes[parallel + 1] = axes[parallel] @ turn(np.array([0.0, 0.0, 1.0]), 0.3)
    shoulder, elbow, hand = (np.array(p) for p in ((0.4, 0.1, 0.0), (0.5, 0.0, 0.4), (0.2, 0.1, 0.6)))
    at = [shoulder, shoulder, elbow, hand, hand, hand + wrist * np.array([1.0, -1.0, 1.0])]
    if parallel is not None:
        at[1] = shoulder + [0.05, -0.02, 0.1]
    names, links, before = ["platform"], list[Link](), "ground"
    for k in range(6):
        names.append(f"arm{k}")
        links.append(Link(f"arm{k}", "revolute", before, names[-1], at[k], axes[k], (0.3 - 0.2 * k,)))
        before = names[-1]
    links.append(Link("grip", "fixed", before, "platform", hand + [0.0, 0.05, 0.1], random_turn(rng)))
    for f, first in enumerate((0, 1)):
        foot, own, before = rng.uniform(-0.5, 0.0, 3), [random_turn(rng) for _ in range(3)], "ground"
        own[first + 1] = own[first] @ turn(np.array([1.0, 0.0, 0.0]), turned)
        for k in range(3):
            names.append(f"finger{f}_{k}")
            link = Link(names[-1], "revolute", before, names[-1], foot + k * rng.uniform(0.1, 0.3, 3), own[k], (0.2,))
            links, before = [*links, link], names[-1]
        links.append(
            Link(f"tip{f}", "spherical", before, "platform", foot + [0.2, 0.4, 0.7], np.eye(3), (0.1, 0.2, 0.4))
        )
    bodies = [random_body(name, rng, 0.1) for name in names]
    drives = [(f"arm{k}", 0) for k in range(6)]
    return construct("held", bodies, links, rng, drives, platform="platform")


def massless_balls() -> cc.Mechanism:
    """A spatial slider-crank whose ball is three revolutes with massless links between them."""
    rng = np.random.default_rng(3)
    axes = random_turn(rng)
    ball = np.array([0.2, 0.3, 0.1])
    bodies = [random_body(name, rng) for name in ("crank", "rod", "slider")]
    bodies += [cc.Body("first"), cc.Body("second")]
    about = [axes, axes[:, [1, 2, 0]], axes[:, [2, 0, 1]]]
    links = [
        Link("shaft", "revolute", "ground", "crank", np.zeros(3), random_turn(rng), (0.7,)),
        Link("ball1", "revolute", "crank", "first", ball, about[0], (0.0,)),
        Link("ball2", "revolute", "first", "second", ball, about[1], (0.0,)),
        Link("ball3", "revolute", "second", "rod", ball, about[2], (0.0,)),
        Link("knuckle", "universal", "slider", "rod", np.array([1.0, 0.2, -0.2]), random_turn(rng), (0.5, 0.9)),
        Link("guide", "prismatic", "slider", "ground", np.array([1.1, 0.0, 0.0]), random_turn(rng), (0.3,)),
    ]
    return construct("massless_balls", bodies, links, rng, [("shaft", 0)], platform="slider")


def two_legs() -> cc.Mechanism:
    """A platform on two legs: universal, prismatic, spherical; and universal, cylindrical, universal."""
    rng = np.random.default_rng(8)
    names = ("low1", "high1", "low2", "high2", "platform")
    tops = np.array([[0.3, 0.1, 1.0], [-0.3, 0.0, 1.1]])
    feet = np.array([[0.8, 0.0, 0.0], [-0.8, 0.2, 0.0]])
    links = [
        Link("U1", "universal", "ground", "low1", feet[0], random_turn(rng), (0.4, -0.3)),
        Link("P1", "prismatic", "low1", "high1", feet[0], random_turn(rng), (0.8,)),
        Link("S1", "spherical", "high1", "platform", tops[0], np.eye(3), (0.1, 0.2, 0.4)),
        Link("U2", "universal", "ground", "low2", feet[1], random_turn(rng), (0.2, 0.5)),
        Link("C2", "cylindrical", "low2", "high2", feet[1], random_turn(rng), (0.3, 0.6)),
        Link("V2", "universal", "high2", "platform", tops[1], random_turn(rng), (-0.3, 0.6)),
    ]
    drives = [("U1", 0), ("U1", 1), ("P1", 0), ("U2", 0), ("U2", 1), ("C2", 1)]
    return construct("two_legs", [random_body(n, rng) for n in names], links, rng, drives, "platform")
