/* Time steps: what changes from step to step is overwritten in place. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#ifndef RESTRICT
#define RESTRICT
#endif

static void reaction(const double *RESTRICT p, const double *RESTRICT s, double *RESTRICT d, int n) {
    for (int i = 0; i < n; i++) {
        double u = s[i], v = s[n + i], left = i ? s[i - 1] : u, right = i < n - 1 ? s[i + 1] : u;
        d[i] = p[0] - (p[1] + 1) * u + u * u * v + p[2] * (left - 2 * u + right);
        d[n + i] = p[1] * u - u * u * v;
    }
}

/* RK4 over the 1-D Brusselator with diffusion. */
double brusselator(const double *RESTRICT start, const double *RESTRICT p, int n, int steps, double dt) {
    double *s = malloc(16 * n), *t = malloc(16 * n), *k1 = malloc(16 * n), *k2 = malloc(16 * n), *k3 = malloc(16 * n), *k4 = malloc(16 * n), e = 0;
    for (int i = 0; i < 2 * n; i++) s[i] = start[i];
    for (int step = 0; step < steps; step++) {
        reaction(p, s, k1, n);
        for (int i = 0; i < 2 * n; i++) t[i] = s[i] + 0.5 * dt * k1[i];
        reaction(p, t, k2, n);
        for (int i = 0; i < 2 * n; i++) t[i] = s[i] + 0.5 * dt * k2[i];
        reaction(p, t, k3, n);
        for (int i = 0; i < 2 * n; i++) t[i] = s[i] + dt * k3[i];
        reaction(p, t, k4, n);
        for (int i = 0; i < 2 * n; i++) s[i] += dt / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    }
    for (int i = 0; i < 2 * n; i++) e += s[i] * s[i];
    free(s);
    free(t);
    free(k1);
    free(k2);
    free(k3);
    free(k4);
    return e;
}

double lorenz(const double *RESTRICT p, int steps, double dt) {
    double x = 1, y = 1, z = 1, e = 0;
    for (int s = 0; s < steps; s++) {
        double dx = p[0] * (y - x), dy = x * (p[1] - z) - y, dz = x * y - p[2] * z;
        x += dt * dx;
        y += dt * dy;
        z += dt * dz;
        e += x * dt;
    }
    return e;
}

double heat2d(const double *RESTRICT start, int n, int steps) {
    double *u = malloc(n * n * sizeof(double)), *v = malloc(n * n * sizeof(double));
    memcpy(u, start, n * n * sizeof(double));
    memcpy(v, start, n * n * sizeof(double));
    for (int s = 0; s < steps; s++) {
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++)
                v[i * n + j] = u[i * n + j] + 0.1 * (u[(i - 1) * n + j] + u[(i + 1) * n + j] + u[i * n + j - 1] + u[i * n + j + 1] - 4 * u[i * n + j]);
        double *t = u;
        u = v;
        v = t;
    }
    double e = 0;
    for (int i = 0; i < n * n; i++) e += u[i] * u[i];
    free(u);
    free(v);
    return e;
}

/* Nonlinear, between two buffers of the caller that are swapped through local pointers. */
double stencil(const double *RESTRICT start, double *RESTRICT first, double *RESTRICT second, int n, int steps) {
    double *u = first, *v = second, e = 0;
    for (int i = 0; i < n; i++) u[i] = start[i];
    for (int s = 0; s < steps; s++) {
        v[0] = u[0];
        v[n - 1] = u[n - 1];
        for (int i = 1; i < n - 1; i++) v[i] = u[i] + 0.1 * (u[i - 1] - 2 * u[i] + u[i + 1]) - 0.01 * u[i] * u[i] * u[i];
        double *t = u;
        u = v;
        v = t;
    }
    for (int i = 0; i < n; i++) e += u[i] * u[i];
    return e;
}

