"""The kernels of the gradient benchmarks: sources, functions, arguments for about a millisecond, what is differentiated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

RESTRICT = "-DRESTRICT=restrict"
"""The flag with which the sources promise that their arguments do not overlap."""

KERNELS = Path(__file__).parent / "kernels"


@dataclass(frozen=True)
class Kernel:
    """`wrt` are the positions of the arrays with shadows; `scratch` those of arrays that are written: outputs when `output` is set, else
    work space (which has a shadow of zeros). `best` is the gradient's time over the primal's that other tools reach."""

    name: str
    source: str
    function: str
    arguments: tuple[Any, ...]
    wrt: tuple[int, ...]
    best: float
    scratch: tuple[int, ...] = ()
    output: bool = False

    @property
    def path(self) -> Path:
        return KERNELS / self.source

    @property
    def shadowed(self) -> tuple[int, ...]:
        return tuple(sorted((*self.wrt, *self.scratch)))


def chosen(kernel: Kernel, words: Sequence[str]) -> bool:
    return not words or any(word.lower() in kernel.name.lower() for word in words)


def _gmm(random: np.random.Generator, d: int = 10, k: int = 25, n: int = 1000) -> tuple[Any, ...]:
    alphas, means, icf = random.normal(size=k), random.random((k, d)), random.normal(size=(k, d * (d + 1) // 2))
    return d, k, n, alphas, means.ravel(), 0.3 * icf.ravel(), random.random(n * d), 1.0, 0


def _ba(random: np.random.Generator, p: int = 10_000) -> tuple[Any, ...]:
    cameras = np.tile([0.01, 0.1, 0.02, 0.03, 0.05, 0.06, 1.0, 0.0, 0.1, 0.01, 0.02], (50, 1)) + 0.01 * random.normal(size=(50, 11))
    points = random.random((1000, 3)) + np.array([0.0, 0.0, 3.0])
    observations = np.stack([random.integers(0, 50, p), random.integers(0, 1000, p)], 1).astype(np.int32)
    return p, cameras.ravel(), points.ravel(), random.random(p), observations.ravel(), random.random(2 * p)


def _lstm(random: np.random.Generator, layers: int = 2, characters: int = 1024, bits: int = 14) -> tuple[Any, ...]:
    sequence = (random.random((characters, bits)) < 0.2).astype(float)
    numbers = [random.uniform(-1, 1, size) for size in (layers * 8 * bits, 3 * bits, layers * 2 * bits)]
    return layers, characters, bits, *numbers, sequence.ravel()


def _hand(random: np.random.Generator, bones: int = 22, vertices: int = 5440, n: int = 3000) -> tuple[Any, ...]:
    parents = np.array([-1, *(0 if b % 4 == 1 else b - 1 for b in range(1, bones))], np.int32)
    rigid = np.zeros((2, bones, 4, 4))
    rigid[..., :3, :3] = np.eye(3) + 0.1 * random.normal(size=(2, bones, 3, 3))
    rigid[..., 3, :3], rigid[..., 3, 3] = 0.1 * random.normal(size=(2, bones, 3)), 1
    rest = np.concatenate([random.normal(size=(vertices, 3)), np.ones((vertices, 1))], 1)
    weights = random.random((vertices, bones))
    weights /= weights.sum(1, keepdims=True)
    correspondences = random.integers(0, vertices, n).astype(np.int32)
    base, inverse = rigid[0].ravel(), rigid[1].ravel()
    theta = 0.3 * random.normal(size=26)
    return theta, bones, parents, base, inverse, vertices, rest.ravel(), weights.ravel(), n, correspondences, random.normal(size=3 * n)


def _csr(random: np.random.Generator, n: int = 4000, each: int = 8, times: int = 20) -> tuple[Any, ...]:
    columns = np.concatenate([np.sort(random.choice(n, each, replace=False)) for _ in range(n)]).astype(np.int32)
    return (
        random.uniform(-1, 1, n * each) / each,
        columns,
        np.arange(0, n * each + 1, each, dtype=np.int32),
        random.uniform(-1, 1, n),
        n,
        times,
    )


def _cg(random: np.random.Generator, n: int = 200, steps: int = 30) -> tuple[Any, ...]:
    a = random.normal(size=(n, n))
    return (a @ a.T / n + np.eye(n)).ravel(), random.normal(size=n), n, steps


def _mlp(random: np.random.Generator, batch: int = 100, inputs: int = 50, hidden: int = 60) -> tuple[Any, ...]:
    def normal(*shape: int) -> Any:
        return random.normal(size=shape).ravel() / np.sqrt(shape[-1])

    weights = normal(hidden, inputs + 1), normal(hidden, hidden + 1), normal(1, hidden + 1)
    return *weights, random.normal(size=batch * inputs), random.normal(size=batch), batch, inputs, hidden


def _elements(random: np.random.Generator, side: int = 100) -> tuple[Any, ...]:
    y, x = np.mgrid[0.0:side, 0.0:side]
    rest = np.stack([x, y], -1).reshape(-1, 2) + 0.2 * random.random((side * side, 2))
    corner = (np.arange(side - 1)[:, None] * side + np.arange(side - 1)).ravel()
    triangles = np.concatenate(
        [np.stack([corner, corner + 1, corner + side], 1), np.stack([corner + 1, corner + side + 1, corner + side], 1)]
    )
    now = rest + 0.1 * random.random(rest.shape)
    return now.ravel(), rest.ravel(), triangles.astype(np.int32).ravel(), len(triangles), 1.0, 2.0


def kernels() -> list[Kernel]:
    def made(
        name: str,
        source: str,
        function: str,
        best: float,
        arguments: Callable[[np.random.Generator], tuple[Any, ...]],
        wrt: tuple[int, ...],
        scratch: tuple[int, ...] = (),
        output: bool = False,
    ) -> Kernel:
        return Kernel(name, source, function, arguments(np.random.default_rng(7)), wrt, best, scratch, output)

    return [
        made("GMM", "gmm.c", "gmm", 3.0, _gmm, (3, 4, 5)),
        made("BA", "ba.c", "ba", 5.8, _ba, (1, 2, 3)),
        made("LSTM", "lstm.c", "lstm", 3.3, _lstm, (3, 4)),
        made("HAND", "hand.c", "hand", 2.7, _hand, (0,)),
        made("logsumexp", "small.c", "logsumexp", 1.9, lambda r: (r.normal(size=100_000), 100_000), (0,)),
        made("norm", "small.c", "norm", 1.7, lambda r: (np.zeros(100_000), r.normal(size=100_000), 100_000), (1,), (0,), True),
        made(
            "Brusselator RK4",
            "dynamics.c",
            "brusselator",
            8.4,
            lambda r: (r.uniform(0.5, 1.5, 800), np.array([1.0, 1.7, 0.1]), 400, 200, 0.01),
            (0, 1),
        ),
        made("Lorenz", "dynamics.c", "lorenz", 3.2, lambda r: (np.array([10.0, 28.0, 2.7]), 100_000, 1e-5), (0,)),
        made("FFT", "dense.c", "fft", 2.3, lambda r: (r.normal(size=16384), 16384), (0,)),
        made(
            "matmul",
            "dense.c",
            "matmul",
            5.9,
            lambda r: (r.normal(size=22_500), r.normal(size=22_500), np.zeros(22_500), 150),
            (0, 1),
            (2,),
        ),
        made("matvec chain", "dense.c", "matvec_chain", 4.1, lambda r: (r.normal(size=40_000) / 200, r.normal(size=200), 200, 50), (0, 1)),
        made("conv2d", "dense.c", "conv2d", 1.8, lambda r: (r.normal(size=40_000), r.normal(size=25), 200, 5), (0, 1)),
        made("heat2d", "dynamics.c", "heat2d", 5.1, lambda r: (r.normal(size=10_000), 100, 200), (0,)),
        made(
            "stencil",
            "dynamics.c",
            "stencil",
            5.1,
            lambda r: (r.normal(size=2000), np.zeros(2000), np.zeros(2000), 2000, 300),
            (0,),
            (1, 2),
        ),
        made("sort", "small.c", "sort", 2.2, lambda r: (r.normal(size=2000), np.zeros(2000), 2000), (0,), (1,)),
        made("Newton", "small.c", "newton", 1.8, lambda r: (r.uniform(0.5, 3, 20_000), 20_000), (0,)),
        made("MLP", "dense.c", "mlp", 2.7, _mlp, (0, 1, 2)),
        made("LBM", "dynamics.c", "lbm", 9.2, lambda r: (r.uniform(0.5, 1, 9 * 1600), 40, 20), (0,)),
        made("CSR matvec", "dense.c", "csr", 11.4, _csr, (0, 3)),
        made("n-body", "dynamics.c", "nbody", 4.3, lambda r: (r.uniform(0.5, 1.5, 7 * 60), 60, 100, 0.001), (0,)),
        made("CG", "dense.c", "cg", 12.0, _cg, (0, 1)),
        made("recursion", "small.c", "recursion", 1.6, lambda r: (np.array([0.7, 0.4, 3.0]), 0.1, 5.3, 1e-14), (0,)),
        made("element loop", "dynamics.c", "elements", 4.8, _elements, (0,)),
        made(
            "table lookup",
            "small.c",
            "table_lookup",
            4.5,
            lambda r: (np.sin(np.linspace(0, 6, 1000)), r.uniform(0.05, 0.95, 200_000), 1000, 200_000),
            (0, 1),
        ),
    ]
