/* Nonblocking and persistent collectives. */
#include "harness.h"

#define W MPI_COMM_WORLD
#define D state.d
#define IP MPI_IN_PLACE

/* Waited for in another order than posted, with a blocking collective in between; roots differ. */
static void overlapping(void) {
    MPI_Request r[6];
    MPI_Status status[6];
    int last = size - 1, c = size < 3 ? 4 : 15 / size;
    DO1(Ibcast, D, D, 3, MPI_DOUBLE, last, W, &r[0]);
    DO2(Iallreduce, D + 3, D + 10, D + 3, D + 10, 4, MPI_DOUBLE, MPI_SUM, W, &r[1]);
    DO2(Ireduce, D + 3, D + 16, D + 3, D + 16, 4, MPI_DOUBLE, MPI_SUM, 0, W, &r[2]);
    DO1(Bcast, D + 60, D + 60, 3, MPI_DOUBLE, 0, W);
    DO2(Iscan, D + 4, D + 20, D + 4, D + 20, 3, MPI_DOUBLE, MPI_SUM, W, &r[3]);
    DO2(Iexscan, D + 4, D + 24, D + 4, D + 24, 3, MPI_DOUBLE, MPI_SUM, W, &r[4]);
    DO0(Ibarrier, W, &r[5]);
    if (rank % 2) {
        DO0(Wait, &r[1], MPI_STATUS_IGNORE);
        DO0(Wait, &r[0], MPI_STATUS_IGNORE);
    } else {
        DO0(Wait, &r[0], MPI_STATUS_IGNORE);
        DO0(Wait, &r[1], MPI_STATUS_IGNORE);
    }
    DO0(Waitall, 4, r + 2, status);
    DO2(Iallgather, D, D + 32, D, c, MPI_DOUBLE, D + 32, c, MPI_DOUBLE, W, &r[0]);
    DO2(Ialltoall, D + 10, D + 48, D + 10, c, MPI_DOUBLE, D + 48, c, MPI_DOUBLE, W, &r[1]);
    DO0(Waitall, 2, r, MPI_STATUSES_IGNORE);
    DO2(Igather, D + 32, D, D + 32, c, MPI_DOUBLE, D, c, MPI_DOUBLE, last, W, &r[0]);
    DO2(Iscatter, D + 48, D + 20, D + 48, c, MPI_DOUBLE, D + 20, c, MPI_DOUBLE, 0, W, &r[1]);
    for (int i = 0; i < 2; i++) {
        int which;
        DO0(Waitany, 2, r, &which, MPI_STATUS_IGNORE);
    }
}

static void weighed(void) {
    MPI_Request r[4];
    DO2(Iallreduce, D, D + 10, D, D + 10, 4, MPI_DOUBLE, MPI_PROD, W, &r[0]);
    DO2(Iallreduce, D, D + 20, D, D + 20, 4, MPI_DOUBLE, MPI_MIN, W, &r[1]);
    DO2(Ireduce, state.pairs, state.pairs + 20, state.pairs, state.pairs + 20, 4, MPI_DOUBLE_INT, MPI_MAXLOC, 0, W, &r[2]);
    DO2(Ireduce_scatter_block, D + 40, D + 30, D + 40, D + 30, 1, MPI_DOUBLE, MPI_PROD, W, &r[3]);
    DO0(Waitall, 4, r, MPI_STATUSES_IGNORE);
    /* Each rank starts it when the one before has, and waits when all have. */
    int token = 0;
    if (rank) MPI_Recv(&token, 1, MPI_INT, rank - 1, 9, W, MPI_STATUS_IGNORE);
    DO2(Iallreduce, D + 10, D, D + 10, D, 4, MPI_DOUBLE, MPI_PROD, W, &r[0]);
    DO2(Iscan, D + 20, D + 50, D + 20, D + 50, 3, MPI_DOUBLE, MPI_PROD, W, &r[1]);
    DO2(Ireduce, D + 16, D + 60, rank ? D + 16 : IP, rank ? D + 16 : D + 60, 2, MPI_DOUBLE, MPI_MAX, 0, W, &r[2]);
    if (rank + 1 < size) MPI_Send(&token, 1, MPI_INT, rank + 1, 9, W);
    DO0(Waitall, 3, r, MPI_STATUSES_IGNORE);
}

