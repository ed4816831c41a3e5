/* Accumulate, and operations that give what was there before.

Sums that nobody is told of commute. All else is a step at the target: what is there, T, and the operand x make a new T, and the old one may be the result r.
Its adjoint is a step, too: with the derivatives p and q of the new T by the old one and by x, x gets q T, and T becomes p T + r. Steps are taken backwards in
the order in which they were taken; only who takes one alone knows its place. So they are done one by one, at once, through a window of our own over
the same memory (the twin), also where the program would wait for a fence. Then sums are steps as well, as steps and sums are atomic to each other. */

typedef struct {
    Access access; /* part[0].origin: the operand */
    View result;   /* no node: nobody is told */
    Step step;
    int class;
} Atomic;

static void release_atomic(Record *record) {
    Atomic *m = (Atomic *)record;
    free_view(&m->result);
    free_step(&m->step);
    release_access(record);
}

/* The stream of a part of an access in all lanes. */
static int64_t stream_bytes(const Access *a, const Part *p) { return p->n * kind_size(p->kind) * a->base.site->width; }

static void combine_steps(const Atomic *m, char *there, char *operand, int sign) {
    int width = m->access.base.site->width;
    if (m->class == OP_REPLACE) memset(there, 0, (size_t)stream_bytes(&m->access, &m->access.part[0]));
    else apply(&m->step, m->step.before, sign, there, width);
    apply(&m->step, m->step.own, sign, operand, width);
}

static void reverse_atomic(Record *record) {
    Atomic *m = (Atomic *)record;
    Access *a = &m->access;
    Part *p = &a->part[0];
    const pad_mpi_site *site = record->site;
    int64_t bytes = stream_bytes(a, p), lane = bytes / site->width;
    need_mirrors(site, a->window);
    char *there = get_memory(site, 3 * bytes), *operand = there + bytes, *result = operand + bytes;
    begin_turn(a);
    fetch(a, p, there, NULL, MPI_NO_OP);
    memcpy(operand, there, (size_t)bytes);
    combine_steps(m, there, operand, 1);
    stream_add(&p->origin, p->kind, operand, lane);
    memset(result, 0, (size_t)bytes);
    if (m->result.node) {
        stream_read(&m->result, p->kind, result, lane);
        zero(&m->result);
    }
    add_numbers(p->kind, there, result, p->n * site->width);
    if (m->class == OP_SUM) deposit(a, p, result, MPI_SUM);
    else deposit(a, p, there, MPI_REPLACE);
    finish_turn(a);
    free(there);
}

static void forward_atomic(Atomic *m) {
    Access *a = &m->access;
    Part *p = &a->part[0];
    const pad_mpi_site *site = a->base.site;
    int64_t bytes = stream_bytes(a, p), lane = bytes / site->width;
    char *there = get_memory(site, 2 * bytes), *operand = there + bytes;
    stream_read(&p->origin, p->kind, operand, lane);
    fetch(a, p, there, NULL, MPI_NO_OP);
    if (m->result.node) stream_write(&m->result, p->kind, there, lane);
    combine_steps(m, there, operand, -1);
    add_numbers(p->kind, there, operand, p->n * site->width);
    deposit(a, p, there, MPI_REPLACE);
    free(there);
}

