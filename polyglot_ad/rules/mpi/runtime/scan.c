/* Scan and Exscan. Rank j's result is s(j) = s(j-1) op x(j), or s(j-1). Its adjoints are a recurrence that runs down the ranks:

    t(j) = [adjoint of s(j) where it is a result] + a(j+1) t(j+1),   adjoint of x(j) += o(j) t(j),

with a and o the derivatives of the step by what is before and by the own operand. No number is divided by, so zeros in products are no exception. Such
recurrences are composed of maps u -> a u + b in a number of rounds that is the logarithm of the number of ranks. */

enum { EXCLUSIVE = 3 };

static Step *step_in(const Op *op) { return (Step *)op->spare[2]; }

static void drop_scan(Op *op) {
    free_step(step_in(op));
    free(step_in(op));
}

/* A map is `a` (nothing where all are one), then the `b` of each lane. */
static int64_t size_of_a(const Step *s) { return s->before ? s->n * kind_size(s->kind) : 0; }

static int64_t size_of_map(const Step *s, int width) { return size_of_a(s) + s->n * kind_size(s->kind) * width; }

/* outer = outer after inner; the factors of complex numbers are conjugated already. */
static void compose(const Step *s, char *outer, char *inner, int width) {
    int64_t a = size_of_a(s);
    if (a) apply(s, outer, -1, inner + a, width);
    add_numbers(s->kind, outer + a, inner + a, s->n * width);
    if (a) apply(s, outer, -1, inner, 1);
    if (a) memcpy(outer, inner, (size_t)a);
}

static void pass_map(Op *op, const Step *s, char *out, char *in, int to, int from) {
    int64_t bytes = size_of_map(s, op->recv.width), n = bytes / kind_size(s->kind);
    if (n > INT_MAX) refuse(op->base.site, "a scan of more than 2147483647 adjoints", "they are counted by int", "split it");
    op->peer = from;
    op->tag = own_tag();
    void *came = from == MPI_PROC_NULL ? NULL : take_from_stash(op, bytes);
    MPI_Errhandler old = errors_returned(op->comm);
    if (!came) check(op->base.site, PMPI_Irecv(in, (int)n, wire(s->kind), from, adjoint_tag(op), op->comm, request_of(op)));
    check(op->base.site, PMPI_Isend(out, (int)n, wire(s->kind), to, adjoint_tag(op), op->comm, request_of(op)));
    errors_as_before(op->comm, old);
    settle(op);
    if (came) memcpy(in, came, (size_t)bytes);
    free(came);
}

/* What comes from the ranks above: in `op->in`, after the factors. */
static void from_above(Op *op, const Step *s, char *own) {
    int me = rank_in(op->comm), ranks = size_of(op->comm), width = op->recv.width;
    int64_t bytes = size_of_map(s, width);
    char *held = op->in = get_zeros(op->base.site, bytes), *more = get_zeros(op->base.site, bytes);
    pass_map(op, s, own, held, me ? me - 1 : MPI_PROC_NULL, me + 1 < ranks ? me + 1 : MPI_PROC_NULL);
    for (int64_t d = 1; d < ranks; d *= 2) {
        pass_map(op, s, held, more, me - d >= 0 ? (int)(me - d) : MPI_PROC_NULL, me + d < ranks ? (int)(me + d) : MPI_PROC_NULL);
        if (me + d < ranks) compose(s, held, more, width);
    }
    free(more);
}

/* b(j) = a(j) times the adjoint of s(j), or the adjoint of s(j-1). */
static void start_scan(Op *op) {
    Step *s = step_in(op);
    int64_t a = size_of_a(s), lane = s->n * kind_size(s->kind);
    int nothing = op->number[EXCLUSIVE] && rank_in(op->comm) == 0; /* the first rank's result is undefined, and stays as it was */
    char *own = op->out = get_zeros(op->base.site, size_of_map(s, op->recv.width));
    if (!nothing) {
        stream_read(&op->recv, s->kind, own + a, lane);
        zero(&op->recv);
    }
    if (!op->number[BY_REQUEST]) return;
    int64_t n = s->n * op->recv.width, ranks = size_of(op->comm);
    op->in = get_memory(op->base.site, lane * op->recv.width * ranks);
    if (n > INT_MAX) refuse(op->base.site, "a scan of more than 2147483647 adjoints", "they are counted by int", "split it");
    MPI_Errhandler old = errors_returned(op->comm);
    check(op->base.site, PMPI_Iallgather(own, (int)n, wire(s->kind), op->in, (int)n, wire(s->kind), op->comm, request_of(op)));
    errors_as_before(op->comm, old);
}

static void finish_scan(Op *op) {
    Step *s = step_in(op);
    int width = op->recv.width, me = rank_in(op->comm);
    const View *v = operand(op);
    int64_t a = size_of_a(s), lane = s->n * kind_size(s->kind);
    char *own = op->out, *above;
    if (op->number[BY_REQUEST]) { /* of sums: all adjoints are here */
        settle(op);
        if (op->number[EXCLUSIVE]) memset(own, 0, (size_t)(lane * width));
        for (int64_t j = size_of(op->comm) - 1; j > me; j--) add_numbers(s->kind, own, (char *)op->in + j * lane * width, s->n * width);
        above = own;
    } else {
        char *total = get_memory(op->base.site, lane * width);
        memcpy(total, own + a, (size_t)(lane * width));
        if (a) {
            memcpy(own, s->before, (size_t)a);
            if (s->complex) conjugate(s->kind, own, s->n);
            if (!op->number[EXCLUSIVE]) apply(s, own, -1, own + a, width);
        }
        from_above(op, s, own);
        above = (char *)op->in + a;
        if (!op->number[EXCLUSIVE]) add_numbers(s->kind, above, total, s->n * width);
        free(total);
    }
    if (me > 0) apply(s, s->own, 1, above, width);
    stream_add(v, s->kind, above, lane);
    free(op->out);
    free(op->in);
    op->out = op->in = NULL;
}

