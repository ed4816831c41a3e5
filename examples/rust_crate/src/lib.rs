//! Discounted cash flows. The mathematics is generic over num-traits' `Float`.

use num_traits::Float;

fn discounted<T: Float>(rate: T, flows: &[T]) -> T {
    let factor = (T::one() + rate).recip();
    flows.iter().rev().fold(T::zero(), |rest, &flow| flow + factor * rest)
}

/// The present value of payments, one per year from now on.
#[no_mangle]
pub fn present_value(rate: f64, flows: &[f64]) -> f64 {
    discounted(rate, flows)
}

/// The rate at which payments are worth nothing now, by Newton's method with a difference for the slope.
#[no_mangle]
pub fn internal_rate(flows: &[f64]) -> f64 {
    let mut rate = 0.1;
    for _ in 0..100 {
        let h = 1e-6;
        let value = discounted(rate, flows);
        let slope = (discounted(rate + h, flows) - discounted(rate - h, flows)) / (2.0 * h);
        let step = value / slope;
        rate = rate - step;
        if step.abs() < 1e-13 {
            break;
        }
    }
    rate
}
