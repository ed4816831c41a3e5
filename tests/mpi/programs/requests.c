/* Messages that one call starts and another completes. */
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

static void neighbours(MPI_Comm comm, int *left, int *right) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  *left = (rank + size - 1) % size;
  *right = (rank + 1) % size;
}

/* A halo exchange in a loop over time with two buffers that change places, and requests that are used again. */
double mpi_halo_swap(double *x, int n, MPI_Comm comm) {
  int left, right;
  neighbours(comm, &left, &right);
  double *u = malloc((n + 2) * sizeof *u), *v = malloc((n + 2) * sizeof *v);
  MPI_Request r[4];
  for (int i = 0; i < n; i++) u[i + 1] = x[i] * x[i];
  for (int step = 0; step < 4; step++) {
    MPI_Irecv(&u[0], 1, MPI_DOUBLE, left, 0, comm, &r[0]);
    MPI_Irecv(&u[n + 1], 1, MPI_DOUBLE, right, 1, comm, &r[1]);
    MPI_Isend(&u[n], 1, MPI_DOUBLE, right, 0, comm, &r[2]);
    MPI_Isend(&u[1], 1, MPI_DOUBLE, left, 1, comm, &r[3]);
    for (int i = 2; i < n; i++) v[i] = u[i] + 0.1 * (u[i - 1] - 2 * u[i] + u[i + 1]) * u[i];
    MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
    for (int i = 1; i <= n; i += n - 1) v[i] = u[i] + 0.1 * (u[i - 1] - 2 * u[i] + u[i + 1]) * u[i];
    double *w = u;
    u = v;
    v = w;
  }
  double s = 0;
  for (int i = 1; i <= n; i++) s += sin(u[i]) * x[i - 1];
  free(u);
  free(v);
  return s;
}

/* Requests lie in a structure; functions that are not inlined start and complete them; a send is completed one iteration later. */
typedef struct {
  double out[2][2], in[2];
  MPI_Request sent[2], got;
  int pending[2];
} Channel;

static __attribute__((noinline)) void start(Channel *c, int k, int left, int right, MPI_Comm comm) {
  MPI_Irecv(c->in, 2, MPI_DOUBLE, left, 9, comm, &c->got);
  MPI_Isend(c->out[k % 2], 2, MPI_DOUBLE, right, 9, comm, &c->sent[k % 2]);
  c->pending[k % 2] = 1;
}

static __attribute__((noinline)) void finish(Channel *c, int k) {
  if (c->pending[k % 2]) MPI_Wait(&c->sent[k % 2], MPI_STATUS_IGNORE);
  c->pending[k % 2] = 0;
}

double mpi_structure(double *x, int n, MPI_Comm comm) {
  int left, right;
  Channel c;
  memset(&c, 0, sizeof c);
  neighbours(comm, &left, &right);
  double s = x[3];
  for (int k = 0; k < 5; k++) {
    finish(&c, k);
    c.out[k % 2][0] = s * x[k % 5];
    c.out[k % 2][1] = x[1] + s;
    start(&c, k, left, right, comm);
    MPI_Status status;
    MPI_Wait(&c.got, &status);
    s = 0.5 * c.in[0] * c.in[1] + sin(s);
  }
  finish(&c, 0);
  finish(&c, 1);
  return s * x[4];
}

/* What arrives first is used first; the result does not depend on the order. */
double mpi_waitany(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double *in = calloc(size, sizeof *in), *out = calloc(size, sizeof *out), s = 0;
  MPI_Request *r = malloc(2 * size * sizeof *r);
  for (int k = 0; k < size; k++) {
    out[k] = x[k % n] * (k + 1) * x[0];
    MPI_Irecv(&in[k], 1, MPI_DOUBLE, k, 4, comm, &r[k]);
  }
  for (int k = 0; k < size; k++) MPI_Issend(&out[k], 1, MPI_DOUBLE, k, 4, comm, &r[size + k]);
  for (int k = 0; k < 2 * size; k++) {
    int index;
    MPI_Waitany(2 * size, r, &index, MPI_STATUS_IGNORE);
    if (index < size) s += in[index] * in[index] * x[index % n];
  }
  free(in), free(out), free(r);
  return s;
}

