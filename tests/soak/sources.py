"""Ways in which a function reaches a number: each gives the function that reads it, and one that puts it there."""

from __future__ import annotations

import array
import builtins
import contextvars
import ctypes
import enum
import functools
import importlib
import json
import math
import operator
import os
import queue
import sys
import threading
import types
from collections import ChainMap, OrderedDict, defaultdict, deque, namedtuple
from collections.abc import Callable
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import casadi as ca
import numpy as np

import closedchain as cc

Source = Callable[[], Any]
Put = Callable[[float], Any]
MIDDLE = 1.2345  # between the two numbers that are put
WAYS: dict[str, Callable[[Path], tuple[Source, Put]]] = {}
GAIN: Any = 0.0
TABLE: Any = {}


def written(text: str, space: dict[str, Any] | None = None) -> Any:
    """The function `read` of a text, with globals of its own."""
    space = {} if space is None else space
    builtins.exec(text, space)
    return space["read"]


def way(make: Any) -> Any:
    """One of the ways."""
    WAYS[make.__name__] = make
    return make


@way
def closure(folder: Path) -> tuple[Source, Put]:
    gain = 0.0

    def put(x: float) -> None:
        nonlocal gain
        gain = x

    return lambda: gain, put


@way
def closure_of_a_function_inside(folder: Path) -> tuple[Source, Put]:
    read, put = closure(folder)

    def outer() -> float:
        def inner() -> float:
            return read()

        return max(inner() for _ in range(1))

    return outer, put


@way
def default_argument(folder: Path) -> tuple[Source, Put]:
    def read(gain: float = 0.0) -> float:
        return gain

    return read, lambda x: setattr(read, "__defaults__", (x,))


@way
def keyword_default(folder: Path) -> tuple[Source, Put]:
    def read(*, gain: float = 0.0) -> float:
        return gain

    return read, lambda x: setattr(read, "__kwdefaults__", {"gain": x})


@way
def mutable_default(folder: Path) -> tuple[Source, Put]:
    kept = [0.0]

    def read(gains: list[float] = kept) -> float:
        return gains[0]

    return read, lambda x: operator.setitem(kept, 0, x)


@way
def attribute_of_the_function(folder: Path) -> tuple[Source, Put]:
    def read() -> float:
        return read.gain  # type: ignore[attr-defined, no-any-return]

    return read, lambda x: setattr(read, "gain", x)


@way
def code_of_the_function(folder: Path) -> tuple[Source, Put]:
    def read() -> float:
        return 0.0

    def put(x: float) -> None:
        read.__code__ = written(f"def read(): return {x!r}").__code__

    return read, put


@way
def function_in_a_closure(folder: Path) -> tuple[Source, Put]:
    inner = [lambda: 0.0]

    def put(x: float) -> None:
        inner[0] = lambda: x

    return lambda: inner[0](), put


@way
def constant_in_the_text(folder: Path) -> tuple[Source, Put]:
    read: Any = None

    def put(x: float) -> None:
        nonlocal read
        read = written(f"def read(): return {x!r}")

    return lambda: read(), put


@way
def global_number(folder: Path) -> tuple[Source, Put]:
    def put(x: float) -> None:
        global GAIN
        GAIN = x

    return lambda: GAIN, put


@way
def global_table(folder: Path) -> tuple[Source, Put]:
    return lambda: TABLE["gain"][0], lambda x: TABLE.update(gain=(x,))


@way
def globals_by_name(folder: Path) -> tuple[Source, Put]:
    _, put = global_number(folder)
    return lambda: globals()["GAIN"], put


@way
def list_entry(folder: Path) -> tuple[Source, Put]:
    gains = [1.0, [0.0]]
    return lambda: gains[1][0], lambda x: operator.setitem(gains[1], 0, x)  # type: ignore[index, arg-type]


