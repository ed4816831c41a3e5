"""An integer and a float in one word: structures that C and Rust pass, return and copy as integers of 64 bits.

The same source with numbers of 64 bits, which share no word, says by differences what is right.
"""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

C = """
#define APART __attribute__((noinline)) static
typedef struct { int k; real f; } item;
typedef struct { real f; unsigned k; } turned;
typedef struct { short a, b; real f; } small;
typedef struct { item a, b; } two;
typedef struct { double d; item i; } big;
APART item step(item r, real t) { r.f = r.f * t + r.k; r.k = (r.k + 1) % 3; return r; }
double passed(const double *x, int n) { item r = {0, x[0]}; for (int i = 0; i < n; i++) r = step(r, x[i]); return r.f * r.k; }
double copied(const double *x, int n) {
  item a[8], b[8]; double s = 0;
  for (int i = 0; i < n; i++) { a[i].k = i; a[i].f = x[i]; }
  for (int i = 0; i < n; i++) b[n - 1 - i] = a[i];
  for (int i = 0; i < n; i++) s += b[i].f * b[i].k * x[i];
  return s;
}
APART item larger(item a, item b, int c) { return a.f > b.f + c ? a : b; }
double chosen(const double *x, int n) {
  item r = {0, x[0]};
  for (int i = 1; i < n; i++) { item t = {i, x[i] * x[i]}; r = larger(r, t, i & 1); }
  return r.f * (r.k + 1);
}
APART turned made(real f, unsigned k) { turned r = {f * f, k * 3 + 1}; return r; }
APART real used(turned r, real t) { return r.f * r.k * t; }
double other_half(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += used(made(x[i], i), x[(i + 1) % n]); return s; }
APART small shift(small s, real t) { s.a += 1; s.b -= s.a; s.f = s.f * t + s.b; return s; }
double shorts(const double *x, int n) { small s = {1, 2, 0.5}; for (int i = 0; i < n; i++) s = shift(s, x[i]); return s.f * s.a; }
APART two crossed(two t, real v) { two r = {{t.b.k + 1, t.a.f * v}, {t.a.k * 2, t.b.f + v}}; return r; }
double pairs(const double *x, int n) {
  two t = {{1, 1}, {2, 0.25}}; for (int i = 0; i < n; i++) t = crossed(t, x[i]); return t.a.f * t.b.f * t.a.k + t.b.k;
}
APART item again(item r, int d, const double *x) { if (d == 0) return r; r.f *= x[d]; r.k += d; return again(r, d - 1, x); }
double recursive(const double *x, int n) { item r = {1, x[0]}; r = again(r, n - 1, x); return r.f * r.k; }
APART big grown(big b, real v) { b.d += b.i.f * v; b.i.k++; b.i.f *= v; return b; }
double beside(const double *x, int n) {
  big b = {0.5, {1, 1.5}}; for (int i = 0; i < n; i++) b = grown(b, x[i]); return b.d + b.i.f * b.i.k;
}
static item kept[8];
APART void put(int i, item r) { kept[i] = r; }
APART item get(int i) { return kept[i]; }
double global(const double *x, int n) {
  double s = 0; for (int i = 0; i < n; i++) { item r = {i, x[i]}; put(i, r); }
  for (int i = 0; i < n; i++) { item r = get(n - 1 - i); s += r.f * r.k * r.f * x[i]; }
  return s;
}
"""
RUST = """
#[derive(Clone, Copy)] struct Item { k: i32, f: Real }
#[inline(never)] fn checked(a: Real, k: u32) -> Result<Real, u32> { if k % 3 == 2 { Err(k) } else { Ok(a * a) } }
#[inline(never)] fn moved(p: Item, t: Real) -> Item { Item { k: p.k + 2, f: p.f * t + p.k as Real } }
pub fn results(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for (i, v) in x.iter().enumerate() {
        s += match checked(*v as Real, i as u32) { Ok(a) => a as f64 * v, Err(k) => k as f64 * v };
    }
    s
}
pub fn items(x: &[f64]) -> f64 {
    let mut p = Item { k: 1, f: 0.5 };
    for v in x { p = moved(p, *v as Real); }
    let mut all: Vec<Item> = x.iter().enumerate().map(|(i, a)| Item { k: i as i32, f: *a as Real }).collect();
    all.reverse(); all.swap(0, 2);
    let copy = all.clone();
    copy.iter().zip(x).map(|(p, a)| (p.f * p.k as Real) as f64 * a).sum::<f64>() + (p.f * p.k as Real) as f64
}
"""
NAMES = ("passed", "copied", "chosen", "other_half", "shorts", "pairs", "recursive", "beside", "global")
X = np.array([0.31, 0.72, 1.13, 0.94, 0.25])


@pytest.fixture(scope="module")
def single() -> pad.Library:
    return pad.compile("typedef float real;" + C, "c")


@pytest.fixture(scope="module")
def double() -> pad.Library:
    return pad.compile("typedef double real;" + C, "c")


def check(single: pad.Function, double: pad.Function, *rest: int) -> None:
    right = [(double(X + h, *rest) - double(X - h, *rest)) / 2e-6 for h in 1e-6 * np.eye(len(X))]
    np.testing.assert_allclose(pad.grad(single)(X, *rest), right, rtol=2e-4, atol=2e-5)
    nothing = (None,) * len(rest)
    tangents = [pad.jvp(single, (X, *rest), (e, *nothing))[1] for e in np.eye(len(X))]
    np.testing.assert_allclose(tangents, right, rtol=2e-4, atol=2e-5)


@pytest.mark.parametrize("name", NAMES)
def test_c(single: pad.Library, double: pad.Library, name: str) -> None:
    check(single[name], double[name], len(X))


def test_rust() -> None:
    single, double = (pad.compile(f"type Real = {real};" + RUST, "rust") for real in ("f32", "f64"))
    for name in ("results", "items"):
        check(single[name], double[name])
