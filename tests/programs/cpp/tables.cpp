// Hash tables of vectors, as adjacency lists and groups are kept.
#include <cmath>
#include <functional>
#include <memory>
#include <memory_resource>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

using Groups = std::unordered_map<std::string, std::vector<double>>;

static Groups grouped(const double *x, int n)
{
    Groups groups;
    for (int i = 0; i < n; i++)
        groups["group " + std::to_string(i % 4)].push_back(x[i]);
    return groups;
}

double products_of_groups(const double *x, int n)
{
    Groups groups = grouped(x, n), copied = groups;
    groups.erase("group 3");
    groups.at("group 1").insert(groups["group 1"].begin(), x[0] * x[1]);
    for (auto &number : copied["group 2"])
        number = std::sin(number);
    double sum = 0;
    for (const auto *table : {&groups, &copied})
        for (const auto &[name, numbers] : *table) {
            double product = name.back() - '0' + 1;
            for (double number : numbers)
                product *= number;
            sum += product;
        }
    return sum;
}

double squared_distances(const double *x, int n)
{
    std::unordered_map<int, std::vector<std::pair<int, double>>> edges;
    for (int i = 0; i < n; i++) {
        edges[i].push_back({(i + 1) % n, x[i]});
        edges[i].push_back({(i + 3) % n, 2 * x[(i + 2) % n]});
    }
    std::vector<double> distance(n, 1e9);
    distance[0] = 0;
    for (int round = 0; round < n; round++)
        for (const auto &[from, list] : edges)
            for (const auto &[to, length] : list)
                distance[to] = std::fmin(distance[to], distance[from] + length);
    double sum = 0;
    for (double d : distance)
        sum += d * d;
    return sum;
}

double rows_by_owner(const double *x, int n)
{
    std::unordered_map<int, std::unique_ptr<std::vector<std::vector<double>>>> rows;
    for (int i = 0; i < n; i++) {
        auto &row = rows[i % 2];
        if (!row)
            row = std::make_unique<std::vector<std::vector<double>>>();
        row->push_back(std::vector<double>(2, x[i]));
    }
    double sum = 0;
    for (const auto &entry : rows)
        for (const auto &row : *entry.second)
            sum += (entry.first + 1) * row[0] * row[1] * row[0];
    return sum;
}

class Model
{
    std::unordered_map<std::string, double> parameters, state;

  public:
    Model(double a, double b) : parameters{{"a", a}, {"b", b}} {}
    double &at(const std::string &name) { return state[name]; }
    void step(double h)
    {
        state["x"] += h * parameters.at("a") * state["y"];
        state["y"] -= h * parameters.at("b") * state["x"];
    }
};

double two_tables_in_a_class(const double *x, int n)
{
    Model model(x[0], x[1]);
    model.at("x") = x[2], model.at("y") = x[3];
    for (int i = 0; i < n; i++)
        model.step(0.1);
    return model.at("x") * model.at("y");
}

double functions_by_name(const double *x, int n)
{
    std::unordered_map<std::string, std::function<double(double)>> table;
    double a = x[0], b = x[1];
    table["square"] = [](double t) { return t * t; };
    table["scale"] = [a](double t) { return a * t; };
    table["shift"] = [a, b](double t) { return a * t + std::sin(b); };
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double value = x[i];
        for (const char *name : {"scale", "square", "shift"})
            value = table.at(name)(value);
        sum += value;
    }
    return sum;
}

struct Seeded
{
    size_t seed;
    size_t operator()(int k) const { return k * 31 + seed; }
};

using Table = std::unordered_map<int, double>;

static Table made(const double *x, int n, bool few)
{
    Table many, some{{5, x[0]}, {6, x[1] * 2}};
    for (int i = 0; i < n; i++)
        many[i] = x[i] * x[i];
    return few ? some : many;
}

double what_tables_do(const double *x, int n)
{
    Table a = made(x, n, false), b = made(x, n, true), none;
    std::swap(a, b);
    none.swap(b), std::swap(none, b);
    Table copied(b), moved(std::move(b)), assigned;
    b[3] = x[0];
    assigned = copied, assigned = std::move(moved);
    moved[1] = x[1], moved.clear(), moved[2] = x[2];
    assigned.erase(assigned.find(1));
    copied.insert(assigned.extract(0));
    double sum = 0;
    for (const Table *table : {&a, &b, &copied, &moved, &assigned})
        for (auto &[key, value] : *table)
            sum += value * value * (key + 1);
    std::unordered_map<int, double, Seeded> seeded(10, Seeded{7});
    for (int i = 0; i < 3; i++)
        seeded[i] = x[i] * x[2];
    seeded.rehash(50);
    for (auto &[key, value] : seeded)
        sum += key * value;
    std::pmr::unordered_map<int, double> pooled;
    for (int i = 0; i < n; i++)
        pooled[i % 5] += x[i] * x[0];
    auto other = pooled;
    other.swap(pooled);
    for (auto &[key, value] : pooled)
        sum += key * value;
    return sum;
}
