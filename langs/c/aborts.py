"""How programs in C and C++ give up."""

from __future__ import annotations

import re

from polyglot_ad.guards.abort_rows import Row, exactly, types_of

ROWS = [
    Row(exactly("abort"), None, "abort() was called"),
    Row(re.compile("exit|_exit|_Exit|quick_exit"), ("i32",), "exit(%d) was called", ("i32 %0",)),
    Row(exactly("__assert_fail"), types_of("ptr ptr i32 ptr"), "%s:%u: %s: assertion `%s' failed",
        ("ptr %1", "i32 %2", "ptr %3", "ptr %0")),
    Row(re.compile(r"_ZSt21__glibcxx_assert_failPKciS0_S0_"), types_of("ptr i32 ptr ptr"), "%s:%d: assertion `%s' failed",
        ("ptr %0", "i32 %1", "ptr %3")),
    Row(exactly("_ZSt9terminatev"), None, "std::terminate() was called"),
]  # fmt: skip
