"""Random programs in any language but C, which has a richer generator of its own: one shape, printed in a `Dialect`, and its idioms."""

from __future__ import annotations

import itertools
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace

from .dialect import Dialect, Idiom
from .scope import LENGTH, Scope
from .tree import FunctionText, ProgramText, Statement, plain

_MOST = 300
_COMPARISONS = ("<", ">", "<=", ">=")
Made = tuple[list[Statement], Scope]


class Portable(ABC):
    """Makes one program. A language says what functions look like; the rest is the dialect's."""

    def __init__(self, seed: int, dialect: Dialect) -> None:
        self.seed = seed
        self.d = dialect
        self.random = random.Random(seed)
        self.functions: list[FunctionText] = []
        self.scalar_helpers: list[str] = []
        self.array_helpers: list[str] = []
        self.declared: list[str] = []
        """What the function being written declares at its top."""
        self._numbers = itertools.count()
        self._kinds: list[tuple[int, Callable[[Scope], Made | None]]] = [
            (5, self._declare), (6, self._assign), (7, self._store), (4, self._branch), (5, self._loop), (2, self._while),
            (2, self._switch), (3, self._array), (3, self._call), (1, self._leave), (2, self._integer), (2, self._swap),
            (2, self._recurrence), (1, self._newton), (9, self._idiom),
        ]  # fmt: skip

    # what a language says ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def scalar_helper(self, name: str, body: list[Statement], value: str) -> FunctionText:
        """real name(real a, real b)"""

    @abstractmethod
    def array_helper(self, name: str, body: list[Statement], value: str) -> FunctionText:
        """real name(real x[8] written, real y[8] read, real c, int n)"""

    @abstractmethod
    def root(self, name: str, parameters: list[str], body: list[Statement], value: str) -> FunctionText: ...

    @abstractmethod
    def frame(self) -> tuple[str, str]:
        """What stands before and after the functions."""

    # programs ---------------------------------------------------------------------------------------------------------------

    def program(self) -> ProgramText:
        r = self.random
        small = r.random() < 0.5
        for number in range(r.choice((0, 1, 1) if small else (1, 2, 3))):
            self._helper(f"h{number}_{self.seed}", r.random() < 0.4)
        names = [name for name in ("x", "y", "z", "a", "b", "n", "m") if r.random() < 0.7]
        if not {"x", "a", "y"} & set(names):
            names.insert(0, "x")
        constant = frozenset(name for name in names if r.random() < 0.12)
        arrays = tuple(n for n in names if n in "xyz")
        reals = tuple(n for n in names if n in "ab")
        ints = tuple(n for n in names if n in "nm")
        scope = Scope(leave=self.d.leave).with_(
            reals=reals, arrays=arrays, writable=tuple(n for n in names if n in "xz"), ints=ints, small=ints
        )
        self.declared = [self.d.declares[0].format("t")] if self.d.declares[0] else []
        first = plain(self.d.declare.format("t", self.d.number.format("0.1")), kept=True)
        scope = scope.with_(reals=("t",), targets=("t",))
        body, after = self._sequence(scope, r.randint(2, 5) if small else r.randint(4, 9))
        local = (v for v in after.reals if v not in ("t", *reals) and r.random() < 0.7)
        ends = [self.d.element.format(a, k) for a in arrays for k in r.sample(range(LENGTH), 3)]
        value = " + ".join(["t", *reals, *local, *ends])
        self.functions.append(self.root(f"f_{self.seed}", names, [first, *body], value))
        before, behind = self.frame()
        return ProgramText(self.seed, "double", before, tuple(self.functions), tuple(names), constant, self.d.name, behind)

    def _helper(self, name: str, scalar: bool) -> None:
        self.declared = []
        r = self.random
        if scalar:
            body, after = self._sequence(Scope(reals=("a", "b"), leave=self.d.leave), r.randint(1, 3))
            self.functions.append(self.scalar_helper(name, body, self.tame(after)))
            self.scalar_helpers.append(name)
            return
        scope = Scope(("c",), (), ("x", "y"), ("x",), ints=("n",), small=("n",), leave=self.d.leave)
        first: list[Statement] = []
        if r.random() < 0.35:
            # Recursive: one step down in n.
            v = self.fresh("t")
            self._top(0, v)
            inner = self._call_text(name, "x", "y", self.tame(scope, 1), "n - 1", v)
            head = self.d.if_[0].format("n > 0")
            down = [plain(self.d.assign.format(v, self.d.number.format("0.5"))), *(plain(t, kept=True) for t in inner)]
            declare = plain(self.d.declare.format(v, self.d.number.format("0.3")), kept=True)
            first = [declare, Statement(self.d.if_[2], (head,), (tuple(down),))]
            scope = scope.with_(reals=(v,), targets=(v,))
        body, after = self._sequence(replace(scope, weight=8 if first else 1), r.randint(1, 4))
        self.functions.append(self.array_helper(name, [*first, *body], self.tame(after)))
        self.array_helpers.append(name)

    def fresh(self, stem: str) -> str:
        return f"{stem}{next(self._numbers)}"

    def _top(self, kind: int, name: str) -> None:
        if self.d.declares[kind]:
            self.declared.append(self.d.declares[kind].format(name))

    # expressions ------------------------------------------------------------------------------------------------------------

    def number(self) -> str:
        return self.d.number.format(f"{self.random.uniform(-1.2, 1.2):.3f}")

    def index(self, scope: Scope) -> str:
        r = self.random
        choice = r.random()
        if scope.small and choice < 0.6:
            i = r.choice(scope.small)
            mod = self.d.modulo
            return r.choice(
                (i, i, i, f"(7 - {i})", mod.format(f"({i} + {r.randint(1, 7)})", 8), mod.format(f"({i} * {r.choice((2, 3, 5))} + 1)", 8))
            )
        if scope.reals and choice < 0.66:
            return self.d.to_index.format(r.choice(scope.reals))
        return str(r.randrange(LENGTH))

    def at(self, array: str, scope: Scope) -> str:
        return self.d.element.format(array, self.index(scope))

    def leaf(self, scope: Scope) -> str:
        r = self.random
        kinds = ["number"] + ["real"] * (5 if scope.reals else 0) + ["array"] * (5 if scope.arrays else 0) + ["int"] * bool(scope.ints)
        kind = r.choice(kinds)
        if kind == "real":
            return r.choice(scope.reals)
        if kind == "array":
            return self.at(r.choice(scope.arrays), scope)
        return self.d.of_int.format(r.choice(scope.ints)) if kind == "int" else self.number()

    def real(self, scope: Scope, depth: int = 3) -> str:
        r = self.random
        if depth <= 0 or r.random() < 0.25:
            return self.leaf(scope)
        choice = r.random()
        if choice < 0.35:
            return r.choice(self.d.unary).format(self.real(scope, depth - 1))
        if choice < 0.42:
            return self.d.choose.format(self.condition(scope), self.real(scope, depth - 1), self.real(scope, depth - 1))
        if choice < 0.5 and self.scalar_helpers:
            return f"{r.choice(self.scalar_helpers)}({self.real(scope, depth - 1)}, {self.real(scope, depth - 2)})"
        return r.choice(self.d.binary).format(self.real(scope, depth - 1), self.real(scope, depth - 1))

    def tame(self, scope: Scope, depth: int = 2) -> str:
        """An expression within [-3, 3]."""
        return self.random.choice(self.d.tamed).format(self.real(scope, depth))

    def condition(self, scope: Scope) -> str:
        r = self.random
        choice = r.random()
        if scope.ints and choice < 0.35:
            part = self.d.modulo.format(f"({r.choice(scope.ints)} + {r.randint(0, 5)})", r.choice((2, 3, 4)))
            return f"({part} {r.choice(('==', self.d.unequal))} 1)"
        if choice < 0.45:
            return f"({self._comparison(scope)} {r.choice((self.d.both, self.d.either))} {self._comparison(scope)})"
        return self._comparison(scope)

    def _comparison(self, scope: Scope) -> str:
        return f"({self.leaf(scope)} {self.random.choice(_COMPARISONS)} {self.real(scope, 1)})"

    # statements -------------------------------------------------------------------------------------------------------------

    def _sequence(self, scope: Scope, count: int) -> Made:
        found: list[Statement] = []
        for _ in range(count):
            made = self.random.choices([k for _, k in self._kinds], [w for w, _ in self._kinds])[0](scope)
            if made is not None:
                found += made[0]
                scope = made[1]
        return found, scope

    def _inner(self, scope: Scope, most: int = 3) -> tuple[Statement, ...]:
        if scope.depth >= 3:
            made = self._store(scope.inside()) or self._assign(scope.inside())
            return tuple(made[0]) if made else ()
        return tuple(self._sequence(scope.inside(), self.random.randint(1, most))[0])

    def _update(self, scope: Scope, place: str) -> str:
        n, assign = self.d.number.format, self.d.assign
        choice = self.random.random()
        if choice < 0.4:
            return assign.format(place, self.tame(scope, 3))
        if choice < 0.65:
            return assign.format(place, f"{n('0.6')} * {place} + {n('0.3')} * ({self.tame(scope)})")
        if choice < 0.85:
            return assign.format(place, f"{place} + {n('0.1')} * ({self.tame(scope)})")
        return assign.format(place, self.leaf(scope))

    def _declare(self, scope: Scope) -> Made:
        name = self.fresh("t")
        self._top(0, name)
        return [plain(self.d.declare.format(name, self.tame(scope, 3)))], scope.with_(reals=(name,), targets=(name,))

    def _integer(self, scope: Scope) -> Made:
        name = self.fresh("k")
        self._top(1, name)
        return [plain(self.d.declare_int.format(name, self.index(scope)))], scope.with_(ints=(name,), small=(name,))

    def _assign(self, scope: Scope) -> Made | None:
        return ([plain(self._update(scope, self.random.choice(scope.targets)))], scope) if scope.targets else None

    def _store(self, scope: Scope) -> Made | None:
        if not scope.writable:
            return None
        return [plain(self._update(scope, self.at(self.random.choice(scope.writable), scope)))], scope

    def _swap(self, scope: Scope) -> Made | None:
        if not scope.writable:
            return None
        a, b = (self.at(self.random.choice(scope.writable), scope) for _ in range(2))
        name = self.fresh("t")
        self._top(0, name)
        lines = [self.d.declare.format(name, a), self.d.assign.format(a, b), self.d.assign.format(b, name)]
        return [plain("\n".join(lines))], scope

    def _branch(self, scope: Scope) -> Made:
        head, other, end = self.d.if_
        head = head.format(self.condition(scope))
        if self.random.random() < 0.5:
            return [Statement(end, (head,), (self._inner(scope),))], scope
        return [Statement(end, (head, other), (self._inner(scope), self._inner(scope)))], scope

    def _switch(self, scope: Scope) -> Made | None:
        if not scope.ints:
            return None
        first, more, default, end = self.d.cases
        name = self.fresh("k")
        self._top(1, name)
        on = self.d.modulo.format(f"({self.random.choice(scope.ints)} + {self.random.randint(0, 3)})", 4)
        count = self.random.randint(2, 4)
        heads = [first.format(name), *(more.format(name, k) for k in range(1, count)), default]
        declare = plain(self.d.declare_int.format(name, on), kept=True)
        return [declare, Statement(end, tuple(heads), tuple(self._inner(scope, 2) for _ in heads))], scope

    def _trips(self, scope: Scope) -> str:
        choices = ["8", "5", "1", *(self.d.modulo.format(i, 8) for i in scope.ints), *scope.small, *scope.small]
        return self.random.choice(choices)

    def _loop(self, scope: Scope) -> Made | None:
        if scope.weight * LENGTH > _MOST or scope.depth > 2:
            return None
        i = self.fresh("i")
        self._top(1, i)
        inner = replace(scope.inside(LENGTH, True), leave=scope.leave).with_(ints=(i,), small=(i,))
        first, after = self._sequence(inner, self.random.randint(1, 3))
        jump: list[Statement] = []
        if self.random.random() < 0.3:
            word = plain(self.random.choice((self.d.break_, self.d.continue_)), kept=True)
            jump = [Statement(self.d.if_[2], (self.d.if_[0].format(self.condition(after)),), ((word,),))]
        rest, _ = self._sequence(after, self.random.randint(0, 2))
        head, end = self.d.for_
        text = head.format(i, "0", self._trips(scope)) if self.random.random() < 0.75 else self.d.down.format(i, self._trips(scope))
        return [Statement(end, (text,), ((*first, *jump, *rest),))], scope

    def _while(self, scope: Scope) -> Made | None:
        """A loop that data end, or a counter."""
        if scope.weight * LENGTH > _MOST or scope.depth > 2 or not scope.targets:
            return None
        k, t = self.fresh("k"), self.random.choice(scope.targets)
        self._top(1, k)
        inner = scope.inside(LENGTH, True)
        body, _ = self._sequence(inner.with_(ints=(k,), small=()), self.random.randint(1, 3))
        count = plain(self.d.assign.format(k, f"{k} + 1"), kept=True)
        change = plain(
            self.d.assign.format(t, f"{self.d.number.format('0.8')} * {t} + {self.d.number.format('0.1')} * ({self.tame(scope)})")
        )
        head, end = self.d.while_
        condition = f"(({k} < 7) {self.d.both} ({t} > {self.d.number.format('-0.7')}))"
        statement = Statement(end, (head.format(condition),), ((count, change, *body),))
        return [plain(self.d.declare_int.format(k, "0"), kept=True), statement], scope

    def _leave(self, scope: Scope) -> Made:
        value = plain(scope.leave.format(self.tame(scope)), kept=True)
        return [Statement(self.d.if_[2], (self.d.if_[0].format(self.condition(scope)),), ((value,),))], scope

    def _array(self, scope: Scope) -> Made | None:
        if scope.weight * LENGTH > _MOST:
            return None
        kind = self.random.choice((2, 3))
        name, i = self.fresh("q"), self.fresh("i")
        self._top(kind, name)
        self._top(1, i)
        made = plain((self.d.array if kind == 2 else self.d.heap).format(name), kept=True)
        fill = self.d.assign.format(self.d.element.format(name, i), self.tame(scope.with_(ints=(i,), small=(i,))))
        loop = Statement(self.d.for_[1], (self.d.for_[0].format(i, "0", "8"),), ((plain(fill, kept=True),),), kept=True)
        return [made, loop], scope.with_(arrays=(name,), writable=(name,))

    def _call_text(self, name: str, x: str, y: str, c: str, n: str, target: str) -> list[str]:
        arguments = [c, n]
        lines: list[str] = []
        if self.d.bind:
            names = [self.fresh("u"), self.fresh("u")]
            lines = [self.d.bind.format(*pair) for pair in zip(names, arguments, strict=True)]
            arguments = names
        x = x if x in ("x", "z") else self.d.array_argument.format(x)
        y = y if y in ("x", "y", "z") else self.d.read_argument.format(y)
        return [*lines, self.d.assign.format(target, f"{name}({x}, {y}, {arguments[0]}, {arguments[1]})")]

    def _call(self, scope: Scope) -> Made | None:
        if not self.array_helpers or not scope.targets or len(scope.arrays) < 2 or not scope.writable or scope.weight > 40:
            return None
        x = self.random.choice(scope.writable)
        y = self.random.choice([a for a in scope.arrays if a != x])
        lines = self._call_text(
            self.random.choice(self.array_helpers), x, y, self.tame(scope, 1), self.index(scope), self.random.choice(scope.targets)
        )
        return [plain("\n".join(lines))], scope

    def _recurrence(self, scope: Scope) -> Made | None:
        if not scope.writable or scope.weight * LENGTH > _MOST:
            return None
        a, i = self.random.choice(scope.writable), self.fresh("i")
        self._top(1, i)
        here, there, n = self.d.element.format(a, i), self.d.element.format(a, f"{i} - 1"), self.d.number.format
        value = f"{n('0.5')} * {there} + {n('0.4')} * ({self.tame(scope.with_(ints=(i,), small=(i,)))})"
        return [Statement(self.d.for_[1], (self.d.for_[0].format(i, "1", "8"),), ((plain(self.d.assign.format(here, value)),),))], scope

    def _newton(self, scope: Scope) -> Made | None:
        if scope.weight * 6 > _MOST:
            return None
        c, t, i, s = self.fresh("t"), self.fresh("t"), self.fresh("i"), self.fresh("t")
        for name in (c, t, s):
            self._top(0, name)
        self._top(1, i)
        n = self.d.number.format
        step = plain(self.d.declare.format(s, f"({t} * {t} + {n('0.3')} * {t} - {c}) / ({n('2.0')} * {t} + {n('0.3')})"), kept=True)
        move = plain(self.d.assign.format(t, f"{t} - {s}"))
        out = Statement(self.d.if_[2], (self.d.if_[0].format(f"{s} * {s} < {n('0.000001')}"),), ((plain(self.d.break_, kept=True),),))
        loop = Statement(self.d.for_[1], (self.d.for_[0].format(i, "0", "6"),), ((step, move, out),))
        first = [
            plain(self.d.declare.format(c, f"{n('5.0')} + {self.tame(scope)}"), kept=True),
            plain(self.d.declare.format(t, n("1.5")), kept=True),
        ]
        return [*first, loop], scope.with_(reals=(t,))

    def _idiom(self, scope: Scope) -> Made | None:
        idiom: Idiom = self.random.choice(self.d.idioms)
        text = idiom.text
        if scope.weight * idiom.times > _MOST or ("{x}" in text and not scope.writable) or ("{t}" in text and not scope.targets):
            return None
        holes: dict[str, str] = {name: self.fresh("v") for name in ("a", "b", "d")}
        holes["x"] = self.random.choice(scope.writable or ("",))
        others = [a for a in scope.arrays if a != holes["x"]]
        if ("{y}" in text and not others) or ("{h}" in text and not self.scalar_helpers):
            return None
        holes["y"] = self.random.choice(others or [""])
        holes["t"] = self.random.choice(scope.targets or ("",))
        holes["h"] = self.random.choice(self.scalar_helpers or [""])
        seen = replace(
            scope, small=scope.small, arrays=tuple(a for a in scope.arrays if a != holes["x"] or "{x}" not in text or "iter" not in text)
        )
        if self.d.boxes and any(word in text for word in self.d.boxes):
            seen = replace(seen, reals=tuple(t for t in seen.reals if t not in seen.targets), ints=(), small=())
        inner = seen.with_(reals=tuple(idiom.inner.format(**holes).split()) * 3)
        holes |= {
            "e": self.tame(inner),
            "e1": self.tame(inner, 1),
            "o": self.tame(seen),
            "c": self.condition(inner),
            "i": self.index(scope),
        }
        holes |= {"j": self.index(scope), "l": self.leaf(seen), "k": str(self.random.randrange(1, 5)), "s": str(self.seed)}
        for declaration in idiom.declares:
            self.declared.append(declaration.format(**holes))
        reals, arrays = (tuple(names.format(**holes).split()) for names in (idiom.reals, idiom.arrays))
        return [plain(text.format(**holes))], scope.with_(reals=reals, targets=reals, arrays=arrays, writable=arrays)
