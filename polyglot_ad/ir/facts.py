"""What each opcode may do besides computing its result: the one table of such facts.

The row of a call says what a call of an unknown function may do; `reads`, `writes` and `may_unwind` look at an instruction and use what
its attributes promise.
"""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.process.regex import regex

from . import instructions as ins


@dataclass(frozen=True)
class Facts:
    """`reads`, `writes`: memory that other code can see. `unwinds`: may leave the function by an exception. `terminator`: ends a block."""

    reads: bool = False
    writes: bool = False
    unwinds: bool = False
    terminator: bool = False


_PURE = Facts()
_ANYTHING = Facts(reads=True, writes=True, unwinds=True)
_READ_WRITE = Facts(reads=True, writes=True)
_TERMINATOR = Facts(terminator=True)

FACTS: dict[str, Facts] = {
    **dict.fromkeys(ins.BINARY | ins.CASTS, _PURE),
    **dict.fromkeys(("fneg", "freeze", "icmp", "fcmp", "select", "phi", "getelementptr", "alloca"), _PURE),
    **dict.fromkeys(("extractvalue", "insertvalue", "extractelement", "insertelement", "shufflevector"), _PURE),
    "load": Facts(reads=True),
    "store": Facts(writes=True),
    **dict.fromkeys(("fence", "cmpxchg", "atomicrmw", "va_arg"), _READ_WRITE),
    "call": _ANYTHING,
    "invoke": Facts(reads=True, writes=True, terminator=True),
    "callbr": Facts(reads=True, writes=True, unwinds=True, terminator=True),
    # The run-time library fills the exception object that a pad receives.
    "landingpad": _PURE,
    **dict.fromkeys(("catchpad", "cleanuppad"), _READ_WRITE),
    "catchret": Facts(reads=True, writes=True, terminator=True),
    **dict.fromkeys(("cleanupret", "catchswitch", "resume"), Facts(unwinds=True, terminator=True)),
    **dict.fromkeys(("ret", "br", "switch", "indirectbr", "unreachable"), _TERMINATOR),
}

_MEMORY = regex(r"memory\((.*)\)")
_READING = ("read", "readwrite")
_WRITING = ("write", "readwrite")


def _call_accesses(call: ins.CallBase) -> tuple[bool, bool]:
    """Whether the call may read and may write, as its `memory(…)` attributes promise. Every attribute found holds, so they intersect."""
    reads = writes = True
    for attribute in call.all_attributes():
        found = _MEMORY.fullmatch(attribute)
        if found is not None:
            effects = [part.rpartition(": ")[2] for part in found[1].split(", ")]
            reads = reads and any(effect in _READING for effect in effects)
            writes = writes and any(effect in _WRITING for effect in effects)
    # Operand bundles other than assumptions may be read, and deoptimisation may write.
    if call.bundles and not _is_assume(call):
        return True, True
    return reads, writes


def _is_assume(call: ins.CallBase) -> bool:
    function = call.called_function
    return function is not None and function.name == "llvm.assume"


def _ordered(instruction: ins.Instruction) -> bool:
    """A volatile access, or an atomic one that orders others, counts as both reading and writing."""
    if isinstance(instruction, ins.Load | ins.Store):
        return instruction.volatile or instruction.ordering not in ("", "unordered")
    return False


def reads(instruction: ins.Instruction) -> bool:
    if isinstance(instruction, ins.CallBase):
        return _call_accesses(instruction)[0]
    return FACTS[instruction.opcode].reads or _ordered(instruction)


def writes(instruction: ins.Instruction) -> bool:
    if isinstance(instruction, ins.CallBase):
        return _call_accesses(instruction)[1]
    return FACTS[instruction.opcode].writes or _ordered(instruction)


def may_unwind(instruction: ins.Instruction) -> bool:
    """Whether control may leave the function here by an exception. An invoke catches what its call throws."""
    if isinstance(instruction, ins.CallBase):
        return FACTS[instruction.opcode].unwinds and "nounwind" not in instruction.all_attributes()
    if isinstance(instruction, ins.Funclet):
        return FACTS[instruction.opcode].unwinds and "unwind to caller" in instruction.text
    return FACTS[instruction.opcode].unwinds
