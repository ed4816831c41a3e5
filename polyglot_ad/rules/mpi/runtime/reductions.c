/* Reduce and Allreduce. */

/* number[2]: whether weights are complex. */
static Op *reducing(const pad_mpi_site *site, const void *sendbuf, void *recvbuf, int64_t count, MPI_Datatype type, int root, int all, MPI_Comm comm,
                    void *const *s1, void *const *s2) {
    if (!all && root == MPI_PROC_NULL) return NULL;
    int has_result = all || takes_root_role(comm, root), in_place = sendbuf == MPI_IN_PLACE, has_operand = all || root != MPI_ROOT;
    Op *op = new_op(site, comm, all ? start_allreduce : start_reduce, finish_reduction);
    if (has_result) op->recv = view(site, recvbuf, s2, count, type, 1);
    if (has_operand && !in_place) op->send = view(site, sendbuf, s1, count, type, 0);
    op->number[IN_PLACE_FLAG] = in_place;
    op->peer = root;
    op->drop = drop_weights;
    if (!carries(has_result ? &op->recv : &op->send)) {
        release_op(&op->base);
        return NULL;
    }
    return op;
}

static Weights *weights_of(Op *op, const void *sendbuf, const void *recvbuf, int64_t count, MPI_Datatype type, MPI_Op operator) {
    if (!op) return NULL;
    const View *v = operand(op);
    if (!v->node) {
        usable_operator(op->base.site, operator);
        return NULL;
    }
    if (operator_class(operator) == OP_USER) refuse(op->base.site, "a reduction by an operator of the program", "it is not followed yet", "use MPI_SUM");
    return find_weights(op->base.site, v, op->number[IN_PLACE_FLAG] ? recvbuf : sendbuf, count, type, operator, op->comm);
}

static void *with_weights(Op *op, Weights *w) {
    if (w) op->number[2] = w->class == OP_PROD && w->components == 2;
    if (w) op->spare[0] = found_weights(op->base.site, w, op->comm, stream_length(operand(op), widest(operand(op)), NULL));
    return recorded(op);
}

int pad_mpi_Reduce_augmented(const pad_mpi_site *site, const void *sendbuf, void *recvbuf, int count, MPI_Datatype type, MPI_Op operator, int root,
                             MPI_Comm comm, void *const *s1, void *const *s2, void **record) {
    Op *op = reducing(site, sendbuf, recvbuf, count, type, root, 0, comm, s1, s2);
    Weights *w = weights_of(op, sendbuf, recvbuf, count, type, operator);
    int code = PMPI_Reduce(sendbuf, recvbuf, count, type, operator, root, comm);
    *record = with_weights(op, w);
    return code;
}

int pad_mpi_Allreduce_augmented(const pad_mpi_site *site, const void *sendbuf, void *recvbuf, int count, MPI_Datatype type, MPI_Op operator, MPI_Comm comm,
                                void *const *s1, void *const *s2, void **record) {
    Op *op = reducing(site, sendbuf, recvbuf, count, type, 0, 1, comm, s1, s2);
    Weights *w = weights_of(op, sendbuf, recvbuf, count, type, operator);
    int code = PMPI_Allreduce(sendbuf, recvbuf, count, type, operator, comm);
    *record = with_weights(op, w);
    return code;
}
