// std::thread and its companions: each function a number made of x[0..n) in t threads.
#include <atomic>
#include <barrier>
#include <cmath>
#include <condition_variable>
#include <functional>
#include <future>
#include <latch>
#include <mutex>
#include <numeric>
#include <queue>
#include <semaphore>
#include <shared_mutex>
#include <stdexcept>
#include <thread>
#include <vector>

static void part(const double *x, double *y, int lo, int hi, double k) { for (int i = lo; i < hi; i++) y[i] = std::sin(x[i]) * k; }
extern "C" double arguments(const double *x, int n, int t) {
  std::vector<double> y(n);
  std::vector<std::thread> threads;
  for (int k = 0; k < t; k++) threads.push_back(std::thread(part, x, y.data(), n * k / t, n * (k + 1) / t, x[k]));
  for (auto &one : threads) one.join();
  double s = 0;
  for (double v : y) s += v * v;
  return s;
}
extern "C" double lambdas(const double *x, int n, int t) {
  std::vector<std::thread> threads;
  std::vector<double> out(t);
  double k = x[1] * x[2];
  for (int id = 0; id < t; id++)
    threads.emplace_back([&, id, v = x[0]] { double s = 0; for (int i = id; i < n; i += t) s += std::exp(x[i]) * v + k; out[id] = s; });
  double mine = k * x[0];
  for (auto &one : threads) one.join();
  for (double o : out) mine += o * o;
  return mine;
}
extern "C" double by_value(const double *x, int n, int t) {
  std::vector<double> copy(x, x + n);
  double a = 0, b = x[0];
  std::thread one([copy, &a, t]() mutable { copy[0] *= t; for (double v : copy) a += v * v; });
  std::thread two([b, &copy, n]() mutable { b *= 2; for (int i = 0; i < n; i++) copy[i] *= b; });
  one.join();
  two.join();
  for (double v : copy) a += v;
  return a;
}
struct Worker {
  const double *x;
  int n;
  double total = 0;
  void run(int from, double scale) { for (int i = from; i < n; i += 2) total += scale * x[i] * x[i]; }
};
extern "C" double members(const double *x, int n, int t) {
  Worker a{x, n}, b{x, n};
  std::thread one(&Worker::run, &a, 0, x[0]), two(&Worker::run, std::ref(b), 1, x[1] * t);
  one.join();
  two.join();
  return a.total * b.total;
}
struct Accumulator {
  std::mutex m;
  double sum = 0, product = 1;
  void add(double v) { std::lock_guard<std::mutex> hold(m); sum += v; product *= 1 + 0.1 * v; }
};
extern "C" double locked(const double *x, int n, int t) {
  Accumulator a;
  std::vector<std::thread> threads;
  for (int k = 0; k < t; k++) threads.emplace_back([&a, x, n, t, k] { for (int i = k; i < n; i += t) a.add(std::sin(x[i])); });
  for (auto &one : threads) one.join();
  return a.sum * a.product;
}
extern "C" double atomics(const double *x, int n, int t) {
  std::atomic<int> next{0};
  std::atomic<double> sum{0};
  std::vector<std::thread> threads;
  for (int k = 0; k < t; k++)
    threads.emplace_back([&] { for (int i; (i = next++) < n;) { double old = sum; double v = x[i] * x[i] * x[0]; while (!sum.compare_exchange_weak(old, old + v)) {} } });
  for (auto &one : threads) one.join();
  return sum * sum;
}
extern "C" double queue(const double *x, int n, int t) {
  std::mutex m;
  std::condition_variable ready;
  std::vector<double> items;
  bool done = false;
  double sum = 0;
  std::thread consumer([&] {
    std::unique_lock<std::mutex> hold(m);
    for (;;) {
      ready.wait(hold, [&] { return done || !items.empty(); });
      while (!items.empty()) { sum = sum * 0.9 + items.back() * items.back(); items.pop_back(); }
      if (done) return;
    }
  });
  for (int i = 0; i < n; i++) {
    double v = std::sin(x[i]) * t;
    { std::lock_guard<std::mutex> hold(m); if (i % 3 == 2) v += sum > 1e300; items.assign(1, v); sum += x[0]; items.clear(); items.shrink_to_fit(); sum += v; }
    ready.notify_one();
  }
  { std::lock_guard<std::mutex> hold(m); items.reserve(1); items.push_back(x[1]); done = true; }
  ready.notify_one();
  consumer.join();
  return sum;
}
static double tree(const double *x, int lo, int hi, int depth) {
  if (depth == 0 || hi - lo < 2) { double s = 0; for (int i = lo; i < hi; i++) s += x[i] * std::cos(x[i]); return s; }
  double left = 0;
  std::thread one([&] { left = tree(x, lo, (lo + hi) / 2, depth - 1); });
  double right = tree(x, (lo + hi) / 2, hi, depth - 1);
  one.join();
  return left * right + left + right;
}
extern "C" double recursion(const double *x, int n, int t) { return tree(x, 0, n, t < 4 ? t : 3); }
extern "C" double moved(const double *x, int n, int t) {
  double a = 0;
  std::thread one([&] { a = x[0] * x[1]; });
  std::thread other = std::move(one);
  std::thread none;
  other.swap(none);
  if (one.joinable() || !none.joinable()) return 0;
  none.join();
  return a * a * t;
}
extern "C" double functions(const double *x, int n, int t) {
  double a = 0, b = 0;
  std::vector<std::function<void()>> jobs{[&] { a = x[0] * x[0]; }, [&] { b = x[1] * std::sin(x[2]); }};
  std::vector<std::thread> threads;
  for (auto &job : jobs) threads.emplace_back(job);
  for (auto &one : threads) one.join();
  return a * b * t;
}
extern "C" double async(const double *x, int n, int t) {
  auto f = std::async(std::launch::async, [=] { return std::sin(x[0]) * x[1]; });
  return f.get() * x[2] * t;
}
static double ranged(const std::vector<double> &v, int lo, int hi) { double s = 0; for (int i = lo; i < hi; i++) s += v.at(i) * v.at(i) * std::sin(v.at(i)); return s; }
extern "C" double async_throwing(const double *x, int n, int t) {
  std::vector<double> v(x, x + n);
  std::vector<std::future<double>> parts;
  for (int k = 0; k < t; k++) parts.push_back(std::async(std::launch::async, ranged, std::cref(v), n * k / t, n * (k + 1) / t));
  double s = 0;
  for (auto &f : parts) s += f.get();
  return s;
}
extern "C" double async_any(const double *x, int n, int t) {
  auto f = std::async([=] { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; });
  return f.get() * std::sin(x[0]) * t;
}
extern "C" double async_caught(const double *x, int n, int t) {
  double s = 0;
  for (int k = 0; k < t; k++) {
    auto f = std::async(std::launch::async, [=] { if (k == 1) throw std::runtime_error("one"); return x[k] * x[k] * x[k]; });
    try { s += f.get(); } catch (const std::exception &) { s += std::sin(x[k]); }
  }
  return s;
}
static void quick(std::vector<double> &v, int lo, int hi, int depth) {
  if (hi - lo < 2) return;
  double p = v[(lo + hi) / 2];
  int i = lo, j = hi - 1;
  while (i <= j) { while (v[i] < p) i++; while (v[j] > p) j--; if (i <= j) { std::swap(v[i], v[j]); i++; j--; } }
  if (depth == 0) { quick(v, lo, j + 1, 0); quick(v, i, hi, 0); return; }
  auto f = std::async(std::launch::async, [&v, lo, j, depth] { quick(v, lo, j + 1, depth - 1); });
  quick(v, i, hi, depth - 1);
  f.get();
}
extern "C" double async_sort(const double *x, int n, int t) {
  std::vector<double> v(x, x + n);
  quick(v, 0, n, t > 1 ? 2 : 0);
  double s = 0;
  for (int i = 0; i < n; i++) s += i * v[i] * v[i];
  return s;
}
extern "C" double once(const double *x, int n, int t) {
  std::once_flag done;
  double v = 0;
  std::thread one([&] { std::call_once(done, [&] { v = x[0] * x[0]; }); });
  std::call_once(done, [&] { v = x[0] * x[0]; });
  one.join();
  return v * t;
}
extern "C" double detached(const double *x, int n, int t) {
  std::atomic<int> done{0};
  double v = 0;
  std::thread([&] { v = x[0] * x[0]; done = 1; }).detach();
  while (!done) {}
  return v * t;
}
extern "C" double any(const double *x, int n, int t) {
  std::shared_mutex m;
  std::condition_variable_any c;
  bool ready = false;
  double v = 0, out = 0;
  std::thread one([&] { std::unique_lock<std::shared_mutex> hold(m); c.wait(hold, [&] { return ready; }); out = v * v * x[2]; });
  { std::unique_lock<std::shared_mutex> hold(m); v = std::sin(x[0]) * t; ready = true; }
  c.notify_all();
  one.join();
  return out;
}
extern "C" double readers(const double *x, int n, int t) {
  std::shared_mutex m;
  double v = 1;
  std::vector<double> out(t);
  std::vector<std::thread> threads;
  for (int k = 0; k < t; k++)
    threads.emplace_back([&, k] {
      for (int i = k; i < n; i += t) {
        { std::shared_lock<std::shared_mutex> hold(m); out[k] += x[i] * x[i] * (v > 0 ? 1 : 2); }
        { std::unique_lock<std::shared_mutex> hold(m); v *= 1 + 0.1 * std::sin(x[i]); }
      }
    });
  for (auto &one : threads) one.join();
  return std::accumulate(out.begin(), out.end(), v);
}
extern "C" double promised(const double *x, int n, int t) {
  std::promise<double> p;
  auto f = p.get_future();
  std::thread one([&] { p.set_value(x[0] * x[0] * x[1]); });
  double v = f.get() * x[2] * t;
  one.join();
  return v;
}
extern "C" double signalled(const double *x, int n, int t) {
  std::promise<void> ready;
  std::shared_future<void> go = ready.get_future().share();
  double v = 0, w = 0;
  std::thread one([&, go] { go.wait(); w = v * x[1]; });
  v = x[0] * x[0];
  ready.set_value();
  one.join();
  return w * t;
}
extern "C" double latches(const double *x, int n, int t) {
  std::latch done(t);
  std::counting_semaphore<8> slots(2);
  std::vector<double> out(t);
  std::vector<std::jthread> threads;
  for (int k = 0; k < t; k++)
    threads.emplace_back([&, k] { slots.acquire(); for (int i = k; i < n; i += t) out[k] += x[i] * x[i] * x[0]; slots.release(); done.count_down(); });
  done.wait();
  double s = 0;
  for (double o : out) s += o * o;
  return s;
}
extern "C" double added(const double *x, int n, int t) {
  std::atomic<double> sum{0};
  std::vector<std::jthread> threads;
  for (int k = 0; k < t; k++) threads.emplace_back([&, k] { for (int i = k; i < n; i += t) sum.fetch_add(x[i] * x[i] * x[0]); });
  threads.clear();
  return sum * sum;
}
extern "C" double joining(const double *x, int n, int t) {
  std::vector<double> out(t);
  { std::vector<std::jthread> threads;
    for (int k = 0; k < t; k++) threads.emplace_back([&, k] { for (int i = k; i < n; i += t) out[k] += x[i] * x[i] * x[0]; }); }
  double s = 0;
  for (double o : out) s += o * o;
  return s;
}
extern "C" double meeting(const double *x, int n, int t) {
  std::vector<double> u(x, x + n), v(n);
  std::barrier<> all(t);
  { std::vector<std::jthread> threads;
    for (int k = 0; k < t; k++)
      threads.emplace_back([&, k] {
        for (int i = n * k / t; i < n * (k + 1) / t; i++) v[i] = u[i] * u[(i + 1) % n];
        all.arrive_and_wait();
        for (int i = n * k / t; i < n * (k + 1) / t; i++) u[i] = std::sin(v[i]) + v[(i + 1) % n];
      }); }
  double s = 0;
  for (double o : u) s += o * o;
  return s;
}
// Whether a worker has to wait depends on what others do meanwhile.
class Pool {
  std::vector<std::thread> workers;
  std::queue<std::function<void()>> jobs;
  std::mutex m;
  std::condition_variable c;
  bool stop = false;
public:
  explicit Pool(int t) {
    for (int k = 0; k < t; k++)
      workers.emplace_back([this] {
        for (;;) {
          std::function<void()> job;
          { std::unique_lock<std::mutex> hold(m);
            c.wait(hold, [this] { return stop || !jobs.empty(); });
            if (jobs.empty()) return;
            job = std::move(jobs.front());
            jobs.pop(); }
          job();
        }
      });
  }
  void submit(std::function<void()> f) { { std::lock_guard<std::mutex> hold(m); jobs.push(std::move(f)); } c.notify_one(); }
  ~Pool() { { std::lock_guard<std::mutex> hold(m); stop = true; } c.notify_all(); for (auto &w : workers) w.join(); }
};
extern "C" double pool(const double *x, int n, int t) {
  std::vector<double> out(n);
  { Pool p(t); for (int i = 0; i < n; i++) p.submit([&out, x, i] { out[i] = std::sin(x[i]) * x[0]; }); }
  double s = 0;
  for (double o : out) s += o * o;
  return s;
}
