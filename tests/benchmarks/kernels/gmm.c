/* ADBench's GMM: log-likelihood of n points under k Gaussians in d dimensions, inverse covariances as logarithms of a diagonal and a strictly
   lower triangle (icf: d + d(d-1)/2 numbers per Gaussian), with a Wishart prior. */
#include <math.h>
#include <stdlib.h>
#ifndef RESTRICT
#define RESTRICT
#endif

static double log_sum_exp(int n, const double *RESTRICT x) {
    double largest = x[0], sum = 0;
    for (int i = 1; i < n; i++)
        if (x[i] > largest) largest = x[i];
    for (int i = 0; i < n; i++) sum += exp(x[i] - largest);
    return log(sum) + largest;
}

static double square_sum(int n, const double *RESTRICT x) {
    double sum = x[0] * x[0];
    for (int i = 1; i < n; i++) sum += x[i] * x[i];
    return sum;
}

static void subtract(int d, const double *RESTRICT x, const double *RESTRICT y, double *RESTRICT out) {
    for (int i = 0; i < d; i++) out[i] = x[i] - y[i];
}

static void scale_point(int d, const double *RESTRICT diagonal, const double *RESTRICT lower, const double *RESTRICT x, double *RESTRICT out) {
    int at = 0;
    for (int i = 0; i < d; i++) out[i] = diagonal[i] * x[i];
    for (int i = 0; i < d; i++)
        for (int j = i + 1; j < d; j++) {
            out[j] += lower[at] * x[i];
            at++;
        }
}

static void prepare(int d, int k, const double *RESTRICT icf, double *RESTRICT sums, double *RESTRICT diagonals) {
    int size = d * (d + 1) / 2;
    for (int c = 0; c < k; c++) {
        sums[c] = 0;
        for (int i = 0; i < d; i++) {
            double q = icf[c * size + i];
            sums[c] += q;
            diagonals[c * d + i] = exp(q);
        }
    }
}

static double log_gamma_distribution(double a, double p) {
    double out = 0.25 * p * (p - 1) * log(M_PI);
    for (int j = 1; j <= p; j++) out += lgamma(a + 0.5 * (1 - j));
    return out;
}

static double log_wishart_prior(int d, int k, double gamma, int m, const double *RESTRICT sums, const double *RESTRICT diagonals, const double *RESTRICT icf) {
    int n = d + m + 1, size = d * (d + 1) / 2;
    double c = n * d * (log(gamma) - 0.5 * log(2)) - log_gamma_distribution(0.5 * n, d), out = 0;
    for (int i = 0; i < k; i++) {
        double frobenius = square_sum(d, diagonals + i * d) + square_sum(size - d, icf + i * size + d);
        out += 0.5 * gamma * gamma * frobenius - m * sums[i];
    }
    return out - k * c;
}

double gmm(int d, int k, int n, const double *RESTRICT alphas, const double *RESTRICT means, const double *RESTRICT icf, const double *RESTRICT x, double gamma, int m) {
    int size = d * (d + 1) / 2;
    double *diagonals = malloc(d * k * sizeof(double)), *sums = malloc(k * sizeof(double));
    double *centred = malloc(d * sizeof(double)), *scaled = malloc(d * sizeof(double)), *terms = malloc(k * sizeof(double));
    double total = 0;
    prepare(d, k, icf, sums, diagonals);
    for (int i = 0; i < n; i++) {
        for (int c = 0; c < k; c++) {
            subtract(d, x + i * d, means + c * d, centred);
            scale_point(d, diagonals + c * d, icf + c * size + d, centred, scaled);
            terms[c] = alphas[c] + sums[c] - 0.5 * square_sum(d, scaled);
        }
        total += log_sum_exp(k, terms);
    }
    double result = -n * d * 0.5 * log(2 * M_PI) + total - n * log_sum_exp(k, alphas) + log_wishart_prior(d, k, gamma, m, sums, diagonals, icf);
    free(diagonals);
    free(sums);
    free(centred);
    free(scaled);
    free(terms);
    return result;
}
