/* Reductions by operators of the program. */
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

/* Products of matrices do not commute. */
typedef struct {
  double a[4];
} Matrix;

static void product(void *in, void *inout, int *length, MPI_Datatype *type) {
  Matrix *x = in, *y = inout;
  for (int i = 0; i < *length; i++) {
    Matrix p = {{x[i].a[0] * y[i].a[0] + x[i].a[1] * y[i].a[2], x[i].a[0] * y[i].a[1] + x[i].a[1] * y[i].a[3],
                 x[i].a[2] * y[i].a[0] + x[i].a[3] * y[i].a[2], x[i].a[2] * y[i].a[1] + x[i].a[3] * y[i].a[3]}};
    y[i] = p;
  }
}

static void larger(void *in, void *inout, int *length, MPI_Datatype *type) {
  double *x = in, *y = inout;
  for (int i = 0; i < *length; i++)
    if (fabs(x[i]) > fabs(y[i])) y[i] = x[i];
}

static void smooth(void *in, void *inout, int *length, MPI_Datatype *type) {
  double *x = in, *y = inout;
  for (int i = 0; i < *length; i++) y[i] = log(exp(x[i]) + exp(y[i]));
}

static void matrices(double *x, int rank, Matrix *m) {
  for (int k = 0; k < 2; k++)
    for (int i = 0; i < 4; i++) m[k].a[i] = x[(i + k) % 5] * (i + 1) * 0.4 + 0.1 * rank;
}

double mpi_matrix_products(double *x, int n, MPI_Comm comm) {
  int rank;
  Matrix m[2], all[2], until[2];
  MPI_Datatype type;
  MPI_Op op;
  MPI_Comm_rank(comm, &rank);
  matrices(x, rank, m);
  MPI_Type_contiguous(4, MPI_DOUBLE, &type);
  MPI_Type_commit(&type);
  MPI_Op_create(product, 0, &op);
  MPI_Allreduce(m, all, 2, type, op, comm);
  MPI_Scan(m, until, 2, type, op, comm);
  MPI_Op_free(&op);
  MPI_Type_free(&type);
  double s = 0;
  for (int i = 0; i < 4; i++) s += sin(all[0].a[i]) * all[1].a[i] + until[0].a[i] * until[1].a[3 - i] * x[i];
  return s;
}

/* Two operators, one of which is used with MPI's own in one call. */
double mpi_two_operators(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Op ops[2];
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Op_create(larger, 1, &ops[0]);
  MPI_Op_create(smooth, 1, &ops[1]);
  double v[3] = {x[0], -x[1] * x[1], x[2] * (rank + 1)}, s = 0;
  for (int k = 0; k < 3; k++) {
    double w[3] = {0, 0, 0};
    MPI_Reduce(v, w, 3, MPI_DOUBLE, k == 2 ? MPI_SUM : ops[k], size - 1, comm);
    s += w[0] * w[1] + w[2] * x[k];
    v[k] *= x[3];
  }
  MPI_Allreduce(MPI_IN_PLACE, v, 3, MPI_DOUBLE, ops[1], comm);
  double before[3] = {1, 1, 1};
  MPI_Exscan(v, before, 3, MPI_DOUBLE, ops[0], comm);
  MPI_Reduce_local(x, v, 3, MPI_DOUBLE, ops[1]);
  for (int i = 0; i < 3; i++) s += v[i] * (rank ? before[i] : x[4]);
  MPI_Op_free(&ops[0]);
  MPI_Op_free(&ops[1]);
  return s;
}

