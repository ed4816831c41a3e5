"""Draw the pictures of docs/gallery.md from real runs: `python tools/gallery.py [NAME...]`.

It needs the dependency group `gallery`, and the compilers of the examples.

Each picture is a function here; those of an example run it, with its own checks, and take the numbers that it leaves.
"""

from __future__ import annotations

import runpy
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np

import polyglot_ad as pad

ROOT = Path(__file__).parent.parent
IMAGES = ROOT / "docs" / "images"
mpl.rcParams.update(
    {"svg.hashsalt": "gallery", "svg.fonttype": "none", "font.size": 9, "axes.spines.top": False, "axes.spines.right": False}
)


def example(path: str) -> dict[str, Any]:
    """What the module of an example holds after it has run."""
    return runpy.run_path(str(ROOT / "examples" / path))


def orbit() -> plt.Figure:
    """Observations of an ODE, and its trajectories with the rates at the start and at the end of the fit."""
    ran = example("ode_fit/fit.py")
    figure, (phase, path) = plt.subplots(1, 2, figsize=(8, 3))
    when = ran["INNER"] * ran["H"] * np.arange(ran["TIMES"])
    for rates, label, style in ((ran["start"], "first guess", "--"), (ran["fit"].x, "fitted", "-")):
        states = np.zeros_like(ran["observed"])
        ran["lib"].trajectory(rates, states, *ran["rest"][1:])
        phase.plot(*states.T, style, label=label)
        path.plot(when, states[:, 0], style)
    phase.plot(*ran["observed"].T, "k.", ms=3, label="observed")
    path.plot(when, ran["observed"][:, 0], "k.", ms=3)
    phase.set(xlabel="prey", ylabel="predators")
    path.set(xlabel="time", ylabel="prey")
    phase.legend(frameon=False)
    return figure


def conductivity() -> plt.Figure:
    """The conductivity that made the observations, the gradient of the misfit at the first guess, and what the fit finds."""
    ran = example("cuda_heat/fit.py")
    figure, axes = plt.subplots(1, 3, figsize=(9, 2.8))
    fields = (("truth", ran["truth"]), ("gradient at k = 1", ran["gradient"]), ("found", ran["found"]))
    for ax, (title, field) in zip(axes, fields, strict=True):
        figure.colorbar(ax.imshow(field, cmap="viridis"), ax=ax, shrink=0.8)
        ax.set_title(title)
        ax.set_axis_off()
    return figure


def nozzle() -> plt.Figure:
    """How the thrust depends on the state of each cell at the start: one gradient through C, Fortran and Rust."""
    ran = example("three_languages/nozzle.py")
    figure, axes = plt.subplots(1, 3, figsize=(9, 2.5), sharex=True)
    for ax, name, values in zip(axes, ("density", "momentum", "energy"), ran["gradient"].reshape(-1, 3).T, strict=True):
        ax.bar(np.arange(values.size), values)
        ax.set(title=f"d thrust / d {name}", xlabel="cell")
    return figure


STENCIL = """
void residual(const double *u, double *restrict r, int m) {
    for (int i = 0; i < m; i++)
        for (int j = 0; j < m; j++) {
            int k = i * m + j;
            double c = u[k], s = (i ? u[k - m] : 0) + (i + 1 < m ? u[k + m] : 0) + (j ? u[k - 1] : 0) + (j + 1 < m ? u[k + 1] : 0);
            r[k] = s - 4 * c - c * c * c;
        }
}
"""


def pattern() -> plt.Figure:
    """The pattern of a Jacobian, found from the program, each column in the colour of the pass that computes it."""
    m = 7
    lib = pad.compile(STENCIL, "c")
    u, r = np.random.default_rng(0).random(m * m), np.zeros(m * m)
    found = pad.sparsity(lib.residual, argnums=0)(u, r, m)
    jacobian = pad.jacobian(lib.residual, sparse=found)(u, r, m)
    dense = np.stack([pad.jvp(lib.residual, (u, r, m), (e, np.zeros(m * m), None))[1] for e in np.eye(m * m)], 1)
    np.testing.assert_allclose(jacobian.toarray(), dense, atol=1e-12)
    figure, ax = plt.subplots(figsize=(4, 3.6))
    colours = np.asarray(found.column_colours)
    ax.scatter(found.columns, found.rows, c=colours[found.columns], cmap="tab10", s=7, marker="s")
    ax.set(xlabel="column", ylabel="row", title=f"{m * m} columns, {colours.max() + 1} passes", aspect="equal")
    ax.invert_yaxis()
    return figure


HEAT = """
#include <math.h>
#include <stdlib.h>
double heat(const double *start, int n, int steps, double k) {
    double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v), sum = 0;
    for (int i = 0; i < n; i++) u[i] = v[i] = start[i];
    for (int t = 0; t < steps; t++) {
        for (int i = 1; i < n - 1; i++) v[i] = u[i] + k * sin(u[i - 1] - 2 * u[i] + u[i + 1]);
        double *old = u; u = v; v = old;
    }
    for (int i = 0; i < n; i++) sum += u[i] * u[i];
    free(u); free(v);
    return sum;
}
"""


def budget() -> plt.Figure:
    """Time of a gradient, and how often steps run again, against the memory that it may keep."""
    heat = pad.compile(HEAT, "c").heat
    start, rest = np.linspace(0, 1, 2000) ** 2, (2000, 2000, 0.2)
    plain = pad.grad(heat)
    reference, primal = plain(start, *rest), best_of(heat, start, *rest)
    rows = []
    for megabytes in (0.3, 0.5, 1, 2, 4, 8, 16, 32):
        gradient = pad.grad(heat, memory=int(megabytes * 1e6))
        np.testing.assert_allclose(gradient(start, *rest), reference, rtol=1e-10)
        rows.append((megabytes, best_of(gradient, start, *rest) / primal, gradient.schedule.recomputations))
    memory, ratio, again = np.array(rows).T
    figure, (left, right) = plt.subplots(1, 2, figsize=(8, 2.8))
    left.semilogx(memory, ratio, "o-")
    left.axhline(best_of(plain, start, *rest) / primal, color="grey", ls=":", label="without a budget")
    left.set(xlabel="budget (MB)", ylabel="gradient / primal", ylim=(0, None))
    left.legend(frameon=False)
    right.semilogx(memory, again, "o-")
    right.set(xlabel="budget (MB)", ylabel="recomputations of the primal", ylim=(0, None))
    return figure


def best_of(run: Callable[..., object], *arguments: Any) -> float:
    """Seconds of the fastest of some runs."""
    seconds = []
    for _ in range(7):
        began = time.perf_counter()
        run(*arguments)
        seconds.append(time.perf_counter() - began)
    return min(seconds)


PICTURES = {f.__name__: f for f in (orbit, conductivity, nozzle, pattern, budget)}


def main(names: list[str]) -> None:
    IMAGES.mkdir(exist_ok=True)
    for name in names or PICTURES:
        figure = PICTURES[name]()
        figure.savefig(IMAGES / f"{name}.svg", bbox_inches="tight", metadata={"Date": None})
        print(f"{name}.svg: {PICTURES[name].__doc__}")


if __name__ == "__main__":
    main(sys.argv[1:])
