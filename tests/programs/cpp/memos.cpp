#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace {
double costly(double t) { return std::sin(t) * t * t; }

template <class F> double sum(const double *x, int n, F of) {
    double s = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * of(x[i]);
    return s;
}

struct Model {
    mutable std::map<double, double> seen;
    double at(double t) const {
        if (auto it = seen.find(t); it != seen.end()) return it->second;
        return seen[t] = costly(t);
    }
};
struct Point {
    double t;
    int kind;
    bool operator==(const Point &other) const { return t == other.t && kind == other.kind; }
};
struct Hash {
    size_t operator()(const Point &p) const { return std::hash<double>()(p.t) + p.kind; }
};
struct Cell { double key, value; Cell *next; };
Cell *cells;
double *keys, *values;
int count, capacity;

// Keys that are compared, returned and moved by functions which are not inlined, and whose number is not known.
[[gnu::noinline]] bool same(double a, double b) { return a - b == 0; }
bool neither_less(double a, double b) { return !(a < b) && !(b < a); }
[[gnu::noinline]] double at(const double *key, int k, int deep) { return deep ? at(key, k, deep - 1) : key[k]; }
[[gnu::noinline]] void put(double *place, double t) { *place = t; }
struct Entry {
    virtual ~Entry() = default;
    virtual double key() const = 0;
    virtual double value() const = 0;
};
struct Kept : Entry {
    double t, v;
    Kept(double t, double v) : t(t), v(v) {}
    double key() const override { return t; }
    double value() const override { return v; }
};
struct Again : Entry {                                    // computes the value when it is asked
    int calls = 0;
    double t;
    explicit Again(double t) : t(t) {}
    double key() const override { return t; }
    double value() const override { return costly(t); }
};
struct Arrays {
    double key[64], value[64];
    int length = 0;
    template <class Same> double find(double t, Same same) {
        for (int k = 0; k < length; k++)
            if (same(key[k], t)) return value[k];
        if (length == 64) length = 0;
        key[length] = t;
        return value[length++] = costly(t);
    }
};

int order(const void *a, const void *b) {
    double p = *(const double *)a, q = *(const double *)b;
    return p < q ? -1 : p > q;
}
}  // namespace

