"""Loops around kernels, as compiled code: LLVM text that comes with the package, made for the processor at hand.

Integrators are loops over kernels, the same for every machine. They are written in Python for Numba, and tools/loops.py
turns them into text once, when they change; who uses the package needs no Numba. The text is optimised and names no
processor: only instructions are chosen here, and the object code is kept like that of kernels.

A loop takes one table of 64-bit words: whole numbers as they are, floats by their bits, arrays by their address, the
fields of a tuple one after the other. Nothing is checked inside it.
"""

from __future__ import annotations

import ctypes
import logging
import time
from functools import cached_property
from pathlib import Path
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import KernelCompileError
from closedchain.files.keys import digest
from closedchain.kernel.host import host
from closedchain.kernel.object_code import LoadedObject, compile_object, load, store

Words = NDArray[np.int64]
ENTRY = "loop"  # the function in the text
KERNEL = "kernel"  # the same with the arguments of a kernel: its table of inputs is the table of words
_Function = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p)  # releases Python's global lock

_log = logging.getLogger("closedchain")


@final
class CompiledLoop:
    """A loop whose text lies in a file; compiled, or taken from the cache, when it is first called."""

    def __init__(self, text: Path) -> None:
        self.text = text

    def __call__(self, words: Words) -> int:
        """Run on a table of words (`words`), whose arrays must be alive."""
        found: int = self._function(words.ctypes.data)
        return found

    @property
    def at(self) -> Any:
        """The same on the address of a table."""
        return self._function

    @cached_property
    def _code(self) -> LoadedObject:
        try:
            code = self.text.read_bytes()
        except OSError as error:
            raise KernelCompileError(f"the installation of closedchain is not complete: {error}") from None
        key = digest("loop", code, host().description)
        stored = load(key)
        if stored is None:
            begin = time.perf_counter()
            stored = compile_object(code.decode())
            _log.info("compiled loop %s in %.2f s", self.text.stem, time.perf_counter() - begin)
            store(key, stored)
        return LoadedObject(stored, [ENTRY, KERNEL])

    @property
    def kernel(self) -> int:
        """The address of the loop as a kernel, to be called by another loop with a table of words as its inputs."""
        return self._code.addresses[KERNEL]

    @cached_property
    def _function(self) -> Any:
        return _Function(self._code.addresses[ENTRY])


def words(*parts: Any) -> list[int]:
    """Arguments of a loop as words: numbers, arrays of float64 or int64, and tuples of these.

    The arrays must live as long as the words are used.
    """
    found = list[int]()
    for part in parts:
        if isinstance(part, int):
            found.append(part)
        elif isinstance(part, tuple):
            found += words(*part)
        elif isinstance(part, np.ndarray):
            if part.dtype.char not in "dlq" or not part.flags.c_contiguous:
                raise TypeError(
                    f"an array of {part.dtype} cannot be passed on; C-contiguous float64 or int64 is needed"
                )
            found.append(part.ctypes.data)
        elif isinstance(part, float):
            found.append(int(np.float64(part).view(np.int64)))
        else:
            found.append(int(part))
    return found
