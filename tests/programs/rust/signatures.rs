//! Texts, characters and enumerations as arguments; results inside of `Result`, `Option` and `Box`, beside others, or absent.

use std::error::Error;
use std::fmt;

#[derive(Clone, Copy)]
pub enum Rule {
    Midpoint,
    Simpson = 4,
}

#[derive(Debug)]
pub enum Fault {
    Empty,
    Negative { value: f64 },
    Singular(usize),
}
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::Empty => write!(f, "empty"),
            Fault::Negative { value } => write!(f, "negative: {value}"),
            Fault::Singular(row) => write!(f, "singular in {row}"),
        }
    }
}
impl Error for Fault {}

fn kernel(name: &str) -> impl Fn(f64) -> f64 {
    let k = match name {
        "gauss" => 0,
        "cauchy" => 1,
        _ => panic!("no kernel {name}"),
    };
    move |r| if k == 0 { (-r * r).exp() } else { 1.0 / (1.0 + r * r) }
}

pub fn by_name(name: &str, x: &[f64]) -> f64 {
    let f = kernel(name);
    x.windows(2).map(|w| f(w[0] - w[1])).sum()
}

pub fn by_owned_name(name: String, other: &String, x: &[f64]) -> f64 {
    let longer = name.clone() + other;
    by_name(&name, x) * by_name(other, x) * longer.chars().count() as f64
}

pub fn by_letter(letter: char, x: &[f64]) -> f64 {
    if letter == '\u{3b3}' { x.iter().map(|v| v.exp()).sum() } else { x.iter().product() }
}

fn panel(rule: Rule, a: f64, b: f64) -> f64 {
    let f = |t: f64| (t * a).sin() * b;
    match rule {
        Rule::Midpoint => f(0.5),
        Rule::Simpson => (f(0.0) + 4.0 * f(0.5) + f(1.0)) / 6.0,
    }
}

pub fn by_rule(rule: Rule, other: &Rule, x: &[f64]) -> f64 {
    x.windows(2).map(|w| panel(rule, w[0], w[1]) * panel(*other, w[1], w[0])).sum()
}

/// The text of an error is its message.
pub fn or_text(x: &[f64]) -> Result<f64, String> {
    if let Some(i) = x.iter().position(|v| v.is_nan()) {
        return Err(format!("x[{i}] is no number"));
    }
    let first = x.first().ok_or("nothing given")?;
    Ok(x.iter().map(|v| v * first).sum())
}

pub fn or_static_text(x: &[f64]) -> Result<[f64; 2], &'static str> {
    if x.len() < 2 { Err("too short") } else { Ok([x[0] * x[1], x[1].sin()]) }
}

fn root(x: f64) -> Result<f64, Fault> {
    if x < 0.0 { Err(Fault::Negative { value: x }) } else { Ok(x.sqrt()) }
}

/// The variant of an error is its message.
pub fn or_fault(x: &[f64]) -> Result<f64, Fault> {
    if x.is_empty() {
        return Err(Fault::Empty);
    }
    let mut sum = 0.0;
    for (i, v) in x.iter().enumerate() {
        if *v == 0.0 {
            return Err(Fault::Singular(i));
        }
        sum += root(*v)? / v;
    }
    Ok(sum)
}

/// An array, or an error of any type.
pub fn or_any_error(x: &[f64]) -> Result<Vec<f64>, Box<dyn Error>> {
    let roots: Result<Vec<f64>, Fault> = x.iter().map(|v| root(*v)).collect();
    if x.is_empty() {
        return Err("empty".into());
    }
    Ok(roots?)
}

/// Written in place; nothing but success comes back.
pub fn written(x: &[f64], y: &mut [f64]) -> Result<(), Fault> {
    for (to, from) in y.iter_mut().zip(x) {
        *to *= root(*from)?;
    }
    Ok(())
}

pub fn or_none(x: &[f64]) -> Option<f64> {
    x.iter().copied().reduce(|a, b| a * b)
}

pub fn nested(x: &[f64]) -> Result<Option<Vec<f64>>, String> {
    if x.len() > 8 {
        return Err("too long".to_string());
    }
    Ok(if x.is_empty() { None } else { Some(x.iter().map(|v| v * v).collect()) })
}

pub struct Fit {
    pub slope: f64,
    pub residuals: Vec<f64>,
    pub steps: usize,
    pub weights: Box<[f64]>,
}

