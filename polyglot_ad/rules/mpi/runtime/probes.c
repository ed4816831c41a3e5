/* Probes. A message that a probe has matched is received in the order of the probes. In forward mode a message is longer than the program believes, by its
tangents: a status that comes of a probe is marked, and what counts by it knows. */

enum { PROBED = 0x50524f42 };

typedef struct Matched {
    struct Matched *next;
    MPI_Message message;
    MPI_Comm comm;
    int source;
    int64_t number;
} Matched;

static Matched *matches;

static void keep_matched(const pad_mpi_site *site, MPI_Message message, MPI_Comm comm, int source) {
    if (message == MPI_MESSAGE_NO_PROC || message == MPI_MESSAGE_NULL) return;
    Matched *m = get_zeros(site, sizeof *m);
    m->message = message;
    m->comm = comm;
    m->source = source;
    m->number = reserved();
    pthread_mutex_lock(&lock);
    m->next = matches;
    matches = m;
    pthread_mutex_unlock(&lock);
}

static Matched take_matched(const pad_mpi_site *site, MPI_Message message) {
    Matched found = {NULL, message, MPI_COMM_NULL, MPI_PROC_NULL, -1};
    if (message == MPI_MESSAGE_NO_PROC) return found;
    pthread_mutex_lock(&lock);
    Matched **at = &matches;
    while (*at && (*at)->message != message) at = &(*at)->next;
    Matched *m = *at;
    if (m) *at = m->next;
    pthread_mutex_unlock(&lock);
    if (!m)
        refuse(site, "receiving a message that was not matched in the differentiated function", "its place among other messages is not known",
               "call MPI_Mprobe within the function");
    found = *m;
    free(m);
    return found;
}

/* Gives the operation (or, if NULL, nobody) the place in the order that was reserved when the message was matched. */
static void at_match(Op *op, const Matched *m) {
    if (m->number < 0) return;
    pthread_mutex_lock(&lock);
    if (op) {
        op->posted = m->number;
        join_group(op);
    }
    if (!op || !op->deferred) one_less();
    pthread_mutex_unlock(&lock);
}

static int is_adjoint(const MPI_Status *status) { return status->MPI_SOURCE != MPI_PROC_NULL && status->MPI_TAG >= half_of_tags(); }

/* Matches a message of any source and tag that is one of the program's. */
static int match_any(const pad_mpi_site *site, MPI_Comm comm, MPI_Message *message, MPI_Status *status) {
    int found = 0;
    do {
        check(site, PMPI_Improbe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &found, message, status));
        if (!found || !is_adjoint(status)) return found;
        put_in_stash(site, comm, message, status);
    } while (1);
}

static void wild_message(const pad_mpi_site *site, Op *op, MPI_Comm comm, MPI_Message *message, MPI_Status *status) {
    for (int found = 0; !found;) {
        begin_post();
        found = match_any(site, comm, message, status);
        if (found) recorded(op);
        end_post();
    }
}

static void too_wild(const pad_mpi_site *site, MPI_Comm comm) {
    if (channel_of(comm)) return;
    refuse(site, "a receive that does not block, of any tag from any source, over a communicator that the differentiated function has from elsewhere",
           "the adjoint of another message could be taken for the one it waits for",
           "make the communicator an argument of the function, or give the tag or the source, or call MPI_Recv");
}

/* Takes adjoint messages out of the way of a probe for anything. */
static void clear_way(const pad_mpi_site *site, int source, int tag, MPI_Comm comm) {
    int found = 1;
    MPI_Status status;
    MPI_Message message;
    if (source != MPI_ANY_SOURCE || tag != MPI_ANY_TAG) return;
    while (1) {
        check(site, PMPI_Iprobe(source, tag, comm, &found, &status));
        if (!found || !is_adjoint(&status)) return;
        check(site, PMPI_Improbe(status.MPI_SOURCE, status.MPI_TAG, comm, &found, &message, &status));
        if (found) put_in_stash(site, comm, &message, &status);
    }
}

static int probe_for(const pad_mpi_site *site, int source, int tag, MPI_Comm comm, MPI_Status *status, int forward) {
    MPI_Status own;
    do {
        check(site, PMPI_Probe(source, tag, comm, &own));
        if (!is_adjoint(&own)) break;
        clear_way(site, source, tag, comm);
    } while (1);
    give_status(status, &own);
    if (forward && status != MPI_STATUS_IGNORE) status->MPI_ERROR = PROBED;
    return MPI_SUCCESS;
}

