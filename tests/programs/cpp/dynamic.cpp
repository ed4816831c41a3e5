// What only the run tells: tagged unions and variants in containers, names as keys, structures that end in an array.
#include <any>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <typeinfo>
#include <unordered_map>
#include <variant>
#include <vector>

double named(const double *x, int n)
{
    std::map<std::string, double> p;
    p["a name that is too long to lie inside"] = x[0] * x[1];
    for (int i = 0; i < n; i++)
        p["k" + std::to_string(i)] = x[i] * x[i];
    double sum = 0;
    int k = 1;
    for (auto &[name, value] : p)
        sum += value * k++ * (name.size() > 5 ? 2 : 1);
    return sum * p.at("k1");
}

double hashed(const double *x)
{
    std::unordered_map<std::string, double> q;
    q["a"] = x[0] * x[1];
    q["a longer key that allocates memory"] = x[2];
    return q["a"] * q["a longer key that allocates memory"];
}

double ordered(const double *x, int n)
{
    std::map<double, double> m;
    for (int i = 0; i < n; i++)
        m[x[i] * x[i]] = x[i] * x[(i + 1) % n];
    double sum = 0;
    int k = 1;
    for (auto &[a, b] : m)
        sum += a * b * k++;
    return sum;
}

double variants(const double *x, int n)
{
    std::vector<std::variant<double, int>> v;
    for (int i = 0; i < n; i++)
        if (i & 1)
            v.push_back(i);
        else
            v.push_back(x[i] * x[i]);
    double sum = 0;
    for (auto &e : v)
        sum += std::holds_alternative<double>(e) ? std::get<double>(e) * x[0] : std::get<int>(e) * x[1];
    return sum;
}

struct Value
{
    enum { NUMBER, COUNT, LIST } kind;
    union {
        double number;
        long count;
        struct
        {
            Value *items;
            int length;
        } list;
    };
};

static double total(const Value &v)
{
    if (v.kind == Value::NUMBER)
        return v.number * v.number;
    if (v.kind == Value::COUNT)
        return static_cast<double>(v.count);
    double sum = 0;
    for (int i = 0; i < v.list.length; i++)
        sum += (i + 1) * total(v.list.items[i]);
    return sum;
}

double document(const double *x)
{
    Value inner[2], outer[3], all;
    inner[0].kind = Value::NUMBER, inner[0].number = x[0] * x[1];
    inner[1].kind = Value::COUNT, inner[1].count = 7;
    outer[0].kind = Value::NUMBER, outer[0].number = x[1];
    outer[1].kind = Value::LIST, outer[1].list = {inner, 2};
    outer[2].kind = Value::COUNT, outer[2].count = 3;
    all.kind = Value::LIST, all.list = {outer, 3};
    return total(all) * x[0];
}

struct Row
{
    int length;
    double sum;
    double data[];
};

double grown(const double *x, int n)
{
    Row *row = static_cast<Row *>(malloc(sizeof(Row) + n * sizeof(double)));
    row->length = n;
    row->sum = 0;
    for (int i = 0; i < n; i++) {
        row->data[i] = x[i] * x[i];
        row->sum += row->data[i];
    }
    row = static_cast<Row *>(realloc(row, sizeof(Row) + 2 * n * sizeof(double)));
    for (int i = 0; i < n; i++)
        row->data[n + i] = row->data[n - 1 - i] * row->sum;
    double sum = 0;
    for (int i = 0; i < 2 * row->length; i++)
        sum += row->data[i] * x[i % n];
    free(row);
    return sum;
}

double cleared(const double *x, int n)
{
    Row *row = static_cast<Row *>(malloc(sizeof(Row) + n * sizeof(double)));
    for (int i = 0; i < n; i++)
        row->data[i] = x[i] * x[i];
    row->sum = x[0];
    double sum = row->data[n - 1] * row->sum;
    memset(row, 0, sizeof(Row) + n * sizeof(double));
    row->length = n;
    for (int i = 1; i < n; i++)
        row->data[i] = x[i];
    for (int i = 0; i < row->length; i++)
        sum += row->data[i] * row->data[i] + row->sum;
    free(row);
    return sum;
}

