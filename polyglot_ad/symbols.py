"""Linker names as users know them: C++ and Rust names demangled, without what this package puts before names."""

from __future__ import annotations

import ctypes
import functools
import re

from polyglot_ad.process.regex import regex

FLAT = "pad.flat."
"""How the names of flat functions begin (docs/architecture.md): arguments as C has them."""
ENTRY = "pad.entry."
"""How the names of exported functions begin, which return a status."""

STATE = "pad.state."
"""How the names of global variables begin that a program and its derivatives share."""

WRITTEN = "pad.written"
"""How the names of flags begin that say whether memory has been written in this call (rewrites/memory/earlier_arguments.py)."""

INTEGER = "pad.integer."
"""How the names of functions begin that take a word as the integer that it is, and no number (rewrites/words/told_integers.py)."""

KERNEL = "pad.kernel."
"""How the names of functions begin that every thread of a GPU's kernel executes (polyglot_ad/device)."""

EXCHANGE = "pad.exchange."
"""How the names of functions begin that exchange a number between the lanes of a warp (differentiate/parallel/lanes.py)."""

_OWN = (FLAT, ENTRY, KERNEL)
_RENAMED = regex(r"(?<![\w ])own\.(?=[A-Za-z_])")
"""What functions are called whose names mean something else (callees/own_names.py)."""
_MANGLED = regex(r"\b_Z[\w$.]+")
_DERIVED = regex(r"(?:\.(?:reverse|forward|augmented|pullback|flat|caught)(?:\.\d+)?)+$")
"""How the names of derivatives end, whose own derivatives are asked for."""
_SPECIALISED = regex(r"(?:jl|numba)\.(\w+)\.[0-9a-f]{12}$")
"""What a function of Julia or Numba is called that is compiled for certain types (langs/julia/rewrite.py)."""
_LIBRARIES = ("libstdc++.so.6", "libc++abi.so.1")


def readable(symbol: str) -> str:
    """The name of a function for a text."""
    for prefix in _OWN:
        symbol = symbol.removeprefix(prefix)
    symbol = symbol.removeprefix("own.")
    if ending := _DERIVED.search(symbol):
        return f"the derivative of {readable(symbol[: ending.start()])}"
    if made := _SPECIALISED.match(symbol):
        return made[1]
    return demangled(symbol) if symbol.startswith("_Z") else symbol


def without_symbols(text: str) -> str:
    """A text with readable names in place of linker names."""
    for prefix in _OWN:
        text = text.replace(prefix, "")
    text = _RENAMED.sub("", text)
    return _MANGLED.sub(lambda match: demangled(match[0]), text) if "_Z" in text else text


@functools.cache
def demangled(symbol: str) -> str:
    """By the C++ library of this machine; the symbol itself where there is none, or where it is no mangled name."""
    demangle = _demangler()
    if demangle is None:
        return symbol
    status = ctypes.c_int()
    found = demangle(symbol.encode(), None, None, ctypes.byref(status))
    if not found:
        return symbol
    try:
        text = ctypes.string_at(found).decode(errors="replace")
    finally:
        ctypes.CDLL(None).free(ctypes.c_void_p(found))
    return re.sub(r"::h[0-9a-f]{16}$", "", text)  # the hash of a Rust function


@functools.cache
def _demangler() -> ctypes._NamedFuncPointer | None:
    for name in _LIBRARIES:
        try:
            function = ctypes.CDLL(name)["__cxa_demangle"]
        except (OSError, AttributeError):
            continue
        function.restype = ctypes.c_void_p
        return function
    return None
