// Trait objects whose tables have shadows: a shrunk random program.
#![allow(warnings)]
pub trait Form { fn of(&self, v: f64) -> f64; }
pub struct Linear { pub k: f64, pub c: f64 }
pub struct Wave { pub w: f64 }
impl Form for Linear { fn of(&self, v: f64) -> f64 { self.k * v + self.c } }
impl Form for Wave { fn of(&self, v: f64) -> f64 { (self.w * v).sin() } }
fn bend(a: f64, b: f64) -> f64 {
    if (a >= -1.138_f64) {
        let mut t0: f64 = (((((((b) + (b))) + ((a).atan2(2.0_f64 + (a).sin())))) * 0.3_f64).clamp(-0.5, 0.8)).sin();
        let mut v1: f64 = a; { let v2: Vec<Box<dyn Form>> = vec![Box::new(Linear { k: (((-0.718_f64).min((1.5_f64 + (b).sin()).powf((b).tanh()))) / (1.0_f64 + ((-0.718_f64).min((1.5_f64 + (b).sin()).powf((b).tanh()))).abs())), c: ((if (a <= t0) { t0 } else { t0 })).atan() }), Box::new(Wave { w: (0.5_f64 * (t0).tanh() + 0.3) })]; for v3 in v2.iter() { v1 = v3.of(v1); } }
        for i4 in 0..1 {
            if ((((i4 + 2)) % 2) != 1) {
                if (t0 <= (-(a) * (a)).exp()) {
                    return ((((v1).min((0.1_f64 * (i4 as f64)))).hypot(1.0_f64 + ((v1).max(v1)).abs())) / (1.0_f64 + (((v1).min((0.1_f64 * (i4 as f64)))).hypot(1.0_f64 + ((v1).max(v1)).abs())).abs()));
                }
            }
            for i5 in 0..((i4) % 8) {
                if ((((i5 + 0)) % 4) == 1) {
                    break;
                }
            }
            if (a >= (-0.067_f64).sin()) {
                continue;
            }
            let mut q6 = vec![0.0_f64; 8];
            for i7 in 0..8 {
                q6[(i7) as usize] = ((1.5_f64 + (((t0) * (a))).sin()).powf((((t0) * (t0)).ln_1p()).tanh())).sin();
            }
        }
    }
    ((((a) as f32 as f64)).copysign(0.270_f64)).cos()
}
#[no_mangle]
pub fn forms(x: &mut [f64], z: &mut [f64], n: i32) -> f64 {
    let mut t: f64 = 0.1_f64;
    let mut k8: i32 = 0;
    k8 = k8 + 1;
    t = 0.8_f64 * t + 0.1_f64 * ((bend(((t) + (t)), x[(0) as usize])).sin());
    { let (v10, v11) = x.split_at_mut(4); for v12 in 0..4 { v10[v12] += 0.5 * v11[3 - v12]; v11[v12] = (v10[v12]).cos(); } }
    let mut v13: Vec<f64> = Vec::new(); for v14 in 0..8 { v13.push((v14 as f64) * 0.1 + ((z[(3) as usize]).tanh().exp_m1()).cos()); }
    let mut v16: f64 = x.windows(2).map(|v17| (v17[1] - v17[0]) * (v17[0]).sin()).sum::<f64>() * 0.2;
    t + v16 + x[(3) as usize] + x[(0) as usize] + x[(2) as usize] + z[(6) as usize] + z[(1) as usize] + z[(0) as usize]
}
