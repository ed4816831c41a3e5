"""Worksharing loops: who writes where, schedules, reductions, atomic and critical updates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from fuzz.tree import Statement, plain

from .bodies import Bodies, Here
from .notation import LENGTH, Loop

_SCHEDULES = (
    "", "", "schedule(static)", "schedule(static, 1)", "schedule(static, 3)", "schedule(dynamic)", "schedule(dynamic, 2)",
    "schedule(guided)", "schedule(guided, 2)", "schedule(runtime)", "schedule(auto)", "schedule(monotonic: dynamic, 3)",
    "schedule(nonmonotonic: dynamic)",
)  # fmt: skip


@dataclass(frozen=True)
class Shared:
    """What all threads see: arrays that may be written, arrays that may only be read, numbers, pointers into arrays (name, array,
    offset; at least 16 elements remain)."""

    arrays: tuple[str, ...]
    constant: tuple[str, ...]
    numbers: tuple[str, ...]
    pointers: tuple[tuple[str, str, int], ...] = ()
    private: tuple[str, ...] = ()
    """Numbers that every thread of the region has for itself, equal in all."""
    locks: tuple[str, ...] = ()
    alone: bool = False
    """Within a region: loops are shared out, not forked."""


@dataclass
class Pattern:
    """The places that one iteration owns in an array."""

    loop: Loop
    own: list[str]
    ints: list[str]
    rows: list[str] = field(default_factory=list)
    parts: list[Callable[[str], str]] = field(default_factory=list)
    collapse: bool = False


class Loops(Bodies):
    # who writes where -------------------------------------------------------------------------------------------------------

    def pattern(self, array: str, pointers: tuple[tuple[str, str, int], ...]) -> Pattern:
        r, w = self.random, self.w
        i = self.fresh("i")
        at = w.at
        kind = self.some("int", "int", "int", "long", "unsigned") if w.language == "openmp" else "int"
        last = self.some("23", "23", "n - 1", "17")
        if last == "n - 1" and kind == "unsigned":
            kind = "int"
        straight = Loop(i, "0", last, kind=kind)
        choice = r.randrange(16)
        if choice <= 2:
            return Pattern(straight, [at(array, i)], [i])
        if choice == 3:
            return Pattern(straight, [at(array, f"23 - {i}")], [i])
        if choice == 4:
            places = [at(array, f"2*{i}"), at(array, f"2*{i} + 1")]
            return Pattern(Loop(i, "0", "11", kind=kind), places[: r.randint(1, 2)], [i])
        if choice == 5:
            # Every other element is written; those between are read by neighbours.
            return Pattern(Loop(i, "0", "11", kind=kind), [at(array, f"2*{i}")], [i], parts=[lambda k: at(array, f"2*({k}) + 1")])
        if choice == 6:
            k = r.randint(1, 9)
            return Pattern(Loop(i, "0", str(LENGTH - 1 - k), kind=kind), [at(array, f"{i} + {k}")], [i])
        if choice == 7:
            return Pattern(straight, [at(array, at("perm", i))], [i])
        if choice == 8:
            return Pattern(straight, [at(array, w.modulo(f"{r.choice((5, 7, 11))}*{i} + {r.randint(0, 9)}", LENGTH))], [i])
        if choice == 9:
            # One half is written, the other read.
            return Pattern(Loop(i, "0", "11", kind=kind), [at(array, i)], [i], parts=[lambda k: at(array, f"12 + {k}")])
        if choice == 10:
            own = [at(array, i), at(array, f"{i} + 12")]
            return Pattern(Loop(i, "0", "11", kind=kind), own, [i])
        if choice == 11:
            row = f"{array} + 4*{i}" if w.language == "openmp" else at(array, f"4*{i}")
            own = [at(array, f"4*{i} + {k}") for k in range(4)]
            return Pattern(Loop(i, "0", "5", kind=kind), own, [i], rows=[row])
        if choice == 12:
            j = self.fresh("i")
            index = self.some(f"4*{i} + {j}", f"6*{j} + {i}")
            loop = Loop(i, "0", "5", kind=kind, inner=Loop(j, "0", "3", kind=kind))
            return Pattern(loop, [at(array, index)], [i, j], collapse=True)
        if choice == 13:
            own = [at(array, f"{i} + {k}") for k in range(3)]
            return Pattern(Loop(i, "0", "23", 3, kind), own, [i])
        if choice == 14:
            signed = "int" if kind == "unsigned" else kind
            return Pattern(Loop(i, "23", self.some("0", "5"), -1, signed), [at(array, i)], [i])
        mine = [p for p in pointers if p[1] == array]
        if not mine:
            return Pattern(straight, [at(array, i)], [i])
        pointer, _, offset = r.choice(mine)
        low = [lambda k: at(array, k)] if offset >= 8 else []
        return Pattern(Loop(i, "0", "15", kind=kind), [at(pointer, i)], [i], parts=low)

    # what is added up -------------------------------------------------------------------------------------------------------

    def _adder(self, place: str, operation: str) -> Callable[[str], str]:
        w = self.w
        if operation == "+":
            sign = self.some("+", "+", "-")
            return lambda value: w.assign(place, f"{place} {sign} {w.number(0.3)}*({value})")
        if operation == "*":
            return lambda value: w.assign(place, f"{place}*({w.number(1.0)} + {w.number(0.05)}*({value}))")
        return lambda value: w.assign(place, w.call(operation, place, value))

    def _reduction(self, number: str, clauses: list[str]) -> Callable[[str], Statement]:
        operation = self.some("+", "+", "+", "*", "max", "min")
        clauses.append(f"reduction({operation}:{number})")
        add = self._adder(number, operation)
        return lambda value: plain(add(value))

    def _array_reduction(self, array: str, ints: list[str], clauses: list[str]) -> Callable[[str], Statement]:
        operation = self.some("+", "+", "*")
        section = f"{array}[:24]" if self.w.language == "openmp" else array
        clauses.append(f"reduction({operation}:{section})")
        index = self.some(self.w.modulo(self.random.choice(ints), 4), self.w.at("ix", self.random.choice(ints)))
        add = self._adder(self.w.at(array, index), operation)
        return lambda value: plain(add(value))

    def _scatter(self, array: str, ints: list[str]) -> Callable[[str], Statement]:
        i = self.random.choice(ints)
        index = self.some(self.w.at("ix", i), self.w.at("perm", i), self.w.modulo(i, 5), f"{i} / 4", i, "3")
        return self._atomic(self.w.at(array, index), self.some("+", "+", "+", "*"))

    def _atomic(self, place: str, operation: str) -> Callable[[str], Statement]:
        add = self._adder(place, operation)
        return lambda value: self.w.updated("atomic" if self.w.language == "openmp" else "atomic update", add(value))

    def _critical(self, number: str, shared: Shared) -> Callable[[str], Statement]:
        w = self.w
        add = self._adder(number, self.some("+", "*", "max", "min", "+"))
        if shared.locks and self.random.random() < 0.4:
            lock = self.random.choice(shared.locks)
            return lambda value: plain(f"omp_set_lock(&{lock});\n{add(value)}\nomp_unset_lock(&{lock});")
        name = self.some("critical", f"critical({self.some('one', 'two')})")
        return lambda value: replace(w.block(name, [plain(add(value))]))

    # one loop ---------------------------------------------------------------------------------------------------------------

    def worksharing(self, shared: Shared, wait: bool = True) -> list[Statement]:
        """A parallel loop, or a loop shared out within a region. `wait`: threads wait for each other after it."""
        r, w = self.random, self.w
        outer, self.frame = self.frame, []
        free = r.sample(shared.arrays, len(shared.arrays))
        written = [free.pop() for _ in range(r.choice((0, 1, 1, 1, 2))) if free]
        first = self.pattern(written[0], shared.pointers) if written else self.pattern(free[0], ())
        own, rows, parts = (first.own, first.rows, first.parts) if written else ([], [], [])
        if len(written) > 1:
            # Another array, by the same counter.
            own = [*own, *(place.replace(written[0], written[1], 1) for place in own if place.startswith(written[0]))]
        clauses: list[str] = []
        adders: list[Callable[[str], Statement]] = []
        numbers = r.sample(shared.numbers, len(shared.numbers))
        summed = [numbers.pop() for _ in range(min(len(numbers), r.choice((0, 0, 1, 1, 2))))]
        adders += [self._reduction(number, clauses) for number in summed]
        if len(free) > 1 and r.random() < 0.12:
            adders.append(self._array_reduction(free.pop(), first.ints, clauses))
        if len(free) > 1 and r.random() < 0.3:
            adders.append(self._scatter(free.pop(), first.ints))
        if numbers and r.random() < 0.15:
            adders.append(self._atomic(numbers.pop(), self.some("+", "+", "*", "max" if w.language != "openmp" else "+")))
        if numbers and r.random() < 0.2:
            adders.append(self._critical(numbers.pop(), shared))
        here = Here(
            tuple(shared.private), (), (*shared.constant, *free), tuple(parts), tuple(own), tuple(rows), tuple(first.ints), tuple(adders)
        )
        before: list[Statement] = []
        after: list[Statement] = []
        if numbers and r.random() < 0.15 and not shared.alone:
            clauses.append(f"firstprivate({numbers[-1]})")
            here = replace(here, reals=(*here.reals, numbers.pop()))
        last = numbers.pop() if numbers and r.random() < 0.15 and not first.collapse and first.loop.last != "n - 1" else None
        here = replace(here, reals=(*here.reals, *numbers))
        body = self.body(here, r.randint(1, 4))
        if last is not None:
            clauses.append(f"lastprivate({last})")
            body.append(plain(w.assign(last, self.tame(here)), kept=True))
        ordered = [n for n in numbers if r.random() < 0.06 and not any(n in s.render() for s in body)]
        if ordered and not first.collapse:
            clauses.append("ordered")
            body.append(
                w.block(
                    "ordered",
                    [
                        plain(
                            w.assign(
                                ordered[0], f"{w.number(0.8)}*{ordered[0]} + {w.number(0.3)}*{self.leaf(replace(here, reals=here.targets))}"
                            )
                        )
                    ],
                )
            )
        schedule = self.some(*_SCHEDULES)
        if ordered and "nonmonotonic" in schedule:
            schedule = ""
        if last is not None and "dynamic" in schedule:
            # libomp 19 loses the last iteration's value where iterations may be stolen.
            schedule = "schedule(monotonic: dynamic)"
        clauses.append(schedule)
        if first.collapse:
            clauses.append("collapse(2)")
        words = w.worksharing()
        if not adders and not ordered and r.random() < 0.08:
            words += " simd"
            clauses = [c for c in clauses if "ordered" not in c]
        if not shared.alone:
            words = f"parallel {words}"
            clauses += [c for c in (f"num_threads({r.randint(1, 5)})", self.some("if(n > 3)", "if(n < 0)")) if r.random() < 0.08]
        clauses += [f"private({', '.join(dict.fromkeys(self.frame))})"] if self.frame else []
        self.frame = outer
        end = "nowait" if shared.alone and not wait else ""
        made = w.loop(first.loop, body or [plain(w.assign(first.own[0], first.own[0]))], " ".join([words, *filter(None, clauses)]), end)
        if not body and not written:
            return []
        if w.language != "openmp":
            counters = [first.loop, *([first.loop.inner] if first.loop.inner else [])]
            self.declared += [("int", c.counter) for c in counters]
        return [*before, made, *after]
