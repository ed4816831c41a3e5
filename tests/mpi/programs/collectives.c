/* Collectives that move data, and reductions whose results are scattered. */
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

static double sum_of(const double *v, int count, double *x) {
  double s = 0;
  for (int i = 0; i < count; i++) s += sin(v[i] * (1 + i % 3)) * x[i % 5] * v[i];
  return s;
}

/* The root collects, works on it, and gives parts back; another root than before. */
double mpi_gather_scatter(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  int root = size / 2;
  double mine[3] = {x[0] * x[1], x[2], x[3] * x[3]}, *all = rank == root ? malloc(3 * size * sizeof *all) : NULL, part[2];
  MPI_Gather(mine, 3, MPI_DOUBLE, all, 3, MPI_DOUBLE, root, comm);
  if (rank == root)
    for (int i = 0; i + 1 < 3 * size; i++) all[i] = all[i] * all[i + 1] + x[4];
  MPI_Scatter(all, 2, MPI_DOUBLE, part, 2, MPI_DOUBLE, root, comm);
  free(all);
  return part[0] * part[1] * x[0];
}

double mpi_in_place(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double *v = calloc(2 * size, sizeof *v), s;
  v[2 * rank] = x[0] * x[1];
  v[2 * rank + 1] = x[2];
  if (rank == 0) MPI_Gather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, v, 2, MPI_DOUBLE, 0, comm);
  else MPI_Gather(v + 2 * rank, 2, MPI_DOUBLE, NULL, 0, MPI_DATATYPE_NULL, 0, comm);
  if (rank == 0)
    for (int i = 1; i < 2 * size; i++) v[i] *= v[i - 1];
  if (rank == 0) MPI_Scatter(v, 2, MPI_DOUBLE, MPI_IN_PLACE, 2, MPI_DOUBLE, 0, comm);
  else MPI_Scatter(NULL, 0, MPI_DOUBLE, v + 2 * rank, 2, MPI_DOUBLE, 0, comm);
  MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, v, 2, MPI_DOUBLE, comm);
  for (int i = 0; i < 2 * size; i++) v[i] = cos(v[i]) + x[i % 5];
  MPI_Alltoall(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, v, 2, MPI_DOUBLE, comm);
  s = sum_of(v, 2 * size, x);
  MPI_Reduce_scatter_block(MPI_IN_PLACE, v, 2, MPI_DOUBLE, MPI_SUM, comm);
  s += v[0] * v[1];
  free(v);
  return s;
}

/* Counts and places are overwritten and freed before the derivative needs them; some ranks send nothing. */
double mpi_lists(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  int *count = malloc(size * sizeof *count), *at = malloc(size * sizeof *at), *other = malloc(size * sizeof *other), *to = malloc(size * sizeof *to), total = 0;
  for (int i = 0; i < size; i++) {
    count[i] = (i + 2) % 3;
    at[i] = 3 * (size - 1 - i) + 1;
    total += count[i];
  }
  double *v = calloc(3 * size + 3, sizeof *v), *w = calloc(3 * size + 3, sizeof *w), s = 0;
  for (int k = 0; k < 2; k++) {
    MPI_Allgatherv(x + k, (rank + 2) % 3, MPI_DOUBLE, v, count, at, MPI_DOUBLE, comm);
    s += sum_of(v, 3 * size + 1, x);
    MPI_Gatherv(v, count[rank], MPI_DOUBLE, w, count, at, MPI_DOUBLE, k ? 0 : size - 1, comm);
    s += sum_of(w, 3 * size + 1, x);
    MPI_Scatterv(w, count, at, MPI_DOUBLE, v, count[rank], MPI_DOUBLE, k ? 0 : size - 1, comm);
    s += v[0] * x[3];
  }
  for (int i = 0; i < size; i++) {
    count[i] = (rank + 2 * i) % 3;
    other[i] = (i + 2 * rank) % 3;
    at[i] = i;
    to[i] = 3 * i;
  }
  MPI_Alltoallv(v, count, at, MPI_DOUBLE, w, other, to, MPI_DOUBLE, comm);
  s += sum_of(w, 3 * size, x);
  for (int i = 0; i < size; i++) count[i] = 1 + i % 2;
  MPI_Reduce_scatter(w, v, count, MPI_DOUBLE, MPI_SUM, comm);
  s += v[0] * v[0] * x[2];
  memset(count, 99, size * sizeof *count);
  memset(at, 99, size * sizeof *at);
  free(count), free(at), free(other), free(to), free(v), free(w);
  return s;
}

/* Numbers and integers in one structure, in an array with holes; a column of a matrix arrives as a row. */
struct particle {
  double mass;
  int id;
  float charge;
  double unsent;
};

