"""Flags of a program that say what of its variables has been written since a call began: one for every four bytes, so that the entries of a
table are told apart."""

from __future__ import annotations

from polyglot_ad.analysis.memory import MemoryFacts, Node
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import GlobalVariable, Module, Value
from polyglot_ad.symbols import WRITTEN

_LARGEST = 1 << 16
"""Bytes: the flags are cleared where a call begins."""
_SHIFT = 2
_GRAIN = 1 << _SHIFT


class Flag:
    """`node`: where the location lies that it is for."""

    def __init__(self, module: Module, facts: MemoryFacts, node: Node) -> None:
        variables = _variables(node)
        self._local = bool(variables) and all("thread_local" in variable.prefix for variable in variables)
        """Where every thread has its own memory, what it has written is a matter of the thread, too."""
        size = facts.layout.size(variables[0].value_type)
        self._variable = variables[0] if _GRAIN < size <= _LARGEST and not self._local else None
        self._bytes = 1 if self._variable is None else -(-size // _GRAIN)
        type = ty.array(ty.I8, self._bytes)
        self._flags = GlobalVariable(
            module.unique_name(WRITTEN), type, zero(type), prefix="internal thread_local" if self._local else "internal"
        )
        module.add_global(self._flags)

    @staticmethod
    def is_exact(facts: MemoryFacts, node: Node) -> bool:
        """Whether flags can say of every number by itself that may lie in an object."""
        variables = _variables(node)
        if len(variables) != 1:
            return False
        size = facts.layout.size(variables[0].value_type)
        return size <= _LARGEST if "thread_local" not in variables[0].prefix else size <= 2 * _GRAIN

    def clear(self, b: Builder) -> None:
        self._fill(b, self._begin(b), const_int(ty.I64, self._bytes), 0)

    def read(self, b: Builder, pointer: Value) -> Value:
        """i1: whether what an address leads to has been written in this call."""
        return b.icmp("ne", b.load(ty.I8, self._place(b, pointer)), const_int(ty.I8, 0))

    def note(self, b: Builder, pointer: Value, size: Value | None = None) -> None:
        """`size` bytes are written from an address on; None: nobody knows how many, perhaps all."""
        if self._variable is None:
            b.store(const_int(ty.I8, 1), self._begin(b))
        elif size is None:
            self._fill(b, self._begin(b), const_int(ty.I64, self._bytes), 1)
        else:
            whole = b.binary("add", b.cast("zext", size, ty.I64) if size.type is not ty.I64 else size, const_int(ty.I64, _GRAIN - 1))
            self._fill(b, self._place(b, pointer), b.binary("lshr", whole, const_int(ty.I64, _SHIFT)), 1)

    def _fill(self, b: Builder, place: Value, count: Value, value: int) -> None:
        if self._bytes == 1:
            b.store(const_int(ty.I8, value), place)
            return
        b.call_named("llvm.memset.p0.i64", ty.VOID, [place, const_int(ty.I8, value), count, const_int(ty.I1, 0)])

    def _begin(self, b: Builder) -> Value:
        return b.call_named("llvm.threadlocal.address.p0", ty.PTR, [self._flags]) if self._local else self._flags

    def _place(self, b: Builder, pointer: Value) -> Value:
        if self._variable is None:
            return self._begin(b)
        there, begin = (b.cast("ptrtoint", one, ty.I64) for one in (pointer, self._variable))
        return b.gep(ty.I8, self._flags, [b.binary("lshr", b.binary("sub", there, begin), const_int(ty.I64, _SHIFT))])


def _variables(node: Node) -> list[GlobalVariable]:
    """The variables that an object is, if it is nothing else."""
    found = [site for site in node.sites if isinstance(site, GlobalVariable)]
    return found if node.origins == {"global"} and len(node.sites) == len(found) else []
