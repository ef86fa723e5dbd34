"""The soak: python tests/soak/run.py --first 0 --count 2000 --minutes 30.

One machine per seed. The log is kept (tests/soak/log.jsonl), and seeds that it holds are not asked again, so a run can
be stopped and taken up at any time. A machine that fails is shrunk and written to tests/soak/failures/ as a file that
`closedchain.load` reads; `--seed` asks one again and prints what it finds.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import closedchain as cc
from closedchain.progress import insist
from findings import Findings
from soak.log import LOG, logged, summary
from soak.machines import Drawn, Scale, draw, scaled
from soak.questions import ask, simulated

FAILURES = Path(__file__).parent / "failures"
TRIES = 25
SIMULATED = 50  # one machine in so many is simulated: this needs machine code


def entry(drawn: Drawn, found: Findings, seconds: float) -> dict[str, Any]:
    """A line of the log."""
    return {
        "seed": drawn.seed,
        "features": sorted(drawn.features),
        "scale": [float(f"{x:.1e}") for x in (drawn.scale.length, drawn.scale.mass, drawn.scale.time)],
        "answers": {what: float(f"{error:.1e}") for what, error in found.answers.items()},
        "refusals": found.refusals,
        "failures": found.failures,
        "seconds": round(seconds, 1),
    }


def soak(seed: int) -> tuple[Drawn, Findings]:
    """Ask the machine of a seed everything."""
    drawn = draw(seed)
    found = ask(drawn)
    if seed % SIMULATED == 0 and "flexible link" not in drawn.features:
        more = simulated(drawn)
        found.answers |= more.answers
        found.refusals |= more.refusals
        found.failures += more.failures
    return drawn, found


# shrinking
def shrunk(drawn: Drawn, failure: str) -> Drawn:
    """The smallest machine found that fails in the same question of the same formulation."""
    what = failure.split(":")[0]
    method = (what.split()[0],) if what.split()[0] in ("reference", *cc.model.METHODS) else None
    tries = 0
    again = True
    while again:
        again = False
        for smaller in _smaller(drawn):
            tries += 1
            if tries > TRIES:
                return drawn
            try:
                fails = any(one.startswith(what) for one in ask(smaller, method).failures)
            except Exception:
                fails = False
            if fails:
                drawn, again = smaller, True
                break
    return drawn


def _smaller(drawn: Drawn) -> Iterator[Drawn]:
    """Machines with one thing less."""
    machine = drawn.mechanism
    if drawn.scale != Scale():
        yield replace(drawn, scale=Scale())
    for field in ("wrenches", "actuators", "couplings"):
        if getattr(machine, field):
            yield replace(drawn, mechanism=replace(machine, **{field: ()}))
    for part in ("spring", "damper", "friction"):
        if any(getattr(joint, part) for joint in machine.joints):
            joints = tuple(replace(joint, **{part: None}) for joint in machine.joints)
            yield replace(drawn, mechanism=replace(machine, joints=joints))
    if any(machine.gravity):
        yield replace(drawn, mechanism=replace(machine, gravity=(0.0, 0.0, 0.0)))
    for body in machine.bodies:
        joints = [joint for joint in machine.joints if body.name in (joint.parent, joint.child)]
        if len(joints) == 1 and len(machine.bodies) > 1 and body.name != machine.platform:
            yield replace(drawn, mechanism=_without(machine, body.name, joints[0].name))


def _without(machine: cc.Mechanism, body: str, joint: str) -> cc.Mechanism:
    return replace(
        machine,
        bodies=tuple(one for one in machine.bodies if one.name != body),
        joints=tuple(one for one in machine.joints if one.name != joint),
        actuators=tuple(one for one in machine.actuators if joint not in (name for name, _, _ in one.shares)),
        couplings=tuple(one for one in machine.couplings if joint not in (name for name, _ in one.members)),
        wrenches=tuple(one for one in machine.wrenches if one.body != body),
    )


def keep(drawn: Drawn, failures: list[str]) -> Path:
    """Shrink a failing machine and write it as a file."""
    small = shrunk(drawn, failures[0])
    FAILURES.mkdir(exist_ok=True)
    return cc.save(scaled(small.mechanism, small.scale), FAILURES / f"seed_{drawn.seed}.yaml")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, help="ask one machine and print what is found")
    parser.add_argument("--failed", action="store_true", help="ask the machines again that failed")
    parser.add_argument("--log", type=Path, default=LOG)
    given = parser.parse_args()
    if given.seed is not None:
        drawn, found = soak(given.seed)
        print(json.dumps(entry(drawn, found, 0.0), indent=1))
        return
    known, start = logged(given.log), time.monotonic()
    todo = [seed for seed in range(given.first, given.first + given.count) if seed not in known]
    if given.failed:
        todo = [seed for seed, one in known.items() if one["failures"]]
    for seed in todo:
        if time.monotonic() - start > 60 * given.minutes:
            break
        began = time.process_time()
        try:
            drawn, found = insist(partial(soak, seed))
        except KeyboardInterrupt:
            print(f"{summary(given.log).splitlines()[0]} Interrupted; the same command goes on.")
            sys.exit(130)
        except Exception as error:
            print(f"seed {seed}: cannot be drawn: {error}")
            continue
        known[seed] = entry(drawn, found, time.process_time() - began)
        if given.failed:
            given.log.write_text("".join(f"{json.dumps(one)}\n" for one in known.values()), encoding="utf-8")
        else:
            with given.log.open("a", encoding="utf-8") as log:
                log.write(f"{json.dumps(known[seed])}\n")
        if found.failures:
            print(f"seed {seed}: {found.failures}", keep(drawn, found.failures) if not given.failed else "", flush=True)
    print(summary(given.log).splitlines()[0])


if __name__ == "__main__":
    main()
