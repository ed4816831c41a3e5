/* Blocking messages and sums. */
#include <math.h>
#include <mpi.h>
#include <stddef.h>
#include <stdlib.h>

double mpi_allreduce_sum(double *x, int n, MPI_Comm comm) {
  double s = 0, t;
  for (int i = 0; i < n; i++) s += x[i] * x[i] * cos(x[i]);
  MPI_Allreduce(&s, &t, 1, MPI_DOUBLE, MPI_SUM, comm);
  return sin(t) * x[0];
}

double mpi_allreduce_in_place(double *x, int n, MPI_Comm comm) {
  double v[3] = {x[0] * x[1], x[2], sin(x[3])};
  MPI_Allreduce(MPI_IN_PLACE, v, 3, MPI_DOUBLE, MPI_SUM, comm);
  return v[0] * v[1] * v[2] * x[4];
}

/* Overwrites what it sends, in a loop, and calls through a function that is not inlined. */
static __attribute__((noinline)) void shift(double *b, double *c, int count, int by, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Sendrecv(b, count, MPI_DOUBLE, (rank + by) % size, 7, c, count, MPI_DOUBLE, (rank - by % size + size) % size, 7, comm, MPI_STATUS_IGNORE);
}

double mpi_ring(double *x, int n, MPI_Comm comm) {
  double s = 0, b[2] = {x[0] * x[1], x[1]}, c[2] = {0, 0};
  for (int k = 0; k < 3; k++) {
    shift(b, c, 2, 1, comm);
    s += sin(c[0]) * c[1] * x[0];
    b[0] = c[0] * c[1];
    b[1] = c[1] * x[k];
  }
  return s;
}

/* Even and odd ranks: blocking sends and receives between neighbours, of single precision. */
double mpi_halo_float(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  float u[7] = {0};
  for (int i = 0; i < 5; i++) u[i + 1] = (float)(x[i] * x[i]);
  int left = rank ? rank - 1 : MPI_PROC_NULL, right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
  if (rank % 2) {
    MPI_Recv(&u[0], 1, MPI_FLOAT, left, 0, comm, MPI_STATUS_IGNORE);
    MPI_Send(&u[1], 1, MPI_FLOAT, left, 1, comm);
    MPI_Send(&u[5], 1, MPI_FLOAT, right, 0, comm);
    MPI_Recv(&u[6], 1, MPI_FLOAT, right, 1, comm, MPI_STATUS_IGNORE);
  } else {
    MPI_Send(&u[5], 1, MPI_FLOAT, right, 0, comm);
    MPI_Recv(&u[6], 1, MPI_FLOAT, right, 1, comm, MPI_STATUS_IGNORE);
    MPI_Recv(&u[0], 1, MPI_FLOAT, left, 0, comm, MPI_STATUS_IGNORE);
    MPI_Send(&u[1], 1, MPI_FLOAT, left, 1, comm);
  }
  double s = 0;
  for (int i = 1; i < 6; i++) s += x[i - 1] * u[i - 1] * u[i + 1];
  return s;
}

double mpi_bcast_reduce(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  int root = size - 1;
  double v = x[0] * x[1] * (rank + 1), w = x[2];
  MPI_Bcast(&v, 1, MPI_DOUBLE, root, comm);
  double u = v * v * x[1];
  MPI_Reduce(&u, &w, 1, MPI_DOUBLE, MPI_SUM, root, comm);
  return w * w * x[3];
}

/* Nobody knows the source before the message is there; what is received is sent on. */
double mpi_any_source(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double *v = malloc(2 * sizeof *v), s = x[0];
  if (rank == 0) {
    for (int k = 1; k < size; k++) {
      MPI_Status status;
      int count;
      MPI_Recv(v, 2, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &status);
      MPI_Get_count(&status, MPI_DOUBLE, &count);
      s += v[0] * x[1] * (status.MPI_SOURCE + status.MPI_TAG) * count;
    }
  } else {
    v[0] = x[0] * x[2];
    MPI_Send(v, 1, MPI_DOUBLE, 0, 3 * rank, comm);
  }
  free(v);
  MPI_Barrier(comm); /* nobody's next message is taken for this one */
  return s * s;
}

/* Integers travel too, and decide what is done. */
double mpi_integers(double *x, int n, MPI_Comm comm) {
  int rank, most, mine;
  MPI_Comm_rank(comm, &rank);
  mine = 2 + rank % 2;
  MPI_Allreduce(&mine, &most, 1, MPI_INT, MPI_MAX, comm);
  double p = 1;
  for (int i = 0; i < most; i++) p *= x[i];
  MPI_Allreduce(MPI_IN_PLACE, &p, 1, MPI_DOUBLE, MPI_SUM, comm);
  return p * x[1];
}

