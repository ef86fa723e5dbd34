"""Questions to a simulation that cannot be meant: each names what is wrong and what would have been valid."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, FileFormatError, UnknownNameError


@pytest.fixture(scope="module")
def model() -> cc.Model:
    return cc.compile(cc.library.four_bar())


@pytest.mark.parametrize("name", ["simulate", "rollout", "simulate_many", "load_run"])
def test_every_option_has_a_name_a_type_and_a_default(model: cc.Model, name: str) -> None:
    parameters = inspect.signature(getattr(model, name)).parameters.values()
    assert all(p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY) and p.annotation != p.empty for p in parameters)
    needed = {p.name for p in parameters if p.default is p.empty}
    assert needed <= {"path", "state", "states", "duration"}


def test_every_option_is_documented(model: cc.Model) -> None:
    text = inspect.getdoc(model.simulate) or ""
    for name in list(inspect.signature(model.simulate).parameters)[2:]:
        assert re.search(rf"\b{name}\b[\w, ]*:", text), name


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"contacts": "event"},
            "contacts= does not apply to machines without contacts; options that do: integrator, step",
        ),
        ({"schedule": {"foot": [(0.0, 1.0)]}}, "schedule= does not apply"),
        ({"parameters": [1.0]}, "parameters are given by name"),
        ({"max_step": 0.0}, r"max_step is 0\.0 s; it must be greater than 0"),
    ],
)
def test_options_that_do_not_apply_are_refused(model: cc.Model, options: dict[str, Any], message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        model.simulate(model.assemble(), 0.1, **options)


def test_a_start_is_a_state(model: cc.Model) -> None:
    with pytest.raises(ArgumentError, match=r"state .* not \[1.0, 2.0"):
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
    with pytest.raises(FileFormatError, match=r"missing.npz: cannot be read \(No such file"):
        model.load_run(tmp_path / "missing.npz")
    text, array, other = tmp_path / "text.npz", tmp_path / "array.npy", tmp_path / "other.npz"
    text.write_text("not an archive")
    np.save(array, np.zeros(3))
    np.savez(other, times=np.zeros(3))
    for path in (text, array):
        with pytest.raises(FileFormatError, match=re.escape(f"{path.name}: not a closedchain run")):
            model.load_run(path)
    with pytest.raises(FileFormatError, match="it lacks header, checksum"):
        model.load_run(other)
