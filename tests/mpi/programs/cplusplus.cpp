// Messages of C++ programs: vectors, wrappers, templates, exceptions.
#include <mpi.h>
#include <array>
#include <cmath>
#include <complex>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <vector>

namespace mpi {
template <class T> struct Type;
template <> struct Type<double> { static MPI_Datatype get() { return MPI_DOUBLE; } };
template <> struct Type<float> { static MPI_Datatype get() { return MPI_FLOAT; } };
template <> struct Type<std::complex<double>> { static MPI_Datatype get() { return MPI_C_DOUBLE_COMPLEX; } };

class Communicator {
public:
  explicit Communicator(MPI_Comm c) : comm_(c) { MPI_Comm_rank(c, &rank_); MPI_Comm_size(c, &size_); }
  int rank() const { return rank_; }
  int size() const { return size_; }
  template <class T> T sum(const T &value) const {
    T result;
    check(MPI_Allreduce(&value, &result, 1, Type<T>::get(), MPI_SUM, comm_));
    return result;
  }
  template <class T> void sum(std::vector<T> &values) const {
    check(MPI_Allreduce(MPI_IN_PLACE, values.data(), static_cast<int>(values.size()), Type<T>::get(), MPI_SUM, comm_));
  }
  template <class T> std::vector<T> shift(const std::vector<T> &values, int by) const {
    std::vector<T> result(values.size());
    check(MPI_Sendrecv(values.data(), (int)values.size(), Type<T>::get(), (rank_ + by) % size_, 1, result.data(), (int)result.size(),
                       Type<T>::get(), (rank_ - by + size_) % size_, 1, comm_, MPI_STATUS_IGNORE));
    return result;
  }
  template <class T> void bcast(std::vector<T> &values, int root) const {
    check(MPI_Bcast(values.data(), (int)values.size(), Type<T>::get(), root, comm_));
  }
private:
  static void check(int error) { if (error != MPI_SUCCESS) throw std::runtime_error("MPI"); }
  MPI_Comm comm_;
  int rank_, size_;
};
} // namespace mpi

extern "C" double mpi_vectors(const double *x, int n, MPI_Comm comm) {
  mpi::Communicator world(comm);
  std::vector<double> v(x, x + n);
  for (int k = 0; k < 3; k++) {
    auto w = world.shift(v, 1 % world.size());
    for (int i = 0; i < n; i++) v[i] = std::sin(w[i]) * v[(i + 1) % n];
  }
  return std::accumulate(v.begin(), v.end(), 0.0);
}

template <class F> static double integrate(const double *x, int n, F &&f) {
  double s = 0;
  for (int k = 0; k < n; k++) s += f(x[k]) * x[k];
  return s;
}

extern "C" double mpi_templates(const double *x, int n, MPI_Comm comm) {
  mpi::Communicator world(comm);
  std::complex<double> z(x[0], x[1] * x[2]);
  z = world.sum(z * z);
  return std::abs(z) * x[3] + integrate(x, n, [&](double y) { return world.sum(y * x[0]); });
}

extern "C" double mpi_templates_float(const double *x, int n, MPI_Comm comm) {
  mpi::Communicator world(comm);
  std::vector<float> f(3, (float)x[1]);
  f[1] *= (float)x[2];
  world.sum(f);
  return f[0] * f[1];
}

extern "C" double mpi_exceptions(const double *x, int n, MPI_Comm comm) {
  mpi::Communicator world(comm);
  double s = 0;
  for (int k = 0; k < n; k++) {
    try {
      std::vector<double> v(2, x[k] * x[0]);
      if (k == 2) throw std::pair<int, double>(k, x[k] * x[1]);
      world.sum(v);
      s += v[0] * v[1];
    } catch (const std::pair<int, double> &e) {
      s += world.sum(e.second) * x[4];
    }
  }
  return s;
}

struct Halo {
  virtual ~Halo() = default;
  virtual double exchange(const mpi::Communicator &world, std::vector<double> &u) = 0;
};
struct Ring : Halo {
  double exchange(const mpi::Communicator &world, std::vector<double> &u) override {
    auto got = world.shift(u, 1 % world.size());
    u[0] = got.back() * u[1];
    return got[0];
  }
};
struct Sum : Halo {
  double factor;
  explicit Sum(double f) : factor(f) {}
  double exchange(const mpi::Communicator &world, std::vector<double> &u) override { return world.sum(u[0] * u[1]) * factor; }
};

extern "C" double mpi_virtual(const double *x, int n, MPI_Comm comm) {
  mpi::Communicator world(comm);
  std::vector<std::unique_ptr<Halo>> halos;
  halos.push_back(std::make_unique<Ring>());
  halos.push_back(std::make_unique<Sum>(x[4]));
  std::vector<double> u(x, x + n);
  double s = 0;
  for (int k = 0; k < 4; k++) s += halos[k % 2]->exchange(world, u) * u[2];
  return s;
}

extern "C" double mpi_root_in_place(const double *x, int n, MPI_Comm comm) {
  int rank;
  MPI_Comm_rank(comm, &rank);
  std::array<double, 2> v{x[0] * x[1], std::exp(x[2])};
  MPI_Reduce(rank == 0 ? MPI_IN_PLACE : v.data(), v.data(), 2, MPI_DOUBLE, MPI_SUM, 0, comm);
  MPI_Bcast(v.data(), 2, MPI_DOUBLE, 0, comm);
  return v[0] * v[1] * x[3];
}

/* Handles that destructors free: they may not throw, so a handler that ends the program stands around the calls. */
class Owned {
public:
  Owned(MPI_Comm c, int color) { MPI_Comm_split(c, color, 0, &comm_); }
  ~Owned() { if (comm_ != MPI_COMM_NULL) MPI_Comm_free(&comm_); }
  operator MPI_Comm() const { return comm_; }
private:
  MPI_Comm comm_;
};

extern "C" double mpi_owned(const double *x, int n, MPI_Comm comm) {
  int rank;
  MPI_Comm_rank(comm, &rank);
  Owned half(comm, rank % 2);
  double v = mpi::Communicator(half).sum(x[0] * x[1]);
  for (int k = 0; k < 3; k++) {
    try {
      Owned again(half, k);
      if (k == 1) throw std::runtime_error("once");
      v *= mpi::Communicator(again).sum(x[k]);
    } catch (const std::exception &) {
      v += mpi::Communicator(half).sum(x[3] * v);
    }
  }
  return v * x[4];
}

/* Errors as exceptions: MPI is called in functions whose exceptions the caller catches, and between them. */
static void checked(int code, const char *what) {
  if (code != MPI_SUCCESS) throw std::runtime_error(what);
}

static void spread(std::vector<double> &v, int root, MPI_Comm comm) {
  int n = static_cast<int>(v.size());
  checked(MPI_Bcast(&n, 1, MPI_INT, root, comm), "length");
  v.resize(n);
  checked(MPI_Bcast(v.data(), n, MPI_DOUBLE, root, comm), "numbers");
}

extern "C" double mpi_caught(const double *x, int n, MPI_Comm comm) {
  int rank;
  double e = 0;
  MPI_Comm_rank(comm, &rank);
  try {
    std::vector<double> v(rank ? 0 : n);
    std::copy(x, x + v.size(), v.begin());
    spread(v, 0, comm);
    for (double a : v) e += a * x[1];
    try {
      e += mpi::Communicator(comm).sum(e * e);
      checked(MPI_ERR_OTHER, "always");
    } catch (const std::runtime_error &) {
      e *= x[2];
    }
  } catch (const std::exception &) {
    return -1;
  }
  return e;
}
