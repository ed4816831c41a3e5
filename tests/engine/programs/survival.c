/* Memory that is, or only seems to be, what it was when it is read again in the reverse pass. */

/* A new array in every iteration: nothing read is overwritten. */
void power(const double *x, int n, double *r) {
    double *p = malloc(n * 8), e = 0;
    for (int i = 0; i < n; i++) p[i] = x[i];
    for (int s = 0; s < 3; s++) {
        double *q = malloc(n * 8);
        for (int i = 0; i < n; i++) q[i] = 0.1 + p[i] * x[n - 1 - i] * p[(i + 1) % n];
        free(p);
        p = q;
    }
    for (int i = 0; i < n; i++) e += p[i] * p[i];
    free(p);
    *r = e;
}

/* A new array in every iteration, and the last one written to once more. */
void old_one_changed(const double *x, int n, double *r) {
    double *p = malloc(n * 8), e = 0.3;
    for (int i = 0; i < n; i++) p[i] = x[i];
    for (int s = 0; s < 3; s++) {
        double *q = malloc(n * 8);
        for (int i = 0; i < n; i++) q[i] = p[i] * p[i] * 0.7;
        for (int i = 0; i < n; i++) {
            e = e * 0.5 + p[i] * q[i];
            p[i] = e * q[i];
            e += p[i] * p[i];
        }
        free(p);
        p = q;
    }
    for (int i = 0; i < n; i++) e += p[i] * p[i];
    free(p);
    *r = e;
}

/* The array of this iteration, read and written again and again. */
void same_one(const double *x, int n, double *r) {
    double e = 0.3;
    for (int s = 0; s < 3; s++) {
        double *q = malloc(n * 8);
        for (int i = 0; i < n; i++) q[i] = x[i] * e;
        for (int k = 0; k < 2; k++)
            for (int i = 0; i < n; i++) {
                e = 0.5 * e + q[i] * q[i];
                q[i] = 0.6 * q[i] * q[(i + 1) % n] + 0.1 * k;
            }
        free(q);
    }
    *r = e;
}

/* An array that is made in some iterations only. */
void sometimes(const double *x, int n, double *r) {
    double *p = malloc(n * 8), e = 0.4;
    for (int i = 0; i < n; i++) p[i] = x[i];
    for (int s = 0; s < 5; s++) {
        double *q = p;
        if (x[s % n] > 0.5) {
            q = malloc(n * 8);
            for (int i = 0; i < n; i++) q[i] = p[i] * x[i];
        }
        for (int i = 0; i < n; i++) {
            e = 0.5 * e + p[i] * p[i];
            q[i] = 0.5 * q[i] * q[i] + 0.2;
            e += q[i] * p[i];
        }
        if (q != p) free(p);
        p = q;
    }
    *r = e;
    free(p);
}

/* Two arrays that take turns, made anew every second time. */
void turns(const double *x, int n, double *r) {
    double *p = malloc(n * 8), *q = malloc(n * 8), e = 0.4;
    for (int i = 0; i < n; i++) p[i] = q[i] = x[i];
    for (int s = 0; s < 6; s++) {
        if (s & 1) {
            free(q);
            q = malloc(n * 8);
            for (int i = 0; i < n; i++) q[i] = 0.3 * i * e;
        }
        for (int i = 0; i < n; i++) q[i] = p[i] * p[i] + 0.1 * q[i] * q[i];
        double *t = p;
        p = q;
        q = t;
        e = 0.5 * e + p[0] * q[n - 1] * p[n - 1];
    }
    *r = e;
    free(p);
    free(q);
}

/* A chain of objects, each reached through the one before it, and written to when it is old. */
struct link { double u, v; struct link *before; };
void chain(const double *x, int n, double *r) {
    struct link *last = 0;
    double e = 0.2;
    for (int s = 0; s < n; s++) {
        struct link *l = malloc(sizeof *l);
        l->u = x[s] * (last ? last->u * last->v : 1.1);
        l->v = x[s] * (last ? last->v * last->v : 0.9) + 0.1;
        if (last && last->before) {
            e += last->before->v * last->before->v;
            last->before->v = e * l->u;
        }
        l->before = last;
        last = l;
    }
    for (struct link *l = last; l; l = l->before) e = 0.8 * e + l->u * l->v;
    *r = e;
    while (last) {
        struct link *before = last->before;
        free(last);
        last = before;
    }
}

