"""Messages of MPI in loops that are reversed by checkpoints: an iteration that runs again repeats its messages.

So all ranks follow one schedule. They agree on it over the communicator of the loop's messages, all of whose ranks run the loop. Messages
whose partner is left to chance, and what lives longer than an iteration (persistent requests, windows), stand against running it again.
"""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad.analysis.loops import Loop
from polyglot_ad.analysis.messages import abi_of_module, message_of
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Argument, Block, Constant, ConstantInt, Function, Module, Value
from polyglot_ad.rules.mpi import Row, standard

from ..context import ProgramContext
from .extent import Extent
from .names import RANKS

_REPEATABLE = """
    Send Ssend Rsend Recv Sendrecv Sendrecv_replace Isend Issend Irsend Irecv Wait Waitall Barrier Bcast Reduce Allreduce Reduce_local Scan
    Exscan Reduce_scatter Reduce_scatter_block Gather Gatherv Scatter Scatterv Allgather Allgatherv Alltoall Alltoallv Ibarrier Ibcast
    Ireduce Iallreduce Iscan Iexscan Igather Igatherv Iscatter Iscatterv Iallgather Iallgatherv Ialltoall Ialltoallv
"""
_QUERIES = """
    Comm_rank Comm_size Cart_shift Cart_coords Cart_rank Cart_get Cartdim_get Get_count Get_elements Type_size Type_get_extent Comm_f2c
    Comm_c2f Type_f2c Op_f2c Request_f2c Request_c2f Initialized Finalized Query_thread Get_address
"""
REPEATABLE, QUERIES = frozenset(_REPEATABLE.split()), frozenset(_QUERIES.split())
"""Messages that can be sent again; functions without messages that say the same when they are called again."""
_FREES = ("Type_free", "Op_free")
_ANYBODY = {"mpich": -2, "openmpi": -1, "abi": -1}


def against_message(program: ProgramContext, call: ins.CallBase, row: Row) -> str | None:
    """Why a call of MPI cannot be made again."""
    if row.base not in REPEATABLE or program.windows:
        return f"a call of 'MPI_{row.base}', which is not repeated"
    for parameter, argument in zip(row.parameters, call.arguments, strict=True):
        if parameter.name == "source" and isinstance(argument, ConstantInt):
            anybody = _ANYBODY[abi_of_module(program.module)]
            if argument.value in (anybody, anybody & 0xFFFFFFFF):
                return f"a call of 'MPI_{row.base}' that receives from any rank, which may be another one when it is repeated"
    return None


def has_messages(extent: Iterable[ins.Instruction]) -> bool:
    return any(isinstance(i, ins.CallBase) and message_of(i) is not None for i in extent)


def waits_for_earlier(program: ProgramContext, extent: Extent, loop: Loop) -> ins.CallBase | None:
    """A wait for requests that only earlier iterations begin, as far as that is seen in one function. (What is not seen is found when
    the loop runs.)"""
    starts: list[tuple[ins.CallBase, Value]] = []
    waits: list[tuple[ins.CallBase, Value]] = []
    for i in extent:
        message = message_of(i) if isinstance(i, ins.CallBase) else None
        for k, parameter in enumerate(message.row.parameters if message is not None else ()):
            if message is not None and parameter.type == "Request*":
                (waits if message.row.base.startswith("Wait") else starts).append((message.call, message.call.arguments[k]))
    for wait, requests in waits:
        node = program.facts.node(requests)
        mine = [start for start, place in starts if program.facts.node(place) is node]
        if mine and all(start.function is wait.function and not _leads_to(start, wait, loop) for start in mine):
            return wait
    return None


def frees_what_is_used(program: ProgramContext, extent: Extent) -> ins.CallBase | None:
    """A call that frees a datatype or an operator, perhaps one that messages of the loop are sent with, which runs again later."""
    made = False
    for i in extent:
        message = message_of(i) if isinstance(i, ins.CallBase) else None
        for k, parameter in enumerate(message.row.parameters if message is not None else ()):
            if message is not None and parameter.type.removesuffix("*").removeprefix("const ") in ("Datatype", "Op"):
                made |= not isinstance(message.call.arguments[k], Constant)
    for function in program.activity.functions if made else ():
        for i in function.instructions():
            callee = i.called_function if isinstance(i, ins.CallBase) else None
            if isinstance(i, ins.CallBase) and callee is not None and (row := standard(callee.name)) is not None and row.base in _FREES:
                return i
    return None


