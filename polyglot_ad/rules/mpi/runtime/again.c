/* Tangents of messages in a derivative that is differentiated again, as the program could have sent them itself: each in a call of MPI of its own.

pad_again_F stands beside the program's call of MPI_F: after it for messages, before it for collectives, in its place for what completes or starts requests. It gets
what F gets, then the tangent of each buffer (NULL: there is none). This is not called by derivatives: it becomes a part of the program before that is differentiated again. What
is asked of the runtime (pad_mpi_*, twins.c) has no derivative. */
#ifdef PAD_MPI_ABI
#include <mpi_abi.h>
#else
#include <mpi.h>
#endif
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))

/* Whether elements of a type may be numbers; tells what has no second derivative; requests of tangents, by the program's own request. */
int pad_mpi_carries(MPI_Datatype type);
void pad_mpi_unfollowed(const char *what) __attribute__((noreturn));
void pad_mpi_twin(MPI_Request of, MPI_Request twin, int persistent);
int pad_mpi_next_twin(MPI_Request of, int index, MPI_Request *twin);
enum { LEFT = 2 }; /* the twin stays where it is: that of a persistent request */

INLINE size_t span(long count, MPI_Datatype type) {
    MPI_Aint low, extent, size;
    MPI_Type_get_extent(type, &low, &extent);
    MPI_Type_get_true_extent(type, &low, &size);
    return (size_t)((count > 0 ? count : 0) * extent + low + size);
}

/* Zeros that are sent where this rank has no tangents, and what comes is dropped. */
INLINE void *spare(const void *tangent, long count, MPI_Datatype type) { return tangent ? NULL : calloc(span(count, type) + 16, 1); }

INLINE void *here(const void *tangent, void *spared) { return tangent ? (void *)tangent : spared; }

/* Whether elements have tangents that travel, on all ranks alike. `d`: what this rank knows to be, or hold, tangents of numbers. */
INLINE int moves(MPI_Datatype type, const void *d) {
    int found = pad_mpi_carries(type);
    if (!found && d) pad_mpi_unfollowed("a message of numbers whose datatype says that they are integers");
    return found;
}

INLINE void needed(const void *tangent) {
    if (!tangent) pad_mpi_unfollowed("an operation that does not block, on memory that has no tangents here");
}

/* --- messages */

#define SEND(name, how)                                                                                                                                   \
    void pad_again_##name(const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm, const void *d) {                               \
        if (!moves(type, d)) return;                                                                                                               \
        void *own = spare(d, count, type);                                                                                                                \
        MPI_Send(here(d, own), count, type, dest, tag, comm);                                                                                             \
        free(own);                                                                                                                                        \
    }
SEND(Send, Send)
SEND(Ssend, Send)
SEND(Rsend, Send)

#define ISEND(name)                                                                                                                                       \
    void pad_again_##name(const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *d) {         \
        MPI_Request twin;                                                                                                                                 \
        if (!moves(type, d)) return;                                                                                                               \
        needed(d);                                                                                                                                        \
        MPI_Isend(d, count, type, dest, tag, comm, &twin);                                                                                                \
        pad_mpi_twin(*request, twin, 0);                                                                                                                  \
    }
ISEND(Isend)
ISEND(Issend)
ISEND(Irsend)

#define SEND_INIT(name)                                                                                                                                   \
    void pad_again_##name(const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *d) {         \
        MPI_Request twin;                                                                                                                                 \
        if (!moves(type, d)) return;                                                                                                               \
        needed(d);                                                                                                                                        \
        MPI_Send_init(d, count, type, dest, tag, comm, &twin);                                                                                            \
        pad_mpi_twin(*request, twin, 1);                                                                                                                  \
    }
SEND_INIT(Send_init)
SEND_INIT(Ssend_init)
SEND_INIT(Rsend_init)

/* Whom a message came from, which is known only now where the program took any. */
INLINE void came(int *source, int *tag, const MPI_Status *status) {
    if (*source == MPI_PROC_NULL || (*source != MPI_ANY_SOURCE && *tag != MPI_ANY_TAG)) return;
    if (status == MPI_STATUS_IGNORE) pad_mpi_unfollowed("a receive of anything, without a status");
    *source = status->MPI_SOURCE;
    *tag = status->MPI_TAG;
}

