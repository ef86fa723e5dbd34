"""LLVM code of a function that gives sin x and cos x together, in one lane or several.

Angles are most of what a mechanism asks the mathematics library for, and calls for one of both at a time would take a
good part of the run time. The quadrant k = round(2x/π) and the rest r = x - kπ/2 come from fused multiply-adds
with π/2 in three pieces (the first product subtracts without rounding error), then two polynomials in r² give sin r
and cos r, and k says which is which. The result is within one unit in the last place of the C library's. Lanes beyond
``LIMIT``, infinite or NaN go to the C library.
"""

from __future__ import annotations

import math

from closedchain.kernel.program import bits_of

LIMIT = 2.0**24

# π/2 as a sum of doubles
_HALF_PI = (1.5707963267948966, 6.123233995736766e-17, -1.4973849048591698e-33)
# sin r = r + r³ S(r²) and cos r = 1 - r²/2 + r⁴ C(r²) for |r| ≤ π/4: interpolation at Chebyshev points
_S = (
    *(-0.16666666666666666, 0.008333333333330948, -0.0001984126983675857),
    *(2.755731610255006e-06, -2.5051131844507677e-08, 1.5918129259135414e-10),
)
_C = (
    *(0.041666666666666664, -0.0013888888888887398, 2.4801587298765686e-05),
    *(-2.7557317271728305e-07, 2.087614626809294e-09, -1.1382632403168594e-11),
)
# adding this to a number below 2^51 leaves the nearest integer in the last bits
_ROUNDER = 1.5 * 2.0**52


def sincos_function(lanes: int) -> str:
    """Code of ``{sin x, cos x} @sine_and_cosine<lanes>(x)`` for values of ``lanes`` doubles."""
    code = _Code(lanes)
    kind, pair = code.kind, f"{{ {code.kind}, {code.kind} }}"
    _fast(code)
    size = code.call("fabs", "%x")
    code.line(f"%far = fcmp ugt {kind} {size}, {code.number(LIMIT)}")
    any_far = "%far" if lanes == 1 else code.emit(f"call i1 @llvm.vector.reduce.or.v{lanes}i1({code.truth_kind} %far)")
    code.line(f"br i1 {any_far}, label %slow, label %join")
    code.lines.append("slow:")
    _slow(code)
    code.lines += [
        "join:",
        f"  %sin = phi {kind} [%fast_sin, %start], [%slow_sin, %slow]",
        f"  %cos = phi {kind} [%fast_cos, %start], [%slow_cos, %slow]",
        f"  %first = insertvalue {pair} poison, {kind} %sin, 0",
        f"  %both = insertvalue {pair} %first, {kind} %cos, 1",
        f"  ret {pair} %both",
    ]
    head = f"define internal {pair} @sine_and_cosine{lanes}({kind} %x) noinline nounwind {{\nstart:"
    return "\n".join([head, *code.lines, "}", ""])


def _fast(code: _Code) -> None:
    number, fma, multiply, emit, kind = code.number, code.fma, code.multiply, code.emit, code.kind
    shifted = fma("%x", number(2 / math.pi), number(_ROUNDER))
    k = emit(f"fsub {kind} {shifted}, {number(_ROUNDER)}")
    r, low = _rest(code, k)
    z = multiply(r, r)
    half_z = multiply(z, number(0.5))
    upper = emit(f"fsub {kind} {number(1.0)}, {half_z}")
    # sin (r + low) = r + (r z S + low (1 - z/2))
    sin_tail = fma(multiply(r, z), code.polynomial(_S, z), multiply(low, upper))
    # a negative zero keeps its sign
    sin_r = code.call("copysign", emit(f"fadd {kind} {r}, {sin_tail}"), r)
    # cos (r + low) = (1 - z/2) + (what that lost + z² C - r low)
    gap = emit(f"fsub {kind} {emit(f'fsub {kind} {number(1.0)}, {upper}')}, {half_z}")
    minus_r_low = emit(f"fneg {kind} {multiply(r, low)}")
    cos_tail = emit(f"fadd {kind} {gap}, {fma(multiply(z, z), code.polynomial(_C, z), minus_r_low)}")
    cos_r = emit(f"fadd {kind} {upper}, {cos_tail}")
    _turn(code, shifted, sin_r, cos_r)


