// Models: networks of layers, bodies under gravity, a ray tracer, hidden Markov chains, fits inside the function, roots of polynomials.
#include <complex.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef double (*act_t)(double);
static double relu(double x) { return x > 0 ? x : 0.01 * x; }
static double sigm(double x) { return 1 / (1 + exp(-x)); }
static double soft(double x) { return x > 30 ? x : log1p(exp(x)); }
static act_t acts[] = {tanh, relu, sigm, soft};
typedef struct layer {
    int in, out;
    act_t f;
    const double *W, *b;
    struct layer *next;
} layer;
static layer *mk(int in, int out, int a, const double **p, layer *next) {
    layer *l = malloc(sizeof *l);
    l->in = in;
    l->out = out;
    l->f = acts[a];
    l->W = *p;
    *p += in * out;
    l->b = *p;
    *p += out;
    l->next = next;
    return l;
}
double mlp_loss(const double *p, const double *X, const double *Y, int n, int d, int h) {
    const double *q = p;
    layer *l1 = mk(d, h, 0, &q, NULL), *l2 = mk(h, h, 3, &q, NULL), *l3 = mk(h, 1, 2, &q, NULL);
    l1->next = l2;
    l2->next = l3;
    double loss = 0;
    double *buf[2] = {malloc(sizeof(double) * (h > d ? h : d)), malloc(sizeof(double) * (h > d ? h : d))};
    for (int i = 0; i < n; i++) {
        int c = 0;
        memcpy(buf[0], X + i * d, d * sizeof(double));
        for (layer *l = l1; l; l = l->next) {
            for (int o = 0; o < l->out; o++) {
                double s = l->b[o];
                for (int k = 0; k < l->in; k++) s += l->W[o * l->in + k] * buf[c][k];
                buf[!c][o] = l->f(s);
            }
            c = !c;
        }
        double e = buf[c][0] - Y[i];
        loss += e * e;
    }
    double reg = 0;
    for (const double *r = p; r < q; r++) reg += *r * *r;
    free(buf[0]);
    free(buf[1]);
    while (l1) {
        layer *t = l1->next;
        free(l1);
        l1 = t;
    }
    return loss / n + 1e-3 * reg;
}
double jacobi_eig(const double *A, int n) {
    double (*a)[n] = malloc(sizeof(double[n][n]));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) a[i][j] = 0.5 * (A[i * n + j] + A[j * n + i]);
    for (int sweep = 0; sweep < 12; sweep++)
        for (int p = 0; p < n - 1; p++)
            for (int q = p + 1; q < n; q++) {
                if (fabs(a[p][q]) < 1e-14) continue;
                double th = (a[q][q] - a[p][p]) / (2 * a[p][q]);
                double t = (th >= 0 ? 1 : -1) / (fabs(th) + sqrt(th * th + 1));
                double c = 1 / sqrt(t * t + 1), s = t * c;
                for (int k = 0; k < n; k++) {
                    double x = a[k][p], y = a[k][q];
                    a[k][p] = c * x - s * y;
                    a[k][q] = s * x + c * y;
                }
                for (int k = 0; k < n; k++) {
                    double x = a[p][k], y = a[q][k];
                    a[p][k] = c * x - s * y;
                    a[q][k] = s * x + c * y;
                }
            }
    double mx = -1e300;
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (a[i][i] > mx) mx = a[i][i];
        s += exp(0.1 * a[i][i]);
    }
    free(a);
    return mx + s;
}

#define min3(a, b, c) fmin(fmin(a, b), c)
double dtw(const double *a, int n, const double *b, int m) {
    double (*D)[m + 1] = malloc(sizeof(double[n + 1][m + 1]));
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= m; j++) D[i][j] = INFINITY;
    D[0][0] = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            double c = (a[i - 1] - b[j - 1]) * (a[i - 1] - b[j - 1]);
            D[i][j] = c + min3(D[i - 1][j], D[i][j - 1], D[i - 1][j - 1]);
        }
    double r = D[n][m];
    free(D);
    return r;
}
static double lse(double a, double b) {
    if (a < b) {
        double t = a;
        a = b;
        b = t;
    }
    if (b == -INFINITY) return a;
    return a + log1p(exp(b - a));
}
double hmm_forward(const double *logA, const double *mu, const double *lsig, const double *obs, int S, int T) {
    double al[2][S];
    int cur = 0;
    for (int s = 0; s < S; s++) al[0][s] = -log(S);
    for (int t = 0; t < T; t++) {
        for (int s = 0; s < S; s++) {
            double acc = -INFINITY;
            if (t == 0)
                acc = al[cur][s];
            else
                for (int q = 0; q < S; q++) acc = lse(acc, al[cur][q] + logA[q * S + s]);
            double z = (obs[t] - mu[s]) / exp(lsig[s]);
            al[!cur][s] = acc - 0.5 * z * z - lsig[s];
        }
        cur = !cur;
    }
    double r = -INFINITY;
    for (int s = 0; s < S; s++) r = lse(r, al[cur][s]);
    return r;
}

