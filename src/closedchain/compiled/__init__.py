"""A compiled machine: everything that can be asked of it, one file per kind of question."""

from closedchain.compiled.base import METHODS
from closedchain.compiled.model import Model, compile

__all__ = ["METHODS", "Model", "compile"]
