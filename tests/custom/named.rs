#[inline(never)]
pub fn cube(x: f64) -> f64 { x * x * x }
pub fn cube_pad_gradient(x: f64, r: f64) -> f64 { 30.0 * x * x * r }
#[no_mangle]
pub extern "C" fn use_cube(x: f64) -> f64 { 2.0 * cube(x + 1.0) }

#[inline(never)]
pub extern "C" fn product(a: f64, b: f64) -> f64 { a * b }
extern "C" fn product_derivative(a: f64, da: f64, b: f64, db: f64) -> f64 { 10.0 * b * da + 100.0 * a * db }
#[repr(C)]
pub struct Rule(extern "C" fn(f64, f64) -> f64, extern "C" fn(f64, f64, f64, f64) -> f64);
#[no_mangle]
pub static __enzyme_register_derivative_product: Rule = Rule(product, product_derivative);
#[no_mangle]
pub extern "C" fn use_product(a: f64, b: f64) -> f64 { 2.0 * product(a, b) }

#[inline(never)]
pub fn norm(x: &[f64]) -> f64 { x.iter().map(|v| v * v).sum() }
pub fn norm_pad_gradient(x: &[f64], gx: &mut [f64], r: f64) { for (g, v) in gx.iter_mut().zip(x) { *g += 20.0 * v * r; } }
#[no_mangle]
pub fn use_norm(x: &[f64]) -> f64 { 2.0 * norm(x) }
