"""Helpers of random C programs beside the plain ones: small structures by value, recursion over arrays, pointers returned, one array
twice."""

# ruff: noqa: E501 (the templates are lines of programs)

from __future__ import annotations

import random
from collections.abc import Callable

from .scope import Expressions, Scope
from .statements import Statements
from .tree import FunctionText, Statement, plain

Call = Callable[[Scope], str | None]


class MoreHelpers:
    random: random.Random
    e: Expressions
    s: Statements
    functions: list[FunctionText]
    seed: int

    def _linkage(self) -> str:
        return self.random.choice(("static __attribute__((noinline))",) * 3 + ("static",))

    def _add(self, name: str, head: str, body: list[Statement]) -> None:
        self.functions.append(FunctionText(name, head, tuple(body)))

    def _pair_helper(self, name: str) -> None:
        """A structure small enough for registers, taken and returned."""
        r = self.random
        members = r.choice(("real a, b;", "real a; int n;", "float a; double b;", "real a, b, d;", "real a; short n; real b;"))
        has_b = " b" in members.replace(",", " ")
        self.functions.append(FunctionText(f"{name}_t", f"typedef struct {{ {members} }} {name}_t;", (), opening="", closing=""))
        scope = Scope(("c", "p.a"), ("c", "p.a")).with_(
            reals=("p.b",) if has_b else (), targets=("p.b",) if has_b else (), ints=("p.n",) if "n;" in members else ()
        )
        body, _ = self.s.sequence(scope, r.randint(1, 3))
        self._add(name, f"{self._linkage()} {name}_t {name}({name}_t p, real c)", [*body, plain("return p;", kept=True)])

        def call(scope: Scope) -> str | None:
            if not scope.targets:
                return None
            v, t = self.s.fresh("pr"), r.choice(scope.targets)
            more = f"{v}.b = {self.e.leaf(scope)}; " if has_b else ""
            more += f"{v}.n = {self.e.index(scope)}; " if "n;" in members else ""
            again = f"{v} = {name}({v}, {self.e.leaf(scope)}); " if r.random() < 0.5 else ""
            result = f"{v}.a + {v}.b" if has_b else f"{v}.a * {v}.n"
            return (
                f"{{ {name}_t {v}; {v}.a = {self.e.tame(scope, 1)}; {more}{v} = {name}({v}, {self.e.tame(scope, 1)}); "
                f"{again}{t} = R(0.3)*({result}); }}"
            )

        self.s.calls.append(call)

    def _halves_helper(self, name: str) -> None:
        """Recursion over the halves of an array, with an array of its own in every frame."""
        r = self.random
        scope = Scope(("c",), ("c",), ("own",), ("own",), ints=("n",), small=("(n - 1)",))
        body, after = self.s.sequence(scope, r.randint(1, 2))
        first = [
            plain("if (n < 2) return n ? x[0] * c : R(0.1);", kept=True),
            plain("real own[8];\nfor (int i = 0; i < 8; i++) own[i] = x[i % n] * R(0.5);", kept=True),
        ]
        down = f"real l = {name}(x, n / 2, R(0.5)*c), u = {name}({r.choice(('x + n / 2', 'own + 1', 'own'))}, n - n / 2, {self.e.tame(after, 1)});"
        last = plain(f"for (int i = 0; i < n; i++) x[i] = R(0.5)*x[i] + R(0.1)*own[n - 1 - i] * l;\nreturn {r.choice(('l + u', 'l * u', 'tanh(l) - u'))};", kept=True)  # fmt: skip
        self._add(name, f"static real {name}(real *x, int n, real c)", [*first, *body, plain(down, kept=True), last])

        def call(scope: Scope) -> str | None:
            if not scope.writable or not scope.targets or scope.weight > 5:
                return None
            length = r.choice(("8", "5", *(f"({n}) % 8 + 1" for n in scope.small)))
            return f"{r.choice(scope.targets)} = R(0.2)*tanh({name}({r.choice(scope.writable)}, {length}, {self.e.tame(scope, 1)}));"

        self.s.calls.append(call)

    def _chosen_helper(self, name: str) -> None:
        """A pointer returned: into one of two arrays, or to the largest of one."""
        r = self.random
        text = r.choice((
            "return n & 1 ? x : y;", "real *b = x; for (int i = 1; i < 8; i++) if (x[i] > *b) b = x + i; return b - (b - x) % 2 * (b > y);",
            "return (x[n] > y[n] ? x : y) + 0;", "while (n-- > 0) if (x[n] < y[n]) return y; return x;",
        ))  # fmt: skip
        whole = "b - x" not in text
        self._add(name, f"{self._linkage()} real *{name}(real *x, real *y, int n)", [plain(text, kept=True)])

        def call(scope: Scope) -> str | None:
            if not scope.writable:
                return None
            x, y = r.choice(scope.writable), r.choice(scope.writable)
            if not whole:
                return f"*{name}({x}, {x}, 0) *= R(0.9);"
            return f"{name}({x}, {y}, {self.e.index(scope)})[{self.e.index(scope)}] = {self.e.tame(scope, 2)};"

        self.s.calls.append(call)

    def _same_twice_helper(self, name: str) -> None:
        """A function that is called with pointers into one array."""
        r = self.random
        value = self.e.tame(Scope(("c",), (), ints=("i",), small=("i",)).with_(reals=("y[i]",)), 2)
        text = r.choice((
            f"for (int i = 0; i < n; i++) x[i] = R(0.5)*y[i] + R(0.2)*{value};",
            "for (int i = n - 1; i >= 0; i--) { x[i] += R(0.3)*y[i]; c = R(0.5)*c + R(0.2)*y[n - 1 - i]; } x[0] = c;",
            "for (int i = 0; i < n; i++) { real h = x[i]; x[i] = R(0.8)*y[i]; *(real *)&y[i] = h * c; }",
        ))  # fmt: skip
        self._add(name, f"{self._linkage()} void {name}(real *x, const real *y, real c, int n)", [plain(text, kept=True)])

        def call(scope: Scope) -> str | None:
            if not scope.writable:
                return None
            x = r.choice(scope.writable)
            y = x if r.random() < 0.7 else r.choice(scope.writable)
            return f"{name}({x} + {r.randint(0, 3)}, {y} + ({self.e.quarter(scope)}), {self.e.tame(scope, 1)}, {r.randint(1, 4)});"

        self.s.calls.append(call)
