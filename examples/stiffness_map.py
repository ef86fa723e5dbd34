"""How far does a spherical wrist deflect under 10 N m, over its whole workspace? And how stiff is it at home?"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import closedchain as cc
from closedchain.show.maps import plot_map
from closedchain.stiffness.maps import moments


def main(folder: Path) -> None:
    model = cc.compile(cc.library.unlimited_roll())
    home = model.stiffness(model.assemble()).deflection((10, 10, 10, 0, 0, 0))
    print(f"at home the platform rotates by {1e3 * np.round(home.screw[:3], 6)} mrad")
    azimuth, tilt = np.deg2rad(np.linspace(-180, 180, 91)), np.deg2rad(np.linspace(0, 54, 37))
    field = model.stiffness_map(cc.Grid.azimuth_tilt_torsion(azimuth, tilt), moments(10.0))
    worst = field.isel(field.orientation_error.argmax(...))
    turn, where = (np.rad2deg(float(worst[name])) for name in ("orientation_error", "azimuth"))
    print(f"largest rotation {turn:.3f}°, tilted towards azimuth {where:.0f}°")
    plot_map(field, "center_shift", "orientation_error").savefig(folder / "stiffness_map.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
