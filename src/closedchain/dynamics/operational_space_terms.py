"""What the multi-chain algorithm is made of, in numbers at one state: for papers, courses and controllers of arms.

K. W. Lilly, D. E. Orin (1989); numbers in parentheses are the paper's equations. Formed from the dense mass matrix and
Jacobians, not by the recursions of dynamics/operational_space.py, which apply these matrices without forming them.
World axes; 6-vectors [angular; linear] at the tip joint's point, of the member at its origin.
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Compiled, Forces
from closedchain.errors import UnsupportedError
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.state import State, check_own
from closedchain.multibody.chains import Chain, find_chains
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.multibody.system import Cut
from closedchain.records import dataclass
from closedchain.spatial.numeric import skew
from closedchain.spatial.symbolic import Transform
from closedchain.types import SX, Array


@dataclass(frozen=True, eq=False)
class ChainTerms:
    """One chain, opened at its tip: ẍ = ẍ_open − Λ⁻¹ f and q̈ = q̈_open − Ω f under a force f on the member.

    name: of the chain      tip: joint that holds the member
    Lambda_inv: 6×6, compliance of the tip, J H⁻¹ Jᵀ (11)      Omega: n×6, H⁻¹ Jᵀ (10)
    x_open: 6, acceleration of the open tip (12)      q_open: n, accelerations of its joints
    velocities: where these n are among those of the model      phi_c: 6×n_c, directions that the tip joint holds

    Example:
        >>> arm = cc.OperationalSpace().terms(robot, home).chains[0]
        >>> arm.tip, arm.Lambda_inv.shape, arm.Omega.shape
        ('leg1_tip', (6, 6), (3, 6))
    """

    name: str
    tip: str
    Lambda_inv: Array
    Omega: Array
    x_open: Array
    q_open: Array
    velocities: tuple[int, ...]
    phi_c: Array

    @property
    def Lambda(self) -> Array:
        """Operational-space inertia; of chains that cannot move their tip in all directions the pseudo-inverse."""
        return np.asarray(np.linalg.pinv(self.Lambda_inv, rcond=1e-12, hermitian=True))


@dataclass(frozen=True, eq=False)
class MultichainTerms:
    """All chains on the member, and what the member weighs with them.

    member: name of the platform
    chains: on it
    inertia: 6×6, effective inertia of the member at its origin, with the chains that hold it (45), (46)

    Example:
        >>> terms = cc.OperationalSpace().terms(robot, home)
        >>> len(terms.chains), bool(np.allclose(terms.inertia, terms.inertia.T))
        (6, True)
    """

    member: str
    chains: tuple[ChainTerms, ...]
    inertia: Array


def multichain_terms(model: Compiled, state: State, forces: Forces = None) -> MultichainTerms:
    """Terms of all chains between the ground and the platform."""
    kin, tau = model.kinematics, model.forces(forces)
    check_own(state, kin)
    system = kin.system
    platform, name = system.platform, system.mechanism.name
    if platform is None or not platform.floats:
        raise UnsupportedError(f"{name!r} names no platform that floats, on which chains could meet")
    chains = find_chains(system, [platform.index])
    for chain in chains:
        if len(chain.cuts) != 1 or not chain.links or platform.index not in (chain.cuts[0].parent, chain.cuts[0].child):
            raise UnsupportedError(
                f"chain {chain.name!r} of {name!r} does not hold the platform by one joint at its tip"
            )
    tree = kin.tree
    body, symbols = BodyKinematics(system, tree.q, tree.v), [tree.q, tree.v]
    outputs = [ca.densify(mass_matrix(body)), ca.densify(Loads(tree).generalised() - bias(body))]
    M, Q = (np.array(part, float) for part in ca.Function("terms", symbols, outputs, {"cse": True})(state.q, state.v))
    Q = kin.actuator_jacobian(state.q).T @ tau + Q.ravel()
    found = [_terms(kin, state, chain, M, Q) for chain in chains]
    own = platform.v
    R = state.platform.rotation
    turned = np.block([[R, np.zeros((3, 3))], [np.zeros((3, 3)), R]])
    inertia = turned @ M[own, own] @ turned.T
    for terms, chain in zip(found, chains, strict=True):
        X = _carried(_point(state, chain.cuts[0]) - state.platform.position)
        phi = terms.phi_c
        inertia = inertia + X.T @ phi @ np.linalg.solve(phi.T @ terms.Lambda_inv @ phi, phi.T @ X)
    return MultichainTerms(platform.body.name, tuple(found), inertia)


def _terms(kin: Kinematics, state: State, chain: Chain, M: Array, Q: Array) -> ChainTerms:
    cut, own = chain.cuts[0], chain.velocities
    assert kin.system.platform is not None
    index = cut.parent if cut.child == kin.system.platform.index else cut.child
    link = kin.system.links[index]
    arm = _point(state, cut) - state.body(link.body.name).position
    X = _carried(arm)
    J = (X @ kin.body_jacobian(link.body.name, state.q))[:, own]
    spin = state.body(link.body.name).angular_velocity
    product = X @ kin.body_product(link.body.name, state.q, state.v)
    product[3:] += np.cross(spin, np.cross(spin, arm))
    H = M[np.ix_(own, own)]
    Omega: Array = np.asarray(np.linalg.solve(H, J.T), float)
    q_open: Array = np.asarray(np.linalg.solve(H, Q[own]), float)
    return ChainTerms(
        chain.name, cut.name, J @ Omega, Omega, J @ q_open + product, q_open, tuple(own), _held(state, cut)
    )  # fmt: skip


def _carried(r: Array) -> Array:
    """6×6: motion of a point r away."""
    return np.block([[np.eye(3), np.zeros((3, 3))], [-skew(r), np.eye(3)]])


def _side(state: State, index: int) -> tuple[Array, Array]:
    if index < 0:
        return np.eye(3), np.zeros(3)
    body = state.body(state.kinematics.system.links[index].body.name)
    return body.rotation, body.position


def _numbers(X: Transform) -> tuple[Array, Array]:
    return np.array(ca.DM(X.R)), np.array(ca.DM(X.p)).ravel()


def _point(state: State, cut: Cut) -> Array:
    """Origin of the child-side frame of a tip joint, in the world."""
    R, p = _side(state, cut.child)
    found: Array = p + R @ _numbers(cut.X_CM)[1]
    return found


def _held(state: State, cut: Cut) -> Array:
    """phi_c in world axes."""
    (R_P, p_P), (R_C, p_C) = _side(state, cut.parent), _side(state, cut.child)
    (R_F, p_F), (R_M, p_M) = _numbers(cut.X_PF), _numbers(cut.X_CM)
    R_WF = R_P @ R_F
    R, p = R_WF.T @ R_C @ R_M, R_WF.T @ (p_C + R_C @ p_M - p_P - R_P @ p_F)
    rows: Sequence[SX] = [cut.model.constraint(Transform(SX(ca.DM(R)), SX(ca.DM(p))))]
    phi = np.array(ca.evalf(ca.densify(rows[0])))
    turned: Array = np.vstack([R_WF @ phi[:3], R_WF @ phi[3:]])
    return turned
