"""The functions of the run-time library (runtime/schedule.c), and how a checkpointed loop is known: by an attribute of its function."""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Module

PREFIX = "pad.checkpoint."
_NAMES = (
    "begin end enter leave object shadow find forget kept allocated chunk open count counted forward tape taped turn backward close totals "
    "ranks together absent nests team hold unhold"
)
(
    BEGIN, END, ENTER, LEAVE, OBJECT, SHADOW, FIND, FORGET, KEPT, ALLOCATED, CHUNK, OPEN, COUNT, COUNTED, FORWARD, TAPE, TAPED, TURN,
    BACKWARD, CLOSE, TOTALS, RANKS, TOGETHER, ABSENT, NESTS, TEAM, HOLD, UNHOLD,
) = (PREFIX + name for name in _NAMES.split())  # fmt: skip
ALLOCATE, ZEROED, COLLECTED, RELEASE, POSTPONE, SHADOWED = (
    PREFIX + name for name in ("allocate", "zeroed", "collected", "release", "postpone", "shadowed")
)
"""Of memory that iterations leave to later ones (pool.py)."""
SNAPSHOT, BASE, FINAL, TOUCHED, CARRIED, POOLED = 1, 2, 4, 8, 16, 32
"""What an object is to a loop: part of every snapshot; read there and written later; written there; of any meaning at all; what a carried
address may lead to; allocated or freed there."""
WANTED = SNAPSHOT | BASE | FINAL | CARRIED | POOLED
"""Of objects that the run-time library must know."""

READ_TOTALS = "pad_checkpoint_totals"
"""The exported function that says what the last call of this thread did (`Totals` in schedule.c)."""


def install_checkpoints(module: Module) -> None:
    """Give the functions of the run-time library their bodies, where they are used."""
    if not any(name.startswith(PREFIX) for name in module.functions):
        return
    splice(module, runtime.read("checkpoints", "schedule.ll"))
    function = module.add_function(Function(READ_TOTALS, ty.function(ty.VOID, [ty.PTR]), ["to"]))
    b = Builder(function.add_block("entry"))
    b.call_named(TOTALS, ty.VOID, list(function.arguments))
    b.ret()
