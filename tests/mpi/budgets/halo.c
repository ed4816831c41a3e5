/* Time loops with messages, for gradients within a memory budget (scripts/budgets.py). */

#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

/* Halos by Sendrecv, the time step by Allreduce, buffers that are swapped. */
double sendrecv(const double *x, int n, int steps, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  int left = rank ? rank - 1 : MPI_PROC_NULL, right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
  double *u = calloc(n + 2, sizeof *u), *v = calloc(n + 2, sizeof *v), sum = 0;
  memcpy(u + 1, x, n * sizeof *u);
  for (int t = 0; t < steps; t++) {
    MPI_Sendrecv(u + 1, 1, MPI_DOUBLE, left, 1, u + n + 1, 1, MPI_DOUBLE, right, 1, comm, MPI_STATUS_IGNORE);
    MPI_Sendrecv(u + n, 1, MPI_DOUBLE, right, 2, u, 1, MPI_DOUBLE, left, 2, comm, MPI_STATUS_IGNORE);
    double fastest = 0, all, dt;
    for (int i = 1; i <= n; i++) fastest = fmax(fastest, fabs(u[i]));
    MPI_Allreduce(&fastest, &all, 1, MPI_DOUBLE, MPI_MAX, comm);
    dt = 0.2 / (1 + all);
    for (int i = 1; i <= n; i++) v[i] = u[i] - dt * u[i] * (u[i] - u[i - 1]) + 0.1 * (u[i + 1] - 2 * u[i] + u[i - 1]);
    double *old = u;
    u = v;
    v = old;
  }
  for (int i = 1; i <= n; i++) sum += u[i] * u[i] * (1 + i % 3);
  free(u);
  free(v);
  return sum;
}

static void exchange(double *u, int n, int left, int right, MPI_Comm comm) {
  MPI_Request requests[4];
  MPI_Irecv(u, 1, MPI_DOUBLE, left, 7, comm, &requests[0]);
  MPI_Irecv(u + n + 1, 1, MPI_DOUBLE, right, 8, comm, &requests[1]);
  MPI_Isend(u + 1, 1, MPI_DOUBLE, left, 8, comm, &requests[2]);
  MPI_Isend(u + n, 1, MPI_DOUBLE, right, 7, comm, &requests[3]);
  MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
}

/* Requests in a function of its own, on a communicator that the program makes; rows of different length. */
double requested(const double *x, int n, int steps, MPI_Comm comm) {
  int rank, size, left, right, periodic = 1;
  MPI_Comm ring;
  MPI_Comm_size(comm, &size);
  MPI_Cart_create(comm, 1, &size, &periodic, 0, &ring);
  MPI_Comm_rank(ring, &rank);
  MPI_Cart_shift(ring, 0, 1, &left, &right);
  int own = n - rank % 2;
  double *u = calloc(own + 2, sizeof *u), sum = 0;
  memcpy(u + 1, x, own * sizeof *u);
  for (int t = 0; t < steps; t++) {
    exchange(u, own, left, right, ring);
    double before = u[0];
    for (int i = 1; i <= own; i++) {
      double here = u[i];
      u[i] += 0.1 * sin(before - 2 * here + u[i + 1]);
      before = here;
    }
  }
  for (int i = 1; i <= own; i++) sum += u[i] * u[i] * (1 + i % 3);
  free(u);
  MPI_Comm_free(&ring);
  return sum;
}

/* A loop that runs until all ranks have converged. */
double until(const double *x, int n, int steps, MPI_Comm comm) {
  double u[64], sum = 0, change = 1;
  memcpy(u, x, n * sizeof *u);
  for (int t = 0; change > 1e-3 && t < 10 * steps; t++) {
    double mean = 0, all, own = 0;
    for (int i = 0; i < n; i++) mean += u[i];
    MPI_Allreduce(&mean, &all, 1, MPI_DOUBLE, MPI_SUM, comm);
    for (int i = 0; i < n; i++) {
      double next = 0.9 * u[i] + 0.05 * cos(all) * u[i];
      own += fabs(next - u[i]);
      u[i] = next;
    }
    MPI_Allreduce(&own, &change, 1, MPI_DOUBLE, MPI_SUM, comm);
  }
  for (int i = 0; i < n; i++) sum += u[i] * u[i];
  return sum;
}

