"""Messages in forward mode below another differentiation: tangents travel in calls of MPI of their own, which are the program's.

What the next differentiation sees is a program with twice the messages, so it may be of any mode. The runtime's calls, which move tangents
and values at once, end a chain: their records and requests are its own, and nothing differentiates them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from polyglot_ad.analysis.messages import Buffer, Message, abi_of_module, carries_numbers, is_place
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, zero
from polyglot_ad.ir.values import Module, Value
from polyglot_ad.rules.mpi.handles import Abi
from polyglot_ad.rules.mpi.runtime import tangents_of

from .calls import ForwardMessages
from .channels import ANY

if TYPE_CHECKING:
    from ..forward import ForwardGenerator

_AFTER = (
    *("Send", "Ssend", "Rsend", "Isend", "Issend", "Irsend", "Send_init", "Ssend_init", "Rsend_init"),
    *("Recv", "Irecv", "Recv_init", "Sendrecv", "Sendrecv_replace"),
    *("Ibcast", "Iallreduce", "Ireduce", "Iscan", "Iexscan", "Ireduce_scatter", "Ireduce_scatter_block"),
    *("Igather", "Igatherv", "Iscatter", "Iscatterv", "Iallgather", "Iallgatherv", "Ialltoall", "Ialltoallv"),
)
"""Tangents follow the values: the messages of two ranks are in one order, and what the program learns of its own (whom it came from, its
request) is known."""
_INSTEAD = ("Wait", "Waitall", "Waitany", "Waitsome", "Test", "Testall", "Testany", "Testsome", "Start", "Startall", "Request_free")
"""These look at the program's requests before they are gone."""
_NO_NUMBERS = ("Barrier", "Ibarrier", "Probe", "Iprobe", "Get_count", "Get_elements", "Get_elements_x", "Comm_free", "Comm_disconnect")
_STATUS_BYTES = 64
"""More than a status has in any MPI."""


class TangentMessages(ForwardMessages):
    """The calls of MPI of one function, for a derivative that is differentiated again."""

    def __init__(self, generator: ForwardGenerator) -> None:
        super().__init__(generator)
        self.module = generator.program.module

    def push(self, call: ins.CallBase) -> None:
        message = self.is_routed(call)
        if message is None or message.row.base in _NO_NUMBERS:
            return
        name = message.row.name
        abi = abi_of_module(self.module)
        text = tangents_of(abi).get(name)
        if text is None or self.windows:
            raise self.program.refuse(
                "PAD-E309", f"a second derivative of a call of 'MPI_{name}'", call,
                "the tangents of what it does cannot be sent by calls of MPI that have derivatives themselves",
                "use messages between two ranks, or collective functions",
            )  # fmt: skip
        splice(self.module, text)
        _size_handles(self.module)
        if name in _INSTEAD:
            made = self._made(Builder(before=call), call, call.type, name, list(call.arguments))
            self.g.replace_call(call, made)
        elif name in _AFTER:
            self._refuse_anything(call, message, abi)
            self._give_status(call, message)
            block = call.block
            assert block is not None
            self._tangents(Builder(before=block.after(call)), call, message)
        else:
            self._tangents(Builder(before=call), call, message)

    def _made(self, b: Builder, call: ins.CallBase, type: ty.Type, name: str, arguments: list[Value]) -> ins.Call:
        made = b.call_named(f"pad_again_{name}", type, arguments, name="" if type.is_void else call.name)
        if "dbg" in call.metadata:
            made.metadata["dbg"] = call.metadata["dbg"]
        return made

    def _refuse_anything(self, call: ins.CallBase, message: Message, abi: Abi) -> None:
        """Raise, on all ranks alike, where a receive is seen to take anything without waiting. What is not seen is refused when it runs."""
        if message.row.base not in ("Irecv", "Recv_init"):
            return
        for parameter, argument in zip(message.row.parameters, call.arguments, strict=True):
            wild = {"source": ANY[abi][0], "tag": ANY[abi][1]}.get(parameter.name)
            if isinstance(argument, val.ConstantInt) and wild is not None and argument.value in (wild, wild & 0xFFFFFFFF):
                raise self.program.refuse(
                    "PAD-E309", f"a second derivative of a call of 'MPI_{message.row.name}' that receives anything", call,
                    "whom the tangents come from is not known before the message is there", "give its source and tag, or let it block",
                )  # fmt: skip

    def _give_status(self, call: ins.CallBase, message: Message) -> None:
        """A receive that tells the program nothing tells its tangents whom it came from."""
        for k, parameter in enumerate(message.row.parameters):
            if parameter.type == "Status*" and not is_place(call.arguments[k]):
                entry = Builder(before=self.g.made.function.entry.instructions[0])
                call.set_operand(k, entry.alloca(ty.array(ty.I64, _STATUS_BYTES // 8), name="status"))

    def _tangents(self, b: Builder, call: ins.CallBase, message: Message) -> None:
        for lane in range(self.program.width):
            tangents = [self._tangent(call.arguments[buffer.position], buffer, lane) for buffer in message.buffers]
            self._made(b, call, ty.VOID, message.row.name, [*call.arguments, *tangents])

    def _tangent(self, pointer: Value, buffer: Buffer, lane: int) -> Value:
        """Null where no numbers are in a buffer, or none that have tangents."""
        if is_place(pointer):
            known = self.shadows.has(pointer) and carries_numbers(self.program.facts, buffer)
            return self.shadows.of(pointer, lane) if known else zero(ty.PTR)
        return pointer if isinstance(pointer, val.ConstantExpr) else zero(ty.PTR)


def _size_handles(module: Module) -> None:
    """Handles that are addresses of variables are told apart while compiling only where these have a size."""
    for variable in module.globals.values():
        if isinstance(variable, val.GlobalVariable) and variable.initializer is None and variable.name.startswith("ompi_"):
            variable.value_type = ty.I8
