#include <math.h>

static double costly(double t) { return sin(t) * t * t; }

static double keys[64], values[64];
static int length;
static double looked_up(double t) {
    for (int k = 0; k < length; k++)
        if (keys[k] == t) return values[k];
    if (length == 64) length = 0;
    keys[length] = t;
    return values[length++] = costly(t);
}
double before_a_region(const double *x, int n) {
    double s = 0, t = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * looked_up(x[i]);
#pragma omp parallel for reduction(+ : t)
    for (int i = 0; i < n; i++) t += x[i] * x[i];
    return s + t;
}
double under_a_lock(const double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) {
        double v;
#pragma omp critical
        v = looked_up(x[i]);
        s += (i + 1) * v;
    }
    return s;
}
static double last = -1, kept;
#pragma omp threadprivate(last, kept)
double of_every_thread(const double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s) schedule(dynamic)
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 2; k++) {
            if (x[i] != last) {
                last = x[i];
                kept = costly(last);
            }
            s += (i + 1) * kept;
        }
    return s;
}
static double seen[64], made[64];
double by_index(const double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) {
        if (seen[i] != x[i]) {
            seen[i] = x[i];
            made[i] = costly(x[i]);
        }
        s += (i + 1) * made[i];
    }
    return s;
}
