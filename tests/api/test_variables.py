"""Variables of Fortran modules and COMMON blocks: what Python sets is what functions and derivatives see."""

import os
import subprocess
import sys

import numpy as np
import pytest

import polyglot_ad as pad

PHYSICS = """
module physics
  implicit none
  integer, parameter :: dp = kind(1d0)
  real(dp) :: gravity = 9.81d0
  integer(8) :: steps = 3
  logical :: doubled = .false.
  logical :: switches(2) = .false.
  real(dp) :: table(2, 3) = 0
  real :: single = 1.5
  real(dp), allocatable :: field(:, :)
  real(dp), pointer :: window(:)
  real(dp), target :: whole(6) = 1
  complex(dp) :: z = (1, 2)
  character(len=8) :: label = 'abc'
  character(len=3) :: labels(2) = 'ab'
  real(dp), private :: hidden = 2
  real(dp), parameter :: fixed = 2
  type point
    real(dp) :: x, y
  end type
  type(point) :: origin, corners(2)
  type list
    real(dp), allocatable :: items(:)
  end type
  type(list) :: nested
contains
  function energy(x) result(r)
    real(dp), intent(in) :: x
    real(dp) :: r
    integer(8) :: k
    r = gravity * x * hidden + table(1, 2) * x**2 + origin%x * x + corners(2)%y * x + single
    do k = 1, steps
      r = r + x**k
    end do
    if (doubled .and. .not. switches(2)) r = 2 * r
    if (allocated(field)) r = r + sum(field) * x
    if (associated(window)) r = r + sum(window) * x
  end function
  subroutine look(first, last)
    integer, intent(in) :: first, last
    window => whole(first:last:2)
  end subroutine
  subroutine renew(m)
    integer, intent(in) :: m
    if (allocated(field)) deallocate(field)
    allocate(field(m, m))
    field = 1
  end subroutine
end module
"""

BLOCKS = """
subroutine first(x, y)
  implicit none
  real(8) :: x, y, q, w(2, 2), free
  integer :: n
  common /block/ q, n, w
  common free
  y = x * q * n + w(1, 2) * x**2 + free
end subroutine
real(8) function second(x)
  use physics, only: gravity
  real(8) :: x, other, rest(4)
  integer :: m
  common /block/ other, m, rest
  second = other * x * gravity
end function
"""


@pytest.fixture(scope="module")
def lib(tmp_path_factory):
    folder = tmp_path_factory.mktemp("variables")
    (folder / "physics.f90").write_text(PHYSICS)
    (folder / "blocks.f90").write_text(BLOCKS)
    return pad.load([folder / "physics.f90", folder / "blocks.f90"])


def test_numbers(lib):
    p = lib.physics
    assert (p.gravity, p.steps, p.doubled, p.single, p.z) == (9.81, 3, False, 1.5, 1 + 2j)
    assert lib.energy(1.0) == pytest.approx(2 * 9.81 + 1.5 + 3)
    p.gravity, p.steps, p.single = 5, 2, np.float32(0.5)
    assert lib.energy(2.0) == pytest.approx(20 + 0.5 + 2 + 4)
    assert pad.grad(lib.energy)(2.0) == pytest.approx(10 + 1 + 4)
    assert pad.jvp(lib.energy, (2.0,), (1.0,))[1] == pytest.approx(15)
    p.doubled = True
    assert pad.grad(lib.energy)(2.0) == pytest.approx(30)
    p.switches[1] = 1
    assert pad.grad(lib.energy)(2.0) == pytest.approx(15)
    p.Doubled, p["GRAVITY"] = False, 9.81  # names have no case
    assert p["gravity"] == 9.81 and p.doubled is False
    p.z = 3
    assert p.z == 3


def test_arrays_are_views(lib):
    p = lib.physics
    table = p.table
    assert table.shape == (2, 3) and table.flags.f_contiguous and not table.flags.owndata
    p.gravity, p.steps, p.doubled = 0.0, 0, False
    table[0, 1] = 3
    assert pad.grad(lib.energy)(2.0) == pytest.approx(12)
    p.table = np.zeros((2, 3))
    assert table[0, 1] == 0 and pad.grad(lib.energy)(2.0) == 0
    p.table = 1.5
    assert np.all(table == 1.5)
    p.table = 0


