// Exceptions that are thrown and caught inside the program.
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

struct Bad {
    double value;
    int code;
};

struct Failure : std::runtime_error {
    double value;
    Failure(const char *text, double v) : std::runtime_error(text), value(v) {}
};

struct Base {
    double weight;
    explicit Base(double w) : weight(w) {}
    virtual ~Base() {}
    virtual double score() const { return weight; }
};

struct Derived : Base {
    double extra;
    Derived(double w, double e) : Base(w), extra(e) {}
    double score() const override { return weight * extra; }
};

struct Parcel {
    std::vector<double> load;
};

struct Tally {
    double *sum;
    double share;
    Tally(double *s, double x) : sum(s), share(x) {}
    ~Tally() { *sum += share * share; }
};

__attribute__((noinline)) double checked(double x) {
    if (x > 2) throw Bad{x * 3, 2};
    if (x > 1) throw Failure("above one", x * x);
    return std::sin(x) * x;
}

__attribute__((noinline)) double second_level(double x, double *y) {
    std::vector<double> kept(3, x * x);
    *y = kept[1] * x;
    double r = checked(x * 1.25);
    return r + kept[2];
}

__attribute__((noinline)) double third_level(double x, double *y) {
    try {
        return second_level(x, y) * 2;
    } catch (const Failure &) {
        *y += x;
        throw;
    }
}

__attribute__((noinline)) double descend(double x, int depth) {
    if (depth == 0) {
        if (x < 0.5) throw x * x;
        return x;
    }
    return descend(x * 0.9, depth - 1) * x;
}

__attribute__((noinline)) double tallied(double *sum, double x, int k) {
    Tally outer(sum, x);
    if (k == 1) throw Bad{x, 1};
    Tally inner(sum, x * x);
    if (k == 2) throw Bad{x * x, 2};
    return x * 3;
}

__attribute__((noinline)) double *reserve(long n) {
    return new double[n];
}

struct Rule {
    virtual ~Rule() {}
    virtual double apply(double x) const = 0;
};
struct Square : Rule {
    double apply(double x) const override { return x * x; }
};
struct Strict : Rule {
    double limit;
    explicit Strict(double l) : limit(l) {}
    double apply(double x) const override {
        if (x > limit) throw Derived(x, limit);
        return x / limit;
    }
};

}  // namespace

