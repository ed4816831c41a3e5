/* Point to point: the calls. */

/* A message may be shorter than the buffer, and empty. Where it was not received, whoever sent it would wait for an adjoint. */
static void *received(Op *op, int code, MPI_Status *status) {
    if (!op) return NULL;
    check_program(op->base.site, code);
    set_received(op, status);
    if (!op->empty) return op;
    release_op(&op->base);
    return NULL;
}

/* Two operations of one call. */
typedef struct {
    Record base;
    Op *first, *second;
} Both;

static void reverse_two(Record *record) {
    Both *both = (Both *)record;
    if (both->second) begin(both->second);
    if (both->first) begin(both->first);
    if (both->second) complete(both->second);
    if (both->first) complete(both->first);
}

static void reverse_posts(Record *record) {
    Both *both = (Both *)record;
    if (both->second) reverse_post(&both->second->base);
    if (both->first) reverse_post(&both->first->base);
}

static void release_two(Record *record) {
    Both *both = (Both *)record;
    if (both->first) release_op(&both->first->base);
    if (both->second) release_op(&both->second->base);
    free(both);
}

static Both *two(const pad_mpi_site *site, Op *first, Op *second) {
    if (!first && !second) return NULL;
    Both *both = get_zeros(site, sizeof *both);
    both->base.reverse = reverse_two;
    both->base.release = release_two;
    both->base.site = site;
    both->first = first;
    both->second = second;
    return both;
}

static Both *two_posts(const pad_mpi_site *site, Op *first, Op *second) {
    Both *both = two(site, first, second);
    if (both) both->base.reverse = reverse_posts;
    return both;
}

#if MPI_VERSION >= 4 || defined(OMPI_MAJOR_VERSION)
#define HAS_ISENDRECV
#endif

#define COUNT int
#define CALL(name) PMPI_##name
#define ENTRY(name, mode) pad_mpi_##name##_##mode
#include "point_calls.h"
#undef COUNT
#undef CALL
#undef ENTRY

#ifdef HAS_LARGE_COUNTS
#define COUNT MPI_Count
#define CALL(name) PMPI_##name##_c
#define ENTRY(name, mode) pad_mpi_##name##_c_##mode
#include "point_calls.h"
#undef COUNT
#undef CALL
#undef ENTRY
#endif
