"""What C passes by address and is no array: handles, tables of rows, structures with pointers, texts, user data, functions."""

from __future__ import annotations

import ctypes
import inspect
import pickle

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = r"""
#include <stdlib.h>
#include <string.h>
typedef struct model model;
struct model { double k; double *w; int n; };
model *model_new(int n, double k) {
  model *m = malloc(sizeof *m); m->k = k; m->n = n; m->w = malloc(n * sizeof(double));
  for (int i = 0; i < n; i++) m->w[i] = i + 1;
  return m;
}
void model_free(model *m) { free(m->w); free(m); }
int model_create(model **out, double k) { *out = model_new(3, k); return 0; }
double model_eval(const model *m, double x) { return m->k * x * x; }
double model_dot(const model *m, const double *x) { double s = 0; for (int i = 0; i < m->n; i++) s += m->w[i] * x[i] * x[i]; return s; }
double model_work(model *m, const double *x) {
  for (int i = 0; i < m->n; i++) m->w[i] = x[i] * x[i];
  double s = 0; for (int i = 0; i < m->n; i++) s += m->w[i];
  return s;
}
void model_set(model *m, double k) { m->k = k; }
typedef struct { double x, y; } point;
point *point_new(double x) { point *p = malloc(sizeof *p); p->x = x; p->y = 2; return p; }
double norm(const point *p, double s) { return s * (p->x * p->x + p->y); }
double *fresh(int n) { double *p = malloc(n * 8); for (int i = 0; i < n; i++) p[i] = i; return p; }
double dot(const double *a, const double *b, int n) { double s = 0; for (int i = 0; i < n; i++) s += a[i] * b[i] * b[i]; return s; }

typedef struct { double *data; int n; } vec;
double total(vec v) { double s = 0; for (int i = 0; i < v.n; i++) s += v.data[i] * v.data[i]; return s; }
double total_at(const vec *v, double a) { double s = 0; for (int i = 0; i < v->n; i++) s += v->data[i] * v->data[i] * a; return s; }
void scale(vec *v, double a) { for (int i = 0; i < v->n; i++) v->data[i] *= a; v->n += 1; }
void replace(vec *v) { v->data = 0; }
typedef struct { double k; double *w; int n; } wide;
double by_value(wide b, double a) { double s = 0; for (int i = 0; i < b.n; i++) s += b.w[i] * b.k * a; b.k = 0; return s; }
typedef struct { wide b; double *y; } outer;
double nested(const outer *o) { double s = 0; for (int i = 0; i < o->b.n; i++) s += o->b.w[i] * o->b.k * o->y[i]; return s; }
struct two { double *r[2]; double w[2]; };
double both(const struct two *t, int n) {
  double s = 0; for (int i = 0; i < 2; i++) for (int j = 0; j < n; j++) s += t->r[i][j] * t->r[i][j] * t->w[i]; return s;
}
double rows(double **a, int m, int n) {
  double s = 0; for (int i = 0; i < m; i++) for (int j = 0; j < n; j++) s += a[i][j] * a[i][j] * (i + 1); return s;
}
void fill(double **a, int m, int n, double v) { for (int i = 0; i < m; i++) for (int j = 0; j < n; j++) a[i][j] = v * v * i; }

const char *word(int k) { return k > 1 ? 0 : k ? "one" : "zero"; }
int length(const char *s) { return (int)strlen(s); }
int lengths(const char *const *s, int n) { int t = 0; for (int i = 0; i < n; i++) t = 10 * t + (int)strlen(s[i]); return t; }

double square(double x) { return x * x; }
float narrow(float x) { return x * x; }
double calls = 0;
double counted(double x) { calls += 1; return calls * x; }
double apply(double (*f)(double), double x) { return f(x) * x; }
double integrate(double (*f)(double, void *), void *data, double a, double b, int n) {
  double s = 0, h = (b - a) / n; for (int i = 0; i < n; i++) s += h * f(a + (i + 0.5) * h, data); return s;
}
double kernel(double x, void *data) { return x * x * ((double *)data)[0]; }
double over(double (*f)(const double *, int), const double *x, int n) { return f(x, n); }
double sum(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
typedef struct { double (*f)(double); double *x; } problem;
double solve(problem p) { return p.f(p.x[0]); }
"""


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(SOURCE, "c")


