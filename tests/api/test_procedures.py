"""Procedures as arguments in Fortran, and addresses in C++ and Rust (tests/api/test_addresses.py has C)."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs.registry import adapter

FORTRAN = """
module m
  abstract interface
    subroutine step(y, n)
      integer, intent(in) :: n
      real(8), intent(inout) :: y(n)
    end subroutine
  end interface
contains
  real(8) function apply(f, x)
    interface
      real(8) function f(t)
        real(8), intent(in) :: t
      end function
    end interface
    real(8), intent(in) :: x
    apply = f(x) * x
  end function
  real(8) function square(t)
    real(8), intent(in) :: t
    square = t * t
  end function
  real(4) function narrow(t)
    real(4), intent(in) :: t
    narrow = t
  end function
  subroutine twice(g, y, n)
    procedure(step) :: g
    integer, intent(in) :: n
    real(8), intent(inout) :: y(n)
    call g(y, n)
    call g(y, n)
  end subroutine
  subroutine squares(y, n)
    integer, intent(in) :: n
    real(8), intent(inout) :: y(n)
    y = y * y
  end subroutine
  real(8) function old(h, x)
    real(8), external :: h
    real(8), intent(in) :: x
    old = h(x)
  end function
end module
"""


def needs(language: str) -> pytest.MarkDecorator:
    missing = adapter(language).report().missing
    return pytest.mark.skipif(bool(missing), reason=missing.splitlines()[0] if missing else "")


@needs("fortran")
def test_procedures_of_fortran() -> None:
    lib = pad.compile(FORTRAN, "fortran")
    assert repr(lib.apply) == "<fortran function apply(f: function (float64) -> float64, x: float64) -> float64>"
    assert lib.apply(lib.square, 3.0) == 27.0 == lib.apply(lambda t: t * t, 3.0)
    assert pad.grad(lib.apply, argnums="x")(lib.square, 3.0) == 27.0
    assert pad.jvp(lib.apply, (lib.square, 3.0), (None, 1.0)) == (27.0, 27.0)
    y = np.array([1.0, 2.0])
    lib.twice(lib.squares, y, 2)
    assert y.tolist() == [1.0, 16.0]
    np.testing.assert_array_equal(pad.jacrev(lib.twice, argnums="y")(lib.squares, np.array([1.0, 2.0]), 2), [[4.0, 0.0], [0.0, 32.0]])

    def add(y: pad.Pointer, n: int) -> None:
        y.array(n)[:] += n

    lib.twice(add, y, 2)
    assert y.tolist() == [5.0, 20.0]
    with pytest.raises(pad.ArgumentError, match="narrow is of another type"):
        lib.apply(lib.narrow, 1.0)
    with pytest.raises(ZeroDivisionError):
        lib.apply(lambda t: t / 0, 1.0)
    with pytest.raises(pad.DifferentiationError, match="PAD-E301"):
        pad.grad(lib.apply, argnums="x")(lambda t: t, 1.0)
    assert "without an explicit interface" in lib.old.signature.error


@needs("c++")
def test_classes_of_cplusplus() -> None:
    lib = pad.compile(
        """
struct View { double *p; int n; double sum() const { double s = 0; for (int i = 0; i < n; i++) s += p[i] * p[i]; return s; } };
double use(const View &v, double a) { return v.sum() * a; }
class Model { double k; double *w; public: Model(double k) : k(k), w(new double[3]{1, 2, 3}) {} ~Model() { delete[] w; }
  double eval(double x) const { return k * x * x * w[1]; } };
Model *make(double k) { return new Model(k); }
double eval(const Model *m, double x) { return m->eval(x); }
void destroy(Model *m) { delete m; }
struct Law { virtual double f(double x) const = 0; virtual ~Law() {} };
struct Square : Law { double k; Square(double k) : k(k) {} double f(double x) const override { return k * x * x; } };
struct Cube : Law { double k; Cube(double k) : k(k) {} double f(double x) const override { return k * x * x * x; } };
double inside(const Model *m, int cube, double x) { Law *l = cube ? (Law *)new Cube(m->eval(1)) : new Square(m->eval(1));
  double y = l->f(x); delete l; return y; }
double outside(const Law *l, double x) { return l->f(x); }
Law *law(double k) { return new Square(k); }
void drop(Law *l) { delete l; }
""",
        "c++",
    )
    x = np.array([1.0, 2.0, 3.0])
    assert lib["View::sum"]((x, 3)) == 14.0
    gradient, scale = pad.grad(lib.use, (0, 1))((x, 3), 2.0)
    np.testing.assert_array_equal(gradient, 4 * x)
    model = lib.make(2.0)
    assert scale == 14.0 and lib.eval(model, 3.0) == lib["Model::eval"](model, 3.0) == 36.0
    assert pad.grad(lib.eval, argnums=1)(model, 3.0) == 24.0
    for cube, slope in ((0, 24.0), (1, 108.0)):  # an object of the program's own beside a handle
        assert pad.grad(lib.inside, argnums="x")(model, cube, 3.0) == slope
        assert pad.jvp(lib.inside, (model, cube, 3.0), (None, None, 1.0))[1] == slope
    lib.destroy(model)
    law = lib.law(2.0)
    assert lib.outside(law, 3.0) == 18.0
    # Only a run knows its class, of those of the program.
    assert pad.grad(lib.outside, argnums="x")(law, 3.0) == 12.0
    assert pad.jvp(lib.outside, (law, 3.0), (None, 1.0))[1] == 12.0
    lib.drop(law)


@needs("rust")
def test_raw_pointers_of_rust() -> None:
    lib = pad.compile(
        """
pub struct Model { k: f64, w: Vec<f64> }
#[no_mangle] pub extern "C" fn model_new(k: f64) -> *mut Model { Box::into_raw(Box::new(Model { k, w: vec![1.0, 2.0] })) }
#[no_mangle] pub unsafe extern "C" fn model_eval(m: *const Model, x: f64) -> f64 { (*m).k * x * x * (&(*m).w)[1] }
trait Law { fn f(&self, x: f64) -> f64; }
struct Square(f64);
struct Cube(f64);
impl Law for Square { fn f(&self, x: f64) -> f64 { self.0 * x * x } }
impl Law for Cube { fn f(&self, x: f64) -> f64 { self.0 * x * x * x } }
#[no_mangle] pub unsafe extern "C" fn model_law(m: *const Model, cube: i32, x: f64) -> f64 {
    let law: Box<dyn Law> = if cube != 0 { Box::new(Cube((*m).k * x)) } else { Box::new(Square((*m).k * x)) };
    law.f(x)
}
#[no_mangle] pub unsafe extern "C" fn model_free(m: *mut Model) { drop(Box::from_raw(m)) }
""",
        "rust",
    )
    model = lib.model_new(2.0)
    assert lib.model_eval(model, 3.0) == 36.0 and pad.grad(lib.model_eval, argnums=1)(model, 3.0) == 24.0
    for cube, slope in ((0, 54.0), (1, 216.0)):
        assert pad.grad(lib.model_law, argnums="x")(model, cube, 3.0) == slope
        assert pad.jvp(lib.model_law, (model, cube, 3.0), (None, None, 1.0))[1] == slope
    lib.model_free(model)
