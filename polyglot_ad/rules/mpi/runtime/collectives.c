/* What derivatives call for collectives that move data: blocking, nonblocking (completed by waits.c) and persistent (started by persistent.c) ones. */

#define GIVEN(...) __VA_ARGS__

static int is_rooted(const Op *op) {
    const Move *m = move_of(op);
    return op->start == start_bcast || op->start == start_packed_bcast || op->start == start_reduce ||
           (m && (m->forth == exchange_gather || m->forth == exchange_scatter));
}

/* Whether a collective with a root is one between groups, of which one has more ranks than the root: see waits_itself(). */
static void check_root(const pad_mpi_site *site, const Op *op, int persistent) {
    if (!op || !is_inter(op->comm) || !is_rooted(op)) return;
    int mine = op->peer == MPI_ROOT, size = 0;
    if (mine) size = size_of(op->comm);
    else PMPI_Comm_remote_size(op->comm, &size);
    if (size > 1 || persistent)
        refuse(site, "a nonblocking or persistent collective with a root over an intercommunicator", "the root's neighbours take no part in its derivative",
               "use a blocking one");
}

/* Tangents follow the program's own call, of which they are a second one. */
static void forth(Op *op) {
    if (!op) return;
    op->blocking = waits_itself(op);
    op->forth(op);
    op->arrive(op, NULL);
    release_op(&op->base);
}

static void *back_later(Op *op) {
    if (op && op->completed) op->completed(op, NULL);
    return recorded(op);
}

/* Reverse mode: what the derivative asks for of its own. */
static void prepare(Op *op) {
    if (op && op->again) op->again(op);
}

/* Before and after the start of a nonblocking one. */
static void post_collective(Op *op) {
    if (op) check_root(op->base.site, op, 0);
    begin_post();
    post_deferred(op);
}

/* Libraries give one handle to all collectives that are complete from the start, as those of a single process are. */
static int is_complete(const pad_mpi_site *site, MPI_Request request) {
    static int known;
    static MPI_Request complete;
    if (!known) {
        MPI_Request two[2];
        check(site, PMPI_Ibarrier(MPI_COMM_SELF, &two[0]));
        check(site, PMPI_Ibarrier(MPI_COMM_SELF, &two[1]));
        complete = two[0] == two[1] ? two[0] : MPI_REQUEST_NULL;
        check(site, PMPI_Waitall(2, two, MPI_STATUSES_IGNORE));
        known = 1;
    }
    return request == complete || request == MPI_REQUEST_NULL;
}

/* Which wait is for one that is complete already cannot be told, and need not be: its adjoint belongs to its start. */
static void *complete_at_once(const pad_mpi_site *site, Op *op, MPI_Request request, int forward) {
    deferred(site, NULL, request);
    if (!op) return NULL;
    waited(op);
    op->base.reverse = reverse_both;
    if (!forward) {
        if (op->completed) op->completed(op, NULL);
        return op;
    }
    op->arrive(op, NULL);
    release_op(&op->base);
    return NULL;
}

static void *collective_posted(const pad_mpi_site *site, Op *op, MPI_Request *request, int forward) {
    if (op && forward) op->forth(op);
    end_post();
    if (is_complete(site, *request)) return complete_at_once(site, op, *request, forward);
    if (op && forward) op->forward = op->arrive;
    return deferred(site, op, *request);
}

/* Persistent ones are started in any order: each has a communicator of its own for its adjoints and tangents. */
static void free_own(MPI_Comm comm) {
    int over = 0;
    PMPI_Finalized(&over);
    if (!over) PMPI_Comm_free(&comm);
}

static void again_forth(Op *op) { op->forth(op); }

static void made_collective(const pad_mpi_site *site, Op *op, MPI_Request *request, int forward) {
    Template *t = template_of(site, op);
    t->forward = forward;
    if (op) {
        check_root(site, op, 1);
        check(site, PMPI_Comm_dup(op->comm, &t->own));
        op->comm = t->own;
        if (plan_of(op)) own_group(site, op->comm, 1);
        if (forward) {
            op->forward = op->arrive;
            op->again = again_forth;
        }
    }
    remember(site, *request, NULL, t);
}

