"""Julia: functions of which inference does not know the result, or the method of a call."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([0.83, 1.21, 0.64, 1.37])


@pytest.mark.parametrize(
    "name", ["from_zero", "last_one", "untyped", "root", "over_methods", "words", "piped", "without_second", "rotated"]
)
def test_against_differences(program, name):
    pad.check_grads(getattr(program("unstable.jl"), name), (X,), rtol=1e-6)


def test_another_result_is_an_error_of_the_run(program):
    f = program("unstable.jl").text_or_number
    assert f(-X) == -X[0]
    with pytest.raises(pad.Error, match="TypeError"):
        f(X)
