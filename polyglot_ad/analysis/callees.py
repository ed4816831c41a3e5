"""Which functions a call through a pointer may reach, and whether those that are known are all.

Where nothing comes from outside (`closed`), an address of a function is of the program's own ones unless it came out of a function that is
not known, or out of the table of virtual functions of a library's class. Elsewhere callers may pass addresses in whatever memory they share
with the program, and so may functions that are not known: only addresses that never were in such memory are certainly the program's.
"""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Argument, Function
from polyglot_ad.rules.scope import scope
from polyglot_ad.symbols import STATE

from .memory import MemoryFacts, Node

_OBJECTS = frozenset(("function", "constant", "alloca", "heap", "global"))
"""What an address of the program's may be of; where objects and functions are not told apart, what is called is a function."""
_TYPES = ("_ZTVN10__cxxabiv1", "_ZTI", "_ZTS")


class Callees:
    """`arguments`: of the root; `unknown`: calls of functions that may write any addresses into what they are given."""

    def __init__(self, facts: MemoryFacts, arguments: Iterable[Argument], unknown: Iterable[ins.CallBase], closed: bool) -> None:
        self.facts = facts
        self.closed = closed
        nodes = list(dict.fromkeys(n.find()[0] for n in facts.memory.nodes))
        self._unknown = list(unknown)
        self._elsewhere = self._left(node for node in nodes if _is_declared(node))
        self._libraries = frozenset(facts.memory.reachable(node for node in nodes if _is_declared(node, STATE)))
        self._shared = self._reached([] if closed else self._given_from_outside(arguments))

    def known(self, call: ins.CallBase) -> list[Function]:
        """The functions of which it is known that the call may reach them."""
        return [f for f in self.facts.node(call.callee).functions if isinstance(f, Function)]

    def all_known(self, call: ins.CallBase) -> bool:
        """Whether the call reaches no other function."""
        node = self.facts.node(call.callee)
        if self.may_be_elsewhere(node) or not node.functions:
            return False
        return self.closed or self._stays(call, self._shared)

    def kept(self, call: ins.CallBase) -> bool:
        """Whether the call reaches no function but the program's. Earlier calls may have left some in its variables, which
        are those of the primal library (`llvm/kept_addresses.py`)."""
        node = self.facts.node(call.callee)
        return self.closed and "function" in node.origins and node.origins <= _OBJECTS and node not in self._libraries

    def never(self, call: ins.CallBase) -> bool:
        """Whether no function's address is ever where the call takes it from (Rust's vtables have null for what needs no dropping)."""
        node = self.facts.node(call.callee)
        if node.functions or "integer" in node.origins or self.may_be_elsewhere(node):
            return False
        return self._stays(call, self._shared)

    def may_be_elsewhere(self, node: Node) -> bool:
        """Whether the address of a function may be that of one which the program does not have."""
        return "unknown" in node.origins or node in self._elsewhere

    def _given_from_outside(self, arguments: Iterable[Argument]) -> list[Node]:
        """The memory that a caller shares with the program."""
        found = [self.facts.node(a) for a in arguments if self.facts.is_pointer(a) and not _is_number(a.type)]
        for node in self.facts.memory.nodes:
            node = node.find()[0]
            if "unknown" in node.origins or any(isinstance(site, val.GlobalValue) and _is_shared(site) for site in node.sites):
                found.append(node)
        return found

    def _left(self, declared: Iterable[Node]) -> frozenset[Node]:
        """All memory in which others may have left addresses: what is `declared`, what addresses in it lead to, and what functions whose
        addresses come from there are given and give, which put others there."""
        work = list(declared)
        through = [call for call in self._unknown if call.called_function is None and not isinstance(call.callee, val.InlineAsm)]
        while True:
            left = frozenset(self.facts.memory.reachable(work))
            made = [call for call in through if self.facts.node(call.callee) in left]
            if not made:
                return left
            through = [call for call in through if call not in made]
            work = [*left, *(node for call in made for node in self._given(call))]

    def _reached(self, outside: list[Node]) -> frozenset[Node]:
        """All memory that may be shared with others, which have what is `outside`, and what addresses in it lead to.

        A call through a pointer to functions of the program shares what it is given only if it may leave the program: if its pointer was in
        such memory before."""
        work = list(outside)
        through: list[ins.CallBase] = []
        for call in self._unknown:
            if call.called_function is None and not isinstance(call.callee, val.InlineAsm) and all(map(_is_own, self.known(call))):
                through.append(call)
            else:
                work += self._given(call)
        while True:
            shared = frozenset(self.facts.memory.reachable(work))
            leaving = [call for call in through if not self._stays(call, shared)]
            if not leaving:
                return shared
            through = [call for call in through if call not in leaving]
            work = [*shared, *(node for call in leaving for node in self._given(call))]

    def _given(self, call: ins.CallBase) -> list[Node]:
        """What a call is given, and what it gives."""
        return [self.facts.node(a) for a in (*call.arguments, call) if self.facts.is_pointer(a)]

    def _stays(self, call: ins.CallBase, shared: frozenset[Node]) -> bool:
        """Whether the call reaches only functions of the program, or never happens, where others come out of no memory but the shared."""
        node = self.facts.node(call.callee)
        return node.origins <= {"function"} and node not in shared


def _is_own(function: Function) -> bool:
    """Whether all that the function does is in the program."""
    return bool(function.blocks) and function.name not in scope().inactive and function.name not in scope().opaque


def _is_number(type: ty.Type) -> bool:
    """Whether what is passed so is no address, though it may lie where an address lies at other times."""
    return type.is_float or (isinstance(type, ty.IntType) and type.bits < 64)


def _is_shared(variable: val.GlobalValue) -> bool:
    """Whether others may write to a variable, or to what an alias is a part of. Nobody writes to functions and to what describes types."""
    if not isinstance(variable, val.GlobalVariable):
        return not isinstance(variable, Function)
    if variable.name.startswith(_TYPES):
        return False
    return variable.initializer is None or not variable.constant


def _is_declared(node: Node, *own: str) -> bool:
    """Whether a variable that a library defines is among what the node stands for: who sets it may put addresses of any functions there.
    What describes types is the runtime's, and so are the virtual functions of its classes. `own`: how names of variables begin that do not
    count."""
    variables = [site for site in node.sites if isinstance(site, val.GlobalVariable) and site.initializer is None]
    return any(not v.name.startswith((*_TYPES, *own)) for v in variables)
