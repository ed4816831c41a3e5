"""Threads of Rust's standard library, as its generic parts use them.

`std::thread::spawn` and `Scope::spawn` box what a thread runs and hand it to a native thread; a handle that is dropped lets its thread run
on: a scope waits for a counter instead of joining. Names are mangled with a hash of the library, so they are known by their ends.
"""

from __future__ import annotations

import re

from polyglot_ad.callees import allocator
from polyglot_ad.differentiate.parallel import thread_forms as forms
from polyglot_ad.differentiate.parallel.thread_library import Refused, Rewrite
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import file_of, inlining_chain
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.process.regex import regex

_STD = r"_R\w*Cs\w+_3std"
_NATIVE = _STD + r"3sys6thread4unixNt\w+_6Thread"
_START, _JOIN, _DROP = (re.compile(_NATIVE + end) for end in ("3new", "4join", r"\w*4drop4Drop4drop"))
_HOOKS = regex(_STD + r"6thread9spawnhook15run_spawn_hooks")
_OF_HOOKS = regex(_STD + r"6thread9spawnhookNt\w+_(15ChildSpawnHooks3run|10SpawnHooks\w*4drop4Drop4drop)")
_MEETS = regex(
    _STD + r"(3sys4sync\w+|4sync6poison7condvar\w+|6thread\w+_6Thread4park|6thread\w+_6Thread6unpark|6thread6scoped\w+_9ScopeData\w+)"
)
"""Locks, conditions and barriers where threads wait; parking; the counter of a scope."""

_PARK = regex(_STD + r"6thread(9functions)?4park")

_DATA, _TABLE, _INIT = 8, 16, 24
"""Where in what a native thread is given the boxed closure and its table stand, and how long it is."""
_SIZE, _ALIGN, _CALL = 8, 16, 24
"""Where in a table of virtual functions things stand."""
_NO_HOOKS = 32
"""Bytes of the list of hooks: an empty vector, and nothing."""


def meets(name: str) -> bool:
    """Whether a function of the library is where threads meet."""
    return name.startswith("_R") and _MEETS.fullmatch(name) is not None


def rewrite_of(name: str) -> Rewrite | None:
    """What replaces a call, if it is one of Rust's threads."""
    if not name.startswith("_R"):
        return None
    return next((rewrite for pattern, rewrite in ((_START, _start), (_JOIN, _join), (_DROP, _drop)) if pattern.fullmatch(name)), None)


def refuse(call: ins.CallBase) -> Refused | None:
    """`thread::park`: threads of derivatives are not the ones by whose handles the program would wake them. (Its scopes wait for a
    counter.)"""
    callee = call.called_function
    if callee is None or not callee.name.startswith("_R") or _PARK.fullmatch(callee.name) is None:
        return None
    where = next(iter(inlining_chain(call)), None)
    if where is not None and file_of(where.ref("scope")).endswith("thread/scoped.rs"):
        return None
    return "'thread::park'", "in the derivative, 'unpark' would wake another thread", "use a Condvar or a channel"


def parks(name: str) -> bool:
    """The wait of a scope, which looks at its counter again (`refuse` refuses others)."""
    return name.startswith("_R") and _PARK.fullmatch(name) is not None


def starts(name: str) -> bool:
    return name.startswith("_R") and _START.fullmatch(name) is not None


def forget_hooks(module: Module) -> bool:
    """In place: threads inherit no hooks (setting one takes an unstable feature); whether there was mention of them."""
    found = False
    for function in list(module.functions.values()):
        if function.blocks or not function.name.startswith("_R"):
            continue
        hooks = _HOOKS.fullmatch(function.name) is not None
        if not hooks and _OF_HOOKS.fullmatch(function.name) is None:
            continue
        function.prefix, function.suffix, function.attributes, function.metadata = "internal", "", ("nounwind",), {}
        b = Builder(function.add_block("entry"))
        if hooks:
            size, plain = const_int(ty.I64, _NO_HOOKS), const_int(ty.I1, 0)
            b.call_named("llvm.memset.p0.i64", ty.VOID, [function.arguments[0], const_int(ty.I8, 0), size, plain])
        b.ret()
        found = True
    return found


def _start(call: ins.CallBase) -> None:
    """`Thread::new(size of the stack, what to run) -> Result<Thread, io::Error>`; the name of the thread goes with it."""
    stack, init = call.arguments
    b = Builder(before=call)
    name = b.load(ty.PTR, init)
    data, table = (b.load(ty.PTR, b.gep(ty.I8, init, [at])) for at in (_DATA, _TABLE))
    b.insert(ins.AtomicRMW("sub", name, const_int(ty.I64, 1), "release"))  # who starts it has another one
    module = b.module
    free = _free(module)
    if free is not None:
        b.call(free, [init, const_int(ty.I64, _INIT), const_int(ty.I64, 8)])

    def body(inside: Builder, given: list[Value]) -> None:
        data, table = given
        run = inside.load(ty.PTR, inside.gep(ty.I8, table, [_CALL]))
        inside.call(run, [data], ty.function(ty.VOID, [ty.PTR]))
        if free is not None:
            size, align = (inside.load(ty.I64, inside.gep(ty.I8, table, [at])) for at in (_SIZE, _ALIGN))
            inside.call(free, [data, size, align])

    handle = forms.spawn(call, [data, table], stack, body)
    b = Builder(before=call)
    made = b.insert_value(val.ConstantUndef(call.type), const_int(ty.I64, 0), 0)
    forms.replace(call, b.insert_value(made, handle, 1))


def _free(module: Module) -> Function | None:
    """Rust's own, which takes size and alignment."""
    for function in module.functions.values():
        row = allocator(function.name) if "rust_dealloc" in function.name else None
        if row is not None and row.kind == "free":
            return function
    return None


def _join(call: ins.CallBase) -> None:
    """`Thread::join(self)`."""
    b = Builder(before=call)
    handle = b.cast("inttoptr", call.arguments[0], ty.PTR) if call.arguments[0].type is ty.I64 else call.arguments[0]
    b = forms.join(call, handle)
    forms.release(b, handle)
    forms.replace(call, None)


def _drop(call: ins.CallBase) -> None:
    """`drop(&mut Thread)`: the thread runs on."""
    forms.leave(call, Builder(before=call).load(ty.PTR, call.arguments[0]))
    forms.replace(call, None)
