"""Additions to adjoints that many threads make at once: which of them the lanes of a warp had better make together.

A device adds to one number by one thread at a time. Where the address says that lanes may add to the same one (the index of a loop that
all run, a row of a tile), the addition becomes a call of a function of the device (lanes.py), which asks the lanes where they add when it
runs, and has those that share an address add up first, by exchanges. Whether they share it is never assumed: a guess here costs time only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Argument, Constant, ConstantInt, Function, GlobalVariable, Value

ADD = "pad.device.add."
COUNTS = (1, 2, 4, 8)
"""How many numbers are added at once, at equal distances."""
SAME, GROUPED, NARROW, SPREAD, APART = "same", "grouped", "narrow", "spread", ""
"""Which lanes may share an address: all; some; some where rows of a block are shorter than a warp; none that can be foreseen, as it was
read from memory; none."""
SPREAD_COUNTS = (2, 4)
"""How many neighbours at such addresses are added at once: a quarter of the memory accesses, if lanes take turns at each other's."""
_LINEAR = frozenset(
    {"add", "sub", "mul", "shl", "zext", "sext", "trunc", "getelementptr", "ptrtoint", "inttoptr", "bitcast", "addrspacecast"}
)
_FOLLOWED = _LINEAR | ins.BINARY | ins.CASTS | {"phi", "select", "freeze", "icmp"}
_PLAIN = _LINEAR | ins.BINARY
_SIZES: dict[ty.Type, int] = {ty.DOUBLE: 8, ty.FLOAT: 4}
_NAMES: dict[ty.Type, str] = {ty.DOUBLE: "f64", ty.FLOAT: "f32"}


def lower_additions(kernel: Function, thread: str) -> None:
    """In place. `thread`: how the calls begin that give a thread's numbers in its block."""
    names: dict[Value, object] = {}
    for block in kernel.blocks:
        together: dict[object, list[_Addition]] = {}
        for instruction in list(block.instructions):
            found = _addition(instruction, thread)
            if found is not None:
                together.setdefault((_named(found.base, names), found.kind, found.type), []).append(found)
                continue
            for key, some in [*together.items()]:
                if not _is_addition(instruction) and not _passes(instruction, some[0].base):
                    _emit(together.pop(key))
        for some in together.values():
            _emit(some)


def _named(value: Value, names: dict[Value, object]) -> object:
    """Equal for values that are computed alike."""
    if not isinstance(value, ins.Instruction) or value.opcode not in _PLAIN:
        return value.value if isinstance(value, ConstantInt) else value
    if value not in names:
        source = value.source_type if isinstance(value, ins.GetElementPtr) else value.type
        names[value] = (value.opcode, str(source), *[_named(operand, names) for operand in value.operands])
    return names[value]


@dataclass(frozen=True)
class _Addition:
    """`base` and `offset`: its address, in bytes."""

    instruction: ins.AtomicRMW
    kind: str
    base: Value
    offset: int

    @property
    def type(self) -> ty.Type:
        return self.instruction.operands[1].type


def _addition(instruction: ins.Instruction, thread: str) -> _Addition | None:
    """One that lanes may have in common."""
    if not isinstance(instruction, ins.AtomicRMW) or not _is_addition(instruction):
        return None
    kind = _shared_by(instruction.operands[0], thread) if instruction.operands[1].type in _NAMES else APART
    if kind == APART or (kind == SPREAD and _array(instruction.operands[0]) is None):
        return None
    base, offset = instruction.operands[0], 0
    while isinstance(base, ins.GetElementPtr) and base.source_type is ty.I8 and isinstance(by := base.operands[1], ConstantInt):
        base, offset = base.pointer, offset + by.value
    return _Addition(instruction, kind, base, offset)


def _is_addition(instruction: ins.Instruction) -> bool:
    return isinstance(instruction, ins.AtomicRMW) and instruction.operation == "fadd" and not instruction.users


def _passes(instruction: ins.Instruction, base: Value) -> bool:
    """Whether additions there may come behind an instruction as well."""
    if isinstance(instruction, ins.Load):
        roots = _roots(instruction.pointer)
        own = _roots(base)
        return roots.isdisjoint(own) and all(isinstance(root, Argument | GlobalVariable) for root in roots | own)
    return instruction.opcode in _FOLLOWED or instruction.opcode in ("fneg", "extractvalue", "insertvalue")


def _emit(together: list[_Addition]) -> None:
    """As few calls as may be, where the last of them is: of additions at equal distances."""
    b = Builder(before=together[-1].instruction)
    waiting = sorted(together, key=lambda one: one.offset)
    while waiting:
        stride = waiting[1].offset - waiting[0].offset if len(waiting) > 1 else 0
        row = 1
        while stride and row < len(waiting) and waiting[row].offset == waiting[0].offset + row * stride:
            row += 1
        first = waiting[0]
        spread = first.kind == SPREAD
        if spread and stride != _SIZES[first.type]:
            row = 1
        count = max((count for count in (SPREAD_COUNTS if spread else COUNTS) if count <= row), default=1)
        place = b.gep(ty.I8, first.base, [first.offset]) if first.offset else first.base
        if spread and count == 1:
            b.insert(ins.AtomicRMW("fadd", place, first.instruction.operands[1], "monotonic"))
            waiting = waiting[1:]
            continue
        name = f"{ADD}{first.kind}.{count}.{_NAMES[first.type]}"
        b.call_named(name, ty.VOID, [place, const_int(ty.I64, stride), *(one.instruction.operands[1] for one in waiting[:count])])
        b.module.functions[name].attributes = ("convergent", "nounwind")
        waiting = waiting[count:]
    for one in together:
        one.instruction.erase()


