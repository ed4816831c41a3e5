"""Bits of active numbers: followed, constant but for jumps, or refused, and the same in both modes. The numbers are compared with
differences of what the functions return."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = r"""
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
static uint64_t B(double x) { uint64_t u; memcpy(&u, &x, 8); return u; }
static double D(uint64_t u) { double x; memcpy(&x, &u, 8); return x; }
static uint32_t Bf(float x) { uint32_t u; memcpy(&u, &x, 4); return u; }
static float Df(uint32_t u) { float x; memcpy(&x, &u, 4); return x; }
#define MANTISSA ((1ull << 52) - 1)

// numbers that are followed
double smaller(double x) { uint64_t a = B(x * x), b = B(x + 7); return D(a < b ? a : b); }
double swapped_twice(double x) { return D(__builtin_bswap64(__builtin_bswap64(B(x * x)))); }
double rotated(double x) { uint64_t u = B(x * x); u = u << 13 | u >> 51; return D(u >> 13 | u << 51); }
double by_bytes(double x) { uint64_t u = B(x * x), r = 0; for (int k = 0; k < 8; k++) r |= (u >> 8 * k & 255) << 8 * k; return D(r); }
double reversed_bytes(double x) {
  double v = x * x; unsigned char a[8], b[8]; memcpy(a, &v, 8);
  for (int k = 0; k < 8; k++) b[7 - k] = a[k];
  for (int k = 0; k < 8; k++) a[k] = b[7 - k];
  memcpy(&v, a, 8); return v;
}
double halves(double x) { uint64_t u = B(x * x); uint32_t low = (uint32_t)u, high = u >> 32; return D((uint64_t)high << 32 | low); }
double scaled(double x) { return D(B(x * x) + ((uint64_t)3 << 52)) * x; }
double scaled_by_step(double x) { int k = (int)floor(3 * x); return D(B(x * x) + ((uint64_t)k << 52)) * x; }
double split(double x) {
  uint64_t u = B(x * x); int e = (int)(u >> 52 & 2047) - 1022;
  double m = D((u & 0x800fffffffffffffull) | 0x3fe0000000000000ull); return m * m + e;
}
double near_one(double x) {
  uint64_t u = B(x * x); uint32_t h = u >> 32; int k = (int)(h >> 20) - 1023; h &= 0xfffff;
  uint32_t i = (h + 0x95f64) & 0x100000; k += i >> 20;
  double f = D((uint64_t)(h | (i ^ 0x3ff00000)) << 32 | (uint32_t)u) - 1; return f * f + 0.5 * k;
}
double next(double x) { return D(B(x * x) + 1) * x; }
double maximum(double x) {
  int64_t m = 0; for (int i = 1; i < 4; i++) { int64_t k = (int64_t)B(x * x / i); m = k > m ? k : m; } return D(m);
}
double sorted_by_digits(double x) {
  uint64_t a[4] = {B(x * x), B(x + 2), B(x), B(3 * x)}, b[4];
  for (int p = 0; p < 64; p += 8) {
    int c[257] = {0};
    for (int i = 0; i < 4; i++) c[(a[i] >> p & 255) + 1]++;
    for (int i = 0; i < 256; i++) c[i + 1] += c[i];
    for (int i = 0; i < 4; i++) b[c[a[i] >> p & 255]++] = a[i];
    memcpy(a, b, 32);
  }
  double s = 0; for (int i = 0; i < 4; i++) s += (i + 1) * D(a[i]); return s;
}

// polygons, in single precision
float inverse_root(float x) { float v = x * x + 1, y = Df(0x5f3759df - (Bf(v) >> 1)); return y * (1.5f - 0.5f * v * y * y); }
float rough_root(float x) { return Df((Bf(x * x + 1) >> 1) + 0x1fbd1df5); }
float rough_logarithm(float x) { return (float)Bf(x * x + 1) * 1.1920928955078125e-7f - 126.94269504f; }

