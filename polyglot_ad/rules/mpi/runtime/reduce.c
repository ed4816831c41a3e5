/* Streams of numbers through collectives, in pieces where a count does not fit an int. */

enum { PIECE = 1 << 30 };

static int is_inter(MPI_Comm comm) {
    int inter = 0;
    PMPI_Comm_test_inter(comm, &inter);
    return inter;
}

static int rank_in(MPI_Comm comm) {
    int rank = 0;
    PMPI_Comm_rank(comm, &rank);
    return rank;
}

static int size_of(MPI_Comm comm) {
    int size = 0;
    PMPI_Comm_size(comm, &size);
    return size;
}

/* Ranks that a collective exchanges data with: those of the other group in an intercommunicator. */
static int peers_in(MPI_Comm comm) {
    int size = 0;
    if (is_inter(comm)) PMPI_Comm_remote_size(comm, &size);
    else PMPI_Comm_size(comm, &size);
    return size;
}

static int takes_root_role(MPI_Comm comm, int root) { return root == MPI_ROOT || (root != MPI_PROC_NULL && !is_inter(comm) && rank_in(comm) == root); }

#define IN_PIECES(blocking_call, other_call)                                                                                                              \
    for (int64_t at = 0; at < n || at == 0; at += PIECE) {                                                                                                \
        int count = (int)(n - at < PIECE ? n - at : PIECE);                                                                                               \
        int64_t skip = at * kind_size(kind);                                                                                                              \
        if (op->blocking) check(op->base.site, blocking_call);                                                                                            \
        else check(op->base.site, other_call);                                                                                                            \
        (void)skip;                                                                                                                                       \
    }

static const void *skipped(const void *data, int64_t bytes) { return data == MPI_IN_PLACE || !data ? data : (const char *)data + bytes; }

/* The sum of all ranks' `from` arrives in `to` at the root. */
static void sum_to_root(Op *op, const void *from, void *to, int64_t n, int kind, int root) {
    MPI_Comm c = op->comm;
    MPI_Errhandler old = errors_returned(c);
    IN_PIECES(PMPI_Reduce(skipped(from, skip), (void *)skipped(to, skip), count, wire(kind), MPI_SUM, root, c),
              PMPI_Ireduce(skipped(from, skip), (void *)skipped(to, skip), count, wire(kind), MPI_SUM, root, c, request_of(op)))
    errors_as_before(c, old);
}

static void sum_to_all(Op *op, const void *from, void *to, int64_t n, int kind) {
    MPI_Comm c = op->comm;
    MPI_Errhandler old = errors_returned(c);
    IN_PIECES(PMPI_Allreduce(skipped(from, skip), (void *)skipped(to, skip), count, wire(kind), MPI_SUM, c),
              PMPI_Iallreduce(skipped(from, skip), (void *)skipped(to, skip), count, wire(kind), MPI_SUM, c, request_of(op)))
    errors_as_before(c, old);
}

static void root_to_all(Op *op, void *data, int64_t n, int kind, int root) {
    MPI_Comm c = op->comm;
    MPI_Errhandler old = errors_returned(c);
    IN_PIECES(PMPI_Bcast((void *)skipped(data, skip), count, wire(kind), root, c),
              PMPI_Ibcast((void *)skipped(data, skip), count, wire(kind), root, c, request_of(op)))
    errors_as_before(c, old);
}

static const double not_sent; /* MPICH 4.0 refuses a null address also where no data is meant */

/* Bcast: the adjoints of all copies are summed at the root. */
static void start_bcast(Op *op) {
    int kind = widest(&op->recv), root = op->peer;
    int64_t lane, n = stream_length(&op->recv, kind, &lane) * op->recv.width;
    op->in = get_memory(op->base.site, lane * op->recv.width);
    if (root == MPI_PROC_NULL) memset(op->in, 0, (size_t)(lane * op->recv.width));
    else if (root != MPI_ROOT) {
        stream_read(&op->recv, kind, op->in, lane);
        zero(&op->recv);
    }
    int here = takes_root_role(op->comm, root);
    sum_to_root(op, root == MPI_ROOT ? &not_sent : here ? MPI_IN_PLACE : op->in, here ? op->in : NULL, n, kind, root);
}

static void finish_bcast(Op *op) {
    settle(op);
    int kind = widest(&op->recv);
    int64_t lane;
    stream_length(&op->recv, kind, &lane);
    /* The root's own adjoint went into the sum, and its shadow is zero: but in an intercommunicator the sum is added. */
    if (takes_root_role(op->comm, op->peer)) stream_add(&op->recv, kind, op->in, lane);
    free(op->in);
    op->in = NULL;
}

