// What Rust programs do every day beside arithmetic: values that do something when they are dropped, slices that are moved about, bytes that
// are made of numbers and numbers of bytes, scratch memory of a thread, errors that carry numbers, generators, generic numbers.
use std::cell::{Cell, RefCell};
use std::collections::{BinaryHeap, VecDeque};
use std::ops::{Add, Mul};
use std::rc::Rc;

thread_local! {
    static SCRATCH: RefCell<Vec<f64>> = const { RefCell::new(Vec::new()) };
}

pub fn scratch(x: &[f64]) -> f64 {
    SCRATCH.with(|kept| {
        let mut kept = kept.borrow_mut();
        kept.clear();
        kept.extend(x.iter().map(|v| v * v));
        kept.iter().rev().enumerate().map(|(i, v)| v * (i as f64 + 1.0)).sum::<f64>() * kept[0]
    })
}

struct Account(Rc<Cell<f64>>, f64);

impl Drop for Account {
    fn drop(&mut self) {
        self.0.set(self.0.get() * 1.5 + self.1 * self.1);
    }
}

pub fn dropped(x: &[f64]) -> f64 {
    let total = Rc::new(Cell::new(x[0]));
    {
        let _last = Account(total.clone(), x[1]);
        let mut all: Vec<Account> = x[2..].iter().map(|&v| Account(total.clone(), v)).collect();
        all.truncate(2);
        all.swap(0, 1);
        let _replaced = std::mem::replace(&mut all[0], Account(total.clone(), x[1] * x[0]));
    }
    total.get()
}

pub fn moved(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.rotate_left(2);
    v.copy_within(0..2, 3);
    let (a, b) = v.split_at_mut(3);
    a.swap_with_slice(b);
    v.insert(2, x[5] * x[0]);
    let taken = v.remove(4);
    v.reverse();
    let drained: Vec<f64> = v.drain(1..3).collect();
    v.splice(0..1, [taken, taken * 2.0, drained[0]]);
    v.retain(|a| *a > 0.3);
    let mut pairs = v.chunks_exact(2);
    let sum: f64 = pairs.by_ref().map(|c| c[0] * c[1]).sum();
    sum + pairs.remainder().iter().sum::<f64>() * drained[1] + v.iter().enumerate().map(|(i, a)| a * i as f64).sum::<f64>()
}

pub fn bytes(x: &[f64]) -> f64 {
    let written: Vec<u8> = x.iter().flat_map(|v| v.to_le_bytes()).collect();
    let read = written.chunks_exact(8).map(|c| f64::from_le_bytes(c.try_into().unwrap()));
    read.enumerate().map(|(i, v)| v.powi(i as i32 + 1)).sum()
}

enum Failed {
    Negative(f64),
    Large { at: usize, value: f64 },
}

fn roots(x: &[f64]) -> Result<f64, Failed> {
    let mut sum = 0.0;
    for (at, &v) in x.iter().enumerate() {
        let root = if v < 0.8 { Err(Failed::Negative(v - 0.8)) } else { Ok((v - 0.8).sqrt()) }?;
        if root > 1.0 {
            return Err(Failed::Large { at, value: root });
        }
        sum += root;
    }
    Ok(sum)
}

pub fn failed(x: &[f64]) -> f64 {
    let all = (0..x.len()).map(|k| match roots(&x[k..]) {
        Ok(sum) => sum * 2.0,
        Err(Failed::Negative(v)) => v * v,
        Err(Failed::Large { at, value }) => value * (at as f64 + 1.0),
    });
    all.sum()
}

pub fn generated(x: &[f64]) -> f64 {
    let mut state = (x[0], x[1]);
    let first = std::iter::from_fn(|| {
        let given = state.0;
        state = (state.1, state.0 * 0.5 + state.1 * x[2]);
        (given <= 50.0).then_some(given)
    });
    let first: Vec<f64> = first.take(7).collect();
    let second: f64 = std::iter::successors(Some(x[3]), |v| (*v > 0.2).then(|| v * v * 0.45)).map(|v| v.ln_1p()).sum();
    first.iter().sum::<f64>() * second + [x[4], x[5], x[0]].map(|v| v * v + 1.0).iter().product::<f64>()
}

trait Number: Copy + Add<Output = Self> + Mul<Output = Self> {
    fn of(value: f64) -> Self;
}

impl Number for f64 {
    fn of(value: f64) -> f64 {
        value
    }
}

#[derive(Clone, Copy)]
struct Dual(f64, f64);

impl Add for Dual {
    type Output = Dual;
    fn add(self, other: Dual) -> Dual {
        Dual(self.0 + other.0, self.1 + other.1)
    }
}

impl Mul for Dual {
    type Output = Dual;
    fn mul(self, other: Dual) -> Dual {
        Dual(self.0 * other.0, self.0 * other.1 + self.1 * other.0)
    }
}

impl Number for Dual {
    fn of(value: f64) -> Dual {
        Dual(value, 0.0)
    }
}

fn polynomial<T: Number>(coefficients: &[T], x: T) -> T {
    coefficients.iter().rev().fold(T::of(0.0), |sum, &c| sum * x + c)
}

pub fn generic(x: &[f64]) -> f64 {
    let dual: Vec<Dual> = x.iter().map(|&v| Dual::of(v)).collect();
    let mut z = x[5];
    for _ in 0..4 {
        let p = polynomial(&dual, Dual(z, 1.0));
        z -= p.0 / (p.1 + 1.0) * 0.1;
    }
    polynomial(&dual, Dual(x[0], 1.0)).1 + z + polynomial(x, 0.3)
}

#[derive(PartialEq)]
struct Reached(f64, usize);

impl Eq for Reached {}

impl PartialOrd for Reached {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Reached {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        other.0.total_cmp(&self.0).then_with(|| self.1.cmp(&other.1))
    }
}

pub fn shortest(x: &[f64]) -> f64 {
    let mut ways: Vec<Vec<(usize, f64)>> = vec![vec![]; 5];
    for (from, to, k) in [(0, 1, 0), (0, 2, 1), (1, 3, 2), (2, 3, 3), (1, 2, 4), (3, 4, 5), (2, 4, 1)] {
        ways[from].push((to, x[k] * x[k]));
    }
    let mut best = [f64::INFINITY; 5];
    best[0] = 0.0;
    let mut heap = BinaryHeap::from([Reached(0.0, 0)]);
    while let Some(Reached(length, at)) = heap.pop() {
        if length > best[at] {
            continue;
        }
        for &(to, way) in &ways[at] {
            if length + way < best[to] {
                best[to] = length + way;
                heap.push(Reached(best[to], to));
            }
        }
    }
    best.iter().sum()
}

pub fn ring(x: &[f64]) -> f64 {
    let mut last: VecDeque<f64> = VecDeque::with_capacity(4);
    let mut sum = 0.0;
    for k in 0..20 {
        if last.len() == 4 {
            last.pop_front();
        }
        last.push_back(x[k % 6] * (1.0 + 0.1 * k as f64));
        let mean = last.iter().sum::<f64>() / last.len() as f64;
        sum += last.iter().map(|v| (v - mean).powi(2)).sum::<f64>();
        if k % 5 == 0 {
            last.rotate_left(1);
            last.make_contiguous().sort_by(|a, b| a.total_cmp(b));
        }
    }
    sum + last[1] * last[2]
}
