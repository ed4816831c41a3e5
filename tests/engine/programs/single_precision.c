void dot(const float *x, const float *y, int n, float *r) {
    float s = 0;
    for (int i = 0; i < n; i++) s += sinf(x[i]) * y[i];
    *r = s;
}

void accumulated(const float *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) s += (double)x[i] * x[i];
    *r = s;
}

void rounded(const double *x, int n, float *r) {
    float s = 1;
    for (int i = 0; i < n; i++) s = (float)(s * x[i] + x[i]);
    *r = s;
}

void in_place(float *x, float a, int n, float *r) {
    for (int i = 1; i < n; i++) x[i] = x[i] * a + x[i - 1];
    *r = x[n - 1];
}

void halves(const float *x, int n, float *r) {
    _Float16 t[8];
    for (int i = 0; i < n; i++) t[i] = (_Float16)x[i];
    float s = 0;
    for (int i = 0; i < n; i++) s += (float)t[i] * (float)t[n - 1 - i];
    *r = s;
}

void pairs(const float *x, int n, float *r) {
    struct {
        float a, b;
    } p[4];

    for (int i = 0; i < 4; i++) {
        p[i].a = x[i];
        p[i].b = x[i + 1] * x[i];
    }
    float s = 0;
    for (int i = 0; i < 4; i++) s += p[i].a * p[(i + 1) & 3].b;
    *r = s;
}

void moved_and_cleared(float *x, float *r) {
    memmove(x, x + 3, 5 * sizeof *x);
    memset(x, 0, 2 * sizeof *x);
    *r = x[2];
}

void cleared_twice(float *x, int n, float *r) {
    memset(x, 0, 2 * sizeof *x);
    memset(x, 0, n * sizeof *x);
    *r = x[5] * x[6];
}
