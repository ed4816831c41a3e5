"""Statements of C++: templates, expression templates, containers, iterators, closures, classes with virtual functions, owners of memory,
exceptions that are caught.

Rows as in hostile.py. C's own statements stand beside them, without jumps over declarations, which C++ forbids.
"""

# ruff: noqa: E501 (the templates are lines of programs)

HEADER = r"""#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <algorithm>
#include <array>
#include <atomic>
#include <complex>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>
#define R(x) ((real)(x))
#define _Bool bool
namespace fz {
struct Any { void *at; template <class P> operator P *() const { return static_cast<P *>(at); } };
static inline Any allocated(size_t bytes) { return {malloc(bytes)}; }
static inline Any cleared(size_t count, size_t bytes) { return {calloc(count, bytes)}; }
static inline Any grown(void *at, size_t bytes) { return {realloc(at, bytes)}; }

// Expressions of vectors that are evaluated when they are assigned.
template <class E> struct Expr { const E &self() const { return static_cast<const E &>(*this); } };
template <class F, int n> struct Vec : Expr<Vec<F, n>> {
  F v[n];
  Vec() : v{} {}
  template <class... A> explicit Vec(F first, A... more) : v{first, F(more)...} {}
  template <class E> Vec(const Expr<E> &e) { *this = e; }
  template <class E> Vec &operator=(const Expr<E> &e) { for (int i = 0; i < n; i++) v[i] = e.self()[i]; return *this; }
  template <class E> Vec &operator+=(const Expr<E> &e) { for (int i = 0; i < n; i++) v[i] += e.self()[i]; return *this; }
  F operator[](int i) const { return v[i]; }
  F &operator[](int i) { return v[i]; }
  static constexpr int size = n;
  using type = F;
};
template <class E> struct Held { using type = const E; };
template <class F, int n> struct Held<Vec<F, n>> { using type = const Vec<F, n> &; };
template <class A, class B, class O> struct Binary : Expr<Binary<A, B, O>> {
  typename Held<A>::type a; typename Held<B>::type b;
  Binary(const A &x, const B &y) : a(x), b(y) {}
  using type = typename A::type;
  static constexpr int size = A::size;
  type operator[](int i) const { return O::of(a[i], b[i]); }
};
template <class A> struct Scaled : Expr<Scaled<A>> {
  typename Held<A>::type a; typename A::type by;
  Scaled(const A &x, typename A::type s) : a(x), by(s) {}
  using type = typename A::type;
  static constexpr int size = A::size;
  type operator[](int i) const { return a[i] * by; }
};
struct Add { template <class F> static F of(F a, F b) { return a + b; } };
struct Sub { template <class F> static F of(F a, F b) { return a - b; } };
struct Mul { template <class F> static F of(F a, F b) { return a * b; } };
template <class A, class B> auto operator+(const Expr<A> &a, const Expr<B> &b) { return Binary<A, B, Add>(a.self(), b.self()); }
template <class A, class B> auto operator-(const Expr<A> &a, const Expr<B> &b) { return Binary<A, B, Sub>(a.self(), b.self()); }
template <class A, class B> auto operator%(const Expr<A> &a, const Expr<B> &b) { return Binary<A, B, Mul>(a.self(), b.self()); }
template <class A> auto operator*(const Expr<A> &a, typename A::type s) { return Scaled<A>(a.self(), s); }
template <class A, class B> auto dot(const Expr<A> &a, const Expr<B> &b) {
  typename A::type s = 0; for (int i = 0; i < A::size; i++) s += a.self()[i] * b.self()[i]; return s; }
template <class F, int n> struct Mat {
  Vec<F, n> row[n];
  Vec<F, n> operator*(const Vec<F, n> &x) const { Vec<F, n> y; for (int i = 0; i < n; i++) y[i] = dot(row[i], x); return y; }
};

// Reference-counted dynamic arrays, classes with virtual functions, a number with a tangent.
template <class F> struct Buffer {
  F *at; size_t size;
  explicit Buffer(size_t n) : at(new F[n]()), size(n) {}
  Buffer(const Buffer &o) : at(new F[o.size]), size(o.size) { std::copy(o.at, o.at + size, at); }
  Buffer(Buffer &&o) noexcept : at(o.at), size(o.size) { o.at = nullptr; o.size = 0; }
  Buffer &operator=(Buffer o) { std::swap(at, o.at); std::swap(size, o.size); return *this; }
  ~Buffer() { delete[] at; }
  F *begin() { return at; }
  F *end() { return at + size; }
};
template <class F> struct Shape { virtual ~Shape() = default; virtual F area(F s) const = 0; };
template <class F> struct Round : Shape<F> { F r; explicit Round(F x) : r(x) {} F area(F s) const override { return F(3) * r * r * s; } };
template <class F> struct Square : Shape<F> { F a, b; Square(F x, F y) : a(x), b(y) {} F area(F s) const override { return a * b + s; } };
template <class F> struct Inner { F shift; };
template <class F> struct Both : Round<F>, virtual Inner<F> { Both(F x, F y) : Round<F>(x) { this->shift = y; } F area(F s) const override { return this->r * this->shift - s; } };
template <class F> struct Dual { F v, d; Dual operator*(Dual o) const { return {v * o.v, v * o.d + d * o.v}; } Dual operator+(Dual o) const { return {v + o.v, d + o.d}; } };
template <class F> __attribute__((noinline)) F positive(F x) { if (x < 0) throw std::runtime_error("negative"); return sqrt(x + F(1)); }
template <class F, int k> struct Power { static F of(F x) { return x * Power<F, k - 1>::of(x); } };
template <class F> struct Power<F, 0> { static F of(F) { return F(1); } };
template <class F> F folded() { return F(0); }
template <class F, class... A> F folded(F a, A... more) { return sin(a) + F(0.5) * folded<F>(more...); }
} // namespace fz
using namespace fz;
#define malloc(n) fz::allocated(n)
#define calloc(n, m) fz::cleared(n, m)
#define realloc(p, n) fz::grown(p, n)
"""

