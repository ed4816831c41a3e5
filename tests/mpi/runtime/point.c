/* Blocking point to point, Bcast, Reduce, Allreduce. */
#include "harness.h"

#define W MPI_COMM_WORLD
#define D state.d

static void ring(void) {
    MPI_Status status;
    int next = (rank + 1) % size, previous = (rank + size - 1) % size;
    if (size == 1) return;
    if (rank % 2 == 0) {
        DO1(Send, D, D, 10, MPI_DOUBLE, next, 3, W);
        DO1(Recv, D + 20, D + 20, 15, MPI_DOUBLE, previous, 3, W, &status);
    } else {
        DO1(Recv, D + 20, D + 20, 15, MPI_DOUBLE, previous, 3, W, MPI_STATUS_IGNORE);
        DO1(Ssend, D, D, 10, MPI_DOUBLE, next, 3, W);
    }
}

static void all_send_first(void) {
    int next = (rank + 1) % size, previous = (rank + size - 1) % size;
    for (int i = 0; i < 3 && size > 1; i++) {
        DO1(Send, D + i, D + i, 5, MPI_DOUBLE, next, 3, W);
        DO1(Recv, D + 10 * i, D + 10 * i, 5, MPI_DOUBLE, previous, 3, W, MPI_STATUS_IGNORE);
    }
}

static void exchange(void) {
    int next = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, previous = rank ? rank - 1 : MPI_PROC_NULL;
    MPI_Status status;
    DO2(Sendrecv, D + 1, D, D + 1, 1, MPI_DOUBLE, previous, 1, D, 1, MPI_DOUBLE, next, 1, W, &status);
    DO2(Sendrecv, D + 5, D + 9, D + 5, 1, MPI_DOUBLE, next, 2, D + 9, 1, MPI_DOUBLE, previous, 2, W, MPI_STATUS_IGNORE);
    DO1(Sendrecv_replace, D + 12, D + 12, 7, MPI_DOUBLE, (rank + 1) % size, 5, (rank + size - 1) % size, 5, W, &status);
    DO1(Sendrecv_replace, state.f, state.f, 7, MPI_FLOAT, (rank + 1) % size, 5, (rank + size - 1) % size, 5, W, &status);
}

static void wildcards(void) {
    MPI_Status status;
    for (int i = 1; i < size; i++) {
        /* One message at a time, so that the result does not depend on who was first. */
        if (rank == i) DO1(Send, D, D, 3, MPI_DOUBLE, 0, 7 * i, W);
        if (rank == 0) {
            DO1(Recv, D + 5 * i, D + 5 * i, 5, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, W, &status);
            if (status.MPI_SOURCE != i || status.MPI_TAG != 7 * i) failures++;
        }
        MPI_Barrier(W);
    }
}

static void inactive_side(void) {
    if (size < 2) return;
    inactive = rank == 0;
    static double constant[4] = {1, 2, 3, 4};
    if (rank == 0) DO1(Send, constant, constant, 4, MPI_DOUBLE, 1, 0, W);
    if (rank == 1) DO1(Recv, D, D, 4, MPI_DOUBLE, 0, 0, W, MPI_STATUS_IGNORE);
    inactive = 0;
}

static void types(void) {
    MPI_Datatype column, sub, mixed, one;
    int next = (rank + 1) % size, previous = (rank + size - 1) % size;
    int sizes[2] = {6, 8}, part[2] = {3, 2}, from[2] = {1, 2}, lengths[3] = {1, 1, 1};
    MPI_Aint at[3] = {offsetof(State, mixed[0].x) - offsetof(State, mixed), offsetof(State, mixed[0].tag) - offsetof(State, mixed),
                      offsetof(State, mixed[0].y) - offsetof(State, mixed)};
    MPI_Datatype kinds[3] = {MPI_DOUBLE, MPI_INT, MPI_FLOAT};
    MPI_Type_vector(5, 1, 8, MPI_DOUBLE, &column);
    MPI_Type_commit(&column);
    MPI_Type_create_subarray(2, sizes, part, from, MPI_ORDER_C, MPI_DOUBLE, &sub);
    MPI_Type_commit(&sub);
    MPI_Type_create_struct(3, lengths, at, kinds, &one);
    MPI_Type_create_resized(one, 0, sizeof state.mixed[0], &mixed);
    MPI_Type_commit(&mixed);
    DO2(Sendrecv, D, D + 1, D, 1, column, next, 1, D + 1, 1, column, previous, 1, W, MPI_STATUS_IGNORE);
    DO2(Sendrecv, D, D + 40, D, 1, sub, next, 1, D + 40, 6, MPI_DOUBLE, previous, 1, W, MPI_STATUS_IGNORE);
    DO2(Sendrecv, state.mixed, state.mixed + 30, state.mixed, 7, mixed, next, 1, state.mixed + 30, 9, mixed, previous, 1, W, MPI_STATUS_IGNORE);
    DO2(Sendrecv, state.l, state.l + 30, state.l, 7, MPI_LONG_DOUBLE, next, 1, state.l + 30, 9, MPI_LONG_DOUBLE, previous, 1, W, MPI_STATUS_IGNORE);
    DO1(Bcast, state.mixed, state.mixed, 7, mixed, size - 1, W);
    DO1(Bcast, D + 2, D + 2, 1, column, 0, W);
    MPI_Type_free(&column);
    MPI_Type_free(&sub);
    MPI_Type_free(&mixed);
    MPI_Type_free(&one);
}

