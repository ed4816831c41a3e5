/* Put, Get and Accumulate on windows (window.c). */

enum { PUT, GET, ADD };

typedef struct {
    Record base;
    Window *window;
    View origin;
    int what, kind, rank, count;
    int64_t n; /* numbers */
    MPI_Aint at;
    MPI_Datatype type; /* at the target: a predefined one, or a copy of the program's */
    int copied;
} Access;

/* At the target: fetches the adjoint (or tangent) of what is there, to `to`; with `instead`, that takes its place. */
static void fetch(const Access *a, int lane, void *to, const void *instead) {
    MPI_Win mirror = a->window->mirrors[lane];
    const pad_mpi_site *site = a->base.site;
    MPI_Datatype wired = wire(a->kind);
    check(site, PMPI_Get_accumulate(instead, instead ? (int)a->n : 0, wired, to, (int)a->n, wired, a->rank, a->at, a->count, a->type,
                                    instead ? MPI_REPLACE : MPI_NO_OP, mirror));
    check(site, PMPI_Win_flush(a->rank, mirror));
}

static void deposit(const Access *a, int lane, const void *from, MPI_Op how) {
    MPI_Win mirror = a->window->mirrors[lane];
    check(a->base.site, PMPI_Accumulate(from, (int)a->n, wire(a->kind), a->rank, a->at, a->count, a->type, how, mirror));
    check(a->base.site, PMPI_Win_flush(a->rank, mirror));
}

static void reverse_access(Record *record) {
    Access *a = (Access *)record;
    int64_t lane = a->n * kind_size(a->kind);
    int width = record->site->width;
    char *data = get_zeros(record->site, lane * width), *zeros = get_zeros(record->site, lane);
    if (!a->window->mirrors)
        refuse(record->site, "the derivative of one-sided communication by locks with a window that is not freed in the function",
               "making its mirror takes all ranks", "call MPI_Win_free within the function");
    if (a->what == GET) {
        stream_read(&a->origin, a->kind, data, lane);
        zero(&a->origin);
        for (int l = 0; l < width; l++) deposit(a, l, data + l * lane, MPI_SUM);
    } else {
        for (int l = 0; l < width; l++) fetch(a, l, data + l * lane, a->what == PUT ? zeros : NULL);
        stream_add(&a->origin, a->kind, data, lane);
    }
    free(data);
    free(zeros);
}

static void release_access(Record *record) {
    Access *a = (Access *)record;
    if (a->copied) PMPI_Type_free(&a->type);
    free_view(&a->origin);
    free(a);
}

static void forward_access(Access *a) {
    if (!a) return;
    int64_t lane = a->n * kind_size(a->kind);
    int width = a->base.site->width;
    char *data = get_zeros(a->base.site, lane * width);
    if (a->what == GET) {
        for (int l = 0; l < width; l++) fetch(a, l, data + l * lane, NULL);
        stream_write(&a->origin, a->kind, data, lane);
    } else {
        stream_read(&a->origin, a->kind, data, lane);
        for (int l = 0; l < width; l++) deposit(a, l, data + l * lane, a->what == PUT ? MPI_REPLACE : MPI_SUM);
    }
    free(data);
    release_access(&a->base);
}

