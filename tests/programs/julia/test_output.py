"""Programs of Julia that print, and dictionaries by symbols: derivatives against differences, output against Julia's own."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs.julia.toolchain import find_julia

SOURCE = "output.jl"
X = np.array([0.7, 1.3, 0.4])


@pytest.mark.parametrize("name", ["messages", "steps", "parameters", "modes", "settings"])
def test_values(measured_scalar, name):
    measured_scalar(SOURCE, name, (X,))


def test_output_is_that_of_julia(program, capfd):
    """And the order of a dictionary by symbols."""
    lib = program(SOURCE)
    expected = _julia(f"x = {X.tolist()}; report(x); messages(x); println(parameters(x))")
    capfd.readouterr()
    np.testing.assert_allclose(pad.grad(lib.report)(X), X)
    pad.grad(lib.messages)(X)
    given = capfd.readouterr()
    *lines, value = expected.stdout.splitlines()
    assert given.out.splitlines() == lines
    assert given.err.splitlines() == expected.stderr.splitlines()
    assert lib.parameters(X) == float(value)


def _julia(calls: str) -> subprocess.CompletedProcess[str]:
    source = Path(__file__).with_name(SOURCE)
    command = [*find_julia().command, "--startup-file=no", "--compile=min", "-e", f'include("{source}"); {calls}']
    return subprocess.run(command, check=True, capture_output=True, text=True)
