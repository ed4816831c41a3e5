"""Intrinsics on whole vectors, in LLVM assembly, against what they say."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = """
define double @product(ptr %a, ptr %b) {
  %x = call <6 x double> @llvm.matrix.column.major.load.v6f64.i64(ptr %a, i64 2, i1 false, i32 2, i32 3)
  %y = call <3 x double> @llvm.matrix.column.major.load.v3f64.i64(ptr %b, i64 3, i1 false, i32 3, i32 1)
  %z = call <2 x double> @llvm.matrix.multiply.v2f64.v6f64.v3f64(<6 x double> %x, <3 x double> %y, i32 2, i32 3, i32 1)
  %t = call <6 x double> @llvm.matrix.transpose.v6f64(<6 x double> %x, i32 2, i32 3)
  %t1 = extractelement <6 x double> %t, i64 1
  %local = alloca [4 x double]
  call void @llvm.matrix.column.major.store.v2f64.i64(<2 x double> %z, ptr %local, i64 2, i1 false, i32 2, i32 1)
  %second = getelementptr double, ptr %local, i64 1
  %z1 = load double, ptr %second
  %r = fmul double %z1, %t1
  ret double %r
}
define double @moved(double %x) {
  %v0 = insertelement <4 x double> <double 2.0, double 3.0, double 5.0, double 7.0>, double %x, i64 0
  %v = fmul <4 x double> %v0, %v0
  %w = call <4 x double> @llvm.vector.reverse.v4f64(<4 x double> %v)
  %s = call <4 x double> @llvm.vector.splice.v4f64(<4 x double> %w, <4 x double> %v0, i32 3)
  %a = extractelement <4 x double> %s, i64 0
  %b = extractelement <4 x double> %s, i64 1
  %r = fmul double %a, %b
  ret double %r
}
declare <6 x double> @llvm.matrix.column.major.load.v6f64.i64(ptr, i64, i1, i32, i32)
declare <3 x double> @llvm.matrix.column.major.load.v3f64.i64(ptr, i64, i1, i32, i32)
declare <2 x double> @llvm.matrix.multiply.v2f64.v6f64.v3f64(<6 x double>, <3 x double>, i32, i32, i32)
declare <6 x double> @llvm.matrix.transpose.v6f64(<6 x double>, i32, i32)
declare void @llvm.matrix.column.major.store.v2f64.i64(<2 x double>, ptr, i64, i1, i32, i32)
declare <4 x double> @llvm.vector.reverse.v4f64(<4 x double>)
declare <4 x double> @llvm.vector.splice.v4f64(<4 x double>, <4 x double>, i32)
"""


@pytest.fixture(scope="module")
def lib():
    return pad.compile(SOURCE, "llvm", declarations="double product(const double a[6], const double b[3]); double moved(double x);")


def test_matrices(lib):
    a, b = np.arange(1.0, 7.0), np.array([2.0, 3.0, 5.0])
    matrix = a.reshape(2, 3, order="F")
    assert lib.product(a, b) == pytest.approx((matrix @ b)[1] * matrix[0, 1])
    by_a, by_b = pad.grad(lib.product, (0, 1))(a, b)
    expected = np.zeros((2, 3))
    expected[1] = b * matrix[0, 1]
    expected[0, 1] += (matrix @ b)[1]
    assert by_a == pytest.approx(expected.ravel("F")) and by_b == pytest.approx(matrix[1] * matrix[0, 1])


def test_vectors_moved(lib):
    assert lib.moved(1.5) == pytest.approx(1.5**3)
    assert pad.grad(lib.moved)(1.5) == pytest.approx(3 * 1.5**2)
    assert pad.jvp(lib.moved, (1.5,), (1.0,))[1] == pytest.approx(3 * 1.5**2)
