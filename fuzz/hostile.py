"""Dialects of C that take numbers and addresses apart: rows of templates, mixed with the statements of ordinary programs.

A row makes a number `{t}` of the expressions `{e}` and `{f}`, or nothing. `{v}` begins names of its own, `{a}` is an array of eight numbers,
`{k}` an index within it. What a row does is legal C, and its value is a smooth function of its numbers away from jumps, so that differences
are an opinion of their own. A refusal is no failure; a wrong number is.
"""

# ruff: noqa: E501 (the templates are lines of programs)

from __future__ import annotations

import random

from . import cplusplus, words
from .scope import Expressions, Scope
from .statements import Made
from .tree import plain
from .wild import WildStatements

HEADER = """#include <complex.h>
#include <pthread.h>
#include <search.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
"""

_SIGN = "((BITS)1 << (8 * sizeof(real) - 1))"

ROWS: dict[str, tuple[str, ...]] = {
    "bits": (
        # moved whole, in another order, and back
        "real {t} = {e}; {{ BITS {v}; memcpy(&{v}, &{t}, sizeof {v}); {v} = sizeof(real) == 8 ? __builtin_bswap64({v}) : __builtin_bswap32({v}); {v} = sizeof(real) == 8 ? __builtin_bswap64({v}) : __builtin_bswap32({v}); memcpy(&{t}, &{v}, sizeof {v}); }}",
        "real {t} = {e}; {{ unsigned char {v}[sizeof(real)], {v}w[sizeof(real)]; memcpy({v}, &{t}, sizeof {v}); for (unsigned i = 0; i < sizeof {v}; i++) {v}w[sizeof {v} - 1 - i] = {v}[i]; for (unsigned i = 0; i < sizeof {v}; i++) {v}[i] = {v}w[sizeof {v} - 1 - i]; memcpy(&{t}, {v}, sizeof {v}); }}",
        "real {t} = {e}; {{ BITS {v}; memcpy(&{v}, &{t}, sizeof {v}); {v} = {v} << 13 | {v} >> (8 * sizeof(real) - 13); {v} = {v} >> 13 | {v} << (8 * sizeof(real) - 13); memcpy(&{t}, &{v}, sizeof {v}); }}",
        "real {t} = {e}, {v}o = {f}; {{ BITS {v}, {v}w; memcpy(&{v}, &{t}, sizeof {v}); memcpy(&{v}w, &{v}o, sizeof {v}); {v} ^= {v}w; {v}w ^= {v}; {v} ^= {v}w; memcpy(&{t}, &{v}, sizeof {v}); memcpy(&{v}o, &{v}w, sizeof {v}); }} {t} -= R(0.3)*{v}o;",
        # chosen as integers
        "real {t} = R(4) + {e}, {v}o = R(4) + {f}; {{ BITS {v}, {v}w; memcpy(&{v}, &{t}, sizeof {v}); memcpy(&{v}w, &{v}o, sizeof {v}); {v} = {v} > {v}w ? {v} : {v}w; memcpy(&{t}, &{v}, sizeof {v}); }} {t} *= R(0.2);",
        f"real {{t}} = {{e}}; {{{{ BITS {{v}}; memcpy(&{{v}}, &{{t}}, sizeof {{v}}); BITS {{v}}k = {{v}} & {_SIGN} ? ~{{v}} : {{v}} | {_SIGN}; {{v}} = {{v}}k & {_SIGN} ? {{v}}k & ~{_SIGN} : ~{{v}}k; memcpy(&{{t}}, &{{v}}, sizeof {{v}}); }}}}",
        # exponents and mantissas
        "real {t}; {{ int {v}; real {v}m = frexp({e}, &{v}); {t} = R(0.5)*{v}m + ldexp({v}m, {v} - 2); }}",
        "real {t} = {e}; {{ BITS {v}; real {v}w = R(1.5) + fabs({t}); memcpy(&{v}, &{v}w, sizeof {v}); int {v}x = (int)({v} >> (sizeof(real) == 8 ? 52 : 23)) - (sizeof(real) == 8 ? 1023 : 127); {t} = {v}w * R(0.1) * {v}x; }}",
        "real {t} = {e}; {{ BITS {v}; memcpy(&{v}, &{t}, sizeof {v}); {v} += (BITS)1 << (sizeof(real) == 8 ? 52 : 23); memcpy(&{t}, &{v}, sizeof {v}); {t} *= R(0.25); }}",
        # read for decisions and counts that leave the number alone
        "real {t} = {e}; {{ BITS {v}; memcpy(&{v}, &{t}, sizeof {v}); if ({v} >> (8 * sizeof(real) - 1)) {t} = R(-0.5)*{t}; }}",
        "real {t} = {e}; {{ BITS {v}; memcpy(&{v}, &{t}, sizeof {v}); volatile int {v}c = __builtin_popcountll({v}); (void){v}c; }}",
        # rebuilt from its bits
        "real {t} = {e}; {{ BITS {v}; memcpy(&{v}, &{t}, sizeof {v}); BITS {v}w = 0; for (unsigned i = 0; i < 8 * sizeof(real); i++) if ({v} >> i & 1) {v}w |= (BITS)1 << i; memcpy(&{t}, &{v}w, sizeof {v}w); }}",
        "real {t} = {e}; {{ int {v} = (int)(fabs({t}) * 64); real {v}s = 0; for (int i = 0; i < 12; i++) if ({v} >> i & 1) {v}s += (1 << i) * R(0.015625); {t} = {v}s * R(0.1) + {t}; }}",
    ),
    "pointers": (
        "real {t}; {{ real {v}[2] = {{ {e}, {f} }}; uintptr_t {v}p = (uintptr_t){v} | 1; {t} = ((real *)({v}p & ~(uintptr_t)1))[{v}p & 1]; }}",
        "real {t}; {{ real {v}[4] = {{ {e}, {f}, R(0.3) }}; struct {{ intptr_t off; real own; }} {v}r; {v}r.off = (intptr_t)&{v}[1] - (intptr_t)&{v}r; {v}r.own = {v}[0]; {t} = {v}r.own * *(real *)((intptr_t)&{v}r + {v}r.off); }}",
        "real {t} = 0; {{ struct {v}n {{ real v; uintptr_t link; }} {v}[3] = {{ {{ {e} }}, {{ {f} }}, {{ R(0.4) }} }}; for (int i = 0; i < 3; i++) {v}[i].link = (i ? (uintptr_t)&{v}[i - 1] : 0) ^ (i < 2 ? (uintptr_t)&{v}[i + 1] : 0); struct {v}n *p = {v}, *b = 0; while (p) {{ {t} = R(0.5)*{t} + p->v; struct {v}n *q = (struct {v}n *)(p->link ^ (uintptr_t)b); b = p; p = q; }} }}",
        "real {t}; {{ real {v}[2] = {{ {e}, {f} }}; volatile uint32_t {v}h = (uintptr_t){v} >> 32, {v}l = (uintptr_t){v}; {t} = ((real *)((uintptr_t){v}h << 32 | {v}l))[1] * {v}[0]; }}",
        "real {t}; {{ real {v}a = {e}, {v}b = {f}; _Atomic(real *) {v}p = &{v}a; real *{v}q = atomic_exchange(&{v}p, &{v}b); {t} = *{v}q * R(0.5) + *atomic_load(&{v}p) * *{v}q; }}",
        "real {t}; {{ real {v}a = {e}, {v}b = {f}; _Atomic(real *) {v}p = &{v}a; real *{v}x = &{v}a; atomic_compare_exchange_strong(&{v}p, &{v}x, &{v}b); {t} = *atomic_load(&{v}p) + R(0.2)*{v}a; }}",
        "real {t}; {{ real *{v} = malloc(4 * sizeof(real)); for (int i = 0; i < 4; i++) {v}[i] = i ? {e} : {f}; uintptr_t {v}c = ((uintptr_t){v} & 0xffffffffffffu) | (uintptr_t)3 << 56; {t} = ((real *)({v}c & 0xffffffffffffu))[{v}c >> 56] * {v}[0]; free({v}); }}",
        "real {t}; {{ char {v}[sizeof(real *) + 2]; real {v}a = {e}, *{v}p = &{v}a; memcpy({v} + 1, &{v}p, sizeof {v}p); real *{v}q; memcpy(&{v}q, {v} + 1, sizeof {v}q); *{v}q *= {f}; {t} = {v}a; }}",
        "real {t}; {{ typedef real *{v}v __attribute__((vector_size(2 * sizeof(long)))); struct {{ real *p; real *q; }} {v}s, {v}u; real {v}a[2] = {{ {e}, {f} }}, {v}b[2] = {{ R(0.7), {f} }}; {v}s.p = {v}a; {v}s.q = {v}b; typedef long {v}l __attribute__((vector_size(16))); {v}l {v}w; memcpy(&{v}w, &{v}s, 16); {v}w = __builtin_shufflevector({v}w, {v}w, 1, 0); memcpy(&{v}u, &{v}w, 16); {t} = {v}u.p[0] * {v}u.q[0] + {v}u.q[1]; }}".replace("typedef real *{v}v __attribute__((vector_size(2 * sizeof(long)))); ", ""),
        "real {t}; {{ struct {{ double f; const real *p; }} {v}s = {{ {e}, {a} }}; typedef double {v}d __attribute__((vector_size(16))); typedef long {v}l __attribute__((vector_size(16))); {v}d {v}w; memcpy(&{v}w, &{v}s, 16); {t} = {v}w[0] * ((const real *)(({v}l){v}w)[1])[{k}]; }}",
        "real {t}; {{ real {v}a = {e}, {v}b = {f}, *{v}p[2] = {{ &{v}a, &{v}b }}; uintptr_t {v}s = (uintptr_t){v}p[0] + (uintptr_t){v}p[1]; {t} = *(real *)({v}s - (uintptr_t){v}p[0]) * {v}a; }}",
        "real {t}; {{ union {{ real *p; uintptr_t u; real d; }} {v}; real {v}a = {e}; {v}.p = &{v}a; uintptr_t {v}k = {v}.u; {v}.d = {f}; {t} = {v}.d; {v}.u = {v}k; {t} += *{v}.p; }}",
    ),
    "library": (
        "real {t} = 0; {{ real {v}[4] = {{ {e}, {f}, R(0.2), {a}[{k}] }}; qsort({v}, 4, sizeof(real), ORDER); for (int i = 0; i < 4; i++) {t} += (i + 1) * R(0.1) * {v}[i]; }}",
        "real {t}; {{ real {v}[3] = {{ {e}, {f}, R(0.2) }}, {v}w[3]; strncpy((char *){v}w, (const char *){v}, 0); memmove({v}w, {v}, sizeof {v}); mempcpy({v}, {v}w + 1, 2 * sizeof(real)); {t} = {v}[0] * {v}[1] - {v}w[0]; }}",
        "real {t}; {{ real {v}a = {e}, {v}b = {f}; void *{v}r = 0; real *{v}p = &{v}a, *{v}q = &{v}b; tsearch({v}p, &{v}r, ORDER); tsearch({v}q, &{v}r, ORDER); real **{v}f = tfind(&{v}b, &{v}r, ORDER); {t} = **{v}f * R(0.5) + {v}a; tdelete({v}p, &{v}r, ORDER); tdelete({v}q, &{v}r, ORDER); }}",
        "real {t}; {{ real {v}[4] = {{ {e}, {f}, R(0.2) }}; size_t {v}n = 3; real {v}x = {f}; real *{v}p = lfind(&{v}x, {v}, &{v}n, sizeof(real), ORDER); {t} = {v}p ? *{v}p * {v}[0] : {v}[2]; }}",
        "real {t}; {{ real {v}[8]; for (int i = 0; i < 8; i++) {v}[i] = i * R(0.4) + R(0.01) * {a}[i]; real {v}x = {v}[3]; real *{v}p = bsearch(&{v}x, {v}, 8, sizeof(real), ORDER); {t} = {v}p ? *{v}p * {e} : {f}; }}",
        "real {t}; {{ char {v}[64]; int {v}n = snprintf({v}, sizeof {v}, \"%d\", (int)(R(100)*fabs({e}))); {t} = {f} * {v}n + R(0.01) * (int)strlen({v}); }}",
        "real {t}; {{ real *{v} = reallocarray(0, 2, sizeof(real)); {v}[0] = {e}; {v}[1] = {f}; {v} = reallocarray({v}, 5, sizeof(real)); {v}[4] = {v}[0] * {v}[1]; {t} = {v}[4] - {v}[1]; free({v}); }}",
        "real {t}; {{ real *{v} = aligned_alloc(64, 64); bzero({v}, 64); {v}[1] = {e}; bcopy({v} + 1, {v} + 3, sizeof(real)); {t} = {v}[3] * {f} + {v}[0]; free({v}); }}",
    ),
    "complex": (
        "real {t}; {{ double complex {v} = {e} + I * {f}; {v} = csqrt({v}*{v} + 2.0) / ({v} + 3.5); {t} = creal({v}) - R(0.5)*cimag({v}); }}",
        "real {t}; {{ double complex {v} = {e} + I * {e}; {v} = {v} * {v} + cexp({v} * 0.3); {t} = R(0.1)*cabs({v} + 2.0) + R(0.1)*cimag({v}); }}",
        "real {t}; {{ double complex {v} = {e}, {v}w = 1.5 + I * {f}; {v} = cpow({v}w, {v} * 0.5) + clog({v}w); {t} = R(0.3)*creal({v}) + R(0.2)*carg({v}w); }}",
        "real {t}; {{ float complex {v} = (float){e} + I * (float){f}; {v} = {v} / ({v} * conjf({v}) + 1.5f); {t} = crealf({v}) + R(0.3)*cimagf({v}); }}",
        "real {t}; {{ double complex {v}[3] = {{ {e}, I * {f}, {e} - I * {e} }}; double complex {v}s = 1; for (int i = 0; i < 3; i++) {v}s = {v}s * {v}[i] + csin({v}[i]) * 0.2; {t} = R(0.2)*(creal({v}s) + cimag({v}s)); }}",
        "real {t}; {{ double complex {v} = {e} + I * {f}; {t} = R(0.3)*creal(ctanh({v}) + catan({v} * 0.3) + casinh({v}) + ccos({v}) * 0.1); }}",
    ),
    "names": (
        "real {t} = {n}({e}) - R(0.4)*{f};",
        "real {t} = {e}; {t} += R(0.3)*{n}({t} * {f});",
    ),
    "threads": (
        "real {t}; {{ pthread_t {v}; real {v}b[3] = {{ {e}, {f}, 0 }}; pthread_create(&{v}, 0, WORK, {v}b); pthread_join({v}, 0); {t} = {v}b[2] + R(0.1)*{v}b[0]; }}",
        "real {t} = 0; {{ pthread_t {v}[2]; real {v}b[2][3] = {{ {{ {e}, R(0.3) }}, {{ {f}, {a}[{k}] }} }}; for (int i = 0; i < 2; i++) pthread_create(&{v}[i], 0, WORK, {v}b[i]); for (int i = 0; i < 2; i++) {{ pthread_join({v}[i], 0); {t} += (i + 1) * R(0.4) * {v}b[i][2]; }} }}",
        "real {t} = 0; {{ pthread_t {v}[2]; SHARE {v}s[2]; for (int i = 0; i < 2; i++) {{ {v}s[i].from = {a}; {v}s[i].first = 4 * i; {v}s[i].last = 4 * i + 4; {v}s[i].scale = i ? {e} : {f}; pthread_create(&{v}[i], 0, SUM, &{v}s[i]); }} for (int i = 0; i < 2; i++) {{ void *{v}p; pthread_join({v}[i], &{v}p); {t} += R(0.2) * *(real *){v}p; }} }}",
        "real {t}; {{ real *{v} = malloc(3 * sizeof(real)); {v}[0] = {e}; {v}[1] = {f}; pthread_t {v}i; pthread_create(&{v}i, 0, WORK, {v}); pthread_join({v}i, 0); {t} = {v}[2] * {v}[1]; free({v}); }}",
        "real {t}; {{ pthread_mutex_t {v} = PTHREAD_MUTEX_INITIALIZER; pthread_mutex_lock(&{v}); {t} = {e}; pthread_mutex_unlock(&{v}); {t} = {t} * R(0.5) + {f}; pthread_mutex_destroy(&{v}); }}",
        "real {t}; {{ _Atomic real {v} = {e}; {v} += {f}; {v} = {v} * R(0.3); {t} = atomic_load(&{v}) + R(0.1); }}",
        "real {t}; {{ _Atomic real {v} = {e}; real {v}o = atomic_exchange(&{v}, {f}); {t} = {v}o * R(0.3) + {v}; }}",
        "real {t}; {{ _Atomic real {v} = {e}; real {v}o = {v}; while (!atomic_compare_exchange_weak(&{v}, &{v}o, {v}o * {v}o + {f})) ; {t} = R(0.2) * {v} + {v}o; }}",
        "real {t}; {{ real {v}, {v}x = {e}, {v}r; __atomic_store(&{v}, &{v}x, __ATOMIC_RELEASE); __atomic_load(&{v}, &{v}r, __ATOMIC_ACQUIRE); {t} = {v}r + R(0.2)*{f}; }}",
        "real {t} = 0; {{ atomic_int {v} = {k}; real {v}b[8]; for (int i = 0; i < 8; i++) {v}b[i] = i & 1 ? {e} : {f}; for (int i = 0; i < 4; i++) {t} += R(0.2) * {v}b[atomic_fetch_add(&{v}, 1) & 7]; }}",
        "real {t}; {{ atomic_flag {v} = ATOMIC_FLAG_INIT; real {v}x = {e}; while (atomic_flag_test_and_set(&{v})) ; {v}x = {v}x * {f}; atomic_flag_clear(&{v}); {t} = {v}x; }}",
        "real {t}; {{ OWN = {e}; OWN = OWN * OWN + {f}; {t} = R(0.3) * OWN; }}",
    ),
    "c++": cplusplus.ROWS,
    "words": words.ROWS,
}  # fmt: skip