typedef struct {
    double a, b;
    const double *t, *y;
    int n;
} problem;
static double f(const problem *p, const double *q, double *g) {
    double s = 0;
    if (g) memset(g, 0, 2 * sizeof *g);
    for (int i = 0; i < p->n; i++) {
        double e = exp(-q[1] * p->t[i]), r = q[0] * e - p->y[i];
        s += 0.5 * r * r;
        if (g) {
            g[0] += r * e;
            g[1] -= r * q[0] * p->t[i] * e;
        }
    }
    s += 0.5 * p->a * q[0] * q[0] + 0.5 * p->b * q[1] * q[1];
    if (g) {
        g[0] += p->a * q[0];
        g[1] += p->b * q[1];
    }
    return s;
}
bool bfgs_fit(const double *t, const double *y, int n, double a, double b, double *q) {
    problem P = {a, b, t, y, n};
    double H[2][2] = {{1, 0}, {0, 1}}, g[2], gn[2], d[2], qn[2];
    double fx = f(&P, q, g);
    for (int it = 0; it < 60; it++) {
        if (g[0] * g[0] + g[1] * g[1] < 1e-24) return true;
        for (int i = 0; i < 2; i++) d[i] = -H[i][0] * g[0] - H[i][1] * g[1];
        double st = 1, sl = d[0] * g[0] + d[1] * g[1], fn;
        for (;;) {
            qn[0] = q[0] + st * d[0];
            qn[1] = q[1] + st * d[1];
            fn = f(&P, qn, gn);
            if (fn <= fx + 1e-4 * st * sl || st < 1e-10) break;
            st *= 0.5;
        }
        double s[2] = {qn[0] - q[0], qn[1] - q[1]}, yv[2] = {gn[0] - g[0], gn[1] - g[1]}, sy = s[0] * yv[0] + s[1] * yv[1];
        if (sy > 1e-300) {
            double Hy[2] = {H[0][0] * yv[0] + H[0][1] * yv[1], H[1][0] * yv[0] + H[1][1] * yv[1]}, yHy = yv[0] * Hy[0] + yv[1] * Hy[1];
            for (int i = 0; i < 2; i++)
                for (int j = 0; j < 2; j++) H[i][j] += (1 + yHy / sy) * s[i] * s[j] / sy - (Hy[i] * s[j] + s[i] * Hy[j]) / sy;
        }
        memcpy(q, qn, sizeof qn);
        memcpy(g, gn, sizeof gn);
        fx = fn;
    }
    return false;
}

