"""Rust functions through their flat entries: slices, references, scalar pairs, structures in Rust's own layout, Vec, panics."""

from __future__ import annotations

import numpy as np
import pytest

SOURCE = r"""
pub fn dot(x: &[f64], y: &[f64]) -> f64 { x.iter().zip(y).map(|(a, b)| a * b).sum() }
pub fn scale(x: &mut [f64], a: f64) { for v in x.iter_mut() { *v *= a; } }
pub fn at(x: &[f64], i: usize) -> f64 { x[i] }
#[derive(Clone, Copy)]
pub struct P { pub x: f64, pub n: i32, pub y: f64 }
#[derive(Clone, Copy)]
pub struct Pair { pub x: f32, pub n: u8 }
#[repr(C)] #[derive(Clone, Copy)]
pub struct Q { pub x: f64, pub n: i32, pub y: [f64; 3] }
pub fn structure(p: P) -> P { P { x: p.x * 2.0, n: p.n + 1, y: -p.y } }
pub fn pair(p: Pair) -> Pair { Pair { x: p.x * 2.0, n: p.n + 1 } }
pub fn through(p: &P, q: &mut Q) -> f64 { q.y[1] = p.x; q.n += 1; p.x * p.y }
pub fn arrays(a: [f64; 3], b: &[f64; 3], c: &mut [f64; 4]) -> [f64; 3] { c[0] = a[0]; [a[0] * b[0], a[1], a[2]] }
pub fn small(a: [f64; 1], b: [f32; 2]) -> [f32; 2] { [b[0] * 2.0, a[0] as f32 + b[1]] }
pub fn tuple(t: (f64, i32), u: (f64, f64, f64)) -> (f64, f64) { (t.0 * u.1 + t.1 as f64, u.2) }
pub fn vec_sum(v: &Vec<f64>) -> f64 { v.iter().sum() }
pub fn vec_set(v: &mut Vec<f64>) { v[0] = 2.0 }
pub fn vec_sort(v: &mut Vec<f64>) { let mut w = v.clone(); w.sort_by(|a, b| a.partial_cmp(b).unwrap()); *v = w; }
pub fn vec_push(v: &mut Vec<f64>) { v.push(1.0) }
pub fn vec_own(mut v: Vec<f64>) -> f64 { v.push(10.0); v.iter().sum() }
pub fn squares(x: &[f64]) -> Vec<f64> { x.iter().map(|v| v * v).collect() }
pub fn points(n: usize) -> Vec<[f64; 2]> { (0..n).map(|i| [i as f64, -(i as f64)]).collect() }
pub fn option(a: Option<f64>) -> Option<f64> { a.map(|x| x * 2.0) }
pub fn references(a: &f64, b: &mut f64) -> f64 { *b += 1.0; *a * *b }
pub fn flags(f: bool, c: u8, g: f32) -> bool { f && c > 200 && g > 0.0 }
pub fn rows(m: &mut [[f64; 3]]) -> f64 { m[0][1] = 2.0; m[1][2] }
pub fn records(s: &[P]) -> f64 { s.iter().map(|p| p.x * p.n as f64).sum() }
pub mod inner { pub fn f(x: f64) -> f64 { x.sin() } pub struct S { pub a: f64 } impl S { pub fn m(&self, x: f64) -> f64 { self.a * x } } }
#[no_mangle] pub extern "C" fn c_abi(p: *const f64, n: usize, q: Q, r: (f64, f64)) -> f64 { unsafe { *p * r.1 + n as f64 * q.x } }
pub fn fails(x: f64) -> f64 { if x < 0.0 { panic!("negative: {} of {:?}", x, Some(3)) } x.sqrt() }
pub fn fails_plainly(x: f64) -> f64 { if x < 0.0 { panic!("negative") } x.sqrt() }
pub fn unwraps(x: Option<f64>) -> f64 { x.unwrap() }
pub fn divides(x: i32, y: i32) -> i32 { x / y }
"""


@pytest.fixture(scope="module")
def rust(load):
    return load("rust", SOURCE)


