"""Parameters and expressions of them: arithmetic, texts, what would lose them."""

from __future__ import annotations

import ast
import contextlib
import copy
import math
import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.mechanism.expression_text import read_expression
from closedchain.mechanism.expressions import (
    PI,
    Derived,
    Expression,
    Number,
    Parameter,
    atan2,
    cos,
    evaluated,
    expressed,
    operation,
    sin,
    sqrt,
    with_values,
)

ARM, ROD = Parameter("arm", 0.3, "m"), Parameter("rod", 1.7)
KNOWN = {"arm": ARM, "rod": ROD, "legs[0]": Parameter("legs[0]", -0.8)}


def read(text: str) -> Expression:
    return read_expression(text, KNOWN.get, lambda: list(KNOWN))


def grown(rng: np.random.Generator, depth: int) -> Expression:
    """A random tree of operations, with a value."""
    leaves = [*KNOWN.values(), PI, Number(2.0), Number(-0.37), Number(1e-7), Number(3e22)]
    if depth == 0:
        return leaves[rng.integers(len(leaves))]
    for _ in range(50):
        symbol = str(rng.choice(["+", "-", "*", "/", "**", "neg", "sqrt", "sin", "cos", "atan2"]))
        count = 1 if symbol in ("neg", "sqrt", "sin", "cos") else 2
        try:
            return operation(symbol, *(grown(rng, int(rng.integers(depth))) for _ in range(count)))
        except cc.errors.ExpressionError:
            continue
    return ARM


def test_arithmetic_is_that_of_floats() -> None:
    a, r = ARM.value, ROD.value
    pairs: list[tuple[Any, float]] = [
        (2 * ARM + ROD / 3 - 1, 2 * a + r / 3 - 1),
        (-(ARM**2), -(a**2)),
        (2**ROD, 2**r),
        (1 / ARM, 1 / a),
        (+ARM - (ROD - ARM), a - (r - a)),
        (sqrt(ARM) * sin(ROD) * cos(ARM), math.sqrt(a) * math.sin(r) * math.cos(a)),
        (atan2(ARM, -ROD), math.atan2(a, -r)),
        (np.sqrt(ARM) + np.sin(ROD) - np.cos(ARM), math.sqrt(a) + math.sin(r) - math.cos(a)),
        (np.arctan2(ARM, ROD), math.atan2(a, r)),
        (np.float64(2.0) * ARM, 2 * a),
    ]
    for expression, wanted in pairs:
        assert isinstance(expression, Expression)
        assert expression.value == wanted


def test_arrays_compute_with_expressions() -> None:
    R = np.array([[0.6, -0.8, 0.0], [0.8, 0.6, 0.0], [0.0, 0.0, 1.0]])
    moved = R @ np.array([ARM, 0.0, ROD]) + ARM * np.array([0.0, 1.0, 0.0])
    assert [str(one) for one in moved] == ["0.6*arm", "0.8*arm+arm", "rod"]
    norm = np.linalg.norm(np.array([ARM, ROD]))
    assert str(norm) == "sqrt(arm*arm+rod*rod)"
    assert expressed([1.0, 2.0]).dtype == float


def test_operations_that_change_nothing_are_left_out() -> None:
    for expression, text in [
        (0 * ARM + ROD, "rod"),
        (1.0 * ARM - 0, "arm"),
        (-(2 * ARM - 2 * ARM - ARM), "arm"),
        (ARM**1 / 1, "arm"),
    ]:
        assert str(expression) == text
    for expression, text in [
        (ARM * ROD / ROD, "arm"),
        (ARM * ROD / ARM, "rod"),
        (ARM * ROD / (2 * ARM), "arm*rod/(2*arm)"),
    ]:
        assert str(expression) == text
    assert ARM / ARM == 1.0
    assert (0.0 * ARM, ARM - ARM, 2 * ARM - 2 * ARM, 0 / ARM) == (0.0, 0.0, 0.0, 0.0)


