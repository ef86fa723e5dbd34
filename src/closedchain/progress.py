"""Long computations: their progress on standard error, one display for simulations, maps and studies, and Ctrl-C.

Interrupted, they end at the next good place and hand over what was done. Compiled loops return to Python several times
a second. Between two stretches they ask whether they were interrupted; so what was computed is consistent, and is
carried by the `Interrupted` that is raised. A second Ctrl-C does not wait.
"""

from __future__ import annotations

import _thread
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from threading import Timer
from types import FrameType, TracebackType
from typing import Any, TypeVar, final

from closedchain.errors import Interrupted

T = TypeVar("T")
PATIENCE = 1.5  # s of computing before a bar appears by itself
AGAIN = 0.05  # s until a Ctrl-C that was lost is pressed again


@final
class Progress:
    """A display with one line per task. `shown`: True always, False never, None on a terminal after a while.

    One that appeared by itself disappears at the end.
    """

    def __init__(self, shown: bool | None = None) -> None:
        self.shown = shown
        self.began = time.monotonic()
        self._bars: Any = None

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bars is not None:
            self._bars.stop()

    def task(self, title: str, total: float | None = None) -> ProgressLine:
        """One more line; without `total` nobody knows how long it will take."""
        return ProgressLine(self, title, total)

    def bars(self) -> Any:
        """The display of rich, made when it is time for it; before that None."""
        if self._bars is None and self._appears():
            from rich.console import Console
            from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

            title = TextColumn("{task.description}", markup=False)  # names may look like it
            step = TextColumn("{task.fields[step]}", style="dim", markup=False)
            columns = (SpinnerColumn(), title, BarColumn(20), TimeElapsedColumn(), step)
            self._bars = Progress(*columns, console=Console(stderr=True), transient=self.shown is None)
            self._bars.start()
        return self._bars

    def _appears(self) -> bool:
        if self.shown is not None:
            return self.shown
        return sys.stderr.isatty() and time.monotonic() - self.began > PATIENCE


@final
class ProgressLine:
    """One line of the display."""

    def __init__(self, progress: Progress, title: str, total: float | None) -> None:
        self.progress, self.title, self.total = progress, title, total
        self._number: int | None = None

    def update(self, completed: float | None = None, step: str = "") -> None:
        """How much of the total is done, and what is done now."""
        bars = self.progress.bars()
        if bars is None:
            return
        if self._number is None:
            self._number = bars.add_task(self.title, total=self.total, step=step)
        bars.update(self._number, completed=completed, step=step)

    def finish(self) -> None:
        """All done."""
        self.total = self.total or 1.0
        self.update()
        if self._number is not None:
            self.progress.bars().update(self._number, completed=self.total, total=self.total)


@final
class Countdown:
    """A line of progress with the time that is left."""

    def __init__(self, line: ProgressLine, total: int) -> None:
        self.line, self.total, self.done, self.skipped = line, total, 0, 0
        self.began, self.lock = time.monotonic(), threading.Lock()

    def skip(self, points: int) -> None:
        """Points that were done before."""
        self.done = self.skipped = points

    def add(self, points: int) -> None:
        """Points that were done now."""
        with self.lock:
            self.done += points
            took, made = time.monotonic() - self.began, self.done - self.skipped
            left = took / made * (self.total - self.done) if made else 0.0
            self.line.update(self.done, f"{self.done} of {self.total} points, about {_time(left)} left")


def _time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min {rest} s" if minutes else f"{rest} s"


@contextmanager
def compiling(function: Callable[..., Any]) -> Iterator[None]:
    """Say on a terminal that the first call of a Numba function compiles it, if that takes a while."""
    words = f"compiling {function.__name__}, once after installing; this takes up to half a minute"
    timer, first = Timer(PATIENCE, lambda: print(words, file=sys.stderr, flush=True)), not _compiled(function)
    timer.daemon = True
    if sys.stderr.isatty() and first:
        timer.start()
    try:
        with preparing() if first else nullcontext():
            yield
    finally:
        timer.cancel()


@contextmanager
def preparing() -> Iterator[None]:
    """Before anything was computed: Ctrl-C is raised at once, also within an Interruption."""
    noting = _in_main_thread() and signal.getsignal(signal.SIGINT) is _note
    if noting:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        if noting:
            signal.signal(signal.SIGINT, _note)


def insist(call: Callable[[], T]) -> T:
    """Call, and raise Ctrl-C until it gets through: CasADi clears exceptions that reach it while it looks at types."""
    before = signal.getsignal(signal.SIGINT) if _in_main_thread() else None
    if before is not signal.default_int_handler:
        return call()
    over, again = threading.Event(), list[threading.Thread]()

    def press() -> None:
        while not over.wait(AGAIN):
            _thread.interrupt_main()

    def pressed(number: int, frame: FrameType | None) -> None:
        if over.is_set():
            return
        if not again:
            again.append(threading.Thread(target=press, name="Ctrl-C", daemon=True))
            again[0].start()
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, pressed)
    try:
        return call()
    finally:
        over.set()
        for thread in again:
            thread.join()
        signal.signal(signal.SIGINT, before)
        if again and not isinstance(sys.exception(), KeyboardInterrupt):
            raise KeyboardInterrupt


def _compiled(function: Callable[..., Any]) -> bool:
    return bool(getattr(function, "signatures", True))


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


MOST = 2**30  # steps at a time
STRETCH = 0.1  # s of computing between two questions whether to stop

_asked = threading.Event()


@final
class Interruption:
    """Between entering and leaving, Ctrl-C is noted instead of raised; `asked` holds in all threads.

    Only the main thread can listen to the keyboard; elsewhere, or where the program has a handler of its own, nothing
    changes but that an interruption noted by the main thread is seen.
    """

    def __init__(self) -> None:
        self._before: Any = None

    def __enter__(self) -> Interruption:
        if _in_main_thread():
            before = signal.getsignal(signal.SIGINT)
            if before is signal.default_int_handler:
                self._before = before
                signal.signal(signal.SIGINT, _note)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            noted = _asked.is_set()
            _asked.clear()
            if noted and (error is None or isinstance(error, Exception)):
                # came too late for the loop to see it, or something else went wrong first
                raise KeyboardInterrupt from error

    @property
    def asked(self) -> bool:
        """Whether to stop."""
        return _asked.is_set()

    def end(self, what: str, partial: Callable[[], Any]) -> None:
        """Raise with what was done, if asked to stop."""
        if _asked.is_set():
            raise Interrupted(f"{what} was interrupted; what was done is in .partial of this exception", partial())


def stop_if_asked() -> None:
    """Raise in a computation that is part of a longer one, if that was asked to stop."""
    if _asked.is_set():
        raise Interrupted("interrupted")


def _note(number: int, frame: FrameType | None) -> None:
    if _asked.is_set():
        raise KeyboardInterrupt
    _asked.set()


@final
class Pace:
    """How many steps to make until the next question whether to stop: as many as fit in a tenth of a second."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self._began = time.monotonic()

    def next(self) -> int:
        """Steps of the next stretch, judged by how long the last took."""
        now = time.monotonic()
        took, self._began = now - self._began, now
        if took < STRETCH / 2:
            self.steps = min(2 * self.steps, MOST)
        elif took > STRETCH:
            self.steps = max(1, int(self.steps * STRETCH / took))
        return self.steps