def test_slices(rust):
    x = np.arange(4.0)
    assert rust.call("dot", x, x) == 14
    rust.call("scale", x, 2.0)
    assert x.tolist() == [0, 2, 4, 6]
    assert rust.call("dot", np.zeros(0), np.zeros(0)) == 0
    m = np.arange(6.0).reshape(2, 3)
    assert rust.call("rows", m) == 5 and m[0, 1] == 2


def test_structures(rust):
    p = rust.signatures["kernels::structure"].result
    r = rust.call("structure", (1.5, 2.5, 3))  # by offset: x, y, n
    assert (r["x"], r["n"], r["y"]) == (3, 4, -2.5)
    r = rust.call("pair", (1.5, 7))
    assert (r["x"], r["n"]) == (3, 8)
    q = np.zeros((), rust_dtype(rust, "through", 1))
    assert rust.call("through", (2, 5, 0), q) == 10 and q["y"].tolist() == [0, 2, 0] and q["n"] == 1
    table = np.zeros(2, rust_dtype(rust, "records", 0))
    table["x"], table["n"] = [1.5, 2], [2, 3]
    assert rust.call("records", table) == 9
    assert p.kind == "record"


def rust_dtype(rust, name, index):
    from polyglot_ad.signature import numpy_dtype

    return numpy_dtype(rust.signatures[name].parameters[index].dtype)


def test_fixed_arrays(rust):
    c = np.zeros(4)
    assert rust.call("arrays", [1, 2, 3], [10, 0, 0], c).tolist() == [10, 2, 3] and c[0] == 1
    assert rust.call("small", [1], [2, 3]).tolist() == [4, 4]


def test_tuples_options_references(rust):
    assert tuple(rust.call("tuple", (2.0, 3), (0, 5, 7))) == (13, 7)
    assert rust.call("option", 4.0) == 8
    with pytest.raises(Exception, match="the result is None"):
        rust.call("option", None)
    b = np.array(3.0)
    assert rust.call("references", 2.0, b) == 8 and b == 4
    assert rust.call("flags", True, 201, 0.5) and not rust.call("flags", True, 1, 0.5)


def test_vec(rust):
    v = np.array([3.0, 1.0, 2.0])
    assert rust.call("vec_sum", v) == 6
    assert rust.call("vec_own", v) == 16 and rust.call("vec_own", np.zeros(0)) == 10
    rust.call("vec_sort", v)
    assert v.tolist() == [1, 2, 3]
    rust.call("vec_set", v)
    assert v.tolist() == [2, 2, 3]
    with pytest.raises(Exception, match="changed the length of `v`"):
        rust.call("vec_push", v)
    assert dict(rust.signatures["vec_set"].parameters[0].detail)["copy"] is False


def test_allocated_results(rust):
    assert rust.call("squares", [1.0, 2, 3]).tolist() == [1, 4, 9] and rust.call("squares", np.zeros(0)).shape == (0,)
    assert rust.call("points", 2).tolist() == [[0, 0], [1, -1]]


def test_names(rust):
    assert rust.call("inner::f", 0.5) == np.sin(0.5)
    assert rust.call("kernels::inner::S::m", (3.0,), 2.0) == 6
    assert rust.call("c_abi", np.array([2.0]), 3, (5, 0, [0, 0, 0]), (1, 7)) == 29


def test_panics_become_errors(rust):
    with pytest.raises(Exception, match=r"kernels.rs:4:\d+: index out of bounds: the len is 2 but the index is 5"):
        rust.call("at", np.zeros(2), 5)
    with pytest.raises(Exception, match=r"negative: -1 of Some\(3\)$"):
        rust.call("fails", -1.0)
    with pytest.raises(Exception, match=r"negative$"):
        rust.call("fails_plainly", -1.0)
    with pytest.raises(Exception, match="on a `None` value"):
        rust.call("unwraps", None)
    with pytest.raises(Exception, match="divide by zero"):
        rust.call("divides", 1, 0)
    assert rust.call("fails", 4.0) == 2 and rust.call("at", np.ones(2), 1) == 1
