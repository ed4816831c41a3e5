/* Bytes (MPI_BYTE) of which the analysis of memory knows where numbers are among them, as in an array of structures.

What travels is as long as the bytes, and each tangent or adjoint lies where its number does, with marks as packed bytes have: so two ranks need not know the
same of a message. One may never read what the other has written. Adjoints of what is known to be no number are dropped, as they belong to a number's bits.
Of bytes of which nothing is known it counts whether the program copies them: then they may be numbers that it passes on, and are refused if there is an
adjoint or a tangent of them; else nobody reads them, or nobody wrote a variable number there. */

/* A layout is an array: period (bytes; 0: it does not repeat), limit (bytes up to which it holds; 0: to the end), whether unknown bytes may be passed on, the
number of runs, and of each its place, its bytes and its kind. */
enum { PERIOD, LIMIT, PASSED_ON, RUNS, RUN };
enum { UNKNOWN = -1 };

static int64_t down_to(int64_t x, int64_t unit) { return x - ((x % unit) + unit) % unit; }

static void cut_number(const View *v) {
    refuse(v->laid, "a message of bytes that begins or ends within a number", "its adjoint cannot be told", "send whole numbers");
}

static void visit_number(Walk *w, char *at, int64_t place, int kind, int64_t bytes) {
    char *stream = w->stream;
    if (kind <= NONE) return;
    w->stream += place;
    w->block(w, at, kind, bytes / kind_size(kind));
    w->stream = stream;
}

/* What is known among the bytes from `at` on. visit() gets the distance from there, too. */
static void visit_laid(Walk *w, char *at, int64_t bytes) {
    const View *v = w->laid;
    const int64_t *l = v->layout;
    int64_t first = v->from + (int64_t)((intptr_t)at - (intptr_t)w->base), end = first + bytes;
    if (!l) return;
    if (l[LIMIT] && end > l[LIMIT])
        refuse(v->laid, "a message of bytes that is longer than the array it begins in", "what lies behind the array is not known", "send the array by itself");
    for (int64_t start = l[PERIOD] ? down_to(first, l[PERIOD]) : 0; start < end; start += l[PERIOD]) {
        for (const int64_t *run = l + RUN; run < l + RUN + 3 * l[RUNS]; run += 3) {
            int64_t a = start + run[0], b = a + run[1], size = run[2] > NONE ? kind_size((int)run[2]) : 1;
            if (b <= first || a >= end) continue;
            if (a < first) {
                if ((first - a) % size) cut_number(v);
                a = first;
            }
            if (b > end) {
                if ((end - a) % size) cut_number(v);
                b = end;
            }
            (w->visit ? w->visit : visit_number)(w, at + (a - first), a - first, (int)run[2], b - a);
        }
        if (!l[PERIOD]) break;
    }
}

static void walk_laid(Walk *w, char *at, int64_t bytes) {
    visit_laid(w, at, bytes);
    w->stream += bytes;
}

/* What is known of each byte of the stream; more: a number of a kind begins. */
enum { NOTHING = 0, INTEGER = 1, DOUBTFUL = 2, INSIDE = 3, BEGINS = 4 };

static void visit_known(Walk *w, char *at, int64_t place, int kind, int64_t bytes) {
    (void)at;
    memset(w->stream + place, kind == UNKNOWN ? DOUBTFUL : kind == NONE ? INTEGER : INSIDE, (size_t)bytes);
    for (int64_t i = 0; kind > NONE && i < bytes; i += kind_size(kind)) w->stream[place + i] = (char)(BEGINS + kind);
}

static char *known_bytes(const View *v, int64_t lane) {
    char *known = get_zeros(v->laid, lane);
    Walk w = {.kind = NATURAL, .stream = known, .laid = v, .visit = visit_known};
    walk_view(&w, v, NULL);
    return known;
}

static int passes_on(const View *v) { return v->layout && v->layout[PASSED_ON]; }

static void not_known(const View *v) {
    refuse(v->laid, "a message of bytes in which another rank has numbers where this one is not proved to have any",
           "the program copies these bytes or sends them on, and their derivatives would be lost", "describe the numbers by a datatype");
}

/* Before tangents or adjoints come: there are none but where numbers are. */
static void check_laid(const View *v, const char *data, int64_t lane) {
    char *known = known_bytes(v, lane);
    for (int l = 0; l < v->width; l++)
        for (int64_t i = 0; i < lane; i++)
            if (data[l * lane + i] && (known[i] == DOUBTFUL || (known[i] == NOTHING && passes_on(v)))) not_known(v);
    free(known);
}

typedef struct {
    Walk walk;
    Packed there;
    char *start;
} Laying;

static void mark_number(Walk *w, char *at, int kind, int64_t n) {
    Laying *m = (Laying *)((char *)w - offsetof(Laying, walk));
    (void)at;
    for (int64_t i = 0; i < n; i++, w->stream += kind_size(kind)) set_mark(&m->there, w->stream - m->start, kind);
}

/* The marks of adjoints that leave: wherever a number is. */
static void mark_laid(const View *v, char *data, int64_t lane) {
    Laying m = {.there = {.width = v->width, .n = lane, .map = (unsigned char *)data + lane * v->width}, .start = data};
    memset(m.there.map, 0, (size_t)marks_of(v, lane));
    if (!v->shadows) return;
    m.walk = (Walk){.block = mark_number, .kind = NATURAL, .stream = data, .laid = v};
    walk_view(&m.walk, v, NULL);
}

/* Adjoints that come are added to the numbers that this rank knows. */
static void give_laid(const View *v, char *data, int64_t lane) {
    char *known = known_bytes(v, lane), **lanes = get_memory(v->laid, v->width * (int64_t)sizeof *lanes);
    for (int l = 0; l < v->width; l++) lanes[l] = data + l * lane;
    Packed came = {lanes, v->width, lane, (unsigned char *)data + lane * v->width};
    for (int64_t i = 0; i < lane; i++) {
        int mark = mark_at(&came, i), other = 0;
        if (mark == NONE || known[i] == BEGINS + mark) continue;
        if (i + kind_size(mark) > lane) cut_number(v);
        if (all_zero(&came, i, mark)) continue;
        for (int64_t k = i; k < i + kind_size(mark); k++) other |= known[k] >= INSIDE;
        if (other)
            refuse(v->laid, "a message of bytes that are numbers of one kind where they are sent and of another where they are received",
                   "their adjoint cannot be told", "send each number as what it is");
    }
    free(lanes);
    free(known);
    stream_add(v, NATURAL, data, lane);
}