void pad_again_Recv(void *buf, int count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Status *status, void *d) {
    if (!moves(type, d)) return;
    void *own = spare(d, count, type);
    came(&source, &tag, status);
    MPI_Recv(here(d, own), count, type, source, tag, comm, MPI_STATUS_IGNORE);
    free(own);
}

INLINE void only_known(int source, int tag) {
    if (source == MPI_ANY_SOURCE || (tag == MPI_ANY_TAG && source != MPI_PROC_NULL)) pad_mpi_unfollowed("a receive of anything that does not block");
}

void pad_again_Irecv(void *buf, int count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Request *request, void *d) {
    MPI_Request twin;
    if (!moves(type, d)) return;
    needed(d);
    only_known(source, tag);
    MPI_Irecv(d, count, type, source, tag, comm, &twin);
    pad_mpi_twin(*request, twin, 0);
}

void pad_again_Recv_init(void *buf, int count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Request *request, void *d) {
    MPI_Request twin;
    if (!moves(type, d)) return;
    needed(d);
    only_known(source, tag);
    MPI_Recv_init(d, count, type, source, tag, comm, &twin);
    pad_mpi_twin(*request, twin, 1);
}

void pad_again_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount,
                        MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status, const void *ds, void *dr) {
    int out = moves(sendtype, ds), in = moves(recvtype, dr);
    if (!out && !in) return;
    void *from = spare(ds, sendcount, sendtype), *to = spare(dr, recvcount, recvtype);
    if (in) came(&source, &recvtag, status);
    MPI_Sendrecv(here(ds, from), sendcount, sendtype, out ? dest : MPI_PROC_NULL, sendtag, here(dr, to), recvcount, recvtype,
                 in ? source : MPI_PROC_NULL, recvtag, comm, MPI_STATUS_IGNORE);
    free(from);
    free(to);
}

void pad_again_Sendrecv_replace(void *buf, int count, MPI_Datatype type, int dest, int sendtag, int source, int recvtag, MPI_Comm comm,
                                MPI_Status *status, void *d) {
    if (!moves(type, d)) return;
    void *own = spare(d, count, type);
    came(&source, &recvtag, status);
    MPI_Sendrecv_replace(here(d, own), count, type, dest, sendtag, source, recvtag, comm, MPI_STATUS_IGNORE);
    free(own);
}

/* --- packed messages: the tangent of packed bytes is packed alike */

void pad_again_Pack(const void *in, int count, MPI_Datatype type, void *out, int size, int *position, MPI_Comm comm, const void *din, void *dout) {
    int at = *position;
    if (!dout || !pad_mpi_carries(type)) return;
    void *own = spare(din, count, type);
    MPI_Pack(here(din, own), count, type, dout, size, &at, comm);
    free(own);
}

void pad_again_Unpack(const void *in, int size, int *position, void *out, int count, MPI_Datatype type, MPI_Comm comm, const void *din, void *dout) {
    int at = *position;
    if (!dout || !pad_mpi_carries(type)) return;
    if (!din) pad_mpi_unfollowed("packed memory that has no tangents here");
    MPI_Unpack(din, size, &at, dout, count, type, comm);
}

/* --- requests */

INLINE void wait_for_twins(MPI_Request of) {
    MPI_Request twin;
    for (int found, left = 0; (found = pad_mpi_next_twin(of, left, &twin)); left += found == LEFT) MPI_Wait(&twin, MPI_STATUS_IGNORE);
}

int pad_again_Wait(MPI_Request *request, MPI_Status *status) {
    MPI_Request of = *request;
    int code = MPI_Wait(request, status);
    wait_for_twins(of);
    return code;
}

INLINE MPI_Request *copies(int count, const MPI_Request *requests) {
    MPI_Request *own = malloc((size_t)(count + 1) * sizeof *own);
    for (int i = 0; i < count; i++) own[i] = requests[i];
    return own;
}

int pad_again_Waitall(int count, MPI_Request *requests, MPI_Status *statuses) {
    MPI_Request *of = copies(count, requests);
    int code = MPI_Waitall(count, requests, statuses);
    for (int i = 0; i < count; i++) wait_for_twins(of[i]);
    free(of);
    return code;
}

int pad_again_Waitany(int count, MPI_Request *requests, int *index, MPI_Status *status) {
    MPI_Request *of = copies(count, requests);
    int code = MPI_Waitany(count, requests, index, status);
    if (*index != MPI_UNDEFINED) wait_for_twins(of[*index]);
    free(of);
    return code;
}

