/* Calls the run-time side of MPI's derivatives without the engine.

A program maps the state of each rank (arrays of three kinds of numbers) to a new state, by calls of MPI written DO1(name, buffer, arguments...). It runs
natively, with tangents, or augmented with records that are then reversed. Checked are tangents against differences and adjoints against tangents:
the sum over all ranks of <adjoint of the result, tangent of the result> is that of <adjoint of the input, tangent of the input>. */
#ifdef PAD_MPI_ABI
#include <mpi_abi.h>
#else
#include <mpi.h>
#endif
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { N = 64, LANES = 3, RECORDS = 4000 };
typedef struct {
    double d[N];
    float f[N];
    long double l[N];
    struct { double x; int tag; float y; } mixed[N];
    struct { double x; int i; } pairs[N];
    char packed[4096];
} State;

typedef struct {
    const char *file, *function;
    int line, width, flags, kinds[6];
    const long long *layouts[6];
} Site;

/* As the runtime has it: its first two members are called. */
typedef struct Record Record;
struct Record {
    void (*reverse)(Record *), (*release)(Record *);
    ptrdiff_t offset;
};

enum { PRIMAL, FORWARD, AUGMENTED };
static int mode, rank, size, failures;
static Site site = {"program.c", "MPI", 1, 1, 0, {0}};
static State state, shadow[LANES];
static void *records[RECORDS];
static int recorded;

void pad_mpi_reverse(void *), pad_mpi_release(void *), pad_mpi_finish(void), pad_mpi_hold(void *, void *), pad_mpi_drop(void *), pad_mpi_section(const Site *, void **);

typedef struct {
    const char *code, *construct, *why, *help, *file;
    int line;
} Refusal;

void pad_mpi_fail(const Refusal *r) {
    fprintf(stderr, "[%d] %s:%d: [%s] %s: %s; %s\n", rank, r->file, r->line, r->code, r->construct, r->why, r->help);
    fflush(NULL);
    abort();
}

static int inactive; /* a program's buffers have no shadows while this is set */

static void *const *shadows(const void *buffer) {
    static void *ring[16][LANES];
    static int next;
    ptrdiff_t offset = (const char *)buffer - (const char *)&state;
    if (inactive || offset < 0 || offset > (ptrdiff_t)sizeof state) return NULL;
    void **s = ring[next++ % 16];
    for (int i = 0; i < site.width; i++) s[i] = (char *)&shadow[i] + offset;
    return s;
}

static void **slot(void) {
    if (recorded == RECORDS) abort();
    records[recorded] = NULL;
    return &records[recorded++];
}

/* A number that the program sets to zero. Its adjoint is zero then. */
static void clear(Record *record) {
    for (int l = 0; l < site.width; l++) *(double *)((char *)&shadow[l] + record->offset) = 0;
}

static void keep(Record *record) { free(record); }

static void set_zero(double *number) {
    Record zero = {clear, keep, (const char *)number - (const char *)&state};
    *number = 0;
    if (mode == FORWARD) clear(&zero);
    if (mode == AUGMENTED) {
        Record *record = malloc(sizeof *record);
        *record = zero;
        *slot() = record;
    }
}

static void pause_a_little(void) { usleep(200000); }

/* What programs with locks do before each call. */
static const Site *section(void) {
    if (site.flags & 2) pad_mpi_section(&site, slot());
    return &site;
}