LOSSES: dict[str, Callable[[Any], Any]] = {
    "float": float,
    "int": int,
    "math": math.sin,
    "abs": abs,
    "round": round,
    "condition": bool,
    "less": lambda x: x < 1,
    "max": lambda x: max(x, 0),
    "equal": lambda x: x == 0.3,
    "in": lambda x: x in [1.0],
    "floor": lambda x: x // 2,
    "float array": lambda x: np.array([x, 1.0], dtype=float),
    "float64": np.float64,
    "tan": np.tan,
    "arccos": np.arccos,
    "hypot": lambda x: np.hypot(x, 1.0),
    "clip": lambda x: np.clip(x, 0, 1),
    "accumulate": lambda x: np.add.outer(x, [1.0]),
}


@pytest.mark.parametrize("loss", LOSSES)
def test_what_would_lose_an_expression_says_value(loss: str) -> None:
    with pytest.raises(cc.errors.ExpressionError, match=r"\.value"):
        LOSSES[loss](2 * ARM)


def test_arguments_of_questions_are_numbers() -> None:
    model = cc.compile(cc.library.four_bar())
    state = model.assemble()
    for forces in (np.array([ARM]), [ARM], {"crank_motor": 2 * ARM}, ARM):
        with pytest.raises(cc.errors.ClosedChainError, match=r"\.value"):
            model.forward_dynamics(state, forces)


def test_values_that_do_not_exist_are_refused() -> None:
    zero = ARM - ARM.value
    for make, words in [
        (lambda: ROD / zero, "division by zero"),
        (lambda: zero**-1, "division by zero"),
        (lambda: sqrt(-ARM), "sqrt"),
        (lambda: (-ARM) ** 0.5, "negative number"),
        (lambda: (1e300 * ARM) * 1e300, "finite"),
        (lambda: (1e10 * ROD) ** 100, "finite"),
    ]:
        with pytest.raises(cc.errors.ExpressionError, match=words):
            make()
    with pytest.raises(cc.errors.NonFiniteError):
        Parameter("arm", math.nan)
    with pytest.raises(cc.errors.NonFiniteError):
        ARM * math.inf


@pytest.mark.parametrize("name", ["", "2arm", "a b", "a.b", "arm[", "arm[x]", "sqrt", "pi", "gravity", 3])
def test_names_are_words(name: Any) -> None:
    with pytest.raises(cc.errors.UnknownNameError):
        Parameter(name, 1.0)


def test_expressions_survive_their_text() -> None:
    rng = np.random.default_rng(7)
    for _ in range(1500):
        one = grown(rng, 5)
        again = read(str(one))
        assert again == one, str(one)
        assert repr(again.value) == repr(one.value)


SIGNS: dict[type, Callable[..., Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
    ast.Pow: operator.pow, ast.USub: operator.neg, ast.UAdd: operator.pos,
}  # fmt: skip
NAMED = {"arm": 0.3, "rod": 1.7, "pi": math.pi, "legs": [-0.8]}


def computed(node: Any) -> Any:
    """The value of what Python's own parser reads."""
    if isinstance(node, ast.BinOp):
        return SIGNS[type(node.op)](computed(node.left), computed(node.right))
    if isinstance(node, ast.UnaryOp):
        return SIGNS[type(node.op)](computed(node.operand))
    if isinstance(node, ast.Call):
        return getattr(math, node.func.id)(*map(computed, node.args))  # type: ignore[attr-defined]
    if isinstance(node, ast.Subscript):
        return computed(node.value)[computed(node.slice)]
    return node.value if isinstance(node, ast.Constant) else NAMED[node.id]


def test_texts_mean_what_they_mean_elsewhere() -> None:
    """The same texts as Python reads them, which shares no code with the reader."""
    rng = np.random.default_rng(8)
    tokens = [
        "arm",
        "rod",
        "legs[0]",
        "pi",
        "2",
        "0.5",
        "1e-3",
        "+",
        "-",
        "*",
        "/",
        "**",
        "(",
        ")",
        "sin(",
        "atan2(arm,",
    ]
    read_ones = 0
    for _ in range(20000):
        text = " ".join(rng.choice(tokens, int(rng.integers(1, 9))))
        try:
            wanted = computed(ast.parse(text.strip(), mode="eval").body)
        except (SyntaxError, ArithmeticError, ValueError, TypeError, AttributeError, KeyError, IndexError):
            wanted = None
        try:
            found = read(text).value
        except cc.errors.ClosedChainError:
            assert wanted is None or not isinstance(wanted, int | float) or not math.isfinite(wanted), text
            continue
        read_ones += 1
        assert found == pytest.approx(wanted, rel=1e-15), text
    assert read_ones > 500


def test_no_text_raises_anything_else() -> None:
    rng = np.random.default_rng(9)
    good = [str(grown(rng, 4)) for _ in range(100)]
    letters = "()+-*/., 0123456789eE[]armpi^%\"'\x00é·∞"
    for _ in range(3000):
        text = list(str(rng.choice(good)))
        for _ in range(int(rng.integers(1, 4))):
            text[int(rng.integers(len(text)))] = str(rng.choice(list(letters)))
        with contextlib.suppress(cc.errors.ClosedChainError):
            read("".join(text))
    for text in ["", " ", "(" * 5000, "-" * 100000 + "arm", "1" * 5000, "arm**" * 300 + "arm", "arm+" * 20000 + "arm"]:
        said = ""
        try:
            read(text)
        except cc.errors.ClosedChainError as error:
            said = str(error)
        assert len(said) < 400


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("aarm", "no parameter 'aarm'; parameters: arm"),
        ("2 arm", "operation is missing before 'arm'"),
        ("arm^2", "power is"),
        ("arm +", "ends early"),
        ("(arm", r"a \) is missing"),
        ("arm)", "too much"),
        ("tan(arm)", "no function 'tan'; functions: .*sin"),
        ("atan2(arm)", "takes 2 argument"),
        ("sin arm", r"in \( \)"),
        ("1/(rod-rod)", "division by zero in '1/"),
        ("1e999", "too large"),
        ("+".join(["arm"] * 400000), "characters"),
    ],
)
def test_wrong_texts_say_where_and_what(text: str, words: str) -> None:
    with pytest.raises(cc.errors.MechanismError, match=words):
        read(text)


