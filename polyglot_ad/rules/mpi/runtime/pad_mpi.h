/* Run-time side of the derivatives of MPI: what all files of this folder share.

All files are compiled as one (all.c), once for each binary interface of MPI, into LLVM assembly that is linked into derivatives. Functions pad_mpi_*
are called by derivatives, all others are static. MPI is called by its PMPI_ names alone. Nothing here may throw, but pad_mpi_fail() does not return. */
#define _GNU_SOURCE
#ifdef PAD_MPI_ABI
#include <mpi_abi.h>
#else
#include <mpi.h>
#endif
#if MPI_VERSION >= 4
#define HAS_LARGE_COUNTS /* functions whose names end in _c */
#endif
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Of a loop over numbers of messages: all others are compiled as they are. */
#define VECTORISED _Pragma("clang loop vectorize_width(4)")

/* One constant for each call in the program. */
typedef struct {
    const char *file, *function; /* for messages: where the call stands, and of what */
    int32_t line;
    int32_t width;     /* number of lanes: shadows of each buffer */
    int32_t flags;
    int32_t kinds[6]; /* for each buffer argument, what the analysis of memory knows of its bytes: 0, 'f', 'd', 'x', 'p' (packed), or -1 where it does not
                         know */
    const int64_t *layouts[6]; /* for each buffer of bytes, where numbers are in it (layouts.c); read if flags has LAYOUTS. NULL: nothing is known */
} pad_mpi_site;

/* flags: the record is that of a pullback that may run any number of times; the program has calls that lock windows or share memory, or operations
on windows that give what was there before, or depend on it; bytes that hold numbers beside other things (MPI_BYTE): then all that is sent as bytes brings
adjoints, as a rank cannot know what the other knows of them; the call may stand where several threads run, so others may add to the same adjoints; it
stands in a loop that is reversed by checkpoints, so it is made several times. */
enum { HELD = 1, PASSIVE = 2, STEPS = 4, LAYOUTS = 8, THREADS = 16, REPEATED = 32 };

/* An error, as guards/refusals.py has it. */
typedef struct {
    const char *code, *construct, *why, *help, *file;
    int32_t line;
} pad_refusal;

void pad_mpi_fail(const pad_refusal *refusal) __attribute__((noreturn));

/* What a call of the forward sweep leaves for the reverse pass. reverse() may run several times. */
typedef struct Record Record;
struct Record {
    void (*reverse)(Record *);
    void (*release)(Record *);
    const pad_mpi_site *site;
};

/* Kinds of numbers; a leaf of another kind holds bytes without derivative. The order is that of precision. PACKED: of bytes, where numbers of any kind may
be (packed.c). */
enum { NONE = 0, F32 = 1, F64 = 2, F80 = 3, PACKED = 4, NATURAL = -1 };

/* The layout of a datatype as a tree.
   LEAF: count basic elements, each of `size` bytes and `per` numbers of a kind.
   LOOP: count times child[0], at distances of `stride`.
   BLOCKS: block i is len[i] times child[0], at distances of `stride`, from at[i] on.
   LIST: child[i] at at[i]. */
enum { LEAF, LOOP, BLOCKS, LIST };
typedef struct Node Node;
struct Node {
    int tag, kind, per;
    int mask; /* bit 1 << kind for every kind that occurs below */
    int64_t size, count, stride;
    int64_t *at, *len;
    Node **child;
    MPI_Datatype type; /* of a leaf without kind that the standard names */
};

/* A buffer of the program: count items of a layout, in `width` shadows (NULL: it has none: zeros are read, and what is written is dropped). */
typedef struct {
    void **shadows;
    Node *node;
    int64_t extent, count;
    int64_t limit; /* basic elements that were transferred, where a message ended within an item; else -1 */
    int width, bytes; /* bytes: kind of the numbers in leaves without kind */
    int borrowed;     /* layout and shadows belong to another */
    int shared;       /* other threads may add to the same adjoints */
    const pad_mpi_site *laid; /* of bytes among which numbers lie at known places: who knows; or NULL */
    const int64_t *layout;    /* these places, or NULL */
    int64_t from;             /* where in the program's buffer this one begins */
} View;

enum { DATA = 5 };

/* An operation whose adjoint is communication: start() begins it without waiting, finish() completes it. */
typedef struct Op Op;
typedef struct Group Group;
struct Op {
    Record base;
    void (*start)(Op *);
    void (*finish)(Op *);
    void (*completed)(Op *, MPI_Status *); /* the program's own operation has been waited for (NULL: nothing to do) */
    void (*forward)(Op *, MPI_Status *);   /* the same where tangents travel with it; the operation is released then */
    void (*drop)(Op *);                    /* frees what a kind of operation holds besides (NULL: nothing) */
    void (*forth)(Op *);                   /* collectives: starts their tangents, as start() does adjoints */
    void (*arrive)(Op *, MPI_Status *);    /* completes them */
    void (*again)(Op *);                   /* before the program's own operation starts, for persistent requests each time (NULL: nothing to do) */
    Group *group;
    int64_t place;      /* in its group */
    Op *before, *after; /* neighbours in the order of posting among operations that could be mistaken for each other */
    int state, direction, peer, tag, blocking;
    int deferred; /* posted by one call, waited for by another, which has not been yet */
    int ended;    /* the program's own operation is known to be complete */
    int empty;    /* nothing came: there is no adjoint */
    int64_t posted;
    MPI_Comm comm;
    View send, recv;
    MPI_Request *requests; /* of the adjoint operation */
    int pending, room;
    void *out, *in; /* its buffers */
    void (*drop_start)(Op *);              /* of a start of a persistent request: frees what it holds by itself (NULL: nothing) */
    const void *spare[7]; /* spare[DATA]: of messages, the program's buffer */
    int64_t number[7];
};
