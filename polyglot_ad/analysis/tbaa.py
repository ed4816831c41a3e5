"""What accesses say of themselves: type-based alias metadata (`!tbaa`) of C, C++, Fortran and Julia.

A tag names the type of the scalar that is accessed, as a node of a tree. By the rules of the language that made it, memory written as one
type is not read as another, unless one of the two is an ancestor of the other in the tree: every type descends from C's "omnipotent char",
with which clang also tags members of unions. Where a program has no tags (Rust; -fno-strict-aliasing; memcpy), nothing is claimed.
"""

from __future__ import annotations

from polyglot_ad.ir.instructions import Instruction
from polyglot_ad.ir.metadata import Node, node
from polyglot_ad.ir.values import Module

KEPT = "pad.accessed"
"""What the copies of accesses in a derivative keep of their tags, for the derivative of the derivative. To LLVM it says nothing: a
derivative reads memory again at times when the program may use it otherwise."""
MOVED = "pad.moved"
"""Marks a store of an integer that the program stores as an address: what lies where numbers do is moved so (rewrites/words)."""
ASKED = "types that the program asks for"
"""The root of the types of accesses to objects whose type was looked at before: no rule of a language, but what has been decided at run
time. So two of them at the same address are not of the same object, although it may be the same variable."""
_INTEGERS = frozenset(
    ("int", "long", "short", "long long", "bool", "_Bool", "__int128", "wchar_t", "char8_t", "char16_t", "char32_t", "unsigned int",
     "jtbaa_arraysize", "jtbaa_arraylen", "jtbaa_arrayflags", "jtbaa_arrayoffset", "jtbaa_memorylen", "Int8", "Int16", "Int32", "Int64")
)  # fmt: skip
"""Names of types that are integers and nothing else, as clang and Julia write them (for unsigned types clang uses the signed name)."""


def apart(a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    """Whether accesses of these types cannot be of the same memory."""
    return bool(a) and bool(b) and a[-1] == b[-1] and a[0] not in b and b[0] not in a


def access_type(access: Instruction) -> str | None:
    """The tag of an access, or what a derivative has kept of it."""
    return access.metadata.get("tbaa") or access.metadata.get(KEPT)


def is_member(module: Module, access: Instruction) -> bool:
    """Whether an access says that it is one of a structure's member: its tag names the structure and the member's type."""
    tag = access_type(access)
    elements = node(module, tag).elements if tag is not None else ()
    return len(elements) >= 3 and None not in elements[:2] and elements[0] != elements[1]


class AccessTypes:
    """The access types of a module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._paths: dict[str, tuple[str, ...]] = {}

    def path(self, access: Instruction) -> tuple[str, ...]:
        """The accessed type and its ancestors, the root last; empty without a tag. Nodes are told apart by reference, not by name."""
        tag = access_type(access)
        if tag is None:
            return ()
        found = self._paths.get(tag)
        if found is None:
            found = self._paths[tag] = self._path(tag)
        return found

    def is_integer(self, access: Instruction) -> bool:
        """Whether what is accessed is an integer, by the rules of the language."""
        path = self.path(access)
        return bool(path) and self._name(node(self.module, path[0])) in _INTEGERS

    def is_asked(self, access: Instruction) -> bool:
        """Whether the program has asked for the type (`ASKED`)."""
        path = self.path(access)
        return bool(path) and self._name(node(self.module, path[-1])) == ASKED

    def _path(self, tag: str) -> tuple[str, ...]:
        elements = node(self.module, tag).elements
        if len(elements) < 3 or elements[0] is None or elements[0].kind != "tuple" or elements[1] is None:
            return ()
        path: list[str] = []
        at: Node | None = elements[1]
        while at is not None and at.name and at.name not in path:
            path.append(at.name)
            # A type is ("name", parent, offset 0); a root is ("name").
            above = at.elements
            at = above[1] if len(above) > 1 else None
        return tuple(path)

    @staticmethod
    def _name(type: Node) -> str:
        first = type.elements[0] if type.elements else None
        return first.value if first is not None and first.kind == "string" else ""
