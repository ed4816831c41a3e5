// Expression templates, trees of virtual terms, transforms, rotations, dual numbers, matrices with operators, shared lists, grids.
#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

template <class E>
struct Expr {
    const E &self() const { return static_cast<const E &>(*this); }
};
struct Vec : Expr<Vec> {
    std::vector<double> d;
    explicit Vec(size_t n) : d(n) {}
    Vec(const double *p, size_t n) : d(p, p + n) {}
    double operator[](size_t i) const { return d[i]; }
    size_t size() const { return d.size(); }
    template <class E>
    Vec &operator=(const Expr<E> &e) {
        for (size_t i = 0; i < d.size(); ++i) d[i] = e.self()[i];
        return *this;
    }
};
template <class A, class B>
struct Add : Expr<Add<A, B>> {
    const A &a;
    const B &b;
    Add(const A &a, const B &b) : a(a), b(b) {}
    double operator[](size_t i) const { return a[i] + b[i]; }
    size_t size() const { return a.size(); }
};
template <class A, class B>
struct Mul : Expr<Mul<A, B>> {
    const A &a;
    const B &b;
    Mul(const A &a, const B &b) : a(a), b(b) {}
    double operator[](size_t i) const { return a[i] * b[i]; }
    size_t size() const { return a.size(); }
};
template <class A>
struct Sc : Expr<Sc<A>> {
    double s;
    const A &a;
    Sc(double s, const A &a) : s(s), a(a) {}
    double operator[](size_t i) const { return s * a[i]; }
    size_t size() const { return a.size(); }
};
template <class A>
struct Exp : Expr<Exp<A>> {
    const A &a;
    Exp(const A &a) : a(a) {}
    double operator[](size_t i) const { return std::exp(a[i]); }
    size_t size() const { return a.size(); }
};
template <class A, class B>
Add<A, B> operator+(const Expr<A> &a, const Expr<B> &b) {
    return {a.self(), b.self()};
}
template <class A, class B>
Mul<A, B> operator*(const Expr<A> &a, const Expr<B> &b) {
    return {a.self(), b.self()};
}
template <class A>
Sc<A> operator*(double s, const Expr<A> &a) {
    return {s, a.self()};
}
template <class A>
Exp<A> exp_(const Expr<A> &a) {
    return {a.self()};
}
template <class E>
double sum(const Expr<E> &e) {
    double s = 0;
    for (size_t i = 0; i < e.self().size(); ++i) s += e.self()[i];
    return s;
}
extern "C" double et(const double *x, const double *y, int n, double a) {
    Vec u(x, n), v(y, n), w(n);
    w = u * v + a * exp_(u) * v;
    w = w * w + u;
    return sum(w * u);
}

struct Term {
    virtual ~Term() = default;
    virtual double eval(const double *x) const = 0;
};
struct Variable : Term {
    int i;
    Variable(int i) : i(i) {}
    double eval(const double *x) const override { return x[i]; }
};
struct Const : Term {
    double c;
    Const(double c) : c(c) {}
    double eval(const double *) const override { return c; }
};
struct Bin : Term {
    char op;
    std::unique_ptr<Term> l, r;
    Bin(char o, std::unique_ptr<Term> l, std::unique_ptr<Term> r) : op(o), l(std::move(l)), r(std::move(r)) {}
    double eval(const double *x) const override {
        double a = l->eval(x), b = r->eval(x);
        switch (op) {
            case '+':
                return a + b;
            case '*':
                return a * b;
            case '/':
                return a / b;
            default:
                return std::pow(a, b);
        }
    }
};
static std::unique_ptr<Term> parse(const char *&p) {
    if (*p >= 'a' && *p <= 'f') return std::make_unique<Variable>(*p++ - 'a');
    if (*p >= '0' && *p <= '9') return std::make_unique<Const>(*p++ - '0');
    ++p;
    auto l = parse(p);
    char op = *p++;
    auto r = parse(p);
    ++p;
    return std::make_unique<Bin>(op, std::move(l), std::move(r));
}
extern "C" double formula(const double *x) {
    const char *s = "((a*b)+((c/(2+(d*d)))*(b^3)))";
    auto t = parse(s);
    return t->eval(x);
}

