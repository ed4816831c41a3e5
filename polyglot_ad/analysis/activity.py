"""Activity: which values and which memory carry derivatives.

One graph for the whole program, whose nodes are values and memory locations and whose edges are differentiable flow (an operand to a
result, a stored value to a location, a location to a loaded value, bytes copied from location to location, an argument to a parameter). A
node is *varied* when an active input reaches it, *useful* when it reaches an active output, *active* when both.

Memory is judged by location, so that every pointer that may refer to active memory has a shadow: whether a pointer has one follows from
what it may point to, never from how it was computed.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from polyglot_ad.callees import External, describe, most_bytes
from polyglot_ad.callees.externals import UNDER_A_HANDLER
from polyglot_ad.callees.operations import OPERATIONS
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.reached import variables_used
from polyglot_ad.ir.values import Argument, Function, Value
from polyglot_ad.langs.cxx.names import STRING, STRING_CLASS
from polyglot_ad.rules import Rule, stored_kind
from polyglot_ad.rules.scope import scope

from .bits import OUTSIDE, BitFlow
from .callees import Callees
from .external_state import called_back, round_trips, streamed
from .memory import Content, Location, MemoryFacts, Node, suspects
from .memory.kinds import Access as IntegerAccess
from .messages import Message, carries_numbers, is_place, message_of, shared_by_ranks
from .routines import Access, touched_by

_WORD = re.compile(r"[\w$.]+")

_MANTISSA = {ty.FLOAT: 23, ty.DOUBLE: 52}
"""Bits below the exponent."""

Spot = Value | Location | Node
"""A node of the flow graph."""


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
        self._forward: dict[Spot, list[Spot]] = {}
        self._backward: dict[Spot, list[Spot]] = {}
        self._result: dict[Function, Value] = {}
        self.unknown_calls: set[ins.CallBase] = set()
        self._network = Value(ty.I64, "messages")
        self._exchanged = exchanged
        self._pages = Value(ty.I64, "memory of libraries")
        self.messages: list[Message] = []
        """The calls of MPI that move numbers, or complete those that do."""
        self._handed: set[Node] = set()
        self._libraries, self._streams = Value(ty.I64, "kept by libraries"), Value(ty.I64, "kept by streams")
        found = suspects(facts)
        self._suspects = found.pairs
        self._checked = found.checked
        self.unmarked: list[IntegerAccess] = found.wanted
        """Accesses of integers that would have to be marked, for the derivative to check that no numbers are there (`memory/kinds.py`)."""
        self._texts: dict[Node, Value] = {}
        self._writes_text = any(row.copies for call in calls if (row := describe(call).external) is not None)
        self._overlaid: dict[Location, set[Location]] = {}
        for one, other in facts.memory.overlaid():
            self._overlaid.setdefault(one, set()).add(other)
            self._overlaid.setdefault(other, set()).add(one)
        self.bits = BitFlow(facts, self.callees, self.result_spot, self._suspects)
        self._bits = self.bits.spans
        self._perhaps_integers = self._integers_among_bits()
        for one, others in self._suspects.items():
            for other in others:
                self._edge(one, other)
        for function in facts.module.functions.values():
            for instruction in function.instructions():
                self._instruction(instruction)
        self._outside()
        if self.unknown_calls:
            self._library_variables()
        self._memory_of_libraries()
        duplicated, outputs = list(duplicated), list(outputs)
        inputs: list[Spot] = [*varied_arguments, *([self._network] if self.messages else [])]
        targets: list[Spot] = [self._network] if self.messages else []
        self._shadow_roots: set[Node] = set()
        for pointer in (*duplicated, *outputs):
            reached = self._reachable_locations(pointer)
            self._shadow_roots.add(facts.node(pointer))
            targets += reached
            if pointer in duplicated:
                inputs += reached
        for pointer in addresses:
            targets += self._reachable_locations(pointer)
        if returning:
            targets.append(self.result_spot(root))
            for node in self._reached_by([c for c in facts.result_contents(root) if c.find().kind in ("ptr", "mixed")]):
                self._shadow_roots.add(node)
                targets += self._float_locations(node)
        # Whether the bits of a number are read as an integer is found out by what happens to its derivative.
        targets += [location for location in self._checked if location.content.find().floats]
        constant = self._constant_locations()
        self._varied = _closure(inputs, self._forward, constant)
        self._useful = _closure(targets, self._backward, constant)
        self._shadowed = self._shadowed_nodes()
        self.functions = [f for f in facts.module.functions.values() if f.blocks]
        """The program's functions, as they were when it was analysed."""
        self._needed = self._functions_to_differentiate()

    # answers ----------------------------------------------------------------------------------------------------------------

    def is_active(self, value: Value) -> bool:
        """Whether a value has an adjoint or tangent."""
        return value in self._varied and value in self._useful

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
        return node.find()[0] in self._handed

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
        return any(x in self._varied or x in self._useful for x in self._float_locations(node))

    def needs_derivative(self, function: Function) -> bool:
        """Whether a call to the function must be replaced by a call to a derivative of it."""
        return function in self._needed

    def carries(self, value: Value) -> bool:
        """Whether a value could hold floating-point data: a float, or an integer not known to be one."""
        if value.type.is_pointer:
            return False
        found = [c.find() for c in self.facts.contents(value)]
        return any(c.floats if c.kind == "mixed" else c.kind not in ("int", "ptr") for c in found)

    def is_perhaps_integer(self, value: Value) -> bool:
        """Whether an integer that may hold the bits of a number may as well be no more than an integer."""
        return value in self._perhaps_integers

    def result_spot(self, function: Function) -> Value:
        found = self._result.get(function)
        if found is None:
            found = self._result[function] = Value(function.function_type.result, f"result of {function.name}")
        return found

    # the graph --------------------------------------------------------------------------------------------------------------

    def _edge(self, source: Spot, target: Spot) -> None:
        self._forward.setdefault(source, []).append(target)
        self._backward.setdefault(target, []).append(source)

    def _flow(self, source: Value, target: Spot) -> None:
        if not isinstance(source, val.Constant) and (self.carries(source) or source in self._bits):
            self._edge(source, target)

    def _integers_among_bits(self) -> set[Value]:
        """Those of `_bits` that may as well be integers that never were a number: what a union holds now and then. The optimiser moves such
        integers as numbers, too, so these are followed on the way."""
        found: set[Value] = set()
        stored: set[Content] = set()
        size = -1
        while self._bits and size != len(found) + len(stored):
            size = len(found) + len(stored)
            for function in self.facts.module.functions.values():
                for i in function.instructions():
                    if i.opcode == "store" and self._perhaps_integer(i.operands[0], found):
                        stored.update(self.bits.scalars_at(i.operands[1], i.operands[0].type))
                    elif i.opcode == "ret" and i.operands and self._perhaps_integer(i.operands[0], found):
                        found.add(self.result_spot(function))
                    elif i.opcode in ("phi", "select", "freeze", "bitcast", "extractvalue", "insertvalue"):
                        given = i.operands[1:] if i.opcode == "select" else i.operands
                        if any(self._perhaps_integer(operand, found) for operand in given) and (
                            # A structure with an integer beside numbers holds no integer among bits.
                            i.opcode != "insertvalue" or any(o in found or self._shares_bits(o) for o in i.operands)
                        ):
                            found.add(i)
                    elif i.opcode == "load":
                        if any(x in stored for x in self.bits.scalars_at(i.operands[0], i.type)):
                            found.add(i)
                    elif isinstance(i, ins.CallBase):
                        for callee in self.callees(i):
                            passed = zip(i.arguments, callee.arguments, strict=False)
                            found.update(p for a, p in passed if self._perhaps_integer(a, found))
                            if self.result_spot(callee) in found:
                                found.add(i)
        return found

    def _shares_bits(self, value: Value) -> bool:
        """Whether an integer goes where numbers go, too."""
        return value.type.is_integer and any(c.find().floats for c in self.facts.contents(value))

    def _perhaps_integer(self, value: Value, found: set[Value]) -> bool:
        if isinstance(value, val.ConstantFloat):
            return value.type in _MANTISSA and 0 < value.bits < 1 << _MANTISSA[value.type]  # A small integer, written as a number.
        if value in found:
            return True
        if not isinstance(value.type, ty.IntType) or isinstance(value, val.ConstantUndef):
            return False
        return value not in self._bits or self._bits[value].is_foreign

    def _instruction(self, i: ins.Instruction) -> None:
        flow = OPERATIONS[i.opcode].flow  # type: ignore[index]
        if i.opcode == "ret" and i.operands:
            self._flow(i.operands[0], self.result_spot(i.function))
        elif flow in ("rule", "moves"):
            if self.carries(i) or i in self._bits:
                for operand in i.operands[1:] if i.opcode == "select" else i.operands:
                    self._flow(operand, i)
        elif flow == "memory":
            self._memory(i)
        elif flow == "call":
            assert isinstance(i, ins.CallBase)
            self._call(i)
        elif i.opcode in ("sitofp", "uitofp") and i.operands[0] in self._bits and self._bits[i.operands[0]] != OUTSIDE:
            self._edge(i.operands[0], i)
        for source in self.bits.edges(i):
            self._edge(source, i)

    def _memory(self, i: ins.Instruction) -> None:
        if i.opcode == "load":
            if i in self._bits or (self.carries(i) and i not in self.bits.counters):
                for location in self.facts.locations(i.operands[0], i.type):
                    self._edge(location, i)
            return
        value, pointer = (i.operands[0], i.operands[1]) if i.opcode == "store" else (i.operands[1], i.operands[0])
        for location in self.facts.locations(pointer, value.type) if i.opcode != "va_arg" else ():
            for source in self.bits.deciding(i):
                self._edge(source, location)
            if i.opcode != "store":
                self._edge(location, i)
            for operand in (value,) if i.opcode == "store" else i.operands[1:]:
                self._flow(operand, location)

    def _call(self, call: ins.CallBase) -> None:
        callee = call.called_function
        if callee is None:
            if isinstance(call.callee, val.InlineAsm):
                self._unknown(call)
                return
            targets = self.called.known(call)
            for function in targets:
                if function.blocks:
                    self._bind(call, function)
            if not self.called.all_known(call) or any(f.is_declaration for f in targets):
                self._unknown(call)
            return
        described = describe(call)
        if callee.blocks:
            self._bind(call, callee)
            if described.kind == "custom":
                self._unknown(call)
        elif described.kind == "copy":
            self._copy(call)
        elif described.external is not None:
            self._external(call, described.external)
        elif described.kind == "routine":
            self._routine(call, touched_by(call) or [])
        elif (message := message_of(call)) is not None:
            self._message(message)
        elif described.rule is not None:
            self._rule(call, described.rule)
        elif described.kind == "intrinsic":
            self._intrinsic(call)
        elif described.kind == "allocation":
            if described.calls and called_back(self.facts, call):
                # What finalizers get is what the deallocated memory holds.
                for location in (x for argument in call.arguments for x in self._reachable_locations(argument)):
                    self._edge(location, self._libraries)
                    self._edge(self._libraries, location)
                self._calls_back(call, self._libraries)
        elif described.kind != "fill":
            self._unknown(call)

    def _bind(self, call: ins.CallBase, callee: Function) -> None:
        for argument, parameter in zip(call.arguments, callee.arguments, strict=False):
            self._flow(argument, parameter)
        if self.carries(call) or call in self._bits:
            self._edge(self.result_spot(callee), call)
        if len(call.arguments) > len(callee.arguments):
            self._unknown(call)  # what a variadic function does with its list is not followed

    def _copy(self, call: ins.CallBase) -> None:
        target, source, size = call.arguments[:3]
        for origin, location in self.facts.copied(source, target, most_bytes(size)):
            self._edge(origin, location)

    def _external(self, call: ins.CallBase, row: External) -> None:
        """It has no derivative. But bytes that it copies may be numbers', and memory whose address it keeps may be met elsewhere."""
        if row.copies:
            for argument in call.arguments:
                self._flow(argument, call)
            for spot in self._text_spots(call, row, written=False):
                self._edge(spot, call)
            for spot in self._text_spots(call, row, written=True):
                self._edge(call, spot)
        elif row.parses:
            for spot in self._text_spots(call, row, written=False):
                self._edge(spot, call)
        keeper = self._streams if row.kind == "stream" else self._libraries
        for index in {*row.keeps, *row.gives}:
            if index >= len(call.arguments):
                continue
            text = row.kind == "string" and index >= 0
            kept = self.numbers_copied(call, row, False) if text else self._reachable_locations(_place(call, index))
            for location in kept:
                self._edge(location, keeper)
                self._edge(keeper, location)
        if row.registers or (row.calls and row.kind != "print"):
            self._calls_back(call, keeper)

    def _text_spots(self, call: ins.CallBase, row: External, written: bool) -> list[Spot]:
        """The numbers that it may touch, and the text of memory that holds none: numbers are put into words, and taken out elsewhere."""
        locations, nodes = self._text_touched(call, row, written)
        characters = [x.find() for node in nodes for x in node.locations() if self.bits.holds_bits(x)]
        return [*locations, *characters, *(self._texts.setdefault(node.find()[0], Value(ty.I64, "text")) for node in nodes)]

    def _rule(self, call: ins.CallBase, rule: Rule) -> None:
        if rule.zero:
            return
        targets: list[Spot] = [call]
        for index, pointer in enumerate(call.arguments):
            if not rule.complex and stored_kind(rule, index) == "float":
                targets += self.facts.all_locations(pointer)
        for operand in call.arguments:
            if operand.type.scalar.is_float or operand.type.is_aggregate:
                for target in targets:
                    self._flow(operand, target)

    def _routine(self, call: ins.CallBase, touched: list[Access]) -> None:
        """All numbers that it reads flow to all that it writes."""
        sources = [self.facts.walked(a) for a in touched if a.operand.numbers and a.operand.reads]
        targets: list[Spot] = [self.facts.walked(a) for a in touched if a.operand.numbers and a.operand.writes]
        if call.type.scalar.is_float:
            targets.append(call)
        for target in targets:
            for source in sources:
                self._edge(source, target)
            for argument in call.arguments:
                if argument.type.scalar.is_float:
                    self._flow(argument, target)

    def _message(self, message: Message) -> None:
        """What is sent may depend on inputs of any rank, and what is received may reach outputs of any rank: all messages are one spot of
        the graph, an input and an output at once. So whether a number has an adjoint is the same on both sides of a message."""
        self.messages.append(message)
        for buffer in message.buffers:
            if is_place(buffer.pointer) and self.facts.is_pointer(buffer.pointer) and (node := self.facts.node(buffer.pointer)).packed:
                self._handed.add(node)
                self._edge(self._network, node)
                self._edge(node, self._network)
            for location in carries_numbers(self.facts, buffer):
                if buffer.sent or self._exchanged:
                    self._edge(location, self._network)
                if buffer.received or self._exchanged:
                    self._edge(self._network, location)
        for location in shared_by_ranks(self.facts, message):
            if location.find().content.find().floats:
                self._edge(location.find(), self._network)
                self._edge(self._network, location.find())

    def _intrinsic(self, call: ins.CallBase) -> None:
        """Intrinsics without a rule or memory, known by structure (vector reductions) or refused later: they flow from every operand."""
        if (self.carries(call) or call in self._bits) and not call.type.is_void:
            for operand in call.arguments:
                self._flow(operand, call)

    def _outside(self) -> None:
        """What is read may be what was written: to a file, to memory of streams, or by a function that is not known."""
        calls = [i for f in self.facts.module.functions.values() for i in f.instructions() if isinstance(i, ins.CallBase)]
        pairs = list(round_trips(calls))
        keepers = [self._streams] if any(describe(call).streams for call in calls) else []
        keepers += [self._libraries] if any(self._meets_world(call) for call in self.unknown_calls) else []
        written, read = streamed(calls) if keepers else ([], [])
        for output in dict.fromkeys([*(output for output, _ in pairs), *written]):
            for argument in output.arguments:
                self._flow(argument, output)
                for node in self.reachable_nodes(argument):
                    for spot in self._readable(node):
                        self._edge(spot, output)
        for taken in dict.fromkeys([*(taken for _, taken in pairs), *read]):
            for argument in taken.arguments:
                for node in self.reachable_nodes(argument):
                    for spot in self._readable(node):
                        self._edge(taken, spot)
        for output, taken in pairs:
            self._edge(output, taken)
        for keeper in keepers:
            for output in written:
                self._edge(output, keeper)
            for taken in read:
                self._edge(keeper, taken)

    def _readable(self, node: Node) -> list[Spot]:
        """Numbers in memory, and what may be their bits or words."""
        words = self._texts.setdefault(node.find()[0], Value(ty.I64, "text"))
        return [words, *self._float_locations(node), *filter(self.bits.holds_bits, node.locations())]

    def _memory_of_libraries(self) -> None:
        """What libraries give the addresses of may be one memory, whatever calls give them: a page that is mapped twice."""
        nodes = {node.find()[0] for node in self.facts.memory.nodes}
        unknown = [node for node in nodes if "unknown" in node.origins and self._float_locations(node)]
        if len(unknown) > 1:
            for location in (location for node in unknown for location in self._float_locations(node)):
                self._edge(location, self._pages)
                self._edge(self._pages, location)

    def _unknown(self, call: ins.CallBase) -> None:
        """A function whose body is not there may do anything with what it is given: read and write all memory that can be reached, keep in
        it whatever it likes, and in memory of its own what others of its library hand out. Nodes stand for memory that the program itself
        never looks into."""
        self.unknown_calls.add(call)
        described = describe(call)
        ruled = described.kind == "custom"
        handed = [*call.arguments] if call.type.is_void else [*call.arguments, call]
        handed += self.named_in(call)
        if self._meets_world(call):
            self._edge(self._libraries, call)
            if described.memory != "read":
                self._edge(call, self._libraries)
        if described.calls and not ruled:
            self._calls_back(call, call)
        if self._writes_text and described.memory != "none":
            self._pass_text(call)
        for argument in handed:
            self._flow(argument, call)
            if _leads_somewhere(argument):
                for node in self._returned_nodes(call) if argument is call else self.reachable_nodes(argument):
                    spots: list[Spot] = [node, *self._float_locations(node), *filter(self.bits.holds_bits, node.locations())]
                    if ruled:
                        self._handed.add(node)
                    for spot in spots:
                        self._edge(spot, call)
                        self._edge(call, spot)

    def _meets_world(self, call: ins.CallBase) -> bool:
        """Whether a call that is not known may touch what others of its library, or the system, keep: files, for one."""
        described = describe(call)
        if isinstance(call.callee, val.InlineAsm):
            return "~{memory}" in call.callee.text
        return described.kind in ("unknown", "indirect") and described.memory in ("read", "any")

    def named_in(self, call: ins.CallBase) -> list[Value]:
        """Variables that assembly names: its own text, or for functions that are not known that of the module."""
        module = self.facts.module
        text = call.callee.text if isinstance(call.callee, val.InlineAsm) else "\n".join(module.module_asm)
        words = set(_WORD.findall(text)) if text else ()
        return [v for name, v in module.globals.items() if name in words and isinstance(v, val.GlobalVariable)]

    def numbers_copied(self, call: ins.CallBase, row: External, written: bool) -> list[Location]:
        """The numbers whose bytes a function of text may read, or write: behind its pointers, and in what a string holds."""
        return self._text_touched(call, row, written)[0]

    def _text_touched(self, call: ins.CallBase, row: External, written: bool) -> tuple[list[Location], list[Node]]:
        """The same, and all memory that it touches."""
        found: dict[Location, None] = {}
        nodes: dict[Node, None] = {}
        size = call.arguments[row.size[0]] if len(row.size) == 1 else None
        for index, argument in enumerate(call.arguments):
            touched = row.writes_argument(index) if written else row.reads_argument(index)
            if not touched or not self.facts.is_pointer(argument):
                continue
            length = size.value if isinstance(size, val.ConstantInt) else None
            if row.deep and row.kind == "print":  # (streams of the program's own)
                nodes.update(dict.fromkeys(self.reachable_nodes(argument)))
                found.update(dict.fromkeys(self._reachable_locations(argument)))
                continue
            node, offset = self.facts.pointer(argument)
            nodes[node] = None
            if length is None and row.deep:
                length = STRING
            if length is None:
                # (Text ends before what is no text; that of a number begins with the number.)
                length = min((region.end - offset for region in node.regions if region.start <= offset < region.end), default=8)
            string = _is_string(call, index)
            for field in self.facts.fields(argument, length)[0]:
                content = field.location.find().content.find()
                if string and field.offset:
                    continue  # of another object: in a string, its text is all that the program has an address of
                if content.floats and not string:
                    found[field.location.find()] = None
                if row.deep and content.may_point and content.kind in ("ptr", "mixed"):
                    held = self.facts.memory.target(content)[0]
                    nodes[held] = None
                    found.update(dict.fromkeys(self._float_locations(held)))
        return list(found), list(nodes)

    def _pass_text(self, call: ins.CallBase) -> None:
        """A function that is not known may make text of text, and numbers of text."""
        words = Value(ty.I64, "text")
        for argument in [*call.arguments, call]:
            for node in self.reachable_nodes(argument):
                text = self._texts.setdefault(node.find()[0], Value(ty.I64, "text"))
                self._edge(text, words)
                spots: list[Spot] = [text, *self._float_locations(node)]
                for spot in spots:
                    self._edge(words, spot)

    def _calls_back(self, call: ins.CallBase, spot: Spot) -> None:
        """Functions of the program that a library calls get what it has, and it gets what they return."""
        for function in called_back(self.facts, call):
            self._edge(self.result_spot(function), spot)
            for parameter in function.arguments:
                if parameter.type.scalar.is_float:
                    self._edge(spot, parameter)
                for location in self._reachable_locations(parameter):
                    self._edge(location, spot)
                    self._edge(spot, location)

    def _library_variables(self) -> None:
        """Variables of libraries hold what those like."""
        for variable in variables_used(self.facts.module):
            if variable.initializer is None and not variable.name.startswith("pad."):
                for location in self._reachable_locations(variable):
                    self._edge(location, self._libraries)
                    self._edge(self._libraries, location)

    def _constant_locations(self) -> set[Spot]:
        """The memory of global variables that the program says have no derivative."""
        found: set[Spot] = set()
        for name in scope().constants:
            variable = self.facts.module.globals.get(name)
            if variable is not None:
                node = self.facts.node(variable).find()[0]
                found.update((node, *node.locations()) if node.origins <= {"global", "constant"} else ())
        return found

    def _reachable_locations(self, pointer: Value) -> list[Location]:
        """All locations of numbers that can be reached from a pointer by loads."""
        return [location for node in self.reachable_nodes(pointer) for location in self._float_locations(node)]

    def reachable_nodes(self, pointer: Value) -> list[Node]:
        """All memory that can be reached from a pointer by loads."""
        return self._reached_by(self.facts.contents(pointer)) if self.facts.is_pointer(pointer) else []

    def _returned_nodes(self, call: ins.CallBase) -> list[Node]:
        """All memory that can be reached from what a function that is not known returns; what it throws, where that is a value, holds no
        numbers of the program."""
        contents = self.facts.contents(call)
        thrown = call.called_function is not None and call.called_function.name.startswith(UNDER_A_HANDLER)
        return self._reached_by(contents[:-1] if thrown else contents)

    def _reached_by(self, contents: Iterable[Content]) -> list[Node]:
        memory = self.facts.memory
        return memory.reachable([memory.target(c)[0] for c in contents if c.may_point], through_code=False)

    @staticmethod
    def _float_locations(node: Node) -> list[Location]:
        return [x for x in node.locations() if x.content.find().floats]

    # consequences -----------------------------------------------------------------------------------------------------------

    def _shadowed_nodes(self) -> set[Node]:
        nodes = {node.find()[0] for node in self.facts.memory.nodes}
        shadowed = {node.find()[0] for node in self._shadow_roots}
        pointing: dict[Node, list[Node]] = {}
        for node in nodes:
            if node.only_code:
                continue
            if node in self._handed and node in self._varied and node in self._useful:
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
                    for callee in self.callees(instruction):
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

    def callees(self, call: ins.CallBase) -> list[Function]:
        """The functions with a body that a call may reach."""
        callee = call.called_function
        if callee is not None:
            return [callee] if callee.blocks else []
        if isinstance(call.callee, val.InlineAsm):
            return []
        return [f for f in self.called.known(call) if f.blocks]

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
        if isinstance(i, ins.CallBase) and (i in self.unknown_calls or (i.called_function is not None and not i.called_function.blocks)):
            described = describe(i)
            if described.kind == "message" or described.event:
                return True
            handed = [*i.arguments, *self.named_in(i), *([] if i.type.is_void else [i])]
            return any(self.facts.is_pointer(a) and self.has_shadow(a) for a in handed)
        return i.opcode == "ret" and bool(i.operands) and (self.is_active(i.operands[0]) or self.has_shadow(i.operands[0]))


def _is_string(call: ins.CallBase, index: int) -> bool:
    """Whether an argument of a member of std::string is a string: an object of the library, in which are an address, a length and text."""
    callee = call.called_function
    if callee is None or STRING_CLASS not in callee.name:
        return False
    if index == 0:
        return re.search(r"EE\d+_S_", callee.name) is None  # (what is not static is a member of it)
    attributes = callee.arguments[index].attributes if index < len(callee.arguments) else ()
    return any(a == f"dereferenceable({STRING})" or a.startswith("sret(") for a in attributes)


def _leads_somewhere(value: Value) -> bool:
    """Whether a value may be the address of memory that somebody looks into: a constant is, if it is made of a variable's address."""
    if isinstance(value, val.ConstantExpr | val.ConstantAggregate):
        return any(map(_leads_somewhere, value.operands if isinstance(value, val.ConstantExpr) else value.elements))
    return not isinstance(value, val.Constant) or isinstance(value, val.GlobalValue)


def _place(call: ins.CallBase, index: int) -> Value:
    return call if index < 0 else call.arguments[index]


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
