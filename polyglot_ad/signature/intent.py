"""Which pointer arguments a function may write through, from its IR before the optimiser.

An argument is *read only* if every use of it, through copies in allocas, address arithmetic, phis and selects, is a load, a comparison,
or an argument of a call that itself only reads (by attribute or by the same analysis) or never returns. Anything else counts as a write.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Argument, Value

_READ_ONLY = ("readonly", "readnone")
_HARMLESS_CALLS = ("llvm.lifetime.", "llvm.dbg.", "llvm.assume", "llvm.prefetch", "llvm.invariant.")


def _harmless(user: ins.Instruction) -> bool:
    if not isinstance(user, ins.CallBase) or (called := user.called_function) is None:
        return False
    return called.name.startswith(_HARMLESS_CALLS)


class WriteAnalysis:
    """Remembers per argument. `deep`: also of memory behind pointers that are loaded from the argument's (an array's data behind its header).

    In recursion an argument is taken as only read until a write is found; if the whole search finds none, that was
    right for every argument on the way."""

    def __init__(self, deep: bool = False) -> None:
        self.deep = deep
        self._known: dict[Argument, bool] = {}

    def reads_only(self, argument: Argument) -> bool:
        if argument not in self._known:
            assumed: set[Argument] = set()
            if self._search(argument, assumed):
                self._known.update(dict.fromkeys(assumed, True))
        return self._known[argument]

    def reads_only_argument(self, argument: Argument | None) -> bool:
        """The same of an argument that may not have been found."""
        return argument is not None and self.reads_only(argument)

    def _search(self, argument: Argument, assumed: set[Argument]) -> bool:
        if argument in assumed:
            return True
        if argument not in self._known:
            assumed.add(argument)
            if self._check(argument, assumed):
                return True
            self._known[argument] = False
        return self._known[argument]

    def _check(self, argument: Argument, assumed: set[Argument]) -> bool:
        if not self.deep and any(attribute in _READ_ONLY for attribute in argument.attributes):
            return True
        seen: set[Value] = {argument}
        pending: list[Value] = [argument]
        while pending:
            value = pending.pop()
            for user in value.users:
                derived: list[Value] = []
                if isinstance(user, ins.Load):
                    if self.deep and user.type.is_pointer:
                        derived = [user]
                elif isinstance(user, ins.Compare):
                    continue
                elif isinstance(user, ins.Store):
                    if user.pointer is value:
                        return False
                    spilled = self._spill(user.pointer)
                    if spilled is None:
                        return False
                    derived = list(spilled)
                elif isinstance(user, ins.GetElementPtr | ins.Cast | ins.Phi | ins.Select | ins.UnaryOp):
                    derived = [user]
                elif isinstance(user, ins.CallBase):
                    if not self._call_reads_only(user, value, assumed):
                        return False
                else:
                    return False
                for item in derived:
                    if item not in seen:
                        seen.add(item)
                        pending.append(item)
        return True

    @staticmethod
    def _spill(slot: Value) -> list[Value] | None:
        """The loads of an alloca that only holds copies of the pointer; None if its address goes elsewhere."""
        if not isinstance(slot, ins.Alloca):
            return None
        loads: list[Value] = []
        for user in slot.users:
            if isinstance(user, ins.Load):
                loads.append(user)
            elif not (isinstance(user, ins.Store) and user.pointer is slot) and not _harmless(user):
                return None
        return loads

    def _call_reads_only(self, call: ins.CallBase, value: Value, assumed: set[Argument]) -> bool:
        if value is call.callee:
            return False
        called = call.called_function
        for index, argument in enumerate(call.arguments):
            if argument is not value:
                continue
            if not self.deep and any(word in _READ_ONLY or word.startswith("byval") for word in call.argument_attributes[index]):
                continue
            if called is None or index >= len(called.arguments):
                return False
            if called.name.startswith(_HARMLESS_CALLS) or (called.name.startswith(("llvm.memcpy", "llvm.memmove")) and index == 1):
                continue
            if called.has_attribute("noreturn"):
                continue
            if called.is_declaration:
                if self.deep or not any(attribute in _READ_ONLY for attribute in called.arguments[index].attributes):
                    return False
            elif not self._search(called.arguments[index], assumed):
                return False
        return True
