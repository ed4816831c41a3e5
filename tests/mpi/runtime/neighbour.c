/* Neighbourhood collectives. */
#include "harness.h"

#define D state.d

static void on(MPI_Comm comm, int in, int out) {
    MPI_Request r[2];
    int n[8], at[8], m[8], to[8];
    MPI_Datatype t[8];
    MPI_Aint far[8], wide[8];
    DO2(Neighbor_allgather, D, D + 10, D, 2, MPI_DOUBLE, D + 10, 2, MPI_DOUBLE, comm);
    DO2(Neighbor_alltoall, D + 10, D + 30, D + 10, 2, MPI_DOUBLE, D + 30, 2, MPI_DOUBLE, comm);
    for (int i = 0; i < 8; i++) n[i] = m[i] = 1, at[i] = (3 * i) % 8, to[i] = 7 - i, t[i] = i < in || i < out ? MPI_DOUBLE : MPI_DATATYPE_NULL, far[i] = 8 * i, wide[i] = 8 * (7 - i);
    DO2(Neighbor_alltoallv, D + 30, D + 40, D + 30, n, at, MPI_DOUBLE, D + 40, m, to, MPI_DOUBLE, comm);
    DO2(Neighbor_allgatherv, D + 40, D, D + 40, 1, MPI_DOUBLE, D, m, to, MPI_DOUBLE, comm);
    DO2(Neighbor_alltoallw, D, D + 50, D, n, far, t, D + 50, m, wide, t, comm);
    memset(n, 77, sizeof n);
    memset(at, 77, sizeof at);
    DO2(Ineighbor_alltoall, D + 10, D + 20, D + 10, 1, MPI_DOUBLE, D + 20, 1, MPI_DOUBLE, comm, &r[0]);
    DO2(Ineighbor_allgather, state.f, state.f + 10, state.f, 2, MPI_FLOAT, state.f + 10, 2, MPI_FLOAT, comm, &r[1]);
    DO0(Wait, &r[1], MPI_STATUS_IGNORE);
    DO0(Wait, &r[0], MPI_STATUS_IGNORE);
}

static void grid(int periodic) {
    MPI_Comm comm;
    int dims[2] = {0, 0}, periods[2] = {periodic, 0};
    MPI_Dims_create(size, 2, dims);
    MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, &comm);
    on(comm, 4, 4);
    DO0(Comm_free, &comm);
}

static void line(void) {
    MPI_Comm comm;
    int one = size, periodic = 1;
    MPI_Cart_create(MPI_COMM_WORLD, 1, &one, &periodic, 0, &comm);
    on(comm, 2, 2);
    DO0(Comm_free, &comm);
}

static void open_grid(void) { grid(0); }
static void closed_grid(void) { grid(1); }

/* Edges to the next two ranks, one of them twice, and to itself: other processes in than out. */
static void graph(void) {
    MPI_Comm comm;
    int to[4] = {(rank + 1) % size, (rank + 2) % size, (rank + 1) % size, rank}, from[4] = {(rank + size - 1) % size, rank, (rank + 2 * size - 2) % size, (rank + size - 1) % size};
    MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 4, from, MPI_UNWEIGHTED, 4, to, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &comm);
    on(comm, 4, 4);
    DO0(Comm_free, &comm);
}

int main(int argc, char **argv) {
    begin_tests(&argc, &argv);
    RUN(open_grid, 1);
    RUN(closed_grid, 1);
    RUN(line, 1);
    RUN(graph, 1);
    return end_tests();
}
