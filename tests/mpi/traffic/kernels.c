/* Programs whose communication is counted and timed: `double NAME(const double *x, double *work, int n, MPI_Comm comm)`, `work` of 4n numbers. */
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

/* A stencil in time, on a periodic line: neighbours exchange one number per step. */
double halo(const double *x, double *work, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  int left = (rank + size - 1) % size, right = (rank + 1) % size;
  double *u = work, *v = work + n + 2, s = 0, all;
  memcpy(u + 1, x, n * sizeof *u);
  for (int t = 0; t < 50; t++) {
    MPI_Request q[4];
    MPI_Irecv(&u[0], 1, MPI_DOUBLE, left, 0, comm, &q[0]);
    MPI_Irecv(&u[n + 1], 1, MPI_DOUBLE, right, 1, comm, &q[1]);
    MPI_Isend(&u[n], 1, MPI_DOUBLE, right, 0, comm, &q[2]);
    MPI_Isend(&u[1], 1, MPI_DOUBLE, left, 1, comm, &q[3]);
    MPI_Waitall(4, q, MPI_STATUSES_IGNORE);
    for (int i = 1; i <= n; i++) v[i] = u[i] + 0.2 * (u[i - 1] - 2 * u[i] + u[i + 1]) * (1 + 0.1 * u[i]);
    double *w = u;
    u = v;
    v = w;
  }
  for (int i = 1; i <= n; i++) s += u[i] * u[i];
  MPI_Allreduce(&s, &all, 1, MPI_DOUBLE, MPI_SUM, comm);
  return all;
}

/* All numbers travel around once. */
double ring(const double *x, double *work, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double *u = work, s = 0;
  memcpy(u, x, n * sizeof *u);
  for (int t = 0; t < size; t++) {
    MPI_Sendrecv_replace(u, n, MPI_DOUBLE, (rank + 1) % size, 3, (rank + size - 1) % size, 3, comm, MPI_STATUS_IGNORE);
    for (int i = 0; i < n; i++) s += sin(u[i]) * x[i];
  }
  return s;
}

static double dot(const double *a, const double *b, int n, MPI_Comm comm) {
  double s = 0, all;
  for (int i = 0; i < n; i++) s += a[i] * b[i];
  MPI_Allreduce(&s, &all, 1, MPI_DOUBLE, MPI_SUM, comm);
  return all;
}

/* Conjugate gradients for a diagonal matrix plus one of rank one: two sums over all ranks per step and one for the product. */
double conjugate_gradients(const double *x, double *work, int n, MPI_Comm comm) {
  double *solution = work, *r = work + n, *p = work + 2 * n, *q = work + 3 * n;
  for (int i = 0; i < n; i++) solution[i] = 0, r[i] = p[i] = 1;
  double rr = dot(r, r, n, comm);
  for (int k = 0; k < 10; k++) {
    double along = dot(x, p, n, comm);
    for (int i = 0; i < n; i++) q[i] = (2 + x[i] * x[i]) * p[i] + 0.1 * x[i] * along;
    double alpha = rr / dot(p, q, n, comm);
    for (int i = 0; i < n; i++) solution[i] += alpha * p[i], r[i] -= alpha * q[i];
    double next = dot(r, r, n, comm);
    for (int i = 0; i < n; i++) p[i] = r[i] + next / rr * p[i];
    rr = next;
  }
  return dot(solution, solution, n, comm);
}

/* A matrix of which every rank has rows is transposed, ten times: the pattern of transforms in several dimensions. */
double transpose(const double *x, double *work, int n, MPI_Comm comm) {
  int size;
  MPI_Comm_size(comm, &size);
  int block = n / size;
  double *u = work, *v = work + n, s = 0;
  memcpy(u, x, n * sizeof *u);
  for (int t = 0; t < 10; t++) {
    MPI_Alltoall(u, block, MPI_DOUBLE, v, block, MPI_DOUBLE, comm);
    for (int i = 0; i < block * size; i++) u[i] = sin(v[i]) + 0.5 * x[i];
  }
  for (int i = 0; i < n; i++) s += u[i] * u[i];
  return s;
}
