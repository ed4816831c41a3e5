"""What the threads of a region combine: whether each adds (or multiplies by) something that all of them compute alike.

A number that is combined is followed back through sums (products) to its terms (factors). A term is fine where one execution of it is
shared out to one thread, where it differs from thread to thread, and where it is the neutral element.
"""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import is_zero
from polyglot_ad.ir.reached import reached
from polyglot_ad.ir.values import Block, Constant, ConstantAggregate, ConstantFloat, ConstantInt, ConstantUndef, Function, Value

from .carried import carried_privately
from .shares import Shares

_SUMS, _PRODUCTS = ("fadd", "fsub", "add", "sub"), ("fmul", "fdiv", "mul")
_REDUCE = ("__kmpc_reduce", "__kmpc_reduce_nowait")
_ENTER = ("__kmpc_critical", "__kmpc_critical_with_hint", "omp_set_lock", "omp_set_nest_lock", "omp_set_lock_", "omp_set_nest_lock_",
          "pthread_mutex_lock", "mtx_lock")  # fmt: skip
_LEAVE = ("__kmpc_end_critical", "omp_unset_lock", "omp_unset_nest_lock", "omp_unset_lock_", "omp_unset_nest_lock_", "pthread_mutex_unlock",
          "mtx_unlock")  # fmt: skip
_TASKS = ("__kmpc_omp_task", "__kmpc_omp_task_with_deps", "__kmpc_taskloop", "__kmpc_taskloop_5")
_LIBRARY = {f"__kmpc_atomic_float{size}_{name}": operation
            for size in (4, 8) for name, operation in (("add", "fadd"), ("sub", "fadd"), ("mul", "fmul"), ("div", "fmul"))}  # fmt: skip
_EXTREMES = {
    bits | sign
    for top, sizes in ((1 << 63, (0x7FF0000000000000, 0x7FEFFFFFFFFFFFFF)), (1 << 31, (0x7F800000, 0x7F7FFFFF)))
    for bits in sizes
    for sign in (0, top)
}
"""Infinities and the largest numbers of both signs, in double and single precision."""
_INTEGER_EXTREMES = (-(1 << 31), (1 << 31) - 1, -(1 << 63), (1 << 63) - 1)
_THROUGH = ("fneg", "freeze", "bitcast", "fpext", "fptrunc")


def combined_redundantly(region: Function) -> ins.Instruction | None:
    """Where the region combines what every thread computes alike, computes with how many threads there are, or with what a thread has
    carried along; None if nowhere."""
    shares = Shares(region)
    for value in shares.counted:
        if isinstance(value, ins.Cast) and value.opcode in ("sitofp", "uitofp"):
            return value
    if shares.by_number is not None:
        return shares.by_number
    for i in region.instructions():
        if isinstance(i, ins.CallBase) and i.block is not None and not shares.exclusive(i.block) and _combines_elsewhere(region, i):
            return i
    for place, value, pointer, operation in _combined(region, shares):
        assert place.block is not None
        if not _Terms(shares, operation, pointer).fine_at(value, place.block):
            return place
    return carried_privately(shares)


def _combines_elsewhere(region: Function, call: ins.CallBase) -> bool:
    """Whether what a call runs, which every thread calls, may combine numbers; a task may be any of the region's."""
    callee = call.called_function
    if callee is None:
        return False
    if callee.name in _TASKS:
        return any(_may_combine(function) for function in reached([region]) if function is not region)
    return bool(callee.blocks) and any(_may_combine(function) for function in reached([callee]))


def _may_combine(function: Function) -> bool:
    return any(isinstance(i, ins.AtomicRMW | ins.CmpXchg) or _calls(i, (*_ENTER, *_LIBRARY)) for i in function.instructions())


def _combined(region: Function, shares: Shares) -> Iterator[tuple[ins.Instruction, Value, Value, str]]:
    """Where a number is combined, the number, where the combination is, and the operation: fadd or fmul."""
    enters = [i for i in region.instructions() if _calls(i, _ENTER)]
    leaves = [i for i in region.instructions() if _calls(i, _LEAVE)]
    for i in region.instructions():
        if isinstance(i, ins.AtomicRMW) and i.operation in _SUMS and not (i.type.is_integer and i.users):
            yield i, i.operands[1], i.operands[0], "fadd"
        elif isinstance(i, ins.CmpXchg):
            yield i, i.operands[2], i.operands[0], _operation(i.operands[2])
        elif isinstance(i, ins.Store) and enters and _follows_open(shares, i, enters, leaves):
            operation = _operation(i.operands[0])
            if _Terms(shares, operation, i.operands[1]).has_base(i.operands[0]):
                yield i, i.operands[0], i.operands[1], operation
        elif isinstance(i, ins.Store) and i.operands[1] in shares.mine and i.operands[0].type.is_float and not _is_own(i.operands[1]):
            yield i, i.operands[0], i.operands[1], "fadd"  # each thread's part of a sum that is made afterwards
        elif isinstance(i, ins.Call) and i.called_function is not None:
            name = i.called_function.name
            if name in _LIBRARY:
                yield i, i.arguments[3], i.arguments[2], _LIBRARY[name]
            elif name in _REDUCE:
                yield from _reduced(i)


