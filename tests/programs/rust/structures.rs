//! Generics, traits, boxed trees, matrices of vectors, constant generics, Option and Result, collections.

use std::collections::{BTreeMap, VecDeque};
use std::ops::{Add, Index, IndexMut, Mul};

#[derive(Clone, Copy)]
struct Complex {
    re: f64,
    im: f64,
}

impl Add for Complex {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Complex { re: self.re + o.re, im: self.im + o.im }
    }
}

impl Mul for Complex {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
}

/// |p(z)|^2 by Horner's scheme, generic over the ring.
fn horner<T: Copy + Add<Output = T> + Mul<Output = T>>(coefficients: &[T], z: T) -> T {
    let mut iter = coefficients.iter().rev().copied();
    let first = iter.next().expect("no coefficients");
    iter.fold(first, |sum, c| sum * z + c)
}

#[no_mangle]
pub fn polynomial_power(coefficients: &[f64], re: f64, im: f64) -> f64 {
    let c: Vec<Complex> = coefficients.iter().map(|&re| Complex { re, im: 0.5 * re }).collect();
    let value = horner(&c, Complex { re, im });
    value.re * value.re + value.im * value.im
}

enum Expr {
    Variable(usize),
    Constant(f64),
    Sum(Box<Expr>, Box<Expr>),
    Product(Box<Expr>, Box<Expr>),
    Sin(Box<Expr>),
}

impl Expr {
    fn value(&self, x: &[f64]) -> f64 {
        match self {
            Expr::Variable(i) => x[*i],
            Expr::Constant(c) => *c,
            Expr::Sum(a, b) => a.value(x) + b.value(x),
            Expr::Product(a, b) => a.value(x) * b.value(x),
            Expr::Sin(a) => a.value(x).sin(),
        }
    }
}

#[no_mangle]
pub fn expression(x: &[f64]) -> f64 {
    use Expr::*;
    let tree = Sum(
        Box::new(Product(Box::new(Variable(0)), Box::new(Sin(Box::new(Variable(1)))))),
        Box::new(Product(Box::new(Constant(3.0)), Box::new(Variable(2)))),
    );
    tree.value(x)
}

struct Matrix<const N: usize> {
    rows: [[f64; N]; N],
}

impl<const N: usize> Index<(usize, usize)> for Matrix<N> {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.rows[i][j]
    }
}

impl<const N: usize> IndexMut<(usize, usize)> for Matrix<N> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.rows[i][j]
    }
}

/// log det of a symmetric matrix, None if it is not positive definite.
fn log_det<const N: usize>(a: &Matrix<N>) -> Option<f64> {
    let mut l = Matrix { rows: [[0.0; N]; N] };
    let mut sum = 0.0;
    for j in 0..N {
        let d = a[(j, j)] - (0..j).map(|k| l[(j, k)].powi(2)).sum::<f64>();
        if d <= 0.0 {
            return None;
        }
        l[(j, j)] = d.sqrt();
        sum += d.ln();
        for i in j + 1..N {
            l[(i, j)] = (a[(i, j)] - (0..j).map(|k| l[(i, k)] * l[(j, k)]).sum::<f64>()) / l[(j, j)];
        }
    }
    Some(sum)
}

#[no_mangle]
pub fn log_det_or(a: &[[f64; 3]; 3], otherwise: f64) -> f64 {
    log_det(&Matrix { rows: *a }).unwrap_or(2.0 * otherwise)
}

/// A matrix as vectors of vectors; power iteration.
#[no_mangle]
pub fn spectral_radius(a: &[f64], n: usize, iterations: usize) -> f64 {
    let rows: Vec<Vec<f64>> = a.chunks(n).map(|row| row.to_vec()).collect();
    let mut v = vec![1.0; n];
    let mut size = 0.0;
    for _ in 0..iterations {
        let w: Vec<f64> = rows.iter().map(|row| row.iter().zip(&v).map(|(a, b)| a * b).sum()).collect();
        size = w.iter().map(|x| x * x).sum::<f64>().sqrt();
        v = w.into_iter().map(|x| x / size).collect();
    }
    size
}

/// Groups by key in a BTreeMap.
#[no_mangle]
pub fn grouped(keys: &[i32], x: &[f64]) -> f64 {
    let mut sums: BTreeMap<i32, f64> = BTreeMap::new();
    for (k, v) in keys.iter().zip(x) {
        *sums.entry(*k).or_insert(0.0) += v;
    }
    sums.iter().map(|(k, s)| *k as f64 * s * s).sum()
}

