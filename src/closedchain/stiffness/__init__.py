"""Stiffness of machines with elastic links, joints and actuators: beams, compliance, virtual joints, loads, maps."""
