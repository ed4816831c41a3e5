"""Refusals at run time: a derivative that comes to what it does not know raises a `DifferentiationError`.

Who raises gives the addresses of the fields (`TYPE`: `Refusal` of runtime/errors.h, and `pad_refusal` of rules/mpi/runtime/pad_mpi.h);
they are copied into the record behind the message (`polyglot_ad/programs/error_record.py`), which no exception of the program can write to.
"""

from __future__ import annotations

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import Place
from polyglot_ad.ir.values import ConstantAggregate, Function, GlobalVariable, Value
from polyglot_ad.programs.error_record import FIELDS

from .strings import c_string

REFUSE = "pad.raise.refusal"
"""`void f(ptr refusal)`, which does not return."""
TYPE = ty.struct([*(ty.PTR for _ in FIELDS), ty.I32])
"""The texts in the order of the fields (code, construct, why, help, file), then the line."""


def refuse(builder: Builder, code: str, construct: str, why: str, help: str = "", place: Place | None = None) -> None:
    """Raise here. Whoever calls ends the block."""
    builder.call_named(REFUSE, ty.VOID, [refusal(builder, code, construct, why, help, place)])


def refuse_if(builder: Builder, wrong: Value, code: str, construct: str, why: str, help: str = "", place: Place | None = None) -> None:
    """Raise where an i1 holds, and go on where it does not."""
    module = builder.module
    name = f"pad.check.{code}.{construct}.{place or ''}"
    function = module.functions.get(name)
    if function is None:
        function = module.add_function(Function(name, ty.function(ty.VOID, (ty.I1,)), ["wrong"], prefix="internal"))
        entry, raised, fine = (function.add_block(block) for block in ("entry", "raised", "fine"))
        b = Builder(entry)
        b.cond_br(function.arguments[0], raised, fine)
        b.at_end(raised)
        refuse(b, code, construct, why, help, place)
        b.unreachable()
        b.at_end(fine).ret()
    builder.call(function, [wrong])


def refusal(builder: Builder, code: str, construct: str, why: str, help: str = "", place: Place | None = None) -> Value:
    """The constant that the raising function is given."""
    module = builder.module
    file, line = place or ("", 0)
    texts = [c_string(module, text) for text in (code, construct, why, help, file)]
    members = ConstantAggregate(TYPE, (*texts, const_int(ty.I32, line)))
    name = module.unique_name("pad.refusal")
    return module.add_global(GlobalVariable(name, TYPE, members, True, "private unnamed_addr"))
