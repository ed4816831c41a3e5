"""Programs in C."""

from __future__ import annotations

import itertools
import math

import numpy as np

R = np.random.default_rng(1)


def test_rosenbrock(scalar):
    x = R.standard_normal(6)
    scalar("optimisation.c", "rosenbrock", (x, 6), lambda x, n: np.sum((1 - x[:-1]) ** 2 + 100 * (x[1:] - x[:-1] ** 2) ** 2))


def test_logsumexp(scalar):
    x = R.standard_normal(7) * 3
    scalar("optimisation.c", "logsumexp", (x, 7), lambda x, n: np.log(np.sum(np.exp(x))))


def kepler(mean, eccentricity):
    e = mean
    for _ in range(60):
        e = e - (e - eccentricity * np.sin(e) - mean) / (1 - eccentricity * np.cos(e))
    return e


def test_newton(scalar):
    scalar("optimisation.c", "kepler", (1.3, 0.4), kepler)


def sorted_by_real(x):
    return x[np.argsort(x.real)]


def test_insertion_sort(scalar):
    x = R.standard_normal(9)
    scalar("optimisation.c", "trimmed_loss", (x, 9), lambda x, n: np.mean(sorted_by_real(x)[: n // 2] ** 2))


def test_qsort(scalar):
    scalar("optimisation.c", "median", (R.standard_normal(8), 8), lambda x, n: np.mean(sorted_by_real(x)[n // 2 - 1 : n // 2 + 1]))


def network(weights, data, target, inputs, hidden):
    first = weights[: inputs * hidden].reshape(hidden, inputs)
    bias, second = weights[inputs * hidden :][:hidden], weights[inputs * hidden + hidden :]
    return (second[:hidden] @ np.tanh(first @ data + bias) + second[hidden] - target) ** 2


def test_network(scalar):
    weights, data = R.standard_normal(3 * 4 + 4 + 5), R.standard_normal(3)
    scalar("optimisation.c", "network_loss", (weights, data, 0.7, 3, 4), network)


BODY = np.dtype([("position", "<f8", (3,)), ("velocity", "<f8", (3,)), ("mass", "<f8")])


def some_bodies(n):
    bodies = np.zeros(n, BODY)
    bodies["position"], bodies["velocity"], bodies["mass"] = R.standard_normal((n, 3)), R.standard_normal((n, 3)), R.uniform(1, 2, n)
    return bodies


def simulated(bodies, n, dt, steps):
    for _ in range(steps):
        for i in range(n):
            for j in range(n):
                if j != i:
                    d = bodies["position"][j] - bodies["position"][i]
                    bodies["velocity"][i] += dt * bodies["mass"][j] * d / (d @ d + 1e-3) ** 1.5
        bodies["position"] += dt * bodies["velocity"]
    return bodies


def test_n_body(vector):
    vector("dynamics.c", "simulate", (some_bodies(3), 3, 0.01, 4), simulated)


def test_kinetic_energy(scalar):
    def energy(bodies, n):
        return np.sum(0.5 * bodies["mass"][:, None] * bodies["velocity"] ** 2)

    scalar("dynamics.c", "kinetic_energy", (some_bodies(4), 4), energy)


def orbit(p, start, observed, steps, h):
    def f(y):
        return np.array([p[0] * y[0] - p[1] * y[0] * y[1], p[2] * y[0] * y[1] - p[3] * y[1]])

    y, loss = start, 0.0
    for s in range(steps):
        k1 = f(y)
        k2 = f(y + h / 2 * k1)
        k3 = f(y + h / 2 * k2)
        k4 = f(y + h * k3)
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        loss = loss + np.sum((y - observed[2 * s : 2 * s + 2]) ** 2)
    return loss


def test_ode(scalar):
    args = (np.array([1.1, 0.4, 0.1, 0.4]), np.array([10.0, 5.0]), R.uniform(5, 10, 24), 12, 0.05)
    scalar("dynamics.c", "orbit_misfit", args, orbit)


def chain(q, p, n, alpha, dt, steps, boundary):
    for _ in range(steps):
        left, right = np.roll(q, 1), np.roll(q, -1)
        if boundary == 0:
            left[0] = right[-1] = 0
        a, b = right - q, q - left
        p = p + dt * (a - b + alpha * (a * a - b * b))
        q = q + dt * p
    return q, p


def test_lattice_fixed(vector):
    vector("dynamics.c", "chain", (R.standard_normal(5), R.standard_normal(5), 5, 0.25, 0.1, 6, 0), chain)


def test_lattice_periodic(vector):
    vector("dynamics.c", "chain", (R.standard_normal(5), R.standard_normal(5), 5, 0.25, 0.1, 5, 1), chain)


def heat(u, nx, ny, k, steps):
    for _ in range(steps):
        inner = u[1:-1, 1:-1]
        new = u.copy()
        new[1:-1, 1:-1] = inner + k * (u[1:-1, :-2] + u[1:-1, 2:] + u[:-2, 1:-1] + u[2:, 1:-1] - 4 * inner)
        u = new
    return u


def test_stencil_even(vector):
    vector("arrays.c", "heat", (R.standard_normal((5, 6)), 6, 5, 0.2, 4), heat)


def test_stencil_odd(vector):
    vector("arrays.c", "heat", (R.standard_normal((5, 6)), 6, 5, 0.2, 3), heat)


def test_matmul(vector):
    a, b, c = R.standard_normal((3, 4)), R.standard_normal((4, 2)), np.zeros((3, 2))
    vector("arrays.c", "matmul", (a, b, c, 3, 4, 2), lambda a, b, c, n, m, lanes: a @ b)


def gaussian(covariance, x, n):
    lower = np.zeros((n, n), complex)
    for i in range(n):
        for j in range(i + 1):
            rest = covariance[i, j] - lower[i, :j] @ lower[j, :j]
            lower[i, j] = np.sqrt(rest) if i == j else rest / lower[j, j]
    z = np.linalg.solve(lower, x)
    return -0.5 * (z @ z + 2 * np.sum(np.log(np.diag(lower))) + n * math.log(2 * math.pi))


def test_cholesky(scalar):
    a = R.standard_normal((4, 4))
    scalar("arrays.c", "gaussian_log_density", (a @ a.T + 4 * np.eye(4), R.standard_normal(4), 4), gaussian)


def test_convolution(vector):
    args = (R.standard_normal(6), 6, R.standard_normal(3), 3, np.ones(8))
    vector("arrays.c", "convolve", args, lambda s, n, k, m, out: np.convolve(s, k))


def test_sparse(vector):
    start, column = np.array([0, 2, 2, 5], np.int32), np.array([0, 3, 1, 2, 3], np.int32)

    def matvec(start, column, value, x, y, rows):
        return np.array([value[a:b] @ x[column[a:b]] for a, b in itertools.pairwise(start)])

    vector("arrays.c", "csr_matvec", (start, column, R.standard_normal(5), R.standard_normal(4), np.zeros(3), 3), matvec)


TABLE = np.array([0.0, 0.8, 1.1, 0.9, 0.2, -0.4, -0.5, 0.1])


def interpolated(x):
    at = int(np.clip(np.floor(x.real), 0, 6))
    t = 0 if x.real <= 0 else 1 if x.real >= 7 else x - at
    return (1 - t) * TABLE[at] + t * TABLE[at + 1]


def test_table(scalar):
    x = np.array([-1.0, 0.3, 2.7, 6.9, 8.5])
    scalar("arrays.c", "table_loss", (x, 5), lambda x, n: sum(interpolated(v) * v for v in x))


def spline(x, y, n, at):
    h = np.diff(x)
    system = np.eye(n, dtype=complex)
    right = np.zeros(n, complex)
    for i in range(1, n - 1):
        system[i, i - 1 : i + 2] = h[i - 1], 2 * (h[i - 1] + h[i]), h[i]
        right[i] = 6 * ((y[i + 1] - y[i]) / h[i] - (y[i] - y[i - 1]) / h[i - 1])
    m = np.linalg.solve(system, right)
    k = int(np.searchsorted(x.real, at.real, "right")) - 1
    a, b = (x[k + 1] - at) / h[k], (at - x[k]) / h[k]
    return a * y[k] + b * y[k + 1] + ((a**3 - a) * m[k] + (b**3 - b) * m[k + 1]) * h[k] ** 2 / 6


def test_spline(scalar):
    scalar("arrays.c", "spline", (np.cumsum(R.uniform(0.5, 1.5, 7)), R.standard_normal(7), 7, 3.1), spline)


def test_single_precision(vector):
    def moments(x, n, mean, variance):
        return np.array([np.mean(x)]), np.array([np.mean(x**2) - np.mean(x) ** 2])

    args = (R.standard_normal(9).astype(np.float32), 9, np.zeros(1, np.float32), np.zeros(1, np.float32))
    vector("arrays.c", "moments", args, moments, rtol=1e-5)


def test_gamma_functions(scalar):
    from scipy.special import loggamma

    def likelihood(x, n, shape, scale):
        logs = (shape - 1) * np.log(x) - x / scale - shape * np.log(scale) - loggamma(shape)
        return np.sum(logs) + 0.1 * np.exp(loggamma(1 + scale))

    scalar("optimisation.c", "gamma_likelihood", (R.uniform(0.5, 3, 5), 5, 2.3, 0.8), likelihood)
