typedef struct {
    double x, y, z;
} V;

static V cross(V a, V b) {
    V c = {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
    return c;
}

void crosses(const double *q, int n, double *r) {
    const V *p = (const V *)q;
    V s = {1, 2, 3};
    for (int i = 0; i < n; i++) s = cross(s, p[i]);
    *r = s.x * s.y + s.z;
}

__attribute__((noinline)) static V turned(V a, double c) {
    V b = {a.x * c - a.y, a.y * c + a.x, a.z * c};
    return b;
}

void turns(const double *q, int n, double c, double *r) {
    V s = {q[0], q[1], q[2]};
    for (int i = 0; i < n; i++) s = turned(s, c + 0.1 * i);
    *r = s.x + s.y * s.z;
}

typedef struct {
    double re, im;
} Z;

__attribute__((noinline)) static Z times(Z a, Z b) {
    Z c = {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    return c;
}

void power(double a, double b, int n, double *r) {
    Z z = {a, b}, w = {1, 0};
    for (int i = 0; i < n; i++) w = times(w, z);
    r[0] = w.re;
    r[1] = w.im;
}

typedef struct {
    double a;
    int n;
    double b[3];
} S;

void locals(const double *x, int n, double *r) {
    S s[4];
    for (int i = 0; i < 4; i++) {
        s[i].a = x[i];
        s[i].n = i;
        for (int k = 0; k < 3; k++) s[i].b[k] = x[i] * k;
    }
    S t = s[n % 4];
    s[0] = t;
    double q = 0;
    for (int i = 0; i < 4; i++) q += s[i].a * s[i].b[2] * s[i].n + s[i].b[1];
    *r = q;
}

typedef struct {
    double mass;
    int id;
    double at[3];
    float charge;
} P;

void energy(const P *p, int n, double *r) {
    double e = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) {
            double d = 0;
            for (int k = 0; k < 3; k++) d += (p[i].at[k] - p[j].at[k]) * (p[i].at[k] - p[j].at[k]);
            e += p[i].mass * p[j].mass / sqrt(d + 0.1) * (p[i].id != 2);
        }
    *r = e;
}

void kick(P *p, int n, double h, double *r) {
    for (int i = 0; i < n; i++) {
        P *q = &p[i];
        for (int k = 0; k < 3; k++) q->at[k] += h * q->mass * p[(i + 1) % n].at[k];
        q->id++;
    }
    *r = p[0].at[0] * p[n - 1].at[2];
}

void charges(P *p, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        p[i].charge *= (float)p[i].mass;
        s += p[i].charge;
    }
    *r = s;
}

void whole_copy(P *p, int k, double *r) {
    P q = p[k & 1];
    q.at[1] *= q.mass;
    p[1 - (k & 1)] = q;
    *r = p[0].at[1] * p[1].mass;
}

void indexed_members(P *p, int m, double *r) {
    for (int i = 0; i < 5; i++) p[1].at[1] = 0.6 * p[1].at[1] + p[0].at[m % 3] * p[1].at[(m + i) % 3];
    *r = p[1].at[1];
}

typedef struct {
    double *data;
    int n;
    double scale;
} View;

__attribute__((noinline)) static double total(const View *v) {
    double s = 0;
    for (int i = 0; i < v->n; i++) s += v->data[i] * v->data[i];
    return s * v->scale;
}

void views(double *x, int n, double c, double *r) {
    View a = {x, n / 2, c}, b = {x + n / 2, n - n / 2, c * c};
    a.data[0] *= 2;
    *r = total(&a) * total(&b);
}

typedef struct {
    View v;
    V o;
    double w[2];
} Deep;

void nested(double *x, int n, double *r) {
    Deep d = {{x, n, 2}, {x[0], x[1], x[2]}, {1, x[3]}};
    Deep e = d;
    e.v.data[1] = e.o.x * e.w[1];
    e.o.y *= 3;
    *r = total(&e.v) + e.o.y * d.o.y + d.w[1];
}

typedef struct {
    int rows, columns;
    double values[];
} Matrix;