@pytest.fixture
def x() -> np.ndarray:
    return np.array([1.0, 2.0, 3.0])


# handles


def test_a_handle_is_an_address(lib: pad.Library, x: np.ndarray) -> None:
    m = lib.model_new(3, 2.0)
    assert m and m.type == "model *" and repr(m).startswith("<model * at 0x") and int(m) == m.address
    assert lib.model_eval(m, 3.0) == 18.0 == lib.model_eval(int(m), 3.0) == lib.model_eval(ctypes.c_void_p(int(m)), 3.0)
    assert pad.grad(lib.model_eval, argnums=1)(m, 3.0) == 12.0
    np.testing.assert_array_equal(pad.grad(lib.model_dot, argnums="x")(m, x), 2 * x * x)
    np.testing.assert_array_equal(pad.hessian(lib.model_dot, argnums=1)(m, x), np.diag(2 * x))
    assert pad.jvp(lib.model_dot, (m, x), (None, np.ones(3))) == (36.0, 2 * (x * x).sum())
    assert lib.model_free(m) is None
    with pytest.raises(TypeError, match="another process"):
        pickle.dumps(m)


def test_handles_come_out_of_arguments(lib: pad.Library) -> None:
    out = np.zeros(1, np.uint64)
    assert lib.model_create(out, 4.0) == 0 and lib.model_eval(int(out[0]), 2.0) == 16.0


@pytest.mark.parametrize("value", [None, "m", 1.5, -1, True])
def test_what_is_no_handle_is_refused(lib: pad.Library, value: object) -> None:
    with pytest.raises(pad.ArgumentError, match=r"argument 'm': expected an address \(model \*\)"):
        lib.model_eval(value, 1.0)


def test_what_is_written_behind_a_handle_must_not_be_active(lib: pad.Library, x: np.ndarray) -> None:
    m = lib.model_new(3, 2.0)
    for use in (
        lambda: pad.grad(lib.model_work, argnums=1)(m, x),
        lambda: pad.jvp(lib.model_work, (m, x), (None, x)),
        lambda: pad.jvp(lib.model_set, (m, 1.0), (None, 1.0)),
    ):
        with pytest.raises(pad.DifferentiationError, match=r"PAD-E402.*an address for `m`"):
            use()


def test_an_array_or_an_address(lib: pad.Library, x: np.ndarray) -> None:
    """Parameters that are plain memory take what the program made, too."""
    record = np.zeros((), lib.norm.signature.parameters[0].dtype)
    record["x"], record["y"] = 3.0, 2.0
    p = lib.point_new(3.0)
    assert lib.norm(p, 2.0) == lib.norm(record, 2.0) == 22.0
    assert pad.grad(lib.norm)(record, 2.0)["x"] == 12.0 and pad.grad(lib.norm, argnums=1)(p, 2.0) == 11.0
    with pytest.raises(pad.ArgumentError, match="no derivative with respect to what lies behind it"):
        pad.grad(lib.norm)(p, 2.0)
    a = lib.fresh(3)
    np.testing.assert_array_equal(a.array(3), [0.0, 1.0, 2.0])
    a.array((3,))[0] = 5.0
    np.testing.assert_array_equal(pad.grad(lib.dot, argnums=1)(a, x, 3), 2 * a.array(3) * x)
    np.testing.assert_array_equal(pad.grad(lib.dot)(x, x, 3), x * x)
    with pytest.raises(pad.ArgumentError, match="null pointer"):
        pad.Pointer(0, "double *").array(1)


# structures and rows


