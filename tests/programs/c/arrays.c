#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Explicit heat steps on a grid, two buffers swapped by pointer. The result ends in `u`. */
void heat(double *u, int nx, int ny, double k, int steps)
{
    double *buffer = malloc(sizeof(double) * nx * ny);
    memcpy(buffer, u, sizeof(double) * nx * ny);
    double *from = u, *to = buffer;
    for (int s = 0; s < steps; s++) {
        for (int j = 1; j + 1 < ny; j++)
            for (int i = 1; i + 1 < nx; i++) {
                int at = j * nx + i;
                to[at] = from[at] + k * (from[at - 1] + from[at + 1] + from[at - nx] + from[at + nx] - 4.0 * from[at]);
            }
        double *other = from;
        from = to;
        to = other;
    }
    if (from != u)
        memcpy(u, from, sizeof(double) * nx * ny);
    free(buffer);
}

/* c = a b, with restrict as BLAS would have it. */
void matmul(const double *restrict a, const double *restrict b, double *restrict c, int n, int m, int l)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < l; j++) {
            double sum = 0.0;
            for (int k = 0; k < m; k++)
                sum += a[i * m + k] * b[k * l + j];
            c[i * l + j] = sum;
        }
}

/* Cholesky's factor in the lower triangle of `a`, in place, then log det a and a triangular solve. */
double gaussian_log_density(const double *covariance, const double *x, int n)
{
    double l[n][n], z[n], logdet = 0.0, square = 0.0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++) {
            double sum = covariance[i * n + j];
            for (int k = 0; k < j; k++)
                sum -= l[i][k] * l[j][k];
            l[i][j] = i == j ? sqrt(sum) : sum / l[j][j];
        }
    for (int i = 0; i < n; i++) {
        z[i] = x[i];
        for (int k = 0; k < i; k++)
            z[i] -= l[i][k] * z[k];
        z[i] /= l[i][i];
        logdet += 2.0 * log(l[i][i]);
        square += z[i] * z[i];
    }
    return -0.5 * (square + logdet + n * log(2.0 * 3.14159265358979323846));
}

/* Full convolution. */
void convolve(const double *signal, int n, const double *kernel, int m, double *out)
{
    memset(out, 0, sizeof(double) * (n + m - 1));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            out[i + j] += signal[i] * kernel[j];
}

/* y = A x of a sparse matrix by rows. */
void csr_matvec(const int *start, const int *column, const double *value, const double *x, double *y, int rows)
{
    for (int i = 0; i < rows; i++) {
        double sum = 0.0;
        for (int k = start[i]; k < start[i + 1]; k++)
            sum += value[k] * x[column[k]];
        y[i] = sum;
    }
}

static const double TABLE[] = {0.0, 0.8, 1.1, 0.9, 0.2, -0.4, -0.5, 0.1};
enum { ENTRIES = sizeof TABLE / sizeof *TABLE };

/* Piecewise linear interpolation in a constant table, constant outside. */
double lookup(double x)
{
    if (x <= 0.0)
        return TABLE[0];
    if (x >= ENTRIES - 1)
        return TABLE[ENTRIES - 1];
    int i = (int)x;
    double t = x - i;
    return (1.0 - t) * TABLE[i] + t * TABLE[i + 1];
}

double table_loss(const double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += lookup(x[i]) * x[i];
    return sum;
}

/* A natural cubic spline through (x, y), its system solved by Thomas's algorithm, evaluated at `at` found by bisection. */
double spline(const double *x, const double *y, int n, double at)
{
    double *m = calloc(3 * n, sizeof(double));
    double *upper = m + n, *right = m + 2 * n;
    for (int i = 1; i + 1 < n; i++) {
        double a = x[i] - x[i - 1], b = 2.0 * (x[i + 1] - x[i - 1]), c = x[i + 1] - x[i];
        double d = 6.0 * ((y[i + 1] - y[i]) / c - (y[i] - y[i - 1]) / a);
        double pivot = b - a * upper[i - 1];
        upper[i] = c / pivot;
        right[i] = (d - a * right[i - 1]) / pivot;
    }
    for (int i = n - 2; i > 0; i--)
        m[i] = right[i] - upper[i] * m[i + 1];
    int low = 0, high = n - 1;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        if (x[middle] > at)
            high = middle;
        else
            low = middle;
    }
    double h = x[high] - x[low], a = (x[high] - at) / h, b = (at - x[low]) / h;
    double value = a * y[low] + b * y[high] + ((a * a * a - a) * m[low] + (b * b * b - b) * m[high]) * h * h / 6.0;
    free(m);
    return value;
}

/* Single precision: the mean and variance of float data, accumulated in double. */
void moments(const float *x, int n, float *mean, float *variance)
{
    double sum = 0.0, squares = 0.0;
    for (int i = 0; i < n; i++) {
        sum += x[i];
        squares += (double)x[i] * x[i];
    }
    *mean = (float)(sum / n);
    *variance = (float)(squares / n - (sum / n) * (sum / n));
}
