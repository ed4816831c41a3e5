"""C++: structures by value, and the templates of `enzyme/enzyme`."""

from __future__ import annotations

from typing import Any


def test_structures_by_value(run: Any) -> None:
    program = """
#include <cstdio>
#include <cstddef>
int enzyme_dup; int enzyme_out; int enzyme_const;
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
struct V { double x, y; };
struct View { double *p; std::size_t n; };
struct W { float a, b; };
struct Big { double a[3]; };
struct R { W w; Big b; };
struct GV { double gx, gy, gs; };
struct Empty {};
V f(V in, double s) { return V{in.x * in.y * s, in.x + s}; }
double sum(View v, double s) { double r = 0; for (std::size_t i = 0; i < v.n; i++) r += v.p[i] * v.p[i] * s; return r; }
double w(W a, Big b) { return a.a * a.b * b.a[0] * b.a[1] * b.a[2]; }
double many(double a, double b, double c, double d, V v) { return a * b * c * d * v.x * v.y; }
double e(Empty, double x) { return x * x; }
template <class F> double apply(F *f, double x) { return (*f)(x); }
int main() {
  V in{2, 3}, d{1, 0};
  V o = __enzyme_fwddiff<V>((void *)f, enzyme_dup, in, d, enzyme_const, 5.0);
  std::printf("%g %g\\n", o.x, o.y);
  double a[2] = {1, 2}, da[2] = {0, 0};
  double ds = __enzyme_autodiff<double>((void *)sum, enzyme_dup, View{a, 2}, View{da, 2}, enzyme_out, 3.0);
  std::printf("%g %g %g\\n", da[0], da[1], ds);
  R r = __enzyme_autodiff<R>((void *)w, enzyme_out, W{2, 3}, enzyme_out, Big{{4, 5, 6}});
  std::printf("%g %g %g %g %g\\n", r.w.a, r.w.b, r.b.a[0], r.b.a[1], r.b.a[2]);
  std::printf("%g\\n", __enzyme_fwddiff<double>((void *)many, enzyme_dup, 1.0, 1.0, enzyme_dup, 2.0, 0.0, enzyme_dup, 3.0, 0.0,
                                               enzyme_dup, 4.0, 0.0, enzyme_dup, V{5, 6}, V{1, 0}));
  std::printf("%g\\n", __enzyme_autodiff<double>((void *)e, Empty{}, enzyme_out, 3.0));
  double k = 3;
  auto l = [k](double x) { return k * x * x; };
  std::printf("%g\\n", __enzyme_autodiff<double>((void *)apply<decltype(l)>, enzyme_const, (void *)&l, enzyme_out, 2.0));
  GV g = __enzyme_autodiff<GV>((void *)+[](V in, double s) { return in.x * in.y * s; }, enzyme_out, in, enzyme_out, 5.0);
  std::printf("%g %g %g\\n", g.gx, g.gy, g.gs);
}
"""
    assert run(program, "-std=c++17", cplusplus=True) == ["15 1", "6 12 5", "360 240 180 144 120", "864", "6", "12", "15 10 6"]


def test_templates(run: Any) -> None:
    program = """
#include <enzyme/enzyme>
#include <cstdio>
double f(double x, double y) { return x * x * y; }
void g(const double &x, double &y) { y = x * x * x; }
float h(float a, double b, float c) { return a * b * c; }
int main() {
  using namespace enzyme;
  auto [both] = autodiff<Reverse>(f, Active<double>{2.0}, Active<double>{3.0});
  std::printf("%g %g\\n", get<0>(both), get<1>(both));
  auto value = autodiff<ReverseWithPrimal>(f, Active<double>{2.0}, Const<double>{3.0});
  std::printf("%g %g\\n", get<0>(get<0>(value)), get<1>(value));
  std::printf("%g\\n", get<0>(autodiff<Forward>(f, Duplicated<double>{2.0, 1.0}, Duplicated<double>{3.0, 1.0})));
  auto forward = autodiff<ForwardWithPrimal>(f, Duplicated<double>{2.0, 0.0}, Duplicated<double>{3.0, 1.0});
  std::printf("%g %g\\n", get<0>(forward), get<1>(forward));
  double x = 2, dx = 0, y = 0, dy = 1;
  autodiff<Reverse>(g, Duplicated<const double &>{x, dx}, Duplicated<double &>{y, dy});
  std::printf("%g %g\\n", dx, y);
  double k = 3, z = 2, dz = 0;
  autodiff<Reverse>([&](double *p) { return k * *p * *p; }, Duplicated<double *>{&z, &dz});
  std::printf("%g\\n", dz);
  autodiff<Reverse, Const<double>>([&](double *p) { return k * *p * *p; }, Duplicated<double *>{&z, &dz});
  std::printf("%g\\n", dz);
  auto mixed = get<0>(autodiff<Reverse>(h, Active<float>{2}, Active<double>{3}, Active<float>{4}));
  std::printf("%g %g %g\\n", get<0>(mixed), get<1>(mixed), get<2>(mixed));
}
"""
    assert run(program, "-std=c++17", cplusplus=True) == ["12 4", "12 12", "16", "12 4", "12 8", "12", "12", "12 8 6"]
