"""Every routine of the table: all letters, strides and sizes, in Fortran's form and CBLAS's, in both modes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from polyglot_ad.rules.blas.rows import rows

from .harness import Call, Routine, check, compiled, letters_of, library

LEVELS = {name: tuple(sorted({row.name for row in rows() if row.section == name})) for name in dict.fromkeys(row.section for row in rows())}


def routines(section: str, type: str, form: str) -> list[Routine]:
    found = [Routine(type, name, form) for name in LEVELS[section] if any(name == row.name and type in row.types for row in rows())]
    return [r for r in found if form == "fortran" or r.row.order is not None]


def _choices(routine: Routine) -> list[dict[str, Any]]:
    """Integers and steps: ordinary ones, negative steps, nothing at all."""
    names = [o.name for o in routine.row.operands if o.kind == "i"]
    vectors = [o.name for o in routine.row.operands if o.kind == "v"]
    sizes = {"m": 4, "n": 3, "k": 2, "kl": 1, "ku": 2, "nrhs": 2}
    usual = {name: sizes[name] for name in names}
    found = [usual]
    if vectors:
        positive = routine.name in ("scal", "rscal", "nrm2", "asum")
        steps = [2, 3] if positive else [-2, 3, -1]
        found.append({**usual, "step": dict(zip(vectors, steps)), "pad": 0})
        if not positive:
            found.append({**usual, "step": dict(zip(vectors, [3, -1]))})
    if routine.row.section != "lapack":
        found.append({**usual, names[-1]: 0} if names else usual)
    return found


KINDS = [("d", "fortran"), ("z", "fortran"), ("d", "cblas"), ("z", "cblas"), ("s", "fortran"), ("c", "fortran")]
SOME = ("dot", "axpy", "nrm2", "gemv", "trsv", "her", "syr2", "gemm", "herk", "trsm")
"""In single precision: what is computed is compiled from the same text."""


@pytest.mark.parametrize(("type", "form"), KINDS)
@pytest.mark.parametrize("section", [name for name in LEVELS if name != "lapack"])
def test_blas(section: str, type: str, form: str) -> None:
    if library() is None:
        pytest.skip("OpenBLAS is not installed: tools/install_toolchains blas")
    found = [r for r in routines(section, type, form) if type in "dz" or r.name in SOME]
    lib = compiled(tuple(found))
    rng = np.random.default_rng(1)
    dtype = np.float32 if type in "sc" else np.float64
    for which, routine in enumerate(found):
        layouts = ["C", "R"] if routine.laid_out else [""]
        choices = _choices(routine)
        for number, letters in enumerate(letters_of(routine.row, type)):
            for layout in layouts:
                for choice in choices if number == 0 else choices[:2]:
                    values, given, made = routine.sizes(choice, {**letters, "layout": layout})
                    check(Call(lib.run, which, values, made), (routine, letters, layout), rng.uniform(0.5, 1.5, given).astype(dtype), rng)


APART = ("gesvd", "gesdd", "geev", "sysv", "hesv", "gbtrf", "gbtrs", "gbsv", "trsyl")
"""A program of their own: each is a part of the one function that is differentiated."""


@pytest.mark.parametrize(("type", "apart"), [("d", False), ("z", False), ("s", False), ("d", True), ("z", True)])
def test_lapack(type: str, apart: bool) -> None:
    if library() is None:
        pytest.skip("OpenBLAS is not installed: tools/install_toolchains blas")
    found = [r for r in routines("lapack", type, "fortran") if r.name not in ("ormqr", "orgqr") and not r.row.hidden]
    found = [r for r in found if (r.name in APART) == apart]
    if type == "s":
        found = [r for r in found if r.name in ("potrf", "getrf", "geqrf")]
    lib = compiled(tuple(found))
    rng = np.random.default_rng(2)
    sizes = {"m": 4, "n": 3, "nrhs": 2, "k1": 1, "k2": 3, "incx": 1, "kl": 1, "ku": 2, "isgn": -1}
    for which, routine in enumerate(found):
        if routine.name == "trsyl" and type != "z":
            continue  # real matrices are quasi-triangular: test_singular.py
        names = [o.name for o in routine.row.operands if o.kind == "i"]
        choices = [{name: sizes[name] for name in names}]
        if "m" in names:
            choices += [{**choices[0], "m": 3, "n": 4}, {**choices[0], "m": 3, "n": 3}]
        if routine.name == "laswp":
            choices.append({**choices[0], "incx": -1})
        choices.append({**choices[0], "n": 0})
        for letters in letters_of(routine.row, type):
            if letters.get("jobz") == "N" and routine.name.startswith("syev"):
                continue  # what is left of the matrix is nothing in particular
            if {letters.get(job) for job in ("jobz", "jobu", "jobvt")} & {"A", "O"}:
                continue  # neither are the vectors that complete a basis, and those with O come after a matrix that is not compared
            for choice in choices:
                values, _, made = routine.sizes(choice, letters)
                given, free = routine.conditioned(choice, letters, rng)
                given = given.astype(np.float32 if type == "s" else np.float64)
                check(Call(lib.run, which, values, made), (routine, letters), given, rng, free)