/* Does the program's operation, and the derivative's with it in forward mode; NULL: no numbers are involved, and nothing was done. `result` NULL: nobody is
told what was there. */
static Atomic *atomically(const pad_mpi_site *site, MPI_Op op, const void *origin, int64_t n, MPI_Datatype t, void *const *s, void *result, int64_t rn,
                          MPI_Datatype rt, void *const *rs, int rank, MPI_Aint at, int64_t m, MPI_Datatype u, MPI_Win win, int forward) {
    Access *made = accessing(site, STEP, origin, n, t, rank, at, m, u, win, s, 0);
    if (!made) return NULL;
    Window *w = made->window;
    Order *o = w->order;
    int class = operator_class(op);
    if (class != OP_REPLACE) usable_operator(site, op);
    if (made->parts != 1 || (class != OP_SUM && class != OP_REPLACE && !is_named(t)))
        refuse(site, "an operation on a window with numbers of several kinds, or by another operator than MPI_SUM and MPI_REPLACE with a derived datatype",
               "its derivative is made for numbers of one kind, one after the other", "use one call for each kind, and predefined datatypes");
    if (w->twin == MPI_WIN_NULL) refuse(site, "an operation on a window", "the program was not seen to have it", "call MPI by its name");
    Atomic *a = get_zeros(site, sizeof *a);
    a->access = *made;
    free(made);
    a->access.base.reverse = reverse_atomic;
    a->access.base.release = release_atomic;
    a->class = class;
    View v = view(site, origin, NULL, n, t, 0);
    int64_t bytes = n * extent_of(t);
    void *old = NULL;
    if (class != OP_SUM && class != OP_REPLACE) old = get_zeros(site, bytes);
    if (result) {
        a->result = view(site, result, rs, rn, rt, 1);
        if (stream_length(&a->result, a->access.part[0].kind, NULL) != a->access.part[0].n || (old && rt != t))
            refuse(site, "an operation on a window whose result is of another datatype than its operand", "its derivative is made for one datatype",
                   "use the same datatype for both");
    }
    w->must_free = 1;
    hold_lock(site, w, rank, at);
    note_sort(site, o, STEP);
    a->access.interval = o->interval;
    int home = home_of(o, rank);
    enter_alone(site, o, home);
    if (!forward) a->access.ticket = take_ticket(site, o, rank);
    void *to = old ? old : result;
    if (to) check(site, PMPI_Get_accumulate(origin, (int)n, t, to, old ? (int)n : (int)rn, old ? t : rt, rank, at, (int)m, u, op, w->twin));
    else check(site, PMPI_Accumulate(origin, (int)n, t, rank, at, (int)m, u, op, w->twin));
    check(site, PMPI_Win_flush(rank, w->twin));
    if (old) {
        if (result) memcpy(result, old, (size_t)bytes);
        a->step = step_of(site, &v, old, origin, n, t, class);
        free(old);
    } else a->step = (Step){NULL, NULL, 0, a->access.part[0].kind, a->access.part[0].n};
    if (forward) forward_atomic(a);
    leave_alone(site, o, home);
    free_view(&v);
    if (!forward) return a;
    release_atomic(&a->access.base);
    return a;
}

/* Accumulate -------------------------------------------------------------------------------------------------------------------------------- */

static int adding_or_putting(const pad_mpi_site *site, MPI_Op op) {
    if (op == MPI_SUM) return ADD;
    if (op != MPI_REPLACE) refuse(site, "MPI_Accumulate of numbers by this operator", "the program was not seen to have it", "call MPI by its name");
    return PUT;
}

static int has_numbers(const pad_mpi_site *site, const void *a, int64_t n, MPI_Datatype t, int which) {
    View v = view(site, a, NULL, n, t, which);
    int found = carries(&v);
    free_view(&v);
    return found;
}

static int by_steps(const pad_mpi_site *site, MPI_Win win, const void *a, int64_t n, MPI_Datatype t, int rank) {
    return window_of(site, win)->twin != MPI_WIN_NULL && rank != MPI_PROC_NULL && has_numbers(site, a, n, t, 0);
}

/* A request for what is done already. */
static void done_already(const pad_mpi_site *site, MPI_Request *request) {
    check(site, PMPI_Irecv(NULL, 0, MPI_BYTE, MPI_PROC_NULL, 0, MPI_COMM_SELF, request));
    deferred(site, NULL, *request);
}

static Access *adding(const pad_mpi_site *site, const void *a, int64_t n, MPI_Datatype t, int rank, MPI_Aint at, int64_t m, MPI_Datatype u, MPI_Op op,
                      MPI_Win win, void *const *s) {
    int numbers = rank != MPI_PROC_NULL && has_numbers(site, a, n, t, 0);
    return accessing(site, numbers ? adding_or_putting(site, op) : ADD, a, n, t, rank, at, m, u, win, s, 0);
}