/// Numbers beside arrays.
pub fn fitted(x: &[f64]) -> Result<Fit, Fault> {
    let slope = or_fault(x)?;
    let residuals: Vec<f64> = x.iter().map(|v| v - slope).collect();
    let weights = residuals.iter().map(|r| 1.0 / (1.0 + r * r)).collect();
    Ok(Fit { slope, residuals, steps: x.len(), weights })
}

pub fn pair(x: &[f64]) -> (f64, Vec<f64>) {
    (x.iter().sum::<f64>().powi(2), x.iter().map(|v| v.cos()).collect())
}

pub fn boxed(x: &[f64]) -> Box<f64> {
    Box::new(x.iter().map(|v| v * v).sum())
}

pub fn boxed_slice(x: &[f64]) -> Box<[f64]> {
    x.iter().map(|v| v * v).collect()
}

/// Weights that may be left out.
pub fn weighted(x: &[f64], weights: Option<&[f64]>) -> f64 {
    match weights {
        Some(w) => x.iter().zip(w).map(|(x, w)| x * w * w).sum::<f64>() + w.len() as f64,
        None => x.iter().product(),
    }
}

/// Where squares are written, if that is asked for.
pub fn perhaps_written(x: &[f64], squares: Option<&mut [f64]>) -> f64 {
    let Some(squares) = squares else { return x.iter().sum() };
    for (to, from) in squares.iter_mut().zip(x) {
        *to = from * from;
    }
    x.iter().map(|v| v * v).sum()
}

pub struct Bounds {
    pub low: f64,
    pub high: f64,
}

pub fn with_defaults(x: &[f64], scale: Option<&f64>, bounds: Option<&Bounds>, more: Option<&Vec<f64>>, name: Option<&str>) -> f64 {
    let (low, high) = bounds.map_or((-9.0, 9.0), |b| (b.low * b.high, b.high));
    let sum: f64 = x.iter().map(|v| (v * scale.unwrap_or(&3.0)).clamp(low, high)).sum();
    sum * more.map_or(1.0, |m| m.iter().map(|v| v * v).sum()) + name.unwrap_or("none").len() as f64
}

pub struct Mass {
    pub x: f64,
    pub y: f64,
    pub of: f64,
}

pub fn given_away(scale: Box<f64>, x: Box<[f64]>, mass: Box<Mass>, steps: Box<usize>) -> f64 {
    let moment = mass.of * (mass.x * mass.x + mass.y);
    x.into_vec().iter().map(|v| (v * *scale).sin()).sum::<f64>() * moment + *steps as f64
}

pub fn rows_of_slices(x: &[&[f64]], scale: f64) -> f64 {
    x.iter().map(|r| r.iter().product::<f64>()).sum::<f64>() * scale + x.len() as f64
}

pub fn rows_of_vecs(x: &[Vec<f64>]) -> f64 {
    x.iter().map(|r| r.iter().map(|v| v.sin()).product::<f64>()).sum::<f64>() * x[0].len() as f64
}

/// Rows that grow, are exchanged and freed: they are the function's own.
pub fn rows_given_away(mut x: Vec<Vec<f64>>, n: usize) -> f64 {
    x.push(vec![2.0, 3.0]);
    for row in x.iter_mut() {
        row.push(1.5);
    }
    for i in 0..n {
        x[i][0] *= x[i + 1][1];
        x.swap(i, i + 1);
    }
    x.iter().map(|r| r.iter().map(|v| v * v).sum::<f64>().sqrt()).product()
}

/// Gaussian elimination with pivoting.
pub fn eliminated(a: &Vec<Vec<f64>>, b: &[f64]) -> Vec<f64> {
    let (n, mut a, mut b) = (b.len(), a.clone(), b.to_vec());
    for k in 0..n {
        let pivot = (k..n).max_by(|i, j| a[*i][k].abs().total_cmp(&a[*j][k].abs())).unwrap();
        a.swap(k, pivot);
        b.swap(k, pivot);
        for i in k + 1..n {
            let f = a[i][k] / a[k][k];
            for j in k..n {
                a[i][j] -= f * a[k][j];
            }
            b[i] -= f * b[k];
        }
    }
    for k in (0..n).rev() {
        for j in k + 1..n {
            b[k] -= a[k][j] * b[j];
        }
        b[k] /= a[k][k];
    }
    b
}

pub fn picked(rows: &[Vec<i32>], x: &[f64]) -> f64 {
    rows.iter().flatten().map(|i| x[*i as usize] * x[0]).sum()
}
