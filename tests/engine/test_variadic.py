"""Functions with a variable list of arguments: how arguments cross, how programs step through them, and what is refused."""

from __future__ import annotations

import platform

import numpy as np
import pytest

import polyglot_ad as pad

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="the calling convention of x86-64")

SOURCE = """
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
struct pair { double x, y; };
struct block { double a[4]; };
struct mixed { double x; long n; };
struct small { float x; int n; };
double total;

OFTEN double squares(int n, ...) {
    va_list list;
    double sum = 0;
    va_start(list, n);
    for (int i = 0; i < n; i++) { double v = va_arg(list, double); sum += v * v; }
    va_end(list);
    return sum;
}
double few(const double *x) { return squares(2, x[0] * x[1], sin(x[2])) * x[0]; }
double many(const double *x) {
    double p = x[0] * x[1], q = x[0] * x[2];
    return squares(11, x[0], x[1], x[2], p, x[2], x[1], x[0], q, x[1] * x[2], x[0], exp(x[2]));
}
double some_at_a_time(const double *x) {
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += squares(i, x[i], x[0], x[1]) * x[i];
    return sum;
}

OFTEN double weighted(int n, ...) {
    va_list list;
    double sum = 0;
    va_start(list, n);
    for (int i = 0; i < n; i++) { double v = va_arg(list, double); sum += va_arg(list, int) * v * v; }
    va_end(list);
    return sum;
}
double numbers_and_counts(const double *x) {
    return weighted(3, x[0], 2, x[1], 3, x[2] * x[0], 4) + weighted(5, x[2], 1, x[1], 5, x[0], 2, x[0], 4, x[1], 3);
}

OFTEN double formatted(const char *format, ...) {
    va_list list;
    double value = 1;
    va_start(list, format);
    for (; *format; format++) {
        if (*format == 'd') value = value * 0.9 + va_arg(list, double);
        if (*format == 'i') value *= va_arg(list, int);
    }
    va_end(list);
    return value;
}
double interpreted(const double *x) { return formatted("diid", x[0], 2, 3, x[1] * x[2]) * formatted("iddi", 2, x[0], x[1], 3); }

OFTEN double structures(int n, ...) {
    va_list list;
    va_start(list, n);
    struct pair p = va_arg(list, struct pair);
    struct mixed m = va_arg(list, struct mixed);
    struct small s = va_arg(list, struct small);
    struct block b = va_arg(list, struct block);
    long double l = va_arg(list, long double);
    struct mixed last = va_arg(list, struct mixed);
    va_end(list);
    return p.x * p.y + m.x * m.n * s.n + b.a[1] * b.a[3] + l * last.x * last.n;
}
double of_structures(const double *x) {
    struct pair p = {x[0], x[1] * x[2]};
    struct mixed m = {x[1] * x[1], 3}, last = {x[2], 5};
    struct small s = {0.5f, 7};
    struct block b = {{1, x[0], 2, x[2]}};
    double found = structures(1, p, m, s, b, (long double)(x[0] * x[2]), last);
    b.a[1] = 0;
    return found + b.a[3];
}

OFTEN void results(int n, ...) {
    va_list list;
    va_start(list, n);
    for (int i = 0; i < n; i++) { double *to = va_arg(list, double *); double v = va_arg(list, double); *to = v * v; }
    va_end(list);
}
double through_addresses(const double *x) {
    double y[2];
    results(2, y, x[0] * x[1], y + 1, x[2]);
    return y[0] * y[1];
}

OFTEN double long_ones(int n, ...) {
    va_list list;
    long double sum = 0;
    va_start(list, n);
    for (int i = 0; i < n; i++) sum = sum * 0.5L + va_arg(list, long double);
    va_end(list);
    return sum * sum;
}
double of_long_numbers(const double *x) { return long_ones(3, (long double)x[0] * x[1], (long double)x[2], (long double)x[1]); }

OFTEN double twice(int n, va_list list) {
    double sum = 0, product = 1;
    va_list again;
    va_copy(again, list);
    for (int i = 0; i < n; i++) sum += va_arg(list, double);
    for (int i = 0; i < n; i++) product *= sum + va_arg(again, double);
    va_end(again);
    return product;
}
OFTEN double handed_on(int n, ...) {
    va_list list;
    va_start(list, n);
    double found = twice(n, list);
    va_end(list);
    va_start(list, n);
    found += va_arg(list, double);
    va_end(list);
    return found;
}
double of_lists(const double *x) { return handed_on(3, x[0], x[1] * x[0], x[2]); }

OFTEN double deeper(int n, double x, ...) {
    va_list list;
    va_start(list, x);
    double v = va_arg(list, double);
    va_end(list);
    return n ? deeper(n - 1, x * v, v + x, n) * v : x * v;
}
double recursive(const double *x) { return deeper(3, x[0], x[1] + x[2]); }

OFTEN void told(const char *format, ...) {
    char text[100];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
}
double that_logs(const double *x) {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        sum += x[i] * x[i] * (i + 1);
        told("%d: %g of %s\\n", i, sum, "three");
    }
    return sum;
}
"""
NAMES = (
    *("few", "many", "some_at_a_time", "numbers_and_counts", "interpreted", "of_structures", "through_addresses", "of_lists", "recursive"),
    *("that_logs", "of_long_numbers"),
)
POINT = np.array([0.7, 1.3, -0.4])


