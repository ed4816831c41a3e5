/* The order of adjoint messages, and adjoint sends that nobody waits for yet.

Messages between two ranks with one tag do not overtake each other, nor do collectives of a communicator. So adjoints must be started in the reverse of the
order of *posting*, on both sides; but the reverse pass meets the waits first, in an order that may differ. Operations whose time between post and wait
overlaps are members of one group; one is started only when those posted after it that could be mistaken for it have been. */

struct Group {
    Op **members;
    int64_t count, room, references;
    int sorted;
};

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static Group *open_group;
static int64_t outstanding, posts;

/* Calls that moved no numbers, and so have no counterpart in the reverse pass. */
static int64_t silent_messages;

enum { IDLE, WANTED, STARTED, DONE };
enum { OUTGOING, INCOMING, COLLECTIVE, PARTITIONED };

/* Whether several threads may communicate. Then operations of different threads may overlap at any time. */
static int threaded(void) {
    static int level = -1;
    if (level < 0) PMPI_Query_thread(&level);
    return level == MPI_THREAD_MULTIPLE;
}

/* Where threads may post on one channel, the order in which they do is ours to know: they post one after the other. Nothing that blocks happens in between. */
static pthread_mutex_t posting = PTHREAD_MUTEX_INITIALIZER;

static void begin_post(void) {
    if (threaded()) pthread_mutex_lock(&posting);
}

static void end_post(void) {
    if (threaded()) pthread_mutex_unlock(&posting);
}

static void join_group(Op *op) {
    if (!open_group) open_group = get_zeros(op->base.site, sizeof *open_group);
    Group *g = open_group;
    if (g->count == g->room) {
        g->room = g->room ? 2 * g->room : 8;
        g->members = realloc(g->members, (size_t)g->room * sizeof(Op *));
        if (!g->members) get_memory(op->base.site, INT64_MAX);
    }
    op->place = g->count;
    g->members[g->count++] = op;
    g->references++;
    g->sorted = 0;
    op->group = g;
}

/* A number in the order of posting, for an operation whose message was matched by a probe and that is waited for. */
static int64_t reserved(void) {
    pthread_mutex_lock(&lock);
    outstanding++;
    int64_t number = posts++;
    pthread_mutex_unlock(&lock);
    return number;
}

/* An operation was posted; `waits`: it will be waited for by another call. */
static void posted(Op *op, int waits) {
    pthread_mutex_lock(&lock);
    op->posted = posts++;
    if (waits || outstanding > 0 || threaded()) join_group(op);
    if (waits) outstanding++;
    pthread_mutex_unlock(&lock);
}

static void free_group(Group *g) {
    if (g->references > 0 || g == open_group) return;
    free(g->members);
    free(g);
}

/* With the lock: one operation less that the program has to wait for. */
static void one_less(void) {
    if (outstanding > 0) outstanding--;
    if (outstanding > 0 || threaded()) return;
    Group *g = open_group;
    open_group = NULL;
    if (g) free_group(g);
}

/* What is posted from now on belongs to another reverse pass, which may run before or after that of what was posted until now. */
static void close_group(void) {
    pthread_mutex_lock(&lock);
    if (outstanding == 0 && open_group) {
        Group *g = open_group;
        open_group = NULL;
        free_group(g);
    }
    pthread_mutex_unlock(&lock);
}

/* After an error nobody waits for what was posted. */
static void forget_posts(void) {
    pthread_mutex_lock(&lock);
    outstanding = 0;
    pthread_mutex_unlock(&lock);
    close_group();
}

static void leave_group(Op *op) {
    pthread_mutex_lock(&lock);
    Group *g = op->group;
    if (g) {
        g->members[op->place] = NULL;
        if (op->before) op->before->after = op->after;
        if (op->after) op->after->before = op->before;
        g->references--;
        free_group(g);
    }
    op->group = NULL;
    op->before = op->after = NULL;
    pthread_mutex_unlock(&lock);
}

static int channel_order(const Op *a, const Op *b) {
    if (a->comm != b->comm) return (uintptr_t)a->comm < (uintptr_t)b->comm ? -1 : 1;
    if (a->direction != b->direction) return a->direction < b->direction ? -1 : 1;
    if (a->direction == COLLECTIVE) return 0; /* whatever their roots are */
    if (a->peer != b->peer) return a->peer < b->peer ? -1 : 1;
    if (a->tag != b->tag) return a->tag < b->tag ? -1 : 1;
    return 0;
}

static int full_order(const void *x, const void *y) {
    const Op *a = *(Op *const *)x, *b = *(Op *const *)y;
    int order = channel_order(a, b);
    return order ? order : a->posted < b->posted ? -1 : a->posted > b->posted;
}

