"""From a seed to a program in C: helpers first, then the function that is differentiated."""

from __future__ import annotations

import random
import re

from . import words
from .hostile import NAMES, THREADS, HostileStatements
from .more_helpers import MoreHelpers
from .scope import LENGTH, Scope
from .tree import FunctionText, ProgramText, plain
from .wild import WildExpressions, WildStatements

HEADER = """#include <tgmath.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#define R(x) ((real)(x))
"""
_TYPES = """typedef struct { real u; int k; real v[4]; real w; } S_;
typedef struct N_ { real v; struct N_ *next; } N_;
typedef struct T_ { real v; struct T_ *l, *r; } T_;
static real noted_@, kept_@[8];
static __attribute__((noinline)) void note_@(real v) { noted_@ = R(0.5)*noted_@ + v; kept_@[(int)(R(4)*fabs(noted_@)) & 7] = noted_@; }
static int order_@(const void *a, const void *b) { real x = *(const real *)a, y = *(const real *)b; return (x > y) - (x < y); }
"""
_SHORT = {"NOTE": "note", "ORDER": "order", "noted_": "noted", "kept_": "kept"}
_PARAMETERS = {
    "x": "real *x", "y": "const real *y", "z": "real *z", "a": "real a", "b": "real b", "n": "int n", "m": "int m", "ix": "const int *ix",
    "s": "S *s",
}  # fmt: skip
VERSION = 5
"""Of the generator: the same seed gives another program in another version."""


def generate(seed: int, dialect: str = "") -> ProgramText:
    """`dialect`: one of `hostile.DIALECTS`, of which half of the statements are."""
    return _Generator(seed, dialect).program()


