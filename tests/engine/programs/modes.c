#define APART __attribute__((noinline)) static

APART double f(double a, double b) { return a * b + sin(a); }

void mixed(double *x, double a, double b, int n, double *r) {
    double s = a;
    for (int i = 0; i < n; i++) {
        s = f(s, x[i]) * 0.5;
        x[i] = s * b;
        if (s > 1) s -= x[0];
    }
    r[0] = s;
    r[1] = s * a;
}

void sums(const double *x, const double *y, double a, int n, double *r) {
    double s = a;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * y[i] * a;
    *r = s;
}

void heap(const double *x, int n, double *r) {
    double **p = malloc(n * sizeof *p);
    for (int i = 0; i < n; i++) {
        p[i] = malloc(16);
        p[i][0] = x[i];
        p[i][1] = x[i] * x[0];
    }
    double s = 0;
    for (int i = 0; i < n; i++) { s += p[i][0] * p[n - 1 - i][1]; }
    for (int i = 0; i < n; i++) free(p[i]);
    free(p);
    *r = s;
}

static double power(double a, int n) { return n ? a * power(sin(a) + a, n - 1) : 1; }

void recursive(double a, int n, double *r) { *r = power(a, n); }

static double state[4];

void global(const double *x, double *r) {
    for (int i = 0; i < 4; i++) state[i] = x[i] * x[i];
    *r = state[0] * state[3] + state[1];
}
