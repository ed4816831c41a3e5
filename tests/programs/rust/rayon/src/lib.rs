//! rayon: each function a number made of x, by a pool of t threads.
use rayon::prelude::*;
use std::sync::Mutex;

macro_rules! in_pool {
    ($name:ident($x:ident) $body:block) => {
        #[no_mangle]
        pub fn $name($x: &[f64], t: usize) -> f64 {
            rayon::ThreadPoolBuilder::new().num_threads(t).build().unwrap().install(|| $body)
        }
    };
}

#[derive(Clone, Copy)]
pub struct Body {
    place: [f64; 3],
    mass: f64,
}

fn bodies(x: &[f64]) -> Vec<Body> {
    x.chunks_exact(4).map(|c| Body { place: [c[0], c[1], c[2]], mass: 1.0 + c[3] * c[3] }).collect()
}

// iterators ----------------------------------------------------------------------------------------------------------------------------

in_pool! { map_sum(x) {
    x.par_iter().map(|v| v.sin() * v).sum()
} }

in_pool! { captured(x) {
    let scale = x[0] * x[1];
    let table: Vec<f64> = x.iter().map(|v| v.exp()).collect();
    (0..x.len()).into_par_iter().map(|i| scale * table[i] * x[(i + 3) % x.len()]).sum::<f64>() * scale
} }

in_pool! { by_value(x) {
    let scale = x[2];
    let pair = (x[0], x[1]);
    let parts: Vec<f64> = x.par_iter().map(move |v| pair.0 * v + pair.1 * scale * v * v).collect();
    parts.iter().map(|v| v * v).sum()
} }

in_pool! { for_each(x) {
    let mut y = vec![0.0; x.len()];
    y.par_iter_mut().zip(x.par_iter()).for_each(|(o, v)| *o = v * v * x[0]);
    y.par_iter_mut().enumerate().for_each(|(i, o)| *o += x[i] * i as f64);
    y.iter().map(|v| v.sin()).sum()
} }

in_pool! { chunks(x) {
    let mut y = vec![0.0; x.len()];
    let k = x[1];
    y.par_chunks_mut(5).enumerate().for_each(|(c, part)| {
        let mut before = k;
        for (j, o) in part.iter_mut().enumerate() {
            before = before.sin() + x[5 * c + j] * x[0];
            *o = before;
        }
    });
    x.par_chunks(4).zip(y.par_chunks(4)).map(|(a, b)| a.iter().zip(b).map(|(p, q)| p * q * q).sum::<f64>()).sum()
} }

in_pool! { structures(x) {
    let all = bodies(x);
    all.par_iter()
        .enumerate()
        .map(|(i, a)| {
            let mut e = 0.0;
            for b in &all[..i] {
                let d: f64 = (0..3).map(|k| (a.place[k] - b.place[k]).powi(2)).sum();
                e -= a.mass * b.mass / (d + 0.1).sqrt();
            }
            e
        })
        .sum()
} }

in_pool! { moved_structures(x) {
    let mut all = bodies(x);
    for _ in 0..3 {
        let before = all.clone();
        all.par_iter_mut().for_each(|one| {
            let mut push = [0.0; 3];
            for other in &before {
                for k in 0..3 {
                    push[k] += other.mass * (other.place[k] - one.place[k]);
                }
            }
            for k in 0..3 {
                one.place[k] += 0.01 * push[k];
            }
        });
    }
    all.into_par_iter().map(|one| one.mass * one.place.iter().map(|v| v * v).sum::<f64>()).sum()
} }

