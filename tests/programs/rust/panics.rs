// Panics that the program catches itself.
use std::panic::{catch_unwind, panic_any, resume_unwind, AssertUnwindSafe};

#[inline(never)]
fn risky(x: &[f64], i: usize, y: &mut f64) -> f64 {
    *y += x[0] * x[0];
    let v: Vec<f64> = x.iter().map(|a| a * a).collect();
    v[i] * x[1]
}

#[no_mangle]
pub fn guarded(x: &[f64], i: usize) -> f64 {
    let mut y = 0.0;
    match catch_unwind(AssertUnwindSafe(|| risky(x, i, &mut y))) {
        Ok(v) => v + y,
        Err(_) => x[1] * 3.0 * y,
    }
}

struct Tally<'a> {
    sum: &'a mut f64,
    share: f64,
}

impl Drop for Tally<'_> {
    fn drop(&mut self) {
        *self.sum += self.share * self.share;
    }
}

#[inline(never)]
fn tallied(sum: &mut f64, x: f64, k: u32) -> f64 {
    let tally = Tally { sum, share: x };
    if k == 1 {
        panic!("asked for");
    }
    tally.share * 3.0
}

#[no_mangle]
pub fn drops(x: f64, k: u32) -> f64 {
    let mut sum = 0.0;
    let r = catch_unwind(AssertUnwindSafe(|| tallied(&mut sum, x, k))).unwrap_or(x * x);
    r * sum
}

#[no_mangle]
pub fn in_a_loop(x: &[f64], limit: f64) -> f64 {
    let mut s = 1.0;
    for &v in x {
        let r = catch_unwind(AssertUnwindSafe(|| {
            assert!(v < limit, "too large: {v}");
            v * s
        }));
        s += match r {
            Ok(w) => w,
            Err(_) => s * s * 0.1,
        };
    }
    s
}

#[inline(never)]
fn twice(x: f64, k: u32, y: &mut f64) -> f64 {
    let r = catch_unwind(AssertUnwindSafe(|| {
        if k > 0 {
            panic!("first");
        }
        x
    }));
    match r {
        Ok(v) => v * v,
        Err(payload) => {
            *y *= x;
            if k > 1 {
                resume_unwind(payload);
            }
            *y
        }
    }
}

#[no_mangle]
pub fn nested(x: f64, k: u32) -> f64 {
    let mut y = x;
    let mut v = 0.0;
    let done = catch_unwind(AssertUnwindSafe(|| v = twice(x, k, &mut y)));
    if done.is_ok() {
        v + y
    } else {
        y * 5.0
    }
}

#[no_mangle]
pub fn uncaught(x: &[f64], last: usize) -> f64 {
    let v: Vec<f64> = x.iter().map(|a| a * a).collect();
    let r = catch_unwind(|| 2.0).unwrap_or(1.0);
    v[last] * r
}

#[inline(never)]
fn picked(x: f64, i: usize) -> f64 {
    let v = vec![x, x * x];
    catch_unwind(AssertUnwindSafe(|| risky(&v, i, &mut 0.0))).unwrap_or(x * 3.0)
}

#[no_mangle]
pub fn result_of_a_call(x: f64, i: usize) -> f64 {
    picked(x, i)
}

#[inline(never)]
fn refused_below(x: f64) -> f64 {
    if x < 1.0 {
        panic_any(x * x)
    }
    x * x * x
}

// Panics that carry a value.
#[no_mangle]
pub fn value_is_dropped(x: f64) -> f64 {
    catch_unwind(|| if x > 0.0 { panic_any(3.5f64) } else { x }).unwrap_or(x * x)
}

#[no_mangle]
pub fn value_is_steady(x: f64) -> f64 {
    match catch_unwind(|| if x > 0.0 { panic_any(3.5f64) } else { 1.0 }) {
        Ok(v) => v,
        Err(e) => *e.downcast::<f64>().unwrap() * x,
    }
}

#[no_mangle]
pub fn value_is_active(x: f64) -> f64 {
    match catch_unwind(|| refused_below(x)) {
        Ok(v) => v,
        Err(e) => *e.downcast::<f64>().unwrap() * x,
    }
}

#[no_mangle]
pub fn value_leaves(x: f64) -> f64 {
    refused_below(x) * x
}

// A panic in a thread, which the one that waits for it sees; cleaning up may not panic.
#[no_mangle]
pub fn in_threads(x: &[f64], limit: f64) -> f64 {
    std::thread::scope(|scope| {
        let threads: Vec<_> = x
            .iter()
            .map(|&v| {
                scope.spawn(move || {
                    if v > limit {
                        panic!("{v} is too large")
                    }
                    v * v * x[0]
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap_or(x[1])).sum()
    })
}
