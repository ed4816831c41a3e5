/* Pack, Unpack, and messages of packed bytes. */
#include "harness.h"

#define W MPI_COMM_WORLD
#define D state.d
#define P state.packed
#define ROOM 1000

static void pack(char *to, int *at, const void *from, int n, MPI_Datatype type) { DO2(Pack, from, to, from, n, type, to, ROOM, at, W); }
static void unpack(char *from, int *at, void *to, int n, MPI_Datatype type) { DO2(Unpack, from, to, from, ROOM, at, to, n, type, W); }

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

/* Numbers of all kinds, integers and characters in between, so that nothing is aligned; what is packed in one piece is unpacked in two. */
static int fill_bytes(char *to, int first) {
    int at = 0, n = 3;
    char letter = 'x';
    MPI_Datatype mixed = mixed_type(), column;
    MPI_Type_vector(3, 1, 2, MPI_DOUBLE, &column);
    MPI_Type_commit(&column);
    pack(to, &at, &letter, 1, MPI_CHAR);
    pack(to, &at, D + first, 5, MPI_DOUBLE);
    pack(to, &at, &n, 1, MPI_INT);
    pack(to, &at, state.f + first, 2, MPI_FLOAT);
    pack(to, &at, state.mixed + first, 3, mixed);
    pack(to, &at, state.l + first, 2, MPI_LONG_DOUBLE);
    pack(to, &at, D + first, 2, MPI_C_DOUBLE_COMPLEX);
    pack(to, &at, D + first, 1, column);
    MPI_Type_free(&mixed);
    MPI_Type_free(&column);
    return at;
}

static int take_bytes(char *from, int to) {
    int at = 0, n = 0;
    char letter = 0;
    MPI_Datatype mixed = mixed_type();
    unpack(from, &at, &letter, 1, MPI_CHAR);
    unpack(from, &at, D + to, 2, MPI_DOUBLE);
    unpack(from, &at, D + to + 4, 3, MPI_DOUBLE);
    unpack(from, &at, &n, 1, MPI_INT);
    if (n != 3 || letter != 'x') failures++;
    unpack(from, &at, state.f + to, 2, MPI_FLOAT);
    unpack(from, &at, state.mixed + to, 1, mixed);
    unpack(from, &at, state.mixed + to + 1, 2, mixed);
    unpack(from, &at, state.l + to, 2, MPI_LONG_DOUBLE);
    unpack(from, &at, D + to + 7, 7, MPI_DOUBLE);
    MPI_Type_free(&mixed);
    return at;
}

static void locally(void) {
    int at = 0, n = fill_bytes(P, 0);
    if (take_bytes(P, 30) != n) failures++;
    /* Twice what was packed once; part of it overwritten. */
    at = 1;
    unpack(P, &at, D + 50, 3, MPI_DOUBLE);
    at = 9;
    pack(P, &at, D + 50, 2, MPI_DOUBLE);
    at = 1;
    unpack(P, &at, D + 53, 4, MPI_DOUBLE);
}

static void outside(void) {
    MPI_Aint at = 0, end;
    int numbers[2] = {5, 6};
    DO2(Pack_external, D, P, "external32", D, 3, MPI_DOUBLE, P, ROOM, &at);
    DO2(Pack_external, numbers, P, "external32", numbers, 2, MPI_INT, P, ROOM, &at);
    DO2(Pack_external, state.f, P, "external32", state.f, 3, MPI_FLOAT, P, ROOM, &at);
#ifdef OMPI_MAJOR_VERSION /* MPICH 5.0.2 itself does not survive it */
    MPI_Datatype mixed = mixed_type();
    DO2(Pack_external, state.mixed, P, "external32", state.mixed, 3, mixed, P, ROOM, &at);
    MPI_Type_free(&mixed);
#endif
    end = at;
    site.kinds[0] = site.kinds[1] = 'p';
    DO2(Sendrecv, P, P + ROOM, P, (int)end, MPI_BYTE, (rank + 1) % size, 3, P + ROOM, ROOM, MPI_BYTE, (rank + size - 1) % size, 3, W, MPI_STATUS_IGNORE);
    site.kinds[0] = site.kinds[1] = 0;
    at = 0;
    DO2(Unpack_external, P + ROOM, D + 20, "external32", P + ROOM, end, &at, D + 20, 1, MPI_DOUBLE);
    DO2(Unpack_external, P + ROOM, D + 22, "external32", P + ROOM, end, &at, D + 22, 2, MPI_DOUBLE);
    DO2(Unpack_external, P + ROOM, numbers, "external32", P + ROOM, end, &at, numbers, 2, MPI_INT);
    DO2(Unpack_external, P + ROOM, state.f + 20, "external32", P + ROOM, end, &at, state.f + 20, 3, MPI_FLOAT);
    if (numbers[1] != 6) failures++;
}

