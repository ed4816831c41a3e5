//! Slices, iterators, structures, enums, Vec and closures.

/// Rosenbrock's valley, over windows of a slice.
#[no_mangle]
pub fn rosenbrock(x: &[f64]) -> f64 {
    x.windows(2).map(|w| (1.0 - w[0]).powi(2) + 100.0 * (w[1] - w[0] * w[0]).powi(2)).sum()
}

/// log(sum(exp(x))).
#[no_mangle]
pub fn logsumexp(x: &[f64]) -> f64 {
    let largest = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    largest + x.iter().map(|v| (v - largest).exp()).sum::<f64>().ln()
}

/// Heat steps on a rod: two vectors swapped.
#[no_mangle]
pub fn heat(u: &mut [f64], k: f64, steps: usize) {
    let mut from = u.to_vec();
    let mut to = from.clone();
    for _ in 0..steps {
        for i in 1..from.len() - 1 {
            to[i] = from[i] + k * (from[i - 1] - 2.0 * from[i] + from[i + 1]);
        }
        std::mem::swap(&mut from, &mut to);
    }
    u.copy_from_slice(&from);
}

#[derive(Clone, Copy)]
#[repr(C)]
pub struct Spring {
    pub stiffness: f64,
    pub length: f64,
    pub damping: f64,
}

impl Spring {
    fn force(&self, x: f64, v: f64) -> f64 {
        -self.stiffness * (x - self.length) - self.damping * v * v.abs()
    }
}

/// Where a damped mass ends: leapfrog steps.
#[no_mangle]
pub fn settle(spring: &Spring, start: f64, dt: f64, steps: u32) -> f64 {
    let (mut x, mut v) = (start, 0.0);
    for _ in 0..steps {
        v += dt * spring.force(x, v);
        x += dt * v;
    }
    x
}

enum Shape {
    Circle(f64),
    Box { width: f64, height: f64 },
    Triangle(f64, f64, f64),
}

impl Shape {
    fn area(&self) -> f64 {
        match *self {
            Shape::Circle(r) => std::f64::consts::PI * r * r,
            Shape::Box { width, height } => width * height,
            Shape::Triangle(a, b, c) => {
                let s = 0.5 * (a + b + c);
                (s * (s - a) * (s - b) * (s - c)).sqrt()
            }
        }
    }
}

/// The areas of shapes that are read from a flat list: kind, then sizes.
#[no_mangle]
pub fn total_area(kinds: &[i32], sizes: &[f64]) -> f64 {
    let mut at = 0;
    let mut next = || {
        at += 1;
        sizes[at - 1]
    };
    let shapes: Vec<Shape> = kinds
        .iter()
        .map(|kind| match kind {
            0 => Shape::Circle(next()),
            1 => Shape::Box { width: next(), height: next() },
            _ => Shape::Triangle(next(), next(), next()),
        })
        .collect();
    shapes.iter().map(Shape::area).sum()
}

/// y = A x, sparse by rows.
#[no_mangle]
pub fn csr_matvec(start: &[usize], column: &[usize], value: &[f64], x: &[f64], y: &mut [f64]) {
    for (i, out) in y.iter_mut().enumerate() {
        let row = start[i]..start[i + 1];
        *out = column[row.clone()].iter().zip(&value[row]).map(|(&j, a)| a * x[j]).sum();
    }
}

/// The square root by Newton's method, until it does not move.
fn newton(f: impl Fn(f64) -> (f64, f64), mut x: f64) -> f64 {
    loop {
        let (value, slope) = f(x);
        let step = value / slope;
        x -= step;
        if step.abs() < 1e-14 {
            return x;
        }
    }
}

#[no_mangle]
pub fn wright_omega(z: f64) -> f64 {
    newton(|w| (w + w.ln() - z, 1.0 + 1.0 / w), 1.0)
}

/// A fit of ten numbers, sorted by the standard library.
#[no_mangle]
pub fn sorted_loss(residuals: &[f64]) -> f64 {
    let mut sorted: Vec<f64> = residuals.iter().map(|r| r * r).collect();
    sorted.sort_by(|a, b| a.partial_cmp(b).unwrap());
    sorted.iter().enumerate().map(|(i, r)| r / (i as f64 + 1.0)).sum()
}

/// Three weights in a fixed array, and a reference to a number that is changed.
#[no_mangle]
pub fn accumulate(weights: &[f64; 3], x: &[f64], total: &mut f64) {
    for chunk in x.chunks_exact(3) {
        for (w, v) in weights.iter().zip(chunk) {
            *total += w * v.tanh();
        }
    }
}

trait Potential {
    fn energy(&self, r: f64) -> f64;
}
struct LennardJones {
    depth: f64,
}
struct Harmonic {
    k: f64,
}
impl Potential for LennardJones {
    fn energy(&self, r: f64) -> f64 {
        let s = r.powi(-6);
        4.0 * self.depth * (s * s - s)
    }
}
impl Potential for Harmonic {
    fn energy(&self, r: f64) -> f64 {
        0.5 * self.k * (r - 1.0) * (r - 1.0)
    }
}

/// A trait object: which potential is known only at run time.
#[no_mangle]
pub fn potential_energy(kind: i32, parameter: f64, distances: &[f64]) -> f64 {
    let potential: Box<dyn Potential> = if kind == 0 {
        Box::new(LennardJones { depth: parameter })
    } else {
        Box::new(Harmonic { k: parameter })
    };
    distances.iter().map(|&r| potential.energy(r)).sum()
}

/// The mean in single precision, and its square.
#[no_mangle]
pub fn mean_square(x: &[f32]) -> f32 {
    let mean = x.iter().sum::<f32>() / x.len() as f32;
    mean * mean
}

/// Ends in a bounds check unless `last` is in range, with memory in use.
#[no_mangle]
pub fn leaves(x: &[f64], last: usize) -> f64 {
    let mut v = vec![x[0]; 100];
    let mut s = 0.0;
    for i in 0..x.len() {
        v[i % 100] = v[(i * 7) % 100] * x[i] + s;
        s += v[i % 100] * v[(i * 3) % 100];
    }
    v[last] += s;
    s + v[3]
}
