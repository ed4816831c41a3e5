"""Bytes that are moved through memory of active arguments and of which nothing says what they are: refused, since they may be numbers."""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad.analysis.activity import is_memory_copy
from polyglot_ad.analysis.memory import Node
from polyglot_ad.differentiate.program import Program
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Value


def refuse_unknown_bytes(program: Program, roots: Iterable[Value]) -> None:
    """`roots`: pointers whose memory takes part."""
    facts = program.facts
    outside: set[Node] = set()
    for pointer in roots:
        outside.update(program.activity.reachable_nodes(pointer))
    for function in program.activity.functions:
        for i in function.instructions():
            if isinstance(i, ins.Store):
                if (
                    isinstance(i.value.type, ty.IntType)
                    and i.value.type.bits >= 16
                    and not isinstance(i.value, val.Constant)
                    and facts.kind(i.value) is None
                    and facts.node(i.pointer) in outside
                ):
                    raise program.unproved(i)
            elif isinstance(i, ins.CallBase) and i.called_function is not None and is_memory_copy(i.called_function.name):
                target, source, size = i.arguments[:3]
                if {facts.node(target), facts.node(source)} & outside and not _known(program, target, source, size):
                    raise program.refuse(
                        "PAD-E104", "a copy of memory", i, "nothing says what the bytes are: they are never used as numbers or integers",
                        "give the pointers types other than void and char, or copy element by element",
                    )  # fmt: skip


def _known(program: Program, target: Value, source: Value, size: Value) -> bool:
    """Whether there is evidence of something in the bytes of a copy."""
    length = size.value if isinstance(size, val.ConstantInt) else None
    if length is not None and length < 4:
        return True
    for pointer in (target, source):
        fields, _ = program.facts.fields(pointer, length)
        if any(field.kind is not None for field in fields):
            return True
    return False