def _reduced(call: ins.Call) -> Iterator[tuple[ins.Instruction, Value, Value, str]]:
    """What is stored to the variables of a reduction."""
    combine, entries = call.arguments[5], call.arguments[4]
    if not isinstance(combine, Function) or not isinstance(entries, ins.Alloca):
        return
    used = {i.opcode for i in combine.instructions()}
    calls = any(
        isinstance(i, ins.CallBase) and not (i.called_function and i.called_function.is_declaration) for i in combine.instructions()
    )
    sums, products = bool(used & {*_SUMS}) or calls, bool(used & {*_PRODUCTS})
    if not (sums or products):
        return  # a maximum
    operation = "fadd" if sums else "fmul"  # an operator of the program's own has to add what is shared out
    for variable in _addresses_in(entries):
        for store in _users(variable):
            if (
                isinstance(store, ins.Store)
                and (store.operands[0].type.is_float or store.operands[0].type.is_integer)
                and _base(store.operands[1]) is variable
            ):
                yield store, store.operands[0], store.operands[1], operation


def _addresses_in(entries: ins.Alloca) -> Iterator[ins.Alloca]:
    for user in _users(entries):
        if isinstance(user, ins.Store) and _base(user.operands[1]) is entries:
            variable = _base(user.operands[0])
            if isinstance(variable, ins.Alloca) and variable is not entries:
                yield variable


def _users(value: Value) -> list[Value]:
    """Users of an address and of places within it, also of those that a loop walks through."""
    found: dict[Value, None] = {}
    work = [value]
    while work:
        for user in work.pop().users:
            if user not in found:
                found[user] = None
                work += [user] if isinstance(user, ins.GetElementPtr | ins.Phi) else []
    return list(found)


def _is_own(pointer: Value) -> bool:
    return isinstance(_base(pointer), ins.Alloca)


def _base(pointer: Value) -> Value:
    """What an address is computed from, also in a loop; the address itself where that may be several things."""
    found: set[Value] = set()
    seen: set[Value] = set()
    work = [pointer]
    while work:
        one = work.pop()
        if one in seen:
            continue
        seen.add(one)
        if isinstance(one, ins.GetElementPtr):
            work.append(one.operands[0])
        elif isinstance(one, ins.Phi):
            work += one.operands
        else:
            found.add(one)
    return found.pop() if len(found) == 1 else pointer


def _operation(value: Value) -> str:
    while isinstance(value, ins.Instruction) and value.opcode in _THROUGH:
        value = value.operands[0]
    return "fmul" if isinstance(value, ins.Instruction) and value.opcode in _PRODUCTS else "fadd"


def _calls(i: ins.Instruction, names: tuple[str, ...]) -> bool:
    return isinstance(i, ins.Call) and i.called_function is not None and i.called_function.name in names


def _follows_open(shares: Shares, store: ins.Store, enters: list[ins.Instruction], leaves: list[ins.Instruction]) -> bool:
    """Whether a store is within a critical section."""
    return any(
        _before(shares, enter, store) and not any(_before(shares, enter, leave) and _before(shares, leave, store) for leave in leaves)
        for enter in enters
    )


def _before(shares: Shares, first: ins.Instruction, later: ins.Instruction) -> bool:
    a, b = first.block, later.block
    assert a is not None and b is not None
    if a is b:
        return a.position(first) < a.position(later)
    return a in shares.flow.index and b in shares.flow.index and shares.flow.dominates(a, b)