using C = std::complex<double>;
static void fft(std::vector<C> &a) {
    int n = a.size();
    if (n == 1) return;
    std::vector<C> e(n / 2), o(n / 2);
    for (int i = 0; i < n / 2; i++) {
        e[i] = a[2 * i];
        o[i] = a[2 * i + 1];
    }
    fft(e);
    fft(o);
    for (int k = 0; k < n / 2; k++) {
        C t = std::polar(1.0, -2 * M_PI * k / n) * o[k];
        a[k] = e[k] + t;
        a[k + n / 2] = e[k] - t;
    }
}
extern "C" double power_spectrum(const double *x, int n) {
    std::vector<C> a(n);
    for (int i = 0; i < n; i++) a[i] = C(x[i], 0.1 * x[i] * x[i]);
    fft(a);
    double s = 0;
    for (int i = 0; i < n; i++) s += std::norm(a[i]) * (i + 1) + std::abs(a[i]) + std::arg(a[i]);
    return s;
}

template <class T>
struct Quat {
    T w, x, y, z;
    friend Quat operator*(const Quat &a, const Quat &b) {
        return {a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
                a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w};
    }
    Quat conj() const { return {w, -x, -y, -z}; }
    T norm() const { return std::sqrt(w * w + x * x + y * y + z * z); }
};
template <class T>
Quat<T> slerp(Quat<T> a, Quat<T> b, T t) {
    T d = a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z;
    if (d < 0) {
        b = {-b.w, -b.x, -b.y, -b.z};
        d = -d;
    }
    if (d > T(0.9995)) return a;
    T th = std::acos(d), s = std::sin(th), u = std::sin((1 - t) * th) / s, v = std::sin(t * th) / s;
    return {u * a.w + v * b.w, u * a.x + v * b.x, u * a.y + v * b.y, u * a.z + v * b.z};
}
template <class T>
static std::array<T, 3> rot(const Quat<T> &q, std::array<T, 3> v) {
    Quat<T> p{0, v[0], v[1], v[2]};
    auto r = q * p * q.conj();
    return {r.x, r.y, r.z};
}
extern "C" void orient(const double *e, double t, const double *v, double *out) {
    auto mk = [](double a, double b) {
        Quat<double> q{std::cos(a), std::sin(a) * std::cos(b), std::sin(a) * std::sin(b), 0.1};
        double n = q.norm();
        return Quat<double>{q.w / n, q.x / n, q.y / n, q.z / n};
    };
    auto q = slerp(mk(e[0], e[1]), mk(e[2], e[3]), t);
    auto r = rot(q, std::array<double, 3>{v[0], v[1], v[2]});
    for (int i = 0; i < 3; i++) out[i] = r[i];
}

template <int N>
struct Poly {
    double c[N];
    constexpr double operator()(double x) const {
        double r = 0;
        for (int i = N - 1; i >= 0; --i) r = r * x + c[i];
        return r;
    }
};
constexpr Poly<4> P{{1, -2, 0.5, 3}};
struct Dual {
    double v, d;
    Dual(double v, double d = 0) : v(v), d(d) {}
    Dual operator*(Dual o) const { return {v * o.v, v * o.d + d * o.v}; }
    Dual operator+(Dual o) const { return {v + o.v, d + o.d}; }
};
template <class F>
double newton(F f, double x) {
    for (int i = 0; i < 20; i++) {
        Dual r = f(Dual(x, 1));
        if (std::abs(r.v) < 1e-14) break;
        x -= r.v / r.d;
    }
    return x;
}
template <size_t... I>
double dot_(const double *a, const double *b, std::index_sequence<I...>) {
    return ((a[I] * b[I]) + ...);
}
extern "C" double meta(const double *a) {
    double r = newton([&](Dual x) { return x * x * x + Dual(a[0] * a[0] + 1) * x + Dual(-a[1]); }, 0.5);
    return P(r) * dot_(a, a + 2, std::make_index_sequence<3>{});
}

