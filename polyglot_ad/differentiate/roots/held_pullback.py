"""The two flat functions of mode "split", for a pullback that its caller holds.

    void f.augmented(a0, [a0 shadow x width], ..., ptr arena, ptr results)
    void f.pullback(ptr arena, [cotangent x width of every float result slot], ptr results)

The first runs the primal and leaves everything that the second needs in the arena (`reverse/memory.py`), the addresses of arguments and
shadows included. The second runs the reverse pass on those shadows, adding into them as ever; its results are the gradients of the
ACTIVE arguments. It may run any number of times; the caller sets the shadows of the arguments before each.
"""

from __future__ import annotations

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Function, Value

from ..mpi import drop_messages, finish_half, finish_messages
from ..reverse.generator import split_pair
from ..reverse.memory import ROOT, install_arena
from ..reverse.split import SplitPair
from ..shadows.globals import emit_fresh_globals, emit_set_up
from .flat import Flat
from .spec import Derivative


def build_held(flat: Flat) -> Derivative:
    pair = split_pair(flat.program, flat.source)
    flat.program.generate()
    flat.promise(pair.augmented)
    if not pair.keeps_addresses:
        # An address on the tape may lead into the memory of a parameter, and does not come from it.
        flat.promise(pair.reverse)
    for core in (pair.augmented, pair.reverse):
        core.attributes = (*core.attributes, "alwaysinline")
    shadowed, types, names = flat.parameters()
    name = flat.module.unique_name(f"{flat.source.name}.augmented.flat")
    augmented = Function(name, ty.function(ty.VOID, [*types, ty.PTR, ty.PTR]), [*names, "arena", "results"])
    flat.module.add_function(augmented)
    flat.promise(augmented)
    root = _run(flat, pair, augmented, shadowed)

    floats = [slot for slot in flat.slots if slot.is_float for _ in range(flat.width)]
    name = flat.module.unique_name(f"{flat.source.name}.pullback.flat")
    parameters = ["arena", *("cotangent" for _ in floats), "results"]
    pullback = Function(name, ty.function(ty.VOID, [ty.PTR, *floats, ty.PTR]), parameters)
    flat.module.add_function(pullback)
    _pull_back(flat, pair, pullback, root)
    install_arena(flat.module, bool(flat.program.sharing.concurrent))
    drop_messages(flat.module)
    return Derivative(augmented.name, shadowed, flat.program.report, reverse=pullback.name, global_shadows=flat.program.is_alone)


def _run(flat: Flat, pair: SplitPair, function: Function, shadowed: tuple[bool, ...]) -> ty.Type:
    """Fill the augmented function; gives the type of the root: what the core gets, shadows of the results included, and the tape."""
    b = Builder(function.add_block("entry"))
    emit_set_up(flat.program, b, function.arguments[-2], flat.below)
    *given, arena, results = function.arguments
    passed, _ = flat.passed(list(given), shadowed)
    passed.append(results)
    if flat.program.activity.has_shadow(flat.results):
        size = const_int(ty.I64, max(8, flat.end))
        passed += [b.call_named("pad.tape.malloc", ty.PTR, [arena, size], "results.shadow") for _ in range(flat.width)]
    made = b.call(pair.augmented, [*passed, arena])
    fields = [*passed, b.extract_value(made, 0)]
    type = ty.struct([value.type for value in fields])
    root = b.call_named("pad.tape.malloc", ty.PTR, [arena, const_int(ty.I64, flat.program.layout.size(type))], "root")
    for index, value in enumerate(fields):
        b.store(value, b.gep(type, root, [0, index]))
    b.store(root, b.gep(ty.I8, arena, [ROOT]), align=8)
    finish_half(b)
    b.ret()
    return type


def _pull_back(flat: Flat, pair: SplitPair, function: Function, type: ty.Type) -> None:
    b = Builder(function.add_block("entry"))
    emit_fresh_globals(flat.program, b, follow=False)
    arena, *cotangents, results = function.arguments
    b.call_named("pad.tape.rewind", ty.VOID, [arena])
    root = b.load(ty.PTR, b.gep(ty.I8, arena, [ROOT]), align=8)
    assert isinstance(type, ty.StructType) and type.fields is not None
    fields: list[Value] = [b.load(field, b.gep(type, root, [0, index])) for index, field in enumerate(type.fields)]
    *passed, tape = fields
    if flat.program.activity.has_shadow(flat.results):
        for lane, shadow in enumerate(passed[len(passed) - flat.width :]):
            b.store(zero(ty.array(ty.I64, max(1, flat.end // 8))), shadow, align=8)
            flat.seed(b, shadow, cotangents, lane)
    called = b.call(pair.reverse, [*passed, tape])
    finish_messages(b)
    flat.store_gradients(b, results, called, 0)
    b.ret()
