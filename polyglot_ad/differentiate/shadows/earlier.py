"""Memory that earlier calls of a program left: what a call finds when it follows the addresses in global variables.

To the inputs of this call its numbers are constants. So its shadow is zero where the call begins, and what the reverse pass adds there is
dropped with it. A program with global variables of addresses has a table of its blocks (guards/blocks.py): where a call begins, every
block that an address in a variable with a shadow leads to gets one (runtime/memory/earlier.c), and so do those that addresses
in such blocks lead to. An address that leads to no known block has no shadow, and is an error where the program follows it (globals.py).

Where the address leads was decided outside the program that is differentiated, which may believe two blocks apart that are one. So each
block is taken for what the memory analysis says of the first address that leads there (its colour), and another colour is an error.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from polyglot_ad.analysis.memory import Location, Node
from polyglot_ad.guards.blocks import DIFFERS, OWN, TABLE
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Value

if TYPE_CHECKING:
    from ..context import ProgramContext

_PAGE, _FOUR_GIB = 1 << 12, 1 << 32


class Earlier:
    """What a program under differentiation may find of earlier calls."""

    def __init__(self, program: ProgramContext) -> None:
        self.program = program
        self.tracked = TABLE in program.module.globals
        """Whether there is a table of blocks."""
        self.is_asked = False
        """Whether the code of the derivative asks what blocks are."""
        self._apart: dict[Node, bool] = {}

    @cached_property
    def nodes(self) -> frozenset[Node]:
        """What addresses in global variables lead to, the variables themselves included."""
        facts = self.program.facts
        found = facts.memory.reachable(node for node in facts.memory.nodes if "global" in node.find()[0].origins)
        return frozenset(node for node in found if not node.origins or not node.origins <= {"constant", "function"})

    @cached_property
    def lowest(self) -> int:
        """The lowest word of earlier memory that may be an address; 0 where none is. Pairs of numbers look like low ones."""
        inner = [x.find().content.find() for node in self.nodes if node.origins != {"global"} for x in node.locations()]
        if not any(content.may_point for content in inner):
            return 0
        return _FOUR_GIB if any("f32" in content.floats for content in inner) else _PAGE

    # what the analyses take a block for -------------------------------------------------------------------------------------

    def may_differ(self, node: Node) -> bool:
        """Whether it matters if earlier memory is this, or something else of the program's."""
        if not self.tracked or node not in self.nodes:
            return False
        found = self._apart.get(node)
        if found is None:
            program = self.program
            written = program.is_written(node)
            found = self._apart[node] = any(other is not node and (written or program.is_written(other)) for other in self.nodes)
        return found

    def is_read(self, location: Location) -> bool:
        """Whether the program loads what is there, or hands it on."""
        return location.find() in self._read

    @cached_property
    def _read(self) -> frozenset[Location]:
        facts = self.program.facts
        found: set[Location] = set()
        for function in self.program.activity.functions:
            for i in function.instructions():
                if isinstance(i, ins.Load):
                    found.update(location.find() for location in facts.locations(i.pointer, i.type))
                elif isinstance(i, ins.CallBase | ins.AtomicRMW | ins.CmpXchg):
                    pointers = [o for o in i.operands if facts.is_pointer(o)]
                    found.update(location.find() for pointer in pointers for location in facts.node(pointer).locations())
        return frozenset(found)

    def differs(self, b: Builder, address: Value, node: Node) -> Value:
        """Whether an address leads to memory that is something else."""
        self.is_asked = True
        found = b.call_named(DIFFERS, ty.I64, [const_int(ty.I64, self.program.level), address, const_int(ty.I64, node.number)])
        return b.icmp("ne", found, const_int(ty.I64, 0))

    def target(self, load: ins.Load) -> Node | None:
        """What an address that the program loads leads to, if an earlier call may have left that."""
        facts = self.program.facts
        content = facts.content(load)
        if not content.may_point or not (load.type.is_pointer or (load.type is ty.I64 and content.kind == "ptr")):
            return None
        node = facts.memory.target(content)[0]
        if not self.tracked:
            return node if load.type.is_pointer and "global" in facts.node(load.pointer).origins else None
        return node if node in self.nodes or "global" in facts.node(load.pointer).origins else None

    def is_of_block(self, load: ins.Load) -> bool:
        """Whether an address is loaded from elsewhere than variables alone, in which all of them are looked at where the call begins."""
        return self.program.facts.node(load.pointer).origins != {"global"}

    # shadows of what this call allocates ------------------------------------------------------------------------------------

    def allocated(self, b: Builder, shadow: Value) -> None:
        """In forward mode: the memory may outlive this call, its shadow does not."""
        if self.tracked and self.program.forward:
            b.call_named(OWN, ty.VOID, [shadow])
