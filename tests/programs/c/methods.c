// Numerical methods: adaptive integration, sparse and dense linear algebra, filters, transforms, dynamic programming.
#include <complex.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef void (*rhs_t)(double t, const double *y, double *dy, const double *p);
static void vdp(double t, const double *y, double *dy, const double *p) {
    dy[0] = y[1];
    dy[1] = p[0] * (1 - y[0] * y[0]) * y[1] - p[1] * y[0] + 0.1 * sin(t);
}
static const double A[7][6] = {{0},
                               {1. / 5},
                               {3. / 40, 9. / 40},
                               {44. / 45, -56. / 15, 32. / 9},
                               {19372. / 6561, -25360. / 2187, 64448. / 6561, -212. / 729},
                               {9017. / 3168, -355. / 33, 46732. / 5247, 49. / 176, -5103. / 18656},
                               {35. / 384, 0, 500. / 1113, 125. / 192, -2187. / 6784, 11. / 84}};
static const double E[7] = {71. / 57600, 0, -71. / 16695, 71. / 1920, -17253. / 339200, 22. / 525, -1. / 40};
static const double Cc[7] = {0, .2, .3, .8, 8. / 9, 1, 1};
static int integrate(rhs_t f, int n, double *y, const double *p, double t0, double t1, double tol) {
    double *k = malloc(7 * n * sizeof *k), *yt = malloc(n * sizeof *yt);
    double t = t0, h = 0.02;
    int steps = 0;
    while (t < t1) {
        if (t + h > t1) h = t1 - t;
        for (int s = 0; s < 7; s++) {
            for (int i = 0; i < n; i++) {
                double a = y[i];
                for (int j = 0; j < s; j++) a += h * A[s][j] * k[j * n + i];
                yt[i] = a;
            }
            f(t + Cc[s] * h, yt, k + s * n, p);
        }
        double err = 0;
        for (int i = 0; i < n; i++) {
            double e = 0;
            for (int s = 0; s < 7; s++) e += E[s] * k[s * n + i];
            err += e * e * h * h;
        }
        err = sqrt(err / n);
        if (err <= tol) {
            t += h;
            memcpy(y, yt, n * sizeof *y);
            steps++;
            if (err < tol * 1e-2) h *= 2.0;
        } else
            h *= 0.5;
        if (++steps > 10000) break;
    }
    free(k);
    free(yt);
    return steps;
}
double vdp_end(const double *y0, const double *p, double T) {
    double y[2] = {y0[0], y0[1]};
    integrate(vdp, 2, y, p, 0, T, 1e-6);
    return y[0] * y[0] + y[1];
}

struct entry {
    int col;
    double val;
    struct entry *next;
};
struct csr {
    int n, nnz;
    int *ptr, *col;
    double *val;
};
static struct csr *assemble(struct entry **rows, int n) {
    struct csr *m = malloc(sizeof *m);
    m->n = n;
    m->nnz = 0;
    for (int i = 0; i < n; i++)
        for (struct entry *e = rows[i]; e; e = e->next) m->nnz++;
    m->ptr = malloc((n + 1) * sizeof(int));
    m->col = malloc(m->nnz * sizeof(int));
    m->val = malloc(m->nnz * sizeof(double));
    int k = 0;
    for (int i = 0; i < n; i++) {
        m->ptr[i] = k;
        for (struct entry *e = rows[i]; e; e = e->next) {
            m->col[k] = e->col;
            m->val[k++] = e->val;
        }
    }
    m->ptr[n] = k;
    return m;
}
static void add(struct entry **rows, int i, int j, double v) {
    for (struct entry *e = rows[i]; e; e = e->next)
        if (e->col == j) {
            e->val += v;
            return;
        }
    struct entry *e = malloc(sizeof *e);
    e->col = j;
    e->val = v;
    e->next = rows[i];
    rows[i] = e;
}
static void spmv(const struct csr *m, const double *x, double *y) {
    for (int i = 0; i < m->n; i++) {
        double s = 0;
        for (int k = m->ptr[i]; k < m->ptr[i + 1]; k++) s += m->val[k] * x[m->col[k]];
        y[i] = s;
    }
}
static double dot(const double *a, const double *b, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += a[i] * b[i];
    return s;
}
double compliance(const double *k, const double *f, int n) { /* n springs in a chain, n dofs */
    struct entry **rows = calloc(n, sizeof *rows);
    for (int e = 0; e < n; e++) {
        int a = e - 1, b = e;
        double ke = exp(k[e]);
        if (a >= 0) {
            add(rows, a, a, ke);
            add(rows, a, b, -ke);
            add(rows, b, a, -ke);
        }
        add(rows, b, b, ke);
    }
    struct csr *m = assemble(rows, n);
    for (int i = 0; i < n; i++) {
        struct entry *e = rows[i];
        while (e) {
            struct entry *x = e->next;
            free(e);
            e = x;
        }
    }
    free(rows);
    double *x = calloc(n, 8), *r = malloc(n * 8), *p = malloc(n * 8), *Ap = malloc(n * 8);
    for (int i = 0; i < n; i++) r[i] = p[i] = f[i];
    double rs = dot(r, r, n);
    for (int it = 0; it < n + 3 && rs > 1e-28; it++) {
        spmv(m, p, Ap);
        double al = rs / dot(p, Ap, n);
        for (int i = 0; i < n; i++) {
            x[i] += al * p[i];
            r[i] -= al * Ap[i];
        }
        double rn = dot(r, r, n);
        double be = rn / rs;
        rs = rn;
        for (int i = 0; i < n; i++) p[i] = r[i] + be * p[i];
    }
    double c = dot(f, x, n);
    free(x);
    free(r);
    free(p);
    free(Ap);
    free(m->ptr);
    free(m->col);
    free(m->val);
    free(m);
    return c;
}

