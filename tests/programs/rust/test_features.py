"""What a Rust program asks of the CPU when it runs: it is told what it was compiled for, and the ways for other CPUs are left out."""

from __future__ import annotations

from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs import compile_sources
from polyglot_ad.langs.rust.features import without_features

SOURCE = Path(__file__).parent / "features.rs"
X = np.array([0.3, 0.2, 0.5, 0.8])


@pytest.fixture(scope="module")
def library():
    return pad.load(SOURCE)


def test_the_way_for_every_cpu_is_taken(library):
    square = X @ X
    assert library.chosen(X) == pytest.approx(np.sin(square), rel=1e-14)
    np.testing.assert_allclose(pad.grad(library.chosen)(X), 2 * X * np.cos(square), rtol=1e-14)
    direction = np.array([1.0, -0.5, 0.2, 0.7])
    np.testing.assert_allclose(pad.jvp(library.chosen, (X,), (direction,))[1], 2 * X @ direction * np.cos(square), rtol=1e-14)
    right = 2 * np.cos(square) * np.eye(4) - 4 * np.sin(square) * np.outer(X, X)
    np.testing.assert_allclose(pad.hessian(library.chosen)(X), right, rtol=1e-13)


def test_code_for_another_cpu_says_so(library):
    for call in (library.unasked, pad.grad(library.unasked)):
        with pytest.raises(pad.NativeError, match="code for another CPU was called:"):
            call(X)


def test_only_the_ways_that_are_taken_are_in_the_unit():
    (unit,) = compile_sources([SOURCE])
    text = str(llvm.parse_bitcode(unit.bitcode))
    assert "fmul" in text and "<4 x double>" not in text and "detect_and_initialize" not in text


def test_what_the_program_is_compiled_for_is_taken():
    (unit,) = compile_sources([SOURCE], flags={"rust": ["-Ctarget-feature=+avx2,+fma"]})
    text = str(llvm.parse_bitcode(unit.bitcode))
    assert "<4 x double>" in text and "5Plain" not in text.partition("define")[0]


def test_crates_that_ask_each_for_itself():
    """Functions of the same name, each of its own unit."""
    name = "_ZN10std_detect6detect5cache4test17h0123456789abcdefE"
    text = f"define internal i1 @{name}(i32 %0) {{ ret i1 true }} define i1 @asks() {{ %1 = call i1 @{name}(i32 3) ret i1 %1 }}"
    module = llvm.parse_bitcode(without_features(llvm.parse_assembly(text).as_bitcode()))
    found = module.get_function(name)
    assert found.linkage == llvm.Linkage.internal and "ret i1 false" in str(found)
