// As in corpus.c: methods of numbers, iterators, slices.
macro_rules! one { ($($name:ident: $x:ident => $value:expr;)*) => { $(#[no_mangle] pub extern "C" fn $name($x: f64) -> f64 { $value })* } }
one! {
    one_sin: x => x.sin(); one_exp_m1: x => x.exp_m1(); one_ln: x => x.ln(); one_powf: x => x.powf(1.7); one_powi: x => x.powi(7); one_powi_less: x => x.powi(-3);
    one_sqrt: x => x.sqrt(); one_cbrt: x => x.cbrt(); one_hypot: x => x.hypot(3.0); one_atan2: x => x.atan2(-0.0); one_floor: x => x.floor(); one_round: x => x.round();
    one_even: x => x.round_ties_even(); one_fract: x => x.fract(); one_euclid: x => x.rem_euclid(0.3); one_mul_add: x => x.mul_add(x, -1.0); one_contract: x => x * x - 1.0;
    one_min: x => x.min(0.0); one_max: x => x.max(-0.0); one_clamp: x => x.clamp(-1.0, 2.0); one_signum: x => x.signum(); one_copysign: x => 3f64.copysign(x);
    one_recip: x => x.recip(); one_degrees: x => x.to_degrees(); one_single: x => (x as f32).tanh() as f64; one_integer: x => (x as i32) as f64; one_asinh: x => x.asinh(); one_log: x => x.log(3.0);
    one_total: x => if x.total_cmp(&0.0).is_lt() { -1.5 } else { x };
}
fn slice<'a>(x: *const f64, n: i32) -> &'a [f64] { unsafe { std::slice::from_raw_parts(x, n as usize) } }
macro_rules! all { ($($name:ident: $x:ident => $value:expr;)*) => { $(#[no_mangle] pub extern "C" fn $name(x: *const f64, n: i32) -> f64 { let $x = slice(x, n); $value })* } }
all! {
    all_sum: x => x.iter().sum(); all_product: x => x.iter().product(); all_dot: x => x.iter().zip(x.iter().rev()).map(|(a, b)| a * b).sum();
    all_max: x => x.iter().cloned().fold(f64::NEG_INFINITY, f64::max); all_sorted: x => { let mut v = x.to_vec(); v.sort_by(|a, b| a.total_cmp(b)); v.iter().fold(0.0, |s, a| s * 0.5 + a) };
    all_windows: x => x.windows(3).map(|w| w[0] - 2.0 * w[1] + w[2]).map(|d| d * d).sum::<f64>().sqrt(); all_chunks: x => x.chunks(4).map(|c| c.iter().sum::<f64>()).fold(1.0, |s, a| s / 3.0 + a);
    all_unstable: x => { let mut v = x.to_vec(); v.sort_unstable_by(|a, b| b.total_cmp(a)); v[v.len() / 2] + v[0] / 3.0 };
}
