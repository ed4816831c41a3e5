// Containers with nodes, several in one class, as books of orders and models with named parameters are kept.
#include <cmath>
#include <forward_list>
#include <list>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

struct Model {
    std::map<std::string, double> parameters;
    std::map<std::string, std::vector<double>> series;
    std::set<std::pair<int, int>> edges;
    std::map<std::pair<int, int>, double> weights;
};

double trees_in_a_class(const double *x, int n)
{
    Model m;
    m.parameters["alpha"] = x[0];
    m.parameters["beta"] = x[1] * x[2];
    for (int i = 0; i < n; i++) {
        m.series["observed"].push_back(std::sin(x[i]));
        m.edges.insert({i, (i + 1) % n});
        m.weights[{i, (i + 1) % n}] = x[i] * x[3];
    }
    m.edges.erase({1, 2});
    double sum = 0;
    for (const auto &edge : m.edges)
        sum += m.weights.at(edge) * m.parameters["alpha"];
    for (double v : m.series["observed"])
        sum += v * m.parameters.at("beta");
    return sum;
}

struct Event {
    double time;
    int kind;
    double size;
};

struct Simulation {
    std::list<Event> waiting;
    int served = 0;
    std::forward_list<std::pair<int, double>> log;
    double clock = 0;
    std::multimap<double, Event> later;
};

double queues_in_a_class(const double *x, int n)
{
    Simulation s;
    for (int i = 0; i < n; i++) {
        s.waiting.push_back({x[i], i, x[(i + 1) % n]});
        s.later.emplace(x[i] * x[i], Event{x[i] * x[i], i, 1 + x[i]});
    }
    while (!s.later.empty()) {
        Event e = s.later.begin()->second;
        s.later.erase(s.later.begin());
        s.clock += e.time * e.size;
        if (e.kind % 2)
            s.waiting.push_front(e);
        s.log.push_front({e.kind, s.clock});
    }
    s.waiting.sort([](const Event &a, const Event &b) { return a.time < b.time; });
    double sum = 0;
    for (const auto &e : s.waiting)
        sum = 0.9 * sum + e.size * e.time * (1 + s.served++);
    for (const auto &[kind, clock] : s.log)
        sum += (kind + 1) * std::sin(clock);
    return sum;
}

static double sum(const std::map<int, double> &tree)
{
    double found = 0;
    for (const auto &[key, value] : tree)
        found += (key + 1) * value * value;
    return found;
}

double what_heads_do(const double *x, int n)
{
    std::map<int, double> a, b{{7, x[0]}}, none;
    for (int i = 0; i < n; i++)
        a[i] = x[i];
    std::map<int, double> copied = a, moved = std::move(a);
    a = {{3, x[1]}};
    std::swap(a, b);
    none.swap(b);
    b = std::move(moved);
    moved = copied;
    b.merge(none);
    std::list<double> l(x, x + n), k{x[0], x[2]}, j;
    l.splice(l.begin(), k);
    k = std::move(l);
    l = k;
    l.swap(j);
    l.push_back(x[1] * x[2]);
    std::forward_list<double> w(x, x + n), v = w, u(std::move(v));
    v = {x[2]};
    w.swap(v);
    std::vector<std::map<int, double>> trees{a, b, std::move(copied), moved};
    trees.erase(trees.begin());
    trees.insert(trees.begin(), none);
    std::vector<std::list<double>> lists{j, k, l};
    std::swap(lists[0], lists[2]);
    double found = 0, power = 1;
    for (const auto &tree : trees)
        found = 0.5 * found + sum(tree);
    for (const auto &list : lists)
        for (double e : list)
            found += (power *= 0.9) * e * e;
    for (const auto *list : {&u, &v, &w})
        for (double e : *list)
            found += (power *= 0.9) * e * e;
    return found;
}

// Allocators and comparators with data of their own stand before the head.
template <class T> struct Numbered {
    using value_type = T;
    int number;
    Numbered(int number) : number(number) {}
    template <class U> Numbered(const Numbered<U> &other) : number(other.number) {}
    T *allocate(std::size_t n) { return static_cast<T *>(::operator new(n * sizeof(T))); }
    void deallocate(T *p, std::size_t) { ::operator delete(p); }
    template <class U> bool operator==(const Numbered<U> &other) const { return number == other.number; }
    template <class U> bool operator!=(const Numbered<U> &other) const { return number != other.number; }
};
struct Modulo {
    int m;
    double weight;
    bool operator()(int a, int b) const { return a % m < b % m; }
};

double behind_allocators(const double *x, int n)
{
    std::list<double, Numbered<double>> l{Numbered<double>(3)};
    std::forward_list<double, Numbered<double>> f{Numbered<double>(4)};
    std::map<int, double, Modulo, Numbered<std::pair<const int, double>>> a(Modulo{3, 0.5}, Numbered<std::pair<const int, double>>(5));
    for (int i = 0; i < n; i++) {
        l.push_back(x[i] * x[0]);
        f.push_front(x[i] * x[i]);
        a[i] += x[i];
    }
    auto k = l;
    k.splice(k.begin(), l);
    auto g = f;
    g.splice_after(g.before_begin(), f);
    double found = 0, power = 1;
    for (double e : k)
        found += (power *= 0.9) * e;
    for (double e : g)
        found += (power *= 0.9) * e;
    for (const auto &[key, value] : a)
        found += a.key_comp().weight * (key + 1) * value * value;
    return found + l.size();
}
