"""What the tests of the analyses share: IR by its text, values by their names."""

from __future__ import annotations

from collections.abc import Sequence

import llvmlite.binding as llvm

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.effects import Effects
from polyglot_ad.analysis.memory import MemoryFacts, analyse_memory
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.values import Block, Function, Module, Value

_LAYOUT = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
F64 = (8, ((0, "f64"),))
F32 = (4, ((0, "f32"),))


def module_of(text: str) -> Module:
    """The module, read as LLVM prints it."""
    whole = f'target datalayout = "{_LAYOUT}"\n' + text
    return parse(str(llvm.parse_assembly(whole, llvm.create_context())))


class Named:
    """One function, whose values and blocks are had by name."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self._values: dict[str, Value] = {a.name: a for a in function.arguments}
        self._values.update({i.name: i for i in function.instructions() if i.name})
        self._blocks = {b.name: b for b in function.blocks}

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def block(self, name: str) -> Block:
        return self._blocks[name]


def named(text: str, function: str = "f") -> Named:
    return Named(module_of(text).functions[function])


class Analysed(Named):
    """A function `f` with the facts of its program. `layouts`: per pointer argument what it points to; `active`: names of active
    arguments."""

    def __init__(
        self,
        text: str,
        layouts: dict[str, tuple[int, tuple[tuple[int, str], ...]]] | None = None,
        active: Sequence[str] = (),
        outputs: Sequence[str] = ("r",),
        overlapping: Sequence[str] = (),
    ) -> None:
        self.module = module_of(text)
        super().__init__(self.module.functions["f"])
        arguments = {a.name: a for a in self.function.arguments}
        described = [(arguments[name], size, fields) for name, (size, fields) in (layouts or {}).items()]
        self.facts: MemoryFacts = analyse_memory(self.module, described, [arguments[n] for n in overlapping])
        numbers = [arguments[n] for n in active if not arguments[n].type.is_pointer]
        pointers = [arguments[n] for n in active if arguments[n].type.is_pointer]
        targets = [arguments[n] for n in outputs if n in arguments]
        self.activity = ActivityAnalysis(self.facts, self.function, numbers, pointers, targets)
        self.effects = Effects(self.facts, self.activity)

    def active(self) -> set[str]:
        return {name for name, value in self._values.items() if self.activity.is_active(value)}

    def shadowed(self) -> set[str]:
        return {name for name, value in self._values.items() if value.type.is_pointer and self.activity.has_shadow(value)}

    def kinds(self, *names: str) -> list[str | None]:
        return [self.facts.kind(self[name]) for name in names]

    def same_place(self, a: str, b: str) -> bool:
        """Whether two pointers may lead to one place, accessed as the function does."""
        (x,), (y,) = (self.facts.locations(self[n], self._accessed(self[n])) for n in (a, b))
        return x.find() is y.find()

    @staticmethod
    def _accessed(pointer: Value) -> ty.Type:
        for user in pointer.users:
            if user.opcode == "load":
                return user.type
            if user.opcode == "store" and user.operands[1] is pointer:
                return user.operands[0].type
        return ty.I8
