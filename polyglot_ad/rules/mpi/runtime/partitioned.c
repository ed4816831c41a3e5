/* Partitioned messages. Each side readies, or asks for, its own partitions, of which there may be more on one side than on the other.

In forward mode each number is followed by its tangents, so that a partition of either side holds what it needs. In the reverse pass the adjoints of partitions
that the program had asked for by themselves (MPI_Parrived) go back when it did, those of all others when it had waited; whoever readied a partition waits
for its adjoint there. Adjoint messages say which numbers they are. */

typedef struct Parts Parts;
struct Parts {
    Parts *next; /* of all whose requests have not been freed */
    Op *op;
    int partitions;
    int64_t count; /* items of each */
    int64_t share; /* bytes of the numbers of a partition, in one lane */
    int64_t bytes; /* forward mode: of a partition with its tangents */
    char *room;    /* forward mode: what travels */
};

/* Of one start. */
typedef struct {
    unsigned char *arrived; /* of each partition of a receive: the program has asked for it */
    int64_t *missing;       /* of a send, in the reverse pass: bytes of each partition's adjoint, in one lane */
    char *adjoint;
} Start;

static Parts *all_parts;
static pthread_mutex_t parting = PTHREAD_MUTEX_INITIALIZER;

static Parts *parts_of(const Op *op) { return (Parts *)op->spare[1]; }

static Start *start_of(const Op *op) { return (Start *)op->spare[2]; }

static View partition(const Op *op, void **room, int64_t first, int64_t number) {
    const Parts *p = parts_of(op);
    return part(op->send.node ? &op->send : &op->recv, room, first * p->count, number * p->count);
}

/* Adjoint messages ------------------------------------------------------------------------------------------------------------------------ */

typedef struct {
    int64_t tag, at, bytes; /* the program's tag; where in a lane, and how many bytes of each */
} PartsHeader;

typedef struct PartsMessage {
    struct PartsMessage *next;
    MPI_Comm comm;
    int peer;
    PartsHeader *data;
} PartsMessage;

static PartsMessage *parts_stash;

static void give_parts(Op *op, int64_t first, int64_t number) {
    const Parts *p = parts_of(op);
    int64_t lane = number * p->share;
    int width = op->recv.width;
    void **room = get_memory(op->base.site, width * (int64_t)sizeof(void *));
    PartsHeader *data = get_memory(op->base.site, (int64_t)sizeof *data + lane * width);
    View v = partition(op, room, first, number);
    *data = (PartsHeader){op->tag, first * p->share, lane};
    stream_read(&v, NATURAL, data + 1, lane);
    zero(&v);
    free(room);
    send_later(op->base.site, data, (int64_t)sizeof *data + lane * width, op->peer, parts_tag() + half_of_tags(), channel(op->comm));
}

/* What the program had not asked for before it waited. */
static void start_parts(Op *op) {
    const Parts *p = parts_of(op);
    if (!op->recv.node) return;
    for (int i = 0, j; i < p->partitions; i = j) {
        for (j = i; j < p->partitions && !start_of(op)->arrived[j]; j++) {}
        if (j > i) give_parts(op, i, j - i);
        else j++;
    }
}

static PartsHeader *take_parts(const Op *op) {
    PartsHeader *data = NULL;
    for (PartsMessage **at = &parts_stash, *m; (m = *at); at = &m->next) {
        if (m->comm != op->comm || m->peer != op->peer || m->data->tag != op->tag) continue;
        data = m->data;
        *at = m->next;
        free(m);
        break;
    }
    return data;
}

static void keep_parts(const Op *op, PartsHeader *data) {
    PartsMessage *m = get_zeros(op->base.site, sizeof *m), **at = &parts_stash;
    *m = (PartsMessage){NULL, op->comm, op->peer, data};
    while (*at) at = &(*at)->next;
    *at = m;
}

/* A message for any partitioned send to this peer, if there is one. */
static PartsHeader *look_for_parts(Op *op) {
    const pad_mpi_site *site = op->base.site;
    int found = 0, tag = op->tag;
    MPI_Message message;
    MPI_Status status;
    MPI_Count bytes = 0;
    op->tag = parts_tag();
    PartsHeader *data = take_from_stash(op, -1);
    op->tag = tag;
    if (data) return data;
    MPI_Errhandler old = errors_returned(op->comm);
    check(site, PMPI_Improbe(op->peer, parts_tag() + half_of_tags(), channel(op->comm), &found, &message, &status));
    if (found) {
        PMPI_Get_elements_x(&status, MPI_BYTE, &bytes);
        int64_t count = bytes;
        data = get_memory(site, bytes);
        MPI_Datatype type = large(site, &count, MPI_BYTE);
        check(site, PMPI_Mrecv(data, (int)count, type, &message, MPI_STATUS_IGNORE));
        free_large(type, MPI_BYTE);
        if (bytes < (int64_t)sizeof *data || (int64_t)sizeof *data + data->bytes * op->base.site->width != bytes) wrong_size(op);
    }
    errors_as_before(op->comm, old);
    return data;
}

