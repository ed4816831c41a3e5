"""Fortran programs whose run-time calls have bodies: the same numbers as with flang's own library, and derivatives of them.

The functions stand in programs/: one file per part of the library. What each returns is compared with the same program in which the
bodies are left out; its derivatives with finite differences.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.errors import NativeError
from polyglot_ad.langs.fortran import runtime as fortran_runtime

PROGRAMS = Path(__file__).parent / "programs"
X = np.array([0.7, 0.2, 1.3, 0.52, 0.9, 0.35, 1.1])
MATRIX = np.asfortranarray(np.random.default_rng(1).random((4, 4)) + 0.3)

FUNCTIONS = {
    "assignments": "temporaries reallocates reversed bounds overlapping overlapping2 module_variable results moves scalars complexes "
    "growing work sources integers single",
    "pointers": "allocated_pointer targets pointer_to_pointer remapped",
    "sections": "square dense strided rows readonly implicit_interface",
    "derived": "points bags trees lists classes reused elementals",
    "objects": "bindings initialized chosen allocated_type held array_of_objects updated",
    "intrinsics": "norms dims packs spreads reshapes shifts remainders merges constructors characters",
}
CASES = [(file, name) for file, names in FUNCTIONS.items() for name in names.split()]


@pytest.fixture(autouse=True)
def fortran(needs):
    needs("fortran")


@pytest.fixture
def with_library(monkeypatch):
    """Loads a program that calls flang's library."""

    def load(file):
        with monkeypatch.context() as patched:
            patched.setattr(fortran_runtime, "supply", lambda bitcode, extended: bitcode)
            patched.setattr(fortran_runtime, "identity", lambda: "none")
            return pad.load(PROGRAMS / f"{file}.f90")

    return load


def find(library, name):
    return library[next(full for full in library if full.split("%")[-1] == name)]


def arguments(function):
    """Arrays for every array, 7 for extents, 1 for a dimension."""
    given = []
    for parameter in function.signature.parameters:
        if parameter.kind != "array":
            given.append(1 if parameter.name == "d" else len(X))
        elif len(parameter.shape) == 2:
            given.append(MATRIX.copy(order="F"))
        else:
            given.append(X.astype(parameter.dtype) if parameter.shape else np.zeros((), parameter.dtype))
    return given


@pytest.mark.parametrize(("file", "name"), CASES)
def test_the_numbers_are_the_library_s(file, name, with_library):
    numbers = []
    for library in (pad.load(PROGRAMS / f"{file}.f90"), with_library(file)):
        function = find(library, name)
        given = arguments(function)
        result = function(*given)
        numbers.append([np.asarray(value) for value in (result, *given) if value is not None])
    for ours, theirs in zip(*numbers, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-6 if ours.dtype == np.float32 else 1e-14)


@pytest.mark.parametrize(("file", "name"), CASES)
def test_derivatives(file, name):
    function = find(pad.load(PROGRAMS / f"{file}.f90"), name)
    given = arguments(function)
    if any(getattr(value, "dtype", None) == np.float32 for value in given):
        pad.check_grads(function, given, eps=1e-2, rtol=1e-2, atol=1e-2)
    else:
        pad.check_grads(function, given)


def test_no_call_of_the_library_is_left_where_types_are_known():
    library = pad.load(PROGRAMS / "assignments.f90")
    text = find(library, "bounds").ir(optimised=True)
    assert "_FortranAAssign" not in text and "memcpy" in text


def test_a_fault_is_an_exception():
    source = """
subroutine reduced(x, d, y)
  real(8), intent(in) :: x(:,:)
  integer, intent(in) :: d
  real(8), intent(out) :: y(:)
  y = sum(x, d)
end subroutine
"""
    function, y = pad.compile(source, "fortran")["reduced"], np.zeros(4)
    function(MATRIX, 2, y)
    np.testing.assert_allclose(y, MATRIX.sum(axis=1))
    with pytest.raises(NativeError, match="bad DIM= argument"):
        function(MATRIX, 3, y)


def test_status_and_message():
    source = """
subroutine status(x, s)
  real(8), intent(in) :: x(:)
  real(8), intent(out) :: s(:)
  real(8), allocatable :: a(:), b(:)
  character(24) :: text
  integer :: code
  allocate(a, source=x)
  allocate(a(2), stat=code, errmsg=text)
  s(1) = code
  if (text == 'Base address is not null') s(1) = s(1) + 100
  deallocate(b, stat=code, errmsg=text)
  s(2) = code
  if (text == 'Base address is null') s(2) = s(2) + 100
end subroutine
"""
    s = np.zeros(2)
    pad.compile(source, "fortran")["status"](np.ones(3), s)
    assert s.tolist() == [112.0, 111.0]


@pytest.mark.parametrize(
    "values", [[], [np.nan], [1.0, np.nan, 2.0], [np.nan, np.nan], [-np.inf], [np.inf, 1.0], [0.0, 0.0], [1e200, 1e200]]
)
def test_reductions_of_nothing_and_of_no_numbers(values, with_library, tmp_path):
    source = """
subroutine reduced(x, d, y)
  real(8), intent(in) :: x(:,:)
  integer, intent(in) :: d
  real(8), intent(out) :: y(:)
  y(1:1) = maxval(x, d)
  y(2:2) = minval(x, d)
  y(3:3) = sum(x, d)
  y(4:4) = product(x, d)
  y(5:5) = norm2(x, d)
  y(6) = norm2(x)
end subroutine
"""
    path = tmp_path / "reduced.f90"
    path.write_text(source)
    results = []
    for supply in (True, False):
        if supply:
            library = pad.load(path)
        else:
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(fortran_runtime, "supply", lambda bitcode, extended: bitcode)
                patched.setattr(fortran_runtime, "identity", lambda: "none")
                library = pad.load(path)
        y = np.zeros(6)
        library["reduced"](np.asfortranarray(np.array(values, dtype=float).reshape(-1, 1)), 1, y)
        results.append(y)
    np.testing.assert_array_equal(*results)
