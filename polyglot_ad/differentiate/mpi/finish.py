"""What stands around the calls of the runtime: the end of a reverse pass, errors, and records of held pullbacks."""

from __future__ import annotations

from polyglot_ad.analysis.messages import abi_of_module
from polyglot_ad.entry.splice import splice
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Module

from ..spec import CLOSE

_TEXT = """
declare void @pad.raise(ptr, i64)
declare i64 @strlen(ptr)

define void @pad_mpi_fail(ptr %text) noinline cold {
  %length = call i64 @strlen(ptr %text)
  call void @pad.raise(ptr %text, i64 %length)
  unreachable
}

define internal ptr @pad.mpi.taken(ptr %place) alwaysinline {
  %record = load ptr, ptr %place, align 8
  ret ptr %record
}
"""


def has_messages(module: Module) -> bool:
    """Whether a derivative calls the runtime."""
    return any(name.startswith("pad_mpi_") for name in module.functions)


def finish_messages(b: Builder) -> None:
    """At the end of a derivative: all that it has sent arrives."""
    if has_messages(b.module):
        b.call_named("pad_mpi_finish", ty.VOID, [])


def drop_messages(module: Module) -> None:
    """Whoever closes the arena of a held pullback lets go of its records."""
    if "pad_mpi_hold" in module.functions:
        close = module.functions[CLOSE]
        Builder(before=close.entry.instructions[0]).call_named("pad_mpi_drop", ty.VOID, [close.arguments[0]])


def install_messages(module: Module) -> str | None:
    """Give the module what the runtime expects of it; the ABI whose runtime is to be linked, if any."""
    if not has_messages(module):
        return None
    splice(module, _TEXT)
    return abi_of_module(module)