/* Until the adjoints of a partition are all here. */
static void wait_for_part(Op *op, int i) {
    const Parts *p = parts_of(op);
    Start *s = start_of(op);
    double begin = PMPI_Wtime();
    int64_t lane = p->partitions * p->share;
    int width = op->send.width;
    pthread_mutex_lock(&parting);
    if (!s->adjoint) {
        s->adjoint = get_zeros(op->base.site, lane * width);
        for (int k = 0; k < p->partitions; k++) s->missing[k] = p->share;
    }
    while (s->missing[i] > 0) {
        PartsHeader *data = take_parts(op);
        if (!data && (data = look_for_parts(op)) && data->tag != op->tag) {
            keep_parts(op, data);
            continue;
        }
        if (!data) {
            pthread_mutex_unlock(&parting);
            if (timeout() > 0 && PMPI_Wtime() - begin > timeout()) overdue(op->base.site);
            sched_yield();
            pthread_mutex_lock(&parting);
            continue;
        }
        if (data->at < 0 || data->at + data->bytes > lane) wrong_size(op);
        for (int l = 0; l < width; l++) memcpy(s->adjoint + l * lane + data->at, (char *)(data + 1) + l * data->bytes, (size_t)data->bytes);
        for (int64_t at = data->at, end = at + data->bytes; at < end;) {
            int64_t k = at / p->share, next = (k + 1) * p->share < end ? (k + 1) * p->share : end;
            s->missing[k] -= next - at;
            at = next;
        }
        free(data);
    }
    pthread_mutex_unlock(&parting);
}

static void finish_parts(Op *op) {
    Start *s = start_of(op);
    for (int i = 0; op->send.node && i < parts_of(op)->partitions; i++) wait_for_part(op, i);
    free(s->adjoint);
    s->adjoint = NULL;
}

/* Requests -------------------------------------------------------------------------------------------------------------------------------- */

static void begin_parts(Op *op) {
    Start *s = get_zeros(op->base.site, sizeof *s);
    s->arrived = get_zeros(op->base.site, parts_of(op)->partitions);
    s->missing = get_zeros(op->base.site, parts_of(op)->partitions * 8);
    op->spare[2] = s;
}

static void drop_start_of(Op *op) {
    Start *s = start_of(op);
    if (!s) return;
    free(s->arrived);
    free(s->missing);
    free(s->adjoint);
    free(s);
}

/* The request is freed: another may have its ranks and tag. */
static void close_parts(const Op *op) {
    pthread_mutex_lock(&parting);
    for (Parts **at = &all_parts; *at; at = &(*at)->next)
        if (*at == parts_of(op)) {
            *at = (*at)->next;
            break;
        }
    pthread_mutex_unlock(&parting);
}

static void drop_parts(Op *op) {
    close_parts(op);
    free(parts_of(op)->room);
    free(parts_of(op));
}

static void unpack_parts(Op *op, MPI_Status *status);

static Op *parting_of(const pad_mpi_site *site, void *buf, int partitions, int64_t count, MPI_Datatype type, int peer, int tag, MPI_Comm comm, void *const *s,
                      int sends) {
    if (peer == MPI_PROC_NULL) return NULL;
    View v = view(site, buf, s, partitions * count, type, 0);
    if (!carries(&v)) {
        silent_messages++;
        free_view(&v);
        return NULL;
    }
    check_tag(site, tag);
    Op *op = new_op(site, comm, start_parts, finish_parts);
    Parts *p = get_zeros(site, sizeof *p);
    *(sends ? &op->send : &op->recv) = v;
    op->direction = PARTITIONED;
    op->peer = peer;
    op->tag = tag;
    op->spare[1] = p;
    op->spare[DATA] = buf;
    op->again = begin_parts;
    op->drop = drop_parts;
    op->drop_start = drop_start_of;
    p->op = op;
    p->partitions = partitions;
    p->count = count;
    stream_length(&v, NATURAL, &p->share);
    p->share /= partitions;
    p->bytes = whole_length(&v) / partitions + p->share * v.width;
    pthread_mutex_lock(&parting);
    for (Parts *q = all_parts; q; q = q->next)
        if (q->op->comm == comm && q->op->peer == peer && q->op->tag == tag && !q->op->send.node == !op->send.node) {
            pthread_mutex_unlock(&parting);
            refuse(site, "a partitioned message with the ranks and the tag of another one", "their adjoints could not be told apart", "use another tag");
        }
    p->next = all_parts;
    all_parts = p;
    pthread_mutex_unlock(&parting);
    return op;
}