#define DO0(name, ...)                                                                                                        \
    (mode == PRIMAL ? MPI_##name(__VA_ARGS__)                                                                                 \
     : mode == FORWARD ? pad_mpi_##name##_forward(&site, __VA_ARGS__) : pad_mpi_##name##_augmented(section(), __VA_ARGS__, slot()))
#define DO1(name, b, ...)                                                                                                     \
    (mode == PRIMAL ? MPI_##name(__VA_ARGS__)                                                                                 \
     : mode == FORWARD ? pad_mpi_##name##_forward(&site, __VA_ARGS__, shadows(b))                                             \
                       : pad_mpi_##name##_augmented(section(), __VA_ARGS__, shadows(b), slot()))
#define DO2(name, a, b, ...)                                                                                                  \
    (mode == PRIMAL ? MPI_##name(__VA_ARGS__)                                                                                 \
     : mode == FORWARD ? pad_mpi_##name##_forward(&site, __VA_ARGS__, shadows(a), shadows(b))                                 \
                       : pad_mpi_##name##_augmented(section(), __VA_ARGS__, shadows(a), shadows(b), slot()))

static double noise(unsigned long *seed) {
    *seed = *seed * 6364136223846793005ul + 1442695040888963407ul;
    return (double)(*seed >> 11) / (double)(1ul << 52) - 1.0;
}

static void fill(State *s, unsigned long seed, int floats) {
    seed = seed * 1000 + (unsigned long)rank;
    noise(&seed);
    for (int i = 0; i < N; i++) {
        s->d[i] = noise(&seed);
        s->f[i] = floats ? (float)noise(&seed) : 0;
        s->l[i] = noise(&seed);
        s->mixed[i].x = noise(&seed);
        s->mixed[i].y = floats ? (float)noise(&seed) : 0;
        s->mixed[i].tag = i;
        s->pairs[i].x = noise(&seed);
        s->pairs[i].i = (7 * i + 3 * rank) % 5;
    }
}

/* y = a + h b */
static void combine(State *y, const State *a, double h, const State *b) {
    *y = *a;
    for (int i = 0; i < N; i++) {
        y->d[i] += h * b->d[i];
        y->f[i] += (float)h * b->f[i];
        y->l[i] += h * b->l[i];
        y->mixed[i].x += h * b->mixed[i].x;
        y->pairs[i].x += h * b->pairs[i].x;
        y->mixed[i].y += (float)h * b->mixed[i].y;
    }
}

/* The numbers of a state, of kind 0: double and long double, 1: float. */
static double dot(const State *a, const State *b) {
    long double sum = 0;
    for (int i = 0; i < N; i++)
        sum += a->d[i] * b->d[i] + a->l[i] * b->l[i] + (double)a->f[i] * b->f[i] + a->mixed[i].x * b->mixed[i].x + a->pairs[i].x * b->pairs[i].x
               + (double)a->mixed[i].y * b->mixed[i].y;
    double own = (double)sum, all;
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

static void expect(const char *name, const char *what, double a, double b, double tolerance) {
    if (fabs(a - b) <= tolerance * (1 + fabs(a) + fabs(b))) return;
    failures++;
    if (rank == 0) printf("FAILED %s (%d lanes): %s: %.17g, expected %.17g\n", name, site.width, what, a, b);
}

/* Whether the program has come to the same doubles again, but for the order in which those of several ranks were added up. */
static int is_like(const State *end) {
    int same = 1;
    for (int i = 0; i < N; i++) same &= fabs(state.d[i] - end->d[i]) <= 1e-13 * (1 + fabs(end->d[i]));
    return same;
}

/* floats: whether the program moves float numbers, which are less exact. */
static void run(const char *name, void (*program)(void), int width, int floats) {
    static State start, input, direction[LANES], weight[LANES], plus, minus, end, tangent[LANES];
    double exact = floats ? 3e-5 : 1e-12;
    site.width = width;
    fill(&start, 1, floats);
    for (int l = 0; l < width; l++) fill(&direction[l], 2 + (unsigned long)l, floats), fill(&weight[l], 20 + (unsigned long)l, floats);
    mode = PRIMAL;
    input = start;
    state = input;
    program();
    end = state;
    double difference[LANES];
    for (int l = 0; l < width; l++) {
        double h = floats ? 1e-2 : 1e-4;
        combine(&state, &input, h, &direction[l]);
        program();
        plus = state;
        combine(&state, &input, -h, &direction[l]);
        program();
        minus = state;
        difference[l] = (dot(&weight[l], &plus) - dot(&weight[l], &minus)) / (2 * h);
    }
    {
        mode = FORWARD;
        state = input;
        for (int l = 0; l < width; l++) shadow[l] = direction[l];
        program();
        pad_mpi_finish();
        if (!is_like(&end)) failures++, printf("FAILED %s: primal of tangents\n", name);
        for (int l = 0; l < width; l++) {
            tangent[l] = shadow[l];
            expect(name, "tangent against difference", dot(&weight[l], &tangent[l]), difference[l], floats ? 2e-3 : 1e-7);
        }
    }
    mode = AUGMENTED;
    state = input;
    recorded = 0;
    memset(shadow, 0, sizeof shadow);
    program();
    if (!is_like(&end)) failures++, printf("FAILED %s: primal of the augmented run\n", name);
    for (int pass = 0; pass < 2; pass++) {
        for (int l = 0; l < width; l++) shadow[l] = weight[l];
        for (int i = recorded - 1; i >= 0; i--) pad_mpi_reverse(records[i]);
        pad_mpi_finish();
        for (int l = 0; l < width; l++) {
            expect(name, pass ? "adjoint, again" : "adjoint", dot(&shadow[l], &direction[l]), dot(&weight[l], &tangent[l]), exact);
        }
    }
    for (int i = 0; i < recorded; i++) pad_mpi_hold(records, records[i]);
    pad_mpi_drop(records);
    MPI_Barrier(MPI_COMM_WORLD);
}

#define RUN(program, floats) run(#program, program, 1, floats), run(#program, program, LANES, floats)

static void begin_tests(int *argc, char ***argv) {
    MPI_Init(argc, argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
}

static int end_tests(void) {
    int all;
    MPI_Allreduce(&failures, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0) printf("%d ranks: %s\n", size, all ? "FAILED" : "ok");
    MPI_Finalize();
    return all != 0;
}