int pad_again_Waitsome(int count, MPI_Request *requests, int *number, int *indices, MPI_Status *statuses) {
    MPI_Request *of = copies(count, requests);
    int code = MPI_Waitsome(count, requests, number, indices, statuses);
    for (int i = 0; *number != MPI_UNDEFINED && i < *number; i++) wait_for_twins(of[indices[i]]);
    free(of);
    return code;
}

int pad_again_Test(MPI_Request *request, int *flag, MPI_Status *status) {
    MPI_Request of = *request;
    int code = MPI_Test(request, flag, status);
    if (*flag) wait_for_twins(of);
    return code;
}

int pad_again_Testall(int count, MPI_Request *requests, int *flag, MPI_Status *statuses) {
    MPI_Request *of = copies(count, requests);
    int code = MPI_Testall(count, requests, flag, statuses);
    for (int i = 0; *flag && i < count; i++) wait_for_twins(of[i]);
    free(of);
    return code;
}

int pad_again_Testany(int count, MPI_Request *requests, int *index, int *flag, MPI_Status *status) {
    MPI_Request *of = copies(count, requests);
    int code = MPI_Testany(count, requests, index, flag, status);
    if (*flag && *index != MPI_UNDEFINED) wait_for_twins(of[*index]);
    free(of);
    return code;
}

int pad_again_Testsome(int count, MPI_Request *requests, int *number, int *indices, MPI_Status *statuses) {
    MPI_Request *of = copies(count, requests);
    int code = MPI_Testsome(count, requests, number, indices, statuses);
    for (int i = 0; *number != MPI_UNDEFINED && i < *number; i++) wait_for_twins(of[indices[i]]);
    free(of);
    return code;
}

INLINE void start_twins(MPI_Request of) {
    MPI_Request twin;
    for (int left = 0; pad_mpi_next_twin(of, left, &twin); left++) MPI_Start(&twin);
}

int pad_again_Start(MPI_Request *request) {
    int code = MPI_Start(request);
    start_twins(*request);
    return code;
}

int pad_again_Startall(int count, MPI_Request *requests) {
    int code = MPI_Startall(count, requests);
    for (int i = 0; i < count; i++) start_twins(requests[i]);
    return code;
}

int pad_again_Request_free(MPI_Request *request) {
    MPI_Request of = *request, twin;
    int code = MPI_Request_free(request);
    while (pad_mpi_next_twin(of, -1, &twin)) MPI_Request_free(&twin);
    return code;
}

/* --- collectives: what is linear is done with the tangents, too */

/* Tangents of a buffer that may be MPI_IN_PLACE. */
INLINE void *of_operand(const void *buf, const void *tangent, void *spared) { return buf == MPI_IN_PLACE ? MPI_IN_PLACE : here(tangent, spared); }

INLINE long ranks(MPI_Comm comm) {
    int size, inter;
    MPI_Comm_test_inter(comm, &inter);
    if (inter) MPI_Comm_remote_size(comm, &size);
    else MPI_Comm_size(comm, &size);
    return size;
}

void pad_again_Bcast(void *buf, int count, MPI_Datatype type, int root, MPI_Comm comm, void *d) {
    if (!moves(type, d)) return;
    void *own = spare(d, count, type);
    MPI_Bcast(here(d, own), count, type, root, comm);
    free(own);
}

void pad_again_Ibcast(void *buf, int count, MPI_Datatype type, int root, MPI_Comm comm, MPI_Request *request, void *d) {
    MPI_Request twin;
    if (!moves(type, d)) return;
    needed(d);
    MPI_Ibcast(d, count, type, root, comm, &twin);
    pad_mpi_twin(*request, twin, 0);
}

/* How many items lie in a buffer that others' parts are in. */
INLINE long reach_of(long size, const int *counts, const int *at) {
    long last = 0;
    for (long i = 0; i < size; i++)
        if (at[i] + counts[i] > last) last = at[i] + counts[i];
    return last;
}

