/* Kernels as numerical codes have them: what their gradients keep and cost is measured in tests/benchmarks. */

#include <math.h>
#include <stdlib.h>
#include <string.h>

double stencil(const double *start, int n, int steps) {
    double *u = malloc(n * sizeof(double)), *v = malloc(n * sizeof(double));
    for (int i = 0; i < n; i++) u[i] = v[i] = start[i];
    for (int s = 0; s < steps; s++) {
        for (int i = 1; i < n - 1; i++) v[i] = u[i] + 0.1 * (u[i - 1] - 2 * u[i] + u[i + 1]) - 0.01 * u[i] * u[i] * u[i];
        double *t = u;
        u = v;
        v = t;
    }
    double e = 0;
    for (int i = 0; i < n; i++) e += u[i] * u[i];
    free(u);
    free(v);
    return e;
}

double heat(const double *start, int n, int steps) {
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

double matmul(const double *a, const double *b, int n) {
    double *c = calloc(n * n, sizeof(double)), e = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            for (int j = 0; j < n; j++) c[i * n + j] += a[i * n + k] * b[k * n + j];
    for (int i = 0; i < n * n; i++) e += c[i] * c[i];
    free(c);
    return e;
}

double convolution(const double *image, const double *weights, int n, int m) {
    double e = 0;
    for (int i = 0; i + m <= n; i++)
        for (int j = 0; j + m <= n; j++) {
            double s = 0;
            for (int p = 0; p < m; p++)
                for (int q = 0; q < m; q++) s += image[(i + p) * n + j + q] * weights[p * m + q];
            e += s > 0 ? s : 0.1 * s;
        }
    return e;
}

static double sigmoid(double x) { return 1 / (1 + exp(-x)); }

double lstm(const double *w, const double *x, int hidden, int steps) {
    double h[16] = {0}, c[16] = {0}, next[16], e = 0;
    for (int t = 0; t < steps; t++) {
        for (int i = 0; i < hidden; i++) {
            double z[4];
            for (int g = 0; g < 4; g++) {
                const double *row = w + (g * hidden + i) * (hidden + 1);
                z[g] = row[hidden] * x[t];
                for (int j = 0; j < hidden; j++) z[g] += row[j] * h[j];
            }
            c[i] = sigmoid(z[0]) * c[i] + sigmoid(z[1]) * tanh(z[2]);
            next[i] = sigmoid(z[3]) * tanh(c[i]);
        }
        for (int i = 0; i < hidden; i++) h[i] = next[i];
        e += h[0] * h[0];
    }
    return e;
}

typedef struct { double x[3], v[3], mass; } particle;

double bodies(const double *state, int n, int steps, double dt) {
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

static void spmv(const double *val, const int *col, const int *row, const double *x, double *y, int n) {
    for (int i = 0; i < n; i++) {
        double s = 0;
        for (int k = row[i]; k < row[i + 1]; k++) s += val[k] * x[col[k]];
        y[i] = s;
    }
}

double csr(const double *val, const int *col, const int *row, const double *x, int n, int times) {
    double *a = malloc(n * sizeof(double)), *b = malloc(n * sizeof(double)), e = 0;
    for (int i = 0; i < n; i++) a[i] = x[i];
    for (int t = 0; t < times; t++) {
        spmv(val, col, row, a, b, n);
        for (int i = 0; i < n; i++) a[i] = b[i];
    }
    for (int i = 0; i < n; i++) e += a[i] * a[i];
    free(a);
    free(b);
    return e;
}

/* Solves (A A' + 1) y = b, A given by rows. */
double conjugate_gradients(const double *a, const double *b, int n, int steps) {
    double *y = calloc(n, 8), *r = malloc(n * 8), *p = malloc(n * 8), *q = malloc(n * 8), *t = malloc(n * 8);
    double rr = 0, e = 0;
    for (int i = 0; i < n; i++) {
        r[i] = p[i] = b[i];
        rr += b[i] * b[i];
    }
    for (int s = 0; s < steps; s++) {
        double pq = 0, new = 0;
        for (int k = 0; k < n; k++) {
            t[k] = 0;
            for (int j = 0; j < n; j++) t[k] += a[j * n + k] * p[j];
        }
        for (int i = 0; i < n; i++) {
            double sum = p[i];
            for (int k = 0; k < n; k++) sum += a[i * n + k] * t[k];
            q[i] = sum;
            pq += p[i] * sum;
        }
        double alpha = rr / pq;
        for (int i = 0; i < n; i++) {
            y[i] += alpha * p[i];
            r[i] -= alpha * q[i];
            new += r[i] * r[i];
        }
        for (int i = 0; i < n; i++) p[i] = r[i] + new / rr * p[i];
        rr = new;
    }
    for (int i = 0; i < n; i++) e += y[i] * b[i];
    free(y); free(r); free(p); free(q); free(t);
    return e;
}

double newton_roots(const double *a, int n) {
    double e = 0;
    for (int i = 0; i < n; i++) {
        double x = a[i], step;
        do {
            step = (x * x * x - a[i]) / (3 * x * x);
            x -= step;
        } while (fabs(step) > 1e-12);
        e += x * x;
    }
    return e;
}

double fft(const double *input, int n) {
    double *re = malloc(n * 8), *im = malloc(n * 8), e = 0;
    for (int i = 0, j = 0; i < n; i++) {
        re[j] = input[i];
        im[j] = 0;
        int bit = n >> 1;
        for (; bit && (j & bit); bit >>= 1) j ^= bit;
        j ^= bit;
    }
    for (int m = 2; m <= n; m *= 2) {
        double wr = cos(-2 * M_PI / m), wi = sin(-2 * M_PI / m);
        for (int k = 0; k < n; k += m) {
            double cr = 1, ci = 0;
            for (int j = 0; j < m / 2; j++) {
                int u = k + j, v = u + m / 2;
                double tr = cr * re[v] - ci * im[v], ti = cr * im[v] + ci * re[v];
                re[v] = re[u] - tr;
                im[v] = im[u] - ti;
                re[u] += tr;
                im[u] += ti;
                double next = cr * wr - ci * wi;
                ci = cr * wi + ci * wr;
                cr = next;
            }
        }
    }
    for (int i = 0; i < n; i++) e += (i + 1) * (re[i] * re[i] + im[i] * im[i]) / n;
    free(re);
    free(im);
    return e;
}

double insertion_sort(const double *x, int n) {
    double *a = malloc(n * 8), e = 0;
    for (int i = 0; i < n; i++) {
        double key = x[i];
        int j = i;
        while (j > 0 && a[j - 1] > key) {
            a[j] = a[j - 1];
            j--;
        }
        a[j] = key;
    }
    for (int i = 0; i < n; i++) e += i * a[i] * a[i];
    free(a);
    return e;
}

double lattice_boltzmann(const double *start, int n, int steps) {
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

double table_lookup(const double *table, const double *x, int size, int n) {
    double e = 0;
    for (int i = 0; i < n; i++) {
        double at = x[i] * (size - 1);
        int k = (int)at;
        k = k < 0 ? 0 : k > size - 2 ? size - 2 : k;
        double w = at - k, y = (1 - w) * table[k] + w * table[k + 1];
        e += y * y;
    }
    return e;
}

static double integrand(const double *p, double x) { return exp(-p[0] * x * x) + p[1] * sin(p[2] * x); }

static double refine(const double *p, double a, double b, double fa, double fm, double fb, double whole, double tolerance, int depth) {
    double m = 0.5 * (a + b), fl = integrand(p, 0.5 * (a + m)), fr = integrand(p, 0.5 * (m + b));
    double left = (m - a) / 6 * (fa + 4 * fl + fm), right = (b - m) / 6 * (fm + 4 * fr + fb);
    if (depth == 0 || fabs(left + right - whole) < 15 * tolerance) return left + right + (left + right - whole) / 15;
    return refine(p, a, m, fa, fl, fm, left, tolerance / 2, depth - 1) + refine(p, m, b, fm, fr, fb, right, tolerance / 2, depth - 1);
}

double quadrature(const double *p, double a, double b, double tolerance) {
    double fa = integrand(p, a), fb = integrand(p, b), fm = integrand(p, 0.5 * (a + b));
    return refine(p, a, b, fa, fm, fb, (b - a) / 6 * (fa + 4 * fm + fb), tolerance, 20);
}

static void reaction(const double *p, const double *s, double *d, int n) {
    for (int i = 0; i < n; i++) {
        double u = s[i], v = s[n + i], left = i ? s[i - 1] : u, right = i < n - 1 ? s[i + 1] : u;
        d[i] = p[0] - (p[1] + 1) * u + u * u * v + p[2] * (left - 2 * u + right);
        d[n + i] = p[1] * u - u * u * v;
    }
}

double brusselator(const double *start, const double *p, int n, int steps, double dt) {
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
    free(s); free(t); free(k1); free(k2); free(k3); free(k4);
    return e;
}

double lorenz(const double *p, int steps, double dt) {
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

/* Log-likelihood of points under a mixture of isotropic Gaussians: k weights, k log scales, k means of d numbers. */
double mixture(const double *p, const double *points, int n, int d, int k) {
    double e = 0, norm = 0, terms[16];
    for (int c = 0; c < k; c++) norm += exp(p[c]);
    for (int i = 0; i < n; i++) {
        double largest = -1e300, sum = 0;
        for (int c = 0; c < k; c++) {
            double r2 = 0, inverse = exp(-2 * p[k + c]);
            for (int j = 0; j < d; j++) {
                double z = points[i * d + j] - p[2 * k + c * d + j];
                r2 += z * z;
            }
            terms[c] = p[c] - d * p[k + c] - 0.5 * r2 * inverse;
            if (terms[c] > largest) largest = terms[c];
        }
        for (int c = 0; c < k; c++) sum += exp(terms[c] - largest);
        e += largest + log(sum);
    }
    return e - n * log(norm);
}

double decay(double x, int n) {
    for (int i = 0; i < n; i++) x -= 1e-7 * x * x * x;
    return x;
}
