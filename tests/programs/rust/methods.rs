//! Iterators, trait objects, shared graphs, queues, transforms, generators, integrators over constant generics, closures, root finding.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

#[no_mangle]
pub fn det(a: &[f64], n: usize) -> f64 {
    let mut m: Vec<Vec<f64>> = a.chunks(n).map(|c| c.to_vec()).collect();
    let mut d = 1.0;
    for k in 0..n {
        let p = (k..n).max_by(|&i, &j| m[i][k].abs().partial_cmp(&m[j][k].abs()).unwrap()).unwrap();
        if p != k {
            m.swap(p, k);
            d = -d;
        }
        d *= m[k][k];
        for i in k + 1..n {
            let f = m[i][k] / m[k][k];
            for j in k..n {
                let v = m[k][j];
                m[i][j] -= f * v;
            }
        }
    }
    d
}
#[no_mangle]
pub fn iters(x: &[f64], w: &[f64]) -> f64 {
    let s: f64 = x.iter().zip(w).filter(|(a, _)| **a > -1.0).map(|(a, b)| (a * b).sin()).sum();
    let m = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
    let wnd: f64 = x.windows(2).map(|p| (p[1] - p[0]).powi(2)).sum();
    let sc: Vec<f64> = x
        .iter()
        .scan(0.0, |a, &v| {
            *a += v;
            Some(*a)
        })
        .collect();
    let ch: f64 = sc.chunks_exact(2).map(|c| c[0] * c[1]).rev().enumerate().map(|(i, v)| v * (i as f64 + 1.0)).sum();
    s + m * m + wnd + ch + x.iter().step_by(2).skip(1).take_while(|v| v.abs() < 10.0).product::<f64>()
}

trait Layer {
    fn forward(&self, x: &[f64]) -> Vec<f64>;
    fn penalty(&self) -> f64 {
        0.0
    }
}
struct Dense {
    w: Vec<f64>,
    b: Vec<f64>,
    nin: usize,
}
struct Act(fn(f64) -> f64);
struct Norm {
    eps: f64,
}
impl Layer for Dense {
    fn forward(&self, x: &[f64]) -> Vec<f64> {
        self.b.iter().enumerate().map(|(o, b)| b + (0..self.nin).map(|i| self.w[o * self.nin + i] * x[i]).sum::<f64>()).collect()
    }
    fn penalty(&self) -> f64 {
        self.w.iter().map(|w| w * w).sum::<f64>() * 1e-2
    }
}
impl Layer for Act {
    fn forward(&self, x: &[f64]) -> Vec<f64> {
        x.iter().map(|&v| (self.0)(v)).collect()
    }
}
impl Layer for Norm {
    fn forward(&self, x: &[f64]) -> Vec<f64> {
        let n = x.len() as f64;
        let m = x.iter().sum::<f64>() / n;
        let v = x.iter().map(|t| (t - m) * (t - m)).sum::<f64>() / n;
        x.iter().map(|t| (t - m) / (v + self.eps).sqrt()).collect()
    }
}
#[no_mangle]
pub fn net(p: &[f64], x: &[f64]) -> f64 {
    let layers: Vec<Box<dyn Layer>> = vec![
        Box::new(Dense { w: p[..6].to_vec(), b: p[6..9].to_vec(), nin: 2 }),
        Box::new(Act(f64::tanh)),
        Box::new(Norm { eps: 1e-3 }),
        Box::new(Dense { w: p[9..12].to_vec(), b: p[12..13].to_vec(), nin: 3 }),
        Box::new(Act(|v| 1.0 / (1.0 + (-v).exp()))),
    ];
    let mut h = x.to_vec();
    let mut pen = 0.0;
    for l in &layers {
        h = l.forward(&h);
        pen += l.penalty();
    }
    -h[0].ln() + pen
}
struct NodeR {
    val: RefCell<f64>,
    kids: RefCell<Vec<Rc<NodeR>>>,
}
#[no_mangle]
pub fn graph(x: &[f64]) -> f64 {
    let ns: Vec<Rc<NodeR>> = x.iter().map(|&v| Rc::new(NodeR { val: RefCell::new(v), kids: RefCell::new(vec![]) })).collect();
    for i in 1..ns.len() {
        ns[i / 2].kids.borrow_mut().push(ns[i].clone());
    }
    for i in (0..ns.len()).rev() {
        let s: f64 = ns[i].kids.borrow().iter().filter(|k| !Rc::ptr_eq(k, &ns[i])).map(|k| *k.val.borrow()).sum();
        *ns[i].val.borrow_mut() += 0.5 * s * s;
    }
    let r = *ns[0].val.borrow();
    r
}
#[no_mangle]
pub fn deque(x: &[f64], k: usize) -> f64 {
    let mut q: VecDeque<(usize, f64)> = VecDeque::new();
    let mut s = 0.0;
    for (i, &v) in x.iter().enumerate() {
        while let Some(&(_, b)) = q.back() {
            if b <= v {
                q.pop_back();
            } else {
                break;
            }
        }
        q.push_back((i, v));
        if q.front().unwrap().0 + k <= i {
            q.pop_front();
        }
        s += q.front().unwrap().1.powi(2);
    }
    s
}

