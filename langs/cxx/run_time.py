"""What C++ says of its run time and its library."""

from __future__ import annotations

from polyglot_ad.language import LanguageRuntime

from .aborts import ABORTS
from .callees import ALLOCATORS, EXTERNALS

CXX = LanguageRuntime(
    "C++",
    prefixes=("_Z",),
    externals=EXTERNALS,
    allocators=ALLOCATORS,
    aborts=ABORTS,
    throws=("_ZSt*__throw_*", "__cxa_throw", "__cxa_rethrow", "_ZSt17rethrow_exception*", "__cxa_bad_cast", "__cxa_bad_typeid",
            "__cxa_throw_bad_array_*", "_Unwind_Resume", "_Unwind_RaiseException", "_ZNSt3__1*__throw_*"),
    personality="__gxx_personality_v0",
    inputs=("_ZNSi10_M_extract*", "_ZNSirsE*", "_ZNSi4read*"),
    console=frozenset(("_ZSt4cout", "_ZSt4cerr", "_ZSt4clog")),
)  # fmt: skip
