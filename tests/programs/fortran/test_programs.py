"""Programs in Fortran."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

R = np.random.default_rng(4)
SOURCE = "numerics.f90"


def matrix(*shape):
    return np.asfortranarray(R.standard_normal(shape))


def rosenbrock(x):
    return np.sum((1 - x[:-1]) ** 2 + 100 * (x[1:] - x[:-1] ** 2) ** 2)


def test_array_expressions(scalar):
    scalar(SOURCE, "rosenbrock", (R.standard_normal(5),), rosenbrock)


def test_a_strided_argument(scalar):
    scalar(SOURCE, "rosenbrock", (R.standard_normal(12)[::3],), rosenbrock)


def test_logsumexp(scalar):
    scalar(SOURCE, "logsumexp", (R.standard_normal(6),), lambda x: np.log(np.sum(np.exp(x))))


def heat(u, k, steps):
    for _ in range(steps):
        inner = u[1:-1, 1:-1]
        new = u.copy()
        new[1:-1, 1:-1] = inner + k * (u[1:-1, :-2] + u[1:-1, 2:] + u[:-2, 1:-1] + u[2:, 1:-1] - 4 * inner)
        u = new
    return u


@pytest.mark.parametrize("steps", [4, 5])
def test_allocatable_buffers(vector, steps):
    vector(SOURCE, "heat", (matrix(5, 6), 0.2, steps), heat)


def test_matmul(vector):
    vector(SOURCE, "gram", (matrix(4, 3), 4, 3, matrix(3, 3)), lambda a, n, m, g: a.T @ a)


def test_cholesky(scalar):
    def logdet(a):
        lower = np.zeros(a.shape, complex)
        for i in range(len(a)):
            for j in range(i + 1):
                rest = a[i, j] - lower[i, :j] @ lower[j, :j]
                lower[i, j] = np.sqrt(rest) if i == j else rest / lower[j, j]
        return 2 * np.sum(np.log(np.diag(lower)))

    a = matrix(4, 4)
    scalar(SOURCE, "cholesky_logdet", (np.asfortranarray(a @ a.T + 4 * np.eye(4)),), logdet)


def test_internal_procedure(scalar):
    def simpson(a, b, frequency, n):
        h = (b - a) / n
        x = a + h * np.arange(n)
        f = lambda x: np.sin(frequency * x) * np.exp(-x)  # noqa: E731
        return np.sum(h / 6 * (f(x) + 4 * f(x + h / 2) + f(x + h)))

    scalar(SOURCE, "simpson", (0.1, 1.7, 3.0, 6), simpson)


@pytest.mark.parametrize("steps", [None, 5])
def test_derived_type_and_optional_argument(scalar, steps):
    def stretched(material, temperature, steps):
        value = 1.0
        for _ in range(steps or 3):
            value = value + material["expansion"][0] * temperature * value + material["expansion"][1] * temperature**2
            value = value * (1 + 0.01 * material["conductivity"])
        return value

    material = np.array((2.0, (0.1, -0.02)), np.dtype([("conductivity", "<f8"), ("expansion", "<f8", (2,))]))
    scalar(SOURCE, "stretched", (material, 1.5, steps), stretched)


def test_sorting(scalar):
    scalar(SOURCE, "quantile_loss", (R.standard_normal(9),), lambda x: np.sum(x[np.argsort(x.real)][:4] ** 2))


def test_where_and_merge(scalar):
    def masked(a):
        b = np.where(a.real > 0, np.sqrt(a + 0j), a**2)
        return np.sum(np.prod(1 + b, axis=0)) + np.sum(np.where(a.real > 1, a, -a))

    scalar(SOURCE, "masked", (matrix(3, 4),), masked)


def test_recursion(scalar):
    def bessel(order, x):
        values = [np.sin(x) / x, np.sin(x) / x**2 - np.cos(x) / x]
        for k in range(2, order + 1):
            values.append((2 * k - 1) / x * values[-1] - values[-2])
        return values[order]

    scalar(SOURCE, "bessel", (4, 2.3), bessel)


def test_single_precision(scalar):
    scalar(SOURCE, "single", (R.standard_normal(9).astype(np.float32) + 1,), lambda x: np.sum(x) ** 2 / x.size, rtol=1e-4)


def test_external_procedure(vector):
    vector(SOURCE, "daxpy_like", (4, 0.7, R.standard_normal(4), R.standard_normal(4)), lambda n, a, x, y: y + a * x)


def test_names(program):
    lib = program(SOURCE)
    assert lib.rosenbrock is lib["numerics%rosenbrock"] or lib["numerics::rosenbrock"]
    with pytest.raises(pad.ArgumentError, match="'x'"):
        lib.rosenbrock(np.zeros(3, np.float32))


def test_second_derivative_with_temporaries_of_one_byte():
    """The run-time library allocates at least one byte: the shadow of an empty temporary is no evidence that the others hold integers."""
    source = """
    function growth(a, n) result(lam)
      integer, intent(in) :: n
      real(8), intent(in) :: a(n, n)
      real(8) :: lam
      real(8), allocatable :: v(:), w(:)
      integer :: i
      allocate(v(n), source=1d0 / sqrt(real(n, 8)))
      do i = 1, 3
        w = matmul(a, v)
        lam = dot_product(v, w)
        v = w / norm2(w)
      end do
    end function
    """
    growth = pad.compile(source, "fortran").growth
    random = np.random.default_rng(4)
    a, d = (np.asfortranarray(random.uniform(0.2, 1.2, (3, 3))) for _ in range(2))
    difference = (pad.grad(growth)(np.asfortranarray(a + 1e-5 * d), 3) - pad.grad(growth)(np.asfortranarray(a - 1e-5 * d), 3)) / 2e-5
    np.testing.assert_allclose(pad.hvp(growth, (a, 3), (d, None)), difference, rtol=1e-6, atol=1e-9)