#define ACCUMULATE(name, later, N)                                                                                                                        \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, const void *a, N n, MPI_Datatype t, int rank, MPI_Aint at, N m, MPI_Datatype u, MPI_Op op,    \
                                   MPI_Win win, void *const *s, void **record) {                                                                          \
        if (by_steps(site, win, a, n, t, rank)) {                                                                                                         \
            *record = atomically(site, op, a, n, t, s, NULL, 0, t, NULL, rank, at, m, u, win, 0);                                                         \
            return MPI_SUCCESS;                                                                                                                           \
        }                                                                                                                                                 \
        number_before(*record = adding(site, a, n, t, rank, at, m, u, op, win, s));                                                                       \
        return PMPI_##name(a, n, t, rank, at, m, u, op, win);                                                                                             \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, const void *a, N n, MPI_Datatype t, int rank, MPI_Aint at, N m, MPI_Datatype u, MPI_Op op,      \
                                 MPI_Win win, void *const *s) {                                                                                           \
        if (by_steps(site, win, a, n, t, rank)) {                                                                                                         \
            atomically(site, op, a, n, t, s, NULL, 0, t, NULL, rank, at, m, u, win, 1);                                                                   \
            return MPI_SUCCESS;                                                                                                                           \
        }                                                                                                                                                 \
        forward_access(adding(site, a, n, t, rank, at, m, u, op, win, s));                                                                                \
        return PMPI_##name(a, n, t, rank, at, m, u, op, win);                                                                                             \
    }                                                                                                                                                     \
    int pad_mpi_##later##_augmented(const pad_mpi_site *site, const void *a, N n, MPI_Datatype t, int rank, MPI_Aint at, N m, MPI_Datatype u, MPI_Op op,   \
                                    MPI_Win win, MPI_Request *request, void *const *s, void **record) {                                                   \
        if (by_steps(site, win, a, n, t, rank)) {                                                                                                         \
            *record = atomically(site, op, a, n, t, s, NULL, 0, t, NULL, rank, at, m, u, win, 0);                                                         \
            done_already(site, request);                                                                                                                  \
            return MPI_SUCCESS;                                                                                                                           \
        }                                                                                                                                                 \
        number_before(*record = adding(site, a, n, t, rank, at, m, u, op, win, s));                                                                       \
        int code = PMPI_##later(a, n, t, rank, at, m, u, op, win, request);                                                                               \
        deferred(site, NULL, *request);                                                                                                                   \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##later##_forward(const pad_mpi_site *site, const void *a, N n, MPI_Datatype t, int rank, MPI_Aint at, N m, MPI_Datatype u, MPI_Op op,     \
                                  MPI_Win win, MPI_Request *request, void *const *s) {                                                                    \
        if (by_steps(site, win, a, n, t, rank)) {                                                                                                         \
            atomically(site, op, a, n, t, s, NULL, 0, t, NULL, rank, at, m, u, win, 1);                                                                   \
            done_already(site, request);                                                                                                                  \
            return MPI_SUCCESS;                                                                                                                           \
        }                                                                                                                                                 \
        forward_access(adding(site, a, n, t, rank, at, m, u, op, win, s));                                                                                \
        int code = PMPI_##later(a, n, t, rank, at, m, u, op, win, request);                                                                               \
        deferred(site, NULL, *request);                                                                                                                   \
        return code;                                                                                                                                      \
    }

ACCUMULATE(Accumulate, Raccumulate, int)

/* What was there before: fetching ----------------------------------------------------------------------------------------------------------------- */

/* 0: there are no numbers, and nothing was done. MPI_NO_OP is an atomic get. */
static int fetching(const pad_mpi_site *site, MPI_Op op, const void *a, int64_t n, MPI_Datatype t, void *const *s, void *r, int64_t rn, MPI_Datatype rt,
                    void *const *rs, int rank, MPI_Aint at, int64_t m, MPI_Datatype u, MPI_Win win, void **record) {
    if (record) *record = NULL;
    if (rank == MPI_PROC_NULL) return 0;
    if (!has_numbers(site, r, rn, rt, 1)) {
        silent_access();
        return 0;
    }
    if (op != MPI_NO_OP) {
        Atomic *done = atomically(site, op, a, n, t, s, r, rn, rt, rs, rank, at, m, u, win, !record);
        if (!done) refuse(site, "an operation on a window whose operand and result are of different kinds", "its derivative is not known", "use one datatype");
        if (record) *record = done;
        return 1;
    }
    Access *access = accessing(site, GET, r, rn, rt, rank, at, m, u, win, rs, 1);
    Window *w = access->window;
    MPI_Win through = w->twin != MPI_WIN_NULL ? w->twin : win;
    if (record) number_before(*record = access);
    else forward_access(access);
    check(site, PMPI_Get_accumulate(NULL, 0, rt, r, (int)rn, rt, rank, at, (int)m, u, MPI_NO_OP, through));
    if (through == w->twin) check(site, PMPI_Win_flush(rank, through));
    if (record) number_after(access);
    return 1;
}

int pad_mpi_Fetch_and_op_augmented(const pad_mpi_site *site, const void *a, void *r, MPI_Datatype t, int rank, MPI_Aint at, MPI_Op op, MPI_Win win,
                                   void *const *s, void *const *rs, void **record) {
    if (fetching(site, op, a, 1, t, s, r, 1, t, rs, rank, at, 1, t, win, record)) return MPI_SUCCESS;
    return PMPI_Fetch_and_op(a, r, t, rank, at, op, win);
}

