"""Functions of a Julia that runs in the same process."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

SCRIPT = r"""
import json, sys
import numpy as np
import juliacall_stand_in
sys.modules["juliacall"] = juliacall_stand_in
import polyglot_ad as pad

jl = juliacall_stand_in.Main
jl.seval("const WEIGHTS = [1.0, 2.0, 3.0]")
jl.seval("weighted(x) = sum(WEIGHTS .* x .^ 2)")
jl.seval("module Model; scaled(x; scale = 1.0) = scale * sum(exp, x); end")
jl.seval("power(a) = x -> a * sum(x .^ 3)")
jl.seval("squares(x) = (s = 0.0; foreach(v -> (s += v * v), x); s)")
x = np.array([0.3, 0.5, 0.7])
found = {}
lib = pad.load([jl.seval("weighted"), jl.seval("Model.scaled"), jl.seval("power(2.5)"), jl.seval("squares")])
found["value"] = lib.weighted(x)
for name in ("weighted", "scaled", "anonymous", "squares"):
    found[name] = pad.grad(lib[name])(x).tolist()
found["keyword"] = pad.grad(lib.scaled)(x, scale=2.0).tolist()
found["hessian"] = pad.hessian(lib.anonymous)(x).tolist()
# What is defined later is another function.
jl.seval("weighted(x) = 7.0 * sum(x)")
found["before"] = pad.grad(lib.weighted)(np.ones(3)).tolist()
found["later"] = pad.grad(pad.load(jl.seval("weighted")).weighted)(x).tolist()
# The user's session is as it was.
found["changed"] = jl.seval("isdefined(Main, :PolyglotADEmit) || isdefined(Main, :anonymous)")
found["errors"] = []
for value in (jl.seval("WEIGHTS"), 3.0):
    try:
        pad.load(value)
    except pad.Error as error:
        found["errors"].append(str(error))
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    try:
        ctypes.CDLL("libjulia.so.1", mode=os.RTLD_LAZY)
    except OSError:
        pytest.skip("the stand-in for juliacall is for the library of Julia 1.5, which is not here")
    run = subprocess.run([sys.executable, "-c", SCRIPT], cwd=Path(__file__).parent, capture_output=True, text=True, timeout=600)
    assert run.returncode == 0, run.stderr
    answer: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return answer


def test_gradients(found: dict[str, Any]) -> None:
    """Of a function with a constant array, one with a keyword in a module, a closure, one that changes what it captures."""
    x, weights = np.array([0.3, 0.5, 0.7]), np.array([1.0, 2.0, 3.0])
    np.testing.assert_allclose(found["value"], np.sum(weights * x**2), rtol=1e-14)
    np.testing.assert_allclose(found["weighted"], 2 * weights * x, rtol=1e-14)
    np.testing.assert_allclose(found["scaled"], np.exp(x), rtol=1e-14)
    np.testing.assert_allclose(found["keyword"], 2 * np.exp(x), rtol=1e-14)
    np.testing.assert_allclose(found["anonymous"], 7.5 * x**2, rtol=1e-14)
    np.testing.assert_allclose(found["hessian"], np.diag(15 * x), rtol=1e-14)
    np.testing.assert_allclose(found["squares"], 2 * x, rtol=1e-14)


def test_definitions_are_those_of_the_moment(found: dict[str, Any]) -> None:
    np.testing.assert_allclose(found["before"], [2.0, 4.0, 6.0], rtol=1e-14)
    np.testing.assert_allclose(found["later"], [7.0, 7.0, 7.0], rtol=1e-14)


def test_the_session_is_not_changed(found: dict[str, Any]) -> None:
    assert found["changed"] is False


def test_what_is_no_function(found: dict[str, Any]) -> None:
    assert "no function of Julia" in found["errors"][0]
    assert "a path or a function of Numba or of a running Julia, got 3.0" in found["errors"][1]