/* Tangents: ds(j) = a(j) ds(j-1) + o(j) dx(j), by a scan of maps. */
typedef struct {
    Step step;
    int64_t width;
} Header;

static void compose_maps(void *in, void *inout, int *length, MPI_Datatype *type) {
    Header *h = inout;
    (void)length, (void)type;
    Step s = h->step;
    s.before = s.before ? inout : NULL; /* of the sender's memory: only whether there are factors counts */
    int64_t bytes = size_of_map(&s, (int)h->width);
    char *copy = get_memory(NULL, bytes);
    memcpy(copy, (char *)in + sizeof *h, (size_t)bytes);
    compose(&s, (char *)inout + sizeof *h, copy, (int)h->width);
    free(copy);
}

/* Without waiting. */
static void scan_of_maps(Op *op, char *own, char *before, int64_t bytes) {
    MPI_Datatype item;
    MPI_Op composition;
    MPI_Errhandler old = errors_returned(op->comm);
    if (bytes > INT_MAX) refuse(op->base.site, "tangents of a scan of more than 2 gigabytes", "their bytes are counted by int", "split it");
    check(op->base.site, PMPI_Type_contiguous((int)bytes, MPI_BYTE, &item));
    check(op->base.site, PMPI_Type_commit(&item));
    check(op->base.site, PMPI_Op_create(compose_maps, 0, &composition));
    check(op->base.site, PMPI_Iexscan(own, before, 1, item, composition, op->comm, request_of(op)));
    PMPI_Type_free(&item);
    PMPI_Op_free(&composition);
    errors_as_before(op->comm, old);
}

static void scan_forth(Op *op) {
    Step *s = step_in(op);
    int width = op->recv.width;
    int64_t a = size_of_a(s), lane = s->n * kind_size(s->kind), bytes = (int64_t)sizeof(Header) + a + lane * width;
    char *own = op->out = get_zeros(op->base.site, bytes), *b = own + sizeof(Header) + a;
    Header header = {*s, width};
    op->in = get_zeros(op->base.site, bytes);
    memcpy(own, &header, sizeof header);
    if (a) memcpy(own + sizeof header, s->before, (size_t)a);
    stream_read(operand(op), s->kind, b, lane);
    if (rank_in(op->comm) > 0) apply(s, s->own, -1, b, width);
    scan_of_maps(op, own, op->in, bytes);
}

static void scan_arrive(Op *op, MPI_Status *status) {
    (void)status;
    settle(op);
    Step *s = step_in(op);
    int width = op->recv.width, me = rank_in(op->comm);
    int64_t a = size_of_a(s), lane = s->n * kind_size(s->kind);
    char *b = (char *)op->out + sizeof(Header) + a, *c = (char *)op->in + sizeof(Header) + a;
    if (me == 0) memset(c, 0, (size_t)(lane * width)); /* not defined there */
    if (!op->number[EXCLUSIVE]) {
        apply(s, s->before, -1, c, width);
        add_numbers(s->kind, c, b, s->n * width);
    }
    if (!op->number[EXCLUSIVE] || me > 0) stream_write(&op->recv, s->kind, c, lane);
    free(op->in);
    free(op->out);
    op->in = op->out = NULL;
}

static Op *scanning(const pad_mpi_site *site, const void *sendbuf, void *recvbuf, int64_t count, MPI_Datatype type, MPI_Op operator, int exclusive, MPI_Comm comm,
                    int by_request, void *const *s1, void *const *s2) {
    int class;
    Op *op = new_op(site, comm, start_scan, finish_scan);
    Step *s = get_zeros(site, sizeof *s);
    op->drop = drop_scan;
    op->forth = scan_forth;
    op->arrive = scan_arrive;
    op->spare[2] = s;
    op->recv = view(site, recvbuf, s2, count, type, 1);
    op->number[IN_PLACE_FLAG] = sendbuf == MPI_IN_PLACE;
    op->number[EXCLUSIVE] = exclusive;
    op->number[BY_REQUEST] = by_request;
    if (sendbuf != MPI_IN_PLACE) op->send = view(site, sendbuf, s1, count, type, 0);
    if (!carries(&op->recv)) {
        silent_messages++;
        release_op(&op->base);
        return NULL;
    }
    class = usable_operator(site, operator);
    if (class == OP_USER || (by_request && class != OP_SUM))
        refuse(site, by_request ? "MPI_Iscan, MPI_Iexscan, or a persistent scan by another operator than MPI_SUM" : "a scan by an operator of the program",
               "what comes before each rank's operand is not kept", "use MPI_Scan or MPI_Exscan, with one of MPI's own operators");
    if (class == OP_SUM) {
        *s = step_of(site, &op->recv, NULL, NULL, count, type, OP_SUM);
        return op;
    }
    if (count > INT_MAX) refuse(site, "a scan of more than 2147483647 numbers by another operator than MPI_SUM", "they are counted by int", "split it");
    /* The operand is as it was before the call; what comes before it is asked for. */
    const void *own = sendbuf == MPI_IN_PLACE ? recvbuf : sendbuf;
    char *before = get_zeros(site, count * extent_of(type));
    MPI_Errhandler old = errors_returned(comm);
    check(site, PMPI_Exscan(own, before, (int)count, type, operator, comm));
    errors_as_before(comm, old);
    if (rank_in(comm) == 0) memset(before, 0, (size_t)(count * extent_of(type)));
    *s = step_of(site, &op->recv, before, own, count, type, class);
    free(before);
    return op;
}