double mpi_types_float(double *x, int n, MPI_Comm comm) {
  int rank, size, lengths[3] = {1, 1, 1};
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  struct particle p = {x[0] * x[1], rank, (float)x[2], x[3]}, *all = calloc(size, sizeof *all);
  MPI_Aint at[3] = {(char *)&p.mass - (char *)&p, (char *)&p.id - (char *)&p, (char *)&p.charge - (char *)&p};
  MPI_Datatype kinds[3] = {MPI_DOUBLE, MPI_INT, MPI_FLOAT}, packed, type, column;
  MPI_Type_create_struct(3, lengths, at, kinds, &packed);
  MPI_Type_create_resized(packed, 0, sizeof p, &type);
  MPI_Type_commit(&type);
  for (int i = 0; i < size; i++) all[i].unsent = x[3];
  MPI_Allgather(&p, 1, type, all, 1, type, comm);
  double s = 0, m[6] = {x[0], x[1] * x[2], x[2], x[3], x[4], x[0] * x[3]}, *rows = calloc(3 * size, sizeof *rows);
  for (int i = 0; i < size; i++) s += all[i].mass * all[i].mass * all[i].charge * (all[i].id + 1) * all[i].unsent;
  MPI_Type_vector(3, 1, 2, MPI_DOUBLE, &column);
  MPI_Type_commit(&column);
  MPI_Gather(m + 1, 1, column, rows, 3, MPI_DOUBLE, 0, comm);
  s += sum_of(rows, 3 * size, x);
  MPI_Type_free(&column);
  MPI_Type_free(&type);
  MPI_Type_free(&packed);
  free(all), free(rows);
  return s * (p.id + 1);
}

/* Of each operator, by Reduce_scatter; zeros in products; two equal least values. */
double mpi_operators(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  struct {
    double value;
    int index;
  } *pairs = calloc(size, sizeof *pairs), least;
  double *v = calloc(2 * size, sizeof *v), r[2], s = 0, t[3] = {rank == 0 ? 0 * x[0] : x[0], x[1], rank ? x[2] : 0 * x[2]}, u[3];
  for (int i = 0; i < 2 * size; i++) v[i] = x[i % 5] * (1 + (i * 7 + rank * 3) % 5);
  MPI_Reduce_scatter_block(v, r, 2, MPI_DOUBLE, MPI_PROD, comm);
  s += r[0] * 1e-3 + r[1] * x[0] * 1e-3;
  MPI_Reduce_scatter_block(v, r, 2, MPI_DOUBLE, MPI_MAX, comm);
  s += r[0] * r[0] * r[1];
  MPI_Allreduce(t, u, 3, MPI_DOUBLE, MPI_PROD, comm);
  s += u[0] * x[1] + u[1] * u[1] * x[3] + u[2];
  for (int i = 0; i < size; i++) {
    pairs[i].value = v[i];
    pairs[i].index = (rank + i) % size;
  }
  MPI_Reduce_scatter_block(pairs, &least, 1, MPI_DOUBLE_INT, MPI_MINLOC, comm);
  s += least.value * least.value * (least.index + 1);
  free(v), free(pairs);
  return s;
}

/* Zeros in products of what comes before; the result of the first rank's Exscan is what it was. */
double mpi_scans(double *x, int n, MPI_Comm comm) {
  int rank;
  MPI_Comm_rank(comm, &rank);
  double v[3] = {rank == 1 ? 0 * x[0] : x[0], x[1] * x[2], x[3]}, w[3], s = 0;
  struct {
    double value;
    int index;
  } pair = {x[4], rank}, most;
  MPI_Scan(v, w, 3, MPI_DOUBLE, MPI_SUM, comm);
  s += w[0] * w[1] * w[2];
  w[0] = x[1], w[1] = x[2], w[2] = x[0];
  MPI_Exscan(v, w, 3, MPI_DOUBLE, MPI_PROD, comm);
  s += w[0] * w[1] * x[3] + w[2];
  MPI_Scan(MPI_IN_PLACE, v, 3, MPI_DOUBLE, MPI_PROD, comm);
  s += v[0] * x[0] + v[1] * v[2];
  MPI_Exscan(MPI_IN_PLACE, v, 3, MPI_DOUBLE, MPI_MIN, comm);
  s += v[0] * v[1] * v[2];
  MPI_Scan(&pair, &most, 1, MPI_DOUBLE_INT, MPI_MAXLOC, comm);
  s += most.value * most.value * (most.index + 2);
  MPI_Reduce_local(w, v, 3, MPI_DOUBLE, MPI_PROD);
  return s + v[0] * v[1];
}

/* Waited for in another order than posted, with work and a blocking collective in between. */
double mpi_nonblocking(double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Request r[4];
  double a[2] = {x[0] * x[1], x[2]}, b[2], c = x[3] * (rank + 1), *all = calloc(2 * size, sizeof *all), *turned = calloc(2 * size, sizeof *turned), s = 0, p = 1, q;
  for (int k = 0; k < 2; k++) {
    MPI_Iallreduce(a, b, 2, MPI_DOUBLE, k ? MPI_PROD : MPI_SUM, comm, &r[0]);
    MPI_Iallgather(a, 2, MPI_DOUBLE, all, 2, MPI_DOUBLE, comm, &r[1]);
    MPI_Ibcast(&c, 1, MPI_DOUBLE, size - 1, comm, &r[2]);
    MPI_Ibarrier(comm, &r[3]);
    for (int i = 0; i < n; i++) p *= x[i];
    MPI_Allreduce(&p, &q, 1, MPI_DOUBLE, MPI_SUM, comm);
    MPI_Wait(&r[1], MPI_STATUS_IGNORE);
    MPI_Ialltoall(all, 2, MPI_DOUBLE, turned, 2, MPI_DOUBLE, comm, &r[1]);
    MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
    s += b[0] * b[1] * c + sum_of(turned, 2 * size, x) + sin(q);
    a[0] = b[1] * 0.1 + x[4];
    c *= x[1];
  }
  free(all), free(turned);
  return s;
}

