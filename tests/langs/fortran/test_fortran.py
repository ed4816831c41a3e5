"""Fortran by flang: modules in any order, interfaces, semantics of assignment, errors."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.errors import CompileError
from polyglot_ad.langs import compile_sources, compile_text
from polyglot_ad.langs.fortran import adapter

BASE = """
module base
  use, intrinsic :: iso_c_binding
  implicit none
  real(8), parameter :: k = 2.0d0
contains
  real(8) function scaled(x) bind(c)
    real(8), intent(in), value :: x
    scaled = k*x
  end function
end module
"""
DRIVE = """
module drive
  use base
contains
  real(8) function go(n, x) bind(c)
    integer(c_int), intent(in), value :: n
    real(8), intent(in) :: x(n)
    go = sum(x) + scaled(x(1))
  end function
end module
"""


@pytest.fixture(autouse=True)
def fortran(needs):
    needs("fortran")


def write(folder, **contents):
    paths = []
    for name, content in contents.items():
        path = folder / f"{name}.f90"
        path.write_text(content)
        paths.append(path)
    return paths


def test_modules_compile_in_the_order_they_need(tmp_path, load):
    drive, base = write(tmp_path, drive=DRIVE, base=BASE)
    units = compile_sources([drive, base])
    assert [unit.source for unit in units] == [str(drive), str(base)]  # as given
    function = load(units).go
    function.restype = ctypes.c_double
    assert function(3, (ctypes.c_double * 3)(1, 2, 3)) == 8.0
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".mod") == []


def test_interface_has_the_module_files(tmp_path):
    (unit,) = compile_sources(write(tmp_path, base=BASE))
    modules = unit.interface["modules"]
    assert list(modules) == ["base"]
    assert modules["base"].startswith("!mod$") and "real(8),intent(in),value::x" in modules["base"]


def test_interface_has_procedures_outside_modules(tmp_path):
    source = """
subroutine axpy(n, a, x, y)
  integer, intent(in) :: n
  real(8), intent(in) :: a, x(n)
  real(8), intent(inout) :: y(*)
  y(1:n) = y(1:n) + a*x
end
"""
    unit = compile_text(source, "fortran")
    (declarations,) = unit.interface["modules"].values()
    assert "subroutine axpy(n,a,x,y)" in declarations
    assert "real(8),intent(inout)::y(1_8:*)" in declarations


def test_fixed_form(tmp_path, load):
    source = tmp_path / "old.f"
    source.write_text(
        "      double precision function twice(x)\n      double precision x\nC     a comment\n      twice = x +\n     1  x\n      end\n"
    )
    (unit,) = compile_sources(source)
    function = load([unit]).twice_
    function.restype = ctypes.c_double
    assert function(ctypes.byref(ctypes.c_double(1.5))) == 3.0
    assert "function twice(x)" in str(unit.interface)


def test_include_file_of_openmp(tmp_path, text):
    source = tmp_path / "threads.f"
    source.write_text("      integer function threads()\n      include 'omp_lib.h'\n      threads = omp_get_max_threads()\n      end\n")
    (unit,) = compile_sources(source, openmp=True)
    assert "omp_get_max_threads" in text(unit)


def test_assignment_reallocates(load):
    source = """
integer function grow() bind(c)
  real(8), allocatable :: a(:)
  allocate(a(2))
  a = [1d0, 2d0, 3d0, 4d0]
  grow = size(a)
