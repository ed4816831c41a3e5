#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Rosenbrock's valley in n dimensions. */
double rosenbrock(const double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i + 1 < n; i++) {
        double a = 1.0 - x[i], b = x[i + 1] - x[i] * x[i];
        sum += a * a + 100.0 * b * b;
    }
    return sum;
}

/* log(sum(exp(x))), shifted by the largest entry. */
double logsumexp(const double *x, long n)
{
    double largest = x[0], sum = 0.0;
    for (long i = 1; i < n; i++)
        if (x[i] > largest)
            largest = x[i];
    for (long i = 0; i < n; i++)
        sum += exp(x[i] - largest);
    return largest + log(sum);
}

/* Kepler's equation by Newton's method, as many steps as it takes. */
double kepler(double mean, double eccentricity)
{
    double e = mean;
    for (;;) {
        double step = (e - eccentricity * sin(e) - mean) / (1.0 - eccentricity * cos(e));
        e -= step;
        if (fabs(step) < 1e-14)
            return e;
    }
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The mean of the squares of the smaller half: sorted by insertion, in memory of its own. */
double trimmed_loss(const double *residual, int n)
{
    double *sorted = malloc(n * sizeof *sorted);
    memcpy(sorted, residual, n * sizeof *sorted);
    for (int i = 1; i < n; i++) {
        double key = sorted[i];
        int j = i - 1;
        while (j >= 0 && sorted[j] > key) {
            sorted[j + 1] = sorted[j];
            j--;
        }
        sorted[j + 1] = key;
    }
    double sum = 0.0;
    int half = n / 2;
    for (int i = 0; i < half; i++)
        sum += sorted[i] * sorted[i];
    free(sorted);
    return sum / half;
}

/* The median through the C library's qsort. */
double median(const double *x, int n)
{
    double *sorted = malloc(n * sizeof *sorted);
    memcpy(sorted, x, n * sizeof *sorted);
    qsort(sorted, n, sizeof *sorted, by_value);
    double middle = n % 2 ? sorted[n / 2] : 0.5 * (sorted[n / 2 - 1] + sorted[n / 2]);
    free(sorted);
    return middle;
}

/* A network with one hidden layer and the squared error of its answer. */
double network_loss(const double *weights, const double *input, double target, int inputs, int hidden)
{
    const double *first = weights, *bias = weights + inputs * hidden, *second = bias + hidden;
    double answer = second[hidden];
    for (int h = 0; h < hidden; h++) {
        double sum = bias[h];
        for (int i = 0; i < inputs; i++)
            sum += first[h * inputs + i] * input[i];
        answer += second[h] * tanh(sum);
    }
    double error = answer - target;
    return error * error;
}

/* The log likelihood of data under a generalised gamma distribution. */
double gamma_likelihood(const double *x, int n, double shape, double scale)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += (shape - 1.0) * log(x[i]) - x[i] / scale - shape * log(scale) - lgamma(shape);
    return sum + 0.1 * tgamma(1.0 + scale);
}
