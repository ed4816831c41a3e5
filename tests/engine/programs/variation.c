/* Values that are the same in every iteration of a loop around them, or only seem to be. */

/* p[j] is the same for all k. */
void layers(const double *a, double *p, int n, double *r) {
    double q[16], e = 0.1;
    for (int s = 0; s < 3; s++) {
        for (int k = 0; k < n; k++) {
            double sum = 0.2;
            for (int j = 0; j < n; j++) sum += a[k * n + j] * p[j] * p[j];
            q[k] = sum;
        }
        for (int k = 0; k < n; k++) p[k] = 0.3 * q[k];
        e += p[0];
    }
    *r = e;
}
/* p is written in the loop over k. */
void written_between(const double *a, double *p, int n, double *r) {
    double e = 0.1;
    for (int k = 0; k < n; k++) {
        for (int j = 0; j < n; j++) e += a[k * n + j] * p[j] * p[j];
        p[k] = 0.2 * e;
    }
    *r = e;
}
/* In some iterations only, and another one each time. */
void in_some(const double *a, double *p, int n, double *r) {
    double e = 0.1;
    for (int s = 0; s < 3; s++) {
        for (int k = 0; k < n; k++)
            for (int j = 0; j < n; j++)
                if (a[k * n + j] > 0.8) e = 0.8 * e + 0.1 * a[k * n + j] * p[j] * p[j] * (1 + sin(e));
        for (int k = 0; k < n; k++) p[k] = 0.1 * e * p[k];
    }
    *r = e;
}
/* Known in the loop over j, and where it is a triangle. */
void triangle(const double *a, double *p, int n, double *r) {
    double e = 0.1;
    for (int s = 0; s < 3; s++) {
        for (int k = 0; k < n; k++)
            for (int j = 0; j < k; j++)
                if (a[k * n + j] > 0.7) e += a[k * n + j] * p[k] * p[j];
        for (int k = 0; k < n; k++) p[k] = 0.1 * e + 0.5 * p[k];
    }
    *r = e;
}
/* Moves along with k. */
void moving(const double *a, double *p, int n, double *r) {
    double e = 0.1;
    for (int s = 0; s < 3; s++) {
        for (int k = 0; k + 2 < n; k++)
            for (int j = 0; j < 3; j++) e += a[j] * p[k + j] * p[k + j] * 0.1 * e;
        for (int k = 0; k < n; k++) p[k] = 0.2 * e * p[k];
    }
    *r = e;
}
/* Loops of unknown length around. */
void until(const double *a, double *p, int n, double *r) {
    double e = 0.1;
    int rounds = 0;
    while (e < 2 && rounds++ < 20) {
        double w = 0.4;
        while (w < 1.5) {
            for (int j = 0; j < n; j++) w += 0.1 * a[j] * p[j] * p[j] + 0.05;
            if (w > 0.9) w += p[0] * p[0] * 0.1;
        }
        for (int j = 0; j < n; j++) p[j] = 0.9 * p[j] + 0.01 * w;
        e += 0.2 * w;
    }
    *r = e;
}
/* The same place whatever the counters are. */
void one_place(const double *a, double *p, int n, double *r) {
    double e = 0.1;
    for (int s = 0; s < 4; s++) {
        for (int k = 0; k < n; k++)
            if (a[k] > 0.7) e += p[1] * p[1] * e;
        p[1] = 0.2 * e;
    }
    *r = e;
}
/* Through a table of indices, and one of pointers that changes. */
void indirect(const double *a, double *p, int n, double *r) {
    double e = 0.1, *rows[2] = {p, p + n / 2};
    int at[16];
    for (int j = 0; j < 16; j++) at[j] = (j * 3) % (n / 2 + 1);
    for (int s = 0; s < 3; s++) {
        for (int k = 0; k < 2; k++)
            for (int j = 0; j < n; j++) e += a[k] * p[at[j & 15]] * rows[k][at[(j + s) & 15] / 2] * 0.3;
        double *t = rows[0];
        rows[0] = rows[1];
        rows[1] = t;
        at[s] = s % (n / 2 + 1);
        for (int j = 0; j < n; j++) p[j] = 0.1 * e + 0.4 * p[j];
    }
    *r = e;
}
/* A call in between may write. */
static __attribute__((noinline)) void touch(double *p, int k) { p[k] = 0.5 * p[k] * p[k]; }
void called_between(const double *a, double *p, int n, double *r) {
    double e = 0.1;
    for (int s = 0; s < 2; s++)
        for (int k = 0; k < n; k++) {
            for (int j = 0; j < n; j++) e += a[k * n + j] * p[j] * p[j] * 0.2;
            if (k & 1) touch(p, k / 2);
        }
    *r = e;
}
