"""Shadows of global variables. They belong to the derivative's library, and every call begins with them afresh.

Numbers in them are zero at first. An address that the variable holds leads to another global variable, and the shadow then holds the
address of that one's shadow; or to memory of an earlier call, which gets a shadow where the program has a table of it (earlier.py).
Otherwise the shadow is null. When the program loads such an address it cannot be differentiated any further: `check_loaded_address` makes
that an error, where otherwise the derivative would follow null.
"""

from __future__ import annotations

import re

from polyglot_ad.analysis.memory import Location, Node, leaves
from polyglot_ad.callees import allocation_of
from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.metadata import Place
from polyglot_ad.ir.reached import variables_used
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.llvm.state import PREFIX as STATE
from polyglot_ad.symbols import readable

from .context import ProgramContext
from .helpers import emit_zero
from .parallel.threadprivate import FRESH
from .refusals import place_of

_MOST_ADDRESSES = 4096
"""In one variable; beyond that addresses left by earlier calls are not followed."""


def emit_fresh_globals(program: ProgramContext, b: Builder, arena: Value | None = None, follow: bool = True) -> None:
    """Bring all shadow globals into the state in which a call begins. Shadows of what earlier calls left are in `arena`, if there is one;
    without `follow` such memory has none."""
    for primal, shadows in program.shadow_globals.items():
        for lane, shadow in enumerate(shadows):
            size = const_int(ty.I64, program.layout.size(primal.value_type if program.is_private(primal) else shadow.value_type))
            if primal.constant:
                if isinstance(shadow.initializer, val.Value):
                    b.store(shadow.initializer, shadow)
                continue
            if program.is_private(primal):
                b.call_named(FRESH, ty.VOID, [shadow, size])
                continue
            emit_zero(b, shadow, size)
            for offset in _addresses(program, primal):
                held = b.load(ty.PTR, b.gep(ty.I8, primal, [offset]))
                node = _pointed_at(program, primal, offset)
                known: Value = b.call(_shadow_of_address(program, node, lane), [held])
                if follow and program.earlier.tracked and node in program.earlier.nodes and program.activity.is_shadowed_node(node):
                    left = program.earlier.shadow(b, held, lane, arena)
                    known = b.select(b.icmp("eq", known, val.ConstantNull(ty.PTR)), left, known)
                b.store(known, b.gep(ty.I8, shadow, [offset]))
    program.earlier.list_variables(_changed_variables(program))


def _addresses(program: ProgramContext, variable: val.GlobalVariable) -> list[int]:
    """Where in a variable there may be addresses; so may integers be, and bytes of which only the accesses say what they are."""
    node, base = program.facts.pointer(variable)
    integers = any(_is_address(location) for location in node.locations())
    size, pointer = program.layout.size(variable.value_type), program.layout.pointer_size()
    # What is accessed by fewer bytes is no address, whatever its content was merged with.
    whole = [(at - base, location) for (at, _), (bytes, location) in node.entries.items() if bytes >= pointer]
    accessed = [at for at, location in whole if _is_address(location) and 0 <= at < size]
    found = [
        offset
        for _, offset, type in leaves(program.layout, variable.value_type)
        if type.is_pointer or (integers and type is ty.I64 and _is_address(_held_at(program, variable, offset, tag="")))
    ]
    found = sorted({*found, *(at for at in accessed if at + pointer <= size)})
    return found if len(found) <= _MOST_ADDRESSES else []


def _is_address(location: Location) -> bool:
    content = location.find().content.find()
    return content.kind in ("ptr", "mixed") and content.may_point