/* Whose result is shared, in place, too; of unequal parts. */
double mpi_scattered_operators(double *x, int n, MPI_Comm comm) {
  int rank, size, *counts;
  Matrix *m, mine;
  MPI_Datatype type;
  MPI_Op ops[2];
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Type_contiguous(4, MPI_DOUBLE, &type);
  MPI_Type_commit(&type);
  MPI_Op_create(product, 0, &ops[0]);
  MPI_Op_create(smooth, 1, &ops[1]);
  m = malloc((size + 1) * sizeof *m);
  counts = malloc(size * sizeof *counts);
  for (int i = 0; i < size; i++) matrices(x, rank + i, m + i), counts[i] = 2 - i % 2;
  MPI_Reduce_scatter_block(m, &mine, 1, type, ops[0], comm);
  double v[20], s = 0;
  for (int i = 0; i < 4; i++) s += mine.a[i] * mine.a[(i + 1) % 4];
  for (int i = 0; i < 20; i++) v[i] = x[i % 5] * (1 + 0.1 * i);
  MPI_Reduce_scatter(MPI_IN_PLACE, v, counts, MPI_DOUBLE, ops[1], comm);
  MPI_Op_free(&ops[0]);
  MPI_Op_free(&ops[1]);
  MPI_Type_free(&type);
  free(m), free(counts);
  return s + v[0] * v[0] * (rank % 2 ? 1 : v[1]);
}

/* Between two groups, by MPI's own operators and by one of the program. */
double mpi_groups(double *x, int n, MPI_Comm comm) {
  int rank, size, me;
  MPI_Comm half, inter;
  MPI_Op op;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  if (size < 2) return x[0];
  int low = rank < size / 2, root;
  MPI_Comm_split(comm, low, rank, &half);
  MPI_Intercomm_create(half, 0, comm, low ? size / 2 : 0, 5, &inter);
  MPI_Comm_rank(half, &me);
  MPI_Op_create(smooth, 1, &op);
  root = low ? (me == 0 ? MPI_ROOT : MPI_PROC_NULL) : 0;
  double a[3] = {x[0] * x[1], x[2], x[3]}, b[3] = {1, x[0], 1}, c[3] = {x[1], 1, 1}, d[3] = {1, 1, x[2]}, e[6], s = 0;
  MPI_Allreduce(a, b, 3, MPI_DOUBLE, MPI_PROD, inter);
  MPI_Reduce(b, c, 3, MPI_DOUBLE, MPI_MAX, root, inter);
  MPI_Allreduce(a, d, 3, MPI_DOUBLE, op, inter);
  MPI_Reduce(d, a, 2, MPI_DOUBLE, op, root, inter);
  int most = low ? size - size / 2 : size / 2;
  double *v = malloc(6 * size * sizeof *v);
  for (int i = 0; i < 6 * size; i++) v[i] = x[i % 5] + 0.1 * i;
  if (size <= 4) {
    MPI_Reduce_scatter_block(v, e, most, MPI_DOUBLE, MPI_SUM, inter);
    s += e[0] * e[most - 1];
    MPI_Reduce_scatter_block(v, e, most, MPI_DOUBLE, op, inter);
    s += e[0] * e[most - 1] * x[4];
  }
  for (int i = 0; i < 3; i++) s += b[i] * c[i] * d[i] + a[i] * x[i];
  MPI_Op_free(&op);
  MPI_Comm_free(&inter);
  MPI_Comm_free(&half);
  free(v);
  return s;
}

/* Without waiting, and again and again: each start has operands of its own. */
double mpi_started_operators(double *x, int n, MPI_Comm comm) {
  int rank;
  MPI_Request r[3];
  double a[3] = {x[0], x[1] * x[2], x[3]}, b[3], c[3], d[3] = {1, 1, 1}, s = 0;
  MPI_Comm_rank(comm, &rank);
  MPI_Allreduce_init(a, b, 3, MPI_DOUBLE, MPI_PROD, comm, MPI_INFO_NULL, &r[0]);
  MPI_Scan_init(a, c, 3, MPI_DOUBLE, MPI_MAX, comm, MPI_INFO_NULL, &r[1]);
  for (int k = 0; k < 3; k++) {
    MPI_Startall(2, r);
    MPI_Iexscan(a, d, 3, MPI_DOUBLE, MPI_PROD, comm, &r[2]);
    MPI_Waitall(3, r, MPI_STATUSES_IGNORE);
    s += b[0] * c[1] * d[2] + b[1] * x[k];
    a[0] = sin(b[2] + x[4]);
    a[1] = c[0] * x[1];
    a[2] *= d[1];
  }
  MPI_Request_free(&r[0]);
  MPI_Request_free(&r[1]);
  return s;
}
