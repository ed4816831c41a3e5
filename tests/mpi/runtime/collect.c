/* Gather, Scatter, Allgather, Alltoall, Reduce_scatter. */
#include "harness.h"

#define W MPI_COMM_WORLD
#define D state.d
#define IP MPI_IN_PLACE

static void gathers(void) {
    int last = size - 1, c = 64 / size / 4;
    DO2(Gather, D, D + 20, D, c, MPI_DOUBLE, D + 20, c, MPI_DOUBLE, last, W);
    DO2(Scatter, D + 18, D + 2, D + 18, c, MPI_DOUBLE, D + 2, c, MPI_DOUBLE, 0, W);
    DO2(Gather, D, D + 20, rank == 0 ? IP : D, c, MPI_DOUBLE, D + 20, c, MPI_DOUBLE, 0, W);
    DO2(Scatter, D + 18, D + 2, D + 18, c, MPI_DOUBLE, rank == last ? IP : D + 2, c, MPI_DOUBLE, last, W);
    DO2(Gather, state.f, state.f + 20, state.f, c, MPI_FLOAT, rank ? NULL : state.f + 20, c, MPI_FLOAT, 0, W);
    DO2(Allgather, D + 3, D + 40, D + 3, c, MPI_DOUBLE, D + 40, c, MPI_DOUBLE, W);
    DO2(Allgather, D + 3, D + 38, IP, 0, MPI_DATATYPE_NULL, D + 38, c, MPI_DOUBLE, W);
    DO2(Alltoall, D + 1, D + 31, D + 1, c, MPI_DOUBLE, D + 31, c, MPI_DOUBLE, W);
    DO2(Alltoall, D + 1, D + 29, IP, 0, MPI_DATATYPE_NULL, D + 29, c, MPI_DOUBLE, W);
    DO2(Alltoall, state.l + 1, state.l + 29, state.l + 1, c, MPI_LONG_DOUBLE, state.l + 29, c, MPI_LONG_DOUBLE, W);
}

/* Lists with holes, zero counts and places out of order, which are overwritten right after the call. */
static void lists(void) {
    int last = size - 1, *n = malloc(sizeof(int) * (size_t)size), *at = malloc(sizeof(int) * (size_t)size), *m = malloc(sizeof(int) * (size_t)size),
        *to = malloc(sizeof(int) * (size_t)size);
    for (int i = 0; i < size; i++) n[i] = i % 3, at[i] = 3 * (size - 1 - i);
    DO2(Gatherv, D, D + 20, D, rank % 3, MPI_DOUBLE, rank == last ? D + 20 : NULL, rank == last ? n : NULL, rank == last ? at : NULL, MPI_DOUBLE, last, W);
    DO2(Gatherv, D + 1, D + 40, rank == 0 ? IP : D + 1, rank % 3, MPI_DOUBLE, D + 40, n, at, MPI_DOUBLE, 0, W);
    DO2(Scatterv, D + 20, D + 2, D + 20, n, at, MPI_DOUBLE, D + 2, rank % 3, MPI_DOUBLE, last, W);
    DO2(Scatterv, D + 25, D + 2, D + 25, rank == last ? n : NULL, at, MPI_DOUBLE, rank == last ? IP : D + 2, rank % 3, MPI_DOUBLE, last, W);
    DO2(Allgatherv, D, D + 20, D, rank % 3, MPI_DOUBLE, D + 20, n, at, MPI_DOUBLE, W);
    DO2(Allgatherv, D, D + 21, IP, 0, MPI_DATATYPE_NULL, D + 21, n, at, MPI_DOUBLE, W);
    DO2(Allgatherv, state.f, state.f + 21, state.f, rank % 3, MPI_FLOAT, state.f + 21, n, at, MPI_FLOAT, W);
    memset(n, 77, sizeof(int) * (size_t)size);
    for (int i = 0; i < size; i++) n[i] = (rank + 2 * i) % 3, m[i] = (i + 2 * rank) % 3, at[i] = (3 * i + 2) % 19, to[i] = 2 * (size - 1 - i);
    /* Places of what is sent may overlap. */
    DO2(Alltoallv, D, D + 24, D, n, at, MPI_DOUBLE, D + 24, m, to, MPI_DOUBLE, W);
    for (int i = 0; i < size; i++) m[i] = (i + rank) % 3;
    DO2(Alltoallv, D, D + 40, IP, NULL, NULL, MPI_DATATYPE_NULL, D + 40, m, to, MPI_DOUBLE, W);
    for (int i = 0; i < size; i++) n[i] = 1 + i % 2;
    DO2(Reduce_scatter, D, D + 50, D, D + 50, n, MPI_DOUBLE, MPI_SUM, W);
    DO2(Reduce_scatter, D + 20, D + 20, IP, D + 20, n, MPI_DOUBLE, MPI_SUM, W);
    DO2(Reduce_scatter, D + 5, D + 50, D + 5, D + 50, n, MPI_DOUBLE, MPI_PROD, W);
    DO2(Reduce_scatter, D + 7, D + 53, D + 7, D + 53, n, MPI_DOUBLE, MPI_MAX, W);
    DO2(Reduce_scatter, state.pairs, state.pairs + 20, state.pairs, state.pairs + 20, n, MPI_DOUBLE_INT, MPI_MINLOC, W);
    DO2(Reduce_scatter_block, D + 10, D + 55, D + 10, D + 55, 2, MPI_DOUBLE, MPI_SUM, W);
    DO2(Reduce_scatter_block, D + 10, D + 10, IP, D + 10, 2, MPI_DOUBLE, MPI_MIN, W);
    memset(n, 77, sizeof(int) * (size_t)size);
    free(n);
    free(at);
    free(m);
    free(to);
}

