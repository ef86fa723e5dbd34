"""What a run is: the papers' numbers, energy that balances, names, other times, files, and going on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, FileFormatError, UnknownNameError
from closedchain.simulate.files import fingerprint
from unit.simulate.machines import four_bar, platform, saha


def test_four_bar_of_the_virtual_spring_paper() -> None:
    model, state = four_bar()
    run = model.simulate(state, 1.0, 6.0)
    coupler = run["crank"] + run["coupler"]
    at_end = (run["crank"][-1], coupler[-1], run["rocker"][-1], run.velocity("crank")[-1])
    np.testing.assert_allclose(at_end, (2.829418245, 0.561028155, 1.798697601, 4.716457566), rtol=0, atol=1e-8)
    assert np.abs(run.energy.balance).max() < 1e-10
    assert run.loop_error.max() < 1e-12
    assert run.ending.complete


def test_four_bar_of_the_denoc_paper_falls_freely() -> None:
    model = saha()
    run = model.simulate(model.assemble(joints={"crank": np.pi / 2}), 10.0)
    np.testing.assert_allclose(run["crank"][-1], 3.80136995, rtol=0, atol=1e-6)
    assert np.abs(run.energy.balance).max() < 1e-9


def test_platform_of_the_virtual_spring_paper() -> None:
    model, state = platform()
    run = model.simulate(state, 0.5, lambda t: 9 * np.sin(np.pi * t) * np.ones(6))
    np.testing.assert_allclose(run.platform.position[-1], (-1.53007834, 0.19365302, 1.05679234), rtol=0, atol=1e-7)
    assert np.abs(run.energy.balance).max() < 1e-10
    assert np.abs(np.linalg.norm(run["platform"][:, :4], axis=1) - 1).max() < 1e-14


def test_loops_stay_closed_for_a_thousand_seconds() -> None:
    model, state = four_bar()
    run = model.simulate(state, 1000.0, method="lagrange", integrator="dopri5", rtol=1e-6, atol=1e-8, output=0.5)
    assert run.loop_error.max() < 1e-10
    assert len(run) == 2001
    assert run.ending.complete


def test_loops_drift_without_closing_and_less_with_baumgarte() -> None:
    model, state = four_bar()
    options = {"step": 5e-3}
    drifting = model.simulate(state, 20.0, projection=False, **options).loop_error.max()
    stabilised = model.simulate(state, 20.0, method=cc.Lagrange(baumgarte=20.0), **options).loop_error.max()
    closed = model.simulate(state, 20.0, **options).loop_error.max()
    assert closed < 1e-13 < stabilised < drifting / 10


def test_samples_have_names() -> None:
    model, state = four_bar()
    run = model.simulate(state, 0.3, {"crank_motor": 6.0})
    last = run.state()
    np.testing.assert_array_equal(run["rocker"][-1], last["rocker"])
    np.testing.assert_allclose(run["closing"][-1], last["closing"], rtol=0, atol=1e-13)
    np.testing.assert_allclose(run.velocity("closing")[-1], last.velocity("closing"), rtol=0, atol=1e-12)
    np.testing.assert_allclose(run.body("coupler").position[-1], last.body("coupler").position, rtol=0, atol=1e-14)
    np.testing.assert_allclose(run.platform.twist[-1], last.platform.twist, rtol=0, atol=1e-13)
    np.testing.assert_allclose(run.power("crank_motor"), 6.0 * run.velocity("crank"), rtol=1e-13, atol=0)
    asked = model.forward_dynamics(last, 6.0, method="reference")
    np.testing.assert_allclose(run.acceleration[-1], asked.acceleration, rtol=1e-10, atol=1e-10)
    np.testing.assert_allclose(run.reactions("closing")[-1], asked.reactions["closing"], rtol=1e-9, atol=1e-9)
    with pytest.raises(UnknownNameError, match="crank_motor"):
        run.force("motor")
    with pytest.raises(UnknownNameError, match="rocker"):
        run["rokcer"]


@pytest.mark.parametrize("integrator", ["dopri5", "dop853", "rosenbrock"])
def test_between_samples(integrator: str) -> None:
    model, state = four_bar()
    options = {"rtol": 1e-9, "atol": 1e-9} if integrator == "rosenbrock" else {}
    run = model.simulate(state, 1.0, 6.0, integrator=integrator, **options)
    times = np.linspace(0.0, 1.0, 37)
    exact = model.simulate(state, 1.0, 6.0, output=times[1:])
    finer = run.resample(times)
    np.testing.assert_allclose(finer["crank"], exact["crank"], rtol=0, atol=2e-8)
    np.testing.assert_allclose(run.state(times[5])["crank"], finer["crank"][5], rtol=0, atol=1e-13)
    assert finer.loop_error.max() < 1e-12
    np.testing.assert_array_equal(finer.forces, 6.0)
    with pytest.raises(ArgumentError, match="covers 0 s to 1 s"):
        run.state(1.5)


@pytest.mark.parametrize(
    "options",
    [{}, {"integrator": "dopri5"}, {"step": 3e-3}, {"integrator": "symplectic", "step": 7e-3}, {"output": 0.05}],
    ids=str,
)
def test_an_extended_run_is_the_longer_run(options: dict[str, float]) -> None:
    model, state = four_bar()
    once = model.simulate(state, 1.25, 6.0, **options)
    parts = model.simulate(state, 0.375, 6.0, **options).extend(0.5).extend(0.375)
    np.testing.assert_array_equal(parts.time, once.time)
    np.testing.assert_array_equal(parts.samples.y, once.samples.y)


def test_a_saved_run_is_taken_up(tmp_path: Path) -> None:
    model, state = four_bar()
    short = model.simulate(state, 0.6, 6.0)
    path = short.save(tmp_path / "run")
    loaded = cc.load_run(path)
    np.testing.assert_array_equal(loaded.samples.y, short.samples.y)
    once = model.simulate(state, 1.0, 6.0)
    np.testing.assert_array_equal(loaded.extend(0.4).samples.y, once.samples.y)
    assert loaded.ending.message == short.ending.message
    with pytest.raises(FileFormatError, match="another simulation"):
        model.load_run(path, actuation=5.0)
    with pytest.raises(FileFormatError, match="a run of another machine, 'four_bar', not of this 'five_bar'"):
        cc.compile(cc.library.five_bar()).load_run(path)


def test_exports(tmp_path: Path) -> None:
    import xarray

    model, state = four_bar()
    run = model.simulate(state, 0.5, 6.0)
    table = run.to_pandas()
    np.testing.assert_array_equal(table["crank"].to_numpy(), run["crank"])
    lines = run.to_csv(tmp_path / "run.csv").read_text().splitlines()
    assert lines[0].split(",")[:2] == ["time [s]", "crank [rad]"]
    assert float(lines[-1].split(",")[1]) == run["crank"][-1]
    with xarray.open_dataset(run.to_netcdf(tmp_path / "run.nc"), engine="scipy") as data:
        np.testing.assert_array_equal(data["q"].sel(coordinate="rocker"), run["rocker"])
        assert data["power"].attrs["units"] == "W"
    figure = run.plot("crank", "closing")
    assert [axes.get_ylabel() for axes in figure.axes] == [
        "angle (rad)",
        "torque (N m)",
        "energy (J)",
    ]


def test_refusals() -> None:
    model, state = four_bar()
    for options, words in (
        ({"integrator": "euler"}, "integrators: rk4"),
        ({"integrator": "rk4"}, "fixed steps"),
        ({"step": -1.0}, "greater than 0"),
        ({"rtol": 0.0}, "rtol"),
        ({"output": -1.0}, "greater than 0"),
    ):
        with pytest.raises((ArgumentError, UnknownNameError), match=words):
            model.simulate(state, 1.0, **options)
    with pytest.raises(ArgumentError, match="duration"):
        model.simulate(state, 0.0)
    with pytest.raises(ArgumentError, match="loops of the start are open"):
        model.simulate(state.replace(q=state.q + np.array([0.1, 0.0, 0.0]), check=False), 1.0)
    with pytest.raises(ArgumentError, match="another machine"):
        model.simulate(platform()[1], 1.0)


def test_too_many_steps_end_a_run() -> None:
    model, state = four_bar()
    run = model.simulate(state, 10.0, 6.0, max_steps=20)
    assert (run.ending.kind, len(run)) == ("steps", 21)
    with pytest.raises(cc.errors.AccuracyError, match="max_steps"):
        model.simulate(state, 10.0, 6.0, max_steps=20, raise_on_stop=True)


def test_the_energy_that_closing_gives_is_counted() -> None:
    model, state = four_bar()
    given = state.replace(q=state.q + np.array([0.0, 0.0, 3e-7]), v=state.v, check=False)
    run = model.simulate(given, 0.1, 6.0)
    gained = sum(model.energies(run.states[0])) - sum(model.energies(given))
    assert abs(gained) > 1e-8
    np.testing.assert_allclose(run.energy.closing[0], gained, rtol=1e-6, atol=1e-13)
    np.testing.assert_allclose(run.energy.work[0], gained, rtol=1e-6, atol=1e-13)  # nothing else did work yet


@pytest.mark.parametrize("integrator", ["rk4", "dopri5", "dop853", "symplectic", "rosenbrock"])
def test_dense_output_meets_the_samples(integrator: str) -> None:
    """Also after the loops were closed at the end of a long step."""
    model, state = four_bar()
    run = model.simulate(state, 0.4, 6.0, integrator=integrator, step=0.05)
    before, at, after = (run.resample(run.time[1:-1] + d).q for d in (-1e-9, 0.0, 1e-9))
    np.testing.assert_allclose((before + after) / 2, at, rtol=0, atol=1e-12)
    whole = model.simulate(state, 0.4, 6.0, rtol=1e-13, atol=1e-13)
    times = np.linspace(0.01, 0.39, 20)
    far = {"symplectic": 2e-3, "rk4": 2e-5, "dopri5": 1e-6, "rosenbrock": 2e-6, "dop853": 1e-11}
    found, wanted = run.resample(times).q, whole.resample(times).q
    np.testing.assert_allclose(found, wanted, rtol=0, atol=far[integrator])


def test_a_time_that_rounding_puts_beyond_the_end_is_the_end() -> None:
    model, state = four_bar()
    run = model.simulate(state, 0.05)
    beyond = float(run.time[-1]) + 5e-10
    np.testing.assert_allclose(run.state(beyond).q, run.q[-1], rtol=0, atol=1e-8)
    np.testing.assert_allclose(run.resample([0.02, beyond]).q[-1], run.q[-1], rtol=0, atol=1e-8)
    with pytest.raises(ArgumentError, match="are outside"):
        run.resample([beyond + 2e-9])


def test_states_of_a_run() -> None:
    model, state = four_bar()
    run = model.simulate(state, 0.3, 6.0, start=2.0)
    assert len(run.states) == len(run)
    np.testing.assert_array_equal(run.states[3].q, run.q[3])
    np.testing.assert_array_equal(run.state().v, run.v[-1])
    frames = list(run.frames(20))
    np.testing.assert_allclose([t for t, _ in frames], 2.0 + 0.05 * np.arange(7), rtol=0, atol=1e-12)
    np.testing.assert_array_equal(frames[2][1].q, run.state(frames[2][0]).q)


def test_a_run_without_contacts_has_none() -> None:
    model, state = four_bar()
    run = model.simulate(state, 0.1, 6.0)
    assert run.contact_names == ()
    assert run.contact_modes.shape == (len(run), 0)
    assert run.contact_forces.shape == (len(run), 0, 3)
    assert not run.energy.contacts.any()
    assert not run.energy.impacts.any()
    with pytest.raises(UnknownNameError, match="no contact 'foot'"):
        run.contact_force("foot")
    with pytest.raises(ArgumentError, match="kept no work"):
        _ = run.momentum.balance
    assert run.momentum.total.shape == (len(run), 6)


def test_notes_say_what_a_reader_should_know() -> None:
    model, state = four_bar()
    assert model.simulate(state, 0.1, 6.0).notes == []
    run = model.simulate(state, 0.1, lambda t, x: 6.0 if x["crank"] < 2 else 0.0)
    assert run.notes == ["the law cannot be traced; it is sampled every 0.001 s and its answer held"]
    given = state.replace(q=state.q + np.array([0.0, 0.0, 3e-7]), check=False)
    assert "were open by" in model.simulate(given, 0.1, 6.0).notes[0]
    asked = cc.Event("late", lambda t, x: 1.0 if x["crank"] > 9 else -1.0)
    assert "asked in Python along every step: 'late'" in model.simulate(state, 0.1, 6.0, events=[asked]).notes[0]
    notes = model.simulate(state, 0.01, 6.0, method=cc.VirtualSpring(), step=1e-5).notes
    assert any("largest stable one" in note for note in notes)
    assert any(note.startswith("virtual_spring chose") for note in notes)


def test_the_fallback_is_noted() -> None:
    """Near a bifurcation, where the pivots of any order of elimination vanish."""
    model = cc.compile(cc.library.n_four_bar(2))
    run = model.simulate(model.with_velocities(model.assemble(), joints={"bar0": -1.0}), 10.0)
    assert any("fallback of lagrange" in note for note in run.notes)


def test_every_part_of_the_question_is_in_the_fingerprint() -> None:
    """Runs of another method, tolerance or start are other simulations, whatever else they have in common."""
    model, state = four_bar()
    asked: list[dict[str, Any]] = [
        {},
        {"method": cc.Lagrange(order="robust")},
        {"method": cc.Lagrange(baumgarte=1e-9)},
        {"rtol": 1e-11},
        {"verify": False},
        {"start": 1.0},
        {"output": 0.005},
        {"actuation": 2.0},
        {"events": [cc.Event("never", lambda t, state: state["crank"] - 9.0)]},
    ]
    problems = [model.simulate(state, 0.01, **options).whole()[0] for options in asked]
    words = [fingerprint(problem) for problem in problems]
    assert len(set(words)) == len(words)
    assert words[0] == fingerprint(model.simulate(state, 0.02).whole()[0])
