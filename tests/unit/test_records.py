"""Dataclasses that are written late behave as the standard ones do."""

from __future__ import annotations

import copy
import dataclasses
import inspect
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import field
from typing import Any, ClassVar

import pytest

from closedchain import records


def classes(dataclass: Callable[..., Any]) -> dict[str, Any]:
    """The same classes, made by one decorator or the other."""

    @dataclass(frozen=True)
    class Point:
        """Two numbers."""

        x: float
        y: float = 2.0
        tags: list[str] = field(default_factory=list, compare=False, repr=False)
        kind: ClassVar[str] = "point"

        def __post_init__(self) -> None:
            if self.x < 0:
                raise ValueError("x")

    @dataclass(frozen=True)
    class Far(Point):
        """A point with more."""

        z: float = field(default=3.0, kw_only=True)

    @dataclass(frozen=True, eq=False)
    class Same:
        """Equal to itself only."""

        x: float

    @dataclass
    class Open:
        """Can be changed."""

        x: float

    @dataclass(frozen=True, repr=False)
    class Own:
        """With methods of its own."""

        x: float

        def __hash__(self) -> int:
            return 7

        def __repr__(self) -> str:
            return "own"

    return {kind.__name__: kind for kind in (Point, Far, Same, Open, Own)}


OURS, STANDARD = classes(records.dataclass), classes(dataclasses.dataclass)
CASES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "repr": lambda c: repr(c["Point"](1.0, tags=["a"])),
    "repr of a subclass": lambda c: repr(c["Far"](1.0, z=4.0)),
    "equal": lambda c: c["Point"](1.0) == c["Point"](1.0, 2.0, ["b"]),
    "not equal": lambda c: c["Point"](1.0) == c["Point"](1.5),
    "not the subclass": lambda c: c["Point"](1.0) == c["Far"](1.0),
    "hash": lambda c: hash(c["Far"](1.0)),
    "same": lambda c: (c["Same"](1.0) == c["Same"](1.0), len({c["Same"](1.0), c["Same"](1.0)})),
    "open": lambda c: (setattr(a := c["Open"](1.0), "x", 5.0), a.x, a == c["Open"](5.0), c["Open"].__hash__),
    "own": lambda c: (hash(c["Own"](1.0)), repr(c["Own"](1.0)), c["Own"](1.0) == c["Own"](1.0)),
    "signature": lambda c: str(inspect.signature(c["Far"])),
    "fields": lambda c: [(f.name, f.type, f.default, f.kw_only) for f in dataclasses.fields(c["Far"])],
    "replace": lambda c: repr(dataclasses.replace(c["Far"](1.0), y=9.0)),
    "match": lambda c: c["Far"].__match_args__,
    "name": lambda c: (c["Point"].__init__.__qualname__, c["Point"].__init__.__name__),
    "frozen": lambda c: [c[name].__dataclass_params__.frozen for name in c],
}


@pytest.mark.parametrize("case", CASES)
def test_as_the_standard_ones(case: str) -> None:
    found, wanted = (repr(CASES[case](classes(dataclass))) for dataclass in (records.dataclass, dataclasses.dataclass))
    assert found == wanted


@pytest.mark.parametrize("kinds", [OURS, STANDARD], ids=["ours", "standard"])
def test_frozen(kinds: dict[str, Any]) -> None:
    for kind in ("Point", "Far"):
        point = kinds[kind](1.0)
        with pytest.raises(dataclasses.FrozenInstanceError, match="cannot assign to field 'x'"):
            point.x = 2.0
        with pytest.raises(dataclasses.FrozenInstanceError, match="cannot delete field 'y'"):
            del point.y
        with pytest.raises(ValueError, match="x"):
            kinds[kind](-1.0)
        with pytest.raises(TypeError):
            kinds[kind]()


def test_objects_that_were_never_initialised() -> None:
    """Copies and what comes from another process do not pass through __init__."""
    classes_ = [classes(records.dataclass)["Point"] for _ in range(2)]
    for kind in classes_:
        made = object.__new__(kind)
        object.__setattr__(made, "x", 1.0)
        object.__setattr__(made, "y", 2.0)
        other = copy.copy(made)
        assert made == other
        assert hash(made) == hash(other) == hash((1.0, 2.0))
        assert repr(made).endswith("Point(x=1.0, y=2.0)")
        with pytest.raises(dataclasses.FrozenInstanceError):
            made.x = 3.0


def test_standard_ones_above_and_below() -> None:
    kinds = classes(records.dataclass)

    @dataclasses.dataclass(frozen=True)
    class Below(kinds["Far"]):  # type: ignore[misc, name-defined]
        w: float = 4.0

    @records.dataclass(frozen=True)
    class Above(classes(dataclasses.dataclass)["Far"]):  # type: ignore[misc]
        """Of a standard one."""

        w: float = 4.0

    assert repr(Below(1.0)).replace("Below", "Above") == repr(Above(1.0))
    with pytest.raises(TypeError, match="frozen"):
        dataclasses.dataclass(
            type("Loose", (kinds["Point"],), {"__annotations__": {"u": "float"}, "__doc__": "Loose."})
        )


def test_first_objects_of_many_threads() -> None:
    with ThreadPoolExecutor(4) as pool:
        for _ in range(20):
            kind = classes(records.dataclass)["Far"]
            assert [point.x for point in pool.map(kind, [0.0, 1.0, 2.0, 3.0])] == [0.0, 1.0, 2.0, 3.0]