ROWS = (
    # vectors and expression templates
    "Vec<real, 4> {v}({e}, {f}, R(0.3), {f}), {v}w; {v}w = {v} + {v} % {v} * R(0.2); real {t} = dot({v}w - {v}, {v}) * R(0.1);",
    "real {t}; {{ Vec<real, 3> {v}({e}, {f}, R(0.7)); {v} = {v} * R(0.5) + {v} % {v}; {v} += {v} - {v} * R(1.5); {t} = R(0.2)*({v}[0] + {v}[1] * {v}[2]); }}",
    "real {t}; {{ Vec<real, 2> {v}w({e}, {f}), {v}p({a}[{k}], R(0.4)); struct {{ Vec<real, 2> a, *p; }} {v}s = {{ {v}w, &{v}p }}, {v}u = {v}s; {t} = dot({v}u.a, *{v}u.p); }}",
    "real {t}; {{ Mat<real, 3> {v}; for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) {v}.row[i][j] = R(0.2) * {a}[i + j] + (i == j) * R(0.5); Vec<real, 3> {v}x({e}, {f}, R(0.2)); for (int i = 0; i < 3; i++) {v}x = {v} * {v}x; {t} = tanh(dot({v}x, {v}x)); }}",
    "real {t} = R(0.1) * Power<real, 5>::of(sin({e})) + folded<real>({e}, {f}, R(0.3));",
    # containers
    "real {t} = 0; {{ std::vector<real> {v}; for (int i = 0; i < 5; i++) {{ {v}.push_back(i ? {v}[i / 2] * {e} : {f}); }} {v}.insert({v}.begin() + 1, {e}); {v}.erase({v}.begin() + 3); for (real q : {v}) {t} = R(0.5)*{t} + sin(q); }}",
    "real {t}; {{ std::vector<std::vector<real>> {v}(3, std::vector<real>(2, {e})); {v}[1][0] = {f}; std::swap({v}[0], {v}[1]); {v}.push_back({v}[2]); {t} = {v}[0][0] * {v}[3][1] + {v}[1][0]; }}",
    "real {t}; {{ std::array<real, 4> {v} = {{ {e}, {f}, R(0.2), {e} }}; std::rotate({v}.begin(), {v}.begin() + 1, {v}.end()); std::reverse({v}.begin() + 1, {v}.end()); {t} = std::inner_product({v}.begin(), {v}.end(), {a}, R(0.1)); }}",
    "real {t} = 0; {{ std::vector<real> {v} = {{ {e}, {f}, R(0.2), {a}[{k}] }}; std::sort({v}.begin(), {v}.end()); for (int i = 0; i < 4; i++) {t} += R(0.1)*(i + 1)*{v}[i]; }}",
    "real {t}; {{ std::map<int, real> {v}; {v}[3] = {e}; {v}[1] = {f}; {v}[3] *= {v}[1]; {v}.erase(1); {v}.emplace(7, {e}); {t} = {v}[3] + R(0.3)*{v}.rbegin()->second; }}",
    "real {t}; {{ std::unordered_map<int, real> {v}; for (int i = 0; i < 4; i++) {v}[i * 7] = {a}[i] * {e}; {t} = {v}[7] * {v}[21] + {v}.at(0); }}",
    "real {t}; {{ std::map<real, real> {v}; {v}[{e}] = {f}; {v}[{f} + R(3)] = {e}; {t} = {v}.begin()->first * R(0.3) + {v}.begin()->second; }}",
    "real {t} = 0; {{ std::list<real> {v} = {{ {e}, {f} }}; {v}.push_front({v}.back() * R(0.5)); {v}.splice({v}.end(), {v}, {v}.begin()); for (auto &q : {v}) {{ q *= R(0.9); {t} = {t} * R(0.5) + q; }} }}",
    "real {t} = 0; {{ std::deque<real> {v}; for (int i = 0; i < 6; i++) {{ {v}.push_back({a}[i]); {v}.push_front({e}); }} {v}.pop_front(); while (!{v}.empty()) {{ {t} = R(0.6)*{t} + R(0.2)*{v}.back(); {v}.pop_back(); }} }}",
    "real {t}; {{ std::vector<std::pair<int, real>> {v} = {{ {{ 3, {e} }}, {{ 1, {f} }} }}; std::sort({v}.begin(), {v}.end(), [](auto &p, auto &q) {{ return p.first < q.first; }}); {t} = {v}[0].second - R(0.5)*{v}[1].second; }}",
    "real {t}; {{ std::set<real> {v} = {{ {e}, {f}, R(0.3) }}; {t} = *{v}.begin() * *{v}.rbegin(); }}",
    # owners, closures, variants
    "real {t}; {{ auto {v} = std::make_unique<real[]>(3); {v}[0] = {e}; {v}[1] = {f}; auto {v}o = std::move({v}); {v}o[2] = {v}o[0] * {v}o[1]; {t} = {v}o[2] + {v}o[0]; }}",
    "real {t}; {{ auto {v} = std::make_shared<Vec<real, 2>>(); (*{v})[0] = {e}; auto {v}o = {v}; (*{v}o)[1] = {f}; std::weak_ptr<Vec<real, 2>> {v}w = {v}; {v}.reset(); {t} = dot(*{v}w.lock(), *{v}o); }}",
    "real {t}; {{ Buffer<real> {v}(4), {v}o(2); for (auto &q : {v}) q = {e}; {v}o = {v}; {v}o.at[1] = {f}; Buffer<real> {v}m(std::move({v})); {t} = std::accumulate({v}o.begin(), {v}o.end(), R(0)) * {v}m.at[2]; }}",
    "real {t}; {{ std::vector<std::unique_ptr<Shape<real>>> {v}; {v}.emplace_back(new Round<real>({e})); {v}.emplace_back(new Square<real>({f}, R(0.4))); {v}.emplace_back(new Both<real>({f}, {e})); {t} = 0; for (auto &q : {v}) {t} = R(0.3)*q->area({t}); }}",
    "real {t}; {{ real {v}c = {e}; std::function<real(real)> {v} = [{v}c](real q) {{ return q * {v}c; }}; if ({f} > R(0)) {v} = [&](real q) {{ return sin(q + {v}c); }}; {v}c += R(0.1); {t} = {v}({f}) + {v}(R(0.3)); }}",
    "real {t} = 0; {{ auto {v} = [&{t}](auto self, real q, int n) -> void {{ {t} += R(0.3)*q; if (n > 0) self(self, sin(q), n - 1); }}; {v}({v}, {e}, 4); }}",
    "real {t}; {{ std::variant<real, int, Vec<real, 2>> {v} = {e}; if ({f} > R(0.2)) {v} = Vec<real, 2>({e}, {f}); {t} = std::visit([](auto &q) -> real {{ if constexpr (std::is_arithmetic_v<std::decay_t<decltype(q)>>) return R(0.5)*q; else return q[0] * q[1]; }}, {v}); }}",
    "real {t}; {{ std::optional<real> {v}; if ({e} > R(0)) {v} = {f} * R(2); {t} = {v}.value_or({e}) + ({v} ? *{v} : R(0.1)); }}",
    "real {t}; {{ std::tuple<real, int, real> {v}({e}, 3, {f}); auto &[a_, b_, c_] = {v}; a_ *= c_; std::tie(c_, b_) = std::make_pair(a_ * R(0.5), 2); {t} = std::get<0>({v}) + std::get<2>({v}) * b_; }}",
    # operators, members, exceptions, strings, complex numbers, atomics, threads
    "real {t}; {{ Dual<real> {v}{{ {e}, R(1) }}; {v} = {v} * {v} + {v}; {v} = {v} * Dual<real>{{ {f}, R(0) }}; {t} = R(0.2)*({v}.v + {v}.d); }}",
    "real {t}; {{ real Dual<real>::*{v} = {e} > R(0) ? &Dual<real>::v : &Dual<real>::d; Dual<real> {v}o{{ {e}, {f} }}; {v}o.*{v} *= R(0.5); {t} = {v}o.v * {v}o.d; }}",
    "real {t} = R(0.2); try {{ {t} += positive<real>({e}); {t} *= positive<real>({f}); }} catch (const std::exception &) {{ {t} = {t} * R(0.5) + {e}; }}",
    "real {t}; {{ std::string {v}(\"key\"); for (int i = 0; i < 20; i++) {v} += char('a' + i); std::map<std::string, real> {v}m; {v}m[{v}] = {e}; {v}m[\"z\"] = {f}; {t} = {v}m[{v}] * {v}m[\"z\"] + R(0.01)*{v}.size(); }}",
    "real {t}; {{ std::complex<real> {v}({e}, {f}); {v} = std::sqrt({v} * {v} + R(2)) / ({v} + R(3.5)); {t} = std::abs({v} + R(2)) + R(0.2)*std::norm({v}) - R(0.3)*{v}.imag(); }}",
    "real {t}; {{ std::complex<real> {v}({e}, {e}), {v}w = std::polar(R(1) + fabs({f}), {e}); {v} = std::exp({v} * R(0.3)) * std::conj({v}w) + std::pow({v}w, 2); {t} = R(0.1)*(reinterpret_cast<real *>(&{v})[0] + std::arg({v}w)); }}",
    "real {t}; {{ std::atomic<real *> {v}(nullptr); real {v}a = {e}, {v}b = {f}; {v}.store(&{v}a); real *{v}o = {v}.exchange(&{v}b); {t} = *{v}o * *{v}.load() + {v}a; }}",
    "real {t}; {{ std::atomic<real> {v}({e}); real {v}o = {v}.load(); {v}.store({v}o * {f}); {t} = {v}.exchange(R(0.1)) + {v}.load(); }}",
    "real {t}; {{ real {v}[2] = {{ {e}, {f} }}; std::thread {v}t([&] {{ {v}[0] = sin({v}[0]); }}); real {v}o = {v}[1] * R(0.5); {v}t.join(); {t} = {v}[0] * {v}o; }}",
)  # fmt: skip

WITHOUT = ("_goto", "_irreducible", "_device", "_machine", "_way_out", "_complex", "_complex_array")
"""Statements of C that C++ has not: jumps over declarations, complex numbers of the language."""