THREADS = """typedef struct { const real *from; int first, last; real scale, sum; } SHARE_@;
static _Thread_local real own_@;
static void *work_@(void *p) { real *b = p; own_@ = b[0]; b[2] = sin(own_@) * b[1] + R(0.2)*b[0]; return 0; }
static void *sum_@(void *p) { SHARE_@ *s = p; s->sum = 0; for (int i = s->first; i < s->last; i++) s->sum += s->scale * sin(s->from[i]); return &s->sum; }
#undef SHARE
#undef WORK
#undef SUM
#undef OWN
#define SHARE SHARE_@
#define WORK work_@
#define SUM sum_@
#define OWN own_@
"""
"""What threads run, and a variable that each has of its own."""

NAMES = (
    "j_exp_1", "julia_sin_3", "jlplt_cos_12_got", "swap_", "times_", "gamma_", "dnrm2_x", "cblas_own", "pad_own", "__nv_own", "llvm_own", "enzyme_own",
    "MPI_Own", "omp_own", "_FortranAOwn", "rust_own", "_ZN4core9panicking5own17h0123456789abcdefE", "y2", "sqr", "cube", "sinpi_", "digamma_", "clamp", "mix",
    "kmpc_own", "julia_throw_own", "jl_own", "ijl_own", "_ZSt3ownd", "math_exp", "__ocml_own",
)  # fmt: skip
"""What functions of programs are called that look like those of libraries and run-time systems."""


