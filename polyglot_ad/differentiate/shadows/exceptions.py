"""Shadows of exceptions, where exceptions are values (`unwinding`): the shadow of an exception stands to the shadow of its object as the
exception stands to the object. What a library throws has zeros for a shadow."""

from __future__ import annotations

from polyglot_ad.analysis.memory import leaves
from polyglot_ad.callees import classify_external
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Value

from ..clone import Clone
from ..context import ProgramContext, refuse_unknown
from ..unwinding.runtime import CALL, HEADER, PREFIX, holder, mover
from .pointers import Shadows


def is_unwinding(name: str) -> bool:
    return name.startswith(PREFIX)


def shadow_exceptions(program: ProgramContext, builder: Builder, call: ins.CallBase, clone: Clone, shadows: Shadows) -> None:
    """Define the shadow of what a function of the unwinding run time returns, right after the call."""
    assert call.called_function is not None
    name = call.called_function.name
    if name.startswith(CALL):
        if classify_external(name) is None:
            refuse_unknown(program, call, clone, shadows, result=False)
        _thrown_by_library(program, builder, call, clone, shadows)
        return
    if call.type.is_void or not shadows.has(call):
        return
    what = name.removeprefix(PREFIX).partition(".")[0]
    made: list[Value] = []
    for lane in range(program.width):
        if what in ("throw", "hold"):
            thrown = call.arguments[0]
            made.append(_hold(program, builder, shadows.of(thrown, lane) if shadows.has(thrown) else zero(ty.PTR), call.arguments[1]))
        elif what == "rethrow":
            if isinstance(call.arguments[0], val.ConstantNull):
                raise program.refuse(
                    "PAD-E202", "an exception that is thrown again by another function than caught it", call,
                    "which one it is is not known here, and exceptions of the program carry active data",
                    "throw again in the handler itself",
                )  # fmt: skip
            made.append(shadows.of(call.arguments[0], lane))
        elif what == "keep":
            if name.endswith(".owned") or isinstance(call.arguments[0], val.ConstantNull):
                raise _kept(program, call)
            made.append(_moved(program, builder, shadows.of(call.arguments[0], lane), call.arguments[0], call))
        elif what == "revive":
            made.append(_moved(program, builder, shadows.of(call.arguments[0], lane), call.arguments[0], call))
        elif what == "adopt":
            thrown, type = call.arguments
            held = _hold(program, builder, shadows.of(thrown, lane) if shadows.has(thrown) else zero(ty.PTR), type)
            made.append(_moved(program, builder, held, builder.gep(ty.I8, thrown, [-HEADER]), thrown))
        elif what in ("held", "moved"):
            shadow, *rest = call.arguments
            made.append(builder.call(call.callee, [shadows.of(shadow, lane), *rest]))
        else:
            made.append(_object(program, builder, call, shadows, lane))
    shadows.define(call, made)


def _hold(program: ProgramContext, builder: Builder, shadow: Value, type: Value) -> Value:
    return builder.call(program.module.functions[PREFIX + "hold"], [shadow, type])


def _moved(program: ProgramContext, builder: Builder, shadow: Value, start: Value, end: Value) -> Value:
    """The shadow of a second address of an exception."""
    return builder.call(mover(program.module), [shadow, start, end, const_int(ty.I64, 0)])


def _kept(program: ProgramContext, call: ins.CallBase) -> DifferentiationError:
    """Of an exception in a `std::exception_ptr`."""
    if call.called_function is not None and call.called_function.name.endswith(".owned"):
        why = "who destroys it is not known, exceptions of the program carry active data, and some have destructors"
    else:
        why = "another function handles it: which one it is is not known here, and exceptions of the program carry active data"
    return program.refuse("PAD-E202", "std::exception_ptr", call, why, "let exceptions carry text, and keep numbers in variables")


def _object(program: ProgramContext, builder: Builder, call: ins.CallBase, shadows: Shadows, lane: int) -> Value:
    """The shadow of the object that a handler gets."""
    exception, *types = call.arguments
    handler, *thrown = types
    shadow = shadows.of(exception, lane)
    if any(isinstance(t, val.GlobalVariable) and t.name.startswith("_ZTIP") for t in thrown):
        if thrown != [handler]:
            raise program.refuse(
                "PAD-E202", "a pointer that is thrown as one type and caught as another", call,
                "how it was converted is not known", "catch it by its own type",
            )  # fmt: skip
        return builder.load(ty.PTR, builder.gep(ty.I8, shadow, [HEADER]))
    return builder.call(holder(program.module, len(types)), [shadow, exception, call, *types])


def _thrown_by_library(program: ProgramContext, builder: Builder, call: ins.CallBase, clone: Clone, shadows: Shadows) -> None:
    if not shadows.has(call):
        return
    contents = program.facts.contents(clone.source_of(call))
    nothing = _hold(program, builder, zero(ty.PTR), zero(ty.PTR))
    shadow: Value = call
    for content, (path, _, _) in zip(contents, leaves(program.layout, call.type), strict=True):
        if content is contents[-1]:
            shadow = builder.insert_value(shadow, nothing, *path) if path else nothing
        elif program.activity.points_to_shadowed(content):
            raise program.refuse(
                "PAD-E301", f"a call of '{call.called_function.name.rpartition('.')[2]}'", call,  # type: ignore[union-attr]
                "it returns a pointer to memory that may be active", "load its source into the same program",
            )  # fmt: skip
    shadows.define(call, [shadow] * program.width)


def shadow_dynamic_cast(builder: Builder, call: ins.CallBase, shadows: Shadows) -> None:
    """`__dynamic_cast` moves within an object, or gives null: the shadow moves as far."""
    start, _, _, hint = call.arguments
    move = mover(builder.module)
    shadows.define(call, [builder.call(move, [shadows.of(start, lane), start, call, hint]) for lane in range(shadows.width)])


def release_exceptions(builder: Builder, call: ins.CallBase, shadows: Shadows, width: int) -> None:
    """Forward mode: what ends an exception, or gives up one that was not thrown, frees its shadows, too."""
    assert call.called_function is not None
    what = call.called_function.name.removeprefix(PREFIX)
    if what == "abandon" and shadows.has(call.arguments[0]):
        for lane in range(width):
            builder.call_named(PREFIX + "free", ty.VOID, [shadows.of(call.arguments[0], lane)])


__all__ = ["is_unwinding", "release_exceptions", "shadow_dynamic_cast", "shadow_exceptions"]
