/* Persistent requests: what is started again and again. A start makes an operation after the pattern. */

static void free_own(MPI_Comm comm);

static void let_go(Template *t) {
    pthread_mutex_lock(&lock);
    int last = --t->users == 0;
    pthread_mutex_unlock(&lock);
    if (!last) return;
    MPI_Comm own = t->own;
    if (t->pattern) release_op(&t->pattern->base);
    free(t);
    if (own != MPI_COMM_NULL) free_own(own);
}

enum { TEMPLATE = 4 };

static void drop_template(Op *op) {
    if (op->drop_start) op->drop_start(op);
    let_go((Template *)op->spare[TEMPLATE]);
}

static Template *template_of(const pad_mpi_site *site, Op *pattern) {
    Template *t = get_zeros(site, sizeof *t);
    t->pattern = pattern;
    t->users = 1;
    t->own = MPI_COMM_NULL;
    return t;
}

static Op *another(Template *t, const pad_mpi_site *site) {
    Op *op = get_zeros(site, sizeof *op);
    *op = *t->pattern;
    op->base.site = site;
    op->send.borrowed = op->recv.borrowed = 1;
    op->in = op->out = NULL;
    op->drop = drop_template;
    op->spare[TEMPLATE] = t;
    pthread_mutex_lock(&lock);
    t->users++;
    pthread_mutex_unlock(&lock);
    return op;
}

static void unpack_again(Op *op, MPI_Status *status) {
    op->in = ((Template *)op->spare[TEMPLATE])->pattern->in;
    unpack(op, status);
    op->in = NULL;
}

/* Several posts of one call. */
static void reverse_all_posts(Record *record) {
    Completion *c = (Completion *)record;
    for (int64_t i = c->count - 1; i >= 0; i--) reverse_post(&c->ops[i]->base);
}

static void release_all_posts(Record *record) {
    Completion *c = (Completion *)record;
    for (int64_t i = 0; i < c->count; i++) release_op(&c->ops[i]->base);
    free(c);
}

/* The program is about to start a request; the operation in reverse mode, if it has a derivative. */
static Op *starting(const pad_mpi_site *site, MPI_Request request) {
    pthread_mutex_lock(&lock);
    Ticket *t = ticket_of(request);
    Template *again = t ? t->again : NULL;
    pthread_mutex_unlock(&lock);
    if (!again)
        refuse(site, "starting a request that was not made in the differentiated function", "the shadows of its buffers are not known",
               "make persistent requests within the function");
    Op *pattern = again->pattern, *op = NULL;
    if (!pattern) return NULL;
    if (again->copied) send_copy(pattern);
    else if (again->forward && pattern->direction == OUTGOING) fill(pattern);
    else {
        op = another(again, site);
        post_deferred(op);
        if (op->again) op->again(op);
    }
    pthread_mutex_lock(&lock);
    t = ticket_of(request);
    if (t) t->op = op;
    pthread_mutex_unlock(&lock);
    return again->forward ? NULL : op;
}

static int start_all(const pad_mpi_site *site, int count, MPI_Request *requests, void **record) {
    Completion *c = completion(site, count);
    c->base.reverse = reverse_all_posts;
    c->base.release = release_all_posts;
    begin_post();
    for (int i = 0; i < count; i++) {
        Op *op = starting(site, requests[i]);
        if (op) c->ops[c->count++] = op;
    }
    int code = PMPI_Startall(count, requests);
    end_post();
    check(site, code);
    *record = c;
    return code;
}

static int start_one(const pad_mpi_site *site, MPI_Request *request, void **record) {
    begin_post();
    *record = starting(site, *request);
    int code = PMPI_Start(request);
    end_post();
    check(site, code);
    return code;
}

int pad_mpi_Start_augmented(const pad_mpi_site *site, MPI_Request *request, void **record) { return start_one(site, request, record); }

int pad_mpi_Startall_augmented(const pad_mpi_site *site, int count, MPI_Request *requests, void **record) {
    return start_all(site, count, requests, record);
}

int pad_mpi_Start_forward(const pad_mpi_site *site, MPI_Request *request) {
    void *none;
    return start_one(site, request, &none);
}

int pad_mpi_Startall_forward(const pad_mpi_site *site, int count, MPI_Request *requests) {
    void *none;
    int code = start_all(site, count, requests, &none);
    free(none);
    return code;
}

#define COUNT int
#define CALL(name) PMPI_##name
#define ENTRY(name, mode) pad_mpi_##name##_##mode
#include "persistent_calls.h"
#undef COUNT
#undef CALL
#undef ENTRY

#ifdef HAS_LARGE_COUNTS
#define COUNT MPI_Count
#define CALL(name) PMPI_##name##_c
#define ENTRY(name, mode) pad_mpi_##name##_c_##mode
#include "persistent_calls.h"
#undef COUNT
#undef CALL
#undef ENTRY
#endif
