/* One-sided communication in the ways of programs: windows that bring memory, locks in any order, work that is shared out, operations that fetch. */
#include <math.h>
#include <mpi.h>
#include <stddef.h>
#include <stdlib.h>

/* A stencil: halos by Put and fences, in memory of MPI_Win_allocate. */
double mpi_halo_by_fences(double *x, int n, MPI_Comm comm) {
  int rank, size;
  double *u, s = 0;
  MPI_Win win;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  int next = (rank + 1) % size, previous = (rank + size - 1) % size;
  MPI_Win_allocate((n + 2) * sizeof *u, sizeof *u, MPI_INFO_NULL, comm, &u, &win);
  double *v = malloc((n + 2) * sizeof *v);
  for (int i = 0; i < n; i++) u[i + 1] = x[i] * x[i];
  MPI_Win_fence(0, win);
  for (int k = 0; k < 3; k++) {
    MPI_Put(&u[1], 1, MPI_DOUBLE, previous, n + 1, 1, MPI_DOUBLE, win);
    MPI_Put(&u[n], 1, MPI_DOUBLE, next, 0, 1, MPI_DOUBLE, win);
    MPI_Win_fence(0, win);
    for (int i = 1; i <= n; i++) v[i] = u[i] + 0.1 * (u[i - 1] * u[i + 1] - u[i] * u[i]);
    for (int i = 1; i <= n; i++) u[i] = v[i];
    MPI_Win_fence(0, win);
  }
  for (int i = 1; i <= n; i++) s += sin(u[i]);
  free(v);
  MPI_Win_free(&win);
  return s;
}

/* What others get of a rank's memory the rank reads, too, in the same epoch. */
double mpi_reads_of_all(double *x, int n, MPI_Comm comm) {
  int rank, size;
  double *u, left, right, s = 0;
  MPI_Win win;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Win_allocate(n * sizeof *u, sizeof *u, MPI_INFO_NULL, comm, &u, &win);
  for (int i = 0; i < n; i++) u[i] = sin(x[i]);
  MPI_Win_fence(MPI_MODE_NOPRECEDE, win);
  for (int k = 0; k < 20; k++) {
    MPI_Get(&left, 1, MPI_DOUBLE, (rank + size - 1) % size, n - 1, 1, MPI_DOUBLE, win);
    MPI_Get(&right, 1, MPI_DOUBLE, (rank + 1) % size, 0, 1, MPI_DOUBLE, win);
    double own = 0;
    for (int i = 0; i < 200; i++) own += u[i % 2 ? n - 1 : 0] * x[i % n];
    MPI_Win_fence(0, win);
    s += left * right * own / 200;
  }
  MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
  MPI_Win_free(&win);
  return s;
}

/* The same stencil by post, start, complete and wait. */
double mpi_halo_by_groups(double *x, int n, MPI_Comm comm) {
  int rank, size, count = 0, neighbours[2];
  double *u, *v = malloc((n + 2) * sizeof *v), s = 0;
  MPI_Win win;
  MPI_Group all, near;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  if (rank > 0) neighbours[count++] = rank - 1;
  if (rank < size - 1) neighbours[count++] = rank + 1;
  MPI_Comm_group(comm, &all);
  MPI_Group_incl(all, count, neighbours, &near);
  MPI_Win_allocate((n + 2) * sizeof *u, sizeof *u, MPI_INFO_NULL, comm, &u, &win);
  u[0] = u[n + 1] = 1;
  for (int i = 0; i < n; i++) u[i + 1] = x[i];
  for (int k = 0; k < 3; k++) {
    MPI_Win_post(near, 0, win);
    MPI_Win_start(near, 0, win);
    if (rank > 0) MPI_Put(&u[1], 1, MPI_DOUBLE, rank - 1, n + 1, 1, MPI_DOUBLE, win);
    if (rank < size - 1) MPI_Put(&u[n], 1, MPI_DOUBLE, rank + 1, 0, 1, MPI_DOUBLE, win);
    MPI_Win_complete(win);
    if (k == 1) for (int flag = 0; !flag;) MPI_Win_test(win, &flag);
    else MPI_Win_wait(win);
    for (int i = 1; i <= n; i++) v[i] = u[i] * u[i - 1] + sin(u[i + 1]);
    for (int i = 1; i <= n; i++) u[i] = v[i];
  }
  for (int i = 0; i < n + 2; i++) s += u[i] * u[i];
  MPI_Win_free(&win);
  MPI_Group_free(&near);
  MPI_Group_free(&all);
  free(v);
  return s;
}

