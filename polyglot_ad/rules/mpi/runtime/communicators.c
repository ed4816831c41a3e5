/* Communicators that the program frees: the reverse pass still needs them, so they go when it has ended, or with the pullback that holds the records. */

typedef struct Freed Freed;
struct Freed {
    Record base;
    Freed *next;
    MPI_Comm comm;
};

static Freed *freed_comms;

static void reverse_nothing(Record *record) { (void)record; }

static void free_comm(Freed *freed) {
    int over = 0;
    PMPI_Finalized(&over);
    if (!over) PMPI_Comm_free(&freed->comm);
    free(freed);
}

static void release_comm(Record *record) {
    Freed *freed = (Freed *)record;
    if (record->site->flags & HELD) {
        free_comm(freed);
        return;
    }
    pthread_mutex_lock(&lock);
    freed->next = freed_comms;
    freed_comms = freed;
    pthread_mutex_unlock(&lock);
}

/* At the end of a reverse pass, on all ranks in the same order. */
static void free_comms(void) {
    pthread_mutex_lock(&lock);
    Freed *list = freed_comms, *next;
    freed_comms = NULL;
    pthread_mutex_unlock(&lock);
    for (; list; list = next) {
        next = list->next;
        free_comm(list);
    }
}

static int free_later(const pad_mpi_site *site, MPI_Comm *comm, void **record) {
    *record = NULL;
    if (*comm == MPI_COMM_NULL || *comm == MPI_COMM_WORLD || *comm == MPI_COMM_SELF) return PMPI_Comm_free(comm);
    Freed *freed = get_zeros(site, sizeof *freed);
    freed->base.reverse = reverse_nothing;
    freed->base.release = release_comm;
    freed->base.site = site;
    freed->comm = *comm;
    *comm = MPI_COMM_NULL;
    *record = freed;
    return MPI_SUCCESS;
}

int pad_mpi_Comm_free_augmented(const pad_mpi_site *site, MPI_Comm *comm, void **record) { return free_later(site, comm, record); }

int pad_mpi_Comm_disconnect_augmented(const pad_mpi_site *site, MPI_Comm *comm, void **record) { return free_later(site, comm, record); }

/* Tangents on their way need the communicator only until they have arrived. */
int pad_mpi_Comm_free_forward(const pad_mpi_site *site, MPI_Comm *comm) {
    (void)site;
    pad_mpi_finish();
    return PMPI_Comm_free(comm);
}

int pad_mpi_Comm_disconnect_forward(const pad_mpi_site *site, MPI_Comm *comm) {
    (void)site;
    pad_mpi_finish();
    return PMPI_Comm_disconnect(comm);
}