struct Point
{
    double a, b, c;
};

double anything(const double *x, int n)
{
    std::vector<std::any> v;
    for (int i = 0; i < n; i++)
        if (i & 1)
            v.push_back(Point{x[i], x[0], x[1] * x[i]});
        else
            v.push_back(x[i] * x[i]);
    double sum = 0;
    for (auto &e : v)
        if (auto *number = std::any_cast<double>(&e))
            sum += *number * x[0];
        else if (e.type() == typeid(Point))
            sum += std::any_cast<Point>(e).a * std::any_cast<Point &>(e).b;
    return sum;
}

double values(const double *x, int n)
{
    std::vector<std::any> v{x[0], std::vector<double>(x, x + n), x[1] * x[0]};
    v.push_back(std::vector<double>{x[1], x[0] * x[0]});
    double sum = 1;
    for (auto &e : v)
        if (auto *number = std::any_cast<double>(&e))
            sum += *number * *number;
        else if (auto *row = std::any_cast<std::vector<double>>(&e))
            sum *= (*row)[1];
    return sum;
}

struct Task
{
    double (*run)(double, void *);
    void *with;
};
struct Row3
{
    double c[3];
    int k;
};
struct List
{
    int n;
    const double *w;
};

static double scaled(double x, void *p)
{
    return x * *static_cast<double *>(p);
}

static double listed(double x, void *p)
{
    auto *list = static_cast<List *>(p);
    for (int i = 0; i < list->n; i++)
        x = x * 0.5 + list->w[i];
    return x;
}

static double picked(double x, void *p)
{
    auto *row = static_cast<Row3 *>(p);
    return x * x * row->c[row->k];
}

double tasks(const double *x, int n)
{
    double a = x[0] * x[1], sum = 0;
    List list{n, x};
    Row3 row{{x[0], x[1] * x[1], x[2]}, 1};
    Task all[3] = {{scaled, &a}, {listed, &list}, {picked, &row}};
    for (auto &task : all)
        for (int i = 0; i < n; i++)
            sum += task.run(x[2] * i, task.with);
    return sum;
}

// Both alternatives are read before it is known which of them is there.
static double value_of(const std::variant<int, double> &v)
{
    return std::visit([](auto held) { return static_cast<double>(held); }, v);
}

double either(const double *x, int n)
{
    std::vector<std::variant<int, double>> all;
    for (int i = 0; i < n; i++)
        if (i % 2)
            all.push_back(i);
        else
            all.push_back(x[i] * x[0]);
    double sum = 0;
    for (auto &v : all)
        sum += value_of(v) * value_of(v) * (v.index() + 1);
    return sum * x[1];
}

double counted(const double *x, int n)
{
    std::vector<std::any> all;
    for (int i = 0; i < n; i++)
        if (i % 2)
            all.push_back(i + 2);
        else
            all.push_back(x[i] * x[0]);
    double sum = 0;
    for (auto &v : all)
        if (v.type() == typeid(int))
            sum += std::any_cast<int>(v) * x[1];
        else
            sum += std::any_cast<double>(v) * std::any_cast<double>(v);
    return sum;
}

struct Power
{
    int order;
    double scale;
};

static double powered(double x, void *p)
{
    auto *power = static_cast<Power *>(p);
    double y = 1;
    for (int i = 0; i < power->order; i++)
        y *= x * power->scale;
    return y;
}

// Behind the same address is a number, or a structure that begins with an integer.
double powers(const double *x)
{
    double a = x[0] * x[1], product = 1;
    Power power{3, x[1]};
    Task all[2] = {{scaled, &a}, {powered, &power}};
    for (auto &task : all)
        product *= task.run(x[2], task.with) + 1;
    return product;
}

struct Cell
{
    float w;
    int k;
};

// The map counts its nodes where a node has its key and a number. New elements are cleared as one word.
double cells(const float *x, int n)
{
    std::map<int, Cell> m;
    for (int i = 0; i < n; i++)
        m[i * 7 % 5] = {x[i] * x[0], i};
    double sum = 0;
    for (auto &[key, c] : m)
        sum += c.w * c.w * c.k + key * c.w;
    return sum;
}
