"""Rules that a program registers itself, in every language that can."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def lib():
    return pad.load(HERE / "registered.c")


def differences(f, x, *more, step=1e-6):
    return (f(x + step, *more) - f(x - step, *more)) / (2 * step)


NUMBERS = [
    ("with_cube", (2.0,), (120 + np.cos(2.0),)),
    ("twice_squared", (1.1,), (20 * 10.89 * 20 * 3.3 * 3,)),
    ("volumes", (2.0, 3.0, 5.0), (300.0, 2000.0, 12000.0)),
    ("areas", (2.0, 3.0), (60.0, 400.0)),
    ("ratios", (2.0, 4.0), (5.0, -25.0)),
    ("noisy", (0.7,), (np.sin(0.7) * np.cos(0.7),)),
    ("logarithms", (2.0,), (1 / 3,)),
]


@pytest.mark.parametrize(("name", "at", "expected"), NUMBERS, ids=lambda v: v if isinstance(v, str) else "")
def test_numbers(lib, name, at, expected):
    function = lib[name]
    assert pad.grad(function, tuple(range(len(at))))(*at) == pytest.approx(expected, rel=1e-6 if name in ("areas", "ratios") else 1e-13)
    for index, partial in enumerate(expected):
        value, tangent = pad.jvp(function, at, tuple(float(k == index) for k in range(len(at))))
        assert value == pytest.approx(function(*at)) and tangent == pytest.approx(partial, rel=1e-6)


def test_an_array_with_a_tape(lib):
    x = np.array([1.0, 2.0, 3.0])
    assert pad.grad(lib.energies)(x, 3) == pytest.approx(120 * x)
    assert pad.jvp(lib.energies, (x, 3), (np.array([1.0, 0.0, 2.0]),)) == pytest.approx((lib.energies(x, 3), 120 * 7.0))


def test_a_pullback_that_is_called_twice(lib):
    """A tape is used up by one reverse pass: the primal runs again, where it computes the same again."""
    source = (HERE / "registered.c").read_text()
    alone = pad.compile(source[: source.index("/* without derivative */")], "c")
    x = np.array([1.0, 2.0, 3.0])
    _, pullback = pad.vjp(alone.energies, x, 3)
    assert pullback(1.0)[0] == pytest.approx(120 * x)
    assert pullback(2.0)[0] == pytest.approx(240 * x)
    with pytest.raises(pad.DifferentiationError, match="uses it up"):
        pad.vjp(lib.energies, x, 3)


def test_forward_mode_in_two_halves(lib):
    assert pad.jvp(lib.roots, (4.0,), (2.0,)) == pytest.approx((6.0, 15.0))


def test_an_address_that_comes_back(lib):
    x = np.array([2.0, 3.0])
    # x1 = x1 x0, result x1 x1 = (x0 x1)**2
    assert pad.grad(lib.seconds)(x) == pytest.approx([36.0, 24.0])
    assert pad.jvp(lib.seconds, (x,), (np.array([1.0, 1.0]),))[0][0] == pytest.approx(36.0)


def test_a_tape_that_crosses_calls(lib):
    assert pad.grad(lib.recursion)(0.7, 4) == pytest.approx(differences(lib.recursion, 0.7, 4), rel=1e-8)
    assert pad.hessian(lib.recursion)(0.7, 4) == pytest.approx(differences(pad.grad(lib.recursion), 0.7, 4), rel=1e-6)


def test_memory_on_the_stack_of_a_call_that_has_returned(lib):
    assert pad.grad(lib.shifts)(0.7, 4) == pytest.approx(differences(lib.shifts, 0.7, 4), rel=1e-8)


def test_names_in_fortran():
    lib = pad.load(HERE / "named.f90")
    x = np.array([1.0, 2.0])
    assert pad.grad(lib.use_square)(2.0) == pytest.approx(129.0)
    assert pad.jvp(lib.use_square, (2.0,), (1.0,)) == pytest.approx((18.0, 129.0))
    assert pad.grad(lib.use_scale)(x, 2) == pytest.approx(180 * x)
    for _ in range(20):
        assert pad.vjp(lib.use_scale, x, 2)[1](1.0)[0] == pytest.approx(180 * x)


def test_names_and_statics_in_rust():
    lib = pad.load(HERE / "named.rs")
    x = np.array([1.0, 2.0])
    assert pad.grad(lib.use_cube)(2.0) == pytest.approx(540.0)
    assert pad.grad(lib.use_product, (0, 1))(2.0, 3.0) == pytest.approx((60.0, 400.0))
    assert pad.grad(lib.use_norm)(x) == pytest.approx(40 * x)


def test_a_name_without_its_function_is_an_error():
    with pytest.raises(pad.DifferentiationError, match="there is no function 'f'"):
        pad.compile("double f_pad_gradient(double x, double r) { return r; }", "c")


def test_second_derivatives_are_those_of_the_stated_first(lib):
    assert pad.hessian(lib.with_cube)(2.0) == pytest.approx(120 - np.sin(2.0))
    hessian = pad.hessian(lib.volumes, (0, 1))(2.0, 3.0, 5.0)
    assert hessian[0][1] == pytest.approx(100.0) and hessian[1][0] == pytest.approx(1000.0)


def test_through_a_function_pointer(lib):
    assert pad.grad(lib.chosen)(2.0, 0) == pytest.approx(120.0)
    assert pad.grad(lib.chosen)(2.0, 1) == pytest.approx(4.0)


def test_without_derivative(lib):
    x = np.array([1.0, 2.0])
    assert pad.grad(lib.noted)(x, 2) == pytest.approx(2 * x)
    assert pad.jvp(lib.noted, (x, 2), (np.array([1.0, 0.0]),))[1] == pytest.approx(2.0)
    assert pad.grad(lib.levels)(3.0) == pytest.approx(3.0)
    assert pad.jvp(lib.levels, (3.0,), (1.0,))[1] == pytest.approx(3.0)


def test_inactive_functions_that_overwrite_numbers_are_refused():
    source = """
    static double *inner(double *x) { return x + 1; }
    __attribute__((noinline)) static void fill(double *x) { *inner(x) = 5; }
    void *__enzyme_inactivefn[] = {(void *)fill};
    double f(double a) { double x[3] = {a, 2 * a}; fill(x); return x[0] * 3 + x[1]; }
    double g(double a) { double x[3]; fill(x); return a * x[1]; }
    """
    lib = pad.compile(source, "c")
    for derivative in (pad.grad(lib.f), lambda a: pad.jvp(lib.f, (a,), (1.0,))):
        with pytest.raises(pad.DifferentiationError, match="said to be inactive"):
            derivative(1.0)
    assert pad.grad(lib.g)(2.0) == 5.0


def test_own_allocators(lib):
    assert pad.grad(lib.allocated)(2.0, 5) == pytest.approx(2 * 2.0 * 30)
    assert pad.jvp(lib.allocated, (2.0, 5), (1.0,))[1] == pytest.approx(2 * 2.0 * 30)


REFUSED = {
    "double f(double x) { return x; } double g(double x) { return 1; } void *__enzyme_register_gradient_f[] = {(void *)f, (void *)g};":
        "it must hold 3 functions",
    "double f(double x) { return x; } int n; void *__enzyme_register_derivative_f[] = {(void *)f, (void *)&n};": "addresses of functions",
    'double f(double x) { return x; } void *__enzyme_function_like[] = {(void *)f, (void *)"nonesuch"};': "no rule for a function",
    "double f(double x) { return x; } void *__enzyme_inactive_global[] = {(void *)f};": "addresses of global variables",
}  # fmt: skip


@pytest.mark.parametrize("source", REFUSED)
def test_what_cannot_be_read_is_an_error(source):
    with pytest.raises(pad.DifferentiationError, match=REFUSED[source]) as error:
        pad.compile(source, "c")
    assert error.value.code == "PAD-E307"


WRONG = {
    "double g(double x, double r, double more) { return r; }": "has 3 parameters, and must have 2",
    "double g(float x, double r) { return r; }": "parameter 1 of 'g' is float, and must be argument 1: double",
    "void g(double x, double r) { }": "must return the gradients of the numbers passed by value: double",
}


@pytest.mark.parametrize("gradient", WRONG)
def test_functions_that_do_not_fit_are_refused_where_they_are_needed(gradient):
    source = f"""
    double f(double x) {{ return x * x; }} double a(double x) {{ return f(x); }} {gradient}
    void *__enzyme_register_gradient_f[] = {{(void *)f, (void *)a, (void *)g}};
    double use(double x) {{ return 2 * f(x); }}"""
    lib = pad.compile(source, "c")
    assert lib.use(3.0) == 18.0
    with pytest.raises(pad.DifferentiationError, match=WRONG[gradient]) as error:
        pad.grad(lib.use)(3.0)
    assert error.value.code == "PAD-E307" and error.value.location