@way
def dict_entry(folder: Path) -> tuple[Source, Put]:
    gains: dict[str, Any] = {}
    return lambda: gains["a"]["b"], lambda x: gains.update(a={"b": x})


@way
def order_of_a_dict(folder: Path) -> tuple[Source, Put]:
    gains: dict[str, float] = {}

    def put(x: float) -> None:
        gains.clear()
        gains.update(reversed([*{"a": x, "b": 1.0}.items()]) if x > MIDDLE else {"a": x, "b": 1.0})

    def read() -> float:
        total = 0.0
        for gain in gains.values():
            total = 0.1 * total + gain
        return total

    return read, put


@way
def array_in_place(folder: Path) -> tuple[Source, Put]:
    gains = np.zeros((2, 2))
    return lambda: gains[1, 0], lambda x: gains.__setitem__((1, 0), x)


@way
def large_array(folder: Path) -> tuple[Source, Put]:
    gains = np.zeros(5000)
    return lambda: gains[3333], lambda x: gains.__setitem__(3333, x)


@way
def array_of_objects(folder: Path) -> tuple[Source, Put]:
    gains = np.zeros(2, object)
    return lambda: gains[1], lambda x: gains.__setitem__(1, x)


@way
def scalar_of_numpy(folder: Path) -> tuple[Source, Put]:
    gain = [np.float64(0.0)]
    return lambda: gain[0], lambda x: operator.setitem(gain, 0, np.float64(x))


@way
def sign_of_zero(folder: Path) -> tuple[Source, Put]:
    gain = [0.0]
    return lambda: 1.0 + math.copysign(0.1, gain[0]), lambda x: operator.setitem(gain, 0, -0.0 if x > MIDDLE else 0.0)


@way
def type_of_a_number(folder: Path) -> tuple[Source, Put]:
    gain: list[Any] = [1]
    return lambda: float(isinstance(gain[0], float)), lambda x: operator.setitem(gain, 0, 1.0 if x > MIDDLE else 1)


@way
def text(folder: Path) -> tuple[Source, Put]:
    word = [""]
    return lambda: float(word[0]), lambda x: operator.setitem(word, 0, repr(x))


@way
def raw_bytes(folder: Path) -> tuple[Source, Put]:
    word = [b""]
    return lambda: float(word[0].decode()), lambda x: operator.setitem(word, 0, repr(x).encode())


@way
def complex_number(folder: Path) -> tuple[Source, Put]:
    gain = [0j]
    return lambda: gain[0].imag, lambda x: operator.setitem(gain, 0, complex(1.0, x))


@way
def fraction(folder: Path) -> tuple[Source, Put]:
    gain = [Fraction(0)]
    return lambda: float(gain[0]), lambda x: operator.setitem(gain, 0, Fraction(x))


@way
def decimal(folder: Path) -> tuple[Source, Put]:
    gain = [Decimal(0)]
    return lambda: float(gain[0]), lambda x: operator.setitem(gain, 0, Decimal(repr(x)))


@way
def long_integer(folder: Path) -> tuple[Source, Put]:
    gain = [0]
    return lambda: gain[0] / 2**60, lambda x: operator.setitem(gain, 0, int(x * 2**60))


@way
def attribute_of_an_object(folder: Path) -> tuple[Source, Put]:
    class Gains:
        gain = 0.0

    gains = Gains()
    return lambda: gains.gain, lambda x: setattr(gains, "gain", x)


@way
def attribute_of_a_class(folder: Path) -> tuple[Source, Put]:
    class Gains:
        gain = 0.0

    return lambda: Gains.gain, lambda x: setattr(Gains, "gain", x)


@way
def slot_of_an_object(folder: Path) -> tuple[Source, Put]:
    class Gains:
        __slots__ = ("gain",)

    gains = Gains()
    return lambda: gains.gain, lambda x: setattr(gains, "gain", x)  # type: ignore[attr-defined]


