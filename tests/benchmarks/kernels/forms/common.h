/* What the programs of these forms share: times of the processor, alternately of a function and its derivative. */
#pragma once
#include <time.h>
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#include <vector>
extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_width, enzyme_dupnoneed;
template <typename... A> void __enzyme_autodiff(void *, A...);
template <typename R, typename... A> R __enzyme_fwddiff(void *, A...);
static double now() { timespec t; clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t); return t.tv_sec + 1e-9 * t.tv_nsec; }
template <typename F, typename G> void ratio(const char *name, F primal, G derivative, int rounds = 15) {
    double p = 1e30, d = 1e30;
    for (int i = 0; i < rounds; i++) {
        double a = now(); primal(); double b = now(); derivative(); double c = now();
        if (b - a < p) p = b - a;
        if (c - b < d) d = c - b;
    }
    printf("%-18s %9.1f us %7.2f\n", name, p * 1e6, d / p);
}
static void check(double error, double most) {
    if (!(error < most)) { printf("wrong by %g\n", error); exit(1); }
}
static double uniform() { return rand() / (double)RAND_MAX; }
