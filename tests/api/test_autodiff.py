"""autodiff: in place, with Enzyme's meaning of shadows."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([0.5, -1.5, 2.0])
W = np.array([1.0, 2.0, 3.0])


def test_reverse_adds_into_shadows(lib: pad.Library) -> None:
    dx, dw = np.ones(3), np.zeros(3)
    assert pad.autodiff(pad.Reverse, lib.weighted, pad.Duplicated(X, dx), pad.Duplicated(W, dw), pad.Const(3)) == ()
    np.testing.assert_allclose(dx, 1 + 2 * W * X)
    np.testing.assert_allclose(dw, X * X)
    pad.autodiff(pad.Reverse, lib.weighted, pad.Duplicated(X, dx), pad.Const(W), pad.Const(3), cotangent=0.5)
    np.testing.assert_allclose(dx, 1 + 3 * W * X)


def test_reverse_returns_the_derivatives_of_active_scalars_in_order(lib: pad.Library) -> None:
    x, y = 1.5, 0.25
    by_x, by_y = 2 * x * y + y * np.cos(x * y), x * x + x * np.cos(x * y)
    assert pad.autodiff(pad.Reverse, lib.wave, pad.Active(x), pad.Active(y)) == pytest.approx((by_x, by_y))
    assert pad.autodiff(pad.Reverse, lib.wave, pad.Const(x), pad.Active(y)) == pytest.approx((by_y,))
    derivatives, value = pad.autodiff(pad.ReverseWithPrimal, lib.wave, pad.Active(x), pad.Const(y))
    assert derivatives == pytest.approx((by_x,))
    assert value == pytest.approx(x * x * y + np.sin(x * y))


def test_shadows_of_overwritten_memory_are_consumed(lib: pad.Library) -> None:
    x, dx, dy = X.copy(), np.array([1.0, -1.0, 2.0]), np.zeros(3)
    seed = dx.copy()
    (by_a,) = pad.autodiff(pad.Reverse, lib.scale, pad.Duplicated(x, dx), pad.Active(2.0), pad.Duplicated(W, dy), pad.Const(3))
    np.testing.assert_allclose(x, 2 * W * X)
    np.testing.assert_allclose(dx, seed * 2 * W)
    np.testing.assert_allclose(dy, seed * 2 * X)
    assert by_a == pytest.approx(np.sum(seed * X * W))
    y, dy = np.zeros(3), np.ones(3)
    dx = np.zeros(3)
    pad.autodiff(pad.Reverse, lib.shift, pad.Duplicated(X, dx), pad.DuplicatedNoNeed(y, dy), pad.Const(3))
    np.testing.assert_allclose(dx, [1 + X[1], X[0] + X[2], X[1]])
    np.testing.assert_array_equal(dy, 0)


def test_forward_writes_tangents(lib: pad.Library) -> None:
    x, dx = X.copy(), np.array([1.0, 0.0, 0.0])
    assert pad.autodiff(pad.Forward, lib.scale, pad.Duplicated(x, dx), pad.Duplicated(2.0, 1.0), pad.Const(W), pad.Const(3)) is None
    np.testing.assert_allclose(dx, 2 * W * [1, 0, 0] + X * W)
    assert pad.autodiff(pad.Forward, lib.square, pad.Duplicated(3.0, 0.5)) == 3.0
    assert pad.autodiff(pad.ForwardWithPrimal, lib.square, pad.Duplicated(3.0, 1.0)) == (6.0, 9.0)


def test_overlapping_arrays_are_differentiated_as_the_program_runs(lib: pad.Library) -> None:
    a, da = X.copy(), np.zeros(3)
    pad.autodiff(pad.Reverse, lib.outer, pad.Duplicated(a, da), pad.Duplicated(a, da), pad.Const(3))
    np.testing.assert_allclose(a, 2 * X)
    np.testing.assert_allclose(da, 8 * X)


def test_overlapping_arrays_must_fit_together(lib: pad.Library) -> None:
    a, da = X.copy(), np.zeros(3)
    cases = [
        ((pad.Duplicated(a, da), pad.Duplicated(a, np.zeros(3)), pad.Const(3)), "shadows must overlap alike"),
        ((pad.Duplicated(a, da), pad.Const(a), pad.Const(3)), "shadows must overlap alike"),
        ((pad.Duplicated(a, a), pad.Duplicated(W, np.zeros(3)), pad.Const(3)), "needs memory of its own"),
        ((pad.Duplicated(X, a), pad.Duplicated(a, da), pad.Const(3)), "needs memory of its own"),
    ]
    for arguments, message in cases:
        with pytest.raises(pad.ArgumentError, match=message):
            pad.autodiff(pad.Reverse, lib.outer, *arguments)


def test_overlapping_arrays_of_other_numbers_are_refused() -> None:
    lib = pad.compile("void f(double *x, int *k, double *r) { k[0] = 1; *r = x[0] * x[k[0]]; }", language="c")
    memory, dx = np.ones(4), np.zeros(4)
    with pytest.raises(pad.ArgumentError, match="where one has other numbers"):
        pad.autodiff(pad.Reverse, lib.f, pad.Duplicated(memory, dx), pad.Const(memory.view("i4")), pad.Duplicated(np.zeros(1), np.ones(1)))


def test_an_index_overwritten_through_another_argument() -> None:
    """Where integer arrays overlap, an index is not read again after it may have changed."""
    lib = pad.compile(
        "void f(double *x, const int *at, int *to, double *r) { double y = x[at[0]]; y *= y; to[0] = 0; *r = y * x[2]; }", language="c"
    )
    at, x, dx = np.array([1], "i4"), X.copy(), np.zeros(3)
    pad.autodiff(pad.Reverse, lib.f, pad.Duplicated(x, dx), pad.Const(at), pad.Const(at), pad.Duplicated(np.zeros(1), np.ones(1)))
    np.testing.assert_allclose(dx, [0, 2 * X[1] * X[2], X[1] ** 2])


def test_complex_shadows_are_plain(lib: pad.Library) -> None:
    z = np.array([1 + 2j, 3 - 1j])
    dz = np.zeros(2, complex)
    pad.autodiff(pad.Reverse, lib.loss, pad.Duplicated(z, dz), pad.Const(2))
    np.testing.assert_allclose(dz, 2 * z.real * z.imag + 1j * z.real**2)


def test_annotations_must_fit(lib: pad.Library) -> None:
    ok = pad.Duplicated(X, np.zeros(3))
    cases = [
        (pad.Reverse, (ok, pad.Const(W), 3), "must be Const, Active"),
        (pad.Reverse, (ok, pad.Const(W), pad.Active(3)), "is an integer: it must be Const"),
        (pad.Reverse, (pad.Active(X), pad.Const(W), pad.Const(3)), "is memory: it must be Duplicated"),
        (pad.Reverse, (ok, pad.Const(W)), "missing 'n'"),
        (pad.Reverse, (pad.Duplicated(X, np.zeros(2)), pad.Const(W), pad.Const(3)), "shadow of argument 'x'"),
        (pad.Reverse, (pad.Duplicated(X, np.zeros(3, "f4")), pad.Const(W), pad.Const(3)), "shadow of argument 'x'"),
        (pad.Reverse, (pad.Duplicated(X, np.zeros(6)[::2]), pad.Const(W), pad.Const(3)), "strides"),
        (pad.Reverse, (pad.Duplicated(X, None), pad.Const(W), pad.Const(3)), "shadow of argument 'x'"),
        (pad.Reverse, (pad.Duplicated(X, [0.0, 0.0, 0.0]), pad.Const(W), pad.Const(3)), "shadow of argument 'x'"),
        ("reverse", (ok, pad.Const(W), pad.Const(3)), "the mode must be"),
    ]
    for mode, args, message in cases:
        with pytest.raises(pad.ArgumentError, match=message):
            pad.autodiff(mode, lib.weighted, *args)  # type: ignore[arg-type]
    with pytest.raises(pad.ArgumentError, match="in forward mode"):
        pad.autodiff(pad.Forward, lib.square, pad.Active(1.0))
    with pytest.raises(pad.ArgumentError, match="in reverse mode"):
        pad.autodiff(pad.Reverse, lib.square, pad.Duplicated(1.0, 1.0))
    with pytest.raises(pad.ArgumentError, match="give its cotangent"):
        pad.autodiff(pad.Reverse, lib.cube, pad.Active(1j))
    assert pad.autodiff(pad.Reverse, lib.cube, pad.Active(1j), cotangent=1 + 0j) == (pytest.approx(-3),)


@pytest.mark.parametrize("kept", [False, True])
def test_split_in_place(lib: pad.Library, kept: bool) -> None:
    x, dx, dw = X.copy(), np.ones(3), np.zeros(3)
    value, pull = pad.autodiff_split(lib.weighted, pad.Duplicated(x, dx), pad.Duplicated(W, dw), pad.Const(3), unchanged=kept)
    assert value == pytest.approx(np.sum(W * X * X))
    assert not dw.any()
    if not kept:
        x[:] = np.nan
    assert pull() == ()
    np.testing.assert_allclose(dx, 1 + 2 * W * X)
    np.testing.assert_allclose(dw, X * X)
    pull(0.5)
    np.testing.assert_allclose(dx, 1 + 3 * W * X)
    np.testing.assert_allclose(dw, 1.5 * X * X)


def test_split_in_place_overwrites_and_consumes(lib: pad.Library) -> None:
    x, dx, dy = X.copy(), np.zeros(3), np.zeros(3)
    value, pull = pad.autodiff_split(lib.scale, pad.Duplicated(x, dx), pad.Active(2.0), pad.Duplicated(W, dy), pad.Const(3))
    assert value is None
    np.testing.assert_allclose(x, 2 * W * X)
    x[:] = np.nan
    for seed in (np.array([1.0, -1.0, 2.0]), np.array([0.0, 3.0, 0.0])):
        dx[:], dy[:] = seed, 0.0
        (by_a,) = pull()
        np.testing.assert_allclose(dx, seed * 2 * W)
        np.testing.assert_allclose(dy, seed * 2 * X)
        assert by_a == pytest.approx(np.sum(seed * X * W))
    x, dx = X.copy(), np.array([1.0, -1.0, 2.0])
    (by_a,) = pad.autodiff_split(lib.scale, pad.Duplicated(x, dx), pad.Active(2.0), pad.Const(W), pad.Const(3))[1]()
    assert by_a == pytest.approx(np.sum(np.array([1.0, -1.0, 2.0]) * X * W))


def test_split_in_place_of_overlapping_arrays(lib: pad.Library) -> None:
    a, da = X.copy(), np.zeros(3)
    _, pull = pad.autodiff_split(lib.outer, pad.Duplicated(a, da), pad.Duplicated(a, da), pad.Const(3))
    np.testing.assert_allclose(a, 2 * X)
    pull()
    np.testing.assert_allclose(da, 8 * X)


def test_split_in_place_checks_its_arguments(lib: pad.Library) -> None:
    with pytest.raises(pad.ArgumentError, match="must be Const, Active"):
        pad.autodiff_split(lib.weighted, X, pad.Const(W), pad.Const(3))  # type: ignore[arg-type]
    with pytest.raises(pad.ArgumentError, match="in reverse mode"):
        pad.autodiff_split(lib.scale, pad.Const(X), pad.Duplicated(2.0, 1.0), pad.Const(W), pad.Const(3))
    with pytest.raises(pad.ArgumentError, match="shadow"):
        pad.autodiff_split(lib.weighted, pad.Duplicated(X, np.zeros(2)), pad.Const(W), pad.Const(3))
    _, pull = pad.autodiff_split(lib.weighted, pad.Duplicated(X, np.zeros(3)), pad.Const(W), pad.Const(3))
    with pytest.raises(pad.ArgumentError, match="cotangent"):
        pull("1")
    with pytest.raises(pad.ArgumentError, match="expected a function"):
        pad.autodiff_split(np.sum, pad.Const(X))  # type: ignore[arg-type]


def test_a_value_that_is_not_asked_for():
    """`Reverse` computes none, whatever its type; what the function does to the caller's memory is done all the same."""
    lib = pad.compile(
        """
        #include <complex.h>
        typedef struct { double a; int b; double c; } three;
        double number(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { s += x[i] * x[i]; x[i] *= 2; } return s; }
        three several(double *x, int n) { double s = number(x, n); return (three){s, n, 3 * s}; }
        double complex plane(double *x, int n) { double s = number(x, n); return s + I * x[0]; }
        int counted(double *x, int n) { for (int i = 0; i < n; i++) x[i] *= x[i]; return n; }
        """,
        "c",
    )
    x = np.array([1.0, -2.0, 3.0])
    seed = np.array([0.5, 0.25, 2.0])
    record = np.zeros((), lib.several.signature.result.dtype)
    record["a"], record["c"] = 1.0, 2.0
    for name, cotangent, gradient, after in (
        ("number", 2.0, 4 * x + 2 * seed, 2 * x),
        ("several", record, 14 * x + 2 * seed, 2 * x),
        ("plane", 1.0 + 0j, 2 * x + 2 * seed, 2 * x),
        ("counted", None, 2 * x * seed, x**2),
    ):
        for mode in (pad.Reverse, pad.ReverseWithPrimal, pad.Reverse):
            for repeated in range(2):
                primal, shadow = x.copy(), seed.copy()
                given = {} if cotangent is None else {"cotangent": cotangent}
                found = pad.autodiff(mode, lib[name], pad.Duplicated(primal, shadow), pad.Const(3), **given)
                np.testing.assert_allclose(shadow, gradient, rtol=1e-14, err_msg=f"{name} {mode} {repeated}")
                np.testing.assert_array_equal(primal, after, err_msg=f"{name} {mode}")
                if mode is pad.Reverse:
                    assert found == (), name
                else:
                    value = {"number": 14.0, "plane": 14.0 + 2.0j, "counted": 3}.get(name)
                    assert value is None or found == ((), value), name
