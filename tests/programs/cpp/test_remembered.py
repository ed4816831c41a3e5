"""Objects that outlive a call and remember the last arguments of their methods."""

from __future__ import annotations

import numpy as np
import pytest


def reference(t, r):
    a, b = np.exp(-t / r) * 2, np.log(t + r)
    return (a * t + b) * b * b / a


@pytest.mark.parametrize("name", ["of_an_object", "of_a_held_object"])
def test_properties(scalar, name):
    scalar("remembered.cpp", name, (1.3, 2.0), reference)


def test_virtual_methods(scalar):
    scalar("remembered.cpp", "of_a_class", (1.3,), lambda t: (1 + t + t**2 + t**3) * t)
