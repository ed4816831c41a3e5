"""Calling what the adapter compiled: an array's header around NumPy data, and a `pad.raise` that ends the process."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from polyglot_ad.langs import Unit, compile_text
from polyglot_ad.langs.julia.process import Specialisation
from polyglot_ad.langs.julia.source import JuliaSource

PROGRAMS = Path(__file__).with_name("programs")
RAISED = 77

_RAISE = f"""
declare i64 @write(i32, ptr, i64)
declare void @_exit(i32) noreturn
define void @pad.raise(ptr %text, i64 %length) noreturn {{
  %written = call i64 @write(i32 2, ptr %text, i64 %length)
  call void @_exit(i32 {RAISED})
  unreachable
}}
"""


class Header(ctypes.Structure):
    """Julia 1.5's array object, as the docstring of langs/julia/source.py describes it."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("length", ctypes.c_int64),
        ("flags", ctypes.c_uint16),
        ("element", ctypes.c_uint16),
        ("offset", ctypes.c_uint32),
        ("sizes", ctypes.c_int64 * 4),
    )

    @staticmethod
    def of(array: np.ndarray) -> Header:
        assert array.flags.f_contiguous
        sizes = [*array.shape, *([array.size] if array.ndim == 1 else []), 0, 0, 0][:4]
        header = Header(array.ctypes.data, array.size, array.ndim << 2, array.itemsize, 0, (ctypes.c_int64 * 4)(*sizes))
        header.array = array
        return header


_SCALARS = {
    "Float64": ctypes.c_double, "Float32": ctypes.c_float, "Int64": ctypes.c_int64, "Int32": ctypes.c_int32, "Bool": ctypes.c_bool,
}  # fmt: skip


class Compiled:
    """Functions of one source, specialised and linked into one library."""

    def __init__(self, library: ctypes.CDLL, units: Sequence[Unit]) -> None:
        self.library = library
        self.facts = {facts["name"]: facts for unit in units for facts in unit.interface["functions"]}

    def __call__(self, name: str, *arguments: object) -> object:
        facts = self.facts[name]
        passed: list[object] = []
        for argument, value in zip(facts["arguments"], arguments, strict=True):
            if argument["passing"] == "ghost":
                continue
            if argument["passing"] == "value":
                kind = _SCALARS.get(argument["type"])
                passed.append(kind(value) if kind else ctypes.c_int64(value.ctypes.data))
            else:
                passed.append(ctypes.byref(Header.of(value)) if "array" in argument else value.ctypes.data_as(ctypes.c_void_p))
        function = self.library[facts["symbol"]]
        result = facts["result"]
        if result["passing"] == "sret":
            room = (ctypes.c_double * 8)()
            function.restype = None
            function(ctypes.byref(room), *passed)
            return list(room)[: result["size"] // 8]
        function.restype = _SCALARS[result["type"]] if result["passing"] == "value" else None
        return function(*passed)

    def failure(self, name: str, *arguments: object) -> str:
        """What the call raises, in a process of its own."""
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.dup2(writer, 2)
            self(name, *arguments)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as said:
            text = said.read()
        _, status = os.waitpid(child, 0)
        assert os.waitstatus_to_exitcode(status) == RAISED, text
        return text


@pytest.fixture
def compiled(load: Callable[[Sequence[Unit]], ctypes.CDLL], needs: Callable[..., None]) -> Callable[..., Compiled]:
    needs("julia")

    def make(source: Path, *wanted: tuple[str, Sequence[str]]) -> Compiled:
        units = JuliaSource(source).specialise_all([Specialisation(name, tuple(types)) for name, types in wanted])
        return Compiled(load([*units, compile_text(_RAISE, "llvm")]), units)

    return make
