/* What one call starts and another completes. */
#include "harness.h"

#define W MPI_COMM_WORLD
#define D state.d

static int next, previous;

static void ring(void) {
    MPI_Request r[2];
    MPI_Status status;
    for (int k = 0; k < 3; k++) {
        DO1(Irecv, D + 20, D + 20, 8, MPI_DOUBLE, previous, 3, W, &r[0]);
        DO1(Isend, D + k, D + k, 5, MPI_DOUBLE, next, 3, W, &r[1]);
        DO0(Wait, &r[k % 2], &status);
        DO0(Wait, &r[1 - k % 2], MPI_STATUS_IGNORE);
        set_zero(D + k);
    }
}

/* Waits in another order than posts, several messages with one tag, and a blocking one in between. */
static void orders(void) {
    MPI_Request r[6];
    MPI_Status statuses[6];
    int index, flag, count;
    if (size == 1) return;
    for (int k = 0; k < 3; k++) DO1(Irecv, D + 10 * k + 20, D + 10 * k + 20, 3 + k, MPI_DOUBLE, previous, 3, W, &r[k]);
    for (int k = 0; k < 3; k++) DO1(Isend, D + 3 * k, D + 3 * k, 3 + k, MPI_DOUBLE, next, 3, W, &r[3 + k]);
    DO1(Send, D + 9, D + 9, 2, MPI_DOUBLE, next, 3, W);
    DO1(Recv, D + 50, D + 50, 2, MPI_DOUBLE, previous, 3, W, MPI_STATUS_IGNORE);
    DO0(Wait, &r[1], MPI_STATUS_IGNORE);
    DO0(Waitany, 3, r, &index, statuses);
    DO0(Waitall, 2, r + 3, MPI_STATUSES_IGNORE);
    for (flag = 0; !flag;) DO0(Testall, 6, r, &flag, statuses);
    DO0(Waitall, 6, r, MPI_STATUSES_IGNORE);
    DO0(Waitany, 6, r, &index, statuses);
    DO0(Waitsome, 6, r, &count, &index, statuses);
    if (count != MPI_UNDEFINED) failures++;
}

static void polls(void) {
    MPI_Request r[4];
    MPI_Status statuses[4];
    int indices[4], flag = 0, count, done;
    DO1(Irecv, D + 20, D + 20, 3, MPI_DOUBLE, previous, 3, W, &r[0]);
    DO1(Irecv, D + 30, D + 30, 3, MPI_DOUBLE, next, 4, W, &r[1]);
    DO1(Issend, D + 1, D + 1, 3, MPI_DOUBLE, next, 3, W, &r[2]);
    DO1(Issend, D + 2, D + 2, 3, MPI_DOUBLE, previous, 4, W, &r[3]);
    for (done = 0; done < 4;) {
        DO0(Testsome, 4, r, &count, indices, statuses);
        if (count != MPI_UNDEFINED) done += count;
    }
    DO1(Irecv, D + 40, D + 40, 3, MPI_DOUBLE, MPI_ANY_SOURCE, 5, W, &r[0]);
    DO1(Isend, D + 45, D + 45, 1, MPI_DOUBLE, next, 6, W, &r[2]);
    DO1(Isend, D + 31, D + 31, 3, MPI_DOUBLE, next, 5, W, &r[1]);
    while (!flag) DO0(Test, &r[0], &flag, &statuses[0]);
    int got;
    DO0(Get_count, &statuses[0], MPI_DOUBLE, &got);
    if (got != 3 || statuses[0].MPI_SOURCE != previous) failures++;
    DO1(Recv, D + 50, D + 50, 1, MPI_DOUBLE, previous, MPI_ANY_TAG, W, MPI_STATUS_IGNORE);
    for (flag = 0; !flag;) DO0(Testany, 3, r, indices, &flag, statuses);
    for (flag = 0; !flag;) DO0(Testany, 3, r, indices, &flag, statuses);
}

static void halo_of_types(void) {
    MPI_Datatype column, mixed, one;
    MPI_Request r[4];
    int lengths[3] = {1, 1, 1};
    MPI_Aint at[3] = {offsetof(State, mixed[0].x) - offsetof(State, mixed), offsetof(State, mixed[0].tag) - offsetof(State, mixed),
                      offsetof(State, mixed[0].y) - offsetof(State, mixed)};
    MPI_Datatype kinds[3] = {MPI_DOUBLE, MPI_INT, MPI_FLOAT};
    MPI_Type_create_struct(3, lengths, at, kinds, &one);
    MPI_Type_create_resized(one, 0, sizeof state.mixed[0], &mixed);
    MPI_Type_commit(&mixed);
    MPI_Type_vector(5, 1, 8, MPI_DOUBLE, &column);
    MPI_Type_commit(&column);
    DO1(Irecv, D + 7, D + 7, 1, column, next, 1, W, &r[0]);
    DO1(Irecv, state.mixed + 20, state.mixed + 20, 9, mixed, previous, 1, W, &r[1]);
    DO1(Isend, D, D, 1, column, previous, 1, W, &r[2]);
    DO1(Isend, state.mixed, state.mixed, 7, mixed, next, 1, W, &r[3]);
    MPI_Type_free(&column);
    MPI_Type_free(&mixed);
    MPI_Type_free(&one);
    DO0(Waitall, 4, r, MPI_STATUSES_IGNORE);
}

