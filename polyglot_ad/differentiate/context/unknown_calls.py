"""Calls of functions that are not known: refused where active data reaches them."""

from __future__ import annotations

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
        raise program.refuse(
            "PAD-E301", what, call, *_unknown(callee, call.type),
        )  # fmt: skip
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
