"""What the generators of derivatives share: the program, its analyses, and the derivatives made so far."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NoReturn, cast

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.bits.refusals import TAKEN_APART, WRITTEN_DOWN, lost
from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.effects import EVERYTHING, Effects
from polyglot_ad.analysis.external_state import called_back
from polyglot_ad.analysis.memory import (
    FLOAT_KINDS,
    FLOAT_OF_KIND,
    KIND_OF_FLOAT,
    Content,
    Field,
    Location,
    MemoryFacts,
    Node,
    Provenance,
    leaves,
)
from polyglot_ad.analysis.memory.turned import turned_kind
from polyglot_ad.analysis.message_bytes import has_types_of_bytes, sends_structures
from polyglot_ad.analysis.windows import windows_of
from polyglot_ad.callees import allocation_of, describe
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.guards.held_memory import markable
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.instructions import AtomicRMW, CallBase, Instruction, Load, Store
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.langs.cxx import exceptions as cxx
from polyglot_ad.langs.run_times import RUN_TIMES
from polyglot_ad.rules import Strong

from .atomics import counts
from .earlier import Earlier
from .parallel import Sharing
from .parallel.threadprivate import TABLE, is_private, own_copy, shadow_of_copy
from .refusals import refusal
from .report import Report
from .reverse.tape_stack import install_stack
from .sliced_words import unjoined
from .writers import Writers

if TYPE_CHECKING:
    from .checkpoint.open_world import OpenWorld
    from .checkpoint.program import Checkpointed, Checkpoints
    from .clone import Clone
    from .shadows import Shadows

READ_ONLY = ("memory(none)", "memory(read)", "memory(argmem: read)", "readnone", "readonly")


class ProgramContext:
    """One program under differentiation: facts are about `module`'s functions as they were before any derivative was added."""

    forward: bool = False
    """Whether tangents are made, not adjoints."""
    taylor: bool = False
    """Whether the lanes are derivatives of rising order along a curve (forward mode)."""
    again: bool = False
    """Whether this is the derivative of a derivative, so that what the program does to memory of its own was judged before."""
    level: int = 1
    """How many differentiations this is, of a derivative of a derivative."""
    continued: bool = False
    """Whether the derivative that is made is differentiated in its turn, so that its messages must be calls of MPI (`mpi/again.py`)."""
    strong_zero: Strong = None
    """What makes products of derivatives zero that have no value."""
    own_variables: Collection[str] = ()
    """Variables that the module only declares, but that belong to the program, not to a library."""
    held: bool = False
    """Whether the reverse half may run many times, or never, some time after the forward half (`reverse/memory.py`)."""
    checkpoints: Checkpoints
    """What is known of checkpointed loops, where a memory budget is given."""
    open_world: OpenWorld | None = None
    """Whose memory checkpointed loops may put back, where the caller does not say how large its arrays are."""
    runtime_nodes: frozenset[Node] = frozenset()
    """Memory whose shadow may be itself, which then has no derivative (`runtime_activity.py`)."""
    kept: frozenset[Value] = frozenset()
    """Of a held program: the root's pointer arguments whose memory nobody changes before the reverse half runs."""

    def __init__(
        self,
        module: Module,
        facts: MemoryFacts,
        activity: ActivityAnalysis,
        effects: Effects,
        width: int,
        noalias: bool,
        measure: bool = False,
    ) -> None:
        self.module = module
        self.facts = facts
        self.activity = activity
        self.effects = effects
        self.width = width
        self.noalias = noalias
        self.measure = measure
        self.report = Report()
        self.counters = 0
        self.layout: DataLayout = facts.layout
        self._made: dict[tuple[str, Function], object] = {}
        self._queue: list[Callable[[], None]] = []
        self.shadow_globals: dict[val.GlobalVariable, list[val.GlobalVariable]] = {}
        self.sources: dict[str, str] = {}
        """Name of a function under construction to the name of the function it comes from."""
        self._flows: dict[Function, ControlFlow] = {}
        self._writers: dict[Function, Writers] = {}
        self._all_writes: set[Location] | Literal[False] | None = False
        self._outside: tuple[set[Node], set[Node]] | None = None
        self._roots: list[Value] = []
        self.checkpointed: dict[Function, Checkpointed] = {}
        """The functions of checkpointed loops."""
        self.repeated: set[Function] = set()
        """Functions with messages that are sent again where checkpointed loops run again."""

    @cached_property
    def sharing(self) -> Sharing:
        """Which memory several threads may use at once."""
        return Sharing(self.module, self.facts, self.activity, self.effects, self.flow)

    @cached_property
    def earlier(self) -> Earlier:
        """What the program may find of earlier calls."""
        return Earlier(self)

    @cached_property
    def windows(self) -> int:
        """What the program does in one-sided communication, as flags of the runtime of messages."""
        return windows_of(self.module)

    @cached_property
    def sends_structures(self) -> bool:
        return sends_structures(self.facts)

    @cached_property
    def types_of_bytes(self) -> bool:
        return has_types_of_bytes(self.module)

    # derivatives of other functions, made once ------------------------------------------------------------------------------

    def made(self, kind: str, function: Function, declare: Callable[[], tuple[object, Callable[[], None]]]) -> object:
        """The derivative `kind` of a function: declared at first use, its body generated later, so that recursion finds it."""
        key = (kind, function)
        if key not in self._made:
            self._made[key], build = declare()
            self._queue.append(build)
        return self._made[key]

    def generate(self) -> None:
        while self._queue:
            self._queue.pop()()
        install_stack(self.module)

    # types of derivatives ---------------------------------------------------------------------------------------------------

    def adjoint_types(self, value: Value) -> list[ty.Type | None]:
        """Per scalar of the value's type: the type of its adjoint (or tangent), None where it has none.

        The tangent of an integer that carries floating-point bits are the bits of the tangent. Its adjoint must be added to, so it is of
        that float type (a vector of them when it holds several)."""
        found: list[ty.Type | None] = []
        for content, (_, _, leaf) in zip(self.facts.contents(value), leaves(self.layout, value.type), strict=True):
            found.append(self._adjoint_type(content, leaf))
        return found

    def _adjoint_type(self, content: Content, leaf: ty.Type) -> ty.Type | None:
        scalar = leaf.scalar
        if scalar.is_float:
            return leaf
        floats = content.find().floats
        if not isinstance(scalar, ty.IntType) or not floats:
            return None
        total = scalar.bits * (leaf.count if isinstance(leaf, ty.VectorType) else 1)
        if any(total % (FLOAT_KINDS[kind] * 8) for kind in floats):
            return None  # a part of a number
        if self.forward:
            return leaf
        kind = number_kind(content)
        if kind is None:
            return None
        element, width = FLOAT_OF_KIND[kind], FLOAT_KINDS[kind] * 8
        return element if total == width else ty.vector(element, total // width)

    # cells that hold numbers and addresses (tagged_shadows.py) ------------------------------------------------------------------------

    def is_cell(self, content: Content) -> bool:
        """Whether a scalar may be a number with a derivative and may be the address of memory with a shadow."""
        return bool(content.find().floats) and self.activity.points_to_shadowed(content)

    def is_cell_location(self, location: Location) -> bool:
        """Whether memory holds numbers with a derivative at one time, and addresses at another."""
        location = location.find()
        if self.activity.is_active_location(location) and self.is_cell(location.content):
            return True
        return any(self._number_and_address(location, other) for other in self.activity.overlaid(location))

    def _number_and_address(self, one: Location, other: Location) -> bool:
        for number, address in ((one, other), (other, one)):
            active = self.activity.is_active_location(number) and bool(number.find().content.find().floats)
            if active and address.find().content.find().may_point:
                return True
        return False

    def may_be_address(self, value: Value, leaf: int) -> bool:
        """Whether a scalar of a value, not a float by its type, may be the address of memory with a shadow."""
        if isinstance(value, val.ConstantInt | val.ConstantFloat):
            return False
        type = leaves(self.layout, value.type)[leaf][2]
        return not type.scalar.is_float and self.facts.contents(value)[leaf].may_point

    def cells_stored(self, store: Store) -> set[int]:
        """The scalars of a stored value that go to active cells."""
        found: set[int] = set()
        touched = iter(self.facts.locations(store.pointer, store.value.type))
        for index, (_, _, type) in enumerate(leaves(self.layout, store.value.type)):
            for _ in range(type.count if isinstance(type, ty.VectorType) else 1):
                location = next(touched).find()
                if self.is_cell_location(location):
                    found.add(index)
        return found

    def numbers_stored(self, store: Store) -> set[int]:
        """The scalars of a stored value that go where numbers with a derivative are: shadow memory has their adjoints or tangents there."""
        found: set[int] = set()
        touched = iter(self.facts.locations(store.pointer, store.value.type))
        for index, (_, _, type) in enumerate(leaves(self.layout, store.value.type)):
            for _ in range(type.count if isinstance(type, ty.VectorType) else 1):
                location = next(touched).find()
                if self.activity.is_active_location(location) and location.content.find().floats:
                    found.add(index)
        return found

    def kind_of(self, field: Field) -> str:
        """What reverse mode does with a scalar that is copied: see `split_fields`."""
        location = field.location.find()
        content = location.content.find()
        number = number_kind(content)
        if self.is_cell_location(location):
            views = [x for x in (location, *self.activity.overlaid(location)) if self.activity.is_active_location(x)]
            floats = frozenset[str]().union(*(x.find().content.find().floats for x in views))
            return f"cell.{next(iter(floats))}" if len(floats) == 1 and floats <= {"f32", "f64"} else "unproved"
        if not content.floats or not self.activity.is_active_location(location):
            return "ptr" if content.kind in ("ptr", "mixed") and content.may_point else "int"
        if number is None:
            return "unproved"
        return number

    @cached_property
    def cells_are_aligned(self) -> bool:
        """Whether the program reads and writes numbers and addresses only where they are aligned."""
        for function in self.activity.functions:
            for i in function.instructions():
                if isinstance(i, Load | Store) and 0 < i.align < 8:
                    accessed = i.type if isinstance(i, Load) else i.value.type
                    if any(self.layout.store_size(leaf.scalar) >= 8 for _, _, leaf in leaves(self.layout, accessed)):
                        return False
        return True

    @cached_property
    def cells_of_callers(self) -> bool:
        """Whether there are cells that may lie in a caller's arrays."""
        for node in {node.find()[0] for node in self.facts.memory.nodes}:
            if {"argument", "unknown"} & node.origins:
                for location in node.locations():
                    if self.is_cell_location(location):
                        return True
        return False

    @property
    def is_alone(self) -> bool:
        """Whether a derivative has state that its calls share, so that one runs at a time."""
        return bool(self.shadow_globals) or self.earlier.is_asked

    # pointers to globals ----------------------------------------------------------------------------------------------------

    def shadow_constant(self, constant: Value, lane: int) -> Value:
        """The shadow of a constant pointer."""
        if isinstance(constant, val.ConstantInt):
            return zero(constant.type)
        if isinstance(constant, val.GlobalVariable) and self.activity.has_shadow(constant):
            if self.is_private(constant):
                self._refuse_private(constant, "its address is used in another way than to read and write the thread's own")
            return self._shadow_global(constant)[lane]
        if isinstance(constant, val.ConstantExpr) and constant.opcode == "inttoptr" and isinstance(constant.operands[0], val.ConstantInt):
            return zero(constant.type)
        if isinstance(constant, val.ConstantExpr) and self.activity.has_shadow(constant):
            operands = tuple(o if isinstance(o, val.ConstantInt) else self.shadow_constant(o, lane) for o in constant.operands)
            return val.ConstantExpr(constant.type, constant.opcode, operands, constant.flags, constant.source_type)
        if isinstance(constant, val.ConstantAggregate):
            return val.ConstantAggregate(constant.type, tuple(self.shadow_constant(e, lane) for e in constant.elements))
        return constant

    def _shadow_global(self, variable: val.GlobalVariable) -> list[val.GlobalVariable]:
        found = self.shadow_globals.get(variable)
        if found is None:
            found = []
            self.shadow_globals[variable] = found
            private = self.is_private(variable)
            name = f"{variable.name}.shadow{self.level if self.level > 1 else ''}"  # of each level its own (set_up.py)
            for _ in range(self.width):
                type = TABLE if private else self._whole_words(variable.value_type)
                shadow = val.GlobalVariable(self.module.unique_name(name), type, None, prefix="internal", address_space="0")
                if alignment := re.search(r", align \d+", variable.suffix):
                    shadow.suffix = alignment[0]  # what the program knows of its variable is said of the shadow, too
                self.module.add_global(shadow)
                found.append(shadow)
            # Constants may point to each other in circles: all shadows are there before any is filled.
            for lane, shadow in enumerate(found):
                shadow.initializer = zero(TABLE) if private else self._shadow_initializer(variable.initializer, variable.value_type, lane)
                if not private and shadow.value_type is not variable.value_type:
                    rest = shadow.value_type.fields[1]  # type: ignore[attr-defined]
                    shadow.initializer = val.ConstantAggregate(shadow.value_type, (shadow.initializer, zero(rest)))
        return found

    def _whole_words(self, type: ty.Type) -> ty.Type:
        """The type of a variable's shadow: what belongs to a word of the variable is in it (`kinds.py`)."""
        rest = -self.layout.size(type) % 8
        return ty.struct((type, ty.array(ty.I8, rest))) if rest and self.activity.is_checked else type

    def is_private(self, variable: Value) -> bool:
        """Whether each thread has its own copy of a variable, and there are threads."""
        return isinstance(variable, val.GlobalVariable) and bool(self.sharing.concurrent) and is_private(variable)

    def may_be_private(self, pointer: Value) -> bool:
        """Whether an address may be that of a thread's own copy of a variable."""
        node = self.facts.node(pointer)
        return any(self.facts.node(variable) is node for variable in self._private)

    @cached_property
    def _copies_are_apart(self) -> bool:
        copies = {f for f in self.activity.functions for i in f.instructions() if isinstance(i, CallBase) and own_copy(i) in self._private}
        return self.sharing.separates_copies(copies)

    @cached_property
    def _private(self) -> list[val.GlobalVariable]:
        return [g for g in self.module.globals.values() if isinstance(g, val.GlobalVariable) and self.is_private(g)]

    def shadows_of_copy(self, b: Builder, call: CallBase) -> list[Value] | None:
        """The shadows of a thread's copy of a variable, of which a call gives the address."""
        variable = own_copy(call)
        if variable is None or not self.is_private(variable):
            return None
        if not self._copies_are_apart and (self.sharing.threads or not self.forward):
            self._refuse_private(
                variable,
                "each thread has its own; in nested regions and threads of the language the reverse pass does not find its shadow",
                call,
            )
        size = const_int(ty.I64, max(1, self.layout.size(variable.value_type)))
        return [shadow_of_copy(b, table, size) for table in self._shadow_global(variable)]

    def _refuse_private(self, variable: val.GlobalVariable, why: str, user: Instruction | None = None) -> NoReturn:
        raise self.refuse(
            "PAD-E305", f"the thread-local variable '{variable.name.removeprefix('pad.state.')}'", user, why,
            "pass the variable as an argument, or make it private to the region",
        )  # fmt: skip

    def _shadow_initializer(self, value: Value | None, type: ty.Type, lane: int) -> Value:
        if isinstance(value, val.ConstantAggregate) and any(not isinstance(e, val.ConstantFloat | val.ConstantInt) for e in value.elements):
            return val.ConstantAggregate(type, tuple(self._shadow_initializer(e, e.type, lane) for e in value.elements))
        is_address = value is not None and (value.type.is_pointer or isinstance(value, val.ConstantExpr))
        return self.shadow_constant(value, lane) if is_address and value is not None else zero(type)

    # questions about functions ---------------------------------------------------------------------------------------------

    def flow(self, function: Function) -> ControlFlow:
        found = self._flows.get(function)
        if found is None:
            found = self._flows[function] = ControlFlow(function)
        return found

    def writers(self, function: Function) -> Writers:
        """The instructions that may write memory."""
        found = self._writers.get(function)
        if found is None:
            written = ((i, self.effects.writes(i)) for i in function.instructions() if not self.is_deferred_free(i))
            found = self._writers[function] = Writers((i, what) for i, what in written if what is EVERYTHING or what)
        return found

    def is_deferred_free(self, instruction: Instruction) -> bool:
        """Whether this frees memory with a shadow that nothing outlives: that waits until the reverse pass is done with it."""
        row = allocation_of(instruction)
        return (
            isinstance(instruction, CallBase)
            and row is not None
            and row.kind == "free"
            and row.pointer is not None
            and (self.activity.has_shadow(instruction.arguments[row.pointer]) or self.is_wanted_again(instruction.arguments[row.pointer]))
            and not self.outlives(self.facts.node(instruction.arguments[row.pointer]))
        )

    def is_wanted_again(self, pointer: Value) -> bool:
        """Whether checkpointed loops use memory, so that it must be there when they run again."""
        return bool(self.checkpointed) and self.facts.node(pointer) in self.checkpoints.touched

    def may_write(self, instruction: Instruction, locations: list[Location]) -> bool:
        return self.effects.may_write(instruction, locations)

    def never_written(self, locations: list[Location]) -> bool:
        """Whether nothing in the whole program writes these locations."""
        if self._all_writes is False:
            total: set[Location] | None = set()
            for function in self.activity.functions:
                written = self.effects.function_writes(function)
                total = None if total is None or written is None else total | written
            self._all_writes = total
        return self._all_writes is not None and not any(location.find() in self._all_writes for location in locations)

    def is_written(self, node: Node) -> bool:
        """Whether the program writes anything in a node."""
        return not self.never_written(node.locations())

    def hold(self, roots: list[Value], kept: frozenset[Value]) -> None:
        """Make this a held program, whose root has these pointer arguments."""
        self.held, self._roots, self.kept = True, roots, kept

    def is_kept(self, pointer: Value) -> bool:
        """Whether the memory is there, unchanged but for what the program itself writes, when a held reverse half runs."""
        node = self.facts.node(pointer)
        if not node.origins or not node.origins <= {"argument", "constant"}:
            return False
        return all(root in self.kept or self.facts.node(root) is not node for root in self._roots)

    def on_stack(self, pointer: Value) -> bool:
        return "alloca" in self.facts.node(pointer).origins

    def result_has_shadow(self, function: Function) -> bool:
        return any(self.activity.points_to_shadowed(c) for c in self.facts.result_contents(function))

    def result_adjoint_types(self, function: Function) -> list[ty.Type | None]:
        result = function.function_type.result
        contents = self.facts.result_contents(function)
        return [self._adjoint_type(c, leaf) for c, (_, _, leaf) in zip(contents, leaves(self.layout, result), strict=True)]

    def active_stored(self, store: Store) -> list[tuple[int, int, ty.Type]]:
        """(scalar, byte offset, adjoint type) of what a store of the program writes to active memory."""
        found: list[tuple[int, int, ty.Type]] = []
        touched = iter(self.facts.locations(store.pointer, store.value.type))
        for index, (_, offset, type) in enumerate(leaves(self.layout, store.value.type)):
            count = type.count if isinstance(type, ty.VectorType) else 1
            locations = [next(touched) for _ in range(count)]
            if not any(self.activity.is_active_location(location) for location in locations):
                continue
            contents = {location.find().content.find() for location in locations}
            if type.scalar.is_float:
                found.append((index, offset, type))
            elif type.scalar.is_pointer or not any(content.floats for content in contents):
                continue
            else:
                adjoint = self._adjoint_type(next(iter(contents)), type) if len({number_kind(c) for c in contents}) == 1 else None
                if adjoint is None:
                    raise self.unproved(store)
                found.append((index, offset, adjoint))
        return found

    def refuse_float_loads(self, load: Load) -> None:
        """Raise when numbers of one precision are read where the program has, perhaps, written active ones of another."""
        if self.again:
            return
        touched = iter(self.facts.locations(load.pointer, load.type))
        for _, _, type in leaves(self.layout, load.type):
            locations = [next(touched) for _ in range(type.count if isinstance(type, ty.VectorType) else 1)]
            if not type.scalar.is_float:
                continue
            mine = turned_kind(load) or KIND_OF_FLOAT[cast(ty.FloatType, type.scalar)]
            for location in locations:
                views = [location, *(other for other in self.activity.suspects(location) if self.activity.is_active_location(other))]
                if self.activity.is_active_location(location) and any(self._written_kinds(view) - {mine} for view in views):
                    raise self.unproved(load)

    def _written_kinds(self, location: Location) -> frozenset[str]:
        """The kinds of active numbers that memory may have been given: those that the program stores there, unless it comes from outside,
        is copied to, or is handed to functions that are not there."""
        location = location.find()
        floats = location.content.find().floats
        if len(floats) < 2 or location in self._foreign:
            return floats
        return frozenset(self._stored_kinds.get(location, ()))

    @cached_property
    def _stored_kinds(self) -> dict[Location, set[str]]:
        found: dict[Location, set[str]] = {}
        for function in self.activity.functions:
            for i in function.instructions():
                if not isinstance(i, Store | AtomicRMW):
                    continue
                value, pointer = (i.value, i.pointer) if isinstance(i, Store) else (i.operands[1], i.operands[0])
                if isinstance(value, val.Constant) or not self.activity.is_active(value):
                    continue
                touched = iter(self.facts.locations(pointer, value.type))
                for _, _, type in leaves(self.layout, value.type):
                    for _ in range(type.count if isinstance(type, ty.VectorType) else 1):
                        location = next(touched).find()
                        exact = type.scalar.is_float
                        mine = (turned_kind(i) or KIND_OF_FLOAT[cast(ty.FloatType, type.scalar)]) if exact else ""
                        kinds = {mine} if exact else location.content.find().floats
                        found.setdefault(location, set()).update(kinds)
        return found

    @cached_property
    def _foreign(self) -> set[Location]:
        """Memory that comes from callers, and what copies and unknown calls may write."""
        nodes = [node for node in self.facts.memory.nodes if {"argument", "unknown"} & node.find()[0].origins]
        for function in self.activity.functions:
            for i in function.instructions():
                if isinstance(i, CallBase) and (i.called_function is None or not i.called_function.blocks):
                    described = describe(i)
                    if described.kind in ("fill", "allocation") or described.external is not None:
                        continue  # what is inactive writes nothing active
                    nodes += [self.facts.node(a) for a in i.arguments if self.facts.is_pointer(a)]
        return {location.find() for node in nodes for location in node.find()[0].locations()}

    def outlives(self, node: Node) -> bool:
        """Whether memory of this kind can be reached from a global variable, or from outside, when the program has returned."""
        return any(node in reached for reached in self._reachable())

    def freed_here(self, call: CallBase, source: Value) -> bool:
        """Whether memory of the program with a shadow is freed by calls that are part of the derivative, and by no others."""
        node = self.facts.node(source)
        return markable(allocation_of(call)) and node.freed and not self.outlives(node) and not self._native_destructors

    @cached_property
    def _native_destructors(self) -> bool:
        """Whether exceptions that leave the program have destructors of the program, which the unwinder calls."""
        return any(
            isinstance(i, CallBase)
            and (callee := i.called_function) is not None
            and callee.name in (cxx.THROW, "pad.unwind.throw")
            and not (isinstance(i.arguments[2], val.ConstantNull) or (isinstance(i.arguments[2], Function) and not i.arguments[2].blocks))
            for f in self.activity.functions
            for i in f.instructions()
        )

    def given_away(self, node: Node) -> bool:
        """Whether memory of this kind, and so its shadow, can be reached through the caller's own memory."""
        return node in self._reachable()[1]

    def _reachable(self) -> tuple[set[Node], set[Node]]:
        """(from global variables, from the caller's memory)."""
        if self._outside is None:
            self._outside = self._reachable_from({"global"}), self._reachable_from({"argument", "unknown"})
        return self._outside

    def _reachable_from(self, origins: set[str]) -> set[Node]:
        return set(self.facts.memory.reachable(node for node in self.facts.memory.nodes if origins & node.origins))

    def converts_integer(self, i: Instruction) -> bool:
        """Whether an active conversion to a float may be that of an integer, which has no derivative. It may as well be that of the bits of
        a number: only the run tells. What it then has is no number (NaN), where it matters."""
        if i.opcode not in ("sitofp", "uitofp") or not self.activity.is_perhaps_integer(i.operands[0]):
            return False
        content, type = self.facts.contents(i.operands[0])[0].find(), i.operands[0].type
        kind = number_kind(content)
        return kind is not None and isinstance(type, ty.IntType) and type.bits == FLOAT_KINDS[kind] * 8

    # errors -----------------------------------------------------------------------------------------------------------------

    def unproved(self, i: Instruction | None) -> DifferentiationError:
        return self.refuse(
            "PAD-E101", "an active value whose contents are not proved", i,
            "the bits may be a floating-point number or an integer, and they depend on an active input",
            "copy floating-point data as floating-point values",
        )  # fmt: skip

    def no_rule(self, i: Instruction, why: str = TAKEN_APART) -> DifferentiationError:
        callee = i.called_function if isinstance(i, CallBase) else None
        what = f"'{callee.name}'" if callee is not None else f"'{i.opcode}'"
        return self.refuse(
            "PAD-E102", f"{what} on {'an active value' if why == TAKEN_APART else 'bits of an active value'}", i, why,
            "use a mathematical function that has a rule (docs/rules.md), or add one (docs/add-a-rule.md)",
        )  # fmt: skip

    @cached_property
    def _pieces(self) -> list[Instruction]:
        return [i for function in self.activity.functions for i in unjoined(function, self.facts)]

    @cached_property
    def _lost(self) -> list[tuple[Instruction, str]]:
        found = [(i, why) for i, why in lost(self.activity) if not self.converts_integer(i)]
        # What bits choose was judged when the first derivative was made, in which bits also say whether a cell holds an address.
        return [(i, why) for i, why in found if why in (TAKEN_APART, WRITTEN_DOWN)] if self.again else found

    @cached_property
    def _shifted(self) -> list[Instruction]:
        """Loads of an active number from bytes that may be parts of two."""
        shifted = {} if self.again else self.facts.memory.shifted()
        loads = (i for f in self.activity.functions for i in f.instructions() if shifted and isinstance(i, Load))
        return [
            i
            for i in loads
            for location in self.facts.locations(i.pointer, i.type)
            if any(self.activity.is_varied(other) for other in shifted.get(location.find(), ())) and self.activity.is_useful(i)
        ]

    @property
    def has_lost_bits(self) -> bool:
        """Whether something depends on bits of active numbers in a way that has no derivative."""
        return bool(self._lost)

    @cached_property
    def _foreign_addresses(self) -> list[Instruction]:
        provenance = Provenance(self.facts, self.activity.functions, self.activity.may_lead_to_numbers)
        return [*provenance.foreign(self.again), *provenance.unknown(self.activity.holds_numbers)]

    def refuse_strange_control(self, function: Function) -> None:
        """Raise when control leaves the graph of blocks (labels' addresses, functions that return twice, exceptions that are caught), or
        when addresses are moved in pieces."""
        for i, why in self._lost:
            raise self.no_rule(i, why)
        for i in self._shifted:
            raise self.refuse(
                "PAD-E101", "a number whose bytes may be parts of two others", i,
                "numbers of one kind are written and read at places that overlap, but do not begin at the same byte",
                "read numbers from where they were written, or keep what lies at other places in memory of its own",
            )  # fmt: skip
        for i in self._pieces:
            raise self.refuse(
                "PAD-E101", "an address that is moved in pieces", i, "to which memory the pieces lead together is not followed",
                "copy the structure that it is in as a whole, or compile with less optimisation",
            )  # fmt: skip
        for i in self._foreign_addresses:
            raise self.refuse(
                "PAD-E105", "an address that is computed from other addresses", i,
                "it is not one address and a distance, masked perhaps: to which memory it leads, and where its shadow is, is not followed",
                "keep the address itself, or an index into one array",
            )  # fmt: skip
        for block in function.blocks:
            opcode = block.terminator.opcode
            if opcode in ("invoke", "resume", "catchswitch", "cleanupret", "catchret"):
                raise self.refuse(
                    "PAD-E202", "an exception that is caught inside the program", block.terminator,
                    "which way control went after the handler is not known in the derivative",
                    "let exceptions leave the differentiated function",
                )  # fmt: skip
            if opcode in ("indirectbr", "callbr"):
                raise self.refuse(
                    "PAD-E201", f"control flow by {opcode}", block.terminator, "labels have other addresses in the derivative",
                    "use if, switch and loops",
                )  # fmt: skip
            for call in block.instructions:
                if isinstance(call, CallBase) and _returns_twice(call):
                    assert call.called_function is not None
                    raise self.refuse(
                        "PAD-E201", f"a call of '{call.called_function.name}'", call,
                        "it returns a second time (longjmp), and then the derivative does not know the way control came",
                        "leave loops by break and functions by return",
                    )  # fmt: skip

    def refuse_atomic_address(self, i: Instruction, locations: list[Location]) -> None:
        """Raise when an atomic operation is left on what may be an address: the shadow cannot be exchanged in the same step."""
        contents = [location.find().content.find() for location in locations]
        if counts(i):
            return  # counters and addresses that are not told apart; one is added to no address
        if not i.operands[-1].type.scalar.is_float and any(self.activity.points_to_shadowed(content) for content in contents):
            raise self.refuse(
                "PAD-E103", f"'{i.opcode}' on the address of active memory", i, "the shadow cannot be exchanged in the same step",
                "use an atomic pointer where all that is done with it is seen to be, or a lock",
            )  # fmt: skip

    def moving_memory(self, call: Instruction) -> DifferentiationError:
        return self.refuse(
            "PAD-E302",
            "memory that is moved while it is active",
            call,
            "what becomes of its shadow is not followed here",
            "allocate the final size at once",
        )

    def refuse_unknown(self, call: CallBase, clone: Clone, shadows: Shadows, result: bool = True) -> None:
        """Raise when active data reaches a function whose code is not there, or may come from it. `result`: also where its result has a
        shadow; not if the caller looks at its parts."""
        callee = call.called_function
        what = (
            "inline assembly"
            if isinstance(call.callee, val.InlineAsm)
            else "an indirect call"
            if callee is None
            else f"a call of '{callee.name}'"
        )
        if callee is not None and callee.name.startswith("pad_mpi_"):
            name = callee.name.removeprefix("pad_mpi_").removesuffix("_augmented").removesuffix("_forward")
            raise self.refuse(
                "PAD-E309", f"the derivative of a reverse pass with a call of 'MPI_{name}'", call,
                "the adjoints of its messages are sent by the runtime, whose calls have no derivatives",
                "take second derivatives the other way round, by reverse mode over forward mode: pad.hvp, pad.hessian, grad of a jvp",
            )  # fmt: skip
        named = self.activity.named_in(cast(CallBase, clone.source_of(call)))
        pointers = any(shadows.has(a) for a in call.arguments) or any(map(self.activity.has_shadow, named))
        read_only = any(a in READ_ONLY for a in call.all_attributes())
        given = result and not call.type.is_void and shadows.has(call)
        if self.activity.is_active(clone.source_of(call)) or (pointers and not read_only) or given:
            raise self.refuse(
                "PAD-E301", what, call, *_unknown(callee, call.type),
            )  # fmt: skip
        source = cast(CallBase, clone.source_of(call))
        called = self.activity.called
        if callee is None and called.all_known(source) and all(f.blocks for f in called.known(source)):
            return  # what can be called is there, and was found to need no derivative
        for function in called_back(self.facts, source) if describe(source).calls else ():
            if self.activity.needs_derivative(function):
                raise self.refuse(
                    "PAD-E301", what, call,
                    f"its code is not in the program, and it may call '{function.name}', which works with active data",
                    "load its source into the same program",
                )  # fmt: skip

    def refuse(self, code: str, construct: str, instruction: Instruction | None, why: str, help: str = "") -> DifferentiationError:
        """The error to raise; the location and text come from the instruction."""
        return refusal(code, construct, instruction, why, help, self.sources)


_UNKNOWN = {prefix: said for library in RUN_TIMES for prefix, said in library.unknown.items()}


def _unknown(callee: Function | None, result: ty.Type) -> tuple[str, str]:
    """Why a call of what is not known is refused, and what to do."""
    name = callee.name if callee is not None else ""
    said = next((said for prefix, said in _UNKNOWN.items() if name.startswith(prefix)), None)
    if said is not None:
        return said
    why = "active data reaches a function whose code is not in the program and for which there is no rule"
    return why, "load its source into the same program" + (ways_out(name, result) if name else "")


def ways_out(name: str, result: ty.Type) -> str:
    """What else can be done about a function that is not known, after what was said before. That it has no derivative is only said of what
    returns no numbers."""
    if name.startswith(("llvm.", "pad.")):
        return ""
    stated = f'state its derivative: pad.custom_rule("{name}", …) or a registration in its source (docs/custom-rules.md)'
    constant = "where nothing that depends on the inputs comes back from it (else its share would be missing from the derivative)"
    harmless = f'; or, {constant}, say that it has none: pad.inactive("{name}")'
    return f"; or {stated}" + (harmless if result.is_void or result.is_integer else "")


def number_kind(content: Content) -> str | None:
    """The float kind of a scalar's numbers; None where there is no evidence of one, or of several."""
    floats = content.find().floats
    return next(iter(floats)) if len(floats) == 1 else None


_RETURN_TWICE = ("setjmp", "_setjmp", "__setjmp", "sigsetjmp", "__sigsetjmp", "savectx", "vfork", "getcontext")


def _returns_twice(call: CallBase) -> bool:
    if call.called_function is None:
        return False
    return call.called_function.name in _RETURN_TWICE or "returns_twice" in call.all_attributes()
