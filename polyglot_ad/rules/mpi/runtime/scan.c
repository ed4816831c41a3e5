/* Scan and Exscan. Rank j's result is s(j) = s(j-1) op x(j), or s(j-1). Its adjoints are a recurrence that runs down the ranks:

    t(j) = [adjoint of s(j) where it is a result] + a(j+1) t(j+1),   adjoint of x(j) += o(j) t(j),

with a and o the derivatives of the step by what is before and by the own operand. No number is divided by, so zeros in products are no exception. Such
recurrences are composed of maps u -> a u + b in a number of rounds that is the logarithm of the number of ranks. */

enum { EXCLUSIVE = 3 };

static Step *step_in(const Op *op) { return (Step *)op->spare[2]; }

static void drop_scan(Op *op) {
    if (step_in(op)) free_step(step_in(op));
    free(step_in(op));
    op->spare[2] = NULL;
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
    if (!came) check(op->base.site, PMPI_Irecv(in, (int)n, wire(s->kind), from, adjoint_tag(op), channel(op->comm), request_of(op)));
    check(op->base.site, PMPI_Isend(out, (int)n, wire(s->kind), to, adjoint_tag(op), channel(op->comm), request_of(op)));
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

/* Own adjoints as a map: b(j) = a(j) times the adjoint of s(j), or the adjoint of s(j-1). They remain in `op->out`. */
static char *map_of(const Op *op, const Step *s) {
    int width = op->recv.width;
    int64_t a = size_of_a(s), lane = s->n * kind_size(s->kind);
    char *map = get_zeros(op->base.site, size_of_map(s, width));
    memcpy(map + a, op->out, (size_t)(lane * width));
    if (!a) return map;
    memcpy(map, s->before, (size_t)a);
    if (s->complex) conjugate(s->kind, map, s->n);
    if (!op->number[EXCLUSIVE]) apply(s, map, -1, map + a, width);
    return map;
}

static void start_scan(Op *op) {
    Step *s = step_in(op);
    int width = op->recv.width, nothing = op->number[EXCLUSIVE] && rank_in(op->comm) == 0; /* the first rank's result is undefined, and stays as it was */
    int64_t lane = s->n * kind_size(s->kind);
    op->out = get_zeros(op->base.site, lane * width);
    if (!nothing) {
        stream_read(&op->recv, s->kind, op->out, lane);
        zero(&op->recv);
    }
    if (!op->number[BY_REQUEST]) return;
    int64_t bytes = size_of_map(s, width), n = bytes / kind_size(s->kind);
    op->spare[1] = map_of(op, s);
    op->in = get_memory(op->base.site, bytes * size_of(op->comm));
    if (n > INT_MAX) refuse(op->base.site, "a scan of more than 2147483647 adjoints", "they are counted by int", "split it");
    MPI_Errhandler old = errors_returned(op->comm);
    check(op->base.site, PMPI_Iallgather(op->spare[1], (int)n, wire(s->kind), op->in, (int)n, wire(s->kind), op->comm, request_of(op)));
    errors_as_before(op->comm, old);
}

/* From the maps of all ranks, those above one after the other. Instead of the first one's there is room for the result. */
static char *from_all(Op *op, const Step *s) {
    int width = op->recv.width, me = rank_in(op->comm);
    int64_t bytes = size_of_map(s, width), a = size_of_a(s), lanes = bytes - a;
    char *result = get_zeros(op->base.site, lanes);
    for (int j = size_of(op->comm) - 1; j > me; j--) {
        char *map = (char *)op->in + j * bytes;
        if (a) apply(s, map, -1, result, width);
        add_numbers(s->kind, result, map + a, s->n * width);
    }
    free((void *)op->spare[1]);
    op->spare[1] = NULL;
    return result;
}

static void finish_scan(Op *op) {
    Step *s = step_in(op);
    int width = op->recv.width;
    int64_t lane = s->n * kind_size(s->kind);
    char *above, *result = NULL, *own = NULL;
    settle(op);
    if (op->number[BY_REQUEST]) above = result = from_all(op, s);
    else {
        from_above(op, s, own = map_of(op, s));
        above = (char *)op->in + size_of_a(s);
    }
    if (!op->number[EXCLUSIVE]) add_numbers(s->kind, above, op->out, s->n * width);
    if (rank_in(op->comm) > 0) apply(s, s->own, 1, above, width);
    stream_add(operand(op), s->kind, above, lane);
    free(result);
    free(own);
    free(op->out);
    free(op->in);
    op->out = op->in = NULL;
}

/* Tangents: of sums their sums. */
static void scan_forth(Op *op) {
    if (plan_of(op)) {
        dual_start(op, op->number[EXCLUSIVE] ? DUAL_EXSCAN : DUAL_SCAN, 1);
        return;
    }
    const View *v = operand(op);
    int kind = widest(v);
    int64_t lane, n = stream_length(v, kind, &lane) * v->width;
    op->out = get_memory(op->base.site, lane * v->width);
    op->in = get_zeros(op->base.site, lane * v->width);
    stream_read(v, kind, op->out, lane);
    if (n > INT_MAX) refuse(op->base.site, "a scan of more than 2147483647 tangents", "they are counted by int", "split it");
    MPI_Errhandler old = errors_returned(op->comm);
    if (op->number[EXCLUSIVE]) check(op->base.site, PMPI_Iexscan(op->out, op->in, (int)n, wire(kind), MPI_SUM, op->comm, request_of(op)));
    else check(op->base.site, PMPI_Iscan(op->out, op->in, (int)n, wire(kind), MPI_SUM, op->comm, request_of(op)));
    errors_as_before(op->comm, old);
}

static void scan_arrive(Op *op, MPI_Status *status) {
    int defined = !op->number[EXCLUSIVE] || rank_in(op->comm) > 0, kind = widest(&op->recv);
    int64_t lane;
    (void)status;
    if (plan_of(op)) {
        dual_arrive(op, defined ? &op->recv : NULL, 0);
        return;
    }
    settle(op);
    stream_length(&op->recv, kind, &lane);
    if (defined) stream_write(&op->recv, kind, op->in, lane);
    free(op->in);
    free(op->out);
    op->in = op->out = NULL;
}

/* What comes before this rank's operand is asked for, in the operand's own layout; the operand is kept, as it may be overwritten. Both are in op->out. */
static void ask_before(Op *op) {
    const Plan *p = plan_of(op);
    Step *s = get_zeros(op->base.site, sizeof *s);
    op->spare[2] = s;
    if (!p) {
        *s = step_of(op->base.site, operand(op), NULL, NULL, 0, MPI_DATATYPE_NULL, OP_SUM);
        return;
    }
    int64_t bytes = p->count * extent_of(p->type);
    if (p->count > INT_MAX) refuse(op->base.site, "a scan of more than 2147483647 numbers by another operator than MPI_SUM", "they are counted by int", "split it");
    op->out = get_zeros(op->base.site, 2 * bytes);
    memcpy((char *)op->out + bytes, p->buf, (size_t)bytes);
    MPI_Errhandler old = errors_returned(op->comm);
    check(op->base.site, PMPI_Iexscan((char *)op->out + bytes, op->out, (int)p->count, p->type, p->operator, op->comm, request_of(op)));
    errors_as_before(op->comm, old);
}

static void before_known(Op *op, MPI_Status *status) {
    const Plan *p = plan_of(op);
    (void)status;
    if (!p || !op->out) return;
    int64_t bytes = p->count * extent_of(p->type);
    settle(op);
    if (rank_in(op->comm) == 0) memset(op->out, 0, (size_t)bytes);
    *step_in(op) = step_of(op->base.site, &p->operand, op->out, (char *)op->out + bytes, p->count, p->type, p->class);
    free(op->out);
    op->out = NULL;
}

static void drop_scan_and_plan(Op *op) {
    drop_scan(op);
    free(plan_of(op));
}

static Op *scanning(const pad_mpi_site *site, const void *sendbuf, void *recvbuf, int64_t count, MPI_Datatype type, MPI_Op operator, int exclusive, MPI_Comm comm,
                    int by, void *const *s1, void *const *s2) {
    Op *op = new_op(site, comm, start_scan, finish_scan);
    op->drop = drop_scan_and_plan;
    op->drop_start = drop_scan;
    op->forth = scan_forth;
    op->arrive = scan_arrive;
    op->again = ask_before;
    op->completed = before_known;
    op->recv = view(site, recvbuf, s2, count, type, 1);
    op->number[IN_PLACE_FLAG] = sendbuf == MPI_IN_PLACE;
    op->number[EXCLUSIVE] = exclusive;
    op->number[BY_REQUEST] = by != BY_ITSELF;
    if (sendbuf != MPI_IN_PLACE) op->send = view(site, sendbuf, s1, count, type, 0);
    if (!carries(&op->recv)) {
        silent_messages++;
        release_op(&op->base);
        return NULL;
    }
    make_plan(op, operand(op), sendbuf == MPI_IN_PLACE ? recvbuf : sendbuf, count, type, operator);
    return op;
}
