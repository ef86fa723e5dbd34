"""6-vectors, rotations, transforms and inertia over CasADi symbols, angular part first."""
