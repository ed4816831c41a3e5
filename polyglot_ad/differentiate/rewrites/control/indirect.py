"""Calls through pointers, made direct: tests for the functions that a pointer may hold, and a direct call for each."""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.metadata import Place, source_place
from polyglot_ad.ir.values import Block, Function, Module, Value
from polyglot_ad.rules import rule_of_call
from polyglot_ad.rules.scope import scope

from ...clone import copy_instruction
from ...context import READ_ONLY
from ...context.unknown_calls import with_other_parameters
from ...roots.absent import Absent, AbsentFunctionsError
from .blocks import split_block

_ELSEWHERE = (
    "a call of a function from elsewhere", "the address that is called is of no function in the module that the derivative was made from",
    "compile its code with the same driver, and link it; a function of Python has no derivative here",
)  # fmt: skip
_KEPT = (
    "a call of a function whose address a variable keeps",
    "it was left there by a call of another function, and this one does not mention the function that it leads to",
    "set the variable in the function that is differentiated",
)  # fmt: skip
_OTHER_TYPE = (
    "a call through a pointer", "the function that it reaches has other parameters than the call, or another result",
    "give the function the type that it is called with",
)  # fmt: skip
"""What, why and what helps, where the function is none of those that are known."""


def direct_indirect_calls(
    module: Module, activity: ActivityAnalysis, others: Sequence[Function] = (), absent: Absent | None = None
) -> bool:
    """Turn each indirect call that may reach a function with a derivative, or is given something with a shadow or a number that depends on
    an input (which it may compare: rewrites/memory/earlier_arguments.py), into a chain of tests and direct calls; whether any was.

    The candidates are all functions that the pointer may hold; when the analysis cannot list them the call stays, and is refused later. One
    of which none takes as many arguments is an error at run time.
    Where earlier calls may have left addresses in the program's variables, `others` are candidates, too, those that are `absent` have to be
    there (an AbsentFunctionsError says which), and addresses that lead to none of the candidates are an error at run time."""
    changed = False
    lacking = _Lacking(module, absent)
    for function in [f for f in module.functions.values() if f.blocks]:
        for call in list(function.instructions()):
            if isinstance(call, ins.Call) and call.called_function is None and not isinstance(call.callee, val.InlineAsm):
                shadows = any(activity.has_shadow(a) for a in (*call.arguments, call))
                if activity.called.all_known(call):
                    known = activity.called.known(call)
                    targets = [f for f in known if _accepts(f, call)]
                    needed = shadows or activity.is_active(call)
                    compares = any(_is_varied(activity, a) for a in call.arguments)
                    if targets and (needed or compares or any(activity.needs_derivative(f) or f.name in scope().opaque for f in targets)):
                        _make_direct(call, targets, source_place(call), elsewhere=_OTHER_TYPE if len(targets) < len(known) else None)
                        changed = True
                    elif needed and (said := with_other_parameters(known, call)) is not None:
                        _make_error(call, *said)
                        changed = True
                elif activity.called.kept(call) and (
                    activity.is_active(call) or (shadows and not set(READ_ONLY) & {*call.all_attributes()})
                ):
                    targets = _candidates(call, activity, others, lacking)
                    if targets:
                        _make_direct(call, targets, source_place(call), elsewhere=_KEPT)
                        changed = True
                elif shadows and activity.called.never(call):
                    _make_trap(call)
                    changed = True
    lacking.check()
    return changed


def _is_varied(activity: ActivityAnalysis, argument: Value) -> bool:
    """Whether a function is given a number that depends on an input, by value or by its address."""
    if not activity.facts.is_pointer(argument):
        return activity.is_varied(argument)
    return any(map(activity.is_varied, activity.facts.node(argument).find()[0].locations()))


