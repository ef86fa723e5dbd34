"""The five papers whose formulations this package carries: their examples computed again, and their misprints named."""

from __future__ import annotations

from closedchain.papers.finding import Finding, Misprint, Picture, Study, Timing
from closedchain.papers.runner import PAPERS, Result, run

__all__ = ["PAPERS", "Finding", "Misprint", "Picture", "Result", "Study", "Timing", "run"]
