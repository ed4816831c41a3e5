"""Programs that arrive as LLVM's text: vectors and their intrinsics, masked accesses, atomics, bits, tail calls."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

R = np.random.default_rng(31)
SOURCE = "operations.ll"
X, Y = R.standard_normal(4), R.standard_normal(4)
DECLARATIONS = """
double reductions(const double x[4], const double y[4]);
double shuffles(const double x[4]);
double variable_lane(const double x[4], int k);
double masked(const double x[4], double y[4], int n);
double gathered(double x[6], const long idx[4]);
double intrinsics(double x, double y);
double parts(double x);
double atomics(double p[1], double x);
double atomic_choice(double p[1], double x);
double exchange_loop(double p[1], double x);
double bits(double x);
double chosen_pointers(double x[2], double y[2], _Bool c);
double pointers_as_integers(const double x[2]);
double memory(const double x[2], long n);
double variables(double x);
double tail_calls(double x);
double vector_of_counters(double *x, long n);
double moved_in_pieces(const double x[2], long n, _Bool c);
"""


@pytest.fixture
def check(vector):
    return lambda name, args, reference: vector(SOURCE, name, args, reference, declarations=DECLARATIONS)


def test_reductions(check):
    def reductions(x, y):
        product = x * y
        return 1 + np.sum(product) + 2 * np.prod(y) + x[np.argmax(x.real)] * product[np.argmin(product.real)]

    check("reductions", (X, Y), reductions)


def test_shuffles(check):
    def shuffles(x):
        changed = np.array([x[0], x[1], x[1], x[3]]) * x[::-1]
        return np.sum(changed) * x[1] + changed[3]

    check("shuffles", (X,), shuffles)


@pytest.mark.parametrize("k", [0, 3])
def test_variable_lane(check, k):
    def variable_lane(x, k):
        y = x.copy()
        y[(k + 1) % 4] = x[k] ** 2
        return np.sum(y * x)

    check("variable_lane", (X, k), variable_lane)


@pytest.mark.parametrize("n", [2, 7, -1])
def test_masked_accesses(check, n):
    def masked(x, y, n):
        y = np.where(np.arange(4) < n, x**2, y)
        return np.sum(y), y

    check("masked", (X, Y, n), masked)


def test_gather_and_scatter(check):
    def gathered(x, idx):
        read = np.array([x[i] if lane != 2 else 0 for lane, i in enumerate(idx)])
        x = x.copy()
        for lane, i in enumerate(idx):
            if lane != 2:
                x[i] = read[lane] ** 2
        return np.sum(read) * x[0], x

    check("gathered", (R.standard_normal(6), np.array([0, 3, 2, 0])), gathered)


@pytest.mark.parametrize(("x", "y"), [(1.3, 0.7), (0.4, -1.7)])
def test_intrinsics(check, x, y):
    def intrinsics(x, y):
        g = (x * y + x) * y + 1
        larger, smaller = (g if g.real > x.real else x), (g if g.real < y.real else y)
        sign = np.sign(y.real) * np.sign(larger.real)
        total = sign * larger + np.round(x.real) + 8 * smaller**-3
        return total if total.real > 0.5 else 0.5 + 0 * x

    check("intrinsics", (x, y), intrinsics)


def test_parts_of_numbers(check):
    def parts(x):
        exponent = np.frexp(x.real)[1]
        whole = np.trunc(x.real)
        return x / 2.0**exponent * exponent + (x - whole) * whole + np.sin(x) * np.cos(x)

    check("parts", (5.3,), parts)


def test_atomics(check):
    def atomics(p, x):
        product = x * (2 * x)
        result = product * (2 * x - 1.5)
        return result, np.array([result])

    check("atomics", (np.array([0.3]), 0.7), atomics)


@pytest.mark.parametrize("x", [0.3, 0.7, 4.0])
def test_atomic_maximum_and_minimum(check, x):
    def atomic_choice(p, x):
        larger = x if x.real > 0.5 else 0.5 + 0 * x
        smaller = larger if larger.real < 2.5 else 2.5 + 0 * x
        return x * larger * smaller, np.array([smaller])

    check("atomic_choice", (np.array([0.3]), x), atomic_choice)


def test_loop_of_compare_and_exchange(check):
    check("exchange_loop", (np.array([0.3]), 0.7), lambda p, x: (2 * x, np.array([2 * x])))


@pytest.mark.parametrize("x", [0.7, -0.7])
def test_bits(check, x):
    check("bits", (x,), lambda x: x * np.sign(x.real) * x - x)


@pytest.mark.parametrize("chosen", [True, False])
def test_chosen_pointers(check, chosen):
    def chosen_pointers(x, y, chosen):
        p, q = (x.copy(), y.copy()) if chosen else (y.copy(), x.copy())
        p[0] = p[0] * q[1]
        x, y = (p, q) if chosen else (q, p)
        return x[0] * q[1], x, y

    check("chosen_pointers", (X[:2].copy(), Y[:2].copy(), chosen), chosen_pointers)


def test_pointers_as_integers(check):
    check("pointers_as_integers", (X[:2].copy(),), lambda x: x[1] * x[0] ** 2)


def test_memory_intrinsics(check):
    check("memory", (X[:2].copy(), 2), lambda x, n: x[1] ** 3)


def test_variables(check):
    check("variables", (0.7,), lambda x: x * x)


def test_tail_calls(check):
    def tail_calls(x):
        for _ in range(3):
            x = x * x + 0.5
        return x

    check("tail_calls", (0.7,), tail_calls)


def test_vector_of_counters(check):
    check("vector_of_counters", (R.standard_normal(12), 12), lambda x, n: (np.sum(x**2 * np.arange(n)), x**2 * np.arange(n)))


def test_accesses_that_are_not_known_are_refused():
    """They touch memory that the engine would otherwise take for untouched."""
    lib = pad.compile(
        """
        define double @f(ptr %x, i1 %c) {
          %mask = insertelement <2 x i1> zeroinitializer, i1 %c, i32 0
          %v = call <2 x double> @llvm.masked.expandload.v2f64(ptr %x, <2 x i1> %mask, <2 x double> zeroinitializer)
          %r = extractelement <2 x double> %v, i32 0
          ret double %r
        }
        define void @g(ptr %x, double %a, i1 %c) {
          %mask = insertelement <2 x i1> zeroinitializer, i1 %c, i32 0
          %v = insertelement <2 x double> zeroinitializer, double %a, i32 0
          call void @llvm.masked.compressstore.v2f64(<2 x double> %v, ptr %x, <2 x i1> %mask)
          ret void
        }
        """,
        language="llvm",
        declarations="double f(const double x[2], _Bool c); void g(double x[2], double a, _Bool c);",
    )
    with pytest.raises(pad.DifferentiationError, match="PAD-E301"):
        pad.grad(lib.f)(np.ones(2), True)
    for jacobian in (pad.jacfwd, pad.jacrev):
        with pytest.raises(pad.DifferentiationError, match="PAD-E301"):
            jacobian(lib.g)(np.ones(2), 2.0, True)


def test_vectors_of_unknown_length_are_refused():
    """LLVM's code generator would end the process."""
    with pytest.raises(pad.CompileError, match="vscale"):
        pad.compile(
            """
            define double @f(double %x) {
              %v = insertelement <vscale x 2 x double> poison, double %x, i32 0
              %r = extractelement <vscale x 2 x double> %v, i32 0
              ret double %r
            }
            """,
            language="llvm",
            declarations="double f(double x);",
        )


