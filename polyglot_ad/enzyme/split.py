"""Split reverse mode: a call that runs the function and keeps what the reverse pass needs, and a call that runs the reverse pass.

Between the two the caller may change all memory, so everything that may change is kept. The tape is the address of an arena
(`differentiate/reverse/memory.py`); the reverse pass may run many times (`enzyme_nofree`), the last one frees it.
"""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.analysis.effects import Effects
from polyglot_ad.analysis.memory import leaves
from polyglot_ad.differentiate.reverse.memory import ARENA_BYTES, ROOT, install_arena
from polyglot_ad.differentiate.reverse.split import SplitPair
from polyglot_ad.differentiate.shadows.globals import emit_fresh_globals
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_float, const_int, zero
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import ConstantAggregate, Function, GlobalVariable, Value

from .batches import TAPE_BYTES
from .glue import NOT_BY_RESULT, Glue, begin, begin_call, core_arguments, forward, used_arguments
from .names import Ask
from .native import Native
from .request import Given, Request, refusal

_TAPE = "pass what '__enzyme_augmentfwd' gave behind the other arguments, or 'enzyme_tape' and it"


def augment(native: Native, request: Request, call: ins.CallBase, name: str) -> Function:
    """Run the function: {tape, what it returns, the shadow of that}, as much of it as the call has room for."""
    glue = begin(native, request, call, name)
    outputs = run_forward(glue, core_arguments(glue, _no_images(glue)))
    if request.tape is not None:
        _check_room(glue)
        glue.b.store(outputs.pop(0)[1], glue.values[request.tape], align=1)
        if "enzyme_noret" in request.words:
            outputs.clear()
    elif call.type.is_void and request.result is None:
        raise refusal(
            call, "it is declared to return nothing, so the tape is lost", "declare it to return void *, or pass 'enzyme_tape' and a place"
        )
    room = glue.room()
    while len(outputs) > 1 and glue.size(ty.struct([type for type, _ in outputs])) > room:
        outputs.pop()
    glue.deliver(outputs)
    return glue.function


def run_forward(glue: Glue, passed: list[Value]) -> list[tuple[Type, Value]]:
    """Call the augmented primal: [tape, result, shadow of the result]."""
    pair, b = _pair(glue.native), glue.b
    install_arena(glue.native.module)
    arena = b.call_named("calloc", ty.PTR, [const_int(ty.I64, 1), const_int(ty.I64, ARENA_BYTES)], "tape")
    begin_call(glue.native, b)
    made = b.call(pair.augmented, [*passed, arena])
    fields = pair.augmented.function_type.result
    assert isinstance(fields, ty.StructType) and fields.fields is not None
    last = len(fields.fields) - 1
    b.store(b.extract_value(made, last), b.gep(ty.I8, arena, [ROOT]), align=8)
    found: list[tuple[Type, Value]] = [(ty.PTR, arena)]
    if last:
        found.append((fields.fields[0], b.extract_value(made, 0)))
        if pair.result_shadowed:
            found.append(glue.together(fields.fields[0], [b.extract_value(made, 1 + lane) for lane in range(glue.width)]))
    return found


def reverse(native: Native, request: Request, call: ins.CallBase, name: str) -> Function:
    """Run the reverse pass: the gradients."""
    glue = begin(native, request, call, name)
    if request.tape is None:
        raise refusal(
            call, "the tape is missing", "pass what '__enzyme_augmentfwd' gave behind the other arguments, or 'enzyme_tape' and it"
        )
    tape = glue.values[request.tape]
    if request.allocated is not None:
        _check_room(glue)
        tape = glue.b.load(ty.PTR, tape, align=1)
    cotangents = _cotangents(glue)
    called = run_reverse(glue, core_arguments(glue, _no_images(glue)), cotangents, tape, free="enzyme_nofree" not in request.words)
    glue.deliver(glue.gradients(called, {}))
    return glue.function


def run_reverse(glue: Glue, passed: list[Value], cotangents: Sequence[Value], tape: Value, free: bool) -> Value:
    b = glue.b
    install_arena(glue.native.module)
    b.call_named("pad.tape.rewind", ty.VOID, [tape])
    inner = b.load(ty.PTR, b.gep(ty.I8, tape, [ROOT]), align=8)
    emit_fresh_globals(glue.native.program, b)
    called = b.call(_pair(glue.native).reverse, [*passed, *cotangents, inner])
    if free:
        b.call_named("pad_tape_close", ty.VOID, [tape])
        b.call_named("free", ty.VOID, [tape])
    return called


def _cotangents(glue: Glue) -> list[Value]:
    """Per number of the result: by what the reverse pass begins."""
    pair, request = _pair(glue.native), glue.request
    type = glue.native.shape.result
    found: list[Value] = []
    for leaf, leaf_type in pair.cotangents:
        assert type is not None
        for lane in range(glue.width):
            if request.seeds:
                seed = glue.argument(request.seeds[min(lane, len(request.seeds) - 1)], type)
                path = leaves(glue.native.program.layout, type)[leaf][0]
                found.append(glue.b.extract_value(seed, *path) if path else seed)
            elif NOT_BY_RESULT & request.words:
                found.append(zero(leaf_type))
            elif len(pair.cotangents) == 1 and isinstance(leaf_type, ty.FloatType):
                found.append(const_float(leaf_type, 1.0))
            else:
                raise refusal(
                    glue.call, f"'{request.function.name}' returns several numbers, and with respect to which of them is not said",
                    "pass the cotangent of what it returns behind the other arguments",
                )  # fmt: skip
    return found


