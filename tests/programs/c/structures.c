#include <complex.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* A linked list built from an array, its sum taken by following the links. */
typedef struct node {
    double value;
    struct node *next;
} node;

double list_energy(const double *x, int n)
{
    node *head = NULL;
    for (int i = 0; i < n; i++) {
        node *new = malloc(sizeof *new);
        new->value = x[i] * x[i];
        new->next = head;
        head = new;
    }
    double sum = 0.0, weight = 1.0;
    while (head) {
        node *next = head->next;
        sum += weight * head->value;
        weight *= 0.5;
        free(head);
        head = next;
    }
    return sum;
}

/* A binary tree of an expression, evaluated recursively. */
typedef struct tree {
    char operation;
    int index;
    struct tree *left, *right;
} tree;

static tree *leaf(int index)
{
    tree *t = calloc(1, sizeof *t);
    t->operation = 'x';
    t->index = index;
    return t;
}

static tree *join(char operation, tree *left, tree *right)
{
    tree *t = calloc(1, sizeof *t);
    t->operation = operation;
    t->left = left;
    t->right = right;
    return t;
}

static double evaluate(const tree *t, const double *x)
{
    switch (t->operation) {
    case '+': return evaluate(t->left, x) + evaluate(t->right, x);
    case '*': return evaluate(t->left, x) * evaluate(t->right, x);
    case 's': return sin(evaluate(t->left, x));
    default: return x[t->index];
    }
}

static void drop(tree *t)
{
    if (!t)
        return;
    drop(t->left);
    drop(t->right);
    free(t);
}

double expression(const double x[3])
{
    tree *t = join('+', join('*', leaf(0), join('s', leaf(1), NULL)), join('*', leaf(2), leaf(2)));
    double value = evaluate(t, x);
    drop(t);
    return value;
}

/* A matrix as rows of pointers; LU with row exchanges; the determinant. */
double determinant(const double *a, int n)
{
    double **rows = malloc(n * sizeof *rows);
    for (int i = 0; i < n; i++) {
        rows[i] = malloc(n * sizeof **rows);
        memcpy(rows[i], a + i * n, n * sizeof **rows);
    }
    double det = 1.0;
    for (int k = 0; k < n; k++) {
        int pivot = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(rows[i][k]) > fabs(rows[pivot][k]))
                pivot = i;
        if (pivot != k) {
            double *row = rows[k];
            rows[k] = rows[pivot];
            rows[pivot] = row;
            det = -det;
        }
        det *= rows[k][k];
        for (int i = k + 1; i < n; i++) {
            double factor = rows[i][k] / rows[k][k];
            for (int j = k; j < n; j++)
                rows[i][j] -= factor * rows[k][j];
        }
    }
    for (int i = 0; i < n; i++)
        free(rows[i]);
    free(rows);
    return det;
}

/* A growing array. */
typedef struct {
    double *data;
    size_t size, room;
} growing;

static void push(growing *g, double value)
{
    if (g->size == g->room) {
        g->room = g->room ? 2 * g->room : 4;
        g->data = realloc(g->data, g->room * sizeof *g->data);
    }
    g->data[g->size++] = value;
}

double peaks(const double *x, int n)
{
    growing found = {0};
    for (int i = 1; i + 1 < n; i++)
        if (x[i] > x[i - 1] && x[i] > x[i + 1])
            push(&found, x[i] - 0.5 * (x[i - 1] + x[i + 1]));
    double sum = 0.0;
    for (size_t i = 0; i < found.size; i++)
        sum += found.data[i] * (i + 1);
    free(found.data);
    return sum;
}

/* A table of functions. */
static double identity(double x) { return x; }
static double square(double x) { return x * x; }
static double (*const TABLE[])(double) = {identity, square, exp, tanh};

double layered(double x, const int *layers, int n)
{
    for (int i = 0; i < n; i++)
        x = TABLE[layers[i]](x);
    return x;
}

