"""Exchanges between the lanes of a GPU's warp, as calls (polyglot_ad/device): what a lane reads is linear in what another one has.

    T pad.exchange.T(T value, mask, lane, width, how, own, present, together)        (device/runtime/exchange.c)

In forward mode, tangents are exchanged as the numbers are; on the way back, each lane gets the adjoints of those that read its number, by
`pad.exchange.back.T`. The lanes of the mask come to both together: what makes a thread's program proves it (device/exchanges.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Value
from polyglot_ad.symbols import EXCHANGE

from ..clone import copy_instruction

if TYPE_CHECKING:
    from ..context import ProgramContext
    from ..forward.generator import ForwardGenerator

BACK = f"{EXCHANGE}back."
BARRIER = "pad.lanes.barrier"
"""Waits for the lanes of a mask."""
ATTRIBUTES = ("convergent", "nounwind", "willreturn", "memory(inaccessiblemem: readwrite)")
"""Of exchanges: they are neither moved past each other nor left out."""
_SUFFIXES: dict[ty.Type, str] = {ty.DOUBLE: "f64", ty.FLOAT: "f32"}


def push_exchange(g: ForwardGenerator, b: Builder, call: ins.CallBase) -> None:
    """Tangents take the way of the numbers."""
    assert call.called_function is not None
    value, *how = call.arguments
    for lane in range(g.width):
        g.set_tangent(call, 0, lane, b.insert(copy_instruction(call, [g.operand_tangent(value, lane), *how, call.called_function])))


def exchanged_back(program: ProgramContext, b: Builder, call: ins.CallBase, adjoint: Value, how: list[Value]) -> Value:
    """What the adjoints of an exchange's results, each of its lane, add to the adjoint of this lane's number."""
    suffix = _SUFFIXES.get(adjoint.type)
    if suffix is None:
        raise program.refuse(
            "PAD-E303",
            "an exchange of several numbers in one integer",
            call,
            "their adjoints have no such exchange",
            "exchange each number",
        )
    made = b.call_named(BACK + suffix, adjoint.type, [adjoint, *how])
    b.module.functions[BACK + suffix].attributes = ATTRIBUTES
    return made


def barrier(b: Builder, mask: Value) -> None:
    b.call_named(BARRIER, ty.VOID, [mask])
    b.module.functions[BARRIER].attributes = ("convergent", "nounwind")
