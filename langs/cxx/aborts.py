"""How programs in C++ give up, beside those of C's ways that it has, too."""

from __future__ import annotations

import re

from polyglot_ad.language.abort import Abort, exactly, types_of

ABORTS = (
    Abort(re.compile(r"_ZSt21__glibcxx_assert_failPKciS0_S0_"), types_of("ptr i32 ptr ptr"), "%s:%d: assertion `%s' failed",
        ("ptr %0", "i32 %1", "ptr %3")),
    Abort(exactly("_ZSt9terminatev"), None, "std::terminate() was called"),
)  # fmt: skip
