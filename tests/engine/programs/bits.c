void by_integer(double *x, int n, double *r) {
    uint64_t *p = (uint64_t *)x;
    for (int i = 0; i + 1 < n; i++) {
        uint64_t t = p[i];
        p[i] = p[i + 1];
        p[i + 1] = t;
    }
    *r = x[0] * x[0] * x[n - 1];
}

void by_union(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        union {
            double d;
            uint64_t u;
        } a = {x[i]}, b;

        b.u = a.u;
        s += b.d * b.d;
    }
    *r = s;
}

typedef struct {
    double a, b;
} Two;

__attribute__((noinline)) static Two exchanged(Two t) {
    Two s = {t.b, t.a};
    return s;
}

void whole(const double *x, double *r) {
    Two t;
    memcpy(&t, x, 16);
    t = exchanged(t);
    memcpy(&t.a, &x[2], 8);
    *r = t.a * t.b * x[0];
}

void two_floats_in_one(const float *x, float *r) {
    uint64_t u;
    memcpy(&u, x, 8);
    float y[2];
    memcpy(y, &u, 8);
    *r = y[0] * y[1] * y[1];
}

void exchange(double *x, double *y, int n, double *r) {
    long t[8];
    memcpy(t, x, n * 8);
    memcpy(x, y, n * 8);
    memcpy(y, t, n * 8);
    *r = x[0] * y[1] * x[1];
}

void selected(const double *x, int k, double *r) {
    const uint64_t *p = (const uint64_t *)x;
    uint64_t u = k > 2 ? p[0] : p[1];
    double d;
    memcpy(&d, &u, 8);
    *r = d * d;
}

static double of_bits(uint64_t u) {
    double d;
    memcpy(&d, &u, 8);
    return d;
}

static uint64_t to_bits(double d) {
    uint64_t u;
    memcpy(&u, &d, 8);
    return u;
}

#define SIGN 0x8000000000000000ull

void signs(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 1; i < n; i++) {
        double y = sin(3 * x[i]), z = cos(5 * x[i - 1]);
        s += of_bits(to_bits(y) & ~SIGN) * y;
        s += of_bits((to_bits(y) & ~SIGN) | (to_bits(z) & SIGN)) * x[i];
        s += of_bits(to_bits(y) ^ (to_bits(z) & SIGN)) * x[0];
        s += of_bits(to_bits(y) ^ SIGN) * z + of_bits(to_bits(1.0) | (to_bits(z) & SIGN)) * y;
    }
    *r = s;
}

/* Sign and exponent are steps: constant but for jumps. */
void exponents(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        int e = (int)((to_bits(x[i]) >> 52) & 0x7ff) - 1000;
        uint64_t power = to_bits(x[i] * x[0]) & 0xfff0000000000000ull;
        s += x[i] * e + of_bits(power) * sin(x[i]);
    }
    *r = s;
}
