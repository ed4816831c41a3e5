"""Functions of their own for calls that say what is to be done.

`std::any` and `std::function` have one function for all that is done with what they hold (copy it, destroy it, say where it lies, what type
it has), and C programs have callbacks of that kind: a constant says which. What such a function does with its arguments in one case it
seems to do in all: the address of a type's name lies where that of a number does in another call. Where memory is confused by it, the
function is copied for each constant, and keeps of its branches what that leaves. What nothing calls any more, though its address still
says which type a `std::any` holds, confuses nothing: it can be set aside.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.external_state import called_back
from polyglot_ad.callees import describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Argument, Block, Function, Module, Value

from .blocks import remove_unreachable
from .specialise import Confused, copies

_LONGEST = 1_500
"""Instructions of a function that is copied."""
_CASES = 12
"""Cases that are told apart."""
_MOST = 20_000
"""Instructions that may be added to a program."""


def specialise_constants(module: Module, activity: ActivityAnalysis) -> tuple[bool, list[Function]]:
    """Copy functions that mixed memory can be reached from and that branch on a constant that they are told; whether any was, and those
    that nothing in the module calls any more."""
    confused = Confused(activity.facts)
    functions = [f for f in module.functions.values() if f.blocks]
    if not confused.anywhere(functions):
        return False, []
    left = _MOST
    copied: list[Function] = []
    for function in functions:
        size = sum(1 for _ in function.instructions())
        told = [a for a in function.arguments if isinstance(a.type, ty.IntType) and any(_decides(user) for user in a.users)]
        if not told or size > min(_LONGEST, left) or not confused.function(function):
            continue
        cases = _cases(function, told)
        if len(cases) > _CASES or size * len(cases) > left:
            continue
        for constants, calls in cases.items():
            made = copies(module, [function])[function]
            for call in calls:
                call.set_operand(len(call.operands) - 1, made)
            for argument, constant in zip(told, constants, strict=True):
                if constant is not None:
                    assert isinstance(argument.type, ty.IntType)
                    made.arguments[argument.index].replace_all_uses_with(val.ConstantInt(argument.type, constant))
            _fold(made)
            left -= size
        if cases:
            copied.append(function)
    return bool(copied), _uncalled(copied, functions, activity)


def _uncalled(copied: list[Function], functions: list[Function], activity: ActivityAnalysis) -> list[Function]:
    """Those that neither a call, nor one through a pointer, nor a library reaches."""
    calls = [i for f in functions for i in f.instructions() if isinstance(i, ins.CallBase)]
    through = [call for call in calls if call.called_function is None and not isinstance(call.callee, val.InlineAsm)]
    if not all(map(activity.called.all_known, through)):
        return []
    reached = {f for call in through for f in activity.called.known(call)}
    reached.update(f for call in calls if describe(call).calls for f in called_back(activity.facts, call))
    return [f for f in copied if f not in reached and not any(isinstance(user, ins.CallBase) for user in f.users)]


def _decides(user: ins.Instruction) -> bool:
    return isinstance(user, ins.Switch) or (user.opcode == "icmp" and any(isinstance(o, val.ConstantInt) for o in user.operands))


def _cases(function: Function, told: list[Argument]) -> dict[tuple[int | None, ...], list[ins.CallBase]]:
    """The calls from elsewhere that pass a constant, by what they pass."""
    found: dict[tuple[int | None, ...], list[ins.CallBase]] = {}
    for user in function.users:
        if isinstance(user, ins.CallBase) and user.called_function is function and user.block is not None and user.function is not function:
            constants = tuple(_constant(user.arguments[a.index]) for a in told)
            if any(constant is not None for constant in constants):
                found.setdefault(constants, []).append(user)
    return found


def _constant(value: Value) -> int | None:
    return value.value if isinstance(value, val.ConstantInt) else None


def _fold(function: Function) -> None:
    """Drop the branches that constants do not take."""
    changed = True
    while changed:
        changed = False
        for i in list(function.instructions()):
            known = _result(i)
            if known is not None:
                i.replace_all_uses_with(known)
                i.erase()
                changed = True
        for block in function.blocks:
            taken = _taken(block)
            if taken is not None:
                _go(block, taken)
                changed = True
    remove_unreachable(function)


def _result(i: ins.Instruction) -> Value | None:
    if i.opcode == "select" and isinstance(i.operands[0], val.ConstantInt):
        return i.operands[1 if i.operands[0].value else 2]
    if isinstance(i, ins.Compare) and i.predicate in ("eq", "ne"):
        one, other = map(_constant, i.operands)
        if one is not None and other is not None:
            return val.ConstantInt(ty.I1, int((one == other) == (i.predicate == "eq")))
    return None


def _taken(block: Block) -> Block | None:
    """Where a constant leads."""
    last = block.terminator
    assert last is not None
    chosen = _constant(last.operands[0]) if last.operands else None
    if isinstance(last, ins.Switch) and chosen is not None:
        return next((target for case, target in zip(last.cases, last.targets[1:], strict=True) if case == chosen), last.targets[0])
    if isinstance(last, ins.Br) and last.conditional and chosen is not None:
        return last.targets[0 if chosen else 1]
    return None


def _go(block: Block, taken: Block) -> None:
    last = block.terminator
    assert last is not None
    for target in _without(last.targets, taken):
        for phi in target.phis():
            assert isinstance(phi, ins.Phi)
            phi.remove_incoming(block)
    last.erase()
    Builder(block).br(taken)


def _without(targets: Sequence[Block], taken: Block) -> Iterator[Block]:
    """All targets but one."""
    found = False
    for target in targets:
        if target is taken and not found:
            found = True
        else:
            yield target


__all__ = ["specialise_constants"]
