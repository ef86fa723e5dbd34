"""Kernels of these tests are cached in a directory of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CLOSEDCHAIN_CACHE", str(tmp_path_factory.mktemp("kernels") / "cache"))
        patch.delenv("CLOSEDCHAIN_VECTOR_MATHS", raising=False)
        yield
