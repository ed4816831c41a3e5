"""Global variables of programs: what one call leaves in them, and in their shadows, is there in the next."""

from __future__ import annotations

import subprocess

from polyglot_ad.driver.main import main

PROGRAM = """
#include <stdio.h>
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...), __enzyme_reverse(void *, ...);
int enzyme_dup, enzyme_const;
static double state = 2, table[3];
__attribute__((noinline)) double step(double x) { double r = state * x; state = x * x; return r; }
__attribute__((noinline)) double gather(const double *x) {
    double sum = 0;
    for (int i = 0; i < 3; i++)
        table[i] += x[i];
    for (int i = 0; i < 3; i++)
        sum += table[i] * table[i];
    return sum;
}
int main(void) {
    for (int k = 0; k < 3; k++)
        printf("%g ", __enzyme_autodiff((void *)step, 3.0));
    for (int k = 0; k < 2; k++)
        printf("%g ", __enzyme_fwddiff((void *)step, 4.0, 1.0));
    puts("");
    for (int k = 0; k < 4; k++) {
        double x[3] = {1, 2, 3}, dx[3] = {0};
        if (k % 2)
            __enzyme_autodiff((void *)gather, enzyme_dup, x, dx);
        else
            __enzyme_reverse((void *)gather, enzyme_dup, x, dx, 1.0, __enzyme_augmentfwd((void *)gather, enzyme_dup, x, dx));
        printf("%g %g %g\\n", dx[0], dx[1], dx[2]);
    }
}
"""


def test_calls_begin_with_zero_shadows(run):
    """The state of each call is constant to it, whatever the one before did with its shadow."""
    expected = ["2 9 9 9 16 ", *(" ".join(f"{2 * k * v:g}" for v in (1, 2, 3)) for k in (1, 2, 3, 4))]
    assert run(PROGRAM) == expected


NAMES = """
double __enzyme_autodiff(void *, ...);
double cells[3], *first;
__attribute__((noinline)) double mixed(double x) { first[0] = x; cells[2] = cells[0] * x; return first[2]; }
int main(void) { first = cells; return __enzyme_autodiff((void *)mixed, 3.0) == 6 ? 0 : 1; }
"""


def test_two_names_are_refused_when_they_meet(run):
    run(NAMES, status=-6)


def test_two_names_in_another_file(tmp_path):
    """The variable that holds the address belongs to another file."""
    (tmp_path / "a.c").write_text(NAMES.replace("double cells[3], *first;", "double cells[3]; extern double *first;"))
    (tmp_path / "b.c").write_text("double *first;")
    assert main(["-O2", str(tmp_path / "a.c"), str(tmp_path / "b.c"), "-o", str(tmp_path / "program")], cplusplus=False) == 0
    assert subprocess.run([str(tmp_path / "program")], capture_output=True, timeout=60, check=False).returncode == -6


STREAMS = """
#include <iostream>
double __enzyme_autodiff(void *, ...);
int calls;
__attribute__((noinline)) double loud(double x) {
    std::cout << "called " << ++calls << std::endl;
    std::cerr << "";
    return x * x;
}
int main() { return __enzyme_autodiff((void *)loud, 3.0) == 6 ? 0 : 1; }
"""


def test_objects_of_libraries_lead_where_they_like(run):
    """std::cerr holds the address of std::cout."""
    assert run(STREAMS, cplusplus=True) == ["called 1"]


KEPT = """
#include <stdlib.h>
double __enzyme_autodiff(void *, ...);
int enzyme_dup, enzyme_const;
static double *room;
__attribute__((noinline)) double squared(const double *x, int n) {
    double sum = 0;
    if (!room)
        room = malloc(n * sizeof *room);
    for (int i = 0; i < n; i++)
        room[i] = x[i] * x[i];
    for (int i = 0; i < n; i++)
        sum += room[i] * room[n - 1 - i];
    return sum;
}
int main(void) {
    for (int k = 0; k < 2; k++) {
        double x[3] = {1, 2, 3}, dx[3] = {0};
        __enzyme_autodiff((void *)squared, enzyme_dup, x, dx, enzyme_const, 3);
        if (dx[0] != 36 || dx[1] != 32 || dx[2] != 12)
            return 1;
    }
}
"""


def test_memory_of_an_earlier_call_has_no_shadow(run):
    """Its shadow was freed at the end of that call."""
    run(KEPT, status=-6)


CARRIED = """
#include <stdlib.h>
double __enzyme_fwddiff(void *, ...);
static double *carried;
__attribute__((noinline)) double next(double x) {
    if (!carried)
        carried = calloc(2, sizeof *carried);
    double r = carried[0] * x;
    carried[0] = x * x;
    carried[1] += r;
    return r + carried[1];
}
int main(void) { return __enzyme_fwddiff((void *)next, 3.0, 1.0) != 0 || __enzyme_fwddiff((void *)next, 4.0, 1.0) != 18; }
"""


def test_nor_has_it_a_tangent(run):
    """What an earlier call left in it is constant to this one, and the tangents of that call must not be followed."""
    run(CARRIED, status=-6)
