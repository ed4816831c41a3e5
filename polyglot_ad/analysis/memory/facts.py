"""What the memory analysis knows of a program, once `constraints` has said what the instructions imply: the answers."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from polyglot_ad.analysis.routines import Access
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.layout import DataLayout, data_layout
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Function, Module, Value

from .address_types import ADDRESS, AddressTypes
from .addresses import FOLLOWED, constant_offset
from .exceptions import Exceptions
from .leaves import KIND_OF_FLOAT, leaves, scalar_accesses
from .model import Memory
from .nodes import FLOAT_KINDS, Content, Location, Node, Region, tag_of
from .spreads import Spread

if TYPE_CHECKING:
    from polyglot_ad.analysis.messages import Message


@dataclass(frozen=True)
class Field:
    """A scalar location relative to a pointer; see `MemoryFacts.fields`."""

    offset: int
    size: int
    location: Location
    tag: str = ""

    @property
    def kind(self) -> str | None:
        return self.location.find().content.find().kind


class MemoryFacts:
    """What the analysis knows of one program. All answers are in terms of union-find roots: ask `find()` before comparing."""

    def __init__(self, module: Module, typed: bool = False, checked: bool = False, parted: bool = False) -> None:
        self.module = module
        self.layout: DataLayout = data_layout(module.data_layout)
        self.memory = Memory(typed, checked, parted)
        self._address_types = AddressTypes(module) if parted else None
        self._contents: dict[Value, tuple[Content, ...]] = {}
        self._results: dict[Function, tuple[Content, ...]] = {}
        self._globals: dict[Value, Node] = {}
        self.exceptions = Exceptions(self)
        self.copies: list[tuple[Value, Value, int | None]] = []
        """(to, from, bytes) of what the program copies; None: nobody knows how many."""
        self.bases: list[Value] = []
        """Addresses in the middle of allocations from which all of these are reached (`bases.py`)."""
        self.messages: list[Message] = []
        self.arguments: list[tuple[Value, int]] = []
        """What a caller describes, with the bytes of an element."""
        self.described: list[Location] = []
        """Numbers of callers' memory whose types the source declares."""

    # contents of values -----------------------------------------------------------------------------------------------------

    def contents(self, value: Value) -> tuple[Content, ...]:
        """One content per scalar of the value's type (a vector is one scalar)."""
        found = self._contents.get(value)
        if found is None:
            found = self._make_contents(value)
            self._contents[value] = found
        return found

    def content(self, value: Value) -> Content:
        return self.contents(value)[0].find()

    def kind(self, value: Value) -> str | None:
        """What an integer, float or pointer value is; None where nothing is known."""
        return self.content(value).kind

    def _fresh(self, type: Type) -> Content:
        scalar = type.scalar
        if scalar in KIND_OF_FLOAT:
            return Content(KIND_OF_FLOAT[scalar])
        if scalar.is_pointer:
            return self.memory.pointer_to(self.memory.new_node())
        return Content("int" if isinstance(scalar, ty.IntType) and scalar.bits < 16 else None)

    def _make_contents(self, value: Value) -> tuple[Content, ...]:
        if isinstance(value, val.GlobalValue):
            return (self.memory.pointer_to(self.global_node(value)),)
        if isinstance(value, val.ConstantExpr):
            return (self._constant_expression(value),)
        if isinstance(value, val.ConstantAggregate):
            return (
                tuple(c for element in value.elements for c in self.contents(element))
                if value.type.is_aggregate
                else (self._fresh(value.type),)
            )
        return tuple(self._fresh(leaf) for _, _, leaf in leaves(self.layout, value.type))

    def _constant_expression(self, value: val.ConstantExpr) -> Content:
        first = value.operands[0] if value.operands else None
        if first is None:
            return self._fresh(value.type)
        if value.opcode == "getelementptr":
            node, offset = self.memory.target(self.contents(first)[0])
            assert value.source_type is not None
            step = constant_offset(self.layout, value.source_type, value.operands[1:])
            return self.memory.pointer_to(node, offset, Spread(1)) if step is None else self.memory.pointer_to(node, offset + step)
        if value.opcode in ("ptrtoint", "ptrtoaddr", "bitcast", "addrspacecast") or (
            value.opcode == "inttoptr" and not isinstance(first, val.ConstantInt)
        ):
            return self.contents(first)[0]
        if value.opcode in FOLLOWED and len(value.operands) == 2:
            return self._constant_sum(value)
        return self._fresh(value.type)

    def _constant_sum(self, value: val.ConstantExpr) -> Content:
        """An address and a number; anything else is a number."""
        bases = [o for o in value.operands if not isinstance(o, val.ConstantInt) and self.is_pointer(o)]
        steps = [o.value for o in value.operands if isinstance(o, val.ConstantInt)]
        if len(bases) != 1 or len(steps) != 1:
            return self._fresh(value.type)
        node, offset = self.memory.target(self.contents(bases[0])[0])
        if value.opcode == "add" or (value.opcode == "sub" and value.operands[0] is bases[0]):
            return self.memory.pointer_to(node, offset + (steps[0] if value.opcode == "add" else -steps[0]))
        return self.memory.pointer_to(node, offset, Spread(1))

    def result_contents(self, function: Function) -> tuple[Content, ...]:
        found = self._results.get(function)
        if found is None:
            found = tuple(self._fresh(leaf) for _, _, leaf in leaves(self.layout, function.function_type.result))
            self._results[function] = found
        return found

    def global_node(self, value: val.GlobalValue) -> Node:
        if isinstance(value, val.GlobalAlias) and isinstance(value.aliasee, val.GlobalValue):
            return self.global_node(value.aliasee)
        node = self._globals.get(value)
        if node is None:
            is_function = isinstance(value, Function)
            constant = isinstance(value, val.GlobalVariable) and value.constant
            node = self.memory.new_node("function" if is_function else "constant" if constant else "global")
            node.sites.append(value)
            if is_function:
                node.functions.append(value)
            self._globals[value] = node
        return node

    # queries ----------------------------------------------------------------------------------------------------------------

    def pointer(self, value: Value) -> tuple[Node, int]:
        """The node a pointer (or an integer that is one) points into, and the offset."""
        return self.memory.target(self.contents(value)[0])

    def node(self, value: Value) -> Node:
        return self.pointer(value)[0]

    def is_pointer(self, value: Value) -> bool:
        return any(c.may_point for c in self.contents(value))

    def locations(self, pointer: Value, type: Type) -> list[Location]:
        """What a load or store of `type` touches, one per scalar (per element of a vector)."""
        content = self.contents(pointer)[0]
        accessed = scalar_accesses(self.layout, type)
        return [self.memory.reach(content, at, size, self.tag(pointer, scalar)) for at, size, scalar in accessed]

    def tag(self, pointer: Value, scalar: Type) -> str:
        """What an access of a scalar type through a pointer says of memory."""
        found = tag_of(scalar)
        return self._address_types.tag(pointer) if found == ADDRESS and self._address_types is not None else found

    def all_locations(self, pointer: Value) -> list[Location]:
        """Every location of the node that a pointer points into."""
        return self.node(pointer).locations()

    def walked(self, access: Access) -> Location:
        """The numbers that a routine finds behind a pointer, at any distance upwards."""
        node, offset = self.pointer(access.pointer)
        before = self.memory.spread(self.contents(access.pointer)[0]) or Spread(0, offset, offset)
        offset, spread = before.with_row(offset, access.size, 0, None)
        return self.memory.access(node, offset, access.size, spread, access.kind)

    def stepped(self, pointer: Value, size: int, tag: str, count: int | None) -> Location:
        """`count` scalars of `size` bytes, one after the other from a pointer on (None: nobody knows how many)."""
        node, offset = self.pointer(pointer)
        spread = self.memory.spread(self.contents(pointer)[0])
        if count != 1:
            before = spread or Spread(0, offset, offset)
            offset, spread = before.with_row(offset, size, 0, None if count is None else max(0, count - 1) * size)
        return self.memory.access(node, offset, size, spread, tag)

    def fields(self, pointer: Value, size: int | None, whole: bool = False, fill: bool = False) -> tuple[list[Field], int]:
        """The scalars in `size` bytes from a pointer on (all that repeats when None), relative to it, and the stride at which they repeat
        (0: they do not; they are all listed). `whole`: all of the object, also where the pointer leads into an array within it. `fill`:
        they are overwritten by what is no number with a derivative, so that numbers and integers need not be told apart."""
        node, offset = self.pointer(pointer)
        if size is None and not whole and self.memory.spread(self.contents(pointer)[0]) is None and (step := _element(node, offset)):
            self.memory.stride(node, step)
            node, offset = self.pointer(pointer)
        return self._fields(node, offset, self.memory.spread(self.contents(pointer)[0]), size, whole, fill)

    def _fields(
        self, node: Node, offset: int, spread: Spread | None, size: int | None, whole: bool = False, fill: bool = False
    ) -> tuple[list[Field], int]:
        around = next((r for r in node.regions if _holds(node, r, offset, size)), None) if spread is None and not whole else None
        row = self._row(node, offset, spread) if size is None and around is None and not whole else None
        stride = math.gcd(node.stride, spread.flat().step if spread is not None else 0)
        stride = around.stride if around is not None else row.step if row is not None else stride
        if size is None and not stride and not whole and spread is None:
            # Nobody knows how many, and not of what: elements of one size at one time, and of another at the next.
            walks = [w for w in node.walks if not _is_outside(w.spread.low, _sum(w.spread.high, w.size), (offset, None))]
            stride = math.gcd(*(walk.spread.step for walk in walks))
        bounds: _Bounds = (None, None)
        if not node.stride and (spread is not None or around is not None):
            bounds = _bounds(spread, size) if spread is not None else (around.start, around.end)  # type: ignore[union-attr]
        if row is None and stride and (every := self._one_for_all(node, around, stride, bounds, fill)):
            return every, every[0].size
        # A pointer that moves may do so within an array, in steps of several elements.
        inner = [r for r in node.regions if r is not around and (spread is not None or not stride or r.end - r.start <= stride)]
        found: dict[tuple[int, str], Field] = {}
        for (at, tag), (length, location) in list(node.entries.items()):  # which grow when locations become one
            if around is not None and node.inside(around, at) is None:
                continue
            if row is not None and row.low is not None and at < row.low:
                continue
            if _is_outside(*_extent(node, at, length), bounds):
                continue
            for place in _repeats(node, at, length, inner, stride):
                relative = (place - offset) % stride if stride else place - offset
                if stride and size is not None and size <= relative <= stride - length:
                    continue
                if stride or (relative >= 0 and (size is None or relative + length <= size)):
                    for part, width in _scalars(location, length):
                        self._add_field(found, relative + part, width, tag, location)
        if around is None or not found or not around.declared:  # beside what is only stepped through in an element, others may be
            self._walked(node, offset, size, stride, found, bounds, fill)
        if spread is not None:
            for key, f in found.items():
                moved = self.memory.access(node, offset + f.offset, f.size, spread.moved(f.offset), f.tag)
                found[key] = Field(f.offset, f.size, moved, f.tag)
        return [found[key] for key in sorted(found)], stride

    def _one_for_all(self, node: Node, around: Region | None, stride: int, bounds: _Bounds, fill: bool) -> list[Field]:
        """The one location that all of what is stepped through is where no element fits into the steps: of one kind, side by side. What is
        asked of a finished analysis changes nothing: who asks where nobody did before (of text in an array) hears of all there are, and so
        does a fill of numbers and integers, the widest first."""
        # (What lies beside an array is not stepped through with it.)
        within = [
            (length, location)
            for (at, _), (length, location) in node.entries.items()
            if (around is None or node.inside(around, at) is not None) and not _is_outside(*_extent(node, at, length), bounds)
        ]
        walks = [walk for walk in node.walks if not _is_outside(walk.spread.low, _sum(walk.spread.high, walk.size), bounds)]
        within += [(walk.size, walk.location) for walk in walks]
        widest = max((length for length, _ in within), default=0)
        if widest <= stride:
            return []
        first, *others = node.locations() if bounds == (None, None) else list(dict.fromkeys(location.find() for _, location in within))
        if not self.memory.final and not (fill and _are_number_and_integer(first, *others)):
            for other in others:
                self.memory.unify_locations(first, other)
            others = []
        every = dict.fromkeys(location.find() for location in [first, *others])
        found = [Field(0, FLOAT_KINDS.get(location.content.find().kind or "", widest), location) for location in every]
        return sorted(found, key=lambda field: -field.size) if fill else found

    def row(self, pointer: Value) -> Spread | None:
        """The array without a known end that a pointer leads into, of elements that are walked through; what lies before it (the members
        of a structure that ends in an array) is none of it."""
        node, offset = self.pointer(pointer)
        return self._row(node, offset, self.memory.spread(self.contents(pointer)[0]))

    def head(self, pointer: Value) -> int:
        """How many bytes behind a pointer there is nothing any more but elements of the array without a known end in which a structure
        ends; 0 if it is none."""
        node, offset = self.pointer(pointer)
        walks = [walk for walk in node.walks if walk.spread.high is None]
        if node.stride or not walks or self.memory.spread(self.contents(pointer)[0]) is not None:
            return 0
        if any(node.inside(region, offset) is not None for region in node.regions):
            return 0  # The array is the one that it leads into.
        step = math.gcd(*(walk.spread.step for walk in walks))
        low = max(_end_of_members(node), offset)
        low += (walks[0].offset - low) % step
        known = [walk.spread.low for walk in walks if walk.spread.low is not None]
        if len(known) == len(walks) and self._row(node, min(known), None) is not None:
            low = min(known)
        return low - offset if low > offset and self._row(node, low, None) is not None else 0

    @staticmethod
    def _row(node: Node, offset: int, spread: Spread | None) -> Spread | None:
        if node.stride or spread is not None:
            return None
        walks = [walk for walk in node.walks if walk.spread.high is None]
        step = math.gcd(*(walk.spread.step for walk in walks))
        lows = [walk.spread.low for walk in walks if walk.spread.low is not None]
        later = [low for low in lows if low > offset]
        if not walks or (later and (len(lows) < len(walks) or min(lows) > offset or max(later) >= min(lows) + step)):
            return None  # It begins behind the offset, where its first element has no member.
        if len(lows) < len(walks):
            # It may begin anywhere, so only behind all members is nothing else.
            widest = max(walk.size for walk in walks)
            return Spread(step, offset, None) if _end_of_members(node) <= offset and widest <= step else None
        low = min(lows)
        lengths = [length for (at, _), (length, _) in node.entries.items() if at + length > low] + [walk.size for walk in node.walks]
        across = any(at < low < at + length for (at, _), (length, _) in node.entries.items())
        return None if across or max(lengths) > step or any(r.end > low for r in node.regions) else Spread(step, low, None)

    def copied(self, source: Value, target: Value, size: int | None) -> list[tuple[Location, Location]]:
        """(from, to) for the scalars that a copy of `size` bytes moves, None: of an unknown number of bytes."""
        head = self.head(source) if size is None else 0
        if not head:
            return self._put(*self.fields(source, size), target, size)
        found = self._put(*self.fields(source, head), target, head)
        node, offset = self.pointer(source)
        fields, stride = self._fields(node, offset + head, None, None)
        return found + self._put([Field(f.offset + head, f.size, f.location, f.tag) for f in fields], stride, target, None, head)

    def _put(self, fields: list[Field], stride: int, target: Value, size: int | None, start: int = 0) -> list[tuple[Location, Location]]:
        """(from, to) for scalars that are copied, the first of which lie `start` bytes behind the pointers."""
        node, offset = self.pointer(target)
        spread = self.memory.spread(self.contents(target)[0])
        repeats = range(1)
        if stride and (size is None or size // stride > 64):
            # Again and again: as through a walk, or between bounds where the size is known.
            before = spread or Spread(0, offset + start, offset + start)
            high = None if size is None or before.high is None else before.high + max(size - stride, 0)
            spread = Spread(math.gcd(stride, before.flat().step), before.low, high)
        elif stride and size is not None:
            repeats = range(0, size, stride)
        found = []
        for field in fields:
            for repeat in repeats:
                at = field.offset + repeat
                if size is None or at < size:
                    moved = spread.moved(at) if spread is not None else None
                    location = self.memory.access(node, offset + at, field.size, moved, field.tag)
                    found.append((field.location.find(), location.find()))
        return [(origin.find(), location.find()) for origin, location in found]

    def _add_field(self, found: dict[tuple[int, str], Field], at: int, size: int, tag: str, location: Location) -> None:
        known = found.get((at, tag))
        if known is not None and self.memory.separation.kinds_apart(known.location, location):
            self.memory.unify_locations(known.location, location)
        if known is None or known.size < size:
            found[at, tag] = Field(at, size, location.find(), tag)

    def _walked(
        self,
        node: Node,
        offset: int,
        size: int | None,
        stride: int,
        found: dict[tuple[int, str], Field],
        bounds: _Bounds,
        fill: bool,
    ) -> None:
        """Add what walks may meet where nothing else is known to be."""
        certain = {field.offset + byte for field in found.values() for byte in range(field.size)}
        taken: dict[int, Location] = {}
        window = stride or size or 0
        for walk in node.walks:
            if _is_outside(walk.spread.low, _sum(walk.spread.high, walk.size), bounds):
                continue
            step = math.gcd(walk.spread.step, stride)
            for relative in range((walk.offset - offset) % step, window - walk.size + 1, step):
                if stride and size is not None and relative >= size:
                    break
                place = offset + relative
                below = walk.spread.low is not None and place < walk.spread.low
                above = walk.spread.high is not None and place > walk.spread.high
                if (not stride and (below or above)) or not certain.isdisjoint(range(relative, relative + walk.size)):
                    continue
                for other in [taken[at] for at in range(relative, relative + walk.size) if at in taken]:
                    # Either of two walks may have been here, so what is here is not known, unless the run tells.
                    if fill and _are_number_and_integer(other, walk.location):
                        continue
                    if not self.memory.separation.perhaps_checked_apart(other, walk.location, self.memory.final):
                        self.memory.unify_locations(other, walk.location)
                for part, width in _scalars(walk.location, walk.size):
                    self._add_field(found, relative + part, width, walk.tag, walk.location)
                taken.update(dict.fromkeys(range(relative, relative + walk.size), walk.location))


_Bounds = tuple[int | None, int | None]
"""The first byte of some in a row, and the one behind them; None: nobody knows."""


def _are_number_and_integer(*locations: Location) -> bool:
    kinds = {location.find().content.find().kind for location in locations} - {None}
    return "int" in kinds and len(kinds) == 2 and kinds - {"int"} <= set(FLOAT_KINDS)


def _bounds(spread: Spread, size: int | None) -> _Bounds:
    """Where `size` bytes may lie that begin at the places of a spread."""
    places = spread.flat()
    return places.low, None if size is None else _sum(places.high, size)


def _extent(node: Node, at: int, length: int) -> tuple[int, int]:
    """From where to where the places lie that an entry stands for."""
    around = [region for region in node.regions if node.inside(region, at) is not None]
    return min([at, *(r.start for r in around)]), max([at + length, *(r.end for r in around)])


def _is_outside(start: int | None, end: int | None, bounds: _Bounds) -> bool:
    first, last = bounds
    return (first is not None and end is not None and end <= first) or (last is not None and start is not None and start >= last)


def _sum(end: int | None, distance: int) -> int | None:
    return None if end is None else end + distance


def _end_of_members(node: Node) -> int:
    return max([at + size for (at, _), (size, _) in node.entries.items()] + [region.end for region in node.regions], default=0)


def _scalars(location: Location, length: int) -> list[tuple[int, int]]:
    """(offset, size) of the scalars in a location: several when integers of twice a float's size move its contents."""
    size = FLOAT_KINDS.get(location.find().content.find().kind or "", length)
    return [(at, size) for at in range(0, length, size)] if size < length else [(0, length)]


def _holds(node: Node, region: Region, offset: int, size: int | None) -> bool:
    """Whether `size` bytes from `offset` on lie in a region."""
    relative = node.inside(region, offset)
    if size is None:
        # What begins where an inner array does, may be the copy of all elements around it.
        return relative is not None and (relative > 0 or node.stride <= region.end - region.start)
    return relative is not None and relative + size <= region.end - region.start


def _element(node: Node, offset: int) -> int:
    """The size of the elements of an array that begins at `offset` with an array inside its first element; 0 where there is none. A copy of
    unknown length from there does not stay in the inner one: what walks through the node steps over it."""
    inner = next((r for r in node.regions if node.inside(r, offset) == 0), None)
    walks = [walk for walk in node.walks if walk.spread.high is None and (walk.spread.low is None or walk.spread.low <= offset)]
    if inner is None or node.stride or not walks:
        return 0
    step = math.gcd(*(walk.spread.step for walk in walks))
    apart = any(r.end - r.start > step or (r.start - offset) % step + r.end - r.start > step for r in node.regions)
    return step if step > inner.end - offset and not apart else 0


def _repeats(node: Node, at: int, length: int, regions: list[Region], stride: int) -> list[int]:
    """The places that one entry of a node stands for, given the arrays around it; of those that differ by the stride, one is enough. Where
    the entry is of several elements at once, those places are enough at which all of these lie in the array: there is no byte of it that
    they leave out, and what such an access touches behind the array is an entry by itself (`Node.behind`)."""
    places = [at]
    for region in reversed(regions):
        relative = node.inside(region, at)
        if relative is None:
            continue
        count = -(-(region.end - region.start - relative) // region.stride)
        if length > region.stride and length % region.stride == 0:
            count = max(1, count - length // region.stride + 1)
        if stride:
            count = min(count, max(1, stride // math.gcd(stride, region.stride)))
        places = [place + k * region.stride for place in places for k in range(count)]
    return places