static void empty_and_freed(void) {
    MPI_Request r[4];
    int flag = 0;
    DO1(Irecv, D + 20, D + 20, 8, MPI_DOUBLE, previous, 3, W, &r[0]);
    DO1(Isend, D, D, 0, MPI_DOUBLE, next, 3, W, &r[1]);
    DO1(Isend, D, D, 3, MPI_DOUBLE, MPI_PROC_NULL, 3, W, &r[2]);
    DO1(Irecv, D + 1, D + 1, 3, MPI_DOUBLE, MPI_PROC_NULL, 3, W, &r[3]);
    DO0(Waitall, 4, r, MPI_STATUSES_IGNORE);
    DO1(Irecv, D + 20, D + 20, 3, MPI_DOUBLE, previous, 3, W, &r[0]);
    DO1(Isend, D, D, 3, MPI_DOUBLE, next, 3, W, &r[1]);
    DO0(Request_free, &r[1]);
    MPI_Status status;
    int count = 0;
    while (!flag) DO0(Request_get_status, r[0], &flag, MPI_STATUS_IGNORE);
    DO0(Request_get_status, r[0], &flag, &status);
    DO0(Get_count, &status, MPI_DOUBLE, &count);
    if (!flag || count != 3) failures++;
    DO0(Wait, &r[0], &status);
    DO0(Get_count, &status, MPI_DOUBLE, &count);
    if (count != 3) failures++;
#if MPI_VERSION > 4
    MPI_Status both[2];
    int at[2], number = 0;
    DO1(Irecv, D + 30, D + 30, 3, MPI_DOUBLE, previous, 3, W, &r[0]);
    DO1(Isend, D + 20, D + 20, 2, MPI_DOUBLE, next, 3, W, &r[1]);
    for (flag = 0; !flag;) DO0(Request_get_status_any, 1, r, &count, &flag, &status);
    for (flag = 0; !flag;) DO0(Request_get_status_all, 2, r, &flag, both);
    DO0(Request_get_status_some, 2, r, &number, at, both);
    if (number != 2) failures++;
    DO0(Waitall, 2, r, both);
    DO0(Get_count, &both[0], MPI_DOUBLE, &count);
    if (count != 2) failures++;
#endif
    static int integers[2];
    DO1(Irecv, integers, integers, 2, MPI_INT, previous, 3, W, &r[0]);
    DO1(Isend, &rank, &rank, 1, MPI_INT, next, 3, W, &r[1]);
    DO0(Waitall, 2, r, MPI_STATUSES_IGNORE);
    if (integers[0] != previous) failures++;
}

static void persistent(void) {
    MPI_Request r[3], b;
    MPI_Status status;
    static char room[4096];
    DO1(Recv_init, D + 20, D + 20, 5, MPI_DOUBLE, previous, 2, W, &r[0]);
    DO1(Send_init, D + 4, D + 4, 4, MPI_DOUBLE, next, 2, W, &r[1]);
    DO1(Ssend_init, D, D, 4, MPI_DOUBLE, MPI_PROC_NULL, 2, W, &r[2]);
    for (int k = 0; k < 3; k++) {
        DO0(Startall, 2, r);
        DO0(Waitall, 3, r, MPI_STATUSES_IGNORE);
        DO1(Sendrecv_replace, D + 3, D + 3, 18, MPI_DOUBLE, next, 5, previous, 5, W, &status);
    }
    DO0(Start, &r[0]);
    DO0(Start, &r[1]);
    DO0(Wait, &r[1], MPI_STATUS_IGNORE);
    DO0(Wait, &r[0], &status);
    for (int k = 0; k < 3; k++) DO0(Request_free, &r[k]);
    MPI_Buffer_attach(room, sizeof room);
    DO1(Bsend_init, D + 40, D + 40, 2, MPI_DOUBLE, next, 8, W, &b);
    DO0(Start, &b);
    DO0(Wait, &b, MPI_STATUS_IGNORE);
    DO1(Ibsend, D + 41, D + 41, 2, MPI_DOUBLE, next, 8, W, &r[0]);
    DO1(Bsend, D + 42, D + 42, 2, MPI_DOUBLE, next, 8, W);
    for (int k = 0; k < 3; k++) DO1(Recv, D + 50 + k, D + 50 + k, 2, MPI_DOUBLE, previous, 8, W, MPI_STATUS_IGNORE);
    DO0(Wait, &r[0], MPI_STATUS_IGNORE);
    DO0(Request_free, &b);
    void *gone;
    int bytes;
    MPI_Buffer_detach(&gone, &bytes);
}