def emit_alias_check(program: ProgramContext, b: Builder) -> None:
    """Where a call begins: an error if addresses that earlier calls left in global variables lead to memory that the analyses take for
    something else, into another variable or where another such address leads. That matters only where the program writes. Shadows begin
    afresh, and the shadows of constants hold the same addresses in all lanes."""
    variables = _changed_variables(program)
    # Variables of libraries outside the program (std::cerr) hold addresses of the library's own. The program's own are exported ones.
    own = [
        g
        for g in variables
        if g.initializer is not None or g.name.startswith(STATE) or g.name in program.own_variables or program.activity.has_shadow(g)
    ]
    left = [(g, offset, _pointed_at(program, g, offset)) for g in own if not program.is_private(g) for offset in _addresses(program, g)]
    wrong: Value = const_int(ty.I1, 0)
    loaded = [b.load(ty.PTR, b.gep(ty.I8, g, [offset])) for g, offset, _ in left]
    for k, (g, offset, node) in enumerate(left):
        # What is only overwritten may lead to a block that is gone.
        if program.earlier.may_differ(node) and program.earlier.is_read(_held_at(program, g, offset, tag="ptr")):
            wrong = b.binary("or", wrong, program.earlier.differs(b, loaded[k], node))
        written = program.is_written(node)
        for g in variables:
            if program.facts.node(g) is not node and (written or program.is_written(program.facts.node(g))):
                distance = b.sub(b.cast("ptrtoint", loaded[k], ty.I64), b.cast("ptrtoint", g, ty.I64))
                inside = b.icmp("ult", distance, const_int(ty.I64, max(1, program.layout.size(g.value_type))))
                wrong = b.binary("or", wrong, inside)
        for j in range(k):
            if left[j][2] is not node and (written or program.is_written(left[j][2])):
                same = b.icmp("eq", loaded[k], loaded[j])
                wrong = b.binary("or", wrong, b.binary("and", same, b.icmp("ne", loaded[k], val.ConstantNull(ty.PTR))))
    if not isinstance(wrong, val.Constant):
        b.call(_raiser(program, "addresses that earlier calls left in global variables", "where they lead is not what the program shows",
                       "set them in every call, or pass them as arguments", None), [wrong])  # fmt: skip


def _changed_variables(program: ProgramContext) -> list[val.GlobalVariable]:
    """The program's, and those of libraries, that are used."""
    shadows = {shadow for lanes in program.shadow_globals.values() for shadow in lanes}
    used = variables_used(program.module)
    return [
        g
        for g in program.module.globals.values()
        if isinstance(g, val.GlobalVariable)
        and not g.constant
        and g in used
        and g not in shadows
        and not g.name.startswith("pad.error.")
        and not (isinstance(g.value_type, ty.StructType) and g.value_type.fields is None)  # of which only a library knows the size
    ]


def _raiser(program: ProgramContext, construct: str, why: str, help: str, place: Place | None) -> Function:
    """`void f(i1)`: PAD-E306 if the argument holds."""
    module = program.module
    name = f"pad.check.{construct}.{place or ''}"
    found = module.functions.get(name)
    if found is not None:
        return found
    function = module.add_function(Function(name, ty.function(ty.VOID, (ty.I1,)), ["wrong"], prefix="internal"))
    entry, raised, fine = (function.add_block(block) for block in ("entry", "raised", "fine"))
    b = Builder(entry)
    b.cond_br(function.arguments[0], raised, fine)
    b.at_end(raised)
    refuse(b, "PAD-E306", construct, why, help, place)
    b.unreachable()
    b.at_end(fine).ret()
    return function


def _pointed_at(program: ProgramContext, variable: val.GlobalVariable, offset: int) -> Node:
    """What the address at an offset of a variable leads to, as the memory analysis knows it."""
    return program.facts.memory.target(_held_at(program, variable, offset, tag="ptr").content)[0]


def _held_at(program: ProgramContext, variable: val.GlobalVariable, offset: int, tag: str) -> Location:
    node, base = program.facts.pointer(variable)
    return program.facts.memory.access(node, base + offset, program.layout.pointer_size(), tag=tag)