static MPI_Datatype mixed_type(void) {
    int lengths[3] = {1, 1, 1};
    MPI_Aint at[3] = {0, (char *)&state.mixed[0].tag - (char *)&state.mixed[0], (char *)&state.mixed[0].y - (char *)&state.mixed[0]};
    MPI_Datatype kinds[3] = {MPI_DOUBLE, MPI_INT, MPI_FLOAT}, one, mixed;
    MPI_Type_create_struct(3, lengths, at, kinds, &one);
    MPI_Type_create_resized(one, 0, sizeof state.mixed[0], &mixed);
    MPI_Type_commit(&mixed);
    MPI_Type_free(&one);
    return mixed;
}

static void types(void) {
    MPI_Datatype mixed = mixed_type(), column, strided, *t = malloc(sizeof(MPI_Datatype) * (size_t)size), *u = malloc(sizeof(MPI_Datatype) * (size_t)size);
    int c = 64 / size / 4, *n = malloc(sizeof(int) * (size_t)size), *at = malloc(sizeof(int) * (size_t)size), *to = malloc(sizeof(int) * (size_t)size);
    MPI_Type_vector(3, 1, 2, MPI_DOUBLE, &strided);
    MPI_Type_create_resized(strided, 0, sizeof(double), &column);
    MPI_Type_commit(&column);
    DO2(Gather, state.mixed, state.mixed + 20, state.mixed, c, mixed, state.mixed + 20, c, mixed, 0, W);
    DO2(Allgather, state.mixed + 1, state.mixed + 30, state.mixed + 1, c, mixed, state.mixed + 30, c, mixed, W);
    DO2(Alltoall, state.mixed, state.mixed + 33, state.mixed, c, mixed, state.mixed + 33, c, mixed, W);
    DO2(Allgather, D, D + 20, D, 1, column, D + 20, 3, MPI_DOUBLE, W);
    DO2(Scatter, D + 20, D, D + 20, 3, MPI_DOUBLE, D, 1, column, 0, W);
    for (int i = 0; i < size; i++) {
        /* Doubles between some, floats between others, nothing between the rest. */
        int what = (rank + i) % 4;
        t[i] = u[i] = what == 0 ? MPI_DOUBLE : what == 1 ? MPI_FLOAT : what == 2 ? mixed : MPI_INT;
        n[i] = what == 3 ? 0 : 1 + what % 2;
        at[i] = (int)(what == 0 ? (char *)(D + i) - (char *)&state : what == 1 ? (char *)(state.f + 2 * i) - (char *)&state : (char *)(state.mixed + i) - (char *)&state);
        to[i] = at[i] + (int)(what == 0 ? 40 * sizeof(double) : what == 1 ? 40 * sizeof(float) : 40 * sizeof state.mixed[0]);
    }
    DO2(Alltoallw, &state, &state, &state, n, at, t, &state, n, to, u, W);
    for (int i = 0; i < size; i++) t[i] = MPI_DATATYPE_NULL, n[i] = 9999;
    MPI_Type_free(&mixed);
    MPI_Type_free(&column);
    MPI_Type_free(&strided);
    free(t);
    free(u);
    free(n);
    free(at);
    free(to);
}

static void nothing(void) {
    int *zeros = calloc((size_t)size, sizeof(int));
    DO2(Gather, D, D, NULL, 0, MPI_DOUBLE, NULL, 0, MPI_DOUBLE, 0, W);
    DO2(Allgatherv, D, D, NULL, 0, MPI_DOUBLE, NULL, zeros, zeros, MPI_DOUBLE, W);
    DO2(Alltoallv, D, D, D, zeros, zeros, MPI_DOUBLE, NULL, zeros, zeros, MPI_DOUBLE, W);
    DO2(Reduce_scatter, D, D, D, D + 10, zeros, MPI_DOUBLE, MPI_PROD, W);
    free(zeros);
}

