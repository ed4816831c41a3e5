/* Windows, Put, Get, Accumulate, operations that fetch; fences, post and start, locks. */
#include "harness.h"

#define W MPI_COMM_WORLD
#define D state.d

enum { PASSIVE = 2, STEPS = 4 };

static void fences(void) {
    MPI_Win win;
    int next = (rank + 1) % size, previous = (rank + size - 1) % size;
    DO1(Win_create, D + 20, D + 20, 20 * sizeof(double), sizeof(double), MPI_INFO_NULL, W, &win);
    DO0(Win_fence, 0, win);
    DO1(Put, D, D, 3, MPI_DOUBLE, next, 2, 3, MPI_DOUBLE, win);
    DO1(Get, D + 50, D + 50, 2, MPI_DOUBLE, previous, 10, 2, MPI_DOUBLE, win);
    DO0(Win_fence, 0, win);
    DO1(Accumulate, D + 3, D + 3, 4, MPI_DOUBLE, 0, 0, 4, MPI_DOUBLE, MPI_SUM, win);
    DO1(Get, D + 54, D + 54, 2, MPI_DOUBLE, next, 10, 2, MPI_DOUBLE, win);
    DO1(Put, D, D, 1, MPI_DOUBLE, MPI_PROC_NULL, 0, 1, MPI_DOUBLE, win);
    DO0(Win_fence, 0, win);
    DO2(Sendrecv, D + 20, D + 10, D + 20, 5, MPI_DOUBLE, next, 1, D + 10, 5, MPI_DOUBLE, previous, 1, W, MPI_STATUS_IGNORE);
    MPI_Datatype strided;
    MPI_Type_vector(3, 1, 2, MPI_DOUBLE, &strided);
    MPI_Type_commit(&strided);
    DO0(Win_fence, 0, win);
    DO1(Put, D + 8, D + 8, 3, MPI_DOUBLE, next, 1, 1, strided, win);
    DO1(Accumulate, D + 12, D + 12, 1, strided, previous, 12, 1, strided, MPI_SUM, win);
    MPI_Type_free(&strided);
    DO0(Win_fence, 0, win);
    DO0(Win_free, &win);
}

/* Records with numbers of two kinds and integers, in bytes. */
static void records_of(void) {
    MPI_Win win;
    MPI_Datatype type, three[3] = {MPI_DOUBLE, MPI_INT, MPI_FLOAT};
    int next = (rank + 1) % size, ones[3] = {1, 1, 1}, bytes = sizeof state.mixed[0];
    MPI_Aint at[3] = {0, 8, 12};
    MPI_Type_create_struct(3, ones, at, three, &type);
    MPI_Type_commit(&type);
    DO1(Win_create, state.mixed + 20, state.mixed + 20, 20 * bytes, 1, MPI_INFO_NULL, W, &win);
    DO0(Win_fence, 0, win);
    DO1(Put, state.mixed, state.mixed, 3, type, next, 2 * bytes, 3, type, win);
    DO1(Get, state.mixed + 50, state.mixed + 50, 4, type, next, 8 * bytes, 4, type, win);
    DO0(Win_fence, 0, win);
    MPI_Type_free(&type);
    DO0(Win_free, &win);
}

/* The neighbour's halo, by post and start. */
static void groups(void) {
    MPI_Win win;
    MPI_Group all, to, from;
    int next = (rank + 1) % size, previous = (rank + size - 1) % size, flag = 0;
    MPI_Comm_group(W, &all);
    MPI_Group_incl(all, 1, &next, &to);
    MPI_Group_incl(all, 1, &previous, &from);
    DO1(Win_create, D + 20, D + 20, 20 * sizeof(double), sizeof(double), MPI_INFO_NULL, W, &win);
    for (int k = 0; k < 3; k++) {
        DO0(Win_post, from, 0, win);
        if (k == 1 && rank == 0) pause_a_little();
        DO0(Win_start, to, 0, win);
        DO1(Put, D + k, D + k, 3, MPI_DOUBLE, next, 2, 3, MPI_DOUBLE, win);
        DO1(Get, D + 50 + k, D + 50 + k, 2, MPI_DOUBLE, next, 10 + k, 2, MPI_DOUBLE, win);
        DO0(Win_complete, win);
        if (k == 2) for (flag = 0; !flag;) DO0(Win_test, win, &flag);
        else DO0(Win_wait, win);
        DO2(Sendrecv, D + 20, D + 10, D + 20, 5, MPI_DOUBLE, next, 1, D + 10, 5, MPI_DOUBLE, previous, 1, W, MPI_STATUS_IGNORE);
    }
    DO0(Win_free, &win);
    MPI_Group_free(&all);
    MPI_Group_free(&to);
    MPI_Group_free(&from);
}

