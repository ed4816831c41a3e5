"""Where addresses come from that the program computes with integers.

An integer is the address of an object's part if it is an address of that object, moved: `base + n`, `base - n`, `base & n`, `base | n`,
`base ^ n` (`FOLLOWED`), any number of them one after the other, where n comes from no address. So low tags, masks, encryption with a key
and back again lead where the base does, and the shadow is as far from the base's shadow as the address is from the base.

Everything else that is made of the address of memory with a shadow, and becomes an address again, is *foreign*: differences of two objects
added to a third, exclusive ors of two addresses, parts put together, products. Whether a number comes from an address is found on a graph
of contents, from the operands of integer operations to their results, through memory, calls and pieces. Conditions are not followed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Function, Value

from .addresses import FOLLOWED, become_addresses, only_tag_bits
from .facts import MemoryFacts
from .nodes import Content, Node
from .one_object import in_one_object, remaining
from .overlaps import kept_apart_in

_CASTS = frozenset(("trunc", "zext", "sext"))


class Provenance:
    """`leads_to_numbers`: whether a scalar is, or may be, the address of memory with a shadow."""

    def __init__(self, facts: MemoryFacts, functions: list[Function], leads_to_numbers: Callable[[Content], bool]) -> None:
        self._facts = facts
        self._leads = leads_to_numbers
        self._operations = [i for f in functions for i in f.instructions() if _is_operation(i)]
        self._functions = set(functions)
        self._sources: dict[bool, dict[Content, set[Content]]] = {}
        self._once: dict[Function, bool] = {}
        self._linear: dict[Content, list[ins.Instruction]] = {}
        self._addresses: set[Content] = set()
        self._moves: list[ins.GetElementPtr] = []
        made: list[ins.Instruction] = []
        self._word_loads: list[ins.Load] = []
        for function in functions:
            for i in function.instructions():
                if i.opcode == "inttoptr":
                    made.append(i)
                elif isinstance(i, ins.GetElementPtr):
                    self._moves.append(i)
                self._note(i)
        self._made = made
        self._direct = become_addresses((i.operands[0] for i in made), through=frozenset())

    def foreign(self, again: bool = False) -> Iterator[ins.Instruction]:
        """The operations that make such addresses. `again`: in a derivative, whose tapes hold addresses beside numbers. Casts of what
        is one of both were judged when it was made; only arithmetic is rewritten in between."""
        for i in self._operations:
            if (i in self._direct or self._is_read_as_address(i)) and self._is_foreign(i):
                yield i
        for value in () if again else self._direct:
            if isinstance(value, ins.Cast) and value.operands[0].type.scalar.is_float and self._leads(self._facts.content(value)):
                yield value
        if any(i.opcode == "sub" and self._subtracts_addresses(i) for i in self._operations):
            yield from (move for move in self._moves if self._leaves_object(move))

    def unknown(self, holds_numbers: Callable[[Node], bool]) -> Iterator[ins.Instruction]:
        """Integers made into addresses of which nothing is known, where numbers are read or written; `holds_numbers`: that matter. Also if
        a choice joins one with an address that is known, unless the integer comes from no address (Rust's of nothing do not)."""
        for i in self._made:
            node, source = self._facts.node(i), i.operands[0]
            if _is_constant(source) or not holds_numbers(node):
                continue
            is_lost = self._facts.kind(source) not in ("ptr", "mixed") and self._comes_from_address(source, strictly=True)
            if node.origins == {"integer"} or is_lost:
                yield i

    def _subtracts_addresses(self, i: ins.Instruction) -> bool:
        return all(self._facts.is_pointer(o) and self._leads(self._facts.content(o)) for o in i.operands)

    def _leaves_object(self, move: ins.GetElementPtr) -> bool:
        """Whether an index is the distance of two objects, which C does not know and some programs use: of two that are told apart; or of
        any two of a kind, kept in one of them."""
        node = self._facts.node(move.pointer)
        seen: set[Content] = set()
        work = [self._facts.content(o) for o in move.operands[1:] if not isinstance(o, val.Constant)]
        while work:
            content = work.pop()
            if content in seen:
                continue
            seen.add(content)
            inside = any(location.find().content.find() is content for location in node.locations())
            for i in self._distances().get(content, ()):
                if i.opcode != "sub" or not self._subtracts_addresses(i):
                    work += [self._facts.content(o) for o in i.operands if not isinstance(o, val.Constant)]
                elif not self._is_distance(i, strictly=False) or (inside and not self._is_distance(i, strictly=True)):
                    return True
        return False

    def _distances(self) -> dict[Content, list[ins.Instruction]]:
        """Integer operations that keep or scale distances, by what they make."""
        if not self._linear:
            for i in self._operations:
                if i.opcode in ("add", "sub", "mul", "sdiv", "ashr", "shl", "sext", "zext", "trunc") and not i.type.is_aggregate:
                    self._linear.setdefault(self._facts.content(i), []).append(i)
        return self._linear

    def _is_read_as_address(self, i: ins.Instruction) -> bool:
        """Whether a result goes through memory and is read as an address, and not as an integer, too."""
        content = self._facts.content(i)
        return i.type is ty.I64 and content.kind == "ptr" and content in self._addresses

    def _note(self, i: ins.Instruction) -> None:
        if isinstance(i, ins.Load) and i.type is ty.I64:
            self._word_loads.append(i)
        if i.type.scalar.is_pointer:
            self._addresses.add(self._facts.content(i))
        elif i.opcode == "store" and i.operands[0].type.scalar.is_pointer:
            self._addresses.add(self._facts.content(i.operands[0]))

    def _graph(self, strictly: bool) -> dict[Content, set[Content]]:
        """From the results of operations to what they are computed from. `strictly`: also if the program breaks the rule of C that only
        addresses in one object are subtracted."""
        found = self._sources.get(strictly)
        if found is None:
            found = self._sources[strictly] = {}
            for i in self._operations:
                if self._is_tag(i) or (i.opcode == "sub" and self._is_distance(i, strictly)):
                    continue
                operands = [c.find() for o in _sources(i) if self._may_tell(o) for c in self._facts.contents(o)]
                for made in self._facts.contents(i):
                    found.setdefault(made.find(), set()).update(operands)
            for load in self._word_loads:
                found.setdefault(self._facts.content(load), set()).update(self._read_instead(load))
        return found

    def _read_instead(self, load: ins.Load) -> Iterator[Content]:
        """The addresses that a load of an integer may read: from a place that is not told apart from those of numbers in one object, and is
        therefore taken for one of these."""
        for location in self._facts.locations(load.pointer, load.type):
            if location.find().content.find().floats:
                for pair in kept_apart_in(self._facts.node(load.pointer)):
                    if location.find() in pair:
                        yield from (other.content.find() for other in pair if other.content.find().may_point)

    def _may_tell(self, value: Value) -> bool:
        return not isinstance(value, val.Constant) or self._facts.is_pointer(value)

    def _is_tag(self, i: ins.Instruction) -> bool:
        """Whether a result has the bits of an address that do not say where it leads, in their places."""
        return i.type is ty.I64 and only_tag_bits(i) and (i.opcode == "lshr" or self._facts.is_pointer(i.operands[0]))

    def _is_distance(self, i: ins.Instruction, strictly: bool) -> bool:
        """Whether a difference is that of two addresses in one object: a number like any other."""
        one, other = (self._facts.content(o) for o in i.operands)
        if not (one.may_point and other.may_point):
            return False
        if in_one_object(*i.operands):
            return True
        node, second = self._facts.memory.target(one)[0], self._facts.memory.target(other)[0]
        if not strictly and not (node.origins and second.origins):
            return True  # of null, in a container that is still empty
        return node is second and (not strictly or self._is_one_object(node))

    def _is_one_object(self, node: Node) -> bool:
        if len(node.sites) != 1 or not node.origins <= {"alloca", "heap", "global", "constant", "argument"}:
            return False
        site = node.sites[0]
        return not isinstance(site, ins.Instruction) or self._runs_once(site)

    def _runs_once(self, i: ins.Instruction) -> bool:
        """Whether an instruction is executed at most once in a call of the program."""
        function = i.function
        assert i.block is not None
        known = self._once.get(function)
        if known is None:
            self._once[function] = False  # recursion
            calls = [u for u in function.users if not isinstance(u, ins.Instruction) or u.function in self._functions]
            known = not calls or (len(calls) == 1 and isinstance(calls[0], ins.CallBase) and self._runs_once(calls[0]))
            self._once[function] = known
        if not known:
            return False
        flow = ControlFlow(function)
        return i.block in flow.index and not (flow.reachable[i.block] >> flow.index[i.block]) & 1

    def _is_foreign(self, i: ins.Instruction) -> bool:
        """Whether an operation that makes an address takes more than one of them, or does with it what is not followed."""
        strictly = i in self._direct
        if self._is_tag(i) or (i.opcode == "sub" and self._is_distance(i, strictly)):
            return False
        rest = _operands(i)
        if i.opcode in FOLLOWED and i.type is ty.I64:
            base = next((o for o in rest if self._facts.is_pointer(o) and self._facts.node(o) is self._facts.node(i)), None)
            rest = [o for o in rest if o is not base]
        return any(self._comes_from_address(o, strictly) for o in rest)

    def _comes_from_address(self, value: Value, strictly: bool) -> bool:
        if not self._may_tell(value):
            return False
        sources = self._graph(strictly)
        seen: set[Content] = set()
        work = [c.find() for c in self._facts.contents(value)]
        while work:
            content = work.pop()
            if content in seen:
                continue
            seen.add(content)
            if self._leads(content):
                return True
            work += [c.find() for c in sources.get(content, ())]
        return False


def _is_constant(value: Value, depth: int = 0) -> bool:
    """Whether an integer is one of several constants."""
    if isinstance(value, ins.Instruction) and value.opcode in ("phi", "select", "freeze") and depth < 4:
        return all(_is_constant(o, depth + 1) for o in value.operands if o.type is value.type)
    return isinstance(value, val.Constant)


def _is_operation(i: ins.Instruction) -> bool:
    if isinstance(i, ins.BinaryOp) or i.opcode in _CASTS:
        return i.type.scalar.is_integer
    callee = i.called_function if isinstance(i, ins.CallBase) else None
    return (
        callee is not None
        and callee.name.startswith("llvm.")
        and any(a.type.scalar.is_integer for a in _operands(i))
        and not i.type.is_void
    )


def _operands(i: ins.Instruction) -> list[Value]:
    values = i.arguments if isinstance(i, ins.CallBase) else i.operands
    return [v for v in values if v.type.scalar.is_integer]


def _sources(i: ins.Instruction) -> list[Value]:
    return remaining(i) if i.opcode == "sub" and i.type is ty.I64 else _operands(i)