/* Two different arrays and a stack variable, never mixed up. */
void different(const double *x, int n, double *r) {
    double a[8], *b = malloc(n * 8), e = 0;
    for (int i = 0; i < n; i++) a[i & 7] = x[i], b[i] = x[i] * x[i];
    for (int s = 0; s < 3; s++)
        for (int i = 0; i < n; i++) b[i] = 0.5 * b[i] + a[i & 7] * a[(i + 1) & 7] * b[n - 1 - i];
    for (int i = 0; i < n; i++) e += b[i] * b[i];
    free(b);
    *r = e;
}

/* Memory that is allocated and freed in one iteration. */
void scratch(const double *x, int n, double *r) {
    double e = 0.3;
    for (int s = 0; s < 4; s++) {
        double *t = malloc(n * 8);
        for (int i = 0; i < n; i++) t[i] = x[i] * e + 0.1 * s;
        for (int i = 0; i < n; i++) e = 0.5 * e + t[n - 1 - i] * 0.2 * s;
        free(t);
    }
    *r = e;
}
void scratch_read_again(const double *x, int n, double *r) {
    double e = 0.3;
    for (int s = 0; s < 4; s++) {
        double *t = calloc(n, 8);
        for (int i = 0; i < n; i++) t[i] = sin(x[i] * e + 0.1 * s);
        for (int i = 0; i < n; i++) e = 0.5 * e + t[n - 1 - i] * t[i];
        free(t);
    }
    *r = e;
}
void scratch_changed(const double *x, int n, double *r) {
    double e = 0.3;
    for (int s = 0; s < 4; s++) {
        double *t = malloc(n * 8), *u = malloc(n * 8);
        memcpy(t, x, n * 8);
        for (int i = 0; i < n; i++) u[i] = t[i] * t[i] * e;
        memcpy(t, u, n * 8);
        free(u);
        for (int i = 0; i < n; i++) {
            e = 0.5 * e + t[i] * t[(i + 1) % n];
            t[i] = 0.5 * e * t[i];
        }
        memset(t, 0, 8);
        for (int i = 0; i < n; i++) e += t[i] * t[i];
        free(t);
    }
    *r = e;
}
void scratch_two_ways(const double *x, int n, double *r) {
    double e = 0.3;
    for (int s = 0; s < 6; s++) {
        double *t = malloc(n * 8);
        for (int i = 0; i < n; i++) t[i] = x[i] * e;
        if (x[s % n] > 0.5) {
            for (int i = 0; i < n; i++) e += t[i] * t[i] * 0.1;
            free(t);
            continue;
        }
        e += t[0] * x[0];
        free(t);
        if (e > 1.5) break;
    }
    *r = e;
}
static double nested(const double *x, int n, double e, int depth) {
    double *t = malloc(n * 8), w[4];
    for (int i = 0; i < n; i++) t[i] = x[i] * e;
    for (int i = 0; i < 4; i++) w[i] = t[i % n] * t[i % n];
    double s = depth ? nested(x, n, 0.5 * e + w[depth & 3], depth - 1) * t[0] + nested(x, n, t[n - 1], depth - 1) : w[1];
    for (int i = 0; i < n; i++) s += 0.1 * t[i] * w[i & 3];
    free(t);
    return s;
}
void scratch_in_recursion(const double *x, int n, double *r) { *r = nested(x, n, 0.4, 3); }
/* Kept by somebody else: no temporary. */
static double *left_behind;
void kept_elsewhere(const double *x, int n, double *r) {
    double e = 0.3, *before = 0;
    for (int s = 0; s < 4; s++) {
        double *t = malloc(n * 8);
        for (int i = 0; i < n; i++) t[i] = x[i] * e + (before ? before[i] * before[i] : 0);
        for (int i = 0; i < n; i++) e = 0.5 * e + t[i] * t[i];
        if (s & 1) {
            free(t);
            before = 0;
        } else {
            before = t;
        }
    }
    *r = e;
    free(before);
}
