"""Keeps the record of what the generator does (`differentiate/roots/report.py`), in the words of the source where debug info has them."""

from __future__ import annotations

import functools
import os.path
import struct
from pathlib import Path
from typing import TYPE_CHECKING

from polyglot_ad.analysis.reach import iterations
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import Node, debug_records, file_of, inlining_chain, subprogram
from polyglot_ad.ir.values import Block, Function, GlobalVariable, Module, Value
from polyglot_ad.process.regex import regex

from ..checkpoint.names import ALLOCATED
from ..roots.report import Item, Kind, Loop, Place, Report
from .lookup import Means
from .rows import Rows

if TYPE_CHECKING:
    from polyglot_ad.analysis.loops import Loop as NaturalLoop

    from .caching import Storage
    from .generator import ReverseGenerator

_NOWHERE = Place("", 0, 0)
_WORDS = {
    "fneg": "a negative", "frem": "a remainder",
    "icmp": "a comparison", "fcmp": "a comparison", "select": "a choice between two values", "getelementptr": "an address",
    "add": "an integer sum", "sub": "an integer difference", "mul": "an integer product", "shl": "an integer product",
    "extractvalue": "a part of a value", "extractelement": "an element of a vector",
}  # fmt: skip

_NAMED_AFTER = regex(r"([A-Za-z_]\w*?)(?:\.addr)?\.\d")
_SIGNS = {"fadd": "+", "fsub": "-", "fmul": "*", "fdiv": "/"}


