"""Sweeps on a cluster: chunks go to the workers of a Dask client, who write them to the store.

Workers get the description, prepare the question once in a process, and write chunks themselves; nothing large passes
the scheduler. What counts is what the store calls done.
"""

from __future__ import annotations

import asyncio
import queue
import signal
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from closedchain.errors import ArgumentError, FileFormatError
from closedchain.files.keys import digest
from closedchain.progress import Countdown, Interruption
from closedchain.sweep.chunks import Flusher
from closedchain.sweep.question import Ask, Question, Variable, answer
from closedchain.sweep.store import DONE, GIVEN_UP, SweepStore

ATTEMPTS = 3  # of a chunk that raises; how often its worker may die is an option of the scheduler
ALONE = 2  # deaths of its worker that a chunk may be blamed for alone: the first may be another's, which was dying
AHEAD = 3  # chunks a worker's thread is given in advance
COUNTING = 1.0  # s between two questions how many workers there are
SWEEPS = 4  # that a worker keeps ready
LOOK = 0.1  # s between looks at the keyboard while others compute


@dataclass(frozen=True, eq=False)
class _Task:
    """What a worker keeps of a sweep from chunk to chunk: the store, and the question that is ready to answer."""

    store: SweepStore
    ask: Ask
    variables: dict[str, Variable]


_flusher = Flusher()  # of a worker's process
_tasks: dict[tuple[str, str, int], _Task] = {}
_prepared: dict[str, tuple[Ask, Question]] = {}
_preparing = threading.Lock()


def compute_chunk(question: Question | type[Question], path: str, word: str, chunk: int, index: int) -> None:
    """A worker's task: answer a chunk of the store with that digest. A process prepares the question once."""
    with _preparing:
        task = _tasks.get((path, word, chunk))
        if task is None:
            task = _tasks[path, word, chunk] = _task(question, path, word)
            while len(_tasks) > SWEEPS:
                del _tasks[next(iter(_tasks))]
    found = answer(task.ask, task.variables, task.store.points(index), task.store.piece)
    _flusher.add(task.store.finish, index, task.store.put(index, found))


async def flush_chunks() -> list[str]:
    """On a worker: wait until all that was written counts; what went wrong."""
    return await asyncio.to_thread(_flusher.failures)


def _task(question: Question | type[Question], path: str, word: str) -> _Task:
    store = SweepStore(path)
    if store.about["digest"] != word:
        raise FileFormatError(f"{path}: another sweep has taken the place of the store")
    key = digest(question.name, store.about["question"])
    if key not in _prepared:
        made = question.from_data(store.about["question"]) if isinstance(question, type) else question
        _prepared[key] = made.prepare(), made
        while len(_prepared) > SWEEPS:
            del _prepared[next(iter(_prepared))]
    ask, made = _prepared[key]
    chosen = {name: v for name, v in made.variables().items() if name in store.variables}
    return _Task(store, ask, chosen)


