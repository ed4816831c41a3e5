"""The crate libm, by what its functions are: on functions of its names, of which some give something else: it shows what is used."""

from __future__ import annotations

import math
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs.rust.libm import is_libm, with_marks

H = "17h0123456789abcdefE"
TEXT = f"""
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define double @_ZN4libm4math3sin3sin{H}(double %x) unnamed_addr #0 {{ ; its own, not to be differentiated
  %b = bitcast double %x to i64
  %c = and i64 %b, -4
  %d = bitcast i64 %c to double
  %r = call double @llvm.sin.f64(double %d)
  ret double %r
}}
define hidden float @_RNvNtNtCs1234_4libm4math5cbrtf5cbrtf(float %x) {{
  ret float 2.0
}}
define hidden double @_ZN4libm4math5floor5floor{H}(double %x) {{
  ret double 7.0
}}
define double @_ZN4libm4math4fmod4fmod{H}(double %x, double %y) {{
  ret double 7.0
}}
define {{ double, double }} @_ZN4libm4math4modf4modf{H}(double %x) {{
  ret {{ double, double }} zeroinitializer
}}
define {{ double, double }} @_ZN4libm4math6sincos6sincos{H}(double %x) {{
  %s = call double @llvm.sin.f64(double %x)
  %c = call double @llvm.cos.f64(double %x)
  %a = insertvalue {{ double, double }} poison, double %s, 0
  %r = insertvalue {{ double, double }} %a, double %c, 1
  ret {{ double, double }} %r
}}
define {{ double, i32 }} @_ZN4libm4math8lgamma_r8lgamma_r{H}(double %x) {{
  %b = bitcast double %x to i64
  %s = lshr i64 %b, 60
  %i = trunc i64 %s to i32
  %g = call double @lgamma(double %x)
  %a = insertvalue {{ double, i32 }} poison, double %g, 0
  %r = insertvalue {{ double, i32 }} %a, i32 %i, 1
  ret {{ double, i32 }} %r
}}
define double @_ZN4libm4math6kernel3own{H}(double %x) {{
  ret double %x
}}
declare double @llvm.sin.f64(double)
declare double @llvm.cos.f64(double)
declare double @lgamma(double)
attributes #0 = {{ nounwind }}

define double @sine(double %x) {{
  %r = call double @_ZN4libm4math3sin3sin{H}(double %x)
  ret double %r
}}
define float @root(float %x) {{
  %r = call float @_RNvNtNtCs1234_4libm4math5cbrtf5cbrtf(float %x)
  ret float %r
}}
define double @rest(double %x, double %y) {{
  %f = call double @_ZN4libm4math5floor5floor{H}(double %x)
  %m = call double @_ZN4libm4math4fmod4fmod{H}(double %x, double %y)
  %b = call {{ double, double }} @_ZN4libm4math4modf4modf{H}(double %x)
  %p = extractvalue {{ double, double }} %b, 0
  %w = extractvalue {{ double, double }} %b, 1
  %q = fmul double %p, %m
  %s = fadd double %q, %f
  %r = fadd double %s, %w
  ret double %r
}}
define double @both(double %x) {{
  %b = call {{ double, double }} @_ZN4libm4math6sincos6sincos{H}(double %x)
  %s = extractvalue {{ double, double }} %b, 0
  %c = extractvalue {{ double, double }} %b, 1
  %d = fmul double %s, %s
  %r = fmul double %d, %c
  ret double %r
}}
define double @gamma(double %x) {{
  %b = call {{ double, i32 }} @_ZN4libm4math8lgamma_r8lgamma_r{H}(double %x)
  %g = extractvalue {{ double, i32 }} %b, 0
  %i = extractvalue {{ double, i32 }} %b, 1
  %s = sitofp i32 %i to double
  %r = fmul double %g, %s
  ret double %r
}}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> pad.Library:
    file: Path = tmp_path_factory.mktemp("libm") / "k.bc"
    file.write_bytes(with_marks(llvm.parse_assembly(TEXT).as_bitcode()))
    return pad.load(file)


@pytest.mark.parametrize("which", [pad.grad, pad.jacfwd])
def test_functions_are_known_by_what_they_are(library, which):
    x = 2.3
    np.testing.assert_allclose(which(library.sine)(x), math.cos(x), rtol=1e-15)
    assert library.root(np.float32(x)) == 2  # as the program computes it
    np.testing.assert_allclose(which(library.root)(np.float32(x)), 1 / (3 * 2**2), rtol=1e-6)  # of what it computed
    np.testing.assert_allclose(library.rest(x, 2.0), 0.3 * 0.3 + 4, rtol=1e-14)
    np.testing.assert_allclose(which(library.rest)(x, 2.0), 2 * 0.3, rtol=1e-13)
    s, c = math.sin(x), math.cos(x)
    np.testing.assert_allclose(which(library.both)(x), 2 * s * c * c - s**3, rtol=1e-14)
    np.testing.assert_allclose(which(library.gamma)(x), 4 * 0.6000399, rtol=1e-6)  # digamma(2.3)


def test_second_derivatives(library):
    np.testing.assert_allclose(pad.hessian(library.sine)(2.3), -math.sin(2.3), rtol=1e-15)


def test_only_the_crate_of_the_registry_is_meant():
    assert is_libm("registry+https://github.com/rust-lang/crates.io-index#libm@0.2.16")
    assert not is_libm("path+file:///home/me/libm#libm@0.2.16")
    assert not is_libm("registry+https://github.com/rust-lang/crates.io-index#libm-extra@0.2.16")
    assert with_marks(b"nothing of it") == b"nothing of it"
