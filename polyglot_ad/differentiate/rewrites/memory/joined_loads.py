"""Loads from different objects that optimisation made one load through a phi of addresses, made several again; and stores, and frees.

`if (n == 1) write(a); if (n == 2) write(b)` ends in one call of what writes, with what is loaded through `phi [a, b]`. To the memory
analysis such a phi makes the two objects one, with all that is around them (in Fortran whole COMMON blocks); a phi of what is loaded
does not. Lists whose links are indices end in one load at the begin of the loop: `for (k = first[i]; k < n; k = edges[k].next)`.
`if (dense) tapes[i] = a; else others[i] = b` ends in one store of `phi [a, b]` to `phi [tapes, others]`, after which nothing
would keep the two apart. `missing(v[i]) ? x[1] : v[i]` of Julia, of which LLVM makes a load from a `select` of addresses, is two loads, of
which each is done where its address was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.callees import allocator
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Block, Function, Value

from ...clone import copy_instruction
from ..control.blocks import split_block


def part_loads(function: Function) -> bool:
    """Gives whether the control flow was changed."""
    before = list(function.blocks)
    for load in [i for i in function.instructions() if isinstance(i, ins.Load) and _is_chosen(i)]:
        _load_where_chosen(load)
    for block in before:
        for load in _first_loads(block):
            phi = load.pointer
            assert isinstance(phi, ins.Phi)
            for source in list(phi.blocks):
                _way(source, block)
            loaded = [_loaded(load, pointer, source) for pointer, source in zip(phi.operands, phi.blocks, strict=True)]
            joined = ins.Phi(load.type, list(zip(loaded, phi.blocks, strict=True)))
            block.insert(block.position(phi), joined)
            joined.name = load.name
            load.replace_all_uses_with(joined)
            load.erase()
            phi.erase()
    return len(function.blocks) != len(before)


def part_stores(function: Function) -> bool:
    """Stores of addresses, and what frees memory. Gives whether the control flow was changed."""
    before = list(function.blocks)
    for block in before:
        for store in _first_stores(block):
            _part(store, block)
    return len(function.blocks) != len(before)


def _is_chosen(load: ins.Load) -> bool:
    """Whether it reads from one of two objects, as a `select` says that has no other use."""
    select = load.pointer
    if not isinstance(select, ins.Select) or load.ordering or load.volatile or len(select.users) != 1:
        return False
    return select.operands[0].type is ty.I1 and _object(select.operands[1]) is not _object(select.operands[2])


def _load_where_chosen(load: ins.Load) -> None:
    select, block = load.pointer, load.block
    assert isinstance(select, ins.Select) and block is not None and block.function is not None
    rest = split_block(block, load)
    places = [block.function.add_block("chosen", before=rest) for _ in range(2)]
    b = Builder(block)
    b.cond_br(b.insert(ins.UnaryOp("freeze", select.operands[0])), *places)
    for place in places:
        Builder(place).br(rest)
    joined = ins.Phi(
        load.type, [(_loaded(load, pointer, place), place) for pointer, place in zip(select.operands[1:], places, strict=True)]
    )
    rest.insert(0, joined)
    joined.name = load.name
    load.replace_all_uses_with(joined)
    load.erase()
    select.erase()


def _part(store: ins.Instruction, block: Block) -> None:
    joined = [operand for operand in store.operands if isinstance(operand, ins.Phi | ins.GetElementPtr) and operand.block is block]
    for source in _sources(store):
        source = _way(source, block)
        builder = Builder(before=source.terminator)
        builder.insert(copy_instruction(store, [_coming(operand, source, block, builder) for operand in store.operands]))
    store.erase()
    for operand in joined:
        base = operand.operands[0] if isinstance(operand, ins.GetElementPtr) else operand
        for left in dict.fromkeys((operand, base)):
            if isinstance(left, ins.Instruction) and not left.users and left.block is not None:
                left.erase()


def _coming(operand: Value, source: Block, block: Block, builder: Builder) -> Value:
    """What an operand is when one comes from there."""
    if isinstance(operand, ins.Phi) and operand.block is block:
        return operand.incoming_for(source)
    if isinstance(operand, ins.GetElementPtr) and operand.block is block:
        return builder.insert(copy_instruction(operand, [_coming(operand.pointer, source, block, builder), *operand.operands[1:]]))
    return operand


def _sources(store: ins.Instruction) -> list[Block]:
    """Of the phi that is stored, or behind which is freed."""
    phi = store.operands[0]
    assert isinstance(phi, ins.Phi)
    return list(phi.blocks)


def _way(source: Block, block: Block) -> Block:
    """What leads from one to the other, and nowhere else."""
    if _only_leads_here(source):
        return source
    function, terminator = block.function, source.terminator
    assert function is not None and isinstance(terminator, ins.Br | ins.Switch)
    between = Block(f"{source.name}.way" if source.name else "way")
    between.function = function
    function.blocks.insert(function.blocks.index(block), between)
    Builder(between).br(block)
    terminator._targets = [between if target is block else target for target in terminator.targets]
    for phi in block.phis():
        assert isinstance(phi, ins.Phi)
        phi.blocks = [between if one is source else one for one in phi.blocks]
    return between


def _first_stores(block: Block) -> list[ins.Instruction]:
    """Before these the block does nothing to memory: stores of a phi of addresses to a phi of addresses, or to a place behind one; and
    calls that free what a phi of addresses leads to."""
    found: list[ins.Instruction] = []
    for i in block.instructions:
        if isinstance(i, ins.Store) or (isinstance(i, ins.Call) and _frees(i)):
            if not _is_joined(i, block):
                break
            found.append(i)
        elif not isinstance(i, ins.Phi | ins.GetElementPtr | ins.Cast | ins.BinaryOp | ins.Compare | ins.Select):
            break
    return found


def _frees(call: ins.Call) -> bool:
    row = allocator(call.called_function.name) if call.called_function is not None else None
    return row is not None and row.kind == "free" and row.pointer == 0 and call.type.is_void and not call.bundles


def _is_joined(i: ins.Instruction, block: Block) -> bool:
    first = i.operands[0]
    if not (isinstance(first, ins.Phi) and first.block is block and first.type.is_pointer and _comes_from_several(first)):
        return False
    if isinstance(i, ins.Call):
        return _are_elsewhere(i.operands[1:], block)
    assert isinstance(i, ins.Store)
    address = i.pointer
    base, rest = (address.pointer, address.operands[1:]) if isinstance(address, ins.GetElementPtr) else (address, [])
    return (
        not (i.ordering or i.volatile)
        and isinstance(base, ins.Phi)
        and base.block is block
        and _are_elsewhere(rest, block)
        and len({_object(pointer) for pointer in base.operands}) > 1
    )


def _comes_from_several(phi: ins.Phi) -> bool:
    objects = {_object(pointer) for pointer in phi.operands}
    reached = all(source is not phi.block and isinstance(source.terminator, ins.Br | ins.Switch) for source in phi.blocks)
    return len(objects) > 1 and len(set(phi.blocks)) == len(phi.blocks) and reached


def _are_elsewhere(operands: Sequence[Value], block: Block) -> bool:
    return not any(isinstance(operand, ins.Instruction) and operand.block is block for operand in operands)


def _first_loads(block: Block) -> list[ins.Load]:
    """The loads before which nothing is written in the block, each of the one use of a phi of addresses of different objects."""
    found = []
    for i in block.instructions:
        if isinstance(i, ins.Load) and not (i.ordering or i.volatile) and isinstance(i.pointer, ins.Phi) and _is_parted(i.pointer, block):
            found.append(i)
        elif i.opcode == "store" or isinstance(i, ins.CallBase) or i.opcode in ("atomicrmw", "cmpxchg", "fence"):
            break
    return found


def _is_parted(phi: ins.Phi, block: Block) -> bool:
    return (
        phi.block is block
        and len(phi.users) == 1
        and len({_object(pointer) for pointer in phi.operands}) > 1
        and len(set(phi.blocks)) == len(phi.blocks)
        and all(source is not block and isinstance(source.terminator, ins.Br | ins.Switch) for source in phi.blocks)
    )


def _only_leads_here(source: Block) -> bool:
    return isinstance(source.terminator, ins.Br) and not source.terminator.conditional


def _object(pointer: Value) -> Value:
    while isinstance(pointer, ins.GetElementPtr):
        pointer = pointer.pointer
    return pointer


def _loaded(load: ins.Load, pointer: Value, source: Block) -> Value:
    made = Builder(before=source.terminator).load(load.type, pointer, align=load.align)
    made.metadata = dict(load.metadata)
    return made


__all__ = ["part_loads", "part_stores"]
