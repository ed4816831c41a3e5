"""Sign arithmetic and masks of SIMD intrinsics: every lane has its own."""

from __future__ import annotations

import platform

import numpy as np
import pytest

from .harness import SINGLE, Kernels

pytestmark = pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="SSE is x86's")

_SOURCE = r"""
#include <emmintrin.h>
static const double SIGN = -0.0;
void flipped_and_absolute(const double *x, double *r) {
    __m128d v = _mm_xor_pd(_mm_loadu_pd(x), _mm_set_pd(0.0, SIGN)), m = _mm_andnot_pd(_mm_set1_pd(SIGN), _mm_sub_pd(v, _mm_set1_pd(0.3)));
    double o[2];
    _mm_storeu_pd(o, _mm_mul_pd(v, m));
    *r = o[0] + 3 * o[1];
}
void blended(const double *x, double *r) {
    __m128d v = _mm_loadu_pd(x), w = _mm_loadu_pd(x + 1), m = _mm_cmplt_pd(v, w);
    double o[2], p[2];
    _mm_storeu_pd(o, _mm_or_pd(_mm_and_pd(m, _mm_mul_pd(v, v)), _mm_andnot_pd(m, w)));
    _mm_storeu_pd(p, _mm_and_pd(m, _mm_mul_pd(w, w)));
    *r = o[0] + 2 * o[1] + p[0] * p[1] + p[0];
}
void blanked(const double *x, double *r) {
    __m128d v = _mm_and_pd(_mm_loadu_pd(x), _mm_castsi128_pd(_mm_set_epi64x(0, -1)));
    double o[2];
    _mm_storeu_pd(o, _mm_mul_pd(v, v));
    *r = o[0] + 5 * o[1] + x[1];
}
void copied_signs(const float *x, double *r) {
    __m128 v = _mm_loadu_ps(x), sign = _mm_set1_ps(-0.0f), m = _mm_andnot_ps(sign, _mm_mul_ps(v, v));
    __m128 y = _mm_xor_ps(_mm_or_ps(m, _mm_and_ps(v, sign)), _mm_set_ps(-0.0f, 0.0f, -0.0f, 0.0f));
    float o[4];
    _mm_storeu_ps(o, y);
    *r = o[0] + 2 * o[1] + 3 * o[2] + 4 * o[3];
}
void sign_of_one(const float *x, double *r) {
    __m128 v = _mm_loadu_ps(x), s = _mm_or_ps(_mm_and_ps(v, _mm_set1_ps(-0.0f)), _mm_set_ps(1, 2, 3, 4));
    float o[4];
    _mm_storeu_ps(o, _mm_mul_ps(s, v));
    *r = o[0] + 2 * o[1] + 3 * o[2] + 4 * o[3];
}
"""
kernels = Kernels(_SOURCE)
for name, point in (("flipped_and_absolute", [0.7, 0.1]), ("blended", [0.7, 0.9, 0.5]), ("blanked", [0.7, 0.9])):
    kernels.add(name, np.array(point))
kernels.add("blended", np.array([0.2, 0.9, 1.5]), name="blended, both lanes")
for name in ("copied_signs", "sign_of_one"):
    kernels.add(name, np.array([0.7, -0.9, 0.5, -0.2], np.float32), precision=SINGLE)


@pytest.mark.parametrize("name", kernels.names)
def test_kernels(name):
    kernels.check(name)
