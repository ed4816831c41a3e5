// Memory resources of libstdc++ (std::pmr), by the public layout of their classes (<memory_resource>).
//
// Upstream resources are asked as the standard says: a monotonic buffer asks for growing buffers, and a pool, whose use of its upstream
// is its own affair, for one block at a time. An upstream resource of the program may throw: memory is in order wherever it is called.
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

struct resource {
    const struct functions *functions;
};
struct functions { // where an object's pointer to its table of virtual functions points
    void (*destroy)(void *), (*delete)(void *);
    void *(*allocate)(void *, size_t, size_t);
    void (*deallocate)(void *, void *, size_t, size_t);
    _Bool (*is_equal)(const void *, const void *);
};
struct table {
    ptrdiff_t offset;
    const void *type;
    struct functions functions;
};

extern void *_ZnwmSt11align_val_t(size_t, size_t);
extern void _ZdlPvmSt11align_val_t(void *, size_t, size_t);
extern void _ZdlPv(void *);
extern _Noreturn void _ZSt17__throw_bad_allocv(void);

static void *get(struct resource *from, size_t bytes, size_t align) { return from->functions->allocate(from, bytes, align); }
static void give(struct resource *to, void *block, size_t bytes, size_t align) { to->functions->deallocate(to, block, bytes, align); }
static _Bool is_same(const void *one, const void *other) { return one == other; }

// The base class.
void _ZNSt3pmr15memory_resourceD1Ev(void *r) {}
void _ZNSt3pmr15memory_resourceD2Ev(void *r) {}
void _ZNSt3pmr15memory_resourceD0Ev(void *r) { _ZdlPv(r); }

extern void __cxa_pure_virtual(void);
extern const char _ZTINSt3pmr15memory_resourceE[];
const struct table _ZTVNSt3pmr15memory_resourceE = {
    0,
    _ZTINSt3pmr15memory_resourceE,
    {_ZNSt3pmr15memory_resourceD1Ev, _ZNSt3pmr15memory_resourceD0Ev, (void *)__cxa_pure_virtual, (void *)__cxa_pure_virtual, (void *)__cxa_pure_virtual},
};

// The resources that always are: operator new, nothing, and the one that is the default.
static void *new_allocate(void *r, size_t bytes, size_t align) { return _ZnwmSt11align_val_t(bytes, align); }
static void new_deallocate(void *r, void *block, size_t bytes, size_t align) { _ZdlPvmSt11align_val_t(block, bytes, align); }
static void *null_allocate(void *r, size_t bytes, size_t align) { _ZSt17__throw_bad_allocv(); }
static void null_deallocate(void *r, void *block, size_t bytes, size_t align) {}

static const struct functions of_new = {_ZNSt3pmr15memory_resourceD2Ev, _ZNSt3pmr15memory_resourceD0Ev, new_allocate, new_deallocate, is_same};
static const struct functions of_null = {_ZNSt3pmr15memory_resourceD2Ev, _ZNSt3pmr15memory_resourceD0Ev, null_allocate, null_deallocate, is_same};
const struct resource polyglot_ad_new_delete_resource = {&of_new}, polyglot_ad_null_resource = {&of_null};
struct resource *polyglot_ad_default_resource = (struct resource *)&polyglot_ad_new_delete_resource;

const struct resource *_ZNSt3pmr19new_delete_resourceEv(void) { return &polyglot_ad_new_delete_resource; }
const struct resource *_ZNSt3pmr20null_memory_resourceEv(void) { return &polyglot_ad_null_resource; }
struct resource *_ZNSt3pmr20get_default_resourceEv(void) { return __atomic_load_n(&polyglot_ad_default_resource, __ATOMIC_ACQUIRE); }
struct resource *_ZNSt3pmr20set_default_resourceEPNS_15memory_resourceE(struct resource *r) {
    if (!r) r = (struct resource *)&polyglot_ad_new_delete_resource;
    return __atomic_exchange_n(&polyglot_ad_default_resource, r, __ATOMIC_ACQ_REL);
}

// A buffer that only grows: blocks follow one another, and all memory goes back at once.
struct chunk { // of what came from upstream; not in it, where the program has numbers
    struct chunk *next;
    void *block;
    size_t bytes, align;
};
struct monotonic {
    const struct functions *functions;
    char *current;
    size_t available, next_size;
    struct resource *upstream;
    void *first;
    size_t first_size;
    struct chunk *head;
};

void _ZNSt3pmr25monotonic_buffer_resource13_M_new_bufferEmm(struct monotonic *m, size_t bytes, size_t align) {
    size_t size = bytes > m->next_size ? bytes : m->next_size;
    if (align < 16) align = 16;
    void *block = get(m->upstream, size, align);
    struct chunk *chunk = malloc(sizeof *chunk);
    if (!chunk) {
        give(m->upstream, block, size, align);
        _ZSt17__throw_bad_allocv();
    }
    chunk->next = m->head;
    chunk->block = block;
    chunk->bytes = size;
    chunk->align = align;
    m->head = chunk;
    m->current = block;
    m->available = size;
    m->next_size = (size_t)(m->next_size * 1.5f);
}

void _ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(struct monotonic *m) {
    struct chunk *chunk = m->head;
    m->head = NULL;
    while (chunk) {
        struct chunk *next = chunk->next;
        give(m->upstream, chunk->block, chunk->bytes, chunk->align);
        free(chunk);
        chunk = next;
    }
}

