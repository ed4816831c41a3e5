// Programs as scientists write them: iterators, traits, shared graphs, results, heaps, caches, closures, queues, threads.
use std::borrow::Cow;
use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashMap, VecDeque};
use std::ops::{Add, Index, IndexMut, Mul, Neg, Sub};
use std::rc::{Rc, Weak};
use std::sync::mpsc;

// iterators

pub fn windowed(x: &[f64]) -> f64 {
    let slopes: Vec<f64> = x.windows(2).map(|w| (w[1] - w[0]).powi(2)).collect();
    let sums: Vec<f64> = slopes.chunks(3).map(|c| c.iter().sum::<f64>().sqrt()).collect();
    sums.iter().zip(x).fold(1.0, |a, (s, t)| a * 0.5 + s * t)
}

pub fn scanned(x: &[f64]) -> f64 {
    x.iter()
        .scan((0.0, 1.0), |s, &t| {
            s.0 = 0.9 * s.0 + t;
            s.1 *= 1.0 + 0.1 * s.0;
            if s.1 > 50.0 { None } else { Some(s.0 * s.1) }
        })
        .skip(1)
        .step_by(2)
        .sum()
}

// Newton's method as an iterator, until it has converged
pub fn converged(x: &[f64]) -> f64 {
    let a = x[0] + 2.0 * x[1];
    let mut t = 1.0;
    let steps = std::iter::from_fn(move || {
        let next = 0.5 * (t + a / t);
        if (next - t as f64).abs() < 1e-14 {
            return None;
        }
        t = next;
        Some(t)
    });
    steps.last().unwrap_or(1.0) * x[2] + std::iter::successors(Some(x[3]), |s| if *s < 4.0 { Some(s * 1.7) } else { None }).map(|s| s.ln()).sum::<f64>()
}

struct Simpson<'a> {
    f: &'a dyn Fn(f64) -> f64,
    a: f64,
    h: f64,
    i: usize,
    n: usize,
}

impl Iterator for Simpson<'_> {
    type Item = f64;
    fn next(&mut self) -> Option<f64> {
        if self.i > self.n {
            return None;
        }
        let weight = if self.i == 0 || self.i == self.n { 1.0 } else if self.i % 2 == 1 { 4.0 } else { 2.0 };
        let t = self.a + self.i as f64 * self.h;
        self.i += 1;
        Some(weight * (self.f)(t) * self.h / 3.0)
    }
}

pub fn quadrature(x: &[f64]) -> f64 {
    let f = |t: f64| (x[0] * t).sin() * (-x[1] * t * t).exp() + x[2];
    Simpson { f: &f, a: x[3], h: (2.0 + x[4] - x[3]) / 10.0, i: 0, n: 10 }.sum()
}

// traits

trait Potential {
    fn energy(&self, r: f64) -> f64;
    fn scaled(&self, r: f64, s: f64) -> f64 {
        self.energy(r * s) / s
    }
}
struct LennardJones { eps: f64, sigma: f64 }
struct Morse { d: f64, a: f64, r: f64 }
struct Sum<A, B>(A, B);
struct Cut { inner: Box<dyn Potential>, at: f64 }

impl Potential for LennardJones {
    fn energy(&self, r: f64) -> f64 {
        let q = (self.sigma / r).powi(6);
        4.0 * self.eps * (q * q - q)
    }
}
impl Potential for Morse {
    fn energy(&self, r: f64) -> f64 {
        let e = 1.0 - (-self.a * (r - self.r)).exp();
        self.d * e * e
    }
    fn scaled(&self, r: f64, s: f64) -> f64 {
        self.energy(r) * s
    }
}
impl<A: Potential, B: Potential> Potential for Sum<A, B> {
    fn energy(&self, r: f64) -> f64 {
        self.0.energy(r) + 0.5 * self.1.scaled(r, 1.1)
    }
}
impl Potential for Cut {
    fn energy(&self, r: f64) -> f64 {
        if r > self.at { 0.0 } else { self.inner.energy(r) - self.inner.energy(self.at) }
    }
}