struct Matrix {
    int r, c;
    std::unique_ptr<double[]> d;
    Matrix(int r, int c) : r(r), c(c), d(new double[r * c]()) {}
    Matrix(const Matrix &o) : Matrix(o.r, o.c) {
        for (int i = 0; i < r * c; i++) d[i] = o.d[i];
    }
    Matrix(Matrix &&) = default;
    Matrix &operator=(Matrix &&) = default;
    double &operator()(int i, int j) { return d[i * c + j]; }
    double operator()(int i, int j) const { return d[i * c + j]; }
};
Matrix operator*(const Matrix &a, const Matrix &b) {
    Matrix m(a.r, b.c);
    for (int i = 0; i < a.r; i++)
        for (int j = 0; j < b.c; j++)
            for (int k = 0; k < a.c; k++) m(i, j) += a(i, k) * b(k, j);
    return m;
}
Matrix operator+(Matrix a, const Matrix &b) {
    for (int i = 0; i < a.r * a.c; i++) a.d[i] += b.d[i];
    return a;
}
Matrix operator*(double s, Matrix a) {
    for (int i = 0; i < a.r * a.c; i++) a.d[i] *= s;
    return a;
}
static Matrix eye(int n) {
    Matrix m(n, n);
    for (int i = 0; i < n; i++) m(i, i) = 1;
    return m;
}
extern "C" double expm_trace(const double *x, int n) {
    Matrix A(n, n);
    for (int i = 0; i < n * n; i++) A.d[i] = x[i];
    Matrix E = eye(n), T = eye(n);
    for (int k = 1; k < 12; k++) {
        T = (1.0 / k) * (T * A);
        E = E + T;
    }
    double t = 0;
    for (int i = 0; i < n; i++) t += E(i, i);
    return t;
}

struct Link {
    double v;
    std::shared_ptr<Link> next;
};
extern "C" double shared(const double *x, int n) {
    std::shared_ptr<Link> h;
    for (int i = 0; i < n; i++) {
        auto p = std::make_shared<Link>();
        p->v = x[i];
        p->next = h;
        h = p;
    }
    std::weak_ptr<Link> w = h;
    double s = 0;
    int k = 1;
    for (auto p = w.lock(); p; p = p->next) s += std::cos(p->v) * k++;
    return s;
}

struct It {
    const double *p;
    int st;
    double operator*() const { return *p; }
    It &operator++() {
        p += st;
        return *this;
    }
    bool operator!=(const It &o) const { return p < o.p; }
};
struct View {
    const double *b;
    int n, st;
    It begin() const { return {b, st}; }
    It end() const { return {b + n, st}; }
};
namespace geo {
class Grid {
    std::vector<std::vector<double>> g;

   public:
    Grid(int n, int m) : g(n, std::vector<double>(m)) {}
    auto &row(int i) { return g[i]; }
    double lap(int i, int j) const { return g[i - 1][j] + g[i + 1][j] + g[i][j - 1] + g[i][j + 1] - 4 * g[i][j]; }
};
}  // namespace geo
extern "C" double heat(const double *x, int n, int steps) {
    geo::Grid a(n, n), b(n, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) a.row(i)[j] = x[i * n + j];
    b = a;
    for (int s = 0; s < steps; s++) {
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++) b.row(i)[j] = a.row(i)[j] + 0.1 * a.lap(i, j) * a.row(i)[j];
        std::swap(a, b);
    }
    double t = 0;
    for (double v : View{a.row(n / 2).data(), n, 2}) t += v * v;
    return t;
}
extern "C" double binned(const double *x, const int *key, int n) {
    std::unordered_map<int, double> bins;
    for (int i = 0; i < n; i++) bins[key[i]] += x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) {
        auto found = bins.find(key[i] + 1);
        if (found != bins.end()) s += found->second * x[i];
    }
    for (auto &[k, v] : bins) s += k * v * v;
    return s;
}

