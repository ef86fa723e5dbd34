"""Grids of poses and what is asked on them."""