end function
"""
    assert load([compile_text(source, "f90")]).grow() == 4


@pytest.mark.parametrize("flags", [(), ("-O0",), ("-O3",)])
def test_array_intrinsics_are_loops(text, flags):
    source = "function f(a, b) result(c)\n  real(8) :: a(3,3), b(3), c(3)\n  c = matmul(a, b)\nend function\n"
    assert "_FortranAMatmul" not in text(compile_text(source, "fortran", flags))


def test_bitcode_is_unoptimised_with_debug_info(text):
    ir = text(compile_text(BASE, "fortran"))
    assert "alloca" in ir and 'DILocalVariable(name: "x"' in ir


def test_run_time_library_is_linked(load):
    source = "subroutine show() bind(c)\n  write(*,*) 'hello'\nend subroutine\n"
    load([compile_text(source, "fortran")]).show()


def test_circle(tmp_path):
    one, two = write(tmp_path, one="module one\nuse two\nend module\n", two="module two\nuse one\nend module\n")
    with pytest.raises(CompileError, match="in a circle"):
        compile_sources([one, two])


def test_module_defined_twice(tmp_path):
    paths = write(tmp_path, one="module m\nend module\n", two="module m\nend module\n")
    with pytest.raises(CompileError, match=r"module 'm' is defined in .*one\.f90 and in .*two\.f90"):
        compile_sources(paths)


def test_missing_module(tmp_path):
    with pytest.raises(CompileError, match=r"Cannot parse module file for module 'nowhere'|nowhere"):
        compile_text("subroutine s\n  use nowhere\nend subroutine\n", "fortran")


def test_error_is_the_compilers_text(tmp_path):
    (source,) = write(tmp_path, broken="subroutine s(x)\n  implicit none\n  real(8) :: x\n  x = y\nend subroutine\n")
    with pytest.raises(CompileError, match=r"broken\.f90:4:7: error: No explicit type declared for 'y'"):
        compile_sources(source)


def test_includes_and_module_files_are_dependencies(tmp_path):
    library = tmp_path / "library"
    library.mkdir()
    (tmp_path / "sizes.inc").write_text("integer, parameter :: n = 3\n")
    (source,) = write(tmp_path, a="module a\n  use ready\n  include 'sizes.inc'\nend module\n")
    (library / "ready.mod").write_text(compile_text("module ready\nend module\n", "fortran").interface["modules"]["ready"])
    (unit,) = compile_sources(source, flags=[f"-I{library}"])
    assert set(unit.dependencies) == {str(source), str(tmp_path / "sizes.inc"), str(library / "ready.mod")}


def test_preprocessor(load):
    unit = compile_text("integer function f() bind(c)\n  f = N\nend function\n", "fortran", flags=["-cpp", "-DN=5"])
    assert load([unit]).f() == 5


def test_the_same_source_gives_the_same_bitcode(tmp_path, monkeypatch):
    first = compile_text(DRIVE.replace("use base", "").replace("c_int", "4").replace("scaled(x(1))", "1"), "fortran")
    monkeypatch.setattr("polyglot_ad.langs.store.load", lambda identity: None)
    monkeypatch.chdir(tmp_path)
    assert compile_text(DRIVE.replace("use base", "").replace("c_int", "4").replace("scaled(x(1))", "1"), "fortran") == first


OUTSIDE = """
subroutine {name}(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x({shape})
  real(8), intent(out) :: y(n)
  y = n
end subroutine
"""


def _outside(name, rank=1):
    return OUTSIDE.format(name=name, shape=",".join("n" * rank))


def test_interfaces_of_many_sources_take_one_run(tmp_path, monkeypatch):
    runs = []
    run = adapter.run_compiler

    def counted(command, folder):
        runs.append("-fsyntax-only" in command)
        return run(command, folder)

    monkeypatch.setattr(adapter, "run_compiler", counted)
    paths = write(tmp_path, **{f"s{k}": _outside(f"s{k}", rank=1 + k % 3) for k in range(4)})
    units = compile_sources(paths)
    assert (runs.count(True), runs.count(False)) == (1, 4)
    for k, unit in enumerate(units):
        (text,) = unit.interface["modules"].values()
        assert f"subroutine s{k}(n,x,y)" in text and "intent(out)::y(" in text and text.count("subroutine") == 1
        assert text.count("1_8:int(n,kind=8)") == 2 + k % 3


def test_a_source_that_is_no_module_costs_the_others_nothing(tmp_path):
    clash = "subroutine c(x)\n real(8) :: x\n call d(x, x)\nend\nsubroutine d(x)\n real(8) :: x\n x = 2\nend\n"
    first, last, other = write(tmp_path, first=_outside("first"), last=_outside("last", 2), other=clash)
    told = tmp_path / "told.F90"
    told.write_text("#define first second\n" + _outside("told"))
    units = compile_sources([first, other, last, told])
    assert [list(unit.interface["modules"]) for unit in units] == [[adapter.EXTERNAL], [], [adapter.EXTERNAL], [adapter.EXTERNAL]]
    assert all("intent(out)::y" in text for unit in units for text in unit.interface["modules"].values())


def test_arguments_passed_on_to_another_file(tmp_path):
    """Dummies without an intent, which the other file only reads."""
    (tmp_path / "driver.f").write_text("""
      double precision function energy(x, n, w)
      integer n
      double precision x, y, w(n)
      call work(x, n, w, y)
      energy = y
      end
""")
    (tmp_path / "work.f").write_text("""
      subroutine work(x, n, w, y)
      integer n, i
      double precision x, y, w(n)
      y = 0
      do 10 i = 1, n
   10 y = y + w(i)*x**i
      end
""")
    library = pad.load([tmp_path / "driver.f", tmp_path / "work.f"])
    w = np.array([1.0, 0.5, -2.0])
    assert library.energy(1.5, 3, w) == pytest.approx(1.5 + 0.5 * 2.25 - 2 * 3.375)
    assert pad.grad(library.energy)(1.5, 3, w) == pytest.approx(1 + 1.5 - 6 * 2.25)
    np.testing.assert_allclose(pad.grad(library.energy, argnums=2)(1.5, 3, w), [1.5, 2.25, 3.375])
