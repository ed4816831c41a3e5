"""What one iteration, task or thread does: expressions over what may be read, assignments to what is its own."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass, replace

from fuzz.tree import Statement, plain

from .notation import LENGTH, Loop, Notation

_UNARY = ("sin", "cos", "tanh", "atan", "abs", "exp-", "sqrt+", "inverse", "square", "scale")
_TAMED = ("sin", "tanh", "atan", "cos", "half")


@dataclass(frozen=True)
class Here:
    """What is in reach at a place of a parallel program."""

    reals: tuple[str, ...] = ()
    """Numbers that may be read."""
    targets: tuple[str, ...] = ()
    """Local numbers, which may be assigned."""
    arrays: tuple[str, ...] = ()
    """Arrays that nobody writes now: read by any index."""
    parts: tuple[Callable[[str], str], ...] = ()
    """Parts of arrays that nobody writes now, of at least eight elements: from an index below eight to an element."""
    own: tuple[str, ...] = ()
    """Elements that only this iteration reads and writes."""
    rows: tuple[str, ...] = ()
    """Four elements in a row that only this iteration reads and writes, as an argument."""
    ints: tuple[str, ...] = ()
    """Integers from 0 to 23."""
    accumulate: tuple[Callable[[str], Statement], ...] = ()
    """Each adds a tame number to something shared, in a way that does not depend on the order."""
    depth: int = 0


class Bodies:
    """Makes expressions and sequences of statements. `frame` takes the names that the construct around has to make private."""

    def __init__(self, generator: random.Random, notation: Notation) -> None:
        self.random = generator
        self.w = notation
        self._numbers = itertools.count()
        self.frame: list[str] = []
        self.declared: list[tuple[str, str]] = []
        """(kind, name), kind "real", "int" or "four", of what the function declares at its top."""
        self.scalar_helpers: list[str] = []
        self.row_helpers: list[str] = []
        """real h(row of four, written, real)"""

    def fresh(self, stem: str) -> str:
        return f"{stem}{next(self._numbers)}"

    def some(self, *choices: str) -> str:
        return self.random.choice(choices)

    # expressions ------------------------------------------------------------------------------------------------------------

    def index(self, here: Here) -> str:
        r, w = self.random, self.w
        if not here.ints or r.random() < 0.1:
            return str(r.randrange(LENGTH))
        i = r.choice(here.ints)
        return r.choice((
            i, i, i, w.modulo(f"{i} + {r.randint(1, 23)}", LENGTH), f"23 - {i}", w.modulo(f"{i} * {r.choice((2, 3, 5))} + 1", LENGTH),
            f"{i} / 2", w.at("ix", i), w.at("perm", i), w.at("perm", w.at("ix", i)), w.modulo(i, 4),
        ))  # fmt: skip

    def leaf(self, here: Here) -> str:
        r = self.random
        kinds = ["number"] + ["real"] * 4 * bool(here.reals) + ["array"] * 6 * bool(here.arrays) + ["own"] * 3 * bool(here.own)
        kinds += ["part"] * 3 * bool(here.parts) + ["int"] * bool(here.ints)
        kind = r.choice(kinds)
        if kind == "real":
            return r.choice(here.reals)
        if kind == "array":
            return self.w.at(r.choice(here.arrays), self.index(here))
        if kind == "own":
            return r.choice(here.own)
        if kind == "part":
            return r.choice(here.parts)(self.w.modulo(self.index(here), 8))
        if kind == "int":
            return f"{self.w.number(0.1)}*({r.choice(here.ints)})"
        return self.number()

    def number(self) -> str:
        return self.w.number(self.random.uniform(-1.2, 1.2))

    def real(self, here: Here, depth: int = 2) -> str:
        r, w = self.random, self.w
        if depth <= 0 or r.random() < 0.25:
            return self.leaf(here)
        choice = r.random()
        if choice < 0.4:
            return self._unary(r.choice(_UNARY), self.real(here, depth - 1))
        if choice < 0.47:
            return w.choose(self.condition(here), self.real(here, depth - 1), self.real(here, depth - 1))
        if choice < 0.54 and self.scalar_helpers:
            return f"{r.choice(self.scalar_helpers)}({self.real(here, depth - 1)}, {self.real(here, depth - 2)})"
        a, b = self.real(here, depth - 1), self.real(here, depth - 1)
        return r.choice((
            f"({a}) + ({b})", f"({a}) - ({b})", f"({a})*({b})", f"({a})*({b})", f"({a})/({w.number(1.0)} + ({b})*({b}))",
            w.call("min", a, b), w.call("max", a, b),
        ))  # fmt: skip

    def _unary(self, name: str, value: str) -> str:
        w = self.w
        one = w.number(1.0)
        if name == "exp-":
            return w.call("exp", f"-(({value})*({value}))")
        if name == "sqrt+":
            return w.call("sqrt", f"{one} + ({value})*({value})")
        if name == "inverse":
            return f"{one}/({one} + ({value})*({value}))"
        if name == "square":
            return f"({value})*({value})"
        if name in ("half", "scale"):
            return f"{w.number(0.5)}*{w.call('tanh', value)} + {w.number(0.3)}"
        return w.call(name, value)

    def tame(self, here: Here, depth: int = 2) -> str:
        """An expression within [-3, 3]."""
        return self._unary(self.random.choice(_TAMED), self.real(here, depth))

    def condition(self, here: Here) -> str:
        r = self.random
        if here.ints and r.random() < 0.5:
            part = self.w.modulo(f"{r.choice(here.ints)} + {r.randint(0, 5)}", r.choice((2, 3, 4)))
            return f"{part} {r.choice(('==', self.w.unequal))} 1"
        return f"{self.leaf(here)} {r.choice('<>')} {self.real(here, 1)}"

    # statements -------------------------------------------------------------------------------------------------------------

    def local(self, value: str, here: Here) -> tuple[Statement, Here]:
        """A number of the iteration's own: declared in place, or at the top and private."""
        name = self.fresh("t")
        if self.w.language == "openmp" and (self.random.random() < 0.7 or here.depth > 0):
            return plain(f"real {name} = {value};", kept=True), replace(here, reals=(*here.reals, name), targets=(*here.targets, name))
        self.private("real", name)
        return plain(self.w.assign(name, value), kept=True), replace(here, reals=(*here.reals, name), targets=(*here.targets, name))

    def private(self, kind: str, name: str) -> None:
        self.declared.append((kind, name))
        self.frame.append(name)

    def counter(self) -> str:
        """The counter of a sequential loop inside."""
        name = self.fresh("j")
        if self.w.language != "openmp":
            self.private("int", name)
        return name

    def update(self, place: str, here: Here) -> str:
        w, choice = self.w, self.random.random()
        if choice < 0.4:
            return w.assign(place, self.tame(here))
        if choice < 0.7:
            return w.assign(place, f"{w.number(0.6)}*{place} + {w.number(0.3)}*{self.tame(here)}")
        if choice < 0.85:
            return w.assign(place, f"{place} + {w.number(0.1)}*{self.tame(here)}")
        return w.assign(place, f"{place}*{w.call('cos', self.real(here, 1))}")

    def body(self, here: Here, count: int) -> list[Statement]:
        """Writes own elements and locals, adds to what is shared; always something."""
        made: list[Statement] = []
        kinds: list[tuple[int, Callable[[Here], tuple[list[Statement], Here] | None]]] = [
            (4, self._declare), (6, self._store), (4, self._accumulate), (2, self._branch), (2, self._inner), (2, self._four),
            (1, self._row_call), (2, self._assign),
        ]  # fmt: skip
        for _ in range(count):
            found = self.random.choices([k for _, k in kinds], [w for w, _ in kinds])[0](here)
            if found is not None:
                made += found[0]
                here = found[1]
        for place in here.own[: self.random.randint(0, 2)]:
            made.append(plain(self.update(place, here)))
        made += [self.random.choice(here.accumulate)(self.tame(here))] if here.accumulate and self.random.random() < 0.8 else []
        return made

    def _declare(self, here: Here) -> tuple[list[Statement], Here]:
        statement, after = self.local(self.tame(here), here)
        return [statement], after

    def _assign(self, here: Here) -> tuple[list[Statement], Here] | None:
        return ([plain(self.update(self.random.choice(here.targets), here))], here) if here.targets else None

    def _store(self, here: Here) -> tuple[list[Statement], Here] | None:
        return ([plain(self.update(self.random.choice(here.own), here))], here) if here.own else None

    def _accumulate(self, here: Here) -> tuple[list[Statement], Here] | None:
        return ([self.random.choice(here.accumulate)(self.tame(here))], here) if here.accumulate else None

    def _branch(self, here: Here) -> tuple[list[Statement], Here] | None:
        if here.depth > 1:
            return None
        inner = replace(here, depth=here.depth + 1)
        yes, no = self.body(inner, self.random.randint(1, 2)), self.body(inner, self.random.randint(0, 1))
        return ([self.w.branch(self.condition(here), yes, no)], here) if yes else None

    def _inner(self, here: Here) -> tuple[list[Statement], Here] | None:
        """A sequential loop inside."""
        if here.depth > 1:
            return None
        first, after = self.local(self.tame(here, 1), here)
        j = self.counter()
        trips = self.some("3", "2", self.w.modulo("n", 5), *(self.w.modulo(i, 4) for i in here.ints[:1]))
        inner = replace(after, ints=(*here.ints, j), depth=here.depth + 1)
        body = [plain(self.update(after.targets[-1], inner)), *self.body(inner, self.random.randint(0, 2))]
        return [first, self.w.loop(Loop(j, "0", trips), body)], after

    def _four(self, here: Here) -> tuple[list[Statement], Here] | None:
        """A small array of the iteration's own."""
        if here.depth > 0:
            return None
        w, name = self.w, self.fresh("q")
        made: list[Statement] = []
        if w.language == "openmp" and self.random.random() < 0.7:
            made.append(plain(f"real {name}[4];", kept=True))
        else:
            self.private("four", name)
        j = self.counter()
        inner = replace(here, ints=(*here.ints, j))
        made.append(w.loop(Loop(j, "0", "3"), [plain(w.assign(w.at(name, j), self.tame(inner)), kept=True)]))
        made[-1] = replace(made[-1], kept=True)
        if self.row_helpers and self.random.random() < 0.5:
            statement, here = self.local(f"{self.random.choice(self.row_helpers)}({name}, {self.tame(here, 1)})", here)
            made.append(statement)
        else:
            made.append(w.loop(Loop(j, "1", "3"), [plain(self.update(w.at(name, j), inner))]))
        at = self.some("0", "3", *(w.modulo(i, 4) for i in here.ints))
        statement, here = self.local(f"{w.at(name, at)}*{w.at(name, '2')}", here)
        return [*made, statement], here

    def _row_call(self, here: Here) -> tuple[list[Statement], Here] | None:
        """A helper that writes four elements of the iteration's own."""
        if not here.rows or not self.row_helpers:
            return None
        statement, here = self.local(f"{self.random.choice(self.row_helpers)}({self.random.choice(here.rows)}, {self.tame(here, 1)})", here)
        return [statement], here
