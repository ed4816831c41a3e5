"""`guard`: the exported function with a status, around a flat function (a program's own, or a derivative)."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from polyglot_ad.callees.throwing import throws_value
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Function, GlobalVariable, Module, Value
from polyglot_ad.langs.cxx import exceptions as cxx
from polyglot_ad.langs.cxx.run_time import CXX
from polyglot_ad.langs.rust.run_time import RUST
from polyglot_ad.programs.error_record import MESSAGE_BYTES, PLAIN

from . import errors
from .blocks import end_earlier
from .errors import RAISERS
from .exhausted_memory import allocations, check_allocations
from .held_memory import note
from .kind_marks import install_kinds
from .large_pages import on_large_pages
from .stack import is_deep
from .strings import constant_string

_MESSAGES = "pad_mpi_"
"""How the runtime of MPI's derivatives is called (rules/mpi/runtime), which is linked later, and may raise an error in every function."""
_PANIC, _DISPOSE = "pad_rust_panic", "pad_rust_dispose"
_THROWERS = (_PANIC, cxx.THROW, cxx.RETHROW, "_Unwind_RaiseException", cxx.TERMINATE)


def guard(
    module: Module,
    inner: Function,
    name: str,
    thread_local: bool = True,
    derivative: bool = False,
    references: References | None = None,
) -> Function:
    """Add `i32 @name(flat arguments…, ptr results)`, which calls `inner` and returns 0, or 1 with the message kept for
    `pad_error_message` when native code raised an error. A program that cannot raise gets the bare call. `derivative`: exhausted memory
    is an error. `references`: of the program, whose functions are guarded one after the other."""
    if references is None or not references.of:
        install_kinds(module)
    running = reachable(inner, references)
    jumps, throws = _what_escapes(running)
    raises = jumps or throws
    allocating = allocations(running) if derivative else []
    jumps |= bool(allocating) or any(map(is_deep, running))
    if jumps or throws:
        errors.install(module, thread_local)
    function = Function(name, ty.function(ty.I32, inner.function_type.parameters), [argument.name for argument in inner.arguments])
    module.add_function(function)
    for own, given in zip(function.arguments, inner.arguments, strict=True):
        own.attributes = given.attributes
    builder = Builder(function.add_block("entry"))
    # What one thread of a team notes, another may free.
    alone = not any(launcher in module.functions for launcher in ("__kmpc_fork_call", "pad.thread.launch"))
    leave = _Leave(kept=raises and alone and note(module, running, thread_local))
    if allocating:
        on_large_pages(module, allocating)
        check_allocations(module, allocating)
    if _MARK in module.functions and any(one.name == _ALLOCATE for one in running):
        leave.mark = builder.call(module.functions[_MARK], [], name="mark")
    if jumps:
        leave.outer = _set_frame(builder, leave)
    if throws:
        throwers = {one.name for one in running if one.is_declaration and _may_throw(one)}
        rust = any(name == _PANIC or throws_value(name) for name in throwers)
        if rust and not any(name.startswith(("__cxa_", "_ZSt", "_ZNSt", "_ZNKSt")) for name in throwers):
            _invoke_rust(builder, inner, leave)
        else:
            _invoke(builder, inner, leave, rust)
    else:
        call = builder.call(inner, list(function.arguments))
        call.attributes = ("noinline",) if jumps else ()
        leave(builder, 0)
    return function


_MARK, _RELEASE, _ALLOCATE = "pad.gc.mark", "pad.gc.release", "pad.gc.alloc"
"""Julia's memory (langs/julia/runtime/arena.c): what a call allocates is released when it is over."""


@dataclass
class _Leave:
    """What a guard undoes on every way out: the frame of `pad.raise`, Julia's memory since `mark`, and, where memory is `kept`, the table
    of it, with the memory itself after an error."""

    outer: Value | None = None
    mark: Value | None = None
    kept: bool = False

    def __call__(self, builder: Builder, status: int) -> None:
        if self.outer is not None:
            builder.call_named("pad.error.leave", ty.VOID, [self.outer])
        end_earlier(builder)
        if self.kept:
            builder.call_named("pad.kept.release" if status else "pad.kept.clear", ty.VOID, [])
        if self.mark is not None:
            builder.call_named(_RELEASE, ty.VOID, [self.mark])
        builder.ret(const_int(ty.I32, status))


def _set_frame(builder: Builder, leave: _Leave) -> Value:
    """Mark where `pad.raise` returns to; the builder goes on in the block of the first return."""
    assert builder.block is not None and builder.block.function is not None
    function = builder.block.function
    frame = builder.alloca(ty.array(ty.I64, errors.JUMP_BUFFER_WORDS), align=16)
    outer = builder.call_named("pad.error.enter", ty.PTR, [frame], "outer")
    setjmp = builder.declare("_setjmp", ty.I32, [ty.PTR], attributes=("returns_twice", "nounwind"))
    again = builder.call(setjmp, [frame], name="again")
    again.attributes = ("returns_twice",)
    run, raised = function.add_block("run"), function.add_block("raised")
    builder.cond_br(builder.icmp("eq", again, const_int(ty.I32, 0)), run, raised)
    leave.outer = outer
    leave(builder.at_end(raised), 1)
    builder.at_end(run)
    return outer


_EXCEPTION = ty.struct((ty.PTR, ty.I32))
_TYPE_INFO = "_ZTISt9exception"


