"""Small dense vectors and matrices in compiled code, as addresses and sizes."""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.kernel.jit import inner
from closedchain.kernel.pointers import further


@inner
def copy(source: Any, target: Any, size: int) -> None:
    """So many numbers; short rows, for which a loop is quicker than a call."""
    for j in range(size):
        target[j] = source[j]


@inner
def row_product(row: Any, x: Any, size: int) -> float:
    """Σ row x."""
    total = 0.0
    for j in range(size):
        total += row[j] * x[j]
    return total


@inner
def add_product(A: Any, x: Any, out: Any, size: int) -> None:
    """out += A x, three rows at a time: their sums do not wait for one another."""
    r = 0
    while r + 3 <= size:
        first, second, third = further(A, r * size), further(A, (r + 1) * size), further(A, (r + 2) * size)
        a, b, c = 0.0, 0.0, 0.0
        for j in range(size):
            a += first[j] * x[j]
            b += second[j] * x[j]
            c += third[j] * x[j]
        out[r] += a
        out[r + 1] += b
        out[r + 2] += c
        r += 3
    while r < size:
        out[r] += row_product(further(A, r * size), x, size)
        r += 1


@inner
def difference(x: Any, step: Any, share: float, out: Any, size: int) -> None:
    """x − share · step."""
    for j in range(size):
        out[j] = x[j] - share * step[j]


@inner
def largest(x: Any, size: int) -> float:
    """Largest magnitude; what is not a number counts as infinite."""
    most = 0.0
    for j in range(size):
        most = max(most, abs(x[j])) if x[j] == x[j] else np.inf
    return most


@inner
def length(x: Any, size: int, but: int) -> float:
    """Euclidean length without one element."""
    total = 0.0
    for j in range(size):
        if j != but:
            total += x[j] * x[j]
    return float(np.sqrt(total))


@inner
def eliminate(A: Any, x: Any, size: int) -> float:
    """Replace x by A⁻¹ x, A by its factors (row-major, rows exchanged as needed); the smallest pivot's magnitude."""
    least = np.inf
    for i in range(size):
        best, most = i, abs(A[i * size + i])
        for r in range(i + 1, size):
            if abs(A[r * size + i]) > most:
                best, most = r, abs(A[r * size + i])
        if not most > 0.0:
            return 0.0
        least = most if most < least else least
        if best != i:
            for j in range(i, size):
                A[i * size + j], A[best * size + j] = A[best * size + j], A[i * size + j]
            x[i], x[best] = x[best], x[i]
        here, inverse = further(A, i * size), 1 / A[i * size + i]
        for r in range(i + 1, size):
            there = further(A, r * size)
            factor = there[i] * inverse
            if factor != 0.0:
                for j in range(i + 1, size):
                    there[j] -= factor * here[j]
                x[r] -= factor * x[i]
    for i in range(size - 1, -1, -1):
        total = x[i]
        for j in range(i + 1, size):
            total -= A[i * size + j] * x[j]
        x[i] = total / A[i * size + i]
    return least


@inner
def invert(A: Any, stride: int, out: Any) -> float:
    """Inverse of a 3×3 block into nine numbers; its determinant over the product of its rows' largest elements."""
    a, b, c = A[0], A[1], A[2]
    d, e, f = A[stride], A[stride + 1], A[stride + 2]
    g, h, i = A[2 * stride], A[2 * stride + 1], A[2 * stride + 2]
    p, q, r = e * i - f * h, f * g - d * i, d * h - e * g
    determinant = a * p + b * q + c * r
    if determinant == 0.0:
        return 0.0
    s = 1 / determinant
    out[0], out[1], out[2] = p * s, (c * h - b * i) * s, (b * f - c * e) * s
    out[3], out[4], out[5] = q * s, (a * i - c * g) * s, (c * d - a * f) * s
    out[6], out[7], out[8] = r * s, (b * g - a * h) * s, (a * e - b * d) * s
    size = max(abs(a), abs(b), abs(c)) * max(abs(d), abs(e), abs(f)) * max(abs(g), abs(h), abs(i))
    return float(abs(determinant) / size)


@inner
def eliminate_blocks(A: Any, x: Any, blocks: int, inverse: Any) -> float:
    """As `eliminate` for blocks of three rows, in which pivots are not sought beyond a block; the worst block."""
    n, least = 3 * blocks, np.inf
    for k in range(blocks):
        r = 3 * k
        good = invert(further(A, r * n + r), n, inverse)
        least = good if good < least else least
        if not least > 0.0:
            return 0.0
        top, middle, low = further(A, r * n), further(A, (r + 1) * n), further(A, (r + 2) * n)
        for c in range(r + 3, n):  # this block's rows times the inverse of its diagonal block
            a, b, d = top[c], middle[c], low[c]
            top[c] = inverse[0] * a + inverse[1] * b + inverse[2] * d
            middle[c] = inverse[3] * a + inverse[4] * b + inverse[5] * d
            low[c] = inverse[6] * a + inverse[7] * b + inverse[8] * d
        a, b, d = x[r], x[r + 1], x[r + 2]
        x[r] = inverse[0] * a + inverse[1] * b + inverse[2] * d
        x[r + 1] = inverse[3] * a + inverse[4] * b + inverse[5] * d
        x[r + 2] = inverse[6] * a + inverse[7] * b + inverse[8] * d
        for i in range(r + 3, n):
            row = further(A, i * n)
            a, b, d = row[r], row[r + 1], row[r + 2]
            if a == 0.0 and b == 0.0 and d == 0.0:
                continue
            for c in range(r + 3, n):
                row[c] -= a * top[c] + b * middle[c] + d * low[c]
            x[i] -= a * x[r] + b * x[r + 1] + d * x[r + 2]
    for k in range(blocks - 2, -1, -1):
        for r in range(3 * k, 3 * k + 3):
            row, total = further(A, r * n), x[r]
            for c in range(3 * k + 3, n):
                total -= row[c] * x[c]
            x[r] = total
    return least
