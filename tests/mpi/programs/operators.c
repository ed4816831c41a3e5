/* Reductions by operators of the program. */
#include <math.h>
#include <mpi.h>

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
