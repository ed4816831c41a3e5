"""`build`: the flat function of one signature, which calls the program's own function by its own convention."""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.errors import SignatureError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Argument, Function, Module, Value
from polyglot_ad.signature.model import Flat, Parameter, Signature

from ..guards.stack import is_deep
from . import allocated, containers, passing, structures
from .call import Call, abi_attributes
from .ndarray import pass_ndarray
from .results import result_size, store_results
from .unwrapped import is_wrapped, unwrap, whole_size

Passer = Callable[[Call, Parameter, list[Value]], None]

PASSERS: dict[str, Passer] = {
    "value": passing.pass_value,
    "complex": passing.pass_complex,
    "reference": passing.pass_reference,
    "pointer": passing.pass_pointer,
    "address": passing.pass_pointer,
    "rows": structures.pass_rows,
    "member": structures.pass_member,
    "result": passing.pass_pointer,
    "image": passing.pass_image,
    "slice": passing.pass_slice,
    "option": passing.pass_option,
    "character": passing.pass_character,
    "vector": containers.pass_vector,
    "rust-vec": containers.pass_rust_vec,
    "rust-ndarray": pass_ndarray,
    "rust-box": containers.pass_rust_box,
    "rust-rows": structures.pass_rust_rows,
    "descriptor": containers.pass_descriptor,
    "julia-array": containers.pass_julia_array,
    "allocated": allocated.pass_allocated,
}

PREFIX = "pad.flat."


def build(module: Module, signature: Signature, noalias: bool = False, thread_local: bool = True) -> Function:
    """Add `void @pad.flat.<symbol>(flat arguments…, ptr results)` to the program and return it.

    It builds what the callee expects around the flat data, calls it, and stores scalar results. `noalias` states that no two data
    pointers of the call overlap.
    """
    if signature.error:
        raise SignatureError(f"`{signature.name}` cannot be called from Python: {signature.error}")
    callee = module.functions.get(signature.symbol)
    if callee is None or callee.is_declaration:
        raise SignatureError(f"the program has no function `{signature.symbol}`")
    function = _declare(module, signature, noalias)
    try:
        _fill(function, callee, signature, thread_local)
    except SignatureError:
        # The program goes on without this function.
        for instruction in reversed([one for block in function.blocks for one in block.instructions]):
            instruction.erase()
        del module.functions[function.name]
        raise
    return function


def _fill(function: Function, callee: Function, signature: Signature, thread_local: bool) -> None:
    builder = Builder(function.add_block("entry"))
    call = Call(builder, callee, signature, thread_local, function.arguments[-1])
    home = _result_home(call)
    position = 0
    values_of: list[tuple[Parameter, list[Value]]] = []
    for parameter in signature.parameters:
        values_of.append((parameter, list(function.arguments[position : position + len(parameter.flat)])))
        position += len(parameter.flat)
    for parameter, values in sorted(values_of, key=lambda pair: pair[0].passing not in ("result", "allocated")):
        PASSERS[parameter.passing](call, parameter, values)
    for value in call.trailing:
        call.pass_value(value)
    call.finish()
    expected = len(callee.function_type.parameters)
    if len(call.arguments) != expected:
        raise SignatureError(f"`{signature.name}` takes {expected} IR arguments, its signature explains {len(call.arguments)}")
    _keep_promises(function, callee, call)
    call.returned = _emit(call)
    if is_wrapped(signature.result):
        home = unwrap(call, signature.result, call.returned, home)
    store_results(call, signature.result, call.returned, home, function.arguments[-1])
    for action in call.after:
        action()
    builder.ret()


def _keep_promises(function: Function, callee: Function, call: Call) -> None:
    """What the callee promises of a pointer (C's restrict) holds in the flat function too, where that does nothing with memory itself."""
    if any(i.opcode in ("load", "store", "call") for i in function.entry.instructions):
        return
    for value, parameter in zip(call.arguments, callee.arguments, strict=False):
        if (
            isinstance(value, Argument)
            and value.type.is_pointer
            and "noalias" in parameter.attributes
            and "noalias" not in value.attributes
        ):
            value.attributes = (*value.attributes, "noalias")


def flat_type(flat: Flat) -> Type:
    """The IR type of a flat argument."""
    if flat.type == "ptr":
        return ty.PTR
    if flat.type.startswith("i"):
        return ty.integer(int(flat.type[1:]))
    return ty.FLOATS[flat.type]


def _declare(module: Module, signature: Signature, noalias: bool) -> Function:
    flats = [(parameter, flat) for parameter in signature.parameters for flat in parameter.flat]
    names = [parameter.name if flat.kind in ("value", "data") else f"{parameter.name}.{flat.kind}" for parameter, flat in flats]
    names = [f"{name}{flat.axis}" if flat.axis >= 0 else name for name, (_, flat) in zip(names, flats, strict=True)]
    taken: dict[str, int] = {"results": 1, "": 1}
    unique: list[str] = []
    for name in names:
        taken[name] = taken.get(name, 0) + 1
        unique.append(name if taken[name] == 1 else f"{name}.{taken[name]}")
    type = ty.function(ty.VOID, [*(flat_type(flat) for _, flat in flats), ty.PTR])
    function = Function(module.unique_name(PREFIX + signature.symbol), type, [*unique, "results"])
    for argument in function.arguments:
        if argument.type.is_pointer and (noalias or argument is function.arguments[-1]):
            argument.attributes = ("noalias",)
    return module.add_function(function)


def _result_home(call: Call) -> Value | None:
    """Memory for a result that the callee writes through its first argument; passes its address."""
    arguments = call.callee.arguments
    sret = any(attribute.startswith("sret") for attribute in arguments[0].attributes) if arguments else False
    result = call.signature.result
    wrapped = is_wrapped(result)
    if result.kind == "none" and not wrapped:
        return None
    if not sret and result.passing != "indirect":
        return None
    home = call.alloca(max(whole_size(result) if wrapped else result_size(result), 1))
    call.pass_value(home)
    return home


def _emit(call: Call) -> Value:
    instruction = ins.Call(call.callee, call.arguments, call.callee.function_type)
    instruction.calling_convention = call.callee.calling_convention
    instruction.argument_attributes = [abi_attributes(argument.attributes) for argument in call.callee.arguments]
    instruction.result_attributes = abi_attributes(call.callee.result_attributes)
    apart = {"noinline", "optnone", "naked", "returns_twice"} & set(call.callee.all_attributes())
    if not apart and not is_deep(call.callee):
        # However long it is: what is differentiated through a call has a tape, and its memory is analysed through that call. Who wants
        # a function apart says so; one that looks at the stack when it starts does so before its arrays are there.
        instruction.attributes = ("alwaysinline",)
    return call.builder.insert(instruction)
