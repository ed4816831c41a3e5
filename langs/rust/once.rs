//! `std::sync::Once` as derivatives see it (once.py): the same flags, with the library's own states.

use std::mem::transmute;
use std::sync::atomic::{AtomicU32, Ordering::*};
use std::sync::Once;

const QUEUED: u32 = 4;

extern "C" {
    fn syscall(number: i64, ...) -> i64;
}

/// Flags count from what is not done to what is done, or, in newer libraries, back.
fn states() -> [u32; 4] {
    let fresh: u32 = unsafe { transmute(Once::new()) };
    if fresh == 0 { [3, 1, 2, 0] } else { [0, 2, 1, 3] }
}

/// 0: done, 1: poisoned.
#[no_mangle]
pub extern "C" fn pad_once_state(which: u32) -> u32 {
    states()[which as usize]
}

/// 0: it is done. 1: the caller is the first; 2: so it is, after one that panicked. 3: that may not be.
#[no_mangle]
pub unsafe extern "C" fn pad_once_enter(flag: *const AtomicU32, although: bool) -> u32 {
    let [done, poisoned, running, fresh] = states();
    let flag = &*flag;
    let mut turns = 0;
    loop {
        let found = flag.load(Acquire);
        match found & 3 {
            state if state == done => return 0,
            state if state == poisoned && !although => return 3,
            state if state == fresh || state == poisoned => {
                if flag.compare_exchange(found, running | (found & QUEUED), Acquire, Acquire).is_ok() {
                    return if state == fresh { 1 } else { 2 };
                }
            }
            _ if turns < 100 => std::thread::yield_now(),
            _ => std::thread::sleep(std::time::Duration::from_micros(100)),
        }
        turns += 1;
    }
}

#[no_mangle]
pub unsafe extern "C" fn pad_once_leave(flag: *const AtomicU32, state: u32) {
    const FUTEX: i64 = 202;
    const WAKE: i32 = 129;
    if (*flag).swap(state, AcqRel) & QUEUED != 0 {
        syscall(FUTEX, flag, WAKE, i32::MAX);
    }
}

#[no_mangle]
pub extern "C-unwind" fn pad_once_poisoned() -> ! {
    panic!("Once instance has previously been poisoned")
}
