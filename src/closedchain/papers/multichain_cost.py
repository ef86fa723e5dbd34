"""Operations of the multi-chain algorithm: as the paper counts them, and as they are traced here."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from closedchain.compiled import compile
from closedchain.library.assembling import assembled
from closedchain.library.placing import Array, Place, along, frame, place, rot_x, rot_z
from closedchain.mechanism import Body, Mechanism
from closedchain.mechanism.joint import revolute, spherical


@dataclass(frozen=True)
class Cost:
    """Chains, freedoms of each, operations of the paper's tables, and operations traced here."""

    chains: int
    freedoms: int
    paper: int
    traced: int


def multiplications(chains: int, N: int, n_c: int) -> float:
    """Tables 2 and 3."""
    return chains * (656 * N - 767 + n_c**3 / 6 + 6.5 * n_c**2 + (41 + 1 / 3) * n_c + 46) + 86


def additions(chains: int, N: int, n_c: int) -> float:
    """Tables 2 and 3."""
    return chains * (546 * N - 659 + n_c**3 / 6 + 6 * n_c**2 + (36 + 5 / 6) * n_c - 14) + 27 * chains + 71


def count(chains: int, freedoms: int) -> Cost:
    """Operations for chains of revolute joints that touch the member at points (n_c = 3)."""
    function = compile(machine(chains, freedoms)).forward_function("operational_space")
    paper = multiplications(chains, freedoms, 3) + additions(chains, freedoms, 3)
    return Cost(chains, freedoms, round(paper), int(function.n_instructions()))


def machine(chains: int, freedoms: int) -> Mechanism:
    """A member held at points by chains of revolute joints whose axes and arms have no zeros to save on."""
    rng = np.random.default_rng(chains * 100 + freedoms)
    member = place((0.0, 0.0, 0.5))
    bodies, joints, places = [_body("member", rng)], [], {"member": member}
    for i in range(chains):
        at, parent = place(along(2 * np.pi * i / chains)), "ground"
        for k in range(freedoms):
            name, arm = f"chain{i}_link{k}", _arm(rng)
            at = at.then(arm)
            joints.append(revolute(f"chain{i}_joint{k}", parent, name, at.frame if parent == "ground" else arm.frame))
            bodies.append(_body(name, rng))
            places[name], parent = at, name
        tip = at.then(_arm(rng))
        touch = place(np.linalg.inv(member.R) @ (tip.p - member.p), tip.R)
        joints.append(spherical(f"chain{i}_tip", parent, "member", tip.seen_from(at).frame, frame(touch.p, touch.R)))
    return assembled(f"{chains}_chains_of_{freedoms}", bodies, joints, places, platform="member")


def _arm(rng: np.random.Generator) -> Place:
    p: Array = rng.uniform(0.1, 0.4, 3)
    return place(p, rot_x(rng.uniform(0.4, 1.2)) @ rot_z(rng.uniform(0.4, 1.2)))


def _body(name: str, rng: np.random.Generator) -> Body:
    x, y, z = rng.uniform(0.01, 0.1, 3)
    d = rng.uniform(0.05, 0.08, 3)
    c = 0.005
    inertia = ((d[0], c, c), (c, d[1], c), (c, c, d[2]))
    return Body(name, float(rng.uniform(0.5, 2.0)), (x, y, z), inertia)
