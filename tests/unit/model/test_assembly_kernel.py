"""Passive joints from measured ones: a fixed number of Newton steps as machine code and as C."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, UnsupportedError


@pytest.mark.parametrize(("name", "cut"), [("five_bar", None), ("delta", None), ("four_bar", ("crank",))])
def test_passive_joints_follow_measured_ones(name: str, cut: tuple[str, ...] | None) -> None:
    """As `assemble` finds them, also from joints that are cut, and along a path each from the last."""
    model = cc.compile(cc.library.machines()[name](), cut=cut)
    joints = [actuator.joint for actuator in model.mechanism.actuators]
    kernel, state = model.assembly_kernel(joints), model.assemble()
    q, start = np.asarray(state.q), np.array([float(state[joint]) for joint in joints])
    for k in range(1, 6):
        q, error = kernel(q, start + 0.02 * k)
        state = model.assemble(joints=dict(zip(joints, (start + 0.02 * k).tolist(), strict=True)), guess=state)
        assert error[0] < 1e-13
        np.testing.assert_allclose(q, state.q, rtol=0, atol=1e-11)
    _, error = model.assembly_kernel(joints, steps=1)(model.assemble().q, start + 0.1)
    assert 1e-9 < error[0] < 1e-1  # and that is said


def test_it_is_c(tmp_path: Path) -> None:
    model = cc.compile(cc.library.five_bar())
    joints = [actuator.joint for actuator in model.mechanism.actuators]
    model.assembly_kernel(joints, steps=3).to_c(tmp_path, "joints")
    sources = f"{tmp_path}/joints.c {tmp_path}/test_joints.c"
    command = f"cc -std=c99 -Wall -Werror {sources} -lm -o {tmp_path}/a.out && {tmp_path}/a.out"
    assert subprocess.run(command, shell=True, check=False).returncode == 0


def test_what_does_not_determine_the_others_is_refused() -> None:
    model = cc.compile(cc.library.five_bar())
    with pytest.raises(UnsupportedError, match="2 DOF"):
        model.assembly_kernel([model.mechanism.actuators[0].joint])
    with pytest.raises(ArgumentError, match="steps"):
        model.assembly_kernel([actuator.joint for actuator in model.mechanism.actuators], steps=0)