in_pool! { reduced(x) {
    let product = x.par_iter().map(|v| 1.0 + 0.1 * v).reduce(|| 1.0, |a, b| a * b);
    let (sum, squares) = x.par_iter().map(|v| (v.sin(), v * v)).reduce(|| (0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
    let moments = x.par_iter().fold(|| [0.0; 3], |mut a, v| {
        a[0] += v;
        a[1] += v * v;
        a[2] += v * v * v;
        a
    }).reduce(|| [0.0; 3], |a, b| [a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
    let largest = x.par_iter().cloned().reduce(|| f64::NEG_INFINITY, f64::max);
    product * sum + squares * moments[2] + moments[0] * moments[1] * largest
} }

in_pool! { histogram(x) {
    let bins = x.par_iter().enumerate().fold(|| vec![0.0; 4], |mut h, (i, v)| {
        h[i % 4] += v * v;
        h
    }).reduce(|| vec![0.0; 4], |mut a, b| {
        for (p, q) in a.iter_mut().zip(b) {
            *p += q;
        }
        a
    });
    bins.iter().map(|v| v * v).sum()
} }

in_pool! { filtered(x) {
    let kept: Vec<f64> = x.par_iter().filter(|v| **v > 0.0).map(|v| v * v * x[0]).collect();
    let twice: f64 = x.par_iter().flat_map_iter(|v| [v * 2.0, v * v]).sum();
    let least = x.par_iter().cloned().min_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
    kept.par_iter().product::<f64>() + twice * least + x.par_iter().with_min_len(4).map(|v| v.cos()).sum::<f64>()
} }

in_pool! { windows(x) {
    let second: Vec<f64> = x.par_windows(3).map(|w| w[0] - 2.0 * w[1] + w[2]).collect();
    let (a, b): (Vec<f64>, Vec<f64>) = x.par_iter().map(|v| (v * v, v.sin())).unzip();
    second.par_iter().zip(&a).zip(&b).map(|((s, p), q)| s * p * q).sum::<f64>() + x.par_iter().chain(&a).rev().step_by(2).map(|v| v * v).sum::<f64>()
} }

in_pool! { sorted(x) {
    let mut y: Vec<f64> = x.iter().map(|v| v * x[0]).collect();
    y.par_sort_by(|a, b| a.partial_cmp(b).unwrap());
    let mut z: Vec<f64> = x.iter().map(|v| v * v).collect();
    z.par_sort_unstable_by(|a, b| a.partial_cmp(b).unwrap());
    y.iter().zip(&z).enumerate().map(|(i, (v, w))| i as f64 * v.sin() * w).sum()
} }

// join ---------------------------------------------------------------------------------------------------------------------------------

in_pool! { pair(x) {
    let (a, b) = rayon::join(|| x[0] * x[1].sin(), || x[1] * x[2]);
    a * b
} }

fn quadrature(f: &(dyn Fn(f64) -> f64 + Sync), a: f64, b: f64, depth: usize) -> f64 {
    let m = 0.5 * (a + b);
    let whole = (b - a) / 6.0 * (f(a) + 4.0 * f(m) + f(b));
    let halves = (b - a) / 12.0 * (f(a) + 4.0 * f(0.5 * (a + m)) + 2.0 * f(m) + 4.0 * f(0.5 * (m + b)) + f(b));
    if depth == 0 || (whole - halves).abs() < 1e-9 {
        return halves;
    }
    let (left, right) = rayon::join(|| quadrature(f, a, m, depth - 1), || quadrature(f, m, b, depth - 1));
    left + right
}

in_pool! { integral(x) {
    let (p, q) = (x[0], x[1]);
    quadrature(&|t| (p * t).sin() * (q * t * t).exp(), 0.0, 1.0 + x[2] * x[2], 6)
} }

fn sum_tree(x: &[f64], out: &mut [f64]) -> f64 {
    if x.len() <= 2 {
        for (o, v) in out.iter_mut().zip(x) {
            *o = v.sin();
        }
        return x.iter().product();
    }
    let (left, right) = x.split_at(x.len() / 2);
    let (low, high) = out.split_at_mut(x.len() / 2);
    let (a, b) = rayon::join(|| sum_tree(left, low), || sum_tree(right, high));
    a + b * x[0]
}

in_pool! { recursive(x) {
    let mut out = vec![0.0; x.len()];
    let s = sum_tree(x, &mut out);
    s * out.iter().sum::<f64>()
} }

fn quicksort(v: &mut [f64]) {
    if v.len() < 2 {
        return;
    }
    let last = v.len() - 1;
    let mut i = 0;
    for j in 0..last {
        if v[j] <= v[last] {
            v.swap(i, j);
            i += 1;
        }
    }
    v.swap(i, last);
    let (low, high) = v.split_at_mut(i);
    rayon::join(|| quicksort(low), || quicksort(&mut high[1..]));
}

in_pool! { quick(x) {
    let mut v = x.to_vec();
    quicksort(&mut v);
    v.iter().enumerate().map(|(i, w)| w * w * (i + 1) as f64).sum()
} }

in_pool! { nested(x) {
    let n = x.len();
    (0..n)
        .into_par_iter()
        .map(|i| {
            let row: f64 = x.par_iter().enumerate().map(|(j, v)| v * x[i] * ((i + j) % 3) as f64).sum();
            rayon::join(|| row.sin(), || row * row).1 + row
        })
        .sum()
} }

// scopes -------------------------------------------------------------------------------------------------------------------------------

in_pool! { scoped(x) {
    let mut out = vec![0.0; 6];
    let factor = x[0] * x[0];
    rayon::scope(|s| {
        for (k, o) in out.iter_mut().enumerate() {
            s.spawn(move |_| *o = x.iter().skip(k).step_by(6).map(|v| v * v * factor).sum());
        }
    });
    out.iter().map(|v| v.sin()).sum()
} }

fn walk<'a>(s: &rayon::Scope<'a>, x: &'a [f64], out: &'a mut [f64], scale: f64) {
    if x.is_empty() {
        return;
    }
    let (first, rest) = out.split_first_mut().unwrap();
    let below = x[0] * scale;
    *first = below.sin();
    let half = rest.len() / 2;
    let (low, high) = rest.split_at_mut(half);
    let (a, b) = x[1..].split_at(half);
    s.spawn(move |s| walk(s, a, low, below));
    s.spawn(move |s| walk(s, b, high, below + 0.5));
}

in_pool! { spawned_in_spawned(x) {
    let mut out = vec![0.0; x.len()];
    let seed = x[1];
    rayon::scope(|s| walk(s, x, &mut out, seed));
    out.iter().map(|v| v * v).sum()
} }

in_pool! { fifo(x) {
    let (mut a, mut b) = (0.0, 0.0);
    let c = rayon::in_place_scope_fifo(|s| {
        s.spawn_fifo(|_| a = x[0] * x[1]);
        s.spawn_fifo(|_| b = x[1].exp());
        x[2] * x[2]
    });
    a * b * c
} }

// pools --------------------------------------------------------------------------------------------------------------------------------

in_pool! { installed(x) {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    let inside: f64 = pool.install(|| x.par_iter().map(|v| v * v * rayon::current_num_threads() as f64).sum());
    inside * x.par_iter().sum::<f64>()
} }

in_pool! { everywhere(x) {
    let parts = rayon::broadcast(|c| x.iter().skip(c.index()).step_by(c.num_threads()).map(|v| v * v).sum::<f64>());
    let slots: Vec<Mutex<f64>> = (0..rayon::current_num_threads()).map(|_| Mutex::new(0.0)).collect();
    x.par_iter().for_each(|v| *slots[rayon::current_thread_index().unwrap()].lock().unwrap() += v.sin());
    parts.iter().sum::<f64>() * slots.iter().map(|s| *s.lock().unwrap()).sum::<f64>()
} }

// where threads meet -------------------------------------------------------------------------------------------------------------------

in_pool! { locked(x) {
    let total = Mutex::new(1.0);
    x.par_iter().for_each(|v| *total.lock().unwrap() *= 1.0 + 0.1 * v.sin());
    let v = total.into_inner().unwrap();
    v * v
} }

fn locked_tree(x: &[f64], total: &Mutex<(f64, f64)>) {
    if x.len() == 1 {
        let mut g = total.lock().unwrap();
        g.0 += x[0] * x[0];
        g.1 *= 1.0 + 0.1 * x[0];
        return;
    }
    let (a, b) = x.split_at(x.len() / 2);
    rayon::join(|| locked_tree(a, total), || locked_tree(b, total));
    total.lock().unwrap().0 += x[0] * x[x.len() - 1];
}

in_pool! { locked_recursion(x) {
    let total = Mutex::new((0.0, 1.0));
    locked_tree(x, &total);
    let g = total.lock().unwrap();
    g.0 * g.1
} }

in_pool! { locked_scope(x) {
    let total = Mutex::new(0.0);
    rayon::scope(|s| {
        for (i, v) in x.iter().enumerate() {
            let total = &total;
            s.spawn(move |s| {
                *total.lock().unwrap() += v * v;
                s.spawn(move |_| *total.lock().unwrap() += v.sin() * i as f64);
            });
        }
    });
    let v = total.into_inner().unwrap();
    v * v
} }

in_pool! { atomic(x) {
    use std::sync::atomic::{AtomicU64, Ordering};
    let sum = AtomicU64::new(0f64.to_bits());
    x.par_iter().for_each(|v| {
        let mut old = sum.load(Ordering::Relaxed);
        loop {
            let new = (f64::from_bits(old) + v * v * x[0]).to_bits();
            match sum.compare_exchange_weak(old, new, Ordering::Relaxed, Ordering::Relaxed) { Ok(_) => break, Err(v) => old = v }
        }
    });
    let v = f64::from_bits(sum.into_inner());
    v * v
} }

in_pool! { bridged(x) {
    x.iter().cloned().par_bridge().map(|v| v * v * x[1]).sum()
} }

in_pool! { detached(x) {
    let (v, place) = (x[0], std::sync::Arc::new(Mutex::new(0.0)));
    let theirs = std::sync::Arc::clone(&place);
    rayon::spawn(move || *theirs.lock().unwrap() = v * v);
    loop {
        let found = *place.lock().unwrap();
        if found != 0.0 {
            return found;
        }
    }
} }

#[no_mangle]
pub fn threads() -> f64 {
    rayon::current_num_threads() as f64
}

#[no_mangle]
pub fn in_the_global_pool(x: &[f64]) -> f64 {
    x.par_iter().map(|v| v * v).sum()
}

// errors ---------------------------------------------------------------------------------------------------------------------------------

fn checked_tree(x: &[f64], from: usize, to: usize) -> f64 {
    if to - from == 1 {
        return x[from] * x[from];
    }
    let middle = (from + to) / 2;
    let (a, b) = rayon::join(|| checked_tree(x, from, middle), || checked_tree(x, middle, to));
    a + b
}

/// Of the first n numbers, which there may not be.
#[no_mangle]
pub fn out_of_bounds(x: &[f64], n: usize, how: usize, t: usize) -> f64 {
    rayon::ThreadPoolBuilder::new().num_threads(t).build().unwrap().install(|| match how {
        0 => (0..n).into_par_iter().map(|i| x[i] * x[i]).sum(),
        1 => checked_tree(x, 0, n),
        2 => {
            let mut out = vec![0.0; n];
            rayon::scope(|s| {
                for (i, o) in out.iter_mut().enumerate() {
                    s.spawn(move |s| s.spawn(move |_| *o = x[i] * x[i]));
                }
            });
            out.iter().sum()
        }
        _ => {
            let total = Mutex::new(0.0);
            (0..n).into_par_iter().for_each(|i| {
                let v = x[i] * x[i];
                *total.lock().unwrap() += v;
            });
            total.into_inner().unwrap()
        }
    })
}
