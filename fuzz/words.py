"""Numbers in words that functions move without knowing what they are: generic containers, unions, exchanges, serialised messages.

Rows as in hostile.py. The functions are not inlined, so that what they move is only known from what all callers pass. All is legal C: bytes
are copied by memcpy, and unions are read as what was last written.
"""

# ruff: noqa: E501 (the templates are lines of programs)

from __future__ import annotations

HELPERS = """#define APART static __attribute__((noinline))
typedef union { real d; void *p; uintptr_t u; } word_@;
typedef struct { word_@ at[8]; int n; } stack_@;
typedef struct { int kind; word_@ w; } tagged_@;
typedef struct node_@ { struct node_@ *next; unsigned char data[16]; } node_@;
typedef struct { real v; int k; float f; } record_@;
APART void words_move_@(void *to, const void *from, size_t n) { for (size_t i = 0; i + 8 <= n; i += 8) { void *w; memcpy(&w, (const char *)from + i, 8); memcpy((char *)to + i, &w, 8); } }
APART void words_swap_@(void *a, void *b, size_t n) { char *p = a, *q = b; for (; n >= 8; n -= 8, p += 8, q += 8) { uint64_t t, u; memcpy(&t, p, 8); memcpy(&u, q, 8); memcpy(p, &u, 8); memcpy(q, &t, 8); } for (; n; n--, p++, q++) { char t = *p; *p = *q; *q = t; } }
APART word_@ words_of_@(real x) { word_@ w; w.u = 0; w.d = x; return w; }
APART real words_in_@(word_@ w) { return w.d; }
APART void words_push_@(stack_@ *s, word_@ w) { s->at[s->n++ & 7] = w; }
APART word_@ words_pop_@(stack_@ *s) { return s->at[--s->n & 7]; }
APART void *words_address_@(real x) { void *p = 0; memcpy(&p, &x, sizeof x); return p; }
APART real words_number_@(void *p) { real x; memcpy(&x, &p, sizeof x); return x; }
APART void words_add_@(void *user, void *w) { *(real *)user += R(0.5) * words_number_@(w); }
APART void words_each_@(void (*f)(void *, void *), void *user, void **at, int n) { for (int i = 0; i < n; i++) f(user, at[i]); }
APART node_@ *words_front_@(node_@ *head, const void *data, size_t n) { node_@ *q = calloc(1, sizeof *q); q->next = head; memcpy(q->data, data, n); return q; }
APART size_t words_put_@(unsigned char *to, size_t at, int tag, real x) { to[at] = tag; memcpy(to + at + 1, &x, sizeof x); return at + 1 + sizeof x; }
APART real words_get_@(const unsigned char *from, size_t at) { real x; memcpy(&x, from + at + 1, sizeof x); return from[at] ? x * R(0.5) : x; }
APART record_@ words_record_@(real v, int k) { record_@ r = { v * R(0.5), k, 0.25f }; return r; }
APART real words_value_@(tagged_@ *t) { return t->kind == 0 ? t->w.d : t->kind == 1 ? R(0.3) * *(real *)t->w.p : R(0.1) * (int)(t->w.u & 7); }
"""