def _invoke_rust(builder: Builder, inner: Function, leave: _Leave) -> None:
    """Call under a handler of Rust panics, in a program that can throw nothing else."""
    assert builder.block is not None and builder.block.function is not None
    function = builder.block.function
    function.personality = builder.declare(RUST.personality, ty.I32, [], variadic=True)
    done, caught = function.add_block("done"), function.add_block("caught")
    builder.insert(ins.Invoke(inner, list(function.arguments), inner.function_type, done, caught))
    leave(builder.at_end(done), 0)
    builder.at_end(caught)
    pad = builder.insert(ins.LandingPad(_EXCEPTION, [("catch", zero(ty.PTR))]))
    _dispose(builder, builder.extract_value(pad, 0), leave)


def _dispose(builder: Builder, exception: Value, leave: _Leave) -> None:
    text = builder.module.globals["pad.error.text"]
    builder.call_named("pad.error.kind", ty.VOID, [const_int(ty.I32, PLAIN)])
    builder.call_named(_DISPOSE, ty.VOID, [exception, text, const_int(ty.I64, MESSAGE_BYTES)])
    leave(builder, 1)


_OF_RUST = int.from_bytes(b"MOZ\0RUST", sys.byteorder)
"""How the exceptions of Rust's unwinder are marked."""


def _invoke(builder: Builder, inner: Function, leave: _Leave, rust: bool) -> None:
    """Call under a handler that catches everything and keeps what() of a std::exception, or the text of a panic."""
    module = builder.module
    assert builder.block is not None and builder.block.function is not None
    function = builder.block.function
    function.personality = builder.declare(CXX.personality, ty.I32, [], variadic=True)
    done, caught = function.add_block("done"), function.add_block("caught")
    known, unknown = function.add_block("known"), function.add_block("unknown")
    builder.insert(ins.Invoke(inner, list(function.arguments), inner.function_type, done, caught))
    leave(builder.at_end(done), 0)

    builder.at_end(caught)
    info = module.globals.get(_TYPE_INFO) or module.add_global(GlobalVariable(_TYPE_INFO, ty.PTR, constant=True, prefix="external"))
    pad = builder.insert(ins.LandingPad(_EXCEPTION, [("catch", info), ("catch", zero(ty.PTR))]))
    selector = builder.extract_value(pad, 1)
    wanted = builder.call_named("llvm.eh.typeid.for.p0", ty.I32, [info])
    if rust:
        panicked, thrown = function.add_block("panicked"), function.add_block("thrown")
        mark = builder.load(ty.I64, builder.extract_value(pad, 0), align=8)
        builder.cond_br(builder.icmp("eq", mark, const_int(ty.I64, _OF_RUST)), panicked, thrown)
        _dispose(builder.at_end(panicked), builder.extract_value(pad, 0), leave)
        builder.at_end(thrown)
    exception = builder.call_named(cxx.BEGIN, ty.PTR, [builder.extract_value(pad, 0)])
    builder.cond_br(builder.icmp("eq", selector, wanted), known, unknown)

    builder.at_end(known)
    table = builder.load(ty.PTR, exception, align=8)
    what = builder.load(ty.PTR, builder.gep(ty.PTR, table, [2]), align=8)
    text = builder.call(what, [exception], ty.function(ty.PTR, (ty.PTR,)))
    _caught(builder, text, builder.call_named("strlen", ty.I64, [text]), leave)

    builder.at_end(unknown)
    message = "an exception that is no std::exception"
    _caught(builder, constant_string(module, message), const_int(ty.I64, len(message)), leave)


def _caught(builder: Builder, text: Value, length: Value, leave: _Leave) -> None:
    builder.call_named("pad.error.set", ty.VOID, [text, length])
    builder.call_named(cxx.END, ty.VOID, [])
    leave(builder, 1)


def _what_escapes(running: Collection[Function]) -> tuple[bool, bool]:
    """(may jump out through `pad.raise`, may throw a C++ exception), by the functions that may run."""
    jumps = any(one.name in RAISERS or one.name.startswith(_MESSAGES) for one in running)
    return jumps, any(one.is_declaration and _may_throw(one) for one in running)


class References:
    """Which functions a function mentions, and whether it calls through a pointer: read once, for a program that only gets more of them."""

    def __init__(self) -> None:
        self.of: dict[Function, tuple[list[Function], bool]] = {}

    def __call__(self, function: Function) -> tuple[list[Function], bool]:
        if function.is_declaration:
            return [], False  # it may get a body later
        if function not in self.of:
            self.of[function] = self._read(function.instructions())
        return self.of[function]

    @staticmethod
    def _read(instructions: Iterable[ins.Instruction]) -> tuple[list[Function], bool]:
        found: dict[Function, None] = {}
        anywhere = False
        for instruction in instructions:
            anywhere |= isinstance(instruction, ins.CallBase) and instruction.called_function is None
            for operand in instruction.operands:
                if isinstance(operand, Function):
                    found[operand] = None
        return list(found), anywhere


def reachable(function: Function, references: References | None = None) -> set[Function]:
    """Every function that may run. One whose address is taken counts; where control goes through a pointer, everything in the module does.

    What lies behind `pad.raise` is left out: it is our own.
    """
    module = function.module
    assert module is not None
    references = references or References()
    seen: set[Function] = set()
    pending = [function]
    anywhere = False
    while pending:
        current = pending.pop()
        if current in seen:
            continue
        seen.add(current)
        if current.name in RAISERS:
            continue
        mentioned, through_pointer = references(current)
        pending.extend(mentioned)
        if through_pointer and not anywhere:
            anywhere = True
            pending.extend(module.functions.values())
    return seen


def _may_throw(declaration: Function) -> bool:
    if declaration.name in _THROWERS or declaration.name.startswith(("_ZSt17__throw", "_ZSt20__throw", "_ZSt24__throw", "_ZSt")):
        return not declaration.has_attribute("nounwind")
    if throws_value(declaration.name):
        return True
    return declaration.name.startswith("_Z") and not declaration.name.startswith("_ZN4core") and not declaration.has_attribute("nounwind")