#define ENTRIES(name, iname, pname, params, args, shadows, making)                                                                                        \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, GIVEN params, GIVEN shadows) {                                                                 \
        enum { BY = BY_ITSELF };                                                                                                                                  \
        Op *op = making;                                                                                                                                  \
        if (op) make_dual(op);                                                                                                                            \
        int code = PMPI_##name args;                                                                                                                      \
        forth(op);                                                                                                                                        \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, GIVEN params, GIVEN shadows, void **record) {                                                \
        enum { BY = BY_ITSELF };                                                                                                                                  \
        Op *op = making;                                                                                                                                  \
        prepare(op);                                                                                                                                      \
        int code = PMPI_##name args;                                                                                                                      \
        *record = back_later(op);                                                                                                                         \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##iname##_forward(const pad_mpi_site *site, GIVEN params, MPI_Request *request, GIVEN shadows) {                                          \
        enum { BY = BY_A_REQUEST };                                                                                                                                  \
        Op *op = making;                                                                                                                                  \
        post_collective(op);                                                                                                                              \
        if (op) make_dual(op);                                                                                                                            \
        int code = PMPI_##iname(GIVEN args, request);                                                                                                  \
        collective_posted(site, op, request, 1);                                                                                                          \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##iname##_augmented(const pad_mpi_site *site, GIVEN params, MPI_Request *request, GIVEN shadows, void **record) {                         \
        enum { BY = BY_A_REQUEST };                                                                                                                                  \
        Op *op = making;                                                                                                                                  \
        post_collective(op);                                                                                                                              \
        prepare(op);                                                                                                                                      \
        int code = PMPI_##iname(GIVEN args, request);                                                                                                  \
        *record = collective_posted(site, op, request, 0);                                                                                                \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##pname##_forward(const pad_mpi_site *site, GIVEN params, MPI_Info info, MPI_Request *request, GIVEN shadows) {                           \
        enum { BY = BY_A_PERSISTENT };                                                                                                                                  \
        Op *op = making;                                                                                                                                  \
        int code = PMPI_##pname(GIVEN args, info, request);                                                                                            \
        made_collective(site, op, request, 1);                                                                                                            \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##pname##_augmented(const pad_mpi_site *site, GIVEN params, MPI_Info info, MPI_Request *request, GIVEN shadows, void **record) {          \
        enum { BY = BY_A_PERSISTENT };                                                                                                                                  \
        Op *op = making;                                                                                                                                  \
        *record = NULL;                                                                                                                                   \
        int code = PMPI_##pname(GIVEN args, info, request);                                                                                            \
        made_collective(site, op, request, 0);                                                                                                            \
        return code;                                                                                                                                      \
    }

#define TWO (void *const *s1, void *const *s2)
#define ONE (void *const *s1)

#define COLLECTIVE(name, lower, params, args, making) ENTRIES(name, I##lower, name##_init, params, args, TWO, making)
#define BROADCAST(name, lower, params, args, making) ENTRIES(name, I##lower, name##_init, params, args, ONE, making)
#define N int
#define D int
#include "collect_calls.h"
#undef COLLECTIVE
#undef BROADCAST
#undef N
#undef D

#ifdef HAS_LARGE_COUNTS
#define COLLECTIVE(name, lower, params, args, making) ENTRIES(name##_c, I##lower##_c, name##_init_c, params, args, TWO, making)
#define BROADCAST(name, lower, params, args, making) ENTRIES(name##_c, I##lower##_c, name##_init_c, params, args, ONE, making)
#define N MPI_Count
#define D MPI_Aint
#include "collect_calls.h"
#undef COLLECTIVE
#undef BROADCAST
#undef N
#undef D
#endif

/* Barriers move nothing, but they order what is done to windows: in the reverse pass, too. */
static void next_interval(MPI_Comm comm);

static void start_barrier(Op *op) {
    if (op->blocking) check(op->base.site, PMPI_Barrier(op->comm));
    else check(op->base.site, PMPI_Ibarrier(op->comm, request_of(op)));
}

int pad_mpi_Barrier_augmented(const pad_mpi_site *site, MPI_Comm comm, void **record) {
    *record = recorded(new_op(site, comm, start_barrier, settle));
    next_interval(comm);
    return PMPI_Barrier(comm);
}

int pad_mpi_Barrier_forward(const pad_mpi_site *site, MPI_Comm comm) {
    (void)site;
    next_interval(comm);
    return PMPI_Barrier(comm);
}

int pad_mpi_Ibarrier_augmented(const pad_mpi_site *site, MPI_Comm comm, MPI_Request *request, void **record) {
    Op *op = new_op(site, comm, start_barrier, settle);
    post_collective(op);
    int code = PMPI_Ibarrier(comm, request);
    *record = collective_posted(site, op, request, 0);
    return code;
}

int pad_mpi_Ibarrier_forward(const pad_mpi_site *site, MPI_Comm comm, MPI_Request *request) {
    int code = PMPI_Ibarrier(comm, request);
    deferred(site, NULL, *request);
    return code;
}

int pad_mpi_Barrier_init_augmented(const pad_mpi_site *site, MPI_Comm comm, MPI_Info info, MPI_Request *request, void **record) {
    int code = PMPI_Barrier_init(comm, info, request);
    *record = NULL;
    made_collective(site, new_op(site, comm, start_barrier, settle), request, 0);
    return code;
}

int pad_mpi_Barrier_init_forward(const pad_mpi_site *site, MPI_Comm comm, MPI_Info info, MPI_Request *request) {
    int code = PMPI_Barrier_init(comm, info, request);
    made_collective(site, NULL, request, 1);
    return code;
}
