"""One library of several languages, linked by the requirements that their adapters state."""

from __future__ import annotations

import ctypes

from polyglot_ad.langs import compile_sources

EOS = """
#[no_mangle]
pub extern "C" fn pressure(x: &[f64; 2]) -> f64 {
    let parts = vec![x[0] * x[1], 1.0];
    parts.iter().sum()
}
"""
FLUX = """
module flux
  use, intrinsic :: iso_c_binding
contains
  real(c_double) function flux_of(rho, e) bind(c)
    real(c_double), value :: rho, e
    interface
      real(c_double) function pressure(x) bind(c)
        import c_double
        real(c_double) :: x(2)
      end function
    end interface
    flux_of = norm2([rho, e]) + pressure([rho, e])
  end function
end module
"""
DRIVE = """
#include <vector>
extern "C" double flux_of(double, double);
extern "C" double through_c(double, double);
extern "C" double drive(double x) { std::vector<double> v(3, x); double s = 0; for (double e : v) s += through_c(e, 2 * e); return s; }
"""
GLUE = "double flux_of(double, double); double through_c(double a, double b) { return flux_of(a, b); }"


def test_four_languages(tmp_path, needs, load):
    needs("c", "c++", "rust", "fortran")
    contents = {"drive.cpp": DRIVE, "flux.f90": FLUX, "eos.rs": EOS, "glue.c": GLUE}
    for name, content in contents.items():
        (tmp_path / name).write_text(content)
    units = compile_sources([tmp_path / name for name in contents], flags={"fortran": ["-O2"]})
    assert [unit.language for unit in units] == ["c++", "fortran", "rust", "c"]
    function = load(units).drive
    function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double]
    assert abs(function(0.5) - 3 * ((0.25 + 1) ** 0.5 + 0.5 * 1.0 + 1)) < 1e-14
