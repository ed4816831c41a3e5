#define APART __attribute__((noinline)) static

APART double f(double a, double b) { return a * b + sin(a); }

void scalars(const double *x, int n, double *r) {
    double s = 1;
    for (int i = 0; i < n; i++) s = f(s, x[i]);
    *r = s;
}

void twice(double a, double *r) { *r = f(a, f(a, a)); }

void half_active(double a, double *r) { *r = f(a, 2.0) + f(0.3, 1.0); }

APART void square_all(double *a, int n) {
    for (int i = 0; i < n; i++) a[i] = a[i] * a[i] + 0.1;
}

void memory(double *x, int n, double *r) {
    for (int k = 0; k < 3; k++) square_all(x, n);
    *r = x[0] * x[n - 1];
}

void parts(double *x, int n, double *r) {
    square_all(x, n / 2);
    square_all(x + n / 3, n / 2);
    *r = x[1] * x[3];
}

APART void outs(double a, double *s, double *c) {
    *s = sin(a);
    *c = cos(a) * *c;
}

void out_pointers(const double *x, int n, double *r) {
    double s = 0, c = 1, t = 0;
    for (int i = 0; i < n; i++) {
        outs(x[i], &s, &c);
        t += s * c;
    }
    *r = t;
}

APART double reads_global(double a);
static double level = 2;

APART double reads_global(double a) { return a * level; }

void global_level(double a, double *r) {
    level = a * a;
    *r = reads_global(a);
    level = 2;
}

APART int which(const double *x, int n) {
    int k = 0;
    for (int i = 1; i < n; i++)
        if (x[i] > x[k]) k = i;
    return k;
}

void integer_result(const double *x, int n, double *r) {
    int k = which(x, n);
    *r = x[k] * x[(k + 1) % n];
}

APART double *longest(double *a, double *b, int n) { return a[0] * n > b[0] ? a : b; }

void pointer_result(double *x, int n, double *r) {
    double y[3] = {x[1], x[2], 1};
    double *p = longest(x, y, n);
    p[1] *= p[2];
    *r = x[1] * y[1] * p[0];
}

APART double *fresh(const double *x, int n) {
    double *p = malloc(n * sizeof *p);
    for (int i = 0; i < n; i++) p[i] = x[i] * x[i];
    return p;
}

void made_elsewhere(const double *x, int n, double *r) {
    double *a = fresh(x, n), *b = fresh(a, n);
    double s = 0;
    for (int i = 0; i < n; i++) s += a[i] * b[n - 1 - i];
    free(a);
    free(b);
    *r = s;
}

APART void drop(double *p) { free(p); }

void freed_elsewhere(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 1; i < n; i++) {
        double *a = fresh(x, i);
        s += a[i - 1] * a[0] * s + a[i / 2];
        drop(a);
    }
    *r = s;
}

static double fib(double a, int n) {
    if (n < 2) return a + n;
    return fib(a * 0.9, n - 1) * fib(a + 1, n - 2) + a;
}

void recursion(double a, int n, double *r) { *r = fib(a, n); }

static double down(const double *x, int n) { return n == 0 ? 1 : x[n - 1] * down(x, n - 1) + sin(x[n - 1]); }

void recursion_over_array(const double *x, int n, double *r) { *r = down(x, n); }

static void halves(double *x, int lo, int hi) {
    if (hi - lo < 2) {
        x[lo] = sin(x[lo]);
        return;
    }
    int m = (lo + hi) / 2;
    halves(x, lo, m);
    halves(x, m, hi);
    for (int i = lo; i < m; i++) {
        double t = x[i] + x[m + i - lo];
        x[m + i - lo] = x[i] * x[m + i - lo];
        x[i] = t;
    }
}

void butterflies(double *x, int n, double *r) {
    halves(x, 0, n);
    *r = x[0] * x[n - 1];
}

static double odd(double a, int n);

static double even(double a, int n) { return n == 0 ? a : odd(a * a + 0.1, n - 1) * a; }

static double odd(double a, int n) { return n == 0 ? -a : even(sin(a), n - 1) + a; }

void mutual(double a, int n, double *r) { *r = even(a, n); }

static double tail(double a, double s, int n) { return n == 0 ? s : tail(a * 0.9 + s * 0.1, s * a, n - 1); }

void tail_recursion(double a, int n, double *r) { *r = tail(a, 1, n); }

static void quick(double *x, int lo, int hi) {
    while (lo < hi) {
        double p = x[(lo + hi) / 2];
        int i = lo, j = hi;
        while (i <= j) {
            while (x[i] < p) i++;
            while (x[j] > p) j--;
            if (i <= j) {
                double t = x[i];
                x[i] = x[j];
                x[j] = t;
                i++;
                j--;
            }
        }
        quick(x, lo, j);
        lo = i;
    }
}

void sorted(double *x, int n, double *r) {
    quick(x, 0, n - 1);
    double s = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * x[i] * x[i];
    *r = s;
}

static double one(double x) { return sin(x); }

static double two(double x) { return x * x; }

static double three(double x) { return 1 / (1 + x); }

static double (*const table[3])(double) = {one, two, three};