// pieces
double checked(double x) { uint64_t u = B(x * x); return (u & 0x7fffffffffffffffull) > 0x7ff0000000000000ull ? 0 : x * x * x; }
double infinite(double x) { uint64_t u = B(x * x); return (((uint32_t)(u >> 32) ^ 0x7ff00000) | (uint32_t)u) == 0 ? 1 : x * x; }
double by_sign(double x) { return B(x * x - 3) >> 63 ? x : x * x; }
double by_high_word(double x) { return (B(x * x) >> 32 & 0x7fffffff) < 0x3fe62e42 ? x : x * x * x; }
double exponent(double x) { return ((int)(B(x * x) >> 52 & 2047) - 1023) * x; }
double power(double x) { int k = (int)floor(4 * x); return D((uint64_t)(k + 1023) << 52) * x; }
double ordered(double x) {
  double b = 5 - x * x; int64_t i = (int64_t)B(x * x * x), j = (int64_t)B(b);
  i ^= (int64_t)((uint64_t)(i >> 63) >> 1); j ^= (int64_t)((uint64_t)(j >> 63) >> 1); return i < j ? x * x * x : b;
}
double hashed(double x) {
  static double keys[64], values[64]; double y = x * x; uint64_t h = B(y) * 0x9e3779b97f4a7c15ull >> 58; keys[h] = y; values[h] = y * x;
  uint64_t g = B(x * x) * 0x9e3779b97f4a7c15ull >> 58; return keys[g] == x * x ? values[g] : 0;
}
double checksum(double x) {
  uint64_t h = 14695981039346656037ull, u = B(x * x); for (int k = 0; k < 8; k++) { h ^= u >> 8 * k & 255; h *= 1099511628211ull; }
  static uint64_t kept; kept ^= h; return x * x * x;
}
static const double inverse[8] = {1, 1 / 1.125, 1 / 1.25, 1 / 1.375, 1 / 1.5, 1 / 1.625, 1 / 1.75, 1 / 1.875};
double by_table(double x) {
  uint64_t u = B(x * x), i = u >> 49 & 7; double z = D((u & MANTISSA) | 0x3ff0000000000000ull), r = z * inverse[i] - 1;
  return r - r * r / 2 + r * r * r / 3 - log(inverse[i]);
}

