"""Compiled integrators are kept on disk until a source changes; memory they share with Python has named places."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from closedchain.simulate.integrators import jit, registers
from closedchain.simulate.integrators.march import serve
from closedchain.simulate.integrators.tableaus import tableau


def test_a_stamp_changes_with_any_source_of_its_folder(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("a = 1")
    before = jit._stamp.__wrapped__(tmp_path)
    (tmp_path / "two.py").write_text("b = 2")
    after = jit._stamp.__wrapped__(tmp_path)
    (tmp_path / "two.py").write_text("b = 3")
    assert len({before, after, jit._stamp.__wrapped__(tmp_path)}) == 3


def test_what_other_sources_left_is_not_unpickled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may name classes that no longer exist."""
    kept = serve._cache._cache_file  # type: ignore[attr-defined]
    index = tmp_path / "serve.nbi"
    monkeypatch.setattr(kept, "_index_path", str(index))
    kept._save_index({"one": "data"})
    assert kept._load_index() == {"one": "data"}
    broken = index.read_bytes()[:-9]
    index.write_bytes(broken)
    monkeypatch.setattr(kept, "_version", "of other sources")
    assert kept._load_index() == {}


@pytest.mark.parametrize(
    "places", [value for value in vars(registers).values() if isinstance(value, tuple) and hasattr(value, "_fields")]
)
def test_places_are_counted_from_zero(places: tuple[int, ...]) -> None:
    assert tuple(places) == tuple(range(len(places)))


@pytest.mark.parametrize("name", ["rk4", "dopri5", "dop853"])
def test_tableaus_are_consistent(name: str) -> None:
    """Rows sum to the times of their stages, weights to 1, and dense output ends at the end of the step."""
    m = tableau(name)
    np.testing.assert_allclose(m.A.sum(axis=1), m.c, rtol=0, atol=1e-14)
    assert m.b.sum() == pytest.approx(1.0, abs=1e-14)
    np.testing.assert_allclose(m.dense.sum(axis=1), m.b, rtol=0, atol=1e-12)
    np.testing.assert_allclose(m.error.sum(), 0.0, rtol=0, atol=1e-14)
