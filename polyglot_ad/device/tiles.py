"""What a thread reads from shared memory that another has written there, as what that other thread has computed.

    near[threadIdx.x] = j < n ? bodies[j] : Body{};     // j = first + threadIdx.x
    __syncthreads();
    for (k = 0; k < blockDim.x; k++) … near[k] …

On the way back `near` holds another tile, and each thread would have to keep what it has read: as much as all threads read. But `near[k]`
is what thread k has stored, `first + k < n ? bodies[first + k] : 0`, which any thread can compute, where it is made of numbers of the
launch, of loops that all threads run alike, and of memory that the kernel does not write. That is what is proved here: one store, by all
threads, whose address is linear in their numbers; a barrier behind it, in the same iteration of the store's innermost loop; behind that the
load, whose address is that of the store for some thread of the block. That no thread writes what another reads without a barrier between is
the language's rule. Where it is not known that there is such a thread, nothing is read in its place: the load, if it is run at all, gives
what nobody has stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import Loop, find_loops
from polyglot_ad.analysis.polynomials import Monomial, Polynomial, Symbol, number, of_symbol
from polyglot_ad.analysis.symbolic import Obligation, Symbolic
from polyglot_ad.callees import is_memory_copy
from polyglot_ad.differentiate.parallel.kernel_reads import OF_BLOCK
from polyglot_ad.differentiate.reverse.forwarded import Below, Both, Chosen, Computed, Forwarded, Leaf, Node, Read
from polyglot_ad.differentiate.reverse.lookup import PURE
from polyglot_ad.gpu.registers import PER_THREAD
from polyglot_ad.gpu.uniform import Uniform
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Argument, Block, Constant, ConstantInt, Function, Value

from .thread import BARRIER

_AXES = ("x", "y", "z")
_MOST_THREADS = 1 << 10
_MOST_NODES = 200


class _Unknown(Exception):
    """It is not proved."""


@dataclass(frozen=True)
class _Store:
    """A store, or a copy from elsewhere."""

    store: ins.Store | ins.CallBase
    strides: tuple[int, int, int]
    start: int
    size: int


def forwarded_loads(kernel: Function, layout: DataLayout) -> dict[Value, Forwarded]:
    """Of a function of one thread (thread.py)."""
    if not any(_is_barrier(i) for i in kernel.instructions()):
        return {}
    return _Tiles(kernel, layout).found()


class _Tiles:
    def __init__(self, kernel: Function, layout: DataLayout) -> None:
        self.kernel, self.layout = kernel, layout
        self.flow = ControlFlow(kernel)
        self.forest = find_loops(self.flow)
        ends = [block for block in self.flow.order if not block.successors]
        returning = {b for b in self.flow.order if any(b is e or (self.flow.reachable[b] >> self.flow.index[e]) & 1 for e in ends)}
        self.symbolic = Symbolic(layout, self.forest, returning)
        self.uniform = Uniform(kernel, self.flow)
        self.barriers = [i for i in kernel.instructions() if _is_barrier(i)]
        self.numbers = {a.name: a for a in kernel.arguments}
        self.bounds = {
            self.symbolic.symbol("value", a): _MOST_THREADS
            for a in kernel.arguments
            if a.name in PER_THREAD or a.name.startswith("block.size.")
        }
        self.unwritten: dict[Argument, bool] = {}
        self.copies = [i for i in kernel.instructions() if _is_copy(i)]

    def found(self) -> dict[Value, Forwarded]:
        loads: dict[Value, Forwarded] = {}
        for argument in self.kernel.arguments:
            if not argument.name.startswith(OF_BLOCK):
                continue
            accesses = _accesses(argument)
            try:
                if accesses is None:
                    continue
                stores = [self._store(i, argument) for i in accesses if isinstance(i, ins.Store | ins.CallBase)]
            except _Unknown:
                continue
            for load in accesses:
                if not isinstance(load, ins.Load):
                    continue
                try:
                    loads[load] = Forwarded(load, self._forward(load, argument, stores))
                except _Unknown:
                    continue
        return loads

    # addresses

    def _offset(self, pointer: Value, base: Argument) -> Polynomial:
        address = self.symbolic.address(pointer)
        if address.base is not base or not all(_is_met(one, self.bounds) for one in address.obligations):
            raise _Unknown
        return address.offset

    def _thread(self, axis: str) -> Symbol:
        argument = self.numbers.get(f"thread.{axis}")
        return self.symbolic.symbol("value", argument) if argument is not None else self.symbolic.symbol("none", axis)

    def _store(self, store: ins.Store | ins.CallBase, base: Argument) -> _Store:
        if isinstance(store, ins.Store):
            pointer, size = store.pointer, self.layout.store_size(store.value.type)
            if store.volatile or store.ordering:
                raise _Unknown
        else:
            pointer, _, length, volatile = store.arguments
            if not isinstance(length, ConstantInt) or not isinstance(volatile, ConstantInt) or volatile.value:
                raise _Unknown
            size = length.value
        rest = self._offset(pointer, base)
        strides = []
        for axis in _AXES:
            parted = rest.linear(self._thread(axis))
            stride = parted[0].constant if parted is not None else None
            if parted is None or stride is None or stride < 0:
                raise _Unknown
            strides.append(stride)
            rest = parted[1]
        if rest.constant is None:
            raise _Unknown
        return _Store(store, (strides[0], strides[1], strides[2]), rest.constant, size)

    def _forward(self, load: ins.Load, base: Argument, stores: Sequence[_Store]) -> Node:
        if load.volatile or load.ordering or load.block not in self.flow.index:
            raise _Unknown
        offset, size = self._offset(load.pointer, base), self.layout.store_size(load.type)
        writers = [one for one in stores if not _apart(offset, size, one)]
        if len(writers) != 1:
            raise _Unknown
        (writer,) = writers
        self._ordered(writer.store, load)
        others: dict[str, Leaf] = {}
        exists: Node | None = None
        parts, within = _parted(offset - writer.start, writer.strides)
        for index, part in enumerate(parts):
            number, bound = self._other(load, _AXES[index], part)
            others[f"thread.{_AXES[index]}"] = number
            if bound is not None:
                exists = Both(exists, Below(number, bound), negated=False)
        expression = _Expression(self, writer.store, load, others, exists)
        if isinstance(writer.store, ins.Store):
            if within or writer.store.value.type is not load.type:
                raise _Unknown
            return expression.of(writer.store.value)
        if within + size > writer.size:
            raise _Unknown
        return expression.copied(writer.store.arguments[1], within)

    def _ordered(self, store: ins.Instruction, load: ins.Load) -> None:
        """All threads store; then all wait, and then the load comes, before the store may come again."""
        assert store.block is not None and load.block is not None
        loop = self.forest.of(store.block) if store.block in self.flow.index else None
        if store.block not in self.flow.index or not self.uniform.uniform_block(store.block):
            raise _Unknown
        inside = loop is None or loop.contains(load.block)
        barriers = [b for b in self.barriers if loop is None or loop.contains(_block(b))]
        between = [b for b in barriers if self.before(store, b) and self.before(b, load)]
        if not inside or not between:
            raise _Unknown

    def before(self, first: ins.Instruction, later: ins.Instruction) -> bool:
        a, b = _block(first), _block(later)
        if a is b:
            return a.position(first) < a.position(later)
        return a in self.flow.index and b in self.flow.index and self.flow.dominates(a, b)

    # which thread

    def _other(self, load: ins.Load, axis: str, part: Polynomial) -> tuple[Leaf, Leaf | None]:
        """The number of the thread along this axis, and what it must be less than, if that is not known."""
        own = self.numbers.get(f"thread.{axis}")
        if own is not None and part == of_symbol(self._thread(axis)):
            return Leaf(own, own.type), None
        constant, size = part.constant, self.numbers.get(f"block.size.{axis}")
        if size is None or (constant is not None and constant < 0):
            raise _Unknown
        if constant is not None:
            return Leaf(ConstantInt(ty.I32, constant), ty.I32), Leaf(size, size.type) if constant else None
        found = [(v, more) for v in _indices(load.pointer) if (more := (part - self.symbolic.integer(v).value).constant) is not None]
        least, most = self._range(part)
        if not found or least < 0:
            raise _Unknown
        number = Leaf(found[0][0], ty.I32, found[0][1])
        if most + 1 == of_symbol(self.symbolic.symbol("value", size)):
            return number, None
        if most.constant is None:
            raise _Unknown
        return number, Leaf(size, size.type)

    def _range(self, part: Polynomial) -> tuple[int, Polynomial]:
        """Of the counter of one loop and a constant."""
        counters = [symbol for symbol in part.symbols if symbol.kind == "counter"]
        parted = part.linear(counters[0]) if len(counters) == 1 else None
        if parted is None or parted[0].constant != 1 or parted[1].constant is None:
            raise _Unknown
        loop = counters[0].what
        assert isinstance(loop, Loop)
        last = self.symbolic.last_iteration(loop)
        if last is None or not all(_is_met(one, self.bounds) for one in last.obligations):
            raise _Unknown
        return parted[1].constant, last.value + parted[1].constant

    def copies_from(self, array: Argument) -> list[ins.Instruction]:
        return [i for i in self.copies if isinstance(i, ins.CallBase) and _base(i.arguments[0]) is not array]

    def is_unwritten(self, array: Argument) -> bool:
        """Whether the kernel only reads it. Arrays of a launch do not overlap."""
        if array not in self.unwritten:
            accesses = _accesses(array)
            reads = accesses is not None and all(isinstance(one, ins.Load) or one in self.copies_from(array) for one in accesses)
            self.unwritten[array] = reads and not array.name.startswith(OF_BLOCK)
        return self.unwritten[array]


class _Expression:
    """What is stored, by the thread with other numbers."""

    def __init__(self, tiles: _Tiles, store: ins.Instruction, load: ins.Load, others: dict[str, Leaf], exists: Node | None) -> None:
        self.tiles, self.store, self.load, self.others, self.exists = tiles, store, load, others, exists
        self.made: dict[Value, Node] = {}

    def of(self, value: Value) -> Node:
        if value not in self.made:
            if len(self.made) > _MOST_NODES:
                raise _Unknown
            self.made[value] = self._make(value)
        return self.made[value]

    def _make(self, value: Value) -> Node:
        if isinstance(value, Argument):
            if value.name in PER_THREAD and value.name not in self.others:
                raise _Unknown
            return self.others.get(value.name) or Leaf(value, value.type)
        if isinstance(value, Constant):
            return Leaf(value, value.type)
        assert isinstance(value, ins.Instruction)
        if not self.tiles.uniform.varies(value) and self._stays(value):
            return Leaf(value, value.type)
        if isinstance(value, ins.Phi):
            return self._joined(value)
        if isinstance(value, ins.Load):
            return self._read(value)
        if value.opcode in PURE and value.opcode != "freeze":
            return Computed(value, tuple(map(self.of, value.operands)))
        raise _Unknown

    def _stays(self, value: ins.Instruction) -> bool:
        """Whether the load sees the very value that the store has seen."""
        loop = self.tiles.forest.of(_block(value))
        return self.tiles.before(value, self.load) and (loop is None or loop.contains(_block(self.load)))

    def _read(self, load: ins.Load) -> Node:
        if load.volatile or load.ordering or not self._is_unwritten(load.pointer):
            raise _Unknown
        return Read(load, self.of(load.pointer), self._reached(_block(load)))

    def copied(self, source: Value, within: int) -> Node:
        """What stands so many bytes behind the source of a copy."""
        if not self._is_unwritten(source):
            raise _Unknown
        return Read(self.load, self.of(source), self.exists, within)

    def _is_unwritten(self, pointer: Value) -> bool:
        base = _base(pointer)
        return isinstance(base, Argument) and self.tiles.is_unwritten(base)

    def _joined(self, phi: ins.Phi) -> Node:
        block = _block(phi)
        if block not in self.tiles.flow.index or any(self.tiles.flow.dominates(block, one) for one in self.tiles.flow.predecessors[block]):
            raise _Unknown
        *some, (last, _) = zip(phi.operands, phi.blocks, strict=True)
        node = self.of(last)
        for value, come in reversed(some):
            condition = self._edge(self._reached(come), come, block)
            if condition is None:
                raise _Unknown
            node = Chosen(condition, self.of(value), node)
        return node

    def _reached(self, block: Block) -> Node | None:
        """Under which condition a thread that stores comes to a block before; None: always."""
        if self.tiles.flow.dominates(block, _block(self.store)):
            return self.exists
        before = self.tiles.flow.predecessors.get(block, [])
        if len(before) != 1:
            raise _Unknown
        return self._edge(self._reached(before[0]), before[0], block)

    def _edge(self, condition: Node | None, block: Block, to: Block) -> Node | None:
        branch = block.terminator
        if not isinstance(branch, ins.Br):
            raise _Unknown
        if not branch.conditional:
            return condition
        taken = [target is to for target in branch.targets]
        if taken.count(True) != 1:
            raise _Unknown
        return Both(condition, self.of(branch.operands[0]), negated=taken[1])


def _is_barrier(i: ins.Instruction) -> bool:
    return isinstance(i, ins.CallBase) and i.called_function is not None and i.called_function.name == BARRIER


def _block(i: ins.Instruction) -> Block:
    assert i.block is not None
    return i.block


def _accesses(array: Argument) -> list[ins.Instruction] | None:
    """All loads and stores of its memory; None if it is used otherwise."""
    found: list[ins.Instruction] = []
    waiting: list[Value] = [array]
    while waiting:
        value = waiting.pop()
        for user in value.users:
            if user.opcode == "getelementptr":
                waiting.append(user)
            elif isinstance(user, ins.Load) or (isinstance(user, ins.Store) and user.value is not value) or _is_copy(user):
                found.append(user)
            else:
                return None
    return found


def _is_copy(i: ins.Instruction) -> bool:
    return is_memory_copy(i) and isinstance(i, ins.CallBase) and len(i.arguments) == 4


def _base(pointer: Value) -> Value:
    while isinstance(pointer, ins.GetElementPtr):
        pointer = pointer.pointer
    return pointer


def _indices(pointer: Value) -> list[Value]:
    found: list[Value] = []
    while isinstance(pointer, ins.GetElementPtr):
        found += [index for index in pointer.operands[1:] if not isinstance(index, Constant)]
        pointer = pointer.pointer
    return found


def _parted(offset: Polynomial, strides: tuple[int, int, int]) -> tuple[list[Polynomial], int]:
    """The numbers of the thread that writes there, and how far behind its address: that is their sum, each by its stride. Any that give
    this address will do."""
    parts: list[dict[Monomial, int]] = [{}, {}, {}]
    within = 0
    order = sorted((index for index in range(3) if strides[index]), key=lambda index: -strides[index])
    for monomial, factor in offset.terms.items():
        for index in order:
            if not monomial and factor >= 0:
                parts[index][monomial], factor = divmod(factor, strides[index])
            elif monomial and factor % strides[index] == 0:
                parts[index][monomial], factor = factor // strides[index], 0
                break
        if factor and (monomial or factor < 0):
            raise _Unknown
        within += factor
    found = [Polynomial(part) for part in parts]
    for index in range(3):
        if not strides[index]:
            found[index] = number(0)
    return found, within


def _apart(offset: Polynomial, size: int, other: _Store) -> bool:
    """Whether a store never writes there, whatever the threads."""
    steps = gcd(*(factor for monomial, factor in offset.terms.items() if monomial), *other.strides)
    distance = offset.terms.get((), 0) - other.start
    if not steps:
        return distance >= other.size or -distance >= size
    return size <= steps and other.size <= distance % steps <= steps - size


def _is_met(obligation: Obligation, bounds: dict[Symbol, int]) -> bool:
    """Whether a polynomial does not wrap around; all symbols that are bounded are natural numbers."""
    found = obligation.value.magnitude(bounds)
    if found is None or found >= 1 << (obligation.bits - 1):
        return False
    return not obligation.natural or all(factor >= 0 for factor in obligation.value.terms.values())
