"""Results over time as frames and files."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError

if TYPE_CHECKING:
    import pandas
    import xarray

Table = dict[str, NDArray[np.float64]]  # columns by name, the time first


class Written(ABC):
    """A result that can be had as a table and as a dataset."""

    @abstractmethod
    def columns(self) -> Table:
        """One column per quantity, one row per sample."""

    @abstractmethod
    def to_xarray(self) -> xarray.Dataset:
        """All of it as a dataset over time, with units."""

    def to_pandas(self) -> pandas.DataFrame:
        """The columns as a frame with the time as index."""
        try:
            import pandas
        except ImportError:
            raise ArgumentError("to_pandas needs pandas (pip install pandas); to_csv and to_xarray do not") from None
        return pandas.DataFrame(self.columns()).set_index("time")

    def to_csv(self, path: str | Path) -> Path:
        """Write the columns as text, every number to its last digit (needs no pandas)."""
        table = self.columns()
        rows = np.column_stack(list(table.values()))
        lines = [",".join(table), *(",".join(repr(float(value)) for value in row) for row in rows)]
        Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")
        return Path(path)

    def to_netcdf(self, path: str | Path) -> Path:
        """Write the dataset as a NetCDF file (version 3, 64-bit offsets)."""
        self.to_xarray().to_netcdf(path, engine="scipy", format="NETCDF3_64BIT")
        return Path(path)