/* One side's buffer has no derivative on that rank: constants are sent, and what arrives is not used. */
double mpi_constants(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double a = rank + 1, b = 0, c = x[0] * x[1], d = 0;
  if (size > 1 && rank < 2) {
    int other = 1 - rank;
    MPI_Sendrecv(rank ? &c : &a, 1, MPI_DOUBLE, other, 5, rank ? &b : &d, 1, MPI_DOUBLE, other, 5, comm, MPI_STATUS_IGNORE);
  }
  return rank ? b * x[2] : d * d;
}

/* Datatypes whose counts may be large (MPI 4): each sends every second number or so, and receives into the same places. */
double mpi_large_types(const double *x, int n, MPI_Comm comm) {
  double e = x[0] * x[1];
#if MPI_VERSION >= 4 && !defined(OPEN_MPI)
  typedef struct {
    int id;
    double v[2];
    float f;
  } Item;
  MPI_Count lengths[3] = {2, 1, 2}, items[3] = {0, 3, 6}, bytes[3] = {0, 24, 56}, sizes[2] = {3, 4}, part[2] = {2, 2}, from[2] = {1, 1};
  MPI_Count members[3] = {1, 2, 1}, at[3] = {offsetof(Item, id), offsetof(Item, v), offsetof(Item, f)};
  MPI_Datatype kinds[3] = {MPI_INT, MPI_DOUBLE, MPI_FLOAT}, t[11];
  int rank, size, k = 0, kind[2] = {MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_NONE}, block[2] = {MPI_DISTRIBUTE_DFLT_DARG, MPI_DISTRIBUTE_DFLT_DARG}, grid[2] = {2, 1};
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Type_contiguous_c(3, MPI_DOUBLE, &t[k++]);
  MPI_Type_vector_c(3, 1, 3, MPI_DOUBLE, &t[k++]);
  MPI_Type_create_hvector_c(2, 2, 40, MPI_DOUBLE, &t[k++]);
  MPI_Type_indexed_c(3, lengths, items, MPI_DOUBLE, &t[k++]);
  MPI_Type_create_hindexed_c(3, lengths, bytes, MPI_DOUBLE, &t[k++]);
  MPI_Type_create_indexed_block_c(3, 1, items, MPI_DOUBLE, &t[k++]);
  MPI_Type_create_hindexed_block_c(3, 2, bytes, MPI_DOUBLE, &t[k++]);
  MPI_Type_create_subarray_c(2, sizes, part, from, MPI_ORDER_C, MPI_DOUBLE, &t[k++]);
  MPI_Type_create_darray_c(2, 1, 2, sizes, kind, block, grid, MPI_ORDER_FORTRAN, MPI_DOUBLE, &t[k++]);
  MPI_Type_create_resized_c(t[1], 0, 8, &t[k++]);
  MPI_Type_create_struct_c(3, members, at, kinds, &t[k]);
  Item mine = {rank, {x[0] * x[1], x[2]}, 2.0f}, yours = {0};
  for (int i = 0; i <= k; i++) {
    double a[16], b[16];
    int last = i == k;
    for (int j = 0; j < 16; j++) {
      a[j] = x[j % n] * (j + 1);
      b[j] = 0.1 * j;
    }
    MPI_Type_commit(&t[i]);
    if (last) MPI_Sendrecv_c(&mine, 1, t[i], (rank + 1) % size, i, &yours, 1, t[i], (rank + size - 1) % size, i, comm, MPI_STATUS_IGNORE);
    else MPI_Sendrecv_c(a, 1, t[i], (rank + 1) % size, i, b, 1, t[i], (rank + size - 1) % size, i, comm, MPI_STATUS_IGNORE);
    for (int j = 0; j < 16; j++) e += b[j] * b[j] * (i + j) * 0.1;
    MPI_Type_free(&t[i]);
  }
  e += yours.v[0] * yours.v[1] * (1 + yours.id) + yours.f * x[3];
#endif
  return e;
}

typedef struct {
  int rank, size;
  double own;
} Run;

/* Integers that MPI writes beside a number. */
double mpi_rank_in_structure(double *x, int n, MPI_Comm comm) {
  Run run;
  double sum;
  MPI_Comm_rank(comm, &run.rank);
  MPI_Comm_size(comm, &run.size);
  run.own = x[0] * x[1] * (run.rank + 1);
  MPI_Allreduce(&run.own, &sum, 1, MPI_DOUBLE, MPI_SUM, comm);
  return sum * run.own / run.size;
}
