"""Ctrl-C in long computations: they end at the next good place and hand over what was done.

Compiled loops return to Python several times a second. Between two stretches they ask whether they were interrupted;
so what was computed is consistent, and is carried by the `Interrupted` that is raised. A second Ctrl-C does not wait.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any, final

from closedchain.errors import Interrupted

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
        if threading.current_thread() is threading.main_thread():
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
            if noted and kind is None:
                # came too late for the loop to see it
                raise KeyboardInterrupt

    @property
    def asked(self) -> bool:
        """Whether to stop."""
        return _asked.is_set()

    def end(self, what: str, partial: Callable[[], Any]) -> None:
        """Raise with what was done, if asked to stop."""
        if _asked.is_set():
            raise Interrupted(f"{what} was interrupted; what was done is in .partial of this exception", partial())


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
            self.steps *= 2
        elif took > STRETCH:
            self.steps = max(1, int(self.steps * STRETCH / took))
        return self.steps