/* Read, change, write, under a lock that excludes others: in which order ranks have their turn shows in the tape only. */
double mpi_read_and_write(double *x, int n, MPI_Comm comm) {
  int rank, size;
  double *u, v[2], s;
  MPI_Win win;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Win_allocate(2 * sizeof *u, sizeof *u, MPI_INFO_NULL, comm, &u, &win);
  u[0] = x[0];
  u[1] = 1;
  MPI_Barrier(comm);
  for (int k = 0; k < 3; k++) {
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, size / 2, 0, win);
    MPI_Get(v, 2, MPI_DOUBLE, size / 2, 0, 2, MPI_DOUBLE, win);
    MPI_Win_flush(size / 2, win);
    v[0] += x[k] * x[k + 1];
    v[1] *= x[k + 1];
    MPI_Put(v, 2, MPI_DOUBLE, size / 2, 0, 2, MPI_DOUBLE, win);
    MPI_Win_unlock(size / 2, win);
  }
  MPI_Barrier(comm);
  MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win);
  s = u[0] * u[1] + u[0] * u[0];
  MPI_Win_unlock(rank, win);
  MPI_Win_free(&win);
  return s;
}

/* The same order by messages of integers, and a rank that uses its own memory under its own lock. */
double mpi_token(double *x, int n, MPI_Comm comm) {
  int rank, size, token = 0;
  double u[3] = {x[0], x[1], x[2]}, v, s = 0;
  MPI_Win win;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Win_create(u, sizeof u, sizeof *u, MPI_INFO_NULL, comm, &win);
  for (int k = 0; k < 2; k++) {
    if (rank > 0) MPI_Recv(&token, 1, MPI_INT, rank - 1, 0, comm, MPI_STATUS_IGNORE);
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
    MPI_Get(&v, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win);
    MPI_Win_flush_local(0, win);
    s += v * x[k];
    v = sin(v * x[3]) + x[k];
    MPI_Put(&v, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win);
    MPI_Win_unlock(0, win);
    if (rank < size - 1) MPI_Send(&token, 1, MPI_INT, rank + 1, 0, comm);
    MPI_Bcast(&token, 1, MPI_INT, size - 1, comm);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, win);
    u[0] *= x[4];
    u[1] += u[0] * u[2];
    MPI_Win_unlock(rank, win);
    MPI_Allreduce(MPI_IN_PLACE, &token, 1, MPI_INT, MPI_SUM, comm);
  }
  MPI_Win_free(&win);
  return s + u[0] + u[1] * u[2];
}

/* Ranks take work from a counter: who does what is different in each run. What comes out is put where it belongs, or added to sums. */
double mpi_work(double *x, int n, MPI_Comm comm) {
  enum { JOBS = 12 };
  int rank, size, one = 1, job;
  double *done, mine = 0, own[8];
  long *counter;
  MPI_Win work, results, counters;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Win_allocate(JOBS * sizeof *done, sizeof *done, MPI_INFO_NULL, comm, &done, &results);
  MPI_Win_allocate(sizeof(int), sizeof(int), MPI_INFO_NULL, comm, &counter, &counters);
  for (int i = 0; i < n; i++) own[i] = x[i];
  MPI_Win_create(own, n * sizeof *own, sizeof *own, MPI_INFO_NULL, comm, &work);
  *(int *)counter = 0;
  for (int i = 0; i < JOBS; i++) done[i] = 0;
  MPI_Barrier(comm);
  MPI_Win_lock_all(0, work);
  MPI_Win_lock_all(0, results);
  MPI_Win_lock_all(MPI_MODE_NOCHECK, counters);
  for (;;) {
    MPI_Fetch_and_op(&one, &job, MPI_INT, 0, 0, MPI_SUM, counters);
    MPI_Win_flush(0, counters);
    if (job >= JOBS) break;
    double in[2], out;
    MPI_Request r[2];
    MPI_Rget(in, 1, MPI_DOUBLE, job % size, job % n, 1, MPI_DOUBLE, work, r);
    MPI_Rget(in + 1, 1, MPI_DOUBLE, (job + 1) % size, 0, 1, MPI_DOUBLE, work, r + 1);
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    out = sin(in[0]) * in[1] + job;
    if (job % 2) MPI_Put(&out, 1, MPI_DOUBLE, 0, job, 1, MPI_DOUBLE, results);
    else MPI_Accumulate(&out, 1, MPI_DOUBLE, size - 1, job / 3, 1, MPI_DOUBLE, MPI_SUM, results);
    MPI_Win_flush_all(results);
  }
  MPI_Win_unlock_all(counters);
  MPI_Win_unlock_all(results);
  MPI_Win_unlock_all(work);
  MPI_Barrier(comm);
  for (int i = 0; i < JOBS; i++) mine += (i + 1) * done[i] * done[i];
  MPI_Win_free(&work);
  MPI_Win_free(&counters);
  MPI_Win_free(&results);
  return mine;
}