/* `s`, `r`: buffers and the numbers of items there, as far as this rank has them (-1: it has none, and the type may mean nothing). */
#define MOVE(name, parameters, ns, ts, nr, tr, ...)                                                                                                       \
    void pad_again_##name parameters {                                                                                                                    \
        long here_s = (ns), here_r = (nr);                                                                                                                \
        if (!(here_s >= 0 && s != MPI_IN_PLACE ? moves(ts, ds) : here_r >= 0 && r != MPI_IN_PLACE && moves(tr, dr))) return;                  \
        void *from = here_s >= 0 && s != MPI_IN_PLACE ? spare(ds, here_s, ts) : NULL;                                                                     \
        void *to = here_r >= 0 && r != MPI_IN_PLACE ? spare(dr, here_r, tr) : NULL;                                                                       \
        void *a = of_operand(s, ds, from), *b = of_operand(r, dr, to);                                                                                    \
        MPI_##name(__VA_ARGS__);                                                                                                                          \
        free(from);                                                                                                                                       \
        free(to);                                                                                                                                         \
    }

#define AT_ROOT(root, comm, items) (is_root(root, comm) ? (items) : -1)
#define BUT_AT_ROOT(root, comm, items) ((root) == MPI_ROOT || (root) == MPI_PROC_NULL ? -1 : (items))

INLINE int is_root(int root, MPI_Comm comm) {
    int rank, inter;
    if (root == MPI_PROC_NULL) return 0;
    MPI_Comm_test_inter(comm, &inter);
    if (inter) return root == MPI_ROOT;
    MPI_Comm_rank(comm, &rank);
    return rank == root;
}

MOVE(Gather, (const void *s, int n, MPI_Datatype t, void *r, int m, MPI_Datatype u, int root, MPI_Comm comm, const void *ds, void *dr),
     BUT_AT_ROOT(root, comm, n), t, AT_ROOT(root, comm, m * ranks(comm)), u, a, n, t, b, m, u, root, comm)
MOVE(Gatherv, (const void *s, int n, MPI_Datatype t, void *r, const int *m, const int *at, MPI_Datatype u, int root, MPI_Comm comm, const void *ds, void *dr),
     BUT_AT_ROOT(root, comm, n), t, AT_ROOT(root, comm, reach_of(ranks(comm), m, at)), u, a, n, t, b, m, at, u, root, comm)
MOVE(Scatter, (const void *s, int n, MPI_Datatype t, void *r, int m, MPI_Datatype u, int root, MPI_Comm comm, const void *ds, void *dr),
     AT_ROOT(root, comm, n * ranks(comm)), t, BUT_AT_ROOT(root, comm, m), u, a, n, t, b, m, u, root, comm)
MOVE(Scatterv, (const void *s, const int *n, const int *at, MPI_Datatype t, void *r, int m, MPI_Datatype u, int root, MPI_Comm comm, const void *ds, void *dr),
     AT_ROOT(root, comm, reach_of(ranks(comm), n, at)), t, BUT_AT_ROOT(root, comm, m), u, a, n, at, t, b, m, u, root, comm)
MOVE(Allgather, (const void *s, int n, MPI_Datatype t, void *r, int m, MPI_Datatype u, MPI_Comm comm, const void *ds, void *dr),
     n, t, m * ranks(comm), u, a, n, t, b, m, u, comm)
MOVE(Allgatherv, (const void *s, int n, MPI_Datatype t, void *r, const int *m, const int *at, MPI_Datatype u, MPI_Comm comm, const void *ds, void *dr),
     n, t, reach_of(ranks(comm), m, at), u, a, n, t, b, m, at, u, comm)
MOVE(Alltoall, (const void *s, int n, MPI_Datatype t, void *r, int m, MPI_Datatype u, MPI_Comm comm, const void *ds, void *dr),
     n * ranks(comm), t, m * ranks(comm), u, a, n, t, b, m, u, comm)
MOVE(Alltoallv,
     (const void *s, const int *n, const int *from_at, MPI_Datatype t, void *r, const int *m, const int *to_at, MPI_Datatype u, MPI_Comm comm, const void *ds,
      void *dr),
     s == MPI_IN_PLACE ? 0 : reach_of(ranks(comm), n, from_at), t, reach_of(ranks(comm), m, to_at), u, a, n, from_at, t, b, m, to_at, u, comm)

