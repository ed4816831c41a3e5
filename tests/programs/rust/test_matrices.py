"""Vectors and matrices of nalgebra and glam as arguments and results: plain arrays in Python."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

from ..leaks import left_behind

A, B, C, D = np.array([0.7, 1.3, 0.45]), np.array([2.1, -0.4, 0.9]), np.array([1.1, 0.2, -0.8]), np.array([0.6, 1.7])
M, N = np.asfortranarray(np.arange(1, 7).reshape(2, 3) / 4), np.asfortranarray(np.arange(6, 0, -1).reshape(2, 3) / 3)


@pytest.fixture(scope="module")
def library():
    return pad.load(Path(__file__).parent / "matrices")


def test_vectors_of_known_length(library):
    f = library.fixed
    assert f(A, B, C, D) == pytest.approx(A @ B * A[1] + C[2] * D[0] * D[1], rel=1e-15)
    right = (B * A[1] + [0, A @ B, 0], A * A[1], np.array([0, 0, D[0] * D[1]]), C[2] * D[::-1])
    for one, expected in zip(pad.grad(f, argnums=(0, 1, 2, 3))(A, B, C, D), right, strict=True):
        np.testing.assert_allclose(one, expected, rtol=1e-14)
    np.testing.assert_allclose(pad.jvp(f, (A, B, C, D), (B, None, None, D))[1], right[0] @ B + right[3] @ D, rtol=1e-14)
    with pytest.raises(pad.ArgumentError, match=r"\(3,\)"):
        f(A[:2].copy(), B, C, D)


def test_vectors_in_slices_and_structures(library):
    path = np.array([A, B, C])
    step = np.zeros_like(path)
    step[1, 0] = 1e-6
    f = library.neighbours
    np.testing.assert_allclose(pad.grad(f)(path)[1, 0], (f(path + step) - f(path - step)) / 2e-6, rtol=1e-8)
    body = np.zeros((), [("position", "<f8", 3), ("mass", "<f8")])
    body["position"], body["mass"] = A, 2.0
    gradient = pad.grad(library.energy, argnums=1)(body, B)
    np.testing.assert_allclose(gradient, B.prod() / B, rtol=1e-14)


def test_results_of_known_length(library):
    np.testing.assert_allclose(library.doubled(A), [A[0] * A[1], A[1], np.sin(A[2])], rtol=1e-15)
    right = [[A[1], A[0], 0], [0, 1, 0], [0, 0, np.cos(A[2])]]
    np.testing.assert_allclose(pad.jacobian(library.doubled)(A), right, rtol=1e-14)
    assert library.halves(1.5, 0.5).tolist() == [0.75, 1.5]


def test_matrices_of_known_shape(library):
    f = library.entries
    assert f(M, N) == pytest.approx(M[0, 1] * N[1, 2] + 3 * M[1, 0] * N[1, 0], rel=1e-15)
    first, second = np.zeros((2, 3)), np.zeros((2, 3))
    first[0, 1], first[1, 0], second[1, 2], second[1, 0] = N[1, 2], 3 * N[1, 0], M[0, 1], 3 * M[1, 0]
    for one, expected in zip(pad.grad(f, argnums=(0, 1))(M, N), (first, second), strict=True):
        np.testing.assert_allclose(one, expected, rtol=1e-15)
    np.testing.assert_allclose(pad.jvp(f, (M, N), (N, None))[1], np.sum(first * N), rtol=1e-14)
    value = np.array([[M[0, 0] * M[1, 0], M[0, 1], np.exp(M[0, 2])], [M[1, 0], 2 * M[1, 1], M[1, 2]]])
    np.testing.assert_allclose(library.products(M), value, rtol=1e-15)
    pulled = pad.vjp(library.products, M)[1](np.eye(2, 3))[0]
    np.testing.assert_allclose(pulled, [[M[1, 0], 0, 0], [M[0, 0], 2, 0]], rtol=1e-15)
    assert library.turned(3.0, 2.0).tolist() == [[3, 6], [2, 1]]
    with pytest.raises(pad.ArgumentError, match="Fortran-contiguous"):
        f(np.ascontiguousarray(M), N)


def test_lengths_that_the_program_chooses(library):
    weights = np.arange(3)
    assert library.weighted(A, B) == pytest.approx(np.sum(A * B * B * weights), rel=1e-15)
    first, second = pad.grad(library.weighted, argnums=(0, 1))(A, B)
    np.testing.assert_allclose(first, B * B * weights, rtol=1e-15)
    np.testing.assert_allclose(second, 2 * A * B * weights, rtol=1e-15)
    assert library.weighted(np.zeros(0), np.zeros(0)) == 0
    transposed = np.asfortranarray(N.T)
    factors = np.add.outer(np.arange(2), 10 * np.arange(3)) * 3
    assert library.at(M, transposed) == pytest.approx(np.sum(M * N * factors), rel=1e-14)
    first, second = pad.grad(library.at, argnums=(0, 1))(M, transposed)
    np.testing.assert_allclose(first, N * factors, rtol=1e-14)
    np.testing.assert_allclose(second, (M * factors).T, rtol=1e-14)
    np.testing.assert_allclose(pad.jvp(library.at, (M, transposed), (N, None))[1], np.sum(N * N * factors), rtol=1e-14)


def test_written_matrices(library):
    changed = M.copy("F")
    library.scaled(changed, 3.0)
    np.testing.assert_array_equal(changed, M * [[1, 3, 1], [1, 1, 1]])
    cotangent = np.asfortranarray(np.arange(6.0).reshape(2, 3))
    pulled = pad.vjp(library.scaled, M.copy("F"), 3.0)[1](cotangent)
    np.testing.assert_allclose(pulled[0], cotangent * [[1, 3, 1], [1, 1, 1]], rtol=1e-15)
    assert pulled[1] == pytest.approx(cotangent[0, 1] * M[0, 1], rel=1e-15)
    with pytest.raises(pad.NativeError, match="changed the shape of `a`"):
        library.reshaped(M.copy("F"))


def test_results_that_are_allocated(library):
    np.testing.assert_allclose(library.outer(A, D), np.outer(A, D), rtol=1e-15)
    pulled = pad.vjp(library.outer, A, D)[1](np.outer(B, D))
    np.testing.assert_allclose(pulled[0], B * (D @ D), rtol=1e-14)
    np.testing.assert_allclose(pad.jacobian(library.squares)(A), np.diag(2 * A), rtol=1e-15)
    transposed = np.asfortranarray(N.T)
    for call in (lambda: library.outer(A, D), lambda: library.at(M, transposed), lambda: library.weighted(A, B)):
        assert left_behind(call, 2000) < 64


def test_arrays_of_ndarray(library):
    weights = np.arange(3)
    assert library.seen(A, B, C) == pytest.approx(np.sum(A * B * C * weights), rel=1e-15)
    right = (B * C * weights, A * C * weights, A * B * weights)
    for one, expected in zip(pad.grad(library.seen, argnums=(0, 1, 2))(A, B, C), right, strict=True):
        np.testing.assert_allclose(one, expected, rtol=1e-15)
    np.testing.assert_allclose(pad.jvp(library.seen, (A, B, C), (B, None, A))[1], right[0] @ B + right[2] @ A, rtol=1e-14)
    empty = np.zeros(0)
    assert library.seen(empty, empty, empty) == 0


def test_tables_of_ndarray(library):
    a, b, c = np.ascontiguousarray(M), np.ascontiguousarray(N), np.ascontiguousarray(M.T + 1)
    factors = np.add.outer(np.arange(2), 10 * np.arange(3))
    assert library.table(a, b, c) == pytest.approx(np.sum(a * b * c.T * factors), rel=1e-14)
    right = (b * c.T * factors, a * c.T * factors, (a * b * factors).T)
    for one, expected in zip(pad.grad(library.table, argnums=(0, 1, 2))(a, b, c), right, strict=True):
        np.testing.assert_allclose(one, expected, rtol=1e-14)
    assert left_behind(lambda: library.table(a, b, c), 2000) < 64
    with pytest.raises(pad.ArgumentError, match="contiguous"):
        library.table(M, b, c)


def test_written_arrays_of_ndarray(library):
    changed = np.ascontiguousarray(M)
    library.grown(changed, 3.0)
    np.testing.assert_array_equal(changed, M * [[1, 1, 1], [3, 1, 1]])
    changed = np.ascontiguousarray(M)
    library.renewed(changed, 3.0, False)
    np.testing.assert_array_equal(changed, 3 * M)
    cotangent = np.arange(6.0).reshape(2, 3)
    pulled = pad.vjp(library.renewed, np.ascontiguousarray(M), 3.0, False)[1](cotangent)
    np.testing.assert_allclose(pulled[0], 3 * cotangent, rtol=1e-15)
    assert pulled[1] == pytest.approx(np.sum(cotangent * M), rel=1e-15)
    with pytest.raises(pad.NativeError, match="changed the shape of `a`"):
        library.renewed(changed, 3.0, True)
    assert left_behind(lambda: library.renewed(changed, 1.0, False), 2000) < 64
