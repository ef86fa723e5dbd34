"""Every file of this package is read and written here: whole or not at all, strictly, and from regular files only."""

from closedchain.files.opening import confined, inside, read_bytes, read_text, replacing, write_bytes, write_text
from closedchain.files.plain import FORMATS, read_data, write_data

__all__ = [
    "FORMATS",
    "confined",
    "inside",
    "read_bytes",
    "read_data",
    "read_text",
    "replacing",
    "write_bytes",
    "write_data",
    "write_text",
]
