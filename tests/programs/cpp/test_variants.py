"""Members of several types in the same bytes: variants of numbers, texts and structures, and a pool with its free list in its slots."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = """
#include <cmath>
#include <string>
#include <variant>
#include <vector>
using V = std::variant<double, int, std::string>;
extern "C" double mixed(const double *x, int n) {
  std::vector<V> v;
  for (int i = 0; i < 6; i++)
    if (i % 3 == 0) v.push_back(x[i % n] * x[i % n]); else if (i % 3 == 1) v.push_back(i); else v.push_back(std::string(i, 'a'));
  double s = 0;
  for (auto &e : v)
    if (auto d = std::get_if<double>(&e)) s += *d * x[0];
    else if (auto i = std::get_if<int>(&e)) s += *i * x[1];
    else s += std::get<std::string>(e).size() * std::sin(x[2]);
  return s;
}
union Slot { double value; int next; struct { float a, b; } pair; void *handle; };
struct Disc { double radius; };
struct Plate { double width, height; };
struct Polygon { std::vector<double> x, y; };
using Figure = std::variant<Disc, Plate, Polygon>;
static double area(const Figure &figure) {
  return std::visit([](const auto &f) {
    using T = std::decay_t<decltype(f)>;
    if constexpr (std::is_same_v<T, Disc>) return 3 * f.radius * f.radius;
    else if constexpr (std::is_same_v<T, Plate>) return f.width * f.height;
    else {
      double twice = 0;
      for (size_t i = 0, n = f.x.size(); i < n; i++) twice += f.x[i] * f.y[(i + 1) % n] - f.x[(i + 1) % n] * f.y[i];
      return twice / 2;
    }
  }, figure);
}
extern "C" double figures(const double *x, int n) {
  std::vector<Figure> all;
  all.push_back(Disc{x[0]});  // (the only place where the vector is known to be empty)
  all.push_back(Plate{x[1], x[2]});
  Polygon p;
  for (int i = 0; i < n; i++) { p.x.push_back(x[i] * std::cos(1.5 * i)); p.y.push_back(x[(i + 1) % n] * std::sin(1.5 * i)); }
  all.push_back(p);
  all.push_back(Disc{x[3] * x[0]});
  double s = 0;
  for (auto &f : all) s += std::sin(area(f));
  return s;
}
class Pool {
  std::vector<Slot> slots;
  int unused = -1;
public:
  int take(double v) {
    int k = unused;
    if (k >= 0) unused = slots[k].next; else { k = (int)slots.size(); slots.emplace_back(); }
    slots[k].value = v;
    return k;
  }
  void give(int k) { slots[k].next = unused; unused = k; }
  double &operator[](int k) { return slots[k].value; }
};
extern "C" double pooled(const double *x, int n) {
  Pool p;
  double s = 0;
  std::vector<int> live;
  for (int round = 0; round < 4; round++) {
    for (int i = 0; i < n; i++) live.push_back(p.take(x[i] * (round + 1)));
    for (int i = 0; i < 2; i++) { int k = live[i]; s += p[k] * x[(k + i) % n]; p.give(k); live.erase(live.begin() + i); }
    for (int k : live) s = s * 0.9 + std::sin(p[k]);
  }
  return s;
}
"""
ALTERNATIVES = Path(__file__).with_name("alternatives.cpp")
X = np.array([0.7, 1.3, 0.4, 1.9])


@pytest.fixture(scope="module")
def program():
    return pad.compile(SOURCE, language="c++")


@pytest.fixture(scope="module")
def alternatives():
    return pad.compile(ALTERNATIVES.read_text(), language="c++", flags=["-std=c++20"])


def _check(f):
    unit = np.eye(4)
    right = [
        sum(c * (f(X + k * 1e-3 * e, 4) - f(X - k * 1e-3 * e, 4)) for k, c in ((1, 3 / 4), (2, -3 / 20), (3, 1 / 60))) / 1e-3 for e in unit
    ]
    assert np.allclose(pad.grad(f)(X, 4), right, rtol=1e-8, atol=1e-9)
    assert np.allclose([pad.jvp(f, (X, 4), (e, None))[1] for e in unit], right, rtol=1e-8, atol=1e-9)


@pytest.mark.parametrize("name", ["mixed", "figures", "pooled"])
def test_members_in_the_same_bytes(program, name):
    _check(program[name])


@pytest.mark.parametrize("name", ["formulas", "options", "documents", "changes", "valueless"])
def test_alternatives_with_destructors(alternatives, name):
    _check(alternatives[name])
