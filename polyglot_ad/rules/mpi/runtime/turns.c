/* The order in which ranks came to each other's memory, where no call of all ranks tells it: under locks, and of operations that give what was there before.

Every rank has counters in a window of our own. What must be taken in its order gets a number at the rank whose memory it touches (a ticket), before it
begins if it writes, after it has ended if it reads. So of two accesses of which one saw the other, or came after it for any other reason, the later one has
the higher number. What a rank does to its own memory by itself lies between two of its calls of MPI: each of them takes a ticket at its own rank before
it does anything else (Section). The reverse pass goes through the tickets backwards: it waits for its turn at that rank.

Sums commute, and so do reads. Between two barriers in which there is nothing else, and no message without numbers (which have no adjoint, and may order
accesses), no turn is waited for. All windows over one communicator share their counters: a section has its place among the accesses to all of them. */

enum { TICKETS, TURN, MUTEX, SLOTS };
enum { PUT, GET, ADD, STEP, SHARED, LOCAL, SILENT };

typedef struct Order Order;
struct Order {
    Order *next;
    MPI_Comm comm;
    int users, references;   /* users: windows that exist now, those of the program or their mirrors */
    int rank, home;          /* home: the rank that has the counters of all; -1: each has its own */
    int beside, known_sorts; /* beside: another order was there at the same time */
    int flags;               /* integers that ranks share may be flags, for which nobody calls MPI */
    int64_t slots[SLOTS];
    MPI_Win win;
    int64_t interval, room, silent, total; /* total: tickets at this rank */
    int *sorts; /* of each interval between barriers: what was done; when all windows are freed, whether turns are waited for */
};

static Order *orders; /* those that the program's windows use now */

static void open_counters(const pad_mpi_site *site, Order *o) {
    memset(o->slots, 0, sizeof o->slots);
    o->slots[TURN] = o->total;
    check(site, PMPI_Win_create(o->slots, sizeof o->slots, sizeof(int64_t), MPI_INFO_NULL, o->comm, &o->win));
    PMPI_Win_set_errhandler(o->win, MPI_ERRORS_RETURN);
    check(site, PMPI_Win_lock_all(0, o->win));
}

static void close_counters(const pad_mpi_site *site, Order *o) {
    check(site, PMPI_Win_unlock_all(o->win));
    check(site, PMPI_Win_free(&o->win));
}

static int is_over(MPI_Comm one, MPI_Comm other) {
    int same;
    PMPI_Comm_compare(one, other, &same);
    return same == MPI_IDENT || same == MPI_CONGRUENT;
}

/* Collective, as what follows. Memory that ranks share belongs to none of them: its accesses have their order at the first rank. */
static Order *use_order(const pad_mpi_site *site, MPI_Comm comm, int home) {
    Order *o = orders;
    while (o && !(o->home == home && is_over(o->comm, comm))) o = o->next;
    if (!o) {
        o = get_zeros(site, sizeof *o);
        o->comm = comm;
        o->silent = silent_messages;
        o->home = home;
        PMPI_Comm_rank(comm, &o->rank);
        o->next = orders;
        if (orders) {
            o->beside = 1;
            for (Order *other = orders; other; other = other->next) other->beside = 1;
        }
        orders = o;
        open_counters(site, o);
    }
    o->users++;
    o->references++;
    return o;
}

static void forget_order(Order *o) {
    for (Order **at = &orders; *at; at = &(*at)->next)
        if (*at == o) {
            *at = o->next;
            return;
        }
}

static void unreference(Order *o) {
    if (!o || --o->references > 0) return;
    forget_order(o);
    free(o->sorts);
    free(o);
}

static void note_sort(const pad_mpi_site *site, Order *o, int sort) {
    if (!o) return;
    if (o->interval >= o->room) {
        int64_t room = 2 * o->interval + 8;
        o->sorts = realloc(o->sorts, (size_t)room * sizeof(int));
        if (!o->sorts) get_memory(site, INT64_MAX);
        memset(o->sorts + o->room, 0, (size_t)(room - o->room) * sizeof(int));
        o->room = room;
    }
    o->sorts[o->interval] |= 1 << sort;
}

static void end_interval(Order *o) {
    if (o->silent != silent_messages || o->flags) note_sort(NULL, o, SILENT);
    o->silent = silent_messages;
    o->interval++;
}

/* Whether accesses of these sorts have to be taken in their order. */
static int is_mixed(int sorts) {
    int accesses = sorts & (1 << PUT | 1 << GET | 1 << ADD | 1 << STEP | 1 << SHARED);
    if (accesses == 0) return 0;
    return (accesses != 1 << GET && accesses != 1 << ADD && accesses != 1 << SHARED) || sorts & (1 << LOCAL | 1 << SILENT);
}

