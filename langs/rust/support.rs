//! Linked into every program with Rust in it, beside the standard library: panics that carry a text, and the end of those that nobody caught.

mod channel;
mod once;
mod pool;

use std::ffi::c_void;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};

extern "C-unwind" {
    fn _Unwind_RaiseException(exception: *mut c_void) -> i32;
}

/// Panics with this text, without telling the panic hook.
#[no_mangle]
pub unsafe extern "C-unwind" fn pad_rust_panic(text: *const u8, length: usize) -> ! {
    let bytes = std::slice::from_raw_parts(text, length);
    resume_unwind(Box::new(String::from_utf8_lossy(bytes).into_owned()))
}

/// Ends a panic that has arrived as this exception; its text goes to `into`, which has room for `room` bytes, with a zero behind it.
#[no_mangle]
pub unsafe extern "C" fn pad_rust_dispose(exception: *mut c_void, into: *mut u8, room: usize) {
    let caught = catch_unwind(AssertUnwindSafe(|| _Unwind_RaiseException(exception)));
    let text = match &caught {
        Err(payload) => match payload.downcast_ref::<String>() {
            Some(text) => text.as_str(),
            None => payload.downcast_ref::<&str>().copied().unwrap_or("a Rust panic"),
        },
        Ok(_) => "a Rust panic",
    };
    let length = text.len().min(room - 1);
    std::ptr::copy_nonoverlapping(text.as_ptr(), into, length);
    *into.add(length) = 0;
}

/// How long a text is.
#[no_mangle]
pub unsafe extern "C" fn pad_text_length(text: &String) -> usize {
    text.len()
}

/// Moves its bytes, and ends it.
#[no_mangle]
pub unsafe extern "C" fn pad_text_move(text: *mut String, into: *mut u8) {
    let text = text.read();
    std::ptr::copy_nonoverlapping(text.as_ptr(), into, text.len());
}
