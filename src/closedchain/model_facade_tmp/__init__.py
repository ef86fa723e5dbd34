"""A compiled machine: everything that can be asked of it, one file per kind of question."""

from closedchain.model_facade_tmp.base import METHODS
from closedchain.model_facade_tmp.model import Model, compile

__all__ = ["METHODS", "Model", "compile"]
