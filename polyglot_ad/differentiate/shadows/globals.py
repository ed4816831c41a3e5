"""Shadows of global variables. They belong to the derivative's library, and every call begins with them afresh.

Numbers in them are zero at first. An address that the variable holds leads to another global variable, and the shadow then holds the
address of that one's shadow; or to memory of an earlier call, which gets a shadow where the program has a table of it (earlier.py).
Otherwise the shadow is null. When the program loads such an address it cannot be differentiated any further: `check_loaded_address` makes
that an error, where otherwise the derivative would follow null.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from polyglot_ad.analysis.memory import Location, Node, leaves
from polyglot_ad.callees import allocation_of
from polyglot_ad.guards.refusals import refuse_if
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.reached import variables_used
from polyglot_ad.ir.values import Value
from polyglot_ad.llvm.state import PREFIX as STATE
from polyglot_ad.symbols import WRITTEN, readable

from ..context import ProgramContext
from ..refusals.errors import place_of
from .set_up import Address, Emission, Fresh, Left, SetUp, Shadowed, define_shadows, outside

_RUN_TIME = ("pad.error.", "pad.unwind.", "pad.thread.")
"""How variables of our run-time library begin, to which no address of the program leads."""
_PAGE = 1 << 12
_MOST_ADDRESSES = 4096
"""In one variable; beyond that addresses left by earlier calls are not followed."""


def emit_set_up(program: ProgramContext, b: Builder, arena: Value | None = None, below: Sequence[SetUp] = ()) -> SetUp | None:
    """What is done where a call begins, now that all shadows of global variables are known: bring them into the state in which it begins,
    and raise where earlier calls left what the analyses have not reckoned with. Shadows of what earlier calls left are in `arena`, if there
    is one. `below`: of the levels below, which stayed outside; gives what of this level stays outside (`set_up.py`)."""
    own, beside = _set_up(program), None
    program.earlier.is_asked |= own.asked
    for lower in below:
        _emit(program, Emission(b, lower, None))
    define_shadows(b.module, below)
    if program.continued and program.earlier.tracked and (own.asked or any(one.follows for one in own.fresh)):
        beside, own = outside(own)
    _emit(program, Emission(b, own, arena))
    return beside


def _emit(program: ProgramContext, emission: Emission) -> None:
    emission.list_variables()
    wrong = emission.wrong()
    if not isinstance(wrong, val.Constant):
        construct, why = "addresses that earlier calls left in global variables", "where they lead is not what the program shows"
        refuse_if(emission.b, wrong, "PAD-E306", construct, why, "set them in every call, or pass them as arguments")
    emission.refresh()


def emit_fresh_globals(program: ProgramContext, b: Builder, follow: bool = True) -> None:
    """Bring all shadow globals into the state in which a call begins; without `follow` memory of earlier calls has no shadow."""
    Emission(b, _set_up(program), None).refresh(follow)


# --- what there is to do


def _set_up(program: ProgramContext) -> SetUp:
    variables = [g for g in _changed_variables(program) if "thread_local" not in g.prefix and not _is_of_call(program, g)]
    fresh = tuple(_fresh(program, variable) for variable in program.variables.shadows)
    left = tuple(_left(program))
    follows = any(one.follows for one in fresh)
    asked = program.earlier.is_asked or follows or any(one.colour >= 0 for one in left)
    listed = tuple((_shadowed(program, g, follows), program.facts.node(g).number) for g in variables)
    return SetUp(program.level, program.width, listed, asked, left, fresh)


def _shadowed(program: ProgramContext, variable: val.GlobalVariable, shadows: bool = True) -> Shadowed:
    found = program.variables.shadows.get(variable, []) if shadows and not program.variables.is_private(variable) else []
    return Shadowed(variable, program.layout.size(variable.value_type), tuple(found))


def _fresh(program: ProgramContext, variable: val.GlobalVariable) -> Fresh:
    shadows = tuple(program.variables.shadows[variable])
    private = program.variables.is_private(variable)
    of = Shadowed(variable, program.layout.size(variable.value_type), shadows)
    whole = program.layout.size(variable.value_type if private else shadows[0].value_type)
    offsets = [] if private or variable.constant else _addresses(program, variable)
    return Fresh(of, whole, private, tuple(_address(program, variable, offset) for offset in offsets))


def _address(program: ProgramContext, variable: val.GlobalVariable, offset: int) -> Address:
    node, earlier = _pointed_at(program, variable, offset), program.earlier
    known = [g for g in program.variables.shadows if program.facts.node(g) is node and not program.variables.is_private(g)]
    followed = earlier.tracked and node in earlier.nodes and program.activity.is_shadowed_node(node)
    if program.continued:  # outside, variables are known by their names
        followed = followed and not any(g.constant or _is_of_call(program, g) for g in [variable, *known])
    return Address(offset, node.number, tuple(_shadowed(program, g) for g in known), earlier.lowest if followed else None)


def _is_of_call(program: ProgramContext, variable: val.GlobalVariable) -> bool:
    """Whether this is a shadow of a level below that begins afresh there, so that nothing in it is left by earlier calls."""
    return program.level > 1 and "internal" in variable.prefix


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


def _left(program: ProgramContext) -> list[Left]:
    """Addresses that earlier calls left in global variables, which may lead to memory that the analyses take for something else, into
    another variable or where another such address leads. That matters only where the program writes. Shadows begin afresh, and the
    shadows of constants hold the same addresses in all lanes."""
    variables = [g for g in _changed_variables(program) if not _is_of_call(program, g)]
    # Variables of libraries outside the program (std::cerr) hold addresses of the library's own. The program's own are exported ones.
    own = [
        g
        for g in variables
        if g.initializer is not None or g.name.startswith(STATE) or g.name in program.own_variables or program.activity.has_shadow(g)
    ]
    held = [
        (g, offset, _pointed_at(program, g, offset))
        for g in own
        if not program.variables.is_private(g)
        for offset in _addresses(program, g)
    ]
    found: list[Left] = []
    for k, (variable, offset, node) in enumerate(held):
        written = program.is_written(node)
        # What is only overwritten may lead to a block that is gone.
        differs = program.earlier.may_differ(node) and program.earlier.is_read(_held_at(program, variable, offset, tag="ptr"))
        elsewhere = [
            (g, program.layout.size(g.value_type))
            for g in variables
            if program.facts.node(g) is not node and (written or program.is_written(program.facts.node(g)))
        ]
        others = [j for j in range(k) if held[j][2] is not node and (written or program.is_written(held[j][2]))]
        found.append(Left(variable, offset, node.number if differs else -1, tuple(elsewhere), tuple(others)))
    return found


def _changed_variables(program: ProgramContext) -> list[val.GlobalVariable]:
    """The program's, and those of libraries, that are used."""
    shadows = {shadow for lanes in program.variables.shadows.values() for shadow in lanes}
    found = [
        g
        for g in program.module.globals.values()
        if isinstance(g, val.GlobalVariable)
        and not g.constant
        and g not in shadows
        and not g.name.startswith((*_RUN_TIME, WRITTEN))
        and not (isinstance(g.value_type, ty.StructType) and g.value_type.fields is None)  # of which only a library knows the size
    ]
    used = variables_used(program.module) if found else ()  # which walks over the whole module
    return [g for g in found if g in used]