def differences(f, step=1e-5):
    return np.array([(f(POINT + unit) - f(POINT - unit)) / (2 * step) for unit in step * np.eye(3)])


@pytest.fixture(scope="module", params=["static inline", "static __attribute__((noinline))"], ids=["inlined", "called"])
def library(request):
    return pad.compile(SOURCE.replace("OFTEN", request.param), language="c")


@pytest.mark.parametrize("name", NAMES)
def test_derivatives(library, name):
    f = library[name]
    expected = differences(f)
    gradient = pad.grad(f)
    np.testing.assert_allclose(gradient(POINT), expected, rtol=1e-7, atol=1e-8)
    np.testing.assert_allclose([pad.jvp(f, (POINT,), (unit,))[1] for unit in np.eye(3)], expected, rtol=1e-7, atol=1e-8)
    if name != "interpreted":  # (in its gradient, what a slot holds is known no more)
        np.testing.assert_allclose(pad.hessian(f)(POINT), differences(gradient), rtol=1e-6, atol=1e-8)


def test_what_is_read_as_something_else_is_refused():
    """The slots of two floats and of a double are told apart by the format alone."""
    lib = pad.compile(
        """
        #include <stdarg.h>
        struct floats { float x, y; };
        static double read(const char *format, ...) {
            va_list list;
            double sum = 0;
            va_start(list, format);
            for (; *format; format++)
                if (*format == 'd') sum += va_arg(list, double);
                else { struct floats f = va_arg(list, struct floats); sum += f.x * f.y; }
            va_end(list);
            return sum;
        }
        double f(const double *x) { struct floats p = {x[0], x[1]}; return read("fd", p, x[2]); }
        """,
        language="c",
    )
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E10[124]"):
        pad.grad(lib.f)(POINT)
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E10[124]"):
        pad.jvp(lib.f, (POINT,), (POINT,))


def test_members_and_exceptions_of_cpp():
    """A variadic function of C++ that throws, called where a handler waits."""
    lib = pad.compile(
        """
        #include <cstdarg>
        #include <stdexcept>
        static double product(int n, ...) {
            va_list list;
            va_start(list, n);
            double found = 1;
            for (int i = 0; i < n; i++) found *= va_arg(list, double);
            va_end(list);
            if (found < 0) throw std::domain_error("negative");
            return found;
        }
        extern "C" double f(const double *x) {
            try { return product(2, x[0], x[2]) + 1; } catch (const std::domain_error &) { return product(3, x[0], x[1], x[0] * x[1]); }
        }
        """,
        language="c++",
    )
    expected = differences(lib.f)
    np.testing.assert_allclose(pad.grad(lib.f)(POINT), expected, rtol=1e-8)
    np.testing.assert_allclose(pad.jvp(lib.f, (POINT,), (np.ones(3),))[1], expected.sum(), rtol=1e-8)
