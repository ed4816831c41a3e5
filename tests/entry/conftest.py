"""Test support: compile sources, build entries, link a shared library, and call it with NumPy data through ctypes.

Arguments are passed here straight from `Parameter.flat`, without the product's loaders, so that this room is tested by itself.
"""

from __future__ import annotations

import ctypes
import functools
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from polyglot_ad import entry, signature
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.llvm.codegen import optimise_and_emit as emit
from polyglot_ad.signature.model import Flat, Parameter, Signature, slot_size
from polyglot_ad.signature.source_types import leaves

CTYPES = {
    "i8": ctypes.c_int8, "i16": ctypes.c_int16, "i32": ctypes.c_int32, "i64": ctypes.c_int64, "float": ctypes.c_float,
    "double": ctypes.c_double, "x86_fp80": ctypes.c_longdouble, "ptr": ctypes.c_void_p,
}  # fmt: skip
COMMANDS = {
    "c": ["clang-22", "-O2", "-fPIC", "-g", "-fno-math-errno", "-ffp-contract=off", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm"],
    "c++": ["clang++-22", "-std=c++20", "-O2", "-fPIC", "-g", "-fstandalone-debug", "-fno-math-errno", "-ffp-contract=off", "-Xclang",
            "-disable-llvm-passes", "-S", "-emit-llvm"],
    "rust": ["rustc", "--crate-type=lib", "--edition=2021", "-Copt-level=3", "-Cno-prepopulate-passes", "-Ccodegen-units=1", "-Clink-dead-code=yes", "-g",
             "--emit=llvm-ir"],
    "fortran": ["flang-22", "-O2", "-fPIC", "-g", "-ffp-contract=off", "-mllvm", "-opt-bisect-limit=0", "-mllvm",
                "-opt-bisect-verbose=false",
                "-S", "-emit-llvm"],
}  # fmt: skip
SUFFIX = {"c": "c", "c++": "cpp", "rust": "rs", "fortran": "f90"}
LINKERS = {"c": ["clang-22"], "c++": ["clang++-22"], "fortran": ["flang-22"], "rust": ["clang-22"]}


@functools.cache
def compile_ir(language: str, text: str) -> tuple[str, dict[str, str]]:
    """(IR, Fortran interface texts) of a source text."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, f"kernels.{SUFFIX[language]}")
        source.write_text(text)
        output = Path(folder, "kernels.ll")
        run = subprocess.run([*COMMANDS[language], source.name, "-o", output.name], cwd=folder, capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        return output.read_text(), {path.stem: path.read_text(encoding="utf-8-sig") for path in Path(folder).glob("*.mod")}


class Raised(Exception):
    """Native code raised an error."""


@dataclass
class Native:
    """A program's signatures and its shared library."""

    signatures: dict[str, Signature]
    library: ctypes.CDLL

    def call(self, name: str, *arguments: object) -> object:
        """Call a function as a user would; arrays are used in place."""
        sig = self.signatures[name]
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
        return _result(sig, results)


def _flatten(parameter: Parameter, flat: Flat, argument: object, keep: list[object]) -> object:
    if flat.kind == "present":
        return int(argument is not None)
    if flat.kind in ("value", "real", "imag"):
        value = 0 if argument is None else argument
        number = getattr(value, flat.kind) if flat.kind != "value" else value
        return CTYPES[flat.type](number)
    if argument is None:
        return None if flat.kind == "data" else 0
    array = np.asarray(argument, signature.numpy_dtype(parameter.dtype))
    assert parameter.intent == "in" or array is argument, f"{parameter.name} is written and must be an array of the right dtype"
    keep.append(array)
    if flat.kind == "data":
        return array.ctypes.data
    return array.shape[flat.axis] if flat.kind == "extent" else array.strides[flat.axis]


def _result(sig: Signature, results: np.ndarray) -> object:
    result, at, raw = sig.result, 0, results.tobytes()
    if result.kind == "none":
        return None
    dtype = signature.numpy_dtype(result.dtype)
    whole = np.zeros(result.shape or (1,), dtype)
    memory = bytearray(whole.tobytes())
    positions = [
        index * dtype.itemsize + offset for index in range(whole.size) for offset, _ in leaves(result.dtype)
    ]  # fmt: skip
    for slot, position in zip(result.slots, positions, strict=True):
        size = {"i8": 1, "i16": 2, "i32": 4, "float": 4, "i64": 8, "double": 8, "x86_fp80": 16}[slot]
        memory[position : position + size] = raw[at : at + size]
        at += slot_size(slot)
    array = np.frombuffer(bytes(memory), dtype).reshape(whole.shape)
    return array[0] if not result.shape else array


@functools.cache
def _runtime(language: str) -> tuple[str, ...]:
    if language != "rust":
        return ()
    folder = subprocess.run(["rustc", "--print", "target-libdir"], capture_output=True, text=True, check=True).stdout.strip()
    return (*map(str, Path(folder).glob("libstd-*.so")), f"-Wl,-rpath,{folder}", "-lgcc_s")


Loader = Callable[..., Native]


@pytest.fixture(scope="session")
def load() -> Loader:
    return functools.cache(load_text)


def load_text(language: str, text: str, names: tuple[str, ...] = (), link: tuple[str, ...] = ()) -> Native:
    """Build entries for the functions `names` (all callable ones without) and link them."""
    ir, modules = compile_ir(language, text)
    module = parse(ir)
    signatures = signature.read(module, language, {"modules": modules})
    by_name: dict[str, Signature] = {}
    keep = ["pad_error_message"]
    for one in signatures:
        if not one.error and (not names or one.name in names):
            inner = entry.build(module, one)
            keep.append(entry.guard(module, inner, f"pad.entry.{one.symbol}").name)
        for name in (*one.aliases, one.name):
            by_name[name] = one
    folder = tempfile.mkdtemp()
    Path(folder, "k.o").write_bytes(emit(print_module(module), keep))
    command = [*LINKERS[language], "-shared", "-Wl,-z,defs", "-o", f"{folder}/k.so", f"{folder}/k.o", *link, *_runtime(language), "-lm"]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return Native(by_name, ctypes.CDLL(f"{folder}/k.so"))
