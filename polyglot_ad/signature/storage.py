"""Whether a function may free or move storage that it is given: then it must not be given NumPy's."""

from __future__ import annotations

from polyglot_ad.callees.allocators import allocator
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Function
from polyglot_ad.process.regex import regex

_KEEPS = regex(
    r"llvm\..*|.*___rust35___rust_no_alloc_shim_is_unstable(_v2)?|rust_eh_personality|__gxx_personality_v0|"
    r"__cxa_(begin|end)_catch|__cxa_allocate_exception|memcmp|mem(cpy|move|set)|strlen"
)
_MATH = regex(
    r"(a?(sin|cos|tan)h?|atan2|exp(2|10|m1)?|log(2|10|1p|b)?|pow|sqrt|cbrt|hypot|erfc?|[tl]gamma|f(abs|ma|mod|dim|max|min)|ceil|floor|trunc|"
    r"l?l?r(ound|int)|nearbyint|copysign|ldexp|frexp|modf|remainder|j[01n]|y[01n])[fl]?|__(mul|div)[sdx]c3|__powi[sd]f2|c(exp|sqrt|abs|log|pow)[fl]?"
)


class StorageAnalysis:
    """Remembers what was found out per function."""

    def __init__(self) -> None:
        self._known: dict[Function, bool] = {}

    def may_free(self, function: Function) -> bool:
        """Whether anything that the function can call may release memory; unknown functions may."""
        known = self._known.get(function)
        if known is None:
            known = self._known[function] = self._search(function)
        return known

    def _search(self, function: Function) -> bool:
        seen: set[Function] = set()
        pending = [function]
        while pending:
            current = pending.pop()
            if current in seen:
                continue
            seen.add(current)
            if current.is_declaration:
                if not _keeps_storage(current):
                    return True
                continue
            for instruction in current.instructions():
                if not isinstance(instruction, ins.CallBase):
                    continue
                called = instruction.called_function
                if called is None:
                    return True
                pending.append(called)
        return False


def _keeps_storage(declaration: Function) -> bool:
    row = allocator(declaration.name)
    if (row is not None and row.kind in ("alloc", "zeroed")) or _KEEPS.fullmatch(declaration.name) or _MATH.fullmatch(declaration.name):
        return True
    attributes = set(declaration.all_attributes())
    return bool(attributes & {"noreturn", "nofree", "memory(none)", "memory(read)"})
