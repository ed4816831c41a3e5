/* Memory that holds numbers, addresses and integers at different times. */

/* An object like std::function: room for what is captured, and what to do with it. */
struct callable { union { double number; const double *address; char bytes[16]; } data; double (*call)(struct callable *, double); void (*manage)(struct callable *, struct callable *, int); };

static double by_value(struct callable *self, double t) { return self->data.number * t * t; }
static double by_reference(struct callable *self, double t) { return self->data.address[1] * t + self->data.address[2]; }
static void manage(struct callable *to, struct callable *from, int what) {
    if (what == 1) to->data.address = (const double *)from;
    else if (what == 2) memcpy(to->data.bytes, from->data.bytes, 8);
    else if (what == 4) to->data.address = (const double *)manage;
}

void captured(const double *x, int n, double *r) {
    struct callable f;
    f.data.number = x[0];
    f.call = by_value;
    f.manage = manage;
    if (n > 2) {
        f.data.address = x;
        f.call = by_reference;
    }
    *r = f.call(&f, x[0]);
    f.manage(&f, &f, 3);
}

/* A tagged union whose cell is a number, an integer or an address, moved as bytes. */
struct any { long kind; union { double number; long integer; const double *address; } is; };

static double value(const struct any *a) {
    return a->kind == 0 ? a->is.number * a->is.number : a->kind == 1 ? 1.5 : a->is.address[0] * a->is.address[1];
}
__attribute__((noinline)) static void move(struct any *to, const struct any *from) { *to = *from; }

void tagged(const double *x, int n, double *r) {
    struct any *all = malloc(n * sizeof *all), *more = malloc(n * sizeof *more);
    for (int i = 0; i < n; i++) {
        struct any one;
        one.kind = i % 3;
        if (i % 3 == 0) one.is.number = x[i];
        else if (i % 3 == 1) one.is.integer = i;
        else one.is.address = x + i - 2;
        move(all + i, &one);
    }
    memcpy(more, all, n * sizeof *all);
    memset(all, 0, n * sizeof *all);
    double s = 0;
    for (int i = 0; i < n; i++) s += value(more + i) * (i + 1);
    *r = s + value(all);
    free(all);
    free(more);
}

/* One cell that changes its kind again and again: the way back must find each address and each adjoint where it was. */
union word { double number; double *address; long word; };
void changing(const double *x, int n, double *r) {
    union word cell[2], other;
    double local[2] = {x[1], x[2]}, s = 0;
    for (int k = 0; k < n; k++) {
        union word *c = &cell[k & 1];
        if (k > 1 && (k % 4) < 2) {
            double t = (k % 8) < 2 ? c->number : c->address[0];
            s += t * t * (k + 1);
        }
        if ((k % 8) < 4) { c->address = &local[k % 2]; c->address[0] += x[k % 3] * 0.5; }
        else { c->number = sin(x[k % 4]) + s * 0.1; }
        other.word = c->word;
        cell[k & 1].word = other.word;
    }
    *r = s + local[0] * local[1];
}

/* A stack of words, numbers and addresses under one roof. */
struct stack { long words[32]; int top; };
__attribute__((noinline)) static void push_number(struct stack *s, double v) { memcpy(&s->words[s->top++], &v, 8); }
__attribute__((noinline)) static void push_address(struct stack *s, const double *p) { memcpy(&s->words[s->top++], &p, 8); }
__attribute__((noinline)) static double pop_number(struct stack *s) { double v; memcpy(&v, &s->words[--s->top], 8); return v; }
__attribute__((noinline)) static const double *pop_address(struct stack *s) { const double *p; memcpy(&p, &s->words[--s->top], 8); return p; }
static void swap(struct stack *s) { long t = s->words[s->top - 1]; s->words[s->top - 1] = s->words[s->top - 2]; s->words[s->top - 2] = t; }

void machine(const double *x, int n, double *r) {
    struct stack s;
    s.top = 0;
    push_number(&s, 1.0);
    for (int i = 0; i < n; i++) {
        push_address(&s, x + i);
        if (i % 2) { swap(&s); double v = pop_number(&s); const double *p = pop_address(&s); push_number(&s, v * *p + i); }
        else { const double *p = pop_address(&s); double v = pop_number(&s); push_number(&s, v + *p * *p); }
    }
    *r = pop_number(&s);
}

/* A number or an integer, and a tag that says which. */
typedef struct { int tag; union { double d; long i; } u; } Either;

static double worth(const Either *e, double x) { return e->tag ? e->u.d * x : 0.1 * e->u.i * x * x; }

void number_or_integer(const double *x, int n, double *r) {
    Either e[4], *h = malloc(4 * sizeof *h);
    double s = 0;
    for (int i = 0; i < n; i++)
        if (x[i] > 0.5) {
            e[i].tag = 1;
            e[i].u.d = x[i] * x[i];
        } else {
            e[i].tag = 0;
            e[i].u.i = 3 * i - 2;
        }
    memcpy(h, e, n * sizeof *h);
    for (int i = 0; i < n; i++) s += worth(&h[i], x[n - 1 - i]);
    for (int i = 0; i < n; i++) {
        h[i].tag = !h[i].tag;
        if (h[i].tag) h[i].u.d = s * x[i];
        else h[i].u.i = i + 5;
        s += worth(&h[i], x[i]);
    }
    free(h);
    *r = s;
}

/* The bits of a number, read as an integer now and then. */
void bits_of_some(const double *x, int n, double *r) {
    union { double d; long i; } u[4];
    double s = 0;
    for (int i = 0; i < n; i++)
        if (i & 1) u[i].d = x[i] * x[i];
        else u[i].i = i;
    for (int i = 0; i < n; i++) s += 1e-18 * (double)u[i].i;
    *r = s;
}

/* ... and always. */
void bits_of_all(const double *x, int n, double *r) {
    union { double d; long i; } u[4];
    double s = 0;
    for (int i = 0; i < n; i++) u[i].d = x[i] * x[i];
    for (int i = 0; i < n; i++) s += 1e-18 * (double)u[i].i;
    *r = s;
}

static __attribute__((noinline)) Either either(double x, int k) {
    Either e;
    e.tag = k & 1;
    if (e.tag) e.u.d = x * x;
    else e.u.i = k - 7;
    return e;
}

static __attribute__((noinline)) double worth_of(const Either *e, double x) { return e->tag ? e->u.d * x : e->u.i * 0.1 * x; }

void returned_either(const double *x, int n, double *r) {
    Either e[4];
    double s = 0;
    for (int i = 0; i < 4; i++) e[i] = either(x[i], i);
    for (int i = 0; i < n; i++) {
        Either h = e[i];
        e[i] = e[(i * 3) & 3];
        e[(i * 3) & 3] = h;
    }
    for (int i = 0; i < 4; i++) s = 0.7 * s + worth_of(&e[i], x[3 - i]);
    *r = s;
}
