/* Reduce and Allreduce. */

/* number[2]: whether weights are complex; spare[3]: weights that are being found. */
static void know_weights(Op *op) {
    Weights *w = (Weights *)op->spare[3];
    if (!w) return;
    op->spare[3] = NULL;
    op->number[2] = w->class == OP_PROD && w->components == 2;
    op->spare[0] = found_weights(op->base.site, w, op->comm, op->number[NUMBERS]);
}

static void weights_known(Op *op, MPI_Status *status) {
    (void)status;
    know_weights(op);
}

static void reduce_forth(Op *op), reduce_arrive(Op *op, MPI_Status *status);

static Op *reducing(const pad_mpi_site *site, const void *sendbuf, void *recvbuf, int64_t count, MPI_Datatype type, MPI_Op operator, int root, int all,
                    MPI_Comm comm, void *const *s1, void *const *s2) {
    if (!all && root == MPI_PROC_NULL) return NULL;
    int has_result = all || takes_root_role(comm, root), in_place = sendbuf == MPI_IN_PLACE, has_operand = all || root != MPI_ROOT;
    Op *op = new_op(site, comm, all ? start_allreduce : start_reduce, finish_reduction);
    if (has_result) op->recv = view(site, recvbuf, s2, count, type, 1);
    if (has_operand && !in_place) op->send = view(site, sendbuf, s1, count, type, 0);
    op->number[IN_PLACE_FLAG] = in_place;
    op->number[TO_ALL] = all;
    op->peer = root;
    op->drop = drop_weights;
    op->completed = weights_known;
    op->forth = reduce_forth;
    op->arrive = reduce_arrive;
    if (!carries(has_result ? &op->recv : &op->send)) {
        silent_messages++;
        release_op(&op->base);
        return NULL;
    }
    const View *v = operand(op);
    if (usable_operator(site, operator) == OP_USER) refuse(site, "a reduction by an operator of the program", "it is not followed yet", "use MPI_SUM");
    if (!v->node) return op;
    op->number[NUMBERS] = stream_length(v, widest(v), NULL);
    op->spare[3] = find_weights(site, v, in_place ? recvbuf : sendbuf, count, type, operator, comm);
    return op;
}