typedef struct {
    uint64_t key;
    double value;
    int used;
} slot;
typedef struct {
    slot *slots;
    size_t cap, size;
} table;
static uint64_t mix(uint64_t x) {
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdULL;
    x ^= x >> 33;
    x *= 0xc4ceb9fe1a85ec53ULL;
    x ^= x >> 33;
    return x;
}
static slot *find(table *t, uint64_t k) {
    size_t i = mix(k) & (t->cap - 1);
    while (t->slots[i].used && t->slots[i].key != k) i = (i + 1) & (t->cap - 1);
    return &t->slots[i];
}
static void grow(table *t) {
    slot *old = t->slots;
    size_t oc = t->cap;
    t->cap = oc ? oc * 2 : 4;
    t->slots = calloc(t->cap, sizeof(slot));
    for (size_t i = 0; i < oc; i++)
        if (old[i].used) *find(t, old[i].key) = old[i];
    free(old);
}
static void accumulate(table *t, uint64_t k, double v) {
    if (t->size * 4 >= t->cap * 3) grow(t);
    slot *s = find(t, k);
    if (!s->used) {
        s->used = 1;
        s->key = k;
        s->value = 0;
        t->size++;
    }
    s->value += v;
}
double collisions(const long *key, const double *w, int n) {
    table t = {0};
    for (int i = 0; i < n; i++) accumulate(&t, (uint64_t)key[i], w[i]);
    double s = 0;
    for (size_t i = 0; i < t.cap; i++)
        if (t.slots[i].used) s += t.slots[i].value * t.slots[i].value * (1.0 + 0.1 * (t.slots[i].key % 7));
    free(t.slots);
    return s;
}

static void fft(double complex *a, int n, int sign) {
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i < j) {
            double complex t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }
    for (int len = 2; len <= n; len <<= 1) {
        double ang = sign * 2 * M_PI / len;
        double complex wl = cexp(I * ang);
        for (int i = 0; i < n; i += len) {
            double complex w = 1;
            for (int j = 0; j < len / 2; j++) {
                double complex u = a[i + j], v = a[i + j + len / 2] * w;
                a[i + j] = u + v;
                a[i + j + len / 2] = u - v;
                w *= wl;
            }
        }
    }
}
double spectral_energy(const double *x, const double *filt, int n) {
    double complex *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++) a[i] = x[i];
    fft(a, n, -1);
    for (int i = 0; i < n; i++) a[i] *= filt[i];
    fft(a, n, 1);
    double s = 0;
    for (int i = 0; i < n; i++) {
        double m = cabs(a[i]) / n;
        s += m * m * m + creal(a[i]) * 0.1;
    }
    free(a);
    return s;
}
static void rfft(double complex *buf, double complex *out, int n, int step) {
    if (step < n) {
        rfft(out, buf, n, step * 2);
        rfft(out + step, buf + step, n, step * 2);
        for (int i = 0; i < n; i += 2 * step) {
            double complex t = cexp(-I * M_PI * i / n) * out[i + step];
            buf[i / 2] = out[i] + t;
            buf[(i + n) / 2] = out[i] - t;
        }
    }
}
double recursive_fft(const double *x, int n) {
    double complex b[n], o[n];
    for (int i = 0; i < n; i++) b[i] = o[i] = x[i] + 0.5 * I * x[n - 1 - i];
    rfft(b, o, n, 1);
    double s = 0;
    for (int i = 0; i < n; i++) s += creal(b[i] * conj(b[i])) * cos(i) + cimag(b[i]);
    return s;
}

