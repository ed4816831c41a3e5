"""Linking C++ compiled by ziglang without building libc++: the system's libstdc++, and a small object for what the two do not share."""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path

from polyglot_ad.langs.running import run_compiler
from polyglot_ad.langs.toolchain import executable_identity
from polyglot_ad.process.paths import kept_file

SOURCE = Path(__file__).with_name("libcxx_support.cpp")
_FLAGS = ("-std=c++20", "-O2", "-fPIC", "-g0", "-mcpu=baseline", "-fno-sanitize=undefined", "-ffunction-sections")


def support(zig: str) -> Path:
    """The object, compiled once per ziglang."""
    key = hashlib.sha256(f"{executable_identity((zig,))}{_FLAGS}".encode() + SOURCE.read_bytes()).hexdigest()[:24]

    def make() -> bytes:
        with tempfile.TemporaryDirectory(prefix="polyglot_ad-") as folder:
            made = Path(folder) / "support.o"
            run_compiler([zig, "c++", *_FLAGS, "-c", str(SOURCE), "-o", str(made)], Path(folder))
            return made.read_bytes()

    return kept_file("zig-support", f"{key}.o", make)
