"""Which format a file has, by what it holds; its machine, what became of every element, and the way back."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Literal, get_args

from closedchain.errors import ArgumentError, ClosedChainError, FileFormatError, LossError, LossWarning
from closedchain.files import FORMATS, inside, read_bytes, read_data, read_text, write_bytes
from closedchain.formats.geometry import MeshCopies
from closedchain.formats.loop_yaml import MARK, LoopFile, holds_loops, read_loops
from closedchain.formats.mjcf import read_mjcf
from closedchain.formats.placement import Inertias
from closedchain.formats.precision import ROUNDED
from closedchain.formats.report import ExportReport, ImportReport, Ledger, ReportEntry, listed
from closedchain.formats.sdf import read_sdf
from closedchain.formats.urdf import ClosingKind, UrdfOptions, read_urdf
from closedchain.mechanism import Mechanism, from_data
from closedchain.mechanism import save as save_own
from closedchain.mechanism.files import VERSION_FIELD
from closedchain.mechanism.meshes import LARGEST_MESH

if TYPE_CHECKING:
    from closedchain.formats.check import NumericCheck

FormatName = Literal["closedchain", "urdf", "mjcf", "sdf"]
ROOTS: dict[str, FormatName] = {"robot": "urdf", "mujoco": "mjcf", "sdf": "sdf"}
ExportName = Literal["closedchain", "urdf", "urdf+", "mjcf", "sdf"]
SUFFIXES: dict[str, ExportName] = {".yaml": "closedchain", ".yml": "closedchain", ".json": "closedchain"}
SUFFIXES |= {".urdf": "urdf", ".xml": "mjcf", ".mjcf": "mjcf", ".sdf": "sdf"}
MANY = 100  # bodies, beyond which a file keeps the tolerance of its digits unchecked
ROOT_TAG = re.compile(r"\s*(?:<\?.*?\?>\s*|<!--.*?-->\s*|<!DOCTYPE.*?>\s*)*<([\w:.-]+)", re.DOTALL)


@dataclass(frozen=True)
class Imported:
    """A machine from a file and the report of what became of every element.

    mechanism: the machine
    report: element by element, kept, approximated or dropped

    Example:
        >>> _ = cc.export_file(cc.library.four_bar(), "linkage.urdf", losses="list")
        >>> imported = cc.import_file("linkage.urdf")
        >>> len(imported.mechanism.joints), imported.report.format
        (6, 'urdf')
    """

    mechanism: Mechanism
    report: ImportReport

    @cached_property
    def check(self) -> NumericCheck:
        """Mass, mass centre, mobility and loop gaps before and after assembly."""
        from closedchain.formats.check import check_numbers

        return check_numbers(self.mechanism)


def load(
    path: str | Path,
    *,
    loops: str | Path | None = None,
    floating: bool = False,
    closing: ClosingKind | None = None,
    keyframe: str | None = None,
    root: str | Path | None = None,
    tolerance: float | None = None,
    inertias: Inertias = "keep",
    settle: bool = False,
) -> Mechanism:
    """The machine in a file of any known format: closedchain's own YAML and JSON, the URDF family, MJCF, SDF.

    The format is known by the content. A LossWarning says if anything was approximated or dropped;
    `import_file` takes the same arguments and returns the report, too.

    path: of the file
    loops, floating, closing, keyframe, root, tolerance, inertias, settle: as for import_file

    Example:
        >>> _ = cc.save(cc.library.four_bar(), "four_bar.yaml")
        >>> cc.load("four_bar.yaml") == cc.library.four_bar()
        True
    """
    imported = import_file(
        path, loops=loops, floating=floating, closing=closing, keyframe=keyframe, root=root, tolerance=tolerance,
        inertias=inertias, settle=settle,
    )  # fmt: skip
    report = imported.report
    if not report.lossless:
        warnings.warn(
            f"{path}: {len(report.approximated)} elements approximated, {len(report.dropped)} dropped; "
            "import_file(...).report lists them",
            LossWarning,
            stacklevel=2,
        )
    return imported.mechanism


def import_file(
    path: str | Path,
    *,
    loops: str | Path | None = None,
    floating: bool = False,
    closing: ClosingKind | None = None,
    keyframe: str | None = None,
    root: str | Path | None = None,
    tolerance: float | None = None,
    inertias: Inertias = "keep",
    settle: bool = False,
) -> Imported:
    """The machine in a file, and the report of what became of every element of it.

    loops: of a URDF, the YAML file that names its loops; by default one beside it with the same name, if the URDF
        itself has none
    floating: of a URDF, whether its root floats; by default it stands on the ground
    closing: of a URDF, the joint between frames named closing_NAME_1 and closing_NAME_2; by default a hinge about their
        z axes, or a ball where the frames meet in the file and these axes are not parallel
    keyframe: of an MJCF, the keyframe from which the machine is assembled; by default one called start, else the pose
        of the file, or, if its loops are open there, the keyframe in which they are least
    root: the folder that holds all files this one names, by default its own; others are not read
    tolerance: how far numbers are rounded, as a fraction of the machine's size; by default as their digits tell. It
        becomes the mechanism's tolerance.
    inertias: of a URDF or SDF, whether principal moments that no body has are kept, or raised until one may have them
    settle: whether parts that float are lifted at the start until no contact is below the ground

    Example:
        >>> _ = cc.save(cc.library.four_bar(), "four_bar.yaml")
        >>> cc.import_file("four_bar.yaml").report.lossless
        True
    """
    path = Path(path)
    form = file_format(path)
    ledger = Ledger()
    folder = path.parent if root is None else Path(root)
    if not folder.is_dir() or not inside(folder, path.parent):
        raise ArgumentError(f"root={str(folder)!r} is no folder that holds {path}")
    if inertias not in get_args(Inertias):
        raise ArgumentError(f"inertias must be 'keep' or 'raise', not {inertias!r}")
    options = {"loops": loops, "floating": floating, "closing": closing, "keyframe": keyframe, "root": folder}
    options |= {"inertias": inertias}
    try:
        mechanism = READERS[form](path, ledger, options)
        if tolerance is not None:
            mechanism = replace(mechanism, tolerance=tolerance)
        elif any(entry.element == ROUNDED for entry in ledger.entries):
            mechanism = _exact_if_closed(mechanism, ledger)
        if settle:
            from closedchain.formats.settle import settled

            mechanism = settled(mechanism, ledger)
    except ClosedChainError as error:
        if str(path) in str(error):
            raise
        raise type(error)(f"{path}: {error}") from error
    return Imported(mechanism, ImportReport(form, str(path), tuple(ledger.entries)))


def _exact_if_closed(mechanism: Mechanism, ledger: Ledger) -> Mechanism:
    """The machine without the tolerance of its digits where rounding neither opens its loops nor moves its rank."""
    loops = len(mechanism.joints) > len(mechanism.bodies)
    if not loops or len(mechanism.bodies) > MANY:
        return mechanism
    from closedchain.formats.check import closes_exactly

    if not closes_exactly(mechanism):
        return mechanism
    ledger.remark(ROUNDED, "the loops close without that tolerance, and no constraint row needs it: it is left out")
    return replace(mechanism, tolerance=None)


def export_file(
    mechanism: Mechanism,
    path: str | Path,
    *,
    format: ExportName | None = None,
    losses: Literal["refuse", "list"] = "refuse",
    package: str | None = None,
) -> ExportReport:
    """Write a machine in a format, by default that of the name's ending, and say what became of every element.

    format: closedchain, urdf (with the loops in a YAML beside it), urdf+, mjcf, sdf
    losses: whether what a format cannot say is refused, or left out and listed in the report
    package: of a URDF or SDF, the ROS package in whose folder the file is: its meshes are named package://…; by default
        they are named relative to the file. They are copied to a folder `meshes` beside it.

    Example:
        >>> report = cc.export_file(cc.library.four_bar(), "linkage.urdf", losses="list")
        >>> report.format, len(report.files)
        ('urdf', 2)
    """
    path = Path(path)
    form = format or SUFFIXES.get(path.suffix.lower())
    if form is None or form not in EXPORTS:
        endings = ", ".join(f"{ending} ({form})" for ending, form in SUFFIXES.items())
        raise ArgumentError(f"{path}: give a format ({', '.join(EXPORTS)}) or a name that ends in {endings}")
    if losses not in ("refuse", "list"):
        raise ArgumentError(f"losses must be 'refuse' or 'list', not {losses!r}")
    ledger = Ledger()
    with TemporaryDirectory(dir=path.parent if path.parent.is_dir() else None) as folder:
        new = Path(folder) / path.name
        written = _export(form, mechanism, new, ledger, MeshCopies(new, path.parent, package))
        targets = [path.parent / file.relative_to(folder) for file in written]
        report = ExportReport(form, str(path), tuple(ledger.entries), tuple(map(str, targets)))
        if report.losses and losses == "refuse":
            lines = "\n".join(listed(report.losses))
            raise LossError(f"{form} cannot hold all of {mechanism.name!r}; losses='list' writes the rest:\n{lines}")
        for other in targets[1:]:
            if other.parent == path.parent and other.exists() and not holds_loops(other):
                raise FileFormatError(
                    f"{path}: loops would be written over {other}, which holds none; choose another name"
                )
        for file, target in zip(written[::-1], targets[::-1], strict=True):  # the file itself when the rest is there
            if target.parent != path.parent:
                target.parent.mkdir(exist_ok=True)
            write_bytes(read_bytes(file, LARGEST_MESH), target)
    return report


def save(mechanism: Mechanism, path: str | Path) -> Path:
    """Write a machine to a file whose name says the format: .yaml, .json, .urdf, .xml (MJCF) or .sdf.

    YAML and JSON hold all of it. A LossError says what another format cannot hold; `export_file` writes the rest, and
    returns the report.

    Example:
        >>> cc.save(cc.library.four_bar(), "four_bar.json").name
        'four_bar.json'
    """
    path = Path(path)
    if path.suffix.lower() not in SUFFIXES:
        raise FileFormatError(f"{path}: the name must end in {', '.join(SUFFIXES)}")
    if SUFFIXES[path.suffix.lower()] == "closedchain":
        return save_own(mechanism, path)
    export_file(mechanism, path)
    return path


def _export(form: ExportName, mechanism: Mechanism, path: Path, ledger: Ledger, meshes: MeshCopies) -> list[Path]:
    from closedchain.formats.write_mjcf import write_mjcf
    from closedchain.formats.write_sdf import write_sdf
    from closedchain.formats.write_urdf import write_urdf

    if form == "mjcf":
        return write_mjcf(mechanism, path, ledger, meshes)
    if form == "sdf":
        return write_sdf(mechanism, path, ledger, meshes)
    if form in ("urdf", "urdf+"):
        return write_urdf(mechanism, path, ledger, form == "urdf+", meshes)
    _own_parts(mechanism, ledger)
    return [save_own(mechanism, path)]


def file_format(path: Path) -> FormatName:
    """The format of a file, by its content."""
    text = read_text(path)
    start = text.removeprefix("\ufeff").lstrip()
    if not start.startswith("<"):
        if path.suffix.lower() not in FORMATS:
            raise FileFormatError(f"{path}: neither XML nor a name that ends in {', '.join(FORMATS)}")
        data = read_data(path)
        return "urdf" if isinstance(data, dict) and MARK in data and VERSION_FIELD not in data else "closedchain"
    root = ROOT_TAG.match(start)
    if root is not None and root[1] == "mujocoinclude":
        raise FileFormatError(f"{path}: a part that other MJCF files include; read one of these")
    if root is None or root[1] not in ROOTS:
        known = ", ".join(f"<{tag}> ({form})" for tag, form in ROOTS.items())
        raise FileFormatError(f"{path}: no known format; a file begins with {known} or is YAML or JSON of closedchain")
    return ROOTS[root[1]]


def _own(path: Path, ledger: Ledger, options: dict[str, Any]) -> Mechanism:
    mechanism = from_data(read_data(path))
    _own_parts(mechanism, ledger)
    return mechanism


def _own_parts(mechanism: Mechanism, ledger: Ledger) -> None:
    for kind in ("bodies", "joints", "actuators"):
        ledger.entries += [ReportEntry("kept", f"{kind} {part.name!r}") for part in getattr(mechanism, kind)]


def _urdf(path: Path, ledger: Ledger, options: dict[str, Any]) -> Mechanism:
    """A URDF with the YAML of its loops beside it, by the name of either."""
    urdf, named = path, options["loops"]
    if path.suffix.lower() in FORMATS:
        urdf, named = path.with_suffix(".urdf"), path
        if not urdf.exists():
            raise FileFormatError(f"{path}: names loops of a URDF, but there is no {urdf.name} beside it")
    text = read_text(urdf)
    own = re.search(r"<(loop|constraint|constraint_joint)\b", text) is not None  # then a YAML beside it is not meant
    loops = read_loops(Path(named)) if named is not None else None if own else _beside(urdf, options["root"])
    if loops is not None:
        ledger.kept(f"loops in {loops.path.name}", f"{len(loops.loops)} loops, {len(loops.motors)} motors")
    settings = UrdfOptions(loops, *(options[name] for name in ("floating", "closing", "inertias", "root")))
    return read_urdf(text, str(urdf), ledger, settings)


def _beside(urdf: Path, folder: Path) -> LoopFile | None:
    for suffix in (".yaml", ".yml"):
        other = urdf.with_suffix(suffix)
        if other.exists() and not inside(folder, other):
            raise FileFormatError(
                f"{other} leads out of {str(folder)!r}; loops= names the file, or root= a folder that holds it"
            )
        if other.exists() and holds_loops(other):
            return read_loops(other)
    return None


def _mjcf(path: Path, ledger: Ledger, options: dict[str, Any]) -> Mechanism:
    return read_mjcf(path, ledger, options["root"], options["keyframe"])


def _sdf(path: Path, ledger: Ledger, options: dict[str, Any]) -> Mechanism:
    return read_sdf(read_text(path), str(path), ledger, options["root"], options["inertias"])


EXPORTS: tuple[ExportName, ...] = get_args(ExportName)
READERS: dict[FormatName, Callable[[Path, Ledger, dict[str, Any]], Mechanism]] = {
    "closedchain": _own,
    "urdf": _urdf,
    "mjcf": _mjcf,
    "sdf": _sdf,
}
