"""Integers that are stored in bytes of numbers.

Scalars that lie beside an array are kept apart from walks over it (`model`): the counts, flags and texts of one structure. Where numbers
are copied into a buffer of bytes, that may be wrong: `b[6] = 1` changes one of them, and there is no derivative of that. Whether an integer
lies behind the last number of a walk or in one of them is a question of the walk's length, which nobody knows here. So it is asked what
the memory is. It is the array's

* within the first number of a walk, and in what is declared as an array of such numbers;
* in a buffer of bytes: declared as one, or with numbers at addresses that need not be aligned, or with numbers that have no type in a
  program that says types of accesses (`memcpy`).

A member of a structure is what it is declared to be. Of the languages to whose compilers each object is a row of bytes, only the alignment
tells.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator

from polyglot_ad.analysis.tbaa import AccessTypes, apart, is_member
from polyglot_ad.callees import describe, most_bytes
from polyglot_ad.ir.instructions import Alloca, CallBase, GetElementPtr, Instruction, Load, Store
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.types import ArrayType, IntType, StructType, Type
from polyglot_ad.ir.values import Function, GlobalVariable, Value

from .facts import MemoryFacts
from .leaves import leaves, scalar_accesses
from .nodes import FLOAT_KINDS, Location, Node, Walk, overlap, touches, walks_meet

_ROWS_OF_BYTES = ("rustc", "flang")
"""Compilers that declare objects (flang: COMMON blocks) as rows of bytes, as they name themselves."""

_ANY = 1 << 40
"""Bytes of a fill of which the length is not known: only where it begins tells something."""


class Overwritten:
    """`active`: whether numbers that are active lie there. `checked`: for numbers, the integers of which the derivative finds out whether
    they lie in the same bytes (`kinds`)."""

    def __init__(
        self,
        facts: MemoryFacts,
        functions: list[Function],
        active: Callable[[Location], bool],
        checked: Callable[[Location], set[Location]],
    ) -> None:
        self.facts = facts
        self.functions = functions
        self.active = active
        self.checked = checked
        self.types = AccessTypes(facts.module)
        self.typed = any(self.types.path(i) for i in self._instructions() if isinstance(i, Load | Store))
        idents = facts.module.named_metadata.get("llvm.ident", "").strip("!{}").split(",")
        compilers = [facts.module.metadata.get(ident.strip(), "") for ident in idents]
        self.declares = not any(name in compiler for name in _ROWS_OF_BYTES for compiler in compilers)

    def stores(self) -> list[Instruction]:
        """The stores, copies and fills that may change a part of an active number."""
        numbers = self._numbers()
        if not numbers:
            return []
        self._copied = self._find_copied()
        return [i for i in self._instructions() if any(self._hits(i, *place, numbers) for place in self._written(i))]

    def _instructions(self) -> Iterator[Instruction]:
        return (i for function in self.functions for i in function.instructions())

    def _numbers(self) -> set[Node]:
        """Objects with active numbers."""
        nodes = (node for node in self.facts.memory.nodes if node.find()[0] is node)
        return {node for node in nodes if any(x.content.find().floats and self.active(x) for x in node.locations())}

    def _written(self, i: Instruction) -> Iterator[tuple[Value, int, int]]:
        """(pointer, byte, size) of each integer that is stored beside members of structures."""
        if isinstance(i, Store):
            if is_member(self.facts.module, i) or _leads_to_member(i.pointer):
                return
            for _, at, leaf in leaves(self.facts.layout, i.value.type):
                for inner, size, scalar in scalar_accesses(self.facts.layout, leaf):
                    if isinstance(scalar, IntType):
                        yield i.pointer, at + inner, size
        elif isinstance(i, CallBase) and describe(i).kind in ("fill", "copy") and not self._moves_numbers(i):
            filled = most_bytes(i.arguments[1 if describe(i).kind == "fill" and len(i.arguments) == 2 else 2])
            if filled != 0 and not _leads_to_member(i.arguments[0]):
                yield i.arguments[0], 0, filled or _ANY

    def _hits(self, i: Instruction, pointer: Value, at: int, size: int, numbers: set[Node]) -> bool:
        node, offset = self.facts.pointer(pointer)
        if node not in numbers:
            return False
        offset += at
        mine = {x.find() for x in self.facts.locations(i.pointer, i.value.type)} if isinstance(i, Store) else set()
        path = self.types.path(i)
        walks = [walk for walk in node.walks if self._is_other(walk.location, mine, path)]
        if self.facts.memory.spread(self.facts.contents(pointer)[0]) is not None:
            return any(self._walks_into(node, walk, own) for own in node.walks if own.location.find() in mine for walk in walks)
        for (start, _), (length, location) in node.entries.items():
            if self._is_other(location, mine, path) and self._cuts(node, (start, length), location, (offset, size)):
                return True
        return any(touches(node, walk, offset, size) and self._changes(node, walk, offset, size) for walk in walks)

    def _walks_into(self, node: Node, walk: Walk, own: Walk) -> bool:
        """Whether a walk of integers may be one over bytes of what another one goes over; it may begin there."""
        low = own.spread.low
        return own.size < _number(walk.location) and low is not None and walks_meet(walk, own) and self._changes(node, walk, low, own.size)

    def _moves_numbers(self, call: CallBase) -> bool:
        moved = self.facts.node(call.arguments[1]).locations() if describe(call).kind == "copy" else ()
        return any(location.content.find().floats for location in moved)

    def _is_other(self, location: Location, mine: set[Location], path: tuple[str, ...]) -> bool:
        """Whether active numbers lie at a location, which by the types of accesses may be what is stored to as `path`."""
        location = location.find()
        if not location.content.find().floats or location in mine or not self.active(location):
            return False
        if location.types and all(apart(path, other) for other in location.types):
            return False
        return not any(integer.find() in mine for integer in self.checked(location))

    def _cuts(self, node: Node, entry: tuple[int, int], location: Location, stored: tuple[int, int]) -> bool:
        """Whether bytes are a part of what is at an entry; both as (offset, size). Not of scalars that are told apart: those in the same
        bytes are of another object as often (`std::variant`, what functions have captured), and whether bits are used is told elsewhere."""
        (start, length), (offset, size), number = entry, stored, _number(location)
        if not node.stride or not overlap(node, start, length, node.normalise(offset), size):
            return False
        is_part = size % number != 0 if size != _ANY else (offset - start) % number != 0
        return is_part and (location.find() in self._copied or self._is_only_declared(node, number))

    def _changes(self, node: Node, walk: Walk, offset: int, size: int) -> bool:
        """Whether `size` bytes are a part of what a walk goes over."""
        number, low = _number(walk.location), walk.spread.low
        if walk.spread.step % number:
            return False
        if size >= number and (low is None or offset <= low or (offset - walk.offset) % number == 0):
            return False  # whole numbers, as far as is known
        if not node.stride and low is not None and low <= offset and offset + size <= low + number and (size == 1 or self.typed):
            return True
        declared = self._is_declared(node, walk, offset)
        return walk.location.find() in self._copied if declared is None else declared

    def _find_copied(self) -> set[Location]:
        """Where numbers are accessed that need not be aligned, or that have no type although others have."""
        unaligned: set[Location] = set()
        typed: dict[Location, bool] = defaultdict(bool)
        for i in self._instructions():
            for pointer, type, align in _accesses(i):
                size = self.facts.layout.store_size(type.scalar)
                for location in self.facts.locations(pointer, type):
                    location = location.find()
                    if not location.content.find().floats:
                        continue
                    if 0 < align < size:
                        unaligned.add(location)
                    typed[location] |= bool(self.types.path(i))
        return unaligned | {location for location, is_typed in typed.items() if self.typed and not is_typed}

    def _is_declared(self, node: Node, walk: Walk, offset: int) -> bool | None:
        """Whether a place is in the array of numbers or the buffer of bytes that a walk begins in, by declarations; None where there are
        none."""
        begin = walk.offset if walk.spread.low is None else walk.spread.low
        for site, declared in _declarations(node):
            of, start = self.facts.pointer(site)
            for low, high, element in _rows(self.facts.layout, declared) if of is node else ():
                if start + low <= begin < start + high and (element == _number(walk.location) or (element == 1 and self.declares)):
                    return start + low <= offset < start + high
        arrays = [region for region in node.regions if region.declared and region.stride == _number(walk.location)]
        return any(None not in (node.inside(array, offset), node.inside(array, begin)) for array in arrays) or None

    def _is_only_declared(self, node: Node, size: int) -> bool:
        """Whether an object in which places are not told apart is an array of numbers of a size, or a buffer of bytes."""
        sizes = {size, 1} if self.declares else {size}
        arrays = [declared for _, declared in _declarations(node) if isinstance(declared, ArrayType)]
        return any(_is_plain(array.element) and self.facts.layout.size(array.element) in sizes for array in arrays)


def _number(location: Location) -> int:
    """Bytes of the smallest number that may lie there."""
    return min(FLOAT_KINDS[kind] for kind in location.find().content.find().floats)


def _declarations(node: Node) -> Iterator[tuple[Value, Type]]:
    """The variables of an object, and their types."""
    for site in node.sites:
        if isinstance(site, Alloca):
            yield site, site.allocated_type
        elif isinstance(site, GlobalVariable):
            yield site, site.value_type


def _rows(layout: DataLayout, type: Type, base: int = 0) -> Iterator[tuple[int, int, int]]:
    """(start, end, size of an element) of the arrays of numbers (or of structures of such alone) and of bytes in a declared type."""
    if isinstance(type, StructType):
        for at, field in zip(layout.struct_offsets(type), type.fields or (), strict=True):
            yield from _rows(layout, field, base + at)
    elif isinstance(type, ArrayType):
        inner: Type = type
        while isinstance(inner, ArrayType):
            inner = inner.element
        scalars = [leaf for _, _, leaf in leaves(layout, inner)]
        size = layout.size(scalars[0]) if scalars else 0
        if scalars and all(_is_plain(leaf) and leaf is scalars[0] for leaf in scalars) and size * len(scalars) == layout.size(inner):
            yield base, base + layout.size(type), size


def _is_plain(type: Type) -> bool:
    return type.is_float or (isinstance(type, IntType) and type.bits == 8)


def _leads_to_member(pointer: Value) -> bool:
    """Whether an address is said to be that of a structure's member, or within it."""
    while isinstance(pointer, GetElementPtr):
        if isinstance(pointer.source_type, StructType):
            return True
        pointer = pointer.pointer
    return False


def _accesses(i: Instruction) -> Iterator[tuple[Value, Type, int]]:
    """(pointer, type, alignment) of what may move one number."""
    if isinstance(i, Load):
        yield i.pointer, i.type, i.align
    elif isinstance(i, Store):
        yield i.pointer, i.value.type, i.align