def _roots(pointer: Value) -> set[Value]:
    """What an address may lie in."""
    while isinstance(pointer, ins.GetElementPtr):
        pointer = pointer.pointer
    if isinstance(pointer, ins.Select):
        return _roots(pointer.operands[1]) | _roots(pointer.operands[2])
    return {pointer}


def only_added(array: Argument) -> bool:
    """Whether a kernel does nothing with an array but to add to it, here and there at once."""
    uses = [*uses_of(array)]
    return bool(uses) and all(_is_addition(user) or (_is_call_to_add(user) and user.operands[0] is value) for user, value in uses)


def uses_of(array: Argument) -> Iterator[tuple[ins.Instruction, Value]]:
    """What is done with addresses in an array, but to compute others: the instruction, and the address."""
    waiting: list[Value] = [array]
    seen: set[Value] = set()
    while waiting:
        value = waiting.pop()
        if value in seen:
            continue
        seen.add(value)
        for user in value.users:
            if user.opcode in ("getelementptr", "phi", "select", "freeze"):
                waiting.append(user)
            else:
                yield user, value


def _is_call_to_add(i: ins.Instruction) -> bool:
    return isinstance(i, ins.CallBase) and i.called_function is not None and i.called_function.name.startswith(ADD)


def lower_takings(kernel: Function) -> None:
    """In place: to take what an adjoint is, and to leave zero, is one exchange. On NVIDIA's devices a store to a line whose load is under
    way waits for it, and all that comes behind it does too (a step of a lattice Boltzmann method: 7.3 times the primal, 2.1 with
    exchanges). Memory of a block is not behind such a cache. What is added there again by the same thread is left to LLVM, which stores
    once."""
    names: dict[Value, object] = {}
    accesses = Counter(_named(i.pointer, names) for i in kernel.instructions() if isinstance(i, ins.Load | ins.Store))
    for block in kernel.blocks:
        loads: dict[Value | None, ins.Load] = {}
        for instruction in list(block.instructions):
            if isinstance(instruction, ins.Load):
                array = _array(instruction.pointer)
                loads.pop(array, None)
                plain = not instruction.volatile and not instruction.ordering and instruction.type in _NAMES
                if plain and array is not None:
                    loads[array] = instruction
                elif array is None:
                    loads.clear()
            elif isinstance(instruction, ins.Store):
                load = loads.get(_array(instruction.pointer))
                same = load is not None and load.pointer is instruction.pointer and load.type is instruction.value.type
                if load is not None and same and isinstance(instruction.value, Constant) and accesses[_named(load.pointer, names)] == 2:
                    taken = Builder(before=load).insert(ins.AtomicRMW("xchg", load.pointer, instruction.value, "monotonic"))
                    load.replace_all_uses_with(taken)
                    load.erase()
                    instruction.erase()
                loads.clear()
            elif isinstance(instruction, ins.CallBase | ins.AtomicRMW) or instruction.opcode in ("cmpxchg", "fence"):
                loads.clear()


def _array(pointer: Value) -> Argument | None:
    """The array of the launch that an address is in, where it says so."""
    (root, *others) = _roots(pointer)
    return root if isinstance(root, Argument) and not others else None


def _shared_by(address: Value, thread: str) -> str:
    """From the thread's numbers that the address is computed of. A row's number alone is the same in many lanes; one that is linear in the
    column's is different in all lanes of a row; with both, it is taken to be different everywhere."""
    seen: set[tuple[Value, bool]] = set()
    waiting: list[tuple[Value, bool]] = [(address, True)]
    found: set[str] = set()
    while waiting:
        value, linear = waiting.pop()
        if isinstance(value, Argument | Constant) or (value, linear) in seen:
            continue
        seen.add((value, linear))
        if isinstance(value, ins.CallBase):
            called = value.called_function.name if value.called_function is not None else ""
            if called.startswith(thread):
                found.add("column" if called.endswith(".x") and linear else "part" if called.endswith(".x") else "row")
            elif not called.startswith("pad.device."):
                return SPREAD
        elif not isinstance(value, ins.Instruction) or value.opcode not in _FOLLOWED:
            return SPREAD if isinstance(value, ins.Load) else APART
        else:
            waiting += [(operand, linear and value.opcode in _LINEAR) for operand in value.operands]
    if "part" in found:
        return GROUPED
    if "column" in found:
        return APART if "row" in found else NARROW
    return GROUPED if found else SAME