/* Cooley and Tukey's transform, recursive, on complex numbers; the power in a band. */
static void fft(double complex *x, int n, int stride, double complex *out)
{
    if (n == 1) {
        *out = *x;
        return;
    }
    fft(x, n / 2, 2 * stride, out);
    fft(x + stride, n / 2, 2 * stride, out + n / 2);
    for (int k = 0; k < n / 2; k++) {
        double complex t = cexp(-2.0 * I * M_PI * k / n) * out[k + n / 2];
        out[k + n / 2] = out[k] - t;
        out[k] += t;
    }
}

double band_power(const double *signal, int n, int low, int high)
{
    double complex *x = malloc(n * sizeof *x), *spectrum = malloc(n * sizeof *spectrum);
    for (int i = 0; i < n; i++)
        x[i] = signal[i];
    fft(x, n, 1, spectrum);
    double sum = 0.0;
    for (int k = low; k < high; k++)
        sum += creal(spectrum[k]) * creal(spectrum[k]) + cimag(spectrum[k]) * cimag(spectrum[k]);
    free(x);
    free(spectrum);
    return sum;
}

/* Structures by value and nested. */
typedef struct {
    double x, y;
} point;
typedef struct {
    point from, to;
    float weight;
    int used;
} edge;

static point minus(point a, point b) { return (point){a.x - b.x, a.y - b.y}; }
static double length(point p) { return sqrt(p.x * p.x + p.y * p.y); }

double total_length(const edge *edges, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        if (edges[i].used)
            sum += edges[i].weight * length(minus(edges[i].to, edges[i].from));
    return sum;
}

point rotate(point p, double angle)
{
    return (point){p.x * cos(angle) - p.y * sin(angle), p.x * sin(angle) + p.y * cos(angle)};
}

/* Adaptive Simpson's rule, recursive. */
static double f(double x, double p) { return exp(-p * x) * sin(5.0 * x); }

static double adaptive(double a, double b, double fa, double fm, double fb, double p, int depth)
{
    double m = 0.5 * (a + b), h = b - a;
    double fl = f(0.5 * (a + m), p), fr = f(0.5 * (m + b), p);
    double whole = h / 6.0 * (fa + 4.0 * fm + fb), halves = h / 12.0 * (fa + 4.0 * fl + 2.0 * fm + 4.0 * fr + fb);
    if (depth == 0 || fabs(halves - whole) < 1e-7)
        return halves;
    return adaptive(a, m, fa, fl, fm, p, depth - 1) + adaptive(m, b, fm, fr, fb, p, depth - 1);
}

double quadrature(double a, double b, double p)
{
    return adaptive(a, b, f(a, p), f(0.5 * (a + b), p), f(b, p), p, 12);
}

/* A random walk from a linear congruential generator: integers and floats in one loop. */
double random_walk(double drift, double volatility, unsigned seed, int steps)
{
    unsigned long long state = seed;
    double x = 1.0;
    for (int i = 0; i < steps; i++) {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        double u = (double)(state >> 11) * (1.0 / 9007199254740992.0) - 0.5;
        x *= exp(drift + volatility * u);
    }
    return x;
}

/* Bits of a number: the fast inverse square root, then a step of Newton's. */
float inverse_root(float number)
{
    union {
        float f;
        unsigned i;
    } bits = {number};
    bits.i = 0x5f3759df - (bits.i >> 1);
    float y = bits.f;
    for (int k = 0; k < 4; k++)
        y = y * (1.5f - 0.5f * number * y * y);
    return y;
}

/* Knapsack-like dynamic programming: soft maximum over a table. */
double alignment(const double *a, int n, const double *b, int m, double gap)
{
    double table[n + 1][m + 1];
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= m; j++) {
            if (i == 0 || j == 0) {
                table[i][j] = gap * (i + j);
                continue;
            }
            double match = table[i - 1][j - 1] + (a[i - 1] - b[j - 1]) * (a[i - 1] - b[j - 1]);
            double left = table[i][j - 1] + gap, up = table[i - 1][j] + gap;
            table[i][j] = fmin(match, fmin(left, up));
        }
    return table[n][m];
}

static double cache[16];

