// A program's own functions that give and take memory, called as the library's are: what they do is what their bodies say.
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <map>
#include <new>
#include <vector>

// Single objects: a pool whose free list lies in the blocks.
struct Link {
    Link *next;
};
static Link *lists[64];

static std::size_t bucket(std::size_t n) { return n ? (n + 15) / 16 : 1; }

void *operator new(std::size_t n) {
    std::size_t k = bucket(n);
    if (k < 64 && lists[k]) {
        Link *found = lists[k];
        lists[k] = found->next;
        return found;
    }
    return std::malloc(16 * k);
}
void operator delete(void *p, std::size_t n) noexcept {
    if (!p) return;
    std::size_t k = bucket(n);
    if (k < 64) {
        Link *link = static_cast<Link *>(p);
        link->next = lists[k];
        lists[k] = link;
    } else {
        std::free(p);
    }
}
void operator delete(void *p) noexcept { std::free(p); }

// Arrays come from the library; what takes them back counts, and leaves a mark in the block.
static long given_back;
void operator delete[](void *p) noexcept {
    given_back++;
    if (p) *static_cast<double *>(p) = 1e300;
    std::free(p);
}
void operator delete[](void *p, std::size_t) noexcept { operator delete[](p); }

// Aligned objects: an arena whose blocks are still there when they have been given back.
alignas(64) static unsigned char arena[1 << 12];
static std::size_t top;
void *operator new(std::size_t n, std::align_val_t align) {
    std::size_t a = static_cast<std::size_t>(align);
    top = (top + a - 1) & ~(a - 1);
    void *p = arena + top;
    top += n;
    return p;
}
void operator delete(void *p, std::align_val_t) noexcept { *static_cast<double *>(p) = 7; }
void operator delete(void *p, std::size_t, std::align_val_t align) noexcept { operator delete(p, align); }

struct Triple {
    double a, b, c;
};
struct alignas(64) Line {
    double a[8];
};

extern "C" {

double pooled(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        Triple *p = new Triple{x[i] * x[i], std::sin(x[i]), x[0]};
        s += p->a * p->b * p->c;
        delete p;
    }
    return s;
}

double taken_again(const double *x, int n) {
    Triple *p = new Triple{x[0] * x[1], x[1], x[n - 1]};
    double y = p->a * p->a * p->b;
    delete p;
    Triple *q = new Triple{y, x[n - 1], 2};
    double z = std::exp(0.1 * q->a) * q->b * q->c;
    delete q;
    return z * y;
}

double marked(const double *x, int n) {
    double *v = new double[n];
    for (int i = 0; i < n; i++) v[i] = std::sin(x[i]) * x[0];
    double s = 0;
    for (int i = 0; i < n; i++) s += v[i] * v[n - 1 - i] * v[i];
    delete[] v;
    return s;
}

long counted(void) { return given_back; }

double read_after(const double *x, int n) {
    top = 0;
    Line *p = new Line;
    for (int i = 0; i < 8; i++) p->a[i] = std::exp(x[i % n]) * x[0];
    double s = p->a[0] * p->a[1] * p->a[7];
    ::operator delete(p, std::align_val_t(64));
    double *still = reinterpret_cast<double *>(arena);
    return s * still[0] + still[1] * still[1];
}

}  // extern "C"

// A class with operators of its own, and a last block that is kept for the next.
struct Cell {
    double v[3];
    static void *operator new[](std::size_t n) {
        double *p = static_cast<double *>(std::malloc(n + 16));
        p[0] = 0;
        return p + 2;
    }
    static void operator delete[](void *p) {
        double *d = static_cast<double *>(p) - 2;
        d[2] = 2 * d[0] - 1;
        std::free(d);
    }
};

extern "C" double of_a_class(const double *x, int n) {
    Cell *w = new Cell[n];
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++) w[i].v[k] = x[i] * (k + 1) * x[0];
    double s = 1;
    for (int i = 0; i < n; i++) s *= w[i].v[0] + w[i].v[2] * w[i].v[1];
    delete[] w;
    return s;
}

// Addresses move within their array by a number that is not known, down and up.
extern "C" double moved_down(const double *x, int n) {
    double a[4];
    const double *r[4];
    for (int i = 0; i < n; i++) r[i] = &a[3 - i];
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
    std::memmove(r, r + 1, (n - 1) * sizeof *r);
    double s = 0;
    for (int i = 0; i < n; i++) s += *r[i] * a[i];
    return s;
}
extern "C" double moved_up(const double *x, int n) {
    double a[4];
    const double *r[4];
    for (int i = 0; i < n; i++) r[i] = &a[3 - i];
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
    std::memmove(r + 1, r, (n - 1) * sizeof *r);
    double s = 0;
    for (int i = 0; i < n; i++) s += *r[i] * a[i];
    return s;
}