/* Among neighbours, and where each pair has types of its own. */
#define MOVE_ALL(name, parameters, moved, ...)                                                                                                            \
    void pad_again_##name parameters {                                                                                                                    \
        if (!(moved)) return;                                                                                                                             \
        if (s != MPI_IN_PLACE) needed(ds);                                                                                                                \
        needed(dr);                                                                                                                                       \
        const void *a = s == MPI_IN_PLACE ? MPI_IN_PLACE : ds;                                                                                            \
        MPI_##name(__VA_ARGS__);                                                                                                                          \
    }
MOVE_ALL(Alltoallw,
         (const void *s, const int *n, const int *at, const MPI_Datatype *t, void *r, const int *m, const int *to, const MPI_Datatype *u, MPI_Comm comm,
          const void *ds, void *dr),
         ds || dr, a, n, at, t, dr, m, to, u, comm)
MOVE_ALL(Neighbor_allgather, (const void *s, int n, MPI_Datatype t, void *r, int m, MPI_Datatype u, MPI_Comm comm, const void *ds, void *dr), moves(t, ds), a, n, t,
         dr, m, u, comm)
MOVE_ALL(Neighbor_allgatherv,
         (const void *s, int n, MPI_Datatype t, void *r, const int *m, const int *at, MPI_Datatype u, MPI_Comm comm, const void *ds, void *dr), moves(t, ds), a, n, t,
         dr, m, at, u, comm)
MOVE_ALL(Neighbor_alltoall, (const void *s, int n, MPI_Datatype t, void *r, int m, MPI_Datatype u, MPI_Comm comm, const void *ds, void *dr), moves(t, ds), a, n, t,
         dr, m, u, comm)
MOVE_ALL(Neighbor_alltoallv,
         (const void *s, const int *n, const int *at, MPI_Datatype t, void *r, const int *m, const int *to, MPI_Datatype u, MPI_Comm comm, const void *ds, void *dr),
         moves(t, ds), a, n, at, t, dr, m, to, u, comm)

/* The same without waiting. */
#define MOVE_LATER(name, parameters, has_s, ts, has_r, tr, ...)                                                                                           \
    void pad_again_##name parameters {                                                                                                                    \
        MPI_Request twin;                                                                                                                                 \
        int here_s = (has_s) && s != MPI_IN_PLACE, here_r = (has_r) && r != MPI_IN_PLACE;                                                                 \
        if (!(here_s ? moves(ts, ds) : here_r && moves(tr, dr))) return;                                                                      \
        if (here_s) needed(ds);                                                                                                                           \
        if (here_r) needed(dr);                                                                                                                           \
        const void *a = s == MPI_IN_PLACE ? MPI_IN_PLACE : ds;                                                                                            \
        void *b = r == MPI_IN_PLACE ? MPI_IN_PLACE : dr;                                                                                                  \
        MPI_##name(__VA_ARGS__, &twin);                                                                                                                   \
        pad_mpi_twin(*request, twin, 0);                                                                                                                  \
    }
#define HAS(root, comm) AT_ROOT(root, comm, 1) >= 0
#define HAS_PART(root, comm) BUT_AT_ROOT(root, comm, 1) >= 0

MOVE_LATER(Igather, (const void *s, int n, MPI_Datatype t, void *r, int m, MPI_Datatype u, int root, MPI_Comm comm, MPI_Request *request, const void *ds, void *dr),
           HAS_PART(root, comm), t, HAS(root, comm), u, a, n, t, b, m, u, root, comm)
MOVE_LATER(Igatherv,
           (const void *s, int n, MPI_Datatype t, void *r, const int *m, const int *at, MPI_Datatype u, int root, MPI_Comm comm, MPI_Request *request, const void *ds,
            void *dr),
           HAS_PART(root, comm), t, HAS(root, comm), u, a, n, t, b, m, at, u, root, comm)
MOVE_LATER(Iscatter, (const void *s, int n, MPI_Datatype t, void *r, int m, MPI_Datatype u, int root, MPI_Comm comm, MPI_Request *request, const void *ds, void *dr),
           HAS(root, comm), t, HAS_PART(root, comm), u, a, n, t, b, m, u, root, comm)
MOVE_LATER(Iscatterv,
           (const void *s, const int *n, const int *at, MPI_Datatype t, void *r, int m, MPI_Datatype u, int root, MPI_Comm comm, MPI_Request *request, const void *ds,
            void *dr),
           HAS(root, comm), t, HAS_PART(root, comm), u, a, n, at, t, b, m, u, root, comm)
