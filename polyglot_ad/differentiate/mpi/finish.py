"""What stands around the calls of the runtime: the end of a reverse pass, errors, and records of held pullbacks."""

from __future__ import annotations

from collections.abc import Collection

from polyglot_ad import runtime
from polyglot_ad.analysis.messages import abi_of_module
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.rules.mpi.handles import Abi

from ..roots.spec import CLOSE


def has_messages(module: Module) -> bool:
    """Whether a derivative calls the runtime."""
    return any(name.startswith("pad_mpi_") for name in module.functions)


def finish_messages(b: Builder) -> None:
    """At the end of a derivative: all that it has sent arrives."""
    if has_messages(b.module):
        b.call_named("pad_mpi_finish", ty.VOID, [])


def finish_half(b: Builder) -> None:
    """At the end of a forward half whose reverse half may run at any time, any number of times."""
    if has_messages(b.module):
        b.call_named("pad_mpi_halfway", ty.VOID, [])


def finish_calls(module: Module, cores: Collection[Function]) -> None:
    """The same after every call of the derivatives `cores`."""
    for core in cores if has_messages(module) else ():
        for call in list(core.users):
            if isinstance(call, ins.Call) and call.callee is core:
                block = call.block
                assert block is not None
                finish_messages(Builder(before=block.after(call)))


def drop_messages(module: Module) -> None:
    """Whoever closes the arena of a held pullback lets go of its records."""
    if "pad_mpi_hold" in module.functions and CLOSE in module.functions:
        close = module.functions[CLOSE]
        Builder(before=close.entry.instructions[0]).call_named("pad_mpi_drop", ty.VOID, [close.arguments[0]])


def install_messages(module: Module, ends_program: bool = False) -> Abi | None:
    """Give the module what the runtime expects of it; the ABI whose runtime is to be linked, if any. `ends_program`: errors do."""
    if not has_messages(module):
        return None
    splice(module, runtime.read("errors", "messages.ll"))
    if ends_program:
        splice(module, runtime.read("errors", "fatal.ll"))
    return abi_of_module(module)