static void *monotonic_allocate(struct monotonic *m, size_t bytes, size_t align) {
    if (bytes == 0) bytes = 1;
    size_t skipped = -(uintptr_t)m->current & (align - 1);
    if (!m->current || m->available < bytes || m->available - bytes < skipped) {
        _ZNSt3pmr25monotonic_buffer_resource13_M_new_bufferEmm(m, bytes, align);
        skipped = 0;
    }
    char *block = m->current + skipped;
    m->current = block + bytes;
    m->available -= skipped + bytes;
    return block;
}

void _ZNSt3pmr25monotonic_buffer_resourceD1Ev(struct monotonic *m) { _ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(m); }
void _ZNSt3pmr25monotonic_buffer_resourceD2Ev(struct monotonic *m) { _ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(m); }
void _ZNSt3pmr25monotonic_buffer_resourceD0Ev(struct monotonic *m) {
    _ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(m);
    _ZdlPv(m);
}

extern const char _ZTINSt3pmr25monotonic_buffer_resourceE[];
const struct table _ZTVNSt3pmr25monotonic_buffer_resourceE = {
    0,
    _ZTINSt3pmr25monotonic_buffer_resourceE,
    {(void *)_ZNSt3pmr25monotonic_buffer_resourceD1Ev, (void *)_ZNSt3pmr25monotonic_buffer_resourceD0Ev, (void *)monotonic_allocate, null_deallocate, is_same},
};

// Pools: each block is in the list of its pool, which gives back what is left when it ends.
struct block {
    struct block *next, **link;
    size_t bytes, align;
};
struct pool {
    const struct functions *functions;
    size_t options[2];
    struct resource *upstream;
    struct block *blocks;
    void *unused[2];
    int count;
    void *pools;
};

static size_t ahead_of(size_t align) { return (sizeof(struct block) + align - 1) & -align; }

static void start(struct pool *p, const size_t *options, struct resource *upstream) {
    p->options[0] = options[0];
    p->options[1] = options[1];
    p->upstream = upstream;
    p->blocks = NULL;
    p->unused[0] = p->unused[1] = NULL;
    p->count = 0;
    p->pools = NULL;
}

static void release(struct pool *p) {
    struct block *b = p->blocks;
    p->blocks = NULL;
    while (b) {
        struct block *next = b->next;
        give(p->upstream, (char *)(b + 1) - ahead_of(b->align), b->bytes, b->align);
        b = next;
    }
}

static void *pool_allocate(struct pool *p, size_t bytes, size_t align) {
    if (align < 16) align = 16;
    size_t ahead = ahead_of(align), size = bytes + ahead;
    if (size < bytes) _ZSt17__throw_bad_allocv();
    char *data = (char *)get(p->upstream, size, align) + ahead;
    struct block *b = (struct block *)data - 1;
    b->next = p->blocks;
    b->link = &p->blocks;
    b->bytes = size;
    b->align = align;
    if (b->next) b->next->link = &b->next;
    p->blocks = b;
    return data;
}

static void pool_deallocate(struct pool *p, void *data, size_t bytes, size_t align) {
    struct block *b = (struct block *)data - 1;
    *b->link = b->next;
    if (b->next) b->next->link = b->link;
    if (align < 16) align = 16;
    give(p->upstream, (char *)data - ahead_of(align), bytes + ahead_of(align), align);
}

extern const struct table _ZTVNSt3pmr28unsynchronized_pool_resourceE;
void _ZNSt3pmr28unsynchronized_pool_resourceC1ERKNS_12pool_optionsEPNS_15memory_resourceE(struct pool *p, const size_t *o, struct resource *r) {
    p->functions = &_ZTVNSt3pmr28unsynchronized_pool_resourceE.functions;
    start(p, o, r);
}
void _ZNSt3pmr28unsynchronized_pool_resourceC2ERKNS_12pool_optionsEPNS_15memory_resourceE(struct pool *p, const size_t *o, struct resource *r) {
    p->functions = &_ZTVNSt3pmr28unsynchronized_pool_resourceE.functions;
    start(p, o, r);
}
void _ZNSt3pmr28unsynchronized_pool_resource7releaseEv(struct pool *p) { release(p); }
void _ZNSt3pmr28unsynchronized_pool_resourceD1Ev(struct pool *p) { release(p); }
void _ZNSt3pmr28unsynchronized_pool_resourceD2Ev(struct pool *p) { release(p); }
void _ZNSt3pmr28unsynchronized_pool_resourceD0Ev(struct pool *p) {
    release(p);
    _ZdlPv(p);
}
void *_ZNSt3pmr28unsynchronized_pool_resource11do_allocateEmm(struct pool *p, size_t n, size_t a) { return pool_allocate(p, n, a); }
void _ZNSt3pmr28unsynchronized_pool_resource13do_deallocateEPvmm(struct pool *p, void *b, size_t n, size_t a) { pool_deallocate(p, b, n, a); }
extern const char _ZTINSt3pmr28unsynchronized_pool_resourceE[];
const struct table _ZTVNSt3pmr28unsynchronized_pool_resourceE = {
    0,
    _ZTINSt3pmr28unsynchronized_pool_resourceE,
    {(void *)_ZNSt3pmr28unsynchronized_pool_resourceD1Ev, (void *)_ZNSt3pmr28unsynchronized_pool_resourceD0Ev, (void *)pool_allocate, (void *)pool_deallocate,
     is_same},
};
