"""What compilers say of the effects of functions is no longer so once they note and ask what has been written."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Module

_EFFECTS = ("memory(", "readnone", "readonly", "writeonly", "argmemonly", "inaccessiblememonly", "speculatable")


def admit_effects(module: Module) -> None:
    """Take back what is said of the memory that the program's functions touch, and of calls that may reach these."""
    for function in module.functions.values():
        if function.blocks:
            function.attributes = _admitted(module, function.attributes)
            for i in function.instructions():
                if isinstance(i, ins.CallBase) and (i.called_function is None or i.called_function.blocks):
                    i.attributes = _admitted(module, i.attributes)


def _admitted(module: Module, attributes: tuple[str, ...]) -> tuple[str, ...]:
    """The same ones where they say nothing of the kind: groups are shared."""
    every = [part for one in attributes for part in (module.attribute_groups.get(one, ()) if one.startswith("#") else (one,))]
    admitted = tuple(part for part in every if not part.startswith(_EFFECTS))
    return attributes if len(admitted) == len(every) else admitted
