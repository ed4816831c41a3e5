"""Shadow pointers: in the copy of a function, beside every pointer to memory that has a shadow stands the pointer to the shadow.

Shadow pointers are computed as the primal ones are: address arithmetic on the shadow base, phis of shadows, loads from shadow memory,
shadow allocations (zeroed). Everything is per lane: a derivative of width n has n shadows.
"""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.analysis.memory import leaves
from polyglot_ad.analysis.memory.addresses import FOLLOWED, from_address
from polyglot_ad.analysis.memory.tags import changes_tag
from polyglot_ad.callees import allocation_of, describe
from polyglot_ad.guards.blocks import SHADOW, is_noted
from polyglot_ad.guards.held_memory import mark, markable
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, zero
from polyglot_ad.ir.values import Block, Value

from ..clone import Clone, copy_instruction
from ..context import ProgramContext
from ..rewrites.memory.address_offsets import offset_address
from .globals import check_block, check_loaded_address
from .helpers import emit_zero
from .runtime_activity import asks, is_there, place_to_write
from .tagged import as_words, is_address

_MIRRORED = frozenset(
    ("getelementptr", "bitcast", "addrspacecast", "ptrtoint", "inttoptr", "freeze", "extractvalue", "insertvalue", "extractelement",
     "insertelement", "shufflevector", "add", "sub", "and", "or", "xor", "load")
)  # fmt: skip