extern "C" {

double by_type(double x) {
    try {
        return checked(x) * 2;
    } catch (const Bad &b) {
        return b.value * x + b.code;
    } catch (const Failure &f) {
        return f.value * f.value;
    }
}

double by_base(double x) {
    try {
        if (x > 1) throw Derived(x, x * x);
        if (x > 0.5) throw Base(x * 2);
        return x;
    } catch (const Base &b) {
        return b.score() * b.weight;
    }
}

double catch_all(double x) {
    double r = x;
    try {
        r = x * x;
        r += checked(x);
    } catch (...) {
        r *= 3;
    }
    return r;
}

double thrown_number(double x) {
    try {
        return descend(x, 4);
    } catch (double v) {
        return v * x;
    }
}

double levels(double x, double *y) {
    try {
        return third_level(x, y);
    } catch (const Bad &b) {
        return b.value;
    } catch (const std::exception &e) {
        return e.what()[0] == 'a' ? x * *y : -1;
    }
}

double sum_with_failures(const double *x, int n) {
    double s = 0;
    int failures = 0;
    for (int i = 0; i < n; i++) {
        try {
            s += checked(x[i]) * s;
            s += x[i];
        } catch (const Bad &b) {
            s += b.value * s;
            failures++;
        } catch (const Failure &f) {
            s -= f.value;
            if (++failures > 3) break;
        }
    }
    return s * (1 + failures);
}

double nested(double x) {
    double r = 1;
    try {
        try {
            r *= x;
            throw Bad{r * x, 1};
        } catch (const Bad &b) {
            try {
                if (x > 1) throw Failure("inner", b.value * x);
                r += b.value;
            } catch (const Failure &f) {
                r += f.value;
                if (x > 2) throw;
            }
            r *= 2;
            throw Bad{r, 2};
        }
    } catch (const Bad &b) {
        return b.value + b.code;
    } catch (const std::runtime_error &) {
        return r * 5;
    }
}

double destructors(double x, int k) {
    double sum = 0, r = 0;
    try {
        r = tallied(&sum, x, k);
    } catch (const Bad &b) {
        r = b.value * 2;
    }
    return r * sum;
}

double carries_vector(double x) {
    try {
        Parcel p;
        for (int i = 0; i < 4; i++) p.load.push_back(x * (i + 1));
        throw p;
    } catch (const Parcel &p) {
        double s = 1;
        for (double v : p.load) s *= v;
        return s;
    }
}

double virtual_throw(double x, double limit, int k) {
    std::unique_ptr<Rule> rule;
    if (k) rule = std::make_unique<Strict>(limit);
    else rule = std::make_unique<Square>();
    try {
        return rule->apply(x) * x;
    } catch (const Derived &d) {
        return d.weight * d.extra * x;
    }
}

double library_at(double x, int i) {
    std::vector<double> v{x, x * x, x * x * x};
    try {
        return v.at(i) * 2;
    } catch (const std::out_of_range &) {
        return v.back() * 7;
    }
}

double library_stod(double x, int k) {
    double r = x;
    try {
        r *= std::stod(k ? "2.5" : "no number");
    } catch (const std::invalid_argument &) {
        r *= x;
    }
    return r;
}

double library_memory(double x, long n) {
    double r = x * x;
    try {
        std::unique_ptr<double[]> p(reserve(n));
        p[0] = r;
        r = p[0] * 3;
    } catch (const std::bad_alloc &) {
        r *= x;
    }
    return r;
}

double early_exit(const double *x, int n, double *partial) {
    double s = 0;
    try {
        for (int i = 0; i < n; i++) {
            partial[i] = s;
            if (x[i] < 0) throw i;
            s += std::sqrt(x[i]) * x[0];
        }
    } catch (int i) {
        return s * partial[i] + x[i];
    }
    return s;
}

double state_machine(double x) {
    double r = x;
    for (int round = 0;; round++) {
        try {
            if (round == 0) throw Bad{r * r, 0};
            if (round == 1) throw Failure("one", r * x);
            return r + round;
        } catch (const Bad &b) {
            r += b.value;
        } catch (Failure &f) {
            f.value *= 2;
            r += f.value;
        }
    }
}

double modified_in_flight(double x) {
    try {
        try {
            throw Bad{x, 0};
        } catch (Bad &b) {
            b.value *= b.value;
            b.code = 3;
            throw;
        }
    } catch (const Bad &b) {
        return b.value * b.value + b.code;
    }
}

double by_pointer(double x) {
    Bad mine{x * x, 4};
    try {
        if (x > 0.5) throw &mine;
        return x;
    } catch (Bad *b) {
        return b->value * b->code;
    }
}

double casts(double x, int k) {
    std::unique_ptr<Base> p;
    if (k) p = std::make_unique<Derived>(x, x * x);
    else p = std::make_unique<Base>(x);
    try {
        return dynamic_cast<Derived &>(*p).extra * x;
    } catch (const std::bad_cast &) {
        return p->weight * 3;
    }
}

double text_and_number(double x, int n) {
    struct Note {
        std::string text;
        double value;
    };
    try {
        std::string text = "a text that is too long to be kept in place " + std::to_string(n);
        if (x > 1) throw Note{text, x * x};
        return x;
    } catch (const Note &note) {
        return note.value * note.text.size();
    }
}

double handled_in_a_destructor(double x) {
    struct Guard {
        double *sum, share;
        ~Guard() {
            try {
                if (share > 0) throw share;
            } catch (double v) {
                *sum += v * v;
            }
        }
    };
    double s = 1;
    try {
        Guard guard{&s, x};
        s *= x;
        throw std::runtime_error("out");
    } catch (const std::runtime_error &) {
        s *= 2;
    }
    return s;
}

static double total;

__attribute__((noinline)) static void add(double x) {
    total += x * x;
    if (x > 1) throw 1;
    total += x;
}

double global_state(const double *x, int n) {
    total = 0;
    int failures = 0;
    for (int i = 0; i < n; i++) try {
            add(x[i]);
        } catch (int k) {
            failures += k;
            total *= x[i];
        }
    return total + failures;
}

__attribute__((noinline)) static double odd(double x, int n);

__attribute__((noinline)) static double even(double x, int n) {
    if (n == 0) throw x;
    try {
        return odd(x * 1.1, n - 1) * x;
    } catch (double v) {
        if (n % 3 == 0) throw v * x;
        return v + x;
    }
}

static double odd(double x, int n) {
    if (n == 0) throw x * x;
    return even(x * 0.9, n - 1) + x;
}

double mutual(double x, int n) {
    try {
        return even(x, n);
    } catch (double v) {
        return v;
    }
}

double thrown_again_elsewhere(double x) {
    struct Translate {
        __attribute__((noinline)) static double now(double x) {
            try {
                throw;
            } catch (double v) {
                return v * x;
            }
        }
    };
    try {
        if (x > 1) throw x * x;
        return x;
    } catch (...) {
        return Translate::now(x);
    }
}

double kept_exception(double x) {
    std::exception_ptr p;
    try {
        if (x > 0) throw x * x;
    } catch (...) {
        p = std::current_exception();
    }
    try {
        if (p) std::rethrow_exception(p);
    } catch (double v) {
        return v;
    }
    return x;
}

// Several at a time, each thrown again twice, of a type with a number and an index.
double kept_exceptions(double x) {
    struct Found {
        double v;
        int k;
    };
    std::vector<std::exception_ptr> kept;
    double s = 0;
    for (int i = 0; i < 6; i++) {
        try {
            if (i % 2) throw Found{x * x + i, i};
            s += x;
        } catch (...) {
            kept.push_back(std::current_exception());
        }
    }
    for (int again = 0; again < 2; again++)
        for (std::exception_ptr p : kept) {
            try {
                std::rethrow_exception(p);
            } catch (const Found &f) {
                s += f.v * f.k * x;
            }
        }
    return s;
}

double made_exception(double x) {
    std::exception_ptr p = std::make_exception_ptr(x * x), q = std::make_exception_ptr(std::runtime_error("made"));
    double s = 0;
    for (int i = 0; i < 3; i++) try {
            std::rethrow_exception(i == 1 ? q : p);
        } catch (double v) {
            s += v * x;
        } catch (const std::exception &e) {
            s += x * (e.what()[0] == 'm');
        }
    return s;
}

// What the handler does depends on a class with a destructor, which carries nothing active.
double kept_text(double x) {
    struct Text : std::runtime_error {
        std::vector<int> codes;
        explicit Text(int n) : std::runtime_error("text"), codes(n, 2) {}
    };
    std::exception_ptr p;
    double s = x;
    for (int i = 0; i < 5; i++) try {
            if (i == 3) throw Text(i);
            s *= x;
        } catch (...) {
            p = std::current_exception();
        }
    try {
        if (p) std::rethrow_exception(p);
    } catch (const Text &t) {
        for (int code : t.codes) s = s * x + code;
    }
    return s;
}

double kept_nested(double x) {
    double s = x;
    try {
        try {
            throw std::runtime_error("inside");
        } catch (...) {
            std::throw_with_nested(std::logic_error("around"));
        }
    } catch (const std::exception &e) {
        try {
            std::rethrow_if_nested(e);
        } catch (const std::runtime_error &) {
            s *= x * x;
        }
    }
    return s;
}

double kept_vector(double x) {
    std::exception_ptr p;
    try {
        throw std::vector<double>(3, x);
    } catch (...) {
        p = std::current_exception();
    }
    try {
        std::rethrow_exception(p);
    } catch (const std::vector<double> &v) {
        return v[0] * v[1];
    }
}

double kept_elsewhere(double x) {
    struct Here {
        __attribute__((noinline)) static void keep(std::exception_ptr &p) { p = std::current_exception(); }
    };
    std::exception_ptr p;
    try {
        throw x * x;
    } catch (...) {
        Here::keep(p);
    }
    try {
        std::rethrow_exception(p);
    } catch (double v) {
        return v;
    }
}

double must_not_throw(double x) {
    struct Strictly {
        __attribute__((noinline)) static double root(double x) noexcept {
            if (x > 3) throw x;
            return x * x;
        }
    };
    try {
        return Strictly::root(x);
    } catch (double v) {
        return v;
    }
}

double leaves(const double *x, int n, int last) {
    std::vector<double> v(100, x[0]);
    double s = 0;
    for (int i = 0; i < n; i++) {
        v[i % 100] = v[(i * 7) % 100] * x[i] + s;
        s += v[i % 100] * v[(i * 3) % 100];
    }
    v.at(last) += s;
    return s + v[3];
}

__attribute__((noinline)) static double dig(double x, int depth) {
    std::vector<double> v(50, x);
    for (int i = 0; i < 50; i++) v[i] *= v[(i * 3) % 50] * x;
    if (depth == 0) throw std::runtime_error("deep down");
    return dig(v[7], depth - 1) * v[3];
}

double leaves_from_below(double x, int depth) {
    return dig(x, depth);
}

static double ledger;

struct Entry {
    double value;
    explicit Entry(double x) : value(x) {}
    Entry(const Entry &other) : value(other.value) { ledger += value; }
    ~Entry() { ledger += value * value; }
};

double ledger_of(double x, int k) {
    ledger = 0;
    try {
        try {
            throw Entry(x);
        } catch (Entry &e) {
            e.value *= 2;
            if (k == 1) throw;
            if (k == 2) throw Bad{e.value, 0};
        }
    } catch (const Entry &e) {
        ledger *= e.value;
    } catch (const Bad &b) {
        ledger += b.value;
    }
    return ledger;
}

__attribute__((noinline)) static double raise(double x, int k) {
    switch (k) {
        case 0: throw 1;
        case 1: throw 2.5 * x;
        case 2: throw std::string("abc");
        case 3: throw std::runtime_error("r");
        case 4: throw x > 1 ? Bad{x * x, 0} : Bad{x, 0};
        case 5: throw "zz";
        default: return x;
    }
}

double many_types(double x, int k) {
    try {
        return raise(x, k) * x;
    } catch (int i) {
        return i * x;
    } catch (double v) {
        return v * x;
    } catch (const std::string &s) {
        return s.size() * x * x;
    } catch (const std::exception &e) {
        return x * (e.what()[0] == 'r');
    } catch (const Bad &b) {
        return b.value * b.value;
    } catch (const char *text) {
        return text[0] == 'z' ? 4 * x : x;
    }
}

double thrown_by_a_destructor(double x) {
    struct Scope {
        double *sum, factor;
        Scope(double *s, double f) : sum(s), factor(f) { *sum += factor; }
        ~Scope() noexcept(false) {
            *sum *= factor;
            if (factor > 2) throw Bad{*sum, 0};
        }
    };
    double s = 1;
    try {
        Scope scope(&s, x);
        s *= x;
    } catch (const Bad &b) {
        return b.value * 3 + s;
    }
    return s;
}

double closure(double x, int k) {
    auto f = [&](double t) -> double {
        if (t > x) throw Bad{t * x, k};
        return t * t;
    };
    double s = 0;
    for (int i = 0; i < 4; i++) {
        try {
            s += f(0.5 * i);
        } catch (const Bad &b) {
            s += b.value * b.code;
        }
    }
    return s;
}
}
