"""Addresses of functions in variables that outlive the call: followed where the function sets them, an error if earlier calls left them."""

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = r"""
#include <cmath>
#include <functional>
#include <memory>
#include <vector>

static double add(double a, double b) { return a + b; }
static double multiply(double a, double b) { return a * b; }
static double (*const table[])(double, double) = {add, multiply};
static double (*current)(double, double);

extern "C" double chosen(const double *x, int n) {
  double s = 1;
  for (int i = 0; i < n; i++) {
    current = table[i % 2];
    s = current(s, x[i]);
  }
  return s;
}

static std::shared_ptr<std::vector<double>> kept;

extern "C" double shared(const double *x, int n) {
  kept = std::make_shared<std::vector<double>>(x, x + n);
  double s = 0;
  for (double a : *kept) s = s * x[0] + a * a;
  kept.reset();
  return s;
}

static std::function<double(double)> left;

extern "C" double leaves(const double *x, int n) {
  double a = x[0];
  left = [a](double t) { return a * t * t; };
  double s = 0;
  for (int i = 0; i < n; i++) s += left(x[i]);
  return s;
}

struct Model {
  virtual ~Model() = default;
  virtual double of(double) const = 0;
};
struct Cube : Model {
  double of(double a) const override { return a * a * a; }
};
struct Bell : Model {
  double of(double a) const override { return std::exp(a * a); }
};
static double cube(double a) { return Cube().of(a); }
static std::vector<std::unique_ptr<Model>> models;

extern "C" double filled(const double *x, int n) {
  if (models.empty()) {
    models.push_back(std::make_unique<Bell>());
    models.push_back(std::make_unique<Cube>());
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += models[i % 2]->of(x[i]);
  return s;
}

static std::vector<std::function<double(double)>> registry;

extern "C" double registered(const double *x, int n) {
  if (registry.empty()) {
    registry.push_back([](double a) { return a * a; });
    registry.push_back([](double a) { return std::sin(a); });
    registry.push_back(cube);
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += registry[i % 3](x[i]);
  return s;
}

static double half(double a, double b) { return a * b / 2; }
static double (*choice)(double, double) = add;

extern "C" void choose(int which) { choice = which ? half : add; }
extern "C" double asked(const double *x, int n) { return choice(x[0], x[n - 1]) * x[1]; }
"""
X = np.array([1.5, 0.5, 2.0])


@pytest.fixture(scope="module")
def library():
    return pad.compile(SOURCE, language="c++")


@pytest.mark.parametrize("name", ["chosen", "shared"])
def test_set_in_the_function(library, name):
    f, h = library[name], 1e-6
    right = [(f(X + h * e, 3) - f(X - h * e, 3)) / (2 * h) for e in np.eye(3)]
    for _ in range(2):
        np.testing.assert_allclose(pad.grad(f)(X, 3), right, rtol=1e-7)
    np.testing.assert_allclose(pad.jvp(f, (X, 3), (X,))[1], right @ X, rtol=1e-7)


def test_left_by_an_earlier_call(library):
    """Whichever library left what the variable holds: the program's own, or that of a derivative."""
    right = 2 * X[0] * X + [X @ X, 0, 0]
    for _ in range(2):
        np.testing.assert_allclose(pad.grad(library.leaves)(X, 3), right)
        np.testing.assert_allclose(pad.jvp(library.leaves, (X, 3), (X,))[1], right @ X)
        np.testing.assert_allclose(library.leaves(X, 3), X[0] * X @ X)
        hvp = pad.hvp(library.leaves, (X, 3), (np.eye(3)[0],))
        np.testing.assert_allclose(hvp, [6 * X[0], 2 * X[1], 2 * X[2]])


def test_filled_once(library):
    """What the first call makes, which may be that of any derivative, is there in all others."""
    right = [3 * a**2 if k % 2 else 2 * a * np.exp(a**2) for k, a in enumerate(X)]
    np.testing.assert_allclose(pad.jvp(library.filled, (X, 3), (np.ones(3),))[1], np.sum(right))
    for _ in range(2):
        np.testing.assert_allclose(pad.grad(library.filled)(X, 3), right)