class Shadows:
    """The shadows of one function's copy. `arguments` gives those of the parameters."""

    def __init__(self, program: ProgramContext, clone: Clone, arguments: dict[Value, list[Value]]) -> None:
        self.program = program
        self.clone = clone
        self.width = program.width
        self._shadow: dict[Value, list[Value]] = dict(arguments)
        self._pending: list[tuple[ins.Phi, list[Value]]] = []
        self.twins: dict[Value, Value] = {}
        """Shadow load to the primal load it mirrors."""
        self.tangent_bits: Callable[[Builder, Value, int], Value] | None = None
        """In forward mode, what makes an integer of the tangent of a float whose bits the program takes."""

    def has(self, value: Value) -> bool:
        return self.program.activity.has_shadow(self.clone.source_of(value))

    def of(self, value: Value, lane: int) -> Value:
        """The shadow of a pointer of the copy; a constant without shadow memory is its own."""
        if isinstance(value, val.Constant):
            return self.program.variables.shadow_constant(value, lane)
        found = self._shadow.get(value)
        if found is None:
            if self._is_cell(value):
                return zero(value.type)  # a number, since no address is made in this way
            if not self.has(value) or not holds_address(value.type):
                return value  # what is computed by integer operations that make no address has no shadow, whatever it is unified with
            row = describe(value).external if isinstance(value, ins.CallBase) else None
            if row is not None and row.kind == "lock":
                return value  # a thread's name: nothing that the program reads or writes is behind it
            raise self.program.refuse(
                "PAD-E305", f"the pointer made by {_construct(value)}", value if isinstance(value, ins.Instruction) else None,
                "the engine does not know how its shadow is made", "keep active data out of this construct",
            )  # fmt: skip
        return found[lane]

    def define(self, value: Value, shadows: list[Value]) -> None:
        self._shadow[value] = shadows

    def prepare_phis(self, order: list[Block]) -> None:
        """Make the shadow phis first, without operands: what they join is not there yet."""
        for block in order:
            for phi in list(block.phis()):
                if self.has(phi):
                    made: list[Value] = []
                    for _ in range(self.width):
                        shadow = ins.Phi(phi.type, (), f"{phi.name}.shadow")
                        block.insert(0, shadow)
                        made.append(shadow)
                    self.define(phi, made)
                    assert isinstance(phi, ins.Phi)
                    self._pending.append((phi, made))

    def finish_phis(self) -> None:
        for phi, made in self._pending:
            for lane, shadow in enumerate(made):
                assert isinstance(shadow, ins.Phi)
                for value, block in zip(phi.operands, phi.blocks, strict=True):
                    shadow.add_incoming(self._chosen(phi, value, lane), block)

    def _chosen(self, choice: ins.Instruction, value: Value, lane: int) -> Value:
        """The shadow of an alternative. Beside a cell's words a constant integer is a number."""
        return zero(value.type) if isinstance(value, val.ConstantInt) and self._is_cell(choice) else self.of(value, lane)

    def mirror(self, builder: Builder, instruction: ins.Instruction) -> bool:
        """Compute the shadow of an instruction's result where it is address computation; whether it was."""
        opcode = instruction.opcode
        source = self.clone.source_of(instruction)
        if isinstance(source, ins.Load):
            check_block(self.program, builder, source, instruction)
        if opcode == "select" and self.has(instruction):
            condition, a, b = instruction.operands
            chosen = [(self._chosen(instruction, a, k), self._chosen(instruction, b, k)) for k in range(self.width)]
            self.define(instruction, [builder.select(condition, *shadows) for shadows in chosen])
            return True
        if opcode not in _MIRRORED or not self.has(instruction):
            return False
        if opcode in FOLLOWED and self._starts_from_cells(instruction):
            self._mirror_arithmetic(builder, instruction)
            return True
        if (
            opcode in FOLLOWED
            and self._is_cell(instruction)
            and not any(self._leads(instruction, k) for k in range(len(instruction.operands)))
        ):
            self.define(instruction, [zero(instruction.type)] * self.width)  # a number, since no address is made in this way
            return True
        if self._is_cell(instruction) and opcode == "bitcast" and instruction.operands[0].type.scalar.is_float:
            self._mirror_number(builder, instruction)
            return True
        base = self._base(instruction) if opcode in FOLLOWED and instruction.type is ty.I64 else None
        if base is not None and not self._sets_tag(instruction, base):
            # As far from the shadow of where it started as the address is from there.
            distance = builder.sub(instruction, base)
            self.define(instruction, [offset_address(builder, self.of(base, lane), distance) for lane in range(self.width)])
            return True
        made: list[Value] = []
        for lane in range(self.width):
            operands = [self.of(o, lane) if self._leads(instruction, k) else o for k, o in enumerate(instruction.operands)]
            copied = copy_instruction(instruction, operands)
            copied.name = f"{instruction.name}.shadow" if instruction.name else ""
            made.append(builder.insert(copied))
            if opcode == "load":
                made[-1] = self._loaded(builder, instruction, copied)
                if isinstance(source, ins.Load) and self.program.earlier.target(source) is not None:
                    check_loaded_address(self.program, builder, source, instruction, copied)
        self.define(instruction, made)
        return True

    def _base(self, instruction: ins.Instruction) -> Value | None:
        """The address that masks, or any arithmetic but adding, are applied to."""
        if instruction.opcode == "add" or (instruction.opcode == "sub" and self._leads(instruction, 0)):
            return None
        found = [o for k, o in enumerate(instruction.operands) if self._leads(instruction, k)]
        return found[0] if len(found) == 1 else None

    def _sets_tag(self, instruction: ins.Instruction, base: Value) -> bool:
        """Whether bits are set, cleared or flipped that the address has in common with its shadow."""
        source = self.clone.source_of(instruction)
        assert isinstance(source, ins.Instruction) and source.block is not None
        number = next(o for k, o in enumerate(source.operands) if instruction.operands[k] is not base)
        return changes_tag(self.program.facts.node(self.clone.source_of(base)), source, number)

    def _leads(self, instruction: ins.Instruction, index: int) -> bool:
        """Whether an operand is an address that the result comes from. The same integer may be stored where addresses are, and be an index
        or a step here."""
        operand = instruction.operands[index]
        if instruction.opcode in ("getelementptr", "extractelement") and index > 0:
            return False
        if instruction.opcode == "insertelement" and index > 1:
            return False
        if instruction.opcode in FOLLOWED and self._is_cell(operand):
            return from_address(operand)
        return self._is_address(operand)

    def _is_address(self, value: Value) -> bool:
        return not value.type.scalar.is_float and self.program.facts.is_pointer(self.clone.source_of(value))

    def _is_cell(self, value: Value) -> bool:
        """Whether a value is an integer that may be a number's bits and may be an address."""
        return value.type.scalar.is_integer and self.program.cells.is_cell(self.program.facts.content(self.clone.source_of(value)))

    def _starts_from_cells(self, instruction: ins.Instruction) -> bool:
        """Whether the address that integer arithmetic makes, if it does, comes from a cell."""
        if from_address(instruction) or not any(map(self._is_cell, instruction.operands)):
            return False
        return self._is_cell(instruction) or not any(self._leads(instruction, k) for k in range(len(instruction.operands)))

    def _mirror_arithmetic(self, builder: Builder, instruction: ins.Instruction) -> None:
        """Arithmetic on an integer that is an address makes an address: as far from the shadow as the result is from the integer. The
        result has no tangent otherwise."""
        made: list[Value] = []
        none = zero(instruction.type)
        for lane in range(self.width):
            result: Value = none
            for k in (1, 0):
                operand = instruction.operands[k]
                if isinstance(operand, val.Constant) or not self._is_cell(operand):
                    continue
                shadow = self.of(operand, lane)
                if instruction.opcode == "add" or (instruction.opcode == "sub" and k == 0) or self._sets_tag(instruction, operand):
                    operands = list(instruction.operands)
                    operands[k] = shadow
                    copied = builder.insert(copy_instruction(instruction, operands))
                    copied.flags = ()
                    moved: Value = copied
                else:
                    moved = offset_address(builder, shadow, builder.sub(instruction, operand))
                result = builder.select(builder.icmp("ne", shadow, none), moved, result)
            made.append(result)
        self.define(instruction, made)

    def _mirror_number(self, builder: Builder, instruction: ins.Instruction) -> None:
        """The shadow of an integer that is a number: the bits of its tangent."""
        made: list[Value] = []
        for lane in range(self.width):
            bits = self.tangent_bits
            made.append(bits(builder, instruction, lane) if bits is not None else zero(instruction.type))
        self.define(instruction, made)

    def _loaded(self, builder: Builder, load: ins.Instruction, shadow: Value) -> Value:
        """What was loaded from shadow memory. In reverse mode the shadow of an integer from a cell is an address or zero; the cell holds
        something else when the reverse pass runs, so it is not loaded again."""
        if self.program.forward or not self._is_cell(load):
            self.twins[shadow] = load
            return shadow
        if not self.program.cells.are_callers:
            return shadow
        word = as_words(builder, shadow)
        if word.type.scalar is not ty.I64:
            raise self.program.unproved(load)
        kept = builder.select(is_address(builder, word, as_words(builder, load)), word, zero(word.type))
        return builder.cast("bitcast", kept, load.type)

    # memory -----------------------------------------------------------------------------------------------------------------

    def place(self, builder: Builder, pointer: Value, lane: int) -> Value:
        """Where a store to a pointer stores the shadow of the value."""
        shadow = self.of(pointer, lane)
        if not asks(self.program, self.clone.source_of(pointer)):
            return shadow
        return place_to_write(builder, is_there(builder, pointer, shadow), shadow)

    def store(self, builder: Builder, store: ins.Instruction) -> None:
        """Mirror a store of pointers into shadow memory."""
        value, pointer = store.operands
        if value.type.scalar.is_float:
            # A number where addresses are stored too: in shadow memory its adjoint or tangent stands, and no address.
            if self.has(pointer) and self.has(value):
                raise self.program.unproved(store)
            return
        if self.has(pointer) and self._is_address(value):
            source = self.clone.source_of(store)
            assert isinstance(source, ins.Store)
            # An address that leads to nothing with a derivative may be a number's bits: they are not its adjoint.
            numbers = self.program.cells.numbers_stored(source)
            for lane in range(self.width):
                if value.type.is_aggregate:
                    self._store_leaves(builder, store, lane, numbers)
                elif self.has(value) or not (numbers or self._is_counted(value)):
                    builder.insert(copy_instruction(store, [self.of(value, lane), self.place(builder, pointer, lane)]))

    def _is_counted(self, value: Value) -> bool:
        """Whether a value is computed by integer arithmetic that starts from no pointer, where addresses are stored, too. Nothing reads it
        in shadow memory, and there it would say of a derivative of the derivative that what is in the two memories is one."""
        return value.type is ty.I64 and isinstance(value, ins.Instruction) and value.opcode in FOLLOWED and not from_address(value)

    def _store_leaves(self, builder: Builder, store: ins.Instruction, lane: int, numbers: set[int]) -> None:
        value, pointer = store.operands
        shadow = self.of(value, lane)
        contents = self.program.facts.contents(self.clone.source_of(value))
        for index, (content, (path, offset, leaf)) in enumerate(zip(contents, leaves(self.program.layout, value.type), strict=True)):
            if leaf.scalar.is_float and self.program.activity.points_to_shadowed(content):
                raise self.program.unproved(store)
            number = index in numbers and not self.program.activity.points_to_shadowed(content)
            if content.may_point and not leaf.scalar.is_float and not number:
                place = builder.gep(ty.I8, self.place(builder, pointer, lane), [offset])
                builder.store(builder.extract_value(shadow, *path), place)

    def allocate(self, builder: Builder, call: ins.CallBase) -> None:
        """A shadow allocation of the same size, zeroed, right after a call to an allocator."""
        row = allocation_of(call)
        assert row is not None
        made: list[Value] = []
        for _ in range(self.width):
            shadow = builder.insert(copy_instruction(call, list(call.operands)))
            shadow.name = f"{call.name}.shadow" if call.name else ""
            made.append(shadow)
            if markable(row) and not self.program.lifetimes.outlives(self.program.facts.node(self.clone.source_of(call))):
                mark(shadow)
            elif is_noted(row) and row.place < 0:
                self.program.earlier.allocated(builder, shadow)
            if row.kind != "zeroed" and row.size:
                size = allocated_bytes(builder, call, row.size)
                emit_zero(builder, shadow, size)
            if isinstance(shadow, ins.CallBase):
                shadow.attributes = (*shadow.attributes, SHADOW)
        self.define(call, made)


def allocated_bytes(builder: Builder, call: ins.CallBase, size: tuple[int, ...]) -> Value:
    """The product of an allocator call's size arguments, as i64."""
    total: Value | None = None
    for index in size:
        factor = builder.cast("zext", call.arguments[index], ty.I64)
        total = factor if total is None else builder.mul(total, factor)
    assert total is not None
    return total


def holds_address(type: ty.Type) -> bool:
    if isinstance(type, ty.StructType):
        return any(holds_address(field) for field in type.fields or ())
    return holds_address(type.element) if isinstance(type, ty.ArrayType | ty.VectorType) else type.is_pointer


def _construct(value: Value) -> str:
    return value.opcode if isinstance(value, ins.Instruction) else type(value).__name__.lower()
