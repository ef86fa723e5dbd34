"""Which files of the package one call runs through: the table of architecture.md.

Counted on a model that was never asked before, with all modules imported and kernels in the cache, as in every process
but the very first. `__init__`, `errors` and `types` are left out.
"""

from __future__ import annotations

import pkgutil
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import FrameType

import closedchain as cc

PACKAGE = Path(cc.__file__).parent
LEFT_OUT = {"__init__.py", "errors.py", "types.py"}
MOST = {"forward_dynamics": 26, "simulate": 36, "stiffness_map": 34, "inverse_dynamics_along": 34}


def files_of(call: Callable[[], object]) -> set[str]:
    """Files of the package whose functions run during a call."""
    seen: set[str] = set()

    def watch(frame: FrameType, event: str, argument: object) -> None:
        if event == "call" and frame.f_code.co_name != "<module>":
            seen.add(frame.f_code.co_filename)

    threading.setprofile(watch)
    sys.setprofile(watch)
    try:
        call()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    inside = [Path(name) for name in seen if name.startswith(str(PACKAGE))]
    return {str(path.relative_to(PACKAGE)) for path in inside if path.name not in LEFT_OUT}


def calls() -> dict[str, Callable[[], object]]:
    """The calls of the table, each on a machine compiled for it; assembly is done beforehand."""
    platform, driven, wrist = (
        cc.compile(make()) for make in (cc.library.gough_stewart, cc.library.gough_stewart, cc.library.unlimited_roll)
    )
    start, driven_start, _ = platform.assemble(), driven.assemble(), wrist.assemble()
    x, y, z = (float(value) for value in driven_start.platform.position)
    motion = cc.motions.line(cc.Pose((x, y, z)), cc.Pose((x, y, z + 0.05)), duration=1.0)
    grid = cc.Grid.azimuth_tilt_torsion([0.0, 1.0], [0.1, 0.2])
    return {
        "forward_dynamics": lambda: platform.forward_dynamics(start),
        "simulate": lambda: platform.simulate(start, 0.01, step=1e-3),
        "stiffness_map": lambda: wrist.stiffness_map(grid, [[10.0, 10.0, 10.0, 0.0, 0.0, 0.0]]),
        "inverse_dynamics_along": lambda: driven.inverse_dynamics_along(motion),
    }


def table() -> str:
    """Markdown: call, files, the most there may be, by package."""
    for module in pkgutil.walk_packages(cc.__path__, "closedchain."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    for call in calls().values():  # object code into the cache
        call()
    lines = ["| call | files | at most | by package |", "|---|--:|--:|---|"]
    for name, call in calls().items():
        files = sorted(files_of(call))
        packages: dict[str, int] = {}
        for file in files:
            packages[file.split("/")[0]] = packages.get(file.split("/")[0], 0) + 1
        parts = ", ".join(f"{package} {count}" for package, count in packages.items())
        lines.append(f"| `{name}` | {len(files)} | {MOST[name]} | {parts} |")
        if "--files" in sys.argv:
            print(name, *files, sep="\n  ")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