/// A moving sum over a queue.
#[no_mangle]
pub fn moving(x: &[f64], window: usize, out: &mut [f64]) {
    let mut queue = VecDeque::new();
    let mut sum = 0.0;
    for (v, o) in x.iter().zip(out) {
        queue.push_back(*v);
        sum += v;
        if queue.len() > window {
            sum -= queue.pop_front().unwrap();
        }
        *o = sum * sum;
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Particle {
    pub position: [f64; 2],
    pub velocity: [f64; 2],
    pub charge: f64,
    pub fixed: bool,
}

/// Particles in a magnetic field, by a rotation per step.
#[no_mangle]
pub fn gyrate(particles: &mut [Particle], field: f64, dt: f64, steps: usize) {
    for _ in 0..steps {
        for p in particles.iter_mut().filter(|p| !p.fixed) {
            let (s, c) = (p.charge * field * dt).sin_cos();
            let [vx, vy] = p.velocity;
            p.velocity = [c * vx - s * vy, s * vx + c * vy];
            for (x, v) in p.position.iter_mut().zip(p.velocity) {
                *x += dt * v;
            }
        }
    }
}

fn parse_weight(index: usize) -> Result<f64, String> {
    ["0.5", "1.5", "two"].get(index).ok_or("no such weight".to_string())?.parse::<f64>().map_err(|e| e.to_string())
}

#[no_mangle]
pub fn weighted(x: f64, index: usize) -> f64 {
    match parse_weight(index) {
        Ok(w) => w * x * x,
        Err(_) => x,
    }
}

/// Closures in a vector.
#[no_mangle]
pub fn pipeline(x: f64, scale: f64) -> f64 {
    let stages: Vec<Box<dyn Fn(f64) -> f64>> = vec![Box::new(move |v| v * scale), Box::new(f64::tanh), Box::new(move |v| v + scale * v * v)];
    stages.iter().fold(x, |v, f| f(v))
}

/// Scan, take_while and a running maximum.
#[no_mangle]
pub fn drawdown(returns: &[f64]) -> f64 {
    returns
        .iter()
        .scan((1.0f64, 1.0f64), |(value, peak), r| {
            *value *= 1.0 + r;
            *peak = peak.max(*value);
            Some(*value / *peak)
        })
        .fold(1.0, f64::min)
}

#[derive(Clone, Copy)]
enum Figure {
    Disc(f64),
    Box(f64, f64),
    Nothing,
    Many(u32, f64),
}

#[inline(never)]
fn area(figure: &Figure) -> f64 {
    match *figure {
        Figure::Disc(r) => 3.0 * r * r,
        Figure::Box(a, b) => a * b,
        Figure::Nothing => 0.0,
        Figure::Many(n, a) => a * n as f64,
    }
}

/// Variants in one place after another: where each lies is seen when short loops are unrolled.
#[no_mangle]
pub fn figures(x: &[f64]) -> f64 {
    let mut all = vec![Figure::Disc(x[0]), Figure::Box(x[1], x[2]), Figure::Nothing, Figure::Many(7, x[3])];
    all.swap(0, 2);
    all.reverse();
    all.iter().map(area).sum::<f64>() * area(&all[0])
}

/// Lists that are split and joined.
#[no_mangle]
pub fn links(x: &[f64]) -> f64 {
    let mut list: std::collections::LinkedList<f64> = x.iter().map(|v| v * 2.0).collect();
    let mut rest = list.split_off(2);
    rest.append(&mut list);
    rest.iter().fold(1.0, |s, v| s * 0.5 + v * v)
}

enum Place {
    Free(usize),
    Used(f64),
}

/// A slab: free places of a vector that grows hold the number of the next one.
#[no_mangle]
pub fn slab(x: &[f64]) -> f64 {
    let mut places: Vec<Place> = Vec::new();
    let (mut free, mut sum) = (usize::MAX, 0.0);
    for (i, v) in x.iter().enumerate() {
        let at = if free == usize::MAX { places.len() } else { free };
        if free == usize::MAX {
            places.push(Place::Used(v * v));
        } else if let Place::Free(next) = std::mem::replace(&mut places[at], Place::Used(v.sin())) {
            free = next;
        }
        if i % 3 == 1 {
            if let Place::Used(u) = std::mem::replace(&mut places[at], Place::Free(free)) {
                sum += u * v;
            }
            free = at;
        }
    }
    sum + places.iter().map(|p| if let Place::Used(v) = p { v * v } else { 0.0 }).sum::<f64>()
}

pub enum Entry {
    Number(f64),
    Boxed(Box<f64>),
    Code(u16),
    List(Vec<f64>),
}

/// Two bytes at the place of numbers and addresses: LLVM moves these bytes and the six behind them in words of their own.
#[no_mangle]
pub fn entries(x: &[f64]) -> f64 {
    let made = x.iter().enumerate().map(|(i, &a)| match i % 4 {
        0 => Entry::Number(a),
        1 => Entry::Boxed(Box::new(a * a)),
        2 => Entry::List(vec![a, a * 2.0]),
        _ => Entry::Code(i as u16),
    });
    let entries: Vec<Entry> = made.collect();
    let value = |(entry, a): (&Entry, &f64)| match entry {
        Entry::Number(v) => v * v,
        Entry::Boxed(v) => v.sin(),
        Entry::Code(3) => 2.0 * a,
        Entry::Code(_) => a * a,
        Entry::List(v) => v[0] * v[1],
    };
    entries.iter().zip(x).map(value).sum()
}

/// Roots that are asked for only where there are some: the first that has none ends the work.
fn roots(x: &[f64]) -> Result<Vec<f64>, f64> {
    x.iter()
        .map(|v| {
            let w = v - 0.3;
            if w < 0.0 { Err(w * w) } else { Ok(w.sqrt()) }
        })
        .collect()
}

#[no_mangle]
pub fn roots_or_first(x: &[f64]) -> f64 {
    match roots(x) {
        Ok(v) => v.iter().product(),
        Err(v) => v.sin(),
    }
}