/* The same for packed bytes: the sum is one of marked numbers. */
static void start_packed_bcast(Op *op) {
    int root = op->peer, width = op->recv.width, here = takes_root_role(op->comm, root);
    int64_t lane, bytes = 16 + adjoint_length(&op->recv);
    stream_length(&op->recv, NATURAL, &lane);
    int64_t *header = op->in = get_zeros(op->base.site, bytes);
    header[0] = lane;
    header[1] = width;
    if (root != MPI_ROOT) take_adjoints(&op->recv, NATURAL, (char *)op->in + 16, lane);
    MPI_Datatype whole;
    MPI_Op sum;
    MPI_Errhandler old = errors_returned(op->comm);
    MPI_Datatype piece = large(op->base.site, &bytes, MPI_BYTE);
    check(op->base.site, PMPI_Type_contiguous((int)bytes, piece, &whole));
    check(op->base.site, PMPI_Type_commit(&whole));
    check(op->base.site, PMPI_Op_create(merge_packed, 1, &sum));
    const void *from = root == MPI_ROOT ? &not_sent : here ? MPI_IN_PLACE : op->in;
    if (op->blocking) check(op->base.site, PMPI_Reduce(from, here ? op->in : NULL, 1, whole, sum, root, op->comm));
    else check(op->base.site, PMPI_Ireduce(from, here ? op->in : NULL, 1, whole, sum, root, op->comm, request_of(op)));
    free_large(piece, MPI_BYTE);
    PMPI_Type_free(&whole);
    PMPI_Op_free(&sum);
    errors_as_before(op->comm, old);
}

static void finish_packed_bcast(Op *op) {
    settle(op);
    int64_t lane;
    stream_length(&op->recv, NATURAL, &lane);
    if (takes_root_role(op->comm, op->peer)) give_adjoints(op->base.site, &op->recv, NATURAL, (char *)op->in + 16, lane);
    free(op->in);
    op->in = NULL;
}

static void bcast_forth(Op *op), bcast_arrive(Op *op, MPI_Status *status);

static Op *broadcasting(const pad_mpi_site *site, void *buf, int64_t count, MPI_Datatype type, int root, MPI_Comm comm, void *const *s) {
    if (root == MPI_PROC_NULL) {
        /* Only in an intercommunicator, where the others of the root's group take part with nothing: nor in the adjoint. */
        return NULL;
    }
    View v = view_or_packed(site, buf, s, count, type, 0);
    if (!carries(&v)) {
        silent_messages++;
        free_view(&v);
        return NULL;
    }
    Op *op = is_packed(&v) ? new_op(site, comm, start_packed_bcast, finish_packed_bcast) : new_op(site, comm, start_bcast, finish_bcast);
    op->recv = v;
    op->peer = root;
    op->forth = bcast_forth;
    op->arrive = bcast_arrive;
    return op;
}

/* Reductions. number[0]: whether in place; spare[0]: weights by which this rank's operand takes part, for operators other than SUM. */
enum { IN_PLACE_FLAG = 0, NUMBERS = 1, BY_REQUEST = 4, TO_ALL = 5, FIRST = 6 };

/* Who completes a collective: itself, a request, or one that is persistent. */
enum { BY_ITSELF, BY_A_REQUEST, BY_A_PERSISTENT };

static void weigh(const Op *op, int kind, char *stream, int64_t lane);

static const View *operand(const Op *op) { return op->number[IN_PLACE_FLAG] ? &op->recv : &op->send; }

/* A side that this rank has, of all numbers that are reduced. */
static const View *any_side(const Op *op) { return op->send.node ? &op->send : &op->recv; }

static void start_reduce(Op *op) {
    const View *v = any_side(op);
    int kind = widest(v);
    int64_t lane, n = stream_length(v, kind, &lane) * v->width;
    op->in = get_memory(op->base.site, lane * v->width);
    if (takes_root_role(op->comm, op->peer)) {
        stream_read(&op->recv, kind, op->in, lane);
        zero(&op->recv);
    }
    root_to_all(op, op->in, n, kind, op->peer);
}

/* The result may be a part of what is reduced, from number[FIRST] on. */
static void start_allreduce(Op *op) {
    const View *v = any_side(op);
    int kind = widest(v);
    int64_t lane, n = stream_length(v, kind, &lane) * v->width;
    op->in = get_zeros(op->base.site, lane * v->width);
    if (op->recv.shadows) stream_read(&op->recv, kind, (char *)op->in + op->number[FIRST] * kind_size(kind), lane);
    zero(&op->recv);
    if (is_inter(op->comm)) {
        op->out = op->in;
        op->in = get_memory(op->base.site, lane * v->width);
        sum_to_all(op, op->out, op->in, n, kind);
    } else sum_to_all(op, MPI_IN_PLACE, op->in, n, kind);
}

static void finish_reduction(Op *op) {
    settle(op);
    const View *v = operand(op);
    int kind = widest(v);
    int64_t lane;
    stream_length(v, kind, &lane);
    if (v->node) {
        weigh(op, kind, op->in, lane);
        stream_add(v, kind, op->in, lane);
    }
    free(op->in);
    free(op->out);
    op->in = op->out = NULL;
}