@way
def property_of_an_object(folder: Path) -> tuple[Source, Put]:
    read, put = closure(folder)

    class Gains:
        @property
        def gain(self) -> Any:
            return read()

    gains = Gains()
    return lambda: gains.gain, put


@way
def frozen_dataclass(folder: Path) -> tuple[Source, Put]:
    @dataclass(frozen=True)
    class Gains:
        gain: float

    gains = [Gains(0.0)]
    return lambda: gains[0].gain, lambda x: operator.setitem(gains, 0, replace(gains[0], gain=x))


@way
def named_tuple(folder: Path) -> tuple[Source, Put]:
    Gains = namedtuple("Gains", "gain")
    gains = [Gains(0.0)]
    return lambda: gains[0].gain, lambda x: operator.setitem(gains, 0, Gains(x))


@way
def enumeration(folder: Path) -> tuple[Source, Put]:
    gains = [enum.Enum("Gains", {"gain": 0.0})]
    return lambda: gains[0].gain.value, lambda x: operator.setitem(gains, 0, enum.Enum("Gains", {"gain": x}))


class Reader:
    """Reads a number by its methods."""

    common = 0.0

    def __init__(self) -> None:
        self.gain = 0.0

    def __call__(self) -> float:
        return self.gain

    def method(self) -> float:
        return self.gain

    def __add__(self, other: float) -> float:
        return self.gain + other

    def __float__(self) -> float:
        return self.gain

    @classmethod
    def of_class(cls) -> float:
        return cls.common


@way
def callable_object(folder: Path) -> tuple[Source, Put]:
    reader = Reader()
    return reader, lambda x: setattr(reader, "gain", x)


@way
def bound_method(folder: Path) -> tuple[Source, Put]:
    reader = Reader()
    return reader.method, lambda x: setattr(reader, "gain", x)


@way
def bound_method_of_a_dict(folder: Path) -> tuple[Source, Put]:
    gains: dict[str, float] = {}
    return functools.partial(gains.get, "gain"), lambda x: gains.update(gain=x)


@way
def method_of_a_class(folder: Path) -> tuple[Source, Put]:
    class Own(Reader):
        pass

    return Own.of_class, lambda x: setattr(Own, "common", x)


@way
def operator_of_an_object(folder: Path) -> tuple[Source, Put]:
    reader = Reader()
    return lambda: reader + 0.0, lambda x: setattr(reader, "gain", x)


@way
def conversion_of_an_object(folder: Path) -> tuple[Source, Put]:
    reader = Reader()
    return lambda: float(reader), lambda x: setattr(reader, "gain", x)


@way
def subclass_of_float(folder: Path) -> tuple[Source, Put]:
    read, put = closure(folder)

    class Gain(float):
        def __mul__(self, other: Any) -> Any:
            return read() * other

    gain = Gain(1.0)
    return lambda: gain * 1.0, put


@way
def partial(folder: Path) -> tuple[Source, Put]:
    gains = [0.0]
    return functools.partial(operator.getitem, gains, 0), lambda x: operator.setitem(gains, 0, x)


@way
def partial_of_a_function(folder: Path) -> tuple[Source, Put]:
    made: Any = None

    def put(x: float) -> None:
        nonlocal made
        made = functools.partial(lambda k, *, c: k + 0 * c, x, c=1.0)

    return lambda: made(), put


@way
def decorated(folder: Path) -> tuple[Source, Put]:
    read, put = closure(folder)

    def twice(function: Source) -> Source:
        @functools.wraps(function)
        def inner() -> float:
            return 2.0 * function()  # type: ignore[no-any-return]

        return inner

    return twice(read), put


@way
def decorated_in_the_name_of_another(folder: Path) -> tuple[Source, Put]:
    @functools.wraps(cc.pin)
    def read() -> float:
        return TABLE["other"]  # type: ignore[no-any-return]

    return read, lambda x: TABLE.update(other=x)


