/* Preloaded before the library of MPI: counts what is given to it to be sent, under both names that each function has. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <mpi.h>

long counted_bytes, counted_calls;

static void note(long count, MPI_Datatype type, int peer) {
  static int (*size_of)(MPI_Datatype, int *);
  int size = 0;
  if (peer == MPI_PROC_NULL) return;
  if (!size_of) size_of = dlsym(RTLD_NEXT, "PMPI_Type_size");
  size_of(type, &size);
  counted_bytes += count * size;
  counted_calls++;
}

#define COUNTED(name, count, type, peer, parameters, arguments)      \
  int P##name parameters {                                           \
    static int (*next) parameters;                                   \
    if (!next) next = dlsym(RTLD_NEXT, "P" #name);                   \
    note(count, type, peer);                                         \
    return next arguments;                                           \
  }                                                                  \
  int name parameters { return P##name arguments; }

#define SEND (const void *b, int n, MPI_Datatype t, int to, int tag, MPI_Comm c)
COUNTED(MPI_Send, n, t, to, SEND, (b, n, t, to, tag, c))
COUNTED(MPI_Isend, n, t, to, (const void *b, int n, MPI_Datatype t, int to, int tag, MPI_Comm c, MPI_Request *q), (b, n, t, to, tag, c, q))
COUNTED(MPI_Sendrecv, n, t, to,
        (const void *b, int n, MPI_Datatype t, int to, int tag, void *r, int m, MPI_Datatype u, int from, int tag2, MPI_Comm c, MPI_Status *s),
        (b, n, t, to, tag, r, m, u, from, tag2, c, s))
COUNTED(MPI_Sendrecv_replace, n, t, to, (void *b, int n, MPI_Datatype t, int to, int tag, int from, int tag2, MPI_Comm c, MPI_Status *s),
        (b, n, t, to, tag, from, tag2, c, s))
COUNTED(MPI_Allreduce, n, t, 0, (const void *b, void *r, int n, MPI_Datatype t, MPI_Op o, MPI_Comm c), (b, r, n, t, o, c))
COUNTED(MPI_Reduce, n, t, 0, (const void *b, void *r, int n, MPI_Datatype t, MPI_Op o, int root, MPI_Comm c), (b, r, n, t, o, root, c))
COUNTED(MPI_Bcast, n, t, 0, (void *b, int n, MPI_Datatype t, int root, MPI_Comm c), (b, n, t, root, c))

static int ranks(MPI_Comm c) {
  int size = 1;
  MPI_Comm_size(c, &size);
  return size;
}

#define ALL (const void *b, int n, MPI_Datatype t, void *r, int m, MPI_Datatype u, MPI_Comm c)
COUNTED(MPI_Alltoall, (long)n *ranks(c), t, 0, ALL, (b, n, t, r, m, u, c))
static long sum(const int *n, MPI_Comm c) {
  long all = 0;
  for (int k = 0; k < ranks(c); k++) all += n[k];
  return all;
}
COUNTED(MPI_Alltoallv, sum(n, c), t, 0,
        (const void *b, const int *n, const int *d, MPI_Datatype t, void *r, const int *m, const int *e, MPI_Datatype u, MPI_Comm c),
        (b, n, d, t, r, m, e, u, c))
COUNTED(MPI_Ialltoall, (long)n *ranks(c), t, 0, (const void *b, int n, MPI_Datatype t, void *r, int m, MPI_Datatype u, MPI_Comm c, MPI_Request *q),
        (b, n, t, r, m, u, c, q))
COUNTED(MPI_Iallreduce, n, t, 0, (const void *b, void *r, int n, MPI_Datatype t, MPI_Op o, MPI_Comm c, MPI_Request *q), (b, r, n, t, o, c, q))