double mpi_persistent(double *x, int n, MPI_Comm comm) {
  double a[2] = {x[0], x[1] * x[2]}, b[2], c = x[3], s = 0;
  MPI_Request r[2];
  MPI_Allreduce_init(a, b, 2, MPI_DOUBLE, MPI_SUM, comm, MPI_INFO_NULL, &r[0]);
  MPI_Bcast_init(&c, 1, MPI_DOUBLE, 0, comm, MPI_INFO_NULL, &r[1]);
  for (int k = 0; k < 3; k++) {
    MPI_Startall(2, r);
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    s += b[0] * b[1] * c;
    a[0] = sin(b[0]);
    a[1] *= x[4];
    c *= x[k];
  }
  MPI_Request_free(&r[0]);
  MPI_Request_free(&r[1]);
  return s;
}

/* On a grid with borders in one direction and none in the other, and on a graph with two edges between the same ranks. */
double mpi_neighbours(double *x, int n, MPI_Comm comm) {
  int rank, size, dims[2] = {0, 0}, periods[2] = {0, 1};
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Comm grid, graph;
  MPI_Request r;
  double in[8] = {x[0], x[1], x[2], x[3], x[4], x[0], x[1], x[2]}, out[8], mine[2] = {x[0] * x[1], x[2]}, s = 0;
  MPI_Dims_create(size, 2, dims);
  MPI_Cart_create(comm, 2, dims, periods, 0, &grid);
  for (int i = 0; i < 8; i++) out[i] = x[i % 5];
  MPI_Neighbor_allgather(mine, 2, MPI_DOUBLE, in, 2, MPI_DOUBLE, grid);
  s += sum_of(in, 8, x);
  MPI_Ineighbor_alltoall(in, 2, MPI_DOUBLE, out, 2, MPI_DOUBLE, grid, &r);
  MPI_Wait(&r, MPI_STATUS_IGNORE);
  s += sum_of(out, 8, x);
  MPI_Comm_free(&grid);
  int to[3] = {(rank + 1) % size, rank, (rank + 1) % size}, from[3] = {(rank + size - 1) % size, (rank + size - 1) % size, rank}, twice = size > 1 ? 2 : 1, count[3] = {1, twice, 1}, other[3] = {1, 1, twice}, at[3] = {4, 0, 2};
  MPI_Dist_graph_create_adjacent(comm, 3, from, MPI_UNWEIGHTED, 3, to, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph);
  MPI_Neighbor_alltoallv(out, count, at, MPI_DOUBLE, in, other, at, MPI_DOUBLE, graph);
  MPI_Comm_free(&graph);
  return s + sum_of(in, 8, x);
}

/* Communicators that live only for a while, in both directions of a grid, with groups that have no part in it. */
static double row_sums(double *x, MPI_Comm comm, int color, int turned) {
  int rank, me, count;
  double s = 0, part[2], *all;
  MPI_Comm part_of, copy;
  MPI_Group group;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_split(comm, color, turned ? -rank : rank, &part_of);
  if (part_of == MPI_COMM_NULL) return x[0];
  MPI_Comm_group(part_of, &group);
  MPI_Comm_create(part_of, group, &copy);
  MPI_Group_free(&group);
  MPI_Comm_rank(copy, &me);
  MPI_Comm_size(copy, &count);
  all = malloc(2 * count * sizeof *all);
  part[0] = x[0] * x[1];
  part[1] = x[2] * (me + 1);
  MPI_Allgather(part, 2, MPI_DOUBLE, all, 2, MPI_DOUBLE, copy);
  MPI_Comm_free(&part_of);
  for (int i = 0; i < 2 * count; i++) s += all[i] * all[i] * x[3];
  MPI_Bcast(&s, 1, MPI_DOUBLE, count - 1, copy);
  MPI_Comm_free(&copy);
  free(all);
  return s;
}

double mpi_communicators(double *x, int n, MPI_Comm comm) {
  int rank;
  double s = 0, begin = MPI_Wtime();
  MPI_Comm_rank(comm, &rank);
  for (int k = 0; k < 2; k++) s += row_sums(x, comm, rank % 2 == k ? k : 1 - k, k) * x[k];
  s += row_sums(x, comm, rank ? 0 : MPI_UNDEFINED, 0);
  MPI_Barrier(comm);
  return MPI_Wtime() >= begin ? s : 0;
}
