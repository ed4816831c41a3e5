"""Numbers that are written and read byte by byte: in either byte order, beside integers, through copies. The results are held against the
same sums without bytes."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.differentiate.rewrites.words.byte_words import join_bytes
from polyglot_ad.ir.parser import parse

SOURCE = r"""
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
static void put(unsigned char *b, double v) {
  uint64_t u; memcpy(&u, &v, 8); for (int k = 0; k < 8; k++) b[k] = (unsigned char)(u >> (56 - 8 * k));
}
static double get(const unsigned char *b) {
  uint64_t u = 0; for (int k = 0; k < 8; k++) u = u << 8 | b[k]; double v; memcpy(&v, &u, 8); return v;
}
static void putl(unsigned char *b, double v) { uint64_t u; memcpy(&u, &v, 8); for (int k = 0; k < 8; k++) b[k] = u >> 8 * k & 255; }
static double getl(const unsigned char *b) {
  uint64_t u = 0; for (int k = 0; k < 8; k++) u |= (uint64_t)b[k] << 8 * k; double v; memcpy(&v, &u, 8); return v;
}
static void putf(unsigned char *b, float v) { uint32_t u; memcpy(&u, &v, 4); b[0] = u >> 24; b[1] = u >> 16; b[2] = u >> 8; b[3] = u; }
static float getf(const unsigned char *b) {
  uint32_t u = (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3]; float v; memcpy(&v, &u, 4); return v;
}
static void puti(unsigned char *b, int32_t v) { b[0] = v >> 24; b[1] = v >> 16; b[2] = v >> 8; b[3] = v; }
static int32_t geti(const unsigned char *b) { return (int32_t)((uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3]); }
double big(const double *x, int n) {
  unsigned char b[64]; for (int i = 0; i < n; i++) put(b + 8 * i, x[i] * x[i]);
  double s = 0; for (int i = 0; i < n; i++) s += get(b + 8 * i) * x[0]; return s;
}
double little(const double *x, int n) {
  unsigned char b[64]; for (int i = 0; i < n; i++) putl(b + 8 * i, x[i] * x[i]);
  double s = 0; for (int i = 0; i < n; i++) s += getl(b + 8 * i) * x[0]; return s;
}
double little_plain(const double *x, int n) {
  double b[8]; for (int i = 0; i < n; i++) putl((unsigned char *)(b + i), x[i] * x[i]);
  double s = 0; for (int i = 0; i < n; i++) s += b[i] * x[0]; return s;
}
double floats(const double *x, int n) {
  unsigned char b[64]; for (int i = 0; i < n; i++) putf(b + 4 * i, (float)(x[i] * x[i]));
  double s = 0; for (int i = 0; i < n; i++) s += getf(b + 4 * i) * x[0]; return s;
}
double by_swap(const double *x, int n) {
  uint64_t b[8]; for (int i = 0; i < n; i++) { double v = x[i] * x[i]; uint64_t u; memcpy(&u, &v, 8); b[i] = __builtin_bswap64(u); }
  double s = 0; for (int i = 0; i < n; i++) { uint64_t u = __builtin_bswap64(b[i]); double v; memcpy(&v, &u, 8); s += v * x[0]; } return s;
}
double copied(const double *x, int n) {
  unsigned char *b = malloc(8 * n), *c = malloc(8 * n); for (int i = 0; i < n; i++) put(b + 8 * i, x[i] * x[i]);
  memcpy(c, b, 8 * n);
  double s = 0; for (int i = 0; i < n; i++) s += get(c + 8 * i) * x[0]; free(b); free(c); return s;
}
double records(const double *x, int n) {
  unsigned char b[128]; for (int i = 0; i < n; i++) { puti(b + 12 * i, 3 * i + 1); put(b + 12 * i + 4, x[i] * x[i]); }
  double s = 0; for (int i = 0; i < n; i++) s += geti(b + 12 * i) * get(b + 12 * i + 4) * x[0]; return s;
}
double header(const double *x, int n) {
  unsigned char b[128]; puti(b, n); b[4] = 7; b[5] = 9; for (int i = 0; i < n; i++) put(b + 6 + 8 * i, x[i] * x[i]);
  int m = geti(b); double s = 0; for (int i = 0; i < m; i++) s += b[4] * get(b + 6 + 8 * i) * x[0]; return s;
}
__attribute__((noinline)) static void put_(unsigned char *b, double v) { put(b, v); }
__attribute__((noinline)) static double get_(const unsigned char *b) { return get(b); }
double not_inlined(const double *x, int n) {
  unsigned char b[64]; for (int i = 0; i < n; i++) put_(b + 8 * i, x[i] * x[i]);
  double s = 0; for (int i = 0; i < n; i++) s += get_(b + 8 * i) * x[0]; return s;
}
// refused
double read_plain(const double *x, int n) {
  double b[8]; for (int i = 0; i < n; i++) put((unsigned char *)(b + i), x[i] * x[i]);
  double s = 0; for (int i = 0; i < n; i++) s += b[i] * x[0]; return s;
}
double read_turned(const double *x, int n) {
  double b[8]; for (int i = 0; i < n; i++) b[i] = x[i] * x[i];
  double s = 0; for (int i = 0; i < n; i++) s += get((unsigned char *)(b + i)) * x[0]; return s;
}
double read_bytes(const double *x, int n) {
  unsigned char b[64]; for (int i = 0; i < n; i++) put(b + 8 * i, x[i] * x[i]);
  double s = 0; for (int i = 0; i < 8 * n; i++) s += b[i] * x[0]; return s;
}
double read_half(const double *x, int n) {
  unsigned char b[64]; for (int i = 0; i < n; i++) put(b + 8 * i, x[i] * x[i]);
  double s = 0; for (int i = 0; i < n; i++) s += getf(b + 8 * i) * x[0]; return s;
}
double exponent_changed(const double *x, int n) {
  unsigned char b[64]; for (int i = 0; i < n; i++) put(b + 8 * i, x[i] * x[i]);
  for (int i = 0; i < n; i++) b[8 * i + 1] = 0;
  double s = 0; for (int i = 0; i < n; i++) s += get(b + 8 * i) * x[0]; return s;
}
double two_bytes_changed(const double *x, int n) {
  unsigned char b[64]; const short h = 0; for (int i = 0; i < n; i++) put(b + 8 * i, x[i] * x[i]);
  for (int i = 0; i < n; i++) memcpy(b + 8 * i, &h, 2);
  double s = 0; for (int i = 0; i < n; i++) s += get(b + 8 * i) * x[0]; return s;
}
double byte_counted(const double *x, int n) {
  unsigned char b[64]; for (int i = 0; i < n; i++) put(b + 8 * i, x[i] * x[i]);
  for (int i = 0; i < n; i++) b[8 * i + 2]++;
  double s = 0; for (int i = 0; i < n; i++) s += get(b + 8 * i) * x[0]; return s;
}
double one_place_changed(const double *x, int n) {
  unsigned char b[128]; for (int i = 0; i < n; i++) { double t = x[i] * x[i]; memcpy(b + 8 * i, &t, 8); }
  b[6] = 0x31;
  double s = 0; for (int i = 0; i < n; i++) { double t; memcpy(&t, b + 8 * i, 8); s += t * x[0]; } return s;
}
double one_byte_changed(const double *x, int n) {
  unsigned char b[64]; for (int i = 0; i < n; i++) put(b + 8 * i, x[i] * x[i]);
  for (int i = 0; i < n; i++) b[8 * i + 7] = 0;
  double s = 0; for (int i = 0; i < n; i++) s += get(b + 8 * i) * x[0]; return s;
}
"""

X = np.array([0.7, 1.3, 0.4])
SUM = 2 * X * X[0] + np.array([np.sum(X**2), 0, 0])
WEIGHTED = 2 * X * X[0] * [1, 4, 7] + np.array([X**2 @ [1, 4, 7], 0, 0])
RIGHT = {"records": WEIGHTED, "header": 7 * SUM}
FOLLOWED = ["big", "little", "little_plain", "floats", "by_swap", "copied", "records", "header", "not_inlined"]
REFUSED = [
    "read_plain",
    "read_turned",
    "read_bytes",
    "read_half",
    "one_byte_changed",
    "exponent_changed",
    "two_bytes_changed",
    "byte_counted",
]


@pytest.fixture(scope="module")
def library() -> pad.Library:
    return pad.compile(SOURCE, language="c")


@pytest.mark.parametrize("name", FOLLOWED)
def test_followed(library: pad.Library, name: str) -> None:
    f, right = library[name], RIGHT.get(name, SUM)
    np.testing.assert_allclose(pad.grad(f)(X, 3), right, rtol=1e-6 if name == "floats" else 1e-12)
    assert pad.jvp(f, (X, 3), (X + 1, None))[1] == pytest.approx(right @ (X + 1), rel=1e-6 if name == "floats" else 1e-12)


@pytest.mark.parametrize("name", REFUSED)
def test_refused(library: pad.Library, name: str) -> None:
    """Bytes of a number that are used as something else."""
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E10[12]"):
        pad.grad(library[name])(X, 3)
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E10[12]"):
        pad.jvp(library[name], (X, 3), (X, None))


@pytest.mark.parametrize(("second", "stores"), [(4, 1), (2, 3)])
def test_pieces_that_overlap_are_not_joined(second, stores):
    """What a store between covers of the others would come back."""
    between = "" if second == 4 else "  %c = getelementptr i8, ptr %p, i64 2\n  store i32 7, ptr %c, align 2\n"
    module = parse(f"""define void @f(ptr %p, double %x) {{
  %w = bitcast double %x to i64
  %a = trunc i64 %w to i32
  %h = lshr i64 %w, 32
  %b = trunc i64 %h to i32
  %q = getelementptr i8, ptr %p, i64 4
  store i32 %a, ptr %p, align 8
{between}  store i32 %b, ptr %q, align 4
  ret void
}}
""")
    function = module.functions["f"]
    join_bytes(function)
    assert sum(i.opcode == "store" for i in function.instructions()) == stores