class HostileStatements(WildStatements):
    """Half of the statements are of one dialect."""

    def __init__(self, generator: random.Random, expressions: Expressions, dialect: str) -> None:
        super().__init__(generator, expressions)
        self.dialect = dialect
        self.names: list[str] = []
        if dialect == "c++":
            self._kinds = [(weight, kind) for weight, kind in self._kinds if getattr(kind, "__name__", "") not in cplusplus.WITHOUT]
        ordinary = sum(weight for weight, _ in self._kinds)
        self._kinds.append((ordinary, self._row))

    def _row(self, scope: Scope) -> Made | None:
        rows = ROWS[self.dialect]
        if not scope.arrays:
            rows = tuple(row for row in rows if "{a}" not in row)
        if not self.names:
            rows = tuple(row for row in rows if "{n}" not in row)
        if not rows or scope.weight > 8:
            return None
        text = self.random.choice(rows).format(
            t=(t := self.fresh("t")), v=self.fresh("v"), e=self._number(scope), f=self._number(scope), k=self.e.index(scope),
            a=self.random.choice(scope.arrays or ("",)), n=self.random.choice(self.names or [""]),
        )  # fmt: skip
        return [plain(text)], scope.with_(reals=(t,), targets=(t,))

    def _number(self, scope: Scope) -> str:
        """Now and then a special number, where a branch of a formula ends."""
        if self.random.random() < 0.12:
            return self.random.choice(("R(0)", "R(-0.0)", "R(1)", "R(0.5)", "R(-2)"))
        return f"({self.e.tame(scope, 2)})"
