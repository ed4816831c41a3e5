/* Promises of no overlap, on functions and on their helpers, where memory changes its role from one step to the next; local arrays of two
   dimensions; arrays of structures of which some fields are overwritten. */

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void step(double *restrict to, const double *restrict from, int n) {
    to[0] = from[n - 1];
    for (int i = 1; i < n; i++) to[i] = from[i] + 0.3 * from[i - 1] * from[i];
}

/* The helper's promise holds for one call: what it writes is what its next call reads. */
void swapped(double *restrict first, double *restrict second, int n, int steps, double *restrict result) {
    double *u = first, *v = second;
    for (int s = 0; s < steps; s++) {
        step(v, u, n);
        double *t = u;
        u = v;
        v = t;
    }
    *result = 0;
    for (int i = 0; i < n; i++) *result += u[i] * u[i];
}

/* The same, so short that the steps are unrolled. */
void swapped_twice(double *restrict first, double *restrict second, int n, double *restrict result) {
    double *u = first, *v = second;
    for (int s = 0; s < 3; s++) {
        step(v, u, n);
        double *t = u;
        u = v;
        v = t;
    }
    *result = 0;
    for (int i = 0; i < n; i++) *result += u[i] * u[i];
}

static void cell(int h, const double *restrict weight, double *restrict hidden, double *restrict memory, const double *restrict input) {
    for (int i = 0; i < h; i++) {
        double forget = 1 / (1 + exp(-input[i] * weight[i])), change = tanh(hidden[i] * weight[h + i]);
        memory[i] = memory[i] * forget + change;
        hidden[i] = tanh(memory[i]) * forget;
    }
}

void recurrent(int h, int steps, const double *restrict weights, const double *restrict x, double *restrict state, double *restrict result) {
    *result = 0;
    for (int t = 0; t < steps; t++) {
        cell(h, weights, state, state + h, x + t * h);
        cell(h, weights + 2 * h, state + 2 * h, state + 3 * h, state);
        for (int i = 0; i < h; i++) *result += state[2 * h + i] * x[t * h + i];
    }
}

void local_matrices(const double *restrict x, const int *restrict corners, int n, double *restrict result) {
    *result = 0;
    for (int t = 0; t < n; t++) {
        double a[2][2], c[2][2];
        for (int i = 0; i < 2; i++)
            for (int k = 0; k < 2; k++) a[k][i] = x[2 * corners[3 * t + i + 1] + k] - x[2 * corners[3 * t] + k];
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++) {
                c[i][j] = 0;
                for (int k = 0; k < 2; k++) c[i][j] += a[k][i] * a[k][j];
            }
        *result += c[0][0] * c[1][1] - c[0][1] * c[1][0] + log(1 + c[0][0] * c[0][0]);
    }
}

typedef struct {
    double x[3], v[3], mass;
} particle;

void fields(const double *restrict state, int n, int steps, double *restrict result) {
    particle *p = malloc(n * sizeof(particle));
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 3; k++) {
            p[i].x[k] = state[7 * i + k];
            p[i].v[k] = state[7 * i + 3 + k];
        }
        p[i].mass = state[7 * i + 6];
    }
    for (int s = 0; s < steps; s++) {
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++) {
                double d = p[i].x[s % 3] - p[j].x[s % 3];
                for (int k = 0; k < 3; k++) {
                    p[i].v[k] -= d * p[j].mass * p[j].x[k];
                    p[j].v[k] += d * p[i].mass;
                }
            }
        for (int i = 0; i < n; i++)
            for (int k = 0; k < 3; k++) p[i].x[k] += 0.1 * p[i].v[k];
    }
    *result = 0;
    for (int i = 0; i < n; i++) *result += p[i].x[0] * p[i].v[1] * p[i].mass;
    free(p);
}

/* Caches of several types in one entry of a stack, loops of unknown length inside. */
void mixed_caches(const double *restrict x, int n, double *restrict result) {
    *result = 0;
    double t = 0.1;
    for (int i = 0; i < n; i++) {
        float f = (float)(x[i] * t);
        for (int j = 0; j < i; j++) {
            f = f * f + 0.1f;
            t += f * x[j] * t * 0.01;
            if (t > 0.15) t *= 0.9;
        }
        double y = 1 + x[i] * x[i];
        while (y * y - 2 > 1e-6) {
            y = 0.5 * (y + 2 / y);
            t += 0.001 * y * y;
        }
        *result += t * t + f;
    }
}

/* What a loop of unknown length keeps of several types is stored after room is made for all of it. */
void many_until(const double *restrict x, int n, double *restrict result) {
    double t = 0.3, s = 0;
    int k = 0;
    while (t < 30) {
        double y = t * x[k % n];
        if (y > 5) s += sin(y) * x[k % n];
        else s += y * y * s * 0.01 + y;
        t = t * (1.2 + 0.1 * sin(s)) + 0.01 * y;
        k += t > 10 ? 2 : 1;
    }
    *result = t * s * x[0];
}
