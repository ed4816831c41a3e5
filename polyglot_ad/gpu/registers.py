"""What only a thread of a kernel has: built-in variables become values, exchanges memory with a place for each thread, and barriers the
ends of blocks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Argument, Block, ConstantInt, Function, Value

Kind = Literal["block", "warp"]

AXES = ("x", "y", "z")
_NVIDIA = {
    f"llvm.nvvm.read.ptx.sreg.{register}.{axis}": f"{ours}.{axis}"
    for register, ours in (("tid", "thread"), ("ctaid", "block"), ("ntid", "block.size"), ("nctaid", "grid.size"))
    for axis in AXES
}
_AMD = {
    f"llvm.amdgcn.{register}.id.{axis}": f"{ours}.{axis}"
    for register, ours in (("workitem", "thread"), ("workgroup", "block"))
    for axis in AXES
}
_BARRIERS = ("llvm.nvvm.barrier.cta.sync", "llvm.nvvm.barrier.sync", "llvm.nvvm.barrier0", "llvm.nvvm.bar.sync", "llvm.amdgcn.s.barrier")
_NOTHING = ("llvm.nvvm.membar", "llvm.nvvm.fence", "llvm.amdgcn.sched", "llvm.amdgcn.wave.barrier")
_EXCHANGE = "polyglot_gpu_exchange_"
_SHUFFLES = {f"llvm.nvvm.shfl.sync.{kind}.i32": how for how, kind in enumerate(("idx", "up", "down", "bfly"))}
"""NVIDIA's own exchanges, in the order of `how` in ours."""
_TOGETHER = {
    **{name: name for name in ("polyglot_gpu_ballot", "polyglot_gpu_match", "polyglot_gpu_block_count")},
    "llvm.nvvm.vote.ballot.sync": "polyglot_gpu_ballot",
    "llvm.nvvm.barrier.cta.red.popc.aligned.all": "polyglot_gpu_block_count",
}
_WARP_BARRIERS = ("polyglot_gpu_warp_barrier", "llvm.nvvm.bar.warp.sync")
_DEVICE = ("llvm.nvvm.", "llvm.amdgcn.", "polyglot_gpu_grid_barrier")
_WHY = {
    "polyglot_gpu_grid_barrier": "it waits for all blocks of the grid: launch a kernel for what comes before, and one for what comes after"
}


class NotLowered(Exception):
    """Why a kernel cannot be run on the CPU."""


@dataclass
class Registers:
    """Values that stand for what the launch knows, in the body of a kernel: arguments of no function, which copies of the body replace."""

    warp: int
    values: dict[str, Argument] = field(default_factory=dict)
    arrays: list[tuple[Argument, Type]] = field(default_factory=list)
    """Memory with a place for each thread: the value that stands for its address, and the type of a place."""
    barriers: dict[Block, Kind] = field(default_factory=dict)
    """Blocks at whose end the threads wait for each other."""
    masks: dict[Block, Value] = field(default_factory=dict)
    """Of barriers of a warp, which lanes wait."""

    def __getitem__(self, name: str) -> Argument:
        if name not in self.values:
            self.values[name] = Argument(ty.I32 if "." in name else ty.I64, name)
        return self.values[name]

    def array(self, type: Type, name: str) -> Argument:
        made = Argument(ty.PTR, name)
        self.arrays.append((made, type))
        return made


PER_THREAD = frozenset(("thread.x", "thread.y", "thread.z", "thread"))


def resolve(function: Function, warp: int) -> Registers:
    """Replace in a kernel what only kernels have. Raises NotLowered."""
    found = Registers(warp)
    for instruction in [*function.instructions()]:
        if (name := _called(instruction)) and not _is_alone(instruction, name, found) and name.startswith(_DEVICE) and not _parts(name):
            raise NotLowered(_WHY.get(name) or f"it uses {name}, which has no counterpart on the CPU")
    _keep_in_step(function, found)
    for block in list(function.blocks):
        rest: Block | None = block
        while rest is not None:
            rest = _next_part(function, rest, found)
    return found


