"""Tasks: in loops, with dependences, in groups, nested; taskloops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fuzz.tree import Statement, plain

from .bodies import Bodies, Here
from .loops import Shared
from .notation import Loop

Alone = Callable[[Shared, int], list[Statement]]


class Tasks(Bodies):
    recursive: list[str]
    """Helpers real f(x, lo, hi, number), which spawn tasks: lo and hi are even numbers of elements."""

    def spawning(self, shared: Shared, alone: Alone) -> list[Statement]:
        """What one thread does: tasks, waited for."""
        made: list[Statement] = []
        for _ in range(self.random.randint(1, 2)):
            made += self.random.choice((self._in_loop, self._chain, self._group, self._recursion, self._taskloop, self._pair))(shared)
            made.append(self.w.alone("taskwait"))
            if self.random.random() < 0.3:
                made += alone(replace(shared), 1)
        return made

    def _task(self, body: list[Statement], *clauses: str, first: tuple[str, ...] = ()) -> Statement:
        extra = [
            self.some(
                "", "", "", "", "if(n > 4)", "if(0)" if self.w.language == "openmp" else "if(.false.)", "untied", "priority(2)", "mergeable"
            )
        ]
        words = ["task", *clauses, *extra]
        if first:
            words.append(f"firstprivate({', '.join(first)})")
        if self.frame:
            words.append(f"private({', '.join(dict.fromkeys(self.frame))})")
        return self.w.block(" ".join(filter(None, words)), body)

    def _framed(self, make: Callable[[], list[Statement]], *clauses: str, first: tuple[str, ...] = ()) -> Statement:
        outer, self.frame = self.frame, []
        made = self._task(make(), *clauses, first=first)
        self.frame = outer
        return made

    def _in_loop(self, shared: Shared) -> list[Statement]:
        """A task per element, or per two."""
        r, w = self.random, self.w
        array, i = r.choice(shared.arrays), self.fresh("i")
        if w.language != "openmp":
            self.private("int", i)
        others = tuple(a for a in shared.arrays if a != array)
        here = Here((*shared.numbers, *shared.private), (), (*others, *shared.constant), own=(w.at(array, i),), ints=(i,))
        if r.random() < 0.3 and others:  # what tasks add to, the loop that makes them must not read
            scattered = others[0]
            place = w.at(scattered, w.at("ix", i))
            here = replace(
                here, arrays=tuple(a for a in here.arrays if a != scattered),
                accumulate=(lambda value: w.updated("atomic", w.assign(place, f"{place} + {w.number(0.2)}*({value})")),),
            )  # fmt: skip
        before: list[Statement] = []
        first: tuple[str, ...] = (i,)
        if r.random() < 0.4:
            statement, after = self.local(self.tame(here), here)
            before, first = [statement], (i, after.targets[-1])
            here = replace(after, targets=())
        task = self._framed(lambda: self.body(here, r.randint(1, 3)), first=first)
        return [w.loop(Loop(i, "0", self.some("23", "7", "n - 1")), [*before, task])]

    def _chain(self, shared: Shared) -> list[Statement]:
        """Tasks on numbers and elements, ordered by what they depend on."""
        r = self.random
        things = list(shared.numbers)
        if len(things) < 2:
            return []
        made = []
        for _ in range(r.randint(2, 5)):
            target = r.choice(things)
            sources = [t for t in r.sample(things, r.randint(0, 2)) if t != target]
            here = Here((*sources, target, *shared.private), (), (*shared.constant, *shared.arrays))
            clauses = [f"depend({self.some('inout', 'inout', 'out')}:{target})", *([f"depend(in:{', '.join(sources)})"] if sources else [])]
            made.append(self._framed(lambda h=here, t=target: [plain(self.update(t, h))], *clauses))  # type: ignore[misc]
        return made

    def _pair(self, shared: Shared) -> list[Statement]:
        """Two tasks that write numbers, a wait, and what becomes of both."""
        r, w = self.random, self.w
        if len(shared.numbers) < 2:
            return []
        a, b = r.sample(shared.numbers, 2)
        rest = tuple(n for n in shared.numbers if n not in (a, b))
        made = []
        for target in (a, b):
            here = Here((*rest, target, *shared.private), (), (*shared.constant, *shared.arrays))
            made.append(self._framed(lambda h=here, t=target: [plain(self.update(t, h))], f"shared({target})"))  # type: ignore[misc]
        last = plain(w.assign(a, f"{w.number(0.5)}*{a}*{b} + {w.number(0.2)}*{b}"))
        return [*made, w.alone("taskwait"), last]

    def _group(self, shared: Shared) -> list[Statement]:
        """A group whose tasks have tasks."""
        r, w = self.random, self.w
        if len(shared.arrays) < 2:
            return []
        a, b = r.sample(shared.arrays, 2)
        arrays = tuple(x for x in shared.arrays if x not in (a, b))
        here = Here((*shared.numbers, *shared.private), (), (*arrays, *shared.constant))
        k = r.randrange(24)

        def outer() -> list[Statement]:
            inner = self._framed(lambda: [plain(self.update(w.at(b, str(k)), replace(here, own=(w.at(b, str(k)),))))])
            return [inner, plain(self.update(w.at(a, "3"), replace(here, own=(w.at(a, "3"), w.at(a, "5")))))]

        return [w.block("taskgroup", [self._framed(outer)]), plain(self.update(w.at(a, "4"), replace(here, arrays=(*arrays, a, b))))]

    def _recursion(self, shared: Shared) -> list[Statement]:
        if not self.recursive or not shared.numbers:
            return []
        r, w = self.random, self.w
        array, number = r.choice(shared.arrays), r.choice(shared.numbers)
        others = tuple(a for a in shared.arrays if a != array)
        here = Here((*shared.numbers, *shared.private), (), (*others, *shared.constant))
        call = f"{r.choice(self.recursive)}({array}, 0, {self.some('16', '24')}, {self.tame(here, 1)})"
        return [plain(w.assign(number, f"{w.number(0.4)}*{number} + {w.number(0.3)}*{call}"))]

    def _taskloop(self, shared: Shared) -> list[Statement]:
        r, w = self.random, self.w
        array, i = r.choice(shared.arrays), self.fresh("i")
        others = tuple(a for a in shared.arrays if a != array)
        here = Here((*shared.numbers, *shared.private), (), (*others, *shared.constant), own=(w.at(array, i),), ints=(i,))
        outer, self.frame = self.frame, []
        clauses = [self.some("", "grainsize(4)", "num_tasks(3)")]
        if shared.numbers and r.random() < 0.3:
            number = r.choice(shared.numbers)
            clauses.append(f"reduction(+:{number})")
            here = replace(
                here, reals=tuple(x for x in here.reals if x != number),
                accumulate=(lambda value: plain(w.assign(number, f"{number} + {w.number(0.2)}*({value})")),),
            )  # fmt: skip
        body = self.body(here, r.randint(1, 3)) or [plain(self.update(w.at(array, i), here))]
        clauses += [f"private({', '.join(dict.fromkeys(self.frame))})"] if self.frame else []
        self.frame = outer
        if w.language != "openmp":
            self.declared.append(("int", i))
        return [w.loop(Loop(i, "0", "23"), body, " ".join(filter(None, ["taskloop", *clauses])))]
