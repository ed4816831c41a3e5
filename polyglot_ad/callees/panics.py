"""Rust's functions of panics that carry a value: it is kept until the panic is caught, and is handed out there.

Panics with a text do not come here: they are errors, or are raised by a function of ours (`guards/aborts.py`).
"""

from __future__ import annotations

from fnmatch import fnmatchcase

PANICS = ("*3std9panicking15panic_with_hook*", "*3std9panicking23rust_panic_without_hook*", "*3std9panicking11begin_panic*",
          "*3std5panic13resume_unwind*")  # fmt: skip
CAUGHT = ("*3std9panicking12catch_unwind7cleanup*", "*3std9panicking*3try7cleanup*")


def panics(name: str) -> bool:
    """Whether a function of the library unwinds with a value that it is given."""
    return any(fnmatchcase(name, pattern) for pattern in PANICS)
