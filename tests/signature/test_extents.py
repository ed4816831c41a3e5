"""Extents as expressions: Fortran's bounds, what Python makes of them, and that nothing but integer arithmetic is evaluated."""

from __future__ import annotations

import pytest

from polyglot_ad.signature.extents import evaluate, extent_expression, names_in

NAMES = frozenset(("n", "m"))


@pytest.mark.parametrize(
    ("dimension", "values", "length"),
    [
        ("1_8:int(n,kind=8)", {"n": 5}, 5),
        ("0_8:int(n-1_4,kind=8)", {"n": 5}, 5),
        ("-3_8:int(n*(m+2_4),kind=8)", {"n": 5, "m": 1}, 19),
        ("int(n,kind=8):int(2_4*n,kind=8)", {"n": 5}, 6),
        ("1_8:int(n/2_4,kind=8)", {"n": 5}, 2),
    ],
)
def test_bounds(dimension, values, length):
    known, expression = extent_expression(dimension, NAMES)
    assert known is None and evaluate(expression, values) == length


@pytest.mark.parametrize(
    ("dimension", "answer"),
    [
        ("1_8:3_8", (3, "")),
        ("0_8:9_8", (10, "")),
        ("5_8:3_8", (0, "")),
        ("1_8:*", (None, "")),
        (":", (None, "")),
        ("1_8:int(k,kind=8)", (None, "")),
        ("1_8:size(x,dim=1,kind=8)", (None, "")),
    ],
)
def test_known_and_unknown(dimension, answer):
    assert extent_expression(dimension, NAMES) == answer


@pytest.mark.parametrize("text", ["__import__('os')", "n.real", "n[0]", "n if n else 1", "lambda: 1", "1.5", "n and 1", "", "n**9**9"])
def test_only_integer_arithmetic(text):
    with pytest.raises(ValueError, match="no integer expression"):
        names_in(text)


@pytest.mark.parametrize(
    ("dimension", "length"),
    [
        ("1_8:size(x,dim=1,kind=8)", 4),
        ("1_8:int(int(size(x,dim=1,kind=8)*size(x,dim=2,kind=8),kind=4),kind=8)", 12),
        ("0_8:int(ubound(y,1_4),kind=8)", 9),
        ("1_8:int(ubound(y,1_4)-int(lbound(y,dim=1,kind=8),kind=4),kind=8)", 6),
        ("1_8:int(max(n,2_4)+mod(-7_4,n),kind=8)", 3),
    ],
)
def test_functions_of_arrays(dimension, length):
    known, expression = extent_expression(dimension, NAMES, {"x": ("1", "1"), "y": ("2",)})
    assert known is None and evaluate(expression, {"n": 5}, {"x": (4, 3), "y": (7,)}) == length


@pytest.mark.parametrize("dimension", ["1_8:size(z,dim=1,kind=8)", "1_8:int(f(n),kind=8)", "1_8:size(x,dim=n)", "1_8:size(x,dim=7)"])
def test_functions_that_are_not_known(dimension):
    assert extent_expression(dimension, NAMES, {"x": ("1", "1")}) == (None, "")
