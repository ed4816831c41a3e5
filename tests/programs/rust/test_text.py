"""Rust that prints, formats and reports errors in text; what a derivative could not see of it is refused."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = "text.rs"
X = np.array([0.7, -1.3, 0.45, 2.1, -0.6, 1.15])


def test_formatted_numbers(measured_scalar):
    measured_scalar(SOURCE, "formatted", (X,))


def test_structures_with_names_by_rank(measured_scalar):
    measured_scalar(SOURCE, "ranked", (X,))


def test_texts_that_are_copied(measured_scalar):
    measured_scalar(SOURCE, "copied", (X,))


def test_records_of_numbers_texts_and_lists(measured_scalar):
    measured_scalar(SOURCE, "fields", (X,))


def test_numbers_from_constant_text(measured_scalar):
    measured_scalar(SOURCE, "parsed", (X,))


def test_errors_with_numbers_in_their_text(measured_scalar):
    measured_scalar(SOURCE, "failing", (X,))


def test_errors_of_any_type_that_are_printed(measured_scalar):
    measured_scalar(SOURCE, "failing_anyhow", (X,))


@pytest.mark.parametrize(("numbers", "gradient"), [(True, [X[1] ** 2, 2 * X[0] * X[1]]), (False, [0.0, 80 * X[1]])])
def test_a_text_or_numbers(program, numbers, gradient):
    function = program(SOURCE).text_or_numbers
    right = np.array([*gradient, 0.0, 0.0, 0.0, 0.0])
    np.testing.assert_allclose(pad.grad(function)(X, numbers), right, rtol=1e-14)
    np.testing.assert_allclose(pad.jvp(function, (X, numbers), (X, None))[1], right @ X, rtol=1e-14)


@pytest.mark.parametrize("numbers", [True, False])
def test_a_text_whose_shadow_is_not_known(program, numbers):
    """Where the text lies, code of the program stores that the library calls back."""
    function = program(SOURCE).written_text_or_numbers
    for derivative in (lambda: pad.grad(function)(X, numbers), lambda: pad.jvp(function, (X, numbers), (X, None))):
        with pytest.raises(pad.DifferentiationError, match="calls back may store the address") as caught:
            derivative()
        assert caught.value.code == "PAD-E301"


@pytest.mark.parametrize(
    ("name", "why"),
    [("through_text", "text and files"), ("changed_by_formatting", "may change numbers"), ("turned_by_formatting", "may change numbers")],
)
def test_what_the_derivative_would_not_see(program, name, why):
    function = program(SOURCE)[name]
    for derivative in (lambda: pad.grad(function)(X), lambda: pad.jvp(function, (X,), (X,))):
        with pytest.raises(pad.DifferentiationError, match=why) as caught:
            derivative()
        assert caught.value.code == "PAD-E301"
