/* Structures of integers and numbers as MPI_BYTE: what is a number among the bytes the analysis of memory knows. */
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
typedef struct { double pos[3]; int id; float w; double v; } P;
typedef struct { int id; double value; } R;
#pragma pack(push, 1)
typedef struct { char c; double v; float f; short s; double u; } U;
#pragma pack(pop)

double mpi_b_float_ring(double *x, int n, MPI_Comm comm) {
  int r, s; MPI_Comm_rank(comm, &r); MPI_Comm_size(comm, &s);
  P *a = malloc(n * sizeof(P)), *b = malloc(n * sizeof(P));
  for (int i = 0; i < n; i++) { for (int k = 0; k < 3; k++) a[i].pos[k] = x[i] * (k + 1); a[i].id = i + r; a[i].w = x[(i + 1) % n]; a[i].v = x[i] * x[i]; }
  MPI_Sendrecv(a, n * sizeof(P), MPI_BYTE, (r + 1) % s, 3, b, n * sizeof(P), MPI_BYTE, (r + s - 1) % s, 3, comm, MPI_STATUS_IGNORE);
  double t = 0;
  for (int i = 0; i < n; i++) t += b[i].pos[0] * b[i].pos[2] * b[i].w + b[i].id * b[i].v * b[i].pos[1];
  free(a); free(b);
  return t;
}
double mpi_b_master(double *x, int n, MPI_Comm comm) {
  int r, s; MPI_Comm_rank(comm, &r); MPI_Comm_size(comm, &s);
  if (r) { R m; m.id = r * 2; m.value = x[0] * x[1]; MPI_Send(&m, sizeof m, MPI_BYTE, 0, 1, comm); return 0; }
  double t = x[0];
  for (int k = 1; k < s; k++) { R m; MPI_Recv(&m, sizeof m, MPI_BYTE, k, 1, comm, MPI_STATUS_IGNORE); t += m.value * m.value * x[k % n]; }
  return t;
}
double mpi_b_stop(double *x, int n, MPI_Comm comm) {
  int r, s; MPI_Comm_rank(comm, &r); MPI_Comm_size(comm, &s);
  double t = 0;
  if (r == 0) {
    for (int k = 1; k < s; k++) { R m; m.id = 1; m.value = x[k % n]; MPI_Send(&m, sizeof m, MPI_BYTE, k, 1, comm); }
    for (int k = 1; k < s; k++) { R stop; stop.id = 0; MPI_Send(&stop, sizeof stop, MPI_BYTE, k, 1, comm); }
  } else for (;;) {
    R m; MPI_Recv(&m, sizeof m, MPI_BYTE, 0, 1, comm, MPI_STATUS_IGNORE);
    if (!m.id) break;
    t += m.value * m.value * x[0];
  }
  return t + x[1];
}
double mpi_b_float_packed(double *x, int n, MPI_Comm comm) {
  int r, s; MPI_Comm_rank(comm, &r); MPI_Comm_size(comm, &s);
  U a[5], b[5];
  for (int i = 0; i < n && i < 5; i++) { a[i].c = 1; a[i].v = x[i]; a[i].f = x[i] * 2; a[i].s = i; a[i].u = x[i] * x[0]; }
  MPI_Request q[2];
  MPI_Irecv(b, n * sizeof(U), MPI_BYTE, (r + s - 1) % s, 3, comm, &q[0]);
  MPI_Isend(a, n * sizeof(U), MPI_BYTE, (r + 1) % s, 3, comm, &q[1]);
  MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
  double t = 0;
  for (int i = 0; i < n && i < 5; i++) t += b[i].v * b[i].f + b[i].s * b[i].u * b[i].u;
  return t;
}
double mpi_b_float_bcast(double *x, int n, MPI_Comm comm) {
  int r; MPI_Comm_rank(comm, &r);
  P p; memset(&p, 0, sizeof p);
  if (r == 0) { p.pos[1] = x[0] * x[1]; p.id = 3; p.w = x[2]; p.v = x[3]; }
  MPI_Bcast(&p, sizeof p, MPI_BYTE, 0, comm);
  return p.pos[1] * x[0] + p.id * p.w * p.v * (r + 1) + p.pos[0] * x[2];
}
double mpi_b_float_gather(double *x, int n, MPI_Comm comm) {
  int r, s; MPI_Comm_rank(comm, &r); MPI_Comm_size(comm, &s);
  P m, *all = malloc(s * sizeof(P)), back, *every = malloc(s * sizeof(P));
  for (int k = 0; k < 3; k++) m.pos[k] = x[k] * x[k]; m.id = r; m.w = x[3]; m.v = x[4];
  MPI_Gather(&m, sizeof m, MPI_BYTE, all, sizeof m, MPI_BYTE, 0, comm);
  if (r == 0) for (int i = 0; i < s; i++) { all[i].v *= all[i].pos[0]; all[i].w *= 2; }
  MPI_Scatter(all, sizeof m, MPI_BYTE, &back, sizeof m, MPI_BYTE, 0, comm);
  MPI_Allgather(&back, sizeof m, MPI_BYTE, every, sizeof m, MPI_BYTE, comm);
  double t = 0;
  for (int i = 0; i < s; i++) t += every[i].v * every[i].w * (every[i].id + 1) + every[i].pos[2] * x[0];
  free(all); free(every);
  return t;
}
double mpi_b_persist(double *x, int n, MPI_Comm comm) {
  int r, s; MPI_Comm_rank(comm, &r); MPI_Comm_size(comm, &s);
  R a[2], b[2]; MPI_Request q[2];
  MPI_Recv_init(b, sizeof b, MPI_BYTE, (r + s - 1) % s, 3, comm, &q[0]);
  MPI_Send_init(a, sizeof a, MPI_BYTE, (r + 1) % s, 3, comm, &q[1]);
  double t = 0;
  for (int k = 0; k < 3; k++) {
    for (int i = 0; i < 2; i++) a[i].id = i + k, a[i].value = x[k + i] * x[0];
    MPI_Startall(2, q); MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
    for (int i = 0; i < 2; i++) t += b[i].value * b[i].value * b[i].id;
  }
  MPI_Request_free(&q[0]); MPI_Request_free(&q[1]);
  return t;
}
double mpi_b_types(double *x, int n, MPI_Comm comm) {
  int r, s; MPI_Comm_rank(comm, &r); MPI_Comm_size(comm, &s);
  MPI_Datatype t_; MPI_Type_contiguous(sizeof(R), MPI_BYTE, &t_); MPI_Type_commit(&t_);
  R *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
  for (int i = 0; i < n; i++) a[i].id = i, a[i].value = x[i] * x[0];
  MPI_Sendrecv(a, n, t_, (r + 1) % s, 3, b, n, t_, (r + s - 1) % s, 3, comm, MPI_STATUS_IGNORE);
  double t = 0;
  for (int i = 0; i < n; i++) t += b[i].id * b[i].value * b[i].value;
  MPI_Type_free(&t_); free(a); free(b);
  return t;
}
double mpi_b_float_copied(double *x, int n, MPI_Comm comm) {
  int r, s; MPI_Comm_rank(comm, &r); MPI_Comm_size(comm, &s);
  P *a = malloc(n * sizeof(P)), buf, *c = malloc(n * sizeof(P));
  for (int i = 0; i < n; i++) { for (int k = 0; k < 3; k++) a[i].pos[k] = x[i] * (k + 1); a[i].id = i + r; a[i].w = x[(i + 1) % n]; a[i].v = x[i] * x[i]; }
  for (int i = 0; i < n; i++) {
    MPI_Sendrecv(&a[i], sizeof(P), MPI_BYTE, (r + 1) % s, i, &buf, sizeof(P), MPI_BYTE, (r + s - 1) % s, i, comm, MPI_STATUS_IGNORE);
    c[n - 1 - i] = buf;
  }
  double t = 0;
  for (int i = 0; i < n; i++) t += c[i].pos[0] * c[i].pos[2] * c[i].w + c[i].id * c[i].v;
  free(a); free(c);
  return t;
}
double mpi_b_all(double *x, int n, MPI_Comm comm) {
  int r, s; MPI_Comm_rank(comm, &r); MPI_Comm_size(comm, &s);
  R *a = malloc(s * sizeof *a), *b = malloc(s * sizeof *b);
  int *c = malloc(s * sizeof *c), *d = malloc(s * sizeof *d);
  MPI_Datatype *types = malloc(s * sizeof *types);
  for (int i = 0; i < s; i++) a[i].id = i + r, a[i].value = x[i % n] * x[0], c[i] = sizeof(R), d[i] = (s - 1 - i) * sizeof(R), types[i] = MPI_BYTE;
  MPI_Alltoallv(a, c, d, MPI_BYTE, b, c, d, MPI_BYTE, comm);
  double t = 0;
  for (int i = 0; i < s; i++) { t += b[i].id * b[i].value * b[i].value; b[i].value *= x[1]; }

  free(a); free(b); free(c); free(d); free(types);
  return t;
}