static void bytes(void) {
    int next = (rank + 1) % size, previous = (rank + size - 1) % size;
    site.kinds[0] = site.kinds[1] = 'd';
    DO2(Sendrecv, D, D + 20, D, 80, MPI_BYTE, next, 1, D + 20, 160, MPI_BYTE, previous, 1, W, MPI_STATUS_IGNORE);
    site.kinds[0] = site.kinds[1] = 0;
}

static void sums(void) {
    int last = size - 1;
    DO1(Bcast, D, D, 5, MPI_DOUBLE, last, W);
    DO2(Reduce, D, D + 10, D, D + 10, 5, MPI_DOUBLE, MPI_SUM, 0, W);
    DO2(Allreduce, D + 8, D + 20, D + 8, D + 20, 8, MPI_DOUBLE, MPI_SUM, W);
    DO2(Allreduce, D + 8, D + 20, MPI_IN_PLACE, D + 20, 8, MPI_DOUBLE, MPI_SUM, W);
    DO2(Allreduce, state.f, state.f + 20, state.f, state.f + 20, 8, MPI_FLOAT, MPI_SUM, W);
    DO2(Allreduce, state.l, state.l + 20, state.l, state.l + 20, 8, MPI_LONG_DOUBLE, MPI_SUM, W);
    DO2(Allreduce, D + 30, D + 40, D + 30, D + 40, 4, MPI_C_DOUBLE_COMPLEX, MPI_SUM, W);
    DO2(Reduce, D + 22, D + 22, rank == last ? MPI_IN_PLACE : D + 22, D + 22, 6, MPI_DOUBLE, MPI_SUM, last, W);
}

static void others(void) {
    DO2(Allreduce, D, D + 10, D, D + 10, 8, MPI_DOUBLE, MPI_PROD, W);
    DO2(Allreduce, D, D + 20, D, D + 20, 8, MPI_DOUBLE, MPI_MAX, W);
    DO2(Allreduce, D, D, MPI_IN_PLACE, D, 8, MPI_DOUBLE, MPI_MIN, W);
    DO2(Reduce, D + 8, D + 40, D + 8, D + 40, 3, MPI_C_DOUBLE_COMPLEX, MPI_PROD, 0, W);
    DO2(Reduce, state.l, state.l + 40, state.l, state.l + 40, 3, MPI_LONG_DOUBLE, MPI_MAX, 0, W);
    DO2(Allreduce, D + 50, D + 52, D + 50, D + 52, 1, MPI_2DOUBLE_PRECISION, MPI_MAXLOC, W);
}

static void located(void) {
    DO2(Allreduce, state.pairs, state.pairs + 10, state.pairs, state.pairs + 10, 5, MPI_DOUBLE_INT, MPI_MINLOC, W);
    DO2(Reduce, state.pairs + 20, state.pairs + 30, state.pairs + 20, state.pairs + 30, 5, MPI_DOUBLE_INT, MPI_MAXLOC, size - 1, W);
    DO2(Allreduce, state.pairs + 40, state.pairs + 40, MPI_IN_PLACE, state.pairs + 40, 5, MPI_DOUBLE_INT, MPI_MAXLOC, W);
}

int main(int argc, char **argv) {
    begin_tests(&argc, &argv);
    RUN(ring, 0);
    RUN(all_send_first, 0);
    RUN(exchange, 1);
    RUN(wildcards, 0);
    RUN(inactive_side, 0);
    RUN(types, 1);
    RUN(bytes, 0);
    RUN(sums, 1);
    RUN(others, 0);
    RUN(located, 0);
    return end_tests();
}
