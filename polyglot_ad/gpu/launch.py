"""The function that launches a kernel on the CPU: `kernel(arguments…, grid x y z, block x y z, bytes of shared memory)`."""

from __future__ import annotations

from collections.abc import Collection

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.debug_records import DebugRecord
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Argument, Block, ConstantAggregate, ConstantExpr, Function, GlobalVariable, Module, Value

from .loops import load_as, nest
from .region_body import RegionBody
from .regions import End, Region, regions_of
from .registers import AXES, NotLowered, Registers, resolve
from .slots import slots_of
from .team import captured, outlined, shared_out

LAUNCH = (*(f"grid.size.{axis}" for axis in AXES), *(f"block.size.{axis}" for axis in AXES))
"""What a launch says besides the arguments, as i32; the bytes of dynamic shared memory follow as i64."""

_LEFT = -1
_SHARED_ALIGNMENT = 16
_LARGE = 64
"""Bytes of a variable of which a block's threads have one each on the stack."""


class Launch:
    """Builds the launching function of one kernel, which takes the kernel's place in the module. `strict`: its memory is not read as
    another type than it is written as."""

    def __init__(self, module: Module, kernel: Function, shared: Collection[str], warp: int, parallel: bool, strict: bool = False) -> None:
        self.module = module
        self.strict = strict
        self.parallel = parallel
        self.kernel = kernel
        self.registers: Registers = resolve(kernel, warp)
        self.regions = regions_of(kernel, self.registers)
        self.slots = slots_of(self.regions)
        self.shared = {name: module.globals[name] for name in shared}
        if any(self._holds_shared(operand) for i in kernel.instructions() for operand in i.operands):
            raise NotLowered("a constant holds the address of shared memory")
        self.values: dict[Value, Value] = {}
        """What stands for arguments, registers and shared variables."""
        self.places: dict[tuple[str, ins.Instruction], Value] = {}
        """Memory of slots: of values ("kept") and of phis that arrive ("arriving")."""
        self.heap: list[Value] = []
        self.static_bytes = 0

    def build(self) -> Function:
        kernel = self.kernel
        types = [*kernel.function_type.parameters, *([ty.I32] * len(LAUNCH)), ty.I64]
        names = [*(argument.name for argument in kernel.arguments), *LAUNCH, "shared.bytes"]
        made = self.made = Function(kernel.name, ty.function(ty.VOID, types), names, kernel.prefix, kernel.attributes)
        made.metadata = dict(kernel.metadata)
        for old, new in zip(kernel.arguments, made.arguments, strict=False):
            new.attributes = tuple(
                a for a in old.attributes if not a.startswith(("noalias", "captures", "readonly", "writeonly", "readnone"))
            )
            self.values[old] = new
        for name, argument in zip((*LAUNCH, "shared"), made.arguments[len(kernel.arguments) :], strict=True):
            self.values[self.registers[name]] = argument
        made.module = self.module
        self.module.functions[kernel.name] = made
        self._entry()
        if self.parallel:
            self._in_a_team()
        self._memory(Builder(self.outside))
        self._blocks_of_the_grid()
        return made

    def _entry(self) -> None:
        made = self.made
        entry, self.outside, self.finish = made.add_block("entry"), made.add_block("launch"), made.add_block("finish")
        b = Builder(entry)
        self._arguments_debug(entry)
        sizes = [self.values[self.registers[name]] for name in LAUNCH]
        empty: Value = const_int(ty.I1, 0)
        for size in sizes:
            empty = b.binary("or", empty, b.icmp("slt", size, const_int(ty.I32, 1)))
        b.cond_br(empty, self.finish, self.outside)
        Builder(self.finish).ret()

    def _in_a_team(self) -> None:
        """What follows is in a function that the threads of a team run, each for its blocks."""
        launcher, b = self.made, Builder(self.outside)
        self.made = outlined(b, launcher, f"{self.kernel.name}.blocks")
        b.br(self.finish)
        inside: dict[Value, Value] = dict(zip(launcher.arguments, captured(self.made, launcher), strict=True))
        self.values = {name: inside.get(value, value) for name, value in self.values.items()}
        self.outside, self.finish = self.made.entry, self.made.add_block("finish")
        Builder(self.finish).ret()

    # --- memory of a block

    def _memory(self, b: Builder) -> None:
        sizes = [self.values[self.registers[name]] for name in LAUNCH]
        self.threads: Value = const_int(ty.I64, 1)
        for size in sizes[3:]:
            self.threads = b.mul(self.threads, b.cast("zext", size, ty.I64))
        self.values[self.registers["threads"]] = self.threads
        self._shared_memory(b)
        for stand_in, type in self.registers.arrays:
            self.values[stand_in] = self.per_thread(b, type, stand_in.name)
        for kind, chosen in (("kept", self.slots.kept), ("arriving", self.slots.arriving)):
            for value in sorted(chosen, key=self._place):
                self.places[kind, value] = self._slot(b, value)
        self.local: dict[Value, Value] = {}
        for instruction in self.kernel.instructions():
            if isinstance(instruction, ins.Alloca):
                self.local[instruction] = self._local(b, instruction)
        self.next = self.per_thread(b, ty.I32, "next") if not self.regions.together else None
        self.masks = {
            block: self.per_thread(b, mask.type, "lanes") for block, mask in self.registers.masks.items() if not self.regions.together
        }

    def _place(self, instruction: ins.Instruction) -> tuple[int, int]:
        assert instruction.block is not None
        return self.kernel.blocks.index(instruction.block), instruction.block.position(instruction)

    def _shared_memory(self, b: Builder) -> None:
        layout = data_layout(self.module.data_layout)
        dynamic: Value | None = None
        for variable in self.shared.values():
            if not self._used(variable):
                continue
            assert isinstance(variable, GlobalVariable)
            if variable.initializer is None:
                dynamic = dynamic or b.alloca(ty.I8, self.values[self.registers["shared"]], "shared", _SHARED_ALIGNMENT)
                self.values[variable] = dynamic
                continue
            self.static_bytes += layout.size(variable.value_type)
            self.values[variable] = b.alloca(variable.value_type, name=variable.name.rpartition("E")[2], align=_SHARED_ALIGNMENT)

    def _used(self, variable: Value) -> bool:
        return any(mentions(operand, variable) for i in self.kernel.instructions() for operand in i.operands)

    def per_thread(self, b: Builder, type: Type, name: str) -> Value:
        return b.alloca(type, self.threads, name)

    def _slot(self, b: Builder, value: ins.Instruction) -> Value:
        type = ty.I8 if value.type is ty.I1 else value.type
        return b.alloca(type, name=value.name) if self.slots.common(value) else self.per_thread(b, type, value.name)

    def _local(self, b: Builder, alloca: ins.Alloca) -> Value:
        """Memory of a thread's own variable: one place for all threads where they do not wait for each other."""
        if not self.registers.barriers:
            return b.insert(ins.Alloca(alloca.allocated_type, alloca.operands[0] if alloca.counted else None, alloca.align, alloca.name))
        size = data_layout(self.module.data_layout).size(alloca.allocated_type)
        if size <= _LARGE:
            return self.per_thread(b, alloca.allocated_type, alloca.name)
        # A thousand of them are too much for a stack.
        place = b.call_named("malloc", ty.PTR, [b.mul(self.threads, const_int(ty.I64, size))], alloca.name)
        self.heap.append(place)
        if self.location:
            place.metadata["dbg"] = self.location
        return place

    def _arguments_debug(self, entry: Block) -> None:
        """What debug information says of the parameters holds for those of the new function."""
        self.location = next((i.metadata["dbg"] for i in self.kernel.instructions() if "dbg" in i.metadata), "")
        for instruction in self.kernel.instructions():
            for record in instruction.debug_records:
                scope = {token: self.values[v] for token, v in record.scope.items() if isinstance(v, Argument) and v in self.values}
                if any(isinstance(value, Argument) for value in record.values()):
                    entry.trailing_debug_records.append(DebugRecord(record.text, scope))

    # --- control

    def _blocks_of_the_grid(self) -> None:
        """Loops over the blocks of the grid around the regions."""
        sizes = [self.values[self.registers[name]] for name in LAUNCH[:3]]
        around = shared_out if self.parallel else nest
        block, counters, close = around(self.made, self.outside, "block", sizes)
        for axis, counter in zip(AXES, counters, strict=True):
            self.values[self.registers[f"block.{axis}"]] = counter
        done = self.made.add_block("block.done")
        if self.regions.together:
            self._one_after_the_other(block, done)
        else:
            self._as_threads_say(block, done)
        left = self.made.add_block("left")
        close(done, left)
        b = Builder(left)
        for place in self.heap:
            self._call(b, "free", ty.VOID, [place])
        b.br(self.finish)

    def _one_after_the_other(self, begin: Block, done: Block) -> None:
        heads = {region.start: self.made.add_block(f"region.{region.number}") for region in self.regions.all}
        Builder(begin).br(heads[self.kernel.entry])
        for region in self.regions.all:
            last = RegionBody(self, region, heads[region.start]).emit()
            self._leave(last, region, region.ends[0], heads, done)

    def _leave(self, last: Block, region: Region, end: End, heads: dict[Block, Block], done: Block) -> None:
        b = Builder(last)
        if end.start is not None:
            b.br(heads[end.start])
        elif end.branch is None:
            b.br(done)
        else:
            terminator = end.branch.terminator
            condition = self._outer_value(b, terminator.operands[0])
            targets = [heads[target] for target in terminator.targets]
            if isinstance(terminator, ins.Switch):
                b.switch(condition, targets[0], list(zip(terminator.cases, targets[1:], strict=True)))
            else:
                b.cond_br(condition, *targets)

    def _outer_value(self, b: Builder, value: Value) -> Value:
        if isinstance(value, ins.Instruction):
            return load_as(b, value.type, self.places["kept", value])
        return self.values.get(value, value)

    def _as_threads_say(self, begin: Block, done: Block) -> None:
        """A loop that takes, of the regions where threads are, the one that comes first, until all threads have left."""
        assert self.next is not None
        b = Builder(begin)
        entry = next(region.number for region in self.regions.all if region.start is self.kernel.entry)
        self._call(b, "polyglot_gpu_begin", ty.VOID, [self.next, self.threads, const_int(ty.I32, entry)])
        choose, trap = self.made.add_block("choose"), self.made.add_block("nowhere")
        b.br(choose)
        Builder(trap).unreachable()
        first_of_blocks = sum(not self._behind_block_barrier(region) for region in self.regions.all)
        b.at_end(choose)
        chosen = self._call(b, "polyglot_gpu_choose", ty.I32, [self.next, self.threads, const_int(ty.I32, first_of_blocks)])
        heads = {region.number: self.made.add_block(f"region.{region.number}") for region in self.regions.all}
        b.switch(chosen, trap, [(_LEFT, done), *heads.items()])
        for region in self.regions.all:
            b.at_end(heads[region.number])
            for block, array in self.masks.items():
                if region.start in block.successors:
                    wait = [self.next, array, self.threads, const_int(ty.I32, region.number)]
                    self._call(b, "polyglot_gpu_arrived", ty.VOID, wait)
            Builder(RegionBody(self, region, heads[region.number]).emit()).br(choose)

    def _call(self, b: Builder, name: str, result: Type, arguments: list[Value]) -> Value:
        call = b.call_named(name, result, arguments)
        if self.location:
            call.metadata["dbg"] = self.location
        return call

    def _behind_block_barrier(self, region: Region) -> bool:
        return any(kind == "block" and region.start in block.successors for block, kind in self.registers.barriers.items())

    def _holds_shared(self, value: Value) -> bool:
        """Whether a constant has the address of shared memory in it, other than as where an address begins."""
        if value in self.shared.values():
            return False
        if isinstance(value, ConstantExpr):
            return any(self._holds_shared(part) for part in value.operands)
        return isinstance(value, ConstantAggregate | GlobalVariable) and self.names_shared(value)

    def names_shared(self, value: Value) -> bool:
        """Whether a constant names a variable that the threads of a block share."""
        return any(mentions(value, variable) for variable in self.shared.values())

    def number_of(self, start: Block) -> int:
        return self.regions.of(start).number


def mentions(value: Value, wanted: Value) -> bool:
    """Whether a value is another, or a constant, or a variable with an initial value, that names it."""
    seen: set[Value] = set()
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if one is wanted:
            return True
        if one in seen or isinstance(one, ins.Instruction):
            continue
        seen.add(one)
        waiting += [*getattr(one, "operands", ()), *getattr(one, "elements", ())]
        if isinstance(one, GlobalVariable) and one.initializer is not None:
            waiting.append(one.initializer)
    return False
