/* Requests of the program: which operation each of them completes.

A handle need not be unique: libraries give one handle to all operations that are complete from the start (sends that were buffered, messages to
MPI_PROC_NULL). Those are found in the order in which this thread posted them; for sends it does not matter when, between post and wait, the adjoint begins. */

/* Of a persistent request. */
typedef struct {
    Op *pattern; /* NULL: what it does has no derivative */
    int64_t users;
    int forward, copied; /* copied: sent from a copy that is made at the start, and complete at once */
    MPI_Comm own;        /* for the adjoints and tangents of a persistent collective; or MPI_COMM_NULL */
} Template;

static void let_go(Template *template), close_parts(const Op *op);

typedef struct Ticket {
    struct Ticket *next; /* of the same bucket, newer */
    MPI_Request request;
    Op *op;           /* NULL: its completion has no derivative */
    Template *again;  /* of a persistent request: what is started again and again */
    int watched;      /* some thread is waiting for it */
    pthread_t thread; /* that has posted it */
    MPI_Status *seen; /* forward mode: what was told of it before the request was taken */
} Ticket;

static Ticket **tickets;
static int64_t buckets, issued;

static uint64_t bucket_of(MPI_Request request) {
    uint64_t key = (uint64_t)(uintptr_t)request;
    return (key * 0x9E3779B97F4A7C15ull >> 20) & (uint64_t)(buckets - 1);
}

static void append(Ticket *t) {
    Ticket **at = &tickets[bucket_of(t->request)];
    while (*at) at = &(*at)->next;
    t->next = NULL;
    *at = t;
}

static void grow(void) {
    Ticket **old = tickets;
    int64_t count = buckets;
    buckets = buckets ? 4 * buckets : 64;
    tickets = get_zeros(NULL, buckets * (int64_t)sizeof *tickets);
    for (int64_t i = 0; i < count; i++)
        for (Ticket *t = old[i], *next; t; t = next) {
            next = t->next;
            append(t);
        }
    free(old);
}

static Ticket *ticket_of(MPI_Request request) {
    Ticket *t = buckets ? tickets[bucket_of(request)] : NULL;
    Ticket *other = NULL;
    for (; t; t = t->next) {
        if (t->request != request) continue;
        if (pthread_equal(t->thread, pthread_self())) return t;
        if (!other) other = t;
    }
    return other;
}

static void tear(Ticket *t) {
    Ticket **at = &tickets[bucket_of(t->request)];
    while (*at != t) at = &(*at)->next;
    *at = t->next;
    issued--;
    free(t->seen);
    free(t);
}

static void unseen(const pad_mpi_site *site) {
    refuse(site, "a request that was completed where the derivative does not see it", "its adjoint would never be sent",
           "wait for requests in the differentiated function itself");
}

/* The program has started something that `request` completes. */
static Ticket *remember(const pad_mpi_site *site, MPI_Request request, Op *op, Template *again) {
    if (request == MPI_REQUEST_NULL) return NULL;
    pthread_mutex_lock(&lock);
    Ticket *before = ticket_of(request);
    if (before && !before->watched && (before->again || (before->op && before->op->direction != OUTGOING))) {
        pthread_mutex_unlock(&lock);
        unseen(site);
    }
    Ticket *t = get_zeros(site, sizeof *t);
    t->request = request;
    t->op = op;
    t->again = again;
    t->thread = pthread_self();
    if (issued++ >= buckets) grow();
    append(t);
    pthread_mutex_unlock(&lock);
    return t;
}

static void waited(Op *op) {
    pthread_mutex_lock(&lock);
    if (op->deferred) {
        op->deferred = 0;
        one_less();
    }
    pthread_mutex_unlock(&lock);
}

/* An operation that is released before the program has waited for it. */
static void forget(Op *op) {
    if (!op->deferred) return;
    pthread_mutex_lock(&lock);
    for (int64_t i = 0; i < buckets; i++)
        for (Ticket *t = tickets[i], *next; t; t = next) {
            next = t->next;
            if (t->op == op && t->again) t->op = NULL;
            else if (t->op == op) tear(t);
        }
    pthread_mutex_unlock(&lock);
    waited(op);
}

static void no_reverse(Record *record) { (void)record; }

static void free_record(Record *record) { free(record); }

/* The record of a call that completed operations of others. */
typedef struct {
    Record base;
    int64_t count;
    Op *ops[];
} Completion;

static void begin_all(Record *record) {
    Completion *c = (Completion *)record;
    for (int64_t i = c->count - 1; i >= 0; i--) begin(c->ops[i]);
}

static Completion *completion(const pad_mpi_site *site, int64_t room) {
    Completion *c = get_zeros(site, (int64_t)sizeof *c + room * (int64_t)sizeof(Op *));
    c->base.reverse = begin_all;
    c->base.release = free_record;
    c->base.site = site;
    return c;
}

/* What a call waits for, looked at before it does. */
typedef struct {
    const pad_mpi_site *site;
    int count;
    MPI_Request *requests, few[8];
    MPI_Status *statuses, some[8];
    Completion *done; /* what was completed, in reverse mode */
} Watch;