def virtual(native: Native, request: Request, call: ins.CallBase, name: str) -> Function:
    """The address of a table: a function that runs the primal and gives the tape, a function that runs the reverse pass.

    {tape, result…} augmented(a, shadow of a if it is a pointer, …)     {gradients of floats} reverse(the same, cotangent, tape)
    """
    parameters = native.shape.parameters
    types: list[Type] = []
    given: list[Given] = []
    for activity, parameter in zip(request.activities, parameters, strict=True):
        at = len(types)
        types += [parameter.type] * (2 if activity == "dup" else 1)
        given.append(Given(activity, at, (at + 1,) if activity == "dup" else ()))
    pair = _pair(native)
    seeds = [native.shape.result] if pair.cotangents and native.shape.result is not None else []
    tables: list[Value] = []
    for half, extra in (("augmented", []), ("reverse", [*seeds, ty.PTR])):
        places = Request(request.ask, request.function, tuple(given), seeds=(len(types),) if seeds and extra else ())
        glue = Glue(native, places, call, Function(f"{name}.{half}", ty.function(ty.VOID, [])), Builder(), {})
        _fill_half(glue, f"{name}.{half}", [*types, *extra], half == "reverse")
        tables.append(glue.function)
    table_type = ty.array(ty.PTR, 2)
    table = GlobalVariable(f"{name}.table", table_type, ConstantAggregate(table_type, tuple(tables)), True, "internal")
    native.module.add_global(table)
    outer = begin(native, request, call, name)
    outer.b.ret(table)
    return outer.function


def _fill_half(glue: Glue, name: str, types: Sequence[Type], backward: bool) -> None:
    """Write one function of the table: first with a type of its own, so that its result can be told from what it returns."""
    scratch = Function(name, ty.function(ty.VOID, tuple(types)))
    glue.native.module.add_function(scratch)
    block = scratch.add_block("entry")
    glue.b.at_end(block)
    glue.values = dict(enumerate(scratch.arguments))
    passed = core_arguments(glue, {})
    if backward:
        called = run_reverse(glue, passed, _cotangents(glue), scratch.arguments[-1], free=True)
        outputs = glue.gradients(called, {})
    else:
        outputs = run_forward(glue, passed)
    result: Type = ty.VOID if not outputs else outputs[0][0] if len(outputs) == 1 else ty.struct([type for type, _ in outputs])
    scratch.value_type = ty.function(result, tuple(types))
    if len(outputs) > 1:
        whole: Value = val.ConstantUndef(result)
        for index, (_, value) in enumerate(outputs):
            whole = glue.b.insert_value(whole, value, index)
        glue.b.ret(whole)
    else:
        glue.b.ret(outputs[0][1] if outputs else None)
    glue.function = scratch


def _pair(native: Native) -> SplitPair:
    assert native.split is not None
    return native.split


def _no_images(glue: Glue) -> dict[int, list[Value]]:
    for index, (given, parameter) in enumerate(zip(glue.request.given, glue.native.shape.parameters, strict=True)):
        if given.activity == "out" and parameter.by_value is not None:
            raise refusal(
                glue.call, f"argument {index + 1} of '{glue.request.function.name}' is a structure by value that is differentiated by",
                "pass its address with a shadow",
            )  # fmt: skip
    return {}


def _check_room(glue: Glue) -> None:
    _check_size(glue.call, glue.request)


def _check_size(call: ins.CallBase, request: Request) -> None:
    size = call.arguments[request.allocated] if request.allocated is not None else None
    if isinstance(size, val.ConstantInt) and size.value < TAPE_BYTES:
        raise refusal(call, f"the tape needs {TAPE_BYTES} bytes, there are {size.value}", "ask '__enzyme_augmentsize' how many it needs")


def forward_split(native: Native, request: Request, call: ins.CallBase, name: str) -> Function:
    """Forward mode behind a call that has run the function: it is run again, where that makes no difference."""
    if request.tape is None:
        raise refusal(call, "the tape is missing", _TAPE)
    _check_repeatable(native, request, call)
    function = forward(native, request, call, name)
    tape: Value = function.arguments[used_arguments(request).index(request.tape)]
    b = Builder(before=function.entry.instructions[0])
    if request.allocated is not None:
        _check_size(call, request)
        tape = b.load(ty.PTR, tape, align=1)
    if "enzyme_nofree" not in request.words:
        install_arena(native.module)
        b.call_named("pad_tape_close", ty.VOID, [tape])
        b.call_named("free", ty.VOID, [tape])
    return function


def _check_repeatable(native: Native, request: Request, call: ins.CallBase) -> None:
    """Raise unless what the function writes is nothing that it reads. (That its arguments do not overlap is the caller's promise.)"""
    program = native.program
    written = Effects(program.facts, program.activity).function_writes(native.root)
    read = {
        location.find()
        for function in program.activity.functions
        for i in function.instructions()
        if isinstance(i, ins.Load)
        for location in program.facts.locations(i.pointer, i.type)
        if "alloca" not in program.facts.node(i.pointer).origins
    }
    if written is None or read & written:
        raise refusal(
            call, f"'{request.function.name}' changes memory that it reads, and would be run again",
            "use '__enzyme_fwddiff', which runs the function itself",
        )  # fmt: skip


MAKERS = {Ask.FORWARD_SPLIT: forward_split, Ask.AUGMENT: augment, Ask.REVERSE: reverse, Ask.VIRTUAL: virtual}
