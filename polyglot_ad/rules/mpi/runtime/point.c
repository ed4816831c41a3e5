/* Point to point: a send's adjoint is a receive, a receive's is a send. */

/* The program's tag must leave room for those of the derivative's own messages. */
enum { OWN_TAGS = 4096 };

static int tag_bound(MPI_Comm comm) {
    int *bound = NULL, found = 0;
    PMPI_Comm_get_attr(comm, MPI_TAG_UB, &bound, &found);
    return found ? *bound : 32767;
}

static void check_tag(const pad_mpi_site *site, MPI_Comm comm, int tag) {
    if (tag > 32767 - OWN_TAGS && tag > tag_bound(comm) - OWN_TAGS)
        refuse(site, "a message with a tag close to MPI_TAG_UB", "the last 4096 tags are used by derivatives", "use a smaller tag");
}

/* The adjoint of what was sent comes back. */
static void start_return(Op *op) {
    int64_t bytes;
    stream_length(&op->send, NATURAL, &bytes);
    bytes *= op->send.width;
    op->in = get_memory(op->base.site, bytes);
    MPI_Errhandler old = errors_returned(op->comm);
    MPI_Datatype type = large(op->base.site, &bytes, MPI_BYTE);
    check(op->base.site, PMPI_Irecv(op->in, (int)bytes, type, op->peer, op->tag, op->comm, request_of(op)));
    free_large(type, MPI_BYTE);
    errors_as_before(op->comm, old);
}

static void finish_return(Op *op) {
    int64_t bytes;
    settle(op);
    stream_length(&op->send, NATURAL, &bytes);
    stream_add(&op->send, NATURAL, op->in, bytes);
    free(op->in);
    op->in = NULL;
}

/* The adjoint of what was received goes back, and is zero then. */
static void start_give_back(Op *op) {
    int64_t bytes;
    stream_length(&op->recv, NATURAL, &bytes);
    void *data = get_memory(op->base.site, bytes * op->recv.width);
    stream_read(&op->recv, NATURAL, data, bytes);
    zero(&op->recv);
    send_later(op->base.site, data, bytes * op->recv.width, op->peer, op->tag, op->comm);
}

static void finish_nothing(Op *op) { (void)op; }

/* Sets what a receive really got, from its status. */
static void set_received(Op *op, const MPI_Status *status, MPI_Datatype type) {
    int count = 0;
    op->peer = status->MPI_SOURCE;
    op->tag = status->MPI_TAG;
    PMPI_Get_count(status, type, &count);
    if (count == MPI_UNDEFINED) {
        MPI_Count elements = 0;
        PMPI_Get_elements_x(status, type, &elements);
        op->recv.limit = elements;
    } else op->recv.count = count;
}

/* Whether a message carries numbers: then, and only then, it has an adjoint, on both sides. */
static int carries(const View *v) { return v->count > 0 && only_kind(v) != NONE && stream_length(v, NATURAL, NULL) > 0; }

static Op *sending(const pad_mpi_site *site, const void *buf, int64_t count, MPI_Datatype type, int dest, int tag, MPI_Comm comm, void *const *s) {
    if (dest == MPI_PROC_NULL) return NULL;
    View v = view(site, buf, s, count, type, 0);
    if (!carries(&v)) {
        free_view(&v);
        return NULL;
    }
    check_tag(site, comm, tag);
    Op *op = new_op(site, comm, start_return, finish_return);
    op->send = v;
    op->direction = OUTGOING;
    op->peer = dest;
    op->tag = tag;
    return op;
}

static Op *receiving(const pad_mpi_site *site, void *buf, int64_t count, MPI_Datatype type, int source, MPI_Comm comm, void *const *s, int which) {
    if (source == MPI_PROC_NULL) return NULL;
    View v = view(site, buf, s, count, type, which);
    if (!carries(&v)) {
        free_view(&v);
        return NULL;
    }
    Op *op = new_op(site, comm, start_give_back, finish_nothing);
    op->recv = v;
    op->direction = INCOMING;
    op->peer = source;
    return op;
}

static void *recorded(Op *op) {
    if (op) posted(op, 0);
    return op;
}

#define SEND(name)                                                                                                                                        \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm,             \
                                   void *const *s, void **record) {                                                                                       \
        *record = recorded(sending(site, buf, count, type, dest, tag, comm, s));                                                                          \
        return PMPI_##name(buf, count, type, dest, tag, comm);                                                                                            \
    }
SEND(Send)
SEND(Ssend)
SEND(Rsend)
SEND(Bsend)

/* A message may be shorter than the buffer, and empty. */
static void *received(Op *op, const MPI_Status *status, MPI_Datatype type) {
    if (!op) return NULL;
    set_received(op, status, type);
    if (!carries(&op->recv)) {
        release_op(&op->base);
        return NULL;
    }
    check_tag(op->base.site, op->comm, op->tag);
    posted(op, 0);
    return op;
}

static void give_status(MPI_Status *to, const MPI_Status *from) {
    if (to == MPI_STATUS_IGNORE) return;
    int error = to->MPI_ERROR; /* which calls for one message leave alone */
    *to = *from;
    to->MPI_ERROR = error;
}

int pad_mpi_Recv_augmented(const pad_mpi_site *site, void *buf, int count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Status *status,
                           void *const *s, void **record) {
    MPI_Status own;
    Op *op = receiving(site, buf, count, type, source, comm, s, 0);
    *record = NULL;
    int code = PMPI_Recv(buf, count, type, source, tag, comm, &own);
    give_status(status, &own);
    if (code == MPI_SUCCESS) *record = received(op, &own, type);
    return code;
}

/* Two operations that are started together: of Sendrecv. */
typedef struct {
    Record base;
    Op *first, *second;
} Both;

static void reverse_two(Record *record) {
    Both *both = (Both *)record;
    if (both->second) begin(both->second);
    if (both->first) begin(both->first);
    if (both->second) complete(both->second);
    if (both->first) complete(both->first);
}

static void release_two(Record *record) {
    Both *both = (Both *)record;
    if (both->first) release_op(&both->first->base);
    if (both->second) release_op(&both->second->base);
    free(both);
}

static void *two(const pad_mpi_site *site, Op *first, Op *second) {
    if (!first && !second) return NULL;
    Both *both = get_zeros(site, sizeof *both);
    both->base.reverse = reverse_two;
    both->base.release = release_two;
    both->base.site = site;
    both->first = first;
    both->second = second;
    return both;
}

int pad_mpi_Sendrecv_augmented(const pad_mpi_site *site, const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
                               int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status, void *const *s1,
                               void *const *s2, void **record) {
    MPI_Status own;
    Op *out = recorded(sending(site, sendbuf, sendcount, sendtype, dest, sendtag, comm, s1));
    Op *in = receiving(site, recvbuf, recvcount, recvtype, source, comm, s2, 1);
    int code = PMPI_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, &own);
    give_status(status, &own);
    *record = two(site, out, received(in, &own, recvtype));
    return code;
}

int pad_mpi_Sendrecv_replace_augmented(const pad_mpi_site *site, void *buf, int count, MPI_Datatype type, int dest, int sendtag, int source, int recvtag,
                                       MPI_Comm comm, MPI_Status *status, void *const *s, void **record) {
    MPI_Status own;
    Op *out = recorded(sending(site, buf, count, type, dest, sendtag, comm, s));
    Op *in = receiving(site, buf, count, type, source, comm, s, 0);
    int code = PMPI_Sendrecv_replace(buf, count, type, dest, sendtag, source, recvtag, comm, &own);
    give_status(status, &own);
    *record = two(site, out, received(in, &own, type));
    return code;
}
