"""What a thread keeps for its way back, in its slice of a memory that the launch allocates once (runtime/slice.c).

The engine's caches are allocated, grown and freed like any memory. Here an address of theirs becomes a distance in the thread's slice,
which turns into an address where a number is stored or loaded: words of threads that stand side by side lie side by side. A thread that
needs more than its slice has says so and ends: the launch is made again with larger slices.
"""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.differentiate.refusals.errors import refusal
from polyglot_ad.differentiate.rewrites.control.blocks import split_block
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.values import Block, Function, Module, Value

from .refused import CODE

OPEN = "pad.slice.open"
CLEAR = "pad.slice.clear"
_TAKE, _EXTEND, _PLACE, _REPORT, _ZERO = (f"pad.slice.{name}" for name in ("take", "extend", "place", "report", "zero"))
BYTES = 40
_LEAST, _MOST = 8, 16
"""Bytes of a word that is interleaved."""
_PASSED_ON = ("getelementptr", "phi", "select", "bitcast", "freeze")


def lower_caches(kernel: Function, needed: Value) -> bool:
    """In place, where `pad.slice.open` has opened the thread's slice; whether anything is kept there. `needed`: where a thread that needs
    more says how much."""
    assert kernel.module is not None
    opened = [i for i in kernel.instructions() if _called(i) == OPEN]
    made = [i for i in kernel.instructions() if isinstance(i, ins.Call) and _called(i) in ("malloc", "realloc")]
    freed = [i for i in kernel.instructions() if _called(i) == "free"]
    for call in freed:
        call.erase()
    if not made:
        for call in opened:
            call.erase()
        return False
    (opening,) = opened
    slice = opening.operands[0]
    accesses = _accesses(made)
    word = const_int(ty.I64, _word(kernel.module, [one for one in accesses if not isinstance(one, ins.CallBase)]))
    for access in accesses:
        b = Builder(before=access)
        if isinstance(access, ins.CallBase):
            b.call_named(_ZERO, ty.VOID, [slice, b.cast("ptrtoint", access.operands[0], ty.I64), access.operands[2], word])
            access.erase()
            continue
        index = 0 if isinstance(access, ins.Load) else 1
        at = b.cast("ptrtoint", access.operands[index], ty.I64)
        access.set_operand(index, b.call_named(_PLACE, ty.PTR, [slice, at, word]))
    full = kernel.add_block("full")
    b = Builder(full)
    b.call_named(_REPORT, ty.VOID, [slice, needed])
    b.ret()
    for call in made:
        _allocate(kernel, call, slice, word, full)
    return True


def install(module: Module) -> None:
    """Give the functions of slices their bodies, where they are used."""
    if any(name.startswith("pad.slice.") for name in module.functions):
        splice(module, runtime.read("device", "slice.ll"))
        for function in module.functions.values():
            if function.name.startswith("pad.slice.") and function.blocks:
                function.prefix, function.attributes = "internal", ("alwaysinline", "nounwind")


def constant_bytes(kernel: Function) -> int | None:
    """The bytes that a slice must have, if that is known beforehand: what is allocated has constant sizes, and outside of loops."""
    total, flow = 0, ControlFlow(kernel)
    for call in kernel.instructions():
        name = _called(call)
        if name == _EXTEND:
            return None
        if name == _TAKE:
            size, block = getattr(call.operands[1], "value", None), call.block
            assert block is not None
            again = any(block is one or (flow.reachable[one] >> flow.index[block]) & 1 for one in block.successors)
            if size is None or again:
                return None
            total += 16 + -(-size // 16) * 16
    return total


def _called(i: ins.Instruction) -> str:
    callee = i.called_function if isinstance(i, ins.CallBase) else None
    return callee.name if callee is not None else ""


def _accesses(made: list[ins.Call]) -> list[ins.Instruction]:
    """All loads and stores in the memory that these calls give, and calls that set it to zero. Raises for any other use."""
    found: dict[ins.Instruction, None] = {}
    seen: set[Value] = set()
    waiting: list[Value] = list(made)
    while waiting:
        value = waiting.pop()
        if value in seen:
            continue
        seen.add(value)
        for user in value.users:
            if user.opcode in _PASSED_ON:
                waiting.append(user)
            elif isinstance(user, ins.Load) or (isinstance(user, ins.Store) and user.value is not value) or _clears(user):
                found[user] = None
            elif _called(user) != "realloc" and user.opcode != "icmp":
                raise refusal(
                    CODE, "memory that a derivative keeps as a whole", user, "on a device, it is kept number by number",
                    "differentiate the kernel on the CPU",
                )  # fmt: skip
    return list(found)


def _clears(i: ins.Instruction) -> bool:
    return _called(i).startswith("llvm.memset.") and getattr(i.operands[1], "value", None) == 0


def _word(module: Module, accesses: list[ins.Instruction]) -> int:
    """The bytes of a word: of the largest number that is kept; 0 if there is one that does not lie in a word."""
    layout = data_layout(module.data_layout)
    sizes = [layout.store_size(i.type if isinstance(i, ins.Load) else i.operands[0].type) for i in accesses]
    if any(size & (size - 1) or size > _MOST for size in sizes):
        return 0
    return max([_LEAST, *sizes])


def _allocate(kernel: Function, call: ins.Call, slice: Value, word: Value, full: Block) -> None:
    b = Builder(before=call)
    if _called(call) == "malloc":
        at = b.call_named(_TAKE, ty.I64, [slice, call.operands[0], word])
    else:
        old = b.cast("ptrtoint", call.operands[0], ty.I64)
        at = b.call_named(_EXTEND, ty.I64, [slice, old, call.operands[1], word])
    call.replace_all_uses_with(b.cast("inttoptr", at, ty.PTR))
    block = call.block
    assert block is not None
    rest = split_block(block, block.after(call))
    call.erase()
    b = Builder(block)
    b.cond_br(b.icmp("eq", at, const_int(ty.I64, 0)), full, rest)