static void watch(Watch *w, const pad_mpi_site *site, int count, const MPI_Request *requests, MPI_Status *statuses) {
    w->site = site;
    w->count = count;
    w->done = NULL;
    w->requests = count <= 8 ? w->few : get_memory(site, count * (int64_t)sizeof *requests);
    w->statuses = statuses != MPI_STATUSES_IGNORE ? statuses : count <= 8 ? w->some : get_memory(site, count * (int64_t)sizeof *statuses);
    pthread_mutex_lock(&lock);
    for (int i = 0; i < count; i++) {
        w->requests[i] = requests[i];
        Ticket *t = requests[i] == MPI_REQUEST_NULL ? NULL : ticket_of(requests[i]);
        if (t) t->watched++;
        else if (requests[i] != MPI_REQUEST_NULL) {
            pthread_mutex_unlock(&lock);
            refuse(site, "waiting for a request that was not started in the differentiated function", "what it completes is not known",
                   "start and complete it within the function");
        }
    }
    pthread_mutex_unlock(&lock);
}

static void note(Watch *w, Op *op) {
    if (op->forward) return;
    if (!w->done) w->done = completion(w->site, 2 * w->count);
    w->done->ops[w->done->count++] = op;
}

/* The program learns that an operation is complete. `own`: one that this thread posted. A send of another thread may be another than the one that is meant
(handles that many have), and its thread may be done with it in the reverse pass before this one is: its adjoint begins where it was posted. */
static void end_of(Watch *w, Op *op, MPI_Status *status, int own) {
    waited(op);
    op->ended = 1;
    if (op->forward) {
        op->forward(op, status);
        release_op(&op->base);
    } else {
        if (op->completed) op->completed(op, status);
        if (!op->empty && (own || op->direction != OUTGOING)) note(w, op);
    }
}

/* Request i is complete. `over`: the call took the request from the program. */
static void ended(Watch *w, int i, MPI_Status *status, int over) {
    MPI_Request request = w->requests[i];
    if (request == MPI_REQUEST_NULL) return;
    pthread_mutex_lock(&lock);
    Ticket *t = ticket_of(request);
    if (!t) {
        pthread_mutex_unlock(&lock);
        return;
    }
    Op *op = t->op;
    int own = pthread_equal(t->thread, pthread_self()), forward = op && op->forward;
    t->watched--;
    t->op = NULL;
    if (!op && t->seen) *status = *t->seen;
    if (over) {
        free(t->seen);
        t->seen = NULL;
    }
    if (over && !t->again) tear(t);
    else if (!over && forward) t->seen = get_memory(w->site, sizeof *t->seen);
    pthread_mutex_unlock(&lock);
    w->requests[i] = MPI_REQUEST_NULL;
    if (op) end_of(w, op, status, own);
    if (!over && forward) *t->seen = *status;
}

static void *watched(Watch *w) {
    pthread_mutex_lock(&lock);
    for (int i = 0; i < w->count; i++) {
        Ticket *t = w->requests[i] == MPI_REQUEST_NULL ? NULL : ticket_of(w->requests[i]);
        if (t) t->watched--;
    }
    pthread_mutex_unlock(&lock);
    if (w->requests != w->few) free(w->requests);
    w->requests = NULL;
    return w->done;
}

static void free_statuses(const Watch *w, const MPI_Status *given) {
    if (w->statuses != given && w->statuses != w->some) free(w->statuses);
}

/* Before and after the start of an operation that another call waits for. `op` may be NULL: then it has no derivative. */
static void post_deferred(Op *op) {
    if (!op) return;
    op->deferred = 1;
    op->base.reverse = reverse_post;
    posted(op, 1);
}

static void *deferred(const pad_mpi_site *site, Op *op, MPI_Request request) {
    remember(site, request, op, NULL);
    return op;
}

/* Gives up a request that may be active, as MPI_Request_free() does. */
static void *give_up(Watch *w, MPI_Request *request) {
    pthread_mutex_lock(&lock);
    Ticket *t = ticket_of(*request);
    Op *op = t ? t->op : NULL;
    Template *again = t ? t->again : NULL;
    if (op && op->direction != OUTGOING) {
        pthread_mutex_unlock(&lock);
        refuse(w->site, "MPI_Request_free of what is not complete, and no send", "nobody knows when its data have come", "wait for it");
    }
    if (t) tear(t);
    w->requests[0] = MPI_REQUEST_NULL;
    pthread_mutex_unlock(&lock);
    if (op && op->forward) {
        waited(op);
        keep_sending(op, *request);
        *request = MPI_REQUEST_NULL;
    } else if (again && again->forward && again->pattern && again->pattern->direction == OUTGOING && !again->copied) {
        keep_pending(w->site, again->pattern->comm, again->pattern->out, *request);
        again->pattern->out = NULL;
        *request = MPI_REQUEST_NULL;
    } else {
        check(w->site, PMPI_Request_free(request));
        if (op) {
            waited(op);
            op->ended = 1;
            note(w, op);
        }
    }
    if (again && again->pattern && again->pattern->direction == PARTITIONED) close_parts(again->pattern);
    if (again) let_go(again);
    return watched(w);
}
