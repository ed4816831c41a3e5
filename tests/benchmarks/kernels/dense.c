/* Dense linear algebra and what is made of it. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#ifndef RESTRICT
#define RESTRICT
#endif

double matmul(const double *RESTRICT a, const double *RESTRICT b, double *RESTRICT c, int n) {
    double e = 0;
    for (int i = 0; i < n * n; i++) c[i] = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            for (int j = 0; j < n; j++) c[i * n + j] += a[i * n + k] * b[k * n + j];
    for (int i = 0; i < n * n; i++) e += c[i] * c[i];
    return e;
}

/* x <- tanh(A x), again and again. */
double matvec_chain(const double *RESTRICT a, const double *RESTRICT start, int n, int times) {
    double *x = malloc(n * sizeof(double)), *y = malloc(n * sizeof(double)), e = 0;
    memcpy(x, start, n * sizeof(double));
    for (int t = 0; t < times; t++) {
        for (int i = 0; i < n; i++) {
            double sum = 0;
            for (int j = 0; j < n; j++) sum += a[i * n + j] * x[j];
            y[i] = tanh(sum);
        }
        memcpy(x, y, n * sizeof(double));
    }
    for (int i = 0; i < n; i++) e += x[i] * x[i];
    free(x);
    free(y);
    return e;
}

double conv2d(const double *RESTRICT image, const double *RESTRICT weights, int n, int m) {
    double e = 0;
    for (int i = 0; i + m <= n; i++)
        for (int j = 0; j + m <= n; j++) {
            double s = 0;
            for (int p = 0; p < m; p++)
                for (int q = 0; q < m; q++) s += image[(i + p) * n + j + q] * weights[p * m + q];
            e += s * s;
        }
    return e;
}

/* Two hidden layers and a squared loss over a batch. */
double mlp(const double *RESTRICT w1, const double *RESTRICT w2, const double *RESTRICT w3, const double *RESTRICT x, const double *RESTRICT y, int batch, int inputs, int hidden) {
    double *h1 = malloc(hidden * sizeof(double)), *h2 = malloc(hidden * sizeof(double)), e = 0;
    for (int s = 0; s < batch; s++) {
        for (int i = 0; i < hidden; i++) {
            double sum = w1[i * (inputs + 1) + inputs];
            for (int j = 0; j < inputs; j++) sum += w1[i * (inputs + 1) + j] * x[s * inputs + j];
            h1[i] = tanh(sum);
        }
        for (int i = 0; i < hidden; i++) {
            double sum = w2[i * (hidden + 1) + hidden];
            for (int j = 0; j < hidden; j++) sum += w2[i * (hidden + 1) + j] * h1[j];
            h2[i] = tanh(sum);
        }
        double out = w3[hidden];
        for (int j = 0; j < hidden; j++) out += w3[j] * h2[j];
        e += (out - y[s]) * (out - y[s]);
    }
    free(h1);
    free(h2);
    return e / batch;
}

static void apply(const double *RESTRICT val, const int *RESTRICT col, const int *RESTRICT row, const double *RESTRICT x, double *RESTRICT y, int n) {
    for (int i = 0; i < n; i++) {
        double s = 0;
        for (int k = row[i]; k < row[i + 1]; k++) s += val[k] * x[col[k]];
        y[i] = s;
    }
}

double csr(const double *RESTRICT val, const int *RESTRICT col, const int *RESTRICT row, const double *RESTRICT x, int n, int times) {
    double *a = malloc(n * sizeof(double)), *b = malloc(n * sizeof(double)), e = 0;
    for (int i = 0; i < n; i++) a[i] = x[i];
    for (int t = 0; t < times; t++) {
        apply(val, col, row, a, b, n);
        for (int i = 0; i < n; i++) a[i] = b[i];
    }
    for (int i = 0; i < n; i++) e += a[i] * a[i];
    free(a);
    free(b);
    return e;
}

/* Solves A y = b by conjugate gradients, A dense, symmetric and positive definite. */
double cg(const double *RESTRICT a, const double *RESTRICT b, int n, int steps) {
    double *y = calloc(n, 8), *r = malloc(n * 8), *p = malloc(n * 8), *q = malloc(n * 8), rr = 0, e = 0;
    for (int i = 0; i < n; i++) {
        r[i] = p[i] = b[i];
        rr += b[i] * b[i];
    }
    for (int s = 0; s < steps; s++) {
        double pq = 0, new = 0;
        for (int i = 0; i < n; i++) {
            q[i] = 0;
            for (int j = 0; j < n; j++) q[i] += a[i * n + j] * p[j];
        }
        for (int i = 0; i < n; i++) pq += p[i] * q[i];
        double alpha = rr / pq;
        for (int i = 0; i < n; i++) {
            y[i] += alpha * p[i];
            r[i] -= alpha * q[i];
        }
        for (int i = 0; i < n; i++) new += r[i] * r[i];
        double beta = new / rr;
        for (int i = 0; i < n; i++) p[i] = r[i] + beta * p[i];
        rr = new;
    }
    for (int i = 0; i < n; i++) e += y[i] * b[i];
    free(y);
    free(r);
    free(p);
    free(q);
    return e;
}

/* In place, radix 2. */
double fft(const double *RESTRICT input, int n) {
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
