"""Loads from different objects that optimisation made one load through a phi of addresses, made several loads again.

`if (n == 1) write(a); if (n == 2) write(b)` ends in one call of what writes, with what is loaded through `phi [a, b]`. To the memory
analysis such a phi makes the two objects one, with all that is around them (in Fortran whole COMMON blocks); a phi of what is loaded
does not.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Block, Function, Value


def part_loads(function: Function) -> None:
    for block in list(function.blocks):
        for load in _first_loads(block):
            phi = load.pointer
            assert isinstance(phi, ins.Phi)
            loaded = [_loaded(load, pointer, source) for pointer, source in zip(phi.operands, phi.blocks, strict=True)]
            joined = ins.Phi(load.type, list(zip(loaded, phi.blocks, strict=True)))
            block.insert(block.position(phi), joined)
            joined.name = load.name
            load.replace_all_uses_with(joined)
            load.erase()
            phi.erase()


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
        and all(source is not block and _only_leads_here(source) for source in phi.blocks)
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


__all__ = ["part_loads"]
