"""What was found out once is not found out again: outlines of kernels and other plain data, beside the object code.

An entry is JSON under a key, with a checksum over both in front, in the directory of object_code.py and as safe as it:
private, written whole, bounded. Its key (files/keys.py) holds machine, method and options in all their bits, the text
of this package, and the installed files of whatever computed it; a program that was changed, or another machine,
therefore finds nothing. What is damaged, truncated or of another shape counts as absent: it is found out again.

The outline of a kernel holds its ports, operation counts, and the fingerprint by which object code is found. The
function is traced only if something else is asked of it (C source, another process, code for another processor).
Functions that CasADi evaluates itself are kept whole.

CLOSEDCHAIN_REMEMBER=off asks everything anew, for who changes the package while it runs.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from closedchain.files.keys import digest
from closedchain.kernel import object_code
from closedchain.kernel.program import Port
from closedchain.progress import insist
from closedchain.records import dataclass

if TYPE_CHECKING:
    import casadi as ca

    from closedchain.kernel.kernel import Kernel

SWITCH = "CLOSEDCHAIN_REMEMBER"
PACKAGES = ("numpy", "scipy", "casadi")
SHORT = 40  # operations


@dataclass(frozen=True)
class Outline:
    """All of a kernel but its operations.

    counts: operations by name      fingerprint: of the operations
    stops: where the parts that are compiled one by one end      slots: numbers that pass between them
    """

    name: str
    inputs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    counts: dict[str, int]
    fingerprint: str
    stops: tuple[int, ...]
    slots: int

    def to_data(self) -> dict[str, Any]:
        """As plain data."""
        ports = {
            what: [[port.name, list(port.shape)] for port in ports]
            for what, ports in (("inputs", self.inputs), ("outputs", self.outputs))
        }
        rest = {"name": self.name, "counts": self.counts, "fingerprint": self.fingerprint}
        return ports | rest | {"stops": list(self.stops), "slots": self.slots}

    @classmethod
    def from_data(cls, data: Any) -> Outline | None:
        """From plain data; None if it is anything else."""
        try:
            inputs, outputs = (
                tuple(Port(_word(name), tuple(map(_count, shape))) for name, shape in data[what])
                for what in ("inputs", "outputs")
            )
            counts = {_word(name): _count(number) for name, number in data["counts"].items()}
            stops, slots = tuple(map(_count, data["stops"])), _count(data["slots"])
            return cls(_word(data["name"]), inputs, outputs, counts, _word(data["fingerprint"]), stops, slots)
        except (KeyError, TypeError, ValueError, AttributeError):
            return None


def _word(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _count(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise TypeError
    return value


@dataclass(frozen=True, eq=False)
class Remembered:
    """A kernel's outline, and how to trace its function should that be needed."""

    outline: Outline
    make: Callable[[], ca.Function]


def remembered(key: str | None, make: Callable[[], ca.Function], **options: Any) -> Kernel:
    """The kernel of a function, which is traced only if its outline is not known.

    key: of what the function depends on (`question`); None: nothing is kept
    options: of the kernel
    """
    from closedchain.kernel.kernel import Kernel

    outline = None if key is None else Outline.from_data(recall(key))
    if outline is not None:
        known: Any = Remembered(outline, partial(insist, make))
        return Kernel(known, **options)
    kernel = Kernel(insist(make), **options)
    if key is not None:
        remember(key, kernel._outline.to_data())
    return kernel


def remembered_function(key: str | None, make: Callable[[], ca.Function], sizes: Sequence[int]) -> ca.Function:
    """A CasADi function of columns of these sizes that is evaluated as it is; traced only if it is not known.

    Short functions are not kept: tracing them takes no longer than reading them.
    """
    import casadi as ca

    stored = None if key is None else recall(key)
    if isinstance(stored, str):
        with suppress(RuntimeError):  # of another version of CasADi
            found = ca.Function.deserialize(stored)
            if [found.size_in(k) for k in range(found.n_in())] == [(size, 1) for size in sizes]:
                return found
    function = insist(make)
    if key is not None and function.n_instructions() > SHORT:
        remember(key, function.serialize())
    return function


def remembered_counts(key: str | None, make: Callable[[], Sequence[int]]) -> tuple[int, ...]:
    """Whole numbers that take long to find, such as operations of functions that need tracing; found if not known."""
    stored = None if key is None else recall(key)
    if isinstance(stored, list) and stored and all(type(count) is int for count in stored):
        return tuple(stored)
    found = tuple(make())
    if key is not None:
        remember(key, list(found))
    return found


def question(*parts: Any) -> str | None:
    """The key of what is computed from these parts; None where nothing is kept."""
    if object_code.directory() is None or os.environ.get(SWITCH, "").strip().lower() in ("off", "0", "no"):
        return None
    return digest(_program_text(), _others(), *parts)


def recall(key: str) -> Any:
    """The data kept under a key, or None."""
    stored = object_code.load(key, object_code.MANIFEST)
    if stored is None:
        return None
    try:
        return json.loads(stored)
    except ValueError:
        return None


def remember(key: str, data: Any) -> None:
    """Keep plain data under a key; readers see the whole entry or none."""
    object_code.store(key, json.dumps(data).encode(), object_code.MANIFEST)


@cache
def _program_text() -> str:
    """A digest of all modules of this package."""
    home = Path(__file__).parents[1]
    return digest(*((path.relative_to(home).as_posix(), path.read_bytes()) for path in sorted(home.rglob("*.py"))))


@cache
def _others() -> list[Any]:
    """Whatever else takes part in tracing, without importing it: lists of installed files with their digests."""
    others: list[Any] = [platform.python_version()]
    for name in PACKAGES:
        spec = find_spec(name)
        if spec is not None and spec.origin is not None:
            package = Path(spec.origin)
            lists = sorted(package.parents[1].glob(f"{name}-*.dist-info/RECORD"))
            others += [path.read_bytes() for path in lists or [package]]
    return others