pub fn potentials(x: &[f64]) -> f64 {
    let list: Vec<Box<dyn Potential>> = vec![
        Box::new(LennardJones { eps: x[0], sigma: x[1] }),
        Box::new(Sum(Morse { d: x[2], a: x[3], r: 1.1 }, LennardJones { eps: 0.3, sigma: x[4] })),
        Box::new(Cut { inner: Box::new(Morse { d: 1.0, a: x[0], r: x[1] }), at: 2.5 }),
    ];
    x.iter().map(|t| 1.0 + t).map(|r| list.iter().map(|p| p.scaled(r, 1.3)).sum::<f64>()).sum()
}

// graphs

struct Body {
    mass: f64,
    children: RefCell<Vec<Rc<Body>>>,
    parent: RefCell<Weak<Body>>,
}

fn total(body: &Body) -> f64 {
    let above = body.parent.borrow().upgrade().map_or(1.0, |p| p.mass);
    body.mass * above.sqrt() + body.children.borrow().iter().map(|c| total(c)).sum::<f64>()
}

pub fn bodies(x: &[f64]) -> f64 {
    let all: Vec<Rc<Body>> =
        x.iter().map(|&mass| Rc::new(Body { mass, children: RefCell::new(vec![]), parent: RefCell::new(Weak::new()) })).collect();
    for i in 1..all.len() {
        let parent = &all[(i - 1) / 2];
        *all[i].parent.borrow_mut() = Rc::downgrade(parent);
        parent.children.borrow_mut().push(all[i].clone());
    }
    total(&all[0])
}

#[derive(Default)]
struct Cell {
    value: f64,
    near: Vec<Rc<RefCell<Cell>>>,
}

pub fn relaxed(x: &[f64]) -> f64 {
    let cells: Vec<Rc<RefCell<Cell>>> = x.iter().map(|&value| Rc::new(RefCell::new(Cell { value, near: vec![] }))).collect();
    for (i, c) in cells.iter().enumerate() {
        let mut c = c.borrow_mut();
        c.near.push(cells[(i + 1) % cells.len()].clone());
        c.near.push(cells[(i + 2) % cells.len()].clone());
    }
    for _ in 0..3 {
        for c in &cells {
            let mean: f64 = c.borrow().near.iter().map(|n| n.borrow().value).sum::<f64>() / 2.0;
            let mut c = c.borrow_mut();
            c.value += 0.3 * (mean * mean - c.value);
        }
    }
    let result = cells.iter().map(|c| c.borrow().value.powi(2)).sum();
    cells.iter().for_each(|c| c.borrow_mut().near.clear());
    result
}

// results

#[derive(Debug)]
enum Failure {
    Negative(f64),
    Empty,
    Singular { row: usize },
}

fn root(t: f64) -> Result<f64, Failure> {
    if t < 0.0 { Err(Failure::Negative(t)) } else { Ok(t.sqrt()) }
}
fn mean(x: &[f64]) -> Result<f64, Failure> {
    if x.is_empty() { Err(Failure::Empty) } else { Ok(x.iter().sum::<f64>() / x.len() as f64) }
}
fn solved(a: [[f64; 2]; 2], b: [f64; 2]) -> Result<[f64; 2], Failure> {
    let d = a[0][0] * a[1][1] - a[0][1] * a[1][0];
    if d.abs() < 1e-12 {
        return Err(Failure::Singular { row: 1 });
    }
    Ok([(b[0] * a[1][1] - b[1] * a[0][1]) / d, (b[1] * a[0][0] - b[0] * a[1][0]) / d])
}
fn chained(x: &[f64], shift: f64) -> Result<f64, Failure> {
    let m = mean(x)?;
    let r = root(m - shift)?;
    let [p, q] = solved([[x[0], x[1]], [r, 2.0]], [x[2], m])?;
    Ok(p * q + x.get(3).map(|t| t * t).ok_or(Failure::Empty)?)
}