def _shadow_of_address(program: ProgramContext, node: Node, lane: int) -> Function:
    """`ptr f(ptr)`: from an address in one of the global variables that `node` stands for to the one in its shadow; null for every other
    address, even in another variable: the analyses have not reckoned with that."""
    name = f"pad.shadow.of.global.{node.number}.{lane}"
    found = program.module.functions.get(name)
    if found is not None and found.blocks:
        return found
    function = program.module.add_function(Function(name, ty.function(ty.PTR, (ty.PTR,)), ["address"], prefix="internal"))
    (address,) = function.arguments
    b = Builder(function.add_block("entry"))
    result: Value = val.ConstantNull(ty.PTR)
    number = b.cast("ptrtoint", address, ty.I64)
    for primal, shadows in program.shadow_globals.items():
        if program.facts.node(primal) is not node or program.is_private(primal):
            continue
        distance = b.sub(number, b.cast("ptrtoint", primal, ty.I64))
        inside = b.icmp("ult", distance, const_int(ty.I64, max(1, program.layout.size(primal.value_type))))
        result = b.select(inside, b.gep(ty.I8, shadows[lane], [distance]), result)
    b.ret(result)
    return function


def check_loaded_address(program: ProgramContext, b: Builder, source: ins.Load, address: Value, shadow: Value) -> None:
    """After a load of an address that an earlier call may have left: without a shadow there is an error, unless what is there is only
    freed."""
    if _is_only_freed(source):
        return
    variable = _variable_of(source.pointer) or "a global variable"
    construct = f"memory of an earlier call, which {variable} leads to"
    why, help = "only what the program allocated has a shadow", "allocate it in every call, or pass it as an argument"
    if not program.earlier.tracked:
        why = "only what this call allocated has a shadow here; first derivatives also follow what the program allocated in earlier calls"
        help = "allocate it anew in every call, or pass it as an argument"
    raiser = _raiser(program, construct, why, help, place_of(source))
    null = zero(address.type)
    b.call(raiser, [b.binary("and", b.icmp("eq", shadow, null), b.icmp("ne", address, null))])


def _variable_of(pointer: Value) -> str:
    """The name of the global variable that a pointer leads into, as the source has it; "" where it is none."""
    while isinstance(pointer, ins.GetElementPtr | ins.Cast | val.ConstantExpr) and pointer.operands:
        pointer = pointer.operands[0]
    if not isinstance(pointer, val.GlobalVariable):
        return ""
    name = readable(pointer.name.removeprefix(STATE))
    own = re.fullmatch(r"_Q\w*E([a-z]\w*?)", name)  # of Fortran: module, procedure and variable
    return f"'{own[1] if own else name}'"


def check_block(program: ProgramContext, b: Builder, source: ins.Load, address: Value) -> None:
    """After a load of an address from memory that an earlier call may have left: an error if it leads to what is something else to the
    analyses."""
    target = program.earlier.target(source)
    if target is None or not program.earlier.is_of_block(source) or not program.earlier.may_differ(target) or _is_only_freed(source):
        return
    raiser = _raiser(
        program, "addresses in memory that earlier calls left", "where they lead is not what the program shows",
        "build the memory in every call, or pass it as an argument", place_of(source),
    )  # fmt: skip
    found = address if address.type.is_pointer else b.cast("inttoptr", address, ty.PTR)
    b.call(raiser, [program.earlier.differs(b, found, target)])


def _is_only_freed(address: Value) -> bool:
    """Whether an address is compared and freed, and used for nothing else."""
    for user in address.users:
        row = allocation_of(user)
        freed = row is not None and row.kind == "free"
        if not (freed or user.opcode == "icmp" or (user.opcode == "ptrtoint" and _is_only_compared(user))):
            return False
    return True


def _is_only_compared(number: Value) -> bool:
    """Distances are compared, too: that is how a derivative asks whether an address leads into a variable."""
    return all(user.opcode == "icmp" or (user.opcode == "sub" and _is_only_compared(user)) for user in number.users)
