use std::arch::x86_64::*;

#[target_feature(enable = "avx2,fma")]
unsafe fn wide(x: &[f64]) -> f64 {
    let mut sum = _mm256_setzero_pd();
    for k in 0..x.len() / 4 {
        let v = _mm256_loadu_pd(x.as_ptr().add(4 * k));
        sum = _mm256_fmadd_pd(v, v, sum);
    }
    // As if 100 told which way was taken.
    let mut lanes = [100.0; 4];
    _mm256_storeu_pd(lanes.as_mut_ptr(), sum);
    100.0 * lanes.iter().sum::<f64>()
}

trait Way {
    fn sum(&self, x: &[f64]) -> f64;
}

struct Wide;
struct Plain;

impl Way for Wide {
    fn sum(&self, x: &[f64]) -> f64 {
        unsafe { wide(x) }
    }
}

impl Way for Plain {
    fn sum(&self, x: &[f64]) -> f64 {
        x.iter().map(|v| v * v).sum()
    }
}

fn choose() -> Box<dyn Way> {
    if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
        return Box::new(Wide);
    }
    Box::new(Plain)
}

/// Chosen when it runs, as libraries do.
pub fn chosen(x: &[f64]) -> f64 {
    choose().sum(x).sin()
}

/// Without having asked.
pub fn unasked(x: &[f64]) -> f64 {
    unsafe { wide(x) }
}