double durand_kerner(const double *c, int n) {
    double complex r[16];
    for (int i = 0; i < n; i++) r[i] = cpow(0.4 + 0.9 * I, i);
    for (int it = 0; it < 200; it++) {
        double ch = 0;
        for (int i = 0; i < n; i++) {
            double complex p = 1, q = 1;
            for (int k = n - 1; k >= 0; k--) p = p * r[i] + c[k];
            for (int j = 0; j < n; j++)
                if (j != i) q *= r[i] - r[j];
            double complex d = p / q;
            r[i] -= d;
            ch += cabs(d);
        }
        if (ch < 1e-14) break;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += cabs(r[i]) * cabs(r[i]) * cabs(r[i]) + cimag(r[i]) * cimag(r[i]);
    return s;
}

enum kind { SPHERE, PLANE, BOX };
typedef struct {
    double v[3];
} V;
typedef struct {
    enum kind k;
    union {
        struct {
            V c;
            double r;
        } s;
        struct {
            V n;
            double d;
        } p;
    } u;
    double refl;
} shape;
static V add(V a, V b) {
    for (int i = 0; i < 3; i++) a.v[i] += b.v[i];
    return a;
}
static V mul(V a, double s) {
    for (int i = 0; i < 3; i++) a.v[i] *= s;
    return a;
}
static double dot(V a, V b) { return a.v[0] * b.v[0] + a.v[1] * b.v[1] + a.v[2] * b.v[2]; }
static V norm(V a) { return mul(a, 1 / sqrt(dot(a, a))); }
static double hit(const shape *s, V o, V d, V *n) {
    switch (s->k) {
        case SPHERE: {
            V oc = add(o, mul(s->u.s.c, -1));
            double b = dot(oc, d), c = dot(oc, oc) - s->u.s.r * s->u.s.r, D = b * b - c;
            if (D <= 0) return -1;
            double t = -b - sqrt(D);
            if (t < 1e-4) t = -b + sqrt(D);
            if (t < 1e-4) return -1;
            *n = norm(add(add(o, mul(d, t)), mul(s->u.s.c, -1)));
            return t;
        }
        case PLANE: {
            double dn = dot(s->u.p.n, d);
            if (fabs(dn) < 1e-9) return -1;
            double t = (s->u.p.d - dot(s->u.p.n, o)) / dn;
            if (t < 1e-4) return -1;
            *n = s->u.p.n;
            return t;
        }
        default:
            return -1;
    }
}
static double trace(const shape *sc, int n, V o, V d, int depth) {
    if (depth > 3) return 0.05;
    double best = 1e30;
    const shape *h = NULL;
    V bn = {{0}};
    for (int i = 0; i < n; i++) {
        V nn;
        double t = hit(sc + i, o, d, &nn);
        if (t > 0 && t < best) {
            best = t;
            h = sc + i;
            bn = nn;
        }
    }
    if (!h) return 0.2 + 0.1 * d.v[1];
    V p = add(o, mul(d, best));
    V L = norm((V){{1, 2, -1}});
    double lam = dot(bn, L);
    if (lam < 0) lam = 0;
    V r = add(d, mul(bn, -2 * dot(bn, d)));
    return lam * (1 - h->refl) + h->refl * trace(sc, n, add(p, mul(bn, 1e-6)), r, depth + 1);
}
double render(const double *par, int w, int h) {
    shape sc[3];
    sc[0].k = SPHERE;
    sc[0].u.s.c = (V){{par[0], par[1], 3}};
    sc[0].u.s.r = par[2];
    sc[0].refl = par[3];
    sc[1].k = PLANE;
    sc[1].u.p.n = (V){{0, 1, 0}};
    sc[1].u.p.d = par[4];
    sc[1].refl = 0.3;
    sc[2].k = SPHERE;
    sc[2].u.s.c = (V){{1, par[5], 4}};
    sc[2].u.s.r = 0.8;
    sc[2].refl = 0.2;
    double s = 0;
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            V d = norm((V){{(x + .5) / w - .5, .5 - (y + .5) / h, 1}});
            double c = trace(sc, 3, (V){{0, 0, -1}}, d, 0);
            s += c * c;
        }
    return s;
}

#define NX 5
#define NY 4
static const int ex[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, ey[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
static const double w[9] = {4. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 36, 1. / 36, 1. / 36, 1. / 36};
static double F[2][NX][NY][9];
static double feq(int k, double rho, double ux, double uy) {
    double cu = ex[k] * ux + ey[k] * uy;
    return w[k] * rho * (1 + 3 * cu + 4.5 * cu * cu - 1.5 * (ux * ux + uy * uy));
}
double lbm(const double *u0, double tau, int steps) {
    for (int i = 0; i < NX; i++)
        for (int j = 0; j < NY; j++)
            for (int k = 0; k < 9; k++) F[0][i][j][k] = feq(k, 1 + 0.1 * u0[i * NY + j], u0[i * NY + j] * 0.1, 0.02 * j);
    int c = 0;
    for (int s = 0; s < steps; s++, c ^= 1)
        for (int i = 0; i < NX; i++)
            for (int j = 0; j < NY; j++) {
                double rho = 0, ux = 0, uy = 0;
                for (int k = 0; k < 9; k++) {
                    double f = F[c][i][j][k];
                    rho += f;
                    ux += f * ex[k];
                    uy += f * ey[k];
                }
                ux /= rho;
                uy /= rho;
                for (int k = 0; k < 9; k++)
                    F[!c][(i + ex[k] + NX) % NX][(j + ey[k] + NY) % NY][k] = F[c][i][j][k] - (F[c][i][j][k] - feq(k, rho, ux, uy)) / tau;
            }
    double e = 0;
    for (int i = 0; i < NX; i++)
        for (int j = 0; j < NY; j++) {
            double ux = 0;
            for (int k = 0; k < 9; k++) ux += ex[k] * F[c][i][j][k];
            e += ux * ux * (i + 1);
        }
    return e;
}