void flexible(const double *x, int n, double *r) {
    Matrix *m = malloc(sizeof *m + n * sizeof(double));
    m->rows = 2;
    m->columns = n / 2;
    for (int i = 0; i < n; i++) m->values[i] = x[i] * x[i];
    double s = 1;
    for (int i = 0; i < m->rows; i++)
        for (int j = 0; j < m->columns; j++) s *= 1 + m->values[i * m->columns + j];
    free(m);
    *r = s;
}

typedef struct {
    float x, y;
} F2;

__attribute__((noinline)) static F2 scaled(F2 a, float c) {
    F2 b = {a.x * c, a.y + c};
    return b;
}

void pair_of_floats(float a, float b, float *r) {
    F2 p = {a, b};
    p = scaled(p, a);
    p = scaled(p, p.x);
    *r = p.x * p.y;
}

typedef struct Tree {
    double v;
    struct Tree *l, *r;
} Tree;

static Tree *grow(const double *x, int lo, int hi) {
    if (lo >= hi) return 0;
    int m = (lo + hi) / 2;
    Tree *t = malloc(sizeof *t);
    t->v = x[m] * x[m];
    t->l = grow(x, lo, m);
    t->r = grow(x, m + 1, hi);
    return t;
}

static double fold(const Tree *t) { return t ? sin(t->v) * (1 + fold(t->l)) + fold(t->r) * t->v : 0.1; }

static void fell(Tree *t) {
    if (t) {
        fell(t->l);
        fell(t->r);
        free(t);
    }
}

void tree(const double *x, int n, double *r) {
    Tree *t = grow(x, 0, n);
    *r = fold(t);
    fell(t);
}

typedef struct {
    char tag;
    double v;
} __attribute__((packed)) Packed;

void packed(const double *x, int n, double *r) {
    Packed p[4];
    for (int i = 0; i < 4; i++) {
        p[i].tag = 'a' + i;
        p[i].v = x[i] * x[i];
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += p[i & 3].v * p[i & 3].tag;
    *r = s;
}

typedef struct { double u; int k; double v[4], w; } Row;

void row_or_local(Row *s, int i, double *r) {
    double q[8] = {0};
    q[i] = s[0].w;
    double *p = s[0].u > 0.5 ? &s[1].v[0] : &q[i];
    *p *= s[0].v[i & 3];
    s[1] = s[0];
    *r = q[2] * s[1].v[1] + *p;
}

/* A function that is given structures of different shape: what one call passes is not what the other does. */
struct counted {
    long n;
    const double *x;
    double scale;
};

__attribute__((noinline)) static void *remembered(void *p, int *calls) {
    ++*calls;
    return p;
}

void shapes(const double *x, int n, double *r) {
    int calls = 0;
    struct counted c = {n, x, x[0] * x[1]};
    double pair[3] = {x[2] * x[0], x[1], 2};
    struct counted *one = remembered(&c, &calls);
    double *other = remembered(pair, &calls);
    double sum = 0;
    for (long i = 0; i < one->n; i++)
        sum += one->x[i] * one->scale * other[0] + other[1];
    *r = sum * calls;
}

/* Pointers that stand in a row in a structure are no array. */
struct view {
    const double *data;
    long rows, stride;
};
struct evaluator {
    const struct view *left, *right;
    const double *l;
    const double *r;
    long stride;
};

__attribute__((noinline)) static double contracted(const struct evaluator *e) {
    double sum = 0;
    for (long i = 0; i < e->left->rows; i++)
        sum += e->l[i * e->stride] * e->r[i] * e->right->data[0];
    return sum + e->l[1] * e->r[2];
}

__attribute__((noinline)) static double product(const struct view *a, const struct view *b) {
    struct evaluator e = {a, b, a->data, b->data, a->stride};
    return contracted(&e);
}

void evaluated(const double *x, int n, double *r) {
    double *copy = malloc(n * sizeof *copy);
    for (int i = 0; i < n; i++)
        copy[i] = x[i] * x[i];
    struct view a = {copy, n / 2, 2}, b = {x, n, 1};
    *r = product(&a, &b);
    free(copy);
}
