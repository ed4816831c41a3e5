"""Statements of C that are legal and nasty: integers that wrap around, bytes taken apart and put together, pointers into one array, rows and
tables exchanged, loops over pointers, loops entered in the middle."""

# ruff: noqa: E501 (the templates are lines of programs)

from __future__ import annotations

import random

from .scope import LENGTH, Expressions, Scope
from .statements import Made
from .tree import Statement, block, plain
from .wide import WideStatements

_MOST = 300
_WRAPPED = (
    "(unsigned char)(({0}) * 171) & 7", "(unsigned short)(({0}) - 3) % 8", "((unsigned)({0}) * 2654435769u) >> 29", "(({0}) ^ 5) & 7",
    "(({0}) & -({0})) & 7", "(signed char)(({0}) * 51) & 7", "__builtin_popcount({0}) & 7", "((unsigned)({0}) - 6u) % 8u", "(7u - (unsigned)({0})) & 7u",
    "(({0}) << 1 | 1) & 7", "(int)((({0}) + 0x7ffffff0u) * 3u & 7u)", "(short)(({0}) * 9362) & 7", "~({0}) & 7", "((long)({0}) * 0x55555556L >> 32) & 7",
)  # fmt: skip
"""Indices within 0..7, of a small integer."""


class WildExpressions(Expressions):
    """Indices that wrap around."""

    def index(self, scope: Scope) -> str:
        if scope.small and self.random.random() < 0.12:
            return self.random.choice(_WRAPPED).format(self.random.choice(scope.small))
        return super().index(scope)