static int iprobe_for(const pad_mpi_site *site, int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status, int forward) {
    MPI_Status own;
    clear_way(site, source, tag, comm);
    check(site, PMPI_Iprobe(source, tag, comm, flag, &own));
    if (*flag && is_adjoint(&own)) *flag = 0;
    if (!*flag) return MPI_SUCCESS;
    give_status(status, &own);
    if (forward && status != MPI_STATUS_IGNORE) status->MPI_ERROR = PROBED;
    return MPI_SUCCESS;
}

static int match(const pad_mpi_site *site, int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status, int forward) {
    MPI_Status own;
    begin_post();
    if (source == MPI_ANY_SOURCE && tag == MPI_ANY_TAG) *flag = match_any(site, comm, message, &own);
    else check(site, PMPI_Improbe(source, tag, comm, flag, message, &own));
    if (*flag) keep_matched(site, *message, comm, own.MPI_SOURCE);
    end_post();
    if (!*flag) return MPI_SUCCESS;
    give_status(status, &own);
    if (forward && status != MPI_STATUS_IGNORE) status->MPI_ERROR = PROBED;
    return MPI_SUCCESS;
}

static int match_blocking(const pad_mpi_site *site, int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status, int forward) {
    int flag = 0;
    while (!flag) match(site, source, tag, comm, &flag, message, status, forward);
    return MPI_SUCCESS;
}

#define PROBE(name, done, arguments, ...)                                                                                                                 \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, __VA_ARGS__, void **record) {                                                                \
        *record = NULL;                                                                                                                                   \
        return done(site, PLAIN arguments, 0);                                                                                                            \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, __VA_ARGS__) { return done(site, PLAIN arguments, 1); }

PROBE(Probe, probe_for, (source, tag, comm, status), int source, int tag, MPI_Comm comm, MPI_Status *status)
PROBE(Iprobe, iprobe_for, (source, tag, comm, flag, status), int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)
PROBE(Mprobe, match_blocking, (source, tag, comm, message, status), int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
PROBE(Improbe, match, (source, tag, comm, flag, message, status), int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)

static int is_bytes(MPI_Datatype type) {
    return type == MPI_BYTE || type == MPI_PACKED || type == MPI_CHAR || type == MPI_SIGNED_CHAR || type == MPI_UNSIGNED_CHAR || type == MPI_INT8_T ||
           type == MPI_UINT8_T;
}

/* Counts. A status of a probe in forward mode counts tangents too, if the type is one of numbers. Whether bytes are numbers is not known before they come. */
static MPI_Status as_program_sees(const pad_mpi_site *site, const MPI_Status *status, MPI_Datatype type) {
    MPI_Status own = *status;
    if (status->MPI_ERROR != PROBED) return own;
    MPI_Count whole = 0;
    PMPI_Get_elements_x(status, MPI_BYTE, &whole);
    if (type == MPI_PACKED && (whole == 0 || (whole >= end_length(site->width) && whole % (1 + site->width) == 1))) {
        if (whole) PMPI_Status_set_elements_x(&own, MPI_BYTE, (whole - end_length(site->width)) / (1 + site->width));
        return own;
    }
    if (is_bytes(type))
        refuse(site, "the number of bytes of a message that was probed, in forward mode", "tangents come with the message, if its bytes are numbers",
               "count by the datatype of the numbers, or use reverse mode");
    View v = view(site, &own, NULL, 1, type, 0);
    if (only_kind(&v) != NONE) {
        MPI_Count bytes = 0;
        PMPI_Get_elements_x(status, MPI_BYTE, &bytes);
        set_length(site, &v, bytes, site->width);
        PMPI_Status_set_elements_x(&own, MPI_BYTE, whole_length(&v));
    }
    free_view(&v);
    return own;
}

#define COUNTING(name, T)                                                                                                                                 \
    int pad_mpi_##name##_augmented(const pad_mpi_site *site, const MPI_Status *status, MPI_Datatype type, T *count, void **record) {                      \
        *record = NULL;                                                                                                                                   \
        return PMPI_##name(status, type, count);                                                                                                          \
    }                                                                                                                                                     \
    int pad_mpi_##name##_forward(const pad_mpi_site *site, const MPI_Status *status, MPI_Datatype type, T *count) {                                       \
        MPI_Status own = as_program_sees(site, status, type);                                                                                             \
        return PMPI_##name(&own, type, count);                                                                                                            \
    }
COUNTING(Get_count, int)
COUNTING(Get_elements, int)
COUNTING(Get_elements_x, MPI_Count)
#ifdef HAS_LARGE_COUNTS
COUNTING(Get_count_c, MPI_Count)
COUNTING(Get_elements_c, MPI_Count)
#endif
