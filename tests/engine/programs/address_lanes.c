// Addresses in vectors and in integers of 128 bits, beside numbers or other addresses.
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef double v2 __attribute__((vector_size(16)));
typedef long l2 __attribute__((vector_size(16)));
typedef double v4 __attribute__((vector_size(32)));
typedef long l4 __attribute__((vector_size(32)));
typedef unsigned __int128 u128;

struct scaled { double factor; const double *at; };
struct pair { double *left, *right; };

// An expression object, factor and reference, moved as one vector of numbers.
static v2 scaled(double factor, const double *at) {
    struct scaled box = {factor, at};
    v2 moved;
    memcpy(&moved, &box, sizeof moved);
    return moved;
}
void number_and_address(const double *x, int n, double *r) {
    double p[2] = {x[0] * x[1], x[0] + x[1]};
    struct scaled box = {x[2], p};
    v2 v;
    memcpy(&v, &box, sizeof v);
    double *q = (double *)((l2)v)[1];
    *r = v[0] * (q[0] * q[0] + q[1] * q[n & 1]);
}
void through_an_inlined_call(const double *x, int n, double *r) {
    double p[2] = {x[0] * x[1], sin(x[3])};
    v2 v = scaled(x[2] * x[2], p);
    const double *q = (const double *)((l2)v)[1];
    *r = v[0] * (q[0] + q[1] * q[1]);
}
void swapped(const double *x, int n, double *r) {
    double a[2] = {x[0] * x[0], x[1]}, b[2] = {x[2], x[3] * x[4]};
    struct pair p = {a, b};
    l2 v;
    memcpy(&v, &p, sizeof v);
    for (int i = 0; i < n; i++)
        if (x[i] > 0.5) v = __builtin_shufflevector(v, v, 1, 0);
    memcpy(&p, &v, sizeof v);
    p.left[1] *= x[5];
    *r = p.left[0] * p.right[1] + p.left[1] * p.right[0];
}
void chosen_in_a_loop(const double *x, int n, double *r) {
    double a = x[0] * x[1], b = x[2] * x[2], sum = 0;
    struct scaled box = {1, &a};
    v2 v, w;
    memcpy(&v, &box, sizeof v);
    box = (struct scaled){x[3], &b};
    memcpy(&w, &box, sizeof w);
    for (int i = 0; i < n; i++) {
        v2 u = x[i] > 0.62 ? v : w;
        sum += u[0] * *(const double *)((l2)u)[1] * x[i];
        v = u;
        v[0] = u[0] * 0.5;
    }
    *r = sum;
}
void wide_integer(const double *x, int n, double *r) {
    double a[2] = {x[0] * x[0], x[1]}, b[2] = {x[2], x[3] * x[4]};
    struct pair p = {a, b};
    u128 whole;
    memcpy(&whole, &p, sizeof whole);
    whole = whole >> 64 | whole << 64;
    memcpy(&p, &whole, sizeof whole);
    *r = p.left[0] * p.right[1] - p.left[1] * p.right[0];
}
void four_words(const double *x, int n, double *r) {
    double a[2] = {x[0] * x[0], x[1]};
    struct { double u; double *p; long k; double w; } box = {x[2], a, n, x[3] * x[4]};
    v4 v;
    memcpy(&v, &box, sizeof v);
    v = __builtin_shufflevector(v, v, 3, 1, 2, 0);
    l4 words = (l4)v;
    double *q = (double *)words[1];
    *r = v[0] * q[0] + v[3] * q[1] * words[2];
}
// Kept in memory as a vector, read as what it is.
void stored(const double *x, int n, double *r) {
    double a = x[0] * x[1], b = x[2];
    struct scaled *boxes = malloc(2 * sizeof *boxes);
    v2 v = scaled(x[3], &a), w = scaled(x[4], &b);
    memcpy(boxes, &v, sizeof v);
    memcpy(boxes + 1, &w, sizeof w);
    *r = boxes[n & 1].factor * *boxes[n & 1].at + boxes[1 - (n & 1)].factor * *boxes[1 - (n & 1)].at * x[5];
    free(boxes);
}
