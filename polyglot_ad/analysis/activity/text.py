"""Numbers whose bytes functions of text touch, and variables that assembly names."""

from __future__ import annotations

import re

from polyglot_ad.callees import External
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Value
from polyglot_ad.langs.cxx.names import STRING, STRING_CLASS
from polyglot_ad.process.regex import regex

from ..memory import Location, MemoryFacts, Node
from .reached import Reached

_WORD = regex(r"[\w$.]+")


class Text:
    def __init__(self, facts: MemoryFacts, reached: Reached) -> None:
        self.facts = facts
        self.reached = reached

    def named_in(self, call: ins.CallBase) -> list[Value]:
        """Variables that assembly names: its own text, or for functions that are not known that of the module."""
        module = self.facts.module
        text = call.callee.text if isinstance(call.callee, val.InlineAsm) else "\n".join(module.module_asm)
        words = set(_WORD.findall(text)) if text else ()
        return [v for name, v in module.globals.items() if name in words and isinstance(v, val.GlobalVariable)]

    def numbers_copied(self, call: ins.CallBase, row: External, written: bool) -> list[Location]:
        """The numbers whose bytes a function of text may read, or write: behind its pointers, and in what a string holds."""
        return self.touched(call, row, written)[0]

    def touched(self, call: ins.CallBase, row: External, written: bool) -> tuple[list[Location], dict[Node, bool]]:
        """The same, and all memory that it touches: whether text of it, or only strings in it, which leave alone what lies beside them."""
        found: dict[Location, None] = {}
        nodes: dict[Node, bool] = {}
        size = call.arguments[row.size[0]] if len(row.size) == 1 else None
        for index, argument in enumerate(call.arguments):
            touched = row.writes_argument(index) if written else row.reads_argument(index)
            if not touched or not self.facts.is_pointer(argument):
                continue
            length = size.value if isinstance(size, val.ConstantInt) else None
            if row.deep and row.kind == "print":  # (streams of the program's own)
                nodes.update(dict.fromkeys(self.reached.nodes(argument), True))
                found.update(dict.fromkeys(self.reached.locations(argument)))
                continue
            node, offset = self.facts.pointer(argument)
            string = is_string(call, index)
            nodes[node] = nodes.get(node, False) or not string
            if length is None and row.deep:
                length = STRING
            if length is None:
                # (Text ends before what is no text; that of a number begins with the number.)
                length = min((region.end - offset for region in node.regions if region.start <= offset < region.end), default=8)
            for field in self.facts.fields(argument, length)[0]:
                content = field.location.find().content.find()
                if string and field.offset:
                    continue  # of another object: in a string, its text is all that the program has an address of
                if content.floats and not string:
                    found[field.location.find()] = None
                if row.deep and content.may_point and content.kind in ("ptr", "mixed"):
                    held = self.facts.memory.target(content)[0]
                    nodes[held] = True
                    found.update(dict.fromkeys(self.reached.floats(held)))
        return list(found), nodes


def is_string(call: ins.CallBase, index: int) -> bool:
    """Whether an argument of a member of std::string is a string: an object of the library, in which are an address, a length and text."""
    callee = call.called_function
    if callee is None or STRING_CLASS not in callee.name:
        return False
    if index == 0:
        return re.search(r"EE\d+_S_", callee.name) is None  # (what is not static is a member of it)
    attributes = callee.arguments[index].attributes if index < len(callee.arguments) else ()
    return any(a == f"dereferenceable({STRING})" or a.startswith("sret(") for a in attributes)