@way
def attribute_of_a_module(folder: Path) -> tuple[Source, Put]:
    module = types.ModuleType("gains")
    return lambda: module.gain, lambda x: setattr(module, "gain", x)


@way
def attribute_by_name(folder: Path) -> tuple[Source, Put]:
    module = types.ModuleType("gains")
    return lambda: getattr(module, "gain"), lambda x: setattr(module, "gain", x)  # noqa: B009


@way
def module_loaded_again(folder: Path) -> tuple[Source, Put]:
    name = f"gains_{folder.name}"
    file = folder / f"{name}.py"

    def put(x: float) -> None:
        file.write_text(f"gain = {x!r}\n", encoding="utf-8")
        sys.dont_write_bytecode = True
        importlib.invalidate_caches()
        sys.path.insert(0, str(folder))
        sys.modules.pop(name, None)
        importlib.import_module(name)
        sys.path.remove(str(folder))

    return lambda: sys.modules[name].gain, put


@way
def import_in_the_function(folder: Path) -> tuple[Source, Put]:
    _, put = module_loaded_again(folder)
    name = f"gains_{folder.name}"
    return written(f"def read():\n    import {name} as gains\n    return gains.gain"), put


@way
def variables_of_an_object(folder: Path) -> tuple[Source, Put]:
    gains = types.SimpleNamespace(gain=0.0)
    return lambda: vars(gains)["gain"], lambda x: setattr(gains, "gain", x)


@way
def item_getter(folder: Path) -> tuple[Source, Put]:
    gains = types.SimpleNamespace(gain=0.0)
    read = operator.attrgetter("gain")
    return lambda: read(gains), lambda x: setattr(gains, "gain", x)


@way
def evaluated(folder: Path) -> tuple[Source, Put]:
    space: dict[str, Any] = {}
    return written("def read(): return eval('GAIN')", space), lambda x: space.update(GAIN=x)


@way
def executed(folder: Path) -> tuple[Source, Put]:
    space: dict[str, Any] = {}
    read = written("def read():\n    exec('inner = GAIN', globals(), found := {})\n    return found['inner']", space)
    return read, lambda x: space.update(GAIN=x)


@way
def open_file(folder: Path) -> tuple[Source, Put]:
    name = str(folder / "gain.txt")

    def read() -> float:
        with open(name, encoding="utf-8") as stream:
            return float(stream.read())

    return read, lambda x: Path(name).write_text(repr(x), encoding="utf-8")


@way
def path_of_a_file(folder: Path) -> tuple[Source, Put]:
    file = folder / "gain.txt"
    return lambda: float(file.read_text(encoding="utf-8")), lambda x: file.write_text(repr(x), encoding="utf-8")


@way
def path_by_name(folder: Path) -> tuple[Source, Put]:
    name = str(folder / "gain.txt")
    return lambda: float(Path(name).read_text()), lambda x: Path(name).write_text(repr(x))


@way
def file_of_json(folder: Path) -> tuple[Source, Put]:
    name = str(folder / "gain.json")
    return lambda: json.loads(Path(name).read_text())["gain"], lambda x: Path(name).write_text(json.dumps({"gain": x}))


@way
def file_of_numpy(folder: Path) -> tuple[Source, Put]:
    name = str(folder / "gain.npy")
    return lambda: np.load(name)[0], lambda x: np.save(name, np.array([x]))


@way
def table_of_numpy(folder: Path) -> tuple[Source, Put]:
    name = str(folder / "gain.txt")
    return lambda: np.loadtxt(name, ndmin=1)[0], lambda x: Path(name).write_text(repr(x))


@way
def environment(folder: Path) -> tuple[Source, Put]:
    return lambda: float(os.environ["COLD_WARM"]), lambda x: os.environ.update(COLD_WARM=repr(x))


@way
def environment_by_function(folder: Path) -> tuple[Source, Put]:
    return lambda: float(os.getenv("COLD_WARM", "")), lambda x: os.environ.update(COLD_WARM=repr(x))


