void shifted(double *x, const double *y, int n, double *r) {
    for (int i = 0; i < n; i++) x[i] = x[i] * y[i] + sin(y[i]);
    *r = x[n - 1] * y[0];
}

void smoothed(const double *x, double *y, int n, double *r) {
    for (int i = 1; i + 1 < n; i++) y[i] = x[i - 1] * x[i] * x[i + 1];
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * y[i];
    *r = s;
}

void reread(double *x, double *y, double *r) {
    double a = x[0];
    y[0] = 2 * a;
    double b = x[0];
    y[1] = a * b;
    *r = x[0] * x[1] * b;
}

void copies(double *x, double *y, int n, double *r) {
    memmove(x, y, n * sizeof(double));
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * y[i];
    *r = s;
}

__attribute__((noinline)) static void axpy(double a, const double *x, double *y, int n) {
    for (int i = 0; i < n; i++) y[i] += a * x[i] * x[i];
}

void called(double *x, double *y, int n, double *r) {
    axpy(0.5, x, y, n);
    axpy(0.3, y, x, n);
    *r = x[0] * y[n - 1];
}

typedef struct {
    double a, b;
} Two;

void structures(Two *p, Two *q, int n, double *r) {
    for (int i = 0; i < n; i++) {
        p[i].a *= q[i].b;
        q[i].b += p[i].a * p[i].b;
    }
    *r = p[0].b * q[n - 1].b + p[1].a;
}

void two_views(double *x, Two *p, int n, double *r) {
    for (int i = 0; i < n; i++) {
        x[i] *= p[i / 2].b;
        p[i / 2].a += x[i] * x[i];
    }
    *r = p[0].a * x[n - 1];
}