def run_on_cluster(
    client: Any, store: SweepStore, question: Question, todo: list[int], interruption: Interruption, task: Countdown
) -> None:
    """Keep workers busy with a few chunks each; a chunk whose workers die again and again is given up.

    The scheduler also blames chunks that waited on a dying worker, so each is asked again, alone, at the end. What
    a worker had written but not flushed when it died is asked again as well: only what the store calls done counts.
    """
    asked: Question | type[Question] = type(question) if question.described else question
    path, arrived = str(store.path.resolve()), queue.Queue[tuple[int, Any]]()
    word, prefix = str(store.about["digest"]), f"sweep-{digest(path, store.about['digest'])[:12]}"
    waiting, running, tried = list(reversed(todo)), dict[int, Any](), dict[int, int]()
    suspects, alone, finished = list[int](), dict[int, int](), set[int]()
    workers, counted = 0, -COUNTING
    while True:
        if not waiting and not running and suspects:
            waiting.append(suspects.pop())
            alone[waiting[0]] = alone.get(waiting[0], 0) + 1
        elif not waiting and not running:
            waiting = _unmarked(client, store, finished, tried)
            if not waiting:
                return
        if time.monotonic() - counted > COUNTING:  # workers come and go
            workers, counted = worker_threads(client), time.monotonic()
        room = AHEAD * workers - len(running)
        for index in [waiting.pop() for _ in range(min(max(room, 1 if not running else 0), len(waiting)))]:
            tried[index] = tried.get(index, 0) + 1
            arguments, key = (asked, path, word, store.chunk, index), f"{prefix}-{index}-{tried[index]}"
            running[index] = client.submit(compute_chunk, *arguments, key=key, pure=False)
            running[index].add_done_callback(lambda future, at=index: arrived.put((at, future)))
        try:
            index, future = arrived.get(timeout=LOOK)
        except queue.Empty:
            index, future = -1, None
        if interruption.asked:
            client.cancel(list(running.values()), force=True)
            return
        if future is None:
            continue
        del running[index]
        if future.status == "finished":
            task.add(0 if index in finished else store.size(index))
            finished.add(index)
        elif _killed(future) and alone.get(index, 0) < ALONE:
            suspects.insert(0, index)  # after all others
        elif tried[index] < ATTEMPTS and not _killed(future):
            waiting.append(index)
        else:
            store.write(index, store.nothing(index, _why(future, tried[index])), GIVEN_UP)
            task.add(store.size(index))


# a cluster of this machine
QUIET = {  # what only a dashboard needs takes several per cent of a core
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "500ms",
    "distributed.admin.system-monitor.interval": "10s",
}
MEMORY = {  # bytes; otherwise Dask gives free memory back at once, and the next piece takes its pages anew
    "distributed.nanny.pre-spawn-environ.MALLOC_TRIM_THRESHOLD_": 1 << 28,
    "distributed.nanny.pre-spawn-environ.MALLOC_MMAP_THRESHOLD_": 1 << 25,
}


def distributed_module() -> Any:
    """The package distributed, or an error that says how to get it."""
    try:
        import distributed
    except ImportError:
        raise ArgumentError("a cluster needs dask: pip install 'closedchain[cluster]'") from None
    return distributed


def local_cluster(workers: int) -> Any:
    """A cluster of processes of this machine, with one thread each, that do not hear Ctrl-C."""
    cluster = distributed_module().LocalCluster
    import dask

    options: dict[str, Any] = {"n_workers": workers, "threads_per_worker": 1, "dashboard_address": None}
    can_mask = hasattr(signal, "pthread_sigmask")
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if can_mask else set()
    try:
        # processes and threads inherit what is blocked
        with dask.config.set(QUIET | MEMORY):
            return cluster(**options)
    finally:
        if can_mask:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def worker_threads(client: Any) -> int:
    """How many chunks the workers of a cluster compute at a time."""
    return max(1, int(sum(client.nthreads().values())))


def _unmarked(client: Any, store: SweepStore, finished: set[int], tried: Mapping[int, int]) -> list[int]:
    """Chunks that were computed but are not done when all workers have flushed; hopeless ones are given up."""
    reasons = client.run(flush_chunks, on_error="ignore")
    lost = [index for index in np.flatnonzero(store.done() != DONE).tolist() if index in finished]
    for index in [index for index in lost if tried[index] >= ATTEMPTS]:
        finished.remove(index)
        why = next((reason for some in reasons.values() for reason in some), "its workers died")
        store.write(index, store.nothing(index, f"not written after {tried[index]} attempts: {why}"), GIVEN_UP)
    return [index for index in lost if tried[index] < ATTEMPTS]


def _killed(future: Any) -> bool:
    """Whether the scheduler has given up a task because worker after worker died of it."""
    return future.status == "error" and type(future.exception()).__name__ == "KilledWorker"


def _why(future: Any, tried: int) -> str:
    """Why a task did not finish."""
    if future.status == "cancelled":
        return f"cancelled {tried} times"
    error = future.exception()
    words = "its workers died" if _killed(future) else f"given up after {tried} attempts"
    return f"{words}: {type(error).__name__}: {str(error)[:500]}"
