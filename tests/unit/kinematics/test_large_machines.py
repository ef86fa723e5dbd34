"""Large machines: ranks by sparse elimination are those of singular values; dynamics have a limit."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import UnsupportedError
from closedchain.kinematics.assemble import close_loops, make_targets
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.mobility import find_mobility
from closedchain.multibody.build import build_system
from closedchain.spatial.row_elimination import LARGE

LOOPS = 51  # 103 velocities


def test_mobility_assembly_and_motions_of_many_loops() -> None:
    kinematics = Kinematics(build_system(cc.library.n_four_bar(LOOPS)))
    system = kinematics.system
    assert system.nv > LARGE
    start = system.neutral.copy()
    start[[5, 60]] += (0.05, -0.1)  # open, so that there is something to close
    assert kinematics.loop_error(start) > 0.01
    q = close_loops(kinematics, make_targets(kinematics, None, None), start).q
    assert kinematics.loop_error(q) < 1e-12
    found = find_mobility(kinematics, q)
    assert (found.dof, len(found.redundant)) == (1, 3 * LOOPS)  # a planar loop has three rows too many
    assert len(found.samples) > 1
    for sample in found.samples:
        G = kinematics.scaled(kinematics.constraint(sample))
        rows = list(found.independent_rows)
        assert np.linalg.matrix_rank(G[rows], tol=1e-9) == len(rows) == np.linalg.matrix_rank(G, tol=1e-9)
    N = kinematics.free_motions(q)
    assert N.shape == (system.nv, 1)
    np.testing.assert_allclose(kinematics.constraint(q) @ N, 0, rtol=0, atol=1e-12)


def test_dynamics_beyond_straight_line_code_are_refused() -> None:
    """Before anything is traced: a chain of 215 bodies, whose mass matrix is full."""
    bodies = [cc.Body.rod(f"b{i}", 1.0, 0.1) for i in range(215)]
    joints = [
        cc.revolute(f"j{i}", f"b{i - 1}" if i else "ground", f"b{i}", (0.1 if i else 0, 0, 0), axis=(0, 1, 0))
        for i in range(215)
    ]
    model = cc.compile(cc.Mechanism("chain", bodies, joints))  # type: ignore[arg-type]
    with pytest.raises(UnsupportedError, match=r"straight-line code of at most 3,000,000.*208 bodies in a row"):
        model.method("lagrange")
