"""Communicators of the derivative's own for the adjoints of programs that receive anything, from anybody, by requests.

Such a receive would take an adjoint message, too. So where the program has one, every communicator gets another one beside it
(`pad_mpi_separate` of the runtime), where all its ranks are: when the program makes it, or, for those that exist before, when the function
begins, which all ranks call.
"""

from __future__ import annotations

from polyglot_ad.analysis.messages import abi_of_module
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Argument, Function, Module, Value
from polyglot_ad.rules.mpi import standard

SEPARATE = "pad_mpi_separate"
ANY = {"mpich": (-2, -1), "openmpi": (-1, -1), "abi": (-1, -2)}
"""MPI_ANY_SOURCE, MPI_ANY_TAG."""
_MAKING = frozenset(
    ["Comm_dup", "Comm_dup_with_info", "Comm_split", "Comm_split_type", "Comm_create", "Comm_create_group", "Comm_create_from_group",
     "Cart_create", "Cart_sub", "Graph_create", "Dist_graph_create", "Dist_graph_create_adjacent", "Intercomm_create",
     "Intercomm_create_from_groups", "Intercomm_merge"]
)  # fmt: skip


def separate_adjoints(module: Module, root: Function) -> bool:
    """In place; whether anything changed."""
    calls = _calls(module)
    anybody, anything = ANY[abi_of_module(module)]
    if not any(_is_wild(name, call, anybody, anything) for name, call in calls):
        return False
    for name, call in calls:
        if name in _MAKING:
            block = call.block
            assert block is not None
            after = Builder(before=block.after(call))
            handle = ty.I32 if abi_of_module(module) == "mpich" else ty.PTR
            made = after.load(handle, call.arguments[_position(name, "Comm*")])
            after.call_named(SEPARATE, ty.VOID, [made])
    _at_the_beginning(root, [call.arguments[_position(name, "Comm")] for name, call in calls if _moves(name)])
    return True


def _calls(module: Module) -> list[tuple[str, ins.CallBase]]:
    """The program's calls of MPI: name without "MPI_", and the call."""
    found: list[tuple[str, ins.CallBase]] = []
    for function in list(module.functions.values()):
        row = None if function.blocks else standard(function.name)
        if row is not None:
            calls = [user for user in function.users if isinstance(user, ins.CallBase) and user.called_function is function]
            found += [(row.name, call) for call in calls if call.block is not None]
    return found


def _position(name: str, type: str) -> int:
    row = standard(f"MPI_{name}")
    assert row is not None
    return next(k for k, parameter in reversed(list(enumerate(row.parameters))) if parameter.type == type)


def _moves(name: str) -> bool:
    row = standard(f"MPI_{name}")
    return row is not None and row.kind == "derivative" and bool(row.buffers) and any(p.type == "Comm" for p in row.parameters)


def _is_wild(name: str, call: ins.CallBase, anybody: int, anything: int) -> bool:
    row = standard(f"MPI_{name}")
    assert row is not None
    if not row.deferred and not row.base.startswith("Sendrecv"):
        return False
    names = {parameter.name: call.arguments[k] for k, parameter in enumerate(row.parameters)}
    source, tag = names.get("source"), names.get("recvtag", names.get("tag"))
    return _is(source, anybody) and _is(tag, anything)


def _is(value: Value | None, number: int) -> bool:
    return isinstance(value, val.ConstantInt) and value.value in (number, number & 0xFFFFFFFF)


def _at_the_beginning(root: Function, communicators: list[Value]) -> None:
    """Those that are known when the function begins."""
    b = Builder(before=_first(root))
    done: set[Value] = set()
    for value in communicators:
        for origin in _origins(value, root, set()):
            if origin in done:
                continue
            done.add(origin)
            b.call_named(SEPARATE, ty.VOID, [_again(b, origin)])


def _again(b: Builder, origin: Value) -> Value:
    """The same where the function begins."""
    if isinstance(origin, ins.Load):
        return b.load(origin.type, _again(b, origin.operands[0]))
    return b.cast(origin.opcode, origin.operands[0], origin.type) if isinstance(origin, ins.Cast) else origin


def _first(root: Function) -> ins.Instruction:
    return next(i for i in root.entry.instructions if i.opcode != "alloca")


def _origins(value: Value, root: Function, seen: set[Value]) -> list[Value]:
    """Arguments of the root, what they lead to, and constants that a communicator may be: on all ranks in the same order."""
    if value in seen:
        return []
    seen.add(value)
    further: list[Value] = []
    if isinstance(value, val.Constant):
        return [] if isinstance(value, val.ConstantUndef | val.ConstantNull) else [value]
    if isinstance(value, Argument):
        if value in root.arguments:
            return [value]
        function = next((f for f in _callees(root) if value in f.arguments), None)
        if function is not None:
            calls = [user for user in function.users if isinstance(user, ins.CallBase) and user.called_function is function]
            further = [call.arguments[function.arguments.index(value)] for call in calls]
    elif isinstance(value, ins.Cast):  # a handle that is an address is passed as an integer
        return [value] if value.operands[0] in root.arguments else []
    elif isinstance(value, ins.Load) and value.block is root.entry:
        place = value.operands[0]
        return [value] if place in root.arguments or (isinstance(place, ins.Cast) and place.operands[0] in root.arguments) else []
    elif isinstance(value, ins.Phi | ins.Select):
        further = [operand for operand in value.operands if operand.type == value.type]
    return [origin for operand in further for origin in _origins(operand, root, seen)]


def _callees(root: Function) -> list[Function]:
    found, work = [root], [root]
    while work:
        for i in work.pop().instructions():
            if isinstance(i, ins.CallBase) and (callee := i.called_function) is not None and callee.blocks and callee not in found:
                found.append(callee)
                work.append(callee)
    return found
