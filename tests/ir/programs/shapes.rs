use std::collections::HashMap;

pub fn rosenbrock(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() - 1 {
        s += 100.0 * (x[i + 1] - x[i] * x[i]).powi(2) + (1.0 - x[i]).powi(2);
    }
    s
}

#[derive(Clone, Debug)]
pub struct Particle {
    pub position: [f64; 3],
    pub kind: Option<u8>,
    pub name: String,
}

pub fn describe(p: &Particle) -> String {
    format!("{:?} {:.3}", p.clone(), p.position[0])
}

pub fn logarithm(x: Option<f64>) -> Result<f64, String> {
    match x {
        Some(v) if v > 0.0 => Ok(v.ln()),
        Some(_) => Err("negative".into()),
        None => Err("nothing".to_string()),
    }
}

#[no_mangle]
pub extern "C" fn accumulate(v: &mut Vec<f64>, n: usize) -> f64 {
    v.push(n as f64);
    let total: f64 = v.iter().map(|x| x.sin()).sum();
    let scale: Box<dyn Fn(f64) -> f64> = Box::new(move |x| x * total);
    let mut table = HashMap::new();
    table.insert(n, total);
    println!("{}", total);
    scale(table[&n]) + (n as u128 * 3) as f64
}
