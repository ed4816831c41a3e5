void in_place(double *x, int n, double *r) {
    for (int i = 0; i < n; i++) x[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) x[i] = sin(x[i]) * x[n - 1 - i];
    *r = x[2];
}

void overwritten(double *x, int n, double *r) {
    double s = x[0] * x[1];
    x[0] = 3;
    x[1] = x[2];
    s += x[0] * x[1];
    *r = s;
}

void dead_store(double *x, double a, double *r) {
    x[0] = a * a;
    x[0] = 2 * a;
    *r = x[0] * x[1];
}

void swaps(double *x, int n, double *r) {
    for (int i = 0; i + 1 < n; i++) {
        double t = x[i];
        x[i] = x[i + 1];
        x[i + 1] = t * 1.1;
    }
    *r = x[0] * x[3];
}

void bubble(double *x, int n, double *r) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n - 1 - i; j++)
            if (x[j] > x[j + 1]) {
                double t = x[j];
                x[j] = x[j + 1];
                x[j + 1] = t;
            }
    double s = 0;
    for (int i = 0; i < n; i++) s += i * x[i] * x[i];
    *r = s;
}

void local(const double *x, int n, double *r) {
    double t[7];
    for (int i = 0; i < n; i++) t[i] = exp(x[i]);
    double s = 0;
    for (int i = 0; i < n; i++) s += t[i] * t[n - 1 - i];
    *r = s;
}

void local_partly(const double *x, int n, double *r) {
    double t[16] = {1, 2};
    for (int i = 0; i < n; i++) t[i + 1] = t[i] * x[i];
    *r = t[n] + t[0] + t[12];
}

void local_in_loop(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double t[4] = {x[i], x[i] * x[i], s, 1};
        for (int j = 1; j < 4; j++) t[j] += t[j - 1] * t[j];
        s = t[3];
    }
    *r = s;
}

void variable_length(const double *x, int n, double *r) {
    double t[n];
    for (int i = 0; i < n; i++) t[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++) s += t[i] * t[j];
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

void heap_zeroed(const double *x, int n, double *r) {
    double *t = calloc(n, sizeof *t);
    for (int i = 0; i < n; i += 2) t[i] = x[i];
    double s = 1;
    for (int i = 0; i < n; i++) s *= 1 + t[i];
    free(t);
    *r = s;
}

void heap_in_loop(const double *x, int n, double *r) {
    double s = 1;
    for (int i = 0; i < n; i++) {
        double *t = malloc((i + 1) * sizeof *t);
        for (int j = 0; j <= i; j++) t[j] = x[j] * s;
        s += t[i] * t[0];
        free(t);
    }
    *r = s;
}

void heap_maybe(const double *x, int n, double *r) {
    double b[4], *t = n > 4 ? malloc(n * sizeof *t) : b;
    for (int i = 0; i < n; i++) t[i] = sin(x[i]);
    double s = 0;
    for (int i = 0; i < n; i++) s += t[i] * t[i] * x[0];
    if (t != b) free(t);
    *r = s;
}

void grown(const double *x, int n, double *r) {
    double *t = malloc(sizeof *t);
    for (int i = 0; i < n; i++) {
        t = realloc(t, (i + 1) * sizeof *t);
        t[i] = x[i] * (i ? t[i - 1] : 1);
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += t[i];
    free(t);
    *r = s;
}

void grown_array(const double *x, int n, double *r) {
    double *t = reallocarray(0, 2, sizeof *t), s = 0;
    for (int i = 0; i < n; i++) {
        t = reallocarray(t, i + 1, sizeof *t);
        t[i] = x[i] * (i ? t[i - 1] : 1);
    }
    for (int i = 0; i < n; i++) s += t[i];
    t = reallocarray(t, n + 1, 2 * sizeof *t);
    t[n] = s * x[0];
    *r = t[n] + (n ? t[n / 2] : 0);
    free(t);
}

void copied(double *x, const double *y, int n, double *r) {
    memcpy(x, y, n * sizeof *x);
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * y[i];
    *r = s;
}

void copied_fixed(double *x, const double *y, double *r) {
    memcpy(x + 1, y, 3 * sizeof *x);
    *r = x[0] * x[1] * x[3] * x[4];
}

void moved_up(double *x, int n, double *r) {
    memmove(x + 1, x, (n - 1) * sizeof *x);
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * i;
    *r = s;
}

void moved_down(double *x, int n, double *r) {
    memmove(x, x + 2, (n - 2) * sizeof *x);
    double s = 1;
    for (int i = 0; i < n; i++) s *= x[i];
    *r = s;
}

void cleared(double *x, int n, double *r) {
    double s = x[0] * x[3];
    memset(x, 0, 3 * sizeof *x);
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    *r = s;
}

void bytes(const double *x, double *r) {
    unsigned char b[8];
    double t;
    memcpy(b, &x[1], 8);
    memcpy(&t, b, 8);
    *r = t * t;
}

static double state[8];

void global_state(const double *x, int n, double *r) {
    for (int i = 0; i < n; i++) state[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += state[i] * state[(i + 2) % n];
    *r = s;
}

static const double weights[7] = {1, 2, 3, 4, 5, 6, 7};

void global_constant(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) s += weights[i] * x[i] * x[i];
    *r = s;
}

void rows(const double *x, int n, double *r) {
    double a[3][4];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++) a[i][j] = x[(i * j) % n] + i;
    double s = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) s += a[i][j] * a[j][i + 1];
    *r = s;
}