def _pointed_at(program: ProgramContext, variable: val.GlobalVariable, offset: int) -> Node:
    """What the address at an offset of a variable leads to, as the memory analysis knows it."""
    return program.facts.memory.target(_held_at(program, variable, offset, tag="ptr").content)[0]


def _held_at(program: ProgramContext, variable: val.GlobalVariable, offset: int, tag: str) -> Location:
    node, base = program.facts.pointer(variable)
    return program.facts.memory.access(node, base + offset, program.layout.pointer_size(), tag=tag)


def check_loaded_address(program: ProgramContext, b: Builder, source: ins.Load, address: Value, shadow: Value) -> None:
    """After a load of an address that an earlier call may have left: without a shadow there is an error, unless what is there is only
    freed."""
    if _is_only_freed(source):
        return
    variable = _variable_of(source.pointer) or "a global variable"
    construct = f"memory of an earlier call, which {variable} leads to"
    why, help = "only what the program allocated has a shadow", "allocate it in every call, or pass it as an argument"
    if not program.earlier.tracked:
        why, help = "only what this call allocated has a shadow here", "allocate it anew in every call, or pass it as an argument"
    # In the first page there is nothing: such is the address of a vector of Rust that has no memory yet.
    leads = b.icmp("uge", b.cast("ptrtoint", address, ty.I64) if address.type.is_pointer else address, const_int(ty.I64, _PAGE))
    wrong = b.binary("and", b.icmp("eq", shadow, zero(address.type)), leads)
    refuse_if(b, wrong, "PAD-E306", construct, why, help, place_of(source))


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
    found = address if address.type.is_pointer else b.cast("inttoptr", address, ty.PTR)
    refuse_if(
        b, program.earlier.differs(b, found, target), "PAD-E306", "addresses in memory that earlier calls left",
        "where they lead is not what the program shows", "build the memory in every call, or pass it as an argument", place_of(source),
    )  # fmt: skip


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
