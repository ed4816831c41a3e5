/* Fortran's interface of MPI in terms of C's: arguments by reference, handles as integers, sentinels by their addresses, strings with a
 * hidden length. What calls.py writes and special.c include this. */
#ifdef PAD_MPI_ABI
#include <mpi_abi.h>
typedef int MPI_Fint;
#else
#include <mpi.h>
#endif
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define FORTRAN __attribute__((always_inline)) void
#define LATER __attribute__((noinline)) /* these are inlined where the procedures are */
#define INLINE static inline __attribute__((always_inline))

/* What stands for something else; mpif.h has them as common blocks. */
extern char pad_mpi_bottom_[], pad_mpi_in_place_[], pad_mpi_status_ignore_[], pad_mpi_statuses_ignore_[], pad_mpi_unweighted_[],
    pad_mpi_weights_empty_[];

INLINE void *at(const void *buffer) { return buffer == pad_mpi_bottom_ ? MPI_BOTTOM : (void *)(uintptr_t)buffer; }
INLINE void *at_or_in_place(const void *buffer) {
    return buffer == pad_mpi_in_place_ ? MPI_IN_PLACE : buffer == pad_mpi_bottom_ ? MPI_BOTTOM : (void *)(uintptr_t)buffer;
}
INLINE MPI_Status *status_at(const void *status) {
    return status == pad_mpi_status_ignore_ ? MPI_STATUS_IGNORE : (MPI_Status *)(uintptr_t)status;
}
INLINE MPI_Status *statuses_at(const void *status) {
    return status == pad_mpi_statuses_ignore_ ? MPI_STATUSES_IGNORE : (MPI_Status *)(uintptr_t)status;
}
INLINE int *weights_at(const void *weights) {
    return weights == pad_mpi_unweighted_ ? MPI_UNWEIGHTED : weights == pad_mpi_weights_empty_ ? MPI_WEIGHTS_EMPTY : (int *)(uintptr_t)weights;
}

#if defined(PAD_MPI_ABI)
#define CONVERSIONS(T)                                                                                                      \
    LATER MPI_##T pad_later_##T(int f) { return f >= 0 && f < 4096 ? (MPI_##T)(intptr_t)f : PMPI_##T##_fromint(f); }           \
    INLINE MPI_##T c_##T(int f) { return pad_later_##T(f); }                                                                \
    INLINE int f_##T(MPI_##T c) { return PMPI_##T##_toint(c); }
#elif defined(OPEN_MPI)
#define CONVERSIONS(T)                                                                                                      \
    INLINE MPI_##T c_##T(int f) { return PMPI_##T##_f2c(f); }                                                               \
    INLINE int f_##T(MPI_##T c) { return PMPI_##T##_c2f(c); }
#else /* MPICH: an integer is a handle */
#define SAME 1
#define CONVERSIONS(T)                                                                                                      \
    INLINE MPI_##T c_##T(int f) { return f; }                                                                               \
    INLINE int f_##T(MPI_##T c) { return c; }
#endif
CONVERSIONS(Comm)
CONVERSIONS(Group)
CONVERSIONS(Request)
CONVERSIONS(Op)
CONVERSIONS(Info)
CONVERSIONS(Errhandler)
CONVERSIONS(Win)
CONVERSIONS(Message)

#ifdef SAME
INLINE MPI_File c_File(int f) { return PMPI_File_f2c(f); }
INLINE int f_File(MPI_File c) { return PMPI_File_c2f(c); }
INLINE MPI_Datatype c_Datatype(int f) { return f; }
INLINE int f_Datatype(MPI_Datatype c) { return c; }
#elif defined(PAD_MPI_ABI)
CONVERSIONS(File)
LATER MPI_Datatype pad_later_Datatype(int f) { return f >= 0 && f < 4096 ? (MPI_Datatype)(intptr_t)f : PMPI_Type_fromint(f); }
INLINE MPI_Datatype c_Datatype(int f) { return pad_later_Datatype(f); }
INLINE int f_Datatype(MPI_Datatype c) { return PMPI_Type_toint(c); }
#else
CONVERSIONS(File)
LATER MPI_Datatype pad_later_Datatype(int f) {
    switch (f) { /* those by which the analysis knows what a message holds */
    case 6: return MPI_LOGICAL;
    case 7: return MPI_INTEGER;
    case 10: return MPI_INTEGER4;
    case 11: return MPI_INTEGER8;
    case 13: return MPI_REAL;
    case 14: return MPI_REAL4;
    case 15: return MPI_REAL8;
    case 17: return MPI_DOUBLE_PRECISION;
    case 18: return MPI_COMPLEX;
    case 19: return MPI_COMPLEX8;
    case 20: return MPI_COMPLEX16;
    case 22: return MPI_DOUBLE_COMPLEX;
    default: return PMPI_Type_f2c(f);
    }
}
INLINE MPI_Datatype c_Datatype(int f) { return pad_later_Datatype(f); }
INLINE int f_Datatype(MPI_Datatype c) { return PMPI_Type_c2f(c); }
#endif

#ifdef SAME
#define HANDLE(same, other) same
#else
#define HANDLE(same, other) other
#endif

/* Arrays of handles: as they are where the integers are the handles, else copies. */
#ifdef SAME
#define ARRAY(T, name, count) MPI_##T *c_##name = (MPI_##T *)(uintptr_t)name
#define OUTGOING(T, name, count) MPI_##T *c_##name = (MPI_##T *)(uintptr_t)name
#define BACK(T, name, count)
#define DONE(name)
#else
#define ARRAY(T, name, count)                                                          \
    MPI_##T *c_##name = malloc(((count) > 0 ? (count) : 1) * sizeof(MPI_##T));             \
    for (int i_ = 0; i_ < (count); i_++) c_##name[i_] = c_##T(name[i_])
#define OUTGOING(T, name, count) MPI_##T *c_##name = malloc(((count) > 0 ? (count) : 1) * sizeof(MPI_##T))
#define BACK(T, name, count)                                                           \
    for (int i_ = 0; i_ < (count); i_++) name[i_] = f_##T(c_##name[i_])
#define DONE(name) free(c_##name)
#endif

static char *from_fortran(const char *text, size_t length) {
    while (length && text[length - 1] == ' ') length--;
    while (length && *text == ' ') text++, length--;
    char *made = malloc(length + 1);
    memcpy(made, text, length);
    made[length] = 0;
    return made;
}
static void to_fortran(char *text, size_t length, const char *c) {
    size_t n = strlen(c);
    if (n > length) n = length;
    memcpy(text, c, n);
    memset(text + n, ' ', length - n);
}
#define ROOM 8192

/* Of MPI_Alltoallw: how many types there are. */
static int partners(MPI_Comm comm) {
    int inter = 0, n = 0;
    PMPI_Comm_test_inter(comm, &inter);
    inter ? PMPI_Comm_remote_size(comm, &n) : PMPI_Comm_size(comm, &n);
    return n;
}
static int neighbours(MPI_Comm comm, int outgoing) {
    int kind = MPI_UNDEFINED, n = 0, out = 0, weighted = 0, rank = 0;
    PMPI_Topo_test(comm, &kind);
    if (kind == MPI_CART) {
        PMPI_Cartdim_get(comm, &n);
        return 2 * n;
    }
    if (kind == MPI_DIST_GRAPH) {
        PMPI_Dist_graph_neighbors_count(comm, &n, &out, &weighted);
        return outgoing ? out : n;
    }
    PMPI_Comm_rank(comm, &rank);
    PMPI_Graph_neighbors_count(comm, rank, &n);
    return n;
}
