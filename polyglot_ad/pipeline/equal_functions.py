"""Functions of a finished module that are equal become one.

Where the analysis tells ways to call a function apart (`rewrites/control/specialise.py`) it is copied, and often the derivatives of the
copies turn out the same: of a matrix product of a library there were five. LLVM would optimise each. Two functions are equal whose
bodies are, but for the names of values, the numbers of metadata, debug info, and calls of functions that are equal in turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from polyglot_ad.differentiate.roots.split_attributes import is_augmented_mark
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.debug_strip import DEBUG_ATTACHMENTS
from polyglot_ad.ir.printer import Printer
from polyglot_ad.ir.reached import mentioned
from polyglot_ad.ir.values import Constant, Function, GlobalAlias, GlobalVariable, Module, Value
from polyglot_ad.process.regex import regex

_LEAST = 100
"""Instructions of the functions that are compared. Smaller ones cost little, and may be inlined."""
_REFERENCE = regex(r"!\d+")


def merge_equal_functions(module: Module) -> bool:
    """Replace calls of functions by calls of equal ones, and drop those; whether there were any."""
    candidates = [f for f in module.functions.values() if f.prefix.split()[:1] == ["internal"] and f.blocks]
    groups = [group for group in _by_shape(candidates) if len(group) > 1]
    if not groups:
        return False
    pointed_at = _pointed_at(module)
    groups = [[f for f in group if f not in pointed_at] for group in groups]
    same: dict[Function, Function] = {}
    while found := _equal(module, groups, same):
        same.update(found)
    for function, other in same.items():
        function.replace_all_uses_with(other)
    for function in same:
        for instruction in function.instructions():
            instruction.drop_operands()
        del module.functions[function.name]
    return bool(same)


def _by_shape(functions: Iterable[Function]) -> Iterable[list[Function]]:
    """Functions of one type that have the same instructions in the same order, as far as their names say."""
    groups: dict[object, list[Function]] = {}
    for function in functions:
        opcodes = tuple(i.opcode for i in function.instructions())
        if len(opcodes) >= _LEAST:
            groups.setdefault((function.function_type, len(function.blocks), opcodes), []).append(function)
    return groups.values()


def _pointed_at(module: Module) -> set[Function]:
    """Functions whose addresses are used otherwise than to call them."""
    constants: list[Value] = [g.initializer for g in module.globals.values() if isinstance(g, GlobalVariable) and g.initializer is not None]
    constants += (g for g in module.globals.values() if isinstance(g, GlobalAlias))
    for function in module.functions.values():
        if function.personality is not None:
            constants.append(function.personality)
        for i in function.instructions():
            operands = i.operands[:-1] if isinstance(i, ins.CallBase) and i.called_function is not None else i.operands
            constants += (o for o in operands if isinstance(o, Constant))
    return mentioned(constants)


def _equal(module: Module, groups: Iterable[Iterable[Function]], same: Mapping[Function, Function]) -> dict[Function, Function]:
    """Functions that are equal to another one, given those that are known to be."""
    found: dict[Function, Function] = {}
    for group in groups:
        first: dict[str, Function] = {}
        for function in group:
            if function not in same:
                other = first.setdefault(_Normal(module, function, same).text(), function)
                if other is not function:
                    found[function] = other
    return found


class _Normal(Printer):
    """Prints a function so that equal ones have one text."""

    def __init__(self, module: Module, function: Function, same: Mapping[Function, Function]) -> None:
        super().__init__(module, strip_debug=True)
        self._metadata_of = module.metadata
        self._same = same
        self._places: dict[str, str] = {}
        self.function = function
        values = [*function.arguments, *(value for block in function.blocks for value in (block, *block.instructions))]
        self.locals = {value: f"%{place}" for place, value in enumerate(values)}

    def ref(self, value: Value) -> str:
        if value is self.function:
            return "@"
        return super().ref(self._same.get(value, value) if isinstance(value, Function) else value)

    def text(self) -> str:
        function = self.function
        assert function is not None
        attributes = [one for one in function.all_attributes() if not is_augmented_mark(one)]
        words: list[object] = [
            function.prefix,
            self._attached(function.metadata),
            function.calling_convention,
            function.result_attributes,
            attributes,
            function.suffix,
        ]
        words += (argument.attributes for argument in function.arguments)
        if function.personality is not None:
            words.append(self.ref(function.personality))
        lines = [" ".join(map(str, words))]
        for block in function.blocks:
            lines.append(self.locals[block])
            lines += (self.instruction_text(i, attachments=False) + self._attached(i.metadata) for i in block.instructions)
        return "\n".join(lines)

    def _attached(self, metadata: Mapping[str, str]) -> str:
        return "".join(f" !{kind} {_REFERENCE.sub(self._place, node)}" for kind, node in metadata.items() if kind not in DEBUG_ATTACHMENTS)

    def _place(self, reference: re.Match[str]) -> str:
        """A node by the place at which it is seen first, where what it consists of follows. Nodes of debug info are what they are."""
        node = reference[0]
        known = self._places.get(node)
        if known is not None:
            return known
        content = self._metadata_of.get(node, "")
        if content.removeprefix("distinct ").startswith("!DI"):
            return node
        place = self._places[node] = f"!{len(self._places)}"
        return f"{place}={_REFERENCE.sub(self._place, content)}"