int pad_mpi_Fetch_and_op_forward(const pad_mpi_site *site, const void *a, void *r, MPI_Datatype t, int rank, MPI_Aint at, MPI_Op op, MPI_Win win,
                                 void *const *s, void *const *rs) {
    if (fetching(site, op, a, 1, t, s, r, 1, t, rs, rank, at, 1, t, win, NULL)) return MPI_SUCCESS;
    return PMPI_Fetch_and_op(a, r, t, rank, at, op, win);
}

#define GET_ACCUMULATE(name, later, N)                                                                                                                    \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, const void *a, N n, MPI_Datatype t, void *r, N rn, MPI_Datatype rt, int rank, MPI_Aint at,    \
                                   N m, MPI_Datatype u, MPI_Op op, MPI_Win win, void *const *s, void *const *rs, void **record) {                         \
        if (fetching(site, op, a, n, t, s, r, rn, rt, rs, rank, at, m, u, win, record)) return MPI_SUCCESS;                                               \
        return PMPI_##name(a, n, t, r, rn, rt, rank, at, m, u, op, win);                                                                                  \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, const void *a, N n, MPI_Datatype t, void *r, N rn, MPI_Datatype rt, int rank, MPI_Aint at,      \
                                 N m, MPI_Datatype u, MPI_Op op, MPI_Win win, void *const *s, void *const *rs) {                                          \
        if (fetching(site, op, a, n, t, s, r, rn, rt, rs, rank, at, m, u, win, NULL)) return MPI_SUCCESS;                                                 \
        return PMPI_##name(a, n, t, r, rn, rt, rank, at, m, u, op, win);                                                                                  \
    }                                                                                                                                                     \
    int pad_mpi_##later##_augmented(const pad_mpi_site *site, const void *a, N n, MPI_Datatype t, void *r, N rn, MPI_Datatype rt, int rank, MPI_Aint at,   \
                                    N m, MPI_Datatype u, MPI_Op op, MPI_Win win, MPI_Request *request, void *const *s, void *const *rs, void **record) {  \
        if (fetching(site, op, a, n, t, s, r, rn, rt, rs, rank, at, m, u, win, record)) {                                                                 \
            done_already(site, request);                                                                                                                  \
            return MPI_SUCCESS;                                                                                                                           \
        }                                                                                                                                                 \
        int code = PMPI_##later(a, n, t, r, rn, rt, rank, at, m, u, op, win, request);                                                                    \
        deferred(site, NULL, *request);                                                                                                                   \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##later##_forward(const pad_mpi_site *site, const void *a, N n, MPI_Datatype t, void *r, N rn, MPI_Datatype rt, int rank, MPI_Aint at,     \
                                  N m, MPI_Datatype u, MPI_Op op, MPI_Win win, MPI_Request *request, void *const *s, void *const *rs) {                   \
        if (fetching(site, op, a, n, t, s, r, rn, rt, rs, rank, at, m, u, win, NULL)) {                                                                   \
            done_already(site, request);                                                                                                                  \
            return MPI_SUCCESS;                                                                                                                           \
        }                                                                                                                                                 \
        int code = PMPI_##later(a, n, t, r, rn, rt, rank, at, m, u, op, win, request);                                                                    \
        deferred(site, NULL, *request);                                                                                                                   \
        return code;                                                                                                                                      \
    }

GET_ACCUMULATE(Get_accumulate, Rget_accumulate, int)
#ifdef HAS_LARGE_COUNTS
ACCUMULATE(Accumulate_c, Raccumulate_c, MPI_Count)
GET_ACCUMULATE(Get_accumulate_c, Rget_accumulate_c, MPI_Count)
#endif

static void only_integers(const pad_mpi_site *site, const void *a, MPI_Datatype t) {
    if (has_numbers(site, a, 1, t, 0))
        refuse(site, "MPI_Compare_and_swap of numbers", "which of two numbers is there after it depends on whether they are equal, so it has no derivative",
               "compare integers");
    silent_access();
}

int pad_mpi_Compare_and_swap_augmented(const pad_mpi_site *site, const void *a, const void *compare, void *r, MPI_Datatype t, int rank, MPI_Aint at,
                                       MPI_Win win, void *const *s1, void *const *s2, void *const *s3, void **record) {
    only_integers(site, a, t);
    *record = NULL;
    return PMPI_Compare_and_swap(a, compare, r, t, rank, at, win);
}

int pad_mpi_Compare_and_swap_forward(const pad_mpi_site *site, const void *a, const void *compare, void *r, MPI_Datatype t, int rank, MPI_Aint at,
                                     MPI_Win win, void *const *s1, void *const *s2, void *const *s3) {
    only_integers(site, a, t);
    return PMPI_Compare_and_swap(a, compare, r, t, rank, at, win);
}