/* The program frees a window. */
static void leave_order(const pad_mpi_site *site, Order *o) {
    if (!o || --o->users > 0) return;
    end_interval(o);
    note_sort(site, o, LOCAL); /* which makes room for all intervals */
    if (o->interval > INT_MAX) refuse(site, "windows over more than 2147483647 barriers", "they are counted by int", "free the window earlier");
    int any = 0, beside = o->beside;
    for (int64_t i = 0; i < o->interval; i++) any |= o->home >= 0 ? o->sorts[i] |= 1 << SHARED : o->sorts[i];
    check(site, PMPI_Allreduce(MPI_IN_PLACE, &any, 1, MPI_INT, MPI_BOR, o->comm));
    if (any) check(site, PMPI_Allreduce(MPI_IN_PLACE, o->sorts, (int)o->interval, MPI_INT, MPI_BOR, o->comm));
    any = 0;
    for (int64_t i = 0; i < o->interval; i++) any |= o->sorts[i] = is_mixed(o->sorts[i]);
    o->known_sorts = 1;
    check(site, PMPI_Barrier(o->comm));
    PMPI_Win_sync(o->win);
    o->total = o->slots[TICKETS];
    close_counters(site, o);
    forget_order(o);
    if (any) check(site, PMPI_Allreduce(MPI_IN_PLACE, &beside, 1, MPI_INT, MPI_MAX, o->comm));
    if (any && beside)
        refuse(site, "accesses of different sorts under locks, while there are windows of two communicators", "they are numbered for one communicator at a time",
               "separate them by MPI_Barrier, use fences, or make both windows over one communicator");
}

/* The reverse pass comes to the end of a window's life, and to its beginning. */
static void return_to_order(const pad_mpi_site *site, Order *o) {
    if (o && o->users++ == 0) open_counters(site, o);
}

static void leave_again(const pad_mpi_site *site, Order *o) {
    if (o && --o->users == 0) close_counters(site, o);
}

/* Not collective: ------------------------------------------------------------------------------------------------------------------------- */

static int64_t add_to(const pad_mpi_site *site, const Order *o, int rank, int slot, int64_t change) {
    int64_t before = 0;
    check(site, PMPI_Fetch_and_op(&change, &before, MPI_INT64_T, rank, slot, change ? MPI_SUM : MPI_NO_OP, o->win));
    check(site, PMPI_Win_flush(rank, o->win));
    return before;
}

static int home_of(const Order *o, int rank) { return o->home < 0 ? rank : o->home; }

static int64_t take_ticket(const pad_mpi_site *site, const Order *o, int rank) { return add_to(site, o, home_of(o, rank), TICKETS, 1); }

static void be_patient(const pad_mpi_site *site, double begin) {
    if (timeout() && PMPI_Wtime() - begin > timeout()) overdue(site);
    sched_yield();
}

static void await_turn(const pad_mpi_site *site, const Order *o, int rank, int64_t ticket) {
    double begin = PMPI_Wtime();
    while (add_to(site, o, home_of(o, rank), TURN, 0) != ticket + 1) be_patient(site, begin);
}

static void end_turn(const pad_mpi_site *site, const Order *o, int rank) { add_to(site, o, home_of(o, rank), TURN, -1); }

/* While an operation and its ticket, or its tangent, have to be one. */
static void enter_alone(const pad_mpi_site *site, const Order *o, int rank) {
    const int64_t free = 0, taken = 1;
    int64_t before = 1;
    for (double begin = PMPI_Wtime();; be_patient(site, begin)) {
        check(site, PMPI_Compare_and_swap(&taken, &free, &before, MPI_INT64_T, rank, MUTEX, o->win));
        check(site, PMPI_Win_flush(rank, o->win));
        if (before == 0) return;
    }
}

static void leave_alone(const pad_mpi_site *site, const Order *o, int rank) { add_to(site, o, rank, MUTEX, -1); }

/* Sections -------------------------------------------------------------------------------------------------------------------------------- */

typedef struct {
    Record base;
    int count, released;
    struct {
        Order *order;
        int64_t ticket, interval;
    } of[];
} Section;

static Section *held_section;

static void free_section(Section *s) {
    for (int i = 0; i < s->count; i++) unreference(s->of[i].order);
    free(s);
}

/* In the reverse pass, before whatever calls MPI. */
static void end_section(void) {
    Section *s = held_section;
    held_section = NULL;
    for (int i = 0; s && i < s->count; i++)
        if (s->of[i].order->known_sorts) end_turn(s->base.site, s->of[i].order, s->of[i].order->rank);
    if (s && s->released) free_section(s);
}

static void reverse_section(Record *record) {
    Section *s = (Section *)record;
    for (int i = s->count - 1; i >= 0; i--) {
        Order *o = s->of[i].order;
        if (o->known_sorts && o->sorts[s->of[i].interval]) await_turn(record->site, o, o->rank, s->of[i].ticket);
    }
    held_section = s;
}

static void release_section(Record *record) {
    Section *s = (Section *)record;
    s->released = 1;
    if (held_section != s) free_section(s);
}

/* Before a call of MPI in a program with locks. */
void pad_mpi_section(const pad_mpi_site *site, void **record) {
    int count = 0;
    *record = NULL;
    held_section = NULL;
    for (Order *o = orders; o; o = o->next) count++;
    if (count == 0) return;
    Section *s = get_zeros(site, (int64_t)sizeof *s + count * (int64_t)sizeof s->of[0]);
    s->base.reverse = reverse_section;
    s->base.release = release_section;
    s->base.site = site;
    for (Order *o = orders; o; o = o->next) {
        s->of[s->count].order = o;
        s->of[s->count].interval = o->interval;
        s->of[s->count++].ticket = take_ticket(site, o, o->rank);
        o->references++;
    }
    *record = s;
}
