"""The text of an MJCF as MuJoCo shall read it: includes in their place, other files by their full names.

MuJoCo opens whatever a file names and makes as many elements as it says, and models that attach themselves end the
process. Therefore everything that MuJoCo reads is determined here first: files lie inside one folder, wherever links
lead, and numbers of elements have limits.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import quoteattr

from closedchain.errors import FileFormatError, UnsupportedError
from closedchain.files import inside, read_bytes, read_text
from closedchain.files.xml import DEEPEST_XML, Element, read_xml
from closedchain.formats.report import Ledger
from closedchain.mechanism.meshes import OWN, check_count

MOST_ELEMENTS = 20_000  # that MuJoCo makes, with replicas and cells of grids; it takes minutes for more
MOST_BODIES = 5_000
MOST_NUMBERS = 10_000_000  # in one element: cells of a terrain, pixels, samples
MOST_MODELS = 100  # that are attached
LARGEST_ASSET = 100_000_000  # bytes
PICTURES = ("file", "fileright", "fileleft", "fileup", "filedown", "filefront", "fileback")
FOLDERS = ("meshdir", "assetdir")  # settings with the folder of files, but for those of these tags:
BESIDE = ("include", "model")
GRIDS = {"flexcomp": ("count", "cellcount"), "composite": ("count",)}  # a body in each cell
ARRAYS = {
    "hfield": ("nrow", "ncol"),
    "mesh": ("params",),
    "camera": ("resolution",),
    "numeric": ("size",),
    "contact": ("num",),
    "user": ("dim",),
}
SAMPLES = ("nsample", "actdim")  # of any actuator or sensor
UNNAMED = "MuJoCo Model"


@dataclass
class Source:
    """An MJCF and the models it attaches.

    root: the document with its includes in their place
    text: the same for MuJoCo
    attached: texts of attached models by the names under which `text` knows them
    """

    root: Element
    text: str
    attached: dict[str, bytes]


def read_source(path: Path, folder: Path, ledger: Ledger) -> Source:
    """An MJCF with all files it names inside a folder; the report names the others."""
    attached: dict[str, bytes] = {}
    document = _Document(path, folder, ledger, attached)
    return Source(document.root, document.text(), attached)


@dataclass
class _Document:
    """One MJCF with its includes.

    above: files that attach it
    beside: for elements from included files the folder of these relative to the document's own
    models: elements and bodies of attached models
    """

    path: Path
    folder: Path
    ledger: Ledger
    attached: dict[str, bytes]
    above: tuple[Path, ...] = ()
    root: Element = field(init=False)
    beside: dict[int, Path] = field(default_factory=dict)
    included: set[Path] = field(default_factory=set)
    models: dict[str, tuple[float, float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.path.resolve() in self.above:
            raise FileFormatError(f"{self.path}: attaches itself")
        self.root = read_xml(read_text(self.path), str(self.path))
        if self.root.tag != "mujoco":
            raise UnsupportedError(
                f"{self.path}: begins with <{self.root.tag}>; models that are attached begin with <mujoco>"
            )
        self.included.add(self.path.resolve())
        self.include(self.root, Path())
        for element in self.root.walk():
            self.check_arrays(element)
        self.name_files()
        elements, bodies = self.extent(self.root)
        if elements > MOST_ELEMENTS or bodies > MOST_BODIES:
            raise FileFormatError(
                f"{self.path}: makes {elements:.6g} elements, {bodies:.6g} of them bodies; "
                f"at most {MOST_ELEMENTS} elements and {MOST_BODIES} bodies are read"
            )

    def text(self) -> str:
        """The document for MuJoCo, on the lines it had where nothing is included."""
        text: list[str] = []
        line = 1
        whole = len(self.included) == 1

        def write(element: Element) -> None:
            nonlocal line
            lines = max(element.line - line, 0) if whole else 0
            line += lines
            attributes = "".join(f" {name}={quoteattr(value)}" for name, value in element.attributes.items())
            text.append(f"{chr(10) * lines}<{element.tag}{attributes}>")
            for child in element.children:
                if child.tag != "size" or element is not self.root:  # memory for a simulation
                    write(child)
            text.append(f"</{element.tag}>")

        write(self.root)
        return "".join(text)

    # includes
    def include(self, parent: Element, beside: Path, depth: int = 1) -> None:
        """Every include inside an element replaced by what its file holds."""
        children: list[Element] = []
        for child in parent.children:
            self.beside[id(child)] = beside
            if depth > DEEPEST_XML:
                raise FileFormatError(f"{self.path}: more than {DEEPEST_XML} elements inside each other")
            if child.tag != "include":
                self.include(child, beside, depth + 1)
                children.append(child)
                continue
            name = child.attributes.get("file", "")
            file = self.find(child, name) if name else None
            if file is None:
                raise FileFormatError(f"{self.path}, line {child.line}: <include>: {self.outside(name)}")
            if file.resolve() in self.included:
                raise FileFormatError(f"{self.path}, line {child.line}: {name!r} is included a second time")
            self.included.add(file.resolve())
            content = read_xml(read_text(file), str(file))
            self.include(content, beside / _path(name).parent, depth + 1)
            children += content.children
        parent.children = children

    # other files
    def find(self, element: Element, name: str) -> Path | None:
        """The file an element names, first relative to the document, then to what it stands in; None if outside."""
        settings: dict[str, str] = {}
        for compiler in self.root.all("compiler"):
            settings |= compiler.attributes
        words = () if element.tag in BESIDE else FOLDERS
        folder = _path(next((settings[word] for word in words if word in settings), ""))
        file = _path(name)
        if words and settings.get("strippath", "false") == "true":
            file = Path(file.name)
        home = self.path.absolute().parent / folder
        places = [home / file, home / self.beside.get(id(element), Path()) / file]
        try:
            place = next((place for place in places if place.exists()), None)
            if not all(inside(self.folder, p) for p in ([place] if place else places)):
                return None
        except (OSError, ValueError, RuntimeError):
            return None
        return place or places[0]

    def outside(self, name: str) -> str:
        """What to say of a file that is not read."""
        return f"{name!r} is not inside {str(self.folder)!r}, where files are read; root= names a folder that holds all"

    def name_files(self) -> None:
        """Files by their full names; what needs one outside the folder is left out and in the report."""
        missing: set[tuple[str, str]] = set()
        models = set()
        for element in list(self.root.walk()):
            if element.tag == "texture":
                _make_flat(element)
            if name := element.attributes.get("file"):
                file = self.find(element, name)
                if file is None:
                    missing.add((element.tag, element.attributes.get("name") or _path(name).stem))
                    element.attributes["file"] = ""
                    self.report_outside(element, name)
                elif element.tag == "model":
                    models.add(self.attach(element, file))
                else:
                    _check_asset(file)
                    element.attributes["file"] = str(file)
        if any(tag == "model" for tag, _ in missing):
            missing |= {("model", e.attributes.get("model", "")) for e in self.root.walk() if e.tag == "attach"} - {
                ("model", name) for name in models
            }
        _remove(self.root, missing)
        for compiler in self.root.all("compiler"):
            for word in (*FOLDERS, "texturedir", "strippath"):
                compiler.attributes.pop(word, None)

    def report_outside(self, element: Element, name: str) -> None:
        """A file that is not read; a mesh is a picture where all bodies with it say their masses."""
        own = element.attributes.get("name") or _path(name).stem
        essential = element.tag != "skin" and not (element.tag == "mesh" and self.only_drawn(own))
        self.ledger.dropped(f"{element.tag} {own!r}", self.outside(name), element.line, essential)

    def only_drawn(self, mesh: str) -> bool:
        """Whether masses do not depend on a mesh: its geoms are in bodies with an <inertial>."""
        if any(c.attributes.get("inertiafromgeom") == "true" for c in self.root.all("compiler")):
            return False

        def drawn(element: Element, weighed: bool) -> bool:
            weighed = weighed if element.tag != "body" else element.first("inertial") is not None
            return (weighed or element.attributes.get("mesh") != mesh) and all(
                drawn(c, weighed) for c in element.children
            )

        return drawn(self.root, weighed=False)

    def attach(self, element: Element, file: Path) -> str:
        """A model that this one attaches, under a name of its own."""
        if len(self.attached) >= MOST_MODELS:
            raise FileFormatError(f"{self.path}, line {element.line}: more than {MOST_MODELS} models are attached")
        key = f"closedchain/attached_{len(self.attached)}.xml"
        self.attached[key] = b""
        above = (*self.above, self.path.resolve())
        model = _Document(file, self.folder, self.ledger, self.attached, above)
        self.attached[key] = model.text().encode()
        element.attributes["file"] = key
        name = element.attributes.get("name") or model.root.attributes.get("model") or UNNAMED
        self.models[name] = model.extent(model.root)
        return name

    # limits
    def extent(self, element: Element) -> tuple[float, float]:
        """Elements and bodies that MuJoCo makes of an element."""
        parts = [self.extent(child) for child in element.children]
        if element.tag == "attach":
            parts.append(self.models.get(element.attributes.get("model", ""), (0, 0)))
        cells = sum(
            math.prod(_numbers(element, word)) for word in GRIDS.get(element.tag, ()) if word in element.attributes
        )
        elements = 1 + cells + sum(part[0] for part in parts)
        bodies = (element.tag == "body") + cells + sum(part[1] for part in parts)
        count = math.prod(_numbers(element, "count")) if element.tag == "replicate" else 1
        if element is self.root:  # elements that refer to replicas are replicated, too
            elements *= _replicas(element)
        return elements * count, bodies * count

    def check_arrays(self, element: Element) -> None:
        """Raise where an element asks for a large array."""
        for words in (ARRAYS.get(element.tag, ()), *((word,) for word in SAMPLES)):
            numbers = [number for word in words for number in _numbers(element, word)]
            # of a mesh that is made, the resolution is one of the parameters
            count = max(numbers, default=0) ** 3 if words == ARRAYS["mesh"] else math.prod(numbers)
            if count > MOST_NUMBERS:
                sizes = " ".join(f"{word}={element.attributes[word]!r}" for word in words if word in element.attributes)
                raise FileFormatError(
                    f"{self.path}, line {element.line}: <{element.tag} {sizes}> is too large; "
                    f"at most {MOST_NUMBERS} numbers are read"
                )


def _path(name: str) -> Path:
    return Path(name.replace("\\", "/"))


def _numbers(element: Element, attribute: str) -> list[float]:
    """The sizes that an attribute gives; MuJoCo says what is wrong with others."""
    sizes = []
    for word in element.attributes.get(attribute, "").split():
        try:
            sizes.append(max(1.0, abs(float(word))))
        except ValueError:
            sizes.append(1.0)
    return sizes


def _replicas(element: Element) -> float:
    """The largest number of copies that is made of anything inside an element."""
    count = math.prod(_numbers(element, "count")) if element.tag == "replicate" else 1.0
    return count * max((_replicas(child) for child in element.children), default=1.0)


def _make_flat(texture: Element) -> None:
    """A texture without its picture, which nothing depends on."""
    picture = next((texture.attributes[name] for name in PICTURES if texture.attributes.get(name)), "")
    flat = {"builtin": "flat", "width": "1", "height": "1"} | ({"name": _path(picture).stem} if picture else {})
    texture.attributes = flat | {k: v for k, v in texture.attributes.items() if k in ("name", "class", "type")}


def _check_asset(file: Path) -> None:
    """Raise unless MuJoCo can read a file without end; one that is missing it names itself."""
    if file.exists() and not file.is_file():
        raise FileFormatError(f"{file}: cannot be read (a folder, a device or a pipe, not a file)")
    if file.exists() and file.stat().st_size > LARGEST_ASSET:
        raise FileFormatError(f"{file}: larger than {LARGEST_ASSET} bytes")
    if file.exists() and file.suffix.lower() in OWN:
        try:
            check_count(read_bytes(file, LARGEST_ASSET), file.suffix.lower())
        except FileFormatError as error:
            raise FileFormatError(f"{file}: {error}") from error


def _remove(element: Element, missing: set[tuple[str, str]]) -> None:
    """Leave out what has or refers to a file that is not read, and in defaults the reference."""
    for child in list(element.children):
        refers = [tag for tag in ("mesh", "hfield", "model") if (tag, child.attributes.get(tag, "")) in missing]
        if child.attributes.get("file") == "" or (refers and element.tag != "default"):
            element.children.remove(child)
            continue
        for tag in refers:
            del child.attributes[tag]
        _remove(child, missing)
