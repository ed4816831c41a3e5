"""What the generators of derivatives share: the program, its analyses, and the derivatives made so far."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.bits.refusals import TAKEN_APART
from polyglot_ad.analysis.call_sites import CallSites
from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.effects import EVERYTHING, Effects
from polyglot_ad.analysis.memory import (
    FLOAT_KINDS,
    FLOAT_OF_KIND,
    Content,
    Location,
    MemoryFacts,
    Node,
    leaves,
)
from polyglot_ad.analysis.message_bytes import has_types_of_bytes, sends_structures
from polyglot_ad.analysis.windows import windows_of
from polyglot_ad.callees import allocation_of
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.instructions import CallBase, Instruction, Store
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.rules import Strong

from ..parallel import Sharing
from ..refusals.errors import refusal
from ..refusals.memory import MemoryNames, memory_behind
from ..reverse.tape_stack import install_stack
from ..roots.report import Report
from ..shadows.earlier import Earlier
from ..writers import Writers
from .cells import Cells, number_kind
from .evidence import Evidence
from .lifetimes import Lifetimes
from .variables import ShadowVariables

if TYPE_CHECKING:
    from ..checkpoint.open_world import OpenWorld
    from ..checkpoint.program import Checkpointed, Checkpoints
    from ..reverse.forwarded import Forwarded


class ProgramContext:
    """One program under differentiation: facts are about `module`'s functions as they were before any derivative was added."""

    forward: bool = False
    """Whether tangents are made, not adjoints."""
    reciprocals: bool = False
    """Whether the arithmetic on adjoints may multiply by a reciprocal where it divides."""
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
        self.cells = Cells(self)
        self.variables = ShadowVariables(self)
        self.lifetimes = Lifetimes(self)
        self.evidence = Evidence(self)
        self._made: dict[tuple[str, Function], object] = {}
        self._queue: list[Callable[[], None]] = []
        self.sources: dict[str, str] = {}
        """Name of a function under construction to the name of the function it comes from."""
        self._flows: dict[Function, ControlFlow] = {}
        self._writers: dict[Function, Writers] = {}
        self._all_writes: set[Location] | Literal[False] | None = False
        self._roots: list[Value] = []
        self.forwarded: Mapping[Value, Forwarded] = {}
        """Loads of memory that threads share to what another thread has stored there, as an expression of what this one knows."""
        self.checkpointed: dict[Function, Checkpointed] = {}
        """The functions of checkpointed loops."""
        self.repeated: set[Function] = set()
        """Functions with messages that are sent again where checkpointed loops run again."""

    @cached_property
    def sharing(self) -> Sharing:
        """Which memory several threads may use at once."""
        return Sharing(self.module, self.facts, self.activity, self.effects, self.flow)

    @cached_property
    def call_sites(self) -> CallSites:
        """Where the program calls its functions."""
        return CallSites(self.module, self.activity.functions, self.activity.root)

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

    @property
    def is_alone(self) -> bool:
        """Whether a derivative has state that its calls share, so that one runs at a time."""
        return bool(self.variables.shadows) or self.earlier.is_asked

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
            and not self.lifetimes.outlives(self.facts.node(instruction.arguments[row.pointer]))
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

    # errors -----------------------------------------------------------------------------------------------------------------

    @cached_property
    def names(self) -> MemoryNames:
        return MemoryNames(self.activity)

    def unproved(self, i: Instruction | None) -> DifferentiationError:
        return self.refuse(
            "PAD-E101", "an active value whose contents are not proved", i,
            "the bits may be a floating-point number or an integer, and they depend on an active input" + self._read_behind(i),
            "copy floating-point data as floating-point values; objects of several types behind one pointer: keep their integers at other "
            "places than their numbers, or allocate each type by itself",
        )  # fmt: skip

    def no_rule(self, i: Instruction, why: str = TAKEN_APART) -> DifferentiationError:
        callee = i.called_function if isinstance(i, CallBase) else None
        what = f"'{callee.name}'" if callee is not None else f"'{i.opcode}'"
        bits = "an active value" if why == TAKEN_APART else "bits of an active value"
        return self.refuse(
            "PAD-E102", f"{what} on {bits}", i, why + self._read_behind(i),
            "compute with numbers instead of their bits, and keep indices in memory that no number is in; or state the derivative of the "
            "function that it is in (docs/custom-rules.md)",
        )  # fmt: skip

    def _read_behind(self, i: Instruction | None) -> str:
        said = memory_behind(self.names, i) if i is not None else ""
        return f": {said}" if said else ""

    def moving_memory(self, call: Instruction) -> DifferentiationError:
        return self.refuse(
            "PAD-E302",
            "memory that is moved while it is active",
            call,
            "what becomes of its shadow is not followed here",
            "allocate the final size at once",
        )

    def refuse(self, code: str, construct: str, instruction: Instruction | None, why: str, help: str = "") -> DifferentiationError:
        """The error to raise; the location and text come from the instruction."""
        return refusal(code, construct, instruction, why, help, self.sources)
