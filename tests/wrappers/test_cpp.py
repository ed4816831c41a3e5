"""C++ functions through their flat entries: references, vectors, spans, arrays, members, overloads, exceptions."""

from __future__ import annotations

import numpy as np
import pytest

SOURCE = r"""
#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <span>
#include <stdexcept>
#include <vector>
namespace ns {
struct P { double x; int n; double norm() const { return std::sqrt(x * x) * n; } void add(double y) { x += y; } };
double f(double x) { return x * x; }
double f(double x, int n) { return x * n; }
namespace inner { double g(const P &p) { return p.x; } }
template <class T> T cube(T x) { return x * x * x; }
template double cube<double>(double);
class C { public: explicit C(double a) : a_(a) {} double call(double x) const { return a_ * x; } private: double a_; };
}
double total(const std::vector<double> &v) { double s = 0; for (double x : v) s += x; return s; }
void scale(std::vector<double> &v, double a) { for (auto &x : v) x *= a; }
void sort(std::vector<double> &v) { std::vector<double> w(v); std::sort(w.begin(), w.end()); v = w; }
void grow(std::vector<double> &v) { v.push_back(1); }
double own(std::vector<double> v) { v.push_back(10); return total(v); }
std::vector<double> squares(const std::vector<double> &v) { std::vector<double> w; for (double x : v) w.push_back(x * x); return w; }
double at(const std::vector<double> &v, size_t i) { return v.at(i); }
double spans(std::span<const double> s, std::span<double> t, std::span<double, 3> u) { t[0] = s.back(); return u[2]; }
double arrays(const std::array<double, 3> &a, std::array<double, 2> b) { return a[1] * b[0]; }
std::array<double, 2> pair_of(double x) { return {x, x * x}; }
std::complex<double> cmul(std::complex<double> z, std::complex<float> w) { return z * std::complex<double>(w); }
void refs(const double &a, double &b, double &&c) { b = a * c; }
double c_array(double (&a)[3]) { return a[0] + a[2]; }
double checked(double x) { if (x < 0) throw std::domain_error("negative argument"); return std::sqrt(x); }
double throws_int(double x) { if (x < 0) throw 3; return x; }
double catches(double x) { try { return checked(x); } catch (const std::exception &) { return -1; } }
struct Base { double b; };
struct Derived : Base { double d; };
double derived(const Derived &d, Derived e) { return d.b * e.d; }
double member(double x) { return ns::P{x, 2}.norm() + ns::C(x).call(x); }
std::pair<double, int> swap(std::pair<int, double> p) { return {p.second, p.first}; }
enum class E { a, b };
double choose(E e) { return e == E::b; }
"""


@pytest.fixture(scope="module")
def cpp(load):
    return load("c++", SOURCE, "-std=c++20")


def test_names_and_overloads(cpp):
    assert cpp.call("ns::f(double)", 3.0) == 9 and cpp.call("ns::f(double, int)", 3.0, 5) == 15
    assert cpp.call("ns::inner::g", (2.5, 1)) == 2.5
    assert cpp.call("ns::cube<double>", 2.0) == 8 and cpp.call("cube", 2.0) == 8
    assert cpp.call("total(const std::vector<double>&)", [1.0, 2.0]) == 3


def test_members(cpp):
    from polyglot_ad.signature import numpy_dtype

    assert cpp.call("ns::P::norm", (-3.0, 2)) == 6
    p = np.array((1.0, 2), numpy_dtype(cpp.signatures["ns::P::norm"].parameters[0].dtype))
    assert cpp.call("ns::C::call", (3.0,), 2.0) == 6
    assert cpp.call("member", 3.0) == 15
    assert p["n"] == 2


def test_vectors(cpp):
    v = np.array([3.0, 1.0, 2.0])
    assert cpp.call("total", v) == 6 and cpp.call("total", np.zeros(0)) == 0
    cpp.call("sort", v)
    assert v.tolist() == [1, 2, 3]
    cpp.call("scale", v, 2.0)
    assert v.tolist() == [2, 4, 6]
    assert cpp.call("own", v) == 22 and v.tolist() == [2, 4, 6]
    with pytest.raises(Exception, match="changed the length of `v`"):
        cpp.call("grow", v)
    assert ("copy", False) in cpp.signatures["scale"].parameters[0].detail
    assert ("copy", True) in cpp.signatures["sort"].parameters[0].detail


def test_allocated_results(cpp):
    assert cpp.call("squares", [1.0, 2, 3]).tolist() == [1, 4, 9] and cpp.call("squares", np.zeros(0)).shape == (0,)


def test_spans_and_arrays(cpp):
    t = np.zeros(2)
    assert cpp.call("spans", [1, 2, 3], t, np.array([4.0, 5, 6])) == 6 and t[0] == 3
    assert cpp.call("arrays", [1, 2, 3], [10, 0]) == 20
    assert cpp.call("pair_of", 3.0).tolist() == [3, 9]
    assert cpp.call("c_array", np.array([1.0, 2, 3])) == 4


def test_references_complex_records(cpp):
    b = np.array(0.0)
    cpp.call("refs", 2.0, b, 3.0)
    assert b == 6
    assert cpp.call("cmul", 1 + 2j, 3 - 1j) == (1 + 2j) * (3 - 1j)
    assert cpp.call("derived", (2, 0), (0, 5)) == 10
    r = cpp.call("swap", (3, 1.5))
    assert (r["first"], r["second"]) == (1.5, 3)
    assert cpp.call("choose", 1) == 1


def test_exceptions(cpp):
    with pytest.raises(Exception, match=r"^negative argument$"):
        cpp.call("checked", -1.0)
    assert cpp.call("checked", 4.0) == 2
    with pytest.raises(Exception, match="no std::exception"):
        cpp.call("throws_int", -1.0)
    with pytest.raises(Exception, match=r"vector::_M_range_check"):
        cpp.call("at", np.zeros(2), 7)
    assert cpp.call("catches", -1.0) == -1
