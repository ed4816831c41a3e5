"""Exceptions thrown and caught inside the program, by itself and by libraries: all views of a function, along every way through it."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

import polyglot_ad as pad

from ..leaks import left_behind

SOURCE = "exceptions.cpp"


class Bad(Exception):
    def __init__(self, value, code=0):
        self.value, self.code = value, code


class Failure(Exception):
    def __init__(self, value):
        self.value = value


def checked(x):
    if x.real > 2:
        raise Bad(x * 3, 2)
    if x.real > 1:
        raise Failure(x * x)
    return np.sin(x) * x


@pytest.mark.parametrize("x", [0.4, 1.3, 2.4])
def test_by_type(scalar, x):
    def reference(x):
        try:
            return checked(x) * 2
        except Bad as b:
            return b.value * x + b.code
        except Failure as f:
            return f.value**2

    scalar(SOURCE, "by_type", (x,), reference)


@pytest.mark.parametrize("x", [0.4, 0.7, 1.7])
def test_by_base_class(scalar, x):
    scalar(SOURCE, "by_base", (x,), lambda x: x**4 if x.real > 1 else 4 * x * x if x.real > 0.5 else x)


@pytest.mark.parametrize("x", [0.4, 1.4, 2.4])
def test_catch_all(scalar, x):
    scalar(SOURCE, "catch_all", (x,), lambda x: 3 * x * x if x.real > 1 else x * x + checked(x))


@pytest.mark.parametrize("x", [0.9, 0.6])
def test_a_number_thrown_through_recursion(scalar, x):
    scalar(SOURCE, "thrown_number", (x,), lambda x: x * (0.9**4 * x) ** 2 if 0.9**4 * x.real < 0.5 else x**5 * 0.9**10)


@pytest.mark.parametrize("x", [0.5, 1.1, 2.1])
def test_through_several_functions_with_a_rethrow(vector, x):
    def reference(x, y):
        y = y.copy()
        y[0] = x**3
        try:
            return (checked(x * 1.25) + x * x) * 2, y
        except Failure:
            y[0] += x
            return x * y[0], y
        except Bad as b:
            return b.value, y

    vector(SOURCE, "levels", (x, np.zeros(1)), reference)


@pytest.mark.parametrize("x", [[0.3, 1.2, 0.5, 2.5, 0.8], [0.3, 1.2, 0.5, 1.5, 1.8, 1.1, 0.4]])
def test_in_a_loop(scalar, x):
    def reference(x, n):
        s, failures = 0j, 0
        for v in x:
            try:
                s += checked(v) * s
                s += v
            except Bad as b:
                s += b.value * s
                failures += 1
            except Failure as f:
                s -= f.value
                failures += 1
                if failures > 3:
                    break
        return s * (1 + failures)

    scalar(SOURCE, "sum_with_failures", (np.array(x), len(x)), reference)


@pytest.mark.parametrize("x", [0.5, 1.5, 2.5])
def test_nested(scalar, x):
    def reference(x):
        if x.real > 2:
            return 5 * (x + x**3)
        return 2 * (x + (x**3 if x.real > 1 else x * x)) + 2

    scalar(SOURCE, "nested", (x,), reference)


@pytest.mark.parametrize(("k", "reference"), [(0, 3), (1, 2), (2, 2)])
def test_destructors_of_active_data_run_while_unwinding(scalar, k, reference):
    def value(x, k):
        return (x * 3 * (x * x + x**4), x * 2 * x * x, x * x * 2 * (x * x + x**4))[k]

    scalar(SOURCE, "destructors", (1.5, k), value)


def test_an_exception_that_owns_memory(scalar):
    scalar(SOURCE, "carries_vector", (0.7,), lambda x: 24 * x**4)


@pytest.mark.parametrize(("x", "k"), [(1.2, 0), (1.2, 1), (1.7, 1)])
def test_thrown_by_a_virtual_function(scalar, x, k):
    scalar(SOURCE, "virtual_throw", (x, 1.5, k), lambda x, m, k: x**3 if k == 0 else x * m * x if x.real > m.real else x / m * x)


@pytest.mark.parametrize("i", [1, 5])
def test_thrown_by_vector_at(scalar, i):
    scalar(SOURCE, "library_at", (1.2, i), lambda x, i: 2 * x * x if i == 1 else 7 * x**3)


@pytest.mark.parametrize("k", [0, 1])
def test_thrown_by_stod(scalar, k):
    scalar(SOURCE, "library_stod", (1.2, k), lambda x, k: 2.5 * x if k else x * x)


@pytest.mark.parametrize("n", [4, 1 << 58])
def test_thrown_by_new(scalar, n):
    scalar(SOURCE, "library_memory", (1.2, n), lambda x, n: 3 * x * x if n == 4 else x**3)


@pytest.mark.parametrize("last", [3.0, -3.0])
def test_a_loop_left_by_an_exception(vector, last):
    def reference(x, n, partial):
        partial, s = partial.copy(), 0j
        for i in range(n):
            partial[i] = s
            if x[i].real < 0:
                return s * partial[i] + x[i], partial
            s += np.sqrt(x[i]) * x[0]
        return s, partial

    vector(SOURCE, "early_exit", (np.array([1.0, 2.0, last]), 3, np.zeros(3)), reference)


def test_a_handler_that_starts_over(scalar):
    def reference(x):
        r = x + x * x
        return r + 2 * r * x + 2

    scalar(SOURCE, "state_machine", (0.7,), reference)


def test_modified_in_flight(scalar):
    scalar(SOURCE, "modified_in_flight", (0.7,), lambda x: x**4 + 3)


@pytest.mark.parametrize("x", [0.4, 0.8])
def test_a_pointer_thrown(scalar, x):
    scalar(SOURCE, "by_pointer", (x,), lambda x: 4 * x * x if x.real > 0.5 else x)


def test_thrown_by_a_closure(scalar):
    def reference(x, k):
        return sum(t * x * k if t > x.real else t * t for t in (0.0, 0.5, 1.0, 1.5))

    scalar(SOURCE, "closure", (0.8, 2), reference)


@pytest.mark.parametrize("k", [0, 1])
def test_a_failed_cast(scalar, k):
    scalar(SOURCE, "casts", (1.2, k), lambda x, k: x**3 if k else 3 * x)


@pytest.mark.parametrize("x", [0.7, 1.7])
def test_text_beside_a_number(scalar, x):
    scalar(SOURCE, "text_and_number", (x, 3), lambda x, n: 45 * x * x if x.real > 1 else x)


def test_a_destructor_with_a_handler_of_its_own(scalar):
    scalar(SOURCE, "handled_in_a_destructor", (1.2,), lambda x: 2 * (x + x * x))


def test_a_global_variable_changed_before_the_throw(scalar):
    def reference(x, n):
        total, failures = 0j, 0
        for v in x:
            total += v * v
            if v.real > 1:
                failures += 1
                total *= v
            else:
                total += v
        return total + failures

    scalar(SOURCE, "global_state", (np.array([0.5, 1.5, 0.7, 1.2]), 4), reference)


@pytest.mark.parametrize("n", [0, 5, 6])
def test_mutual_recursion(scalar, n):
    def even(x, n):
        if n == 0:
            raise Bad(x)
        try:
            return odd(x * 1.1, n - 1) * x
        except Bad as b:
            if n % 3 == 0:
                raise Bad(b.value * x) from None
            return b.value + x

    def odd(x, n):
        if n == 0:
            raise Bad(x * x)
        return even(x * 0.9, n - 1) + x

    def reference(x, n):
        try:
            return even(x, n)
        except Bad as b:
            return b.value

    scalar(SOURCE, "mutual", (1.2, n), reference)


@pytest.mark.parametrize("k", [0, 1, 2])
def test_destructors_of_exceptions_are_code_of_the_program(scalar, k):
    scalar(SOURCE, "ledger_of", (1.3, k), lambda x, k: (4 * x * x, 4 * x * x, 2 * x + 4 * x * x)[k])


@pytest.mark.parametrize("k", range(7))
def test_many_types_in_one_function(scalar, k):
    scalar(SOURCE, "many_types", (1.3, k), lambda x, k: (x, 2.5 * x * x, 3 * x * x, x, x**4, 4 * x, x * x)[k])


@pytest.mark.parametrize("x", [1.3, 2.3])
def test_thrown_by_a_destructor(scalar, x):
    def reference(x):
        s = (1 + x) * x * x
        return 4 * s if x.real > 2 else s

    scalar(SOURCE, "thrown_by_a_destructor", (x,), reference)


KEPT = {
    "kept_exception": lambda x: x * x if x.real > 0 else x,
    "kept_exceptions": lambda x: 3 * x + 2 * sum((x * x + k) * k * x for k in (1, 3, 5)),
    "made_exception": lambda x: 2 * x**3 + x,
    "kept_text": lambda x: ((x**5 * x + 2) * x + 2) * x + 2,
    "kept_nested": lambda x: x**3,
}
"""Exceptions in `std::exception_ptr`."""


@pytest.mark.parametrize("name", KEPT)
def test_kept(scalar, name):
    scalar(SOURCE, name, (1.3,), KEPT[name])


def test_terminate_is_an_error_in_python(program):
    function = program(SOURCE).must_not_throw
    assert pad.grad(function)(1.5) == 3.0
    for call in (function, pad.grad(function), lambda x: pad.jvp(function, (x,), (1.0,))):
        with pytest.raises(pad.NativeError, match="terminate"):
            call(3.5)


@pytest.mark.parametrize(
    ("name", "construct"),
    [
        ("thrown_again_elsewhere", "thrown again by another function"),
        ("kept_vector", "std::exception_ptr"),
        ("kept_elsewhere", "std::exception_ptr"),
    ],
)
def test_refused(program, name, construct):
    function = getattr(program(SOURCE), name)
    assert function(1.5) > 2
    for derivative in (pad.grad(function), lambda x: pad.jvp(function, (x,), (1.0,))):
        with pytest.raises(pad.DifferentiationError, match="PAD-E202") as caught:
            derivative(1.5)
        assert construct in caught.value.construct and "exceptions.cpp" in caught.value.location


X = np.linspace(0.1, 0.2, 200)
RAISING = {
    "primal": lambda lib: partial(lib.leaves, X, 200, 1000),
    "gradient": lambda lib: partial(pad.grad(lib.leaves), X, 200, 1000),
    "tangent": lambda lib: partial(pad.jvp, lib.leaves, (X, 200, 1000), (X, None, None)),
    "pullback": lambda lib: partial(pad.vjp, lib.leaves, X, 200, 1000),
    "gradient from below": lambda lib: partial(pad.grad(lib.leaves_from_below), 1.0, 4),
    "second derivative": lambda lib: partial(pad.hessian(lib.leaves_from_below), 1.0, 4),
}


@pytest.mark.parametrize("name", RAISING)
def test_ten_thousand_errors_leave_nothing_behind(program, name):
    call = RAISING[name](program(SOURCE))

    def one():
        with pytest.raises(pad.NativeError, match=r"deep down|_M_range_check"):
            call()

    assert left_behind(one, 10_000) < 100


@pytest.mark.parametrize("name", ["carries_vector", "text_and_number"])
def test_handled_exceptions_leave_nothing_behind(program, name):
    function = getattr(program(SOURCE), name)
    args = (1.7, 3) if name == "text_and_number" else (0.7,)
    gradient = pad.grad(function)
    assert left_behind(lambda: (gradient(*args), pad.jvp(function, args, (1.0,))), 3_000) < 100


LETS_NONE_PASS = """
struct Large {};
__attribute__((noinline)) double square(double x) { if (x > 2) throw Large(); return x * x; }
__attribute__((noinline)) double outside(double x) throw() { return square(x) + 1; }
__attribute__((noinline)) double inside(double x) throw() { try { return square(x); } catch (const Large &) { return 3 * x; } }
extern "C" double f(double x) { try { return outside(x) * inside(x + 1); } catch (...) { return 7 * x; } }
"""


@pytest.mark.parametrize("x", [0.5, 1.5])
def test_an_empty_specification_lets_none_pass(x):
    f = pad.compile(LETS_NONE_PASS, language="c++", flags=["-std=c++14"]).f
    right = 2 * x * (x + 1) ** 2 + (x * x + 1) * 2 * (x + 1) if x < 1 else 6 * x * (x + 1) + 3 * (x * x + 1)
    assert pad.grad(f)(x) == pytest.approx(right, rel=1e-13)
    assert pad.jvp(f, (x,), (1.0,))[1] == pytest.approx(right, rel=1e-13)
