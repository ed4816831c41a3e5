void scalar(double a, double b, double *r) { *r = sin(a * b) + a * a * b + exp(b); }

void rosenbrock(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i + 1 < n; i++) {
        double a = 1 - x[i], b = x[i + 1] - x[i] * x[i];
        s += a * a + 100 * b * b;
    }
    *r = s;
}

void branches(const double *x, int n, double a, double *r) {
    double s = a;
    for (int i = 0; i < n; i++) {
        if (x[i] > 0.5) s *= x[i] * x[i];
        else s += sin(x[i] * a) * s;
    }
    *r = s;
}

void in_place(double *x, int n, double *r) {
    for (int k = 0; k < 2; k++)
        for (int i = 1; i < n; i++) x[i] = x[i] * x[i - 1] + 0.1 * x[i];
    *r = x[n - 1] * x[1];
}

void unknown_count(double a, double *r) {
    double s = a;
    while (s < 3) s = s * s + 0.3 + a;
    *r = s * a;
}

__attribute__((noinline)) static double f(double a, double b) { return a * b + sin(a); }

void calls(const double *x, int n, double *r) {
    double s = 1;
    for (int i = 0; i < n; i++) s = f(s, x[i]);
    *r = s;
}

void heap(const double *x, int n, double *r) {
    double *t = malloc(n * sizeof *t);
    for (int i = 0; i < n; i++) t[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += t[i] * t[(i + 1) % n];
    free(t);
    *r = s;
}

void copied(const double *x, int n, double *r) {
    double t[8];
    memcpy(t, x, n * sizeof *t);
    for (int i = 0; i < n; i++) t[i] *= t[(i + 1) % n];
    double s = 0;
    for (int i = 0; i < n; i++) s += t[i] * x[i];
    *r = s;
}

static double down(const double *x, int n) { return n == 0 ? 1 : x[n - 1] * down(x, n - 1) * x[0] + sin(x[n - 1]); }

void recursion(const double *x, int n, double *r) { *r = down(x, n); }

/* Ways taken and numbers are kept, in loops of known and of unknown length. */
void ways(double *x, int n, double *r) {
    double s = 0.3, e = 1;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            if (x[j] * s < 0.1 + 0.05 * i) continue;
            s = 0.5 * s + sin(s * x[j]);
            x[j] = s * x[(j + 1) % n];
        }
    while (e > 0.05) {
        double y = s;
        while (y > 0.2) {
            if (x[0] > y) e *= 0.7;
            y *= 0.5 + 0.2 * sin(x[1] * y);
        }
        e *= 0.6 + 0.1 * sin(y);
        s += e * y;
    }
    *r = s;
}
