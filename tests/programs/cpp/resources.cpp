// Containers of std::pmr of several kinds whose memory comes from one buffer.
#include <cmath>
#include <list>
#include <map>
#include <memory_resource>
#include <new>
#include <unordered_map>
#include <vector>

// A small table, a tree and a vector that grows, in one buffer on the stack.
extern "C" double in_one_buffer(const double *x, int n)
{
    std::byte buffer[512];
    std::pmr::monotonic_buffer_resource pool(buffer, sizeof buffer);
    std::pmr::unordered_map<int, double> sums(&pool);
    std::pmr::map<long, double> squares(&pool);
    std::pmr::vector<double> all(&pool);
    for (int i = 0; i < n; i++) {
        sums[i % 3] += x[i] * x[i];
        squares[i % 2] += std::sin(x[i]);
        all.push_back(x[i] * x[(i + 1) % n]);
    }
    double total = 0;
    for (int k = 0; k < 3; k++) total += sums[k] * sums[k] * (k + 1);
    for (auto &[k, value] : squares) total += value * (k + 2);
    for (double value : all) total = total * 0.5 + value;
    return total;
}

// Beside pieces that the program asks for itself, and gives back never.
struct Node {
    double value;
    int id;
    Node *next;
};
extern "C" double beside_nodes(const double *x, int n)
{
    std::pmr::monotonic_buffer_resource pool;
    Node *first = nullptr;
    for (int i = 0; i < n; i++) {
        auto *node = static_cast<Node *>(pool.allocate(sizeof(Node), alignof(Node)));
        *node = {x[i] * x[i], i + 1, first};
        first = node;
    }
    std::pmr::map<int, std::pmr::vector<double>> values(&pool);
    double total = 0;
    for (Node *node = first; node; node = node->next) {
        total += node->value * node->id;
        values[node->id % 2].push_back(node->value);
    }
    for (auto &[k, list] : values)
        for (double value : list) total += value * value * (k + 1);
    return total;
}

// A buffer that holds three nodes of a list of 24 bytes each.
extern "C" double until_it_is_full(const double *x, int n)
{
    alignas(16) std::byte buffer[80];
    std::pmr::monotonic_buffer_resource pool{buffer, sizeof buffer, std::pmr::null_memory_resource()};
    std::pmr::list<double> list(&pool);
    double total = 0;
    try {
        for (int i = 0; i < n; i++) list.push_back(x[i] * x[i]);
    } catch (const std::bad_alloc &) {
        total = x[n - 1];
    }
    for (double value : list) total = total * 0.5 + value * value;
    return total;
}
