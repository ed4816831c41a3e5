"""`pad.torch.function` against PyTorch's own derivatives of the same function written in PyTorch, and against its `gradcheck`."""

from __future__ import annotations

from typing import Any

import pytest

import polyglot_ad as pad

torch = pytest.importorskip("torch", reason="torch is not installed", exc_type=ImportError)
func = torch.func

SOURCE = r"""
double rosen(const double *x, int n) {
  double s = 0; for (int i = 0; i + 1 < n; i++) { double a = x[i + 1] - x[i] * x[i], b = 1 - x[i]; s += 100 * a * a + b * b; } return s;
}
float single(const float *x, float a) { return a * x[0] * x[0] * x[1]; }
double number(double a, double b) { return a * a * b; }
double both(double *restrict y, double a, const double *restrict x, int n) {
  double s = 0; for (int i = 0; i < n; i++) { y[i] = a * x[i] * y[i]; s += y[i] * y[i]; } return s;
}
typedef struct { double *data; int n; } vec;
double total(const vec *v, double a) { double s = 0; for (int i = 0; i < v->n; i++) s += v->data[i] * v->data[i] * a; return s; }
long power(long k, long b) { return k * b; }
double scaled(double x, long k) { return x * x * k; }
double checked(int a, double x) { return 10 / a * x; }
void rows(const double *restrict x, double *restrict y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[(i + 1) % n]; }
"""


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(SOURCE, "c")


