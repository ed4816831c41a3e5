#define SUM(name, loop)                                                                                                \
    void name(const double *x, int n, double *r) {                                                                     \
        double s = 0.1;                                                                                                \
        loop s += x[i] * x[i] * s;                                                                                     \
        *r = s;                                                                                                        \
    }
SUM(up, for (int i = 0; i < n; i++))
SUM(up_to, for (int i = 0; i <= n - 1; i++))
SUM(not_equal, for (int i = 0; i != n; i++))
SUM(down, for (int i = n - 1; i >= 0; i--))
SUM(down_unsigned, for (unsigned i = n; i-- > 0;))
SUM(by_two, for (int i = 0; i < n; i += 2))
SUM(by_three_down, for (int i = n - 1; i > 0; i -= 3))
SUM(wide, for (long i = 0; i < n; i++))
SUM(small, for (unsigned char i = 0; i < n; i++))
SUM(wide_unsigned, for (size_t i = 1; i < (size_t)n; i++))
SUM(doubling, for (int i = 1; i < n; i *= 2))

// Variables that are shifted on: by halves, by quarters with a sign, and beyond their last bit.
void halves(const double *x, int n, double *r) {
    double s = 0.5;
    for (unsigned h = n / 2; h > 0; h >>= 1) s = s * x[h] + sin(x[h - 1]) * h;
    *r = s;
}
void quarters(const double *x, int n, double *r) {
    double s = 0.5;
    int v = -1000 * n - 1;
    for (int i = 0; i < 9; i++, v >>= 2) s = s * 0.9 + x[i % 7] * x[i % 7] * v * 1e-3;
    *r = s;
}
void past_the_end(const double *x, int n, double *r) {
    double s = 0.5;
    unsigned v = 3;
    for (int i = 0; i < 5 * n; i++, v <<= 1) s = s * 0.9 + sin(x[i % 7]) * (v & 0xffffff);
    *r = s * 1e-6;
}

void by_pointer(const double *x, int n, double *r) {
    double s = 1;
    for (const double *p = x, *e = x + n; p != e; p++) s = s * *p + sin(*p);
    *r = s;
}

void by_pointer_down(const double *x, int n, double *r) {
    double s = 1;
    const double *p = x + n;
    while (p > x) {
        p--;
        s = s * *p + *p;
    }
    *r = s;
}

void product(const double *x, int n, double *r) {
    double s = 1;
    for (int i = 0; i < n; i++) s *= x[i];
    *r = s;
}

void fibonacci(double a, double b, int n, double *r) {
    for (int i = 0; i < n; i++) {
        double c = a * b + a;
        a = b;
        b = sin(c);
    }
    *r = a * b;
}

void triangular(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) s += x[i] * sin(x[j]) * s + x[j];
    *r = s;
}

void lower(const double *x, int n, double *r) {
    double s = 1;
    for (int i = 0; i < n; i++) {
        double t = 0;
        for (int j = i; j < n; j++) t += x[j] * x[i];
        s *= t;
    }
    *r = s;
}

void three_deep(const double *x, int n, double *r) {
    double s = 1;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            for (int k = j; k > i; k--) s = s * 0.9 + x[i] * x[j] * x[k] * s;
    *r = s;
}

void until(double x, double *r) {
    while (x < 10) x = x * x + 0.7;
    *r = x;
}

void collatz(double x, int k, double *r) {
    while (k != 1) {
        if (k % 2) {
            k = 3 * k + 1;
            x = sin(x) * 1.1;
        } else {
            k /= 2;
            x = x * x + 0.1;
        }
    }
    *r = x;
}

void newton(double a, double *r) {
    double x = 1;
    do {
        double d = (x * x - a) / (2 * x);
        x -= d;
        if (fabs(d) < 1e-14) break;
    } while (1);
    *r = x;
}

void inner_until(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double t = x[i];
        while (t < 2) {
            t = 1.3 * t + 0.2 * x[i];
            if (t > 1.9) s += t;
        }
        s += t * t;
    }
    *r = s;
}

void break_in_middle(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        s += x[i];
        if (s > 1.5) break;
        s *= 1.1;
    }
    *r = s * s;
}

void break_two(const double *x, int n, double *r) {
    double s = 0.2;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            s += x[i] * x[j] * s;
            if (s > 5) goto done;
            if (x[j] > 0.7) break;
            s += 0.1 * x[j];
        }
        s *= 0.99;
    }
done:
    *r = s;
}

void skip(const double *x, int n, double *r) {
    double s = 1;
    for (int i = 0; i < n; i++) {
        if (x[i] > 0.5) continue;
        s += x[i] * s;
        if (i == 3) continue;
        s = s * s;
    }
    *r = s;
}

void two_in_a_row(const double *x, int n, double *r) {
    double s = 1, t = 1;
    for (int i = 0; i < n; i++) s += x[i] * s;
    for (int i = n; i--;) t += s * t * x[i];
    *r = s * t;
}

