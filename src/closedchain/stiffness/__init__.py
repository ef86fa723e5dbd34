"""Stiffness of machines with elastic links, joints and drives: beams, limbs, Cartesian stiffness, deflections."""
