"""What LLVM is told about the memory of a reverse-mode function: primal memory, adjoints in shadow memory and the caches are different
memory, and so is each cache from the others.

Without it a reverse loop that reads caches through pointers and adds into shadows would be no candidate for vectorising, and a sum at one
address would go through memory in every iteration. LLVM's means are scopes: an access in scope A does not meet one that is `noalias` A.
Only numbers of shadow memory count as adjoints: addresses in it are read in both halves.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Module, Value

_MOST_CACHES = 64
"""Caches beyond these are not told apart: the lists grow with their number, once per cache."""


class Scopes:
    def __init__(self, module: Module) -> None:
        self._module = module
        self._primal: list[ins.Instruction] = []
        self._shadow: list[ins.Instruction] = []
        self._caches: dict[Value, list[ins.Instruction]] = {}

    def primal(self, access: ins.Instruction) -> None:
        self._primal.append(access)

    def shadow(self, access: ins.Instruction) -> None:
        self._shadow.append(access)

    def cache(self, access: ins.Instruction, value: Value) -> None:
        self._caches.setdefault(value, []).append(access)

    def attach(self) -> None:
        """Give the accesses their scopes, now that all caches are known."""
        if not self._caches and not self._shadow:
            return
        groups = [self._primal, self._shadow, *list(self._caches.values())[:_MOST_CACHES]]
        groups.append([access for accesses in list(self._caches.values())[_MOST_CACHES:] for access in accesses])
        groups = [group for group in groups if group]
        domain = self._distinct()
        scopes = [self._distinct(domain) for _ in groups]
        for own, group in zip(scopes, groups, strict=True):
            inside, outside = [own], [scope for scope in scopes if scope is not own]
            lists: dict[tuple[str, str], tuple[str, str]] = {}
            for access in group:
                known = access.metadata.get("alias.scope", ""), access.metadata.get("noalias", "")
                if known not in lists:
                    lists[known] = self._list(known[0], inside), self._list(known[1], outside)
                access.metadata["alias.scope"], access.metadata["noalias"] = lists[known]

    def _list(self, known: str, scopes: list[str]) -> str:
        """A list of scopes, with those of a list that is there."""
        before = self._module.metadata[known].partition("{")[2].rstrip("}") if known else ""
        name = self._fresh()
        self._module.metadata[name] = f"!{{{', '.join([*([before] if before else []), *scopes])}}}"
        return name

    def _distinct(self, *elements: str) -> str:
        """A node that is like no other."""
        name = self._fresh()
        self._module.metadata[name] = f"distinct !{{{', '.join([name, *elements])}}}"
        return name

    def _fresh(self) -> str:
        number = len(self._module.metadata)
        while f"!{number}" in self._module.metadata:
            number += 1
        return f"!{number}"
