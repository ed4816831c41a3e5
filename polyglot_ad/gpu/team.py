"""Blocks of a grid shared out among the threads of an OpenMP team, in the words of its run-time library."""

from __future__ import annotations

from polyglot_ad.differentiate.parallel.ident import ident
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Function, Value

from .loops import Nest

_STATIC = 34


def outlined(b: Builder, launcher: Function, name: str) -> Function:
    """The function that each thread of a team runs, which a fork at `b` gives the launcher's arguments: numbers as bits of 64."""
    captures = [_as_bits(b, argument) for argument in launcher.arguments]
    types = [ty.PTR, ty.PTR, *(value.type for value in captures)]
    names = [".global_tid.", ".bound_tid.", *(argument.name for argument in launcher.arguments)]
    made = b.module.add_function(Function(name, ty.function(ty.VOID, types), names, "internal", launcher.attributes))
    made.arguments[0].attributes = made.arguments[1].attributes = ("noalias",)
    made.add_block("entry")
    fork = b.declare("__kmpc_fork_call", ty.VOID, [ty.PTR, ty.I32, ty.PTR], variadic=True)
    b.call(fork, [ident(b.module), const_int(ty.I32, len(captures)), made, *captures])
    return made


def captured(made: Function, launcher: Function) -> list[Value]:
    """The launcher's arguments in the function that was outlined of it."""
    b = Builder(made.entry)
    return [_from_bits(b, bits, argument) for bits, argument in zip(made.arguments[2:], launcher.arguments, strict=True)]


def _as_bits(b: Builder, value: Value) -> Value:
    if isinstance(value.type, ty.FloatType):
        value = b.cast("bitcast", value, ty.integer(value.type.bits))
    return value if value.type.is_pointer else b.cast("zext", value, ty.I64)


def _from_bits(b: Builder, bits: Value, like: Value) -> Value:
    type = like.type
    if type.is_pointer:
        return bits
    assert isinstance(type, ty.FloatType | ty.IntType)
    whole = b.cast("trunc", bits, ty.integer(type.bits))
    return b.cast("bitcast", whole, type) if isinstance(type, ty.FloatType) else whole


def shared_out(function: Function, before: Block, name: str, sizes: list[Value]) -> Nest:
    """As `loops.nest`, of which each thread of the team has a part of the rounds."""
    b = Builder(before)
    wide = [b.cast("zext", size, ty.I64) for size in sizes]
    total = b.mul(b.mul(wide[2], wide[1]), wide[0])
    highest = b.sub(total, const_int(ty.I64, 1))
    thread = b.load(ty.I32, function.arguments[0])
    last = b.alloca(ty.I32, name=f"{name}.last")
    low, high, stride = (b.alloca(ty.I64, name=f"{name}.{what}") for what in ("low", "high", "stride"))
    for place, value in ((low, const_int(ty.I64, 0)), (high, highest), (stride, const_int(ty.I64, 1)), (last, const_int(ty.I32, 0))):
        b.store(value, place)
    schedule = [const_int(ty.I32, _STATIC), last, low, high, stride, const_int(ty.I64, 1), const_int(ty.I64, 1)]
    b.call_named("__kmpc_for_static_init_8", ty.VOID, [ident(b.module), thread, *schedule])
    given, first = b.load(ty.I64, high), b.load(ty.I64, low)
    end = b.select(b.icmp("slt", given, highest), given, highest)
    head, inside, done = (function.add_block(f"{name}.{what}") for what in ("all", "one", "mine"))
    b.br(head)
    b.at_end(head)
    counter = b.phi(ty.I64, [(first, before)], name)
    b.cond_br(b.icmp("sle", counter, end), inside, done)
    b.at_end(inside)
    row, x = b.binary("udiv", counter, wide[0]), b.binary("urem", counter, wide[0])
    y, z = b.binary("urem", row, wide[1]), b.binary("udiv", row, wide[1])

    def close(from_: Block, after: Block) -> None:
        back = Builder(from_)
        following = back.insert(ins.BinaryOp("add", counter, const_int(ty.I64, 1), flags=("nsw",)))
        assert isinstance(counter, ins.Phi)
        counter.add_incoming(following, from_)
        back.br(head)
        out = Builder(done)
        out.call_named("__kmpc_for_static_fini", ty.VOID, [ident(out.module), thread])
        out.br(after)

    return inside, [b.cast("trunc", axis, ty.I32) for axis in (x, y, z)], close