static void locks(void) {
    MPI_Win win;
    int next = (rank + 1) % size;
    DO1(Win_create, D + 20, D + 20, 20 * sizeof(double), sizeof(double), MPI_INFO_NULL, W, &win);
    DO0(Win_lock, MPI_LOCK_EXCLUSIVE, 0, 0, win);
    DO1(Accumulate, D, D, 4, MPI_DOUBLE, 0, 1, 4, MPI_DOUBLE, MPI_SUM, win);
    DO0(Win_unlock, 0, win);
    DO0(Barrier, W);
    DO0(Win_lock_all, 0, win);
    DO1(Put, D + 4, D + 4, 3, MPI_DOUBLE, next, 8, 3, MPI_DOUBLE, win);
    DO0(Win_flush, next, win);
    DO0(Barrier, W);
    DO1(Get, D + 40, D + 40, 5, MPI_DOUBLE, 0, 0, 5, MPI_DOUBLE, win);
    DO0(Win_flush_all, win);
    DO0(Win_unlock_all, win);
    DO0(Win_free, &win);
}

/* Ranks take turns, in an order that integers make: what one leaves, the next one changes. */
static void turns(void) {
    MPI_Win win;
    MPI_Request r[2];
    int token = 0, previous = (rank + size - 1) % size;
    DO1(Win_create, D + 20, D + 20, 20 * sizeof(double), sizeof(double), MPI_INFO_NULL, W, &win);
    for (int k = 0; k < 2; k++) {
        if (size > 1 && (rank > 0 || k > 0)) DO1(Recv, &token, &token, 1, MPI_INT, previous, 0, W, MPI_STATUS_IGNORE);
        DO0(Win_lock, rank % 2 ? MPI_LOCK_EXCLUSIVE : MPI_LOCK_SHARED, 0, 0, win);
        DO1(Rget, D + 1, D + 1, 2, MPI_DOUBLE, 0, 0, 2, MPI_DOUBLE, win, r);
        DO0(Wait, r, MPI_STATUS_IGNORE);
        DO1(Put, D + 1, D + 1, 1, MPI_DOUBLE, 0, 1, 1, MPI_DOUBLE, win);
        DO1(Raccumulate, D + 2, D + 2, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, MPI_SUM, win, r);
        DO1(Rput, D + 3, D + 3, 1, MPI_DOUBLE, 0, 2, 1, MPI_DOUBLE, win, r + 1);
        DO0(Waitall, 2, r, MPI_STATUSES_IGNORE);
        DO0(Win_unlock, 0, win);
        if (size > 1 && (k == 0 || rank < size - 1)) DO1(Send, &token, &token, 1, MPI_INT, (rank + 1) % size, 0, W);
    }
    DO0(Win_free, &win);
}

/* Steps by all ranks, in an order that is not asked for but has to be known. */
static void steps(void) {
    MPI_Win win;
    MPI_Request r;
    int next = (rank + 1) % size, one = 1, counter;
    DO1(Win_create, D + 20, D + 20, 20 * sizeof(double), sizeof(double), MPI_INFO_NULL, W, &win);
    DO0(Win_fence, 0, win);
    DO2(Fetch_and_op, D, D + 50, D, D + 50, MPI_DOUBLE, next, 0, MPI_SUM, win);
    DO1(Accumulate, D + 1, D + 1, 2, MPI_DOUBLE, 0, 1, 2, MPI_DOUBLE, MPI_PROD, win);
    DO2(Get_accumulate, D + 4, D + 52, D + 4, 3, MPI_DOUBLE, D + 52, 3, MPI_DOUBLE, next, 4, 3, MPI_DOUBLE, MPI_REPLACE, win);
    DO1(Accumulate, D + 7, D + 7, 3, MPI_DOUBLE, 0, 8, 3, MPI_DOUBLE, MPI_MAX, win);
    DO1(Accumulate, D + 1, D + 1, 3, MPI_DOUBLE, 0, 12, 3, MPI_DOUBLE, MPI_SUM, win);
    DO0(Win_fence, 0, win);
    DO0(Win_lock_all, 0, win);
    DO2(Rget_accumulate, D + 2, D + 56, D + 2, 2, MPI_DOUBLE, D + 56, 2, MPI_DOUBLE, next, 3, 2, MPI_DOUBLE, MPI_MIN, win, &r);
    DO0(Wait, &r, MPI_STATUS_IGNORE);
    DO2(Fetch_and_op, D, D + 58, D, D + 58, MPI_DOUBLE, next, 3, MPI_NO_OP, win);
    DO0(Win_flush, next, win);
    DO2(Get_accumulate, D, D + 59, D, 1, MPI_DOUBLE, D + 59, 1, MPI_DOUBLE, next, 5, 1, MPI_DOUBLE, MPI_PROD, win);
    DO0(Win_unlock_all, win);
    DO0(Win_free, &win);
    static long number;
    DO1(Win_create, &number, &number, sizeof number, 1, MPI_INFO_NULL, W, &win);
    DO0(Win_fence, 0, win);
    DO2(Fetch_and_op, &one, &counter, &one, &counter, MPI_INT, 0, 0, MPI_SUM, win);
    DO0(Win_fence, 0, win);
    DO0(Win_free, &win);
}

int main(int argc, char **argv) {
    begin_tests(&argc, &argv);
    RUN(fences, 0);
    RUN(records_of, 1);
    RUN(groups, 0);
    site.flags = PASSIVE;
    RUN(locks, 0);
    RUN(turns, 0);
    site.flags = PASSIVE | STEPS;
    RUN(steps, 0);
    return end_tests();
}
