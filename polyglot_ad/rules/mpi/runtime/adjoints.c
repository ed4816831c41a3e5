/* Point to point: a send's adjoint is a receive, a receive's is a send.

Adjoint messages have the tags of the program's, moved into the upper half of what MPI allows: so no receive of the program takes one for its own while
this rank is still in the forward sweep and another already in the reverse pass. A receive of any tag from any source could: see wild_message(). */

static int half_of_tags(void) {
    static int half;
    if (!half) {
        int *bound = NULL, found = 0;
        PMPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, (void *)&bound, &found);
        half = (found ? *bound : 32767) / 2 + 1;
    }
    return half;
}

/* That of collectives whose adjoints are messages: no message of the program has it. */
static int own_tag(void) { return half_of_tags() - 1; }

/* That of adjoints of partitioned messages. */
static int parts_tag(void) { return own_tag() - 1; }

static void check_tag(const pad_mpi_site *site, int tag) {
    if (tag >= parts_tag())
        refuse(site, "a message with a tag above half of MPI_TAG_UB", "the upper half of the tags is used by derivatives", "use a smaller tag");
}

/* Programs that receive anything by requests: what is pending at MPI would take adjoints, too, that come while this rank is still in the forward sweep. So
the adjoints of such programs have communicators of their own, each an attribute of the program's. They are made where all ranks of it are: see
differentiate/mpi/channels.py. */
static int channels = MPI_KEYVAL_INVALID;

static int drop_channel(MPI_Comm comm, int key, void *value, void *extra) {
    (void)comm, (void)key, (void)extra;
    PMPI_Comm_free((MPI_Comm *)value);
    free(value);
    return MPI_SUCCESS;
}

static MPI_Comm *channel_of(MPI_Comm comm) {
    void *value = NULL;
    int found = 0;
    if (channels != MPI_KEYVAL_INVALID) PMPI_Comm_get_attr(comm, channels, &value, &found);
    return found ? value : NULL;
}

/* For adjoints over a communicator of the program. */
static MPI_Comm channel(MPI_Comm comm) {
    MPI_Comm *own = channel_of(comm);
    return own ? *own : comm;
}

void pad_mpi_separate(MPI_Comm comm) {
    int rank = 0;
    if (comm == MPI_COMM_NULL) return;
    pthread_mutex_lock(&lock);
    if (channels == MPI_KEYVAL_INVALID) check(NULL, PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, drop_channel, &channels, NULL));
    pthread_mutex_unlock(&lock);
    if (channel_of(comm)) return;
    MPI_Comm *own = get_memory(NULL, sizeof *own);
    PMPI_Comm_rank(comm, &rank);
    check(NULL, PMPI_Comm_split(comm, 0, rank, own)); /* a duplicate would have the program's attributes */
    check(NULL, PMPI_Comm_set_attr(comm, channels, own));
}

static int adjoint_tag(const Op *op) { return op->tag + half_of_tags(); }

/* Adjoint messages that came while the program looked for any message at all. */
typedef struct Stashed {
    struct Stashed *next;
    MPI_Comm comm;
    int peer, tag;
    int64_t bytes;
    void *data;
} Stashed;

static Stashed *stash;

static void put_in_stash(const pad_mpi_site *site, MPI_Comm comm, MPI_Message *message, const MPI_Status *status) {
    Stashed *s = get_zeros(site, sizeof *s), **at = &stash;
    MPI_Count bytes = 0;
    PMPI_Get_elements_x(status, MPI_BYTE, &bytes);
    s->comm = comm;
    s->peer = status->MPI_SOURCE;
    s->tag = status->MPI_TAG;
    s->bytes = bytes;
    s->data = get_memory(site, bytes);
    int64_t count = bytes;
    MPI_Datatype type = large(site, &count, MPI_BYTE);
    check(site, PMPI_Mrecv(s->data, (int)count, type, message, MPI_STATUS_IGNORE));
    free_large(type, MPI_BYTE);
    pthread_mutex_lock(&lock);
    while (*at) at = &(*at)->next;
    *at = s;
    pthread_mutex_unlock(&lock);
}

static void wrong_size(const Op *op) {
    fail_at(op->base.site, "PAD-E310", "the adjoint of a message has another size than the message", "the other rank describes the numbers in another way, or runs another derivative",
            "use the same datatypes, and the same derivative, on both sides");
}

static void *take_from_stash(const Op *op, int64_t bytes) {
    void *data = NULL;
    pthread_mutex_lock(&lock);
    Stashed **at = &stash;
    while (*at && !((*at)->comm == op->comm && (*at)->peer == op->peer && (*at)->tag == adjoint_tag(op))) at = &(*at)->next;
    Stashed *s = *at;
    if (s) *at = s->next;
    pthread_mutex_unlock(&lock);
    if (!s) return NULL;
    if (s->bytes != bytes && bytes >= 0) wrong_size(op);
    data = s->data;
    free(s);
    return data;
}

