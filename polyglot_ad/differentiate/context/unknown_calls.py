"""Calls of functions that are not known: refused where active data reaches them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from polyglot_ad.analysis.external_state import called_back
from polyglot_ad.callees import describe
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.instructions import CallBase
from polyglot_ad.ir.values import Function
from polyglot_ad.langs.run_times import RUN_TIMES

if TYPE_CHECKING:
    from ..clone import Clone
    from ..shadows.pointers import Shadows
    from .program import ProgramContext

READ_ONLY = ("memory(none)", "memory(read)", "memory(argmem: read)", "readnone", "readonly")

_UNKNOWN = {prefix: said for library in RUN_TIMES for prefix, said in library.unknown.items()}


def _unknown(callee: Function | None, result: ty.Type) -> tuple[str, str]:
    """Why a call of what is not known is refused, and what to do."""
    name = callee.name if callee is not None else ""
    said = next((said for prefix, said in _UNKNOWN.items() if name.startswith(prefix)), None)
    if said is not None:
        return said
    why = "active data reaches a function whose code is not in the program and for which there is no rule"
    return why, "load its source into the same program" + (ways_out(name, result) if name else "")


def _with_other_parameters(program: ProgramContext, call: CallBase) -> tuple[str, str] | None:
    """The same of a call through an address that is that of functions of the program, none of which has these parameters: a dummy
    procedure that a flag says is not called, perhaps, but flags are not known here."""
    return with_other_parameters(program.activity.called.known(call) if call.called_function is None else [], call)


def with_other_parameters(known: Sequence[Function], call: CallBase) -> tuple[str, str] | None:
    """Why and what helps, of the functions that a call may reach."""
    given = len(call.arguments)
    if not known or any(len(function.arguments) == given for function in known):
        return None
    others = ", ".join(f"'{function.name}' ({len(function.arguments)})" for function in known[:3])
    why = f"active data reaches a function that is called with {given} arguments, and none that the call may reach has as many: {others}"
    return why, f"pass a function with {given} parameters of the types that the call has, also where it is never called"


def ways_out(name: str, result: ty.Type) -> str:
    """What else can be done about a function that is not known, after what was said before. That it has no derivative is only said of what
    returns no numbers."""
    if name.startswith(("llvm.", "pad.")):
        return ""
    stated = f'state its derivative: pad.custom_rule("{name}", …) or a registration in its source (docs/custom-rules.md)'
    constant = "where nothing that depends on the inputs comes back from it (else its share would be missing from the derivative)"
    harmless = f'; or, {constant}, say that it has none: pad.inactive("{name}")'
    return f"; or {stated}" + (harmless if result.is_void or result.is_integer else "")


def refuse_unknown(program: ProgramContext, call: CallBase, clone: Clone, shadows: Shadows, result: bool = True) -> None:
    """Raise when active data reaches a function whose code is not there, or may come from it. `result`: also where its result has a
    shadow; not if the caller looks at its parts."""
    callee = call.called_function
    what = (
        "inline assembly"
        if isinstance(call.callee, val.InlineAsm)
        else "an indirect call"
        if callee is None
        else f"a call of '{callee.name}'"
    )
    if callee is not None and callee.name.startswith("pad_mpi_"):
        name = callee.name.removeprefix("pad_mpi_").removesuffix("_augmented").removesuffix("_forward")
        raise program.refuse(
            "PAD-E309", f"the derivative of a reverse pass with a call of 'MPI_{name}'", call,
            "the adjoints of its messages are sent by the runtime, whose calls have no derivatives",
            "take second derivatives the other way round, by reverse mode over forward mode: pad.hvp, pad.hessian, grad of a jvp",
        )  # fmt: skip
    named = program.activity.graph.text.named_in(cast(CallBase, clone.source_of(call)))
    pointers = any(shadows.has(a) for a in call.arguments) or any(map(program.activity.has_shadow, named))
    read_only = any(a in READ_ONLY for a in call.all_attributes())
    given = result and not call.type.is_void and shadows.has(call)
    if program.activity.is_active(clone.source_of(call)) or (pointers and not read_only) or given:
        other = _with_other_parameters(program, cast(CallBase, clone.source_of(call)))
        raise program.refuse("PAD-E301", what, call, *(other or _unknown(callee, call.type)))
    source = cast(CallBase, clone.source_of(call))
    called = program.activity.called
    if callee is None and called.all_known(source) and all(f.blocks for f in called.known(source)):
        return  # what can be called is there, and was found to need no derivative
    for function in called_back(program.facts, source) if describe(source).calls else ():
        if program.activity.needs_derivative(function):
            raise program.refuse(
                "PAD-E301", what, call,
                f"its code is not in the program, and it may call '{function.name}', which works with active data",
                "load its source into the same program",
            )  # fmt: skip