class WildStatements(WideStatements):
    def __init__(self, generator: random.Random, expressions: Expressions) -> None:
        super().__init__(generator, expressions)
        self._kinds += [
            (2, self._bits), (1, self._integers), (2, self._growing), (2, self._operations), (1, self._device), (1, self._machine), (2, self._way_out),
            (2, self._wider), (2, self._complex_array), (2, self._shifted), (2, self._rows_exchanged), (1, self._elimination), (2, self._pointer_loop),
            (2, self._counted_in_bytes), (1, self._generated), (1, self._tree), (1, self._by_offset), (1, self._constants), (1, self._fields),
            (1, self._sort), (1, self._rotated), (1, self._while_integers), (1, self._stack), (1, self._global_state), (1, self._spare),
        ]  # fmt: skip

    def _within(self, scope: Scope, *names: str) -> Scope:
        return scope.with_(ints=names, small=names)

    # bytes and bits ---------------------------------------------------------------------------------------------------------

    def _bits(self, scope: Scope) -> Made | None:
        """A number as an integer, through memcpy or a union, unchanged or with another sign."""
        t, b, u = self.fresh("t"), self.fresh("b"), self.fresh("u")
        value = self.e.tame(scope)
        change = self.random.choice(("", "", f"{b} ^= (BITS)1 << (8 * sizeof(real) - 1);", f"{b} &= ~((BITS)1 << (8 * sizeof(real) - 1));"))
        if self.random.random() < 0.5:
            text = f"real {t} = {value}; {{ BITS {b}; memcpy(&{b}, &{t}, sizeof {b}); {change} memcpy(&{t}, &{b}, sizeof {b}); }}"
        else:
            text = f"real {t}; {{ union {{ real d; BITS i; }} {u}; {u}.d = {value}; BITS {b} = {u}.i; {change} {u}.i = {b}; {t} = {u}.d; }}"
        return [plain(text)], scope.with_(reals=(t,), targets=(t,))

    def _integers(self, scope: Scope) -> Made | None:
        """Numbers that lie in an array of integers for a while."""
        if not scope.writable or scope.weight * 16 > _MOST:
            return None
        v, i, a = self.fresh("raw"), self.fresh("i"), self.random.choice(scope.writable)
        k = self.e.index(scope)
        text = f"{{ BITS {v}[8]; for (int {i} = 0; {i} < 8; {i}++) memcpy(&{v}[{i}], &{a}[{i}], sizeof(real)); BITS h = {v}[{k}]; {v}[{k}] = {v}[1]; {v}[1] = h; "
        text += f"for (int {i} = 0; {i} < 8; {i}++) memcpy(&{a}[7 - {i}], &{v}[{i}], sizeof(real)); }}"
        return [plain(text)], scope

    def _by_offset(self, scope: Scope) -> Made | None:
        """Members reached by counting bytes."""
        if not scope.structs:
            return None
        s, p = self.random.choice(scope.structs), self.fresh("p")
        text = f"{{ char *{p} = (char *)&{s}; *(real *)({p} + offsetof(S, w)) += R(0.3)*{self.e.tame(scope, 1)}; "
        text += f"*(real *)({p} + offsetof(S, v) + ({self.e.quarter(scope)}) * sizeof(real)) *= R(0.8); }}"
        return [plain(text)], scope

    def _fields(self, scope: Scope) -> Made:
        """Bit-fields beside numbers."""
        v, t = self.fresh("f"), self.fresh("t")
        text = f"struct {{ unsigned k : 3; int f : 5; real v; _Bool on; float w; }} {v} = {{ {self.e.index(scope)}, 3, {self.e.tame(scope, 2)}, {self.e.condition(scope)}, 0.5f }};\n"
        text += f"{v}.k += 5; {v}.f ^= {v}.k; real {t} = {v}.on ? {v}.v * R(0.1) * {v}.k : {v}.w + R(0.05) * {v}.f;"
        return [plain(text)], scope.with_(reals=(t,), targets=(t,), ints=(f"{v}.k",), small=(f"{v}.k",))

    # memory -----------------------------------------------------------------------------------------------------------------

    def _growing(self, scope: Scope) -> Made | None:
        """Two buffers that grow in every step; what was there is read again."""
        if scope.weight * 24 > _MOST:
            return None
        v, w, i, t = (self.fresh(s) for s in ("p", "p", "i", "t"))
        value = self.e.tame(self._within(scope, i), 2)
        text = (
            f"real *{v} = 0, *{w} = 0, {t} = R(0.1);\nfor (int {i} = 0; {i} < {self.random.choice(('6', self._trips(scope)))}; {i}++) {{ "
        )
        text += f"{v} = realloc({v}, ({i} + 1) * sizeof(real)); {w} = realloc({w}, ({i} + 2) * sizeof(real)); {v}[{i}] = {value}; "
        text += f"{w}[{i}] = {v}[{i} / 2] * R(0.7); {w}[{i} + 1] = {t}; {t} = R(0.4)*{t} + R(0.3)*{w}[{i}] + R(0.1)*{v}[0]; {v}[{i} / 2] *= R(0.9); }}\n"
        return [plain(text + f"free({v}); free({w});")], scope.with_(reals=(t,), targets=(t,))

    def _shifted(self, scope: Scope) -> Made | None:
        """Several pointers into one array."""
        if not scope.writable or scope.weight * LENGTH > _MOST:
            return None
        a, p, q, i = self.random.choice(scope.writable), self.fresh("p"), self.fresh("p"), self.fresh("i")
        value = self.e.tame(self._within(scope, i), 2)
        head = f"real *{p} = {a} + ({self.e.quarter(scope)}), *{q} = {a} + {self.random.randint(0, 4)};\n"
        body = self.random.choice((
            f"for (int {i} = 0; {i} < 4; {i}++) {p}[{i}] = R(0.5)*{q}[{i}] + R(0.2)*{value};",
            f"for (int {i} = 3; {i} >= 0; {i}--) {{ {p}[{i}] += R(0.3)*{q}[3 - {i}]; {q}[{i}] *= R(0.9); }}",
            f"for (int {i} = 0; {i} < 4; {i}++) *{p}++ = R(0.4)**{q}++ + R(0.1)*{value};",
        ))  # fmt: skip
        return [plain(f"{{ {head}{body} }}")], scope

    def _rows_exchanged(self, scope: Scope) -> Made | None:
        """A table of rows of which two change places, depending on what they hold."""
        if scope.weight * 24 > _MOST:
            return None
        m, rows, i, j, t = (self.fresh(s) for s in ("m", "rows", "i", "j", "t"))
        value = self.e.tame(self._within(scope, i, j), 2)
        text = f"real {m}[3][4], *{rows}[3];\nfor (int {i} = 0; {i} < 3; {i}++) {{ {rows}[{i}] = {m}[2 - {i}]; for (int {j} = 0; {j} < 4; {j}++) {m}[{i}][{j}] = {value}; }}\n"
        text += f"for (int {i} = 0; {i} < {self.random.choice(('4', self._trips(scope)))}; {i}++) {{ int u = {i} % 3, w = ({i} + 1) % 3; if ({rows}[u][1] > {rows}[w][2]) {{ real *h = {rows}[u]; {rows}[u] = {rows}[w]; {rows}[w] = h; }} "
        text += f"for (int {j} = 0; {j} < 4; {j}++) {rows}[u][{j}] = R(0.6)*{rows}[w][3 - {j}] + R(0.2)*{rows}[u][{j}]; }}\n"
        text += f"real {t} = {rows}[0][{self.e.quarter(scope)}] + {m}[1][{self.e.quarter(scope)}]*{rows}[2][0];"
        return [plain(text)], scope.with_(reals=(t,), targets=(t,))

    def _elimination(self, scope: Scope) -> Made | None:
        """A small system solved with pivoting, in a matrix on the stack."""
        if scope.weight * 40 > _MOST:
            return None
        m, x, i, j, k, t = (self.fresh(s) for s in ("m", "q", "i", "j", "k", "t"))
        value = self.e.tame(self._within(scope, i, j), 1)
        text = f"real {m}[3][4], {x}[3]; for (int {i} = 0; {i} < 3; {i}++) for (int {j} = 0; {j} < 4; {j}++) {m}[{i}][{j}] = R(0.3)*{value} + ({i} == ({j} + 1) % 3 ? R(2) : R(0));\n"
        text += f"for (int {k} = 0; {k} < 3; {k}++) {{ int b = {k}; for (int {i} = {k} + 1; {i} < 3; {i}++) if (fabs({m}[{i}][{k}]) > fabs({m}[b][{k}])) b = {i}; "
        text += f"for (int {j} = 0; {j} < 4; {j}++) {{ real h = {m}[b][{j}]; {m}[b][{j}] = {m}[{k}][{j}]; {m}[{k}][{j}] = h; }} "
        text += f"for (int {i} = {k} + 1; {i} < 3; {i}++) {{ real h = {m}[{i}][{k}] / {m}[{k}][{k}]; for (int {j} = {k}; {j} < 4; {j}++) {m}[{i}][{j}] -= h * {m}[{k}][{j}]; }} }}\n"
        text += f"for (int {i} = 2; {i} >= 0; {i}--) {{ {x}[{i}] = {m}[{i}][3]; for (int {j} = {i} + 1; {j} < 3; {j}++) {x}[{i}] -= {m}[{i}][{j}] * {x}[{j}]; {x}[{i}] /= {m}[{i}][{i}]; }}\n"
        return [plain(text + f"real {t} = R(0.3)*tanh({x}[0] - {x}[1]*{x}[2]);")], scope.with_(reals=(t,), targets=(t,))

    def _rotated(self, scope: Scope) -> Made | None:
        """Three buffers in turn, on the heap."""
        if scope.weight * 40 > _MOST:
            return None
        a, b, c, i, j, t = (self.fresh(s) for s in ("p", "p", "p", "i", "j", "t"))
        value = self.e.tame(self._within(scope, j), 2)
        text = f"real *{a} = calloc(8, sizeof(real)), *{b} = malloc(8 * sizeof(real)), *{c} = malloc(8 * sizeof(real)); {self._fill(b, scope)} memcpy({c}, {b}, 8 * sizeof(real));\n"
        text += f"for (int {i} = 0; {i} < {self.random.choice(('5', self._trips(scope)))}; {i}++) {{ for (int {j} = 1; {j} < 7; {j}++) {a}[{j}] = R(0.9)*{b}[{j}] - R(0.4)*{c}[{j}] + R(0.2)*({b}[{j} - 1] + {b}[{j} + 1]) + R(0.05)*{value}; "
        text += f"real *h = {c}; {c} = {b}; {b} = {a}; {a} = h; }}\nreal {t} = R(0.5)*{b}[{self.e.index(scope)}] + R(0.1)*{a}[2];\nfree({a}); free({b}); free({c});"
        return [plain(text)], scope.with_(reals=(t,), targets=(t,))

    def _spare(self, scope: Scope) -> Made | None:
        """Memory of the stack asked for in a loop, and rows of variable length."""
        if scope.weight * 30 > _MOST or not scope.small:
            return None
        v, i, j, t, n = self.fresh("q"), self.fresh("i"), self.fresh("j"), self.fresh("t"), self.random.choice(scope.small)
        value = self.e.tame(self._within(scope, i, j), 2)
        text = f"real {t} = 0; {{ real {v}[3][({n}) + 1]; for (int {i} = 0; {i} < 3; {i}++) for (int {j} = 0; {j} <= ({n}); {j}++) {v}[{i}][{j}] = {value} + ({j} ? R(0.3)*{v}[{i}][{j} - 1] : R(0)); "
        return [plain(text + f"for (int {j} = 0; {j} <= ({n}); {j}++) {t} += R(0.2)*{v}[0][{j}]*{v}[2][({n}) - {j}]; }}")], scope.with_(
            reals=(t,), targets=(t,)
        )

    # functions --------------------------------------------------------------------------------------------------------------

    def _operations(self, scope: Scope) -> Made | None:
        """Functions and numbers in structures."""
        if not self.e.functions or scope.weight * LENGTH > _MOST:
            return None
        v, i, t = self.fresh("ops"), self.fresh("i"), self.fresh("t")
        entries = ", ".join(f"{{ {self.random.choice(self.e.functions)}, {self.e.tame(scope, 1)} }}" for _ in range(3))
        text = f"struct {{ real (*f)(real, real); real k; }} {v}[3] = {{ {entries} }}; real {t} = R(0.2);\n"
        text += f"if ({self.e.condition(scope)}) {v}[0] = {v}[2];\nfor (int {i} = 0; {i} < {self._trips(scope)}; {i}++) {{ {t} = R(0.6)*{v}[{i} % 3].f({t}, {v}[{i} % 3].k) + R(0.1)*{self.e.leaf(self._within(scope, i))}; "
        return [plain(text + f"{v}[({i} + 1) % 3].k *= R(0.9); }}")], scope.with_(reals=(t,), targets=(t,))

    def _sort(self, scope: Scope) -> Made | None:
        if not scope.writable or scope.weight * 40 > _MOST:
            return None
        return [plain(f"qsort({self.random.choice(scope.writable)}, 8, sizeof(real), ORDER);")], scope

    def _global_state(self, scope: Scope) -> Made | None:
        """Variables of the program that a function changes."""
        if scope.weight > 20 or not scope.targets:
            return None
        t = self.random.choice(scope.targets)
        return [plain(f"NOTE({self.e.tame(scope, 2)}); {t} = R(0.5)*{t} + R(0.3)*noted_ * kept_[{self.e.index(scope)}];")], scope

    # control ----------------------------------------------------------------------------------------------------------------

    def _device(self, scope: Scope) -> Made | None:
        """A loop entered in the middle by a switch."""
        if scope.depth > 1 or scope.weight * LENGTH > _MOST or not scope.ints:
            return None
        k, on = self.fresh("k"), self.random.choice(scope.ints)
        inner = scope.inside(LENGTH, False).with_(ints=(k,))
        bodies = tuple(tuple(self.body(inner, self.random.randint(1, 2))) for _ in range(3))
        heads = (f"int {k} = (({on}) & 3) + 1; switch (({on}) & 3) {{ case 0: do {{ {{", "} case 3: {", "} case 1: default: {")
        return [Statement(f"}} }} while (--{k} > 0); }}", heads, bodies)], scope

    def _machine(self, scope: Scope) -> Made | None:
        """Three states that jump to each other."""
        if scope.depth > 1 or scope.weight * LENGTH > _MOST:
            return None
        k, a, b, c, end = (self.fresh(s) for s in ("k", "one", "two", "three", "end"))
        inner = scope.inside(LENGTH, False).with_(ints=(k,))
        bodies = tuple(tuple(self.body(inner, self.random.randint(1, 2))) for _ in range(3))
        jump = f"if (++{k} > 6) goto {end}; if ({self.e.condition(inner)}) goto {{0}};"
        heads = (f"{{ int {k} = 0; {a}: {{", f"}} {jump.format(c)} {b}: {{", f"}} {jump.format(a)} {c}: {{")
        return [Statement(f"}} {jump.format(b)} {end}: ; }}", heads, bodies)], scope

    def _way_out(self, scope: Scope) -> Made | None:
        """Out of two loops at once, by goto or by return."""
        if scope.depth >= 3 or scope.weight * 40 > _MOST:
            return None
        i, j, out = self.fresh("i"), self.fresh("j"), self.fresh("out")
        inner = self._within(scope.inside(40, True), i, j).inside()
        body = self.body(inner, self.random.randint(1, 2))
        leave = scope.leave.format(self.e.tame(inner, 2)) if scope.leave and self.random.random() < 0.4 else f"goto {out};"
        body += [block(f"if ({self.e.condition(inner)}) {{", [plain(leave, kept=True)])]
        body += self._jump(inner) + self.body(inner, self.random.randint(0, 1))
        outer = self._jump(self._within(scope, i))
        nested = block(f"for (int {j} = {i}; {j} < 8; {j} += 2) {{", body)
        return [block(f"{{ for (int {i} = 0; {i} < {self._trips(scope)}; {i}++) {{", [*outer, nested], f"}} {out}: ; }}")], scope

    def _pointer_loop(self, scope: Scope) -> Made | None:
        """Loops that count by pointers."""
        if not scope.writable or scope.weight * LENGTH > _MOST:
            return None
        a, p, q = self.random.choice(scope.writable), self.fresh("p"), self.fresh("e")
        value = self.e.tame(scope, 2)
        text = self.random.choice((
            f"for (real *{p} = {a}, *{q} = {a} + 8; {p} != {q}; {p}++) *{p} = R(0.5)**{p} + R(0.3)*{value};",
            f"for (real *{p} = {a}, *{q} = {a} + 7; {p} < {q}; {p}++, {q}--) {{ real h = *{p}; *{p} = *{q}; *{q} = R(0.9)*h; }}",
            f"{{ const real *{p} = {a} + 8; while ({p} > {a}) {{ --{p}; {self.random.choice(scope.targets or (a + '[0]',))} += R(0.05)**{p}; if (*{p} > R(0.8)) break; }} }}",
            f"for (real (*{p})[2] = (real (*)[2]){a}; {p} < (real (*)[2])({a} + 8); {p}++) (*{p})[1] = R(0.7)*(*{p})[0] + R(0.1)*{value};",
        ))  # fmt: skip
        return [plain(text)], scope

    def _counted_in_bytes(self, scope: Scope) -> Made | None:
        """Counters that are narrow, wrap around, or have no sign."""
        if scope.depth >= 4 or scope.weight * LENGTH > _MOST:
            return None
        i = self.fresh("i")
        head = self.random.choice((
            f"for (unsigned char {i} = 7; {i} < 8; {i}--) {{", f"for (unsigned {i} = 7; {i} < 8u; {i} -= 3) {{", f"for (size_t {i} = 8; {i}-- > 0;) {{",
            f"for (short {i} = 0; {i} < {self._trips(scope)}; {i}++) {{", f"for (signed char {i} = 0; {i} >= 0 && {i} < 8; {i} += 5) {{",
            f"for (unsigned long {i} = 1; {i} < 8; {i} *= 2) {{", f"for (unsigned char {i} = 0; {i} < 8; {i} = ({i} + 83) % 16) {{",
            f"for (int {i} = 7; {i}; {i} >>= 1) {{", f"for (int {i} = 7; {i}; {i} &= {i} - 1) {{",
        ))  # fmt: skip
        return [block(head, self._loop_body(scope.inside(LENGTH, True), i))], scope

    def _generated(self, scope: Scope) -> Made | None:
        """Indices from a generator of random numbers."""
        if not scope.writable or scope.weight * LENGTH > _MOST:
            return None
        a, k, i = self.random.choice(scope.writable), self.fresh("k"), self.fresh("i")
        text = f"unsigned {k} = {self.random.randint(1, 1 << 30)}u + {self.e.index(scope)}; for (int {i} = 0; {i} < 6; {i}++) {{ {k} = {k} * 1103515245u + 12345u; "
        text += f"int u = ({k} >> 16) & 7, w = ({k} ^ {k} >> 9) & 7; {a}[u] = R(0.6)*{a}[w] + R(0.2)*{self.e.tame(self._within(scope, i), 1)}; }}"
        return [plain(text)], scope

    def _while_integers(self, scope: Scope) -> Made | None:
        """How often is a matter of integers: Euclid, halving."""
        if not scope.targets or not scope.ints or scope.weight * LENGTH > _MOST:
            return None
        u, w, t = self.fresh("k"), self.fresh("k"), self.random.choice(scope.targets)
        text = f"{{ int {u} = (({self.random.choice(scope.ints)}) & 31) + {self.random.randint(1, 40)}, {w} = {self.random.randint(2, 9)}; "
        text += self.random.choice(
            (
                f"while ({w}) {{ int h = {u} % {w}; {u} = {w}; {w} = h; ",
                f"while ({u} > 1) {{ {u} = {u} % 2 ? {u} - 1 : {u} / 2; if ({u} == {w}) break; ",
            )
        )
        return [plain(text + f"{t} = R(0.7)*{t} + R(0.1)*{self.e.tame(scope, 1)}; }} }}")], scope

    # numbers ----------------------------------------------------------------------------------------------------------------

    def _wider(self, scope: Scope) -> Made:
        """Other floating-point types on the way."""
        t, w = self.fresh("t"), self.fresh("w")
        kind = self.random.choice(("long double", "long double", "double", "float"))
        text = f"{kind} {w}[2] = {{ {self.e.tame(scope, 2)}, {self.e.leaf(scope)} }}; {w}[1] = {w}[0] * {w}[0] - ({kind})0.3 * {w}[1]; {w}[({self.e.index(scope)}) & 1] += ({kind})({self.e.tame(scope, 1)});\n"
        return [plain(text + f"real {t} = R(0.5) * ({w}[1] / (2 + {w}[0] * {w}[0]));")], scope.with_(reals=(t,), targets=(t,))

    def _complex_array(self, scope: Scope) -> Made | None:
        """Butterflies on complex numbers."""
        if scope.weight * 16 > _MOST:
            return None
        z, i, t = self.fresh("z"), self.fresh("i"), self.fresh("t")
        kind = self.random.choice(("double", "double", "float"))
        value = self.e.tame(self._within(scope, i), 1)
        text = f"_Complex {kind} {z}[4]; for (int {i} = 0; {i} < 4; {i}++) {z}[{i}] = {value} + 1.0i * R(0.3) * {i};\nfor (int {i} = 0; {i} < 2; {i}++) {{ _Complex {kind} u = {z}[{i}], w = {z}[{i} + 2] * (0.6 - 0.8i); {z}[{i}] = u + w; {z}[{i} + 2] = u - w; }}\n"
        return [
            plain(
                text + f"real {t} = R(0.2)*__real__ ({z}[{self.e.quarter(scope)}] * {z}[1]) - R(0.1)*__imag__ {z}[{self.e.quarter(scope)}];"
            )
        ], scope.with_(reals=(t,), targets=(t,))

    def _constants(self, scope: Scope) -> Made | None:
        """A constant table of structures."""
        if not scope.targets:
            return None
        v, t = self.fresh("tab"), self.random.choice(scope.targets)
        text = f"{{ static const struct {{ short k; real c; int next; }} {v}[4] = {{ {{ 1, R(0.5), 2 }}, {{ 3, R(-0.25), 0 }}, {{ 2, R(0.75), 3 }}, {{ 0, R(1.5), 1 }} }}; "
        text += f"for (int at_ = ({self.e.index(scope)}) & 3, cnt_ = 0; cnt_ < 4; cnt_++, at_ = {v}[at_].next) {t} = R(0.6)*{t} + {v}[at_].c * R(0.2) * {v}[at_].k; }}"
        return [plain(text)], scope

    # linked -----------------------------------------------------------------------------------------------------------------

    def _tree(self, scope: Scope) -> Made | None:
        """A search tree, walked with a stack of pointers, and freed."""
        if scope.weight * 30 > _MOST:
            return None
        h, i, t = self.fresh("h"), self.fresh("i"), self.fresh("t")
        value = self.e.tame(self._within(scope, i), 2)
        text = f"T *{h} = 0; real {t} = R(0.1);\nfor (int {i} = 0; {i} < 6; {i}++) {{ T *q = calloc(1, sizeof(T)); q->v = {value}; T **w = &{h}; while (*w) w = q->v < (*w)->v ? &(*w)->l : &(*w)->r; *w = q; }}\n"
        text += f"{{ T *up[8]; int n = 0; T *q = {h}; while (q || n) {{ while (q) {{ up[n++] = q; q = q->l; }} q = up[--n]; {t} = R(0.5)*{t} + R(0.4)*q->v; T *d = q; q = q->r; free(d); }} }}"
        return [plain(text)], scope.with_(reals=(t,), targets=(t,))

    def _stack(self, scope: Scope) -> Made | None:
        """A machine with a stack of numbers, and codes for operations."""
        if scope.weight * 12 > _MOST or not scope.ints:
            return None
        v, i, t = self.fresh("st"), self.fresh("i"), self.fresh("t")
        value = self.e.tame(self._within(scope, i), 1)
        codes = ", ".join(str(self.random.choice((0, 0, 1, 2, 3))) for _ in range(7))
        text = f"real {v}[10] = {{ R(0.3), R(0.5) }}, {t}; {{ int top = 2; const unsigned char op[7] = {{ {codes} }}; for (int {i} = 0; {i} < 7; {i}++) switch ((op[{i}] + ({self.random.choice(scope.ints)} & 1)) & 3) {{ "
        text += f"case 0: {v}[top++] = {value}; break; case 1: if (top > 1) {{ top--; {v}[top - 1] *= {v}[top]; }} break; case 2: if (top > 1) {{ top--; {v}[top - 1] -= R(0.5)*{v}[top]; }} continue; default: {v}[top - 1] = sin({v}[top - 1]); }} {t} = {v}[top - 1]; }}"
        return [plain(text)], scope.with_(reals=(t,), targets=(t,))
