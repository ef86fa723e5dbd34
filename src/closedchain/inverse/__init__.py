"""From motion to motor: actuator forces, powers, energies and joint reactions of a machine that moves as given."""
