"""A C++ exception passes functions of C, Fortran and Rust on its way to a handler, in every mode; one that nobody catches is an error."""

from __future__ import annotations

import math

import pytest

import polyglot_ad as pad
from polyglot_ad.langs import adapter

TOP = """#include <stdexcept>
extern "C" double middle(double, double (*)(double));
static double thrower(double x) { if (x > 1) throw x * x; return x * 3; }
extern "C" double f(double x) { try { return middle(x, thrower); } catch (double d) { return d * 2 + x; } }
static double error(double x) { if (x > 1) throw std::runtime_error("too much"); return x * 3; }
extern "C" double escapes(double x) { return middle(x, error); }
"""
MIDDLES = {
    "middle.c": """static int cleaned;
static void clean(int *p) { cleaned += *p; }
int cleanups(void) { return cleaned; }
double middle(double x, double (*g)(double)) {
  int one __attribute__((cleanup(clean))) = 1;
  double y = __builtin_sin(x);
  return g(x * 2) + y;
}
""",
    "middle.f90": """function middle(x, g) result(y) bind(c)
  use iso_c_binding
  real(8), value :: x
  type(c_funptr), value :: g
  real(8) :: y
  interface
    function called(x) bind(c)
      real(8), value :: x
      real(8) :: called
    end function
  end interface
  procedure(called), pointer :: p
  call c_f_procpointer(g, p)
  y = p(2*x) + sin(x)
end function
""",
    "middle.rs": """#[no_mangle]
pub extern "C-unwind" fn middle(x: f64, g: extern "C-unwind" fn(f64) -> f64) -> f64 {
    let v = vec![x; 2];
    g(2.0 * v[1]) + v[0].sin()
}
""",
}
LANGUAGE = {"middle.c": "c", "middle.f90": "fortran", "middle.rs": "rust"}


@pytest.mark.parametrize("name", MIDDLES)
def test_exceptions_pass(name, tmp_path):
    missing = adapter(LANGUAGE[name]).report().missing
    if missing:
        pytest.skip(missing)
    for file, text in (("top.cpp", TOP), (name, MIDDLES[name])):
        (tmp_path / file).write_text(text)
    lib = pad.load([tmp_path / "top.cpp", tmp_path / name])
    for x, expected in ((0.9, (8 * 0.81 + 0.9, 16 * 0.9 + 1, 16.0)), (0.3, (1.8 + math.sin(0.3), 6 + math.cos(0.3), -math.sin(0.3)))):
        _, pullback = pad.vjp(lib.f, x)
        slopes = (pad.grad(lib.f)(x), pad.jvp(lib.f, (x,), (1.0,))[1], *pullback(1.0))
        assert lib.f(x) == pytest.approx(expected[0], rel=1e-14)
        assert slopes == pytest.approx([expected[1]] * 3, rel=1e-14)
        assert pad.hessian(lib.f)(x) == pytest.approx(expected[2], rel=1e-14)
    if name == "middle.c":
        assert lib.cleanups() > 0
    for call in (lib.escapes, pad.grad(lib.escapes)):
        with pytest.raises(pad.NativeError, match="too much"):
            call(0.9)
        assert call(0.2) != 0
