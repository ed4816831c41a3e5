"""How programs in Rust give up: panics of core, alloc and std."""

from __future__ import annotations

import re

from polyglot_ad.language.abort import Abort, exactly, types_of


def _rust(path: str) -> re.Pattern[str]:
    """The mangled name of a function of core, alloc or std: hashes and disambiguators change with every compiler, the path does not."""
    parts = r"[\w]*?".join(f"{len(part)}{part}" for part in path.split("::"))
    return re.compile(rf"_(?:R\w*?|ZN){parts}(?:17h[0-9a-f]{{16}}E|[ERC]\w*)?")


def _panic(pattern: re.Pattern[str], types: str, message: str, arguments: tuple[str, ...] = ()) -> Abort:
    return Abort(pattern, types_of(types), message, arguments, located=True, unwinds=True)


ABORTS = (
    _panic(_rust("core::panicking::panic"), "ptr i64 ptr", "%.*s", ("str %0 %1",)),
    Abort(_rust("core::panicking::panic_nounwind"), types_of("ptr i64"), "panicked: %.*s", ("str %0 %1",)),
    _panic(_rust("std::panicking::begin_panic"), "ptr i64 ptr", "%.*s", ("str %0 %1",)),
    _panic(_rust("core::panicking::panic_bounds_check"), "i64 i64 ptr",
        "index out of bounds: the len is %llu but the index is %llu", ("i64 %1", "i64 %0")),
    _panic(_rust("core::option::unwrap_failed"), "ptr", "called `Option::unwrap()` on a `None` value"),
    _panic(_rust("core::option::expect_failed"), "ptr i64 ptr", "%.*s", ("str %0 %1",)),
    _panic(_rust("core::result::unwrap_failed"), "ptr i64 ptr ptr ptr", "%.*s", ("str %0 %1",)),
    _panic(_rust("core::slice::index::slice_index_fail"), "i64 i64 i64 ptr",
        "range %llu..%llu out of range for slice of length %llu", ("i64 %0", "i64 %1", "i64 %2")),
    _panic(_rust("core::slice::index::slice_start_index_len_fail"), "i64 i64 ptr",
        "range start index %llu out of range for slice of length %llu", ("i64 %0", "i64 %1")),
    _panic(_rust("core::slice::index::slice_end_index_len_fail"), "i64 i64 ptr",
        "range end index %llu out of range for slice of length %llu", ("i64 %0", "i64 %1")),
    _panic(_rust("core::slice::index::slice_index_order_fail"), "i64 i64 ptr",
        "slice index starts at %llu but ends at %llu", ("i64 %0", "i64 %1")),
    _panic(_rust("core::slice::copy_from_slice_impl::len_mismatch_fail"), "i64 i64 ptr",
        "copy_from_slice: destination length (%llu) and source length (%llu) differ", ("i64 %0", "i64 %1")),
    _panic(_rust("core::panicking::panic_const::panic_const_div_by_zero"), "ptr", "attempt to divide by zero"),
    _panic(_rust("core::panicking::panic_const::panic_const_rem_by_zero"), "ptr",
        "attempt to calculate the remainder with a divisor of zero"),
    _panic(re.compile(r"_(?:R\w*?|ZN)4core9panicking11panic_const\d+panic_const_\w*"), "ptr",
        "attempt to compute with overflow"),
    _panic(_rust("core::panicking::assert_failed"), "i8 ptr ptr ptr ptr ptr", "assertion of two values failed"),
    _panic(_rust("core::cell::panic_already_borrowed"), "ptr", "RefCell already borrowed"),
    _panic(_rust("core::cell::panic_already_mutably_borrowed"), "ptr", "RefCell already mutably borrowed"),
    Abort(_rust("core::panicking::panic_in_cleanup"), None, "panic in a destructor during cleanup"),
    Abort(_rust("core::panicking::panic_cannot_unwind"), None, "panic in a function that cannot unwind"),
    Abort(_rust("alloc::raw_vec::handle_error"), None, "memory allocation failed", unwinds=True),
    Abort(_rust("alloc::raw_vec::capacity_overflow"), None, "capacity overflow", unwinds=True),
    Abort(_rust("alloc::alloc::handle_alloc_error"), None, "memory allocation failed"),
    Abort(_rust("std::process::exit"), ("i32",), "std::process::exit(%d) was called", ("i32 %0",)),
    Abort(exactly("pad_rust_lacks_feature"), None,
        "code for another CPU was called: what a program asks of the CPU is answered with what it is compiled for; "
        "compile it for this one: flags={'rust': ['-Ctarget-cpu=native']}"),
    Abort(exactly("pad_once_poisoned"), None, "Once instance has previously been poisoned"),
    Abort(_rust("std::process::abort"), None, "std::process::abort() was called"),
)  # fmt: skip