pub fn results(x: &[f64]) -> f64 {
    [0.0, 0.1, 5.0]
        .iter()
        .map(|&s| match chained(x, s) {
            Ok(v) => v,
            Err(Failure::Negative(t)) => 0.5 * t * t,
            Err(Failure::Singular { row }) => row as f64,
            Err(Failure::Empty) => 0.0,
        })
        .sum()
}

// slice patterns
pub fn patterns(x: &[f64]) -> f64 {
    fn alternating(x: &[f64]) -> f64 {
        match x {
            [] => 0.0,
            [a] => *a,
            [a, b] => a * b,
            [first, middle @ .., last] => first * last - 0.5 * alternating(middle),
        }
    }
    let mut s = alternating(x);
    if let [a, b, rest @ ..] = x {
        s += a / b + rest.iter().product::<f64>();
    }
    s
}

// matrices
#[derive(Clone, Copy)]
struct Matrix<const R: usize, const C: usize>([[f64; C]; R]);

impl<const R: usize, const C: usize> Index<(usize, usize)> for Matrix<R, C> {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.0[i][j]
    }
}
impl<const R: usize, const C: usize> IndexMut<(usize, usize)> for Matrix<R, C> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.0[i][j]
    }
}
impl<const R: usize, const K: usize, const C: usize> Mul<Matrix<K, C>> for Matrix<R, K> {
    type Output = Matrix<R, C>;
    fn mul(self, other: Matrix<K, C>) -> Matrix<R, C> {
        let mut m = Matrix([[0.0; C]; R]);
        for i in 0..R {
            for j in 0..C {
                m[(i, j)] = (0..K).map(|k| self[(i, k)] * other[(k, j)]).sum();
            }
        }
        m
    }
}
impl<const R: usize, const C: usize> Add for Matrix<R, C> {
    type Output = Self;
    fn add(mut self, other: Self) -> Self {
        self.0.iter_mut().flatten().zip(other.0.iter().flatten()).for_each(|(a, b)| *a += b);
        self
    }
}
impl<const R: usize, const C: usize> Neg for Matrix<R, C> {
    type Output = Self;
    fn neg(self) -> Self {
        Matrix(self.0.map(|row| row.map(|t| -t)))
    }
}
impl<const R: usize, const C: usize> Sub for Matrix<R, C> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

pub fn filtered(x: &[f64]) -> f64 {
    let f = Matrix([[1.0, x[0]], [0.0, 1.0]]);
    let h = Matrix([[1.0, x[1]]]);
    let mut p = Matrix([[x[2], 0.1], [0.1, x[3]]]);
    let mut s = Matrix([[0.0], [1.0]]);
    for (k, z) in x.iter().enumerate() {
        s = f * s;
        p = f * p * Matrix([[1.0, 0.0], [x[0], 1.0]]) + Matrix([[0.01, 0.0], [0.0, 0.02]]);
        let gain = p * Matrix([[1.0], [x[1]]]) * Matrix([[1.0 / ((h * p * Matrix([[1.0], [x[1]]]))[(0, 0)] + 0.5)]]);
        s = s + gain * (Matrix([[*z + 0.1 * k as f64]]) - h * s);
        p = p - gain * (h * p);
    }
    s[(0, 0)] * s[(1, 0)] + p[(0, 1)]
}

// order

