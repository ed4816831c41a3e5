#[repr(C)]
#[derive(Clone, Copy)]
pub struct Gas {
    pub gamma: f64,
    pub r: f64,
}
#[no_mangle]
pub extern "C" fn pressure(g: &Gas, rho: f64, e: f64) -> f64 {
    (g.gamma - 1.0) * rho * e + g.r * rho.powi(2)
}
#[no_mangle]
pub unsafe extern "C" fn limiter(u: *const f64, n: usize, out: *mut f64) {
    let u = std::slice::from_raw_parts(u, n);
    let out = std::slice::from_raw_parts_mut(out, n);
    for i in 0..n {
        let a = u[i] - u[(i + n - 1) % n];
        let b = u[(i + 1) % n] - u[i];
        out[i] = if a * b > 0.0 { 2.0 * a * b / (a + b) } else { 0.0 };
    }
}
pub type Callback = extern "C" fn(f64, *mut std::ffi::c_void) -> f64;
#[no_mangle]
pub extern "C" fn simpson(f: Callback, ctx: *mut std::ffi::c_void, a: f64, b: f64, n: usize) -> f64 {
    let h = (b - a) / n as f64;
    (0..=n)
        .map(|i| {
            let w = if i == 0 || i == n {
                1.0
            } else if i % 2 == 1 {
                4.0
            } else {
                2.0
            };
            w * f(a + h * i as f64, ctx)
        })
        .sum::<f64>()
        * h
        / 3.0
}
