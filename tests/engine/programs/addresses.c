#include <stdatomic.h>
#include <stddef.h>

typedef struct node { double v; struct node *next; } node;
typedef struct linked { double v; uintptr_t link; } linked;

static double drain(node *n) {
    double s = 0, w = 1;
    for (; n; n = n->next, w += 1) s += w * n->v * n->v;
    return s;
}

/* followed */

static double places[4];
static uintptr_t numbered[2] = {(uintptr_t)&places[0], (uintptr_t)&places[1]}, beside = (uintptr_t)&places[2] + 4;

void table_of_integers(const double *x, double *r) {
    volatile int k = 1;
    places[0] = x[0] * x[0];
    places[1] = x[1];
    places[2] = x[2];
    *(double *)numbered[k] *= x[3];
    *(double *)(beside - 4) *= x[0];
    *r = places[0] * places[1] * places[2];
}
void stack(const double *x, double *r) {
    _Atomic(node *) top = 0;
    for (int i = 0; i < 4; i++) {
        node *n = malloc(sizeof *n), *old = atomic_load(&top);
        n->v = x[i] * x[(i + 1) % 4];
        do n->next = old; while (!atomic_compare_exchange_weak(&top, &old, n));
    }
    *r = 0;
    for (node *n; (n = atomic_load(&top));)
        if (atomic_compare_exchange_strong(&top, &n, n->next)) {
            *r = *r * 1.5 + n->v * x[0];
            free(n);
        }
}
void stack_of_integers(const double *x, double *r) {
    atomic_uintptr_t top = 0;
    node ns[4];
    for (int i = 0; i < 4; i++) {
        uintptr_t old = atomic_load(&top);
        ns[i].v = x[i] * x[(i + 1) % 4];
        do ns[i].next = (node *)old; while (!atomic_compare_exchange_weak(&top, &old, (uintptr_t)&ns[i]));
    }
    *r = drain((node *)atomic_load(&top));
}
void tagged_stack(const double *x, double *r) {
    atomic_uintptr_t top = 0;
    node ns[4];
    for (int i = 0; i < 4; i++) {
        uintptr_t old = atomic_load(&top);
        ns[i].v = x[i] * x[(i + 1) % 4];
        do ns[i].next = (node *)(old & ~(uintptr_t)7);
        while (!atomic_compare_exchange_weak(&top, &old, (uintptr_t)&ns[i] | ((old + 1) & 7)));
    }
    *r = drain((node *)(atomic_load(&top) & ~(uintptr_t)7));
}
void counted_stack(const double *x, double *r) {
    _Atomic(uint64_t) top = 0;
    node ns[4];
    for (int i = 0; i < 4; i++) {
        uint64_t old = atomic_load(&top);
        ns[i].v = x[i] * x[(i + 1) % 4];
        do ns[i].next = (node *)(old & 0xffffffffffffull);
        while (!atomic_compare_exchange_weak(&top, &old, (uint64_t)(uintptr_t)&ns[i] | ((old >> 48) + 1) << 48));
    }
    *r = drain((node *)(uintptr_t)(atomic_load(&top) & 0xffffffffffffull));
}
void exchange(const double *x, double *r) {
    double a = x[0] * x[0], b = x[1];
    _Atomic(double *) p = &a;
    double *q = atomic_exchange(&p, &b);
    *q *= x[2];
    *r = *q * *atomic_load(&p) + a;
}
void fetch_and_add(const double *x, double *r) {
    double a[4];
    atomic_uintptr_t p = (uintptr_t)a;
    for (int i = 0; i < 4; i++) a[i] = x[i] * x[3 - i];
    *r = 0;
    for (int i = 0; i < 4; i++) {
        double *q = (double *)atomic_fetch_add(&p, 8);
        *r += *q * *q * (i + 1);
    }
}
void low_tags(const double *x, double *r) {
    double a = x[0] * x[1], b = x[2];
    volatile uintptr_t p = (uintptr_t)&a | 1, q = (uintptr_t)&b;
    uintptr_t v[2] = {p, q};
    *r = 0;
    for (int i = 0; i < 2; i++) {
        double y = *(double *)(v[i] & ~(uintptr_t)1);
        *r += (v[i] & 1) ? y * y : 3 * y * x[3];
    }
}
void aligned_up(const double *x, double *r) {
    char *raw = malloc(256);
    double *a = (double *)(((uintptr_t)raw + 63) & ~(uintptr_t)63);
    for (int i = 0; i < 4; i++) a[i] = x[i] * x[0];
    *r = 0;
    for (int i = 0; i < 4; i++) *r += a[i] * a[i];
    free(raw);
}
void encrypted(const double *x, double *r) {
    double a = x[0] * x[1];
    volatile uint64_t key = 0x1234567890abcdefull, p = (uintptr_t)&a ^ key;
    *r = *(double *)(uintptr_t)(p ^ key) * x[2];
}
void inverted(const double *x, double *r) {
    double a = x[0] * x[1];
    volatile uint64_t p = ~(uint64_t)(uintptr_t)&a, q = -(uint64_t)(uintptr_t)&a;
    *r = *(double *)(uintptr_t)~p * x[2] + *(double *)(uintptr_t)-q;
}
void compressed(const double *x, double *r) {
    double *pool = malloc(64 * 8);
    uint32_t h[4];
    for (int i = 0; i < 64; i++) pool[i] = x[i % 4] * i;
    for (int i = 0; i < 4; i++) h[i] = (uint32_t)(((uintptr_t)&pool[i * 7] - (uintptr_t)pool) >> 3);
    *r = 0;
    for (int i = 0; i < 4; i++) *r += *(double *)((uintptr_t)pool + ((uintptr_t)h[i] << 3)) * x[i];
    free(pool);
}
void signed_sums(const double *x, double *r) {
    intptr_t p = (intptr_t)x, end = (intptr_t)(x + 4);
    for (*r = 0; p < end; p += 8) *r += *(double *)p * x[0];
}
void integers_in_a_table(const double *x, double *r) {
    intptr_t t[2] = {(intptr_t)x, (intptr_t)(x + 2)};
    volatile int n = 2;
    *r = 0;
    for (int i = 0; i < n; i++) *r += ((double *)t[i])[0] * ((double *)t[i])[1];
}
void hashed(const double *x, double *r) {
    double *t[8] = {0}, v[4];
    for (int i = 0; i < 4; i++) {
        uintptr_t h = ((uintptr_t)&v[i] >> 3) * 0x9e3779b97f4a7c15ull >> 61;
        v[i] = x[i] * x[0];
        while (t[h]) h = (h + 1) & 7;
        t[h] = &v[i];
    }
    *r = 0;
    for (int i = 0; i < 8; i++)
        if (t[i]) *r += *t[i] * *t[i];
}