#[derive(Clone, Copy, PartialEq)]
struct Real(f64);
impl Eq for Real {}
impl PartialOrd for Real {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Real {
    fn cmp(&self, other: &Self) -> Ordering {
        other.0.partial_cmp(&self.0).unwrap()
    }
}

pub fn shortest(x: &[f64]) -> f64 {
    let n = x.len();
    let mut distance = vec![f64::INFINITY; n];
    let mut heap = BinaryHeap::new();
    distance[0] = 0.0;
    heap.push((Real(0.0), 0usize));
    while let Some((Real(d), i)) = heap.pop() {
        if d > distance[i] {
            continue;
        }
        for step in 1..4 {
            let j = (i + step) % n;
            let next = d + x[j] * (step as f64).sqrt() + x[i] * x[i];
            if next < distance[j] {
                distance[j] = next;
                heap.push((Real(next), j));
            }
        }
    }
    distance.iter().enumerate().map(|(i, d)| d * (i as f64 + 1.0)).sum()
}

pub fn quantiles(x: &[f64]) -> f64 {
    let mut v: Vec<(usize, f64)> = x.iter().map(|t| t * t + 0.1).enumerate().collect();
    v.sort_by(|a, b| b.1.partial_cmp(&a.1).unwrap());
    v.dedup_by(|a, b| (a.1 - b.1).abs() < 1e-3);
    v.retain(|p| p.0 != 2);
    let high: f64 = v.drain(..2).map(|p| p.1 * (p.0 as f64 + 1.0)).sum();
    v.sort_unstable_by_key(|p| p.0 % 3);
    high * v.iter().enumerate().map(|(i, p)| p.1 * (i as f64 + 0.5)).sum::<f64>() + v[v.len() / 2].1
}

// caches

fn legendre(n: u32, x: f64, memo: &mut HashMap<u32, f64>) -> f64 {
    if let Some(v) = memo.get(&n) {
        return *v;
    }
    let v = match n {
        0 => 1.0,
        1 => x,
        _ => ((2 * n - 1) as f64 * x * legendre(n - 1, x, memo) - (n - 1) as f64 * legendre(n - 2, x, memo)) / n as f64,
    };
    memo.insert(n, v);
    v
}

pub fn memoised(x: &[f64]) -> f64 {
    x.iter()
        .map(|t| {
            let mut memo = HashMap::new();
            legendre(7, *t, &mut memo) + legendre(4, *t, &mut memo)
        })
        .sum()
}

// configuration
pub fn configured(x: &[f64]) -> f64 {
    let text = "gain = 1.5\n# a comment\norder=3\n\ndamping =  0.25 # another\nname = test";
    let table: HashMap<&str, &str> = text
        .lines()
        .map(|l| l.split('#').next().unwrap().trim())
        .filter_map(|l| l.split_once('='))
        .map(|(k, v)| (k.trim(), v.trim()))
        .collect();
    let gain: f64 = table["gain"].parse().unwrap();
    let order: usize = table.get("order").and_then(|v| v.parse().ok()).unwrap_or(1);
    let damping: f64 = table.get("damping").map_or(0.0, |v| v.parse().unwrap_or(0.0));
    let wrong: f64 = table["name"].parse().unwrap_or(7.0);
    x.iter().map(|t| gain * t.powi(order as i32) - damping * t + wrong * t.cos()).sum()
}

// closures
pub fn composed(x: &[f64]) -> f64 {
    let (a, b) = (x[0], x[1]);
    let scale = move |t: f64| t * a;
    let mut list: Vec<Box<dyn Fn(f64) -> f64 + '_>> = vec![Box::new(scale), Box::new(|t| t.sin() + b), Box::new(f64::exp)];
    for t in &x[2..] {
        list.push(Box::new(move |s| s / (1.0 + t * t)));
    }
    let compose = |f: Box<dyn Fn(f64) -> f64>, n: usize| move |t: f64| (0..n).fold(t, |s, _| f(s));
    let twice = compose(Box::new(|t| 0.5 * t + 1.0), 2);
    list.iter().fold(x[2], |t, f| f(t)) + twice(x[3])
}

// queues and exchanges

pub fn delayed(x: &[f64]) -> f64 {
    let mut line: VecDeque<f64> = VecDeque::with_capacity(4);
    let mut s = 0.0;
    for &t in x {
        if line.len() == 3 {
            s += line.pop_front().unwrap() * t;
        }
        line.push_back(t * t);
        line.rotate_left(1);
        if let Some(f) = line.front_mut() {
            *f *= 1.1;
        }
    }
    line.make_contiguous().reverse();
    s + line.iter().enumerate().map(|(i, t)| t * (i as f64 + 1.0)).sum::<f64>()
}

pub fn leapfrog(x: &[f64]) -> f64 {
    let (mut old, mut new) = (x.to_vec(), vec![0.0; x.len()]);
    let mut kept: Option<Vec<f64>> = None;
    for k in 0..5 {
        for i in 1..x.len() - 1 {
            new[i] = old[i] + 0.2 * (old[i + 1] - 2.0 * old[i] + old[i - 1]) * old[i];
        }
        std::mem::swap(&mut old, &mut new);
        if k == 1 {
            kept = Some(std::mem::take(&mut new));
            new = vec![0.1; x.len()];
        } else if k == 3 {
            let before = std::mem::replace(&mut new, kept.take().unwrap());
            new[0] += before[1];
        }
    }
    old.iter().zip(&new).map(|(a, b)| a * b).sum()
}

pub fn halves(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    let middle = v.len() / 2;
    let (left, right) = v.split_at_mut(middle);
    for (a, b) in left.iter_mut().zip(right.iter_mut().rev()) {
        let (p, q) = (*a + *b, *a - *b);
        *a = p * p;
        *b = q.sin();
    }
    left.swap_with_slice(&mut right[..middle]);
    v.chunks_exact_mut(2).for_each(|c| c.swap(0, 1));
    v.rotate_right(1);
    v.iter().rev().skip_while(|t| **t > 5.0).zip(x.iter().cycle().skip(1)).map(|(a, b)| a * b).sum()
}

fn normalised(x: &[f64]) -> Cow<'_, [f64]> {
    let s: f64 = x.iter().sum();
    if s > 3.0 { Cow::Owned(x.iter().map(|t| t / s).collect()) } else { Cow::Borrowed(x) }
}

