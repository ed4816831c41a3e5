"""Regions get the sums to which their threads add (privatisation.py): pages of zeros, beside those of the adjoints (runtime/sums.c)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from polyglot_ad import runtime
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.reached import reached
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.rules.functions import mangled

from ..refusals.errors import refusal
from ..roots.split_attributes import is_reverse
from ..shadows.lock import ENTER as LOCK
from .privatisation import ADDS, FIXED, INLINE, SETTLE, collected
from .regions import is_region
from .reproducible import CODE
from .segments import add_along_pages
from .synchronisation import PASS

_BARRIER = "pad.sums.barrier"
_PAGE = ty.struct([ty.I64, ty.I64])


@dataclass
class Pages:
    """Of a module: the functions that add to sums."""

    functions: set[Function]
    tasks: bool
    """Whether threads may spawn tasks, which add to adjoints themselves."""
    reproducible: bool
    """Whether the order of additions must not depend on which thread comes first."""

    def reaches(self, region: Function) -> bool:
        return not self.functions.isdisjoint(reached([region]))

    def prepare(self, b: Builder, region: Function, size: Value) -> Value:
        """In the thread that forks: what a team of so many threads shares."""
        room = b.alloca(ty.I8, b.call_named("pad.sums.bytes", ty.I64, [size]), "sums")
        claims = not self.reproducible and not self.tasks and not self._adds_otherwise(region)
        flags = [claims, not self.reproducible, self.tasks]
        return b.call_named("pad.sums.prepare", ty.PTR, [room, size, *(const_int(ty.I64, int(flag)) for flag in flags)])

    def open(self, b: Builder, team: Value) -> Value:
        """In each thread, when the region begins. What was before is for `close`."""
        return b.call_named("pad.sums.open", ty.PTR, [team, const_int(ty.I64, int(not self.tasks))])

    @staticmethod
    def close(b: Builder, team: Value, outer: Value) -> None:
        """In each thread, when the region ends."""
        b.call_named("pad.sums.close", ty.VOID, [team, outer])

    @staticmethod
    def finish(b: Builder, team: Value) -> None:
        """In the thread that forked, when all have ended."""
        b.call_named("pad.sums.finish", ty.VOID, [team])

    @staticmethod
    def _adds_otherwise(region: Function) -> bool:
        """Whether there are atomic additions to adjoints, which those of a thread that has claimed a page would not agree with."""
        inside = [f for f in reached([region]) if not f.name.startswith("pad.sums.")]
        return any(isinstance(i, ins.AtomicRMW) and i.operation == "fadd" and i.type in ADDS for f in inside for i in f.instructions())


def install_sums(module: Module, tasks: bool, reproducible: bool) -> Pages:
    """Make sums of what is collected. Regions that add to some run between `open` and `close`."""
    pages = Pages(set(), tasks, reproducible)
    early = _collect_all(module) if reproducible else False
    _install_settling(module, early)
    calls = _calls(module, ADDS.values())
    fixed = {call: type for type in ADDS for call in _calls(module, [FIXED + mangled(type)])}
    if not calls and not (reproducible and fixed):
        return pages
    splice(module, runtime.read("sums", "sums.ll"))
    pages.functions |= {_function(call) for call in calls}
    for call, type in fixed.items():
        # Where there are only sums of this kind, it is as well to add them atomically.
        if reproducible or pages.reaches(_function(call)):
            pages.functions.add(_function(call))
            Builder(before=call).call(module.functions[f"pad.sums.fixed_{type}"], call.arguments)
            call.erase()
    sites: dict[Function, _Sites] = {}

    def sites_of(function: Function) -> _Sites:
        if function not in sites:
            sites[function] = _Sites(function)
        return sites[function]

    for function in dict.fromkeys(_function(call) for call in calls):
        # Where the copy of a loop ends depends on addresses, and with it the order of other sums.
        if INLINE not in function.attributes and not reproducible:
            add_along_pages(function, lambda f: sites_of(f).sums)
    for call in _calls(module, ADDS.values()):
        assert call.called_function is not None
        function = _function(call)
        kind = call.called_function.name.rpartition(".")[2]
        if INLINE in function.attributes:
            # Additions that are seldom made: their page is looked for each time.
            Builder(before=call).call(module.functions[f"pad.sums.once_{kind}"], call.arguments)
        else:
            sites_of(function).add(call, kind)
        call.erase()
    barrier = module.functions.get("__kmpc_barrier")
    for wait in list(barrier.users) if barrier is not None else []:
        if isinstance(wait, ins.Call) and is_reverse(_function(wait)):
            Builder(before=wait).call_named(_BARRIER, ty.VOID, wait.arguments)
            wait.erase()
    meeting = {f for f in module.functions.values() if f.name == _BARRIER}
    for made in sites.values():
        made.forget_at_barriers(meeting)
    return pages


def _collect_all(module: Module) -> bool:
    """Make all atomic additions to adjoints ones that are collected, though adjoints may be read before the next barrier; whether there
    were any."""
    found = False
    inside = reached([f for f in module.functions.values() if is_region(f) and is_reverse(f)])
    for function in inside:
        for i in list(function.instructions()):
            added = isinstance(i, ins.AtomicRMW) and i.operation == "fadd" and not i.users and not function.name.startswith("pad.sum.")
            locked = isinstance(i, ins.Call) and i.called_function is not None and i.called_function.name == LOCK
            if locked or (added and i.type not in ADDS):
                raise refusal(CODE, "the adjoint of what threads share, in the reproducible mode", i,
                              "it is neither double nor float, or a custom rule adds to it: threads add in the order in which they come",
                              "use double, or load without 'reproducible'")  # fmt: skip
            if added:
                found = True
                collected(Builder(before=i), i.operands[1], i.operands[0])
                i.erase()
    return found


def _install_settling(module: Module, early: bool) -> None:
    """Adjoints that a thread reads are first given what it has yet to add; there is nothing unless additions are `early`."""
    if not early:
        names = [name for name in module.functions if name.startswith(SETTLE)]
        for call in _calls(module, names):
            call.erase()
        return
    splice(module, runtime.read("sums", "sums.ll"))
    for kind in ("double", "float", "bytes"):
        for call in _calls(module, [SETTLE + kind]):
            Builder(before=call).call(module.functions[f"pad.sums.settle_{kind}"], call.arguments)
            call.erase()
    for call in _calls(module, [f"{SETTLE}not"]):
        raise refusal(CODE, "a call that writes to memory that threads share, in the reproducible mode", call,
                      "numbers are read there before the next barrier, and the order in which their adjoints are added is not known",
                      "put a barrier between, or load without 'reproducible'")  # fmt: skip


def pass_on(module: Module) -> None:
    """Where a thread lets another one go on, it first adds what it has yet to add."""
    passing = module.functions.get(PASS)
    if passing is not None and "pad.sums.pass" in module.functions:
        Builder(before=passing.entry.instructions[0]).call_named("pad.sums.pass", ty.VOID, [])


class _Sites:
    """The additions of one function. Each remembers the page of the one before, and where the thread adds to that."""

    def __init__(self, function: Function) -> None:
        self._function = function
        start = next(i for i in function.entry.instructions if i.opcode not in ("alloca", "phi"))
        b = Builder(before=start)
        table = function.module.get_global("pad.sums.table") if function.module is not None else None
        assert table is not None
        self.sums = b.load(ty.PTR, table)
        self._last = [b.load(ty.I64, b.gep(ty.I64, self.sums, [k])) for k in range(2)]
        self._start = start
        self._pages: list[ins.Alloca] = []

    def add(self, call: ins.Call, kind: str) -> None:
        page = Builder(before=self._function.entry.instructions[0]).alloca(_PAGE, name="page")
        b = Builder(before=self._start)
        for k, known in enumerate(self._last):
            b.store(known, b.gep(ty.I64, page, [k]))
        self._pages.append(page)
        module = call.called_function.module if call.called_function is not None else None
        assert module is not None
        Builder(before=call).call(module.functions[f"pad.sums.remembering_{kind}"], [self.sums, page, *call.arguments])

    def forget_at_barriers(self, meeting: set[Function]) -> None:
        """There the pages are added up, and used for others afterwards."""
        for i in list(self._function.instructions()):
            if not isinstance(i, ins.CallBase) or (i.called_function is not None and meeting.isdisjoint(reached([i.called_function]))):
                continue
            if isinstance(i, ins.Invoke):
                after = next(first for first in i.targets[0].instructions if first.opcode != "phi")
            else:
                assert i.block is not None
                after = i.block.after(i)
            b = Builder(before=after)
            for page in self._pages:
                b.store(const_int(ty.I64, 0), page)


def _calls(module: Module, names: Iterable[str]) -> list[ins.Call]:
    found = [module.functions[name] for name in names if name in module.functions]
    return [user for function in found for user in list(function.users) if isinstance(user, ins.Call)]


def _function(i: ins.Instruction) -> Function:
    assert i.block is not None and i.block.function is not None
    return i.block.function
