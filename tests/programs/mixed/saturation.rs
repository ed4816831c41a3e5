//! Vapour pressure by a table of coefficients.

const COEFFICIENTS: [f64; 4] = [6.11, 0.443, 1.43e-2, 2.65e-4];

#[no_mangle]
pub extern "C" fn saturation(temperature: f64) -> f64 {
    COEFFICIENTS.iter().rev().fold(0.0, |sum, c| sum * temperature + c)
}
