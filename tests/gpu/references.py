"""The kernels of kernels.cu in NumPy, on numbers that may be complex."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = Any


def saxpy(n: int, a: Array, x: Array, y: Array) -> Array:
    return a * np.sin(x) + y * np.resize([1.0, 2.0, 3.0, 4.0], n)


def strided(x: Array) -> Array:
    return np.exp(x) / np.sqrt(1 + x * x)


def stencil(u: Array, k: Array) -> Array:
    p = np.pad(u, 1)
    return u + k * (p[:-2] - 2 * u + p[2:]) * u


def early(x: Array, block: int) -> Array:
    s = x * x
    left = [i if i % block == 0 else i - 1 for i in range(x.size)]
    return s * s[left]


def gravity(bodies: Array, soft: Array) -> Array:
    p, m = bodies[:, :3], bodies[:, 3]
    d = p[None] - p[:, None]
    r = 1 / np.sqrt((d * d).sum(-1) + soft)
    return ((m[None] * m[:, None] * r**3)[..., None] * d).sum(1).ravel()


def counted(x: Any, block: int = 32) -> Any:
    parts = [x[i : i + block] for i in range(0, len(x), block)]
    return np.concatenate([part * ((part.real > 0.2).sum() + 100 * (part.real > 0.4).sum()) for part in parts])


def histogram(bin: Array, value: Array, m: int) -> Array:
    found = np.zeros(m, value.dtype)
    np.add.at(found, bin, value * value)
    return found


def lookup(grid: Array, table: Array, density: Array, energy: Array) -> Array:
    low = np.clip(np.searchsorted(grid.real, energy.real, "right") - 1, 0, grid.size - 2)
    f = (energy - grid[low]) / (grid[low + 1] - grid[low])
    t = table.reshape(density.size, -1)
    return density @ (t[:, low] + f * (t[:, low + 1] - t[:, low]))


CX, CY = np.array([0, 1, 0, -1, 0, 1, -1, -1, 1]), np.array([0, 0, 1, 0, -1, 1, 1, -1, -1])
W = np.array([4 / 9, *[1 / 9] * 4, *[1 / 36] * 4])


def lbm(f: Array, omega: Array) -> Array:
    rho = f.sum(0)
    ux, uy = np.tensordot(CX, f, 1) / rho, np.tensordot(CY, f, 1) / rho
    g = np.empty_like(f)
    for q in range(9):
        cu = 3 * (CX[q] * ux + CY[q] * uy)
        new = f[q] + omega * (W[q] * rho * (1 + cu + 0.5 * cu * cu - 1.5 * (ux * ux + uy * uy)) - f[q])
        g[q] = np.roll(new, (CY[q], CX[q]), (0, 1))
    return g


def mixed(scale: Array, shift: int, offset: Array, x: Array, threads: int, row: int) -> Array:
    out = np.empty_like(x)
    padded = np.zeros(-(-x.size // threads) * threads, x.dtype)
    padded[: x.size] = x
    for first in range(0, x.size, threads):
        v = padded[first : first + threads]
        positive = int((v.real > 0.5).sum())
        for t in range(min(threads, x.size - first)):
            warp = v[t & ~31 : (t & ~31) + 32]
            source = (t & ~7) + ((t % row + shift) & 7)
            source = source if source < threads else t
            following = v[source] * 2 * scale * v[source]
            local = v[t] * scale
            out[first + t] = local * v[t] * ((t + positive) % 3 + 1) * scale + following * (1 + int((warp.real > 0.5).sum())) + offset
    return out
