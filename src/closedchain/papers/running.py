"""Run the studies of the papers, one after the other."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module

from closedchain.errors import UnknownNameError, choose
from closedchain.papers.finding import Progress, Study

PAPERS = {
    "virtual_spring": "Wang, Gosselin, Cheng: virtual springs",
    "spherical_stiffness": "Wu, Bai, Kepler: stiffness of spherical parallel manipulators",
    "denoc": "Saha, Schiehlen: recursive dynamics of closed loops",
    "multichain": "Lilly, Orin: multiple chains on a reference member",
    "hexapod": "Sinatra, Xi, Staicu: inverse dynamics of the Hexapod",
}


@dataclass(frozen=True, eq=False)
class Result:
    """A study and how long it took."""

    study: Study
    seconds: float


def run(names: Iterable[str] = (), started: Callable[[str], Progress] | None = None) -> list[Result]:
    """Study the named papers (all if none is named). `started(name)` returns where a study reports what it is doing."""
    wanted = list(names) or list(PAPERS)
    for name in wanted:
        if name not in PAPERS:
            raise UnknownNameError(choose("paper", name, PAPERS))
    return [_run(name, _silent if started is None else started(name)) for name in wanted]


def _run(name: str, progress: Progress) -> Result:
    begin = time.perf_counter()
    study: Study = import_module(f"closedchain.papers.{name}").study(progress)
    return Result(study, time.perf_counter() - begin)


def _silent(step: str) -> None:
    return None
