"""A kernel as a function of one thread: its numbers, and the memory of its block, are arguments; it waits for others in barriers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.differentiate.parallel.ident import ident
from polyglot_ad.differentiate.parallel.kernel_reads import OF_BLOCK
from polyglot_ad.differentiate.refusals.errors import refusal
from polyglot_ad.gpu.launch import mentions
from polyglot_ad.gpu.registers import AXES, NotLowered, Registers, resolve
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.values import Argument, ConstantExpr, Function, GlobalVariable, Module, Value
from polyglot_ad.symbols import KERNEL

from .exchanges import WARP, all_meet, rename, settle
from .leavers import take_along
from .refused import CODE, refuse
from .unrolled import mark_loops
from .warps import COUNT, LaunchUniform, WarpUniform

_SHAPE = (*(f"block.size.{axis}" for axis in AXES), *(f"grid.size.{axis}" for axis in AXES))
"""The numbers that every thread is given, whether its kernel asks for them or not: additions that may meet depend on them."""
BARRIER = "__kmpc_barrier"
"""What barriers of a block are called while the program is differentiated: a team's barrier is what they are."""


@dataclass(frozen=True)
class Shared:
    """Memory of a block; `bytes` is None where the launch says it."""

    name: str
    bytes: int | None


@dataclass(frozen=True)
class Thread:
    """`own`: how many parameters are the kernel's; after them stand the addresses of `shared` variables, then `registers`. `whole_warps`:
    whether it is differentiated for launches only whose blocks have whole warps in their first dimension."""

    function: Function
    own: int
    shared: tuple[Shared, ...]
    registers: tuple[str, ...]
    whole_warps: bool


def thread_of(module: Module, kernel: Function, shared: Collection[str], warp: int, forward: bool) -> Thread:
    """In place: the kernel becomes that function. Raises DifferentiationError. `forward`: threads never go back, so nothing needs to be
    proved of what they do together."""
    refuse(kernel, shared)
    own = len(kernel.arguments)
    variables = [v for name in shared if isinstance(v := module.globals.get(name), GlobalVariable)]
    met = rename(kernel, warp)
    mark_loops(kernel, [*met, *_reads(kernel, variables)])
    try:
        registers = resolve(kernel, warp)
        waits = _barriers(kernel, registers)
        if not forward:
            _take_along(kernel, waits, met)
            _prove(kernel, waits)
        whole_warps = not forward and settle(kernel, registers, met)
        memory = _share(kernel, variables)
    except NotLowered as reason:
        raise refusal(CODE, f"the kernel '{kernel.name}' on a device", kernel.entry.terminator, str(reason)) from None
    for name in _SHAPE:
        assert registers[name]
    for argument in registers.values.values():
        _append(kernel, argument)
    del module.functions[kernel.name]
    kernel.name, kernel.calling_convention, kernel.prefix = KERNEL + kernel.name, "", ""
    module.add_function(kernel)
    if BARRIER in module.functions:
        module.functions[BARRIER].attributes = ("convergent", "nounwind")
    return Thread(kernel, own, tuple(memory), tuple(registers.values), whole_warps)


def _barriers(kernel: Function, registers: Registers) -> list[ins.Call]:
    """Barriers as calls again, and what counts threads at some of them."""
    found = [
        i for i in kernel.instructions() if isinstance(i, ins.Call) and i.called_function is not None and i.called_function.name == COUNT
    ]
    for block in registers.barriers:
        b = Builder(before=block.terminator)
        found.append(b.call_named(BARRIER, ty.VOID, [ident(b.module), const_int(ty.I32, 0)]))
    return found


def _take_along(kernel: Function, waits: list[ins.Call], met: list[ins.CallBase]) -> None:
    """Those who leave early, where others wait for each other behind that."""
    flow = ControlFlow(kernel)
    uniform, warps = LaunchUniform(kernel, flow), WarpUniform(kernel, flow, WARP)
    if all_meet(uniform, waits) and (all_meet(uniform, met) or all_meet(warps, met)):
        return
    meetings = [*waits, *met]
    if not take_along(kernel, meetings, lambda flow, leaving: LaunchUniform(kernel, flow, leaving)):
        take_along(kernel, meetings, lambda flow, leaving: WarpUniform(kernel, flow, WARP, leaving))


def _prove(kernel: Function, waits: list[ins.Call]) -> None:
    """That all threads come to the same barriers."""
    uniform = LaunchUniform(kernel, ControlFlow(kernel))
    for call in waits:
        if not all_meet(uniform, [call]):
            raise refusal(
                CODE, "a barrier that not all threads of a block are proved to meet", call,
                "on the way back threads would wait for others that do not come", "put it where the threads' numbers do not decide",
            )  # fmt: skip


def _append(function: Function, argument: Argument) -> None:
    function.value_type = ty.function(function.function_type.result, [*function.function_type.parameters, argument.type])
    argument.function, argument.index = function, len(function.arguments)
    function.arguments.append(argument)


# shared variables ---------------------------------------------------------------------------------------------------------------


def _share(kernel: Function, variables: Sequence[GlobalVariable]) -> list[Shared]:
    """Addresses of variables of a block become arguments. All memory of unknown size is one."""
    assert kernel.module is not None
    layout = data_layout(kernel.module.data_layout)
    found: list[Shared] = []
    dynamic: Argument | None = None
    for variable in variables:
        if not any(mentions(o, variable) for i in kernel.instructions() for o in i.operands):
            continue
        if variable.initializer is None and dynamic is not None:
            _replace(kernel, variable, dynamic)
            continue
        argument = Argument(ty.PTR, OF_BLOCK + variable.name)  # not "noalias": LLVM would conclude that no barrier changes what is there
        _append(kernel, argument)
        if variable.initializer is None:
            dynamic = argument
        found.append(Shared(variable.name, None if variable.initializer is None else layout.size(variable.value_type)))
        _replace(kernel, variable, argument)
    return found


def _reads(kernel: Function, variables: Sequence[GlobalVariable]) -> list[ins.Instruction]:
    """All loads of these variables."""
    found: list[ins.Instruction] = []
    for load in kernel.instructions():
        place = load.pointer if isinstance(load, ins.Load) else None
        while isinstance(place, ins.GetElementPtr | ins.Cast):
            place = place.operands[0]
        if place is not None and any(mentions(place, variable) for variable in variables):
            found.append(load)
    return found


def _replace(kernel: Function, variable: GlobalVariable, argument: Argument) -> None:
    for instruction in [*kernel.instructions()]:
        for index, operand in enumerate(instruction.operands):
            if not mentions(operand, variable):
                continue
            before = instruction
            if isinstance(instruction, ins.Phi):
                before = instruction.blocks[index].terminator
            instruction.set_operand(index, _written(Builder(before=before), operand, variable, argument))


def _written(b: Builder, value: Value, variable: GlobalVariable, argument: Argument) -> Value:
    """A constant that names the variable, as instructions."""
    if value is variable:
        return argument
    if not isinstance(value, ConstantExpr) or not mentions(value, variable):
        if mentions(value, variable):
            raise NotLowered("a constant holds the address of shared memory")
        return value
    operands = [_written(b, part, variable, argument) for part in value.operands]
    if value.opcode == "getelementptr":
        assert value.source_type is not None
        return b.insert(ins.GetElementPtr(value.source_type, operands[0], operands[1:]))
    if value.opcode in ins.CASTS:
        return b.insert(ins.Cast(value.opcode, operands[0], value.type))
    return b.insert(ins.BinaryOp(value.opcode, operands[0], operands[1]))