def _keep_in_step(function: Function, found: Registers) -> None:
    """Volatile stores that other threads of the warp may read: code of the time when warps ran in step counts on all lanes having read what
    they read before, and on seeing the store."""
    stores = [i for i in function.instructions() if isinstance(i, ins.Store) and i.volatile and not _from_outside(i.pointer)]
    for store in stores:
        _split(function, store, found, "warp", None)
        assert store.block is not None
        _split(function, store.block.after(store), found, "warp", None)


def _from_outside(pointer: Value) -> bool:
    """Whether an address is one that the kernel was given."""
    while isinstance(pointer, ins.GetElementPtr | ins.Cast):
        pointer = pointer.operands[0]
    return isinstance(pointer, Argument | ins.Alloca)


def _called(instruction: ins.Instruction) -> str:
    callee = instruction.called_function if isinstance(instruction, ins.CallBase) else None
    return callee.name if callee is not None else ""


def _is_alone(instruction: ins.Instruction, name: str, found: Registers) -> bool:
    """Replace a call that a thread makes for itself."""
    b = Builder(before=instruction)
    register = _NVIDIA.get(name) or _AMD.get(name)
    if register is not None:
        _replace(instruction, found[register])
    elif name in ("llvm.nvvm.read.ptx.sreg.warpsize", "llvm.amdgcn.wavefrontsize"):
        _replace(instruction, const_int(ty.I32, found.warp))
    elif name in ("polyglot_gpu_lane", "llvm.nvvm.read.ptx.sreg.laneid"):
        _replace(instruction, _lane(b, found))
    elif name == "polyglot_gpu_shared_bytes":
        _replace(instruction, b.cast("trunc", found["shared"], ty.I32))
    elif name == "polyglot_gpu_clock":
        _replace(instruction, b.call_named("llvm.readcyclecounter", ty.I64, []))
    elif name.startswith(_NOTHING):
        instruction.erase()
    else:
        return False
    return True


def _parts(name: str) -> bool:
    """Whether threads wait for each other in a call of this name."""
    return name.startswith((*_BARRIERS, _EXCHANGE)) or name in _TOGETHER or name in _SHUFFLES or name in _WARP_BARRIERS


def _next_part(function: Function, block: Block, found: Registers) -> Block | None:
    """Part a block where threads first wait for each other; gives the block of what follows."""
    call = next((i for i in block.instructions if _parts(_called(i))), None)
    if call is None:
        return None
    assert isinstance(call, ins.CallBase)
    name = _called(call)
    if name.startswith(_EXCHANGE) or name in _SHUFFLES:
        return _exchange(function, call, found)
    if name in _TOGETHER:
        return _together(function, call, found)
    of_warp = name in _WARP_BARRIERS
    rest = _split(function, call, found, "warp" if of_warp else "block", call.operands[0] if of_warp else None)
    call.erase()
    return rest


def _replace(instruction: ins.Instruction, value: Value) -> None:
    instruction.replace_all_uses_with(value)
    instruction.erase()


def _lane(b: Builder, found: Registers) -> Value:
    return b.cast("trunc", b.binary("and", found["thread"], const_int(ty.I64, found.warp - 1)), ty.I32)


def _split(function: Function, before: ins.Instruction, found: Registers, kind: Kind, mask: Value | None) -> Block:
    """End a block before an instruction with a barrier; gives the block of what follows."""
    block = before.block
    assert block is not None
    rest = function.add_block(f"{block.name}.after")
    at = block.position(before)
    moved = block.instructions[at:]
    del block.instructions[at:]
    for instruction in moved:
        rest.append(instruction)
    for successor in rest.successors:
        for phi in successor.phis():
            assert isinstance(phi, ins.Phi)
            phi.blocks = [rest if one is block else one for one in phi.blocks]
    Builder(block).br(rest)
    # What the block was known for is now said of its second half.
    for facts in (found.barriers, found.masks):
        if block in facts:
            facts[rest] = facts.pop(block)  # type: ignore[assignment]
    found.barriers[block] = kind
    if mask is not None:
        found.masks[block] = mask
    return rest