/* State between calls of a helper. */
static double memoised(int k, double x)
{
    if (k < 2)
        return k ? x : 1.0;
    if (cache[k] == 0.0)
        cache[k] = 2.0 * x * memoised(k - 1, x) - memoised(k - 2, x);
    return cache[k];
}

double chebyshev(int k, double x)
{
    memset(cache, 0, sizeof cache);
    return memoised(k, x);
}

/* A sum of as many numbers as are given. */
static double sum_of(int n, ...)
{
    va_list list;
    va_start(list, n);
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += va_arg(list, double);
    va_end(list);
    return sum;
}

double variadic(double x) { return sum_of(2, x, x * x); }

/* Letters of many lengths, copied as a whole, wait in a list. */
struct letter {
    struct letter *next;
    int to, length;
    double text[];
};
static struct letter *waiting;

static void post(int to, const double *text, int length)
{
    struct letter *l = malloc(sizeof *l + length * sizeof *text);
    l->to = to;
    l->length = length;
    memcpy(l->text, text, length * sizeof *text);
    l->next = waiting;
    waiting = l;
}

double letters(const double *x, int n)
{
    double taken[8], sum = 0.0;
    for (int i = 0; i < n; i++)
        post(i % 3, x, i + 1);
    while (waiting) {
        struct letter *l = waiting;
        waiting = l->next;
        memcpy(taken, l->text, l->length * sizeof *taken);
        for (int i = 0; i < l->length; i++)
            sum += (l->to + 1) * taken[i] * taken[l->length - 1];
        free(l);
    }
    return sum;
}

/* Members and an array of unknown length, moved to another object: by memmove, which may be within one. */
typedef struct {
  long n;
  double sum;
  double data[];
} Growing;

#define GROWN(name, move)                                                                                              \
  double name(const double *x, long n) {                                                                               \
    Growing *a = malloc(sizeof *a + 8);                                                                                \
    a->n = 0, a->sum = 0;                                                                                              \
    for (long i = 0; i < n; i++) {                                                                                     \
      Growing *b = malloc(sizeof *b + 8 * (a->n + 2));                                                                 \
      move(b, a, sizeof *a + 8 * a->n);                                                                                \
      free(a), a = b;                                                                                                  \
      a->data[a->n++] = x[i] * x[i], a->sum += x[i];                                                                   \
    }                                                                                                                  \
    double s = a->sum * a->sum;                                                                                        \
    for (long i = 0; i < a->n; i++) s += a->data[i] * (i + 1);                                                         \
    free(a);                                                                                                           \
    return s;                                                                                                          \
  }
GROWN(grown_by_copy, memcpy)
GROWN(grown_by_move, memmove)

/* A log whose records, of numbers and an integer, follow its members; grown by realloc, and its end copied to another one. */
typedef struct {
  double total;
  int n, capacity;
  struct { double time, value; int kind; float weight; } records[];
} Log;

static Log *noted(Log *log, double time, double value, int kind) {
  if (!log || log->n == log->capacity) {
    int n = log ? log->n : 0, capacity = log ? 2 * log->capacity : 1;
    double total = log ? log->total : 0;
    log = realloc(log, sizeof *log + capacity * sizeof log->records[0]);
    log->n = n, log->capacity = capacity, log->total = total;
  }
  log->records[log->n].time = time;
  log->records[log->n].value = value;
  log->records[log->n].kind = kind;
  log->records[log->n++].weight = 2;
  log->total += time * value;
  return log;
}

double logged(const double *x, int n) {
  Log *log = NULL;
  for (int i = 0; i < 2 * n; i++) log = noted(log, x[i % n] * (i + 1), x[(i + 1) % n] * x[0], i % 3);
  Log *end = malloc(sizeof *log + (log->n - 1) * sizeof log->records[0]);
  memcpy(end->records, log->records + 1, (log->n - 1) * sizeof log->records[0]);
  double s = log->total;
  for (int i = 0; i < log->n - 1; i++) {
    s += (end->records[i].time - log->records[i].time) * end->records[i].value * end->records[i].weight;
    if (end->records[i].kind == 1) s += end->records[i].value * end->records[i].value;
  }
  free(log), free(end);
  return s;
}
