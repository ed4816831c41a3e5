/* Forward mode of point to point: a message travels together with its tangents, as bytes: the primal's, then the tangents of each lane.

So there are as many messages as in the program, and what receives, probes and threads match is what they match in the program.

The tangents of packed bytes are as long as these, also where there is no number. Such messages have an end by which they are known, as what is sent packed
may be received by the types that it was packed by. */

static const char PACKED_END[] = "polyglot_ad: tangents of packed bytes";

/* The rest of the length by the number of lanes and one is 1, which it is of no message of numbers. */
static int64_t end_length(int lanes) {
    int64_t share = 1 + lanes, least = (int64_t)sizeof PACKED_END;
    return (least + share - 1) / share * share + 1;
}

/* Bytes of a message and its tangents. */
static int64_t parcel_length(const View *v) { return length_with(v, v->width) + (is_packed(v) ? end_length(v->width) : 0); }

/* Of the whole message, whether it was sent as packed. */
static int ends_as_packed(const void *data, int64_t bytes, int lanes) {
    int64_t end = end_length(lanes);
    return bytes >= end && bytes % (1 + lanes) == 1 && memcmp((const char *)data + bytes - end, PACKED_END, sizeof PACKED_END) == 0;
}

typedef struct {
    void *data;
    int count;
    MPI_Datatype type, plain;
    int64_t bytes;
} Parcel;

static void copy_out(Walk *w, char *at, int kind, int64_t bytes) {
    (void)kind;
    memcpy(w->stream, at, (size_t)bytes);
    w->stream += bytes;
}

static void copy_in(Walk *w, char *at, int kind, int64_t bytes) {
    (void)kind;
    memcpy(at, w->stream, (size_t)bytes);
    w->stream += bytes;
}

static Parcel parcel(const pad_mpi_site *site, void *data, int64_t bytes) {
    Parcel p = {data, 0, MPI_BYTE, MPI_BYTE, bytes};
    p.type = large(site, &bytes, MPI_BYTE);
    p.count = (int)bytes;
    return p;
}

static void free_parcel(Parcel *p) { free_large(p->type, p->plain); }

/* Writes message and tangents to op->out. */
static void fill(Op *op) {
    const View *v = &op->send;
    int64_t own = whole_length(v), lane;
    stream_length(v, NATURAL, &lane);
    if (!op->out) op->out = get_zeros(op->base.site, parcel_length(v));
    Walk w = {.block = copy_out, .everything = 1, .stream = op->out};
    walk_view(&w, v, (void *)op->spare[DATA]);
    stream_read(v, NATURAL, (char *)op->out + own, lane);
    if (is_packed(v)) memcpy((char *)op->out + own + lane * v->width, PACKED_END, sizeof PACKED_END);
}

static Parcel filled(Op *op) {
    fill(op);
    return parcel(op->base.site, op->out, parcel_length(&op->send));
}

/* A copy of a message without tangents. */
static Parcel plain_copy(const pad_mpi_site *site, const void *buf, int64_t count, MPI_Datatype type) {
    View v = {.count = count, .limit = -1};
    if (count > 0) v.node = layout_of(site, type), v.extent = extent_of(type);
    int64_t bytes = whole_length(&v);
    Walk w = {.block = copy_out, .everything = 1, .stream = get_memory(site, bytes)};
    void *data = w.stream;
    walk_view(&w, &v, (void *)buf);
    free_view(&v);
    return parcel(site, data, bytes);
}

static void send_plain_copy(const pad_mpi_site *site, const void *buf, int64_t count, MPI_Datatype type, int dest, int tag, MPI_Comm comm) {
    if (dest == MPI_PROC_NULL) return;
    Parcel p = plain_copy(site, buf, count, type);
    send_later(site, p.data, p.bytes, dest, tag, comm);
    free_parcel(&p);
}

/* Message and tangents go, nobody waits for them. */
static void send_copy(Op *op) {
    fill(op);
    send_later(op->base.site, op->out, parcel_length(&op->send), op->peer, op->tag, op->comm);
    op->out = NULL;
}

/* Room for message and tangents, in op->in. */
static Parcel room_for(Op *op) {
    int64_t bytes = whole_length(&op->recv) * (1 + op->recv.width) + end_length(op->recv.width);
    if (!op->in) op->in = get_memory(op->base.site, bytes);
    return parcel(op->base.site, op->in, bytes);
}

static void too_long(const Op *op) {
    fail_at(op->base.site, "PAD-E310", "a message that is longer than the buffer that receives it", "it would be cut off", "give a larger buffer");
}

/* Takes a message out of op->in; the status is as if it had come alone. */
static void unpack(Op *op, MPI_Status *status) {
    MPI_Count bytes = 0;
    View v = op->recv;
    PMPI_Get_elements_x(status, MPI_BYTE, &bytes);
    int packed = ends_as_packed(op->in, bytes, v.width);
    if (is_packed(&v) && !packed && bytes)
        refuse(op->base.site, "a message of numbers that is received as packed bytes", "where the numbers are is not known", "send it as MPI_PACKED");
    if (packed) bytes = (bytes - end_length(v.width)) / (1 + v.width);
    set_length(op->base.site, &v, bytes, packed ? 0 : v.width);
    int64_t own = whole_length(&v), lane;
    if (own > whole_length(&op->recv)) too_long(op);
    stream_length(&v, NATURAL, &lane);
    Walk w = {.block = copy_in, .everything = 1, .stream = op->in};
    walk_view(&w, &v, (void *)op->spare[DATA]);
    if (packed && !v.laid)
        for (int l = 0; v.shadows && l < v.width; l++) {
            Walk t = {.block = write_block, .kind = NATURAL, .packed = NATIVE, .stream = (char *)op->in + own * (1 + l)};
            walk_view(&t, &v, v.shadows[l]);
        }
    else stream_write(&v, NATURAL, (char *)op->in + own, lane);
    PMPI_Status_set_elements_x(status, MPI_BYTE, own);
}

/* At the end of a send: its copy is not needed any more. release_op() frees it. */
static void sent(Op *op, MPI_Status *status) { (void)op, (void)status; }

static void release_maybe(Op *op) {
    if (op) release_op(&op->base);
}
