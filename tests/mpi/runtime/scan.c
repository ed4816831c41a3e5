/* Scan, Exscan, Reduce_local. */
#include "harness.h"

#define W MPI_COMM_WORLD
#define D state.d

static void sums(void) {
    DO2(Scan, D, D + 10, D, D + 10, 8, MPI_DOUBLE, MPI_SUM, W);
    DO2(Exscan, D + 8, D + 20, D + 8, D + 20, 8, MPI_DOUBLE, MPI_SUM, W);
    DO2(Scan, D + 20, D + 20, MPI_IN_PLACE, D + 20, 6, MPI_DOUBLE, MPI_SUM, W);
    DO2(Exscan, D + 22, D + 22, MPI_IN_PLACE, D + 22, 6, MPI_DOUBLE, MPI_SUM, W);
    DO2(Scan, state.f, state.f + 20, state.f, state.f + 20, 8, MPI_FLOAT, MPI_SUM, W);
    DO2(Scan, state.l, state.l + 20, state.l, state.l + 20, 8, MPI_LONG_DOUBLE, MPI_SUM, W);
}

static void others(void) {
    DO2(Scan, D, D + 10, D, D + 10, 8, MPI_DOUBLE, MPI_PROD, W);
    DO2(Exscan, D, D + 20, D, D + 20, 8, MPI_DOUBLE, MPI_PROD, W);
    DO2(Exscan, D + 2, D + 2, MPI_IN_PLACE, D + 2, 8, MPI_DOUBLE, MPI_MAX, W);
    DO2(Scan, D + 2, D + 30, D + 2, D + 30, 8, MPI_DOUBLE, MPI_MIN, W);
    DO2(Scan, D + 30, D + 40, D + 30, D + 40, 4, MPI_C_DOUBLE_COMPLEX, MPI_PROD, W);
    DO2(Exscan, D + 40, D + 50, D + 40, D + 50, 4, MPI_C_DOUBLE_COMPLEX, MPI_PROD, W);
    DO2(Scan, D + 40, D + 40, MPI_IN_PLACE, D + 40, 4, MPI_2DOUBLE_PRECISION, MPI_MINLOC, W);
    DO2(Scan, state.pairs, state.pairs + 10, state.pairs, state.pairs + 10, 5, MPI_DOUBLE_INT, MPI_MINLOC, W);
    DO2(Exscan, state.pairs, state.pairs + 20, state.pairs, state.pairs + 20, 5, MPI_DOUBLE_INT, MPI_MAXLOC, W);
    DO2(Scan, state.l, state.l + 20, state.l, state.l + 20, 8, MPI_LONG_DOUBLE, MPI_PROD, W);
}

static void local(void) {
    DO2(Reduce_local, D, D + 10, D, D + 10, 8, MPI_DOUBLE, MPI_SUM);
    DO2(Reduce_local, D + 10, D + 20, D + 10, D + 20, 8, MPI_DOUBLE, MPI_PROD);
    DO2(Reduce_local, D + 10, D + 20, D + 10, D + 20, 8, MPI_DOUBLE, MPI_MAX);
    DO2(Reduce_local, D + 12, D + 30, D + 12, D + 30, 4, MPI_C_DOUBLE_COMPLEX, MPI_PROD);
    DO2(Reduce_local, state.f, state.f + 20, state.f, state.f + 20, 8, MPI_FLOAT, MPI_SUM);
    DO2(Reduce_local, state.pairs, state.pairs + 10, state.pairs, state.pairs + 10, 5, MPI_DOUBLE_INT, MPI_MINLOC);
}

int main(int argc, char **argv) {
    begin_tests(&argc, &argv);
    RUN(sums, 1);
    RUN(others, 0);
    RUN(local, 1);
    return end_tests();
}
