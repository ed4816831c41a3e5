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
from polyglot_ad.guards.blocks import OWN, table_of
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import GlobalVariable, Value

if TYPE_CHECKING:
    from .context import ProgramContext

_SHADOW, _DIFFERS = "pad.earlier.shadow", "pad.earlier.differs"
_VARIABLE = ty.struct((ty.PTR, ty.I64, ty.I64, ty.PTR))
_VARIABLES = ty.struct((ty.I64, ty.PTR))
_PAGE, _FOUR_GIB = 1 << 12, 1 << 32


class Earlier:
    """What a program under differentiation may find of earlier calls."""

    def __init__(self, program: ProgramContext) -> None:
        self.program = program
        self.tracked = table_of(program.module) is not None
        """Whether there is a table of blocks."""
        self._apart: dict[Node, bool] = {}
        self._variables: GlobalVariable | None = None

    @cached_property
    def nodes(self) -> frozenset[Node]:
        """What addresses in global variables lead to, the variables themselves included."""
        facts = self.program.facts
        found = facts.memory.reachable(node for node in facts.memory.nodes if "global" in node.find()[0].origins)
        return frozenset(node for node in found if not node.origins or not node.origins <= {"constant", "function"})

    @cached_property
    def _lowest(self) -> int:
        """The lowest word of earlier memory that may be an address; 0 where none is. Pairs of numbers look like low ones."""
        inner = [x.find().content.find() for node in self.nodes if node.origins != {"global"} for x in node.locations()]
        if not any(content.may_point for content in inner):
            return 0
        return _FOUR_GIB if any("f32" in content.floats for content in inner) else _PAGE

    @property
    def is_asked(self) -> bool:
        """Whether the derivative asks for it."""
        return self._variables is not None

    # addresses in variables, where a call begins ----------------------------------------------------------------------------

    def shadow(self, b: Builder, address: Value, lane: int, arena: Value | None) -> Value:
        """The shadow of what an address leads to; null if it leads to no block of the program's."""
        width, lowest = const_int(ty.I64, self.program.width), const_int(ty.I64, self._lowest)
        arguments = [address, const_int(ty.I64, lane), width, arena or zero(ty.PTR), lowest, self._table()]
        return b.call_named(_SHADOW, ty.PTR, arguments)

    def list_variables(self, variables: list[GlobalVariable]) -> None:
        """Say what variables there are, when all shadows of them are known."""
        if self._variables is None:
            return
        module = self.program.module
        rows = [self._row(variable) for variable in variables if "thread_local" not in variable.prefix]
        list_type = ty.array(_VARIABLE, len(rows))
        listed = module.add_global(
            GlobalVariable(
                module.unique_name("pad.earlier.list"), list_type, val.ConstantAggregate(list_type, tuple(rows)), True, "internal"
            )
        )
        self._variables.initializer = val.ConstantAggregate(_VARIABLES, (const_int(ty.I64, len(rows)), listed))

    def _row(self, variable: GlobalVariable) -> Value:
        program = self.program
        shadows: Value = zero(ty.PTR)
        if variable in program.shadow_globals:
            type = ty.array(ty.PTR, program.width)
            lanes = val.ConstantAggregate(type, tuple(program.shadow_globals[variable]))
            shadows = program.module.add_global(
                GlobalVariable(program.module.unique_name("pad.earlier.shadows"), type, lanes, True, "internal")
            )
        size = const_int(ty.I64, program.layout.size(variable.value_type))
        return val.ConstantAggregate(_VARIABLE, (variable, size, const_int(ty.I64, program.facts.node(variable).number), shadows))

    def _table(self) -> GlobalVariable:
        if self._variables is None:
            module = self.program.module
            made = GlobalVariable(module.unique_name("pad.earlier.variables"), _VARIABLES, None, True, "internal")
            module.add_global(made)
            self._variables = made
        return self._variables

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
        found = b.call_named(_DIFFERS, ty.I64, [address, const_int(ty.I64, node.number), self._table()])
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
