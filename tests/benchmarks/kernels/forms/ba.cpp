/* Bundle adjustment: both rows of the Jacobian of each observation, by reverse mode. */
#include "common.h"
#include "../ba.c"
__attribute__((noinline)) void error(const double *camera, const double *point, const double *w, const double *feature, double *out) { reprojection_error(camera, point, w, feature, out); }
void row(const double *camera, double *dc, const double *point, double *dp, const double *w, double *dw, const double *feature, double *out, double *dout) {
    __enzyme_autodiff((void *)error, enzyme_dup, camera, dc, enzyme_dup, point, dp, enzyme_dup, w, dw, enzyme_const, feature, enzyme_dupnoneed, out, dout);
}
__attribute__((noinline)) void objective(int p, const double *cameras, const double *points, const double *w, const int *obs, const double *features, double *err) {
    for (int i = 0; i < p; i++) {
        reprojection_error(cameras + 11 * obs[2 * i], points + 3 * obs[2 * i + 1], w + i, features + 2 * i, err + 2 * i);
        err[2 * p + i] = 1 - w[i] * w[i];
    }
}
struct Out { double c[11], p[3], w; };
void jacobian(int p, const double *cameras, const double *points, const double *w, const int *obs, const double *features, Out *rows) {
    for (int i = 0; i < p; i++)
        for (int k = 0; k < 2; k++) {
            Out *o = rows + 2 * i + k;
            *o = Out();
            double err[2], derr[2] = {};
            derr[k] = 1;
            row(cameras + 11 * obs[2 * i], o->c, points + 3 * obs[2 * i + 1], o->p, w + i, &o->w, features + 2 * i, err, derr);
        }
}
int main() {
    int p = 10000, n = 50, m = 1000;
    std::vector<double> C(11 * n), X(3 * m), W(p), F(2 * p), E(3 * p);
    std::vector<int> O(2 * p);
    for (int i = 0; i < 11 * n; i++) C[i] = "\1\12\2\3\5\6\144\0\12\1\2"[i % 11] * 0.01 + 0.01 * uniform();
    for (int i = 0; i < 3 * m; i++) X[i] = uniform() + (i % 3 == 2 ? 3 : 0);
    for (auto &x : W) x = uniform();
    for (auto &x : F) x = uniform();
    for (int i = 0; i < p; i++) O[2 * i] = rand() % n, O[2 * i + 1] = rand() % m;
    std::vector<Out> J(2 * p);
    jacobian(p, C.data(), X.data(), W.data(), O.data(), F.data(), J.data());
    double worst = 0, h = 1e-6;
    for (int i = 0; i < 20; i++)
        for (int v = 0; v < 11; v++) {
            double *x = &C[11 * O[2 * i] + v], s = *x, e[2], f[2];
            *x = s + h; reprojection_error(&C[11 * O[2 * i]], &X[3 * O[2 * i + 1]], &W[i], &F[2 * i], e);
            *x = s - h; reprojection_error(&C[11 * O[2 * i]], &X[3 * O[2 * i + 1]], &W[i], &F[2 * i], f);
            *x = s;
            for (int k = 0; k < 2; k++) worst = fmax(worst, fabs((e[k] - f[k]) / 2 / h - J[2 * i + k].c[v]));
        }
    check(worst, 1e-5);
    ratio("bundle adjustment", [&] { objective(p, C.data(), X.data(), W.data(), O.data(), F.data(), E.data()); }, [&] { jacobian(p, C.data(), X.data(), W.data(), O.data(), F.data(), J.data()); });
}
