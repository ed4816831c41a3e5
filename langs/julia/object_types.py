"""What a program has asked of an object's type, as types of accesses (`!tbaa`).

Where a vector or a dictionary holds objects of several types, a number in one of them and an integer in another stand at the same offset.
Which is read, the program has decided by the type that stands before the object. Such an access gets a tag that says what it is:

    before: %t = call ptr @julia.typeof(ptr %v)           after: the load has a tag "Int64", and those of numbers one of their own
            br i1 (%t == Int64), label %then, …
      then: %n = load i64, ptr %v

Only what is certain is tagged: stores to objects, and loads from those whose type was asked, or that are made in the same function, as the
kind of scalar that the type has there (`reinterpret` reads bits as something else). Contents of an object never change their kinds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import count

from polyglot_ad.analysis.tbaa import ASKED
from polyglot_ad.langs.julia.cleaning import STORED
from polyglot_ad.langs.julia.llvm_text import Block, FunctionText, ModuleText, parse_call
from polyglot_ad.langs.julia.objects import ADDRESS, Address
from polyglot_ad.process.regex import regex

_ALIAS = regex(r"^  (%\S+) = bitcast ptr (%[-\w$.]+) to ptr\b")
_PLACE = regex(r"^  (%\S+) = getelementptr (?:inbounds )?(.*), ptr (%[-\w$.]+)((?:, i\d+ \d+)+)(?:, !dbg.*)?$")
_SAME = regex(r"^  (%\S+) = (?:zext i1 (%\S+) to i8|trunc i8 (%\S+) to i1)")
_NOT = regex(r"^  (%\S+) = xor i(?:1 (%\S+), true|8 (%\S+), 1)(?=,|$)")
_EQUAL = regex(r"^  (%\S+) = icmp eq ptr (%\S+), " + ADDRESS.pattern)
_BRANCH = regex(r"^br i1 (%\S+), label %(\S+), label %([^\s,]+)")
_ACCESS = regex(r"^  (?:%\S+ = load (\w+), ptr (%[-\w$.]+)|store (\w+) [^,]+, ptr (%[-\w$.]+)), align \d+(?=,|$)")
_COPY = regex(
    r"^  call void @llvm\.memcpy\.p0\.p0\.i64\(ptr (?:align \d+ )?(%[-\w$.]+), ptr (?:align \d+ )?(%[-\w$.]+), i64 (\d+), i1 false\)"
)
_FEW = 128
"""Bytes of the largest objects that are copied scalar by scalar."""
_SLOT = regex(r"^  (%\S+) = alloca ptr\b")
_KEPT = regex(r"^  store ptr (\S+), ptr (%[-\w$.]+)(?=,|$)")
_TAKEN = regex(r"^  (%\S+) = load ptr, ptr (%[-\w$.]+)(?=,|$)")
_SIZES = {"double": 8, "float": 4, "ptr": 8, "i64": 8, "i32": 4, "i16": 2, "i8": 1}
_FLOATS = {"Float64": "double", "Float32": "float", "Float16": "half"}
_KINDS = {type: name for name, type in _FLOATS.items()}


def tag_asked(module: ModuleText, addresses: Mapping[str, Address]) -> None:
    """In place, before calls are lowered."""
    tags = _Tags(module)
    asks = any("@julia.typeof(" in line for function in module.functions.values() for line in function.lines())
    for function in module.functions.values():
        if asks and any("@julia.typeof(" in line or "@julia.gc_alloc_obj(" in line for line in function.lines()):
            AskedTypes(function, addresses).tag(tags)
        for block in function.blocks:
            block.lines = [_stored(line, tags if asks else None) for line in block.lines]
    tags.write()


def _stored(line: str, tags: _Tags | None) -> str:
    """A store to an object, with a tag where types are asked for at all."""
    if not line.endswith(STORED):
        return line
    line = line.removesuffix(STORED)
    type = line.split(" ", 4)[3]
    return line if tags is None or "!tbaa" in line else f"{line}, !tbaa {tags.of(_KINDS.get(type) or f'Int{type[1:]}')}"


class _Tags:
    """Nodes of metadata, one for each kind of scalar."""

    def __init__(self, module: ModuleText) -> None:
        self._module = module
        self._numbers = 1 + max((int(found[1]) for line in module.tail if (found := re.match(r"!(\d+) = ", line))), default=0)
        self._kinds: dict[str, str] = {}

    def of(self, kind: str) -> str:
        return self._kinds.setdefault(kind, f"!{self._numbers + 2 + 2 * len(self._kinds)}")

    def write(self) -> None:
        if not self._kinds:
            return
        root = f"!{self._numbers}"
        self._module.tail.append(f'{root} = !{{!"{ASKED}"}}')
        for kind, tag in self._kinds.items():
            type = f"!{int(tag[1:]) - 1}"
            self._module.tail += [f'{type} = !{{!"{kind}", {root}, i64 0}}', f"{tag} = !{{{type}, {type}, i64 0}}"]


class AskedTypes:
    """The types of objects of a function that are certain at a place."""

    def __init__(self, function: FunctionText, addresses: Mapping[str, Address]) -> None:
        self._function = function
        self._addresses = addresses
        self._numbers = count()
        self._places: dict[str, tuple[str, int]] = {}
        """Addresses inside of objects: the object, and bytes from there."""
        self._made: dict[str, str] = {}
        self._asked: dict[str, tuple[str, str, bool]] = {}
        """Conditions: the object, the number of the type, whether it has or has not that type."""
        self._read()
        self._known = self._of_blocks()

    def at(self, value: str, label: str) -> str:
        """The number of the type of the object at `value` in a block, or ""."""
        object, offset = self._place(value)
        return self._made.get(object) or self._known.get(label, {}).get(object, "") if offset == 0 else ""

    def tag(self, tags: _Tags) -> None:
        for block in self._function.blocks:
            types = {**self._made, **self._known.get(block.label, {})}
            block.lines = [part for line in block.lines for part in self._apart(line, types, tags)]

    def _read(self) -> None:
        objects: dict[str, str] = {}
        slots = self._slots()
        for line in self._function.lines():
            if (taken := _TAKEN.match(line)) and taken[2] in slots:
                self._places[taken[1]] = self._place(slots[taken[2]])
            elif found := _ALIAS.match(line):
                self._places[found[1]] = self._place(found[2])
            elif found := _PLACE.match(line):
                offset = _offset(found[2], [int(part.rsplit(" ", 1)[1]) for part in found[4].split(", ")[1:]])
                if offset is not None:
                    base, before = self._place(found[3])
                    self._places[found[1]] = base, before + offset
            elif found := _EQUAL.match(line):
                if found[2] in objects:
                    self._asked[found[1]] = objects[found[2]], found[3], True
            elif found := _SAME.match(line):
                if (given := found[2] or found[3]) in self._asked:
                    self._asked[found[1]] = self._asked[given]
            elif found := _NOT.match(line):
                if (given := found[2] or found[3]) in self._asked:
                    object, type, has = self._asked[given]
                    self._asked[found[1]] = object, type, not has
            elif "@julia.typeof(" in line or "@julia.gc_alloc_obj(" in line:
                call = parse_call(line)
                if call is not None and call.name == "julia.typeof":
                    objects[call.result] = self._place(call.values[0])[0]
                elif call is not None and call.name == "julia.gc_alloc_obj" and (made := ADDRESS.search(call.values[2])):
                    self._made[call.result] = made[1]

    def _slots(self) -> dict[str, str]:
        """Variables on the stack that hold one object for all of the function: parameters that are looked at as they come."""
        found = {match[1]: "" for line in self._function.lines() if (match := _SLOT.match(line))}
        for block in self._function.blocks:
            for line in block.lines if found else ():
                kept, taken = _KEPT.match(line), _TAKEN.match(line)
                if kept is not None and kept[2] in found and kept[1] not in found:
                    if kept[1] != "null":
                        once = block is self._function.blocks[0] and not found[kept[2]]
                        found[kept[2]] = kept[1] if once else "?"
                elif not (_SLOT.match(line) or (taken is not None and taken[2] in found)):
                    for name in re.findall(r"%[-\w$.]+", line):
                        found.pop(name, None)
        return {slot: value for slot, value in found.items() if value not in ("", "?")}

    def _place(self, value: str) -> tuple[str, int]:
        return self._places.get(value, (value, 0))

    def _of_blocks(self) -> dict[str, dict[str, str]]:
        """Per block the types of objects that every way there has asked for."""
        blocks = self._function.blocks
        before: dict[str, list[Block]] = {}
        for block in blocks:
            for label in set(block.successors()):
                before.setdefault(label, []).append(block)
        known: dict[str, dict[str, str]] = {blocks[0].label: {}}
        changed = True
        while changed:
            changed = False
            for block in blocks[1:]:
                # What is not reached yet says nothing against it.
                ways = [{**known[above.label], **dict(self._answers(above, block.label))}
                        for above in before.get(block.label, ()) if above.label in known]  # fmt: skip
                found = {object: type for object, type in ways[0].items() if all(way.get(object) == type for way in ways)} if ways else None
                if found is not None and found != known.get(block.label):
                    known[block.label], changed = found, True
        return known

    def _answers(self, block: Block, target: str) -> Iterator[tuple[str, str]]:
        branch = _BRANCH.match(block.terminator)
        if branch is None or branch[2] == branch[3] or branch[1] not in self._asked:
            return
        object, type, has = self._asked[branch[1]]
        if target == (branch[2] if has else branch[3]):
            yield object, type

    def _apart(self, line: str, types: Mapping[str, str], tags: _Tags) -> Iterator[str]:
        """A copy of a whole object as copies of its scalars."""
        copy = _COPY.match(line)
        target, offset = self._place(copy[1]) if copy else ("", 0)
        facts = self._addresses.get(types.get(target, ""), {})
        leaves = facts.get("leaves")
        if copy is None or offset or not isinstance(leaves, list) or facts.get("size") != int(copy[3]) or int(copy[3]) > _FEW:
            yield self._tagged(line, types, tags)
            return
        for at, name, size in leaves:
            number = f"%pad.apart.{next(self._numbers)}"
            scalar = "ptr" if name in ("object", "Ptr") else _FLOATS.get(name) or f"i{8 * size}"
            yield f"  {number}.from = getelementptr i8, ptr {copy[2]}, i64 {at}"
            yield f"  {number}.to = getelementptr i8, ptr {copy[1]}, i64 {at}"
            tag = "" if scalar == "ptr" else f", !tbaa {tags.of(name if name in _FLOATS else f'Int{8 * size}')}"
            yield f"  {number} = load {scalar}, ptr {number}.from, align {size}{tag}"
            yield f"  store {scalar} {number}, ptr {number}.to, align {size}{tag}"

    def _tagged(self, line: str, types: Mapping[str, str], tags: _Tags) -> str:
        access = _ACCESS.match(line)
        if access is None or "!tbaa" in line or line.endswith(STORED):
            return line
        scalar, pointer = access[1] or access[3], access[2] or access[4]
        object, offset = self._place(pointer)
        leaf = self._leaf(types[object], offset) if object in types else None
        if leaf is None or scalar != (_FLOATS.get(leaf[0]) or f"i{8 * leaf[1]}"):
            return line
        return f"{line}, !tbaa {tags.of(leaf[0] if leaf[0] in _FLOATS else f'Int{8 * leaf[1]}')}"

    def _leaf(self, type: str, offset: int) -> tuple[str, int] | None:
        """(name, bytes) of the scalar there."""
        leaves = self._addresses.get(type, {}).get("leaves")
        found = [(str(name), int(size)) for at, name, size in leaves if at == offset] if isinstance(leaves, list) else []
        return found[0] if len(found) == 1 and found[0][0] not in ("object", "Ptr") else None


def _offset(type: str, indices: list[int]) -> int | None:
    """Bytes that constant indices lead to; None where that is not told easily."""
    first, *rest = indices
    if type.startswith("{") and len(rest) == 1 and first == 0:
        fields = [field.strip() for field in type.strip("{} ").split(",")]
        if not all(field in _SIZES for field in fields):
            return None
        at = 0
        for field in fields[: rest[0] + 1]:
            at = -(-at // _SIZES[field]) * _SIZES[field]
            begin, at = at, at + _SIZES[field]
        return begin
    return first * _SIZES[type] if type in _SIZES and not rest else None
