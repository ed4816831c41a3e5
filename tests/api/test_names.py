"""What functions are called: in libraries, and in errors."""

from __future__ import annotations

import warnings

import pytest

import polyglot_ad as pad
from polyglot_ad.langs import adapter
from polyglot_ad.symbols import demangled, readable, without_symbols

MODULES = """
module one
contains
  real(8) function total(x)
    real(8), intent(in) :: x(:)
    integer :: i
    total = 0
    !$omp parallel do reduction(+:total)
    do i = 1, size(x)
      total = total + x(i)**2
    end do
  end function
  real(8) function twice(x)
    real(8), intent(in) :: x
    twice = 2 * x
  end function
end module
module two
contains
  real(8) function twice(x)
    real(8), intent(in) :: x
    twice = 4 * x
  end function
end module
"""


def need(language):
    missing = adapter(language).report().missing
    if missing:
        pytest.skip(missing.splitlines()[0])


def test_module_procedures_have_plain_names_where_they_are_unique():
    need("fortran")
    lib = pad.compile(MODULES, "fortran", openmp=True)
    assert sorted(lib) == ["one%twice", "total", "two%twice"]  # and nothing of the parallel region
    assert lib["one%total"] is lib.total and lib["two::twice"](1.0) == 4.0
    with pytest.raises(AttributeError, match="ambiguous"):
        _ = lib.twice


def test_exported_functions_come_before_methods_of_their_name():
    need("rust")
    text = """
    pub struct Mix { pub a: f64 }
    impl Mix { #[inline(never)] pub fn blend(&self, t: f64) -> f64 { self.a * t } }
    #[no_mangle] pub fn blend(a: f64) -> f64 { Mix { a }.blend(a) }
    """
    assert pad.grad(pad.compile(text, "rust").blend)(3.0) == 6.0


def test_directives_that_are_not_obeyed():
    loop = "#pragma omp parallel for reduction(+:s)\nfor (int i = 0; i < n; i++) s += x[i];\n"
    serial = f"double f(const double *x, int n) {{ double s = 0;\n{loop}return s; }}"
    with pytest.warns(UserWarning, match="line 2: OpenMP directives are ignored"):
        pad.compile(serial, "c")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pad.compile(serial, "c", openmp=False)
        pad.compile(serial, "c", openmp=True)
        pad.compile("double f(double x) { return x; } // pragma omp", "c")


def test_errors_name_functions_as_users_do():
    lib = pad.compile(
        'namespace model { double flux(double, const char *); }\nextern "C" double f(double x) { return model::flux(x, 0); }', "c++"
    )
    with pytest.raises(pad.DifferentiationError) as raised:
        pad.grad(lib.f)(1.0)
    text = str(raised.value)
    assert "a call of 'model::flux(double, char const*)'" in text and "pad." not in text.split("instruction:")[0]
    assert raised.value.path == ("f",)


def test_symbols():
    assert demangled("_ZN5model4fluxEd") == readable("_ZN5model4fluxEd") == "model::flux(double)"
    assert readable("pad.flat._ZN5model4fluxEd") == "model::flux(double)" and readable("plain") == "plain"
    assert without_symbols("calls '_ZN4core3fmt5write17h0123456789abcdefE' in pad.flat.f") == "calls 'core::fmt::write' in f"
    assert without_symbols("_Znonsense") == "_Znonsense"