ROWS = (
    "real {t}; {{ WORD({v}); WORD({v}o); {v}.u = 0; {v}.d = {e}; {v}o.p = {v}.p; {t} = {v}o.d; }}",
    "real {t}; {{ {t} = {f}; {t} = WORDS(in)(WORDS(of)({e})) * {t}; }}",
    "real {t} = R(0.5); {{ STACK {v} = {{ .n = 0 }}; WORDS(push)(&{v}, WORDS(of)({e})); WORDS(push)(&{v}, WORDS(of)({f})); {t} -= WORDS(pop)(&{v}).d; {t} *= WORDS(in)(WORDS(pop)(&{v})); }}",
    "real {t} = {e}; {{ real {v}[8] = {{ {f}, {t}, R(0.25) }}, {v}o[8]; WORDS(move)({v}o, {v}, sizeof {v}); {t} = {v}o[{k}] + R(0.3) * {v}o[1] * {v}o[0]; }}",
    "real {t}; {{ real {v}[4] = {{ {e}, {f}, R(0.25), R(-0.5) }}; WORDS(swap)({v}, {v} + 2, 2 * sizeof(real)); WORDS(swap)({v} + 2, {v} + 3, sizeof(real)); {t} = {v}[0] + {v}[2] * {v}[3]; }}",
    "real {t} = 0; {{ void *{v}[3] = {{ WORDS(address)({e}), WORDS(address)({f}), WORDS(address)(R(0.3)) }}; void *{v}h = {v}[0]; {v}[0] = {v}[({k}) % 3]; {v}[2] = {v}h; WORDS(each)(WORDS(add), &{t}, {v}, 3); {t} *= WORDS(number)({v}[2]); }}",
    "real {t} = R(0.4); {{ NODE *{v} = 0; for (int i = 0; i < 3; i++) {{ real {v}x = i ? {e} : {f}; {v} = WORDS(front)({v}, &{v}x, sizeof {v}x); }} while ({v}) {{ real {v}x; memcpy(&{v}x, {v}->data, sizeof {v}x); {t} = R(0.4) * {t} + {v}x; NODE *{v}n = {v}->next; free({v}); {v} = {v}n; }} }}",
    "real {t} = 0; {{ unsigned char {v}[64]; size_t {v}n = 0; for (int i = 0; i < 3; i++) {v}n = WORDS(put)({v}, {v}n, i & 1, i ? {e} : {f}); for (size_t at = 0; at < {v}n; at += 1 + sizeof(real)) {t} += WORDS(get)({v}, at); }}",
    "real {t}; {{ RECORD {v}[3]; for (int i = 0; i < 3; i++) {v}[i] = WORDS(record)(i ? {e} : {f}, 3 - i); for (int i = 0; i < 2; i++) if ({v}[i].k > {v}[i + 1].k) WORDS(swap)(&{v}[i], &{v}[i + 1], sizeof(RECORD)); {t} = {v}[0].v * {v}[1].k * R(0.3) + {v}[2].v * {v}[1].f; }}",
    "real {t}; {{ real {v}x = {f}; TAGGED {v}[3]; {v}[0].kind = 0; {v}[0].w.d = {e}; {v}[1].kind = 1; {v}[1].w.p = &{v}x; {v}[2].kind = 2; {v}[2].w.u = {k}; TAGGED {v}h = {v}[0]; {v}[0] = {v}[({k}) % 3]; {t} = WORDS(value)(&{v}[0]) + WORDS(value)(&{v}h) * WORDS(value)(&{v}[1]); }}",
    "real {t}; {{ uint64_t {v}q[4]; char {v}k[4]; for (int i = 0; i < 4; i++) if (({v}k[i] = i == 2)) {v}q[i] = {k}; else {{ real {v}x = i ? {e} : {f}; {v}q[i] = 0; memcpy(&{v}q[i], &{v}x, sizeof {v}x); }} {t} = 1; for (int i = 0; i < 4; i++) if ({v}k[i]) {t} *= R(1) + R(0.1) * (int){v}q[i]; else {{ real {v}x; memcpy(&{v}x, &{v}q[i], sizeof {v}x); {t} = R(0.5) * {t} + {v}x; }} }}",
    "real {t}; {{ typedef double {v}v __attribute__((vector_size(16), aligned(sizeof(real)), may_alias)); real {v}[8] = {{ {e}, {f}, {e} }}, {v}o[8]; for (unsigned i = 0; i < 8; i += 16 / sizeof(real)) *({v}v *)({v}o + i) = *({v}v *)({v} + i); {t} = {v}o[{k}] * R(0.5) + {v}o[0] * {v}o[1]; }}",
)


def helpers(seed: int) -> str:
    """What a program of the dialect begins with."""
    names = ("WORD", "STACK", "NODE", "RECORD", "TAGGED")
    lines = [f"#undef {name}" for name in (*names, "WORDS", "APART")]
    defined = [
        f"#define WORD(name) word_{seed} name",
        *(f"#define {name} {name.lower()}_{seed}" for name in names[1:]),
        f"#define WORDS(name) words_##name##_{seed}",
    ]
    return "\n".join([*lines, HELPERS.replace("@", str(seed)).rstrip(), *defined, ""])
