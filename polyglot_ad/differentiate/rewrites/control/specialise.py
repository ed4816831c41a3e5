"""Functions of their own for calls that pass different structures.

The memory analysis does not tell calls of one function apart: what any of them passes, the parameter may be. Where structures of different
shape meet in this way, numbers seem to lie where addresses and counts do. Then the function is copied, for each way in which it is
called, and the analysis runs again. A copy that was not needed costs time to compile, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from polyglot_ad.analysis.components import components
from polyglot_ad.analysis.memory import FLOAT_KINDS, Content, MemoryFacts, Node
from polyglot_ad.analysis.memory.overlaps import kept_apart_in
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.types import ArrayType, StructType, Type
from polyglot_ad.ir.values import Function, Module, Value

from ...clone import copy_body

SUFFIX = ".specialised"
_MOST = 40_000
"""Instructions that may be added to a program."""
_WAYS = 24
"""Ways to call one function that are told apart; of a short one (the routine that prints messages, called wherever something may go
wrong, with whatever is to be printed) as many as make together no more instructions than this:"""
_SHORT = 12_000


def specialise(module: Module, root: Function, facts: MemoryFacts, *, by_contents: bool = False) -> bool:
    """Copy the functions that mixed memory can be reached from; whether any was. Local variables that are declared as bytes (Rust's are)
    are alike, unless `by_contents`: then those in which addresses may be are told apart as structures are."""
    confused = Confused(facts)
    functions = [f for f in module.functions.values() if f.blocks]
    if not confused.anywhere(functions):
        return False
    budget = _MOST
    changed = False
    for group in _callers_first(functions):
        if root in group or not any(confused.function(f) for f in group):
            continue
        ways = _ways_in(group, confused.holds_addresses if by_contents else _declares_addresses)
        size = sum(1 for f in group for _ in f.instructions())
        added = size * (len(ways) - 1)
        if not added or added > (budget if len(ways) <= _WAYS else min(budget, _SHORT)):
            continue
        budget -= added
        changed = True
        for calls in ways[1:]:
            made = copies(module, group)
            for call in calls:
                callee = call.called_function
                assert callee is not None
                call.set_operand(len(call.operands) - 1, made[callee])
    return changed


class Confused:
    """Where memory is mixed, as far as numbers are concerned."""

    def __init__(self, facts: MemoryFacts) -> None:
        self.facts = facts
        self._nodes: dict[Node, bool] = {}

    def anywhere(self, functions: Iterable[Function]) -> bool:
        nodes = {node.find()[0] for node in self.facts.memory.nodes}
        return any(self._mixed(node) for node in nodes)

    def function(self, function: Function) -> bool:
        """Whether a parameter or a result leads to mixed memory."""
        contents = [c for a in function.arguments for c in self.facts.contents(a)]
        contents += self.facts.result_contents(function)
        return any(self._content(c) for c in contents) or self._reaches(contents)

    def holds_addresses(self, local: ins.Alloca) -> bool:
        """Whether addresses may be in a local variable, whatever it is declared as."""
        if _declares_addresses(local):
            return True
        nodes = (self.facts.memory.target(content)[0].find()[0] for content in self.facts.contents(local))
        return any(location.content.may_point for node in nodes for location in node.locations())

    @staticmethod
    def _content(content: Content) -> bool:
        content = content.find()
        return content.kind == "mixed" and bool(content.floats)

    def _mixed(self, node: Node) -> bool:
        if node not in self._nodes:
            mixed = any(self._content(location.content) for location in node.locations()) or node.has_torn_numbers()
            self._nodes[node] = mixed or self._crossed(node)
        return self._nodes[node]

    def _crossed(self, node: Node) -> bool:
        """Whether one walks among numbers as among addresses, or the other way round."""
        kinds = ({x.content.find().kind for x in pair} for pair in kept_apart_in(node))
        return any("ptr" in found and found & FLOAT_KINDS.keys() for found in kinds)

    def _reaches(self, contents: Iterable[Content]) -> bool:
        found: set[Node] = set()
        work = [self.facts.memory.target(c)[0] for c in contents if c.may_point]
        while work:
            node = work.pop().find()[0]
            if node in found or node.only_code:
                continue
            if self._mixed(node):
                return True
            found.add(node)
            work += [self.facts.memory.target(x.content)[0] for x in node.locations() if x.content.may_point]
        return False


def _callers_first(functions: list[Function]) -> list[list[Function]]:
    """Groups of functions that call each other in circles, callers before those they call."""
    callees = {f: [c for i in f.instructions() if isinstance(i, ins.CallBase) and (c := i.called_function) and c.blocks] for f in functions}
    return components(functions, callees.__getitem__)[::-1]


def _ways_in(group: list[Function], holds: Callable[[ins.Alloca], bool]) -> list[list[ins.CallBase]]:
    """The calls from outside the group, those together that pass the like. The first are those that keep the functions as they are, which
    do whatever else is done with a function than to call it."""
    found: dict[object, list[ins.CallBase]] = {}
    other = False
    for function in group:
        for user in function.users:
            if not isinstance(user, ins.CallBase) or user.called_function is not function or function in user.operands[:-1]:
                other = True
            elif user.block is not None and user.function not in group:
                found.setdefault((function, _way(user, holds)), []).append(user)
    return [[], *found.values()] if other else list(found.values())


def _way(call: ins.CallBase, holds: Callable[[ins.Alloca], bool]) -> object:
    if any(leaf.is_pointer for leaf in (call.type.scalar,)) or call.type.is_aggregate:
        return call  # what it returns may be of any shape
    return tuple(_shape(a, holds) for a in call.arguments if a.type.is_pointer)


def _shape(pointer: Value, holds: Callable[[ins.Alloca], bool], depth: int = 0) -> object:
    """What is known of what a pointer leads to, by what it is made from."""
    if isinstance(pointer, ins.GetElementPtr) and depth < 8:
        indices = tuple(o.value if isinstance(o, val.ConstantInt) else None for o in pointer.operands[1:])
        return _shape(pointer.pointer, holds, depth + 1), str(pointer.source_type), indices
    if isinstance(pointer, ins.Alloca) and not holds(pointer):
        return str(pointer.allocated_type)
    return pointer  # what its addresses lead to is its own affair


def _declares_addresses(local: ins.Alloca) -> bool:
    return _holds_addresses(local.allocated_type)


def _holds_addresses(type: Type) -> bool:
    if isinstance(type, StructType):
        return any(map(_holds_addresses, type.fields or ()))
    return _holds_addresses(type.element) if isinstance(type, ArrayType) else type.scalar.is_pointer


def copies(module: Module, group: list[Function]) -> dict[Function, Function]:
    """Copies of functions, which call each other where the originals do."""
    made = {f: _declare_copy(module, f) for f in group}
    for original, target in made.items():
        copy_body(original, target, made)
    return made


def _declare_copy(module: Module, source: Function) -> Function:
    name = module.unique_name(source.name.partition(SUFFIX)[0] + SUFFIX)
    made = Function(name, source.function_type, [a.name for a in source.arguments], prefix="internal", attributes=source.attributes)
    made.result_attributes, made.calling_convention = source.result_attributes, source.calling_convention
    made.personality = source.personality
    for argument, original in zip(made.arguments, source.arguments, strict=True):
        argument.attributes = original.attributes
    return module.add_function(made)


__all__ = ["SUFFIX", "Confused", "copies", "specialise"]
