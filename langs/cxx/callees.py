"""Functions of the C++ library that have no derivative, or give and take memory: libstdc++ and the run time of exceptions."""

from __future__ import annotations

from polyglot_ad.language.allocator import Allocator
from polyglot_ad.language.external import ALL, HIDDEN, PRINTS, READS, STOPS, External, Row, writes

from .names import STRING_CLASS

_EXCEPTIONS = (
    "9exception 9bad_alloc 8bad_cast 10bad_typeid 13bad_exception 20bad_array_new_length 11logic_error 12domain_error 16invalid_argument "
    "12length_error 12out_of_range 13runtime_error 11range_error 14overflow_error 15underflow_error"
)


def _of_exceptions(*patterns: str) -> str:
    """The members of the standard exceptions: `{}` stands for the mangled name of the class."""
    return " ".join(pattern.format(f"St{name}") for name in _EXCEPTIONS.split() for pattern in patterns)


_TEXT_OF_STRINGS = " ".join(
    f"_ZN{const}St7__cxx1112{STRING_CLASS}{member}*"
    for const in ("", "K")
    for member in ("4dataE", "5c_strE", "5beginE", "3endE", "6cbeginE", "4cendE", "5frontE", "4backE", "2atE", "ixE", "7_M_dataEv",
                   "13_M_local_dataE", "6insertEN9__gnu_cxx17__normal_iterator", "5eraseEN9__gnu_cxx17__normal_iterator")
)  # fmt: skip
"""The members of std::string that give an address in its text."""

EXTERNALS: tuple[Row, ...] = (
    # output: manipulators are called; a stream's own buffer may be the program's
    ("print", "_ZNSolsEPFRSoS_E _ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E _ZNSolsEPFRSt8ios_baseS0_E",
     External(reads=ALL, hidden=True, calls=True, passes=0)),
    ("print", "_ZNSoC[12]EPSt15basic_streambuf* _ZNSt9basic_iosIcSt11char_traitsIcEE4initE* _ZNSt9basic_iosIcSt11char_traitsIcEE5rdbufEP*",
     External(reads=ALL, writes=(0,), hidden=True, registers=True)),
    ("print", "_ZStls* _ZNSo* _ZSt16__ostream_insert*", External(reads=ALL, writes=(0,), hidden=True, deep=True, copies=True)),
    ("print", "_ZSt4endl* _ZSt5flush* _ZNSt3__1lsINS_*", PRINTS),
    # the end
    ("exit", "__cxa_pure_virtual __cxa_bad_cast __cxa_bad_typeid __cxa_throw_bad_array_new_length _ZSt9terminatev "
     "_ZSt20__throw_length_errorPKc _ZSt17__throw_bad_allocv _ZSt28__throw_bad_array_new_lengthv _ZSt24__throw_out_of_range_fmtPKcz "
     "_ZSt20__throw_out_of_rangePKc _ZSt19__throw_logic_errorPKc _ZSt24__throw_invalid_argumentPKc _ZSt21__throw_runtime_errorPKc "
     "_ZSt20__throw_domain_errorPKc _ZSt19__throw_range_errorPKc _ZSt22__throw_overflow_errorPKc _ZSt23__throw_underflow_errorPKc "
     "_ZSt25__throw_bad_function_callv _ZSt16__throw_bad_castv _ZSt21__glibcxx_assert_failPKciS0_S0_ _ZSt20__throw_system_errori "
     "_ZSt27__throw_bad_optional_accessv _ZSt26__throw_bad_variant_accessPKc __clang_call_terminate __cxa_throw __cxa_rethrow "
     "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE _Unwind_Resume", STOPS),
    # clocks: constants to a derivative
    ("clock", "_ZNSt6chrono*", HIDDEN),
    ("system", "__cxa_atexit", PRINTS),
    # what is given here is called, or handed out, later
    ("system", "__cxa_thread_atexit __cxa_thread_atexit_impl", External(reads=ALL, hidden=True, later=(0, 1))),
    # threads: locks and numbers
    ("lock", "_ZNSt28__atomic_futex_unsigned_base* _ZNSt6thread20hardware_concurrencyEv _ZNSt6thread6_StateD2Ev _ZNSt18condition_variable*",
     PRINTS),
    # strings and standard exceptions, which hold text besides what classes derived from them add
    ("string", f"_ZNSt7__cxx1112{STRING_CLASS}9_M_create*", writes(0, 1, reads=(0, 1))),
    ("string", _TEXT_OF_STRINGS, External(reads=ALL, writes=(0,), hidden=True, deep=True, copies=True, holds=0)),
    ("string", f"_ZNKSt7__cxx1112{STRING_CLASS}*", READS),
    ("string", f"_ZNSt7__cxx1112{STRING_CLASS}*", External(reads=ALL, writes=(0,), hidden=True, passes=0, deep=True, copies=True)),
    ("string", _of_exceptions("_ZN{}C[12]E*", "_ZN{}aSE*"), External(reads=(0, 1), writes=(0,), hidden=True, keeps=(1,))),
    ("string", _of_exceptions("_ZN{}D[012]Ev"), writes(0, reads=(0, 1))),
    ("string", _of_exceptions("_ZNK{}4whatEv"), External(reads=ALL, gives=(-1,))),
    # hash tables of libstdc++: how many buckets, and the hash of bytes
    ("integer", "_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm",
     writes(0, reads=(0,), hidden=False)),
    ("integer", "_ZSt11_Hash_bytesPKvmm _ZSt15_Fnv_hash_bytesPKvmm", READS),
    ("string", "_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv "
     "_ZNSt15__exception_ptr13exception_ptrC[12]E*", writes(0, reads=(0,))),
    # the run time
    ("system", "__cxa_guard_acquire __cxa_guard_release __cxa_guard_abort __cxa_begin_catch __cxa_end_catch __cxa_allocate_exception "
     "__cxa_free_exception __cxa_get_exception_ptr __gxx_personality_v0 __dynamic_cast _ZNSt8ios_base4InitC1Ev "
     "_ZNSt8ios_base4InitD1Ev", PRINTS),
)  # fmt: skip


def _allocators() -> list[Allocator]:
    """Itanium manglings: _Zn{w,a}{m,j} with align_val_t and nothrow, _Zd{l,a}Pv with size, align_val_t, nothrow."""
    rows = []
    for array in "wa":
        deallocate = "l" if array == "w" else "a"
        for size in "mj":
            for align in ("", "St11align_val_t"):
                for nothrow in ("", "RKSt9nothrow_t"):
                    arguments = ("pointer", "align") if align else ("pointer",)
                    rows.append(
                        Allocator(
                            f"_Zn{array}{size}{align}{nothrow}", "alloc", (0,), align=1 if align else None,
                            free=f"_Zd{deallocate}Pv{align}", free_arguments=arguments, may_fail=bool(nothrow),
                        )
                    )  # fmt: skip
    for array in "la":
        for size in ("", "m", "j"):
            for align in ("", "St11align_val_t"):
                for nothrow in ("",) if size else ("", "RKSt9nothrow_t"):
                    at = 2 if size else 1
                    rows.append(
                        Allocator(
                            f"_Zd{array}Pv{size}{align}{nothrow}", "free", (1,) if size else (), align=at if align else None, pointer=0,
                        )
                    )  # fmt: skip
    return rows


ALLOCATORS = tuple(_allocators())
