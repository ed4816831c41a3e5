"""Launches of the kernels of workloads.cu: what tests/gpu/run times on a device, and test_workloads.py runs, smaller, on the CPU."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

SOURCE = Path(__file__).with_suffix(".cu")
random = np.random.default_rng(7)
POINT = 6
"""Numbers of a point of a grid of energies; of which the first is the energy."""
_PARTS = [f"{of}_{part}" for of in ("position", "total", "absorption", "fission") for part in ("re", "im")]
POLE = np.dtype([*((name, "f8") for name in _PARTS), ("momentum", "i4"), ("more", "i4")])


@dataclass(frozen=True)
class Workload:
    """`arguments`, of which `outputs` are written and `constant` are not differentiated with respect to; integers never are."""

    kernel: str
    launch: tuple[Any, ...]
    arguments: dict[str, Any]
    outputs: tuple[str, ...]
    constant: tuple[str, ...] = ()


def cross_sections(lookups: int, points: int, nuclides: int) -> Workload:
    grids = random.uniform(0.1, 1.0, (nuclides, points, POINT))
    grids[:, :, 0] = np.sort(random.random((nuclides, points)), axis=1)
    sizes = np.concatenate([[nuclides // 2], np.full(11, max(2, nuclides // 12))])
    first = np.concatenate([[0], np.cumsum(sizes)]).astype(np.int32)
    nuclide = np.concatenate([random.permutation(nuclides)[:size] for size in sizes]).astype(np.int32)
    arguments = {
        "grids": grids.ravel(), "density": random.uniform(0.1, 1, len(nuclide)), "first": first, "nuclide": nuclide,
        "energy": random.uniform(0.05, 0.95, lookups), "material": random.choice(12, lookups, p=[0.3, *[0.7 / 11] * 11]).astype(np.int32),
        "macro": np.zeros(5 * lookups), "lookups": lookups, "points": points,
    }  # fmt: skip
    return Workload("cross_sections", (-(-lookups // 256), 256), arguments, ("macro",))


def multipole(lookups: int, nuclides: int, most: int) -> Workload:
    first = np.concatenate([[0], np.cumsum(random.integers(1, most, nuclides))]).astype(np.int32)
    poles = np.zeros(first[-1], POLE)
    for name in _PARTS:
        poles[name] = random.uniform(0.2, 1.0, len(poles))
    poles["momentum"] = random.integers(0, 4, len(poles))
    arguments = {
        "poles": poles, "radius": random.uniform(0.1, 0.9, 4 * nuclides), "first": first, "energy": random.uniform(0.2, 1.0, lookups),
        "nuclide": random.integers(0, nuclides, lookups).astype(np.int32), "micro": np.zeros(3 * lookups), "lookups": lookups,
    }  # fmt: skip
    return Workload("multipole", (-(-lookups // 128), 128), arguments, ("micro",))


def heat(tile: int, n: int) -> Workload:
    arguments = {"u": random.random(n * n), "k": random.uniform(0.1, 0.2, n * n), "v": np.zeros(n * n), "n": n}
    return Workload(f"heat{tile}", ((-(-n // tile), -(-n // tile)), (tile, tile)), arguments, ("v",))


def matmul(tile: int, n: int) -> Workload:
    arguments = {"A": random.random(n * n), "B": random.random(n * n), "C": np.zeros(n * n), "n": n}
    return Workload(f"matmul{tile}", ((n // tile, n // tile), (tile, tile)), arguments, ("C",))


def galerkin(nodes: int, elements: int) -> Workload:
    count = elements * nodes**3
    arguments = {
        "u": random.standard_normal(count), "D": random.standard_normal(nodes * nodes), "metric": random.uniform(0.5, 1.5, 3 * count),
        "out": np.zeros(count), "elements": elements,
    }  # fmt: skip
    return Workload(f"galerkin{nodes}", (elements, (nodes, nodes)), arguments, ("out",))


def springs(count: int, nodes: int) -> Workload:
    a = random.integers(0, nodes, count)
    ends = np.stack([a, (a + random.integers(1, 64, count)) % nodes], axis=1).astype(np.int32)
    arguments = {
        "x": random.random(3 * nodes), "ends": ends.ravel(), "stiffness": random.uniform(0.5, 1.5, count), "force": np.zeros(3 * nodes),
        "count": count,
    }  # fmt: skip
    return Workload("springs", (-(-count // 256), 256), arguments, ("force",))


def hexahedra(side: int) -> Workload:
    elements, nodes = side**3, (side + 1) ** 3
    i, j, k = (a.ravel() for a in np.meshgrid(*[np.arange(side)] * 3, indexing="ij"))

    def node(x: Any, y: Any, z: Any) -> Any:
        return (z * (side + 1) + y) * (side + 1) + x

    order = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1))
    corners = np.stack([node(k + x, j + y, i + z) for x, y, z in order], axis=1).astype(np.int32)
    z, y, x = (a.ravel() + 0.1 * random.random(nodes) for a in np.meshgrid(*[np.arange(side + 1.0)] * 3, indexing="ij"))
    names = ("volume", "pressure", "fx", "fy", "fz")
    outputs = {name: np.zeros(elements * (8 if name[0] == "f" else 1)) for name in names}
    arguments = {
        "x": x, "y": y, "z": z, "corners": corners.ravel(), "reference": random.uniform(0.9, 1.2, elements),
        "energy": random.uniform(1, 2, elements), **outputs, "elements": elements,
    }  # fmt: skip
    return Workload("hexahedra", (-(-elements // 128), 128), arguments, names)


def lattice(nx: int, ny: int, nz: int) -> Workload:
    f = random.uniform(0.9, 1.1, 19 * nx * ny * nz)
    arguments = {"f": f, "g": np.zeros_like(f), "nx": nx, "ny": ny, "nz": nz, "omega": 1.2}
    return Workload("lattice19", ((-(-nx // 128), ny, nz), 128), arguments, ("g",))


def rows(n: int, width: int) -> Workload:
    first = (width * np.arange(n + 1)).astype(np.int32)
    column = ((np.arange(n)[:, None] + random.integers(-200, 200, (n, width))) % n).astype(np.int32)
    arguments = {
        "first": first, "column": column.ravel(), "value": random.random(n * width), "x": random.random(n), "y": np.zeros(n), "n": n,
    }  # fmt: skip
    return Workload("rows", (-(-n // 256), 256), arguments, ("y",))


def bodies(n: int) -> Workload:
    arguments = {"body": random.random(4 * n), "force": np.zeros(4 * n), "n": n, "soft": 0.01}
    return Workload("bodies", (n // 256, 256), arguments, ("force",))


def large() -> list[Workload]:
    """What fills a device."""
    return [
        cross_sections(1 << 20, 2000, 68), multipole(1 << 20, 100, 60), heat(16, 4096), matmul(16, 2048), galerkin(8, 1 << 13),
        galerkin(4, 1 << 16), springs(1 << 22, 1 << 20), hexahedra(128), lattice(256, 128, 128), rows(1 << 21, 16), bodies(1 << 15),
    ]  # fmt: skip


def small() -> list[Workload]:
    """What a CPU runs at once."""
    return [
        cross_sections(40, 12, 24), multipole(40, 5, 6), heat(16, 20), heat(8, 13), matmul(16, 32), galerkin(8, 2), galerkin(4, 3),
        springs(50, 20), hexahedra(3), lattice(9, 4, 3), rows(40, 5), bodies(256),
    ]  # fmt: skip
