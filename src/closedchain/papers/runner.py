"""Runs of the studies, one after the other or several at a time in processes of their own."""

from __future__ import annotations

import gc
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import active_children, get_context
from multiprocessing.queues import SimpleQueue
from signal import SIG_DFL, SIGINT, signal
from threading import Thread

from closedchain.errors import UnknownNameError, choose
from closedchain.papers.finding import Reporter, Study

PAPERS = {
    "virtual_spring": "Wang, Gosselin, Cheng: virtual springs",
    "spherical_stiffness": "Wu, Bai, Kepler: stiffness of spherical parallel manipulators",
    "denoc": "Saha, Schiehlen: recursive dynamics of closed loops",
    "multichain": "Lilly, Orin: multiple chains on a reference member",
    "hexapod": "Sinatra, Xi, Staicu: inverse dynamics of the Hexapod",
}


LONGEST_FIRST = ("multichain", "virtual_spring", "denoc", "spherical_stiffness", "hexapod")
DONE = "done"


@dataclass(frozen=True, eq=False)
class Result:
    """A study and how long it took."""

    study: Study
    seconds: float


def run(
    names: Iterable[str] = (), started: Callable[[str], Reporter] | None = None, processes: int = 1
) -> list[Result]:
    """Study the named papers (all if none is named), several at a time in processes of their own.

    started: called with a paper's name, returns where its study reports what it is doing
    """
    wanted = checked(names)
    begin = (lambda name: _silent) if started is None else started
    if processes == 1 or len(wanted) == 1:
        return [_run(name, begin(name)) for name in wanted]
    return _run_in_processes(wanted, begin, min(processes, len(wanted)))


def checked(names: Iterable[str]) -> list[str]:
    """The papers named, each once; all if none is named."""
    wanted = list(dict.fromkeys(names)) or list(PAPERS)
    for name in wanted:
        if name not in PAPERS:
            raise UnknownNameError(choose("paper", name, PAPERS))
    return wanted


def _run(name: str, report: Reporter) -> Result:
    report("importing")
    begin = time.perf_counter()
    with _few_collections():
        study: Study = import_module(f"closedchain.papers.{name}").study(report)
    report(DONE)
    return Result(study, time.perf_counter() - begin)


@contextmanager
def _few_collections() -> Iterator[None]:
    """Tracing makes many objects and hardly a cycle of them: looking for cycles less often saves 3 % of the time."""
    before = gc.get_threshold()
    gc.set_threshold(50_000, 20, 100)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _silent(step: str) -> None:
    return None


# several processes
def _run_in_processes(names: list[str], begin: Callable[[str], Reporter], processes: int) -> list[Result]:
    """The longest studies first, one here and the others in processes of their own; their steps come through a queue.

    Every process imports everything, so that this one works, too, instead of waiting.
    """
    context = get_context("spawn")
    queue: SimpleQueue[tuple[str, str]] = context.SimpleQueue()
    reader = Thread(target=_forward, args=(queue, begin), daemon=True)
    reader.start()
    pool = ProcessPoolExecutor(processes - 1, context, _set_queue, (queue,))
    waiting = deque(name for name in LONGEST_FIRST if name in names)
    running: dict[str, Future[Result]] = {}
    found: dict[str, Result] = {}

    def next_in_pool(_: object = None) -> None:
        """Called where a process is free."""
        with suppress(IndexError, RuntimeError):  # nothing is waiting, or the pool is being shut down
            name = waiting.popleft()
            running[name] = pool.submit(_run_in_worker, name)
            running[name].add_done_callback(next_in_pool)

    try:
        for _ in range(processes - 1):
            next_in_pool()
        with suppress(IndexError):
            while True:
                name = waiting.popleft()
                found[name] = _run(name, _reporter(queue, name))
        while len(found) < len(names):
            found |= {name: future.result() for name, future in list(running.items())}
    except BaseException:
        # interrupted, or a study failed: what is still running is not needed
        waiting.clear()
        for child in active_children():
            child.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()
    queue.put(("", ""))
    reader.join()
    return [found[name] for name in names]


def _forward(queue: SimpleQueue[tuple[str, str]], begin: Callable[[str], Reporter]) -> None:
    running: dict[str, Reporter] = {}
    while True:
        name, step = queue.get()
        if not name:
            return
        if name not in running:
            running[name] = begin(name)
        running[name](step)


_steps: SimpleQueue[tuple[str, str]] | None = None


def _set_queue(queue: SimpleQueue[tuple[str, str]]) -> None:
    global _steps
    _steps = queue
    signal(SIGINT, SIG_DFL)  # the command says what an interrupt means, not each of its processes


def _run_in_worker(name: str) -> Result:
    queue = _steps
    assert queue is not None
    return _run(name, _reporter(queue, name))


def _reporter(queue: SimpleQueue[tuple[str, str]], name: str) -> Reporter:
    return lambda step: queue.put((name, step))
