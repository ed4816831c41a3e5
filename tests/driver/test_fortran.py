"""`polyglot-ad fc`: programs in Fortran that ask for derivatives."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from polyglot_ad.driver.main import fortran
from polyglot_ad.langs.registry import adapter

pytestmark = pytest.mark.skipif(bool(adapter("fortran").report().missing), reason=adapter("fortran").report().missing or "")

MODEL = """
module model
  implicit none
contains
  real(8) function norm2sq(x, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    norm2sq = sum(x**2)
  end function
  subroutine step(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    y = dot_product(x, x) * x(1)
  end subroutine
  real(8) function cubes(x)
    real(8), intent(in) :: x(:, :)
    cubes = sum(x**3)
  end function
  subroutine root(a, x)
    real(8), value :: a
    real(8), intent(out) :: x
    real(8), allocatable :: w(:)
    integer :: k
    x = a
    allocate(w(3))
    do k = 1, 30
      w = x
      x = 0.5d0 * (sum(w) / 3 + a / x)
    end do
  end subroutine
  real(8) function waves(x, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    integer :: i
    waves = 0
    !$omp parallel do reduction(+:waves)
    do i = 1, n
      waves = waves + sin(x(i))**2
    end do
  end function
end module
"""
INTERFACES = """
  interface
    subroutine cubes__enzyme_autodiff(f, x, dx)
      external :: f
      real(8), intent(inout) :: x(:, :), dx(:, :)
    end subroutine
    real(8) function root__enzyme_autodiff(f, active, a, both, x, dx)
      external :: f
      integer :: active, both
      real(8), value :: a
      real(8) :: x, dx
    end function
  end interface
"""
MAIN = f"""
program main
  use enzyme
  use model
  implicit none
{INTERFACES}
  real(8), external :: number__enzyme_fwddiff
  real(8) :: x(2) = [3, 4], dx(2) = 0, z(3) = [1, 2, 3], dz(3) = 0, y, dy = 1, p(4, 4) = 2, dp(4, 4) = 0, q(100), dq(100) = 0
  integer :: i
  call fortran__enzyme_autodiff(norm2sq, enzyme_dup, x, dx, enzyme_const, 2)
  print '(2F8.3)', dx
  call fortran__enzyme_autodiff(step, enzyme_dup, z, dz, enzyme_dup, y, dy)
  print '(4F8.3)', dz, y
  dx = [1, 0]
  print '(F8.3)', number__enzyme_fwddiff(norm2sq, enzyme_dup, x, dx, enzyme_const, 2)
  call through(p(2:3, ::2), dp(2:3, ::2))
  print '(4F8.3)', dp(2, :)
  dy = 1
  print '(F8.5)', root__enzyme_autodiff(root, enzyme_out, 2d0, enzyme_dup, y, dy) * 2 * sqrt(2d0)
  q = [(i * 0.01d0, i = 1, 100)]
  call fortran__enzyme_autodiff(waves, enzyme_dup, q, dq, enzyme_const, 100)
  print '(F8.5)', maxval(abs(dq - sin(2 * q)))
contains
  subroutine through(a, da)
    real(8), intent(inout) :: a(:, :), da(:, :)
    call cubes__enzyme_autodiff(cubes, a, da)
  end subroutine
end program
"""
PRINTED = ["6.000 8.000", "16.000 4.000 6.000 14.000", "6.000", "12.000 0.000 12.000 0.000", "1.00000", "0.00000"]

Compiles = Callable[..., int]


@pytest.fixture
def compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiles:
    """Writes sources and runs the driver beside them."""
    monkeypatch.chdir(tmp_path)

    def compiles(*words: str, **sources: str) -> int:
        for name, text in sources.items():
            Path(f"{name}.f90").write_text(text)
        return fortran(words)

    return compiles


def printed(program: str = "./program") -> list[str]:
    done = subprocess.run([program], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return [" ".join(line.split()) for line in done.stdout.splitlines()]


def test_a_program(compiles: Compiles, capfd: pytest.CaptureFixture[str]) -> None:
    assert compiles("-O2", "-fopenmp", "model.f90", "main.f90", "-o", "program", model=MODEL, main=MAIN) == 0
    assert printed() == PRINTED
    assert capfd.readouterr().err == ""


def test_objects_are_linked(compiles: Compiles) -> None:
    Path("mods").mkdir()
    assert compiles("-c", "-J", "mods", "-cpp", "-fimplicit-none", "model.f90", model=MODEL, main=MAIN) == 0
    assert compiles("-c", "-Imods", "main.f90") == 0
    assert Path("model.o").exists() and Path("mods/model.mod").exists()
    assert compiles("main.o", "model.o", "-o", "program") == 0
    assert printed() == PRINTED


FRAME = """
program main
  use enzyme
  use model
  real(8) :: y(4) = [3, 4, 5, 6], dy(4) = 0
  interface
    subroutine norm__enzyme_autodiff(f, x, dx, w, n)
      external :: f
      real(8), intent(inout) :: x(:), dx(:)
      integer :: w, n
    end subroutine
  end interface
  CALL
end program
"""


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ("call fortran__enzyme_autodiff(cubes, enzyme_dup, y, dy)", "is of assumed shape"),
        ("call norm__enzyme_autodiff(norm2sq, y, dy, enzyme_const, 4)", "is passed by address, and a descriptor is passed"),
        ("call fortran__enzyme_autodiff(norm2sq, enzyme_dup, y, enzyme_const, 4)", "the shadow of argument 1 is missing"),
    ],
)
def test_what_does_not_fit_is_an_error(compiles: Compiles, capfd: pytest.CaptureFixture[str], call: str, why: str) -> None:
    assert compiles("model.f90", "main.f90", "-o", "program", model=MODEL, main=FRAME.replace("CALL", call)) == 1
    said = capfd.readouterr().err
    assert "main.f90:13: error: [PAD-E401]" in said and why in said


def test_errors_of_the_compiler_are_its_own(compiles: Compiles, capfd: pytest.CaptureFixture[str]) -> None:
    assert compiles("-c", "main.f90", main="program main\n  call 3\nend program\n") == 1
    assert "main.f90:2" in capfd.readouterr().err
    assert compiles("--version") == 0
    assert "flang" in capfd.readouterr().out


@pytest.mark.skipif(not (shutil.which("cmake") and shutil.which("cc")), reason="needs CMake")
def test_a_project_of_cmake(tmp_path: Path) -> None:
    (tmp_path / "model.f90").write_text(MODEL)
    (tmp_path / "main.f90").write_text(MAIN)
    lists = (
        "cmake_minimum_required(VERSION 3.20)\nproject(p Fortran)\nadd_library(model STATIC model.f90)\nadd_executable(program main.f90)\n"
    )
    (tmp_path / "CMakeLists.txt").write_text(lists + "target_link_libraries(program model)\n")
    command = tmp_path / "polyglot-ad-fc"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "from polyglot_ad.driver.main import fc; raise SystemExit(fc())" "$@"\n')
    command.chmod(0o755)
    build = tmp_path / "build"
    for words in (["-S", tmp_path, "-B", build, f"-DCMAKE_Fortran_COMPILER={command}"], ["--build", build]):
        done = subprocess.run(["cmake", *map(str, words)], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    assert printed(str(build / "program")) == PRINTED
