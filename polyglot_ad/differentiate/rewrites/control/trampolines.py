"""Trampolines become functions: addresses of internal procedures, which a frame of the procedure around them comes with.

    init.trampoline(t, g, frame);  f = adjust.trampoline(t)    ->    g.frame = frame;  f = g.bound

`g.frame` is a variable of the thread, and `g.bound(arguments)` calls `g(arguments, g.frame)`. Each trampoline has a variable and a
function of its own. That is the same as long as there is one frame at a time. Where the function that makes the trampoline may be
called again before it has returned, it puts back what was in the variable, and it is an error if that is another frame. Frames that
several threads know stay in trampolines, to be refused where they matter.
"""

from __future__ import annotations

from collections import Counter

from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.metadata import source_place
from polyglot_ad.ir.reached import mentioned, reached
from polyglot_ad.ir.values import Constant, ConstantNull, Function, GlobalVariable, Module, Value

from .blocks import split_block

_INIT, _ADJUST = "llvm.init.trampoline", "llvm.adjust.trampoline"
_NEST = "nest"


_TWICE = (
    "a procedure that is called again while procedures inside it are passed on",
    "an internal procedure that is passed on stands for one call of the procedure around it, which is called again before it has returned",
    "pass what the internal procedure takes from around it by a derived type or a module, or write two procedures of the outer one",
)  # fmt: skip
"""What, why and what helps."""


def lower_trampolines(module: Module, root: Function) -> bool:
    """In place; whether any was lowered."""
    functions = [f for f in module.functions.values() if f.blocks]
    made = {f: [i for i in f.instructions() if isinstance(i, ins.Alloca) and _is_trampoline(i)] for f in functions}
    if not any(made.values()):
        return False
    passed = _passed(module)
    changed = False
    for function, trampolines in made.items():
        again = bool(trampolines) and function in reached([*passed, *_called_by(function)])
        for trampoline in trampolines:
            variable = _lower(module, trampoline, again)
            changed |= variable is not None
            if variable is not None and again:
                _put_back(function, variable)
                # An error may have left a frame there.
                Builder(before=root.entry.instructions[0]).store(ConstantNull(ty.PTR), variable)
    return changed


def _is_trampoline(memory: ins.Alloca) -> bool:
    return any(_calls(u, _INIT) and u.operands[0] is memory for u in memory.users)


def _calls(user: Value, name: str) -> bool:
    return isinstance(user, ins.Call) and user.called_function is not None and user.called_function.name.startswith(name)


def _passed(module: Module) -> set[Function]:
    """All functions that may be called through a pointer."""
    variables = [g.initializer for g in module.globals.values() if isinstance(g, GlobalVariable) and g.initializer is not None]
    used = [o for f in module.functions.values() for i in f.instructions() for o in i.operands if isinstance(o, Constant)]
    callees = (i.called_function for f in module.functions.values() for i in f.instructions() if isinstance(i, ins.CallBase))
    called = Counter(callee for callee in callees if callee is not None)
    plain = Counter(o for o in used if isinstance(o, Function))
    return mentioned([*variables, *(o for o in used if not isinstance(o, Function))]) | {f for f, n in plain.items() if n > called[f]}


def _called_by(function: Function) -> list[Function]:
    return [i.called_function for i in function.instructions() if isinstance(i, ins.CallBase) and i.called_function is not None]


def _lower(module: Module, memory: ins.Alloca, again: bool) -> GlobalVariable | None:
    """The variable that it has now. `again`: other frames may be in it."""
    uses = [u for u in dict.fromkeys(memory.users) if not _calls(u, "llvm.lifetime.")]
    calls = [u for u in uses if (_calls(u, _INIT) or _calls(u, _ADJUST)) and isinstance(u, ins.Call) and u.arguments[0] is memory]
    inits = [u for u in calls if _calls(u, _INIT)]
    target = inits[0].arguments[1]
    if len(calls) != len(uses) or any(u.arguments[1] is not target for u in inits):
        return None
    place = next((a.index for a in target.arguments if _NEST in a.attributes), None) if isinstance(target, Function) else None
    if place is None:
        return None
    assert isinstance(target, Function)
    frame = GlobalVariable(module.unique_name(f"{target.name}.frame"), ty.PTR, ConstantNull(ty.PTR), prefix="internal thread_local")
    module.add_global(frame)
    bound = _bind(module, target, place, frame)
    for use in calls:
        if use in inits:
            if again:
                _refuse_other(use, frame)
            Builder(before=use).store(use.arguments[2], frame)
        else:
            use.replace_all_uses_with(bound)
        use.erase()
    return frame


def _refuse_other(init: ins.Call, frame: GlobalVariable) -> None:
    """An error where the variable has the frame of another call."""
    block = init.block
    assert block is not None and block.function is not None
    rest = split_block(block, init)
    other = block.function.add_block("again", before=rest)
    b = Builder(block)
    held = b.load(ty.PTR, frame)
    own = b.icmp("eq", held, init.arguments[2])
    b.cond_br(b.binary("or", own, b.icmp("eq", held, ConstantNull(ty.PTR))), rest, other)
    b = Builder(other)
    refuse(b, "PAD-E301", *_TWICE, source_place(init))
    b.unreachable()


def _put_back(function: Function, frame: GlobalVariable) -> None:
    held = Builder(before=function.entry.instructions[0]).load(ty.PTR, frame)
    for i in list(function.instructions()):
        if isinstance(i, ins.Return):
            Builder(before=i).store(held, frame)


def _bind(module: Module, target: Function, place: int, frame: GlobalVariable) -> Function:
    """`target` with the frame that `frame` holds in its place."""
    own = target.function_type
    kept = [a for a in target.arguments if a.index != place]
    bound = Function(module.unique_name(f"{target.name}.bound"), ty.function(own.result, [a.type for a in kept]), prefix="internal")
    module.add_function(bound)
    for one, other in zip(bound.arguments, kept, strict=True):
        one.attributes = other.attributes
    bound.result_attributes = target.result_attributes
    b = Builder(bound.add_block("entry"))
    arguments: list[Value] = list(bound.arguments)
    arguments.insert(place, b.load(ty.PTR, frame))
    call = b.call(target, arguments)
    call.argument_attributes = [a.attributes for a in target.arguments]
    b.ret(None if own.result.is_void else call)
    return bound