def test_values_of_parameters_change_what_follows_from_them() -> None:
    reach = Parameter("reach", ARM + ROD, "m")
    other = sin(reach) * ROD
    (changed,) = with_values([other], {"arm": 0.5})
    assert changed.value == math.sin(0.5 + 1.7) * 1.7
    assert [one.name for one in changed.parameters] == ["arm", "rod", "reach"]
    assert str(changed) == str(other)
    assert changed != other


def test_a_deep_expression_is_no_deep_recursion() -> None:
    total: Any = ARM
    for k in range(3000):
        total = total + float(k)
    (changed,) = with_values([total], {"arm": 1.0})
    assert changed.value - total.value == pytest.approx(0.7, abs=1e-6)
    assert total == read(str(total))


def test_columns_of_values_are_evaluated_at_once() -> None:
    reach = Parameter("reach", ARM + ROD)
    expression = sqrt(reach) - atan2(ARM, 2.0) ** 3 / -ROD
    arms = np.linspace(0.1, 0.9, 5)
    operations: dict[str, Callable[..., Any]] = {
        "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "**": operator.pow,
        "neg": operator.neg, "sqrt": np.sqrt, "sin": np.sin, "cos": np.cos, "atan2": np.arctan2,
    }  # fmt: skip
    leaf = {"arm": arms, "rod": np.array(1.7)}.get
    (found,) = evaluated([expression], lambda one: leaf(one.name), lambda one: np.array(one.value), operations)
    wanted = [with_values([expression], {"arm": float(arm)})[0].value for arm in arms]
    np.testing.assert_allclose(found, wanted, rtol=1e-14, atol=0)


def test_a_shared_expression_is_written_once_or_named() -> None:
    angle: Any = ARM
    for _ in range(60):
        angle = angle * angle + ROD / 8
    assert math.isfinite(angle.value)
    with pytest.raises(cc.errors.ExpressionError, match="Parameter"):
        str(angle)
    with pytest.raises(cc.errors.ExpressionError, match=r"\.value"):
        float(angle)
    assert len(repr(angle)) < 100
    (changed,) = with_values([angle], {"arm": 0.2})
    assert changed != angle


def test_floats_with_expressions_are_floats() -> None:
    one = Derived(2 * ARM)
    assert (one, hash(one)) == (0.6, hash(0.6))
    assert isinstance(one + 1, float)
    assert copy.deepcopy(one).expression == one.expression
