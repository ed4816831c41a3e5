"""Fortran procedures through their flat entries: descriptors with strides, explicit shapes, optionals, derived types, results."""

from __future__ import annotations

import numpy as np
import pytest

from polyglot_ad.signature import numpy_dtype
from polyglot_ad.signature.extents import evaluate

SOURCE = r"""
module kmod
  use iso_c_binding
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  type, bind(c) :: pt
    real(c_double) :: x
    integer(c_int) :: n
    real(c_double) :: y(3)
  end type
contains
  function sumsq(x) result(s)
    real(dp), intent(in) :: x(:)
    real(dp) :: s
    s = sum(x**2)
  end function
  subroutine shapes(n, m, a, b, c)
    integer, intent(in) :: n, m
    real(dp), intent(in) :: a(n, m)
    real(dp), intent(inout) :: b(0:m-1, *)
    real(dp), intent(out) :: c(:, :)
    b(0, 2) = a(2, 1)
    c = 2 * a
  end subroutine
  subroutine mixed(x, y, o, v, l)
    real(dp), intent(in), contiguous :: x(:)
    real(dp), allocatable, intent(inout) :: y(:)
    real(dp), intent(in), optional :: o
    real(dp), value :: v
    logical, intent(in) :: l
    y = x * v
    if (present(o)) then
      if (l) y(1) = y(1) + o
    end if
  end subroutine
  subroutine optional_array(x, s)
    real(dp), intent(in), optional :: x(:)
    real(dp), intent(out) :: s
    s = -1
    if (present(x)) s = sum(x)
  end subroutine
  subroutine regrow(y)
    real(dp), allocatable, intent(inout) :: y(:)
    deallocate(y)
    allocate(y(2))
    y = [7d0, 8d0]
  end subroutine
  subroutine point(p, z, zz, cc)
    type(pt), intent(inout) :: p
    complex(dp), intent(in) :: z
    complex(dp), intent(inout) :: zz(:)
    character(*), intent(in) :: cc
    p%x = p%y(2) * real(z)
    if (cc == 'yes') zz(1) = z
  end subroutine
  function scaled(n, x) result(y)
    integer, intent(in) :: n
    real(dp), intent(in) :: x(n)
    real(dp) :: y(n)
    y = 2 * x
  end function
  function grown(n, x) result(y)
    integer, intent(in) :: n
    real(dp), intent(in) :: x
    real(dp), allocatable :: y(:, :)
    allocate(y(n, n+1))
    y = x
    y(:, 2) = 0
  end function
  function square(z) result(w)
    complex(dp), intent(in) :: z
    complex(dp) :: w
    w = z * z
  end function
  function table(x) result(y)
    real(dp), intent(in) :: x(3)
    real(dp) :: y(2, 3)
    y(1, :) = x
    y(2, :) = 10 * x
  end function
  function make(x) result(y)
    real(dp), intent(in) :: x
    type(pt) :: y
    y%x = x; y%n = 1; y%y = [x, 2*x, 3*x]
  end function
  function negative(x) result(y)
    real(dp), intent(in) :: x
    logical :: y
    y = x < 0
  end function
  subroutine c_name(x, n, s) bind(c, name="c_sum")
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double), intent(out) :: s
    s = sum(x)
  end subroutine
  subroutine by_value(p, z, r) bind(c)
    type(pt), value :: p
    complex(c_double), value :: z
    real(c_double), intent(out) :: r
    r = p%x * aimag(z) + p%n
    p%x = 0
  end subroutine
  subroutine stops(x)
    real(dp), intent(in) :: x
    if (x < 0) error stop "negative argument"
  end subroutine
  subroutine through_pointer(x)
    real(dp), pointer, intent(in) :: x(:)
    x(2) = 5
  end subroutine
end module
subroutine ext(n, x, y)
  integer n
  real(8) x(n), y(*)
  integer i
  do i = 1, n
    y(i) = x(i)**2
  end do
end subroutine
real(8) function rosen(n, x)
  integer n, i
  real(8) x(n)
  rosen = 0
  do i = 1, n - 1
    rosen = rosen + (1 - x(i))**2 + 100 * (x(i+1) - x(i)**2)**2
  end do
end function
"""


