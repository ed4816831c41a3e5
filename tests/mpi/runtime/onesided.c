/* Windows, Put, Get, Accumulate; fences and locks. */
#include "harness.h"

#define W MPI_COMM_WORLD
#define D state.d

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

int main(int argc, char **argv) {
    begin_tests(&argc, &argv);
    RUN(fences, 0);
    RUN(locks, 0);
    return end_tests();
}
