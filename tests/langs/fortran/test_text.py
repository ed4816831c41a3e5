"""What is read from Fortran text without a compiler: modules, includes, procedures outside modules."""

from __future__ import annotations

import pytest

from polyglot_ad.langs.fortran.text import read


@pytest.fixture
def reading(tmp_path):
    def made(content: str, name: str = "a.f90"):
        path = tmp_path / name
        path.write_text(content)
        return read(path)

    return made


def test_modules_and_uses(reading):
    text = reading(
        """
! module not_this
module Flux  ! the name counts in any case
  use, intrinsic :: iso_c_binding
  use, non_intrinsic :: grid
  use :: state, only: rho
  use eos
  implicit none
  include 'sizes.inc'
contains
  pure real(kind=8) function f(x) result(y)
    real(8), intent(in) :: x
    y = x; end function f
  subroutine s()
    use flux2
  end
end module Flux
"""
    )
    assert text.defines == ("flux",)
    assert text.uses == ("grid", "state", "eos", "flux2")
    assert text.includes == ("sizes.inc",)
    assert text.external == ""


def test_submodules(reading):
    text = reading(
        """
module a
  interface
    module subroutine one(x)
      real :: x
    end subroutine
  end interface
  interface two
    module procedure two_r
  end interface
contains
  subroutine two_r()
  end
end
submodule (a) b
contains
  module procedure one
    x = 1
  end procedure
end submodule b
submodule (a:b) c
end submodule
"""
    )
    assert text.defines == ("a", "a:b", "a:c")
    assert text.uses == ()
    assert text.external == ""


def test_external_procedures(reading):
    text = reading(
        """
module m
contains
  subroutine inside()
  end subroutine
end module
real(8) function outside(x, &
    function_like)
  real(8) :: x, function_like
  outside = x + merge(1, 0, 'end module' == "! no comment")
end
program main
  call outside
end program
integer*8 function other()
end function
"""
    )
    assert "function outside" in text.external and "function other" in text.external
    assert "inside" not in text.external and "program" not in text.external


def test_fixed_form(reading):
    text = reading(
        """C     module comment
      subroutine axpy(n, a, x, y)
      integer n
      double precision a,
     1  x(n), y(n)
* use nothing
      use blas
   10 y = a*x + y
      end
      double precision function dot(n, x)
      end
""",
        "old.f",
    )
    assert text.defines == () and text.uses == ("blas",)
    assert text.external.count("end") == 2
