"""Code as versions of Julia write it that are not installed here: IR in their form, rewritten, loaded and run."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from polyglot_ad.errors import CompileError
from polyglot_ad.langs import Unit, compile_text
from polyglot_ad.langs.julia.rewrite import Entry, portable

_LATER = (Path(__file__).with_name("programs") / "later.ll").read_text()
_ADDRESSES = {
    "1000": {"kind": "slot", "object": 1001},
    "1001": {"kind": "value", "type": "Float64", "bytes": "0000000000002440", "leaves": [[0, "Float64", 8]]},
    "2000": {"kind": "type", "name": "Memory{Float64}", "memory": {"size": 8, "dimensions": 1}},
    "3000": {"kind": "singleton", "name": "DivideError", "exception": "DivideError"},
    "4000": {"kind": "type", "name": "Float64"},
}
_RAISE = "define void @pad.raise(ptr %text, i64 %length) {\n  unreachable\n}\n"


def test_code_of_later_versions(load: Callable[[Sequence[Unit]], ctypes.CDLL]) -> None:
    """Task state, safepoints, Memory, julia.call and aliased globals of Julia 1.7 to 1.12."""
    made = portable(_LATER, [Entry("julia_f_12", "jl.f", "f")], _ADDRESSES, True, [])
    assert 'c"DivideError"' in made.text
    library = load([compile_text(made.text, "llvm"), compile_text(_RAISE, "llvm")])
    library.f.restype = ctypes.c_double
    assert library.f(None, ctypes.c_int64(3)) == 12.5


@pytest.mark.parametrize("known", [{}, {"1000": {"kind": "unknown"}}])
def test_an_address_that_nobody_explains_is_an_error(known: dict[str, dict[str, object]]) -> None:
    addresses = {**{key: value for key, value in _ADDRESSES.items() if key != "1000"}, **known}
    with pytest.raises(CompileError, match="only the Julia process that made it can use"):
        portable(_LATER, [Entry("julia_f_12", "jl.f")], addresses, True, [])
