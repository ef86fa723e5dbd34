"""Accelerations off in the seventh digit are refused: python tests/soak/spoiled.py [--count 1100] [--log].

One machine per seed (soak/machines.py), in a moving state under actuator forces. The reference solution is accepted;
with one acceleration changed by 1e-6 of the largest one, as seen in the machine's length, it is not: each coordinate in
turn. The log (spoiled.jsonl) holds the residuals relative to what is accepted, seeds that it holds are not drawn again.
"""

from __future__ import annotations

import argparse
import json
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from closedchain.dynamics.verification import accepted
from closedchain.errors import ClosedChainError, UnitWarning
from closedchain.types import Array
from findings import Findings
from interpreted import interpreted
from soak.machines import draw
from soak.questions import drawn_case

LOG = Path(__file__).with_name("spoiled.jsonl")
SPOILED = 1e-6  # of the largest acceleration: its seventh digit


def residuals(seed: int) -> dict[str, Any]:
    """η of the reference solution, and the least η of those spoiled in one coordinate, relative to the accepted η."""
    drawn = draw(seed)
    with interpreted(), warnings.catch_warnings():
        warnings.simplefilter("error", RuntimeWarning)
        warnings.simplefilter("ignore", UnitWarning)  # of machines at other scales
        try:
            case = drawn_case(drawn, np.random.default_rng((70, seed)), Findings())
            answer = case.model.forward_dynamics(case.state, case.forces, "reference")
        except ClosedChainError as error:
            return {"seed": seed, "refused": type(error).__name__}
        model, q, v = case.model, case.state.q, case.state.v
        tau = np.array([case.forces[actuator.name] for actuator in model.system.actuators])
        a, steps = answer.acceleration, model.kinematics.step_lengths

        def eta(a: Array) -> float:
            return float(
                model._residuals(None, q, v, tau, a, answer.multipliers, None)[0].max() / accepted(model.system)
            )

        off = SPOILED * np.abs(a * steps).max(initial=0.0) / steps  # metres per unit of a coordinate
        return {"seed": seed, "right": rounded(eta(a)), "spoiled": rounded(min(eta(a + row) for row in np.diag(off)))}


def rounded(x: float) -> float:
    return float(f"{x:.1e}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1100)
    parser.add_argument("--log", action="store_true")
    given = parser.parse_args()
    lines = [json.loads(line) for line in LOG.read_text(encoding="utf-8").splitlines()] if LOG.exists() else []
    known = {line["seed"]: line for line in lines}
    for seed in range(given.count):
        if seed in known:
            continue
        known[seed] = residuals(seed)
        if given.log:
            with LOG.open("a", encoding="utf-8") as log:
                log.write(json.dumps(known[seed]) + "\n")
    machines = [line for line in known.values() if "refused" not in line]
    wrong = [line["seed"] for line in machines if not line["right"] <= 1 < line["spoiled"]]
    least = min(line["spoiled"] for line in machines)
    print(
        f"{len(machines)} machines, {len(known) - len(machines)} refused; {len(wrong)} wrong: {wrong}; least {least:g}"
    )
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
