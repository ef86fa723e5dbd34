"""Terms of the multi-chain algorithm against the answers of the whole machine."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import UnsupportedError


def moving(model: cc.Model) -> cc.State:
    return model.with_velocities(model.assemble(), platform=[0.2, -0.1, 0.3, 0.1, 0.05, -0.2])


@pytest.mark.parametrize("name", ["gough_stewart", "three_arms"])
def test_the_effective_inertia_is_what_a_wrench_must_move(name: str) -> None:
    model = cc.compile(getattr(cc.library, name)())
    state = moving(model)
    terms = cc.OperationalSpace().terms(model, state)
    before = model.forward_dynamics(state).platform
    wrenches = np.eye(6)
    changes = []
    for w in wrenches:
        loaded = model.with_wrenches(cc.Wrench(terms.member, force=tuple(w[3:]), moment=tuple(w[:3])))
        changes.append(loaded.forward_dynamics(loaded.state(state.q, state.v)).platform - before)
    np.testing.assert_allclose(terms.inertia @ np.array(changes).T, np.eye(6), atol=1e-8)


@pytest.mark.parametrize("name", ["gough_stewart", "three_arms"])
def test_chains_are_open_ones_less_the_tip_forces(name: str) -> None:
    """(9), (10): joint accelerations are those of the open chain less Ω f."""
    model = cc.compile(getattr(cc.library, name)())
    state, forces = moving(model), np.linspace(-3, 4, len(model.system.actuators))
    answer = model.forward_dynamics(state, forces)
    terms = cc.OperationalSpace().terms(model, state, forces)
    cuts = {cut.name: cut for cut in model.system.cuts}
    for chain in terms.chains:
        cut = cuts[chain.tip]
        f = chain.phi_c @ answer.multipliers[cut.rows]  # on the child, in world axes
        f = f if cut.child == model.system.platform.index else -f
        own = list(chain.velocities)
        scale = np.abs(chain.q_open).max()
        np.testing.assert_allclose(answer.acceleration[own], chain.q_open - chain.Omega @ f, atol=1e-9 * scale)
        np.testing.assert_allclose(chain.Lambda_inv, chain.Lambda_inv.T, atol=1e-12)
        if np.linalg.matrix_rank(chain.Lambda_inv) == 6:
            np.testing.assert_allclose(chain.Lambda @ chain.Lambda_inv, np.eye(6), atol=1e-6)


def test_machines_without_a_member_say_so() -> None:
    model = cc.compile(cc.library.four_bar())
    with pytest.raises(UnsupportedError, match="no platform that floats"):
        cc.OperationalSpace().terms(model, model.assemble())
