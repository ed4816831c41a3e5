//! The C functions of the wheel: the crate's own, and the gradient that build.rs made of it.

use std::slice;

// As declared in interest.h, which `polyglot-ad build` wrote.
extern "C" {
    fn interest_present_value_gradient(
        rate: f64,
        flows: *const f64,
        flows_shadow: *mut f64,
        flows_extent0: i64,
        value_cotangent: f64,
        results: *mut f64,
    ) -> i32;
}

/// The present value of `count` payments.
///
/// # Safety
/// `flows` points to `count` numbers.
#[no_mangle]
pub unsafe extern "C" fn present_value_of(rate: f64, flows: *const f64, count: usize) -> f64 {
    interest::present_value(rate, slice::from_raw_parts(flows, count))
}

/// The present value; its gradient goes to `by_rate` and `by_flows`.
///
/// # Safety
/// `flows` and `by_flows` point to `count` numbers each, `by_rate` to one.
#[no_mangle]
pub unsafe extern "C" fn present_value_and_gradient(
    rate: f64,
    flows: *const f64,
    count: usize,
    by_rate: *mut f64,
    by_flows: *mut f64,
) -> f64 {
    slice::from_raw_parts_mut(by_flows, count).fill(0.0);
    let mut results = [0.0; 2];
    let status = interest_present_value_gradient(rate, flows, by_flows, count as i64, 1.0, results.as_mut_ptr());
    assert_eq!(status, 0);
    *by_rate = results[1];
    results[0]
}