def _rest(code: _Code, k: str) -> tuple[str, str]:
    """x - k π/2 as a sum of two doubles, the second being what the first cannot hold."""
    emit, kind, number, fma = code.emit, code.kind, code.number, code.fma
    minus_k = emit(f"fneg {kind} {k}")
    exact = fma(minus_k, number(_HALF_PI[0]), "%x")
    # the second piece of π/2 times -k, and its rounding error
    p = code.multiply(minus_k, number(_HALF_PI[1]))
    p_error = fma(minus_k, number(_HALF_PI[1]), emit(f"fneg {kind} {p}"))
    # exact + p, and its rounding error (Knuth's two-sum)
    r = emit(f"fadd {kind} {exact}, {p}")
    p_part = emit(f"fsub {kind} {r}, {exact}")
    exact_part = emit(f"fsub {kind} {r}, {p_part}")
    exact_lost = emit(f"fsub {kind} {exact}, {exact_part}")
    p_lost = emit(f"fsub {kind} {p}, {p_part}")
    lost = emit(f"fadd {kind} {exact_lost}, {p_lost}")
    low = emit(f"fadd {kind} {lost}, {fma(minus_k, number(_HALF_PI[2]), p_error)}")
    return r, low


def _turn(code: _Code, shifted: str, sin_r: str, cos_r: str) -> None:
    """Exchange and negate by quadrant: bit 0 of k exchanges, bit 1 negates (for the cosine that of k + 1)."""
    emit, kind, whole = code.emit, code.kind, code.integer_kind
    k = emit(f"bitcast {kind} {shifted} to {whole}")
    odd = emit(f"trunc {whole} {k} to {code.truth_kind}")
    next_k = emit(f"add {whole} {k}, {code.integer(1)}")
    choices = (("%fast_sin", k, cos_r, sin_r), ("%fast_cos", next_k, sin_r, cos_r))
    for result, quadrant, if_odd, if_even in choices:
        chosen = emit(f"select {code.truth_kind} {odd}, {kind} {if_odd}, {kind} {if_even}")
        top = emit(f"shl {whole} {quadrant}, {code.integer(62)}")
        sign = emit(f"and {whole} {top}, {code.integer(-(2**63))}")
        bits = emit(f"bitcast {kind} {chosen} to {whole}")
        code.line(f"{result}_bits = xor {whole} {bits}, {sign}")
        code.line(f"{result} = bitcast {whole} {result}_bits to {kind}")


def _slow(code: _Code) -> None:
    """Replace the lanes that are far by what the C library gives; the others must not depend on their company."""
    for name in ("sin", "cos"):
        joined = "poison"
        for lane in range(code.lanes):
            if code.lanes == 1:
                joined = code.emit(f"call double @{name}(double %x)")
                continue
            x = code.emit(f"extractelement {code.kind} %x, i64 {lane}")
            value = code.emit(f"call double @{name}(double {x})")
            joined = code.emit(f"insertelement {code.kind} {joined}, double {value}, i64 {lane}")
        choice = f"{code.kind} {joined}, {code.kind} %fast_{name}"
        code.line(f"%slow_{name} = select {code.truth_kind} %far, {choice}")
    code.line("br label %join")


class _Code:
    """Lines of LLVM code on values of one type."""

    def __init__(self, lanes: int) -> None:
        self.lanes = lanes
        self.kind = self._of("double")
        self.integer_kind = self._of("i64")
        self.truth_kind = self._of("i1")
        self.lines: list[str] = []

    def line(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def emit(self, expression: str) -> str:
        name = f"%t{len(self.lines)}"
        self.line(f"{name} = {expression}")
        return name

    def number(self, value: float) -> str:
        return self._everywhere("double", f"0x{bits_of(value):016X}")

    def integer(self, value: int) -> str:
        return self._everywhere("i64", str(value))

    def call(self, name: str, *arguments: str) -> str:
        suffix = "f64" if self.lanes == 1 else f"v{self.lanes}f64"
        return self.emit(f"call {self.kind} @llvm.{name}.{suffix}({', '.join(f'{self.kind} {a}' for a in arguments)})")

    def fma(self, a: str, b: str, c: str) -> str:
        return self.call("fma", a, b, c)

    def multiply(self, a: str, b: str) -> str:
        return self.emit(f"fmul {self.kind} {a}, {b}")

    def polynomial(self, coefficients: tuple[float, ...], z: str) -> str:
        value = self.number(coefficients[-1])
        for coefficient in reversed(coefficients[:-1]):
            value = self.fma(value, z, self.number(coefficient))
        return value

    def _of(self, kind: str) -> str:
        return kind if self.lanes == 1 else f"<{self.lanes} x {kind}>"

    def _everywhere(self, kind: str, text: str) -> str:
        return text if self.lanes == 1 else "<" + ", ".join([f"{kind} {text}"] * self.lanes) + ">"