#define PARTS_INIT(name, T, sends)                                                                                                                        \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, T buf, int partitions, MPI_Count count, MPI_Datatype type, int peer, int tag, MPI_Comm comm, \
                                   MPI_Info info, MPI_Request *request, void *const *s, void **record) {                                                  \
        Op *op = parting_of(site, (void *)buf, partitions, count, type, peer, tag, comm, s, sends);                                                       \
        int code = PMPI_##name(buf, partitions, count, type, peer, tag, comm, info, request);                                                             \
        *record = NULL;                                                                                                                                   \
        check(site, code);                                                                                                                                \
        remember(site, *request, NULL, template_of(site, op));                                                                                            \
        return code;                                                                                                                                      \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, T buf, int partitions, MPI_Count count, MPI_Datatype type, int peer, int tag, MPI_Comm comm,   \
                                 MPI_Info info, MPI_Request *request, void *const *s) {                                                                   \
        int code;                                                                                                                                         \
        Op *op = parting_of(site, (void *)buf, partitions, count, type, peer, tag, comm, s, sends);                                                       \
        if (op) {                                                                                                                                         \
            Parts *p = parts_of(op);                                                                                                                      \
            p->room = get_zeros(site, p->bytes * partitions);                                                                                             \
            op->forward = unpack_parts;                                                                                                                   \
            code = PMPI_##name(p->room, partitions, p->bytes, MPI_BYTE, peer, tag, comm, info, request);                                                  \
        } else code = PMPI_##name(buf, partitions, count, type, peer, tag, comm, info, request);                                                          \
        check(site, code);                                                                                                                                \
        Template *t = template_of(site, op);                                                                                                              \
        t->forward = 1;                                                                                                                                   \
        remember(site, *request, NULL, t);                                                                                                                \
        return code;                                                                                                                                      \
    }
PARTS_INIT(Psend_init, const void *, 1)
PARTS_INIT(Precv_init, void *, 0)

/* Numbers with their tangents ------------------------------------------------------------------------------------------------------------- */

typedef struct {
    Walk walk;
    char *own, *lanes, *mixed; /* the program's bytes, its tangents, and both */
    int64_t passed, lane;
    int width, out;
} Mixing;

static void mix(Mixing *m, char *one, int64_t bytes) {
    if (m->out) memcpy(m->mixed, one, (size_t)bytes);
    else memcpy(one, m->mixed, (size_t)bytes);
    m->mixed += bytes;
}

static void mix_to(Mixing *m, int64_t end) {
    mix(m, m->own + m->passed, end - m->passed);
    m->passed = end;
}

static void mix_block(Walk *w, char *at, int kind, int64_t n) {
    Mixing *m = (Mixing *)w;
    int64_t size = kind_size(kind);
    (void)at;
    for (int64_t i = 0; i < n; i++, w->stream += size, m->lanes += size) {
        mix_to(m, w->stream + size - m->own);
        for (int l = 0; l < m->width; l++) mix(m, m->lanes + l * m->lane, size);
    }
}

/* Between a partition of the program's and what travels. */
static void mix_partition(Op *op, int64_t i, int out) {
    const Parts *p = parts_of(op);
    const pad_mpi_site *site = op->base.site;
    void **room = get_memory(site, site->width * (int64_t)sizeof(void *));
    View v = partition(op, room, i, 1);
    int64_t bytes = whole_length(&v);
    char *own = get_memory(site, bytes), *lanes = get_memory(site, p->share * site->width), *data = (char *)op->spare[DATA] + i * p->count * v.extent;
    Walk w = {.block = out ? copy_out : copy_in, .everything = 1, .stream = own};
    if (out) {
        walk_view(&w, &v, data);
        stream_read(&v, NATURAL, lanes, p->share);
    }
    Mixing m = {{.block = mix_block, .kind = NATURAL, .packed = NATIVE, .stream = own}, own, lanes, p->room + i * p->bytes, 0, p->share, site->width, out};
    walk_view(&m.walk, &v, NULL);
    mix_to(&m, bytes);
    if (!out) {
        walk_view(&w, &v, data);
        stream_write(&v, NATURAL, lanes, p->share);
    }
    free(own);
    free(lanes);
    free(room);
}

