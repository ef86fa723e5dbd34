"""A linkage whose coupler bends: its frequency response from torque to crank, with a notch at the first resonance."""

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import closedchain as cc


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    model = cc.compile(cc.library.four_bar_flexible())
    linear = model.linearize(model.assemble(), outputs=["crank"])
    w = float(min(abs(pole) for pole in linear.poles if abs(pole.imag) > 1.0))  # rad/s
    frequencies, one = np.geomspace(0.1 * w, 10 * w, 2000), np.eye(len(linear.A))

    def plant(f: float) -> complex:
        return complex((linear.C @ np.linalg.solve(1j * f * one - linear.A, linear.B))[0, 0])

    def notch(f: float) -> complex:
        s = 1j * f
        return (s**2 + 0.02 * w * s + w**2) / (s**2 + w * s + w**2)

    figure = plt.figure(figsize=(7, 4.2), layout="constrained")
    gain = figure.add_subplot(2, 1, 1, ylabel="crank / torque (dB)")
    phase = figure.add_subplot(2, 1, 2, xlabel="frequency (Hz)", ylabel="phase (deg)")
    for label, filtered in (("machine", False), ("with notch", True)):
        values = np.array([plant(f) * (notch(f) if filtered else 1.0) for f in frequencies])
        gain.semilogx(frequencies / (2 * np.pi), 20 * np.log10(np.abs(values)), label=label)
        phase.semilogx(frequencies / (2 * np.pi), np.degrees(np.unwrap(np.angle(values))))
    gain.legend()
    figure.savefig(folder / "notch_filter.png")
    print(f"resonance at {w / (2 * np.pi):.3g} Hz; the notch leaves {abs(notch(w)):.2g} of it")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
