"""A compiled machine: everything that can be asked of it, one file per kind of question."""

from closedchain.model.choice import METHODS
from closedchain.model.model import Model, compile, load_run

__all__ = ["METHODS", "Model", "compile", "load_run"]