// refused
static const double digit[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
double count(double x) { return __builtin_popcountll(B(x * x)); }
double count_in_a_loop(double x) { uint64_t u = B(x * x); int n = 0; while (u) { u &= u - 1; n++; } return n * x; }
double rebuilt(double x) { uint64_t u = B(x * x), r = 0; for (int k = 0; k < 64; k++) if (u >> k & 1) r |= 1ull << k; return D(r); }
double summed(double x) { uint64_t u = B(x * x); double s = 0; for (int k = 0; k < 52; k++) if (u >> k & 1) s += ldexp(1, k); return s; }
double digits(double x) { uint64_t u = B(x * x); double s = 0; for (int k = 60; k >= 0; k -= 4) s = 16 * s + digit[u >> k & 15]; return s; }
double decimal(double x) { uint64_t u = B(x * x); double s = 0, p = 1; while (u) { s += u % 10 * p; u /= 10; p *= 10; } return s; }
double switched(double x) {
  uint64_t u = B(x * x); switch (u >> 20 & 3) { case 0: return x; case 1: return 2 * x; case 2: return x * x; default: return 1; }
}
double one_bit(double x) { return B(x * x) >> 3 & 1 ? 2 * x : 3 * x; }
double pointed(double x) {
  static double one = 1, zero = 0; uint64_t u = B(x * x); double s = 0;
  for (int k = 0; k < 52; k++) { const double *p = u >> k & 1 ? &one : &zero; s += *p * ldexp(1, k - 52); }
  return s;
}
__attribute__((noinline)) static void add(double *s, double w) { *s += w; }
double by_calls(double x) {
  double s = 0; uint64_t u = B(x * x); for (int k = 0; k < 52; k++) if (u >> k & 1) add(&s, ldexp(1, k)); return s;
}
double rounds(double x) { int n = B(x * x) & 255; double s = 0; for (int k = 0; k < n; k++) s += sin(k); return s * x; }
double marked(double x) {
  double m[256] = {0}, s = 0; uint64_t u = B(x * x); for (int k = 0; k < 8; k++) m[u >> 8 * k & 255] = k;
  for (int k = 0; k < 256; k++) s += m[k] * k; return s * x;
}
double hash_value(double x) { return (double)(B(x * x) * 0x9e3779b97f4a7c15ull >> 11) * 0x1p-53 * x; }
double parity(double x) { return (__builtin_parityll(B(x * x)) ? 1.5 : 2.5) * x; }
double as_order(double x) { return ldexp(x, (int)(B(x * x) & 3)); }

// integers in memory of the program's own, small ones at first, and then the bits of numbers
static long kept[4], moved[4];
double stored(double x) { for (int k = 0; k < 4; k++) kept[k] = 0; kept[(int)x] = B(x * x); return D(kept[(int)x] + (1l << 50)); }
double copied(double x) {
  double y[4] = {x, x * x, 2 * x, 1}; moved[0] = 0; memcpy(moved, y, 32);
  moved[(int)x] += 1l << 50; memcpy(y, moved, 32); return y[0] * y[1];
}
double moved_on(double x) {
  for (int k = 0; k < 4; k++) kept[k] = moved[k] = 0;
  moved[(int)x] = B(x * x); kept[(int)x + 1] = moved[(int)x];
  return D(kept[(int)x + 1] + (1l << 50));
}
double in_one_block(double x) {
  char *a = malloc(512); long *k = (long *)a; double *v = (double *)(a + 64 * (int)(x + 1)), s = 0;
  k[0] = 0; v[0] = x * x; v[1] = x; memcpy(k, v, 16); k[0] += 1l << 50; k[1] -= 1l << 50; memcpy(v, k, 16);
  s = v[0] * v[1]; free(a); return s;
}
double by_cast(double x) {
  int n = (int)x + 5; double *v = malloc(n * 8), s = 0; long *k = (long *)v;
  for (int i = 0; i < n; i++) v[i] = x * i;
  for (int i = 0; i < n; i++) k[i] += 1l << 52;
  for (int i = 0; i < n; i++) s += v[i] * v[i];
  free(v); return s;
}
double by_cast_further(double x) {
  int n = (int)x + 5; double *v = malloc(n * 8), s = 0; long *k = (long *)(v + 1);
  k[0] = 0;
  for (int i = 0; i < n; i++) v[i] = x * i;
  for (int i = 0; i < n - 1; i++) k[i] += 1l << 52;
  for (int i = 0; i < n; i++) s += v[i] * v[i];
  free(v); return s;
}
__attribute__((noinline)) static void twice(long *k, int n) { for (int i = 0; i < n; i++) k[i] += 1l << 52; }
double by_cast_argument(double x) {
  int n = (int)x + 5; double *v = malloc(n * 8), s = 0;
  for (int i = 0; i < n; i++) v[i] = x * i;
  twice((long *)v, n);
  for (int i = 0; i < n; i++) s += v[i] * v[i];
  free(v); return s;
}
double by_cast_down(double x) {
  int n = (int)x + 5; double *v = malloc(n * 8), s = 0; long *k = (long *)v;
  for (int i = 0; i < n; i++) v[i] = x * i;
  for (int i = n - 1; i >= 0; i--) k[i] += 1l << 52;
  for (int i = 0; i < n; i++) s += v[i] * v[i];
  free(v); return s;
}
double by_pointer_down(double x) {
  int n = (int)x + 5; double *v = malloc(n * 8), s = 0;
  for (int i = 0; i < n; i++) v[i] = x * i;
  for (long *k = (long *)(v + n); k > (long *)v;) *--k += 1l << 52;
  for (int i = 0; i < n; i++) s += v[i] * v[i];
  free(v); return s;
}
double by_cast_anywhere(double x) {
  int n = (int)x + 5; double *v = malloc(n * 8), s = 0; long *k = (long *)v;
  for (int i = 0; i < n; i++) v[i] = x * i;
  for (int i = 0; i < n; i++) k[i * 5 % n] += 1l << 52;
  for (int i = 0; i < n; i++) s += v[i] * v[i];
  free(v); return s;
}
double parts_of_a_workspace(double x) {
  int n = (int)x + 5; double *v = malloc(2 * n * 8), s = 0; long *k = (long *)(v + n);
  for (int i = 0; i < n; i++) { v[i] = x * i; k[i] = i * 5 % n; }
  for (int i = n - 1; i > 0; i--) k[i] += k[i - 1];
  for (int i = 0; i < n; i++) s += v[i] * v[k[i] % n];
  free(v); return s;
}
double counted_first(double x) {
  int n = (int)x + 5; double *v = malloc((n + 1) * 8), s = 0; long *k = (long *)v;
  k[0] = 0;
  for (int i = 1; i <= n; i++) { v[i] = x * i; k[0] += i; }
  for (int i = 1; i <= n; i++) s += v[i] * v[i] * k[0];
  free(v); return s;
}
"""

DOUBLES = [
    "parts_of_a_workspace",
    "smaller",
    "swapped_twice",
    "rotated",
    "by_bytes",
    "reversed_bytes",
    "halves",
    "scaled",
    "scaled_by_step",
    "split",
    "near_one",
    "next",
    "maximum",
    "sorted_by_digits",
    "checked",
    "infinite",
    "by_sign",
    "by_high_word",
    "exponent",
    "power",
    "ordered",
    "hashed",
    "checksum",
    "by_table",
    "stored",
    "moved_on",
    "counted_first",
]
FLOATS = ["inverse_root", "rough_root", "rough_logarithm"]
REFUSED = [
    "count",
    "count_in_a_loop",
    "rebuilt",
    "summed",
    "digits",
    "decimal",
    "switched",
    "one_bit",
    "pointed",
    "by_calls",
    "rounds",
    "marked",
    "hash_value",
    "parity",
    "as_order",
    "copied",
    "in_one_block",
    "by_cast",
    "by_cast_further",
    "by_cast_argument",
    "by_cast_down",
    "by_pointer_down",
    "by_cast_anywhere",
]


@pytest.fixture(scope="module")
def library() -> pad.Library:
    return pad.compile(SOURCE, language="c")


@pytest.mark.parametrize("x", [1.37, 0.61])
@pytest.mark.parametrize("name", DOUBLES)
def test_followed(library: pad.Library, name: str, x: float) -> None:
    f = getattr(library, name)
    h = 1e-5
    right = (f(x + h) - f(x - h)) / (2 * h)
    np.testing.assert_allclose(pad.grad(f)(x), right, rtol=1e-6, atol=1e-8)
    np.testing.assert_allclose(pad.jvp(f, (x,), (1.0,))[1], right, rtol=1e-6, atol=1e-8)


@pytest.mark.parametrize("name", FLOATS)
def test_polygons(library: pad.Library, name: str) -> None:
    f = getattr(library, name)
    x, h = np.float32(1.37), np.float32(1 / 128)
    right = (float(f(x + h)) - float(f(x - h))) / float(2 * h)
    np.testing.assert_allclose(pad.grad(f)(x), right, rtol=1e-3)
    np.testing.assert_allclose(pad.jvp(f, (x,), (np.float32(1),))[1], right, rtol=1e-3)


@pytest.mark.parametrize("name", REFUSED)
def test_refused(library: pad.Library, name: str) -> None:
    f = getattr(library, name)
    with pytest.raises(pad.DifferentiationError, match="PAD-E102"):
        pad.grad(f)(1.37)
    with pytest.raises(pad.DifferentiationError, match="PAD-E102"):
        pad.jvp(f, (1.37,), (1.0,))


def test_two_floats_in_an_integer() -> None:
    """What rustc passes as one i64."""
    library = pad.compile(
        "#[inline(never)] fn pair(a: f32, b: f32) -> [f32; 2] { [a * b, a - b] }\n"
        "pub fn f(a: f32, b: f32) -> f32 { let v = pair(a, b); v[0] * v[1] }",
        language="rust",
    )
    a, b = np.float32(1.3), np.float32(0.7)
    right = (2 * a * b - b * b, a * a - 2 * a * b)
    np.testing.assert_allclose(pad.grad(library.f, argnums=(0, 1))(a, b), right, rtol=1e-5)
    pushed = [pad.jvp(library.f, (a, b), (np.float32(s), np.float32(1 - s)))[1] for s in (1, 0)]
    np.testing.assert_allclose(pushed, right, rtol=1e-5)


@pytest.mark.parametrize("real", ["double", "float"])
def test_small_integers_in_a_tagged_union_have_no_slope(real: str) -> None:
    """As numbers they are next to 0, where the slope of a number's bits is larger than any number."""
    integer = {"double": "long", "float": "int"}[real]
    library = pad.compile(
        "#include <tgmath.h>\n"
        f"{real} f({real} x, int n) {{ struct {{ int tag; union {{ {real} d; {integer} i; }} u; }} v;\n"
        "  if (x <= 0.5f) { v.tag = 1; v.u.d = sin(x); } else { v.tag = 0; v.u.i = n; }\n"
        f"  return (v.tag ? v.u.d * ({real})0.5 : ({real})0.1 * v.u.i) + x; }}\n",
        language="c",
    )
    for x, n in ((0.2, 5), (0.0, 5), (0.7, 5), (0.7, 0), (0.7, -3)):
        wanted = 1 + 0.5 * np.cos(x) if x <= 0.5 else 1
        assert pad.jvp(library.f, (x, n), (1.0, None))[1] == pytest.approx(wanted, rel=1e-6)
        assert pad.grad(library.f)(x, n) == pytest.approx(wanted, rel=1e-6)
