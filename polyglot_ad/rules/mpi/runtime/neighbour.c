/* Neighbourhood collectives, on Cartesian and other topologies.

Tangents go by a neighbourhood collective, adjoints by messages between neighbours in the other direction. Between two processes there may be several
edges: their messages do not overtake each other, and leave in the order of the edges of the process that sent the data. For graphs that is the order of
the edges of the one that received them, too; for grids that are periodic, with one or two processes in a dimension, the other end is asked: without a request the call would block anyway, and one
with a request blocks until the neighbours make it, too, on such grids alone. */

static int64_t neighbours(const pad_mpi_site *site, MPI_Comm comm, Move *m, int *crossed) {
    int kind, in = 0, out = 0, weighed = 0, size = 0;
    *crossed = 0;
    check(site, PMPI_Topo_test(comm, &kind));
    if (kind == MPI_CART) {
        check(site, PMPI_Cartdim_get(comm, &size));
        in = out = 2 * size;
    } else if (kind == MPI_GRAPH) {
        check(site, PMPI_Graph_neighbors_count(comm, rank_in(comm), &size));
        in = out = size;
    } else if (kind == MPI_DIST_GRAPH) check(site, PMPI_Dist_graph_neighbors_count(comm, &in, &out, &weighed));
    m->sources = get_zeros(site, (in + 1) * (int64_t)sizeof(int));
    m->destinations = get_zeros(site, (out + 1) * (int64_t)sizeof(int));
    if (kind == MPI_CART && size) {
        int *dims = get_memory(site, 3 * size * (int64_t)sizeof(int));
        check(site, PMPI_Cart_get(comm, size, dims, dims + size, dims + 2 * size));
        for (int d = 0; d < size; d++) {
            check(site, PMPI_Cart_shift(comm, d, 1, &m->sources[2 * d], &m->sources[2 * d + 1]));
            if (dims[d] <= 2 && dims[size + d]) *crossed = 1;
        }
        memcpy(m->destinations, m->sources, (size_t)in * sizeof(int));
        free(dims);
    } else if (kind == MPI_GRAPH) {
        check(site, PMPI_Graph_neighbors(comm, rank_in(comm), size, m->sources));
        memcpy(m->destinations, m->sources, (size_t)in * sizeof(int));
    } else if (kind == MPI_DIST_GRAPH && in + out) {
        int *weights = get_memory(site, (in + out + 2) * (int64_t)sizeof(int));
        check(site, PMPI_Dist_graph_neighbors(comm, in, m->sources, weights, out, m->destinations, weights + in));
        free(weights);
    }
    return (int64_t)in << 32 | out;
}

/* In the way in which the program's call does it: libraries differ between their own calls. */
static void ask_neighbours(Op *op, int in, int out, int lists, int types) {
    Move *m = move_of(op);
    int most = (in > out ? in : out) + 1, by_request = (int)op->number[BY_REQUEST];
    int *numbers = get_memory(op->base.site, 3 * most * (int64_t)sizeof(int)), *ones = numbers + most, *places = ones + most;
    MPI_Aint *bytes = get_memory(op->base.site, most * (int64_t)sizeof *bytes);
    MPI_Datatype *integers = get_memory(op->base.site, most * (int64_t)sizeof *integers);
    MPI_Request asked = MPI_REQUEST_NULL;
    for (int i = 0; i < most; i++) numbers[i] = places[i] = i, ones[i] = 1, bytes[i] = i * (MPI_Aint)sizeof(int), integers[i] = MPI_INT;
    m->slots = get_zeros(op->base.site, most * (int64_t)sizeof(int));
#define ASK(name, ...) check(op->base.site, by_request ? PMPI_Ineighbor_##name(__VA_ARGS__, &asked) : PMPI_Neighbor_##name(__VA_ARGS__))
    if (types) ASK(alltoallw, numbers, ones, bytes, integers, m->slots, ones, bytes, integers, op->comm);
    else if (lists) ASK(alltoallv, numbers, ones, places, MPI_INT, m->slots, ones, places, MPI_INT, op->comm);
    else ASK(alltoall, numbers, 1, MPI_INT, m->slots, 1, MPI_INT, op->comm);
    check(op->base.site, PMPI_Wait(&asked, MPI_STATUS_IGNORE));
    free(numbers);
    free(bytes);
    free(integers);
}