def test_a_pullback_is_of_the_values_of_its_call(lib):
    p = lib.physics
    p.gravity, p.steps = 5.0, 0
    _, pull = pad.vjp(lib.energy, 2.0)
    p.gravity = 100.0
    assert pull(1.0) == (10.0,)


def test_structures_and_texts(lib):
    p = lib.physics
    p.gravity, p.steps = 0.0, 0
    p.origin["x"] = 4
    p.corners[1] = (0, 2)
    assert pad.grad(lib.energy)(2.0) == 6
    p.origin, p.corners = {"x": 1.0, "y": 2.0}, (0.0, 0.0)
    assert p.origin["y"] == 2 and pad.grad(lib.energy)(2.0) == 1
    p.origin = (0, 0)
    assert p.label == "abc"
    p.label = "héllo"
    assert p.label == "héllo"
    p.labels = ["x", "yz"]
    assert p.labels.tolist() == [b"x  ", b"yz "]


def test_allocatables_and_pointers(lib):
    p = lib.physics
    p.gravity, p.steps = 0.0, 0
    assert p.field is None and p.window is None
    lib.renew(3)
    assert p.field.shape == (3, 3)
    p.field[0, 0] = 7
    assert pad.grad(lib.energy)(2.0) == 15
    p.field = np.arange(6.0).reshape(2, 3)  # another shape: allocated anew
    assert p.field.tolist() == [[0, 1, 2], [3, 4, 5]] and pad.grad(lib.energy)(2.0) == 15
    lib.renew(2)  # which frees what Python allocated
    assert p.field.tolist() == [[1, 1], [1, 1]]
    p.field = None
    assert p.field is None and pad.grad(lib.energy)(2.0) == 0
    lib.look(2, 6)
    assert p.window.shape == (3,) and p.window.strides == (16,)
    p.window = [1, 2, 3]
    assert p.whole.tolist() == [1, 1, 1, 2, 1, 3] and pad.grad(lib.energy)(2.0) == 6


def test_common_blocks(lib):
    b = lib.block
    b.q, b.n = 2.0, 4
    b.w[0, 1] = 3.0
    lib["_BLNK_"].free = 10.0
    y = np.zeros(())
    lib.first(np.array(2.0), y)
    assert y == 8 * 2 + 12 + 10
    assert b.rest.tolist() == [0, 0, 3, 0] and b.other == 2  # as the other procedure has it
    lib.physics.gravity = 3.0
    assert pad.grad(lib.second)(1.0) == 6


@pytest.mark.parametrize(
    ("name", "value", "match"),
    [
        ("gravity", "x", "expected float64, got str"),
        ("table", np.zeros((3, 2)), r"shape \(2, 3\), got a float64 array of shape \(3, 2\)"),
        ("steps", 2.5, "expected int64"),
        ("steps", 1 << 70, "expected int64"),
        ("gravity", 1j, "expected float64"),
        ("field", np.zeros(3), r"shape \(:, :\)"),
        ("label", "much too long", "at most 8 bytes"),
        ("nested", 1, "cannot be had from Python"),
    ],
)
def test_what_does_not_fit_is_refused(lib, name, value, match):
    with pytest.raises(pad.ArgumentError, match=match):
        setattr(lib.physics, name, value)


def test_names(lib):
    assert set(lib.variables) == {"physics", "block", "_blnk_"}
    assert "gravity" in dir(lib.physics) and "physics" in dir(lib)
    assert "hidden" not in list(lib.physics) and "fixed" not in list(lib.physics)
    assert "gravity: float64" in repr(lib.physics) and "nested (not for Python" in repr(lib.physics)
    assert lib.physics.energy is lib.energy  # its procedures, too
    with pytest.raises(AttributeError, match="did you mean 'gravity'"):
        lib.physics.gravty = 1
    with pytest.raises(AttributeError, match="no variable 'hidden'"):
        _ = lib.physics.hidden


def test_in_another_process(lib):
    text = f"import polyglot_ad as pad; lib = pad.load({list(lib._sources)!r}); lib.physics.steps = 1; print(lib.energy(2.0))"
    found = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True, env={**os.environ})
    assert float(found.stdout) == pytest.approx(4 * 9.81 + 1.5 + 2)
