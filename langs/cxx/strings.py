"""`std::string` as what it is: an object of the C++ library.

Its members are inline in libstdc++'s headers, and exported by the library as well. Inlined, they are code that steps through bytes without
bounds, which to the memory analysis may be the bytes of anything that lies behind a short string in a structure. In the program that is
differentiated the members stay calls of the library, of which the tables say what they do (`callees`): they move text, and no numbers.
"""

from __future__ import annotations

import ctypes
from functools import cache

from polyglot_ad.ir.values import Function, Module
from polyglot_ad.langs.cxx.names import STRING_CLASS

_PREFIXES = (f"_ZNSt7__cxx1112{STRING_CLASS}", f"_ZNKSt7__cxx1112{STRING_CLASS}")
_INLINE = ("linkonce_odr", "available_externally")


def has_strings(text: str) -> bool:
    return any(prefix in text for prefix in _PREFIXES)


@cache
def is_member(name: str) -> bool:
    """Whether a function is one of a string's members that the library exports."""
    return name.startswith(_PREFIXES) and _exports(name)


def _exports(name: str) -> bool:
    library = _library()
    try:
        return library is not None and bool(ctypes.cast(getattr(library, name), ctypes.c_void_p).value)
    except AttributeError:
        return False


@cache
def _library() -> ctypes.CDLL | None:
    try:
        return ctypes.CDLL("libstdc++.so.6")
    except OSError:
        return None


def leave_to_library(module: Module) -> bool:
    """Take away the bodies of the members that the library has, in place; whether there were any."""
    found = [f for f in module.functions.values() if f.blocks and f.prefix.split(" ")[0] in _INLINE and is_member(f.name)]
    for function in found:
        _declare(function)
    return bool(found)


def _declare(function: Function) -> None:
    for i in list(function.instructions()):
        i.drop_operands()
    function.blocks, function.personality, function.suffix, function.prefix = [], None, "", ""
    function.metadata = {}
    function.attributes = tuple(a for a in function.all_attributes() if a.startswith(("nounwind", "mustprogress")))
