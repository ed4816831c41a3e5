"""Host code that launches kernels: what clang makes of `kernel<<<grid, block>>>(…)` becomes a call of the lowered kernel.

clang writes a *stub* for each kernel, whose parameters are the kernel's, and which a launch calls after it has put its shape aside. Here
the shape is passed to the stub, and the stub, which has the addresses of its arguments in an array, calls the kernel.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.differentiate.rewrites.control.blocks import as_call, remove_unreachable
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.values import Argument, Block, Function, GlobalVariable, Module, Value
from polyglot_ad.process.regex import regex

from .threads import refuse_call

_STUB = regex(r"(\d*)__device_stub__")
_LENGTH = len("__device_stub__")
_PUSH, _POP, _LAUNCH = "__cudaPushCallConfiguration", "__cudaPopCallConfiguration", "cudaLaunchKernel"
_SHAPE = (ty.I64, ty.I32, ty.I64, ty.I32, ty.I64)
"""How the shape of a launch is passed: x and y of the grid in one integer, z; the same of the block; the bytes of shared memory."""


def launched(host: Module, kernels: Mapping[str, Function], refused: Mapping[str, str], device: Module) -> None:
    """Rewrite a module of host code, whose device code has been lowered to `kernels`. `refused`: why the others have not been."""
    stubs = {stub: kernel for stub in host.functions.values() if not stub.is_declaration and (kernel := _kernel_of(stub.name))}
    for function in host.functions.values():
        _without_invokes(function, stubs)
    for stub in stubs:
        _give_shape(host, stub)
    for function in [*host.functions.values()]:
        if not function.is_declaration:
            _pass_shape(function, stubs)
    for function in [*host.functions.values()]:
        for instruction in [*function.instructions()]:
            if isinstance(instruction, ins.CallBase) and _called(instruction) == _LAUNCH:
                _launch(host, instruction, stubs, kernels, refused)
    _share_variables(host, device)


def _without_invokes(function: Function, stubs: Mapping[Function, str]) -> None:
    """What belongs to a launch throws nothing: objects of the host that it has to destroy are destroyed where it goes on."""
    found = [
        i for i in function.instructions()
        if isinstance(i, ins.Invoke) and (i.called_function in stubs or _called(i) in (_PUSH, _POP, _LAUNCH))
    ]  # fmt: skip
    for invoke in found:
        as_call(invoke)
    if found:
        remove_unreachable(function)


def _kernel_of(stub: str) -> str:
    """The kernel's symbol, of a stub's."""
    found = _STUB.search(stub)
    if found is None:
        return ""
    length = str(int(found[1]) - _LENGTH) if found[1] else ""
    return stub[: found.start()] + length + stub[found.end() :]


def _called(instruction: ins.Instruction) -> str:
    callee = instruction.called_function if isinstance(instruction, ins.CallBase) else None
    return callee.name if callee is not None else ""


def _give_shape(host: Module, stub: Function) -> None:
    """Behind the stub's parameters stands the shape; where it was fetched from, it is written."""
    types = (*stub.function_type.parameters, *_SHAPE)
    stub.value_type = ty.function(stub.function_type.result, types)
    first = len(stub.arguments)
    for offset, type in enumerate(_SHAPE):
        argument = Argument(type, f"launch.{offset}")
        argument.function, argument.index = stub, first + offset
        stub.arguments.append(argument)
    stub.prefix = "internal"
    if (node := stub.metadata.get("dbg")) and node in host.metadata:
        # Not a function that anybody wrote.
        host.metadata[node] = re.sub(r"flags: \w+", "flags: DIFlagArtificial", host.metadata[node])
    for instruction in [*stub.instructions()]:
        if _called(instruction) == _POP:
            grid, block, shared, stream = instruction.operands[:4]
            b = Builder(before=instruction)
            shape = stub.arguments[first:]
            for place, offset, value in ((grid, 0, shape[0]), (grid, 8, shape[1]), (block, 0, shape[2]), (block, 8, shape[3])):
                b.store(value, b.gep(ty.I8, place, [offset]), 4)
            b.store(shape[4], shared)
            b.store(const_int(ty.I64, 0), stream)
            instruction.replace_all_uses_with(const_int(ty.I32, 0))
            instruction.erase()


def _pass_shape(function: Function, stubs: Mapping[Function, str]) -> None:
    """Give calls of stubs the shape that was put aside last before them."""
    calls = [i for i in function.instructions() if isinstance(i, ins.CallBase) and i.called_function in stubs]
    if not calls:
        return
    flow = ControlFlow(function)
    shapes = {id(call): _put_aside(flow, call) for call in calls}
    for call in calls:
        shape = shapes[id(call)]
        callee = call.called_function
        assert callee is not None
        call.function_type = callee.function_type
        arguments, attributes = call.arguments, call.argument_attributes
        operands = [*arguments, *shape, callee]
        call.drop_operands()
        for operand in operands:
            call.operands.append(operand)
            ins.add_use(operand, call)
        call.argument_attributes = [*attributes, *([()] * len(shape))]
    for instruction in [*function.instructions()]:
        if _called(instruction) == _PUSH:
            instruction.replace_all_uses_with(const_int(ty.I32, 0))
            instruction.erase()


