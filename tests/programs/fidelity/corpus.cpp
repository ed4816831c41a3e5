// As in corpus.c: the special functions of C++17, sorting, the library's sums.
#include <algorithm>
#include <cmath>
#include <complex>
#include <map>
#include <numeric>
#include <random>
#include <valarray>
#include <vector>
#define ONE(name, value) extern "C" double one_##name(double x) { return std::abs(x) < 1e3 ? (value) : x; }
ONE(zeta, x == 1 ? x : std::riemann_zeta(x)) ONE(laguerre, std::laguerre(100, std::abs(x))) ONE(legendre, std::abs(x) <= 1 ? std::legendre(7, x) : x)
ONE(bessel, std::cyl_bessel_j(1, std::abs(x) < 1e-3 ? 0 : std::abs(x))) ONE(modified, std::cyl_bessel_i(1, std::abs(x) < 1e-3 ? 0 : std::min(std::abs(x), 100.0))) ONE(spherical, std::sph_bessel(1, std::abs(x) < 1e-3 ? 0 : std::min(std::abs(x), 50.0)))
ONE(hermite, std::hermite(5, x)) ONE(expint, x == 0 ? x : std::expint(x)) ONE(beta, std::beta(std::abs(x) + 1, 2)) ONE(elliptic, std::abs(x) < 1 ? std::comp_ellint_1(x) : x)
ONE(hypot3, std::hypot(x, 2.0, x)) ONE(power, std::pow(std::complex<double>(x, 0), std::complex<double>(2, 1)).imag()) ONE(polar, std::polar(x < 0 ? 0 : x, 2.0).real())
ONE(thrown, [&] { try { if (x > 0) throw x; return 1.0; } catch (double y) { return y / 3; } }())
extern "C" double all_sum(const double *x, int n) { return std::accumulate(x, x + n, 0.0); }
extern "C" double all_reduce(const double *x, int n) { return std::transform_reduce(x, x + n, x, 0.0); }
extern "C" double all_array(const double *x, int n) { std::valarray<double> v(x, n); return (v * v + 1.0).sum() / v.size(); }
extern "C" double all_sorted(const double *x, int n) {
  std::vector<double> v(x, x + n);
  std::stable_sort(v.begin(), v.end());
  return std::inner_product(v.begin(), v.end(), x, 0.0);
}
extern "C" double all_map(const double *x, int n) {
  std::map<int, double> m;
  for (int i = 0; i < n; i++) m[i % 5] += x[i];
  double s = 0;
  for (auto &[k, v] : m) s = s / 3 + v;
  return s;
}
extern "C" double all_random(const double *x, int n) {
  std::mt19937 g(n);
  std::normal_distribution<double> d;
  double s = 0;
  for (int i = 0; i < n; i++) s += d(g) * x[i];
  return s;
}
