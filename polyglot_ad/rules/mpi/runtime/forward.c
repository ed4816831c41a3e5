/* Forward mode of Bcast, Reduce and Allreduce: tangents take the way of the data. */

static void bcast_forth(Op *op) {
    int kind = widest(&op->recv), root = op->peer;
    int64_t lane, n = stream_length(&op->recv, kind, &lane) * op->recv.width;
    op->in = get_memory(op->base.site, lane * op->recv.width);
    if (takes_root_role(op->comm, root)) stream_read(&op->recv, kind, op->in, lane);
    root_to_all(op, op->in, n, kind, root);
}

static void bcast_arrive(Op *op, MPI_Status *status) {
    (void)status;
    settle(op);
    int kind = widest(&op->recv);
    int64_t lane;
    stream_length(&op->recv, kind, &lane);
    if (!takes_root_role(op->comm, op->peer)) stream_write(&op->recv, kind, op->in, lane);
    free(op->in);
    op->in = NULL;
}

static int has_result(const Op *op) { return op->number[TO_ALL] || takes_root_role(op->comm, op->peer); }

/* The sum of all ranks', or what another operator makes of their numbers. */
static void reduce_forth(Op *op) {
    if (plan_of(op)) {
        dual_start(op, op->number[TO_ALL] ? DUAL_ALL : DUAL_ROOT, has_result(op));
        return;
    }
    const View *v = operand(op);
    int kind = widest(any_side(op)), width = op->base.site->width, inter = is_inter(op->comm), here = has_result(op);
    int64_t lane, n = stream_length(any_side(op), kind, &lane);
    op->in = get_zeros(op->base.site, lane * width);
    if (v->node) stream_read(v, kind, op->in, lane);
    if (inter || !here) {
        op->out = op->in;
        op->in = get_zeros(op->base.site, lane * width);
    }
    if (op->number[TO_ALL]) sum_to_all(op, inter ? op->out : MPI_IN_PLACE, op->in, n * width, kind);
    else sum_to_root(op, here && !inter ? MPI_IN_PLACE : op->out, here ? op->in : NULL, n * width, kind, op->peer);
}

static void reduce_arrive(Op *op, MPI_Status *status) {
    (void)status;
    if (plan_of(op)) {
        dual_arrive(op, has_result(op) ? &op->recv : NULL, op->number[FIRST]);
        return;
    }
    settle(op);
    int64_t lane;
    int kind = widest(any_side(op));
    stream_length(any_side(op), kind, &lane);
    if (has_result(op)) stream_write(&op->recv, kind, (char *)op->in + op->number[FIRST] * kind_size(kind), lane);
    free(op->in);
    free(op->out);
    op->in = op->out = NULL;
}