def test_bfloat():
    """Rounded to eight bits, to even, once; where the processor has no instruction for it, too."""
    lib = pad.compile(
        """
        define double @f(double %x) {
          %short = fptrunc double %x to bfloat
          %square = fmul bfloat %short, %short
          %r = fpext bfloat %square to double
          ret double %r
        }
        define double @rounded(double %x) {
          %short = fptrunc double %x to bfloat
          %r = fpext bfloat %short to double
          ret double %r
        }
        """,
        language="llvm",
        declarations="double f(double x); double rounded(double x);",
    )
    for x, wanted in (
        (1.00390625, 1.0),
        (1.01171875, 1.015625),
        (1.0039062500001, 1.0078125),
        (-1.0039062499999, -1.0),
        (3.3e38, 3.2964854e38),
    ):
        assert lib.rounded(x) == pytest.approx(wanted, rel=1e-5)
    assert lib.rounded(3.4e38) == np.inf and np.isnan(lib.rounded(np.nan))
    assert pad.grad(lib.f)(1.5) == 3 and pad.jvp(lib.f, (1.5,), (2.0,)) == (2.25, 6.0)


@pytest.mark.parametrize("whole", [True, False])
def test_addresses_that_are_moved_in_pieces(check, whole):
    check("moved_in_pieces", (X[:2], 2, whole), lambda x, n, c: x[0] * x[1] * x[1])