def direct_unknown_calls(module: Module, activity: ActivityAnalysis, others: Sequence[Function], absent: Absent | None = None) -> bool:
    """Turn each active indirect call of which the targets cannot be listed into a chain of tests for those that it is known to reach and
    `others` of its type, and an error at run time for all others; whether any was. `absent` as above."""
    changed = False
    lacking = _Lacking(module, absent)
    for function in [f for f in module.functions.values() if f.blocks]:
        for call in list(function.instructions()):
            if not isinstance(call, ins.Call) or call.called_function is not None or call not in activity.graph.unknown_calls:
                continue
            if isinstance(call.callee, val.InlineAsm) or not (activity.is_active(call) or any(map(activity.has_shadow, call.arguments))):
                continue
            targets = _candidates(call, activity, others, lacking)
            if targets:
                _make_direct(call, targets, source_place(call), elsewhere=_ELSEWHERE)
                changed = True
    lacking.check()
    return changed


class _Lacking:
    """The functions that calls may reach and that the module does not hold: of all calls together, since all begins anew with them."""

    def __init__(self, module: Module, absent: Absent | None) -> None:
        self._module = module
        self._absent = absent
        self._names: dict[str, None] = {}

    def note(self, call: ins.Call) -> None:
        if self._absent is not None:
            present = self._module.functions
            self._names.update((name, None) for name in self._absent(call.function_type) if name not in present)

    def check(self) -> None:
        if self._names:
            raise AbsentFunctionsError(list(self._names))


def _candidates(call: ins.Call, activity: ActivityAnalysis, others: Sequence[Function], lacking: _Lacking) -> list[Function]:
    """The functions with a derivative that a call may reach."""
    lacking.note(call)
    return [f for f in dict.fromkeys([*activity.called.known(call), *others]) if _accepts(f, call) and is_understood(f)]


def is_understood(function: Function) -> bool:
    """Whether a direct call of it has a derivative."""
    own = function.function_type
    return bool(function.blocks) or rule_of_call(function.name, own.result, own.parameters) is not None


def _make_trap(call: ins.Call) -> None:
    """No function's address is ever where this call takes it from (Rust's vtables have null for what needs no dropping)."""
    Builder(before=call).call_named("llvm.trap", ty.VOID, [])
    call.replace_all_uses_with(val.ConstantUndef(call.type))
    call.erase()


def _make_error(call: ins.Call, why: str, help: str) -> None:
    """A dummy procedure that a flag says is not called: an error where it is."""
    refuse(Builder(before=call), "PAD-E301", "an indirect call", why, help, source_place(call))
    call.replace_all_uses_with(val.ConstantUndef(call.type))
    call.erase()


def _accepts(function: Function, call: ins.CallBase) -> bool:
    """Whether a function has the type of the call, but for a result that nobody reads (C programs cast such callbacks)."""
    own = function.function_type
    return (own.result is call.type or call.type.is_void) and list(own.parameters) == [a.type for a in call.arguments]


def _make_direct(
    call: ins.Call, targets: list[Function], place: Place | None = None, elsewhere: tuple[str, str, str] | None = None
) -> None:
    """`elsewhere`: it may be none of them, which is this error at `place`."""
    block = call.block
    assert block is not None and block.function is not None
    function = block.function
    rest = split_block(block, call)
    results: list[tuple[Value, Block]] = []
    at = block
    for index, target in enumerate(targets):
        b = Builder(at)
        chosen = function.add_block("direct", before=rest)
        if index + 1 < len(targets) or elsewhere is not None:
            other = function.add_block("indirect", before=rest)
            b.cond_br(b.icmp("eq", call.callee, target), chosen, other)
            at = other
        else:
            b.br(chosen)
        b.at_end(chosen)
        made = copy_instruction(call, [*call.arguments, target])
        assert isinstance(made, ins.Call)
        if call.type.is_void:
            made.type, made.function_type = target.function_type.result, target.function_type
        b.insert(made)
        results.append((made, chosen))
        b.br(rest)
    if elsewhere is not None:
        b = Builder(at)
        refuse(b, "PAD-E308", *elsewhere, place)
        b.unreachable()
    if not call.type.is_void:
        joined = ins.Phi(call.type, results, call.name)
        rest.insert(0, joined)
        call.replace_all_uses_with(joined)
    call.erase()