/* In place, of all kinds; waited for in another order on every other rank. */
static void scans(void) {
    MPI_Request r[6];
    DO2(Iscan, D, D + 30, D, D + 30, 4, MPI_DOUBLE, MPI_PROD, W, &r[0]);
    DO2(Iexscan, D + 4, D + 20, D + 4, D + 20, 4, MPI_C_DOUBLE_COMPLEX, MPI_PROD, W, &r[1]);
    DO2(Iexscan, D + 40, D + 40, IP, D + 40, 6, MPI_DOUBLE, MPI_MAX, W, &r[2]);
    DO2(Iscan, state.pairs, state.pairs + 10, state.pairs, state.pairs + 10, 5, MPI_DOUBLE_INT, MPI_MINLOC, W, &r[3]);
    DO2(Iscan, D + 50, D + 50, IP, D + 50, 5, MPI_DOUBLE, MPI_MIN, W, &r[4]);
    DO2(Iexscan, state.l, state.l + 20, state.l, state.l + 20, 5, MPI_LONG_DOUBLE, MPI_PROD, W, &r[5]);
    if (rank % 2) DO0(Wait, &r[5], MPI_STATUS_IGNORE);
    DO0(Waitall, 6, r, MPI_STATUSES_IGNORE);
}

static void floats(void) {
    MPI_Request r[2];
    DO2(Iscan, state.f, state.f, IP, state.f, 5, MPI_FLOAT, MPI_PROD, W, &r[0]);
    DO2(Iallreduce, state.f + 10, state.f + 20, state.f + 10, state.f + 20, 5, MPI_C_FLOAT_COMPLEX, MPI_PROD, W, &r[1]);
    DO0(Waitall, 2, r, MPI_STATUSES_IGNORE);
}

/* Of persistent ones each start has numbers of its own; ranks start them in another order. */
static void again(void) {
    MPI_Request r[7];
    int *n = malloc(sizeof(int) * (size_t)size);
    for (int i = 0; i < size; i++) n[i] = 1 + i % 2;
    DO2(Allreduce_init, D, D + 10, D, D + 10, 4, MPI_DOUBLE, MPI_PROD, W, MPI_INFO_NULL, &r[0]);
    DO2(Reduce_init, state.pairs, state.pairs + 10, state.pairs, state.pairs + 10, 4, MPI_DOUBLE_INT, MPI_MAXLOC, size - 1, W, MPI_INFO_NULL, &r[1]);
    DO2(Scan_init, D + 4, D + 4, IP, D + 4, 3, MPI_DOUBLE, MPI_MIN, W, MPI_INFO_NULL, &r[2]);
    DO2(Exscan_init, D + 8, D + 20, D + 8, D + 20, 3, MPI_DOUBLE, MPI_PROD, W, MPI_INFO_NULL, &r[3]);
    DO2(Reduce_scatter_init, D + 24, D + 40, D + 24, D + 40, n, MPI_DOUBLE, MPI_PROD, W, MPI_INFO_NULL, &r[4]);
    DO2(Reduce_scatter_block_init, D + 40, D + 40, IP, D + 40, 2, MPI_DOUBLE, MPI_MAX, W, MPI_INFO_NULL, &r[5]);
    DO2(Exscan_init, D + 8, D + 15, D + 8, D + 15, 3, MPI_DOUBLE, MPI_SUM, W, MPI_INFO_NULL, &r[6]);
    memset(n, 77, sizeof(int) * (size_t)size);
    free(n);
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < 4; i++) DO0(Start, &r[rank % 2 ? 3 - i : i]);
        DO0(Waitall, 4, r, MPI_STATUSES_IGNORE);
        DO0(Start, &r[4]);
        DO0(Wait, &r[4], MPI_STATUS_IGNORE);
        DO0(Startall, 2, r + 5);
        DO0(Waitall, 2, r + 5, MPI_STATUSES_IGNORE);
        DO2(Sendrecv, D + 10, D, D + 10, 4, MPI_DOUBLE, (rank + 1) % size, 3, D, 4, MPI_DOUBLE, (rank + size - 1) % size, 3, W, MPI_STATUS_IGNORE);
    }
    for (int i = 0; i < 7; i++) DO0(Request_free, &r[i]);
}

