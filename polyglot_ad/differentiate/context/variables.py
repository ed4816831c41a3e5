"""Shadows of the program's variables, and of constants that are their addresses."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, NoReturn

from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.instructions import CallBase, Instruction
from polyglot_ad.ir.values import Value

from ..parallel.threadprivate import TABLE, is_private, own_copy, shadow_of_copy

if TYPE_CHECKING:
    from .program import ProgramContext


class ShadowVariables:
    def __init__(self, program: ProgramContext) -> None:
        self.program = program
        self.facts = program.facts
        self.activity = program.activity
        self.layout = program.layout
        self.module = program.module
        self.width = program.width
        self.shadows: dict[val.GlobalVariable, list[val.GlobalVariable]] = {}
        """Variable to its shadow in each lane."""

    def shadow_constant(self, constant: Value, lane: int) -> Value:
        """The shadow of a constant pointer."""
        if isinstance(constant, val.ConstantInt):
            return zero(constant.type)
        if isinstance(constant, val.GlobalVariable) and self.activity.has_shadow(constant):
            if self.is_private(constant):
                self._refuse_private(constant, "its address is used in another way than to read and write the thread's own")
            return self._shadow_global(constant)[lane]
        if isinstance(constant, val.ConstantExpr) and constant.opcode == "inttoptr" and isinstance(constant.operands[0], val.ConstantInt):
            return zero(constant.type)
        if isinstance(constant, val.ConstantExpr) and self.activity.has_shadow(constant):
            operands = tuple(o if isinstance(o, val.ConstantInt) else self.shadow_constant(o, lane) for o in constant.operands)
            return val.ConstantExpr(constant.type, constant.opcode, operands, constant.flags, constant.source_type)
        if isinstance(constant, val.ConstantAggregate):
            return val.ConstantAggregate(constant.type, tuple(self.shadow_constant(e, lane) for e in constant.elements))
        return constant

    def _shadow_global(self, variable: val.GlobalVariable) -> list[val.GlobalVariable]:
        found = self.shadows.get(variable)
        if found is None:
            found = []
            self.shadows[variable] = found
            private = self.is_private(variable)
            name = f"{variable.name}.shadow{self.program.level if self.program.level > 1 else ''}"  # of each level its own (set_up.py)
            for _ in range(self.width):
                type = TABLE if private else self._whole_words(variable.value_type)
                shadow = val.GlobalVariable(self.module.unique_name(name), type, None, prefix="internal", address_space="0")
                if alignment := re.search(r", align \d+", variable.suffix):
                    shadow.suffix = alignment[0]  # what the program knows of its variable is said of the shadow, too
                self.module.add_global(shadow)
                found.append(shadow)
            # Constants may point to each other in circles: all shadows are there before any is filled.
            for lane, shadow in enumerate(found):
                shadow.initializer = zero(TABLE) if private else self._shadow_initializer(variable.initializer, variable.value_type, lane)
                if not private and shadow.value_type is not variable.value_type:
                    rest = shadow.value_type.fields[1]  # type: ignore[attr-defined]
                    shadow.initializer = val.ConstantAggregate(shadow.value_type, (shadow.initializer, zero(rest)))
        return found

    def _whole_words(self, type: ty.Type) -> ty.Type:
        """The type of a variable's shadow: what belongs to a word of the variable is in it (`kinds.py`)."""
        rest = -self.layout.size(type) % 8
        return ty.struct((type, ty.array(ty.I8, rest))) if rest and self.activity.is_checked else type

    def is_private(self, variable: Value) -> bool:
        """Whether each thread has its own copy of a variable, and there are threads."""
        return isinstance(variable, val.GlobalVariable) and bool(self.program.sharing.concurrent) and is_private(variable)

    def may_be_private(self, pointer: Value) -> bool:
        """Whether an address may be that of a thread's own copy of a variable."""
        node = self.facts.node(pointer)
        return any(self.facts.node(variable) is node for variable in self._private)

    @cached_property
    def _copies_are_apart(self) -> bool:
        copies = {f for f in self.activity.functions for i in f.instructions() if isinstance(i, CallBase) and own_copy(i) in self._private}
        return self.program.sharing.separates_copies(copies)

    @cached_property
    def _private(self) -> list[val.GlobalVariable]:
        return [g for g in self.module.globals.values() if isinstance(g, val.GlobalVariable) and self.is_private(g)]

    def shadows_of_copy(self, b: Builder, call: CallBase) -> list[Value] | None:
        """The shadows of a thread's copy of a variable, of which a call gives the address."""
        variable = own_copy(call)
        if variable is None or not self.is_private(variable):
            return None
        if not self._copies_are_apart and (self.program.sharing.threads or not self.program.forward):
            self._refuse_private(
                variable,
                "each thread has its own; in nested regions and threads of the language the reverse pass does not find its shadow",
                call,
            )
        size = const_int(ty.I64, max(1, self.layout.size(variable.value_type)))
        return [shadow_of_copy(b, table, size) for table in self._shadow_global(variable)]

    def _refuse_private(self, variable: val.GlobalVariable, why: str, user: Instruction | None = None) -> NoReturn:
        raise self.program.refuse(
            "PAD-E305", f"the thread-local variable '{variable.name.removeprefix('pad.state.')}'", user, why,
            "pass the variable as an argument, or make it private to the region",
        )  # fmt: skip

    def _shadow_initializer(self, value: Value | None, type: ty.Type, lane: int) -> Value:
        if isinstance(value, val.ConstantAggregate) and any(not isinstance(e, val.ConstantFloat | val.ConstantInt) for e in value.elements):
            return val.ConstantAggregate(type, tuple(self._shadow_initializer(e, e.type, lane) for e in value.elements))
        is_address = value is not None and (value.type.is_pointer or isinstance(value, val.ConstantExpr))
        return self.shadow_constant(value, lane) if is_address and value is not None else zero(type)
