"""Questions to a simulation that cannot be meant: each names what is wrong and what would have been valid."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, FileFormatError, UnknownNameError


@pytest.fixture(scope="module")
def model() -> cc.Model:
    return cc.compile(cc.library.four_bar())


def test_unknown_options_are_named_with_those_there_are(model: cc.Model) -> None:
    with pytest.raises(ArgumentError, match=r"no option 'rtoll'; options: .*rtol, atol"):
        model.simulate(model.assemble(), 1.0, rtoll=1e-3)
    with pytest.raises(ArgumentError, match=r"no option 'outptu'; options: .*output"):
        model.simulate_many(model.assemble(), 1.0, step=1e-2, outptu=0.1)
    walker = cc.compile(cc.library.walker())
    with pytest.raises(ArgumentError, match=r"no option 'stpe'; options: step"):
        walker.walk(walker.assemble(), 1.0, stpe=1e-3)


def test_a_start_is_a_state(model: cc.Model) -> None:
    with pytest.raises(ArgumentError, match=r"a start is a State .* not list"):
        model.simulate([1.0, 2.0, 3.0], 1.0)  # type: ignore[arg-type]


def test_events_are_events(model: cc.Model) -> None:
    with pytest.raises(ArgumentError, match=r"events are a list of cc\.Event; 3 is not one"):
        model.simulate(model.assemble(), 1.0, events=[3])


def test_parameters_a_law_reads_must_be_given(model: cc.Model) -> None:
    law = lambda t, state: -state.parameters["gain"] * state.velocity("crank")  # noqa: E731
    with pytest.raises(UnknownNameError, match=r"no parameter 'gain'; parameters: damping"):
        model.simulate_many(model.assemble(), 1.0, law, step=1e-2, parameters={"damping": [1.0]})


@pytest.mark.parametrize(
    ("times", "values", "kind", "message"),
    [
        ([1, 0], [[1], [2]], "linear", "finite and increasing"),
        ([0, np.nan], [[1], [2]], "linear", "finite and increasing"),
        ([0], [[1]], "linear", "two or more times"),
        ([0, 1], [[1], [np.inf]], "linear", "row of finite values"),
        ([0, 1], [[1], [2], [3]], "linear", "each of its 2 times"),
        ([0, 1], [[1], [2]], "spline", "kinds: hold, linear, cubic"),
    ],
)
def test_tables_are_checked_when_they_are_made(times: object, values: object, kind: str, message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        cc.Table(times, values, kind)  # type: ignore[arg-type]


def test_tables_need_a_column_for_every_actuator(model: cc.Model) -> None:
    with pytest.raises(ArgumentError, match="needs 1 columns, not 2"):
        model.simulate(model.assemble(), 1.0, cc.Table([0, 1], [[1, 2], [3, 4]]))


def test_files_that_are_no_saved_runs(model: cc.Model, tmp_path: Path) -> None:
    start = model.assemble()
    with pytest.raises(FileFormatError, match="no such file"):
        model.load_run(tmp_path / "missing.npz", start, 1.0)
    text, array, other = tmp_path / "text.npz", tmp_path / "array.npy", tmp_path / "other.npz"
    text.write_text("not an archive")
    np.save(array, np.zeros(3))
    np.savez(other, times=np.zeros(3))
    for path in (text, array):
        with pytest.raises(FileFormatError, match=re.escape(f"{path.name}: not a saved run")):
            model.load_run(path, start, 1.0)
    with pytest.raises(FileFormatError, match="it lacks y, u, dense"):
        model.load_run(other, start, 1.0)