static void unpack_parts(Op *op, MPI_Status *status) {
    if (op->recv.node) PMPI_Status_set_elements_x(status, MPI_BYTE, whole_length(&op->recv));
    for (int i = 0; op->recv.node && i < parts_of(op)->partitions; i++)
        if (!start_of(op)->arrived[i]) mix_partition(op, i, 0);
}

/* Partitions ------------------------------------------------------------------------------------------------------------------------------ */

typedef struct {
    Record base;
    Op *op;
    int number, list[];
} Readied;

static void reverse_ready(Record *record) {
    Readied *r = (Readied *)record;
    Op *op = r->op;
    int64_t lane = parts_of(op)->partitions * parts_of(op)->share;
    void **room = get_memory(record->site, op->send.width * (int64_t)sizeof(void *));
    for (int k = 0; k < r->number; k++) {
        wait_for_part(op, r->list[k]);
        View v = partition(op, room, r->list[k], 1);
        stream_add(&v, NATURAL, start_of(op)->adjoint + r->list[k] * parts_of(op)->share, lane);
    }
    free(room);
}

static void reverse_arrived(Record *record) {
    Readied *r = (Readied *)record;
    give_parts(r->op, r->list[0], 1);
}

static Readied *readied(const pad_mpi_site *site, Op *op, int number, void (*reverse)(Record *)) {
    Readied *r = get_zeros(site, (int64_t)sizeof *r + number * (int64_t)sizeof(int));
    r->base.reverse = reverse;
    r->base.release = free_record;
    r->base.site = site;
    r->op = op;
    r->number = number;
    return r;
}

/* What a request has started; NULL: it has no derivative. */
static Op *started_by(const pad_mpi_site *site, MPI_Request request) {
    pthread_mutex_lock(&lock);
    Ticket *t = ticket_of(request);
    Op *op = t ? t->op : NULL;
    int known = t && t->again;
    pthread_mutex_unlock(&lock);
    if (!known)
        refuse(site, "a partition of a request that was not made in the differentiated function", "the shadows of its buffer are not known",
               "make partitioned requests within the function");
    return op;
}

/* The partitions of list, or those from `low` on. */
static void *ready(const pad_mpi_site *site, MPI_Request request, int number, const int *list, int low) {
    Op *op = started_by(site, request);
    if (!op) return NULL;
    Readied *r = readied(site, op, number, reverse_ready);
    for (int k = 0; k < number; k++) r->list[k] = list ? list[k] : low + k;
    for (int k = 0; op->forward && k < number; k++) mix_partition(op, r->list[k], 1);
    if (!op->forward) return r;
    free(r);
    return NULL;
}

static int ask(const pad_mpi_site *site, MPI_Request request, int partition, int *flag, void **record) {
    Op *op = started_by(site, request);
    *record = NULL;
    int code = PMPI_Parrived(request, partition, flag);
    if (code != MPI_SUCCESS || !*flag || !op) return code;
    pthread_mutex_lock(&parting);
    unsigned char *arrived = &start_of(op)->arrived[partition], before = *arrived;
    *arrived = 1;
    pthread_mutex_unlock(&parting);
    if (before) return code;
    if (op->forward) mix_partition(op, partition, 0);
    else {
        Readied *r = readied(site, op, 1, reverse_arrived);
        r->list[0] = partition;
        *record = r;
    }
    return code;
}

#define READY(name, params, args, number, list, low)                                                                                                      \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, PLAIN params, MPI_Request request, void **record) {                                          \
        *record = ready(site, request, number, list, low);                                                                                                \
        return PMPI_##name(PLAIN args, request);                                                                                                          \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, PLAIN params, MPI_Request request) {                                                           \
        ready(site, request, number, list, low);                                                                                                          \
        return PMPI_##name(PLAIN args, request);                                                                                                          \
    }
READY(Pready, (int partition), (partition), 1, NULL, partition)
READY(Pready_range, (int low, int high), (low, high), high - low + 1, NULL, low)
READY(Pready_list, (int length, const int *list), (length, (void *)list), length, list, 0)

int pad_mpi_Parrived_augmented(const pad_mpi_site *site, MPI_Request request, int partition, int *flag, void **record) {
    return ask(site, request, partition, flag, record);
}

int pad_mpi_Parrived_forward(const pad_mpi_site *site, MPI_Request request, int partition, int *flag) {
    void *none;
    return ask(site, request, partition, flag, &none);
}