@pytest.fixture(scope="module")
def fortran(load):
    return load("fortran", SOURCE)


def test_descriptors(fortran):
    x = np.arange(6.0)
    assert fortran.call("kmod%sumsq", x) == x @ x
    assert fortran.call("kmod::sumsq", x[::-2]) == x[::-2] @ x[::-2]
    assert fortran.call("sumsq", np.zeros(0)) == 0


def test_shapes_and_order(fortran):
    a = np.asfortranarray(np.arange(6.0).reshape(2, 3))
    b = np.zeros((3, 2), order="F")
    c = np.zeros((2, 3))
    fortran.call("shapes", 2, 3, a, b, c)
    np.testing.assert_array_equal(c, 2 * a)
    assert b[0, 1] == a[1, 0]
    by_name = {p.name: p for p in fortran.signatures["shapes"].parameters}
    assert by_name["a"].extents == ("n", "m") and by_name["a"].order == "F" and by_name["a"].intent == "in"
    assert evaluate(by_name["b"].extents[0], {"m": 3}) == 3 and by_name["b"].extents[1] == "" and by_name["c"].intent == "out"


def test_optional_value_logical_allocatable(fortran):
    x, y = np.arange(3.0), np.zeros(3)
    fortran.call("mixed", x, y, 5.0, 2.0, True)
    assert y.tolist() == [5, 2, 4]
    fortran.call("mixed", x, y, None, 3.0, True)
    assert y.tolist() == [0, 3, 6]
    s = np.zeros(())
    fortran.call("optional_array", x, s)
    assert s == 3
    fortran.call("optional_array", None, s)
    assert s == -1


def test_reallocation(fortran):
    y = np.zeros(2)
    fortran.call("regrow", y)
    assert y.tolist() == [7, 8]
    with pytest.raises(Exception, match="shape of `y`"):
        fortran.call("regrow", np.zeros(3))
    with pytest.raises(Exception, match="shape of `y`"):
        fortran.call("mixed", np.zeros(3), np.zeros(2), None, 1.0, False)


def test_derived_types_complex_characters(fortran):
    dtype = numpy_dtype(fortran.signatures["point"].parameters[0].dtype)
    p = np.array((1, 2, [3, 4, 5]), dtype)
    zz = np.zeros(2, complex)
    fortran.call("point", p, 2 + 1j, zz, np.frombuffer(b"yes", np.uint8))
    assert p["x"] == 8 and zz[0] == 2 + 1j
    r = np.zeros(())
    fortran.call("by_value", p, 3 + 0.5j, r)
    assert r == 8 * 0.5 + 2 and p["x"] == 8


def test_results(fortran):
    assert fortran.call("square", 1 + 2j) == (1 + 2j) ** 2
    assert fortran.call("table", [1, 2, 3]).tolist() == [[1, 2, 3], [10, 20, 30]]
    r = fortran.call("make", 2.0)
    assert r["x"] == 2 and r["n"] == 1 and r["y"].tolist() == [2, 4, 6]
    assert fortran.call("negative", -1.0) and not fortran.call("negative", 1.0)
    assert fortran.call("scaled", 3, [1, 2, 3]).tolist() == [2, 4, 6]
    assert fortran.call("grown", 2, 1.5).tolist() == [[1.5, 0, 1.5], [1.5, 0, 1.5]]


def test_names_and_external_procedures(fortran):
    s = np.zeros(())
    fortran.call("c_sum", [1, 2, 3], 3, s)
    assert s == 6
    x, y = np.array([1.0, 2.0, 3.0]), np.zeros(3)
    fortran.call("ext", 3, x, y)
    assert y.tolist() == [1, 4, 9]
    assert fortran.call("rosen", 3, x) == 0 + 100 + 1 + 100
    assert [p.intent for p in fortran.signatures["ext"].parameters] == ["in", "in", "inout"]
    assert fortran.signatures["ext"].parameters[1].extents == ("n",)


def test_pointers_and_stops(fortran):
    x = np.zeros(6)
    fortran.call("through_pointer", x[::2])
    assert x.tolist() == [0, 0, 5, 0, 0, 0]
    with pytest.raises(Exception, match="STOP negative argument"):
        fortran.call("stops", -1.0)
    fortran.call("stops", 1.0)
