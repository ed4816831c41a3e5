//! Becomes part of programs that make texts (texts.py).

extern "C" {
    fn pad_text_length(text: *const String) -> usize;
    fn pad_text_move(text: *mut String, into: *mut u8);
}

/// A text in memory that the program itself asks for, instead of the one that is given, which is no more.
///
/// It is copied twice: what the library writes to is memory of its own, also where texts lie beside numbers.
#[no_mangle]
pub unsafe fn pad_rust_own_text(made: *mut String) -> String {
    let length = pad_text_length(made);
    let mut between = Vec::<u8>::with_capacity(length);
    pad_text_move(made, between.as_mut_ptr());
    between.set_len(length);
    String::from_utf8_unchecked(between.as_slice().to_vec())
}