static void arrange(Group *g) {
    int64_t count = 0;
    for (int64_t i = 0; i < g->count; i++)
        if (g->members[i]) g->members[count++] = g->members[i];
    g->count = count;
    qsort(g->members, (size_t)count, sizeof(Op *), full_order);
    for (int64_t i = 0; i < count; i++) {
        Op *op = g->members[i];
        op->place = i;
        op->before = i > 0 && channel_order(g->members[i - 1], op) == 0 ? g->members[i - 1] : NULL;
        op->after = i + 1 < count && channel_order(op, g->members[i + 1]) == 0 ? g->members[i + 1] : NULL;
    }
    g->sorted = 1;
}

static pthread_cond_t started = PTHREAD_COND_INITIALIZER;

/* In the reverse pass: starts the adjoint of an operation, or leaves it to the one that must be started before it. */
static void begin(Op *op) {
    if (op->empty) return;
    pthread_mutex_lock(&lock);
    Group *g = op->group;
    if (g && !g->sorted) arrange(g);
    if (op->state >= STARTED && g) /* another reverse pass */
        for (int64_t i = 0; i < g->count; i++)
            if (g->members[i]) g->members[i]->state = IDLE;
    op->state = WANTED;
    for (Op *o = op; o && o->state == WANTED && !(g && o->after && o->after->state < STARTED); o = g ? o->before : NULL) {
        /* A message is posted before anyone may see that it is. Collectives may block, and no two threads are in those of one communicator. */
        if (o->direction == COLLECTIVE) {
            o->state = STARTED;
            pthread_mutex_unlock(&lock);
            o->start(o);
            pthread_mutex_lock(&lock);
        } else {
            o->start(o);
            o->state = STARTED;
        }
    }
    if (threaded()) pthread_cond_broadcast(&started);
    pthread_mutex_unlock(&lock);
}

/* With the lock: until another thread has started what comes before. */
static void wait_for_start(const Op *op) {
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += (time_t)timeout() + 1;
    while (op->state == WANTED) {
        if (timeout() == 0) pthread_cond_wait(&started, &lock);
        else if (pthread_cond_timedwait(&started, &lock, &end) == ETIMEDOUT) {
            pthread_mutex_unlock(&lock);
            overdue(op->base.site);
        }
    }
}

static void complete(Op *op) {
    if (op->empty) return;
    if (op->state == IDLE || op->state == DONE) begin(op);
    pthread_mutex_lock(&lock);
    if (threaded()) wait_for_start(op);
    pthread_mutex_unlock(&lock);
    if (op->state == WANTED) { /* what was posted after it is never waited for */
        op->state = STARTED;
        op->start(op);
    }
    op->finish(op);
    op->state = DONE;
}

static int is_rooted(const Op *op), is_inter(MPI_Comm comm);

/* A watchdog needs requests. But of a collective with a root between two groups the root's neighbours know nothing: libraries count requests, which would not
match then. */
static int waits_itself(const Op *op) { return timeout() == 0 || (op->direction == COLLECTIVE && is_rooted(op) && is_inter(op->comm)); }

static void reverse_both(Record *record) {
    ((Op *)record)->blocking = waits_itself((Op *)record);
    begin((Op *)record);
    complete((Op *)record);
}

/* The reverse of a post whose operation was waited for by another call. */
static void reverse_post(Record *record) {
    Op *op = (Op *)record;
    if (!op->ended && op->direction != OUTGOING)
        refuse(op->base.site, "the derivative of an operation that is never waited for", "what it receives is used outside of the differentiated function",
               "wait for it within the function");
    complete(op);
}

static void forget(Op *op);

static void release_op(Record *record) {
    Op *op = (Op *)record;
    leave_group(op);
    forget(op);
    if (op->drop) op->drop(op);
    free_view(&op->send);
    free_view(&op->recv);
    free(op->requests);
    free(op->out);
    free(op->in);
    free(op);
}

static Op *new_op(const pad_mpi_site *site, MPI_Comm comm, void (*start)(Op *), void (*finish)(Op *)) {
    Op *op = get_zeros(site, sizeof *op);
    op->base.reverse = reverse_both;
    op->base.release = release_op;
    op->base.site = site;
    op->start = start;
    op->finish = finish;
    op->comm = comm;
    op->direction = COLLECTIVE;
    return op;
}

/* Room for one more request of the adjoint operation. */
static MPI_Request *request_of(Op *op) {
    if (op->pending == op->room) {
        op->room = op->room ? 2 * op->room : 2;
        op->requests = realloc(op->requests, (size_t)op->room * sizeof *op->requests);
        if (!op->requests) get_memory(op->base.site, INT64_MAX);
    }
    op->requests[op->pending] = MPI_REQUEST_NULL;
    return &op->requests[op->pending++];
}