/* Bytes of the adjoint of a message. */
static int64_t adjoint_length(const View *v) {
    int64_t lane;
    stream_length(v, NATURAL, &lane);
    return lane * v->width + marks_of(v, lane);
}

/* The adjoint of what was sent comes back. */
static void start_return(Op *op) {
    int64_t bytes = adjoint_length(&op->send);
    op->in = take_from_stash(op, bytes);
    if (op->in) return;
    op->in = get_memory(op->base.site, bytes);
    MPI_Comm comm = channel(op->comm);
    MPI_Errhandler old = errors_returned(comm);
    MPI_Datatype type = large(op->base.site, &bytes, MPI_BYTE);
    check(op->base.site, PMPI_Irecv(op->in, (int)bytes, type, op->peer, adjoint_tag(op), comm, request_of(op)));
    free_large(type, MPI_BYTE);
    errors_as_before(comm, old);
}

static void finish_return(Op *op) {
    int64_t bytes;
    MPI_Status status;
    stream_length(&op->send, NATURAL, &bytes);
    if (op->pending) {
        MPI_Count came = 0;
        MPI_Comm comm = channel(op->comm);
        MPI_Errhandler old = errors_returned(comm);
        wait_one(op->base.site, op->requests, &status);
        errors_as_before(comm, old);
        PMPI_Get_elements_x(&status, MPI_BYTE, &came);
        if (came != adjoint_length(&op->send)) wrong_size(op);
        op->pending = 0;
    }
    give_adjoints(op->base.site, &op->send, NATURAL, op->in, bytes);
    free(op->in);
    op->in = NULL;
}

/* The adjoint of what was received goes back, and is zero then. */
static void start_give_back(Op *op) {
    int64_t lane, bytes = adjoint_length(&op->recv);
    void *data = get_memory(op->base.site, bytes);
    stream_length(&op->recv, NATURAL, &lane);
    take_adjoints(&op->recv, NATURAL, data, lane);
    send_later(op->base.site, data, bytes, op->peer, adjoint_tag(op), channel(op->comm));
}

static void finish_nothing(Op *op) { (void)op; }

/* Whether a message carries numbers: then, and only then, it has an adjoint, on both sides. */
static int carries(const View *v) { return v->count > 0 && only_kind(v) != NONE && stream_length(v, NATURAL, NULL) > 0; }

/* Sets what a receive really got, from its status. */
static void set_received(Op *op, MPI_Status *status) {
    MPI_Count bytes = 0;
    op->peer = status->MPI_SOURCE;
    op->tag = status->MPI_TAG;
    PMPI_Get_elements_x(status, MPI_BYTE, &bytes);
    set_length(op->base.site, &op->recv, bytes, 0);
    if (!carries(&op->recv)) {
        silent_messages++;
        op->empty = 1;
        leave_group(op);
    } else check_tag(op->base.site, op->tag);
}

static Op *sending(const pad_mpi_site *site, const void *buf, int64_t count, MPI_Datatype type, int dest, int tag, MPI_Comm comm, void *const *s) {
    if (dest == MPI_PROC_NULL) return NULL;
    View v = view_or_packed(site, buf, s, count, type, 0);
    if (!carries(&v)) {
        silent_messages++;
        free_view(&v);
        return NULL;
    }
    check_tag(site, tag);
    Op *op = new_op(site, comm, start_return, finish_return);
    op->send = v;
    op->direction = OUTGOING;
    op->peer = dest;
    op->tag = tag;
    op->spare[DATA] = buf;
    return op;
}

static Op *receiving(const pad_mpi_site *site, void *buf, int64_t count, MPI_Datatype type, int source, MPI_Comm comm, void *const *s, int which) {
    if (source == MPI_PROC_NULL) return NULL;
    if (source == MPI_ANY_SOURCE && site->flags & REPEATED)
        fail_at(site, "PAD-E206", "a loop within a memory budget", "it receives from any rank, which may be another one when the loop runs again",
                "say whom it receives from, or take the derivative without a memory budget");
    View v = view_or_packed(site, buf, s, count, type, which);
    if (!carries(&v)) {
        silent_messages++;
        free_view(&v);
        return NULL;
    }
    Op *op = new_op(site, comm, start_give_back, finish_nothing);
    op->recv = v;
    op->direction = INCOMING;
    op->peer = source;
    op->completed = set_received;
    op->spare[DATA] = buf;
    return op;
}

static void *recorded(Op *op) {
    if (op) posted(op, 0);
    return op;
}

static void give_status(MPI_Status *to, const MPI_Status *from) {
    if (to == MPI_STATUS_IGNORE) return;
    int error = to->MPI_ERROR; /* which calls for one message leave alone */
    *to = *from;
    to->MPI_ERROR = error;
}
