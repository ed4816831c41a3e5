"""What the memory analysis knows of exceptions, in programs where they are values (`differentiate/unwinding`).

All exceptions point to one node, the *bag*, that has a slot for each type thrown: the slot holds the address of the objects of that type. A
handler takes from the slots of the types that it may meet, so that what one type carries is not mistaken for what another does. Objects
that a library throws are in a slot of their own, and point anywhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import GlobalVariable, Value

from .leaves import leaves
from .nodes import Content, Location, Node

if TYPE_CHECKING:
    from .facts import MemoryFacts

PREFIX = "pad.unwind."
_LIBRARY = "library "
"""The slot of what libraries throw."""
_SEVERAL_BASES = "_ZTVN10__cxxabiv121__vmi_class_type_infoE"


class Exceptions:
    """The exceptions of one program, and, in the derivative of a program, their shadows: which are exceptions of their own kind."""

    def __init__(self, facts: MemoryFacts) -> None:
        self.facts = facts
        self._bags = {"primal": _Bag(facts, library_is_unknown=True), "shadow": _Bag(facts, library_is_unknown=False)}

    def call(self, call: ins.CallBase, name: str) -> None:
        """State what a call of a function of the run time implies."""
        what = name.removeprefix(PREFIX).partition(".")[0]
        bag = self._bags["shadow" if what in ("hold", "held") else "primal"]
        if what in ("throw", "hold"):
            bag.states(self.facts.contents(call)[0])
            bag.throw(call.arguments[0], call.arguments[1])
        elif what in ("caught", "peek", "dying"):
            bag.states(self.facts.contents(call.arguments[0])[0])
            bag.catch(call, call.arguments[1], call.arguments[2:])
        elif what == "held":
            bag.states(self.facts.contents(call.arguments[0])[0])
            bag.catch(call, call.arguments[3], call.arguments[4:])
        elif what == "rethrow":
            bag.states(self.facts.contents(call)[0])
            bag.states(self.facts.contents(call.arguments[0])[0])
        elif what in ("end", "raise", "addref", "release"):
            bag.states(self.facts.contents(call.arguments[0])[0])
        elif what in ("keep", "revive"):
            # What std::exception_ptr holds is the address of an object, and is taken for the exception.
            bag.states(self.facts.contents(call)[0])
            bag.states(self.facts.contents(call.arguments[0])[0])
        elif what == "adopt":
            bag.states(self.facts.contents(call)[0])
        elif what == "prime":
            bag.throw(call.arguments[0], call.arguments[1])
        elif what == "call":
            *results, exception = zip(self.facts.contents(call), leaves(self.facts.layout, call.type), strict=True)
            bag.states(exception[0])
            for content, (_, _, leaf) in results:
                if leaf.scalar.is_pointer:
                    self.facts.memory.target(content)[0].origins.add("unknown")

    def objects(self) -> list[Location]:
        """Every location of every object thrown."""
        return self._bags["primal"].objects()


class _Bag:
    def __init__(self, facts: MemoryFacts, library_is_unknown: bool) -> None:
        self.facts = facts
        self._library_is_unknown = library_is_unknown
        self._node: Node | None = None
        self._slots: dict[str, int] = {}

    def states(self, content: Content) -> None:
        """A value is an exception."""
        self.facts.memory.point(content, self._all(), 0)

    def _all(self) -> Node:
        if self._node is None:
            self._node = self.facts.memory.new_node("exception")
        return self._node

    def objects(self) -> list[Location]:
        found: dict[Location, None] = {}
        for number in self._slots.values():
            node, _ = self.facts.memory.target(self._slot_content(number))
            found.update(dict.fromkeys(node.locations()))
        return list(found)

    def _slot_content(self, number: int) -> Content:
        node, shift = self._all().find()
        return self.facts.memory.access(node, shift + 8 * number, 8, tag="ptr").content

    def _slot(self, type: Value, handler: Value) -> Content:
        """`type`: null for what libraries throw; what they throw to a handler of numbers or pointers is no object with functions."""
        name = type.name if isinstance(type, GlobalVariable) else _LIBRARY
        if name == _LIBRARY and isinstance(handler, GlobalVariable) and (is_fundamental(handler) or handler.name.startswith("_ZTIP")):
            name = f"{_LIBRARY}{handler.name}"
        new = name not in self._slots
        content = self._slot_content(self._slots.setdefault(name, len(self._slots)))
        if new and name == _LIBRARY and self._library_is_unknown:
            node, _ = self.facts.memory.target(content)
            node.origins.add("unknown")
            table, _ = self.facts.memory.target(self.facts.memory.access(node, 0, 8, tag="ptr").content)
            table.origins.add("unknown")
            self.facts.memory.stride(table, 8)
            # What is loaded from it is no better known.
            self.facts.memory.point(self.facts.memory.access(table, 0, 8, tag="ptr").content, table, 0)
        return content

    def throw(self, thrown: Value, type: Value) -> None:
        if isinstance(thrown, val.ConstantNull):
            return
        for one in _constants(type):
            content = self.facts.contents(thrown)[0]
            if isinstance(one, GlobalVariable) and one.name.startswith("_ZTIP"):
                # A handler of pointers is given the pointer that lies in the object.
                content = self.facts.memory.reach(content, 0, 8, "ptr").content
            self.facts.memory.unify(self._slot(one, one), content)

    def catch(self, call: ins.CallBase, handler: Value, thrown: list[Value]) -> None:
        mine = self.facts.contents(call)[0]
        for type in thrown:
            self.facts.memory.unify(mine, self._slot(type, handler))
            if type is not handler and several_bases(type):
                node, _ = self.facts.memory.target(mine)
                self.facts.memory.stride(node, 1)  # the base that is caught may lie anywhere in it


def is_fundamental(type: Value) -> bool:
    """Whether a typeinfo is that of a type of numbers."""
    return isinstance(type, GlobalVariable) and len(type.name) == 5 and type.name.startswith("_ZTI")


def several_bases(type: Value) -> bool:
    """Whether a class, or one that it derives from, has several or virtual bases, by its typeinfo."""
    if not isinstance(type, GlobalVariable) or not isinstance(type.initializer, val.ConstantAggregate):
        return False
    table, *rest = type.initializer.elements
    if isinstance(table, val.ConstantExpr) and any(isinstance(o, val.GlobalValue) and o.name == _SEVERAL_BASES for o in table.operands):
        return True
    return any(several_bases(e) for e in rest if e is not type)


def _constants(value: Value) -> list[Value]:
    """The constants that a value may be."""
    found: list[Value] = []
    seen: set[Value] = set()
    work = [value]
    while work:
        one = work.pop()
        if one in seen:
            continue
        seen.add(one)
        if isinstance(one, ins.Phi):
            work += one.operands
        elif isinstance(one, ins.Select):
            work += one.operands[1:]
        else:
            found.append(one)
    return found


__all__ = ["PREFIX", "Exceptions", "is_fundamental", "several_bases"]