static void exchange_forth(Op *op) {
    STREAMS;
    op->blocking = !op->number[BY_REQUEST];
    MOVE_BY(Neighbor_alltoallv, Ineighbor_alltoallv, f->data, f->counts, f->at, f->type, t->data, t->counts, t->at, t->type, op->comm);
}

static void exchange_back(Op *op) {
    Move *m = move_of(op);
    STREAMS;
    op->tag = own_tag();
    for (int64_t i = 0; i < m->send.segments; i++) {
        int64_t bytes = bytes_of(t, i);
        if (bytes == 0) continue;
        op->peer = m->destinations[i];
        void *came = take_from_stash(op, bytes);
        if (came) memcpy(t->data + t->where[i], came, (size_t)bytes);
        else check(op->base.site, PMPI_Irecv(t->data + t->where[i], t->counts[i], t->type, op->peer, adjoint_tag(op), channel(op->comm), request_of(op)));
        free(came);
    }
    /* In the order of the edges at the other end. */
    int64_t most = m->slots ? m->recv.segments : 1;
    for (int64_t slot = 0; slot < most; slot++)
        for (int64_t j = 0; j < m->recv.segments; j++)
            if (f->lanes[j] && (!m->slots || m->slots[j] == slot))
                check(op->base.site, PMPI_Isend(f->data + f->where[j], f->counts[j], f->type, m->sources[j], adjoint_tag(op), channel(op->comm), request_of(op)));
}

static int64_t *filled_with(const pad_mpi_site *site, int64_t n, int64_t value, int64_t step) {
    int64_t *list = get_memory(site, n * 8);
    for (int64_t i = 0; i < n; i++) list[i] = value + i * step;
    return list;
}

static int64_t *without_null(int64_t *counts, const int *ranks, int64_t n) {
    for (int64_t i = 0; i < n; i++)
        if (ranks[i] == MPI_PROC_NULL) counts[i] = 0;
    return counts;
}

/* size: of the integers in lists of counts, dsize: of those in lists of places; 0: all segments are of one length. `all`: every neighbour gets the same. */
static Op *neighbouring(const pad_mpi_site *site, const void *sendbuf, int64_t sendcount, const void *sendcounts, const void *sdispls, const void *sendtypes,
                        MPI_Datatype sendtype, void *recvbuf, int64_t recvcount, const void *recvcounts, const void *rdispls, const void *recvtypes,
                        MPI_Datatype recvtype, int size, int dsize, int all, int by_request, MPI_Comm comm, void *const *s1, void *const *s2) {
    Op *op = new_move(site, comm, UNEVEN, exchange_forth, exchange_back);
    Move *m = move_of(op);
    int crossed;
    int64_t both = neighbours(site, comm, m, &crossed), in = both >> 32, out = both & 0x7fffffff;
    op->number[BY_REQUEST] = by_request;
    int64_t *from = without_null(size ? widened(site, recvcounts, in, 1, size) : filled_with(site, in, recvcount, 0), m->sources, in);
    int64_t *to = without_null(sendcounts ? widened(site, sendcounts, out, 1, size) : filled_with(site, out, sendcount, 0), m->destinations, out);
    int64_t *from_at = size ? widened(site, rdispls, in, 1, dsize) : filled_with(site, in, 0, recvcount);
    int64_t *to_at = sendcounts ? widened(site, sdispls, out, 1, dsize) : filled_with(site, out, 0, all ? 0 : sendcount);
    m->recv = recvtypes ? mixed_side(site, recvbuf, s2, in, from, from_at, recvtypes, 1) : uneven_side(site, recvbuf, s2, in, from, from_at, recvtype, 1);
    m->send = sendtypes ? mixed_side(site, sendbuf, s1, out, to, to_at, sendtypes, 0) : uneven_side(site, sendbuf, s1, out, to, to_at, sendtype, 0);
    if ((op = if_it_carries(op)) && crossed && !all) ask_neighbours(op, (int)in, (int)out, size != 0, recvtypes != NULL);
    return op;
}
