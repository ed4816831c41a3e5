#[no_mangle]
pub extern "C" fn curve(x: f64, n: i32) -> f64 {
    let kept: Vec<f64> = (0..n)
        .map(|i| { let y = x * f64::from(i + 1); if i % 2 == 0 { y.sin() } else { (-y * y).exp() } })
        .collect();
    let sum: f64 = kept.iter().map(|one| one / (1.0 + x * x)).sum();
    x * x + sum * sum + x.exp() * sum.cos()
}
