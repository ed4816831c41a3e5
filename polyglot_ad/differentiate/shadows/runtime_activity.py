"""Runtime activity: a pointer whose shadow is the pointer itself leads to memory without derivative.

Programs ask for it (`enzyme_runtime_activity`) where the same code is given memory with a derivative in one call, and without in another: a
constant pointer comes with itself as its shadow, and whoever is handed both can tell. What is read through such a shadow is no derivative,
and nothing is written there. Addresses are read through it as they are: they lead to memory without derivative again.

This is said of memory that the root's arguments and global variables lead to; all else has shadows of its own.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from polyglot_ad.analysis.memory import Node
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Argument, ConstantZero, GlobalVariable, Module, Value

if TYPE_CHECKING:
    from ..context import ProgramContext

_NOWHERE = "pad.nowhere"
_BYTES = 256
"""The largest value that is stored at once (a vector of 32 doubles)."""
_PLAIN_CALLS = ("llvm.lifetime.", "llvm.dbg.", "llvm.assume", "llvm.experimental.noalias.scope.decl")


def ask_at_run_time(program: ProgramContext, arguments: Collection[Argument], constant: Collection[Argument]) -> None:
    """From now on accesses to what the arguments lead to ask whether there is a derivative. `constant`: those that come without a shadow
    of their own; what is done to their memory must be loads and stores."""
    program.runtime_nodes = _reached(program, [program.facts.node(a) for a in arguments], globals_too=True)
    alone = _reached(program, [program.facts.node(a) for a in constant], globals_too=False)
    for function in program.activity.functions:
        for i in function.instructions():
            if isinstance(i, ins.Load | ins.Store | ins.GetElementPtr | ins.Phi | ins.Select | ins.Compare):
                continue
            if isinstance(i, ins.CallBase) and (i.called_function is None or i.called_function.blocks or _is_plain(i)):
                continue
            operands = i.arguments if isinstance(i, ins.CallBase) else i.operands[:1] if i.opcode in ("atomicrmw", "cmpxchg") else ()
            for operand in operands:
                if program.facts.is_pointer(operand) and program.activity.has_shadow(operand) and program.facts.node(operand) in alone:
                    raise program.refuse(
                        "PAD-E402", f"'{i.opcode}' on memory that may have no derivative", i,
                        "a constant argument leads to it, and 'enzyme_runtime_activity' follows such memory only through loads and stores",
                        "pass the argument as 'enzyme_dup' with a shadow of its own",
                    )  # fmt: skip


def _is_plain(call: ins.CallBase) -> bool:
    return call.called_function is not None and call.called_function.name.startswith(_PLAIN_CALLS)


def _reached(program: ProgramContext, start: Collection[Node], globals_too: bool) -> frozenset[Node]:
    work = [node.find()[0] for node in start]
    if globals_too:
        work += [node.find()[0] for node in program.facts.memory.nodes if {"global", "unknown"} & node.find()[0].origins]
    return frozenset(program.facts.memory.reachable(work))


def asks(program: ProgramContext, pointer: Value) -> bool:
    """Whether memory behind a pointer of the program may have no derivative."""
    return bool(program.runtime_nodes) and program.facts.node(pointer) in program.runtime_nodes


def is_there(b: Builder, primal: Value, shadow: Value) -> Value:
    """Whether there is a derivative."""
    return b.icmp("ne", primal, shadow)


def place_to_write(b: Builder, there: Value, shadow: Value) -> Value:
    """Where the derivative is, or else a place that nobody reads."""
    return b.select(there, shadow, _nowhere(b.module))


def _nowhere(module: Module) -> GlobalVariable:
    found = module.globals.get(_NOWHERE)
    if not isinstance(found, GlobalVariable):
        type = ty.array(ty.I8, _BYTES)
        found = GlobalVariable(_NOWHERE, type, ConstantZero(type), False, "internal", ", align 64")
        module.add_global(found)
    return found
