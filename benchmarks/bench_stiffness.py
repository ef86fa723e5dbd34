"""Stiffness maps: the compiled map against the same computation in vectorised NumPy (batched linalg.solve)."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

import numpy as np

import closedchain as cc
from closedchain.stiffness.beams import curved_beam, section_values
from closedchain.stiffness.evaluation import MapKernel, MapRequest, make_map_kernel
from closedchain.stiffness.maps import moments
from closedchain.sweep.question import Grid

TITLE = "Stiffness maps (example II of Wu, Bai and Kepler: three legs, two flexible links each)"
RADIUS, ALPHA_1, DRIVE = 0.2, np.pi / 3, 1e7


def numpy_field(Q: np.ndarray, loads: np.ndarray, compliances: tuple[np.ndarray, np.ndarray]) -> tuple[np.ndarray, ...]:
    """K (n, 6, 6) and deflections (n, 6, 8) of n orientations, everything in arrays over poses and legs."""
    eta = 2 * np.pi * np.arange(3) / 3
    u = np.broadcast_to([0.0, 0.0, -1.0], (len(Q), 3, 3))
    w = np.einsum("nij,kj->nki", Q, np.stack([-np.sin(eta), np.cos(eta), 0 * eta], axis=-1))
    # inverse kinematics: v = a u + b w + c u × w with u·v = cos α1, v·w = 0, clamped
    uw = np.einsum("nki,nki->nk", u, w)
    square = 1 - uw**2
    a, b = np.cos(ALPHA_1) / square, -np.cos(ALPHA_1) * uw / square
    c = np.sqrt(np.maximum((1 - a * np.cos(ALPHA_1)) / square, 0))
    v = a[..., None] * u + b[..., None] * w + c[..., None] * np.cross(u, w)
    S = DRIVE**-1 * _outer(np.concatenate([u, np.zeros_like(u)], axis=-1))
    for first, second, C in ((u, v, compliances[0]), (v, w, compliances[1])):
        normal = np.cross(first, second)
        normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
        axes = np.stack([np.cross(second, normal), second, normal], axis=-1)
        T = np.zeros((*axes.shape[:2], 6, 6))
        T[..., :3, :3] = T[..., 3:, 3:] = axes
        T[..., 3:, :3] = np.cross(RADIUS * second[..., None, :], np.swapaxes(axes, -1, -2)).swapaxes(-1, -2)
        S = S + T @ C @ np.swapaxes(T, -1, -2)
    bordered = np.zeros((len(Q), 3, 8, 8))
    bordered[..., :6, :6] = S
    bordered[..., :3, 6], bordered[..., :3, 7] = v, w
    bordered[..., 6, :3], bordered[..., 7, :3] = v, w
    unit = np.broadcast_to(np.eye(8)[:, :6], (len(Q), 3, 8, 6))
    K = np.linalg.solve(bordered, unit)[..., :6, :].sum(axis=1)
    return K, np.linalg.solve(K, np.broadcast_to(loads, (len(Q), *loads.shape)))


def _outer(screw: np.ndarray) -> np.ndarray:
    return screw[..., :, None] * screw[..., None, :]


def measure() -> list[dict[str, object]]:
    model = cc.compile(cc.library.coaxial(stiffness=DRIVE))
    grid = Grid.azimuth_tilt_torsion(np.linspace(-np.pi, np.pi, 200), np.linspace(0, np.deg2rad(54), 200))
    assert grid.rotation is not None
    Q, loads = grid.rotation.reshape(-1, 3, 3).copy(), np.ascontiguousarray(moments(10.0).T)
    section = section_values(cc.Section("round", radius=0.0075, shear_y=1.0, shear_z=1.0), 0.3)
    beams = tuple(curved_beam(RADIUS, angle, 210e9, 210e9 / 2.6, section) for angle in (ALPHA_1, np.pi / 2))
    q = model.assemble().q
    maps = [make_map_kernel(model.elastic, model.kinematics, MapRequest(8, verify=v), q) for v in (False, True)]
    position = np.zeros((len(Q), 3))

    def ours(mapped: MapKernel) -> None:
        for k in range(0, len(Q), 1024):
            mapped.kernel(Q[k : k + 1024], position[k : k + 1024], loads, threads=1)

    def theirs(chunk: int) -> None:
        for k in range(0, len(Q), chunk):
            numpy_field(Q[k : k + chunk], loads, beams)

    for mapped in maps:
        _same(mapped.kernel(Q[:50], position[:50], loads), mapped, numpy_field(Q[:50], loads, beams))
    fast, verified = (best_of(lambda mapped=mapped: ours(mapped)) / len(Q) for mapped in maps)
    slow = {chunk: best_of(lambda chunk=chunk: theirs(chunk), 3) / len(Q) for chunk in (256, 1024, 4096)}
    chunk = min(slow, key=lambda c: slow[c])
    first, again = map_times()
    peer = f"NumPy {np.__version__}, best chunk ({chunk}): {slow[chunk] * 1e6:.2f} µs"
    return [
        {
            "what": "inverse kinematics, three legs, K, deflections under eight loads, per pose and core",
            "ours": f"{fast * 1e9:.0f} ns",
            "peer": peer,
            "ratio": slow[chunk] / fast,
            "wanted": 20.0,
            "note": "ours also returns distances from singularities and reach; agreement checked to 1e-8",
        },
        {
            "what": "the same, every cell verified (equilibrium of all legs; NumPy's are not)",
            "ours": f"{verified * 1e9:.0f} ns",
            "peer": peer,
            "ratio": slow[chunk] / verified,
            "wanted": None,
            "note": "what `model.stiffness_map` does unless told verify=False",
        },
        {
            "what": "200 × 200 map as a Dataset, all cores: first in a fresh process and cache / again",
            "ours": f"{first:.2f} s / {again:.2f} s",
            "peer": f"NumPy, one core: {slow[chunk] * len(Q):.2f} s",
            "ratio": None,
            "wanted": None,
            "note": "first includes tracing and compiling",
        },
    ]


def _same(found: tuple[np.ndarray, ...], mapped: MapKernel, expected: tuple[np.ndarray, ...]) -> None:
    names = [port.name for port in mapped.kernel.outputs]
    for name, values in zip(("K", "deflection"), expected, strict=True):
        np.testing.assert_allclose(found[names.index(name)], values, rtol=1e-8, atol=1e-8 * np.abs(values).max())


def map_times() -> tuple[float, float]:
    """Seconds of a map in a fresh process with an empty cache, and of the same map again in it."""
    code = (
        "import time, numpy as np, closedchain as cc, xarray\n"
        "from closedchain.stiffness.maps import moments\n"
        "model = cc.compile(cc.library.coaxial())\n"
        "grid = cc.Grid.azimuth_tilt_torsion(np.linspace(-np.pi, np.pi, 200), np.linspace(0, 0.94, 200))\n"
        "for _ in range(2):\n"
        "    start = time.perf_counter()\n"
        "    model.stiffness_map(grid, moments(10.0))\n"
        "    print(time.perf_counter() - start)\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"CLOSEDCHAIN_CACHE": folder}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    first, again = (float(line) for line in done.stdout.split())
    return first, again


def best_of(run, times: int = 7) -> float:  # type: ignore[no-untyped-def]
    run()
    durations = []
    for _ in range(times):
        start = time.perf_counter()
        run()
        durations.append(time.perf_counter() - start)
    return min(durations)
