"""Statements of C that other languages do not have: gotos, tables of functions and of pointers, unions, realloc, vectors of the compiler."""

# ruff: noqa: E501 (the templates are lines of programs)

from __future__ import annotations

import random

from .scope import LENGTH, Expressions, Scope
from .statements import Made, Statements
from .tree import Statement, plain

_MOST = 300


class WideStatements(Statements):
    def __init__(self, generator: random.Random, expressions: Expressions) -> None:
        super().__init__(generator, expressions)
        self._kinds += [
            (2, self._goto), (1, self._irreducible), (2, self._function_table), (2, self._pointer_table), (2, self._pointer_to_pointer),
            (2, self._buffers), (1, self._tagged), (2, self._realloc), (2, self._scratch), (2, self._struct_array), (2, self._nested),
            (1, self._vector), (1, self._complex), (1, self._bytes), (1, self._sorted_list), (1, self._static), (1, self._records),
        ]  # fmt: skip

    def _first(self, scope: Scope) -> str:
        return self.random.choice(scope.arrays)

    # control ----------------------------------------------------------------------------------------------------------------

    def _goto(self, scope: Scope) -> Made | None:
        """A loop made of a label, perhaps with a second way out."""
        if scope.depth > 2 or scope.weight * LENGTH > _MOST:
            return None
        k, again, out = self.fresh("k"), self.fresh("again"), self.fresh("out")
        inner = scope.inside(LENGTH, False).with_(ints=(k,), small=())
        body = self.body(inner, self.random.randint(1, 3))
        rest = self.body(inner, self.random.randint(0, 2))
        leave = f"if ({self.e.condition(scope)}) goto {out};" if self.random.random() < 0.5 else ""
        more = f"if (++{k} < {self._trips(scope)}) goto {again};"
        heads = (f"{{ int {k} = 0; {again}: {{", f"}} {leave} {{")
        return [Statement(f"}} {more} {out}: ; }}", heads, (tuple(body), tuple(rest)))], scope

    def _irreducible(self, scope: Scope) -> Made | None:
        """A cycle with two ways in."""
        if scope.depth > 1 or scope.weight * LENGTH > _MOST:
            return None
        k, top, middle = self.fresh("k"), self.fresh("top"), self.fresh("mid")
        inner = scope.inside(LENGTH, False).with_(ints=(k,), small=())
        a, b = (tuple(self.body(inner, self.random.randint(1, 2))) for _ in range(2))
        heads = (f"{{ int {k} = 0; if ({self.e.condition(scope)}) goto {middle}; {top}: {{", f"}} {middle}: {{")
        return [Statement(f"}} if (++{k} < {self._trips(scope)}) goto {top}; }}", heads, (a, b))], scope

    # functions --------------------------------------------------------------------------------------------------------------

    def _function_table(self, scope: Scope) -> Made | None:
        if not self.e.functions or not scope.targets:
            return None
        name, t = self.fresh("fp"), self.random.choice(scope.targets)
        entries = [self.random.choice(self.e.functions) for _ in range(3)]
        which = self.e.index(scope)
        a, b = self.e.tame(scope, 1), self.e.leaf(scope)
        if self.random.random() < 0.4:
            text = f"real (*{name})(real, real) = {self.e.condition(scope)} ? {entries[0]} : {entries[1]};\n{t} = {name}({a}, {b});"
        else:
            text = f"{{ real (*const {name}[3])(real, real) = {{{', '.join(entries)}}}; {t} = {name}[({which}) % 3]({a}, {b}); }}"
        return [plain(text)], scope

    # pointers ---------------------------------------------------------------------------------------------------------------

    def _pointer_table(self, scope: Scope) -> Made | None:
        if len(scope.writable) < 2 or scope.weight * LENGTH > _MOST:
            return None
        name, i = self.fresh("rows"), self.fresh("i")
        rows = [self.random.choice(scope.writable) for _ in range(3)]
        value = self.e.tame(scope.with_(ints=(i,), small=(i,)), 2)
        text = f"real *{name}[3] = {{{', '.join(rows)}}};\n"
        text += f"for (int {i} = 0; {i} < {self._trips(scope)}; {i}++) {name}[{i} % 3][{i}] = R(0.5)*{name}[({i} + 1) % 3][{i}] + R(0.2)*{value};"
        return [plain(text)], scope

    def _pointer_to_pointer(self, scope: Scope) -> Made | None:
        if len(scope.writable) < 2:
            return None
        p, q = self.fresh("p"), self.fresh("pp")
        a, b = self.random.sample(scope.writable, 2)
        text = f"real *{p} = {a}, **{q} = &{p};\nif ({self.e.condition(scope)}) *{q} = {b};\n(*{q})[{self.e.index(scope)}] = {self.e.tame(scope)};"
        return [plain(text)], scope.with_(arrays=(p,), writable=(p,), pointers=(p,))

    def _buffers(self, scope: Scope) -> Made | None:
        """Two buffers whose roles are exchanged in every step."""
        if scope.weight * 5 * LENGTH > _MOST:
            return None
        m, n, p, q, i, j = (self.fresh(s) for s in ("q", "q", "p", "p", "i", "j"))
        inner = scope.with_(ints=(j,), small=(j,), arrays=(p,))
        source = self._first(scope) if scope.arrays else ""
        fill = f"memmove({m}, {source}, sizeof {m});" if source else self._fill(m, scope)
        heap = self.random.random() < 0.4
        declare = f"real *{m} = malloc(8 * sizeof(real)), *{n} = malloc(8 * sizeof(real));" if heap else f"real {m}[8], {n}[8];"
        text = f"{declare}\n{fill.replace(f'sizeof {m}', '8 * sizeof(real)')}\nreal *{p} = {m}, *{q} = {n};\n"
        text += f"for (int {i} = 0; {i} < {self.random.choice(('5', self._trips(scope)))}; {i}++) {{ for (int {j} = 0; {j} < 8; {j}++) "
        text += f"{q}[{j}] = R(0.6)*{p}[{j}] + R(0.2)*{p}[({j} + 1) % 8] + R(0.1)*{self.e.tame(inner, 2)}; real *h = {p}; {p} = {q}; {q} = h; }}"
        t = self.fresh("t")
        text += f"\nreal {t} = {p}[{self.e.index(scope)}] + {p}[3];"
        if heap:
            text += f"\nfree({m}); free({n});"
        return [plain(text)], scope.with_(reals=(t,), targets=(t,))

    # memory -----------------------------------------------------------------------------------------------------------------

    def _realloc(self, scope: Scope) -> Made | None:
        """A buffer that grows as needed, its length data-dependent."""
        if scope.weight * 16 > _MOST:
            return None
        v, n, c, i, t = (self.fresh(s) for s in ("p", "k", "k", "i", "t"))
        value = self.e.tame(scope.with_(ints=(i,), small=(i,)), 2)
        text = f"int {n} = 0, {c} = 2; real *{v} = malloc(2 * sizeof(real)), {t} = R(0.1);\n"
        text += f"for (int {i} = 0; {i} < 8; {i}++) {{ if (!({self.e.condition(scope.with_(ints=(i,)))})) continue; "
        text += f"if ({n} == {c}) {{ {c} *= 2; {v} = realloc({v}, {c} * sizeof(real)); }} {v}[{n}++] = {value}; }}\n"
        text += f"for (int {i} = 0; {i} < {n}; {i}++) {t} = R(0.7)*{t} + R(0.2)*{v}[{i}]*{v}[{n} - 1 - {i}];\nfree({v});"
        return [plain(text)], scope.with_(reals=(t,), targets=(t,))

    def _scratch(self, scope: Scope) -> Made | None:
        """Memory allocated and freed in every iteration."""
        if scope.weight * 40 > _MOST:
            return None
        v, i, j, t = (self.fresh(s) for s in ("p", "i", "j", "t"))
        value = self.e.tame(scope.with_(ints=(i, j), small=(i, j)), 2)
        size = self.random.choice((f"({i} + 1)", "3", f"({i} & 3) + 1"))
        text = f"real {t} = R(0.2);\nfor (int {i} = 0; {i} < {self.random.choice(('5', self._trips(scope)))}; {i}++) {{ int m = {size}; "
        text += f"real *{v} = malloc(m * sizeof(real)); for (int {j} = 0; {j} < m; {j}++) {v}[{j}] = {value} + R(0.1)*{t}; "
        text += f"{t} = R(0.5)*{t} + R(0.3)*{v}[m / 2]*{v}[0]; free({v}); }}"
        return [plain(text)], scope.with_(reals=(t,), targets=(t,))

    def _tagged(self, scope: Scope) -> Made | None:
        """A union of a number and an integer with a tag, alone or in an array."""
        v, i, t = self.fresh("u"), self.fresh("i"), self.fresh("t")
        if self.random.random() < 0.5:
            text = f"struct {{ int tag; union {{ real d; long i; }} u; }} {v}; if ({self.e.condition(scope)}) {{ {v}.tag = 1; {v}.u.d = {self.e.tame(scope)}; }} "
            text += f"else {{ {v}.tag = 0; {v}.u.i = {self.e.index(scope)}; }}\nreal {t} = {v}.tag ? {v}.u.d * R(0.5) : R(0.1)*{v}.u.i;"
            return [plain(text)], scope.with_(reals=(t,), targets=(t,))
        if scope.weight * LENGTH > _MOST:
            return None
        inner = scope.with_(ints=(i,), small=(i,))
        text = f"struct {{ int tag; union {{ real d; int i[2]; }} u; }} {v}[8]; for (int {i} = 0; {i} < 8; {i}++) "
        text += f"if ({self.e.condition(inner)}) {{ {v}[{i}].tag = 1; {v}[{i}].u.d = {self.e.tame(inner)}; }} else {{ {v}[{i}].tag = 0; {v}[{i}].u.i[0] = {i}; }}\n"
        text += (
            f"real {t} = 0; for (int {i} = 0; {i} < 8; {i}++) {t} += {v}[{i}].tag ? {v}[{i}].u.d * {v}[{i}].u.d : R(0.1)*{v}[{i}].u.i[0];"
        )
        return [plain(text)], scope.with_(reals=(t,), targets=(t,))

    def _struct_array(self, scope: Scope) -> Made | None:
        """An array of structures; some of its elements are structures in scope afterwards."""
        if scope.weight * 6 > _MOST:
            return None
        v, i = self.fresh("ss"), self.fresh("i")
        inner = scope.with_(ints=(i,), small=(i,))
        heap = self.random.random() < 0.4
        text = f"S *{v} = malloc(4 * sizeof(S));\n" if heap else f"S {v}[4];\n"
        text += f"for (int {i} = 0; {i} < 4; {i}++) {{ {v}[{i}].u = {self.e.tame(inner, 2)}; {v}[{i}].k = {i}; {v}[{i}].w = {self.e.tame(inner, 2)}; "
        text += f"memset({v}[{i}].v, 0, sizeof {v}[{i}].v); {v}[{i}].v[{i}] = {self.e.leaf(inner)}; }}\n"
        text += f"for (int {i} = 1; {i} < 4; {i}++) {{ if ({v}[{i}].u > {v}[{i} - 1].u) {{ S h = {v}[{i}]; {v}[{i}] = {v}[{i} - 1]; {v}[{i} - 1] = h; }} "
        text += f"{v}[{i}].v[{v}[{i}].k & 3] += {v}[{i} - 1].w * R(0.3); }}"
        t = self.fresh("t")
        text += f"\nreal {t} = {v}[{self.e.quarter(scope)}].v[{self.e.quarter(scope)}] + {v}[2].u * {v}[1].w;"
        if heap:
            return [plain(text + f"\nfree({v});")], scope.with_(reals=(t,), targets=(t,))
        return [plain(text)], scope.with_(reals=(t,), targets=(t,), structs=(f"{v}[0]", f"{v}[3]"))

    def _nested(self, scope: Scope) -> Made | None:
        """A structure of a pointer, an integer, an array and a structure."""
        if not scope.writable:
            return None
        v = self.fresh("o")
        a = self.random.choice(scope.writable)
        text = f"struct {{ real *p; int n; S s; real w[3]; struct {{ real *q; float f; }} in; }} {v} = {{ {a}, {self.e.index(scope)}, "
        text += f"{{ {self.e.leaf(scope)}, 2, {{0}}, {self.e.tame(scope, 1)} }}, {{ {self.e.leaf(scope)}, 1, 2 }}, {{ {self._first(scope)} == {a} ? {a} : {a}, 0.5f }} }};\n"
        text += f"{v}.w[{v}.n % 3] += {v}.p[{v}.n] * {v}.s.w; {v}.in.q[{self.e.index(scope)}] = R(0.4)*{v}.w[1] + {v}.in.f; "
        text += f"{v}.s.v[{v}.n & 3] = {v}.w[2] * {v}.s.u;"
        return [plain(text)], scope.with_(structs=(f"{v}.s",), ints=(f"{v}.n",), small=(f"{v}.n",))

    def _vector(self, scope: Scope) -> Made | None:
        if not scope.writable:
            return None
        v, kind = self.fresh("w"), self.fresh("V")
        a, b = self.random.choice(scope.writable), self._first(scope)
        text = f"typedef real {kind} __attribute__((vector_size(4 * sizeof(real)))); {kind} {v}, {v}b; memcpy(&{v}, {a}, sizeof {v}); "
        text += f"memcpy(&{v}b, {b} + {self.random.randrange(5)}, sizeof {v}); {v} = {v} * {v}b * R(0.5) + R(0.1) - {v}b; {v}[{self.e.quarter(scope)}] = {self.e.tame(scope, 1)}; "
        text += f"memcpy({a} + {self.random.randrange(5)}, &{v}, sizeof {v});"
        return [plain(f"{{ {text} }}")], scope

    def _complex(self, scope: Scope) -> Made:
        z, t = self.fresh("z"), self.fresh("t")
        work = self.random.choice((f"{z} = {z} * {z} + R(0.3);", f"{z} = {z} / (R(2) + {z} * {z});", f"{z} = -{z} * R(0.5);"))
        text = f"_Complex double {z} = {self.e.tame(scope, 1)} + 1.0i * {self.e.tame(scope, 1)}; {work}\nreal {t} = R(0.3)*__real__ {z} - R(0.2)*__imag__ {z};"
        return [plain(text)], scope.with_(reals=(t,), targets=(t,))

    def _bytes(self, scope: Scope) -> Made | None:
        """Numbers that travel as bytes."""
        if not scope.writable:
            return None
        v, i, a = self.fresh("raw"), self.fresh("i"), self.random.choice(scope.writable)
        copy = self.random.choice((
            f"memcpy({v}, {a}, sizeof {v});", f"for (int {i} = 0; {i} < 8; {i}++) memcpy({v} + {i} * sizeof(real), {a} + {i}, sizeof(real));"
        ))  # fmt: skip
        text = f"{{ char {v}[8 * sizeof(real)]; {copy} memcpy({a} + 1, {v} + sizeof(real) * (({self.e.index(scope)}) % 4), 4 * sizeof(real)); }}"
        return [plain(text)], scope

    def _sorted_list(self, scope: Scope) -> Made | None:
        """A list kept in order through a pointer to the pointer that changes."""
        if scope.weight * 20 > _MOST:
            return None
        h, i, q, w, t = (self.fresh(s) for s in ("h", "i", "q", "w", "t"))
        value = self.e.tame(scope.with_(ints=(i,), small=(i,)), 2)
        text = f"N *{h} = 0; real {t} = R(0.2);\nfor (int {i} = 0; {i} < 5; {i}++) {{ N *{q} = malloc(sizeof(N)); {q}->v = {value}; N **{w} = &{h}; "
        text += f"while (*{w} && (*{w})->v < {q}->v) {w} = &(*{w})->next; {q}->next = *{w}; *{w} = {q}; }}\n"
        text += f"for (N *{q} = {h}; {q}; {q} = {q}->next) {t} = R(0.5)*{t} + {q}->v;\nwhile ({h}) {{ N *{q} = {h}->next; free({h}); {h} = {q}; }}"
        return [plain(text)], scope.with_(reals=(t,))

    def _static(self, scope: Scope) -> Made | None:
        """A static array, written before it is read."""
        if scope.weight * LENGTH > _MOST or scope.depth > 0:
            return None
        name = self.fresh("st")
        return [plain(f"static real {name}[8];\n{self._fill(name, scope)}")], scope.with_(arrays=(name,), writable=(name,))

    def _records(self, scope: Scope) -> Made | None:
        """Structures copied as a whole, through memcpy and by assignment."""
        if len(scope.structs) < 1:
            return None
        s, v = self.random.choice(scope.structs), self.fresh("s")
        text = f"S {v}; memcpy(&{v}, &{s}, sizeof(S)); {v}.u = {self.e.tame(scope, 1)}; {v}.v[{self.e.quarter(scope)}] *= {v}.w;"
        return [plain(text)], scope.with_(structs=(v,))
