"""All solutions of a family of algebraic equations: paths in complex numbers, monodromy, the linear trace test.

rows(x, p) = 0 in unknowns x and parameters p, all of size about one. Knows no mechanics.
"""
