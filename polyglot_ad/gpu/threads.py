"""Device functions that only a thread of a kernel can run, and that were not inlined into one."""

from __future__ import annotations

from collections.abc import Collection

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import ConstantString, Function, GlobalVariable, Module, Value

_DEVICE = ("llvm.nvvm.", "llvm.amdgcn.", "polyglot_gpu_")
_LOWERED = ("_of", "_begin", "_choose", "_arrived")
"""Ends of the names of functions that lowered kernels call."""
WHY = "only a kernel's thread can run it: it waits for other threads, asks for its number, or uses shared memory"


def of_threads(module: Module, kernels: Collection[str], shared: Collection[str]) -> set[Function]:
    """Functions that use what only threads have, by themselves or in what they call."""
    own = [f for f in module.functions.values() if not f.is_declaration and f.name not in kernels and not _is_lowered(f.name)]
    variables = [module.globals[name] for name in shared if name in module.globals]
    found = {f for f in own if any(_needs(i, variables) for i in f.instructions())}
    while more := {f for f in own if f not in found and any(_mentions(o, found) for i in f.instructions() for o in i.operands)}:
        found |= more
    return found


def _is_lowered(name: str) -> bool:
    return name.startswith("polyglot_gpu_") and name.endswith(_LOWERED)


def _needs(instruction: ins.Instruction, variables: Collection[Value]) -> bool:
    callee = instruction.called_function if isinstance(instruction, ins.CallBase) else None
    if callee is not None and callee.name.startswith(_DEVICE) and not _is_lowered(callee.name):
        return True
    return any(_mentions(operand, variables) for operand in instruction.operands)


def _mentions(value: Value, wanted: Collection[Value]) -> bool:
    if value in wanted:
        return True
    parts = () if isinstance(value, ins.Instruction) else (*getattr(value, "operands", ()), *getattr(value, "elements", ()))
    return any(_mentions(part, wanted) for part in parts)


def called_by(kernel: Function, functions: Collection[Function]) -> Function | None:
    """One of `functions` that a kernel calls, or takes the address of."""
    return next((f for i in kernel.instructions() for o in i.operands for f in functions if _mentions(o, (f,))), None)


def refuse(module: Module, functions: Collection[Function]) -> None:
    """Make them end in an error: their code means nothing on a CPU."""
    for function in functions:
        for instruction in function.instructions():
            instruction.drop_operands()
        location = next((i.metadata["dbg"] for i in function.instructions() if "dbg" in i.metadata), "")
        function.blocks = []
        b = Builder(function.add_block("entry"))
        call = _fail(module, b, WHY, function.name)
        if location:
            call.metadata["dbg"] = location
        b.unreachable()


def refuse_call(module: Module, call: ins.CallBase, why: str, name: str) -> None:
    """An error in place of a call that gives an error code."""
    made = _fail(module, Builder(before=call), why, name)
    made.metadata = {kind: node for kind, node in call.metadata.items() if kind == "dbg"}
    call.replace_all_uses_with(const_int(call.type, 0))
    call.erase()


def _fail(module: Module, b: Builder, why: str, name: str) -> ins.Call:
    arguments: list[Value] = [_text(module, why), _text(module, ""), const_int(ty.I32, 0), _text(module, name)]
    return b.call_named("__assert_fail", ty.VOID, arguments)


def _text(module: Module, text: str) -> Value:
    data = text.encode() + b"\0"
    type = ty.array(ty.I8, len(data))
    name = module.unique_name("polyglot.gpu.text")
    return module.add_global(GlobalVariable(name, type, ConstantString(type, data), constant=True, prefix="private"))
