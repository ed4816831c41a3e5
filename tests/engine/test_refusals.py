"""What the engine cannot prove it refuses: a code, the construct, the line of the source, the way there, why, and a way out; never a
number."""

from __future__ import annotations

import re

import numpy as np
import pytest

import polyglot_ad as pad
from fuzz import Batch, examine
from polyglot_ad.errors import DifferentiationError

from .harness import FORWARD, HEADER, REVERSE, Case, Mode

X = np.array([0.9, 0.3, 0.75, 0.2])

SOURCE = (
    HEADER
    + "#include <setjmp.h>\n"
    + r"""
#include <stdio.h>
double mystery(double);
void read_over(double a, int k, double *r) {
    double both[2] = {a * a, a};
    *r = both[k] * both[1 - k];
    if (sscanf("2.5", "%lf", &both[k]) != 1) return;
    *r += both[0] * both[1 - k] * a;
}
void unknown_function(double a, double *r) {
    *r = a * mystery(a * a);
}
void fills(double *, int);
void unknown_memory(double *x, int n, double *r) {
    fills(x, n);
    *r = x[0];
}
void bytes(const double *x, double *y, int n, double *r) {
    for (int i = 0; i < n * 8; i++) ((volatile char *)y)[i] = ((const char *)x)[i];
    *r = y[0];
}
void bits(double *x, double *r) {
    uint64_t *p = (uint64_t *)x;
    p[0] = p[0] * 3 + 1; *r = x[0];
}
__attribute__((noinline)) int64_t taken_apart(const double *x, int k) {
    if (k > 100) return taken_apart(x, k - 3);
    int64_t i;
    memcpy(&i, x + k % 2, 8);
    return i >> 3;
}
void bits_from_a_call(const double *x, int n, double *r) {
    *r = (double)taken_apart(x, n) * 1e-12;
}
__attribute__((noinline)) double put_together(int64_t i, int k) {
    if (k > 100) return put_together(i, k - 3);
    double d;
    i <<= 3; memcpy(&d, &i, 8); return d;
}
void bits_to_a_call(const double *x, int n, double *r) {
    int64_t i;
    memcpy(&i, x, 8); *r = put_together(i >> 3, n);
}
void assembly(double a, double *r) {
    __asm__("addsd %0, %0" : "+x"(a));
    *r = a;
}
void assembly_after_a_comment(double a, double *r) {
    __asm__("# doubled\n\taddsd %0, %0" : "+x"(a));
    *r = a;
}
void atomics(double *x, double a, double *r) {
    x[0] *= a;
    __atomic_fetch_xor((uint64_t *)x, 1ull << 52, __ATOMIC_SEQ_CST);
    *r = x[0];
}
void assembly_goto(double a, double *r) {
    __asm__ goto("jmp %l0" : : : : out);
    a = a * a;
out:
    *r = a;
}
__attribute__((noinline)) static double deep(double a) {
    return mystery(a) + 1;
}
void behind_a_call(double a, double *r) {
    *r = deep(a) * a;
}
typedef struct { int kind; union { double number; double *where; } u; } Tagged;
void tagged(double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        Tagged t; t.kind = i & 1;
        if (t.kind) t.u.where = &x[i]; else t.u.number = x[i] * x[i];
        s += t.kind ? *t.u.where : t.u.number;
    }
    *r = s;
}
void put(void *, double);
double get(void *);
void hidden_memory(double a, double *r) {
    char box[64];
    put(box, a);
    *r = get(box);
}
static jmp_buf back;
void returns_twice(double a, double *r) {
    volatile int tries = 0;
    double s = a;
    if (setjmp(back)) s = s * a;
    if (++tries < 4) longjmp(back, 1);
    *r = s;
}
int printf(const char *, ...);
void harmless_unknown(double a, int k, double *r) {
    if (k > 100) printf("%d\n", k);
    *r = a * a;
}
"""
)


def line_of(text: str) -> int:
    return next(n for n, line in enumerate(SOURCE.splitlines(), 1) if text in line)