MOVE_LATER(Iallgather, (const void *s, int n, MPI_Datatype t, void *r, int m, MPI_Datatype u, MPI_Comm comm, MPI_Request *request, const void *ds, void *dr), 1, t,
           1, u, a, n, t, b, m, u, comm)
MOVE_LATER(Iallgatherv,
           (const void *s, int n, MPI_Datatype t, void *r, const int *m, const int *at, MPI_Datatype u, MPI_Comm comm, MPI_Request *request, const void *ds, void *dr),
           1, t, 1, u, a, n, t, b, m, at, u, comm)
MOVE_LATER(Ialltoall, (const void *s, int n, MPI_Datatype t, void *r, int m, MPI_Datatype u, MPI_Comm comm, MPI_Request *request, const void *ds, void *dr), 1, t,
           1, u, a, n, t, b, m, u, comm)
MOVE_LATER(Ialltoallv,
           (const void *s, const int *n, const int *at, MPI_Datatype t, void *r, const int *m, const int *to, MPI_Datatype u, MPI_Comm comm, MPI_Request *request,
            const void *ds, void *dr),
           1, t, 1, u, a, n, at, t, b, m, to, u, comm)

/* --- reductions: sums of tangents; by other operators all ranks get the operands, and say what the operator's derivative says */

INLINE int is_f64(MPI_Datatype type) { return type == MPI_DOUBLE || type == MPI_DOUBLE_PRECISION || type == MPI_REAL8; }

INLINE int is_f32(MPI_Datatype type) { return type == MPI_FLOAT || type == MPI_REAL || type == MPI_REAL4; }

/* The tangents of items [first, first + own) of what is folded of the ranks up to `last`. x, dx: operands of all ranks, one after the other. */
#define FOLDED(T)                                                                                                                                         \
    INLINE void folded_##T(const T *x, const T *dx, T *dr, long count, long first, long own, MPI_Op op, int last) {                                       \
        for (long i = 0; i < own; i++) {                                                                                                                  \
            long at = first + i;                                                                                                                          \
            if (op == MPI_PROD) {                                                                                                                         \
                T y = x[at], dy = dx[at];                                                                                                                 \
                for (int k = 1; k <= last; k++) {                                                                                                         \
                    dy = dy * x[k * count + at] + y * dx[k * count + at];                                                                                 \
                    y *= x[k * count + at];                                                                                                               \
                }                                                                                                                                         \
                dr[i] = dy;                                                                                                                               \
            } else {                                                                                                                                      \
                int best = 0;                                                                                                                             \
                for (int k = 1; k <= last; k++)                                                                                                           \
                    if (op == MPI_MAX ? x[k * count + at] > x[best * count + at] : x[k * count + at] < x[best * count + at]) best = k;                    \
                dr[i] = dx[best * count + at];                                                                                                            \
            }                                                                                                                                             \
        }                                                                                                                                                 \
    }                                                                                                                                                     \
    INLINE void reduced_##T(const T *s, const T *ds, T *dr, long count, long first, long own, MPI_Datatype type, MPI_Op op, MPI_Comm comm, int last) {    \
        long size = ranks(comm);                                                                                                                          \
        T *x = calloc((size_t)(size * count + 1), sizeof *x), *dx = calloc((size_t)(size * count + 1), sizeof *dx);                                       \
        MPI_Allgather(s, (int)count, type, x, (int)count, type, comm);                                                                                    \
        MPI_Allgather(ds, (int)count, type, dx, (int)count, type, comm);                                                                                  \
        if (last >= 0 && dr) folded_##T(x, dx, dr, count, first, own, op, last);                                                                          \
        free(x);                                                                                                                                          \
        free(dx);                                                                                                                                         \
    }
FOLDED(double)
FOLDED(float)

typedef struct {
    double value;
    int index;
} Pair;

