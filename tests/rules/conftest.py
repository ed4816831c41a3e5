"""Compiles modules of our IR and calls their functions; shared by the tests of the rules."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable, Sequence

import llvmlite.binding as llvm
import pytest

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Function, Module

CTYPES = {ty.DOUBLE: ctypes.c_double, ty.FLOAT: ctypes.c_float, ty.I32: ctypes.c_int, ty.I64: ctypes.c_int64, ty.PTR: ctypes.c_void_p}
_numbers = itertools.count()


class Native:
    """A compiled module; `native["f"]` is a ctypes function with the types of the IR's `f`."""

    def __init__(self, module: Module) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        llvm.load_library_permanently("libgcc_s.so.1")
        machine = llvm.Target.from_default_triple().create_target_machine(opt=1, jit=True)
        module.data_layout, module.triple = str(machine.target_data), llvm.get_process_triple()
        llvm.parse_assembly(print_module(module)).verify()
        self.module = module
        self.compiler = llvm.create_lljit_compiler(machine)
        builder = llvm.JITLibraryBuilder().add_ir(print_module(module)).add_current_process()
        for function in module.functions.values():
            if function.blocks and not function.prefix:
                builder.export_symbol(function.name)
        self.library = builder.link(self.compiler, f"rules{next(_numbers)}")

    def __getitem__(self, name: str) -> Callable[..., float]:
        function = self.module.functions[name].function_type
        result = None if function.result is ty.VOID else CTYPES[function.result]
        return ctypes.CFUNCTYPE(result, *(CTYPES[t] for t in function.parameters))(self.library[name])  # type: ignore[no-any-return]


@pytest.fixture(scope="session")
def native() -> type[Native]:
    return Native


def define(module: Module, name: str, result: Type, parameters: Sequence[Type]) -> Function:
    return module.add_function(Function(name, ty.function(result, tuple(parameters))))


@pytest.fixture(scope="session")
def new_function() -> Callable[[Module, str, Type, Sequence[Type]], Function]:
    return define