def _put_aside(flow: ControlFlow, call: ins.Instruction) -> list[Value]:
    block: Block | None = call.block
    assert block is not None
    at = block.position(call)
    while True:
        for instruction in reversed(block.instructions[:at]):
            if _called(instruction) == _PUSH:
                assert isinstance(instruction, ins.CallBase)
                return instruction.arguments[:5]
        dominator = flow.immediate_dominator[block]
        if dominator is block:
            return [const_int(ty.I64, 1), const_int(ty.I32, 1), const_int(ty.I64, 1), const_int(ty.I32, 1), const_int(ty.I64, 0)]
        block, at = dominator, len(dominator.instructions)


def _launch(
    host: Module, call: ins.CallBase, stubs: Mapping[Function, str], kernels: Mapping[str, Function], refused: Mapping[str, str]
) -> None:
    """`cudaLaunchKernel(stub, …)` as a call of the kernel. One whose kernel is not known stays, and is an error where it is called."""
    stub = call.operands[0]
    name = stubs.get(stub, "") if isinstance(stub, Function) else ""
    if name in refused:
        refuse_call(host, call, f"kernel {name} cannot be run: {refused[name]}", name)
        return
    kernel = kernels.get(name)
    if kernel is None:
        return
    grid, grid_z, block, block_z, array, shared = call.operands[1:7]
    b = Builder(before=call)
    arguments: list[Value] = []
    own = kernel.arguments[: len(kernel.arguments) - 7]
    attributes = [_without_types(parameter) for parameter in own]
    for index, parameter in enumerate(own):
        place = b.load(ty.PTR, b.gep(ty.PTR, array, [index]))
        by_value = any(attribute.startswith("byval") for attribute in parameter.attributes)
        arguments.append(place if by_value else b.load(parameter.type, place))
    for both, z in ((grid, grid_z), (block, block_z)):
        arguments.append(b.cast("trunc", both, ty.I32))
        arguments.append(b.cast("trunc", b.binary("lshr", both, const_int(ty.I64, 32)), ty.I32))
        arguments.append(z)
    arguments.append(shared)
    declared = b.declare(kernel.name, ty.VOID, [argument.type for argument in arguments])
    made = b.call(declared, arguments)
    made.argument_attributes = [*attributes, *([()] * 7)]
    made.metadata = {kind: node for kind, node in call.metadata.items() if kind == "dbg"}
    for index in range(len(own)):
        declared.arguments[index].attributes = attributes[index]
    call.replace_all_uses_with(const_int(call.type, 0))
    call.erase()


def _without_types(parameter: Argument) -> tuple[str, ...]:
    """The attributes of a kernel's parameter in another module: of a structure by value, the size is said."""
    assert parameter.function is not None and parameter.function.module is not None
    module = parameter.function.module
    found: list[str] = []
    for attribute in parameter.attributes:
        if attribute.startswith("byval(%"):
            type = module.named_types[attribute[len("byval(%") : -1].strip('"')]
            attribute = f"byval([{data_layout(module.data_layout).size(type)} x i8])"
        found.append(attribute)
    return tuple(found)


def _share_variables(host: Module, device: Module) -> None:
    """Variables of the device: what the host has under their names stands for them."""
    for name, variable in device.globals.items():
        shadow = host.globals.get(name)
        if not isinstance(shadow, GlobalVariable) or not isinstance(variable, GlobalVariable) or variable.initializer is None:
            continue
        shadow.initializer, shadow.prefix, shadow.constant = None, "external", False
        shadow.suffix = re.sub(r", !dbg !\d+", "", shadow.suffix)
        variable.prefix = "dso_local"
        if shadow.users or _named(host, shadow):
            variable.constant = False


def _named(host: Module, variable: GlobalVariable) -> bool:
    """Whether host code names the variable in a constant."""

    def within(value: object) -> bool:
        parts = (*getattr(value, "elements", ()), *(getattr(value, "operands", ()) if not isinstance(value, ins.Instruction) else ()))
        return value is variable or any(map(within, parts))

    return any(within(operand) for f in host.functions.values() for i in f.instructions() for operand in i.operands)


def without_twins(device: Module, host: Module) -> None:
    """Leave of functions that are compiled for both the host's."""
    for function in device.functions.values():
        other = host.functions.get(function.name)
        if other is None or other.is_declaration or function.is_declaration:
            continue
        for instruction in function.instructions():
            instruction.drop_operands()
        function.blocks, function.prefix, function.metadata, function.suffix = [], "", {}, ""