def _exchange(function: Function, call: ins.CallBase, found: Registers) -> Block:
    """A lane's number, read by another lane: stored in the lane's place, and read from there when all are there."""
    b = Builder(before=call)
    mask, value, lane, width, how = call.operands[:5]
    if (known := _SHUFFLES.get(_called(call))) is not None:
        # The last operand says how many lanes are in other segments.
        others = b.binary("and", b.binary("lshr", width, const_int(ty.I32, 8)), const_int(ty.I32, found.warp - 1))
        width, how = b.sub(const_int(ty.I32, found.warp), others), const_int(ty.I32, known)
    if not isinstance(how, ConstantInt):
        raise NotLowered("the kind of an exchange between lanes is not a constant")
    array = found.array(value.type, "exchanged")
    b.store(value, b.gep(value.type, array, [found["thread"]]))
    _split(function, call, found, "warp", mask)
    b = Builder(before=call)
    own = _lane(b, found)
    last = b.sub(width, const_int(ty.I32, 1))
    base = b.binary("and", own, b.binary("xor", last, const_int(ty.I32, -1)))
    inside: Value
    if how.value == 0:
        source, inside = b.binary("or", base, b.binary("and", lane, last)), const_int(ty.I1, 1)
    elif how.value == 1:
        source = b.sub(own, lane)
        inside = b.icmp("sge", source, base)
    elif how.value == 2:
        source = b.add(own, lane)
        inside = b.icmp("ult", b.add(b.binary("and", own, last), lane), width)
    else:
        source = b.binary("xor", own, lane)
        inside = b.icmp("slt", source, b.add(base, width))
    first = b.binary("and", found["thread"], const_int(ty.I64, -found.warp))
    there = b.add(first, b.cast("sext", source, ty.I64))
    inside = b.binary("and", inside, b.icmp("ult", there, found["threads"]))
    place = b.select(inside, there, found["thread"])
    result = b.load(value.type, b.gep(value.type, array, [place]))
    rest = _split(function, call, found, "warp", mask)
    _replace(call, result)
    return rest


def _together(function: Function, call: ins.CallBase, found: Registers) -> Block:
    """What is found from all lanes' numbers, by a function that reads them all."""
    callee = call.called_function
    assert callee is not None and function.module is not None
    name = _TOGETHER[callee.name]
    block_wide = name == "polyglot_gpu_block_count"
    value = call.arguments[-1]
    mask = None if block_wide else call.operands[0]
    kind: Kind = "block" if block_wide else "warp"
    if isinstance(mask, ConstantInt) and mask.value == 0:
        raise NotLowered("it asks which lanes are active (__activemask): which are, no rule of the language says; name the lanes")
    b = Builder(before=call)
    if value.type is ty.I1:
        value = b.cast("zext", value, ty.I32)
    array = found.array(value.type, "seen")
    for ending in [one for one in function.blocks if one.terminator.opcode == "ret"]:
        # Who has left says nothing any more.
        out = Builder(before=ending.terminator)
        out.store(zero(value.type), out.gep(value.type, array, [found["thread"]]))
    b.store(value, b.gep(value.type, array, [found["thread"]]))
    _split(function, call, found, kind, mask)
    b = Builder(before=call)
    arguments: list[Value] = [array, found["thread"], found["threads"], *([] if mask is None else [mask])]
    result = b.call(b.declare(f"{name}_of", call.type, [a.type for a in arguments]), arguments)
    result.metadata = {kind: node for kind, node in call.metadata.items() if kind == "dbg"}
    rest = _split(function, call, found, kind, mask)
    _replace(call, result)
    return rest
