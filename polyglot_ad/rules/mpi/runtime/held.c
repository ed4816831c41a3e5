/* Records of held pullbacks: they live as long as the arena that the pullback's caches are in. */

typedef struct Held {
    struct Held *next;
    void *record;
} Held;

typedef struct Arena {
    struct Arena *next;
    void *arena;
    Held *records; /* the newest first */
} Arena;

static Arena *arenas;

void pad_mpi_hold(void *arena, void *record) {
    if (!record) return;
    Held *held = get_zeros(NULL, sizeof *held);
    held->record = record;
    pthread_mutex_lock(&lock);
    Arena *a = arenas;
    while (a && a->arena != arena) a = a->next;
    if (!a) {
        a = get_zeros(NULL, sizeof *a);
        a->arena = arena;
        a->next = arenas;
        arenas = a;
    }
    held->next = a->records;
    a->records = held;
    pthread_mutex_unlock(&lock);
}

void pad_mpi_drop(void *arena) {
    pthread_mutex_lock(&lock);
    Arena **at = &arenas;
    while (*at && (*at)->arena != arena) at = &(*at)->next;
    Arena *a = *at;
    if (a) *at = a->next;
    pthread_mutex_unlock(&lock);
    if (!a) return;
    for (Held *held = a->records; held;) {
        Held *next = held->next;
        pad_mpi_release(held->record);
        free(held);
        held = next;
    }
    free(a);
}
