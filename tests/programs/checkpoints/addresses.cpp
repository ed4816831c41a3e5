// Iterations that leave addresses in memory: vectors and pointers in structures, rows, lists.
#include <cmath>
#include <list>
#include <utility>
#include <vector>

#define APART static __attribute__((noinline))
using Vector = std::vector<double>;

static Vector next(const Vector &u, double dt) {
    int n = (int)u.size();
    Vector v(n);
    for (int i = 0; i < n; i++)
        v[i] = u[i] + dt * std::sin(u[i] * u[(i + 1) % n]);
    return v;
}

static double squares(const double *u, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += u[i] * u[i];
    return sum;
}

struct Levels {
    Vector now, before;
    double time;
    int count;
};

APART void advance(Levels &s, double dt) {
    Vector w = next(s.now, dt);
    for (size_t i = 0; i < w.size(); i++)
        w[i] += 0.01 * s.before[i] * s.time;
    s.before = std::move(s.now);
    s.now = std::move(w);
    s.time += dt * s.now[0];
    s.count++;
}

extern "C" double levels(const double *x, int n, int steps, double dt) {
    Levels s{Vector(x, x + n), Vector(x, x + n), 1, 0};
    for (int t = 0; t < steps; t++)
        advance(s, dt);
    return s.time * s.count + squares(s.now.data(), n);
}

struct State {
    double *u, time;
};

APART State *replaced(State *s, int n, double dt) {
    State *r = new State;
    r->u = new double[n];
    for (int i = 0; i < n; i++)
        r->u[i] = s->u[i] + dt * std::sin(s->u[i] * s->time);
    r->time = s->time * (1 - dt * r->u[0]);
    delete[] s->u;
    delete s;
    return r;
}

extern "C" double objects(const double *x, int n, int steps, double dt) {
    State *s = new State{new double[n], 1};
    for (int i = 0; i < n; i++)
        s->u[i] = x[i];
    for (int t = 0; t < steps; t++)
        s = replaced(s, n, dt);
    double sum = s->time + squares(s->u, n);
    delete[] s->u;
    delete s;
    return sum;
}

struct Grid {
    double *rows[3], weights[3];
};

APART void rotate(Grid *g, int n, double dt) {
    double *last = g->rows[2];
    for (int i = 0; i < n; i++)
        last[i] = g->rows[0][i] + dt * std::sin(g->rows[1][i] * g->weights[i % 3]);
    g->rows[2] = g->rows[1];
    g->rows[1] = g->rows[0];
    g->rows[0] = last;
    g->weights[0] += dt * last[0];
}

extern "C" double rows(const double *x, int n, int steps, double dt) {
    Grid *g = new Grid;
    for (int k = 0; k < 3; k++) {
        g->rows[k] = new double[n];
        g->weights[k] = 1 + 0.1 * k;
        for (int i = 0; i < n; i++)
            g->rows[k][i] = x[i] * (1 + k);
    }
    for (int t = 0; t < steps; t++)
        rotate(g, n, dt);
    double sum = g->weights[0];
    for (int k = 0; k < 3; k++) {
        sum += squares(g->rows[k], n);
        delete[] g->rows[k];
    }
    delete g;
    return sum;
}

struct Pair {
    double *a, *b, factor;
};

APART void swap(Pair *p, int n, double dt) {
    for (int i = 0; i < n; i++)
        p->b[i] = p->a[i] + dt * std::sin(p->a[i] * p->a[(i + 1) % n]) * p->factor;
    std::swap(p->a, p->b);
    p->factor *= 0.999;
}

extern "C" double members(const double *x, int n, int steps, double dt) {
    double a[64], b[64];
    for (int i = 0; i < n; i++)
        a[i] = b[i] = x[i];
    Pair p{a, b, 1};
    for (int t = 0; t < steps; t++)
        swap(&p, n, dt);
    return p.factor + squares(p.a, n);
}

APART void use(Pair *p, double *u, int n, double dt) {
    for (int i = 0; i < n; i++)
        u[i] += dt * std::sin(u[i] * p->a[i]);
}

// The loop reads an address that is another one after it.
extern "C" double later(const double *x, int n, int steps, double dt) {
    double a[64], b[64], u[64];
    for (int i = 0; i < n; i++) {
        a[i] = u[i] = x[i];
        b[i] = 2 * x[i];
    }
    Pair p{a, b, 1};
    for (int t = 0; t < steps; t++)
        use(&p, u, n, dt);
    p.a = b;
    use(&p, u, n, 1.0);
    return squares(u, n);
}

struct Link {
    double value;
    Link *next;
};

extern "C" double list(const double *x, int n, int steps, double dt) {
    Link *head = nullptr;
    double s = x[0], sum = 0;
    for (int t = 0; t < steps; t++) {
        head = new Link{s + dt * x[t % n], head};
        int k = 0;
        for (Link *p = head; p && k < 4; p = p->next, k++)
            s += dt * std::sin(p->value * p->value);
    }
    while (head) {
        Link *after = head->next;
        sum += head->value * head->value;
        delete head;
        head = after;
    }
    return sum;
}

// The head is on the stack, in a ring with blocks.
extern "C" double ring(const double *x, int n, int steps, double dt) {
    std::list<double> u(x, x + n);
    for (int t = 0; t < steps; t++) {
        double first = u.front();
        u.pop_front();
        u.push_back(0.99 * first + dt * std::sin(u.front() * u.back()));
    }
    double sum = 0;
    int k = 0;
    for (double value : u)
        sum += value * value * (1 + k++ % 3);
    return sum;
}

extern "C" double nested(const double *x, int n, int steps, double dt) {
    std::vector<Vector> u(3, Vector(x, x + n));
    for (int t = 0; t < steps; t++) {
        std::vector<Vector> w(3);
        for (int k = 0; k < 3; k++) {
            w[k] = next(u[k], dt);
            for (int i = 0; i < n; i++)
                w[k][i] += 0.01 * std::sin(u[(k + 1) % 3][i]);
        }
        u = std::move(w);
    }
    double sum = 0;
    for (auto &row : u)
        sum += squares(row.data(), n);
    return sum;
}

static Vector kept;

extern "C" double global(const double *x, int n, int steps, double dt) {
    kept.assign(x, x + n);
    for (int t = 0; t < steps; t++)
        kept = next(kept, dt);
    return squares(kept.data(), n);
}
