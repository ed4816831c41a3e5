"""The table of routines against what is made from it."""

from __future__ import annotations

import re
from pathlib import Path

from polyglot_ad.rules import blas
from polyglot_ad.rules.blas.bodies import defines
from polyglot_ad.rules.blas.rows import rows
from polyglot_ad.rules.blas.symbols import recognised
from polyglot_ad.rules.blas.table import table


def test_page_is_current() -> None:
    page = (Path(__file__).parents[2] / "docs" / "blas.md").read_text()
    assert page.endswith(table().rstrip() + "\n"), "python -m polyglot_ad.rules.blas.table, at the end of docs/blas.md"


def test_every_row_has_its_functions() -> None:
    for row in rows():
        for type in row.types:
            wanted = [row.name] if row.composite else [f"{row.name}_tangent", f"{row.name}_adjoint"]
            wanted += [f"{row.name}_tangent_before"] if row.before else []
            wanted += [f"any_{row.name}"] if row.conjugates and type in "cz" else []
            assert all(defines("lp64", type, name) for name in wanted), (row.name, type)


def test_names() -> None:
    def of(name: str) -> tuple[str, ...] | None:
        found = recognised(name)
        return found and (found.family.name, found.form, found.type, found.row.name)

    assert of("dgemm_") == ("lp64", "fortran", "d", "gemm")
    assert of("cblas_zgemm64_") == ("ilp64", "cblas", "z", "gemm")
    assert of("cblas_sgemm_64") == ("ilp64", "cblas", "s", "gemm")
    assert of("scipy_dpotrf_64_") == ("scipy64", "fortran", "d", "potrf")
    assert of("LAPACKE_zheev") == ("lp64", "lapacke", "z", "syev")
    assert of("cblas_cdotu_sub") == ("lp64", "cblas", "c", "dotu")
    assert of("dznrm2_") == ("lp64", "fortran", "z", "nrm2")
    assert of("LAPACKE_dgesv_work") is None and of("cblas_dgesv") is None and of("gemm_") is None and of("printf") is None


def test_local_functions_of_the_bodies_have_names_of_their_own() -> None:
    """Bodies of several files are put into one module, by name."""
    found: dict[str, set[str]] = {}
    for file in (Path(str(blas.__file__)).parent / "runtime").glob("*.[ch]"):
        for name in re.findall(r"^LOCAL .*?(\w+)\(", file.read_text(), re.MULTILINE):
            found.setdefault(name, set()).add(file.name)
    assert len(found) > 30
    assert {name: files for name, files in found.items() if len(files) > 1} == {}
