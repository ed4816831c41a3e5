// Iterations that allocate what they leave to later ones.
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

static void advance(const double *u, double *v, int n, double dt) {
    v[0] = u[0];
    v[n - 1] = u[n - 1];
    for (int i = 1; i < n - 1; i++)
        v[i] = u[i] - dt * u[i] * (u[i + 1] - u[i - 1]) + 0.1 * dt * (u[i + 1] - 2 * u[i] + u[i - 1]);
}

static double squares(const double *u, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += u[i] * u[i];
    return sum;
}

static double *copied(const double *x, int n) {
    double *made = (double *)malloc(n * sizeof(double));
    for (int i = 0; i < n; i++)
        made[i] = x[i];
    return made;
}

extern "C" double replaced(const double *x, int n, int steps, double dt) {
    double *u = copied(x, n);
    for (int t = 0; t < steps; t++) {
        double *v = (double *)malloc(n * sizeof(double));
        advance(u, v, n, dt);
        free(u);
        u = v;
    }
    double sum = squares(u, n);
    free(u);
    return sum;
}

static std::vector<double> next(const std::vector<double> &u, double dt) {
    std::vector<double> v(u.size());
    advance(u.data(), v.data(), (int)u.size(), dt);
    return v;
}

extern "C" double moved(const double *x, int n, int steps, double dt) {
    std::vector<double> u(x, x + n);
    for (int t = 0; t < steps; t++)
        u = next(u, dt);
    return squares(u.data(), n);
}

extern "C" double swapped(const double *x, int n, int steps, double dt) {
    std::vector<double> u(x, x + n);
    for (int t = 0; t < steps; t++) {
        auto v = next(u, dt);
        std::swap(u, v);
    }
    return squares(u.data(), n);
}

// Some iterations write in place; blocks live over several of them.
extern "C" double levels(const double *x, int n, int steps, double dt) {
    double *a = copied(x, n), *b = copied(x, n);
    for (int t = 0; t < steps; t++) {
        if (t % 3 == 0) {
            double *c = (double *)calloc(n, sizeof(double));
            for (int i = 0; i < n; i++)
                c[i] += 0.5 * a[i] + 0.5 * b[i] + dt * std::sin(a[i] * b[(i + 1) % n]);
            free(b);
            b = a;
            a = c;
        } else {
            for (int i = 0; i < n; i++)
                a[i] -= dt * a[i] * b[i];
        }
    }
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += a[i] * b[i];
    free(a);
    free(b);
    return sum;
}

extern "C" double grown(const double *x, int n, int steps, double dt) {
    double *u = copied(x, n);
    int m = n;
    for (int t = 0; t < steps; t++) {
        double sum = 0;
        u = (double *)realloc(u, (m + 1) * sizeof(double));
        for (int i = 0; i < m; i++) {
            sum += std::sin(u[i]);
            u[i] += dt * u[i] * u[(i + 1) % m];
        }
        u[m++] = sum / m;
    }
    double sum = squares(u, m);
    free(u);
    return sum;
}

extern "C" double settled(const double *x, int n, int, double) {
    double *u = copied(x, n), norm = 1;
    while (norm > 1e-3) {
        double *v = (double *)malloc(n * sizeof(double));
        norm = 0;
        for (int i = 0; i < n; i++) {
            v[i] = u[i] - 0.05 * u[i] * (1 + u[(i + 1) % n] * u[(i + 1) % n]);
            norm += v[i] * v[i];
        }
        free(u);
        u = v;
    }
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += u[i];
    free(u);
    return 1e3 * sum;
}

// The loop runs several times; integers are carried, too.
extern "C" double several(const double *x, int n, int steps, double dt) {
    double *u = copied(x, n), sum = 0;
    int *from = new int[n];
    for (int i = 0; i < n; i++)
        from[i] = i;
    for (int k = 0; k < 4; k++) {
        for (int t = 0; t < steps; t++) {
            double *v = copied(u, n);
            int *other = new int[n];
            for (int i = 0; i < n; i++) {
                other[i] = (from[i] * 3 + 1) % n;
                v[i] = u[i] + dt * std::sin(u[i] * u[from[i]]);
            }
            free(u);
            delete[] from;
            u = v;
            from = other;
        }
        for (int i = 0; i < n; i++) {
            u[i] *= 1 + 0.1 * u[i] * from[i];
            sum += u[i];
        }
    }
    free(u);
    delete[] from;
    return sum;
}