void counted_in_high_bits(const double *x, double *r) {
    double a[4];
    memcpy(a, x, sizeof a);
    uintptr_t p = (uintptr_t)a;
    for (int i = 0; i < 5; i++) p += (uintptr_t)1 << 48;
    double *q = (double *)(p << 16 >> 16);
    *r = q[0] * q[3] + q[1] * q[1];
}
void tagged_in_high_bits(const double *x, double *r) {
    double a[2] = {x[0], x[1] * x[2]};
    uintptr_t p = (uintptr_t)a | ((uintptr_t)7 << 56);
    double *q = (double *)(p & (((uintptr_t)1 << 48) - 1));
    *r = q[0] * q[1] * x[3];
}
void encrypted_in_place(const double *x, double *r) {
    double a[2] = {x[0], x[1] * x[2]};
    volatile uintptr_t key = 0x123456789abcdef;
    uintptr_t p = (uintptr_t)a ^ key;
    double *q = (double *)(p ^ key);
    *r = q[0] * q[1] * x[3];
}
void inverted_in_place(const double *x, double *r) {
    double a[2] = {x[0], x[1] * x[2]};
    volatile uintptr_t p = ~(uintptr_t)a;
    double *q = (double *)~p;
    *r = q[0] * q[1] * x[3];
}
void bumped(const double *x, double *r) {
    double pool[8], *p[4];
    uintptr_t at = (uintptr_t)pool;
    for (int i = 0; i < 4; i++, at += 8) {
        p[i] = (double *)at;
        *p[i] = x[i] * x[i];
    }
    *r = *p[0] * *p[3] + *p[1];
}
void aligned_with_its_block(const double *x, double *r) {
    char *block = malloc(256);
    double *p = (double *)(((uintptr_t)block + 16 + 63) & ~(uintptr_t)63);
    ((void **)p)[-1] = block;
    for (int i = 0; i < 4; i++) p[i] = x[i];
    *r = p[0] * p[1] * p[2] + p[3] * p[3];
    free(((void **)p)[-1]);
}

