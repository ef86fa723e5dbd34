"""A bar on the terminal for runs that take long, a word where something is compiled; nothing where nobody looks."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from types import TracebackType
from typing import Any

PATIENCE = 1.5  # s of computing before a bar appears


class Progress:
    """Shows how far a simulation is, at once if that is `wanted`, else after a while."""

    def __init__(self, start: float, end: float, wanted: bool | None) -> None:
        self.start, self.end, self.wanted = start, end, wanted
        self.began = time.monotonic()
        self.bar: Any = None
        self.task: Any = None

    def __enter__(self) -> Progress:
        return self

    def show(self, t: float) -> None:
        """The simulation has come to time t."""
        if self.bar is None and self._appears():
            from rich.console import Console
            from rich.progress import Progress as Bar

            self.bar = Bar(console=Console(stderr=True), transient=True)
            self.bar.start()
            self.task = self.bar.add_task("simulating", total=self.end - self.start)
        if self.bar is not None:
            self.bar.update(self.task, completed=t - self.start)

    def _appears(self) -> bool:
        return bool(self.wanted) or time.monotonic() - self.began > PATIENCE

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.stop()


@contextmanager
def compiling(function: Callable[..., Any]) -> Iterator[None]:
    """Say on a terminal that a function's first call compiles it, if that takes a while."""
    words = f"compiling {function.__name__}, once after installing; this takes up to half a minute"
    timer = Timer(PATIENCE, lambda: print(words, file=sys.stderr, flush=True))
    timer.daemon = True
    if sys.stderr.isatty() and not getattr(function, "signatures", True):
        timer.start()
    try:
        yield
    finally:
        timer.cancel()