def _leads_to(first: ins.CallBase, later: ins.CallBase, loop: Loop) -> bool:
    """Whether control comes from one call to the other within an iteration."""
    begin, end = first.block, later.block
    assert begin is not None and end is not None
    if begin is end and begin.position(first) < begin.position(later):
        return True
    seen: set[Block] = set()
    work = [block for block in begin.successors if block is not loop.header]
    while work:
        block = work.pop()
        if block not in seen:
            seen.add(block)
            work += [other for other in block.successors if other is not loop.header]
    return end in seen


class Communicator:
    """The communicator of a loop's messages, as a value that is there before the loop begins."""

    def __init__(self, program: ProgramContext, extent: Extent, loop: Loop) -> None:
        self.program = program
        self.extent = extent
        self.loop = loop
        self.found: dict[tuple[object, ...], None] = {}
        """What the messages use, as expressions: (opcode, parts...) of values that are there."""
        self.known = True
        for i in extent:
            message = message_of(i) if isinstance(i, ins.CallBase) else None
            if message is None:
                continue
            for k, parameter in enumerate(message.row.parameters):
                if parameter.type == "Comm":
                    self._note(message.call.arguments[k], 0)

    @property
    def is_one(self) -> bool:
        return self.known and len(self.found) == 1

    def _note(self, value: Value, depth: int) -> None:
        for one in self._expressions(value, depth):
            self.found[one] = None

    def _expressions(self, value: Value, depth: int) -> list[tuple[object, ...]]:
        """What a value may be, in terms of what is there before the loop."""
        if isinstance(value, Constant) or (isinstance(value, ins.Instruction) and self._is_before(value)):
            return [("value", value)]
        if isinstance(value, Argument):
            if value.function not in self.extent.functions:
                return [("value", value)]
            function = value.function
            assert function is not None
            calls = [i for i in self.extent if isinstance(i, ins.CallBase) and function in self.program.activity.graph.callees(i)]
            if depth > 8 or any(call.called_function is not function for call in calls):
                self.known = False
                return []
            return [one for call in calls for one in self._expressions(call.arguments[function.arguments.index(value)], depth + 1)]
        if isinstance(value, ins.Load | ins.Cast) or self._is_conversion(value):
            assert isinstance(value, ins.Instruction)
            inner = self._expressions(value.operands[0], depth + 1)
            callee = value.called_function if isinstance(value, ins.CallBase) else None
            return [(value.opcode, value.type, callee, one) for one in inner]
        self.known = False
        return []

    def _is_before(self, value: ins.Instruction) -> bool:
        return value.block is not None and value.block.function is self.loop.header.function and value.block not in self.loop.blocks

    @staticmethod
    def _is_conversion(value: Value) -> bool:
        callee = value.called_function if isinstance(value, ins.CallBase) else None
        return callee is not None and callee.name in ("MPI_Comm_f2c", "PMPI_Comm_f2c")

    def say(self) -> None:
        """Have an iteration say which communicator it is (`RANKS`), computed before the loop."""
        assert self.loop.preheader is not None
        value = self._emit(Builder(before=self.loop.preheader.terminator), next(iter(self.found)))
        first = next(i for i in self.loop.header.instructions if not isinstance(i, ins.Phi))
        Builder(before=first).call_named(RANKS, ty.VOID, [value])

    def _emit(self, b: Builder, expression: tuple[object, ...]) -> Value:
        if expression[0] == "value":
            assert isinstance(expression[1], Value)
            return expression[1]
        opcode, type, callee, inner = expression
        assert isinstance(type, ty.Type) and isinstance(inner, tuple) and isinstance(opcode, str)
        value = self._emit(b, inner)
        if callee is not None:
            assert isinstance(callee, Value)
            return b.call(callee, [value])
        return b.load(type, value) if opcode == "load" else b.cast(opcode, value, type)


def communicator_of(steps: Function) -> Value | None:
    """What the iterations say of their communicator (`Communicator.say`): a constant, or a parameter."""
    for call in _said(steps.module):
        if call.function is steps:
            return call.arguments[0]
    return None


def forget_communicators(module: Module) -> None:
    """Take out what iterations say."""
    for call in _said(module):
        call.erase()


def _said(module: Module | None) -> list[ins.CallBase]:
    function = module.functions.get(RANKS) if module is not None else None
    return [user for user in function.users if isinstance(user, ins.CallBase)] if function is not None else []