typedef struct {
    double x[2];
    double P[2][2];
} state;
static state predict(state s, double dt, double q) {
    state r;
    r.x[0] = s.x[0] + dt * s.x[1];
    r.x[1] = s.x[1];
    double a = s.P[0][0] + dt * (s.P[1][0] + s.P[0][1]) + dt * dt * s.P[1][1];
    r.P[0][0] = a + q * dt * dt * dt / 3;
    r.P[0][1] = r.P[1][0] = s.P[0][1] + dt * s.P[1][1] + q * dt * dt / 2;
    r.P[1][1] = s.P[1][1] + q * dt;
    return r;
}
static state update(state s, double z, double r, double *ll) {
    double S = s.P[0][0] + r, y = z - s.x[0];
    double k0 = s.P[0][0] / S, k1 = s.P[1][0] / S;
    *ll -= 0.5 * (log(2 * M_PI * S) + y * y / S);
    state o = s;
    o.x[0] += k0 * y;
    o.x[1] += k1 * y;
    for (int j = 0; j < 2; j++) {
        o.P[0][j] -= k0 * s.P[0][j];
        o.P[1][j] -= k1 * s.P[0][j];
    }
    return o;
}
double kalman_ll(double q, double r, const double *z, int n) {
    state s = {{0, 0}, {{10, 0}, {0, 10}}};
    double ll = 0;
    for (int i = 0; i < n; i++) {
        s = predict(s, 0.1, exp(q));
        s = update(s, z[i], exp(r), &ll);
    }
    return ll;
}

static uint64_t st[2];
static uint64_t nxt(void) {
    uint64_t a = st[0], b = st[1];
    st[0] = b;
    a ^= a << 23;
    st[1] = a ^ b ^ (a >> 17) ^ (b >> 26);
    return st[1] + b;
}
static double uni(void) { return (nxt() >> 11) * (1.0 / 9007199254740992.0); }
static double gauss(void) {
    static int have;
    static double spare;
    if (have) {
        have = 0;
        return spare;
    }
    double u, v, s;
    do {
        u = 2 * uni() - 1;
        v = 2 * uni() - 1;
        s = u * u + v * v;
    } while (s >= 1 || s == 0);
    double m = sqrt(-2 * log(s) / s);
    spare = v * m;
    have = 1;
    return u * m;
}
double asian_call(double S0, double K, double sigma, double r, int paths, int steps, uint64_t seed) {
    st[0] = seed;
    st[1] = seed * 6364136223846793005ULL + 1442695040888963407ULL;
    double T = 1, dt = T / steps, sum = 0;
    for (int p = 0; p < paths; p++) {
        double S = S0, avg = 0;
        for (int t = 0; t < steps; t++) {
            S *= exp((r - 0.5 * sigma * sigma) * dt + sigma * sqrt(dt) * gauss());
            avg += S;
        }
        avg /= steps;
        double pay = avg - K;
        sum += pay > 0 ? pay : 0;
    }
    return exp(-r * T) * sum / paths;
}

typedef struct {
    int n;
    double *x, *y, *m;
} spline;
static spline *build(const double *x, const double *y, int n) {
    spline *s = malloc(sizeof *s);
    s->n = n;
    s->x = malloc(3 * n * sizeof(double));
    s->y = s->x + n;
    s->m = s->y + n;
    double *c = malloc(n * sizeof(double)), *d = malloc(n * sizeof(double));
    for (int i = 0; i < n; i++) {
        s->x[i] = x[i];
        s->y[i] = y[i];
    }
    c[0] = d[0] = 0;
    for (int i = 1; i < n - 1; i++) {
        double h0 = x[i] - x[i - 1], h1 = x[i + 1] - x[i], rhs = 6 * ((y[i + 1] - y[i]) / h1 - (y[i] - y[i - 1]) / h0);
        double p = 2 * (h0 + h1) - h0 * c[i - 1];
        c[i] = h1 / p;
        d[i] = (rhs - h0 * d[i - 1]) / p;
    }
    s->m[n - 1] = 0;
    for (int i = n - 2; i > 0; i--) s->m[i] = d[i] - c[i] * s->m[i + 1];
    s->m[0] = 0;
    free(c);
    free(d);
    return s;
}
static double eval(const spline *s, double t) {
    int lo = 0, hi = s->n - 1;
    while (hi - lo > 1) {
        int mid = (lo + hi) / 2;
        if (s->x[mid] > t)
            hi = mid;
        else
            lo = mid;
    }
    double h = s->x[hi] - s->x[lo], a = (s->x[hi] - t) / h, b = (t - s->x[lo]) / h;
    return a * s->y[lo] + b * s->y[hi] + ((a * a * a - a) * s->m[lo] + (b * b * b - b) * s->m[hi]) * h * h / 6;
}
void spline_eval(const double *x, const double *y, int n, const double *t, double *out, int m) {
    spline *s = build(x, y, n);
    for (int i = 0; i < m; i++) out[i] = eval(s, t[i]);
    free(s->x);
    free(s);
}