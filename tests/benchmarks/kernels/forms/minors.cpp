/* The determinant by minors: a recursive function on a vector of numbers and two of integers that it changes and puts back. */
#include "common.h"
double minors(const std::vector<double> &a, size_t m, size_t n, std::vector<size_t> &r, std::vector<size_t> &c) {
    size_t first = r[m];
    size_t column = c[m];
    if (n == 1) return a[first * m + column];
    double det = 0;
    r[m] = r[first];
    size_t before = m;
    int sign = 1;
    for (size_t j = 0; j < n; j++) {
        double element = a[first * m + column];
        c[before] = c[column];
        double sub = minors(a, m, n - 1, r, c);
        if (sign > 0) det = det + element * sub;
        else det = det - element * sub;
        sign = -sign;
        c[before] = column;
        before = column;
        column = c[column];
    }
    r[m] = first;
    return det;
}
void det(int n, const double *A, double *out) {
    std::vector<double> a(A, A + n * n);
    std::vector<size_t> r(n + 1), c(n + 1);
    for (int i = 0; i < n; i++) r[i] = c[i] = i + 1;
    r[n] = c[n] = 0;
    *out = minors(a, n, n, r, c);
}
void gradient(int n, const double *A, double *dA, double *out, double *dout) {
    __enzyme_autodiff((void *)det, enzyme_const, n, enzyme_dup, A, dA, enzyme_dup, out, dout);
}
int main() {
    int n = 8;
    std::vector<double> A(n * n), dA(n * n);
    for (auto &x : A) x = uniform();
    double out, dout = 1;
    gradient(n, A.data(), dA.data(), &out, &dout);
    double h = 1e-6, worst = 0;
    for (int i = 0; i < n * n; i++) {
        double save = A[i], p, q;
        A[i] = save + h; det(n, A.data(), &p); A[i] = save - h; det(n, A.data(), &q); A[i] = save;
        worst = fmax(worst, fabs((p - q) / 2 / h - dA[i]));
    }
    check(worst, 1e-5);
    ratio("minors, 8 x 8", [&] { det(n, A.data(), &out); }, [&] { dout = 1; gradient(n, A.data(), dA.data(), &out, &dout); });
}
