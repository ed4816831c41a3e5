#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    double position[3];
    float mass;
    int kind : 5, flags : 3;
    union { double d; long l; } either;
} Particle;

static const double weights[4] = {0.1, 0.25, -0.0, 1e300};
static _Thread_local int counter;
extern double unknown(double, ...);

double energy(Particle *restrict particles, const double *charge, int n) {
    double total = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) {
            double r2 = 0;
            for (int k = 0; k < 3; k++) {
                double d = particles[i].position[k] - particles[j].position[k];
                r2 += d * d;
            }
            if (r2 > 1e-12)
                total += charge[i] * charge[j] / sqrt(r2) + exp(-r2) * weights[i & 3];
            else
                particles[i].flags++;
        }
    counter++;
    return total;
}

double dispatch(int kind, double x, double (*f)(double)) {
    switch (kind) {
    case -3: return sin(x);
    case 0: return f(x);
    case 1: case 2: return unknown(x, kind, "text\n\"quoted\"");
    case 1000: abort();
    default: return pow(x, kind);
    }
}

double sum(int n, ...) {
    va_list list;
    va_start(list, n);
    double total = 0;
    while (n-- > 0) total += va_arg(list, double);
    va_end(list);
    return total;
}

long double precise(long double x, __int128 i) { return x * 1.1L + (long double)i; }
_Complex double rotate(_Complex double z, float _Complex w) { return z * w / 2; }
_Float16 narrow(_Float16 x, __bf16 y) { return x * (_Float16)1.5 + (_Float16)(float)y; }

double scratch(int n, double x[n][n]) {
    double local[n];
    double *heap = malloc(n * sizeof *heap);
    for (int i = 0; i < n; i++) local[i] = heap[i] = x[i][i];
    memmove(heap, local, sizeof local);
    double s = local[0] + heap[n - 1];
    free(heap);
    printf("%f %d\n", s, n);
    return s;
}

int atomic(int *p, _Atomic double *q) {
    *q += 1.5;
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    return __sync_fetch_and_add(p, 3) + __atomic_load_n(p, __ATOMIC_ACQUIRE);
}

double computed_goto(int i, double x) {
    static void *labels[] = {&&one, &&two};
    goto *labels[i];
one:
    return x;
two:
    __asm__ volatile("nop" ::: "memory");
    return x * x;
}