#[derive(Clone, Copy)]
pub struct C(f64, f64);
impl std::ops::Mul for C {
    type Output = C;
    fn mul(self, o: C) -> C {
        C(self.0 * o.0 - self.1 * o.1, self.0 * o.1 + self.1 * o.0)
    }
}
impl std::ops::Add for C {
    type Output = C;
    fn add(self, o: C) -> C {
        C(self.0 + o.0, self.1 + o.1)
    }
}
impl std::ops::Sub for C {
    type Output = C;
    fn sub(self, o: C) -> C {
        C(self.0 - o.0, self.1 - o.1)
    }
}
fn fft(a: &mut [C]) {
    let n = a.len();
    if n == 1 {
        return;
    }
    let mut e: Vec<C> = a.iter().step_by(2).copied().collect();
    let mut o: Vec<C> = a.iter().skip(1).step_by(2).copied().collect();
    fft(&mut e);
    fft(&mut o);
    for k in 0..n / 2 {
        let th = -2.0 * std::f64::consts::PI * (k as f64) / (n as f64);
        let t = C(th.cos(), th.sin()) * o[k];
        a[k] = e[k] + t;
        a[k + n / 2] = e[k] - t;
    }
}
#[no_mangle]
pub fn psd(x: &[f64]) -> f64 {
    let mut a: Vec<C> = x.iter().map(|&v| C(v, 0.1 * v * v)).collect();
    fft(&mut a);
    a.iter().enumerate().map(|(i, c)| (c.0 * c.0 + c.1 * c.1).sqrt() * (i as f64)).sum()
}
pub struct Rng(u64);
impl Iterator for Rng {
    type Item = f64;
    fn next(&mut self) -> Option<f64> {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        Some((self.0 >> 11) as f64 / (1u64 << 53) as f64)
    }
}
#[no_mangle]
pub fn mc(s: f64, v: f64, k: f64, n: usize) -> f64 {
    let mut g = Rng(88172645463325252);
    let mut t = 0.0;
    for _ in 0..n {
        let (a, b) = (g.next().unwrap(), g.next().unwrap());
        let z = (-2.0 * a.ln()).sqrt() * (6.283185307179586 * b).cos();
        let p = (s * ((-0.5 * v * v) + v * z).exp() - k).max(0.0);
        t += p;
    }
    t / n as f64
}
fn rk4<const N: usize, F: Fn(f64, [f64; N]) -> [f64; N]>(f: F, mut y: [f64; N], h: f64, n: usize) -> [f64; N] {
    let ax = |y: [f64; N], k: [f64; N], s: f64| {
        let mut r = y;
        for i in 0..N {
            r[i] += s * k[i];
        }
        r
    };
    for i in 0..n {
        let t = h * i as f64;
        let k1 = f(t, y);
        let k2 = f(t + h / 2.0, ax(y, k1, h / 2.0));
        let k3 = f(t + h / 2.0, ax(y, k2, h / 2.0));
        let k4 = f(t + h, ax(y, k3, h));
        for j in 0..N {
            y[j] += h / 6.0 * (k1[j] + 2.0 * k2[j] + 2.0 * k3[j] + k4[j]);
        }
    }
    y
}
#[no_mangle]
pub fn sir(beta: f64, gamma: f64, out: &mut [f64]) {
    let y = rk4(|_t, y: [f64; 3]| [-beta * y[0] * y[1], beta * y[0] * y[1] - gamma * y[1], gamma * y[1]], [0.99, 0.01, 0.0], 0.5, 20);
    out.copy_from_slice(&y);
}
#[no_mangle]
pub fn lv(p: &[f64; 4], y0: &[f64; 2]) -> f64 {
    let y = rk4(|t, y: [f64; 2]| [p[0] * y[0] - p[1] * y[0] * y[1] + 0.01 * t.sin(), p[2] * y[0] * y[1] - p[3] * y[1]], *y0, 0.1, 30);
    y[0] * y[1]
}
fn brent<F: FnMut(f64) -> f64>(mut f: F, mut a: f64, mut b: f64) -> Result<f64, String> {
    let (mut fa, mut fb) = (f(a), f(b));
    if fa * fb > 0.0 {
        return Err(format!("no bracket [{a},{b}]"));
    }
    for _ in 0..100 {
        let c = if (fa - fb).abs() > 1e-300 { b - fb * (b - a) / (fb - fa) } else { 0.5 * (a + b) };
        let fc = f(c);
        if fc.abs() < 1e-14 {
            return Ok(c);
        }
        if fa * fc < 0.0 {
            b = c;
            fb = fc;
            fa *= 0.5;
        } else {
            a = c;
            fa = fc;
            fb *= 0.5;
        }
    }
    Ok(b)
}
#[no_mangle]
pub fn root(p: f64, q: f64) -> f64 {
    match brent(|x| x * x * x + p * x - q, 0.0, 5.0) {
        Ok(r) => r,
        Err(m) => panic!("{m}"),
    }
}
#[no_mangle]
pub fn f32net(x: &[f32], w: &[f32]) -> f32 {
    x.iter().zip(w.iter()).map(|(a, b)| a.mul_add(*b, 0.5).tanh()).sum::<f32>().exp()
}
#[no_mangle]
pub fn slices(x: &mut [f64]) {
    let (a, b) = x.split_at_mut(3);
    a.swap_with_slice(b);
    for c in x.chunks_mut(2) {
        let s: f64 = c.iter().sum();
        c[0] *= s;
    }
    x.rotate_left(1);
    x.reverse();
    x[1..].iter_mut().for_each(|v| *v = v.cos());
}
#[no_mangle]
pub fn dynfn(x: &[f64]) -> f64 {
    let k = x[0];
    let fs: Vec<Box<dyn Fn(f64) -> f64>> = vec![Box::new(move |v| v * k), Box::new(|v| v.exp()), Box::new(f64::sin)];
    x.iter().enumerate().map(|(i, &v)| fs[i % 3](v)).sum()
}
