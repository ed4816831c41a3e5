"""Procedures that remember their last arguments in modules, saved variables and COMMON blocks."""

from __future__ import annotations

import numpy as np


def test_of_a_module(scalar):
    def reference(t, p):
        def rates(t):
            return [np.exp(-i / t) * p for i in (1, 2, 3)]

        return (sum(rates(t)) * t + rates(t + 1)[1] * p) * rates(t + 1)[0]

    scalar("remembered.f90", "of_a_module", (1.3, 2.0), reference)


def test_of_an_array(scalar):
    scalar("remembered.f90", "of_an_array", (np.array([1.0, 2.0, 3.0]), 3), lambda x, n: np.sum(x**3) * x[0])


def test_of_a_block(scalar):
    scalar("remembered.f90", "of_a_block", (1.3,), lambda t: np.sin(t) * t * t)