@way
def name_of_a_built_in(folder: Path) -> tuple[Source, Put]:
    def put(x: float) -> None:
        builtins.cold_warm = x  # type: ignore[attr-defined]

    return lambda: cold_warm, put  # type: ignore[name-defined]  # noqa: F821


@way
def name_that_hides_a_built_in(folder: Path) -> tuple[Source, Put]:
    space: dict[str, Any] = {}
    return written("def read(): return abs(-1.0)", space), lambda x: space.update(abs=lambda _: x)


@way
def context_variable(folder: Path) -> tuple[Source, Put]:
    variable = contextvars.ContextVar("gain", default=0.0)
    return lambda: variable.get(), lambda x: variable.set(x) and None


@way
def local_to_a_thread(folder: Path) -> tuple[Source, Put]:
    local = threading.local()
    return lambda: local.gain, lambda x: setattr(local, "gain", x)


@way
def end_of_a_queue(folder: Path) -> tuple[Source, Put]:
    gains = deque([0.0, 0.0])
    return lambda: gains[-1], lambda x: operator.setitem(gains, -1, x)


@way
def inside_a_queue(folder: Path) -> tuple[Source, Put]:
    gains: Any = queue.Queue()
    gains.put(0.0)
    return lambda: gains.queue[0], lambda x: operator.setitem(gains.queue, 0, x)


@way
def array_of_python(folder: Path) -> tuple[Source, Put]:
    gains = array.array("d", [0.0])
    return lambda: gains[0], lambda x: operator.setitem(gains, 0, x)


@way
def view_of_memory(folder: Path) -> tuple[Source, Put]:
    view = memoryview(bytearray(8)).cast("d")
    return lambda: view[0], lambda x: operator.setitem(view, 0, x)


@way
def number_of_c(folder: Path) -> tuple[Source, Put]:
    gain = ctypes.c_double(0.0)
    return lambda: gain.value, lambda x: setattr(gain, "value", x)


@way
def mappings(folder: Path) -> tuple[Source, Put]:
    inner: dict[str, float] = defaultdict(float)
    gains = ChainMap(OrderedDict(), inner)
    return lambda: gains["gain"], lambda x: inner.update(gain=x)


@way
def matrix_of_casadi(folder: Path) -> tuple[Source, Put]:
    gain = ca.DM([0.0])
    return lambda: float(gain[0]), lambda x: gain.__setitem__(0, x)


@way
def function_of_casadi(folder: Path) -> tuple[Source, Put]:
    made: Any = None

    def put(x: float) -> None:
        nonlocal made
        made = ca.Function("gain", [z := ca.SX.sym("z")], [z + x])

    return lambda: float(made(0.0)), put


@way
def universal_function(folder: Path) -> tuple[Source, Put]:
    read, put = closure(folder)
    function = np.frompyfunc(lambda _: read(), 1, 1)
    return lambda: function(0.0), put


@way
def table_of_this_package(folder: Path) -> tuple[Source, Put]:
    values = np.zeros(2)
    table = cc.Table([0.0, 1.0], values)
    return lambda: table.values[0], lambda x: values.__setitem__(0, x)  # type: ignore[index]


@way
def state_of_a_machine(folder: Path) -> tuple[Source, Put]:
    model, held = cc.compile(block("held")), list[cc.State]()
    return lambda: held[-1]["slide"], lambda x: held.append(model.state([x]))


def block(name: str, mass: float = 1.0, stiffness: float = 50.0) -> cc.Mechanism:
    """A block on a rail, with a spring and a motor."""
    return cc.Mechanism(
        name,
        [cc.Body("block", mass, inertia=(0.1, 0.1, 0.1))],
        [cc.prismatic("slide", "ground", "block", axis=(1, 0, 0), spring=cc.JointSpring(stiffness))],
        [cc.Actuator("motor", "slide")],
    )
