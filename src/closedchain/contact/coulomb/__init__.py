"""Coulomb's law of several contacts at once, exactly (no convex relaxation), in SIMD lanes and alone. Machine code."""
