/* One step of a reduction, result = before op own, and its derivative by both: a number for each number (SUM needs none).

Of equal values MIN and MAX take that which comes before, as MINLOC and MAXLOC do where the indices are equal too. */

typedef struct {
    void *before, *own; /* NULL: all are one */
    int complex, kind;
    int64_t n;
} Step;

static void free_step(Step *s) {
    free(s->before);
    free(s->own);
    s->before = s->own = NULL;
}

#define TAKE(T)                                                                                                                                           \
    for (int64_t i = 0; i < s->n; i++) {                                                                                                                  \
        T x = ((T *)s->before)[i], p = ((T *)s->own)[i]; /* of own, of what is before: each is the other's factor */                                      \
        int own = class == OP_MIN ? x < p : x > p;                                                                                                        \
        ((T *)s->own)[i] = own;                                                                                                                           \
        ((T *)s->before)[i] = !own;                                                                                                                       \
    }
#define TAKE_PAIR(T)                                                                                                                                      \
    for (int64_t k = 0; k < per; k++) {                                                                                                                   \
        ((T *)s->own)[i * per + k] = own;                                                                                                                 \
        ((T *)s->before)[i * per + k] = !own;                                                                                                             \
    }

static void *numbers_of(const pad_mpi_site *site, const View *v, int kind, const void *buf) {
    View primal = *v;
    void *base = (void *)buf;
    int64_t bytes;
    primal.shadows = &base;
    primal.width = 1;
    stream_length(v, kind, &bytes);
    void *data = get_memory(site, bytes);
    stream_read(&primal, kind, data, bytes);
    return data;
}

/* `before`, `own`: the operands, of layout v. */
static Step step_of(const pad_mpi_site *site, const View *v, const void *before, const void *own, int64_t count, MPI_Datatype type, int class) {
    Step step = {NULL, NULL, 0, widest(v), 0}, *s = &step;
    s->n = stream_length(v, s->kind, NULL);
    if (class == OP_SUM) return step;
    s->complex = class == OP_PROD && first_per(v->node) == 2;
    s->own = numbers_of(site, v, s->kind, before);
    s->before = numbers_of(site, v, s->kind, own);
    if (class == OP_MIN || class == OP_MAX) {
        if (s->kind == F32) TAKE(float) else if (s->kind == F64) TAKE(double) else TAKE(long double)
    } else if (class != OP_PROD) {
        int64_t extent = extent_of(type), per = s->n / count;
        for (int64_t i = 0; i < count; i++) {
            Pick p = pair_at((const char *)before + i * extent, type, extent), x = pair_at((const char *)own + i * extent, type, extent);
            int own = x.value == p.value ? x.index < p.index : class == OP_MINLOC ? x.value < p.value : x.value > p.value;
            if (s->kind == F32) TAKE_PAIR(float) else if (s->kind == F64) TAKE_PAIR(double) else TAKE_PAIR(long double)
        }
    }
    return step;
}

/* Multiplies `lanes` streams by the derivative; sign as that of multiply(). */
static void apply(const Step *s, const void *factor, int sign, void *data, int lanes) {
    for (int l = 0; factor && l < lanes; l++) multiply(factor, s->kind, s->complex, sign, (char *)data + l * s->n * kind_size(s->kind), s->n);
}

#define ADD_ALL(T) for (int64_t i = 0; i < n; i++) ((T *)to)[i] += ((const T *)from)[i];

static void add_numbers(int kind, void *to, const void *from, int64_t n) {
    if (kind == F32) VECTORISED ADD_ALL(float) else if (kind == F64) VECTORISED ADD_ALL(double) else ADD_ALL(long double)
}

#define NEGATE(T) for (int64_t i = 1; i < n; i += 2) ((T *)data)[i] = -((T *)data)[i];

static void conjugate(int kind, void *data, int64_t n) {
    if (kind == F32) NEGATE(float) else if (kind == F64) NEGATE(double) else NEGATE(long double)
}

/* Reduce_local -------------------------------------------------------------------------------------------------------------------------- */

typedef struct {
    Record base;
    View in, inout;
    Step step;
} Local;

static void reverse_local(Record *record) {
    Local *l = (Local *)record;
    int kind = l->step.kind, width = record->site->width;
    int64_t lane = l->step.n * kind_size(kind);
    char *both = get_memory(record->site, 2 * lane * width), *other = both + lane * width;
    stream_read(&l->inout, kind, both, lane);
    zero(&l->inout);
    memcpy(other, both, (size_t)(lane * width));
    apply(&l->step, l->step.before, 1, both, width);
    apply(&l->step, l->step.own, 1, other, width);
    stream_add(&l->in, kind, both, lane);
    stream_add(&l->inout, kind, other, lane);
    free(both);
}

static void forward_local(Local *l) {
    int kind = l->step.kind, width = l->base.site->width;
    int64_t lane = l->step.n * kind_size(kind);
    char *both = get_memory(l->base.site, 2 * lane * width), *other = both + lane * width;
    stream_read(&l->in, kind, both, lane);
    stream_read(&l->inout, kind, other, lane);
    apply(&l->step, l->step.before, -1, both, width);
    apply(&l->step, l->step.own, -1, other, width);
    add_numbers(kind, both, other, l->step.n * width);
    stream_write(&l->inout, kind, both, lane);
    free(both);
}

static void release_local(Record *record) {
    Local *l = (Local *)record;
    free_view(&l->in);
    free_view(&l->inout);
    free_step(&l->step);
    free(l);
}

static Local *reducing_locally(const pad_mpi_site *site, const void *in, void *inout, int64_t count, MPI_Datatype type, MPI_Op operator, void *const *s1,
                               void *const *s2) {
    View v = view(site, in, s1, count, type, 0);
    if (!carries(&v)) {
        free_view(&v);
        return NULL;
    }
    Local *l = get_zeros(site, sizeof *l);
    l->base.reverse = reverse_local;
    l->base.release = release_local;
    l->base.site = site;
    l->in = v;
    l->inout = view(site, inout, s2, count, type, 1);
    int class = usable_operator(site, operator);
    l->step = step_of(site, &v, in, inout, count, type, class);
    return l;
}

#define REDUCE_LOCAL(name, N)                                                                                                                             \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, const void *in, void *inout, N count, MPI_Datatype type, MPI_Op operator, void *const *s1,    \
                                   void *const *s2, void **record) {                                                                                      \
        *record = reducing_locally(site, in, inout, count, type, operator, s1, s2);                                                                       \
        return PMPI_##name(in, inout, count, type, operator);                                                                                             \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, const void *in, void *inout, N count, MPI_Datatype type, MPI_Op operator, void *const *s1,      \
                                 void *const *s2) {                                                                                                       \
        Local *l = reducing_locally(site, in, inout, count, type, operator, s1, s2);                                                                      \
        if (l) {                                                                                                                                          \
            forward_local(l);                                                                                                                             \
            release_local(&l->base);                                                                                                                      \
        }                                                                                                                                                 \
        return PMPI_##name(in, inout, count, type, operator);                                                                                             \
    }
REDUCE_LOCAL(Reduce_local, int)
#ifdef HAS_LARGE_COUNTS
REDUCE_LOCAL(Reduce_local_c, MPI_Count)
#endif
