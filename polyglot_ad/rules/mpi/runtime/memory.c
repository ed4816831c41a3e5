/* Memory that windows bring with them (MPI_Win_allocate), and its shadows: from the allocation on until a window is made over it, when the window owns it. */

typedef struct Memory {
    struct Memory *next;
    void *at;
} Memory;

static Memory *window_memory;

void *pad_mpi_window_memory(int64_t bytes) {
    Memory *m = get_zeros(NULL, sizeof *m);
    m->at = get_memory(NULL, bytes);
    pthread_mutex_lock(&lock);
    m->next = window_memory;
    window_memory = m;
    pthread_mutex_unlock(&lock);
    return m->at;
}

/* The same address if it is that of such memory, which is then no longer in the list. */
static void *take_memory(void *memory) {
    pthread_mutex_lock(&lock);
    Memory **at = &window_memory, *found;
    while (*at && (*at)->at != memory) at = &(*at)->next;
    if ((found = *at)) *at = found->next;
    pthread_mutex_unlock(&lock);
    if (!found) return NULL;
    free(found);
    return memory;
}

void pad_mpi_window_memory_free(void *memory) { free(take_memory(memory)); }
