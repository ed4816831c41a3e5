"""Random statements: assignments, branches, loops of every shape, local and allocated memory, copies, structures, calls."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from dataclasses import replace

from .scope import LENGTH, Expressions, Scope
from .tree import Statement, block, plain

_MOST = 500
"""No statement is executed more often than about this."""

Made = tuple[list[Statement], Scope]
"""Statements, and the scope after them."""


class Statements:
    def __init__(self, generator: random.Random, expressions: Expressions) -> None:
        self.random = generator
        self.e = expressions
        self._numbers = itertools.count()
        self.calls: list[Callable[[Scope], str | None]] = []
        """Each makes a statement that calls a helper, None where it does not fit."""
        self._kinds: list[tuple[int, Callable[[Scope], Made | None]]] = [
            (6, self._declare), (8, self._assign), (8, self._store), (5, self._branch), (4, self._counted), (3, self._triangular), (2,
            self._while),
            (2, self._do), (2, self._switch), (2, self._local_array), (2, self._allocate), (2, self._copy), (2, self._swap), (1,
            self._exchange),
            (4, self._call), (1, self._leave), (2, self._out), (2, self._local_struct), (3, self._struct_store), (1, self._local_matrix),
            (2, self._integer), (1, self._local_pointer), (1, self._newton), (1, self._list), (1, self._variable_length), (1, self._bubble),
            (1, self._accumulate),
        ]  # fmt: skip

    def fresh(self, stem: str) -> str:
        return f"{stem}{next(self._numbers)}"

    def body(self, scope: Scope, count: int) -> list[Statement]:
        return self.sequence(scope, count)[0]

    def sequence(self, scope: Scope, count: int) -> Made:
        """Statements that free what they allocate, and the scope after them."""
        found, last, after = self._open_sequence(scope, count)
        if last:
            # Arrays, and pointers that may point to them, are gone.
            after = replace(after, arrays=scope.arrays, writable=scope.writable, pointers=scope.pointers)
        return found + last, after

    def _open_sequence(self, scope: Scope, count: int) -> tuple[list[Statement], list[Statement], Scope]:
        found: list[Statement] = []
        last: list[Statement] = []
        weights = [w for w, _ in self._kinds]
        for _ in range(count):
            made = self.random.choices(self._kinds, weights)[0][1](scope)
            if made is None:
                continue
            statements, scope = made
            found += [s for s in statements if not s.tail.startswith("free(")]
            last += [s for s in statements if s.tail.startswith("free(")]
        return found, last, scope

    # plain ------------------------------------------------------------------------------------------------------------------

    def _declare(self, scope: Scope) -> Made:
        name = self.fresh("t")
        return [plain(f"real {name} = {self.e.tame(scope)};")], scope.with_(reals=(name,), targets=(name,))

    def _integer(self, scope: Scope) -> Made:
        name = self.fresh("k")
        value = self.random.choice(
            (f"({self.e.condition(scope)}) ? {self.random.randint(0, 7)} : {self.random.randint(0, 7)}", self.e.index(scope))
        )
        return [plain(f"int {name} = {value};")], scope.with_(ints=(name,), small=(name,))

    def _update(self, scope: Scope, place: str) -> str:
        choice = self.random.random()
        if choice < 0.4:
            return f"{place} = {self.e.tame(scope)};"
        if choice < 0.6:
            return f"{place} = R(0.6)*{place} + R(0.3)*{self.e.tame(scope, 2)};"
        if choice < 0.8:
            return f"{place} += R(0.1)*{self.e.tame(scope, 2)};"
        if choice < 0.9:
            return f"{place} *= {self.random.choice(('cos', 'sin'))}({self.e.real(scope, 2)});"
        return f"{place} = {self.e.leaf(scope)};" if scope.weight < 20 else f"{place} = R(0.9)*{self.e.leaf(scope)};"

    def _assign(self, scope: Scope) -> Made | None:
        return ([plain(self._update(scope, self.random.choice(scope.targets)))], scope) if scope.targets else None

    def _store(self, scope: Scope) -> Made | None:
        if not scope.writable:
            return None
        return [plain(self._update(scope, f"{self.random.choice(scope.writable)}[{self.e.index(scope)}]"))], scope

    # control ----------------------------------------------------------------------------------------------------------------

    def _inner(self, scope: Scope, most: int = 4) -> list[Statement]:
        return self.body(scope.inside(), self.random.randint(1, most)) if scope.depth < 4 else [plain(self._any_update(scope))]

    def _any_update(self, scope: Scope) -> str:
        places = [*scope.targets, *(f"{a}[{self.e.index(scope)}]" for a in scope.writable)]
        return self._update(scope, self.random.choice(places)) if places else ";"

    def _branch(self, scope: Scope) -> Made:
        condition = self.e.condition(scope)
        if self.random.random() < 0.5:
            return [block(f"if ({condition}) {{", self._inner(scope))], scope
        return [Statement("}", (f"if ({condition}) {{", "} else {"), (tuple(self._inner(scope)), tuple(self._inner(scope))))], scope

    def _switch(self, scope: Scope) -> Made | None:
        if not scope.ints:
            return None
        heads, bodies = [], []
        for number in range(self.random.randint(2, 4)):
            on = f"switch (({self.random.choice(scope.ints)} + {self.random.randint(0, 3)}) & 3) {{ case 0: {{"
            heads.append(f"}} case {number}: {{" if number else on)
            end = [plain("break;", kept=True)] if self.random.random() < 0.7 else []
            bodies.append((*self._inner(scope.inside(in_loop=False), 2), *end))
        if self.random.random() < 0.5:
            heads.append("} default: {")
            bodies.append(tuple(self._inner(scope.inside(in_loop=False), 2)))
        return [Statement("}}", tuple(heads), tuple(bodies))], scope

    def _jump(self, scope: Scope) -> list[Statement]:
        if self.random.random() > 0.3:
            return []
        return [block(f"if ({self.e.condition(scope)}) {{", [plain(self.random.choice(("break;", "continue;")), kept=True)])]

    def _loop_body(self, scope: Scope, index: str) -> list[Statement]:
        inner = scope.with_(ints=(index,), small=(index,))
        first, last, after = self._open_sequence(inner, self.random.randint(1, 3))
        return [*first, *self._jump(after), *self.body(after, self.random.randint(0, 2)), *last]

    def _trips(self, scope: Scope) -> str:
        """A bound within 0..8."""
        choices = ["8", "5", "1"]
        choices += [f"({i} & 7)" for i in scope.ints] + [f"{i}" for i in scope.small] * 2
        return self.random.choice(choices)

    def _counted(self, scope: Scope) -> Made | None:
        if scope.depth >= 4 or scope.weight * LENGTH > _MOST:
            return None
        i, bound = self.fresh("i"), self._trips(scope)
        head = self.random.choice((
            f"for (int {i} = 0; {i} < {bound}; {i}++) {{",
            f"for (int {i} = 0; {i} < {bound}; {i}++) {{",
            f"for (int {i} = {bound} - 1; {i} >= 0; {i}--) {{",
            f"for (int {i} = 1; {i} < {bound}; {i} += 2) {{",
            f"for (int {i} = 0; {i} != {bound}; {i}++) {{",
            f"for (unsigned {i} = 0; {i} < (unsigned)({bound}); {i}++) {{",
            f"for (long {i} = 7; {i} > {bound}; {i} -= 3) {{",
        ))  # fmt: skip
        return [block(head, self._loop_body(scope.inside(LENGTH, True), i))], scope

    def _triangular(self, scope: Scope) -> Made | None:
        if scope.depth >= 3 or scope.weight * 36 > _MOST:
            return None
        i, j, bound = self.fresh("i"), self.fresh("j"), self._trips(scope)
        inner = scope.inside(36, True).with_(ints=(i,), small=(i,)).inside()
        head = self.random.choice((
            f"for (int {j} = 0; {j} < {i}; {j}++) {{",
            f"for (int {j} = 0; {j} <= {i}; {j}++) {{",
            f"for (int {j} = {i}; {j} < {bound}; {j}++) {{",
            f"for (int {j} = {i} + 1; {j} < 8; {j}++) {{",
            f"for (int {j} = {i}; {j} > 0; {j}--) {{",
            f"for (int {j} = 0; {j} < {bound}; {j}++) {{",
        ))  # fmt: skip
        nested = block(head, self._loop_body(inner, j))
        before, after = self.body(inner, self.random.randint(0, 1)), self.body(inner, self.random.randint(0, 1))
        return [block(f"for (int {i} = 0; {i} < {bound}; {i}++) {{", [*before, nested, *after])], scope

    def _while(self, scope: Scope) -> Made | None:
        if scope.depth >= 4 or scope.weight * LENGTH > _MOST:
            return None
        k = self.fresh("k")
        inner = scope.inside(LENGTH, True)
        head = f"int {k} = 0;\nwhile ({k}++ < 7 && ({self.e.condition(scope)})) {{"
        return [block(head, self._loop_body(inner, k))], scope

    def _do(self, scope: Scope) -> Made | None:
        if scope.depth >= 4 or scope.weight * LENGTH > _MOST:
            return None
        k = self.fresh("k")
        inner = scope.inside(LENGTH, True)
        tail = f"}} while (++{k} < 7 && ({self.e.condition(scope)}));"
        return [block(f"int {k} = 0;\ndo {{", self._loop_body(inner, k), tail)], scope.with_(ints=(k,), small=(k,))

    def _leave(self, scope: Scope) -> Made | None:
        if not scope.leave or self.random.random() < 0.5:
            return None
        return [block(f"if ({self.e.condition(scope)}) {{", [plain(scope.leave.format(self.e.tame(scope)), kept=True)])], scope

    # memory -----------------------------------------------------------------------------------------------------------------

    def _fill(self, name: str, scope: Scope) -> str:
        i = self.fresh("i")
        value = self.e.tame(scope.with_(ints=(i,), small=(i,)), 2)
        return f"for (int {i} = 0; {i} < 8; {i}++) {name}[{i}] = {value};"

    def _local_array(self, scope: Scope) -> Made | None:
        if scope.weight * LENGTH > _MOST:
            return None
        name = self.fresh("q")
        text = f"real {name}[8];\n{self._fill(name, scope)}" if self.random.random() < 0.7 else f"real {name}[8] = {{0}};"
        return [plain(text)], scope.with_(arrays=(name,), writable=(name,))

    def _variable_length(self, scope: Scope) -> Made | None:
        if scope.weight * LENGTH > _MOST or not scope.small or scope.depth > 1:
            return None
        name = self.fresh("q")
        return [plain(f"real {name}[8 + {self.random.choice(scope.small)}];\n{self._fill(name, scope)}")], scope.with_(
            arrays=(name,), writable=(name,)
        )

    def _local_matrix(self, scope: Scope) -> Made | None:
        if scope.weight * 16 > _MOST:
            return None
        name, i, j = self.fresh("m"), self.fresh("i"), self.fresh("j")
        value = self.e.tame(scope.with_(ints=(i, j), small=(i, j)), 2)
        text = f"real {name}[4][8];\nfor (int {i} = 0; {i} < 4; {i}++) for (int {j} = 0; {j} < 8; {j}++) {name}[{i}][{j}] = {value};"
        rows = (f"{name}[{self.random.randrange(4)}]", f"{name}[{self.e.quarter(scope)}]")
        return [plain(text)], scope.with_(arrays=rows, writable=rows)

    def _allocate(self, scope: Scope) -> Made | None:
        if scope.weight * LENGTH > _MOST:
            return None
        name = self.fresh("p")
        if self.random.random() < 0.3:
            text = f"real *{name} = calloc(8, sizeof(real));"
        else:
            text = f"real *{name} = malloc(8 * sizeof(real));\n{self._fill(name, scope)}"
        return [plain(text), plain(f"free({name});")], scope.with_(arrays=(name,), writable=(name,))

    def _local_pointer(self, scope: Scope) -> Made | None:
        if len(scope.writable) < 2:
            return None
        name, condition = self.fresh("w"), self.e.condition(scope)
        a, b = self.random.sample(scope.writable, 2)
        return [plain(f"real *{name} = {condition} ? {a} : {b};")], scope.with_(arrays=(name,), writable=(name,), pointers=(name,))

    def _exchange(self, scope: Scope) -> Made | None:
        if len(scope.pointers) < 2:
            return None
        a, b = self.random.sample(scope.pointers, 2)
        name = self.fresh("h")
        return [plain(f"{{ real *{name} = {a}; {a} = {b}; {b} = {name}; }}")], scope

    def _copy(self, scope: Scope) -> Made | None:
        if not scope.writable:
            return None
        target, source = self.random.choice(scope.writable), self.random.choice(scope.arrays)
        text = self.random.choice((
            f"memmove({target}, {source}, 8 * sizeof(real));", f"memmove({target} + 1, {target}, 7 * sizeof(real));",
            f"memmove({target}, {source} + 3, 5 * sizeof(real));", f"memset({target}, 0, {self.random.randint(1, 8)} * sizeof(real));",
            f"memmove({target} + 2, {source}, ({self.random.choice(scope.small) if scope.small else '4'} % 6) * sizeof(real));",
        ))  # fmt: skip
        return [plain(text)], scope

    def _swap(self, scope: Scope) -> Made | None:
        if not scope.writable:
            return None
        name = self.fresh("h")
        a, b = (f"{self.random.choice(scope.writable)}[{self.e.index(scope)}]" for _ in range(2))
        return [plain(f"{{ real {name} = {a}; {a} = {b}; {b} = {name}; }}")], scope

    # structures -------------------------------------------------------------------------------------------------------------

    def _local_struct(self, scope: Scope) -> Made:
        name = self.fresh("s")
        if scope.structs and self.random.random() < 0.4:
            return [plain(f"S {name} = {self.random.choice(scope.structs)};")], scope.with_(structs=(name,))
        values = ", ".join(self.e.tame(scope, 1) for _ in range(4))
        text = f"S {name} = {{{self.e.tame(scope)}, {self.e.index(scope)}, {{{values}}}, {self.e.leaf(scope)}}};"
        return [plain(text)], scope.with_(structs=(name,), ints=(f"{name}.k",))

    def _struct_store(self, scope: Scope) -> Made | None:
        if not scope.structs:
            return None
        if len(scope.structs) > 1 and self.random.random() < 0.2:
            a, b = self.random.sample(scope.structs, 2)
            return [plain(f"{a} = {b};")], scope
        return [plain(self._update(scope, self.e.member(scope)))], scope

    # calls and idioms -------------------------------------------------------------------------------------------------------

    def _call(self, scope: Scope) -> Made | None:
        if not self.calls or scope.weight > 60:
            return None
        text = self.random.choice(self.calls)(scope)
        return ([plain(text)], scope) if text is not None else None

    def _out(self, scope: Scope) -> Made | None:
        """A store through a pointer to a scalar."""
        if not scope.targets:
            return None
        name, a, b = self.fresh("o"), self.random.choice(scope.targets), self.random.choice(scope.targets)
        if any("->" in x or "[" in x for x in (a, b)):
            return None
        return [plain(f"{{ real *{name} = {self.e.condition(scope)} ? &{a} : &{b}; *{name} = {self.e.tame(scope)}; }}")], scope

    def _newton(self, scope: Scope) -> Made | None:
        if scope.weight * 30 > _MOST:
            return None
        name, k, c = self.fresh("t"), self.fresh("k"), self.fresh("c")
        text = (
            f"real {c} = R(2) + {self.e.tame(scope)}, {name} = R(1.5); int {k} = 0;\n"
            f"do {{ real d = ({name}*{name} + R(0.3)*{name} - {c})/(R(2)*{name} + R(0.3)); {name} -= d; "
            f"if (fabs(d) < R(1e-3)) break; }} while (++{k} < 6);"
        )
        return [plain(text)], scope.with_(reals=(name,), ints=(k,), small=(k,))

    def _list(self, scope: Scope) -> Made | None:
        """A linked list, built, walked and freed."""
        if scope.weight * LENGTH > 40:
            return None
        h, i, q, t = (self.fresh(s) for s in "hiqt")
        value = self.e.tame(scope.with_(ints=(i,), small=(i,)), 2)
        text = (
            f"N *{h} = 0; real {t} = R(0.2);\n"
            f"for (int {i} = 0; {i} < {self._trips(scope)}; {i}++) {{ "
            f"N *{q} = malloc(sizeof(N)); {q}->v = {value}; {q}->next = {h}; {h} = {q}; }}\n"
            f"for (N *{q} = {h}; {q}; {q} = {q}->next) {{ {t} = {t} * {q}->v + R(0.1) * {q}->v; "
            f"if ({q}->next) {q}->next->v += R(0.2) * {t}; }}\n"
            f"while ({h}) {{ N *{q} = {h}->next; free({h}); {h} = {q}; }}"
        )
        return [plain(text)], scope.with_(reals=(t,))

    def _bubble(self, scope: Scope) -> Made | None:
        if not scope.writable or scope.weight * 28 > _MOST:
            return None
        a, i, j = self.random.choice(scope.writable), self.fresh("i"), self.fresh("j")
        text = (
            f"for (int {i} = 0; {i} < 7; {i}++) for (int {j} = 0; {j} < 7 - {i}; {j}++)\n"
            f"    if ({a}[{j}] > {a}[{j} + 1]) {{ real h_ = {a}[{j}]; {a}[{j}] = {a}[{j} + 1]; {a}[{j} + 1] = h_; }}"
        )
        return [plain(text)], scope

    def _accumulate(self, scope: Scope) -> Made | None:
        """A recurrence over an array in place."""
        if not scope.writable or scope.weight * LENGTH > _MOST:
            return None
        a, i = self.random.choice(scope.writable), self.fresh("i")
        inner = scope.with_(ints=(i,), small=(i,))
        text = f"for (int {i} = 1; {i} < 8; {i}++) {a}[{i}] = R(0.5)*{a}[{i} - 1] + R(0.4)*{self.e.tame(inner, 2)};"
        return [plain(text)], scope
