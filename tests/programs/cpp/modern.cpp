// What C++20 programs are made of: generators, views, queues with costs, iterators of one's own, expression templates, small buffers.
#include <algorithm>
#include <cmath>
#include <coroutine>
#include <functional>
#include <memory>
#include <numeric>
#include <queue>
#include <ranges>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

// A generator of the states of a recurrence.
struct Generator {
    struct promise_type {
        double value;
        Generator get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(double given) {
            value = given;
            return {};
        }
        void return_void() {}
        void unhandled_exception() { throw; }
    };
    std::coroutine_handle<promise_type> handle;
    ~Generator() { handle.destroy(); }
    bool next() {
        handle.resume();
        return !handle.done();
    }
};

static Generator states(const double *x, int n) {
    double y = 1;
    for (int i = 0; i < n; i++) {
        y = y * 0.9 + x[i] * y;
        co_yield y;
    }
}

extern "C" double generated(const double *x, int n) {
    double sum = 0;
    Generator all = states(x, n);
    while (all.next()) sum += all.handle.promise().value * all.handle.promise().value;
    return sum;
}

extern "C" double viewed(const double *x, int n) {
    std::span<const double> all(x, n);
    double sum = 0;
    auto large = [](double v) { return v > -0.5; };
    for (double v : all | std::views::filter(large) | std::views::transform([&](double v) { return v * v + x[0]; }) | std::views::take(4))
        sum += v * (1 + sum);
    for (int i : std::views::iota(0, n) | std::views::reverse | std::views::drop(1)) sum = sum * 0.5 + x[i] * x[i];
    auto powers = all | std::views::transform([](double v) { return std::exp(v); });
    return sum + std::accumulate(powers.begin(), powers.end(), 0.0);
}

// Costs of the cheapest paths, which depend on the inputs.
extern "C" double cheapest(const double *x, int n) {
    struct Edge {
        int to;
        double cost;
    };
    const int nodes = 8;
    std::vector<std::vector<Edge>> edges(nodes);
    for (int i = 0; i < nodes; i++)
        for (int k = 1; k <= 3; k++) edges[i].push_back({(i * k + 1) % nodes, 1 + x[(i + k) % n] * x[(i + k) % n] + 0.1 * k});
    std::vector<double> cost(nodes, INFINITY);
    using Reached = std::pair<double, int>;
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> queue;
    cost[0] = 0;
    queue.push({0, 0});
    while (!queue.empty()) {
        auto [so_far, node] = queue.top();
        queue.pop();
        if (so_far > cost[node]) continue;
        for (const Edge &edge : edges[node])
            if (so_far + edge.cost < cost[edge.to]) {
                cost[edge.to] = so_far + edge.cost;
                queue.push({cost[edge.to], edge.to});
            }
    }
    double sum = 0;
    for (int i = 0; i < nodes; i++)
        if (std::isfinite(cost[i])) sum += cost[i] * (i + 1);
    return sum;
}

// Sparse rows with an iterator of their own.
class Sparse {
    std::vector<int> starts{0}, columns;
    std::vector<double> values;

  public:
    struct Iterator {
        const Sparse *of;
        int at;
        std::pair<int, double> operator*() const { return {of->columns[at], of->values[at]}; }
        Iterator &operator++() {
            ++at;
            return *this;
        }
        bool operator!=(const Iterator &other) const { return at != other.at; }
    };
    struct Row {
        const Sparse *of;
        int i;
        Iterator begin() const { return {of, of->starts[i]}; }
        Iterator end() const { return {of, of->starts[i + 1]}; }
    };
    void add(std::initializer_list<std::pair<int, double>> row) {
        for (auto [column, value] : row) {
            columns.push_back(column);
            values.push_back(value);
        }
        starts.push_back(columns.size());
    }
    std::vector<double> operator*(const std::vector<double> &v) const {
        std::vector<double> result(starts.size() - 1);
        for (int i = 0; i < (int)result.size(); i++)
            for (auto [column, value] : Row{this, i}) result[i] += value * v[column];
        return result;
    }
};