def test_structures_with_pointers(lib: pad.Library, x: np.ndarray) -> None:
    assert repr(lib.total) == "<c function total(v: {data: contiguous float64 array, n: int32}) -> float64>"
    assert str(inspect.signature(lib.total_at)) == "(v, a)"
    assert lib.total((x, 3)) == lib.total({"n": 3, "data": x}) == lib.total(v=(x, 3)) == 14.0
    np.testing.assert_array_equal(pad.grad(lib.total)((x, 3)), 2 * x)
    np.testing.assert_array_equal(pad.hessian(lib.total)((x, 3)), 2 * np.eye(3))
    assert pad.jvp(lib.total, ((x, 3),), ((x, None),)) == (14.0, 28.0)
    # Positions are those of the source's arguments.
    assert pad.grad(lib.total_at, argnums=1)((x, 3), 2.0) == 14.0
    gradients = pad.grad(lib.total_at, argnums=("v", "a"))((x, 3), 2.0)
    np.testing.assert_array_equal(gradients[0], 4 * x)
    assert pickle.loads(pickle.dumps(pad.grad(lib.total_at, argnums=1)))((x, 3), 2.0) == 14.0
    k, w = pad.grad(lib.by_value)((2.0, x, 3), 1.5)
    assert k == 9.0 and w.tolist() == [3.0] * 3
    np.testing.assert_array_equal(pad.grad(lib.nested, argnums="o.y")(((2.0, x, 3), x)), 2 * x)
    r0, r1, weights = pad.grad(lib.both)(((x, x), (1.0, 2.0)), 3)
    np.testing.assert_array_equal(np.stack([r0, r1]), [2 * x, 4 * x])
    np.testing.assert_array_equal(weights, [14.0, 14.0])
    pad.check_grads(lib.by_value, ((2.0, x, 3), 1.5))
    with pytest.raises(pad.ArgumentError, match="expected a tuple or a dictionary of data, n"):
        lib.total((x, 3, 4))


def test_structures_that_are_written(lib: pad.Library, x: np.ndarray) -> None:
    n = np.array(3, np.int32)
    y = x.copy()
    lib.scale((y, n), 2.0)
    assert y.tolist() == [2.0, 4.0, 6.0] and n == 4
    (outputs, _), (moved, _) = pad.jvp(lib.scale, ((x, np.array(3, np.int32)), 2.0), ((np.ones(3), None), 1.0))
    np.testing.assert_array_equal(moved, 2 + x)
    np.testing.assert_array_equal(outputs, 2 * x)
    with pytest.raises(pad.NativeError, match=r"made `v\.data` point to other memory"):
        lib.replace((y, n))


def test_tables_of_rows(lib: pad.Library) -> None:
    a = np.arange(6.0).reshape(2, 3)
    assert lib.rows(a, 2, 3) == (a * a * [[1], [2]]).sum()
    np.testing.assert_array_equal(pad.grad(lib.rows)(a, 2, 3), 2 * a * [[1], [2]])
    _, tangent = pad.jvp(lib.fill, (a, 2, 3, 2.0), (None, None, None, 1.0))
    np.testing.assert_array_equal(tangent, [[0.0] * 3, [4.0] * 3])
    with pytest.raises(pad.ArgumentError, match=r"of shape \(:, :\)"):
        lib.rows(a.ravel(), 2, 3)


def test_texts(lib: pad.Library) -> None:
    assert [lib.word(k) for k in range(3)] == ["zero", "one", None]
    assert lib.length("héllo") == 6 and lib.length(b"") == 0 and lib.lengths(["ab", "cde"], 2) == 23
    with pytest.raises(pad.ArgumentError, match="first zero"):
        lib.length("a\0b")


# functions


def test_a_function_of_the_program(lib: pad.Library, x: np.ndarray) -> None:
    """Derivatives go through it, as if the source called it."""
    assert lib.apply(lib.square, 3.0) == 27.0
    assert pad.grad(lib.apply, argnums=1)(lib.square, 3.0) == 27.0
    assert pad.grad(pad.grad(lib.apply, argnums="x"), argnums="x")(lib.square, 3.0) == 18.0
    assert pad.jvp(lib.apply, (lib.square, 3.0), (None, 1.0)) == (27.0, 27.0)
    assert pad.vjp(lib.apply, lib.square, 3.0)[1](1.0) == (None, 27.0)
    assert pad.autodiff(pad.Reverse, lib.apply, pad.Const(lib.square), pad.Active(3.0)) == (27.0,)
    np.testing.assert_array_equal(pad.grad(lib.over, argnums=1)(lib.sum, x, 3), 2 * x)
    assert pad.grad(lib.integrate, argnums="b")(lib.kernel, np.array([3.0]), 0.0, 1.0, 1000) == pytest.approx(3.0, rel=1e-5)
    np.testing.assert_array_equal(pad.grad(lib.solve)((lib.square, x)), [2.0, 0.0, 0.0])
    # It shares the program's variables.
    first = lib.apply(lib.counted, 1.0)
    assert lib.counted(1.0) == first + 1
    with pytest.raises(pad.ArgumentError, match="narrow is of another type"):
        lib.apply(lib.narrow, 1.0)