/* Refused: requests that wait for the next iteration, another number of iterations on each rank, a sender that may be another one, a datatype
   that is gone when the loop runs again, several communicators. */
double crossing(const double *x, int n, int steps, MPI_Comm comm) {
  int rank, size;
  MPI_Request send, receive;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double u[64], out[64], in[64] = {0};
  memcpy(u, x, n * sizeof *u);
  memcpy(out, u, n * sizeof *u);
  MPI_Irecv(in, n, MPI_DOUBLE, (rank + 1) % size, 3, comm, &receive);
  MPI_Isend(out, n, MPI_DOUBLE, (rank + size - 1) % size, 3, comm, &send);
  for (int t = 0; t < steps; t++) {
    MPI_Wait(&receive, MPI_STATUS_IGNORE);
    MPI_Wait(&send, MPI_STATUS_IGNORE);
    for (int i = 0; i < n; i++) u[i] += 0.01 * sin(in[i] * u[i]), out[i] = u[i];
    MPI_Irecv(in, n, MPI_DOUBLE, (rank + 1) % size, 3, comm, &receive);
    MPI_Isend(out, n, MPI_DOUBLE, (rank + size - 1) % size, 3, comm, &send);
  }
  MPI_Wait(&receive, MPI_STATUS_IGNORE);
  MPI_Wait(&send, MPI_STATUS_IGNORE);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += u[i] * in[i];
  return sum;
}

double uneven(const double *x, int n, int steps, MPI_Comm comm) {
  int rank;
  MPI_Comm_rank(comm, &rank);
  double u[64], sum = 0;
  memcpy(u, x, n * sizeof *u);
  for (int t = 0; t < steps - rank; t++) {
    double mine = 0, all = 0;
    for (int i = 0; i < n; i++) u[i] += 0.01 * sin(u[i]), mine += u[i];
    MPI_Sendrecv(&mine, 1, MPI_DOUBLE, rank, 4, &all, 1, MPI_DOUBLE, rank, 4, comm, MPI_STATUS_IGNORE);
    u[0] += 0.001 * all;
  }
  for (int i = 0; i < n; i++) sum += u[i] * u[i];
  return sum;
}

double anybody(const double *x, int n, int steps, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double u[64], in[64], sum = 0;
  memcpy(u, x, n * sizeof *u);
  for (int t = 0; t < steps; t++) {
    MPI_Sendrecv(u, n, MPI_DOUBLE, (rank + 1) % size, 3, in, n, MPI_DOUBLE, MPI_ANY_SOURCE, 3, comm, MPI_STATUS_IGNORE);
    for (int i = 0; i < n; i++) u[i] += 0.01 * sin(in[i] * u[i]);
  }
  for (int i = 0; i < n; i++) sum += u[i] * u[i];
  return sum;
}

double columns(const double *x, int n, int steps, MPI_Comm comm) {
  int rank, size;
  MPI_Datatype column;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Type_vector(n / 4, 1, 4, MPI_DOUBLE, &column);
  MPI_Type_commit(&column);
  double u[64], in[64] = {0}, sum = 0;
  memcpy(u, x, n * sizeof *u);
  for (int t = 0; t < steps; t++) {
    MPI_Sendrecv(u, 1, column, (rank + 1) % size, 3, in, 1, column, (rank + size - 1) % size, 3, comm, MPI_STATUS_IGNORE);
    for (int i = 0; i < n; i++) u[i] += 0.01 * sin(in[i] * u[i]);
  }
  MPI_Type_free(&column);
  for (int i = 0; i < n; i++) sum += u[i] * u[i];
  return sum;
}

double halves(const double *x, int n, int steps, MPI_Comm comm) {
  int rank;
  MPI_Comm half;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_split(comm, rank % 2, rank, &half);
  double u[64], sum = 0;
  memcpy(u, x, n * sizeof *u);
  for (int t = 0; t < steps; t++) {
    double mine = u[0], some, all;
    MPI_Allreduce(&mine, &some, 1, MPI_DOUBLE, MPI_SUM, half);
    MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, comm);
    for (int i = 0; i < n; i++) u[i] += 0.01 * sin(some * u[i] + all);
  }
  MPI_Comm_free(&half);
  for (int i = 0; i < n; i++) sum += u[i] * u[i];
  return sum;
}
