"""LLVM's instructions, one description per opcode: the one table that all analyses and both modes are complete against.

Tables of handlers are keyed by `Opcode`; `complete` holds each against this list when it is made, so that an opcode without a handler is an
error at import, not something that silently does nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeVar, get_args

Opcode = Literal[
    "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor",
    "fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "freeze",
    "trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp",
    "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast",
    "icmp", "fcmp", "select", "phi",
    "extractvalue", "insertvalue", "extractelement", "insertelement", "shufflevector",
    "alloca", "load", "store", "getelementptr", "atomicrmw", "cmpxchg", "fence", "va_arg",
    "call", "invoke", "callbr", "landingpad", "catchpad", "cleanuppad", "catchret", "cleanupret", "catchswitch", "resume",
    "ret", "br", "switch", "indirectbr", "unreachable",
]  # fmt: skip

OPCODES: tuple[Opcode, ...] = get_args(Opcode)

_T = TypeVar("_T")

Flow = Literal["rule", "moves", "bits", "integer", "constant", "address", "memory", "call", "control"]
"""How values go through an operation.

rule: by the derivative rule of its name; moves: the operands, whole, in other places (lanes, members, pieces of control flow); bits:
integers that may hold bits of numbers, and then have no rule; integer: integers that are never a number's bits, or numbers made of them;
constant: numbers to integers and truth values, constant but for jumps; address: addresses and what they lead to; memory: through memory;
call: what is called says; control: nothing but where control goes."""


@dataclass(frozen=True)
class Operation:
    """`reads`, `writes`: memory that other code can see; `unwinds`: may leave the function by an exception; `terminator`: ends a block;
    `orders`: synchronises threads."""

    flow: Flow
    reads: bool = False
    writes: bool = False
    unwinds: bool = False
    terminator: bool = False
    orders: bool = False


def _all(names: str, operation: Operation) -> dict[Opcode, Operation]:
    return dict.fromkeys(names.split(), operation)  # type: ignore[arg-type]


def complete(table: Mapping[Opcode, _T], what: str) -> Mapping[Opcode, _T]:
    """The table, if it has an entry for every opcode, and no other."""
    missing, strange = set(OPCODES) - set(table), set(table) - set(OPCODES)
    if missing or strange:
        raise TypeError(f"{what}: no entry for {sorted(missing)}; unknown {sorted(strange)}")
    return table


OPERATIONS: Mapping[Opcode, Operation] = complete(
    {
        **_all("fadd fsub fmul fdiv frem fneg", Operation("rule")),
        **_all("fptrunc fpext bitcast freeze select phi extractvalue insertvalue extractelement insertelement shufflevector",
               Operation("moves")),
        **_all("add sub mul shl lshr ashr and or xor trunc zext sext", Operation("bits")),
        **_all("udiv sdiv urem srem sitofp uitofp", Operation("integer")),
        **_all("fptosi fptoui icmp fcmp", Operation("constant")),
        **_all("ptrtoint ptrtoaddr inttoptr addrspacecast getelementptr alloca", Operation("address")),
        "load": Operation("memory", reads=True),
        "store": Operation("memory", writes=True),
        **_all("atomicrmw cmpxchg", Operation("memory", reads=True, writes=True, orders=True)),
        "va_arg": Operation("memory", reads=True, writes=True),
        "fence": Operation("control", reads=True, writes=True, orders=True),
        "call": Operation("call", reads=True, writes=True, unwinds=True, orders=True),
        "invoke": Operation("call", reads=True, writes=True, terminator=True, orders=True),
        "callbr": Operation("call", reads=True, writes=True, unwinds=True, terminator=True, orders=True),
        # The run-time library fills the exception object that a pad receives.
        "landingpad": Operation("address"),
        **_all("catchpad cleanuppad", Operation("control", reads=True, writes=True)),
        "catchret": Operation("control", reads=True, writes=True, terminator=True),
        **_all("cleanupret catchswitch resume", Operation("control", unwinds=True, terminator=True)),
        **_all("ret br switch indirectbr unreachable", Operation("control", terminator=True)),
    },
    "the table of operations",
)  # fmt: skip
