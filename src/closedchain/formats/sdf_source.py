"""Models that an SDF includes, put in their place: from files inside one folder, wherever links lead, and only so many.

A model of another file keeps its own pose, name and frame unless <include> says others. Its elements have the line of
the <include>, where errors and the report point; meshes that it names relative to itself are found from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from closedchain.errors import FileFormatError, UnsupportedError
from closedchain.files import read_text
from closedchain.files.xml import Element, read_xml
from closedchain.formats.geometry import MeshFolder
from closedchain.formats.mjcf_source import MOST_MODELS
from closedchain.formats.report import Ledger

SCENERY = ("sun", "ground_plane")  # of Gazebo's own models: light, and a floor that stands still
TAKEN = ("pose", "static")  # elements of <include> that stand for those of the model
CONFIG = "model.config"


def read_models(root: Element, meshes: MeshFolder, ledger: Ledger) -> None:
    """Every <include> of an SDF replaced by its model; what is only scenery is left out and in the report."""
    _Includer(meshes.folder, ledger).expand(root, meshes.file, ())


@dataclass
class _Includer:
    folder: Path
    ledger: Ledger
    count: int = 0

    def expand(self, parent: Element, file: Path, above: tuple[Path, ...]) -> None:
        """The includes inside an element of a file."""
        children: list[Element] = []
        for child in parent.children:
            if child.tag == "include":
                children += self.model(child, file, above)
            else:
                if child.tag in ("world", "model"):
                    self.expand(child, file, above)
                children.append(child)
        parent.children = children

    def model(self, include: Element, file: Path, above: tuple[Path, ...]) -> Iterator[Element]:
        """The model of an include."""
        where = f"{file}, line {include.line}"
        uri = next((child.text.strip() for child in include.all("uri")), "")
        if not uri:
            raise FileFormatError(f"{where}: <include> needs <uri>")
        if include.attributes.get("merge", "false").lower() in ("1", "true"):
            raise UnsupportedError(f"{where}: <include merge> of {uri!r} is not followed; put the model in its place")
        try:
            place = MeshFolder(self.folder, file).find(uri, folders=True)
        except FileFormatError as error:
            if uri.rstrip("/").rpartition("/")[2].lower().replace(" ", "_") in SCENERY:
                how = "scenery of a simulator, which is not read"
                self.ledger.dropped(f"include {uri!r}", how, include.line, essential=False)
                return
            raise UnsupportedError(
                f"{where}: <include>: {error}; without it the machine would be another one"
            ) from error
        path = _described(place) if place.is_dir() else place
        if path in above:
            raise FileFormatError(f"{where}: {uri!r} includes itself")
        self.count += 1
        if self.count > MOST_MODELS:
            raise FileFormatError(f"{where}: more than {MOST_MODELS} models are included")
        model = _only_model(path)
        self.expand(model, path, (*above, path))
        yield self.placed(model, include, path, uri)

    def placed(self, model: Element, include: Element, path: Path, uri: str) -> Element:
        """A model with the name and pose that an include gives it."""
        for element in model.walk():
            element.line = include.line
            if element.tag == "uri" and "://" not in element.text:
                element.text = str(path.parent / element.text.strip())
        for child in include.children:
            if child.tag in ("name", "placement_frame"):
                model.attributes[child.tag] = child.text.strip()
            elif child.tag in TAKEN:
                model.children = [other for other in model.children if other.tag != child.tag]
            if child.tag not in ("uri", "name", "placement_frame"):
                model.children.append(child)
        name = model.attributes.get("name", "")
        self.ledger.kept(f"include {uri!r}", f"model {name!r}", include.line)
        return model


def _described(folder: Path) -> Path:
    """The newest file that the description of a model's folder names."""
    config = folder / CONFIG
    if not config.exists():
        return folder / "model.sdf"
    files = [
        (tuple(int(part) for part in element.attributes.get("version", "0").split(".") if part.isdecimal()), element)
        for element in read_xml(read_text(config), str(config)).all("sdf")
    ]
    if not files:
        raise FileFormatError(f"{config}: names no <sdf>")
    name = max(files, key=lambda one: one[0])[1].text.strip()
    return MeshFolder(folder, config).find(name)


def _only_model(path: Path) -> Element:
    root = read_xml(read_text(path), str(path))
    if root.tag != "sdf":
        raise UnsupportedError(f"{path}: begins with <{root.tag}>; models that are included begin with <sdf>")
    models = list(root.all("model"))
    if len(models) != 1:
        raise FileFormatError(f"{path}: {len(models)} models; a file that is included holds one")
    return models[0]