// Objects of different shape behind one base pointer.
namespace dosing {
struct Model {
    virtual ~Model() {}
    virtual double rate(double t) const = 0;
};
struct Decay : Model {
    double k, a;
    Decay(double k, double a) : k(k), a(a) {}
    double rate(double t) const override { return a * std::exp(-k * t); }
};
struct Wave : Model {
    std::vector<double> c;
    explicit Wave(std::vector<double> c) : c(std::move(c)) {}
    double rate(double t) const override {
        double s = 0;
        for (std::size_t i = 0; i < c.size(); i++) s += c[i] * std::sin((i + 1) * t);
        return s;
    }
};
struct Count : Model {
    int n;
    double s;
    Count(int n, double s) : n(n), s(s) {}
    double rate(double t) const override { return n * s * t; }
};
}

extern "C" double dose(const double *x, int n) {
    using namespace dosing;
    std::vector<std::unique_ptr<Model>> models;
    for (int i = 0; i < n; i++) {
        if (i % 3 == 0) models.push_back(std::make_unique<Decay>(x[i], 2 * x[i]));
        else if (i % 3 == 1) models.push_back(std::make_unique<Wave>(std::vector<double>(x, x + i)));
        else models.push_back(std::make_unique<Count>(i, x[i]));
    }
    double total = 0;
    for (int j = 0; j < 4; j++)
        for (auto &m : models) total += m->rate(0.3 * j);
    return total;
}

// Structures of numbers and integers in a vector that grows and is sorted.
struct Event {
    double time;
    int id;
    double weight;
    bool operator<(const Event &other) const { return time < other.time; }
};

extern "C" double ranked(const double *x, int n) {
    std::vector<Event> events;
    for (int i = 0; i < n; i++) events.push_back({x[i], i, x[i] * x[i]});
    std::sort(events.begin(), events.end());
    double total = 0;
    for (int i = 0; i < n; i++) total += events[i].weight * events[i].time * (i + 1) + events[i].id * events[i].time;
    return total;
}

// A tree of terms of which one says by a letter what it does and another has a list of arguments.
namespace terms {
struct Term {
  virtual ~Term() = default;
  virtual double at(const double *x) const = 0;
};
using Owned = std::unique_ptr<Term>;
struct Constant : Term {
  double value;
  explicit Constant(double v) : value(v) {}
  double at(const double *) const override { return value; }
};
struct Input : Term {
  int index;
  explicit Input(int i) : index(i) {}
  double at(const double *x) const override { return x[index]; }
};
struct Binary : Term {
  char sign;
  Owned left, right;
  Binary(char s, Owned l, Owned r) : sign(s), left(std::move(l)), right(std::move(r)) {}
  double at(const double *x) const override {
    double a = left->at(x), b = right->at(x);
    switch (sign) {
      case '+': return a + b;
      case '*': return a * b;
      default: return a / b;
    }
  }
};
struct Call : Term {
  double (*function)(double);
  std::vector<Owned> arguments;
  Call(double (*f)(double), Owned a) : function(f) { arguments.push_back(std::move(a)); }
  double at(const double *x) const override { return function(arguments[0]->at(x)); }
};
}  // namespace terms

extern "C" double terms_of_letters(const double *x, int n) {
  using namespace terms;
  Owned all = std::make_unique<Constant>(x[0]);
  for (int i = 0; i < n; i++) {
    Owned called = std::make_unique<Call>(static_cast<double (*)(double)>(std::sin), std::make_unique<Input>(i));
    all = std::make_unique<Binary>(i % 2 ? '*' : '+', std::move(all), std::move(called));
  }
  return Binary('/', std::move(all), std::make_unique<Constant>(2 + x[1] * x[1])).at(x);
}
