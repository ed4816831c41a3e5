"""The flow graph of a program."""

from __future__ import annotations

from collections.abc import Collection

from polyglot_ad.callees import External, describe, most_bytes
from polyglot_ad.callees.operations import OPERATIONS
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.reached import variables_used
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.rules import Rule, stored_kind

from ..bits import OUTSIDE, BitFlow
from ..callees import Callees
from ..external_state import called_back, round_trips, streamed
from ..memory import Location, MemoryFacts, Node
from ..messages import Message, carries_numbers, is_place, message_of, shared_by_ranks
from ..routines import Access, touched_by
from .edges import Edges, Spot
from .reached import Reached
from .text import Text


class FlowGraph(Edges):
    """The nodes are values, memory locations and whole memory that is not looked into; the edges are differentiable flow."""

    def __init__(
        self, facts: MemoryFacts, called: Callees, suspects: dict[Location, set[Location]], exchanged: bool, constant: Collection[Spot] = ()
    ) -> None:
        super().__init__(facts, constant)
        self.called = called
        self.reached = Reached(facts)
        self.text = Text(facts, self.reached)
        self.unknown_calls: set[ins.CallBase] = set()
        self.messages: list[Message] = []
        """The calls of MPI that move numbers, or complete those that do."""
        self.handed: set[Node] = set()
        """Memory whose address functions with custom rules may get."""
        self.network = Value(ty.I64, "messages")
        self._result: dict[Function, Value] = {}
        self._exchanged = exchanged
        self._pages = Value(ty.I64, "memory of libraries")
        self._libraries, self._streams = Value(ty.I64, "kept by libraries"), Value(ty.I64, "kept by streams")
        self._texts: dict[Node, Value] = {}
        calls = (i for f in facts.module.functions.values() for i in f.instructions() if isinstance(i, ins.CallBase))
        self._writes_text = any(row.copies for call in calls if (row := describe(call).external) is not None)
        self.bits = BitFlow(facts, self.callees, self.result_spot, suspects)
        self._bits = self.bits.spans
        for one, others in suspects.items():
            for other in others:
                self.edge(one, other)

    def build(self) -> None:
        """Add the flow of the whole program."""
        for function in self.facts.module.functions.values():
            for instruction in function.instructions():
                self._instruction(instruction)
        self._outside()
        if self.unknown_calls:
            self._library_variables()
        self._memory_of_libraries()

    def result_spot(self, function: Function) -> Value:
        found = self._result.get(function)
        if found is None:
            found = self._result[function] = Value(function.function_type.result, f"result of {function.name}")
        return found

    def callees(self, call: ins.CallBase) -> list[Function]:
        """The functions with a body that a call may reach."""
        callee = call.called_function
        if callee is not None:
            return [callee] if callee.blocks else []
        if isinstance(call.callee, val.InlineAsm):
            return []
        return [f for f in self.called.known(call) if f.blocks]

    def carries(self, value: Value) -> bool:
        """Whether a value could hold floating-point data: a float, or an integer not known to be one."""
        if value.type.is_pointer:
            return False
        found = [c.find() for c in self.facts.contents(value)]
        return any(c.floats if c.kind == "mixed" else c.kind not in ("int", "ptr") for c in found)

    def _flow(self, source: Value, target: Spot) -> None:
        if not isinstance(source, val.Constant) and (self.carries(source) or source in self._bits):
            self.edge(source, target)

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
            self.edge(i.operands[0], i)
        for source in self.bits.edges(i):
            self.edge(source, i)

    def _memory(self, i: ins.Instruction) -> None:
        if i.opcode == "load":
            if i in self._bits or (self.carries(i) and i not in self.bits.counters):
                for location in self.facts.locations(i.operands[0], i.type):
                    self.edge(location, i)
            return
        value, pointer = (i.operands[0], i.operands[1]) if i.opcode == "store" else (i.operands[1], i.operands[0])
        for location in self.facts.locations(pointer, value.type) if i.opcode != "va_arg" else ():
            for source in self.bits.deciding(i):
                self.edge(source, location)
            if i.opcode != "store":
                self.edge(location, i)
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
        elif described.kind == "exchange":
            if self.carries(call) or call in self._bits:
                self._flow(call.arguments[0], call)
        elif described.kind == "allocation":
            if described.calls and called_back(self.facts, call):
                # What finalizers get is what the deallocated memory holds.
                for argument in call.arguments:
                    self.both_ways(self._libraries, self.reached.nodes(argument), self.reached.floats)
                self._calls_back(call, self._libraries)
        elif described.kind not in ("fill", "integer"):
            self._unknown(call)

    def _bind(self, call: ins.CallBase, callee: Function) -> None:
        for argument, parameter in zip(call.arguments, callee.arguments, strict=False):
            self._flow(argument, parameter)
        if self.carries(call) or call in self._bits:
            self.edge(self.result_spot(callee), call)
        if len(call.arguments) > len(callee.arguments):
            self._unknown(call)  # what a variadic function does with its list is not followed

    def _copy(self, call: ins.CallBase) -> None:
        target, source, size = call.arguments[:3]
        for origin, location in self.facts.copied(source, target, most_bytes(size)):
            self.edge(origin, location)

    def _external(self, call: ins.CallBase, row: External) -> None:
        """It has no derivative. But bytes that it copies may be numbers', and memory whose address it keeps may be met elsewhere."""
        if row.copies:
            for argument in call.arguments:
                self._flow(argument, call)
            for spot in self._text_spots(call, row, written=False):
                self.edge(spot, call)
            for spot in self._text_spots(call, row, written=True):
                self.edge(call, spot)
        elif row.parses:
            for spot in self._text_spots(call, row, written=False):
                self.edge(spot, call)
        keeper = self._streams if row.kind == "stream" else self._libraries
        for index in {*row.keeps, *row.gives}:
            if index >= len(call.arguments):
                continue
            if row.kind != "string" or index < 0:
                self.both_ways(keeper, self.reached.nodes(_place(call, index)), self.reached.floats)
                continue
            for location in self.text.numbers_copied(call, row, False):
                self.edge(location, keeper)
                self.edge(keeper, location)
        if row.registers or (row.calls and row.kind != "print"):
            self._calls_back(call, keeper)

    def _text_spots(self, call: ins.CallBase, row: External, written: bool) -> list[Spot]:
        """The numbers that it may touch, and the text of memory that holds none: numbers are put into words, and taken out elsewhere."""
        locations, nodes = self.text.touched(call, row, written)
        characters = [
            x.find()
            for node, is_text in nodes.items()
            for x in node.locations()
            if self.bits.holds_bits(x) and (is_text or not x.find().content.find().floats)
        ]
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
                self.edge(source, target)
            for argument in call.arguments:
                if argument.type.scalar.is_float:
                    self._flow(argument, target)

    def _message(self, message: Message) -> None:
        """What is sent may depend on inputs of any rank, and what is received may reach outputs of any rank: all messages are one spot of
        the graph, an input and an output at once. So whether a number has an adjoint is the same on both sides of a message."""
        self.messages.append(message)
        for buffer in message.buffers:
            if is_place(buffer.pointer) and self.facts.is_pointer(buffer.pointer) and (node := self.facts.node(buffer.pointer)).packed:
                self.handed.add(node)
                self.edge(self.network, node)
                self.edge(node, self.network)
            for location in carries_numbers(self.facts, buffer):
                if buffer.sent or self._exchanged:
                    self.edge(location, self.network)
                if buffer.received or self._exchanged:
                    self.edge(self.network, location)
        for location in shared_by_ranks(self.facts, message):
            if location.find().content.find().floats:
                self.edge(location.find(), self.network)
                self.edge(self.network, location.find())

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
                for node in self.reached.nodes(argument):
                    for spot in self._readable(node):
                        self.edge(spot, output)
        for taken in dict.fromkeys([*(taken for _, taken in pairs), *read]):
            for argument in taken.arguments:
                for node in self.reached.nodes(argument):
                    for spot in self._readable(node):
                        self.edge(taken, spot)
        for output, taken in pairs:
            self.edge(output, taken)
        for keeper in keepers:
            for output in written:
                self.edge(output, keeper)
            for taken in read:
                self.edge(keeper, taken)

    def _readable(self, node: Node) -> list[Spot]:
        """Numbers in memory, and what may be their bits or words."""
        words = self._texts.setdefault(node.find()[0], Value(ty.I64, "text"))
        return [words, *self.reached.floats(node), *filter(self.bits.holds_bits, node.locations())]

    def _memory_of_libraries(self) -> None:
        """What libraries give the addresses of may be one memory, whatever calls give them: a page that is mapped twice."""
        nodes = {node.find()[0] for node in self.facts.memory.nodes}
        unknown = [node for node in nodes if "unknown" in node.origins and self.reached.floats(node)]
        if len(unknown) > 1:
            for location in (location for node in unknown for location in self.reached.floats(node)):
                self.edge(location, self._pages)
                self.edge(self._pages, location)

    def _unknown(self, call: ins.CallBase) -> None:
        """A function whose body is not there may do anything with what it is given: read and write all memory that can be reached, keep in
        it whatever it likes, and in memory of its own what others of its library hand out. Nodes stand for memory that the program itself
        never looks into."""
        if call in self.unknown_calls:
            return
        self.unknown_calls.add(call)
        described = describe(call)
        ruled = described.kind == "custom"
        handed = [*call.arguments] if call.type.is_void else [*call.arguments, call]
        handed += self.text.named_in(call)
        if self._meets_world(call):
            self.edge(self._libraries, call)
            if described.memory != "read":
                self.edge(call, self._libraries)
        if described.calls and not ruled:
            self._calls_back(call, call)
        if self._writes_text and described.memory != "none":
            self._pass_text(call)
        for argument in handed:
            self._flow(argument, call)
            if _leads_somewhere(argument):
                nodes = self.reached.returned(call) if argument is call else self.reached.nodes(argument)
                if ruled:
                    self.handed.update(nodes)
                self.both_ways(call, nodes, self._touched)

    def _touched(self, node: Node) -> list[Spot]:
        return [node, *self.reached.floats(node), *filter(self.bits.holds_bits, node.locations())]

    def _meets_world(self, call: ins.CallBase) -> bool:
        """Whether a call that is not known may touch what others of its library, or the system, keep: files, for one."""
        described = describe(call)
        if isinstance(call.callee, val.InlineAsm):
            return "~{memory}" in call.callee.text
        return described.kind in ("unknown", "indirect") and described.memory in ("read", "any")

    def _pass_text(self, call: ins.CallBase) -> None:
        """A function that is not known may make text of text, and numbers of text."""
        words = Value(ty.I64, "text")
        for argument in [*call.arguments, call]:
            for node in self.reached.nodes(argument):
                text = self._texts.setdefault(node.find()[0], Value(ty.I64, "text"))
                self.edge(text, words)
                spots: list[Spot] = [text, *self.reached.floats(node)]
                for spot in spots:
                    self.edge(words, spot)

    def _calls_back(self, call: ins.CallBase, spot: Spot) -> None:
        """Functions of the program that a library calls get what it has, and it gets what they return."""
        functions = called_back(self.facts, call)
        shared = self.facts.memory.remembered(("called back", self, functions), lambda: self._hub_of(functions))
        if shared is not None:
            self.edge(spot, shared)
            self.edge(shared, spot)
            return
        for function in functions:
            self._meets(spot, function)

    def _hub_of(self, functions: tuple[Function, ...]) -> Value | None:
        """A spot for all that these functions get and return, where they get numbers in memory: through that memory, what calls them flows
        to what else calls them anyway."""
        if all(x in self.constant for f in functions for parameter in f.arguments for x in self.reached.locations(parameter)):
            return None
        hub = Value(ty.I64, "called back")
        for function in functions:
            self._meets(hub, function)
        return hub

    def _meets(self, spot: Spot, function: Function) -> None:
        self.edge(self.result_spot(function), spot)
        for parameter in function.arguments:
            if parameter.type.scalar.is_float:
                self.edge(spot, parameter)
            self.both_ways(spot, self.reached.nodes(parameter), self.reached.floats)

    def _library_variables(self) -> None:
        """Variables of libraries hold what those like."""
        for variable in variables_used(self.facts.module):
            if variable.initializer is None and not variable.name.startswith("pad."):
                self.both_ways(self._libraries, self.reached.nodes(variable), self.reached.floats)


def _leads_somewhere(value: Value) -> bool:
    """Whether a value may be the address of memory that somebody looks into: a constant is, if it is made of a variable's address."""
    if isinstance(value, val.ConstantExpr | val.ConstantAggregate):
        return any(map(_leads_somewhere, value.operands if isinstance(value, val.ConstantExpr) else value.elements))
    return not isinstance(value, val.Constant) or isinstance(value, val.GlobalValue)


def _place(call: ins.CallBase, index: int) -> Value:
    return call if index < 0 else call.arguments[index]
