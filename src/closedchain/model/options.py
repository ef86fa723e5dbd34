"""Options given by name, checked against the fields they become."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

from closedchain.errors import ArgumentError, choose

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    Kind = TypeVar("Kind", bound=DataclassInstance)


def chosen(kind: type[Kind], **given: Any) -> Kind:
    """The options as their dataclass; a name it does not have is an error that lists those it has."""
    names = [field.name for field in fields(kind)]
    for name in given:
        if name not in names:
            raise ArgumentError(choose("option", name, names))
    return kind(**given)
