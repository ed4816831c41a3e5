"""What is refused before a derivative is made: bytes that are moved through memory of active arguments and of which nothing says what they
are, since they may be numbers; and variables that are used under two names."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from polyglot_ad.analysis.memory import Node
from polyglot_ad.callees import is_memory_copy
from polyglot_ad.differentiate.context import ProgramContext
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Constant, GlobalVariable, Value


def refuse_unknown_bytes(program: ProgramContext, roots: Iterable[Value]) -> None:
    """`roots`: pointers whose memory takes part."""
    facts = program.facts
    outside: set[Node] = set()
    for pointer in roots:
        outside.update(program.activity.graph.reached.nodes(pointer))
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
            elif isinstance(i, ins.CallBase) and is_memory_copy(i):
                target, source, size = i.arguments[:3]
                if {facts.node(target), facts.node(source)} & outside and not _known(program, target, source, size):
                    raise program.refuse(
                        "PAD-E104", "a copy of memory", i, "nothing says what the bytes are: they are never used as numbers or integers",
                        "give the pointers types other than void and char, or copy element by element",
                    )  # fmt: skip


def _known(program: ProgramContext, target: Value, source: Value, size: Value) -> bool:
    """Whether there is evidence of something in the bytes of a copy."""
    length = size.value if isinstance(size, val.ConstantInt) else None
    if length is not None and length < 4:
        return True
    for pointer in (target, source):
        fields, _ = program.facts.fields(pointer, length)
        if any(field.kind is not None for field in fields):
            return True
    return False


def refuse_two_names(program: ProgramContext, held_by: Callable[[str], set[str]]) -> None:
    """Raise where numbers of a variable are stored by its name and read through another variable that holds its address from the start, or
    the other way round: the analyses take what addresses in variables lead to for memory of its own."""
    stored: dict[Node, ins.Instruction] = {}
    read: set[Node] = set()
    for function in program.activity.functions:
        for i in function.instructions():
            if isinstance(i, ins.Load) and i.type.scalar.is_float:
                read.add(program.facts.node(i.pointer).find()[0])
            elif isinstance(i, ins.Store) and i.value.type.scalar.is_float and not isinstance(i.value, Constant):
                stored[program.facts.node(i.pointer).find()[0]] = i
    variables = {name: g for name, g in program.module.globals.items() if isinstance(g, GlobalVariable) and not g.constant}
    for name, variable in variables.items():
        holder = program.facts.global_node(variable).find()[0]
        pointed = [program.facts.memory.target(x.content)[0].find()[0] for x in holder.locations() if x.content.find().may_point]
        for other in sorted(held_by(name) & variables.keys()):
            own = program.facts.global_node(variables[other]).find()[0]
            for node in pointed:
                if node is not own and ((node in stored and own in read) or (own in stored and node in read)):
                    raise program.refuse(
                        "PAD-E306", f"'{other}'", stored.get(own) or stored.get(node),
                        f"its numbers are used by its name, and through '{name}', which holds its address", "use one of the two",
                    )  # fmt: skip
