// Objects of several kinds in one block of memory: trees, tables and texts of functions that call themselves, or that are not inlined.
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char *base;
    size_t used, size;
} Arena;

static void *get(Arena *a, size_t n, size_t step)
{
    n = (n + step - 1) / step * step;
    if (a->used + n > a->size) abort();
    void *p = a->base + a->used;
    a->used += n;
    return p;
}

// A tree whose nodes a function makes that calls itself, beside arrays of numbers and of integers.
typedef struct Node {
    int key;
    double value;
    struct Node *left, *right;
} Node;

static Node *insert(Arena *a, Node *t, int key, double value)
{
    if (!t) {
        t = get(a, sizeof *t, 16);
        t->key = key;
        t->value = value;
        t->left = t->right = 0;
    } else if (key < t->key)
        t->left = insert(a, t->left, key, value);
    else if (key > t->key)
        t->right = insert(a, t->right, key, value);
    else
        t->value += value * value;
    return t;
}

static double walk(const Node *t) { return t ? walk(t->left) * 0.5 + t->value * t->value * t->key + walk(t->right) * 0.25 : 0; }

double tree(const double *x, int n)
{
    Arena a = {malloc(1 << 14), 0, 1 << 14};
    Node *root = 0;
    for (int i = 0; i < n; i++) root = insert(&a, root, i * 7 % 4 + 1, x[i]);
    double *sines = get(&a, n * sizeof *sines, 16), sum = walk(root);
    int *order = get(&a, n * sizeof *order, 16);
    for (int i = 0; i < n; i++) {
        sines[i] = sin(x[i]);
        order[i] = i * 3 % n;
    }
    for (int i = 0; i < n; i++) sum += sines[order[i]] * x[i];
    free(a.base);
    return sum;
}

// An expression that is copied with its variables' values in it: a union of a number, an index and two addresses.
typedef struct Expression {
    enum { NUMBER, VARIABLE, ADD, MULTIPLY } kind;
    union {
        double value;
        int index;
        struct {
            struct Expression *a, *b;
        } of;
    } u;
} Expression;

static Expression *make(Arena *a, int kind, Expression *left, Expression *right)
{
    Expression *e = get(a, sizeof *e, 8);
    e->kind = kind;
    e->u.of.a = left;
    e->u.of.b = right;
    return e;
}

static Expression *variable(Arena *a, int index)
{
    Expression *e = get(a, sizeof *e, 8);
    e->kind = VARIABLE;
    e->u.index = index;
    return e;
}

static Expression *bind(Arena *a, const Expression *e, const double *x)
{
    Expression *r = get(a, sizeof *r, 8);
    *r = *e;
    if (e->kind == VARIABLE) {
        r->kind = NUMBER;
        r->u.value = x[e->u.index];
    } else if (e->kind != NUMBER) {
        r->u.of.a = bind(a, e->u.of.a, x);
        r->u.of.b = bind(a, e->u.of.b, x);
    }
    return r;
}

static double value(const Expression *e)
{
    if (e->kind == NUMBER) return e->u.value;
    double a = value(e->u.of.a), b = value(e->u.of.b);
    return e->kind == ADD ? a + b : a * b;
}

double expression(const double *x, int n)
{
    Arena a = {malloc(1 << 14), 0, 1 << 14};
    Expression *e = variable(&a, 0);
    for (int i = 1; i < n; i++) e = make(&a, i % 2 ? MULTIPLY : ADD, e, make(&a, ADD, variable(&a, i), variable(&a, 0)));
    double sum = value(bind(&a, e, x));
    free(a.base);
    return sum;
}

// A table by names, which lie in the arena, too.
typedef struct Entry {
    char *name;
    double value;
    struct Entry *next;
} Entry;
typedef struct {
    Entry **buckets;
    size_t size, count;
    Arena *arena;
} Table;

static Entry *look_up(Table *t, const char *name)
{
    size_t hash = 5381;
    for (const char *c = name; *c; c++) hash = hash * 33 + (unsigned char)*c;
    Entry **p = &t->buckets[hash % t->size];
    for (; *p; p = &(*p)->next)
        if (!strcmp((*p)->name, name)) return *p;
    Entry *e = get(t->arena, sizeof *e, 8);
    e->name = get(t->arena, strlen(name) + 1, 8);
    strcpy(e->name, name);
    e->value = 0;
    e->next = 0;
    *p = e;
    t->count++;
    return e;
}

double table(const double *x, int n)
{
    Arena a = {malloc(1 << 14), 0, 1 << 14};
    Table t = {get(&a, 16 * sizeof(Entry *), 8), 16, 0, &a};
    memset(t.buckets, 0, 16 * sizeof(Entry *));
    const char *names[] = {"alpha", "beta", "gamma"};
    for (int i = 0; i < n; i++) look_up(&t, names[i % 3])->value += x[i] * x[i];
    double sum = 0;
    for (int k = 0; k < 3; k++) sum += look_up(&t, names[k])->value * look_up(&t, names[(k + 1) % 3])->value;
    sum *= t.count;
    free(a.base);
    return sum;
}

// Texts put together beside numbers, in an arena and in an array of structures.
double texts(const double *x, int n)
{
    Arena a = {malloc(1 << 14), 0, 1 << 14};
    Entry *first = 0;
    for (int i = 0; i < n; i++) {
        Entry *e = get(&a, sizeof *e, 8);
        e->name = get(&a, 32, 8);
        strcpy(e->name, "node");
        strcat(e->name, i % 2 ? "odd" : "even");
        strcpy(stpcpy(e->name + strlen(e->name), "!"), "");
        e->value = x[i] * x[i];
        e->next = first;
        first = e;
    }
    double sum = 0;
    for (Entry *e = first; e; e = e->next) sum += strcmp(e->name, "nodeodd!") ? e->value : e->value * e->value;
    free(a.base);
    return sum;
}

typedef struct {
    char name[16];
    double value;
    char unit[8];
    double weight;
} Record;

double records(const double *x, int n)
{
    Record r[3];
    const char *names[] = {"mass", "length", "time"};
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        strcpy(r[i].name, names[(i * 2 + n) % 3]);
        r[i].value = x[i] * x[i];
        strncpy(r[i].unit, "kilograms" + i, 7);
        r[i].unit[7] = 0;
        r[i].weight = x[i + 1];
        strcat(r[i].name, "_");
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (strcmp(r[i].name, r[j].name) <= 0) sum += r[i].value * r[j].weight * (r[i].unit[0] - 'a');
    return sum;
}

// A distance that is no multiple of what is stored where it is kept, as far as the analysis sees.
typedef struct Cell {
    double value;
    struct Cell *next;
    int kind;
} Cell;

__attribute__((noinline)) static Cell *cell(Arena *a, double value, int kind, Cell *next)
{
    Cell *c = get(a, sizeof *c, 16);
    c->value = value;
    c->kind = kind;
    c->next = next;
    return c;
}

double unlike(const double *x, int n, int skipped)
{
    Arena a = {malloc(1 << 14), 0, 1 << 14};
    double sum = 0;
    Cell *first = 0;
    for (int i = 0; i < n; i++) {
        first = cell(&a, x[i] * x[i], i, first);
        if (i == skipped) *(unsigned char *)&a.used += 8;
    }
    for (Cell *c = first; c; c = c->next) sum += c->value * c->kind;
    free(a.base);
    return sum;
}
