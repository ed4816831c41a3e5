/* What again.c asks for: derivatives that are differentiated again send tangents by calls of their own. */

static int is_of_bytes(MPI_Datatype type) {
    return type == MPI_BYTE || type == MPI_PACKED || type == MPI_CHAR || type == MPI_SIGNED_CHAR || type == MPI_UNSIGNED_CHAR || type == MPI_INT8_T ||
           type == MPI_UINT8_T || type == MPI_CHARACTER;
}

static int moves_numbers(const Node *n) {
    if (n->tag == LEAF) return n->kind != NONE || is_of_bytes(n->type);
    for (int64_t i = 0; i < (n->tag == LIST ? n->count : 1); i++)
        if (moves_numbers(n->child[i])) return 1;
    return 0;
}

/* Whether elements of a type are numbers, or bytes that may be parts of some: the same for all types that match. */
int pad_mpi_carries(MPI_Datatype type) {
    Node *node = layout_of(NULL, type);
    int found = moves_numbers(node);
    free_node(node);
    return found;
}

void pad_mpi_unfollowed(const char *what) __attribute__((noreturn));

void pad_mpi_unfollowed(const char *what) {
    fail_at(NULL, "PAD-E309", what, "it is not followed in second derivatives", "see docs/mpi.md for what has second derivatives");
    __builtin_unreachable();
}

/* Requests of tangents, by the request of the program's own message. A handle need not be unique: see requests.c. */
typedef struct Twin {
    struct Twin *next;
    MPI_Request of, request;
    pthread_t thread;
    int persistent;
} Twin;

static Twin *twins;

void pad_mpi_twin(MPI_Request of, MPI_Request request, int persistent) {
    Twin *twin = get_zeros(NULL, sizeof *twin), **at = &twins;
    twin->of = of;
    twin->request = request;
    twin->thread = pthread_self();
    twin->persistent = persistent;
    pthread_mutex_lock(&lock);
    while (*at) at = &(*at)->next;
    *at = twin;
    pthread_mutex_unlock(&lock);
}

static Twin **twin_of(MPI_Request of, int64_t left, int own) {
    for (Twin **at = &twins; *at; at = &(*at)->next)
        if ((*at)->of == of && (!own || pthread_equal((*at)->thread, pthread_self())) && (!(*at)->persistent || left-- <= 0)) return at;
    return NULL;
}

/* The next request of a tangent: 0 if there is none, 1 if it was taken, 2 if it stays, being persistent: `left` of those are passed over. left < 0: all are
taken. */
int pad_mpi_next_twin(MPI_Request of, int left, MPI_Request *request) {
    int found = 0;
    if (of == MPI_REQUEST_NULL) return 0;
    pthread_mutex_lock(&lock);
    Twin **at = twin_of(of, left, 1);
    if (!at) at = twin_of(of, left, 0);
    Twin *twin = at ? *at : NULL;
    if (twin) {
        *request = twin->request;
        found = twin->persistent && left >= 0 ? 2 : 1;
        if (found == 1) {
            *at = twin->next;
            free(twin);
        }
    }
    pthread_mutex_unlock(&lock);
    return found;
}