INLINE void located(const Pair *s, const Pair *ds, Pair *dr, long count, long first, long own, MPI_Op op, MPI_Comm comm, int last) {
    size_t all = (size_t)(ranks(comm) * count + 1), here = (size_t)(count + 1);
    double *x = calloc(all, sizeof *x), *dx = calloc(all, sizeof *dx), *value = calloc(here, sizeof *value), *tangent = calloc(here, sizeof *tangent);
    int *at = calloc(all, sizeof *at), *index = calloc(here, sizeof *index);
    for (long i = 0; i < count; i++) {
        value[i] = s[i].value;
        index[i] = s[i].index;
        tangent[i] = ds[i].value;
    }
    MPI_Allgather(value, (int)count, MPI_DOUBLE, x, (int)count, MPI_DOUBLE, comm);
    MPI_Allgather(index, (int)count, MPI_INT, at, (int)count, MPI_INT, comm);
    MPI_Allgather(tangent, (int)count, MPI_DOUBLE, dx, (int)count, MPI_DOUBLE, comm);
    for (long i = 0; i < own && last >= 0 && dr; i++) {
        long best = first + i;
        for (int k = 1; k <= last; k++) {
            long one = k * count + first + i;
            if (x[one] == x[best] ? at[one] < at[best] : op == MPI_MAXLOC ? x[one] > x[best] : x[one] < x[best]) best = one;
        }
        dr[i].value = dx[best];
    }
    free(x);
    free(dx);
    free(value);
    free(tangent);
    free(at);
    free(index);
}

INLINE void by_operator(const void *s, const void *ds, void *dr, long count, long first, long own, MPI_Datatype type, MPI_Op op, MPI_Comm comm, int last) {
    int inter;
    MPI_Comm_test_inter(comm, &inter);
    if (inter) pad_mpi_unfollowed("a reduction between groups by another operator than MPI_SUM");
    if (op == MPI_PROD || op == MPI_MIN || op == MPI_MAX) {
        void *from = spare(ds, count, type);
        if (is_f64(type)) reduced_double(s, here(ds, from), dr, count, first, own, type, op, comm, last);
        else if (is_f32(type)) reduced_float(s, here(ds, from), dr, count, first, own, type, op, comm, last);
        else pad_mpi_unfollowed("a reduction of numbers of another type than float or double by another operator than MPI_SUM");
        free(from);
    } else if ((op == MPI_MINLOC || op == MPI_MAXLOC) && type == MPI_DOUBLE_INT && ds) {
        located(s, ds, dr, count, first, own, op, comm, last);
    } else
        pad_mpi_unfollowed("a reduction by this operator");
}

INLINE int own_rank(MPI_Comm comm) {
    int rank;
    MPI_Comm_rank(comm, &rank);
    return rank;
}

/* s, r: the program's, where there is an operand and a result; ds, dr: their tangents. */
#define REDUCE(name, parameters, count, has_s, has_r, items, first, own, last, ...)                                                                       \
    void pad_again_##name parameters {                                                                                                                    \
        if (!moves(t, (has_s) && s != MPI_IN_PLACE ? ds : (has_r) ? dr : NULL)) return;                                                                                                                  \
        int in_place = s == MPI_IN_PLACE;                                                                                                                 \
        if (op == MPI_SUM) {                                                                                                                              \
            void *from = in_place || !(has_s) ? NULL : spare(ds, items, t), *to = (has_r) ? spare(dr, items, t) : NULL;                                   \
            void *a = of_operand(s, ds, from), *b = here(dr, to);                                                                                         \
            MPI_##name(a, b, __VA_ARGS__);                                                                                                                \
            free(from);                                                                                                                                   \
            free(to);                                                                                                                                     \
        } else                                                                                                                                            \
            by_operator(in_place ? r : s, in_place ? dr : ds, dr, items, first, own, t, op, comm, last);                                                  \
    }

INLINE long sum_of(long size, const int *counts) {
    long all = 0;
    for (long i = 0; i < size; i++) all += counts[i];
    return all;
}

REDUCE(Allreduce, (const void *s, void *r, int n, MPI_Datatype t, MPI_Op op, MPI_Comm comm, const void *ds, void *dr), n, 1, 1, n, 0, n, (int)ranks(comm) - 1, n, t,
       op, comm)
REDUCE(Reduce, (const void *s, void *r, int n, MPI_Datatype t, MPI_Op op, int root, MPI_Comm comm, const void *ds, void *dr), n, root != MPI_ROOT,
       is_root(root, comm), n, 0, n, is_root(root, comm) ? (int)ranks(comm) - 1 : -1, n, t, op, root, comm)
REDUCE(Scan, (const void *s, void *r, int n, MPI_Datatype t, MPI_Op op, MPI_Comm comm, const void *ds, void *dr), n, 1, 1, n, 0, n, own_rank(comm), n, t, op, comm)
REDUCE(Exscan, (const void *s, void *r, int n, MPI_Datatype t, MPI_Op op, MPI_Comm comm, const void *ds, void *dr), n, 1, 1, n, 0, n, own_rank(comm) - 1, n, t, op,
       comm)