pub fn borrowed(x: &[f64]) -> f64 {
    let mut a = normalised(x);
    let b = normalised(&x[..2]);
    a.to_mut()[0] *= 2.0;
    a.iter().zip(b.iter()).map(|(p, q)| p * q).sum::<f64>() + a.iter().map(|t| t.exp()).sum::<f64>()
}

// threads

pub fn shared(x: &[f64]) -> f64 {
    let mut parts = vec![0.0; 2];
    std::thread::scope(|s| {
        for (part, chunk) in parts.iter_mut().zip(x.chunks(x.len().div_ceil(2))) {
            s.spawn(move || *part = chunk.iter().map(|t| t.sin() * t).sum());
        }
    });
    parts[0] * parts[1]
}

pub fn sent(x: &[f64]) -> f64 {
    let (to, from) = mpsc::channel::<(usize, f64)>();
    std::thread::scope(|s| {
        for (i, t) in x.iter().enumerate().take(3) {
            let to = to.clone();
            s.spawn(move || to.send((i, t * t)).unwrap());
        }
        drop(to);
        from.iter().map(|(i, v)| v * (i as f64 + 1.0)).sum()
    })
}

/// Lists of numbers in a table, which grow there.
pub fn grouped(x: &[f64]) -> f64 {
    let mut groups: HashMap<usize, Vec<f64>> = HashMap::new();
    for (i, t) in x.iter().enumerate() {
        groups.entry(i % 2).or_insert_with(Vec::new).push(t * t);
    }
    let mut keys: Vec<_> = groups.keys().copied().collect();
    keys.sort_unstable();
    keys.iter().map(|k| groups[k].iter().product::<f64>() * (*k as f64 + 1.0)).sum()
}

/// A graph as lists of neighbours with weights, and distances in it.
pub fn reached(x: &[f64]) -> f64 {
    let n = x.len();
    let mut neighbours: HashMap<usize, Vec<(usize, f64)>> = HashMap::new();
    for i in 0..n {
        neighbours.entry(i).or_default().push(((i + 1) % n, x[i]));
        neighbours.entry(i).or_insert_with(Vec::new).push(((i + 3) % n, x[i] * x[(i + 1) % n]));
    }
    let mut distance = vec![f64::INFINITY; n];
    distance[0] = 0.0;
    let mut next = VecDeque::from(vec![0usize]);
    while let Some(at) = next.pop_front() {
        for &(to, weight) in &neighbours[&at] {
            if distance[at] + weight < distance[to] {
                distance[to] = distance[at] + weight;
                next.push_back(to);
            }
        }
    }
    distance.iter().enumerate().map(|(i, d)| (i + 1) as f64 * d).sum()
}