REFUSED = [
    (Case("unknown_function", (0.4,)), "PAD-E301", "mystery(a * a)"),
    (Case("unknown_memory", (X, 4)), "PAD-E301", "fills(x, n);"),
    (Case("bytes", (X, X.copy(), 4)), "PAD-E101", "volatile char"),
    (Case("bits", (X,)), "PAD-E10[12]", "p[0] * 3"),
    (Case("bits_from_a_call", (X, 4)), "PAD-E102", "return i >> 3;"),
    (Case("bits_to_a_call", (X, 4)), "PAD-E102", "i <<= 3; memcpy"),
    (Case("read_over", (0.4, 0)), "PAD-E301", "sscanf("),
    (Case("assembly", (0.4,)), "PAD-E301", "__asm__"),
    (Case("assembly_after_a_comment", (0.4,)), "PAD-E301", "# doubled"),
    (Case("atomics", (X, 0.4)), "PAD-E10[123]", "__atomic_fetch_xor"),
    (Case("behind_a_call", (0.4,)), "PAD-E301", "return mystery(a) + 1;"),
    (Case("hidden_memory", (0.4,)), "PAD-E301", "put(box, a);"),
]


@pytest.fixture(scope="module")
def batch() -> Batch:
    return Batch(SOURCE)


@pytest.mark.parametrize("mode", [FORWARD, REVERSE], ids=str)
@pytest.mark.parametrize(("case", "code", "line"), REFUSED, ids=[c.function for c, _, _ in REFUSED])
def test_refused(batch: Batch, case: Case, code: str, line: str, mode: Mode) -> None:
    with pytest.raises(DifferentiationError) as caught:
        batch.derive(case, mode)
    error = caught.value
    assert re.fullmatch(code, error.code), error
    assert error.location.rsplit(":", 1)[-1] == str(line_of(line)), error
    assert error.construct and error.why and error.help
    assert error.code in str(error) and error.location in str(error)


def test_a_refusal_names_the_function_of_the_user(batch: Batch) -> None:
    with pytest.raises(DifferentiationError) as caught:
        batch.derive(Case("behind_a_call", (0.4,)), REVERSE)
    assert caught.value.path[-1] == "deep"


TAGS = """
typedef union { double number; int tag; } Cell;
static Cell kept[8];
double in_a_variable(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) kept[i].number = x[i];
    for (int i = 0; i < n; i++) sum += kept[n - 1 - i].tag * 0.5;
    return sum;
}
double in_an_argument(const double *x, Cell *work, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) work[i].number = 2 * x[i];
    for (int i = 0; i < n; i++) sum += work[n - 1 - i].tag * 0.5;
    return sum;
}
double allocated(const double *x, int n) {
    Cell *cells = __builtin_malloc(n * sizeof *cells);
    double sum = 0;
    for (int i = 0; i < n; i++) cells[i].number = 2 * x[i];
    for (int i = 0; i < n; i++) sum += cells[n - 1 - i].tag & 1 ? x[i] : 0;
    __builtin_free(cells);
    return sum;
}
"""
NAMED = {
    "in_a_variable": ((X, 4), ["'kept'"]),
    "in_an_argument": (
        (X, X.copy(), 4),
        ["an integer of 4 bytes is read at", ":13 from the parameter 'work", "a double is written at", ":12"],
    ),
    "allocated": ((X, 4), ["memory allocated at", ":17"]),
}


@pytest.mark.parametrize("name", NAMED)
def test_a_refusal_says_which_memory_is_read_as_what(name: str) -> None:
    """Where an integer is read from a number, the error names the memory, and where it is read and written; no wrong number comes out."""
    args, words = NAMED[name]
    function = pad.compile(TAGS, language="c")[name]
    with pytest.raises(DifferentiationError) as caught:
        pad.jacfwd(function)(*args)
    for word in words:
        assert word in str(caught.value)
    try:
        found = pad.grad(function)(*args)
    except DifferentiationError as error:
        assert words[0] in str(error)
    else:
        assert np.isnan(found).all()


@pytest.mark.parametrize("mode", [FORWARD, REVERSE], ids=str)
def test_jumps_of_assembly_are_refused(batch: Batch, mode: Mode) -> None:
    with pytest.raises(DifferentiationError, match=r"PAD-E201.*callbr") as caught:
        batch.derive(Case("assembly_goto", (0.4,)), mode)
    assert caught.value.location


@pytest.mark.parametrize("mode", [FORWARD, REVERSE], ids=str)
def test_functions_that_return_twice_are_refused(batch: Batch, mode: Mode) -> None:
    with pytest.raises(DifferentiationError, match=r"PAD-E201.*_setjmp") as caught:
        batch.derive(Case("returns_twice", (0.4,)), mode)
    assert caught.value.location.endswith(f":{line_of('if (setjmp(back))')}")