typedef struct {
    double v;
    uintptr_t link;
} keyed;
void encrypted_in_a_row_of_nodes(const double *x, double *r) {
    volatile int n = 4;
    keyed *a = malloc(n * sizeof *a), *c = a;
    uintptr_t key = (uintptr_t)n * 0x123451;
    for (int i = 0; i < n; i++) {
        a[i].v = x[i] * x[(i + 1) % 4];
        a[i].link = (i + 1 < n ? (uintptr_t)(a + i + 1) : 0) ^ key;
    }
    for (*r = 0; c; c = (keyed *)(c->link ^ key)) *r = *r * c->v + c->v;
    free(a);
}
void subtracted_in_a_row_of_nodes(const double *x, double *r) {
    volatile int n = 4;
    keyed *a = malloc(n * sizeof *a), *c = a;
    uintptr_t key = (uintptr_t)n * 977;
    for (int i = 0; i < n; i++) {
        a[i].v = x[i] * x[(i + 1) % 4];
        a[i].link = key - (i + 1 < n ? (uintptr_t)(a + i + 1) : 0);
    }
    for (*r = 0; c; c = (keyed *)(key - c->link)) *r = *r * c->v + c->v;
    free(a);
}
void both_ends_in_turn(const double *x, double *r) {
    double a[4] = {x[0] * x[1], x[2], x[3] * x[0], x[1]}, *p = a, *q = a + 3;
    volatile int n = 3;
    for (int i = 0; i < n; i++) {
        double *t = p;
        p = q;
        q = t;
    }
    volatile uintptr_t d = (uintptr_t)p - (uintptr_t)q;
    *r = *(double *)((uintptr_t)q + d) * *q * a[2];
}
/* refused */

void past_a_range(const double *x, double *r) {
    double a[2] = {x[0] * x[1], x[2]}, b[2] = {x[1] * x[3], x[0] * x[2]};
    volatile int n = 2;
    uintptr_t far = (uintptr_t)b - (uintptr_t)a;
    volatile uintptr_t rest = ((uintptr_t)(a + n) - far) - (uintptr_t)a;
    *r = *(double *)((uintptr_t)(a + n) - rest) * a[1];  // past a range
}
void in_turn(const double *x, double *r) {
    double a[2] = {x[0] * x[1], x[2]}, b[2] = {x[1] * x[3], x[0] * x[2]}, *p = a, *q = b;
    volatile int n = 3;
    for (int i = 0; i < n; i++) {
        double *t = p + (i & 1);
        p = q;
        q = t;
    }
    volatile uintptr_t d = (uintptr_t)p - (uintptr_t)q;
    *r = *(double *)((uintptr_t)q + d) * a[1];  // in turn
}

