#[no_mangle]
pub fn burgers(u0: &[f64], steps: usize, dt: f64) -> f64 {
    let n = u0.len();
    let mut u = u0.to_vec();
    let mut v = vec![0.0; n];
    for _ in 0..steps {
        v[0] = u[0]; v[n-1] = u[n-1];
        for i in 1..n-1 {
            v[i] = u[i] - dt * u[i] * (u[i+1] - u[i-1]) + 0.1 * dt * (u[i+1] - 2.0*u[i] + u[i-1]);
        }
        std::mem::swap(&mut u, &mut v);
    }
    u.iter().map(|x| x * x).sum()
}
fn step(u: &[f64], dt: f64) -> Vec<f64> { u.iter().enumerate().map(|(i, x)| x + dt * (u[(i + 1) % u.len()] - x).sin()).collect() }
#[no_mangle]
pub fn fresh(u0: &[f64], steps: usize, dt: f64) -> f64 {
    let mut u = u0.to_vec();
    for _ in 0..steps { u = step(&u, dt); }
    u.iter().map(|x| x * x).sum()
}
#[no_mangle]
pub fn inplace(u: &mut [f64], steps: usize, dt: f64) {
    let n = u.len();
    for _ in 0..steps {
        let left = u[0];
        for i in 0..n - 1 { u[i] += dt * (u[i + 1] - u[i]).sin(); }
        u[n - 1] += dt * (left - u[n - 1]).sin();
    }
}
