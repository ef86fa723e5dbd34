"""CPU time of large machines: python benchmarks/large_machines.py [LOOPS …].

Report, compilation and 1 s of motion of N four-bars that hang, in a process of its own for each N and with nothing kept
from before; then what each loop costs. Not part of `make bench`: nobody is compared.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time

import numpy as np

SIZES = (25, 50, 100, 200)


def measured(loops: int) -> tuple[float, float, float]:
    """CPU seconds from a description to the end of the run, energy not explained and the largest gap."""
    import closedchain as cc

    started = time.process_time()
    model = cc.compile(cc.library.n_four_bar(loops))
    model.report()
    q = -np.asarray(model.assemble().q)  # mirrored: the bars hang
    N = model.kinematics.free_motions(q)
    run = model.simulate(model.state(q, N[:, 0] / np.abs(N).max()), duration=1.0)
    seconds = time.process_time() - started
    gap = max(model.kinematics.loop_error(q) for q in np.asarray(run.q))
    return seconds, float(np.abs(run.energy.balance).max() / run.energy.kinetic.max()), gap


def main(sizes: list[int]) -> None:
    """A line for each size, and the slope."""
    fresh = os.environ | {"CLOSEDCHAIN_CACHE": "off", "CLOSEDCHAIN_REMEMBER": "off"}
    seconds = []
    for loops in sizes:
        command = [sys.executable, __file__, "--one", str(loops)]
        words = subprocess.run(command, env=fresh, check=True, capture_output=True, text=True).stdout.split()
        seconds.append(float(words[0]))
        print(f"{loops:4} loops: {seconds[-1]:6.1f} s of CPU, energy {words[1]}, gap {words[2]} m", flush=True)
    if len(sizes) > 1:
        slope, start = np.polyfit(sizes, seconds, 1)
        off = np.abs(np.polyval((slope, start), sizes) - seconds).max()
        print(f"{slope:.3f} s for each loop, {start:.1f} s for the rest; off this line by {off:.1f} s at most")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("loops", type=int, nargs="*", metavar="LOOPS", default=list(SIZES))
    parser.add_argument("--one", action="store_true", help="of the first size, in this process")
    given = parser.parse_args()
    if given.one:
        print("{:.2f} {:.1e} {:.1e}".format(*measured(given.loops[0])))
    else:
        main(given.loops)