void two_links(const double *x, double *r) {
    linked ns[4];
    for (int i = 0; i < 4; i++) {
        ns[i].v = x[i] * x[(i + 1) % 4];
        ns[i].link = (i ? (uintptr_t)&ns[i - 1] : 0) ^ (i < 3 ? (uintptr_t)&ns[i + 1] : 0);
    }
    uintptr_t before = 0;
    linked *n = ns;
    for (*r = 0; n;) {
        *r += n->v * n->v;
        uintptr_t next = n->link ^ before;  // two links
        before = (uintptr_t)n;
        n = (linked *)next;
    }
}
void sum_of_two(const double *x, double *r) {
    double a = x[0] * x[1], b = x[2] * x[0];
    volatile uintptr_t s = (uintptr_t)&a + (uintptr_t)&b;
    *r = *(double *)(s - (uintptr_t)&a) * x[1];  // sum of two
}
void relative(const double *x, double *r) {
    linked *first = 0;
    for (int i = 0; i < 4; i++) {
        linked *n = malloc(sizeof *n);
        n->v = x[i] * x[0];
        n->link = first ? (uintptr_t)first - (uintptr_t)n : 0;
        first = n;
    }
    *r = 0;
    for (linked *n = first; n;) {
        *r += n->v * n->v;
        n = n->link ? (linked *)((uintptr_t)n + n->link) : 0;  // relative
    }
}
void moved_along(const double *x, double *r) {
    double old[4], new[4], *ps[4];
    for (int i = 0; i < 4; i++) old[i] = x[i] * x[0], ps[i] = &old[i];
    memcpy(new, old, 32);
    volatile int n = 4;
    ptrdiff_t d = (char *)new - (char *)old;
    for (int i = 0; i < n; i++) ps[i] = (double *)((char *)ps[i] + d);  // moved along
    *r = *ps[0] * *ps[3];
}
void in_halves(const double *x, double *r) {
    double a = x[0] * x[1];
    volatile uint32_t high = (uintptr_t)&a >> 32, low = (uintptr_t)&a;
    *r = *(double *)((uintptr_t)high << 32 | low);  // in halves
}
void in_digits(const double *x, double *r) {
    double a = x[0] * x[1];
    uintptr_t p = (uintptr_t)&a, q = 0;
    volatile int n = 16;
    unsigned char d[16];
    for (int i = 0; i < n; i++) d[i] = p >> (4 * i) & 15;
    for (int i = 0; i < n; i++) q |= (uintptr_t)d[i] << (4 * i);  // in digits
    *r = *(double *)q * x[2];
}
void by_conditions(const double *x, double *r) {
    double a = x[0] * x[1];
    uintptr_t p = (uintptr_t)&a, q = 0;
    volatile int n = 64;
    for (int i = 0; i < n; i++)
        if (p >> i & 1) q |= (uintptr_t)1 << i;
    *r = *(double *)q * x[2];  // by conditions
}
void multiplied(const double *x, double *r) {
    double a = x[0] * x[1];
    volatile uint64_t p = (uintptr_t)&a * 3;
    *r = *(double *)(uintptr_t)(p / 3) * x[2];  // multiplied
}
void wide(const double *x, double *r) {
    double a = x[0] * x[1];
    volatile unsigned __int128 w = (unsigned __int128)(uintptr_t)&a << 64 | 5;
    *r = *(double *)(uintptr_t)(w >> 64) * x[2];  // wide
}
void as_number(const double *x, double *r) {
    double a = x[0] * x[1], *p = &a, *q;
    volatile double d;
    memcpy((void *)&d, &p, 8);
    double e = d;
    memcpy(&q, &e, 8);
    *r = *q * x[2];
}
void list_of_exclusive_ors(const double *x, double *r) {
    volatile int n = 4;
    linked *a = malloc(n * sizeof *a), *c = a;
    for (int i = 0; i < n; i++) {
        uintptr_t left = i ? (uintptr_t)(a + i - 1) : 0, right = i + 1 < n ? (uintptr_t)(a + i + 1) : 0;
        a[i].v = x[i] * x[(i + 1) % 4];
        a[i].link = left ^ right;
    }
    *r = 0;
    for (uintptr_t before = 0, next; c; c = (linked *)next) {
        *r = *r * c->v + c->v;
        next = c->link ^ before;
        before = (uintptr_t)c;
    }
}
