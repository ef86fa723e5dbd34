"""Symbols of object files: ELF, Mach-O and COFF for 64-bit processors, as far as the tests need them."""

from __future__ import annotations

import struct
from collections.abc import Iterator


def symbols(code: bytes) -> tuple[set[str], set[str]]:
    """Names that an object file defines for others, and names that it needs from others."""
    read = {b"\x7fELF": _elf, b"\xcf\xfa\xed\xfe": _mach_o}.get(code[:4], _coff)
    defined, needed = set[str](), set[str]()
    for name, is_defined in read(code):
        (defined if is_defined else needed).add(name)
    return defined, needed


def _name(table: bytes, at: int) -> str:
    return table[at : table.index(b"\0", at)].decode()


def _elf(code: bytes) -> Iterator[tuple[str, bool]]:
    (start,), (size, count) = struct.unpack_from("<Q", code, 0x28), struct.unpack_from("<HH", code, 0x3A)
    sections = [struct.unpack_from("<IIQQQQII", code, start + k * size) for k in range(count)]
    for _, kind, _, _, offset, length, link, _ in sections:
        if kind == 2:  # SHT_SYMTAB
            names = code[sections[link][4] : sections[link][4] + sections[link][5]]
            for at in range(offset + 24, offset + length, 24):
                name, info, _, section = struct.unpack_from("<IBBH", code, at)
                if info >> 4 == 1:  # STB_GLOBAL
                    yield _name(names, name), section != 0


def _mach_o(code: bytes) -> Iterator[tuple[str, bool]]:
    (count,), at = struct.unpack_from("<I", code, 16), 32
    for _ in range(count):
        command, size = struct.unpack_from("<II", code, at)
        if command == 2:  # LC_SYMTAB
            first, entries, strings, length = struct.unpack_from("<IIII", code, at + 8)
            for k in range(entries):
                name, kind, _, _, _ = struct.unpack_from("<IBBHQ", code, first + 16 * k)
                if kind & 1:  # N_EXT; names begin with an underscore
                    yield _name(code[strings : strings + length], name).removeprefix("_"), kind & 14 != 0
        at += size


def _coff(code: bytes) -> Iterator[tuple[str, bool]]:
    first, count = struct.unpack_from("<II", code, 8)
    strings, k = code[first + 18 * count :], 0
    while k < count:
        name, _, section, _, kind, more = struct.unpack_from("<8sIhHBB", code, first + 18 * k)
        if kind == 2:  # IMAGE_SYM_CLASS_EXTERNAL
            short = name.rstrip(b"\0").decode() if name[:4] != b"\0\0\0\0" else ""
            yield short or _name(strings, struct.unpack("<I", name[4:])[0]), section != 0
        k += 1 + more
