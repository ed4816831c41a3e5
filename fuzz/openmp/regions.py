"""Parallel regions of several phases, with barriers wherever one phase could disturb another."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from fuzz.tree import Statement, plain

from .bodies import Here
from .loops import Loops, Shared
from .notation import Loop
from .tasks import Tasks


@dataclass
class _Phase:
    statements: list[Statement]
    barrier: bool
    """Whether it ends with one."""
    private: str = ""
    """A number of each thread that it made."""


class Regions(Tasks, Loops):
    def region(self, shared: Shared) -> list[Statement]:
        r, w = self.random, self.w
        outer, self.frame = self.frame, []
        inside = replace(shared, alone=True)
        clauses: list[str] = []
        if w.language != "openmp":
            clauses.append("default(shared)")
        if r.random() < 0.1:
            clauses.append(f"num_threads({r.randint(1, 5)})")
        if r.random() < 0.08:
            clauses.append(self.some("if(n > 3)", "if(n < 0)"))
        numbers = list(shared.numbers)
        if numbers and r.random() < 0.15:
            mine = numbers.pop(r.randrange(len(numbers)))
            clauses.append(f"firstprivate({mine})")
            inside = replace(inside, numbers=tuple(numbers), private=(*inside.private, mine))
        body: list[Statement] = []
        pending: list[_Phase] = []
        for _ in range(r.randint(1, 4)):
            phase = self._phase(inside)
            if phase is None:
                continue
            if any(self._disturb(p, phase, inside) for p in pending):
                body.append(w.alone("barrier"))
                pending = []
            body += phase.statements
            pending = [] if phase.barrier else [*pending, phase]
            if phase.private:
                inside = replace(inside, private=(*inside.private, phase.private))
        if self.frame:
            clauses.append(f"private({', '.join(dict.fromkeys(self.frame))})")
        self.frame = outer
        if not body:
            return []
        return [w.block(" ".join(["parallel", *clauses]), body)]

    def _disturb(self, one: _Phase, other: _Phase, shared: Shared) -> bool:
        """Whether phases without a barrier between them touch anything that is written at all."""
        names = {*shared.arrays, *shared.numbers}
        pointers = {pointer: array for pointer, array, _ in shared.pointers}

        def used(phase: _Phase) -> set[str]:
            words = re.findall(r"\w+", "".join(s.render() for s in phase.statements))
            return {pointers.get(word, word) for word in words} & names

        return bool(used(one) & used(other))

    def _phase(self, shared: Shared) -> _Phase | None:
        kinds: list[tuple[int, Callable[[Shared], _Phase | None]]] = [
            (8, self._loop), (3, self._single), (2, self._master), (2, self._sections), (2, self._replicated), (2, self._by_number),
            (1, self._repeated), (2, self._tasks), (1, self._copied),
        ]  # fmt: skip
        return self.random.choices([k for _, k in kinds], [n for n, _ in kinds])[0](shared)

    def _loop(self, shared: Shared) -> _Phase | None:
        wait = self.random.random() < 0.6
        made = self.worksharing(shared, wait)
        return _Phase(made, wait) if made else None

    def alone_body(self, shared: Shared, count: int) -> list[Statement]:
        """What one thread does to everything, while the others do nothing."""
        own = tuple(self.w.at(a, str(self.random.randrange(24))) for a in shared.arrays)
        numbers = tuple(n for n in shared.numbers if n not in shared.private)
        here = Here((*numbers, *shared.private), numbers, (*shared.arrays, *shared.constant), own=own)
        return self.body(here, count)

    def _single(self, shared: Shared) -> _Phase:
        outer, self.frame = self.frame, []
        body = self.alone_body(shared, self.random.randint(1, 3))
        clauses = f"single private({', '.join(dict.fromkeys(self.frame))})" if self.frame else "single"
        self.frame = outer
        wait = self.random.random() < 0.7
        return _Phase([self.w.block(clauses, body, "" if wait else "nowait")], wait)

    def _master(self, shared: Shared) -> _Phase:
        body = self.alone_body(shared, self.random.randint(1, 2))
        return _Phase([self.w.block("master", body)], False)

    def _sections(self, shared: Shared) -> _Phase | None:
        """Each section writes something of its own."""
        r, w = self.random, self.w
        things = r.sample([*shared.arrays, *shared.numbers], r.randint(2, 3))
        here = Here(
            (*shared.private, *(n for n in shared.numbers if n not in things)),
            (),
            (*shared.constant, *(a for a in shared.arrays if a not in things)),
        )
        outer, self.frame = self.frame, []
        parts: list[Statement] = []
        for thing in things:
            mine = replace(here, own=(w.at(thing, str(r.randrange(24))), w.at(thing, str(r.randrange(24)))), arrays=(*here.arrays, thing))
            if thing in shared.numbers:
                mine = replace(here, targets=(thing,), reals=(*here.reals, thing))
            body = self.body(mine, r.randint(1, 2))
            body += [plain(w.assign(thing, self.tame(mine)))] if thing in shared.numbers else []
            parts.append(w.section(body))
        clauses = f"sections private({', '.join(dict.fromkeys(self.frame))})" if self.frame else "sections"
        self.frame = outer
        return _Phase([w.block(clauses, parts)], True)

    def _replicated(self, shared: Shared) -> _Phase:
        """Every thread computes the same number."""
        name = self.fresh("t")
        here = Here((*shared.numbers, *shared.private), (), (*shared.arrays, *shared.constant))
        self.private("real", name)
        return _Phase([replace(plain(self.w.assign(name, self.tame(here))), kept=True)], False, name)

    def _copied(self, shared: Shared) -> _Phase:
        """One thread computes a number for all."""
        name = self.fresh("t")
        here = Here((*shared.numbers, *shared.private), (), (*shared.arrays, *shared.constant))
        self.private("real", name)
        body = [plain(self.w.assign(name, self.tame(here)), kept=True)]
        made = self.w.block(f"single copyprivate({name})" if self.w.language == "openmp" else "single", body,
                            "" if self.w.language == "openmp" else f"copyprivate({name})")  # fmt: skip
        return _Phase([replace(made, kept=True)], True, name)

    def _by_number(self, shared: Shared) -> _Phase | None:
        """Each thread takes the iterations of its number."""
        r, w = self.random, self.w
        if not shared.arrays:
            return None
        array, i = r.choice(shared.arrays), self.fresh("i")
        if w.language != "openmp":
            self.private("int", i)
        others = tuple(a for a in shared.arrays if a != array)
        here = Here((*shared.numbers, *shared.private), (), (*others, *shared.constant), own=(w.at(array, i),), ints=(i,))
        body = self.body(here, r.randint(1, 3))
        head = Loop(i, "thread_number()", "23", kind="int")
        loop = w.loop(head, body)
        step = "thread_count()"
        text = loop.heads[0]
        text = text.replace(f"{i}++", f"{i} += {step}") if w.language == "openmp" else f"{text}, {step}"
        return _Phase([replace(loop, heads=(text,))], False)

    def _repeated(self, shared: Shared) -> _Phase | None:
        """A time loop inside: two phases, each with a barrier."""
        k = self.fresh("k")
        if self.w.language != "openmp":
            self.private("int", k)
        body = [*self.worksharing(shared), *self.worksharing(shared)]
        return _Phase([self.w.loop(Loop(k, "1", self.some("2", "3", self.w.modulo("n", 4))), body)], True) if body else None

    def _tasks(self, shared: Shared) -> _Phase:
        return _Phase([self.w.block("single", self.spawning(shared, self.alone_body))], True)
