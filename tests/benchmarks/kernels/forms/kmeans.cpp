/* k-means: squared distances of points to the closest centre; the gradient by the centres, and the product of the Hessian with ones, its diagonal. */
#include "common.h"
static double distance(int d, const double *a, const double *b) {
    double s = 0;
    for (int i = 0; i < d; i++) { double t = a[i] - b[i]; s += t * t; }
    return s;
}
__attribute__((noinline)) void cost(int n, int k, int d, const double *points, const double *centroids, double *out) {
    double total = 0;
    for (int i = 0; i < n; i++) {
        double best = INFINITY;
        for (int j = 0; j < k; j++) {
            double t = distance(d, points + i * d, centroids + j * d);
            if (t < best) best = t;
        }
        total += best;
    }
    *out = total;
}
__attribute__((noinline)) void gradient(int n, int k, int d, const double *points, const double *centroids, double *dcentroids, double *out, double *dout) {
    __enzyme_autodiff((void *)cost, enzyme_const, n, enzyme_const, k, enzyme_const, d, enzyme_const, points, enzyme_dup, centroids, dcentroids, enzyme_dup, out, dout);
}
void gradient_(int n, int k, int d, const double *points, const double *centroids, double *dcentroids) {
    double o, e = 1;
    gradient(n, k, d, points, centroids, dcentroids, &o, &e);
}
__attribute__((noinline)) void hvp(int n, int k, int d, const double *points, const double *centroids, double *t, double *g, double *h) {
    __enzyme_fwddiff<void>((void *)gradient_, enzyme_const, n, enzyme_const, k, enzyme_const, d, enzyme_const, points, enzyme_dup, centroids, t, enzyme_dup, g, h);
}
int main() {
    for (int d : {10, 32}) {
        int n = 2000, k = 50;
        std::vector<double> P(n * d), C(k * d), G(k * d), T(k * d, 1), H(k * d);
        for (auto &x : P) x = uniform();
        for (auto &x : C) x = uniform();
        double out, dout = 1;
        gradient(n, k, d, P.data(), C.data(), G.data(), &out, &dout);
        double h = 1e-6, worst = 0;
        for (int i = 0; i < k * d; i += 7) {
            double save = C[i], p, q;
            C[i] = save + h; cost(n, k, d, P.data(), C.data(), &p); C[i] = save - h; cost(n, k, d, P.data(), C.data(), &q); C[i] = save;
            worst = fmax(worst, fabs((p - q) / 2 / h - G[i]));
        }
        check(worst, 1e-5);
        ratio(d == 10 ? "k-means, 10" : "k-means, 32", [&] { cost(n, k, d, P.data(), C.data(), &out); }, [&] { dout = 1; gradient(n, k, d, P.data(), C.data(), G.data(), &out, &dout); });
        ratio(d == 10 ? "  times ones, 10" : "  times ones, 32", [&] { cost(n, k, d, P.data(), C.data(), &out); }, [&] { hvp(n, k, d, P.data(), C.data(), T.data(), G.data(), H.data()); });
    }
}
