"""Numerical C++ in its usual idioms, held against differences of itself."""

from __future__ import annotations

import numpy as np

R = np.random.default_rng(34)
SOURCE = "methods.cpp"
X = R.standard_normal(6)


def test_expression_templates(measured_scalar):
    measured_scalar(SOURCE, "et", (X, X[::-1].copy(), 6, 0.7))


def test_tree_of_virtual_terms_from_text(measured_scalar):
    measured_scalar(SOURCE, "formula", (abs(X),))


def test_recursive_transform_of_vectors(measured_scalar):
    measured_scalar(SOURCE, "power_spectrum", (R.standard_normal(8), 8))


def test_quaternions(measured):
    measured(SOURCE, "orient", (np.array([0.3, 0.4, 1.2, 0.9]), 0.3, X[:3].copy(), np.zeros(3)))


def test_dual_numbers_and_folds(measured_scalar):
    measured_scalar(SOURCE, "meta", (X,))


def test_matrices_with_operators(measured_scalar):
    measured_scalar(SOURCE, "expm_trace", (R.standard_normal(9) / 2, 3))


def test_shared_list(measured_scalar):
    measured_scalar(SOURCE, "shared", (X, 6))


def test_grids_that_are_copied_and_swapped(measured):
    measured(SOURCE, "heat", (R.standard_normal(25), 5, 4))


def test_hash_table_that_grows(measured_scalar):
    keys = np.concatenate([R.integers(0, 6, 10), np.arange(20, 30)]).astype(np.int32)
    measured_scalar(SOURCE, "binned", (R.standard_normal(20), keys, 20))


def test_objects_of_different_shape_behind_one_pointer(measured):
    measured(SOURCE, "dose", (abs(X) + 0.2, 6))


def test_structures_that_are_sorted(measured):
    measured(SOURCE, "ranked", (X, 6))


def test_tree_of_terms_with_letters_and_lists(measured_scalar):
    measured_scalar(SOURCE, "terms_of_letters", (X, 6))