class Recorder:
    """The record of one generated function."""

    def __init__(self, generator: ReverseGenerator) -> None:
        self.g = generator
        self.program = generator.program
        self.report: Report = generator.program.report
        self.function = title(generator.source) + ("" if generator.split else " (entry)")
        self._variables: dict[Value, str] | None = None
        self._iterations: dict[Block, str] | None = None
        self.report.functions[self.function] = "split" if generator.split else "combined"

    def note(
        self, kind: Kind, value: Value, size: int, loops: list[NaturalLoop], where: str, why: str, what: str = ""
    ) -> int:  # fmt: skip
        """Add an item about a value of the copy; gives its counter."""
        counter = self.program.counters = self.program.counters + 1
        type = str(value.type) if kind in ("cached", "control", "recomputed") else ""
        around = tuple(self._loop(loop) for loop in loops)
        item = Item(kind, self.function, self.place(value), what or self.describe(value), type, size, around, where, why, counter - 1)
        self.report.items.append(item)
        return counter - 1

    def count(self, builder: Builder, counter: int, bytes: Value | int, peak: bool = False) -> None:
        """In a measured derivative: add to an item's counter when control comes here; `peak`: only the most at once counts."""
        if self.program.measure:
            amount = const_int(ty.I64, bytes) if isinstance(bytes, int) else bytes
            cell = counter_cell(self.program.module, counter)
            known = builder.load(ty.I64, cell)
            total = builder.call_named("llvm.umax.i64", ty.I64, [known, amount]) if peak else builder.add(known, amount)
            builder.store(total, cell)

    def recomputed(self, value: ins.Instruction) -> None:
        assert value.block is not None
        if not (value.type.scalar.is_float or isinstance(value, ins.Load | ins.CallBase)):
            return  # addresses and what they are made of
        why = "memory that is not overwritten before the reverse pass reads it" if isinstance(value, ins.Load) else "from what is at hand"
        self.note("recomputed", value, 0, [], "", why)

    def allocated(self, builder: Builder, value: ins.Instruction, bytes: Value | int, where: str, one: bool = False) -> None:
        """Shadow memory for what the program allocates; `bytes` per lane. `one`: there is never more than one at a time."""
        size = bytes.value if isinstance(bytes, val.ConstantInt) else bytes if isinstance(bytes, int) else 0
        width = self.program.width
        why = "adjoints of what the program keeps there"
        counter = self.note("shadow", value, size * width, [] if one else self.loops(value), where, why)
        if self.program.measure or self.program.checkpointed:
            amount = const_int(ty.I64, bytes) if isinstance(bytes, int) else builder.cast("zext", bytes, ty.I64)
            self.count(builder, counter, builder.mul(amount, const_int(ty.I64, width)), one)
            if not one:
                # The memory itself, whose free is put off, and its shadows.
                builder.call_named(ALLOCATED, ty.VOID, [builder.mul(amount, const_int(ty.I64, width + 1))])

    def held(self, free: ins.Instruction) -> None:
        self.note("held", free, 0, self.loops(free), "on the heap", "its shadow, or what lies in it, is wanted in the reverse pass",
                  "memory of the program that is freed here")  # fmt: skip

    def loops(self, value: ins.Instruction) -> list[NaturalLoop]:
        return self.g.control.forest.chain(value.block) if value.block is not None else []

    # places -----------------------------------------------------------------------------------------------------------------

    def place(self, value: Value) -> Place:
        """The source line of a value of the copy; that of what it was made for where it has none."""
        source = self.g.clone.source_of(self.g.shadows.twins.get(value, value))
        if isinstance(source, ins.Instruction):
            found = _place(source)
            if found.line:
                return found
            if isinstance(source, ins.Phi):
                return self._block_place(source.block)
        return self._block_place(value.block) if isinstance(value, ins.Instruction) else _NOWHERE

    def _block_place(self, block: Block | None) -> Place:
        for instruction in block.instructions if block is not None else ():
            source = self.g.clone.origin.get(instruction, instruction)
            if isinstance(source, ins.Instruction) and (found := _place(source)).line:
                return found
        return _NOWHERE

    def line(self, value: Value) -> str:
        """ "line 7", or nothing."""
        place = self.place(value)
        return f"line {place.line}" if place.line else "a place without source line"

    def _loop(self, loop: NaturalLoop) -> Loop:
        if self._iterations is None:
            self._iterations = iterations(self.g.source)
        header = self.g.clone.origin.get(loop.header)
        branch = self.g.clone.origin.get(loop.latch.terminator)
        place = _place(branch) if isinstance(branch, ins.Instruction) else _NOWHERE
        if not place.line:
            place = self._block_place(loop.header)
        return Loop(place, self._iterations.get(header, "") if isinstance(header, Block) else "")

    # words ------------------------------------------------------------------------------------------------------------------

    def describe(self, value: Value) -> str:
        """A value in the words of the source."""
        primal = self.g.shadows.twins.get(value, value)
        source = self.g.clone.source_of(primal)
        if source not in self._names() and source is value and primal is value:
            if isinstance(value, ins.CallBase):
                return self._words(value)
            return value.name.removesuffix(".shadow") if isinstance(value, val.Argument) else "the address of a shadow"
        what = self._words(source)
        return f"shadow of {what}" if primal is not value else what

    def _words(self, source: Value) -> str:
        name = self._names().get(source, "")
        if isinstance(source, ins.Load):
            base = self._base(source.pointer)
            return (f"{name} = " if name and name != base else "") + (f"{base}[…]" if base else "a value read from memory")
        if name:
            return name
        if isinstance(source, ins.CallBase):
            callee = source.called_function
            return f"{callee.name.removeprefix('llvm.').split('.')[0] if callee is not None else 'a function pointer'}(…)"
        if (sign := _SIGNS.get(getattr(source, "opcode", ""))) is not None and isinstance(source, ins.Instruction):
            left, right = (self._operand(operand) for operand in source.operands)
            return f"{left} {sign} {right}"
        if isinstance(source, ins.Phi):
            if (operand := self._operand(source)) != "…":
                return operand
            return "a value that depends on the way control came"
        return _WORDS.get(source.opcode, f"a result of {source.opcode}") if isinstance(source, ins.Instruction) else source.name

    def _operand(self, value: Value) -> str:
        """An operand as part of an expression: short, or an ellipsis."""
        if isinstance(value, val.ConstantFloat) and value.type is ty.DOUBLE:
            return f"{struct.unpack('<d', value.bits.to_bytes(8, 'little'))[0]:g}"
        if name := self._names().get(value):
            return name
        if isinstance(value, ins.Phi):
            # A value that optimisation read once for several iterations, or ways.
            value = next((operand for operand in value.operands if isinstance(operand, ins.Load)), value)
        if isinstance(value, ins.Load) and (base := self._base(value.pointer)):
            return f"{base}[…]"
        return value.name if isinstance(value, val.Argument) else "…"

    def _base(self, pointer: Value) -> str:
        while isinstance(pointer, ins.GetElementPtr):
            if found := self._names().get(pointer):
                return found
            pointer = pointer.pointer
        if found := self._names().get(pointer):
            return found
        return pointer.name if isinstance(pointer, val.Argument | val.GlobalVariable) else ""

    def _names(self) -> dict[Value, str]:
        if self._variables is None:
            self._variables = {}
            for record in debug_records(self.g.source):
                if record.value is not None and record.expression == "!DIExpression()":
                    self._variables.setdefault(record.value, record.variable.field("name"))
            # Where a variable was made a value, LLVM names the value after it.
            for instruction in self.g.source.instructions():
                if isinstance(instruction, ins.Phi) and (match := _NAMED_AFTER.match(instruction.name)):
                    self._variables.setdefault(instruction, match[1])
        return self._variables