/* Polls, and works on what has come; tells by the status whose it is. */
double mpi_testsome(double *x, int n, MPI_Comm comm) {
  int rank, size, done = 0;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double in[16][3], out[3] = {x[0], x[1] * x[2], 2}, s = 0;
  MPI_Request r[16], mine[16];
  int indices[16];
  MPI_Status statuses[16];
  for (int k = 0; k < size; k++) MPI_Irecv(in[k], 3, MPI_DOUBLE, MPI_ANY_SOURCE, 4, comm, &r[k]);
  for (int k = 0; k < size; k++) MPI_Isend(out, 1 + (rank + k) % 3, MPI_DOUBLE, k, 4, comm, &mine[k]);
  while (done < size) {
    int count, got;
    MPI_Testsome(size, r, &count, indices, statuses);
    for (int k = 0; k < count; k++) {
      MPI_Get_count(&statuses[k], MPI_DOUBLE, &got);
      double p = 1;
      for (int i = 0; i < got; i++) p *= in[indices[k]][i];
      s += p * x[statuses[k].MPI_SOURCE % n];
      done++;
    }
  }
  MPI_Waitall(size, mine, MPI_STATUSES_IGNORE);
  MPI_Barrier(comm);
  return s;
}

/* A column is received into a matrix; the type is freed while the message is under way; tests in a loop. */
double mpi_column(double *x, int n, MPI_Comm comm) {
  int left, right, flag = 0;
  neighbours(comm, &left, &right);
  double a[3][4];
  for (int i = 0; i < 12; i++) a[i / 4][i % 4] = x[i % n] * (i + 1);
  MPI_Datatype column;
  MPI_Request r[2];
  MPI_Type_vector(3, 1, 4, MPI_DOUBLE, &column);
  MPI_Type_commit(&column);
  MPI_Irecv(&a[0][0], 1, column, left, 1, comm, &r[0]);
  MPI_Isend(&a[0][2], 1, column, right, 1, comm, &r[1]);
  MPI_Type_free(&column);
  while (!flag) MPI_Testall(2, r, &flag, MPI_STATUSES_IGNORE);
  double s = 0;
  for (int i = 0; i < 12; i++) s += a[i / 4][i % 4] * a[i / 4][(i + 1) % 4];
  return s;
}

double mpi_persistent(double *x, int n, MPI_Comm comm) {
  int left, right;
  neighbours(comm, &left, &right);
  double in[2] = {0, 0}, out[2] = {x[0], x[1]}, s = 0;
  MPI_Request r[2];
  MPI_Recv_init(in, 2, MPI_DOUBLE, left, 3, comm, &r[0]);
  MPI_Send_init(out, 2, MPI_DOUBLE, right, 3, comm, &r[1]);
  for (int k = 0; k < 4; k++) {
    MPI_Startall(2, r);
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    s += in[0] * in[1] * x[k];
    out[0] = in[1] * x[2];
    out[1] = sin(in[0]);
  }
  MPI_Request_free(&r[0]);
  MPI_Request_free(&r[1]);
  return s;
}

/* Bytes of which the program knows that they are numbers, of a length that a probe tells. */
double mpi_probed(double *x, int n, MPI_Comm comm) {
  int left, right, count;
  neighbours(comm, &left, &right);
  MPI_Request r;
  MPI_Message message;
  MPI_Status status;
  double b[2] = {x[0] * x[1], x[2]}, s = 0;
  MPI_Isend(b, 2, MPI_DOUBLE, right, 6, comm, &r);
  MPI_Mprobe(left, MPI_ANY_TAG, comm, &message, &status);
  MPI_Get_count(&status, MPI_DOUBLE, &count);
  double *c = malloc(count * sizeof *c);
  MPI_Mrecv(c, count, MPI_DOUBLE, &message, MPI_STATUS_IGNORE);
  MPI_Wait(&r, MPI_STATUS_IGNORE);
  for (int i = 0; i < count; i++) s += c[i] * c[i] * x[i + 2];
  free(c);
  MPI_Request q[2];
  double e[2] = {x[3] * s, x[4]}, f[2];
  MPI_Irecv(f, sizeof f, MPI_BYTE, left, 7, comm, &q[0]);
  MPI_Isend(e, sizeof e, MPI_BYTE, right, 7, comm, &q[1]);
  MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
  return s + f[0] * f[1];
}

/* MPI's own memory, whose address and codes come back in two ways. */
double mpi_memory(double *x, int n, MPI_Comm comm) {
  double s = 0;
  for (int k = 0; k < 2; k++) {
    double *p, *q;
    if (MPI_Alloc_mem(n * sizeof *p, MPI_INFO_NULL, &p) != MPI_SUCCESS) return -1;
    MPI_Alloc_mem(n * sizeof *q, MPI_INFO_NULL, &q);
    for (int i = 0; i < n; i++) p[i] = x[i] * (s + x[k]);
    MPI_Allreduce(p, q, n, MPI_DOUBLE, MPI_SUM, comm);
    for (int i = 0; i < n; i++) s += sin(q[i]) * p[i];
    MPI_Free_mem(p);
    if (MPI_Free_mem(q) != MPI_SUCCESS) return -2;
  }
  return s;
}
