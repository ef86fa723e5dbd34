"""Attacks on files: damaged, hostile and impossible ones. Loaders answer with their own errors; old files stay.

`python tests/soak/attack_files.py --count 2000` runs them all and kills 200 saves, in blocks that are logged and not
run again; the test suite runs a fixed hundred. An attack is a seeded generator of a hostile input, and what is done
with it. Where the system lets it, attacks see a full and a read-only file system; else files that cannot grow stand for
both.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings
import zipfile
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

import closedchain as cc
from closedchain import motions
from closedchain.errors import ClosedChainError
from closedchain.files.containers import CHECKSUM, HEADER, packed
from closedchain.simulate.files import FORMAT, VERSION
from soak.log import FILES, append, blocks

MOUNTS = "CLOSEDCHAIN_ATTACKED_MOUNTS"  # a folder with the file systems `full` and `readonly`
BLOCK, SAVES = 100, 20
TIME = 20  # s of computing, the most any attack may take
SECRET = "swordfish"


class Escaped(Exception):
    """Something other than one of our own errors, or a secret in a message."""


@cache
def model() -> cc.Model:
    return cc.compile(cc.library.four_bar())


@cache
def saved() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        return model().simulate(model().assemble(), 0.05, 6.0).save(Path(folder) / "run.npz").read_bytes()


@cache
def described(suffix: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        return cc.save(cc.library.delta(), Path(folder) / f"machine{suffix}").read_bytes()


def table() -> bytes:
    rows = [[0.1 * i, 0.01 * i, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0] for i in range(12)]
    return ("t,x,y,z,qw,qx,qy,qz\n" + "".join(",".join(map(repr, row)) + "\n" for row in rows)).encode()


MOTION = (
    b"kind: sequence\nparts:\n- {kind: hold, pose: [0, 0, 1], duration: 0.5}\n"
    b"- {kind: line, start: {position: [0, 0, 1]}, end: {position: [0.2, 0.1, 1.2], axis: [0, 0, 1]}, speed: 0.5}\n"
)
JOINTS = b'{"kind": "joints", "start": {"crank": 0}, "end": {"crank": 1}, "duration": 2}'


# what is attacked
def load_run(path: Path) -> None:
    model().load_run(path).extend(0.01)


@dataclass(frozen=True)
class Target:
    """A kind of file: a good one, and how it is read."""

    suffix: str
    good: Callable[[], bytes]
    read: Callable[[Path], Any]


TARGETS = {
    "run": Target(".npz", saved, load_run),
    "yaml": Target(".yaml", lambda: described(".yaml"), cc.load),
    "json": Target(".json", lambda: described(".json"), cc.load),
    "motion": Target(".yaml", lambda: MOTION, motions.load_motion),
    "joints": Target(".json", lambda: JOINTS, motions.load_motion),
    "table": Target(".csv", table, motions.load_motion),
}


# damage to bytes
def truncated(rng: random.Random, good: bytes) -> bytes:
    return good[: rng.randrange(len(good))]


def flipped(rng: random.Random, good: bytes) -> bytes:
    content = bytearray(good)
    for _ in range(rng.choice([1, 1, 2, 8])):
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    return bytes(content)


def spliced(rng: random.Random, good: bytes) -> bytes:
    a, b, c = sorted(rng.randrange(len(good)) for _ in range(3))
    return good[:b] + good[a:c] + rng.randbytes(rng.randrange(9)) + good[c:]


def noise(rng: random.Random, good: bytes) -> bytes:
    return rng.randbytes(rng.randrange(2000))


DAMAGES = (truncated, flipped, spliced, noise)


def damaged(rng: random.Random, folder: Path) -> None:
    target = TARGETS[rng.choice([*TARGETS])]
    path = folder / f"attack{target.suffix}"
    path.write_bytes(rng.choice(DAMAGES)(rng, target.good()))
    target.read(path)


# runs with a good checksum and bad contents
def forged(rng: random.Random, folder: Path) -> None:
    with np.load(BytesIO(saved()), allow_pickle=False) as file:
        arrays = {name: file[name] for name in file.files}
    header = json.loads(arrays.pop(HEADER).tobytes())
    arrays.pop(CHECKSUM)
    header = {key: value for key, value in header.items() if key not in ("format", "version")}
    for _ in range(rng.choice([1, 1, 2])):
        if rng.random() < 0.75:
            _spoil_array(rng, arrays)
        else:
            _spoil_header(rng, header)
    path = folder / "forged.npz"
    with path.open("wb") as file:
        np.savez(file, **packed(FORMAT, VERSION, header, arrays))
    load_run(path)


def _spoil_array(rng: random.Random, arrays: dict[str, Any]) -> None:
    name = rng.choice(sorted(arrays))
    array = arrays[name].copy()
    what = rng.choice(["short", "long", "nan", "type", "gone", "huge", "negative", "shape", "zero", "other"])
    if what == "gone":
        del arrays[name]
        return
    if what == "short":
        array = array[:-1]
    elif what == "long":
        array = np.concatenate([array, array[-1:]])
    elif what == "type":
        array = np.zeros(array.shape, rng.choice([np.uint8, np.int64, np.float64]))
    elif what == "shape":
        array = array.reshape(-1) if array.ndim > 1 else array[:, None]
    elif what == "other":
        arrays[f"{name}x"] = array
    elif array.size:
        values = {"nan": np.nan, "huge": 2.0**62, "negative": -1.0, "zero": 0.0}
        value = values[what]
        if np.isnan(value) and array.dtype.kind != "f":
            value = -(2.0**62)
        array.reshape(-1)[rng.randrange(array.size)] = value
    arrays[name] = array


def _spoil_header(rng: random.Random, header: dict[str, Any]) -> None:
    at: Any = header
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        key = rng.choice(keys)
        if isinstance(at[key], dict | list) and at[key] and rng.random() < 0.7:
            at = at[key]
            continue
        if rng.random() < 0.3:
            del at[key]
        else:
            at[key] = rng.choice([None, -1, 1e300, "x", [], {}, True, "\0", [[[]]], 2**70])
        return


# bombs
def bomb(rng: random.Random, folder: Path) -> None:
    kind, path = rng.choice(["zip", "npy", "pickle", "alias", "deep", "digits", "fields", "wide", "twice"]), folder
    if kind == "zip":
        path = folder / "bomb.npz"
        np.savez_compressed(path, header=np.zeros(10**7, np.uint8), checksum=np.zeros(32, np.uint8))
        return load_run(path)
    if kind in ("npy", "twice"):
        path = folder / "bomb.npz"
        text = f"{{'descr': '<f8', 'fortran_order': False, 'shape': ({rng.choice([10**12, 2**62, -5])},), }}"
        text = text + " " * (117 - len(text)) + "\n"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr(zipfile.ZipInfo("times.npy"), b"\x93NUMPY\x01\x00" + b"v\x00" + text.encode())
            if kind == "twice":
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    archive.writestr(zipfile.ZipInfo("times.npy"), b"")
        return load_run(path)
    if kind == "pickle":
        path = folder / "bomb.npz"
        np.savez(path, header=np.array([print], dtype=object), checksum=np.zeros(32, np.uint8))
        return load_run(path)
    texts = {
        "alias": "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(f"{c}: &{c} [*a,*a,*a,*a,*a]\n" for c in "bcdefgh"),
        "deep": rng.choice(["[", "{a: "]) * rng.choice([100, 5000, 200000]),
        "digits": f"mass: {'9' * rng.choice([400, 5000, 100000])}\n",
        "fields": "closedchain: 2\n" + "".join(f"k{i}: 1\n" for i in range(3000)),
        "wide": "closedchain: 2\nname: " + "x" * 6_000_000,
    }
    suffix = rng.choice([".yaml", ".json"]) if kind in ("deep", "digits") else ".yaml"
    path = folder / f"bomb{suffix}"
    path.write_text(texts[kind])
    return rng.choice([cc.load, motions.load_motion])(path)


# words that are read in more than one way
_WORDS = (
    "010 1:30 0x1F 1_000 0b101 yes No on OFF 2024-01-01 2024-01-01T00:00:00Z <<: = !!str !!python/object:os.system "
    ".inf -.inf .nan 1e999 -0 0o17 ~ null true +1 1. .5 1e5 '' \"\\0\" [] {} ? |"
)
WORDS = _WORDS.split()


def words(rng: random.Random, folder: Path) -> None:
    path = folder / "words.yaml"
    name, number = rng.choice(WORDS), rng.choice(WORDS)
    text = f"closedchain: 2\nname: {name}\nbodies: [{{name: arm, mass: {number}, inertia: [1, 1, 1]}}]\n"
    path.write_text(
        text + f"joints: [{{name: pin, kind: revolute, parent: ground, child: arm, cut: {rng.choice(WORDS)}}}]\n"
    )
    cc.load(path)


# stores of sweeps
def root(a: float) -> dict[str, float]:
    if a < 0:
        raise ValueError("negative")
    return {"root": a**0.5}


QUESTION = cc.PointFunction(root, {"root": cc.Variable("m")})
POINTS = cc.Points.listed({"a": np.arange(-2.0, 9.0)})


@cache
def good_store() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="attacked"))
    cc.run_sweep(QUESTION, POINTS, folder / "s.zarr", chunk=4, threads=1)
    return folder / "s.zarr"


@cache
def other_store() -> Path:
    """As many numbers of the same kinds, of another question."""
    cc.run_sweep(cc.PointFunction(double, QUESTION.outputs), POINTS, good_store().parent / "t.zarr", chunk=4, threads=1)
    return good_store().parent / "t.zarr"


def double(a: float) -> dict[str, float]:
    return {"root": 2 * a}


def misplaced(rng: random.Random, path: Path) -> str:
    """Whole files, each with a good checksum, in the wrong place: swapped, copied, or from another store."""
    first, second = rng.sample(range(3), 2)
    folders = sorted({file.parent for file in path.rglob("c.*") if file.parent.name != "asked"})
    every = rng.random() < 0.5
    what = rng.choice(["swapped", "copied", "another store"])
    for folder in folders if every else [rng.choice(folders)]:
        one, other = (next(folder.glob(f"c.{index}*")) for index in (first, second))
        if what == "another store":
            shutil.copy(other_store() / one.relative_to(path), one)
            continue
        before = one.read_bytes()
        shutil.copy(other, one)
        if what == "swapped":
            other.write_bytes(before)
    return f"chunks {first} and {second} {what}{' in every array' if every else ''}"


def spoiled(rng: random.Random, path: Path) -> str:
    """A file damaged, gone, or no file."""
    file = rng.choice(sorted(file for file in path.rglob("*") if file.is_file()))
    what = rng.choice([*DAMAGES, "gone", "folder", "fifo"])
    content = file.read_bytes()
    file.unlink()
    if what == "folder":
        file.mkdir()
    elif what == "fifo":
        os.mkfifo(file)
    elif callable(what):
        file.write_bytes(what(rng, content))
    return f"{file.relative_to(path)} {what}"


def store(rng: random.Random, folder: Path) -> None:
    """A store that was meddled with: refused, or the answers are those of a good one."""
    path = Path(shutil.copytree(good_store(), folder / "s.zarr"))
    what = rng.choice([spoiled, misplaced])(rng, path)
    status = cc.sweep_status(path)
    if status.complete and status.failed != cc.sweep_status(good_store()).failed:
        raise Escaped(f"{what}: other reasons")
    cc.open_sweep(path).load()
    found, right = cc.run_sweep(QUESTION, POINTS, path, threads=1).load(), cc.open_sweep(good_store())
    if not np.array_equal(found.root.values, right.root.values, equal_nan=True):
        raise Escaped(f"{what}: other answers")


# names
NAMES = [
    "time",
    "a,b",
    'a"b',
    "a\nb",
    "=cmd()",
    "../x",
    "\u202e",
    "x" * 300,
    "é",
    "[m]",
    "t",
    " ",
    "a\tb",
    "con",
    "%s",
    "{}",
]


def names(rng: random.Random, folder: Path) -> None:
    """A machine with a hostile name is refused, or its run is written, and its table read back."""
    name = rng.choice(NAMES)
    machine = cc.Mechanism(
        "pendulum",
        [cc.Body.rod("arm", 2.0, 0.7)],
        [cc.revolute(name, "ground", "arm", start=(0.3,))],
        [cc.Actuator("motor", name)],
    )
    path = cc.save(machine, folder / "machine.yaml")
    if cc.load(path) != machine:
        raise Escaped(f"{name!r} was not read back")


# paths and things that are no files
def special(rng: random.Random, folder: Path) -> None:
    (folder / "secret.csv").write_text(f"{SECRET},{SECRET}\n")
    home = folder / "home"
    home.mkdir()
    target = TARGETS[rng.choice([*TARGETS])]
    path = home / f"special{target.suffix}"
    kind = rng.choice(
        ["fifo", "zero", "null", "full", "folder", "loop", "dangling", "escape", "absolute", "link", "missing"]
    )
    if kind == "fifo":
        os.mkfifo(path)
    elif kind in ("zero", "null", "full"):
        path.symlink_to(f"/dev/{kind}")
    elif kind == "folder":
        path.mkdir()
    elif kind == "loop":
        path.symlink_to(path)
    elif kind == "dangling":
        path.symlink_to(home / "nowhere")
    if kind in ("escape", "absolute", "link"):
        path, target = home / "motion.yaml", TARGETS["motion"]
        (home / "link.csv").symlink_to(folder / "secret.csv")
        named = {"escape": "../secret.csv", "absolute": str(folder / "secret.csv"), "link": "link.csv"}[kind]
        path.write_text(f"{{kind: recorded, file: {json.dumps(named)}}}")
    target.read(path)
    raise Escaped(f"{kind} was read")


# writing where it cannot be done
def written(rng: random.Random, folder: Path) -> None:
    """A save that fails says so and leaves the old file, byte for byte, and nothing else."""
    what = rng.choice(["run", "yaml", "csv", "netcdf"])
    path = folder / {"run": "a.npz", "yaml": "a.yaml", "csv": "a.csv", "netcdf": "a.nc"}[what]
    run = _short_run()
    save = {
        "run": run.save,
        "yaml": lambda p: cc.save(cc.library.delta(), p),
        "csv": run.to_csv,
        "netcdf": run.to_netcdf,
    }
    kind = rng.choice(["full", "full file system", "read-only", "folder", "no folder", "device", "file as folder"])
    if kind in ("full file system", "read-only") and MOUNTS in os.environ:
        return _on_a_bad_file_system(rng, kind, path.name, save[what])
    if kind in ("full", "full file system", "read-only"):
        path.write_bytes(b"precious")
        with full_disk(rng.randrange(1500)):
            try:
                save[what](path)
            except ClosedChainError:
                if path.read_bytes() != b"precious" or len(list(folder.iterdir())) != 1:
                    raise Escaped("the old file is gone") from None
                raise
            return None  # small enough
    elif kind == "folder":
        path.mkdir()
        save[what](path)
    elif kind == "no folder":
        save[what](folder / "none" / path.name)
    elif kind == "device":
        path.symlink_to("/dev/full")
        save[what](path)
    else:
        (folder / "file").write_text("")
        save[what](folder / "file" / path.name)
    raise Escaped(f"{kind}: {what} was written")


def _on_a_bad_file_system(rng: random.Random, kind: str, name: str, save: Callable[[Path], Any]) -> None:
    """On one with some free blocks, or none, or on one that was made read-only when the file was there."""
    mounts = Path(os.environ[MOUNTS])
    folder = mounts / ("readonly" if kind == "read-only" else "full")
    path = folder / name
    before = sorted(folder.iterdir())
    if kind != "read-only":
        path.write_bytes(b"precious")
        before = sorted([*before, folder / "filler"])
        with suppress(OSError), (folder / "filler").open("wb", buffering=0) as filler:
            while True:
                filler.write(bytes(4096))
        os.truncate(folder / "filler", max(0, (folder / "filler").stat().st_size - 4096 * rng.randrange(6)))
    try:
        save(path)
        if kind == "read-only":
            raise Escaped("written to a read-only file system")
    except ClosedChainError:
        if path.read_bytes() != b"precious" or not set(folder.iterdir()) <= {path, *before}:
            raise Escaped(f"{kind}: the old file is gone, or another is left") from None
        raise
    finally:
        if kind != "read-only":
            for file in folder.iterdir():
                file.unlink()


@cache
def _short_run() -> cc.Run:
    return model().simulate(model().assemble(), 0.02, 6.0)


class full_disk:
    """Files cannot grow beyond some bytes."""

    def __init__(self, bytes: int) -> None:
        self.bytes = bytes

    def __enter__(self) -> None:
        self.handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        self.limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (self.bytes, self.limits[1]))

    def __exit__(self, *_: object) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self.limits)
        signal.signal(signal.SIGXFSZ, self.handler)


ATTACKS = {
    "damaged": (damaged, 8),
    "forged": (forged, 6),
    "bomb": (bomb, 2),
    "words": (words, 2),
    "names": (names, 1),
    "store": (store, 3),
    "special": (special, 3),
    "written": (written, 2),
}


def attack(seed: int) -> str:
    """One attack; how it ended. Anything but success or one of our errors is raised."""
    rng = random.Random(seed)
    kinds = list(ATTACKS)
    kind = rng.choices(kinds, [ATTACKS[k][1] for k in kinds])[0]
    began = time.process_time()
    with tempfile.TemporaryDirectory() as name:
        try:
            ATTACKS[kind][0](rng, Path(name))
            ending = "harmless"
        except ClosedChainError as error:
            if SECRET in str(error):
                raise Escaped(f"{kind}: a secret in {error}") from error
            ending = type(error).__name__
    if time.process_time() - began > TIME:
        raise Escaped(f"{kind}: took {time.process_time() - began:.0f} s")
    return f"{kind}: {ending}"


# kill -9
def kill_saves(count: int, seed: int) -> Counter[str]:
    """Kill processes at random instants of saving; the file must be the old or the new one, whole."""
    rng, found = random.Random(seed), Counter[str]()
    runs = {"short": _short_run(), "long": model().simulate(model().assemble(), 0.04, 6.0)}
    lengths = {len(run): name for name, run in runs.items()}
    machines = {"delta": cc.library.delta(), "four_bar": cc.library.four_bar()}
    with tempfile.TemporaryDirectory() as name:
        run_file, machine_file = Path(name) / "run.npz", Path(name) / "machine.yaml"
        began = time.monotonic()
        runs["short"].save(run_file)
        cc.save(machines["delta"], machine_file)
        took = time.monotonic() - began
        for _ in range(count):
            child = os.fork()
            if child == 0:
                while True:
                    for run, machine in zip(runs.values(), machines.values(), strict=True):
                        run.save(run_file)
                        cc.save(machine, machine_file)
            time.sleep(rng.uniform(0.0, 6 * took))  # three rounds
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            found[lengths[len(model().load_run(run_file))]] += 1
            if cc.load(machine_file) not in machines.values():
                raise Escaped("neither the old nor the new machine")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if MOUNTS not in os.environ and not _with_file_systems():
        print("no full or read-only file systems can be mounted; files that cannot grow stand for both")
    for first in range(given.seed * 1_000_000, given.seed * 1_000_000 + given.count, BLOCK):
        if first not in blocks("attacks"):
            append("attacks", first, _attacks(first))
    for first in range(given.seed * 1_000_000, given.seed * 1_000_000 + given.kills, SAVES):
        if first not in blocks("killed saves"):
            append("killed saves", first, kill_saves(SAVES, first))
    for what in ("attacks", "killed saves"):
        every = sum(blocks(what).values(), Counter[str]())
        print(f"{every.total()} {what}", *(f"{n:6d}  {words}" for words, n in sorted(every.items())), sep="\n")
    print(f"own errors only, no crash, old files intact; log: {FILES.name}")


def _attacks(first: int) -> Counter[str]:
    found = Counter[str]()
    for seed in range(first, first + BLOCK):
        try:
            found[attack(seed)] += 1
        except Exception as error:
            print(f"attack {seed} escaped: {type(error).__name__}: {error}", file=sys.stderr)
            raise
    return found


def _with_file_systems() -> bool:
    """Run again where a full and a read-only file system are mounted; False if that is not allowed."""
    script = (
        'cd "$0" && mkdir full readonly && mount -t tmpfs -o size=64k tmpfs full && '
        "mount -t tmpfs -o size=64k tmpfs readonly && "
        "for f in a.npz a.yaml a.csv a.nc; do printf precious > readonly/$f; done && "
        'mount -o remount,ro readonly && cd "$OLDPWD" && exec "$@"'
    )
    if shutil.which("unshare") is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        own = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, folder]
        if subprocess.run([*own, "true"], capture_output=True).returncode:
            return False
        shutil.rmtree(Path(folder) / "full")
        shutil.rmtree(Path(folder) / "readonly")
        environment = {**os.environ, MOUNTS: folder}
        sys.exit(subprocess.run([*own, sys.executable, *sys.argv], env=environment).returncode)


if __name__ == "__main__":
    main()
