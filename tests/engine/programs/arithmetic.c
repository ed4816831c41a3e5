void cube(double x, double *r) { *r = x * x * x; }

void quotient(double x, double y, double *r) { *r = x / y - y / (x * x); }

void negated(double x, double *r) { *r = -(x - 3.0) * -x; }

void remainder_(double x, double y, double *r) { *r = fmod(x, y) * x; }

void horner(double x, double *r) { *r = ((x * 0.3 + 2) * x - 1) * x + 4; }

void through_float(double x, double *r) {
    float f = (float)x;
    *r = f * 2.0 + x;
}

void float_and_back(double x, double *r) {
    float f = (float)(x * x);
    double d = f;
    *r = d * x;
}

void integer_part(double x, double *r) {
    int k = (int)x;
    *r = x * k + k;
}

void from_integer(int n, double x, double *r) { *r = x * n + (double)(n * n) / x; }

void from_unsigned(int n, double x, double *r) {
    unsigned u = (unsigned)n;
    *r = x * u;
}

void from_wide(int n, double x, double *r) {
    long long w = (long long)n * 1000000007LL;
    *r = x * 1e-9 * (double)w;
}

void boolean(double x, double y, double *r) { *r = x * (x > y) + y * !(x > y); }

void comma(double x, double *r) {
    double y = (x *= 2, x + 1);
    *r = x * y;
}

void constant(double x, double *r) { *r = 2.5; }

void unused(double x, double y, double *r) { *r = x * x; }

void two_results(double x, double y, double *r) {
    r[0] = x * y;
    r[1] = x / y;
}

void integer_result(double x, double *r) {
    r[0] = x * x;
    *(int *)&r[1] = (int)x;
}

void ordered(double x, double y, double *r) {
    double s = 0;
    s += x;
    s -= y;
    s *= x;
    s /= y;
    *r = s;
}

void reassigned(double x, double *r) {
    double a = x, b = a * a;
    a = b + x;
    b = a * b;
    a = a - b;
    *r = a * b;
}

void square_through(double x, double *r) {
    double a[2] = {x, x};
    *r = a[0] * a[1];
}

void polynomial(double x, double y, double z, double *r) {
    *r = x * y * z + x * x * y - z * z * (x - y) + 1 / (1 + x * x + y * y + z * z);
}

void bitwise_abs(double x, double *r) {
    union {
        double d;
        uint64_t u;
    } b = {x};

    b.u &= 0x7fffffffffffffffull;
    *r = b.d * x;
}

void bitwise_negation(double x, double *r) {
    union {
        double d;
        uint64_t u;
    } b = {x};

    b.u ^= 0x8000000000000000ull;
    *r = b.d * b.d * b.d;
}

void long_double(double x, double *r) {
    long double a = x;
    a = a * a + 1.0L / a;
    *r = (double)a;
}

void half_way(double x, double *r) {
    _Float16 h = (_Float16)x;
    *r = x * (double)h;
}
