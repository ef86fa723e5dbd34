"""Import and export: MJCF, the URDF family, SDF. File → mechanism and import report, and back."""

from closedchain.formats.files import Imported, export_file, import_file, load, save
from closedchain.formats.report import ExportReport, ImportReport

__all__ = ["ExportReport", "ImportReport", "Imported", "export_file", "import_file", "load", "save"]
