"""From instructions to facts about memory: what every integer is, where every pointer points, which bytes an access touches.

One pass over a program states what each instruction implies; copies of unknown content (memcpy), indirect calls and address arithmetic on
integers are repeated until nothing new is learned. The analysis is flow- and context-insensitive and covers the whole program at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from polyglot_ad.analysis.tbaa import AccessTypes, access_type
from polyglot_ad.callees.operations import Opcode, complete
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Argument, Value

from .address_constraints import AddressConstraints
from .addresses import become_addresses, only_counting, only_tag_bits, points
from .call_constraints import CallConstraints
from .counts import Counts
from .facts import MemoryFacts
from .leaves import KIND_OF_FLOAT, array_regions, leaf_range, leaves, scalar_accesses
from .meetings import meet_overlaps
from .nodes import FLOAT_KINDS, Content, Location, Node, tag_of
from .overlaps import is_confused
from .small_constants import small_constants
from .tags import aligned, alignment_of_uses
from .turned import turned_kind

_MOVING = frozenset(
    ("getelementptr", "phi", "select", "freeze", "addrspacecast", "load", "store", "atomicrmw", "cmpxchg", "call", "invoke", "ret")
)
"""What must be said again when pointers are found to lead to more places."""


class ConstraintGenerator:
    """Fills `facts` from the instructions of all functions with bodies."""

    def __init__(self, facts: MemoryFacts, overlapping: list[Argument]) -> None:
        self.facts = facts
        self.memory = facts.memory
        self._overlapping = overlapping
        self.layout = facts.layout
        self._arithmetic: list[ins.Instruction] = []
        self._counting: list[ins.Instruction] = []
        """Sums that do not overflow: of integers, unless something else says that they are of addresses."""
        self._from_integers: list[ins.Instruction] = []
        self._types = AccessTypes(facts.module)
        self._counts = Counts(facts.module)
        self._again: list[ins.Instruction] | None = None
        """Instructions through which pointers flow, once all have been seen."""
        self._calls = CallConstraints(self, facts)
        self._addresses = AddressConstraints(self, facts)

    def run(self, tentative: bool = False) -> None:
        """To the fixpoint; `tentative`: only as long as memory is not confused, which it stays once it is."""
        module = self.facts.module
        for variable in module.globals.values():
            if isinstance(variable, val.GlobalVariable):
                self._global(variable)
        again = []
        for function in module.functions.values():
            for instruction in function.instructions():
                self._instruction(instruction)
                if instruction.opcode in _MOVING:
                    again.append(instruction)
        self._again = again
        counting = only_counting(self.layout, self._sums_with_constants())
        stage = 0
        while True:
            if tentative and is_confused(self.memory):
                return
            before = self.memory.changes
            for instruction in again:
                self._instruction(instruction)
            for instruction in self._from_integers:
                if self.facts.kind(instruction.operands[0]) in ("ptr", "mixed"):
                    self._made_of_integer(instruction)
            for instruction in (*self._arithmetic, *self._counting):
                if instruction not in counting:
                    self._addresses.arithmetic(instruction)
            self._calls.meet()
            self._overlaps(stage)
            meet_overlaps(self.memory, stage)
            if self.memory.changes == before and not self._addresses.settled:
                self._addresses.settled = True
            elif self.memory.changes == before:
                if stage == 0 and self._count():
                    continue
                if stage == 0:
                    self._typed_accesses()
                    self._tags()
                if stage == 2:
                    self.memory.counted_numbers = self._counts_with_numbers()
                    self.memory.final = True
                    return
                stage += 1

    def _sums_with_constants(self) -> Iterator[ins.Instruction]:
        sums = (i for i in (*self._arithmetic, *self._counting) if i.opcode in ("add", "sub"))
        return (i for i in sums if isinstance(i.operands[1], val.ConstantInt))

    def _count(self) -> bool:
        """Whether sums that are not seen to be of addresses tell something: that they are of integers."""
        before = self.memory.changes
        for instruction in self._counting:
            if not any(self.facts.is_pointer(operand) for operand in instruction.operands):
                self.integers(*instruction.operands, instruction)
        self._counting = [i for i in self._counting if any(self.facts.is_pointer(operand) for operand in i.operands)]
        return self.memory.changes != before

    def _counts_with_numbers(self) -> bool:
        """Whether integers are added up of which the only evidence says that they are numbers: the size of a list, if it lies where its
        elements have a value."""
        sums = (i for i in self._arithmetic if i.opcode in ("add", "sub"))
        return any(self.facts.kind(operand) in FLOAT_KINDS for i in sums for operand in i.operands)

    def _typed_accesses(self) -> None:
        """Integers that nothing is known of but that the language says are no more than that."""
        types = self._types
        addresses = become_addresses(i.operands[0] for i in self._from_integers)
        for instruction in self._again or ():
            if instruction.opcode in ("load", "store") and access_type(instruction) is not None:
                value = instruction if instruction.opcode == "load" else instruction.operands[0]
                unknown = value.type.is_integer and not isinstance(value, val.Constant) and self.facts.kind(value) is None
                if unknown and value not in addresses and types.is_integer(instruction):
                    self.integers(value)

    def _tags(self) -> None:
        """The same, of what is in no memory, and may be a small constant."""
        kept = {location.find().content.find() for node in self.memory.nodes for location in node.find()[0].locations()}
        for found in small_constants(self.facts):
            content = found.find()
            if content.kind is None and not content.may_point and content not in kept:
                self.memory.set_kind(content, "int")

    def _overlaps(self, stage: int) -> None:
        """Arguments whose memory may overlap: the scalars of one kind in them may be the same, whichever argument they are reached from.
        Nothing is said about where: an array of numbers that lies over an array of structures meets the numbers in them."""
        if len(self._overlapping) < 2:
            return
        together: dict[str, Location] = {}
        everywhere: Location | None = None
        for node in dict.fromkeys(self.facts.node(argument) for argument in self._overlapping):
            for location in node.locations():
                kind = location.find().content.find().kind
                if kind is None and stage < 2:
                    continue  # it may still turn out to be what lies in the same bytes
                if kind == "mixed":
                    everywhere = everywhere or location
                    self.memory.unify_locations(location, everywhere)
                else:
                    self.memory.unify_locations(location, together.setdefault(kind if kind in FLOAT_KINDS else "", location))
        if everywhere is not None:
            for location in together.values():
                self.memory.unify_locations(location, everywhere)

    # globals ----------------------------------------------------------------------------------------------------------------

    def _global(self, variable: val.GlobalVariable) -> None:
        node = self.facts.global_node(variable)
        if isinstance(variable.value_type, ty.StructType) and variable.value_type.fields is None:
            return  # of a type that only a library knows
        for start, end, stride in array_regions(self.layout, variable.value_type):
            self.memory.add_region(node, start, end, stride)
        if variable.initializer is not None:
            self._initializer(node, 0, variable.initializer)

    def _initializer(self, node: Node, offset: int, value: Value) -> None:
        if isinstance(value, val.ConstantAggregate):
            elements = value.elements
            if (
                elements
                and all(isinstance(e, val.ConstantFloat | val.ConstantInt) for e in elements)
                and not isinstance(value.type, ty.StructType)
            ):
                elements = elements[:1]
            for index, element in enumerate(elements):
                self._initializer(node, offset + self.layout.offset(value.type, index), element)
        elif isinstance(value, val.ConstantFloat):
            assert isinstance(value.type, ty.FloatType)
            location = self.memory.access(node, offset, self.layout.store_size(value.type), tag=tag_of(value.type))
            self.memory.set_kind(location.content, KIND_OF_FLOAT[value.type])
        elif (value.type.is_pointer and not isinstance(value, val.ConstantNull | val.ConstantUndef)) or points(value):
            location = self.memory.access(node, offset, self.layout.size(value.type), tag=tag_of(value.type))
            self.memory.unify(location.content, self.facts.contents(value)[0])

    # instructions -----------------------------------------------------------------------------------------------------------

    def _instruction(self, instruction: ins.Instruction) -> None:
        _CONSTRAINTS[instruction.opcode](self, instruction)  # type: ignore[index]

    def _all_integers(self, instruction: ins.Instruction) -> None:
        self.integers(*instruction.operands, instruction)

    def _from_integer(self, instruction: ins.Instruction) -> None:
        self.integers(instruction.operands[0])

    def _to_integer(self, instruction: ins.Instruction) -> None:
        self.integers(instruction)

    def _nothing(self, instruction: ins.Instruction) -> None:
        """Types say what its operands and its result are, and no pointer goes through it."""

    def integers(self, *values: Value) -> None:
        for value in values:
            if not isinstance(value, val.Constant):
                self.memory.set_kind(self.facts.contents(value)[0], "int")

    def same(self, a: Value, b: Value) -> None:
        """Two values carry the same scalars."""
        if (isinstance(a, val.Constant) and not points(a)) or (isinstance(b, val.Constant) and not points(b)):
            return
        for x, y in zip(self.facts.contents(a), self.facts.contents(b), strict=False):
            self.memory.unify(x, y)

    def flow(self, target: Value, source: Value) -> None:
        """What one value is, the other may be: a pointer leads to all that what flows into it leads to, but not the other way round."""
        if not target.type.is_pointer or not source.type.is_pointer:
            self.same(target, source)
        elif not isinstance(source, val.Constant) or points(source):
            self.lead(self.facts.contents(target)[0], self.facts.contents(source)[0])

    def lead(self, target: Content, source: Content) -> None:
        node, offset = self.memory.target(source)
        self.memory.point(target, node, offset, self.memory.spread(source))

    def _add(self, instruction: ins.Instruction) -> None:
        if not instruction.type.is_integer:
            return
        if instruction in self._counts.steps:
            self.integers(*instruction.operands, instruction)
        if "nsw" in instruction.flags or ("nuw" in instruction.flags and isinstance(instruction.operands[1], val.ConstantInt)):
            if instruction.type is ty.I64:
                self._counting.append(instruction)
            else:
                self.integers(*instruction.operands, instruction)
        elif isinstance(instruction.type, ty.IntType) and instruction.type.bits == 64:
            self._arithmetic.append(instruction)
        else:
            self.integers(*instruction.operands, instruction)

    def _and(self, instruction: ins.Instruction) -> None:
        if instruction.type is ty.I64 and not only_tag_bits(instruction):
            self._arithmetic.append(instruction)

    def _sext(self, instruction: ins.Instruction) -> None:
        self.integers(instruction.operands[0], instruction)

    def _phi(self, instruction: ins.Instruction) -> None:
        self._chosen(instruction, instruction.operands)

    def _select(self, instruction: ins.Instruction) -> None:
        self._chosen(instruction, instruction.operands[1:])

    def _chosen(self, instruction: ins.Instruction, values: Sequence[Value]) -> None:
        """One of several values. Members of two objects are not one place of one object: so long as it is not known whether the objects
        are one (nodes of a tree are), only what was not moved says so."""
        for value in values:
            if self._again is not None or not isinstance(value, ins.GetElementPtr):
                self.flow(instruction, value)

    def _freeze(self, instruction: ins.Instruction) -> None:
        self.flow(instruction, instruction.operands[0])

    def _inttoptr(self, instruction: ins.Instruction) -> None:
        """The result is the operand's address if that is one; a number made into an address (Rust's dangling pointers) points nowhere."""
        self.facts.node(instruction).origins.add("integer")
        if not isinstance(instruction.operands[0], val.Constant):
            self._from_integers.append(instruction)

    def _made_of_integer(self, instruction: ins.Instruction) -> None:
        """An address made of an integer leads where that does; where it is used as it is, to what is aligned as these accesses are."""
        source = instruction.operands[0]
        if not instruction.type.is_pointer:
            self.same(instruction, source)
            return
        node, offset = self.facts.pointer(source)
        spread = self.memory.spread(self.facts.contents(source)[0])
        offset, spread = aligned(node, offset, spread, alignment_of_uses(instruction))
        self.memory.point(self.facts.contents(instruction)[0], node, offset, spread)

    def _bitcast(self, instruction: ins.Instruction) -> None:
        source, target = instruction.operands[0].type.scalar, instruction.type.scalar
        if source in KIND_OF_FLOAT and target in KIND_OF_FLOAT and source is not target:
            self.memory.set_kind(self.facts.contents(instruction)[0], "mixed")
        self.same(instruction, instruction.operands[0])

    def _extractvalue(self, instruction: ins.Instruction) -> None:
        assert isinstance(instruction, ins.ExtractValue)
        whole = instruction.operands[0]
        start, end = leaf_range(self.layout, whole.type, instruction.indices)
        if isinstance(whole, val.ConstantUndef | val.ConstantZero):
            return
        for x, y in zip(self.facts.contents(instruction), self.facts.contents(whole)[start:end], strict=True):
            self.memory.unify(x, y)

    def _insertvalue(self, instruction: ins.Instruction) -> None:
        assert isinstance(instruction, ins.InsertValue)
        whole, element = instruction.operands
        start, end = leaf_range(self.layout, whole.type, instruction.indices)
        mine = self.facts.contents(instruction)
        if not isinstance(whole, val.ConstantUndef | val.ConstantZero):
            for i, content in enumerate(self.facts.contents(whole)):
                if not start <= i < end:
                    self.memory.unify(mine[i], content)
        if not isinstance(element, val.Constant) or points(element):
            for x, y in zip(mine[start:end], self.facts.contents(element), strict=True):
                self.memory.unify(x, y)

    def _extractelement(self, instruction: ins.Instruction) -> None:
        self.same(instruction, instruction.operands[0])

    def _insertelement(self, instruction: ins.Instruction) -> None:
        self.same(instruction, instruction.operands[0])
        self.same(instruction, instruction.operands[1])

    def _shufflevector(self, instruction: ins.Instruction) -> None:
        self.same(instruction, instruction.operands[0])
        self.same(instruction, instruction.operands[1])

    # memory -----------------------------------------------------------------------------------------------------------------

    def _alloca(self, instruction: ins.Instruction) -> None:
        assert isinstance(instruction, ins.Alloca)
        node, _ = self.facts.pointer(instruction)
        node.origins.add("alloca")
        node.sites.append(instruction)
        if not instruction.counted or isinstance(instruction.operands[0], val.ConstantInt):
            for start, end, stride in array_regions(self.layout, instruction.allocated_type):
                self.memory.add_region(node, start, end, stride)

    def _access(
        self, access: ins.Instruction, pointer: Value, type: Type, contents: tuple[Content, ...] | None, counted: bool = False
    ) -> None:
        """`counted`: it is an integer, where addresses are at other times (`counts.py`)."""
        address = self.facts.contents(pointer)[0]
        path = self._types.path(access)
        for index, (_, at, leaf) in enumerate(leaves(self.layout, type)):
            for inner, size, scalar in scalar_accesses(self.layout, leaf):
                location = self.memory.reach(address, at + inner, size, self.facts.tag(pointer, scalar))
                location.types.add(path)
                if self.memory.parted and scalar.is_pointer:
                    self.memory.set_kind(location.content, "ptr")
                if scalar in KIND_OF_FLOAT:
                    self.memory.set_kind(location.content, turned_kind(access) or KIND_OF_FLOAT[scalar])
                elif counted and not location.content.find().floats:
                    self.memory.set_kind(location.content, "int")
                elif contents is not None:
                    self.memory.unify(location.content, contents[index])

    def _load(self, instruction: ins.Instruction) -> None:
        if instruction in self._counts.ends:
            self.integers(instruction)
        self._access(
            instruction, instruction.operands[0], instruction.type, self.facts.contents(instruction), instruction in self._counts.ends
        )

    def _store(self, instruction: ins.Instruction) -> None:
        value, pointer = instruction.operands
        plain = isinstance(value, val.Constant) and not points(value)
        counted = value in self._counts.made
        if counted:
            self.integers(value)
        self._access(instruction, pointer, value.type, None if plain else self.facts.contents(value), counted)

    def _atomicrmw(self, instruction: ins.Instruction) -> None:
        pointer, value = instruction.operands
        self._access(instruction, pointer, value.type, self.facts.contents(instruction))
        self.same(instruction, value)

    def _cmpxchg(self, instruction: ins.Instruction) -> None:
        pointer, expected, new = instruction.operands
        mine = self.facts.contents(instruction)[:1]
        self._access(instruction, pointer, new.type, mine)
        for value in (expected, new):
            if not isinstance(value, val.Constant) or points(value):
                self.memory.unify(mine[0], self.facts.contents(value)[0])

    def _getelementptr(self, instruction: ins.Instruction) -> None:
        assert isinstance(instruction, ins.GetElementPtr)
        self._addresses.element(instruction, first=self._again is None)

    def _call(self, instruction: ins.Instruction) -> None:
        assert isinstance(instruction, ins.CallBase)
        self._calls.constrain(instruction, first=self._again is None)

    def _ret(self, instruction: ins.Instruction) -> None:
        if instruction.operands:
            value = instruction.operands[0]
            if not isinstance(value, val.Constant) or points(value):
                results = self.facts.result_contents(instruction.function)
                if value.type.is_pointer:
                    self.lead(results[0], self.facts.contents(value)[0])
                    return
                for x, y in zip(results, self.facts.contents(value), strict=True):
                    self.memory.unify(x, y)


_Constraint = Callable[[ConstraintGenerator, ins.Instruction], None]
_G = ConstraintGenerator
_CONSTRAINTS: Mapping[Opcode, _Constraint] = complete(
    {
        **dict.fromkeys(("mul", "sdiv", "udiv", "srem", "urem", "shl"), _G._all_integers),
        "add": _G._add, "sub": _G._add, "and": _G._and, "or": _G._and, "xor": _G._and, "sext": _G._sext,
        "sitofp": _G._from_integer, "uitofp": _G._from_integer, "switch": _G._from_integer,
        "fptosi": _G._to_integer, "fptoui": _G._to_integer,
        "phi": _G._phi, "select": _G._select,
        **dict.fromkeys(("freeze", "ptrtoint", "ptrtoaddr", "addrspacecast"), _G._freeze),
        "inttoptr": _G._inttoptr, "bitcast": _G._bitcast,
        "extractvalue": _G._extractvalue, "insertvalue": _G._insertvalue,
        "extractelement": _G._extractelement, "insertelement": _G._insertelement, "shufflevector": _G._shufflevector,
        "alloca": _G._alloca, "load": _G._load, "store": _G._store, "atomicrmw": _G._atomicrmw, "cmpxchg": _G._cmpxchg,
        "getelementptr": _G._getelementptr, "ret": _G._ret,
        **dict.fromkeys(("call", "invoke", "callbr"), _G._call),
        # Bits that are moved within an integer are no longer what the whole was; floating-point operations are of known types.
        **dict.fromkeys(("trunc", "zext", "lshr", "ashr", "icmp", "fcmp"), _G._nothing),
        **dict.fromkeys(("fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fptrunc", "fpext"), _G._nothing),
        **dict.fromkeys(("br", "indirectbr", "unreachable", "resume", "landingpad", "fence"), _G._nothing),
        **dict.fromkeys(("catchpad", "cleanuppad", "catchret", "cleanupret", "catchswitch", "va_arg"), _G._nothing),
    },
    "what instructions say of memory",
)  # fmt: skip
