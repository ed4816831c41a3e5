use std::sync::Arc;

/// Remainders without division, by products of 128 bits.
#[derive(Clone, Copy)]
struct Reduced {
    multiplier: u128,
    divisor: u64,
}

impl Reduced {
    fn new(divisor: u64) -> Self {
        Reduced { multiplier: u128::MAX / divisor as u128 + 1, divisor }
    }

    fn remainder(&self, n: u64) -> u64 {
        let low = (n as u128 * (self.multiplier as u64 as u128)) >> 64;
        let high = n as u128 * (self.multiplier >> 64);
        n - ((low + high) >> 64) as u64 * self.divisor
    }
}

trait Transform {
    fn run(&self, x: &[f64], out: &mut [f64]);
}

struct Direct {
    weights: Vec<f64>,
}

/// In the order of a primitive root: the multiplier is where other transforms have addresses.
struct Rader {
    inner: Arc<dyn Transform>,
    weights: Box<[f64]>,
    reduced: Reduced,
    root: u64,
}

struct Mixed {
    first: Arc<dyn Transform>,
    second: Arc<dyn Transform>,
    twiddles: Box<[f64]>,
    weights: Vec<f64>,
    size: usize,
}

impl Transform for Direct {
    fn run(&self, x: &[f64], out: &mut [f64]) {
        for k in 0..out.len() {
            out[k] = self.weights[k % self.weights.len()] * x[k].sin();
        }
    }
}

impl Transform for Rader {
    fn run(&self, x: &[f64], out: &mut [f64]) {
        let mut i = 1;
        for k in 0..out.len() {
            i = self.reduced.remainder(i * self.root);
            out[k] = x[(i - 1) as usize % x.len()] * self.weights[k % self.weights.len()];
        }
        let copy = out.to_vec();
        self.inner.run(&copy, out);
    }
}

impl Transform for Mixed {
    fn run(&self, x: &[f64], out: &mut [f64]) {
        let mut half = out.to_vec();
        self.first.run(x, &mut half);
        for (p, q) in half.iter_mut().zip(self.twiddles.iter()) {
            *p *= q;
        }
        self.second.run(&half, out);
        out[0] += self.weights[self.size % self.weights.len()];
    }
}

fn plan(size: usize, x: &[f64]) -> Arc<dyn Transform> {
    match size {
        0 => Arc::new(Direct { weights: x.to_vec() }),
        1 => Arc::new(Rader { inner: plan(0, x), weights: x.iter().map(|v| v * v).collect(), reduced: Reduced::new(7), root: 3 }),
        _ => Arc::new(Mixed { first: plan(size - 1, x), second: plan(size - 2, x), twiddles: x.to_vec().into_boxed_slice(), weights: x.to_vec(), size }),
    }
}

pub fn planned(x: &[f64]) -> f64 {
    let mut out = vec![0.0; x.len()];
    plan(x.len() / 2, x).run(x, &mut out);
    out.iter().enumerate().map(|(i, v)| v * (i as f64 + 1.0)).sum()
}
