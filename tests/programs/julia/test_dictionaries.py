"""Dictionaries and structures that are constants of a module: what is read is there, and nothing of a call's own is kept in them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.errors import CompileError
from polyglot_ad.langs.julia.adapter import JULIA

SOURCE = Path(__file__).with_name("dictionaries.jl")
NAMES = [1.5, 2.5, 3.0, 4.0, 5.0]
LENGTHS = [5, 4, 29, 0, 1]

pytestmark = pytest.mark.skipif(bool(JULIA.report().missing), reason="no julia")


@pytest.fixture(scope="module")
def lib():
    return pad.load(SOURCE)


CASES = {
    "names": lambda x: sum(v * x ** (i + 1) for i, v in enumerate(NAMES)),
    "symbols": lambda x: 2 * x**2 + np.exp(-0.5 * x),
    "absent": lambda x: 10 * x + x**2,
    "pairs_of": lambda x: 3 * x + 4 * x**2,
    "numbers": lambda x: 2 * x**2 - 1,
    "walked": lambda x: sum(v * n for v, n in zip(NAMES, LENGTHS, strict=True)) * x * 7 + 5,
    "structures": lambda x: 3 * x + 2 * x**2,
    "matrices": lambda x: 3 * x + 2 * x**3,
    "texts": lambda x: 5 * x**2,
    "members": lambda x: x**2,
}


@pytest.mark.parametrize("name", CASES)
def test_what_is_read(lib, name):
    function, x = lib[f"Constant.{name}"], 0.7
    expected = CASES[name](x + 1e-30j)
    assert function(x) == pytest.approx(expected.real, rel=1e-14)
    assert [pad.grad(function)(x), pad.jvp(function, (x,), (1.0,))[1]] == pytest.approx([expected.imag / 1e-30] * 2, rel=1e-13)


def test_a_key_that_is_not_there(lib):
    function = lib["Constant.missing_key"]
    assert pad.grad(function)(0.5) == 1
    with pytest.raises(pad.NativeError, match="KeyError"):
        function(1.5)


def test_another_process_finds_the_same(tmp_path):
    """Keys are found by their hashes, which Julia has taken in a process that is gone; another one finds the same constants."""
    environment = {**os.environ, "POLYGLOT_AD_CACHE_DIR": str(tmp_path)}
    names = ["names", "symbols", "numbers"]
    for count in (1, 2, 3):
        calls = ", ".join(f"lib['Constant.{name}'](0.7)" for name in names[:count])
        program = f"import polyglot_ad as pad; lib = pad.load({str(SOURCE)!r}); print({calls})"
        done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert [float(number) for number in done.stdout.split()] == pytest.approx([CASES[name](0.7) for name in names[:count]])


@pytest.mark.parametrize("name", ["Constant.changed", "Held.replaced", "Held.replaced_row"])
def test_what_a_call_allocates_is_not_kept(lib, name):
    with pytest.raises(CompileError, match=r"dictionaries.jl:\d+: a constant that is made to refer to other memory"):
        lib[name](0.7)


def test_what_is_changed_in_place(lib):
    assert lib["Held.bumped"](0.7) == pytest.approx(0.49)
    assert [lib["Held.exchanged"](0.7) for _ in range(2)] == pytest.approx([2.8, 2.8])