/* Round a ring: by all kinds of sends, sent twice, received with room to spare, passed on without being unpacked. */
static void ring(void) {
    int n = fill_bytes(P, 0), next = (rank + 1) % size, last = (rank + size - 1) % size, count = 0;
    MPI_Request r[4];
    MPI_Status status;
    DO2(Sendrecv, P, P + ROOM, P, n, MPI_PACKED, next, 1, P + ROOM, ROOM, MPI_PACKED, last, 1, W, &status);
    DO0(Get_count, &status, MPI_PACKED, &count);
    if (count != n) failures++;
    take_bytes(P + ROOM, 20);
    DO1(Irecv, P + 2 * ROOM, P + 2 * ROOM, ROOM, MPI_PACKED, last, 2, W, &r[0]);
    DO1(Irecv, P + 3 * ROOM, P + 3 * ROOM, ROOM, MPI_PACKED, MPI_ANY_SOURCE, 3, W, &r[1]);
    DO1(Isend, P + ROOM, P + ROOM, n, MPI_PACKED, next, 2, W, &r[2]);
    DO1(Isend, P + ROOM, P + ROOM, n, MPI_PACKED, next, 3, W, &r[3]);
    DO0(Waitall, 4, r, MPI_STATUSES_IGNORE);
    take_bytes(P + 2 * ROOM, 40);
    fill_bytes(P + 2 * ROOM, 3);
    DO1(Sendrecv_replace, P + 2 * ROOM, P + 2 * ROOM, ROOM, MPI_PACKED, next, 4, last, 4, W, &status);
    take_bytes(P + 2 * ROOM, 10);
    take_bytes(P + 3 * ROOM, 45);
    DO1(Isend, P + 3 * ROOM, P + 3 * ROOM, n, MPI_PACKED, next, 5, W, &r[0]);
    DO0(Probe, last, 5, W, &status);
    DO0(Get_count, &status, MPI_PACKED, &count);
    if (count != n) failures++;
    DO1(Recv, P, P, count, MPI_PACKED, last, 5, W, &status);
    DO0(Wait, &r[0], MPI_STATUS_IGNORE);
    take_bytes(P, 5);
}

static void together(void) {
    int n = rank == size - 1 ? fill_bytes(P, 0) : fill_bytes(P, 30);
    MPI_Request r;
    DO1(Bcast, P, P, n, MPI_PACKED, size - 1, W);
    take_bytes(P, 10);
    DO1(Ibcast, P, P, n, MPI_PACKED, 0, W, &r);
    DO0(Wait, &r, MPI_STATUS_IGNORE);
    take_bytes(P, 40);
}

/* Segments of few bytes, of several kinds. */
static void segments(void) {
    int at = 0, n;
    char *all = P + ROOM, *to = P + 2 * ROOM;
    pack(P, &at, D, 2, MPI_DOUBLE);
    pack(P, &at, state.f, 1, MPI_FLOAT);
    n = at;
    DO2(Gather, P, all, P, n, MPI_PACKED, all, n, MPI_PACKED, 0, W);
    DO2(Scatter, all, to, all, n, MPI_PACKED, to, n, MPI_PACKED, 0, W);
    at = 0;
    unpack(to, &at, D + 10, 2, MPI_DOUBLE);
    unpack(to, &at, state.f + 10, 1, MPI_FLOAT);
    DO2(Allgather, P, all, P, n, MPI_PACKED, all, n, MPI_PACKED, W);
    DO2(Alltoall, all, to, all, n, MPI_PACKED, to, n, MPI_PACKED, W);
    at = 0;
    for (int i = 0; i < size; i++) {
        unpack(to, &at, D + 20 + 2 * i, 2, MPI_DOUBLE);
        unpack(to, &at, state.f + 20 + i, 1, MPI_FLOAT);
    }
    at = (size - 1) * n;
    unpack(all, &at, D + 40, 1, MPI_DOUBLE);
}

int main(int argc, char **argv) {
    begin_tests(&argc, &argv);
    RUN(locally, 1);
    RUN(outside, 1);
    RUN(ring, 1);
    RUN(together, 1);
    RUN(segments, 1);
    return end_tests();
}
