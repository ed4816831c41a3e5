/* Forward mode: tangents follow each message in a second one, of all lanes together, with the same tag.

The second message is received at once, from where the first came from, so that no receive of the program can meet it: but for those of another thread,
so threads that communicate at the same time are refused. It is sent without waiting: a send
of the program that does not wait for its receiver does not wait here. */

static int busy;
static pthread_t owner;

static void enter(const pad_mpi_site *site) {
    pthread_mutex_lock(&lock);
    int other = busy && !pthread_equal(owner, pthread_self());
    if (!other) {
        busy = 1;
        owner = pthread_self();
    }
    pthread_mutex_unlock(&lock);
    if (other)
        refuse(site, "forward mode of messages that several threads send or receive at the same time", "their tangents could be taken for each other's",
               "use reverse mode, or let one thread communicate");
}

static void leave(void) {
    pthread_mutex_lock(&lock);
    busy = 0;
    pthread_mutex_unlock(&lock);
}

static void send_tangents(Op *op) {
    int64_t bytes;
    if (!op) return;
    stream_length(&op->send, NATURAL, &bytes);
    void *data = get_memory(op->base.site, bytes * op->send.width);
    stream_read(&op->send, NATURAL, data, bytes);
    send_later(op->base.site, data, bytes * op->send.width, op->peer, op->tag, op->comm);
}

/* `op` is of a receive that has its status; both are released. */
static void receive_tangents(Op *op) {
    int64_t lane;
    if (!op) return;
    stream_length(&op->recv, NATURAL, &lane);
    int64_t bytes = lane * op->recv.width;
    op->in = get_memory(op->base.site, bytes);
    MPI_Errhandler old = errors_returned(op->comm);
    MPI_Datatype type = large(op->base.site, &bytes, MPI_BYTE);
    check(op->base.site, PMPI_Irecv(op->in, (int)bytes, type, op->peer, op->tag, op->comm, request_of(op)));
    free_large(type, MPI_BYTE);
    errors_as_before(op->comm, old);
    settle(op);
    stream_write(&op->recv, NATURAL, op->in, lane);
}

static void release_maybe(Op *op) {
    if (op) release_op(&op->base);
}

#define FORWARD_SEND(name)                                                                                                                                \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm,               \
                                 void *const *s) {                                                                                                        \
        enter(site);                                                                                                                                      \
        Op *op = sending(site, buf, count, type, dest, tag, comm, s);                                                                                     \
        int code = PMPI_##name(buf, count, type, dest, tag, comm);                                                                                        \
        send_tangents(op);                                                                                                                                \
        release_maybe(op);                                                                                                                                \
        leave();                                                                                                                                          \
        return code;                                                                                                                                      \
    }
FORWARD_SEND(Send)
FORWARD_SEND(Ssend)
FORWARD_SEND(Rsend)
FORWARD_SEND(Bsend)

int pad_mpi_Recv_forward(const pad_mpi_site *site, void *buf, int count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Status *status,
                         void *const *s) {
    MPI_Status own;
    enter(site);
    Op *op = receiving(site, buf, count, type, source, comm, s, 0);
    int code = PMPI_Recv(buf, count, type, source, tag, comm, &own);
    give_status(status, &own);
    op = received(op, &own, type);
    receive_tangents(op);
    release_maybe(op);
    leave();
    return code;
}

int pad_mpi_Sendrecv_forward(const pad_mpi_site *site, const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
                             int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status, void *const *s1,
                             void *const *s2) {
    MPI_Status own;
    enter(site);
    Op *out = sending(site, sendbuf, sendcount, sendtype, dest, sendtag, comm, s1);
    Op *in = receiving(site, recvbuf, recvcount, recvtype, source, comm, s2, 1);
    int code = PMPI_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, &own);
    give_status(status, &own);
    in = received(in, &own, recvtype);
    send_tangents(out);
    receive_tangents(in);
    release_maybe(out);
    release_maybe(in);
    leave();
    return code;
}

int pad_mpi_Sendrecv_replace_forward(const pad_mpi_site *site, void *buf, int count, MPI_Datatype type, int dest, int sendtag, int source, int recvtag,
                                     MPI_Comm comm, MPI_Status *status, void *const *s) {
    MPI_Status own;
    enter(site);
    Op *out = sending(site, buf, count, type, dest, sendtag, comm, s);
    Op *in = receiving(site, buf, count, type, source, comm, s, 0);
    int code = PMPI_Sendrecv_replace(buf, count, type, dest, sendtag, source, recvtag, comm, &own);
    give_status(status, &own);
    in = received(in, &own, type);
    send_tangents(out);
    receive_tangents(in);
    release_maybe(out);
    release_maybe(in);
    leave();
    return code;
}

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
