"""Contacts that Newton solves in a few iterations, in SIMD lanes. Machine code."""
