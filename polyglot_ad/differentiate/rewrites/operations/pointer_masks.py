"""Addresses with some of their bits cleared (`__builtin_align_up`, the lists of arguments of x86-64) are computed as integers.

    %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)    ->    %q = inttoptr (and (ptrtoint %p), -16)

How far the mask moves an address is seen by nobody as long as it is a call; of an integer the analyses know that it leads somewhere into
the same object, and its shadow is as far from the shadow of `%p` as `%q` is from `%p`.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Module

MASK = "llvm.ptrmask."


def lower_pointer_masks(module: Module) -> None:
    """In place."""
    for function in [f for name, f in module.functions.items() if name.startswith(MASK)]:
        for call in list(function.users):
            assert isinstance(call, ins.Call)
            address, mask = call.arguments
            b = Builder(before=call)
            masked = b.cast("inttoptr", b.binary("and", b.cast("ptrtoint", address, mask.type), mask), call.type)
            call.replace_all_uses_with(masked)
            call.erase()
        del module.functions[function.name]
