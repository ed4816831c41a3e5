/* Forward mode of collectives. */

int pad_mpi_Bcast_forward(const pad_mpi_site *site, void *buf, int count, MPI_Datatype type, int root, MPI_Comm comm, void *const *s) {
    Op *op = broadcasting(site, buf, count, type, root, comm, s);
    int code = PMPI_Bcast(buf, count, type, root, comm);
    if (!op) return code;
    int kind = widest(&op->recv), here = takes_root_role(comm, root);
    int64_t lane, n = stream_length(&op->recv, kind, &lane) * site->width;
    op->in = get_memory(site, lane * site->width);
    if (here) stream_read(&op->recv, kind, op->in, lane);
    root_to_all(op, op->in, n, kind, root);
    settle(op);
    if (!here) stream_write(&op->recv, kind, op->in, lane);
    release_op(&op->base);
    return code;
}

/* Tangents of a reduction: the sum of this rank's, weighed. */
static void reduce_tangents(Op *op, Weights *w, int root, int all) {
    if (!op) return;
    const View *v = operand(op), *any = v->node ? v : &op->recv;
    const pad_mpi_site *site = op->base.site;
    int kind = widest(any), inter = is_inter(op->comm), here = all || takes_root_role(op->comm, root);
    int64_t lane, n = stream_length(any, kind, &lane);
    op->in = get_zeros(site, lane * site->width);
    if (v->node) stream_read(v, kind, op->in, lane);
    if (w) {
        int complex = w->class == OP_PROD && w->components == 2;
        void *weights = found_weights(site, w, op->comm, n);
        for (int l = 0; l < site->width; l++) multiply(weights, kind, complex, -1, (char *)op->in + l * lane, n);
        free(weights);
    }
    op->out = op->in;
    if (inter) op->in = get_zeros(site, lane * site->width);
    if (all) sum_to_all(op, inter ? op->out : MPI_IN_PLACE, op->in, n * site->width, kind);
    else sum_to_root(op, here && !inter ? MPI_IN_PLACE : op->out, here ? op->in : NULL, n * site->width, kind, root);
    settle(op);
    if (here) stream_write(&op->recv, kind, op->in, lane);
    if (op->out == op->in) op->out = NULL;
    release_op(&op->base);
}

int pad_mpi_Reduce_forward(const pad_mpi_site *site, const void *sendbuf, void *recvbuf, int count, MPI_Datatype type, MPI_Op operator, int root,
                           MPI_Comm comm, void *const *s1, void *const *s2) {
    Op *op = reducing(site, sendbuf, recvbuf, count, type, root, 0, comm, s1, s2);
    Weights *w = weights_of(op, sendbuf, recvbuf, count, type, operator);
    int code = PMPI_Reduce(sendbuf, recvbuf, count, type, operator, root, comm);
    reduce_tangents(op, w, root, 0);
    return code;
}

int pad_mpi_Allreduce_forward(const pad_mpi_site *site, const void *sendbuf, void *recvbuf, int count, MPI_Datatype type, MPI_Op operator, MPI_Comm comm,
                              void *const *s1, void *const *s2) {
    Op *op = reducing(site, sendbuf, recvbuf, count, type, 0, 1, comm, s1, s2);
    Weights *w = weights_of(op, sendbuf, recvbuf, count, type, operator);
    int code = PMPI_Allreduce(sendbuf, recvbuf, count, type, operator, comm);
    reduce_tangents(op, w, 0, 1);
    return code;
}