def _place(instruction: ins.Instruction) -> Place:
    for location in inlining_chain(instruction):
        line, file = location.integer("line"), file_of(location.ref("scope"))
        if line and file:
            return Place(_path(location, file), line, location.integer("column"))
    return _NOWHERE


def _path(location: Node, file: str) -> str:
    """The file as a path from the root, where its folder is known."""
    scope = location.ref("scope")
    while scope is not None and scope.kind != "DIFile":
        scope = scope.ref("file") or scope.ref("scope")
    folder = scope.field("directory") if scope is not None else ""
    return _joined(folder, file) if folder else file


@functools.lru_cache(maxsize=256)
def _joined(folder: str, file: str) -> str:
    """Few files hold very many places."""
    return os.path.normpath(Path(folder) / file)


def title(function: Function) -> str:
    known = subprogram(function)
    name = known.field("name") if known is not None else ""
    return name or function.name.removeprefix("pad.flat.")


def explain_kept(storage: Storage, value: ins.Instruction) -> tuple[Kind, str, str]:
    """(kind, words for the value or "", why it is kept) of a value that the cut chose."""
    g = storage.g
    if (record := storage.control.records.get(value)) is not None:
        if record == "way":
            return "control", "which way control came", "the conditions are not at hand when control goes back"
        return "control", "how often the loop ran", "it ends on a condition that is only known as it runs"
    if value in g.calls.tapes:
        return "tape", f"the tape of {g.calls.tapes[value]}(…)", "the call is not inlined: what its reverse pass needs is kept apart"
    kind: Kind = "control" if any(u.opcode == "lookup" and u in storage.control.decisions for u in value.users) else "cached"
    if storage.how.means(value) is Means.RECOMPUTE and value not in g.calls.extracted:
        return kind, "", f"cheaper to keep than what it is made of ({', '.join(_sources(storage, value))})"
    return kind, "", _obstacle(storage, value)


def _obstacle(storage: Storage, value: Value) -> str:
    """Why a value cannot be had again."""
    recorder, g = storage.recorder, storage.g
    obstacle = storage.obstacles.get(g.shadows.twins.get(value, value))
    if obstacle is not None:
        if isinstance(obstacle, str):
            return obstacle
        call = obstacle if isinstance(obstacle, ins.CallBase) else None
        by = f", by a call of {call.called_function.name}" if call is not None and call.called_function is not None else ""
        return f"the memory may be overwritten at {recorder.line(g.clone.value.get(obstacle, obstacle))}{by}"
    if isinstance(value, ins.Phi):
        loop = storage.control.forest.of(value.block) if value.block is not None else None
        if loop is not None and loop.header is value.block:
            return "carried from one iteration to the next"
        return "depends on the way control came"
    if isinstance(value, ins.CallBase) or value in g.calls.extracted:
        return "the result of a call, which costs more than a load"
    if isinstance(value, ins.Alloca):
        return "memory of its own"
    return "it cannot be computed again"


def _sources(storage: Storage, value: Value) -> list[str]:
    """What would have to be kept in place of a value."""
    found: dict[str, None] = {}
    seen: set[Value] = set()
    work = list(storage.how.operands(value))
    while work and len(found) < 4:
        operand = work.pop(0)
        if operand in seen:
            continue
        seen.add(operand)
        if isinstance(operand, Rows):
            found[f"rows of {storage.recorder.describe(next(iter(operand.members)))}"] = None
            continue
        means = storage.how.means(operand)
        if means is Means.CACHE:
            found[f"{storage.recorder.describe(operand)}, {_obstacle(storage, operand)}"] = None
        elif means is Means.RECOMPUTE:
            work += storage.how.operands(operand)
    return list(found)


# measured derivatives -----------------------------------------------------------------------------------------------------------

READ_COUNTERS = "pad_read_counters"


def counter_cell(module: Module, counter: int) -> GlobalVariable:
    name = f"pad.counter.{counter}"
    found = module.globals.get(name)
    if found is None:
        found = module.add_global(GlobalVariable(name, ty.I64, const_int(ty.I64, 0), prefix="internal"))
    assert isinstance(found, GlobalVariable)
    return found


def add_reader(module: Module, count: int) -> None:
    """`void pad_read_counters(ptr to)`: copies all counters to `to` and sets them to zero."""
    function = module.add_function(Function(READ_COUNTERS, ty.function(ty.VOID, [ty.PTR]), ["to"]))
    b = Builder(function.add_block("entry"))
    for counter in range(count):
        cell = counter_cell(module, counter)
        b.store(b.load(ty.I64, cell), b.gep(ty.I64, function.arguments[0], [counter]))
        b.store(const_int(ty.I64, 0), cell)
    b.ret()