void last(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) s = x[i] * i;
    *r = s;
}

void argmax(const double *x, int n, double *r) {
    int k = 0;
    for (int i = 1; i < n; i++)
        if (x[i] > x[k]) k = i;
    *r = x[k] * x[k];
}

void maximum(const double *x, int n, double *r) {
    double m = x[0];
    for (int i = 1; i < n; i++)
        if (x[i] > m) m = x[i];
    *r = m * m;
}

void counted_by_data(const double *x, const int *len, int n, double *r) {
    double s = 1;
    int k = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < len[i]; j++) s = s * 0.8 + x[k++ % 7];
    *r = s;
}

void sparse(const double *v, const int *column, const int *row, const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double t = 0;
        for (int k = row[i]; k < row[i + 1]; k++) t += v[k] * x[column[k]];
        s += t * t;
    }
    *r = s;
}

void table(const double *A, double *B, int n, int m, double *r) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) B[j * n + i] = sin(A[i * m + j]) * B[j * n + i];
    double s = 0;
    for (int k = 0; k < n * m; k++) s += B[k] * B[k];
    *r = s;
}

void scan(double *x, int n, double *r) {
    for (int i = 1; i < n; i++) x[i] += x[i - 1] * x[i];
    *r = x[n - 1];
}

void stencil(double *u, double *v, int n, int steps, double *r) {
    for (int t = 0; t < steps; t++) {
        for (int i = 1; i < n - 1; i++) v[i] = u[i] + 0.1 * (u[i - 1] - 2 * u[i] + u[i + 1]) * u[i];
        double *q = u;
        u = v;
        v = q;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += u[i] * u[i];
    *r = s;
}

void invariant_call(const double *x, int n, double a, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) s += exp(a) * x[i] * sin(a);
    *r = s;
}

void endless_of_one(double x, double *r) {
    for (;;) {
        x *= x;
        break;
    }
    *r = x;
}

void empty_body(double x, int n, double *r) {
    for (int i = 0; i < n; i++);
    *r = x * x;
}

void kept_after(const double *x, int n, double *r) {
    double a = 0, b = 0;
    int i;
    for (i = 0; i < n; i++) {
        b = a;
        a = x[i] * x[i];
        if (a > 0.6) break;
    }
    *r = a + b * i;
}

/* Left in the middle of an iteration, on a test that is also made at its end; an inner loop of a length that only holds behind the test. */
void left_in_middle(const double *x, int n, double *r) {
    double s = 0.7;
    int i = 0;
    for (;;) {
        s += x[i % 3] * s * 0.1;
        if (i >= n) break;
        s = s * s * 0.5 + x[i];
        i++;
    }
    *r = s;
}
void two_exits_of_one_test(const double *x, int n, double *r) {
    double s = 0.7;
    for (int i = 0; i < n; i++) {
        if (x[i] > 0.5) {
            s = s * x[i] + s * s * 0.1;
            continue;
        }
        for (int k = 0; k < i; k++) s += x[k] * s * 0.2;
    }
    *r = s;
}
void inner_behind_test(const double *x, int n, double *r) {
    double s = 0.7;
    unsigned m = n > 0 ? n : 0xffffffffu;
    for (int i = 0;; i++) {
        s += 0.1 * s * s;
        if (i >= n) break;
        for (unsigned k = 0; k != m; k++) s += x[k] * s * 0.1;
    }
    *r = s;
}
void leaves_both(const double *x, const int *k, int n, double *r) {
    double s = 0, t = 1;
    for (int i = 0; i < n; i++) {
        int m = k[i], j = 0;
        for (;;) {
            if (x[j] > t) {
                s += t * x[j];
                t = t * 1.05 + 0.1 * x[j] * s;
                if (++j == m) goto out;
            } else {
                t = t * x[j] * 0.8;
                s += 0.5 * t * t;
                if (++j == m) goto next;
            }
        }
    next:
        t = t + x[i];
    }
out:
    *r = s * t;
}

// Counters that begin, and end, with what calls give that the reverse pass has to be told of.
__attribute__((noinline)) static double *copied(const double *x, int n)
{
    double *p = malloc((2 * n + 1) * sizeof *p);
    for (int i = 0; i <= 2 * n; i++) p[i] = n ? x[i % n] * x[i % n] : 1;
    return p;
}

__attribute__((noinline)) static long first(double *p)
{
    p[0] *= 2;
    return p[1] > 0 ? 1 : 2;
}

void from_a_call(const double *x, int n, double *r)
{
    double *p = copied(x, n), *q = p, s = 0;
    while (*q > -1 && q < p + n) {
        double t = *q;
        s += t * t;
        *q = s;
        q++;
    }
    for (long i = first(p); i < n + first(p); i++) s = s * 0.5 + p[i] * p[i] * i;
    free(p);
    *r = s;
}
