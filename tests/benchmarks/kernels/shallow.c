/* Shallow water on a grid, explicit: three fields, central differences, buffers that are swapped. */
#include <stdlib.h>
#include <string.h>
double shallow(const double *h0, int n, int m, int steps, double dt) {
    size_t size = (size_t)n * m * sizeof(double);
    double *h = malloc(size), *u = malloc(size), *v = malloc(size), *a = malloc(size), *b = malloc(size), *c = malloc(size);
    memcpy(h, h0, size); memset(u, 0, size); memset(v, 0, size);
    memcpy(a, h, size); memset(b, 0, size); memset(c, 0, size);
    for (int k = 0; k < steps; k++) {
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < m - 1; j++) {
                int p = i * m + j;
                a[p] = h[p] - dt * 0.5 * (h[p + 1] * u[p + 1] - h[p - 1] * u[p - 1] + h[p + m] * v[p + m] - h[p - m] * v[p - m]);
                b[p] = u[p] - dt * 0.5 * (u[p] * (u[p + 1] - u[p - 1]) + v[p] * (u[p + m] - u[p - m]) + 9.81 * (h[p + 1] - h[p - 1]));
                c[p] = v[p] - dt * 0.5 * (u[p] * (v[p + 1] - v[p - 1]) + v[p] * (v[p + m] - v[p - m]) + 9.81 * (h[p + m] - h[p - m]));
            }
        double *t = h;
        h = a;
        a = t;
        t = u;
        u = b;
        b = t;
        t = v;
        v = c;
        c = t;
    }
    double s = 0;
    for (int i = 0; i < n * m; i++) s += h[i] * h[i] + u[i] * u[i] + v[i] * v[i];
    free(h); free(u); free(v); free(a); free(b); free(c);
    return s;
}
