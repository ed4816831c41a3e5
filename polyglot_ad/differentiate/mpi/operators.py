"""Operators of the program: reductions by them are made code of the program, which gathers the operands and folds them in rank order.

What MPI_Op_create is given is known where it is called. A handle is only known when the program runs: each call of MPI_Op_create has a
variable that holds the handle it made last, and a reduction asks which of them its own is. One by another operator stays what it is.
"""

from __future__ import annotations

from polyglot_ad.analysis.messages import abi_of_module
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.rules.mpi import standard
from polyglot_ad.rules.mpi.runtime import folds

_VARIABLE = "pad.mpi.operator."
FOLDED = ("Allreduce", "Reduce", "Reduce_scatter", "Reduce_scatter_block", "Scan", "Exscan", "Reduce_local")


def lower_operators(module: Module) -> bool:
    """In place; whether anything was changed, so that the program should be optimised again."""
    calls = _calls(module)
    if module.get_global(f"{_VARIABLE}0") is not None:
        return False  # done
    creations = [call for call in calls.get("Op_create", []) if isinstance(call.arguments[0], Function) and call.arguments[0].blocks]
    if not creations:
        return False
    functions = [function for call in creations if isinstance(function := call.arguments[0], Function)]
    writer = _Wrappers(module, len(creations))
    for k, call in enumerate(creations):
        writer.created(k, call)
    for call in calls.get("Op_free", []):
        writer.freed(call)
    for name in FOLDED:
        for call in calls.get(name, []):
            if not isinstance(call.arguments[_operator(call)], val.Constant):
                writer.folded(name, call, functions)
    return True


def _operator(call: ins.CallBase) -> int:
    row = standard(call.called_function.name) if call.called_function is not None else None
    assert row is not None
    return next(k for k, parameter in enumerate(row.parameters) if parameter.type == "Op")


def _calls(module: Module) -> dict[str, list[ins.CallBase]]:
    """The program's calls of MPI, by the name of the function."""
    found: dict[str, list[ins.CallBase]] = {}
    for function in list(module.functions.values()):
        row = None if function.blocks else standard(function.name)
        if row is None:
            continue
        for user in function.users:
            if isinstance(user, ins.CallBase) and user.called_function is function and not _is_ours(user):
                found.setdefault(row.name, []).append(user)
    return found


def _is_ours(call: ins.CallBase) -> bool:
    block = call.block
    return block is not None and block.function is not None and block.function.name.startswith(("pad.mpi.", "pad_fold_"))


class _Wrappers:
    """Functions that stand around calls of MPI. They are inlined."""

    def __init__(self, module: Module, creations: int) -> None:
        self.module = module
        self.abi = abi_of_module(module)
        self.handle = "i32" if self.abi == "mpich" else "ptr"
        self.none = "0" if self.abi == "mpich" else "null"
        self.variables = [f"{_VARIABLE}{k}" for k in range(creations)]
        splice(module, self._globals() + folds(self.abi))

    def _globals(self) -> str:
        return "".join(f"@{variable} = internal global {self.handle} {self.none}\n" for variable in self.variables)

    def _forget(self, number: str) -> str:
        """No variable holds this handle any more."""
        lines = []
        for k, variable in enumerate(self.variables):
            lines += [
                f"  %held{k} = load {self.handle}, ptr @{variable}",
                f"  %same{k} = icmp eq {self.handle} %held{k}, {number}",
                f"  %left{k} = select i1 %same{k}, {self.handle} {self.none}, {self.handle} %held{k}",
                f"  store {self.handle} %left{k}, ptr @{variable}",
            ]
        return "\n".join(lines)

    def created(self, k: int, call: ins.CallBase) -> None:
        callee = _name(call)
        self._replace(
            call, f"pad.mpi.created.{k}",
            f"""declare i32 @{callee}(ptr, i32, ptr)
{self._globals()}
define internal i32 @pad.mpi.created.{k}(ptr %function, i32 %commutes, ptr %place) alwaysinline {{
  %code = call i32 @{callee}(ptr %function, i32 %commutes, ptr %place)
  %made = load {self.handle}, ptr %place
{self._forget("%made")}
  store {self.handle} %made, ptr @{self.variables[k]}
  ret i32 %code
}}
""",
        )  # fmt: skip

    def freed(self, call: ins.CallBase) -> None:
        callee = _name(call)
        self._replace(
            call, f"pad.mpi.freed.{callee}",
            f"""declare i32 @{callee}(ptr)
{self._globals()}
define internal i32 @pad.mpi.freed.{callee}(ptr %place) alwaysinline {{
  %gone = load {self.handle}, ptr %place
{self._forget("%gone")}
  %code = call i32 @{callee}(ptr %place)
  ret i32 %code
}}
""",
        )  # fmt: skip

    def folded(self, name: str, call: ins.CallBase, functions: list[Function]) -> None:
        callee = _name(call)
        types = [str(argument.type) for argument in call.arguments]
        given = ", ".join(f"{type} %a{k}" for k, type in enumerate(types))
        operator = _operator(call)
        blocks = []
        for k, (variable, function) in enumerate(zip(self.variables, functions, strict=True)):
            blocks.append(f"""  %held{k} = load {self.handle}, ptr @{variable}
  %is{k} = icmp eq {self.handle} %a{operator}, %held{k}
  br i1 %is{k}, label %fold{k}, label %next{k}
fold{k}:
  %code{k} = call i32 @pad_fold_{name}({given}, ptr @{_quoted(function.name)})
  ret i32 %code{k}
next{k}:""")
        body = "\n".join(blocks)
        declared = "\n".join(dict.fromkeys(_declaration(function) for function in functions))
        self._replace(
            call, f"pad.mpi.by.{callee}",
            f"""declare i32 @{callee}({", ".join(types)})
declare i32 @pad_fold_{name}({", ".join(types)}, ptr)
{declared}
{self._globals()}
define internal i32 @pad.mpi.by.{callee}({given}) alwaysinline {{
{body}
  %code = call i32 @{callee}({given})
  ret i32 %code
}}
""",
        )  # fmt: skip

    def _replace(self, call: ins.CallBase, name: str, text: str) -> None:
        if name not in self.module.functions:
            splice(self.module, text)
        call.set_operand(len(call.operands) - 1, self.module.functions[name])


def _name(call: ins.CallBase) -> str:
    assert call.called_function is not None
    return call.called_function.name


def _quoted(name: str) -> str:
    return '"' + name + '"'


def _declaration(function: Function) -> str:
    return f"declare {function.function_type.result} @{_quoted(function.name)}({', '.join(map(str, function.function_type.parameters))})"