REDUCE(Reduce_scatter_block, (const void *s, void *r, int n, MPI_Datatype t, MPI_Op op, MPI_Comm comm, const void *ds, void *dr), n, 1, 1, n *ranks(comm),
       (long)n *own_rank(comm), n, (int)ranks(comm) - 1, n, t, op, comm)
REDUCE(Reduce_scatter, (const void *s, void *r, const int *n, MPI_Datatype t, MPI_Op op, MPI_Comm comm, const void *ds, void *dr), n, 1, 1, sum_of(ranks(comm), n),
       sum_of(own_rank(comm), n), n[own_rank(comm)], (int)ranks(comm) - 1, n, t, op, comm)

#define FOLD_LOCALLY(T)                                                                                                                                   \
    INLINE void locally_##T(const T *x, const T *y, const T *dx, T *dy, int n, MPI_Op op) {                                                               \
        for (int i = 0; i < n; i++)                                                                                                                       \
            if (op == MPI_PROD) dy[i] = dx[i] * y[i] + x[i] * dy[i];                                                                                      \
            else if (op == MPI_MAX ? x[i] >= y[i] : x[i] <= y[i]) dy[i] = dx[i];                                                                          \
    }
FOLD_LOCALLY(double)
FOLD_LOCALLY(float)

void pad_again_Reduce_local(const void *in, void *inout, int n, MPI_Datatype t, MPI_Op op, const void *din, void *d) {
    if (!moves(t, d)) return;
    if (!d) pad_mpi_unfollowed("memory that has no tangents here");
    void *from = spare(din, n, t);
    if (op == MPI_SUM) MPI_Reduce_local(here(din, from), d, n, t, op);
    else if (op != MPI_PROD && op != MPI_MIN && op != MPI_MAX) pad_mpi_unfollowed("a reduction by this operator");
    else if (is_f64(t)) locally_double(in, inout, here(din, from), d, n, op);
    else if (is_f32(t)) locally_float(in, inout, here(din, from), d, n, op);
    else pad_mpi_unfollowed("a reduction of numbers of another type than float or double by another operator than MPI_SUM");
    free(from);
}

#define REDUCE_LATER(name, parameters, has_s, has_r, ...)                                                                                                 \
    void pad_again_##name parameters {                                                                                                                    \
        MPI_Request twin;                                                                                                                                 \
        if (!moves(t, (has_s) && s != MPI_IN_PLACE ? ds : (has_r) ? dr : NULL)) return;                                                                                                                  \
        if (op != MPI_SUM) pad_mpi_unfollowed("a reduction that does not block by another operator than MPI_SUM");                                        \
        if ((has_s) && s != MPI_IN_PLACE) needed(ds);                                                                                                     \
        if (has_r) needed(dr);                                                                                                                            \
        MPI_##name(s == MPI_IN_PLACE ? MPI_IN_PLACE : ds, dr, __VA_ARGS__, &twin);                                                                        \
        pad_mpi_twin(*request, twin, 0);                                                                                                                  \
    }
REDUCE_LATER(Iallreduce, (const void *s, void *r, int n, MPI_Datatype t, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *ds, void *dr), 1, 1, n, t, op,
             comm)
REDUCE_LATER(Ireduce, (const void *s, void *r, int n, MPI_Datatype t, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request, const void *ds, void *dr),
             root != MPI_ROOT, is_root(root, comm), n, t, op, root, comm)
REDUCE_LATER(Iscan, (const void *s, void *r, int n, MPI_Datatype t, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *ds, void *dr), 1, 1, n, t, op, comm)
REDUCE_LATER(Iexscan, (const void *s, void *r, int n, MPI_Datatype t, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *ds, void *dr), 1, 1, n, t, op, comm)
REDUCE_LATER(Ireduce_scatter_block, (const void *s, void *r, int n, MPI_Datatype t, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *ds, void *dr), 1, 1,
             n, t, op, comm)
REDUCE_LATER(Ireduce_scatter, (const void *s, void *r, const int *n, MPI_Datatype t, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *ds, void *dr), 1, 1,
             n, t, op, comm)