extern "C" double rayleigh(const double *x, int n) {
    Sparse a;
    a.add({{0, 2 + x[0] * x[0]}, {1, -1}});
    for (int i = 1; i + 1 < n; i++) a.add({{i - 1, -x[i]}, {i, 3}, {i + 1, -1}});
    a.add({{n - 2, -1}, {n - 1, 2 + x[n - 1]}});
    std::vector<double> v(x, x + n);
    for (int k = 0; k < 4; k++) {
        v = a * v;
        double norm = std::sqrt(std::inner_product(v.begin(), v.end(), v.begin(), 0.0));
        for (double &e : v) e /= norm;
    }
    auto w = a * v;
    return std::inner_product(v.begin(), v.end(), w.begin(), 0.0);
}

// Expression templates.
template <class E> struct Expression {
    const E &self() const { return static_cast<const E &>(*this); }
};
template <class A, class B> struct Sum : Expression<Sum<A, B>> {
    const A &a;
    const B &b;
    Sum(const A &a, const B &b) : a(a), b(b) {}
    double operator[](size_t i) const { return a[i] + b[i]; }
    size_t size() const { return a.size(); }
};
template <class A> struct Scaled : Expression<Scaled<A>> {
    double by;
    const A &a;
    Scaled(double by, const A &a) : by(by), a(a) {}
    double operator[](size_t i) const { return by * a[i]; }
    size_t size() const { return a.size(); }
};
struct Vector : Expression<Vector> {
    std::vector<double> data;
    explicit Vector(size_t n) : data(n) {}
    template <class E> Vector(const Expression<E> &e) : data(e.self().size()) {
        for (size_t i = 0; i < data.size(); i++) data[i] = e.self()[i];
    }
    template <class E> Vector &operator+=(const Expression<E> &e) {
        for (size_t i = 0; i < data.size(); i++) data[i] += e.self()[i];
        return *this;
    }
    double operator[](size_t i) const { return data[i]; }
    size_t size() const { return data.size(); }
};
template <class A, class B> Sum<A, B> operator+(const Expression<A> &a, const Expression<B> &b) { return {a.self(), b.self()}; }
template <class A> Scaled<A> operator*(double by, const Expression<A> &a) { return {by, a.self()}; }

extern "C" double expressions(const double *x, int n) {
    Vector a(n), b(n);
    for (int i = 0; i < n; i++) {
        a.data[i] = x[i];
        b.data[i] = std::sin(x[i]);
    }
    Vector c = 2.0 * a + x[1] * b;
    c += 0.5 * (a + b);
    double sum = 0;
    for (double v : c.data) sum += v * v;
    return sum;
}

// Elements in the object itself until there are too many; it can be moved only.
template <class T, int N> class Small {
    int count = 0, capacity = N;
    T own[N];
    std::unique_ptr<T[]> heap;

  public:
    Small() = default;
    Small(Small &&other) : count(other.count), capacity(other.capacity), heap(std::move(other.heap)) {
        std::copy(other.own, other.own + N, own);
    }
    T *begin() { return heap ? heap.get() : own; }
    T *end() { return begin() + count; }
    void push(T value) {
        if (count == capacity) {
            auto larger = std::make_unique<T[]>(2 * capacity);
            std::copy(begin(), end(), larger.get());
            heap = std::move(larger);
            capacity *= 2;
        }
        begin()[count++] = value;
    }
};

static Small<double, 4> multiples(const double *x, int n, int count) {
    Small<double, 4> made;
    for (int i = 0; i < count; i++) made.push(x[i % n] * (i + 1));
    return made;
}

extern "C" double small_buffers(const double *x, int n) {
    auto few = multiples(x, n, 3), many = Small<double, 4>(multiples(x, n, 11));
    double sum = 0;
    for (double v : few) sum += v * v;
    for (double v : many) sum += std::sin(v) * sum;
    return sum;
}

// A recursion whose results are kept by a key.
struct Distances {
    const double *x;
    std::unordered_map<long, double> kept;
    double operator()(int i, int j) {
        if (i <= 0 || j <= 0) return i + j;
        long key = i * 1000L + j;
        if (auto found = kept.find(key); found != kept.end()) return found->second;
        double before = std::min((*this)(i - 1, j) + x[i - 1] * x[i - 1], (*this)(i, j - 1) + 0.5);
        return kept[key] = std::min(before, (*this)(i - 1, j - 1) + std::abs(x[i - 1] - x[j - 1]));
    }
};

extern "C" double kept_by_key(const double *x, int n) {
    Distances distance{x, {}};
    return distance(n, n) * distance(n - 1, n - 2);
}
