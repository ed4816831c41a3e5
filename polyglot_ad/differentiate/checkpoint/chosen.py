"""Loops that the user names to be reversed by checkpoints: with the derivative (`checkpoint=`), or by a mark in the source.

A mark is a call of `polyglot_ad_checkpoint(snapshots)` in the loop's body, of a function that has no body; in Fortran it is an external
procedure. It says how many snapshots the loop takes, or 0 for as many as the memory budget allows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from polyglot_ad.analysis.loops import Loop, LoopForest
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.metadata import Node, file_of, inlining_chain, source_place
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.programs.marks import MARKS

from ..refusals.errors import place_of


def marks(module: Module) -> Iterator[ins.CallBase]:
    for name in MARKS:
        function = module.functions.get(name)
        if function is not None and function.is_declaration:
            yield from [user for user in function.users if isinstance(user, ins.CallBase) and user.callee is function]


def forget_marks(module: Module) -> bool:
    """Take the marks out of a program; whether there were any."""
    found = list(marks(module))
    for call in found:
        call.erase()
    return bool(found)


def forget_marks_of(module: Module, forest: LoopForest, loop: Loop) -> None:
    """Take the marks of one loop out of its function."""
    for call in list(marks(module)):
        if call.block is not None and call.block in loop.blocks and forest.of(call.block) is loop:
            call.erase()


def snapshots_of(call: ins.CallBase) -> int:
    """What a mark says."""
    given = call.arguments[0] if call.arguments else None
    if isinstance(given, val.GlobalVariable) and given.constant:
        given = given.initializer
    elif given is not None and given.type.is_pointer:  # Fortran passes the address of a number
        given = _stored_before(call, given)
    if isinstance(given, val.ConstantInt) and 0 <= given.value < 1 << 31:
        return given.value
    place = place_of(call)
    raise DifferentiationError(
        "PAD-E206", "a mark of a loop to be reversed by checkpoints", "how many snapshots it says is not known beforehand",
        "call polyglot_ad_checkpoint with a constant, 0 for as many as the memory budget allows", f"{place[0]}:{place[1]}" if place else "",
    )  # fmt: skip


def _stored_before(call: ins.CallBase, place: val.Value) -> val.Value | None:
    block = call.block
    assert block is not None
    before = block.instructions[: block.position(call)]
    return next((i.value for i in reversed(before) if isinstance(i, ins.Store) and i.pointer is place), None)


class Chosen:
    """`named`: loops of the derivative that is asked for, (name, snapshots); a name is a function's, for its outermost loops, or
    "file:line". `alone`: no others are checkpointed, even if none is named."""

    def __init__(self, module: Module, named: Collection[tuple[str, int]], alone: bool = False) -> None:
        self.named = dict(sorted(named, key=lambda one: _line(one[0])))  # a loop begins at the first of its lines
        self.alone = alone
        self.marked = {id(call.block): snapshots_of(call) for call in marks(module)}
        self.found: set[str] = set()
        self.by_function: set[Loop] = set()
        """Loops that the name of their function stands for."""

    @property
    def is_any(self) -> bool:
        """Whether the user has named loops: no others are checkpointed then."""
        return bool(self.named or self.marked or self.alone)

    def snapshots(self, function: Function, forest: LoopForest, loop: Loop) -> int | None:
        """How many snapshots the user gives this loop, 0 for as many as there is room for; None where it is not one of those."""
        for block in loop.blocks:
            if id(block) in self.marked and forest.of(block) is loop:
                return self.marked[id(block)]
        for name, number in self.named.items():
            if _is_at(loop, name) or (loop.parent is None and _is_in(loop, name)):
                self.found.add(name)
                if not _is_at(loop, name):
                    self.by_function.add(loop)
                return number
        return None

    def require_all(self, places: Collection[str]) -> None:
        """Raise for names that no loop has. `places`: of the loops that there are."""
        missing = [name for name in self.named if name not in self.found]
        if missing:
            raise DifferentiationError(
                "PAD-E206", f"a loop '{missing[0]}' that is to be reversed by checkpoints", "there is no such loop in the function",
                f"name a function for its outermost loops, or one of: {', '.join(sorted(set(places))) or 'there are none'}",
            )  # fmt: skip


def places_of(loop: Loop) -> list[str]:
    """Where a loop begins, as "file:line": what its ends say, which may be in a library (ranges of Rust), and the first of its lines."""
    found = [source_place(block.terminator) for block in (loop.latch, loop.header)]
    places = [(place.file, place.line) for place in found if place is not None]
    first: dict[tuple[int, str], int] = {}
    for chain in (list(inlining_chain(i)) for block in loop.blocks for i in block.instructions):
        written = [(scope, location.integer("line")) for location in chain if (scope := _function_of(location)) is not None]
        for scope, line in written:
            file = file_of(scope)
            if line and file and file == file_of(written[-1][0]):
                first[id(scope), file] = min(first.get((id(scope), file), line), line)
    places += [(file, line) for (_, file), line in first.items()]
    return list(dict.fromkeys(f"{file.rsplit('/', 1)[-1]}:{line}" for file, line in places))


def _function_of(location: Node) -> Node | None:
    scope = location.ref("scope")
    while scope is not None and scope.kind != "DISubprogram":
        scope = scope.ref("scope")
    return scope


def _line(name: str) -> int:
    line = name.rpartition(":")[2]
    return int(line) if line.isdecimal() else -1


def _is_at(loop: Loop, name: str) -> bool:
    file, _, line = name.rpartition(":")
    return line.isdecimal() and f"{file.rsplit('/', 1)[-1]}:{line}" in places_of(loop)


def _is_in(loop: Loop, name: str) -> bool:
    """Whether the loop stands in a function of this name, in the source: that of its end, or the innermost one that all of it is in (the
    ends of Rust's loops over ranges are in the library)."""
    chains = [list(inlining_chain(i)) for block in loop.blocks for i in block.instructions if "dbg" in i.metadata]
    scopes = [[scope for location in reversed(chain) if (scope := _function_of(location)) is not None] for chain in chains if chain]
    shared = [level[0] for level in zip(*scopes, strict=False) if all(scope is level[0] for scope in level)]
    found = shared[-1:] + [scope for location in inlining_chain(loop.latch.terminator) if (scope := _function_of(location)) is not None][:1]
    return any(name in (scope.field("name"), scope.field("linkageName")) for scope in found)