static void lists(void) {
    MPI_Request r[5];
    int *n = malloc(sizeof(int) * (size_t)size), *at = malloc(sizeof(int) * (size_t)size), *m = malloc(sizeof(int) * (size_t)size), *to = malloc(sizeof(int) * (size_t)size);
    for (int i = 0; i < size; i++) n[i] = i % 3, at[i] = 3 * i, m[i] = (i + rank) % 3, to[i] = 2 * i;
    DO2(Iallgatherv, D, D + 20, D, rank % 3, MPI_DOUBLE, D + 20, n, at, MPI_DOUBLE, W, &r[0]);
    DO2(Igatherv, D, D + 42, D, rank % 3, MPI_DOUBLE, D + 42, n, at, MPI_DOUBLE, 0, W, &r[1]);
    DO0(Waitall, 2, r, MPI_STATUSES_IGNORE);
    DO2(Ialltoallv, D + 20, D, D + 20, m, to, MPI_DOUBLE, D, m, to, MPI_DOUBLE, W, &r[2]);
    DO2(Iscatterv, D + 42, D + 16, D + 42, n, at, MPI_DOUBLE, D + 16, rank % 3, MPI_DOUBLE, size - 1, W, &r[3]);
    DO2(Ireduce_scatter, D + 24, D + 60, D + 24, D + 60, n, MPI_DOUBLE, MPI_SUM, W, &r[4]);
    DO0(Waitall, 3, r + 2, MPI_STATUSES_IGNORE);
    memset(n, 77, sizeof(int) * (size_t)size);
    free(n);
    free(at);
    free(m);
    free(to);
}

/* Started again and again, in another order on every other rank. */
static void persistent(void) {
    MPI_Request r[4];
    int c = size < 3 ? 4 : 15 / size;
    DO2(Allreduce_init, D, D + 10, D, D + 10, 4, MPI_DOUBLE, MPI_SUM, W, MPI_INFO_NULL, &r[0]);
    DO1(Bcast_init, D + 4, D + 4, 4, MPI_DOUBLE, size - 1, W, MPI_INFO_NULL, &r[1]);
    DO2(Allgather_init, D + 10, D + 20, D + 10, c, MPI_DOUBLE, D + 20, c, MPI_DOUBLE, W, MPI_INFO_NULL, &r[2]);
    DO2(Scan_init, D + 20, D + 40, D + 20, D + 40, 3, MPI_DOUBLE, MPI_SUM, W, MPI_INFO_NULL, &r[3]);
    for (int k = 0; k < 3; k++) {
        if (k == 1) DO0(Startall, 2, r);
        else {
            DO0(Start, &r[0]);
            DO0(Start, &r[1]);
        }
        DO0(Waitall, 2, r, MPI_STATUSES_IGNORE);
        DO0(Start, &r[2]);
        DO0(Wait, &r[2], MPI_STATUS_IGNORE);
        DO0(Start, &r[3]);
        DO0(Wait, &r[3], MPI_STATUS_IGNORE);
        DO2(Sendrecv, D + 40, D, D + 40, 4, MPI_DOUBLE, (rank + 1) % size, 3, D, 4, MPI_DOUBLE, (rank + size - 1) % size, 3, W, MPI_STATUS_IGNORE);
    }
    for (int i = 0; i < 4; i++) DO0(Request_free, &r[i]);
}

int main(int argc, char **argv) {
    begin_tests(&argc, &argv);
    RUN(overlapping, 0);
    RUN(weighed, 0);
    RUN(lists, 0);
    RUN(persistent, 0);
    RUN(scans, 0);
    RUN(floats, 1);
    RUN(again, 0);
    return end_tests();
}
