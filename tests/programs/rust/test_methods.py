"""Numerical Rust in its usual idioms, held against differences of itself."""

from __future__ import annotations

import numpy as np

R = np.random.default_rng(35)
SOURCE = "methods.rs"
X = R.standard_normal(6)


def test_elimination_on_vectors_of_vectors(measured_scalar):
    measured_scalar(SOURCE, "det", (R.standard_normal((4, 4)).ravel(), 4))


def test_iterators(measured_scalar):
    measured_scalar(SOURCE, "iters", (X, X[::-1].copy()))


def test_network_of_trait_objects(measured_scalar):
    measured_scalar(SOURCE, "net", (R.standard_normal(13), R.standard_normal(2)))


def test_graph_of_shared_cells(measured):
    measured(SOURCE, "graph", (X,))


def test_sliding_maximum_in_a_queue(measured_scalar):
    measured_scalar(SOURCE, "deque", (X, 3))


def test_recursive_transform(measured):
    measured(SOURCE, "psd", (R.standard_normal(8),))


def test_monte_carlo_by_an_iterator(measured):
    measured(SOURCE, "mc", (100.0, 0.2, 95.0, 40), step=1e-5)


def test_integrator_over_array_lengths(measured):
    measured(SOURCE, "lv", (np.array([1.1, 0.4, 0.1, 0.4]), np.array([10.0, 5.0])))
    measured(SOURCE, "sir", (1.1, 0.3, np.zeros(3)))


def test_slices_in_place(measured):
    measured(SOURCE, "slices", (X,))


def test_boxed_closures(measured_scalar):
    measured_scalar(SOURCE, "dynfn", (X,))
