"""Exceptions that the program itself catches become values and branches, before anything is differentiated.

    before: invoke f(x) to label %ok unwind label %pad        after: {r, e} = f.caught(x); br (e == null), %ok, %pad
    before: %pad: landingpad                                  after: %pad: phi of exceptions, and which clause matches

Functions that are called where a handler may be waiting get a *caught* variant that returns what it would have thrown. Libraries are called
under a handler of ours, so that what they throw is a value too. Exceptions themselves stay native objects: throwing, matching by type,
the bookkeeping of handlers are the language's own (`runtime`). Programs without handlers are left as they are.
"""

from __future__ import annotations

from polyglot_ad.analysis.memory import analyse_memory
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, zero
from polyglot_ad.ir.values import Function, GlobalVariable, Module, Value
from polyglot_ad.langs.cxx import exceptions as cxx

from ..clone import Clone
from ..rewrites.control.blocks import remove_unreachable
from . import exception_ptr, runtime, types
from .handlers import called_name
from .rewrite import Plan, Rewriter, refuse
from .throwing import Throwing, catching
from .throws import part_throws


def lower_exceptions(module: Module, reached: set[Function]) -> bool:
    """In place; whether anything was done. `reached`: the functions of the program, as far as they are looked into."""
    handlers = {f: pads for f in reached if f.blocks and (pads := catching(f))}
    if not handlers and not any(exception_ptr.is_kept(i) for f in reached for i in f.instructions()):
        return False
    throwing = Throwing(reached)
    if any(isinstance(i, ins.CallBase) and i.called_function is None for f in reached for i in f.instructions()):
        throwing = Throwing(reached, analyse_memory(module, []))
    languages = {f.personality.name for f in handlers if isinstance(f.personality, Function)}
    plan = Plan(module, throwing, min(languages, default=runtime.PERSONALITY))
    runtime.install(module)
    under = [
        i for function, pads in handlers.items() for i in function.instructions() if isinstance(i, ins.Invoke) and i.targets[1] in pads
    ]
    variants = _caught(throwing, under)
    rewritten = [*handlers, *variants]
    for function in rewritten:
        part_throws(function)
    plan.thrown = _thrown(rewritten)
    primed = exception_ptr.primed(reached)
    plan.owned = any(own is not None for own in (*plan.thrown.values(), *primed.values()))
    for type in primed:
        plan.thrown.setdefault(type, None)
    rewriters = [_clone(plan, f) for f in variants]
    for rewriter in rewriters:
        rewriter.run()
    for function in handlers:
        Rewriter(plan, function, leave=False).run()
    for function in (*plan.caught.values(), *handlers):
        remove_unreachable(function)
    for function in (*plan.caught.values(), *reached):
        exception_ptr.lower_pointers(function, plan.owned)
    _check_numbers(module)
    return True


def _caught(throwing: Throwing, under: list[ins.Invoke]) -> list[Function]:
    """The functions of the program that may throw to a handler of the program."""
    found: dict[Function, None] = {}
    work: list[ins.CallBase] = list(under)
    while work:
        call = work.pop()
        if not throwing.call(call):
            continue
        callee = call.called_function
        targets = [callee] if callee is not None else throwing.targets(call) or []
        for target in targets:
            if target in throwing.functions and target not in found and target in throwing.may:
                found[target] = None
                work += [i for i in target.instructions() if isinstance(i, ins.CallBase)]
    return list(found)


def _clone(plan: Plan, source: Function) -> Rewriter:
    """The caught variant of a function, not yet rewritten."""
    result = source.function_type.result
    returned = ty.PTR if result.is_void else ty.struct([result, ty.PTR])
    target = Function(
        plan.module.unique_name(f"{source.name}.caught"),
        ty.function(returned, source.function_type.parameters),
        [a.name for a in source.arguments],
        prefix="internal",
    )
    plan.module.add_function(target)
    plan.caught[source] = target
    for own, given in zip(target.arguments, source.arguments, strict=True):
        own.attributes = tuple(a for a in given.attributes if a.startswith(("byval", "align")))
    target.personality = source.personality
    clone = Clone(source, target, dict(zip(source.arguments, target.arguments, strict=True)))
    if clone.exit is not None:
        clone.exit.terminator.erase()
        b = Builder(clone.exit)
        given_back: Value = zero(ty.PTR)
        if clone.result is not None:
            given_back = b.insert_value(b.insert_value(val.ConstantUndef(returned), clone.result, 0), zero(ty.PTR), 1)
        b.ret(given_back)
    return Rewriter(plan, target, leave=True, origin=clone.origin)


def _thrown(functions: list[Function]) -> dict[GlobalVariable, Function | None]:
    """What the program throws, and the destructor of each type where that is code of the program."""
    found: dict[GlobalVariable, Function | None] = {}
    for function in functions:
        for throw in function.instructions():
            name = called_name(throw)
            if name != cxx.THROW:
                continue
            assert isinstance(throw, ins.CallBase)
            _, type, destructor = throw.arguments
            if not isinstance(type, GlobalVariable):
                raise refuse(
                    "an exception of one of several types", throw, "which one it is is not known", "throw each in a place of its own"
                )
            own = destructor if isinstance(destructor, Function) and destructor.blocks else None
            if own is None and not isinstance(destructor, val.ConstantNull | Function):
                raise refuse(
                    "an exception of one of several types", throw, "how it is destroyed is not known", "throw each in a place of its own"
                )
            if found.setdefault(type, own) is not own:
                raise refuse("two destructors of one type", throw, "which one is meant is not known", "report this program")
    return found


def _check_numbers(module: Module) -> None:
    names = [name for name in module.globals if name.startswith("_ZTI")]
    assert len({runtime.type_number(name) for name in names}) == len(names), "two types have the same number"


__all__ = ["lower_exceptions", "types"]