class _Generator(MoreHelpers):
    def __init__(self, seed: int, dialect: str = "") -> None:
        self.seed = seed
        self.dialect = dialect
        self.random = random.Random(seed)
        kind = self.random.random()
        self.real = "float" if kind < 0.15 else "double"
        self.e = WildExpressions(self.random, mixed=0.15 <= kind < 0.22)
        self.s = HostileStatements(self.random, self.e, dialect) if dialect else WildStatements(self.random, self.e)
        self.functions: list[FunctionText] = []

    def program(self) -> ProgramText:
        r = self.random
        # Most programs are small: two constructs that do not go together are found as well, in a third of the time.
        self.small = r.random() < 0.6
        for number in range(r.choice((0, 0, 1, 1) if self.small else (0, 1, 1, 2, 3))):
            r.choice(
                (
                    self._scalar_helper,
                    self._array_helper,
                    self._array_helper,
                    self._struct_helper,
                    self._recursive_helper,
                    self._mutual_helpers,
                    self._pair_helper,
                    self._halves_helper,
                    self._chosen_helper,
                    self._same_twice_helper,
                )
            )(f"h{number}_{self.seed}")
        if isinstance(self.s, HostileStatements) and self.dialect == "names":
            self._named_helpers(self.s)
        names = [name for name in _PARAMETERS if r.random() < 0.7]
        if not {"x", "a", "y"} & set(names):
            names.append("x")
        names.sort(key=list(_PARAMETERS).index)
        declared, tables = self._globals()
        constant = frozenset(name for name in names if r.random() < 0.12)
        self._root(names, tables)
        prelude = f"#define BITS unsigned {'int' if self.real == 'float' else 'long'}\n"
        prelude += re.sub(r"\b([SNT]_)", rf"\g<1>{self.seed}", _TYPES).replace("@", str(self.seed))
        prelude += "".join(f"#define {short} {short}_{self.seed}\n" for short in "SNT")
        prelude += "".join(f"#define {short} {name}_{self.seed}\n" for short, name in _SHORT.items()) + declared
        prelude += THREADS.replace("@", str(self.seed)) if self.dialect == "threads" else ""
        prelude += words.helpers(self.seed) if self.dialect == "words" else ""
        return ProgramText(self.seed, self.real, prelude, tuple(self.functions), tuple(names), constant, self.dialect or "c")

    def _globals(self) -> tuple[str, list[str]]:
        if self.random.random() < 0.75:
            return "", []
        name = f"g_{self.seed}"
        if self.random.random() < 0.5:
            values = ", ".join(f"{self.random.uniform(-1, 1):.3f}" for _ in range(LENGTH))
            return f"static const real {name}[8] = {{{values}}};\n", [name]
        return f"static real {name}[8];\n", [f"!{name}"]

    # helpers ----------------------------------------------------------------------------------------------------------------

    def _scalar_helper(self, name: str) -> None:
        scope = Scope(reals=("a", "b"), targets=("a",), leave="return {0};")
        body, scope = self.s.sequence(scope, self.random.randint(1, 4))
        self._add(name, f"{self._linkage()} real {name}(real a, real b)", [*body, plain(f"return {self.e.tame(scope)};", kept=True)])
        self.e.functions.append(name)

    def _array_helper(self, name: str) -> None:
        r = self.random
        returns = r.random() < 0.5
        leave = "return {0};" if returns else "return;"
        scope = Scope(("c",), ("c",), ("x", "y"), ("x",), ints=("n",), small=("n",), leave=leave)
        body, after = self.s.sequence(scope, r.randint(2, 5))
        if returns:
            body.append(plain(f"return {self.e.tame(after)};", kept=True))
        self._add(name, f"{self._linkage()} {'real' if returns else 'void'} {name}(real *x, const real *y, real c, int n)", body)

        def call(scope: Scope) -> str | None:
            if not scope.writable or (returns and not scope.targets):
                return None
            x = r.choice(scope.writable)
            # Not the same array twice: the callee's optimiser is free, but so the fuzzer tells aliasing from the rest.
            others = [a for a in scope.arrays if a.split("[")[0] != x.split("[")[0] and a not in scope.pointers]
            if not others or (x in scope.pointers and r.random() < 0.7):
                return None
            text = f"{name}({x}, {r.choice(others)}, {self.e.tame(scope, 1)}, {self.e.index(scope)});"
            return f"{r.choice(scope.targets)} = {text}" if returns else text

        self.s.calls.append(call)

    def _struct_helper(self, name: str) -> None:
        r = self.random
        by_value = r.random() < 0.5
        place = "s" if by_value else "(*s)"
        scope = Scope(("c",), ("c",), ints=(f"{place}.k",), structs=(place,))
        body, after = self.s.sequence(scope, r.randint(1, 4))
        body.append(plain("return s;" if by_value else f"return {self.e.tame(after)};", kept=True))
        self._add(name, f"{self._linkage()} {'S' if by_value else 'real'} {name}({'S s' if by_value else 'S *s'}, real c)", body)

        def call(scope: Scope) -> str | None:
            if not scope.structs or not scope.targets:
                return None
            s = r.choice(scope.structs)
            if by_value:
                return f"{r.choice(scope.structs)} = {name}({s}, {self.e.leaf(scope)});"
            return f"{r.choice(scope.targets)} = {name}(&{s}, {self.e.leaf(scope)});"

        self.s.calls.append(call)

    def _recursive_helper(self, name: str) -> None:
        r = self.random
        scope = Scope(("c",), ("c",), ("x",), ("x",), ints=("d",), small=("d",))
        body, after = self.s.sequence(scope, r.randint(0, 3))
        base = Scope(("c",), (), ("x",))
        first = plain(f"if (d <= 0) return {self.e.tame(base, 2)};", kept=True)
        once = f"{name}(x, {self.e.tame(after, 1)}, d - 1)"
        result = r.choice(
            (f"R(0.7)*{once} + R(0.2)*c", f"sin({once})*{name}(x, c, d - 2) + x[d]", f"tanh({self.e.tame(after, 2)} + {once})")
        )
        self._add(name, f"static real {name}(real *x, real c, int d)", [first, *body, plain(f"return {result};", kept=True)])

        def call(scope: Scope) -> str | None:
            if not scope.writable or not scope.targets or scope.weight > 10:
                return None
            return f"{r.choice(scope.targets)} = {name}({r.choice(scope.writable)}, {self.e.tame(scope, 1)}, {r.randint(0, 4)});"

        self.s.calls.append(call)

    def _mutual_helpers(self, name: str) -> None:
        """Two functions that call each other."""
        r = self.random
        other = f"{name}_other"
        scope = Scope(("c",), ("c",), ("x",), ("x",), ints=("d",), small=("d",))
        for own, its in ((name, other), (other, name)):
            body, after = self.s.sequence(scope, r.randint(0, 2))
            first = plain(f"if (d <= 0) return {self.e.tame(Scope(('c',), (), ('x',)), 2)};", kept=True)
            once = f"{its}(x, {self.e.tame(after, 1)}, d - {r.randint(1, 2)})"
            head = f"static real {own}(real *x, real c, int d)"
            if own == name:
                head = f"static real {other}(real *x, real c, int d);\n{head}"
            self._add(own, head, [first, *body, plain(f"return R(0.6)*{once} + R(0.2)*x[d];", kept=True)])

        def call(scope: Scope) -> str | None:
            if not scope.writable or not scope.targets or scope.weight > 10:
                return None
            return f"{r.choice(scope.targets)} = {name}({r.choice(scope.writable)}, {self.e.tame(scope, 1)}, {r.randint(0, 5)});"

        self.s.calls.append(call)

    def _named_helpers(self, statements: HostileStatements) -> None:
        """Functions that are called like others."""
        for name in self.random.sample(NAMES, 2):
            own = f"{name}_{self.seed}" if self.random.random() < 0.5 else f"{name}{self.seed}"
            value = self.e.tame(Scope(("u",)), 2)
            self._add(own, f"{self._linkage()} real {own}(real u)", [plain(f"return {value} + R(0.3)*u*u;", kept=True)])
            statements.names.append(own)

    # the function to differentiate ------------------------------------------------------------------------------------------

    def _root(self, names: list[str], tables: list[str]) -> None:
        reals = tuple(n for n in names if n in "ab")
        arrays = tuple(n for n in names if n in ("x", "y", "z"))
        writable = tuple(n for n in names if n in ("x", "z"))
        ints = tuple(n for n in names if n in ("n", "m"))
        scope = Scope(("t",), ("t",), structs=("s[0]", "s[1]") if "s" in names else (), leave="*r = {0}; return;")
        scope = scope.with_(reals=reals, targets=reals, arrays=arrays, writable=writable, ints=ints, small=ints)
        if "ix" in names:
            scope = scope.with_(indices=("ix",))
        body = [plain("real t = R(0.1); noted_ = R(0.2); for (int i = 0; i < 8; i++) kept_[i] = R(0.1);", kept=True)]
        for table in tables:
            written = table.startswith("!")
            table = table.lstrip("!")
            if written:
                value = self.e.tame(scope.with_(ints=("i",), small=("i",)), 2)
                body.append(plain(f"for (int i = 0; i < 8; i++) {table}[i] = {value};", kept=True))
            scope = scope.with_(arrays=(table,), writable=(table,) if written else ())
        made, after = self.s.sequence(scope, self.random.randint(2, 5) if self.small else self.random.randint(4, 10))
        body += made
        if arrays:
            body.append(
                plain(
                    "for (int i = 0; i < 8; i++) t += "
                    + " + ".join(f"{a}[i] * R({k + 1}) * sin(R(0.1) * i)" for k, a in enumerate(arrays))
                    + ";"
                )
            )
        total = " + ".join(["t", *reals, *(v for v in after.reals if v not in ("t", *reals) and self.random.random() < 0.7)])
        body.append(plain(f"*r = {total};", kept=True))
        name = f"f_{self.seed}"
        parameters = ", ".join([*(_PARAMETERS[n] for n in names), "real *r"])
        linkage = 'extern "C" ' if self.dialect == "c++" else ""
        self._add(name, f"{linkage}void {name}({parameters})", body)