void pointer_table(double *x, double *y, int n, double *r) {
    double *p[3] = {x, y, x + 2};
    for (int i = 0; i < 3; i++) p[i][i] *= p[(i + 1) % 3][1];
    *r = x[0] * y[1] + x[4];
}

void pointer_heap(const double *x, int n, double *r) {
    double **p = malloc(n * sizeof *p);
    for (int i = 0; i < n; i++) {
        p[i] = malloc((i + 1) * sizeof **p);
        for (int j = 0; j <= i; j++) p[i][j] = x[i] * x[j];
    }
    double s = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j <= i; j++) s += p[i][j] * p[i][0];
        free(p[i]);
    }
    free(p);
    *r = s;
}

void exchanged(double *x, double *y, int n, double *r) {
    double *a = x, *b = y;
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < n; i++) a[i] += 0.5 * b[i] * a[i];
        double *t = a;
        a = b;
        b = t;
    }
    *r = a[1] * b[2];
}

void chosen(double *x, double *y, int k, double *r) {
    double *p = k > 2 ? x : y;
    p[1] = p[0] * p[2];
    *r = x[1] * y[1];
}

void address_taken(double a, double b, double *r) {
    double *p = a > b ? &a : &b;
    *p = *p * *p;
    *r = a * b;
}

void ring(double *x, int n, double *r) {
    for (int k = 0; k < 20; k++) x[k % n] = 0.5 * x[(k + 3) % n] + x[k % n] * x[(k * k) % n];
    *r = x[2];
}

void workspace(const double *x, double *w, int n, double *r) {
    for (int i = 0; i < n; i++) w[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += w[i] * w[n - 1 - i];
    *r = s;
}

void constant_input(const double *x, const double *c, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) s += c[i] * x[i] * x[i];
    *r = s;
}

void gathered(const double *x, const int *k, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[k[i]] * x[i];
    *r = s;
}

void scattered(double *x, const int *k, int n, double *r) {
    for (int i = 0; i < n; i++) x[k[i]] = x[k[i]] * x[i] + 0.2;
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * i;
    *r = s;
}

void histogram(const double *x, int n, double *r) {
    double h[4] = {0};
    for (int i = 0; i < n; i++) h[(int)(4 * x[i]) & 3] += x[i] * x[i];
    *r = h[0] * h[1] + h[2] * h[3];
}

void through_result(const double *x, int n, double *r) {
    *r = 0;
    for (int i = 0; i < n; i++) *r += x[i] * *r + x[i];
}

typedef struct Node {
    double v;
    struct Node *next;
} Node;

void list(const double *x, int n, double *r) {
    Node *h = 0;
    for (int i = 0; i < n; i++) {
        Node *q = malloc(sizeof *q);
        q->v = x[i] * x[i];
        q->next = h;
        h = q;
    }
    double s = 1;
    for (Node *p = h; p; p = p->next) {
        s = s * p->v + sin(p->v);
        if (p->next) p->next->v *= 1.2;
    }
    while (h) {
        Node *q = h->next;
        free(h);
        h = q;
    }
    *r = s;
}

/* Several elements are copied at a time, into arrays and out of them. */
typedef struct { double a, b[3]; int k; } Mixed;

void blocks(const double *x, int n, double *r) {
    double v[40], w[42], s = 0;
    Mixed m[6];
    for (int i = 0; i < 10; i++) memcpy(v + 4 * i, x + i % 3, 4 * sizeof *v);
    for (int i = 0; i < 7; i++) memcpy(w + 6 * i, v + 5 * ((i * n) % 7), 6 * sizeof *w);
    for (int i = 0; i < 6; i++) m[i].a = w[i], m[i].k = i, memcpy(m[i].b, w + 7 * i, 3 * sizeof *w);
    for (int i = 0; i < 3; i++) memcpy(m + 2 * i, m + (i * n) % 2, sizeof *m);
    for (int i = 0; i < 40; i++) s += v[i] * w[(i * 3) % 42] * (1 + i);
    for (int i = 0; i < 6; i++) s += m[i].a * m[i].b[i % 3] * m[i].k + sin(m[i].b[(i + 1) % 3]);
    *r = s;
}