double lbm(const double *RESTRICT start, int n, int steps) {
    static const int cx[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, cy[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
    static const double weight[9] = {4. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 36, 1. / 36, 1. / 36, 1. / 36};
    double *f = malloc(9 * n * n * 8), *g = malloc(9 * n * n * 8), e = 0;
    for (int i = 0; i < 9 * n * n; i++) f[i] = start[i];
    for (int s = 0; s < steps; s++) {
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++) {
                const double *here = f + 9 * (y * n + x);
                double density = 0, ux = 0, uy = 0;
                for (int k = 0; k < 9; k++) {
                    density += here[k];
                    ux += cx[k] * here[k];
                    uy += cy[k] * here[k];
                }
                ux /= density;
                uy /= density;
                double square = 1.5 * (ux * ux + uy * uy);
                for (int k = 0; k < 9; k++) {
                    double along = 3 * (cx[k] * ux + cy[k] * uy);
                    double equilibrium = weight[k] * density * (1 + along + 0.5 * along * along - square);
                    int tx = (x + cx[k] + n) % n, ty = (y + cy[k] + n) % n;
                    g[9 * (ty * n + tx) + k] = here[k] - 0.6 * (here[k] - equilibrium);
                }
            }
        double *t = f;
        f = g;
        g = t;
    }
    for (int i = 0; i < 9 * n * n; i++) e += f[i] * f[i] * (1 + i % 3);
    free(f);
    free(g);
    return e;
}

typedef struct {
    double x[3], v[3], mass;
} particle;

double nbody(const double *RESTRICT state, int n, int steps, double dt) {
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
                double d[3], r2 = 0.01;
                for (int k = 0; k < 3; k++) {
                    d[k] = p[i].x[k] - p[j].x[k];
                    r2 += d[k] * d[k];
                }
                double f = dt / (r2 * sqrt(r2));
                for (int k = 0; k < 3; k++) {
                    p[i].v[k] -= d[k] * p[j].mass * f;
                    p[j].v[k] += d[k] * p[i].mass * f;
                }
            }
        for (int i = 0; i < n; i++)
            for (int k = 0; k < 3; k++) p[i].x[k] += dt * p[i].v[k];
    }
    double e = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++) e += p[i].mass * p[i].v[k] * p[i].v[k] + p[i].x[k];
    free(p);
    return e;
}

/* Energy of an unstructured mesh of triangles: gathers the corners, strains through local 2-D arrays, a Neo-Hookean energy. */
double elements(const double *RESTRICT x, const double *RESTRICT rest, const int *RESTRICT triangles, int n, double mu, double lambda) {
    double energy = 0;
    for (int t = 0; t < n; t++) {
        double now[2][2], was[2][2], f[2][2], c[2][2];
        const int *corner = triangles + 3 * t;
        for (int i = 0; i < 2; i++)
            for (int k = 0; k < 2; k++) {
                now[k][i] = x[2 * corner[i + 1] + k] - x[2 * corner[0] + k];
                was[k][i] = rest[2 * corner[i + 1] + k] - rest[2 * corner[0] + k];
            }
        double area = was[0][0] * was[1][1] - was[0][1] * was[1][0];
        double inverse[2][2] = {{was[1][1] / area, -was[0][1] / area}, {-was[1][0] / area, was[0][0] / area}};
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++) {
                f[i][j] = 0;
                for (int k = 0; k < 2; k++) f[i][j] += now[i][k] * inverse[k][j];
            }
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++) {
                c[i][j] = 0;
                for (int k = 0; k < 2; k++) c[i][j] += f[k][i] * f[k][j];
            }
        double j = f[0][0] * f[1][1] - f[0][1] * f[1][0], logarithm = log(j * j) / 2;
        energy += 0.5 * fabs(area) * (0.5 * mu * (c[0][0] + c[1][1] - 2 - 2 * logarithm) + 0.5 * lambda * logarithm * logarithm);
    }
    return energy;
}
