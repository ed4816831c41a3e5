"""The module that one derivative lives in, made ready to be linked with the module that it came from.

Functions of the program that the derivative calls are its own copies, since differentiation may have changed their form; but where their
addresses are taken they are the program's, since addresses are compared. Variables are the program's.
"""

from __future__ import annotations

from collections.abc import Collection

from polyglot_ad.custom.scope import CONSTANT
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Function, GlobalAlias, GlobalVariable, Module
from polyglot_ad.llvm.native import with_own
from polyglot_ad.pipeline.finish import Ending, finish
from polyglot_ad.rules.mpi import runtime

CALLED = ("pad.stack.", "pad.unwind.")
"""Functions of the run-time library that mean what tables say of their names, where the derivative is differentiated itself."""


def finished(
    module: Module,
    exported: Collection[Function],
    program: Collection[str],
    like: Function,
    ends_program: bool,
    split: bool,
    again: bool = False,
) -> tuple[str, set[str]]:
    """(text of the part, names that it expects from the program). `program`: names that the program defines; `like`: the function that is
    differentiated, for whose processor the derivative is made, too; `ends_program`: errors at run time do; `split`: the derivative is.
    `again`: it is not to run, but to be differentiated."""
    abi = finish(module, Ending(split, not again, errors="fatal" if ends_program else "open"))
    exported = [*exported, *(f for f in module.functions.values() if abi is not None and f.name.startswith("pad_mpi_"))]
    module.globals.pop(CONSTANT, None)
    target = tuple(a for a in like.all_attributes() if a.startswith(('"target-', '"tune-cpu')))
    for function in list(module.functions.values()):
        if not function.blocks:
            continue
        if function.name in program:
            _copy_of_own(module, function)
            continue
        if function not in exported and not function.name.startswith(CALLED):
            function.prefix = "internal"
        if not function.attributes or not any(a.startswith("#") for a in function.attributes):
            function.attributes = (*function.attributes, *target)
    declared = [*(f for f in module.functions.values() if not f.blocks), *(g for g in module.globals.values() if _is_declared(g))]
    expected = {value.name for value in declared if value.name in program}
    for name, variable in module.globals.items():
        if isinstance(variable, GlobalVariable) and "available_externally" in variable.prefix.split():
            variable.prefix = variable.prefix.replace("available_externally", "external")
            variable.initializer = None
            variable.suffix = ", ".join(part for part in variable.suffix.split(", ") if part.startswith("align"))
            variable.suffix = f", {variable.suffix}" if variable.suffix else ""
            expected.add(name)
    text = print_module(module, strip_debug=True)
    return with_own(text, runtime.text_of(abi), "pad_mpi_") if abi is not None else text, expected


def _is_declared(value: GlobalVariable | GlobalAlias) -> bool:
    return isinstance(value, GlobalVariable) and value.initializer is None


def _copy_of_own(module: Module, function: Function) -> None:
    name = module.unique_name(f"{function.name}.primal")
    copy = Function(name, function.function_type, [a.name for a in function.arguments], prefix="internal", attributes=function.attributes)
    copy.arguments, function.arguments = function.arguments, copy.arguments
    for argument in copy.arguments:
        argument.function = copy
    for own, taken in zip(function.arguments, copy.arguments, strict=True):
        own.function, own.attributes = function, taken.attributes
    copy.blocks, function.blocks = function.blocks, []
    for block in copy.blocks:
        block.function = copy
    copy.result_attributes, copy.calling_convention = function.result_attributes, function.calling_convention
    copy.personality, function.personality = function.personality, None
    module.add_function(copy)
    function.prefix, function.suffix, function.metadata = "", "", {}
    for user in list(function.users):
        if isinstance(user, ins.CallBase) and user.callee is function:
            user.set_operand(len(user.operands) - 1, copy)