static void probes(void) {
    MPI_Status status;
    MPI_Message message, second;
    MPI_Request r[3], s;
    int count, flag = 0;
    DO1(Isend, D, D, 3, MPI_DOUBLE, next, 3, W, &r[0]);
    DO1(Isend, D + 3, D + 3, 4, MPI_DOUBLE, next, 3, W, &r[1]);
    DO1(Isend, D + 7, D + 7, 5, MPI_DOUBLE, next, 4, W, &r[2]);
    DO0(Mprobe, MPI_ANY_SOURCE, 3, W, &message, &status);
    DO0(Get_count, &status, MPI_DOUBLE, &count);
    if (count != 3) failures++;
    while (!flag) DO0(Improbe, previous, 3, W, &flag, &second, &status);
    DO0(Get_elements, &status, MPI_DOUBLE, &count);
    if (count != 4) failures++;
    DO1(Imrecv, D + 20, D + 20, 4, MPI_DOUBLE, &second, &s);
    DO1(Mrecv, D + 30, D + 30, 3, MPI_DOUBLE, &message, &status);
    DO0(Wait, &s, &status);
    MPI_Get_count(&status, MPI_DOUBLE, &count);
    if (count != 4) failures++;
    DO0(Probe, MPI_ANY_SOURCE, MPI_ANY_TAG, W, &status);
    DO0(Get_count, &status, MPI_DOUBLE, &count);
    if (count != 5 || status.MPI_TAG != 4) failures++;
    DO1(Recv, D + 40, D + 40, count, MPI_DOUBLE, status.MPI_SOURCE, status.MPI_TAG, W, MPI_STATUS_IGNORE);
    DO0(Waitall, 3, r, MPI_STATUSES_IGNORE);
    MPI_Barrier(W);
}

/* Rank 0 is in the reverse pass already while rank 1 still looks for any message. */
static void early_adjoints(void) {
    if (size < 3) return;
    MPI_Status status;
    if (rank == 1) {
        DO1(Send, D, D, 2, MPI_DOUBLE, 0, 3, W);
        DO1(Recv, D + 20, D + 20, 3, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, W, &status);
        if (status.MPI_SOURCE != 2) failures++;
    }
    if (rank == 0) DO1(Recv, D + 30, D + 30, 2, MPI_DOUBLE, 1, 3, W, &status);
    if (rank == 2) {
        if (mode == AUGMENTED) pause_a_little();
        DO1(Send, D, D, 3, MPI_DOUBLE, 1, 3, W);
    }
}

#if MPI_VERSION >= 4
static void large_counts(void) {
    MPI_Request r[2];
    MPI_Status status;
    DO1(Irecv_c, D + 20, D + 20, 8, MPI_DOUBLE, previous, 3, W, &r[0]);
    DO1(Isend_c, D, D, 5, MPI_DOUBLE, next, 3, W, &r[1]);
    DO0(Waitall, 2, r, MPI_STATUSES_IGNORE);
    DO2(Sendrecv_c, D, D + 30, D, 3, MPI_DOUBLE, next, 3, D + 30, 4, MPI_DOUBLE, previous, 3, W, &status);
    DO1(Isendrecv_replace, D + 20, D + 20, 4, MPI_DOUBLE, next, 3, previous, 3, W, &r[0]);
    DO0(Wait, &r[0], &status);
    DO2(Isendrecv, D + 5, D + 50, D + 5, 4, MPI_DOUBLE, next, 3, D + 50, 9, MPI_DOUBLE, previous, 3, W, &r[0]);
    DO0(Wait, &r[0], &status);
}
#else
static void large_counts(void) {}
#endif

int main(int argc, char **argv) {
    begin_tests(&argc, &argv);
    next = (rank + 1) % size;
    previous = (rank + size - 1) % size;
    RUN(ring, 0);
    RUN(orders, 0);
    RUN(polls, 0);
    RUN(halo_of_types, 1);
    RUN(empty_and_freed, 0);
    RUN(persistent, 0);
    RUN(probes, 0);
    RUN(early_adjoints, 0);
    RUN(large_counts, 0);
    return end_tests();
}