def test_a_function_of_python(lib: pad.Library, x: np.ndarray) -> None:
    assert lib.apply(lambda t: t * t, 3.0) == 27.0
    assert lib.integrate(lambda t, p: t * p.array(1, "f8")[0], np.array([2.0]), 0.0, 1.0, 10) == pytest.approx(1.0)
    assert lib.over(lambda p, n: p.array(n).sum(), x, 3) == 6.0
    with pytest.raises(ZeroDivisionError):
        lib.apply(lambda t: t / 0, 3.0)
    with pytest.raises(KeyError):
        lib.integrate(lambda t, p: {}[t], None, 0.0, 1.0, 10)
    assert lib.apply(np.cos, 0.0) == 0.0
    for use in (pad.grad(lib.apply, argnums=1), lambda f, t: pad.jvp(lib.apply, (f, t), (None, 1.0))):
        with pytest.raises(pad.DifferentiationError, match="PAD-E301"):
            use(lambda t: t, 1.0)
    with pytest.raises(pad.ArgumentError, match=r"expected a function \(float64\) -> float64"):
        lib.apply(None, 1.0)


UNKNOWN = r"""
#include <stdlib.h>
typedef double (*fn)(double);
typedef double (*fr)(const double *);
double square(double x) { return x * x; }
double square_at(const double *x) { return *x * *x; }
double apply(fr f, double x) { return f(&x) * x; }
void set(void (*f)(double *), double x, double *y) { f(&x); *y = x * x; }
double chosen(fn f, int k, double x) { fn g = k ? square : f; return g(x); }
double chosen_at(fr f, int k, double x) { fr g = k ? square_at : f; return g(&x); }
double all(fn f, double x) { fn t[2] = {square, f}; double s = 0; for (int i = 0; i < 2; i++) s += t[i](x); return s; }
typedef struct { fn f; fr r; double k; } object;
object *make(void) { object *o = malloc(sizeof *o); o->f = square; o->r = square_at; o->k = 2; return o; }
double use(const object *o, double x) { return o->f(x) * o->k; }
double use_at(const object *o, double x) { return o->r(&x) * o->k; }
"""


def test_functions_that_only_a_run_knows() -> None:
    """Whatever else the pointer may hold, a function of Python is never taken for one of the program; one behind a handle is found."""
    lib = pad.compile(UNKNOWN, "c")
    handle = lib.make()
    at = lambda p: p.array(1)[0]  # noqa: E731
    cases = [
        (lib.apply, (at, 3.0)), (lib.set, (lambda p: None, 3.0, np.zeros(1))), (lib.all, (lambda t: t, 3.0)),
        (lib.chosen, (lambda t: t, 0, 3.0)), (lib.chosen_at, (at, 0, 3.0)),
    ]  # fmt: skip
    for function, args in cases:
        function(*args)
        tangents = [1.0 if isinstance(value, float) else None for value in args]
        for use in (pad.grad(function, argnums="x"), lambda *args, f=function, t=tangents: pad.jvp(f, args, t)):
            with pytest.raises(pad.DifferentiationError, match=r"PAD-E30[18]"):
                use(*args)
    assert pad.grad(lib.chosen, argnums="x")(lambda t: t, 1, 3.0) == 6.0, "what is called is the program's"
    assert pad.grad(lib.chosen_at, argnums="x")(at, 1, 3.0) == 6.0
    for function in (lib.use, lib.use_at):
        assert pad.grad(function, argnums="x")(handle, 3.0) == 12.0
        assert pad.jvp(function, (handle, 3.0), (None, 1.0)) == (18.0, 12.0)
    assert pad.grad(lib.chosen, argnums="x")(lib.square, 0, 3.0) == 6.0
    assert pad.grad(lib.chosen_at, argnums="x")(lib.square_at, 1, 3.0) == 6.0
    assert pad.grad(lib.all, argnums="x")(lib.square, 3.0) == 12.0