def test_a_union_of_number_and_pointer() -> None:
    batch, case = Batch(SOURCE), Case("tagged", (X, 4))
    for mode in (FORWARD, REVERSE):
        batch.derive(case, mode)
    batch.load(["tagged"], 2)
    assert not examine(batch, case, (FORWARD, REVERSE), 0)


def test_an_unknown_function_that_sees_no_active_data_is_no_hindrance() -> None:
    batch, case = Batch(SOURCE), Case("harmless_unknown", (0.4, 3))
    for mode in (FORWARD, REVERSE):
        batch.derive(case, mode)
    batch.load([])
    reverse = batch.reverse(case, REVERSE, case.values, [[1.0]], [[None, None]])
    assert reverse.lanes[0][0] == pytest.approx(0.8)


PUNNING = {
    "a union indexed as numbers": "typedef union { double d[4]; int64_t n[4]; } U;"
    "void f(const double *x, int i, int j, double *r) { U u; for (int k = 0; k < 4; k++) u.d[k] = x[k] * x[k];"
    "u.n[1] = (u.n[1] & 0xfffffffffffff000) ^ (u.n[2] & 1); *r = u.d[i] * u.d[j]; }",
}


@pytest.mark.parametrize("name", PUNNING)
def test_bits_are_not_lost_between_a_walk_and_what_it_is_kept_apart_from(name: str) -> None:
    with pytest.raises(DifferentiationError) as caught:
        Batch(HEADER + PUNNING[name]).derive(Case("f", (np.ones(4), np.int32(2), np.int32(1))), REVERSE)
    assert caught.value.code in ("PAD-E101", "PAD-E102", "PAD-E104")


def test_numbers_from_any_byte_on_are_refused() -> None:
    """Bytes that a variable index walks: reversed number by number at every byte, a copy would mix neighbours."""
    source = """#include <string.h>
void bytes(double *x, int m, double *r) {
    char raw[64];
    for (int i = 0; i < 8; i++) memcpy(raw + i * 8, x + i, 8);
    memcpy(x + 1, raw + 8 * (((m + 2) & 7) % 4), 32);
    *r = 1;
}"""
    with pytest.raises(DifferentiationError) as info:
        Batch(source).derive(Case("bytes", (X, 4)), REVERSE)
    assert info.value.code == "PAD-E104"


SHIFTED = """
#include <string.h>
double across(const double *x, int n) {
  char b[128]; double s = 0, d;
  for (int i = 0; i < n; i++) memcpy(b + 8 * i, &x[i], 8);
  for (int i = 0; i < n - 1; i++) { memcpy(&d, b + 8 * i + 1, 8); s += d; }
  return s;
}
double packed(const double *x, int n) {
  char b[128]; double s = 0, d;
  for (int i = 0; i < n; i++) { b[9 * i] = 'x'; memcpy(b + 9 * i + 1, &x[i], 8); }
  for (int i = 0; i < n; i++) { memcpy(&d, b + 9 * i + 1, 8); s += d * d * (b[9 * i] == 'x'); }
  return s;
}
"""


def test_bytes_of_two_numbers_are_no_number() -> None:
    library = pad.compile(SHIFTED, "c")
    x = np.array([0.5, 2.0, 3.0])
    for derivative in (lambda: pad.grad(library.across)(x, 3), lambda: pad.jvp(library.across, (x, 3), (x, None))):
        with pytest.raises(pad.DifferentiationError, match="may be parts of two others"):
            derivative()
    np.testing.assert_allclose(pad.grad(library.packed)(x, 3), 2 * x)


def test_functions_that_are_called_with_more_than_they_have() -> None:
    program = pad.compile(
        """
        typedef void any(void);
        static void square(double *x, double *y) { *y = *x * *x; }
        static void cube(double *x, double *y) { *y = *x * *x * *x; }
        static any *const table[] = {(any *)square, (any *)cube};
        double chosen(double x, int k, int flag) {
            double y = 0, z = 0;
            if (flag) ((void (*)(double *, double *, double *))table[k])(&x, &y, &z);
            else ((void (*)(double *, double *))table[k])(&x, &y);
            return y + z;
        }
        """,
        language="c",
    )
    with pytest.raises(DifferentiationError, match=r"PAD-E301.*(?s:.)*called with 3 arguments.*'square' \(2\), 'cube' \(2\)"):
        pad.grad(program.chosen)(3.0, 1, 1)
    assert [pad.grad(program.chosen)(3.0, k, 0) for k in (0, 1)] == pytest.approx([6.0, 27.0])