def test_registry(library):
    right = [2 * X[0], np.cos(X[1]), 3 * X[2] ** 2]
    np.testing.assert_allclose(pad.grad(library.registered)(X, 3), right)
    np.testing.assert_allclose(pad.jvp(library.registered, (X, 3), (X,))[1], right @ X)


def test_of_another_function(library):
    """The derivative is of whichever function another call has chosen, though the one that is differentiated mentions none."""
    a, b, c = X
    for which, right in ((1, [c * b / 2, a * c / 2, a * b / 2]), (0, [b, a + c, b]), (1, [c * b / 2, a * c / 2, a * b / 2])):
        library.choose(which)
        np.testing.assert_allclose(pad.grad(library.asked)(X, 3), right)
        np.testing.assert_allclose(pad.jvp(library.asked, (X, 3), (X,))[1], right @ X)


FACTORIES = r"""
#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <vector>

struct Operation {
  virtual ~Operation() = default;
  virtual void apply(std::vector<double> &stack) = 0;
  double factor = 1;
};
struct Scale : Operation {
  void apply(std::vector<double> &stack) override { stack.back() *= factor; }
};
struct Multiply : Operation {
  void apply(std::vector<double> &stack) override {
    double a = stack.back();
    stack.pop_back();
    stack.back() *= a * factor;
  }
};

using Make = Operation *(*)();
static Make table[2];
static int enter(int at, Make make) { return table[at] = make, at; }
static int scale = enter(0, []() -> Operation * { return new Scale; });
static int multiply = enter(1, []() -> Operation * { return new Multiply; });

extern "C" double made(const double *x, int n) {
  std::vector<double> stack(x, x + n);
  for (int which : {0, 1, 0}) {
    Operation *o = table[which]();
    o->factor = x[which];
    o->apply(stack);
    delete o;
  }
  return stack.back();
}

using Own = std::unique_ptr<Operation> (*)();
static std::map<std::string, Own> &registry() {
  static std::map<std::string, Own> known;
  return known;
}
template <class T> struct Entry {
  Entry(const char *name) { registry()[name] = []() -> std::unique_ptr<Operation> { return std::make_unique<T>(); }; }
};
static Entry<Scale> first("scale");
static Entry<Multiply> second("multiply");

extern "C" double by_name(const double *x, int n) {
  std::vector<double> stack(x, x + n);
  std::vector<std::unique_ptr<Operation>> all;
  for (auto name : {"scale", "multiply", "scale"}) {
    all.push_back(registry().at(name)());
    all.back()->factor = x[all.size() - 1 == 1];
  }
  for (auto &one : all) one->apply(stack);
  return stack.back();
}
"""


@pytest.fixture(scope="module")
def factories():
    return pad.compile(FACTORIES, language="c++")


@pytest.mark.parametrize("name", ["made", "by_name"])
def test_made_by_what_was_registered(factories, name):
    """What a static initialiser put into a table makes objects: which functions these have is known through their maker only."""
    f = factories[name]
    a, b, c = X
    right = np.array([2 * a * b**2 * c, 2 * a**2 * b * c, a**2 * b**2])
    assert f(X, 3) == pytest.approx(a**2 * b**2 * c)
    np.testing.assert_allclose(pad.grad(f)(X, 3), right)
    np.testing.assert_allclose(pad.jvp(f, (X, 3), (X,))[1], right @ X)
    second = [[2 * b**2 * c, 4 * a * b * c, 2 * a * b**2], [4 * a * b * c, 2 * a**2 * c, 2 * a**2 * b], [2 * a * b**2, 2 * a**2 * b, 0]]
    np.testing.assert_allclose(pad.hvp(f, (X, 3), (X,)), second @ X)
