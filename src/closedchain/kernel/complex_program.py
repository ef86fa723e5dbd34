"""A program in complex arithmetic: every value becomes a real and an imaginary part.

A pass from program to program. Ports of shape (…) become (…, 2), so that a complex array of NumPy is passed as a view:
`z.view(float).reshape(*z.shape, 2)`. Only analytic operations can be lowered; atan is that between its branch cuts.
"""

from __future__ import annotations

from dataclasses import replace

from closedchain.errors import KernelCompileError
from closedchain.kernel.program import LEAVES, Builder, Port, Program, drop_unused

Value = tuple[int, int | None]  # numbers of the real and the imaginary part; None: zero by structure


def complex_program(program: Program) -> Program:
    """The same formulas for complex inputs."""
    lowering = _Lowering()
    values: list[Value] = []
    for name, a, b in program.operations:
        if name == "input":
            values.append((lowering.emit("input", a, 2 * b), lowering.emit("input", a, 2 * b + 1)))
        elif name == "const":
            values.append((lowering.emit("const", a, b), None))
        else:
            values.append(lowering.operation(program.name, name, *(values[k] for k in (a, b) if k >= 0)))
    results = [[part for value in port for part in _parts(values, value)] for port in program.results]
    operations, kept = drop_unused(lowering.operations, results)
    inputs, outputs = (tuple(Port(p.name, (*p.shape, 2)) for p in ports) for ports in (program.inputs, program.outputs))
    return replace(program, inputs=inputs, outputs=outputs, operations=operations, results=kept)


def is_algebraic(program: Program) -> bool:
    """Whether all results are algebraic functions of the inputs and of the sines and cosines of some of them."""
    turned, plain = set[int](), set[int]()
    for name, a, b in program.operations:
        if name in LEAVES:
            continue
        if name in ("sin", "cos"):
            turned.add(a)
        elif name in ("add", "sub", "mul", "div", "neg"):
            plain |= {a, b}
        else:
            return False
    plain |= {value for port in program.results for value in port}
    return not turned & plain and all(program.operations[a][0] == "input" for a in turned)


def _parts(values: list[Value], number: int) -> tuple[int, int]:
    """Where the parts of a result are; -1: structural zero."""
    real, imaginary = values[number] if number >= 0 else (-1, None)
    return real, -1 if imaginary is None else imaginary


class _Lowering(Builder):
    """Operations on pairs of parts."""

    def operation(self, program: str, name: str, a: Value, b: Value = (-1, None)) -> Value:
        x, y = a
        if name in ("add", "sub"):
            return self.emit(name, x, b[0]), self._sum(name, y, b[1])
        if name == "neg":
            return self.emit("neg", x), None if y is None else self.emit("neg", y)
        if name == "mul":
            return self._product(a, b)
        if name == "div":
            return self._quotient(a, b)
        if name in ("sin", "cos", "atan"):
            if y is None:
                return self.emit(name, x), None
            return self._atan(x, y) if name == "atan" else self._angle_function(name, x, y)
        raise KernelCompileError(f"{program!r} contains {name}, which is not analytic: it has no complex values")

    def _sum(self, name: str, a: int | None, b: int | None) -> int | None:
        if b is None:
            return a
        if a is None:
            return b if name == "add" else self.emit("neg", b)
        return self.emit(name, a, b)

    def _product(self, a: Value, b: Value) -> Value:
        (ar, ai), (br, bi) = a, b
        real = self.emit("mul", ar, br)
        if ai is not None and bi is not None:
            real = self.emit("sub", real, self.emit("mul", ai, bi))
        parts = [self.emit("mul", x, y) for x, y in ((ar, bi), (ai, br)) if x is not None and y is not None]
        return real, None if not parts else parts[0] if len(parts) == 1 else self.emit("add", *parts)

    def _quotient(self, a: Value, b: Value) -> Value:
        br, bi = b
        if bi is None:
            return self.emit("div", a[0], br), None if a[1] is None else self.emit("div", a[1], br)
        square = self.emit("add", self.emit("mul", br, br), self.emit("mul", bi, bi))
        over = self.emit("div", self.constant(1.0), square)
        real, imaginary = self._product(a, (br, self.emit("neg", bi)))
        assert imaginary is not None
        return self.emit("mul", real, over), self.emit("mul", imaginary, over)

    def _angle_function(self, name: str, x: int, y: int) -> Value:
        """sin(x + iy) = sin x cosh y + i cos x sinh y, cos(x + iy) = cos x cosh y − i sin x sinh y."""
        grown = self.emit("exp", y)
        shrunk, half = self.emit("div", self.constant(1.0), grown), self.constant(0.5)
        cosh = self.emit("mul", half, self.emit("add", grown, shrunk))
        sinh = self.emit("mul", half, self.emit("sub", grown, shrunk))
        sine, cosine = self.emit("sin", x), self.emit("cos", x)
        if name == "sin":
            return self.emit("mul", sine, cosh), self.emit("mul", cosine, sinh)
        return self.emit("mul", cosine, cosh), self.emit("neg", self.emit("mul", sine, sinh))

    def _atan(self, x: int, y: int) -> Value:
        """atan z = i/2 (log(1 − iz) − log(1 + iz)), z = x + iy."""
        one, quarter, half = self.constant(1.0), self.constant(0.25), self.constant(0.5)
        above, below = self.emit("add", one, y), self.emit("sub", one, y)
        square = self.emit("mul", x, x)
        squares = [self.emit("add", self.emit("mul", side, side), square) for side in (above, below)]
        angle = self.emit("add", self.emit("atan2", x, below), self.emit("atan2", x, above))
        growth = self.emit("sub", self.emit("log", squares[0]), self.emit("log", squares[1]))
        return self.emit("mul", half, angle), self.emit("mul", quarter, growth)
