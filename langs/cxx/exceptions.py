"""Names of C++'s run time of exceptions, and of `std::exception_ptr` of libstdc++."""

from __future__ import annotations

ALLOCATE, FREE = "__cxa_allocate_exception", "__cxa_free_exception"
THROW, RETHROW = "__cxa_throw", "__cxa_rethrow"
BEGIN, END, PEEK = "__cxa_begin_catch", "__cxa_end_catch", "__cxa_get_exception_ptr"
TERMINATE = "_ZSt9terminatev"
ENDS_PROGRAM = ("__clang_call_terminate", TERMINATE)
"""What a landing pad calls where nothing may be thrown."""
NOTHROW = "_ZSt7nothrow"
"""The variable that is passed to `operator new` where it may give null."""

CURRENT = "_ZSt17current_exceptionv"
RETHROW_POINTER = "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE"
PRIME = "__cxa_init_primary_exception"
_MEMBER = "_ZNSt15__exception_ptr13exception_ptr"
ADDREF, RELEASE = f"{_MEMBER}9_M_addrefEv", f"{_MEMBER}10_M_releaseEv"
ADOPTS = (f"{_MEMBER}C1EPv", f"{_MEMBER}C2EPv")
