"""Native calls of C functions written to the flat ABI, through signatures written by hand."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NoReturn

import numpy as np
import pytest

from polyglot_ad.bindings.flat import flat_list
from polyglot_ad.bindings.loader import NativeLibrary
from polyglot_ad.bindings.native import load_flat, native_call
from polyglot_ad.errors import ArgumentError, Error
from polyglot_ad.signature.model import Flat, Parameter, Result, Signature

DATA = Flat("data", "ptr")
NOTHING = Result()


def scalar(name: str, dtype: str, type: str, **more: Any) -> Parameter:
    return Parameter(name, "scalar", dtype, flat=(Flat("value", type),), **more)


def vector(name: str, dtype: str = "<f8", **more: Any) -> Parameter:
    return Parameter(name, "array", dtype, (None,), flat=(DATA, Flat("extent", "i64", 0)), **more)


def call_of(library: NativeLibrary, symbol: str, parameters: tuple[Parameter, ...], result: Result = NOTHING) -> Callable[..., Any]:
    def on_error(status: int) -> NoReturn:
        raise RuntimeError(f"status {status}")

    signature = Signature(symbol, symbol, "c", parameters, result)
    return native_call(signature, load_flat(library, symbol, flat_list(signature)), on_error)


DOUBLE = Result("scalar", "<f8", slots=("double",))


def test_every_scalar_type_arrives_and_comes_back(flat_library: Any) -> None:
    library = flat_library(
        """
        #include <stdint.h>
        #define BOTH(name, type) int name(type x, char *r) { *(type *)r = x; return 0; }
        BOTH(f8, double) BOTH(f4, float) BOTH(i1, int8_t) BOTH(i2, int16_t) BOTH(i4, int32_t) BOTH(i8, int64_t)
        BOTH(u1, uint8_t) BOTH(u2, uint16_t) BOTH(u4, uint32_t) BOTH(u8, uint64_t) BOTH(b1, int8_t)
        """
    )
    cases = {
        "f8": ("double", 1.25), "f4": ("float", -0.5), "i1": ("i8", -128), "i2": ("i16", -3), "i4": ("i32", -(2**31)),
        "i8": ("i64", -(2**63)), "u1": ("i8", 255), "u2": ("i16", 65535), "u4": ("i32", 2**32 - 1), "u8": ("i64", 2**64 - 1),
    }  # fmt: skip
    for name, (type, value) in cases.items():
        f = call_of(library, name, (scalar("x", f"<{name}", type),), Result("scalar", f"<{name}", slots=(type,)))
        assert f(value) == value
    flag = call_of(library, "b1", (scalar("x", "|b1", "i8"),), Result("scalar", "|b1", slots=("i8",)))
    assert flag(True) is True
    assert flag(0) is False


def test_complex_numbers_are_two_places(flat_library: Any) -> None:
    library = flat_library("int twice(double re, double im, double *r) { r[0] = 2*re; r[1] = 2*im; return 0; }")
    z = Parameter("z", "scalar", "<c16", flat=(Flat("real", "double"), Flat("imag", "double")))
    twice = call_of(library, "twice", (z,), Result("scalar", "<c16", slots=("double", "double")))
    assert twice(1 + 2j) == 2 + 4j
    assert twice(3) == 6
    with pytest.raises(ArgumentError, match="'z': expected a complex number, got str"):
        twice("1")


def test_records_arrays_and_tuples_come_back_from_slots(flat_library: Any) -> None:
    library = flat_library("int three(double *r) { r[0] = 1; ((int *)r)[2] = 7; r[2] = 3; return 0; }")
    fields = (("a", "<f8"), ("k", "<i4"), ("", "|V4"), ("b", "<f8"))
    slots = ("double", "i32", "double")
    record = call_of(library, "three", (), Result("record", fields, slots=slots))()
    assert (record["a"], record["k"], record["b"]) == (1.0, 7, 3.0)
    assert record.dtype.itemsize == 24
    pair = call_of(library, "three", (), Result("record", fields, slots=slots, detail=(("positional", True),)))()
    assert pair == (1.0, 7, 3.0)
    assert isinstance(pair, tuple)


def test_strides_and_extents_are_passed_for_any_layout(flat_library: Any) -> None:
    library = flat_library(
        """
        int total(const char *a, long n, long m, long s, long t, double *r) {
            r[0] = 0;
            for (long i = 0; i < n; i++) for (long j = 0; j < m; j++) r[0] = 10*r[0] + *(const double *)(a + i*s + j*t);
            return 0;
        }
        """
    )
    flat = (DATA, Flat("extent", "i64", 0), Flat("extent", "i64", 1), Flat("stride", "i64", 0), Flat("stride", "i64", 1))
    total = call_of(library, "total", (Parameter("a", "array", "<f8", (None, None), order="A", flat=flat),), DOUBLE)
    a = np.array([[1.0, 2.0], [3.0, 4.0]])
    assert total(a) == 1234
    assert total(a.T) == 1324
    assert total(a[::-1, ::-1]) == 4321
    assert total(np.asfortranarray(a)) == 1234
    assert total(np.arange(1.0, 9.0).reshape(2, 4)[:, ::2]) == 1357
    assert total(np.zeros((0, 2))) == 0


def test_fortran_order_passes_without_a_copy_and_c_order_is_refused(flat_library: Any) -> None:
    library = flat_library("int second(const double *a, double *r) { r[0] = a[1]; return 0; }")
    second = call_of(library, "second", (Parameter("a", "array", "<f8", (None, None), order="F", flat=(DATA,)),), DOUBLE)
    a = np.array([[1.0, 2.0], [3.0, 4.0]])
    assert second(np.asfortranarray(a)) == 3.0
    with pytest.raises(ArgumentError, match=r"np\.asfortranarray"):
        second(a)
    assert second([[1.0, 2.0], [3.0, 4.0]]) == 3.0


def test_optional_arguments_may_be_none(flat_library: Any) -> None:
    library = flat_library(
        "int given(const double *a, long n, double b, char p, double *r) { r[0] = (a ? n : -1) + (p ? b : 0); return 0; }"
    )
    optional_scalar = Parameter("b", "scalar", "<f8", optional=True, flat=(Flat("value", "double"), Flat("present", "i8")))
    given = call_of(library, "given", (vector("a", optional=True), optional_scalar), DOUBLE)
    assert given(np.zeros(3), 0.5) == 3.5
    assert given(None, None) == -1


def test_a_status_raises_and_the_pool_of_results_survives(flat_library: Any) -> None:
    library = flat_library("int fails(int x, double *r) { r[0] = x; return x < 0 ? 3 : 0; }")
    fails = call_of(library, "fails", (scalar("x", "<i4", "i32"),), DOUBLE)
    for _ in range(3):
        with pytest.raises(RuntimeError, match="status 3"):
            fails(-1)
        assert fails(4) == 4.0


def test_threads_do_not_share_results(flat_library: Any) -> None:
    library = flat_library(
        """
        int slow(double x, double *r) { r[0] = x; for (volatile int i = 0; i < 20000; i++) ; r[0] += x; return 0; }
        """
    )
    slow = call_of(library, "slow", (scalar("x", "<f8", "double"),), DOUBLE)
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(slow, map(float, range(200)))) == [2.0 * k for k in range(200)]


def test_a_missing_symbol_and_a_broken_library_are_errors(flat_library: Any, tmp_path: Any) -> None:
    library = flat_library("int f(void) { return 0; }")
    with pytest.raises(Error, match="does not define g"):
        library.function("g", [])
    (tmp_path / "broken.so").write_bytes(b"no library")
    with pytest.raises(Error, match="cannot load"):
        NativeLibrary(tmp_path / "broken.so")


SUM = "int total(const double *x, long n, double *r) { r[0] = 0; for (long i = 0; i < n; i++) r[0] += x[i]; return 0; }"


def test_empty_arrays_and_nan_pass(flat_library: Any) -> None:
    total = call_of(flat_library(SUM), "total", (vector("x"),), DOUBLE)
    assert total(np.zeros(0)) == 0.0
    assert total([]) == 0.0
    assert np.isnan(total(np.array([1.0, np.nan])))


def test_only_sequences_of_numbers_are_converted(flat_library: Any) -> None:
    total = call_of(flat_library(SUM), "total", (vector("x"),), DOUBLE)
    assert total([1, 2, 3.5]) == 6.5
    assert total((1, 2)) == 3.0
    assert total(range(4)) == 6.0
    read_only = np.arange(3.0)
    read_only.flags.writeable = False
    assert total(read_only) == 3.0
    for wrong in (np.arange(3), np.arange(3, dtype="f4"), np.arange(3, dtype=">f8"), [1j], ["1"], "12", None, 3.0, [[1.0], [2.0, 3.0]]):
        with pytest.raises(ArgumentError, match="'x'"):
            total(wrong)


def test_written_arrays_take_buffers_of_others_but_no_lists(flat_library: Any) -> None:
    from array import array

    library = flat_library("int one(double *x, long n, double *r) { for (long i = 0; i < n; i++) x[i] = 1; return 0; }")
    one = call_of(library, "one", (vector("x", intent="inout"),))
    buffer = array("d", [0.0, 0.0])
    assert one(buffer) is None
    assert list(buffer) == [1.0, 1.0]
    read_only = np.zeros(2)
    read_only.flags.writeable = False
    for wrong in ([0.0, 0.0], read_only, np.broadcast_to(0.0, 2)):
        with pytest.raises(ArgumentError, match="'x'"):
            one(wrong)


@pytest.mark.parametrize(
    ("x", "y", "overlap"),
    [
        (slice(0, 4), slice(4, 8), False),
        (slice(0, 5), slice(4, 8), True),
        (slice(0, 8), slice(0, 8), True),
        (slice(3, 3), slice(0, 8), False),
    ],
)
def test_overlap_is_refused_where_it_was_promised_not_to_be(flat_library: Any, x: slice, y: slice, overlap: bool) -> None:
    library = flat_library("int copy(double *x, long n, const double *y, long m, double *r) { return 0; }")
    copy = call_of(library, "copy", (vector("x", intent="inout", restrict=True), vector("y")))
    free = call_of(library, "copy", (vector("x", intent="inout"), vector("y")))
    reading = call_of(library, "copy", (vector("x", restrict=True), vector("y", restrict=True)))
    memory = np.zeros(8)
    free(memory[x], memory[y])
    reading(memory[x], memory[y])
    if overlap:
        with pytest.raises(ArgumentError, match="'x' and 'y' overlap"):
            copy(memory[x], memory[y])
    else:
        copy(memory[x], memory[y])


def test_declared_extents_are_checked(flat_library: Any) -> None:
    library = flat_library("int f(int n, int m, const double *a, double *r) { return 0; }")
    a = Parameter("a", "array", "<f8", (None, None), order="F", flat=(DATA,), extents=("n", "m-1"))
    f = call_of(library, "f", (scalar("n", "<i4", "i32"), scalar("m", "<i4", "i32"), a))
    fitting = np.zeros((3, 4), order="F")
    f(3, 5, fitting)
    f(3, 2, fitting)
    with pytest.raises(ArgumentError, match=r"extents \(n = 3, m-1 = 5\)"):
        f(3, 6, fitting)
    with pytest.raises(ArgumentError, match=r"n = 2"):
        f(2, 5, fitting)


def test_integers_are_checked_for_range_and_kind(flat_library: Any) -> None:
    library = flat_library("int f(short n, double *r) { r[0] = n; return 0; }")
    f = call_of(library, "f", (scalar("n", "<i2", "i16"),), DOUBLE)
    assert f(np.int64(-5)) == -5.0
    assert f(np.array(7)) == 7.0
    for wrong in (2.0, np.float64(1.0), "1", None, 2**15, -(2**15) - 1, np.array([1]), 1j):
        with pytest.raises(ArgumentError, match="'n': expected an integer"):
            f(wrong)
