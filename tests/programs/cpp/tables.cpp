// Hash tables of vectors, as adjacency lists and groups are kept.
#include <cmath>
#include <memory>
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
