"""Functions of Rust's standard library that have no derivative, or give and take memory."""

from __future__ import annotations

from dataclasses import replace

from polyglot_ad.language.allocator import Allocator
from polyglot_ad.language.external import ALL, HIDDEN, MAY_STOP, PRINTS, READS, STOPS, External, Row, writes
from polyglot_ad.process.regex import regex

THROWS_VALUES = ("*3std9panicking15panic_with_hook*", "*3std9panicking23rust_panic_without_hook*", "*3std9panicking11begin_panic*",
                 "*3std5panic13resume_unwind*")  # fmt: skip
"""Panics that carry a value. (Those with a text are errors, or raised by a function of ours: guards/aborts.py.)"""

EXTERNALS: tuple[Row, ...] = (
    # output: what formats itself is called back
    ("print", "*3std2io5stdio6__print *3std2io5stdio7__eprint", External(reads=ALL, hidden=True, calls=True)),
    ("print", "*5alloc3fmt6format12format_inner", External(reads=ALL, writes=(0,), hidden=True, calls=True)),
    ("print", "*4core3fmt5write *4core3fmt*9Formatter* *4core3fmt8builders*",
     External(reads=ALL, writes=(0,), hidden=True, deep=True, calls=True)),
    ("print", "*4core3fmt*7Display3fmt *4core3fmt*5Debug3fmt *4core3fmt*8LowerExp3fmt *4core3fmt*8UpperExp3fmt *4core3fmt*8LowerHex3fmt "
     "*4core3fmt*8UpperHex3fmt", External(reads=ALL, writes=(1,), hidden=True, deep=True, calls=True)),
    # texts that `format!` made (texts.py)
    ("string", "pad_text_length", READS),
    ("string", "pad_text_move", writes(1, reads=(0,))),
    ("system", "*4core3num7dec2flt*8from_str *4core3num*7FromStr8from_str", writes(0, reads=(~1,), hidden=False)),
    # what a panic carries is handed out where it is caught
    ("exit", " ".join(THROWS_VALUES), External(reads=ALL, hidden=True, returns=False, keeps=(0,))),
    ("unwinding", "*3std9panicking12catch_unwind7cleanup* *3std9panicking*3try7cleanup*", External(reads=ALL, hidden=True, gives=(-1,))),
    ("exit", "rust_begin_unwind rust_panic __rust_start_panic *4core9panicking* *3std9panicking* *5alloc7raw_vec12handle_error "
     "*5alloc7raw_vec17capacity_overflow *5alloc5alloc18handle_alloc_error *4core5slice5index*fail* *4core6option13expect_failed "
     "*4core6option13unwrap_failed *4core6result13unwrap_failed *4core3str16slice_error_fail *4core4cell*panic_already* "
     "*4core5slice*len_mismatch_fail *panic_bounds_check *panic_const_* *panic_nounwind* *4core5slice5index*order_fail "
     "*4core5slice5index*len_fail* *3std6thread5local18panic_access_error", STOPS),
    # clocks: constants to a derivative
    ("clock", "*3std4time*now *4core4time*", HIDDEN),
    # compiler's notes
    ("hint", "*35___rust_no_alloc_shim_is_unstable* __rust_no_alloc_shim_is_unstable*", HIDDEN),
    # what is linked beside the standard library (support.rs)
    ("lock", "pad_pool_new pad_pool_global pad_pool_end pad_pool_enter pad_pool_leave pad_pool_threads pad_pool_index pad_pool_seat "
     "pad_once_state pad_pool_migrated pad_pool_pending pad_pool_yield pad_channel_pause pad_channel_notify", PRINTS),
    ("lock", "pad_once_enter pad_once_leave", writes(0, reads=(0,))),
    # threads: names, numbers and parking (std_thread.py)
    ("lock", "_RNvM*3std6thread2id*_8ThreadId3new _RNvM*3std6thread6thread*_6Thread* _RNvM*3std6thread6scoped*_9ScopeData* "
     "_RNvM*3std3sys4sync* _RNvM*3std4sync6poison7condvar* _RNvN*3std6thread7current* _RNvM*3std6thread6thread5Inner*drop_slow* "
     "_RNvM*3std6thread9spawnhook9SpawnHook*drop_slow* _RNvNt*3std3env7__var_os _RNvN*3std9panicking11panic_count*", PRINTS),
    ("lock", "_RNvN*3std3sys12thread_local11destructors*8register", External(reads=ALL, hidden=True, later=(1, 0))),
    # hash maps: keys of their hashes, and what is asked when a table cannot grow
    ("random", "*3std3sys6random*19hashmap_random_keys*", HIDDEN),
    ("exit", "*9hashbrown3raw*11Fallibility17capacity_overflow* *9hashbrown3raw*11Fallibility9alloc_err*", MAY_STOP),
    ("exit", "pad_rust_panic pad_once_poisoned", STOPS),
    ("system", "rust_eh_personality", PRINTS),
)  # fmt: skip

_FREE = ("pointer", "size", "align")
ALLOCATORS = (
    Allocator("__rust_alloc", "alloc", (0,), align=1, free="__rust_dealloc", free_arguments=_FREE),
    Allocator("__rust_alloc_zeroed", "zeroed", (0,), align=1, free="__rust_dealloc", free_arguments=_FREE),
    Allocator("__rust_realloc", "realloc", (3,), old_size=1, align=2, pointer=0, free="__rust_dealloc", free_arguments=_FREE,
              allocates="__rust_alloc"),
    Allocator("__rust_dealloc", "free", (1,), align=2, pointer=0),
)  # fmt: skip

_BY_NAME = {row.name: row for row in ALLOCATORS}
_MANGLED = regex(r"_R\w*?___rustc\d+_(__rust_(?:alloc|alloc_zeroed|realloc|dealloc))$")


def allocator_of(name: str) -> Allocator | None:
    """Names contain the hash of the compiler: the row then has the symbol's own name, and `free` the same compiler's deallocator."""
    match = _MANGLED.match(name)
    if match is None:
        return None
    plain = _BY_NAME[match[1]]
    stem = name[: match.start(1)].removesuffix(f"{len(match[1])}_")
    free, allocates = (f"{stem}{len(other)}_{other}" if other else "" for other in (plain.free, plain.allocates))
    return replace(plain, name=name, free=free, allocates=allocates)
