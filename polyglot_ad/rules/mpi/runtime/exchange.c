/* Collectives that move data, each with the one that moves adjoints back. */

enum { UNEVEN, EVEN };

typedef struct Move Move;
struct Move {
    Side send, recv;
    Stream from, into;
    void (*forth)(Op *); /* exchange of tangents, as the program's own of data; from the stream `from` to `into` */
    void (*back)(Op *);  /* of adjoints */
    int even;            /* all segments are of one length */
    int converts;        /* numbers are added on their way, so all must be of one kind */
    int *slots;          /* neighbours: from which of the sender's edges each segment comes (neighbour.c) */
    int *sources, *destinations;
};

static Move *move_of(const Op *op) { return (Move *)op->spare[1]; }

/* A collective of MPI that waits, or one that does not. */
#define MOVE_BY(name, other, ...) check(op->base.site, op->blocking ? PMPI_##name(__VA_ARGS__) : PMPI_##other(__VA_ARGS__, request_of(op)))
#define STREAMS const Stream *f = &move_of(op)->from, *t = &move_of(op)->into

static void exchange_gather(Op *op) {
    STREAMS;
    if (move_of(op)->even) MOVE_BY(Gather, Igather, f->data, f->counts[0], f->type, t->data, t->counts[0], t->type, op->peer, op->comm);
    else MOVE_BY(Gatherv, Igatherv, f->data, f->counts[0], f->type, t->data, t->counts, t->at, t->type, op->peer, op->comm);
}

static void exchange_scatter(Op *op) {
    STREAMS;
    if (move_of(op)->even) MOVE_BY(Scatter, Iscatter, f->data, f->counts[0], f->type, t->data, t->counts[0], t->type, op->peer, op->comm);
    else MOVE_BY(Scatterv, Iscatterv, f->data, f->counts, f->at, f->type, t->data, t->counts[0], t->type, op->peer, op->comm);
}

static void exchange_spread(Op *op) {
    STREAMS;
    if (move_of(op)->even) MOVE_BY(Allgather, Iallgather, f->data, f->counts[0], f->type, t->data, t->counts[0], t->type, op->comm);
    else MOVE_BY(Allgatherv, Iallgatherv, f->data, f->counts[0], f->type, t->data, t->counts, t->at, t->type, op->comm);
}

/* Each rank gets the sum of the segments for it. */
static void exchange_fold(Op *op) {
    STREAMS;
    if (move_of(op)->even) MOVE_BY(Reduce_scatter_block, Ireduce_scatter_block, f->data, t->data, t->counts[0], t->type, MPI_SUM, op->comm);
    else MOVE_BY(Reduce_scatter, Ireduce_scatter, f->data, t->data, f->counts, t->type, MPI_SUM, op->comm);
}

static void exchange_swap(Op *op) {
    STREAMS;
    if (move_of(op)->even) MOVE_BY(Alltoall, Ialltoall, f->data, f->counts[0], f->type, t->data, t->counts[0], t->type, op->comm);
    else MOVE_BY(Alltoallv, Ialltoallv, f->data, f->counts, f->at, f->type, t->data, t->counts, t->at, t->type, op->comm);
}

/* In which kind the numbers of a side travel: all ranks must tell it alike. */
static int travelling(const Op *op, const Side *s) {
    const Move *m = move_of(op);
    if (m->converts) {
        int a = widest(&m->send.all), b = widest(&m->recv.all);
        return a > b ? a : b;
    }
    if (s->nodes) return NATURAL;
    return only_kind(&s->all);
}

static void open_streams(Op *op, const Side *from, const Side *into, int adjoint) {
    Move *m = move_of(op);
    open_stream(op->base.site, from, travelling(op, from), &m->from, adjoint);
    open_stream(op->base.site, into, travelling(op, into), &m->into, adjoint);
}

static void exchanged(Op *op) {
    Move *m = move_of(op);
    close_stream(&m->from);
    close_stream(&m->into);
}

/* Multiplies adjoints of a reduction's operand by this rank's weights. */
static void weigh_segments(const Op *op, const Side *s, Stream *t) {
    if (!op->spare[0]) return;
    int64_t passed = 0;
    for (int64_t i = 0; i < s->segments; passed += t->lanes[i++])
        for (int lane = 0; lane < op->base.site->width; lane++)
            multiply((const char *)op->spare[0] + passed, t->kind, (int)op->number[2], 1, t->data + t->where[i] + lane * t->lanes[i],
                     t->lanes[i] / kind_size(t->kind));
}

static void communicate(Op *op, void (*how)(Op *)) {
    MPI_Errhandler old = errors_returned(op->comm);
    how(op);
    errors_as_before(op->comm, old);
}

/* The reverse pass: adjoints of what was received go back, and are zero then. */
static void start_back(Op *op) {
    Move *m = move_of(op);
    open_streams(op, &m->recv, &m->send, 1);
    take_side(&m->recv, &m->from);
    communicate(op, m->back);
}

static void finish_back(Op *op) {
    Move *m = move_of(op);
    settle(op);
    weigh_segments(op, &m->send, &m->into);
    give_side(op->base.site, &m->send, &m->into);
    exchanged(op);
}

/* Forward mode: tangents travel as the data do. */
static void start_forth(Op *op) {
    Move *m = move_of(op);
    open_streams(op, &m->send, &m->recv, 0);
    read_side(&m->send, &m->from);
    communicate(op, m->forth);
}

static void finish_forth(Op *op, MPI_Status *status) {
    (void)status;
    settle(op);
    each_segment(&move_of(op)->recv, &move_of(op)->into, write_block);
    exchanged(op);
}

static void drop_move(Op *op) {
    Move *m = move_of(op);
    drop_plan(op);
    free_side(&m->send);
    free_side(&m->recv);
    close_stream(&m->from);
    close_stream(&m->into);
    free(m->slots);
    free(m->sources);
    free(m->destinations);
    free(m);
}

static Op *new_move(const pad_mpi_site *site, MPI_Comm comm, int even, void (*forth)(Op *), void (*back)(Op *)) {
    Op *op = new_op(site, comm, start_back, finish_back);
    Move *m = get_zeros(site, sizeof *m);
    op->spare[1] = m;
    op->drop = drop_move;
    op->forth = start_forth;
    op->arrive = finish_forth;
    m->even = even;
    m->forth = forth;
    m->back = back;
    return op;
}

/* Bytes of which the analysis knows on one side only that they are numbers, are numbers. */
static Op *if_it_carries(Op *op) {
    Move *m = move_of(op);
    View *a = &m->send.all, *b = &m->recv.all;
    if (a->node && b->node && (a->node->mask & ~1) == 0 && (b->node->mask & ~1) == 0) {
        if (a->bytes == NONE) a->bytes = b->bytes;
        if (b->bytes == NONE) b->bytes = a->bytes;
    }
    if (a->node && b->node && (a->bytes == PACKED) != (b->bytes == PACKED))
        refuse(op->base.site, "a collective that sends numbers and receives packed bytes, or the other way", "where the numbers are is not known",
               "use MPI_PACKED on both sides");
    if (numbers_in(a) || numbers_in(b) || m->send.nodes || m->recv.nodes) return op;
    silent_messages++;
    release_op(&op->base);
    return NULL;
}
