"""Integers that are stored in bytes of numbers are refused; those beside an array are not."""

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = r"""
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define FILLED(b, from) for (int i = 0; i < n; i++) { double t = x[i] * x[i]; memcpy((b) + (from) + 8 * i, &t, 8); }
#define SUMMED(b, from) double s = 0; for (int i = 0; i < n; i++) { double t; memcpy(&t, (b) + (from) + 8 * i, 8); s += t * x[0]; }
#define SET(d) for (int i = 0; i < n; i++) (d)[i] = x[i] * x[i];
#define ADDED(d) double s = 0; for (int i = 0; i < n; i++) s += (d)[i] * x[0];
static unsigned char buffer[128];
__attribute__((noinline)) static void poke(unsigned char *p, int k) { p[k] = 0x31; }

double first(const double *x, int n) { unsigned char b[128]; FILLED(b, 0) b[6] = 0x31; SUMMED(b, 0) return s; }
double later(const double *x, int n) { unsigned char b[128]; FILLED(b, 0) b[14] = 0x31; SUMMED(b, 0) return s; }
double behind_a_header(const double *x, int n) { unsigned char b[128]; FILLED(b, 3) b[9] = 0x31; SUMMED(b, 3) return s; }
double a_variable(const double *x, int n) { unsigned char b[128]; FILLED(b, 0) b[6] = (unsigned char)(n + 46); SUMMED(b, 0) return s; }
double two_bytes(const double *x, int n) {
  unsigned char b[128]; uint16_t v = 0x3131; FILLED(b, 0) memcpy(b + 14, &v, 2); SUMMED(b, 0) return s;
}
double filled(const double *x, int n) { unsigned char b[128]; FILLED(b, 0) memset(b + 4, 0x31, 3); SUMMED(b, 0) return s; }
double half_cleared(const double *x, int n) { unsigned char b[128]; FILLED(b, 0) memset(b, 0, 4); SUMMED(b, 0) return s; }
double on_the_heap(const double *x, int n) { unsigned char *b = malloc(128); FILLED(b, 0) b[14] = 0x31; SUMMED(b, 0) free(b); return s; }
double an_int(const double *x, int n) {
  unsigned char *b = malloc(128); FILLED(b, 0) *(int *)(b + 12) = 0x3ff00000; SUMMED(b, 0) free(b); return s;
}
double cast(const double *x, int n) { void *b = malloc(128); double *d = b; SET(d) ((char *)b)[6] = 0x31; ADDED(d) free(b); return s; }
double an_array(const double *x, int n) { double d[16]; SET(d) ((unsigned char *)d)[14] = 0x31; ADDED(d) return s; }
double a_union(const double *x, int n) { union { double d[4]; unsigned char c[32]; } u; SET(u.d) u.c[14] = 0x31; ADDED(u.d) return s; }
double a_global(const double *x, int n) { FILLED(buffer, 0) buffer[14] = 0x31; SUMMED(buffer, 0) return s; }
double in_a_call(const double *x, int n) { unsigned char b[128]; FILLED(b, 0) poke(b, 14); SUMMED(b, 0) return s; }
double single(const double *x, int n) {
  unsigned char b[128]; for (int i = 0; i < n; i++) { float t = x[i] * x[i]; memcpy(b + 4 * i, &t, 4); }
  b[6] = 0x31;
  double s = 0; for (int i = 0; i < n; i++) { float t; memcpy(&t, b + 4 * i, 4); s += t * x[0]; } return s;
}
double in_a_loop(const double *x, int n) {
  unsigned char b[128]; FILLED(b, 0) for (int k = 5; k < n + 4; k++) b[k] = 0x31; SUMMED(b, 0) return s;
}
double looped_heap(const double *x, int n) {
  unsigned char *b = malloc(128); FILLED(b, 0) for (int k = 5; k < n + 4; k++) b[k] = 0x31; SUMMED(b, 0) free(b); return s;
}
double looped_array(const double *x, int n) {
  double d[16]; char *b = (char *)d; SET(d) for (int k = 13; k < n + 12; k++) b[k] = 0x31; ADDED(d) return s;
}
double any_length(const double *x, int n) { double d[16]; SET(d) memset((char *)d + 5, 0x31, n - 1); ADDED(d) return s; }
struct pair { double v, w; };
double pairs(const double *x, int n) {
  struct pair d[16]; for (int i = 0; i < n; i++) d[i].v = x[i] * x[i], d[i].w = x[i];
  ((unsigned char *)d)[22] = 0x31;
  double s = 0; for (int i = 0; i < n; i++) s += d[i].v * x[0]; return s;
}

struct record { double a[10]; char f, g; int n; };
struct text { char name[16]; double a[10]; char unit[5]; };
double r_record(const double *x, int n) {
  struct record v; v.f = 1; v.n = n; SET(v.a) v.f = 5; v.g = 2; ADDED(v.a) return s + v.g - v.f - v.n;
}
double r_pointer(const double *x, int n) {
  struct record *v = malloc(sizeof *v); v->f = 1; v->n = n; SET(v->a) v->f = 5; v->g = 2; ADDED(v->a) s += v->g - v->f; free(v); return s;
}
double r_header(const double *x, int n) { unsigned char b[128]; b[0] = 'H'; FILLED(b, 2) b[1] = 3; b[0] = 'K'; SUMMED(b, 2) return s; }
double r_text(const double *x, int n) {
  struct text *v = malloc(sizeof *v); strcpy(v->name, "abc"); SET(v->a) strcpy(v->unit, "kg"); v->name[1] = 'x'; v->unit[0] = 'g';
  ADDED(v->a) free(v); return s;
}
double r_packed(const double *x, int n) {
  struct __attribute__((packed)) { char f; double a[10]; char g; } v; v.f = 1; SET(v.a) v.g = 3; ADDED(v.a) return s + v.f - v.g;
}
double r_cleared(const double *x, int n) { double d[16]; SET(d) memset(d + 3, 0, 8); ADDED(d) return s + d[3]; }
"""
REFUSED = [
    "first", "later", "behind_a_header", "a_variable", "two_bytes", "filled", "half_cleared", "on_the_heap", "an_int", "cast", "an_array",
    "a_union", "a_global", "in_a_call", "single", "in_a_loop", "looped_heap", "looped_array", "any_length", "pairs",
]  # fmt: skip
BESIDE = ["r_record", "r_pointer", "r_header", "r_text", "r_packed", "r_cleared"]
X = np.array([0.7, 1.3, 0.4])
RIGHT = 2 * X * X[0] + np.array([X @ X, 0, 0])


@pytest.fixture(scope="module", params=["-O0", "-O2"])
def library(request: pytest.FixtureRequest) -> pad.Library:
    return pad.compile(SOURCE, language="c", flags=[request.param])


@pytest.mark.parametrize("name", REFUSED)
def test_parts_of_numbers(library: pad.Library, name: str) -> None:
    with pytest.raises(pad.DifferentiationError, match="PAD-E101"):
        pad.grad(library[name])(X, 3)
    with pytest.raises(pad.DifferentiationError, match="PAD-E101"):
        pad.jvp(library[name], (X, 3), (X, None))


@pytest.mark.parametrize("name", BESIDE)
def test_beside_an_array(library: pad.Library, name: str) -> None:
    np.testing.assert_allclose(pad.grad(library[name])(X, 3), RIGHT, rtol=1e-14)
    assert pad.jvp(library[name], (X, 3), (X + 1, None))[1] == pytest.approx(RIGHT @ (X + 1), rel=1e-14)