static void settle(Op *op) {
    MPI_Errhandler old = errors_returned(op->comm);
    wait_all(op->base.site, op->pending, op->requests);
    errors_as_before(op->comm, old);
    op->pending = 0;
}

/* Sends whose receiver may come later: a send of the reverse pass never blocks. */
typedef struct Pending {
    struct Pending *next;
    MPI_Request request;
    const pad_mpi_site *site;
    MPI_Comm comm;
    void *data;
} Pending;

static Pending *pending_sends;
static int64_t pending_count;

static void reap(int wait) {
    pthread_mutex_lock(&lock);
    Pending *list = pending_sends, *kept = NULL, *p;
    pending_sends = NULL;
    pthread_mutex_unlock(&lock);
    while ((p = list)) {
        int done = 1;
        MPI_Errhandler old = errors_returned(p->comm);
        list = p->next;
        if (wait) wait_one(p->site, &p->request, MPI_STATUS_IGNORE);
        else check(p->site, PMPI_Test(&p->request, &done, MPI_STATUS_IGNORE));
        errors_as_before(p->comm, old);
        if (done) {
            if (p->request != MPI_REQUEST_NULL) PMPI_Request_free(&p->request);
            free(p->data);
            free(p);
        } else {
            p->next = kept;
            kept = p;
        }
    }
    if (!kept) return;
    pthread_mutex_lock(&lock);
    for (p = kept; p->next; p = p->next) {}
    p->next = pending_sends;
    pending_sends = kept;
    pthread_mutex_unlock(&lock);
}

static void free_comms(void), check_windows(void), drop_marks(void);

/* The end of a reverse pass (or of a forward derivative). */
void pad_mpi_finish(void) {
    if (pending_sends) reap(1);
    close_group();
    free_comms();
    check_windows();
    drop_marks();
}

/* The end of the forward half of a pullback that is held. */
void pad_mpi_halfway(void) { close_group(); }

static void end_section(void), alone_with_guards(const pad_mpi_site *site);

void pad_mpi_reverse(void *record) {
    end_section();
    if (!record) return;
    alone_with_guards(((Record *)record)->site);
    open_guards();
    ((Record *)record)->reverse(record);
    close_guards();
}

void pad_mpi_release(void *record) {
    if (record) ((Record *)record)->release(record);
}

/* A type of `count` elements for counts that do not fit an int. */
static MPI_Datatype large(const pad_mpi_site *site, int64_t *count, MPI_Datatype type) {
    if (*count <= INT_MAX) return type;
    const int64_t chunk = 1 << 24;
    MPI_Datatype pieces, rest, whole, both[2];
    int lengths[2] = {1, 1};
    int size = 0;
    PMPI_Type_size(type, &size);
    MPI_Datatype one;
    check(site, PMPI_Type_contiguous((int)chunk, type, &one));
    check(site, PMPI_Type_contiguous((int)(*count / chunk), one, &pieces));
    check(site, PMPI_Type_contiguous((int)(*count % chunk), type, &rest));
    MPI_Aint at[2] = {0, *count / chunk * chunk * size};
    both[0] = pieces;
    both[1] = rest;
    check(site, PMPI_Type_create_struct(2, lengths, at, both, &whole));
    check(site, PMPI_Type_commit(&whole));
    PMPI_Type_free(&one);
    PMPI_Type_free(&pieces);
    PMPI_Type_free(&rest);
    *count = 1;
    return whole;
}

static void free_large(MPI_Datatype used, MPI_Datatype type) {
    if (used != type) PMPI_Type_free(&used);
}

static void keep_pending(const pad_mpi_site *site, MPI_Comm comm, void *data, MPI_Request request) {
    Pending *p = get_zeros(site, sizeof *p);
    p->site = site;
    p->comm = comm;
    p->data = data;
    p->request = request;
    pthread_mutex_lock(&lock);
    p->next = pending_sends;
    pending_sends = p;
    int many = ++pending_count % 32 == 0;
    pthread_mutex_unlock(&lock);
    if (many) reap(0);
}

/* Sends `bytes` of data, which are freed when they are gone. */
static void send_later(const pad_mpi_site *site, void *data, int64_t bytes, int to, int tag, MPI_Comm comm) {
    MPI_Request request;
    MPI_Errhandler old = errors_returned(comm);
    MPI_Datatype type = large(site, &bytes, MPI_BYTE);
    check(site, PMPI_Isend(data, (int)bytes, type, to, tag, comm, &request));
    free_large(type, MPI_BYTE);
    errors_as_before(comm, old);
    keep_pending(site, comm, data, request);
}

/* The program does not wait for a send any more; its message is in memory of ours. */
static void keep_sending(Op *op, MPI_Request request) {
    keep_pending(op->base.site, op->comm, op->out, request);
    op->out = NULL;
    release_op(&op->base);
}
