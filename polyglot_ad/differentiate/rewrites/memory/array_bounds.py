"""Indices into arrays that lie inside objects of a fixed size, where numbers, integers and addresses in them are not told apart.

A node of Rust's `BTreeMap` is a block of 192 bytes with eleven keys, eleven values, an address and two counts, all of them reached by
constant distances from its begin and indices of which nobody says how large they are: as far as the analysis knows, an index of a value may
lead to a count. Where that stands in the way of a derivative, the program finds out. Where the arrays lie is guessed by how they are
accessed: one begins where indices are counted from, and ends where something else is. An index that leads out of it is an error, and behind
the test its bounds are known. So a wrong guess is an error, too, and no wrong number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from polyglot_ad.analysis.memory import MemoryFacts, Node
from polyglot_ad.analysis.memory.addresses import index_effect
from polyglot_ad.analysis.ranges import Ranges
from polyglot_ad.callees import describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Value

from .element_copies import Copy, End, copy_elements
from .index_tests import go_on_within

_WHY = "an index leads out of the array that it seems to be counted in"


@dataclass(frozen=True)
class _Place:
    """Where an address leads: `offset` bytes behind `root`, and by `index` units of `unit` bytes more (None: no further). `base`: the
    address that the index is counted from, `before` bytes of the offset behind the root."""

    root: Value
    offset: int
    base: Value
    before: int
    index: Value | None = None
    unit: int = 0


@dataclass
class _Array:
    """An array in the objects of a node: from `start` to `end`, elements of `unit` bytes, accessed at (offset, size) in them."""

    start: int
    end: int
    unit: int
    accesses: set[tuple[int, int]] = field(default_factory=set)

    def bounds(self, place: _Place, elements: tuple[int, int] = (0, 0)) -> tuple[int, int]:
        """Of an index that is counted from a place. `elements`: which elements, counted on from there, are reached by it."""
        low = -((place.before - self.start) // self.unit)
        return low - elements[0], low + (self.end - self.start) // self.unit - 1 - elements[1]


def test_bounds(facts: MemoryFacts) -> bool:
    """Insert the tests; whether there are any."""
    nodes = {node for node in map(_root, facts.memory.nodes) if _is_confused(node)}
    if nodes and _Indices(facts, nodes).test():
        return True
    # What is walked through without bounds may meet other objects, which are not told apart from these.
    confused = {site for node in map(_root, facts.memory.nodes) if _is_mixed(node) for site in node.sites if _size(site)}
    if not confused or facts.again is None:
        return False
    guess = facts.again()
    nodes = {node for node in map(_root, guess.memory.nodes) if _has_known_sizes(node) and confused.intersection(node.sites)}
    indices = _Indices(guess, nodes)
    nodes = {node for node in nodes if len(indices.arrays[node]) > 1}
    return bool(nodes) and (indices if nodes == indices.nodes else _Indices(guess, nodes)).test()


def _root(node: Node) -> Node:
    return node.find()[0]


def _is_confused(node: Node) -> bool:
    """Whether objects of a node have all known sizes, and numbers and other things in one place."""
    return _has_known_sizes(node) and _is_mixed(node)


def _has_known_sizes(node: Node) -> bool:
    return "heap" in node.origins and bool(node.sites) and all(_size(site) for site in node.sites)


def _is_mixed(node: Node) -> bool:
    contents = [location.content.find() for location in node.locations()]
    mixed = any(c.floats and (c.integers or c.may_point or c.kind == "mixed") for c in contents)
    return mixed or node.has_torn_numbers() or (bool(node.stride) and any(c.floats for c in contents) and len(contents) > 1)


def _size(site: object) -> int:
    row = describe(site).allocator if isinstance(site, ins.CallBase) else None
    if row is None or row.kind not in ("alloc", "zeroed") or len(row.size) != 1 or not isinstance(site, ins.CallBase):
        return 0
    size = site.arguments[row.size[0]]
    return size.value if isinstance(size, val.ConstantInt) else 0


class _Indices:
    """The indices in the objects of some nodes, and the arrays that they seem to be counted in."""

    def __init__(self, facts: MemoryFacts, nodes: set[Node]) -> None:
        self.facts = facts
        self.nodes = nodes
        self.layout: DataLayout = facts.layout
        self.ranges = Ranges()
        self.arrays: dict[Node, list[_Array]] = {}
        self._starts: dict[Node, set[tuple[int, int]]] = {node: set() for node in nodes}
        self._fixed: dict[Node, set[tuple[int, int]]] = {node: set() for node in nodes}
        self._inner: dict[Node, set[tuple[int, int, int]]] = {node: set() for node in nodes}
        self._moves: list[tuple[ins.GetElementPtr, _Place, Node]] = []
        self._copied: list[ins.CallBase] = []
        self._begins: dict[Value, int] = {}
        self._unknown: set[Value] = set()
        """Choices of addresses of which it is not known where in their objects they begin."""
        self._walks: list[tuple[ins.Phi, _Place, Node, ins.GetElementPtr]] = []
        for function in facts.module.functions.values():
            for i in function.instructions():
                self._look(i)
        for node in nodes:
            self.arrays[node] = self._arrays(node)

    # what there is ----------------------------------------------------------------------------------------------------------

    def _node(self, pointer: Value) -> Node | None:
        node = _root(self.facts.node(pointer)) if self.facts.is_pointer(pointer) else None
        return node if node in self.nodes else None

    def _look(self, i: ins.Instruction) -> None:
        if isinstance(i, ins.GetElementPtr) and i.type is ty.PTR and (node := self._node(i)) is not None:
            place = self._place(i)
            if place is not None and place.index is not None and place.unit > 0 and i.operands[0] is place.base:
                self._moves.append((i, place, node))
                if place.before or place.root not in self._unknown:
                    self._starts[node].add((place.before, place.unit))
        elif isinstance(i, ins.CallBase) and describe(i).kind == "copy" and not isinstance(i.arguments[2], val.Constant):
            if any(self._node(pointer) is not None for pointer in i.arguments[:2]):
                self._copied.append(i)
        elif isinstance(i, ins.Phi) and i.type is ty.PTR and (node := self._node(i)) is not None:
            self._walk(i, node)
        elif isinstance(i, ins.Load | ins.Store) and (node := self._node(i.pointer)) is not None:
            place = self._place(i.pointer)
            size = self.layout.store_size(i.type if isinstance(i, ins.Load) else i.value.type)
            if place is None or (isinstance(place.root, ins.Phi) and self._step(place.root) is not None):
                return
            if place.index is None:
                self._fixed[node].add((place.offset, size))
            else:
                self._inner[node].add((place.before, place.offset - place.before, size))

    def _place(self, pointer: Value) -> _Place | None:
        """None where several indices lead."""
        offset = before = 0
        base: Value | None = None
        index: Value | None = None
        unit = 0
        while isinstance(pointer, ins.GetElementPtr):
            constant, variable = index_effect(self.layout, pointer.source_type, pointer.operands[1:])
            if len(variable) + (index is not None) > 1:
                return None
            offset += constant
            if variable:
                (index, unit, _), base = variable[0], pointer.pointer
            elif index is not None:
                before += constant
            pointer = pointer.pointer
        begin = self._begin(pointer)
        offset, before = offset + begin, before + begin
        return _Place(pointer, offset, base if base is not None else pointer, before if index is not None else offset, index, unit)

    def _begin(self, pointer: Value) -> int:
        """How far behind the begin of its object an address leads that is one of several, if that is the same for all of them."""
        found = self._begins.get(pointer)
        if found is None:
            self._begins[pointer] = 0
            if isinstance(pointer, ins.Phi | ins.Select):
                choices = pointer.operands if isinstance(pointer, ins.Phi) else pointer.operands[1:]
                walks = isinstance(pointer, ins.Phi) and self._step(pointer) is not None
                known = {place.offset for place in map(self._place, choices) if place is not None and place.root is not pointer}
                if walks or len(known) != 1:
                    self._unknown.add(pointer)
                else:
                    self._begins[pointer] = known.pop()
            found = self._begins[pointer]
        return found

    def _walk(self, phi: ins.Phi, node: Node) -> None:
        """An address that goes on by constant steps from a place."""
        step = self._step(phi)
        if step is None:
            return
        move, start, distance = step
        place = self._place(start)
        if place is None or distance <= 0 or (place.index is not None and (distance % place.unit or place.index.type is not ty.I64)):
            return
        self._walks.append((phi, place, node, move))
        unit = place.unit or distance
        self._starts[node].add((place.before, unit))
        for access, distance in self._accesses(phi, move):
            size = self.layout.store_size(access.type if isinstance(access, ins.Load) else access.value.type)
            self._inner[node].add((place.before, place.offset - place.before + distance, size))

    def _accesses(self, phi: ins.Phi, move: ins.GetElementPtr) -> Iterator[tuple[ins.Load | ins.Store, int]]:
        """What is accessed through an address that walks, with the distance from it."""
        for user in phi.users:
            if isinstance(user, ins.Load | ins.Store) and user.pointer is phi:
                yield user, 0
            elif isinstance(user, ins.GetElementPtr) and user.pointer is phi and user is not move:
                constant, variable = index_effect(self.layout, user.source_type, user.operands[1:])
                found = (u for u in user.users if isinstance(u, ins.Load | ins.Store) and u.pointer is user and not variable)
                yield from ((access, constant) for access in found)

    def _step(self, phi: ins.Phi) -> tuple[ins.GetElementPtr, Value, int] | None:
        """(what moves it, where it starts, distance) of an address in a loop."""
        if len(phi.operands) != 2:
            return None
        for move, start in (phi.operands, phi.operands[::-1]):
            if isinstance(move, ins.GetElementPtr) and move.pointer is phi and start is not phi:
                constant, variable = index_effect(self.layout, move.source_type, move.operands[1:])
                return None if variable else (move, start, constant)
        return None

    def _arrays(self, node: Node) -> list[_Array]:
        size = max(map(_size, node.sites))
        found: list[_Array] = []
        for start, unit in sorted(self._starts[node]):
            last = found[-1] if found else None
            if last is not None and last.unit == unit and start - last.start < 2 * unit:
                continue  # the next element, or a member of an element
            if (0 < start < size) or (start == 0 and self._starts_with(node, unit)):
                found.append(_Array(start, size, unit))
        for array, end in zip(found, [*(later.start for later in found[1:]), size], strict=False):
            array.end = end
            for before, offset, width in self._inner[node]:
                if array.start <= before < array.end:
                    array.accesses.add(((before + offset - array.start) % array.unit, width))
            others = [
                at for at, width in self._fixed[node]
                if array.start < at < array.end and ((at - array.start) % array.unit, width) not in array.accesses
            ]  # fmt: skip
            array.end = min([array.end, *others])
        return [array for array in found if array.end - array.start >= 2 * array.unit]

    def _starts_with(self, node: Node, unit: int) -> bool:
        """Whether objects begin with an array: what is accessed there is what is accessed in elements. (To LLVM, the
        element before an index in an array that lies one element behind the begin is the one with that index from the begin on.)"""
        inner = {(offset % unit, width) for before, offset, width in self._inner[node] if before == 0}
        return {(at, width) for at, width in self._fixed[node] if at < unit} <= inner and (unit, unit) not in self._starts[node]

    def _array(self, node: Node, place: _Place, unit: int) -> _Array | None:
        fitting = [a for a in self.arrays[node] if a.start <= place.before < a.end and unit == a.unit]
        before = [a for a in self.arrays[node] if a.start == place.before + unit and unit == a.unit]
        return next(iter(fitting or before), None)

    # tests ------------------------------------------------------------------------------------------------------------------

    def test(self) -> bool:
        wanted = [(move, place, array) for move, place, node in self._moves if (array := self._array(node, place, place.unit)) is not None]
        wanted = [(move, place, array) for move, place, array in wanted if not self._is_known(move, place, array)]
        walks = [
            (phi, place, array, move)
            for phi, place, node, move in self._walks
            if (array := self._array(node, place, place.unit or self._distance(move))) is not None
        ]
        for phi, place, array, step in walks:
            self._count(phi, place, array, step)
        copied = [copy for copy in map(self._copy, self._copied) if copy is not None]
        for copy in copied:
            copy_elements(copy, _guard)
        for move, place, array in wanted:
            assert place.index is not None
            if move.users:
                _guard(move, place.index, array.bounds(place, self._elements(move, place)))
        return bool(wanted or walks or copied)

    def _copy(self, call: ins.CallBase) -> Copy | None:
        """Where both of its ends lie in arrays, or outside the objects that are not understood."""
        ends: list[End] = []
        units: set[int] = set()
        for pointer in call.arguments[:2]:
            node = self._node(pointer)
            if node is None:
                ends.append(End(pointer))
                continue
            place = self._place(pointer)
            array = self._around(node, place) if place is not None else None
            if place is None or array is None or (place.offset - place.before) % array.unit or (place.before - array.start) % array.unit:
                return None
            units.add(array.unit)
            base = place.base if place.index is not None else pointer
            ends.append(End(base, place.index, array.bounds(place), (place.offset - place.before) // array.unit))
        return Copy(call, ends[0], ends[1], units.pop()) if len(units) == 1 else None

    def _around(self, node: Node, place: _Place) -> _Array | None:
        """The array that a copy starts in."""
        if place.index is not None:
            return self._array(node, place, place.unit) if place.index.type is ty.I64 else None
        return next((a for a in self.arrays[node] if a.start <= place.offset < a.end), None)

    def _is_known(self, move: ins.GetElementPtr, place: _Place, array: _Array) -> bool:
        assert place.index is not None and move.block is not None
        low, high = self.ranges.of(place.index, move.block)
        first, last = array.bounds(place, self._elements(move, place))
        within = low is not None and high is not None and first <= low and high <= last
        return within or place.index.type is not ty.I64 or all(u.opcode == "icmp" for u in move.users)

    def _elements(self, move: ins.GetElementPtr, place: _Place) -> tuple[int, int]:
        """The first and the last element, counted on from where an address leads, that is reached from it by constant distances."""
        found: list[int] = []
        for user in move.users:
            distance = 0
            if isinstance(user, ins.GetElementPtr) and user.pointer is move:
                constant, variable = index_effect(self.layout, user.source_type, user.operands[1:])
                distance = 0 if variable else constant
            found.append(distance // place.unit)
        return min(found, default=0), max(found, default=0)

    def _distance(self, move: ins.GetElementPtr) -> int:
        return index_effect(self.layout, move.source_type, move.operands[1:])[0]

    def _count(self, phi: ins.Phi, place: _Place, array: _Array, move: ins.GetElementPtr) -> None:
        """What is accessed through an address that walks is accessed by an index that counts beside it."""
        assert phi.block is not None and move.block is not None
        accesses = list(self._accesses(phi, move))
        if not accesses:
            return
        latch = phi.blocks[phi.operands.index(move)]
        start = next(o for o in phi.operands if o is not move)
        counter = ins.Phi(ty.I64)
        phi.block.insert(phi.block.position(phi), counter)
        following = Builder(before=move).add(counter, const_int(ty.I64, self._distance(move) // array.unit))
        for block in phi.blocks:
            counter.add_incoming(following if block is latch else place.index or const_int(ty.I64, 0), block)
        for access, distance in accesses:
            _guard(access, counter, array.bounds(place))
            b = Builder(before=access)
            at = b.gep(ty.array(ty.I8, array.unit), place.base if place.index is not None else start, [counter])
            rest = distance + (place.offset - place.before if place.index is not None else 0)
            access.set_operand(len(access.operands) - 1, b.gep(ty.I8, at, [rest]) if rest else at)


def _guard(before: ins.Instruction, index: Value, bounds: tuple[int, int]) -> None:
    go_on_within(before, index, bounds, _WHY)


__all__ = ["test_bounds"]