def rosen(x: Any) -> Any:
    return (100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()


def points(*shape: int, grad: bool = False) -> Any:
    generator = torch.Generator().manual_seed(3)
    return torch.randn(shape, dtype=torch.float64, generator=generator).requires_grad_(grad)


def test_checks_of_pytorch(lib: pad.Library) -> None:
    f = pad.torch.function(lib.rosen)
    x = points(4, grad=True)
    assert torch.autograd.gradcheck(lambda x: f(x, 4), x, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(lambda x: f(x, 4), x, check_fwd_over_rev=True)
    g = pad.torch.function(lib.both)
    y, a, z = points(3, grad=True), torch.tensor(1.3, dtype=torch.float64, requires_grad=True), points(3, grad=True)
    assert torch.autograd.gradcheck(lambda y, a, z: g(y, a, z, 3), (y, a, z), check_forward_ad=True)
    assert torch.autograd.gradgradcheck(lambda y, a, z: g(y, a, z, 3), (y, a, z), check_fwd_over_rev=True)


TRANSFORMS = {
    "vmap": func.vmap,
    "vmap of grad": lambda f: func.vmap(func.grad(f)),
    "vmap of hessian": lambda f: func.vmap(func.hessian(f)),
    "vmap of jvp": lambda f: func.vmap(lambda x: func.jvp(f, (x,), (x.flip(0),))[1]),
    "grad of vmap": lambda f: func.grad(lambda x: func.vmap(f)(x).pow(2).sum()),
    "vmap of vmap": lambda f: lambda x: func.vmap(func.vmap(f))(x.reshape(5, 1, 4).expand(5, 2, 4)),
    "jacrev of jacrev": lambda f: lambda x: func.jacrev(func.jacrev(f))(x[0]),
    "jacfwd of jacfwd": lambda f: lambda x: func.jacfwd(func.jacfwd(f))(x[0]),
    "third order": lambda f: lambda x: func.grad(lambda x: func.grad(lambda x: func.grad(f)(x).sum())(x).sum())(x[0]),
}


@pytest.mark.parametrize("transform", TRANSFORMS)
def test_functions_of_torch_func(lib: pad.Library, transform: str) -> None:
    f = pad.torch.function(lib.rosen)
    x = points(5, 4)
    ours, theirs = TRANSFORMS[transform](lambda x: f(x, 4))(x), TRANSFORMS[transform](rosen)(x)
    torch.testing.assert_close(ours, theirs, rtol=1e-12, atol=1e-12)


def test_batches_share_what_is_not_mapped(lib: pad.Library) -> None:
    f = pad.torch.function(lib.both)
    y, x = points(6, 3), points(3)
    a = torch.tensor(0.7, dtype=torch.float64)

    def ours(a: Any, x: Any) -> Any:
        return func.vmap(lambda y: f(y, a, x, 3)[0])(y).sum()

    def theirs(a: Any, x: Any) -> Any:
        return ((a * x * y) ** 2).sum()

    torch.testing.assert_close(func.grad(ours, (0, 1))(a, x), func.grad(theirs, (0, 1))(a, x), rtol=1e-12, atol=1e-12)


def test_compiled(lib: pad.Library) -> None:
    f, g = pad.torch.function(lib.rosen), pad.torch.function(lib.both)
    x = points(4, grad=True)

    def loss(x: Any) -> Any:
        s, y = g(x, 0.5, n=4, x=x * 2)
        return torch.sin(f(x, 4) / 1000) + s + y.sum()

    (expected,) = torch.autograd.grad(loss(x), x)
    made = torch.compile(loss, fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(made(x), loss(x))
    torch.testing.assert_close(torch.autograd.grad(made(x), x)[0], expected, rtol=1e-12, atol=1e-12)


def test_single_precision_and_outputs(lib: pad.Library) -> None:
    f = pad.torch.function(lib.single)
    x = torch.tensor([2.0, 3.0], requires_grad=True)
    value = f(x, torch.tensor(0.5))
    value.backward()
    assert value.dtype == x.grad.dtype == torch.float32 and x.grad.tolist() == [6.0, 2.0]
    y, before = points(3), points(3)
    s, written = pad.torch.function(lib.both)(y, 2.0, torch.ones(3, dtype=torch.float64), 3)
    assert torch.equal(y, before) and torch.equal(written, 2 * y) and s == (written**2).sum()
    rows = pad.torch.function(lib.rows)
    torch.testing.assert_close(func.jacrev(lambda x: rows(x, torch.zeros_like(x), 3))(y), func.jacfwd(lambda x: x * x.roll(-1))(y))
    assert pad.torch.function(lib.power)(3, 4).item() == 12
    assert pad.torch.function(lib.scaled)(torch.tensor(3.0, dtype=torch.float64), torch.tensor(2, dtype=torch.int32)).item() == 18


def test_structures_and_memory(lib: pad.Library) -> None:
    f = pad.torch.function(lib.total)
    data = points(3, grad=True)
    (gradient,) = torch.autograd.grad(f({"data": data, "n": 3}, 2.0), data)
    torch.testing.assert_close(gradient, 4 * data)
    wide = points(4, 2)[:, 0]  # not contiguous
    torch.testing.assert_close(pad.torch.function(lib.rosen)(wide, 4), rosen(wide), rtol=1e-12, atol=1e-12)


def test_what_is_refused(lib: pad.Library) -> None:
    f = pad.torch.function(lib.rosen)
    with pytest.raises(pad.ArgumentError, match=r"argument 'x' is torch.float64, got torch.float32 \(x.to\(torch.float64\)\)"):
        f(torch.zeros(4), 4)
    with pytest.raises(pad.ArgumentError, match="on the CPU"):
        f(torch.zeros(4, dtype=torch.float64, device="meta"), 4)
    with pytest.raises(pad.ArgumentError, match="expected a tensor or a number"):
        f([1.0], 1)
    with pytest.raises(pad.ArgumentError, match="is a number, got a tensor of shape"):
        pad.torch.function(lib.number)(points(2), 1.0)
    with pytest.raises(pad.ArgumentError, match="structures"):
        func.vmap(lambda x: pad.torch.function(lib.total)({"data": x, "n": 2}, 1.0))(points(3, 2))
    with pytest.raises(pad.NativeError, match="division by zero"):
        pad.torch.function(lib.checked)(0, torch.tensor(1.0, dtype=torch.float64))
    with pytest.raises(pad.ArgumentError, match="function of a loaded library"):
        pad.torch.function(abs)