class _Terms:
    """Terms of sums, or factors of products. `pointer`: where they are combined: what is read there is what there was before."""

    def __init__(self, shares: Shares, operation: str, pointer: Value) -> None:
        self.shares = shares
        self.chain = _SUMS if operation == "fadd" else _PRODUCTS
        self.pointer = pointer
        self.known: dict[Value, bool] = {}

    def fine_at(self, value: Value, block: Block) -> bool:
        """Whether a number is fine that is combined in a block."""
        return self.fine(value) if not self.shares.exclusive(block) or self._continues(value) else True

    def has_base(self, value: Value) -> bool:
        """Whether what was there before is among the terms."""
        work, seen = [value], set[Value]()
        while work:
            one = work.pop()
            if one in seen or not isinstance(one, ins.Instruction):
                continue
            seen.add(one)
            if self._is_base(one):
                return True
            if one.opcode in (*self.chain, *_THROUGH, "phi", "select", "fmul") or isinstance(one, ins.Call):
                work += one.operands
        return False

    def fine(self, value: Value) -> bool:
        if value not in self.known:
            self.known[value] = True  # around a loop nothing is added
            self.known[value] = self._fine(value)
        return self.known[value]

    def _fine(self, value: Value) -> bool:
        if isinstance(value, Constant):
            return self._is_neutral(value)
        if not isinstance(value, ins.Instruction):
            return False
        if self._is_base(value):
            return True
        if isinstance(value, ins.Phi):
            return all(self._comes_in(v, block, value) for v, block in zip(value.operands, value.blocks, strict=True))
        block = value.block
        assert block is not None
        exclusive = self.shares.exclusive(block)
        if value.opcode in self.chain:
            return all(not self._continues(o) or self.fine(o) if exclusive else self.fine(o) for o in value.operands)
        return exclusive or self._passes(value)

    def _passes(self, value: ins.Instruction) -> bool:
        """Whether what is computed in every thread from terms is fine."""
        if value.opcode in (*_THROUGH, "extractelement", "insertelement", "shufflevector"):
            return all(self.fine(o) for o in value.operands[: 1 if value.opcode == "extractelement" else 2])
        if isinstance(value, ins.Select):
            return value.operands[0] in self.shares.mine or all(self.fine(o) for o in value.operands[1:])
        if value.opcode in _PRODUCTS and self.chain is _SUMS:
            return self.fine(value.operands[0]) or (value.opcode == "fmul" and self.fine(value.operands[1]))
        if isinstance(value, ins.Load) and isinstance(_base(value.operands[0]), ins.Alloca):
            return self._is_read_of_own(value)
        if isinstance(value, ins.Call) and value.called_function is not None:
            name, given = value.called_function.name, value.arguments
            if name.startswith("llvm.vector.reduce."):
                return all(self.fine(o) for o in given)
            if name.startswith(("llvm.fmuladd", "llvm.fma.")) and self.chain is _SUMS:
                return self.fine(given[2]) and (self.fine(given[0]) or self.fine(given[1]))
        return value in self.shares.mine

    def _comes_in(self, value: Value, block: Block, phi: ins.Phi) -> bool:
        if self._continues(value):
            return self.fine(value)
        if self.shares.by_one(block) or (self.shares.in_loop(block) and phi.block is not None and self._goes_on(block, phi.block)):
            return True
        return self.fine(value)

    def _goes_on(self, block: Block, header: Block) -> bool:
        """Whether an edge stays in the loop that is shared out."""
        return any(loop.contains(block) and self.shares.in_loop(loop.header) for loop in self.shares.loops.chain(header))

    def _continues(self, value: Value) -> bool:
        """Whether the terms of a sum so far are in a value."""
        if isinstance(value, ins.Phi):
            return True
        return isinstance(value, ins.Instruction) and value.opcode in self.chain and value.block is not None \
            and self.shares.exclusive(value.block)  # fmt: skip

    def _is_base(self, value: Value) -> bool:
        if isinstance(value, ins.Load):
            return value.operands[0] is self.pointer
        return isinstance(value, ins.ExtractValue) and isinstance(value.operands[0], ins.CmpXchg)

    def _is_read_of_own(self, load: ins.Load) -> bool:
        """A read of a variable of the thread's own: what is written to it is what counts."""
        variable = _base(load.operands[0])
        stores = [user for user in _users(variable) if isinstance(user, ins.Store) and _base(user.operands[1]) is variable]
        return all(store.block is None or self.fine_at(store.operands[0], store.block) for store in stores)

    def _is_neutral(self, value: Constant) -> bool:
        if isinstance(value, ConstantUndef):
            return True
        if isinstance(value, ConstantInt):
            return value.value in ((0 if self.chain is _SUMS else 1), *_INTEGER_EXTREMES)
        if isinstance(value, ConstantFloat) and value.bits in _EXTREMES:
            return True  # where a maximum begins: others in the same reduction may be sums
        if isinstance(value, ConstantAggregate):
            return all(isinstance(e, Constant) and self._is_neutral(e) for e in value.elements)
        if self.chain is _SUMS:
            return is_zero(value) or (isinstance(value, ConstantFloat) and value.bits in (1 << 63, 1 << 31))
        return isinstance(value, ConstantFloat) and value.bits in (0x3FF0000000000000, 0x3F800000)
