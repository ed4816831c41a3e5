/* Indices and pointers whose constant part the optimiser has moved: where they start says little about where they lead. */

typedef struct { double a[4]; int k; double b[4]; } Two;
typedef struct { float a[4]; double b[4]; } Unlike;
typedef struct { int n; double v[20]; int k; } Counted;
typedef struct { int n; double c[8]; int m; } Polynomial;
typedef struct Tree { double v; struct Tree *l, *r; } Tree;
typedef struct Quad { double m; int leaf; struct Quad *child[4]; } Quad;

/* &s + 8·i, though it is s.b that is meant. */
void shifted_member(const double *x, int n, double *r) {
    static Two s;
    s.a[0] = 2;
    s.a[1] = 7;
    s.k = n;
    for (int i = 5; i < n + 5; i++) s.b[i - 5] = x[i - 5] * x[i - 5];
    *r = s.b[0] * s.b[1] * s.k + s.a[n - 3];
}

void shifted_beside_floats(const double *x, int n, double *r) {
    static Unlike s;
    s.a[0] = 2;
    s.a[1] = 7;
    for (int i = 2; i < n + 2; i++) s.b[i - 2] = x[i - 2] * x[i - 2];
    *r = s.b[0] * s.b[1] + s.a[n - 3];
}

void counted_from_one(const double *x, int n, double *r) {
    Counted s;
    s.n = n;
    s.k = 0;
    for (int i = 1; i <= n; i++) {
        s.v[i - 1] = x[i - 1] * x[i - 1];
        s.k += i;
    }
    double e = 0;
    for (int i = s.n; i >= 1; i--) e = e * 0.5 + s.k * s.v[i - 1];
    *r = e;
}

/* Sixteen bytes apart, but not in one array. */
void either_of_two(const double *x, int n, double *r) {
    static Two s;
    s.a[0] = 2;
    s.a[3] = 7;
    s.b[0] = 3;
    s.k = n;
    double *p = n > 3 ? &s.b[0] : &s.a[3];
    *p = x[0] * x[0];
    *r = s.b[0] * s.k;
}

static double fold(const Tree *t) { return t ? t->v * t->v + 0.5 * fold(t->l) + fold(t->r) : 0; }

static void fell(Tree *t) {
    if (!t) return;
    fell(t->l);
    fell(t->r);
    free(t);
}

void search_tree(const double *x, int n, double *r) {
    Tree *root = 0;
    for (int i = 0; i < n; i++) {
        Tree **p = &root;
        while (*p) p = x[i] < (*p)->v ? &(*p)->l : &(*p)->r;
        *p = calloc(1, sizeof(Tree));
        (*p)->v = x[i];
    }
    *r = fold(root);
    fell(root);
}

void polynomial(const double *x, int n, double *r) {
    Polynomial *p = malloc(sizeof *p);
    p->n = n;
    p->m = 2;
    for (int i = 0; i < p->n; i++) p->c[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < p->n; i++) s = s * 0.7 + p->c[i] * p->m;
    *r = s;
    free(p);
}

void quadrants(const double *x, int n, double *r) {
    Quad *root = calloc(1, sizeof *root);
    root->leaf = -1;
    for (int i = 0; i < n; i++) {
        int q = (x[i] > 0.5) + 2 * (x[i] > 0.7);
        if (!root->child[q]) root->child[q] = calloc(1, sizeof *root);
        root->child[q]->m += x[i] * x[i];
        root->child[q]->leaf = i;
    }
    double s = 0;
    for (int q = 0; q < 4; q++)
        if (root->child[q]) {
            s += root->child[q]->m * root->child[q]->leaf;
            free(root->child[q]);
        }
    free(root);
    *r = s;
}

/* A stack in which a variable index comes first and a constant one last. */
void stack_machine(const double *x, const int *code, double *r) {
    static void *const way[] = {&&push, &&mul, &&end, &&sine};
    double stack[16];
    int top = 0, at = 0, next = 0;
    goto *way[code[at]];
push:
    stack[top++] = x[next++ % 3];
    goto *way[code[++at]];
mul:
    top--;
    stack[top - 1] *= stack[top];
    goto *way[code[++at]];
sine:
    stack[top - 1] = sin(stack[top - 1]);
    goto *way[code[++at]];
end:
    *r = stack[top - 1];
}

/* Local arrays of structures, indexed twice. */
void table_of_rows(const double *x, int n, double *r) {
    struct { int k; double v[3]; double w; } t[4];
    for (int i = 0; i < 4; i++) {
        t[i].k = i + 1;
        for (int j = 0; j < 3; j++) t[i].v[j] = x[i + j] * x[j];
        t[i].w = x[i];
    }
    double s = 0;
    for (int i = 0; i < n; i++) {
        s += t[i & 3].v[i % 3] * t[i & 3].k + t[(i + 1) & 3].w;
        t[i & 3].k = (int)(t[i & 3].k * 3) % 5;
    }
    *r = s;
}

/* A byte of a number may be any of its bytes. */
void byte_by_byte(const double *x, int n, double *r) {
    struct { double u; int k; double v[4]; } a, b;
    a.u = x[0] * x[1];
    a.k = n;
    for (int i = 0; i < 4; i++) a.v[i] = x[i] * x[i];
    memcpy(&b, &a, sizeof a);
    double s = b.u * b.k;
    for (int i = 0; i < n; i++) s += b.v[i & 3] * (i + 1);
    *r = s;
}

typedef struct { double u; int k; double v[4]; double w; } Mixed;

void sorted_structures(const double *x, int n, int m, double *r) {
    Mixed s[4];
    for (int i = 0; i < 4; i++) {
        s[i].u = x[i];
        s[i].k = i;
        s[i].w = x[i] * x[0];
        memset(s[i].v, 0, sizeof s[i].v);
        s[i].v[i] = x[i];
    }
    for (int i = 1; i < 4; i++) {
        if (s[i].u > s[i - 1].u) {
            Mixed h = s[i];
            s[i] = s[i - 1];
            s[i - 1] = h;
        }
        s[i].v[s[i].k & 3] += s[i - 1].w * 0.3;
    }
    *r = s[n & 3].v[m & 3] + s[2].u * s[1].w;
}

void composed(double *x, const double *y, double a, int m, double *r) {
    double t[3] = {a, 2, x[1]};
    struct { double *p; int n; Mixed s; double w[3]; struct { double *q; float f; } in; } o =
        {x, m, {y[1], 2, {0}, a}, {t[0], 1, 2}, {x, 0.5f}};
    o.w[o.n % 3] += o.p[o.n] * o.s.w;
    o.in.q[2] = 0.4 * o.w[1] + o.in.f;
    o.s.v[o.n & 3] = o.w[2] * o.s.u;
    *r = o.s.v[m & 3] * o.in.q[2] + x[0];
}

/* 3 i is a multiple of three only where it does not wrap around. */
void wrapped_multiple(const double *x, const unsigned *at, int n, double *r) {
    double *q = calloc(64, sizeof(double)), t = 0;
    q[1] = x[1];
    q[2] = x[2];
    q[4] = x[3];
    for (int i = 0; i < n; i++) {
        q[at[i] * 3u] = x[0] * x[0];
        t += q[1] * q[2];
        q[1] *= 1 + t;
        q[2] *= 1 - t;
    }
    free(q);
    *r = t;
}
