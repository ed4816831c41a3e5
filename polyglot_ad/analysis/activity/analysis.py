"""Activity: which values and which memory carry derivatives.

One graph for the whole program, whose nodes are values and memory locations and whose edges are differentiable flow (an operand to a
result, a stored value to a location, a location to a loaded value, bytes copied from location to location, an argument to a parameter). A
node is *varied* when an active input reaches it, *useful* when it reaches an active output, *active* when both.

Memory is judged by location, so that every pointer that may refer to active memory has a shadow: whether a pointer has one follows from
what it may point to, never from how it was computed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from polyglot_ad.callees import describe, most_bytes
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Argument, Function, Value
from polyglot_ad.rules.scope import scope

from ..callees import Callees
from ..memory import Content, Location, MemoryFacts, Node, suspects
from ..memory.kinds import Access as IntegerAccess
from ..memory.overlaps import overlaid
from .edges import Spot
from .graph import FlowGraph
from .integers import IntegersAmongBits


class ActivityAnalysis:
    """The flow graph of a program and what follows from it.

    `varied_arguments`: root arguments (floats by value) that are active inputs; `duplicated`: root pointer arguments that come with
    shadows; `outputs`: pointer arguments whose memory is an output only; `addresses`: those whose memory outlives the call unseen, so that
    what is written there is an output, without a shadow of its own; `returning`: what the root returns is an output; `closed`: no function
    comes from outside; `exchanged`: all numbers in buffers of messages have derivatives, also those that this program alone shows to be
    constant.
    """

    def __init__(
        self,
        facts: MemoryFacts,
        root: Function,
        varied_arguments: Iterable[Argument],
        duplicated: Iterable[Argument],
        outputs: Iterable[Argument],
        returning: bool = False,
        closed: bool = True,
        addresses: Iterable[Argument] = (),
        exchanged: bool = False,
    ) -> None:
        self.facts = facts
        self.root = root
        calls = [i for f in facts.module.functions.values() for i in f.instructions() if isinstance(i, ins.CallBase)]
        self.called = Callees(facts, root.arguments, filter(_may_hand_over, calls), closed)
        found = suspects(facts)
        self._suspects = found.pairs
        self._checked = found.checked
        self.unmarked: list[IntegerAccess] = found.wanted
        """Accesses of integers that would have to be marked, for the derivative to check that no numbers are there (`memory/kinds.py`)."""
        self._overlaid: dict[Location, set[Location]] = {}
        for one, other in overlaid(facts.memory):
            self._overlaid.setdefault(one, set()).add(other)
            self._overlaid.setdefault(other, set()).add(one)
        constant = self._constant_locations()
        self.graph = FlowGraph(facts, self.called, self._suspects, exchanged, constant)
        while found.suspect(self.graph.bits.holds_whole_bits):
            self.graph = FlowGraph(facts, self.called, self._suspects, exchanged, constant)
        self.bits = self.graph.bits
        self._perhaps_integers = IntegersAmongBits(facts, self.bits, self.graph.callees, self.graph.result_spot).find()
        self._given: frozenset[Location] | None = None
        self.graph.build()
        self.reached = self.graph.reached
        duplicated, outputs = list(duplicated), list(outputs)
        inputs: list[Spot] = [*varied_arguments, *([self.graph.network] if self.graph.messages else [])]
        targets: list[Spot] = [self.graph.network] if self.graph.messages else []
        self._shadow_roots: set[Node] = set()
        for pointer in (*duplicated, *outputs):
            reached = self.reached.locations(pointer)
            self._shadow_roots.add(facts.node(pointer))
            targets += reached
            if pointer in duplicated:
                inputs += reached
        for pointer in addresses:
            targets += self.reached.locations(pointer)
        if returning:
            targets.append(self.graph.result_spot(root))
            for node in self.reached.by([c for c in facts.result_contents(root) if c.find().kind in ("ptr", "mixed")]):
                self._shadow_roots.add(node)
                targets += self.reached.floats(node)
        # Whether the bits of a number are read as an integer is found out by what happens to its derivative.
        targets += [location for location in self._checked if location.content.find().floats]
        asked = [call.arguments[0] for call in calls if describe(call).kind == "integer"]
        self.asks_integers = bool(asked)
        """Whether the program asks of words whether they are integers (rewrites/words/told_integers.py)."""
        targets += asked
        self._inputs = frozenset(spot.find() if isinstance(spot, Location) else spot for spot in inputs)
        self._varied = _closure(inputs, self.graph.forward, constant)
        self._useful = _closure(targets, self.graph.backward, constant)
        self._shadowed = self._shadowed_nodes()
        self.functions = [f for f in facts.module.functions.values() if f.blocks]
        """The program's functions, as they were when it was analysed."""
        self._needed = self._functions_to_differentiate()

    # answers ----------------------------------------------------------------------------------------------------------------

    def is_active(self, value: Value) -> bool:
        """Whether a value has an adjoint or tangent."""
        return value in self._varied and value in self._useful

    def is_input(self, location: Location) -> bool:
        """Whether what is there when the program begins is an active input."""
        return location.find() in self._inputs

    def is_varied(self, spot: Value | Location) -> bool:
        """Whether an active input reaches a value or a location."""
        return (spot.find() if isinstance(spot, Location) else spot) in self._varied

    def is_useful(self, spot: Value | Location) -> bool:
        """Whether a value or a location reaches an active output."""
        return (spot.find() if isinstance(spot, Location) else spot) in self._useful

    def is_active_location(self, location: Location) -> bool:
        location = location.find()
        return location in self._varied and location in self._useful

    def suspects(self, location: Location) -> set[Location]:
        """Locations that may be the same bytes, though of another kind."""
        return self._suspects.get(location.find(), set())

    def checked(self, location: Location) -> set[Location]:
        """Locations that may be the same bytes, an integer's and a number's, of which the derivative finds out."""
        return self._checked.get(location.find(), set())

    @property
    def is_checked(self) -> bool:
        """Whether there are such memory and its marks."""
        return bool(self._checked)

    def checked_kind(self, location: Location) -> str:
        """The kind of active numbers that may lie where an integer lies, or of a number that may lie where integers do; "" if that is
        excluded."""
        location = location.find()
        others = [x for x in (location, *self.checked(location)) if self.is_active_location(x)] if self.checked(location) else []
        return next((kind for x in others for kind in x.content.find().floats), "")

    def overlaid(self, location: Location) -> set[Location]:
        """Locations that hold scalars of other kinds in the same bytes, in other objects or at other times."""
        return self._overlaid.get(location.find(), set())

    def is_shadowed_node(self, node: Node) -> bool:
        return node.find()[0] in self._shadowed

    def is_handed(self, node: Node) -> bool:
        """Whether a function with a custom rule may get the address of this memory."""
        return node.find()[0] in self.graph.handed

    def has_shadow(self, value: Value) -> bool:
        """Whether a value is (or contains) a pointer to memory that has a shadow."""
        if isinstance(value, val.ConstantNull | val.ConstantUndef | val.ConstantInt | val.ConstantFloat | val.ConstantZero):
            return False
        if value.type.scalar.is_float:
            return False
        return any(self.points_to_shadowed(c) for c in self.facts.contents(value))

    def points_to_shadowed(self, content: Content) -> bool:
        """Whether a scalar is, or may be, the address of memory with a shadow."""
        content = content.find()
        return content.kind in ("ptr", "mixed") and content.may_point and self.is_shadowed_node(self.facts.memory.target(content)[0])

    def may_lead_to_numbers(self, content: Content) -> bool:
        """Whether a scalar may be the address of memory whose numbers depend on inputs or reach outputs, or of which nobody knows what it
        holds. (What is reached in ways that are not followed is in no graph: such memory need not be active.)"""
        content = content.find()
        if content.kind not in ("ptr", "mixed") or not content.may_point:
            return False
        nodes = self.facts.memory.reachable([self.facts.memory.target(content)[0]], through_code=False)
        return any(node in self._shadowed or not node.locations() or self.holds_numbers(node) for node in nodes)

    def holds_numbers(self, node: Node) -> bool:
        """Whether memory holds numbers that depend on inputs or reach outputs."""
        return any(x in self._varied or x in self._useful for x in self.reached.floats(node))

    def needs_derivative(self, function: Function) -> bool:
        """Whether a call to the function must be replaced by a call to a derivative of it."""
        return function in self._needed

    def is_perhaps_integer(self, value: Value) -> bool:
        """Whether an integer that may hold the bits of a number may as well be no more than an integer."""
        return value in self._perhaps_integers

    def is_given(self, location: Location) -> bool:
        """Whether a caller's memory holds numbers there, and the program keeps no integers in it."""
        if self._given is None:
            written = self._perhaps_overwritten()
            numbers = {x.find() for x in self.facts.given}
            apart = {other for x in numbers for other in self.checked(x)}
            spoiled = {other for x in written for other in (x, *self.checked(x))}
            self._given = frozenset((numbers | apart) - spoiled)
        return location.find() in self._given

    def _perhaps_overwritten(self) -> set[Location]:
        """Where the program stores what may be an integer."""
        found: set[Location] = set()
        for function in self.functions:
            for i in function.instructions():
                if isinstance(i, ins.Store) and (not i.value.type.scalar.is_float or self.is_perhaps_integer(i.value)):
                    found.update(x.find() for x in self.facts.locations(i.pointer, i.value.type))
                elif i.opcode in ("atomicrmw", "cmpxchg"):
                    found.update(x.find() for x in self.facts.locations(i.operands[0], i.operands[1].type))
                elif isinstance(i, ins.CallBase) and describe(i).kind == "copy":
                    found.update(field.location.find() for field in self.facts.fields(i.arguments[0], most_bytes(i.arguments[2]))[0])
        return found

    def _constant_locations(self) -> set[Spot]:
        """The memory of global variables that the program says have no derivative."""
        found: set[Spot] = set()
        for name in scope().constants:
            variable = self.facts.module.globals.get(name)
            if variable is not None:
                node = self.facts.node(variable).find()[0]
                found.update((node, *node.locations()) if node.origins <= {"global", "constant"} else ())
        return found

    # consequences -----------------------------------------------------------------------------------------------------------

    def _shadowed_nodes(self) -> set[Node]:
        nodes = {node.find()[0] for node in self.facts.memory.nodes}
        shadowed = {node.find()[0] for node in self._shadow_roots}
        pointing: dict[Node, list[Node]] = {}
        for node in nodes:
            if node.only_code:
                continue
            if node in self.graph.handed and node in self._varied and node in self._useful:
                shadowed.add(node)  # a custom rule gets the shadow of whatever the function gets
            for location in node.locations():
                if location in self._varied and location in self._useful:
                    shadowed.add(node)
                content = location.content.find()
                if content.kind in ("ptr", "mixed") and content.may_point:
                    pointing.setdefault(self.facts.memory.target(content)[0], []).append(node)
        work = list(shadowed)
        while work:
            for holder in pointing.get(work.pop(), ()):
                if holder not in shadowed:
                    shadowed.add(holder)
                    work.append(holder)
        return shadowed

    def _functions_to_differentiate(self) -> set[Function]:
        needed: set[Function] = set()
        callers: dict[Function, set[Function]] = {}
        for function in self.facts.module.functions.values():
            for instruction in function.instructions():
                if isinstance(instruction, ins.CallBase):
                    for callee in self.graph.callees(instruction):
                        callers.setdefault(callee, set()).add(function)
                if function not in needed and self.touches(instruction):
                    needed.add(function)
        work = list(needed)
        while work:
            for caller in callers.get(work.pop(), ()):
                if caller not in needed:
                    needed.add(caller)
                    work.append(caller)
        return needed

    def touches(self, i: ins.Instruction) -> bool:
        if self.is_active(i):
            return True
        if i.opcode == "store":
            value, pointer = i.operands
            if self.facts.is_pointer(value) and (self.has_shadow(value) or self.has_shadow(pointer)):
                return True
            return any(self.is_active_location(location) for location in self.facts.locations(pointer, value.type))
        if i.opcode in ("alloca", "load") and i.type.is_pointer:
            return self.has_shadow(i)
        if isinstance(i, ins.CallBase) and (
            i in self.graph.unknown_calls or (i.called_function is not None and not i.called_function.blocks)
        ):
            described = describe(i)
            if described.kind == "message" or described.event:
                return True
            if described.kind == "integer":
                return self.is_active(i.arguments[0])  # it is asked of what has a derivative, although nothing with one comes out
            handed = [*i.arguments, *self.graph.text.named_in(i), *([] if i.type.is_void else [i])]
            return any(self.facts.is_pointer(a) and self.has_shadow(a) for a in handed)
        return i.opcode == "ret" and bool(i.operands) and (self.is_active(i.operands[0]) or self.has_shadow(i.operands[0]))


def _closure(seeds: Iterable[Spot], edges: dict[Spot, list[Spot]], stop: Collection[Spot] = ()) -> set[Spot]:
    """What is reached; `stop` is not entered."""
    seen = {spot for spot in seeds if spot not in stop}
    work = list(seen)
    while work:
        for target in edges.get(work.pop(), ()):
            if target not in seen and target not in stop:
                seen.add(target)
                work.append(target)
    return seen


def _may_hand_over(call: ins.CallBase) -> bool:
    """Whether a call may bring in addresses of functions: of code that is not known, or that the program vouches for."""
    callee = call.called_function
    if callee is None or callee.name in scope().inactive or callee.name in scope().opaque:
        return True
    described = describe(call)
    return described.kind == "message" or not (described.known or callee.name.startswith(("llvm.", "pad.")))
