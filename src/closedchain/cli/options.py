"""Arguments and options that several commands share, and how they are read: machines, formulations, files, values."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from closedchain.errors import ArgumentError, did_you_mean, nearest_first
from closedchain.formats import Imported, import_file
from closedchain.mechanism import Mechanism

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MACHINE_FILES = (".yaml", ".yml", ".json", ".urdf", ".xml", ".sdf")
PICTURES = (".png", ".svg", ".pdf")


# machines
def complete_machine(incomplete: str) -> list[str]:
    """Library machines and machine files that begin like this, for the shell."""
    from closedchain import library

    here = Path(incomplete).parent if incomplete else Path()
    files = (str(path) for path in here.glob("*") if path.suffix in MACHINE_FILES) if here.is_dir() else ()
    return sorted(name for name in (*library.machines(), *files) if name.startswith(incomplete))


MachineName = Annotated[
    str,
    typer.Argument(
        metavar="MACHINE",
        help="A machine file (.yaml, .json, .urdf, .xml, .sdf) or the name of a library machine.",
        autocompletion=complete_machine,
    ),
]


def is_machine(text: str) -> bool:
    """Whether a word names a library machine, or looks like a machine file."""
    from closedchain import library

    return text in library.machines() or Path(text).suffix in MACHINE_FILES


def open_machine(text: str) -> Mechanism:
    """The machine of a file, or the library's of that name; what a file lost is said on standard error."""
    from closedchain import library

    if text in library.machines():
        return library.machines()[text]()
    imported = open_file(text)
    if not imported.report.lossless:
        report = imported.report
        typer.secho(
            f"note: {text}: {len(report.approximated)} elements approximated, {len(report.dropped)} dropped; "
            "`closedchain check` lists them",
            err=True,
        )
    return imported.mechanism


def open_file(text: str, **options: Any) -> Imported:
    """The machine of a file and its import report; options as for import_file."""
    from closedchain import library

    if Path(text).is_dir():
        here = sorted(path.name for path in Path(text).iterdir() if path.suffix in MACHINE_FILES)
        raise ArgumentError(f"{text!r} is a folder; its machine files: {', '.join(here) or 'none'}")
    if not Path(text).exists():
        if Path(text).suffix in MACHINE_FILES:
            raise ArgumentError(f"there is no file {text!r}; {_files_near(Path(text))}")
        names = nearest_first(text, library.machines())
        raise ArgumentError(
            f"{text!r} is neither a file nor a library machine; {did_you_mean(text, names)}library: {', '.join(names)}"
        )
    return import_file(text, **options)


def _files_near(path: Path) -> str:
    """Machine files in the folder of one that is not there."""
    if not path.parent.is_dir():
        return f"there is no folder {str(path.parent)!r} either"
    beside = [one.name for one in path.parent.iterdir() if one.suffix in MACHINE_FILES]
    near = nearest_first(path.name, sorted(beside))
    return did_you_mean(path.name, near) + f"machine files in that folder: {', '.join(near) or 'none'}"


# options
Tolerance = Annotated[
    float | None,
    typer.Option(
        help="How far a file's numbers are rounded, as a fraction of the machine's size; by default as it looks."
    ),
]
Settle = Annotated[
    bool, typer.Option("--settle", help="Lift parts that float at the start until no contact is below the ground.")
]
Root = Annotated[
    Path | None, typer.Option(help="Folder of all files that the machine's file names; by default its own.")
]


def complete_method(incomplete: str) -> list[str]:
    """Formulations that begin like this, for the shell."""
    from closedchain.model.choice import METHODS

    return [name for name in ("auto", *METHODS) if name.startswith(incomplete)]


AsJson = Annotated[bool, typer.Option("--json", help="Print the results as JSON.")]
Plot = Annotated[Path | None, typer.Option(metavar="FILE", help="Also plot to a .png, .svg or .pdf file.")]
MethodName = Annotated[
    str | None,
    typer.Option(help="Formulation; by default one that suits the machine.", autocompletion=complete_method),
]


def examples(*lines: str) -> str:
    """The end of a command's help: what people type."""
    return "\n\n".join(["Examples:", *(f"closedchain {line}" for line in lines)])


def check_file(option: str, path: Path | None, suffixes: Sequence[str]) -> None:
    """Whether a file can be written there, before anything is computed."""
    if path is None:
        return
    if path.suffix not in suffixes:
        *most, last = suffixes
        wanted = f"{', '.join(most)} or {last}" if most else last
        raise ArgumentError(f"{option} {str(path)!r}: the name must end in {wanted}")
    if not path.parent.is_dir():
        raise ArgumentError(f"{option} {str(path)!r}: there is no folder {str(path.parent)!r}")


def save_picture(figure: Figure, path: Path, dpi: int = 150) -> Path:
    """Write a figure in the format that its name ends in."""
    from closedchain.files import replacing

    with replacing(path) as file:
        figure.savefig(file, format=path.suffix[1:], dpi=dpi)
    return path


PAIR = "NAME=VALUE is needed, such as crank=1.5"


def _no_value(number: str) -> str:
    """Why a text is no number."""
    if re.fullmatch(r"[-+]?\d+,\d+", number):
        return f"decimals have a point: {number.replace(',', '.')}"
    if re.fullmatch(r"[-+]?[\d.]+ *(deg|°|degrees)", number):
        return "a number without a unit; angles are in rad, with --units deg in degrees"
    return f"{number!r} is not a number; {PAIR}"


def named_values(option: str, given: Sequence[str] | None) -> dict[str, float]:
    """NAME=VALUE pairs."""
    values = {}
    for text in given or []:
        name, equals, number = text.partition("=")
        try:
            values[name] = float(number)
        except ValueError:
            raise ArgumentError(f"--{option} {text!r}: {_no_value(number) if equals else PAIR}") from None
        if not equals or not name:
            raise ArgumentError(f"--{option} {text!r}: {PAIR}")
    return values
