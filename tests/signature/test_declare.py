"""C prototypes as signatures; layouts of declared structures against those that the compiler itself states through NumPy's alignment."""

from __future__ import annotations

import numpy as np
import pytest

from polyglot_ad.errors import SignatureError
from polyglot_ad.signature import declare, numpy_dtype, override, read

IR = """
define double @dot(i32 %n, ptr %x, ptr %y) {
  ret double 0.0
}
define i1 @flag(float %x, i8 %k) {
  ret i1 false
}
define internal double @inner(double %x) {
  ret double %x
}
"""


def one(text, **options):
    (signature,) = declare(text, **options)
    return signature


def test_scalars():
    signature = one("unsigned long f(long double a, float _Complex z, bool b, signed char c, uint16_t d, const int e);")
    assert [p.dtype for p in signature.parameters] == ["<f16", "<c8", "|b1", "|i1", "<u2", "<i4"]
    assert signature.result.dtype == "<u8" and one("void f(void);").result.kind == "none"


def test_pointers_and_extents():
    p = {
        p.name: p
        for p in one("void f(int n, const double x[n], double *restrict y, float A[3][4], double B[n][2*n], double c[5]);").parameters
    }
    assert p["x"].any_rank and p["x"].extents == ("n",) and p["x"].intent == "in"
    assert p["y"].restrict and p["y"].intent == "inout" and not p["y"].extents
    assert p["A"].shape == (3, 4) and p["B"].shape == (None, None) and p["B"].extents == ("n", "2 * n") and p["c"].minimum == 5


@pytest.mark.parametrize(
    ("members", "fields"),
    [
        ("double a; char b; double c;", [("a", "f8"), ("b", "i1"), ("c", "f8")]),
        ("char a; short b; int c[3]; float d;", [("a", "i1"), ("b", "i2"), ("c", "i4", (3,)), ("d", "f4")]),
        ("float a; double _Complex z; char b;", [("a", "f4"), ("z", "c16"), ("b", "i1")]),
    ],
)
def test_structures(members, fields):
    parameter = one(f"typedef struct {{ {members} }} S; double f(S s);").parameters[0]
    dtype = numpy_dtype(parameter.dtype)
    expected = np.dtype(fields, align=True)
    assert dtype.itemsize == expected.itemsize and [dtype.fields[n][1] for n in dtype.names] == [
        expected.fields[n][1] for n in expected.names
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("double f(double **x);", "parameter `x` is a pointer to pointers"),
        ("double f(double (*g)(double));", "a function pointer"),
        ("double f(void *p);", "a pointer to void"),
        ("double f(int n, ...);", "variable number"),
        ("double f(struct T t);", "incomplete type `T`"),
        ("double f(", "no C declaration"),
        ("int x;", "no function declaration"),
    ],
)
def test_errors(text, message):
    with pytest.raises(SignatureError, match=message.replace("(", r"\(")):
        declare(text)


def test_intents_are_checked():
    assert one("void f(double *x);", intents={"x": "out"}).parameters[0].intent == "out"
    with pytest.raises(SignatureError, match="which no declared function has"):
        declare("void f(double *x);", intents={"y": "out"})


def test_functions_without_debug_info():
    known = {signature.name: signature for signature in read(IR, "llvm")}
    assert set(known) == {"dot", "flag"}
    assert [p.dtype for p in known["flag"].parameters] == ["<f4", "|i1"] and known["flag"].result.dtype == "|b1"
    assert "parameter `x` is a pointer" in known["dot"].error
    declared = override(list(known.values()), declare("double dot(int n, const double *x, const double *y);"))
    dot = next(signature for signature in declared if signature.name == "dot")
    assert not dot.error and [p.intent for p in dot.parameters] == ["in", "in", "in"] and len(declared) == 2