/* A histogram by Accumulate to whoever has the bin. */
double mpi_histogram(double *x, int n, MPI_Comm comm) {
  int rank, size;
  double *bins, s = 0;
  MPI_Win win;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Win_allocate(4 * sizeof *bins, sizeof *bins, MPI_INFO_NULL, comm, &bins, &win);
  for (int i = 0; i < 4; i++) bins[i] = 0;
  MPI_Barrier(comm);
  MPI_Win_lock_all(0, win);
  for (int i = 0; i < 10; i++) {
    double part = x[i % n] * x[(i + 1) % n];
    MPI_Accumulate(&part, 1, MPI_DOUBLE, (7 * i + rank) % size, i % 4, 1, MPI_DOUBLE, MPI_SUM, win);
    MPI_Win_flush_local((7 * i + rank) % size, win);
  }
  MPI_Win_unlock_all(win);
  MPI_Barrier(comm);
  for (int i = 0; i < 4; i++) s += bins[i] * bins[i] * (i + 1);
  MPI_Win_free(&win);
  return s;
}

/* A matrix, each rank has a column block: the transpose by Get with a strided type. */
double mpi_transpose(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  int m = 2 * size;
  double *a, *b = calloc(2 * m, sizeof *b), s = 0;
  MPI_Win win;
  MPI_Datatype row;
  MPI_Win_allocate(2 * m * sizeof *a, sizeof *a, MPI_INFO_NULL, comm, &a, &win);
  for (int i = 0; i < 2 * m; i++) a[i] = x[i % n] * (i + 1) + sin(x[(i + rank) % n]);
  MPI_Type_vector(2, 1, m, MPI_DOUBLE, &row);
  MPI_Type_commit(&row);
  MPI_Win_fence(0, win);
  for (int r = 0; r < size; r++)
    for (int k = 0; k < 2; k++) MPI_Get(b + k * m + 2 * r, 2, MPI_DOUBLE, r, 2 * rank + k, 1, row, win);
  MPI_Win_fence(0, win);
  MPI_Type_free(&row);
  for (int i = 0; i < 2 * m; i++) s += b[i] * a[i] * (i % 3 + 1);
  MPI_Win_free(&win);
  free(b);
  return s / (m * m);
}

/* Records with numbers of two kinds and an integer. */
typedef struct {
  double mass;
  int id;
  float charge;
  double at[2];
} Particle;

double mpi_particles(double *x, int n, MPI_Comm comm) {
  int rank, size, lengths[4] = {1, 1, 1, 2};
  MPI_Aint at[4] = {offsetof(Particle, mass), offsetof(Particle, id), offsetof(Particle, charge), offsetof(Particle, at)};
  MPI_Datatype types[4] = {MPI_DOUBLE, MPI_INT, MPI_FLOAT, MPI_DOUBLE}, bare, type;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  Particle *p = calloc(4, sizeof *p), got[2] = {{0, 0, 0, {0, 0}}};
  MPI_Win win;
  MPI_Type_create_struct(4, lengths, at, types, &bare);
  MPI_Type_create_resized(bare, 0, sizeof(Particle), &type);
  MPI_Type_commit(&type);
  for (int i = 0; i < 2; i++) p[i] = (Particle){x[i], rank, 0.5f, {x[i + 1], x[i] * x[i + 2]}};
  MPI_Win_create(p, 4 * sizeof *p, sizeof *p, MPI_INFO_NULL, comm, &win);
  MPI_Win_fence(0, win);
  MPI_Put(p, 2, type, (rank + 1) % size, 2, 2, type, win);
  MPI_Get(got, 2, type, (rank + size - 1) % size, 0, 2, type, win);
  MPI_Win_fence(0, win);
  MPI_Win_free(&win);
  MPI_Type_free(&bare);
  MPI_Type_free(&type);
  double s = 0;
  for (int i = 0; i < 2; i++) s += p[i + 2].mass * got[i].at[0] * (p[i + 2].id + 1) + got[i].at[1] * p[i + 2].charge * x[i];
  free(p);
  return s;
}

