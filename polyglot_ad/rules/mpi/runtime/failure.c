/* Errors, memory, and waiting with a limit on time. */

static void forget_windows(void), forget_posts(void);

static void fail_at(const pad_mpi_site *site, const char *code, const char *what, const char *why, const char *help) {
    char construct[600];
    pad_refusal refusal = {code, what, why, help, "", 0};
    forget_windows();
    forget_posts();
    if (site) {
        snprintf(construct, sizeof construct, "%s (%s)", what, site->function);
        refusal.construct = construct;
        refusal.file = site->file;
        refusal.line = site->line;
    }
    pad_mpi_fail(&refusal);
}

static void refuse(const pad_mpi_site *site, const char *what, const char *why, const char *help) { fail_at(site, "PAD-E309", what, why, help); }

static void *get_memory(const pad_mpi_site *site, int64_t bytes) {
    void *memory = malloc(bytes > 0 ? (size_t)bytes : 1);
    if (!memory) fail_at(site, "PAD-E310", "the derivative of a call of MPI", "there is not enough memory for its buffers", "use less memory or smaller messages");
    return memory;
}

static void *get_zeros(const pad_mpi_site *site, int64_t bytes) {
    void *memory = get_memory(site, bytes);
    memset(memory, 0, bytes > 0 ? (size_t)bytes : 1);
    return memory;
}

static void failed(const pad_mpi_site *site, int code, const char *what, const char *help) {
    char text[MPI_MAX_ERROR_STRING + 1], *c;
    int length = 0;
    text[0] = 0;
    if (PMPI_Error_string(code, text, &length) != MPI_SUCCESS) length = 0;
    text[length] = 0;
    for (c = text; *c; c++)
        if (*c == '\n') *c = ' ';
    fail_at(site, "PAD-E310", what, text, help);
}

/* An error of MPI in the derivative's own communication. */
static void check(const pad_mpi_site *site, int code) {
    if (code != MPI_SUCCESS) failed(site, code, "communication of adjoints or tangents failed", "see the call of the program that it belongs to");
}

/* An error in the program's own communication, which the program has asked MPI to return. */
static void check_program(const pad_mpi_site *site, int code) {
    if (code != MPI_SUCCESS) failed(site, code, "a call of MPI that fails", "what the other ranks did is not known, so there is no derivative");
}

/* Seconds after which a wait is given up, from POLYGLOT_AD_MPI_TIMEOUT; 0: never. */
static double timeout(void) {
    static double limit = -1;
    if (limit < 0) {
        const char *text = getenv("POLYGLOT_AD_MPI_TIMEOUT");
        double value = text ? strtod(text, NULL) : 0;
        limit = value > 0 ? value : 0;
    }
    return limit;
}

static void overdue(const pad_mpi_site *site) {
    fail_at(site, "PAD-E310", "the derivative of a call of MPI waits for another rank longer than POLYGLOT_AD_MPI_TIMEOUT allows",
            "another rank failed, or runs another program or derivative", "look at the other ranks");
}

static void wait_one(const pad_mpi_site *site, MPI_Request *request, MPI_Status *status) {
    if (timeout() == 0) {
        check(site, PMPI_Wait(request, status));
        return;
    }
    double begin = PMPI_Wtime();
    for (int done = 0; !done;) {
        check(site, PMPI_Test(request, &done, status));
        if (!done && PMPI_Wtime() - begin > timeout()) overdue(site);
    }
}

static void wait_all(const pad_mpi_site *site, int count, MPI_Request *requests) {
    if (timeout() == 0 && count > 1) {
        check(site, PMPI_Waitall(count, requests, MPI_STATUSES_IGNORE));
        return;
    }
    for (int i = 0; i < count; i++) wait_one(site, &requests[i], MPI_STATUS_IGNORE);
}

/* While adjoints travel, errors are returned, to be reported with the program's own line. With several threads the last one restores the handler. */
typedef struct Handler {
    struct Handler *next;
    MPI_Comm comm;
    MPI_Errhandler old;
    int users;
} Handler;

static Handler *handlers;
static pthread_mutex_t handling = PTHREAD_MUTEX_INITIALIZER;

static int threaded(void);

static MPI_Errhandler errors_returned(MPI_Comm comm) {
    MPI_Errhandler old = MPI_ERRHANDLER_NULL;
    if (threaded()) {
        pthread_mutex_lock(&handling);
        Handler *h = handlers;
        while (h && h->comm != comm) h = h->next;
        if (!h) {
            h = get_zeros(NULL, sizeof *h);
            h->comm = comm;
            h->next = handlers;
            handlers = h;
            PMPI_Comm_get_errhandler(comm, &h->old);
            PMPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
        }
        h->users++;
        pthread_mutex_unlock(&handling);
        return old;
    }
    PMPI_Comm_get_errhandler(comm, &old);
    PMPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    return old;
}

static void errors_as_before(MPI_Comm comm, MPI_Errhandler old) {
    if (threaded()) {
        pthread_mutex_lock(&handling);
        Handler **at = &handlers, *h;
        while (*at && (*at)->comm != comm) at = &(*at)->next;
        if ((h = *at) && --h->users == 0) {
            *at = h->next;
            PMPI_Comm_set_errhandler(comm, h->old);
            if (h->old != MPI_ERRHANDLER_NULL) PMPI_Errhandler_free(&h->old);
            free(h);
        }
        pthread_mutex_unlock(&handling);
        return;
    }
    if (old == MPI_ERRHANDLER_NULL) return;
    PMPI_Comm_set_errhandler(comm, old);
    PMPI_Errhandler_free(&old);
}