extern "C" {
double in_a_tree(const double *x, int n) {
    static Model model;
    return sum(x, n, [](double t) { return model.at(t); });
}
double node_first(const double *x, int n) {
    static std::map<double, double> memo;
    return sum(x, n, [](double t) {
        auto it = memo.find(t);
        if (it == memo.end()) it = memo.emplace(t, costly(t)).first;
        return it->second;
    });
}
double hashed(const double *x, int n) {
    static std::unordered_map<double, double> memo;
    return sum(x, n, [](double t) {
        auto [it, fresh] = memo.try_emplace(t, 0.0);
        if (fresh) it->second = costly(t);
        return it->second;
    });
}
double hashed_points(const double *x, int n) {
    static std::unordered_map<Point, double, Hash> memo;
    return sum(x, n, [](double t) {
        Point p{t, 3};
        auto it = memo.find(p);
        if (it == memo.end()) it = memo.emplace(p, costly(t)).first;
        return it->second;
    });
}
double by_tuples(const double *x, int n) {
    static std::map<std::tuple<int, double>, double> memo;
    double s = 0;
    for (int i = 0; i < n; i++) {
        auto it = memo.find({i, x[i]});
        if (it == memo.end()) it = memo.emplace(std::tuple(i, x[i]), (i + 1) * costly(x[i])).first;
        s += it->second;
    }
    return s;
}
double by_vectors(const double *x, int n) {
    static std::map<std::vector<double>, double> memo;
    std::vector<double> key(x, x + n);
    auto it = memo.find(key);
    if (it == memo.end()) it = memo.emplace(key, sum(x, n, costly)).first;
    return it->second;
}
double grown(const double *x, int n) {
    return sum(x, n, [](double t) {
        for (int k = 0; k < count; k++)
            if (keys[k] == t) return values[k];
        if (count == capacity) {
            capacity = capacity ? 2 * capacity : 4;
            keys = (double *)std::realloc(keys, capacity * sizeof *keys);
            values = (double *)std::realloc(values, capacity * sizeof *values);
        }
        keys[count] = t;
        return values[count++] = costly(t);
    });
}
double sorted(const double *x, int n) {
    static std::vector<std::pair<double, double>> memo;
    return sum(x, n, [](double t) {
        auto it = std::lower_bound(memo.begin(), memo.end(), t, [](auto &entry, double key) { return entry.first < key; });
        if (it == memo.end() || it->first != t) it = memo.insert(it, {t, costly(t)});
        return it->second;
    });
}
double by_library(const double *x, int n) {
    static double table[64][2];
    static int length;
    return sum(x, n, [](double t) {
        auto found = (double *)std::bsearch(&t, table, length, sizeof *table, order);
        if (found) return found[1];
        if (length == 64) length = 0;
        table[length][0] = t;
        table[length++][1] = costly(t);
        std::qsort(table, length, sizeof *table, order);
        return ((double *)std::bsearch(&t, table, length, sizeof *table, order))[1];
    });
}
double chained(const double *x, int n) {
    return sum(x, n, [](double t) {
        for (Cell *cell = cells; cell; cell = cell->next)
            if (cell->key == t) return cell->value;
        cells = new Cell{t, costly(t), cells};
        return cells->value;
    });
}
double last_used(const double *x, int n) {                /* moved to the front */
    static double key[8], value[8];
    static int length;
    return sum(x, n, [](double t) {
        int at = 0;
        while (at < length && key[at] != t) at++;
        double v = at < length ? value[at] : costly(t);
        if (at == length) at = length < 8 ? length++ : 7;
        for (; at > 0; at--) {
            key[at] = key[at - 1];
            value[at] = value[at - 1];
        }
        key[0] = t;
        return value[0] = v;
    });
}
double listed(const double *x, int n) {
    static std::list<std::pair<double, double>> memo;
    return sum(x, n, [](double t) {
        for (auto it = memo.begin(); it != memo.end(); ++it)
            if (it->first == t) {
                memo.splice(memo.begin(), memo, it);
                return memo.front().second;
            }
        if (memo.size() >= 4) memo.pop_back();
        memo.emplace_front(t, costly(t));
        return memo.front().second;
    });
}
double by_value(const double *x, int n) {
    static Arrays memo;
    return sum(x, n, [](double t) { return memo.find(t, same); });
}
double by_pointer(const double *x, int n) {
    static Arrays memo;
    return sum(x, n, [](double t) {
        bool (*is)(double, double) = t > 1 ? same : neither_less;
        return memo.find(t, [is](double a, double b) { return a < 1.2 ? is(a, b) : is(b, a); });
    });
}
double by_function(const double *x, int n) {
    static Arrays memo;
    std::function<bool(double, double)> equal = [](double a, double b) { return a == b; };
    return sum(x, n, [&](double t) { return memo.find(t, equal); });
}
double returned(const double *x, int n) {
    static double key[64], value[64];
    static int length;
    return sum(x, n, [](double t) {
        for (int k = 0; k < length; k++)
            if (at(key, k, 3) == t) return value[k];
        if (length == 64) length = 0;
        put(key + length, t);
        put(value + length, costly(t));
        return value[length++];
    });
}
double of_objects(const double *x, int n) {
    static std::vector<std::unique_ptr<Entry>> memo;
    return sum(x, n, [](double t) {
        for (auto &entry : memo)
            if (entry->key() == t) return entry->value();
        if (memo.size() % 2)
            memo.push_back(std::make_unique<Kept>(t, costly(t)));
        else
            memo.push_back(std::make_unique<Again>(t));
        return memo.back()->value();
    });
}
double limited(const double *x, int n) {                  /* compares for the order, and finds nothing by it */
    static double most = -1, least = 1e9;
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] > most) most = x[i];
        if (x[i] < least) least = x[i];
        s += (i + 1) * costly(x[i]);
    }
    return s;
}
/* What is compared takes the place of what was kept. */
double taken(const double *x, int n) {
    static std::unique_ptr<std::vector<double>> last;
    static double kept;
    auto now = std::make_unique<std::vector<double>>(x, x + n);
    if (!last || *last != *now) {
        last = std::move(now);
        kept = sum(last->data(), n, costly);
    }
    return kept;
}
double taken_bytes(const double *x, int n) {
    static double *last, kept;
    double *now = new double[n];
    std::copy(x, x + n, now);
    if (last && std::memcmp(last, now, n * sizeof *now) == 0) {
        delete[] now;
        return kept;
    }
    delete[] last;
    last = now;
    return kept = sum(now, n, costly);
}
double two_places(const double *x, int n) {
    static double places[2][8], kept;
    static int now = -1;
    int next = now == 0;
    std::copy(x, x + n, places[next]);
    if (now < 0 || !std::equal(places[next], places[next] + n, places[!next])) {
        now = next;
        kept = sum(places[now], n, costly);
    }
    return kept;
}
double versions(const double *x, int n) {                 /* the new one may be one of the old ones */
    static std::vector<std::pair<std::vector<double>, double>> all;
    std::vector<double> now(x, x + n);
    for (auto &one : all)
        if (one.first == now) return one.second;
    double found = sum(now.data(), n, costly);
    all.emplace_back(std::move(now), found);
    return found;
}
/* How far are they apart? */
double squares_apart(const double *x, int n) {
    static double last[8], kept;
    static bool filled;
    double d = 0;
    for (int i = 0; i < n; i++) d += (x[i] - last[i]) * (x[i] - last[i]);
    if (filled && std::sqrt(d) < 1e-12) return kept;
    filled = true;
    std::copy(x, x + n, last);
    return kept = sum(last, n, costly);
}
double most_apart(const double *x, int n) {
    static double last[8], kept;
    static bool filled;
    double d = 0;
    for (int i = 0; i < n; i++) d = std::max(d, std::abs((x[i] - last[i]) / x[i]));
    if (!filled || d >= 1e-12) {
        filled = true;
        std::copy(x, x + n, last);
        kept = sum(last, n, costly);
    }
    return kept;
}
double all_close(const double *x, int n) {
    static double last[8], kept;
    static bool same;
    for (int i = 0; i < n && same; i++)
        if (std::abs(x[i] - last[i]) > 1e-12 + 1e-10 * std::abs(last[i])) same = false;
    if (same) return kept;
    same = true;
    std::copy(x, x + n, last);
    return kept = sum(last, n, costly);
}
double difference(const double *x, int n) {
    static double last[8] = {-1}, kept[8];
    for (int i = 0; i < n; i++)
        if (double d = x[i] - last[i]; d != 0) {
            last[i] = x[i];
            kept[i] = costly(x[i]);
        }
    double s = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * kept[i];
    return s;
}
double ratios(const double *x, int n) {
    static double last[8] = {-1, -1, -1, -1, -1, -1, -1, -1}, kept;
    bool same = true;
    for (int i = 0; i < n; i++) same = same && std::abs(x[i] / last[i] - 1) < 1e-12;
    if (same) return kept;
    std::copy(x, x + n, last);
    return kept = sum(last, n, costly);
}
double relative(const double *x, int n) {
    static double last[8], kept;
    double apart = 0, all = 0;
    for (int i = 0; i < n; i++) {
        apart += (x[i] - last[i]) * (x[i] - last[i]);
        all += x[i] * x[i];
    }
    if (std::sqrt(apart / all) < 1e-10) return kept;
    std::copy(x, x + n, last);
    return kept = sum(last, n, costly);
}
static __attribute__((noinline)) void subtract(std::vector<double> &d, const double *x, const double *y) {
    for (std::size_t i = 0; i < d.size(); i++) d[i] = x[i] - y[i];
    for (double &one : d) one *= 2;
}
static __attribute__((noinline)) double norm(const std::vector<double> &d) {
    double s = 0;
    for (double one : d) s += one * one;
    return std::sqrt(s);
}
double in_a_vector(const double *x, int n) {
    static double last[8], kept;
    std::vector<double> d(n);
    subtract(d, x, last);
    if (norm(d) < 1e-12 || norm(d) == 0) return kept;
    std::copy(x, x + n, last);
    return kept = sum(last, n, costly);
}
static __attribute__((noinline)) double apart(const double *x, const double *y, int n) { return n ? std::abs(*x - *y) + apart(x + 1, y + 1, n - 1) : 0; }
double by_recursion(const double *x, int n) {
    static double last[8], kept;
    if (apart(x, last, n) < 1e-12) return kept;
    std::copy(x, x + n, last);
    return kept = sum(last, n, costly);
}
double pairs(const double *x, int n) {
    static double last[8], kept;
    bool same = true;
    for (int i = 0; i < n; i += 2) same = same && std::hypot(x[i] - last[i], x[i + 1] - last[i + 1]) < 1e-12;
    if (same) return kept;
    std::copy(x, x + n, last);
    return kept = sum(last, n, costly);
}
}
