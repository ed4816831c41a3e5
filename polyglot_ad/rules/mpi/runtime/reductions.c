/* Reduce and Allreduce. */

/* number[2]: whether weights are complex; spare[3]: weights that are being found. Operators other than MPI_SUM have a plan. */
static void find_own_weights(Op *op) {
    const Plan *p = plan_of(op);
    if (!p || !p->buf) return;
    op->number[NUMBERS] = stream_length(&p->operand, widest(&p->operand), NULL);
    op->spare[3] = find_weights(op->base.site, &p->operand, p->buf, p->count, p->type, p->class, own_group(op->base.site, op->comm, 0));
}

static void weights_known(Op *op, MPI_Status *status) {
    Weights *w = (Weights *)op->spare[3];
    (void)status;
    if (!w) return;
    op->spare[3] = NULL;
    op->number[2] = w->class == OP_PROD && w->components == 2;
    op->spare[0] = found_weights(op->base.site, w, own_group(op->base.site, op->comm, 0), op->number[NUMBERS]);
}

static void weigh_by_plan(Op *op, int by, const View *v, const void *buf, int64_t count, MPI_Datatype type, MPI_Op operator) {
    make_plan(op, v, buf, count, type, operator);
    op->drop = drop_plan;
    op->drop_start = drop_weights;
    op->again = find_own_weights;
    op->completed = weights_known;
    if (plan_of(op) && buf) own_group(op->base.site, op->comm, by != BY_A_REQUEST);
}

static void reduce_forth(Op *op), reduce_arrive(Op *op, MPI_Status *status);

static Op *reducing(const pad_mpi_site *site, const void *sendbuf, void *recvbuf, int64_t count, MPI_Datatype type, MPI_Op operator, int root, int all,
                    MPI_Comm comm, int by, void *const *s1, void *const *s2) {
    if (!all && root == MPI_PROC_NULL) return NULL;
    int has_result = all || takes_root_role(comm, root), in_place = sendbuf == MPI_IN_PLACE, has_operand = all || root != MPI_ROOT;
    Op *op = new_op(site, comm, all ? start_allreduce : start_reduce, finish_reduction);
    if (has_result) op->recv = view(site, recvbuf, s2, count, type, 1);
    if (has_operand && !in_place) op->send = view(site, sendbuf, s1, count, type, 0);
    op->number[IN_PLACE_FLAG] = in_place;
    op->number[TO_ALL] = all;
    op->peer = root;
    op->forth = reduce_forth;
    op->arrive = reduce_arrive;
    if (!carries(any_side(op))) {
        silent_messages++;
        release_op(&op->base);
        return NULL;
    }
    weigh_by_plan(op, by, any_side(op), !has_operand ? NULL : in_place ? recvbuf : sendbuf, count, type, operator);
    return op;
}

/* Reduce_scatter between two groups: the other group's sum, of which each rank gets a part. How the other group shares ours is not known here: so all of it is
moved, and each rank takes what is its own. */
static Op *folding_groups(const pad_mpi_site *site, const void *sendbuf, void *recvbuf, int64_t first, int64_t own, int64_t total, MPI_Datatype type,
                          MPI_Op operator, MPI_Comm comm, int by, void *const *s1, void *const *s2) {
    Op *op = new_op(site, comm, start_allreduce, finish_reduction);
    op->send = view(site, sendbuf, s1, total, type, 0);
    op->recv = view(site, recvbuf, s2, own, type, 1);
    op->number[TO_ALL] = 1;
    op->forth = reduce_forth;
    op->arrive = reduce_arrive;
    if (!carries(&op->send)) {
        silent_messages++;
        release_op(&op->base);
        return NULL;
    }
    op->number[FIRST] = stream_length(&op->send, widest(&op->send), NULL) / total * first;
    weigh_by_plan(op, by, &op->send, sendbuf, total, type, operator);
    return op;
}
