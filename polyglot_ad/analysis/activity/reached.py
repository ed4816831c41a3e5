"""Memory that calls may meet behind the addresses they are given."""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad.callees.externals import UNDER_A_HANDLER
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Value

from ..memory import Content, Location, MemoryFacts, Node


class Reached:
    """Which memory, and which numbers in it, can be reached from an address by loads."""

    def __init__(self, facts: MemoryFacts) -> None:
        self.facts = facts

    def locations(self, pointer: Value) -> list[Location]:
        """All locations of numbers that can be reached from a pointer by loads."""
        return [location for node in self.nodes(pointer) for location in self.floats(node)]

    def nodes(self, pointer: Value) -> tuple[Node, ...]:
        """All memory that can be reached from a pointer by loads."""
        return self.by(self.facts.contents(pointer)) if self.facts.is_pointer(pointer) else ()

    def returned(self, call: ins.CallBase) -> tuple[Node, ...]:
        """All memory that can be reached from what a function that is not known returns; what it throws, where that is a value, holds no
        numbers of the program."""
        contents = self.facts.contents(call)
        thrown = call.called_function is not None and call.called_function.name.startswith(UNDER_A_HANDLER)
        return self.by(contents[:-1] if thrown else contents)

    def by(self, contents: Iterable[Content]) -> tuple[Node, ...]:
        memory = self.facts.memory
        return memory.reachable([memory.target(c)[0] for c in contents if c.may_point], through_code=False)

    def floats(self, node: Node) -> list[Location]:
        found = self.facts.memory.remembered(("floats", node), lambda: tuple(x for x in node.locations() if x.content.find().floats))
        return list(found)
