"""How programs in C give up."""

from __future__ import annotations

import re

from polyglot_ad.language.abort import Abort, exactly, types_of

ABORTS = (
    Abort(exactly("abort"), None, "abort() was called"),
    Abort(re.compile("exit|_exit|_Exit|quick_exit"), ("i32",), "exit(%d) was called", ("i32 %0",)),
    Abort(exactly("__assert_fail"), types_of("ptr ptr i32 ptr"), "%s:%u: %s: assertion `%s' failed",
        ("ptr %1", "i32 %2", "ptr %3", "ptr %0")),
)  # fmt: skip
