"""Test support: compile a source, build its entries, link a shared library, and call it with NumPy data through ctypes.

Arguments are passed here straight from `Parameter.flat`, without the product's loaders, so that this room is tested by itself.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from polyglot_ad import signature
from polyglot_ad.guards import guard
from polyglot_ad.guards.aborts import redirect
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.langs import LinkRequirements, adapter, compile_sources
from polyglot_ad.langs.linker import link_shared
from polyglot_ad.langs.registry import suffix
from polyglot_ad.llvm.codegen import optimise_and_emit
from polyglot_ad.llvm.modules import Part, link, text_of
from polyglot_ad.signature.extents import evaluate
from polyglot_ad.signature.model import Flat, Parameter, Signature, slot_size
from polyglot_ad.signature.source_types import leaves
from polyglot_ad.wrappers import build

CTYPES = {
    "i8": ctypes.c_int8, "i16": ctypes.c_int16, "i32": ctypes.c_int32, "i64": ctypes.c_int64, "float": ctypes.c_float,
    "double": ctypes.c_double, "x86_fp80": ctypes.c_longdouble, "ptr": ctypes.c_void_p,
}  # fmt: skip
BYTES = {"i8": 1, "i16": 2, "i32": 4, "float": 4, "i64": 8, "double": 8, "x86_fp80": 16}


class Raised(Exception):
    """Native code raised an error."""


@dataclass
class Native:
    """A program's signatures by every name, and its shared library."""

    signatures: dict[str, Signature]
    library: ctypes.CDLL

    def call(self, name: str, *arguments: object) -> object:
        """Call a function as a user would; arrays are used in place."""
        sig = self.signatures[name]
        hidden = [parameter for parameter in sig.parameters if parameter.hidden]
        if not hidden or len(arguments) == len(sig.parameters):
            return self._call(sig, arguments)
        (result,) = hidden
        if result.extents:
            values = {parameter.name: argument for parameter, argument in zip(sig.parameters, arguments, strict=False)}
            shape = [evaluate(text, values) if text else length for length, text in zip(result.shape, result.extents, strict=True)]
        else:
            extents = iter(self._call(sig, (*arguments, None)))
            shape = [next(extents) if length is None else length for length in result.shape]
        out = np.zeros(shape, signature.numpy_dtype(result.dtype), result.order)
        self._call(sig, (*arguments, out))
        return out

    def _call(self, sig: Signature, arguments: Sequence[object]) -> object:
        assert len(arguments) == len(sig.parameters)
        flat: list[object] = []
        keep: list[object] = []
        for parameter, argument in zip(sig.parameters, arguments, strict=True):
            flat.extend(_flatten(parameter, one, argument, keep) for one in parameter.flat)
        results = np.zeros(sum(slot_size(slot) for slot in sig.result.slots) // 8 + 1)
        function = self.library[f"pad.entry.{sig.symbol}"]
        function.argtypes = [*(CTYPES[one.type] for one in sig.flat), ctypes.c_void_p]
        function.restype = ctypes.c_int32
        if function(*flat, results.ctypes.data):
            message = self.library["pad_error_message"]
            message.restype = ctypes.c_char_p
            raise Raised(message().decode())
        return _result(sig, results.tobytes())


def _flatten(parameter: Parameter, flat: Flat, argument: object, keep: list[object]) -> object:
    if flat.kind == "present":
        return int(argument is not None)
    if flat.kind in ("value", "real", "imag"):
        value = 0 if argument is None else argument
        return CTYPES[flat.type](value if flat.kind == "value" else getattr(value, flat.kind))
    if argument is None:
        return None if flat.kind == "data" else 0
    array = np.asarray(argument, signature.numpy_dtype(parameter.dtype))
    assert parameter.intent == "in" or array is argument, f"{parameter.name} is written and must be an array of the right dtype"
    keep.append(array)
    if flat.kind == "data":
        return array.ctypes.data
    return array.shape[flat.axis] if flat.kind == "extent" else array.strides[flat.axis]


def _result(sig: Signature, raw: bytes) -> object:
    result = sig.result
    if result.kind == "none":
        return [int(extent) for extent in np.frombuffer(raw, np.int64)[: len(result.slots)]]
    dtype = signature.numpy_dtype(result.dtype)
    whole = np.zeros(result.shape or (1,), dtype)
    memory = bytearray(whole.tobytes())
    positions = [index * dtype.itemsize + offset for index in range(whole.size) for offset, _ in leaves(result.dtype)]
    at = 0
    for slot, position in zip(result.slots, positions, strict=True):
        memory[position : position + BYTES[slot]] = raw[at : at + BYTES[slot]]
        at += slot_size(slot)
    array = np.frombuffer(bytes(memory), dtype).reshape(whole.shape)
    return array if result.shape else array[0]


@pytest.fixture(scope="session")
def load(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Native]:
    """Compile a source in a language, and build entries for all its functions that can be called."""

    def made(language: str, text: str, flags: str = "") -> Native:
        missing = adapter(language).report().missing
        if missing:
            pytest.skip(missing)
        folder = tmp_path_factory.mktemp("entry")
        source = folder / f"kernels{suffix(language)}"
        source.write_text(text)
        units = compile_sources(source, flags or None)
        module = parse(link([Part(unit.source, text_of(unit.bitcode)) for unit in units]))
        signatures = [one for unit in units for one in signature.read(text_of(unit.bitcode), unit.language, unit.interface)]
        redirect(module)
        keep = ["pad_error_message"]
        names: dict[str, Signature] = {}
        for one in signatures:
            if not one.error:
                keep.append(guard(module, build(module, one), f"pad.entry.{one.symbol}").name)
            names.update(dict.fromkeys((*one.aliases, one.name), one))
        (folder / "k.o").write_bytes(optimise_and_emit(print_module(module), keep))
        link_shared([Path(folder, "k.o")], folder / "k.so", LinkRequirements.union(unit.link for unit in units))
        return Native(names, ctypes.CDLL(str(folder / "k.so")))

    return made
