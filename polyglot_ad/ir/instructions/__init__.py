"""Instructions. One class per shape of operands; `opcode` is LLVM's name.

Immutable facts of an instruction (flags, alignment, ordering, predicate) are plain attributes; operands change through `set_operand`
(base.py).
"""

from __future__ import annotations

from .base import BINARY, CASTS, TERMINATORS, Instruction, Terminator, add_use, remove_use
from .calls import Call, CallBase, CallBr, Invoke
from .control import Br, Funclet, IndirectBr, LandingPad, Resume, Return, Switch, Unreachable
from .memory import Alloca, AtomicRMW, CmpXchg, Fence, GetElementPtr, Load, Store, VAArg
from .values import (
    BinaryOp,
    Cast,
    Compare,
    ExtractElement,
    ExtractValue,
    InsertElement,
    InsertValue,
    Phi,
    Select,
    ShuffleVector,
    UnaryOp,
    indexed_type,
)

__all__ = [
    "BINARY",
    "CASTS",
    "TERMINATORS",
    "Alloca",
    "AtomicRMW",
    "BinaryOp",
    "Br",
    "Call",
    "CallBase",
    "CallBr",
    "Cast",
    "CmpXchg",
    "Compare",
    "ExtractElement",
    "ExtractValue",
    "Fence",
    "Funclet",
    "GetElementPtr",
    "IndirectBr",
    "InsertElement",
    "InsertValue",
    "Instruction",
    "Invoke",
    "LandingPad",
    "Load",
    "Phi",
    "Resume",
    "Return",
    "Select",
    "ShuffleVector",
    "Store",
    "Switch",
    "Terminator",
    "UnaryOp",
    "Unreachable",
    "VAArg",
    "add_use",
    "indexed_type",
    "remove_use",
]