void by_table(const double *x, int n, double *r) {
    double s = 1;
    for (int i = 0; i < n; i++) s = s * 0.5 + table[i % 3](x[i] * s);
    *r = s;
}

APART double apply(double (*g)(double), double a) { return g(g(a)) * a; }

void by_argument(double a, double *r) { *r = apply(one, a) + apply(two, a); }

APART double integral(double (*g)(double, const double *), const double *p, double a, double b) {
    double s = 0, h = (b - a) / 8;
    for (int i = 0; i < 8; i++) s += h * g(a + (i + 0.5) * h, p);
    return s;
}

static double bell(double t, const double *p) { return p[0] * exp(-p[1] * t * t); }

void quadrature(const double *x, double b, double *r) { *r = integral(bell, x, 0, b); }

APART double eight(double a, double b, double c, double d, double e, double g, double h, double i) {
    return a * b + c * d + e * g + h * i;
}

void many_arguments(double a, double b, double *r) { *r = eight(a, b, a * a, b, 1, a, b, 2); }

APART void none(void) {}

void calls_nothing(double a, double *r) {
    none();
    *r = a * a;
    none();
}

APART double in_branch(double a) { return exp(a); }

void conditional_calls(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] > 0.5) s += in_branch(x[i]);
        else if (s > 1) s = in_branch(-s);
    }
    *r = s;
}

APART double loops_inside(const double *x, int n) {
    double s = 0.3;
    for (int i = 0; i < n; i++)
        while (s < 2 + i) s = s * 1.2 + x[i] * s;
    return s;
}

void called_in_loop(const double *x, int n, double *r) {
    double s = 0;
    for (int k = 1; k <= n; k++) s = s * 0.3 + loops_inside(x, k);
    *r = s;
}

APART double guarded(double a, double b) {
    for (int i = 0; i < 5; i++)
        for (int j = i + 1; j < 8; j++)
            for (int k = 0; k < i; k++) a = 0.6 * a + 0.3 * atan(b * sin(a));
    return cos(a);
}

void guarded_nest(double a, double b, double *r) { *r = guarded(a, b); }

#include <stdarg.h>

APART double average(int n, ...) {
    va_list l;
    va_start(l, n);
    double s = 0;
    for (int i = 0; i < n; i++) s += va_arg(l, int);
    va_end(l);
    return s / n;
}

APART double times(double a, double b) { return a * b * b; }

APART double gamma_(double a) __asm__("gamma");

APART double gamma_(double a) { return a * a * a; }

APART double swap(double a) { return a * a; }

void own_names(double a, double *r) { *r = times(a, a + 1) + gamma_(a) + swap(a); }

void inactive_variadic(double a, double *r) { *r = a * average(3, 1, 2, 6); }

// Which object is which: the reverse pass of a call asks again whether its arguments are the same stack memory.
__attribute__((noinline)) static void assign(double *to, const double *from, int n) {
    if (to != from)
        for (int i = 0; i < n; i++) to[i] = from[i] * from[i];
}
__attribute__((noinline)) static double by_locals(const double *x, int n) {
    double a[16] = {0}, b[16] = {0}, s = 0;
    for (int i = 0; i < n; i++) a[i] = x[i];
    assign(b, a, n);
    for (int i = 0; i < n; i++) s += b[i] * a[i];
    return s;
}
void compared_addresses(const double *x, int n, double *r) { *r = by_locals(x, n) * by_locals(x, n - 1); }

// An address that the reverse pass remembers leads into memory that it also comes to by itself.
void remembered_address(const double *x, int n, double *r) {
    const double *p = x;
    double s = 0.3;
    for (int i = 0; i < n; i++) {
        if (sin(3 * s + i) > 0) p = x + i;
        s += p[0] * x[i] * x[i] + sin(s) * p[0];
    }
    *r = s;
}

// A function and what it is to be given, as libraries of numerical methods pass them: with parameters of different layouts.
struct callback { double (*call)(double, void *); void *parameters; };
struct line { double slope, height; };
struct power { int exponent; double factor; };
struct nested { const struct callback *inner; int times; };
APART double line_at(double t, void *p) { struct line *q = p; return q->height + q->slope * t * t; }
APART double power_at(double t, void *p) {
    struct power *q = p;
    double made = q->factor;
    for (int i = 0; i < q->exponent; i++) made *= t;
    return made;
}
APART double trapezium(const struct callback *f, int n) {
    double sum = 0;
    for (int i = 0; i <= n; i++) sum += f->call(i / (double)n, f->parameters) / n;
    return sum;
}
APART double nested_at(double t, void *p) {
    struct nested *q = p;
    return t * trapezium(q->inner, q->times);
}
void two_layouts(const double *x, int n, double *r) {
    struct line a = {x[0], x[1] * x[0]};
    struct power *b = malloc(sizeof *b);
    *b = (struct power){n - 4, x[2] * x[2]};
    struct callback g = {line_at, &a}, h = {power_at, b};
    struct nested c = {&h, n};
    struct callback k = {nested_at, &c};
    *r = trapezium(&g, n) * trapezium(&h, n + 1) + x[3] * trapezium(&k, n);
    free(b);
}
