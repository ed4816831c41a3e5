/* Requests in lists, in recursion, of memory that lives for an iteration; workers of whom nobody knows who is first. */
#include <mpi.h>
#include <stdlib.h>

static void neighbours(MPI_Comm comm, int *left, int *right) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  *left = (rank + size - 1) % size;
  *right = (rank + 1) % size;
}

double mpi_short_lived(double *x, int n, MPI_Comm comm) {
  int left, right;
  neighbours(comm, &left, &right);
  double s = 1;
  for (int k = 0; k < 4; k++) {
    double *out = malloc((k + 1) * sizeof *out), *in = calloc(k + 1, sizeof *in);
    MPI_Request a, b;
    for (int j = 0; j <= k; j++) out[j] = s * x[j];
    MPI_Isend(out, k + 1, MPI_DOUBLE, right, k, comm, &a);
    MPI_Irecv(in, k + 1, MPI_DOUBLE, left, k, comm, &b);
    MPI_Wait(&b, MPI_STATUS_IGNORE);
    for (int j = 0; j <= k; j++) s += in[j] * x[k];
    MPI_Wait(&a, MPI_STATUS_IGNORE);
    free(out);
    free(in);
  }
  return s;
}

static double recursive(double *x, int depth, double v, MPI_Comm comm) {
  if (depth == 0) return v;
  int left, right;
  neighbours(comm, &left, &right);
  double out = v * x[depth], in;
  MPI_Request r[2];
  MPI_Irecv(&in, 1, MPI_DOUBLE, left, 1, comm, &r[0]);
  MPI_Isend(&out, 1, MPI_DOUBLE, right, 1, comm, &r[1]);
  double below = recursive(x, depth - 1, v * 1.1 + x[0], comm);
  MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
  return below * in;
}

double mpi_recursive(double *x, int n, MPI_Comm comm) { return recursive(x, 4, x[2], comm); }

typedef struct Item {
  MPI_Request request;
  double value;
  struct Item *next;
} Item;

/* The last that was posted is waited for first. */
double mpi_list(double *x, int n, MPI_Comm comm) {
  int left, right, k = 0;
  neighbours(comm, &left, &right);
  Item *head = 0;
  MPI_Request sent[5];
  double out[5], s = 0;
  for (int i = 0; i < 5; i++) {
    Item *item = malloc(sizeof *item);
    item->next = head;
    head = item;
    MPI_Irecv(&item->value, 1, MPI_DOUBLE, left, 2, comm, &item->request);
  }
  for (int i = 0; i < 5; i++) {
    out[i] = x[i] * x[i];
    MPI_Isend(&out[i], 1, MPI_DOUBLE, right, 2, comm, &sent[i]);
  }
  while (head) {
    Item *item = head;
    MPI_Wait(&item->request, MPI_STATUS_IGNORE);
    s += ++k * item->value * item->value * x[0];
    head = item->next;
    free(item);
  }
  MPI_Waitall(5, sent, MPI_STATUSES_IGNORE);
  return s;
}

double mpi_workers(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double s = 0, v;
  if (rank == 0) {
    for (int k = 1; k < size; k++) {
      v = x[0] * k;
      MPI_Send(&v, 1, MPI_DOUBLE, k, 1, comm);
    }
    for (int k = 1; k < size; k++) {
      MPI_Status status;
      MPI_Recv(&v, 1, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &status);
      s += v * v * x[status.MPI_TAG % n] * status.MPI_SOURCE;
    }
  } else {
    MPI_Recv(&v, 1, MPI_DOUBLE, 0, 1, comm, MPI_STATUS_IGNORE);
    v = v * v * x[1];
    MPI_Send(&v, 1, MPI_DOUBLE, 0, 1 + rank, comm);
  }
  MPI_Barrier(comm);
  return s + x[2];
}