/* Operations that give what was there: each rank's share begins where the shares before it end. */
double mpi_fetching(double *x, int n, MPI_Comm comm) {
  int rank, size, token = 0;
  double *u, before, most[2] = {x[0] * 2, x[1]}, swapped, s, product = 1 + x[3] / 4;
  MPI_Win win;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Win_allocate(6 * sizeof *u, sizeof *u, MPI_INFO_NULL, comm, &u, &win);
  for (int i = 0; i < 6; i++) u[i] = 1;
  MPI_Win_fence(0, win);
  /* All at once: sums, products and extremes do not depend on the order. */
  MPI_Accumulate(most, 2, MPI_DOUBLE, 0, 0, 2, MPI_DOUBLE, MPI_MAX, win);
  MPI_Accumulate(&product, 1, MPI_DOUBLE, size - 1, 2, 1, MPI_DOUBLE, MPI_PROD, win);
  MPI_Win_fence(0, win);
  MPI_Win_lock_all(0, win);
  if (rank > 0) MPI_Recv(&token, 1, MPI_INT, rank - 1, 0, comm, MPI_STATUS_IGNORE);
  MPI_Fetch_and_op(&x[2], &before, MPI_DOUBLE, 0, 3, MPI_SUM, win);
  MPI_Get_accumulate(&x[4], 1, MPI_DOUBLE, &swapped, 1, MPI_DOUBLE, 0, 4, 1, MPI_DOUBLE, MPI_REPLACE, win);
  MPI_Win_flush(0, win);
  if (rank < size - 1) MPI_Send(&token, 1, MPI_INT, rank + 1, 0, comm);
  MPI_Win_unlock_all(win);
  s = sin(before) * swapped;
  MPI_Barrier(comm);
  if (rank == 0) s += u[3] * u[4];
  MPI_Win_lock_all(0, win);
  MPI_Get_accumulate(NULL, 0, MPI_DOUBLE, most, 2, MPI_DOUBLE, 0, 0, 2, MPI_DOUBLE, MPI_NO_OP, win);
  MPI_Fetch_and_op(NULL, &product, MPI_DOUBLE, size - 1, 2, MPI_NO_OP, win);
  MPI_Win_unlock_all(win);
  MPI_Win_free(&win);
  return s + most[0] * most[1] + product;
}

/* A lock of the program's own, by Compare_and_swap; and flags, which a rank asks for. */
double mpi_own_locks(double *x, int n, MPI_Comm comm) {
  int rank, size, *flags, zero = 0, one = 1, old;
  double *u, v, s = 0;
  MPI_Win win, locks;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Win_allocate(2 * sizeof *u, sizeof *u, MPI_INFO_NULL, comm, &u, &win);
  MPI_Win_allocate(2 * sizeof *flags, sizeof *flags, MPI_INFO_NULL, comm, &flags, &locks);
  u[0] = x[0];
  u[1] = 0;
  flags[0] = flags[1] = 0;
  MPI_Barrier(comm);
  MPI_Win_lock_all(0, win);
  MPI_Win_lock_all(0, locks);
  do {
    MPI_Compare_and_swap(&one, &zero, &old, MPI_INT, 0, 0, locks);
    MPI_Win_flush(0, locks);
  } while (old);
  MPI_Get(&v, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win);
  MPI_Win_flush(0, win);
  v *= x[1];
  MPI_Put(&v, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win);
  MPI_Win_flush(0, win);
  MPI_Accumulate(&zero, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_REPLACE, locks);
  MPI_Win_flush(0, locks);
  /* Everyone adds to what the first rank has; it waits until all have, and reads without a word. */
  MPI_Accumulate(&x[2], 1, MPI_DOUBLE, 0, 1, 1, MPI_DOUBLE, MPI_SUM, win);
  MPI_Win_flush(0, win);
  MPI_Accumulate(&one, 1, MPI_INT, 0, 1, 1, MPI_INT, MPI_SUM, locks);
  MPI_Win_flush(0, locks);
  if (rank == 0) {
    for (old = 0; old < size;) {
      MPI_Fetch_and_op(NULL, &old, MPI_INT, 0, 1, MPI_NO_OP, locks);
      MPI_Win_flush(0, locks);
    }
    MPI_Win_sync(win);
    s = sin(u[0]) * u[1];
    u[1] = s * x[3];
  }
  MPI_Win_unlock_all(locks);
  MPI_Win_unlock_all(win);
  MPI_Barrier(comm);
  s += u[1] * u[1] * u[0];
  MPI_Win_free(&locks);
  MPI_Win_free(&win);
  return s;
}