/* NULL where no numbers move. */
static Access *accessing(const pad_mpi_site *site, int what, const void *origin, int64_t count, MPI_Datatype type, int rank, MPI_Aint at, int64_t there,
                         MPI_Datatype target, MPI_Win win, void *const *s) {
    Window *w = window_of(site, win);
    if (rank == MPI_PROC_NULL) return NULL;
    View v = view(site, origin, s, count, type, 0), t = {.limit = -1, .width = 1};
    if (!carries(&v)) {
        free_view(&v);
        return NULL;
    }
    Access *a = get_zeros(site, sizeof *a);
    a->base.reverse = reverse_access;
    a->base.release = release_access;
    a->base.site = site;
    a->window = w;
    a->origin = v;
    a->what = what;
    a->kind = only_kind(&v);
    a->rank = rank;
    a->at = at;
    if (a->kind == NATURAL || (v.node->mask & ~1 && v.node->mask & 1))
        refuse(site, "one-sided communication with numbers of several kinds, or with integers among them", "MPI adds and replaces numbers of one kind only",
               "use one call for each kind");
    a->n = stream_length(&v, a->kind, NULL);
    if (w->locks) note_access(w, what);
    t.node = layout_of(site, target);
    t.extent = extent_of(target);
    t.count = there;
    if (t.node->tag == LEAF && t.extent == t.node->size * t.node->count) { /* without gaps */
        a->type = wire(a->kind);
        a->count = (int)a->n;
    } else {
        if (first_per(t.node) != 1)
            refuse(site, "one-sided communication with a derived datatype of complex numbers", "their adjoints are sent as real ones",
                   "describe them as pairs of real numbers");
        check(site, PMPI_Type_dup(target, &a->type));
        a->copied = 1;
        a->count = (int)there;
    }
    free_view(&t);
    if (a->n > INT_MAX || there > INT_MAX) refuse(site, "one-sided communication of more than 2147483647 numbers", "they are counted by int", "split it");
    return a;
}

static int adding_or_putting(const pad_mpi_site *site, MPI_Op op) {
    if (op == MPI_SUM) return ADD;
    if (op != MPI_REPLACE)
        refuse(site, "MPI_Accumulate of numbers by another operator than MPI_SUM or MPI_REPLACE", "which operand counts is not known to the one who sends it",
               "use MPI_SUM");
    return PUT;
}

#define ACCESS(name, N, data, what)                                                                                                                       \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, data a, N n, MPI_Datatype t, int rank, MPI_Aint at, N m, MPI_Datatype u, MPI_Win win,         \
                                   void *const *s, void **record) {                                                                                       \
        *record = accessing(site, what, a, n, t, rank, at, m, u, win, s);                                                                                 \
        return PMPI_##name(a, n, t, rank, at, m, u, win);                                                                                                 \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, data a, N n, MPI_Datatype t, int rank, MPI_Aint at, N m, MPI_Datatype u, MPI_Win win,           \
                                 void *const *s) {                                                                                                        \
        forward_access(accessing(site, what, a, n, t, rank, at, m, u, win, s));                                                                           \
        return PMPI_##name(a, n, t, rank, at, m, u, win);                                                                                                 \
    }

#define ACCUMULATE(name, N)                                                                                                                               \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, const void *a, N n, MPI_Datatype t, int rank, MPI_Aint at, N m, MPI_Datatype u, MPI_Op op,    \
                                   MPI_Win win, void *const *s, void **record) {                                                                          \
        View v = view(site, a, NULL, n, t, 0);                                                                                                            \
        *record = carries(&v) ? accessing(site, adding_or_putting(site, op), a, n, t, rank, at, m, u, win, s) : NULL;                                     \
        free_view(&v);                                                                                                                                    \
        return PMPI_##name(a, n, t, rank, at, m, u, op, win);                                                                                             \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, const void *a, N n, MPI_Datatype t, int rank, MPI_Aint at, N m, MPI_Datatype u, MPI_Op op,      \
                                 MPI_Win win, void *const *s) {                                                                                           \
        View v = view(site, a, NULL, n, t, 0);                                                                                                            \
        if (carries(&v)) forward_access(accessing(site, adding_or_putting(site, op), a, n, t, rank, at, m, u, win, s));                                   \
        free_view(&v);                                                                                                                                    \
        return PMPI_##name(a, n, t, rank, at, m, u, op, win);                                                                                             \
    }

ACCESS(Put, int, const void *, PUT)
ACCESS(Get, int, void *, GET)
ACCUMULATE(Accumulate, int)
#ifdef HAS_LARGE_COUNTS
ACCESS(Put_c, MPI_Count, const void *, PUT)
ACCESS(Get_c, MPI_Count, void *, GET)
ACCUMULATE(Accumulate_c, MPI_Count)
#endif