/* A communicator made for this, freed right after; sub-groups with other roots. */
static void parts(void) {
    MPI_Comm half, row, copy;
    int me, n;
    MPI_Comm_split(W, rank % 2, -rank, &half);
    MPI_Comm_dup(half, &copy);
    MPI_Comm_rank(half, &me);
    MPI_Comm_size(half, &n);
    DO2(Allgather, D, D + 10, D, 3, MPI_DOUBLE, D + 10, 3, MPI_DOUBLE, half);
    DO0(Comm_free, &half);
    if (half != MPI_COMM_NULL) failures++;
    DO2(Gather, D + 10, D + 40, D + 10, 3, MPI_DOUBLE, D + 40, 3, MPI_DOUBLE, n - 1, copy);
    DO0(Comm_free, &copy);
    MPI_Comm_split(W, rank < size / 2 ? 0 : MPI_UNDEFINED, 0, &row);
    if (row != MPI_COMM_NULL) {
        DO2(Allreduce, D, D + 30, D, D + 30, 5, MPI_DOUBLE, MPI_SUM, row);
        DO0(Comm_free, &row);
    }
}

static void groups(void) {
    if (size < 2) return;
    MPI_Comm half, inter;
    int low = rank < size / 2, leader = low ? size / 2 : 0, n = low ? size - size / 2 : size / 2, *counts = malloc(sizeof(int) * (size_t)n),
        *at = malloc(sizeof(int) * (size_t)n);
    MPI_Comm_split(W, low, rank, &half);
    MPI_Intercomm_create(half, 0, W, leader, 5, &inter);
    for (int i = 0; i < n; i++) counts[i] = (low ? size / 2 + i : i) % 3, at[i] = 4 * i;
    int me;
    MPI_Comm_rank(half, &me);
    DO2(Allgather, D, D + 10, D, 3, MPI_DOUBLE, D + 10, 3, MPI_DOUBLE, inter);
    DO2(Allgatherv, D, D + 40, D, rank % 3, MPI_DOUBLE, D + 40, counts, at, MPI_DOUBLE, inter);
    DO2(Alltoall, D, D + 20, D, 2, MPI_DOUBLE, D + 20, 2, MPI_DOUBLE, inter);
    DO2(Gather, D + 5, D + 30, D + 5, 4, MPI_DOUBLE, D + 30, 4, MPI_DOUBLE, low ? (me == 0 ? MPI_ROOT : MPI_PROC_NULL) : 0, inter);
    DO2(Scatter, D + 5, D + 34, D + 5, 4, MPI_DOUBLE, D + 34, 4, MPI_DOUBLE, !low ? (me == 0 ? MPI_ROOT : MPI_PROC_NULL) : 0, inter);
    DO2(Allreduce, D, D + 48, D, D + 48, 3, MPI_DOUBLE, MPI_SUM, inter);
    DO1(Bcast, D, D, 3, MPI_DOUBLE, low ? (me == 0 ? MPI_ROOT : MPI_PROC_NULL) : 0, inter);
    int root = low ? (me == 0 ? MPI_ROOT : MPI_PROC_NULL) : 0, *shares = calloc((size_t)size, sizeof(int));
    DO2(Reduce, D + 10, D + 20, D + 10, D + 20, 4, MPI_DOUBLE, MPI_SUM, root, inter);
    DO2(Reduce, D + 12, D + 24, root == 0 ? D + 12 : NULL, D + 24, root == MPI_PROC_NULL ? 0 : 4, MPI_DOUBLE, MPI_PROD, root, inter);
    DO2(Allreduce, D + 20, D, D + 20, D, 4, MPI_DOUBLE, MPI_PROD, inter);
    DO2(Allreduce, D + 24, D + 30, D + 24, D + 30, 4, MPI_DOUBLE, MPI_MAX, inter);
    DO2(Allreduce, state.pairs, state.pairs + 10, state.pairs, state.pairs + 10, 4, MPI_DOUBLE_INT, MPI_MINLOC, inter);
    MPI_Request r[2];
    DO2(Iallreduce, D + 30, D + 40, D + 30, D + 40, 4, MPI_DOUBLE, MPI_MIN, inter, &r[0]);
    /* Both groups share as many numbers, each in its own way. */
    int half_size, most = (size / 2) * (size - size / 2);
    MPI_Comm_size(half, &half_size);
    for (int i = 0; i < half_size; i++) shares[i] = most / half_size + (i == 0) - (i == half_size - 1);
    DO2(Ireduce_scatter, D + 4, D + 50, D + 4, D + 50, shares, MPI_DOUBLE, MPI_SUM, inter, &r[1]);
    DO0(Waitall, 2, r, MPI_STATUSES_IGNORE);
    DO2(Reduce_scatter, D + 20, D + 36, D + 20, D + 36, shares, MPI_DOUBLE, MPI_PROD, inter);
    DO2(Reduce_scatter_block, D + 24, D + 44, D + 24, D + 44, most / half_size, MPI_DOUBLE, MPI_MAX, inter);
    free(shares);
    DO0(Comm_free, &inter);
    MPI_Comm_free(&half);
    free(counts);
    free(at);
}

int main(int argc, char **argv) {
    begin_tests(&argc, &argv);
    RUN(gathers, 1);
    RUN(lists, 1);
    RUN(types, 1);
    RUN(nothing, 0);
    RUN(parts, 0);
    RUN(groups, 0);
    return end_tests();
}
