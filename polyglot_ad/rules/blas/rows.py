"""The routines that are differentiated (see model.py for the notation)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from .model import Row

REAL, COMPLEX, ALL = "sd", "cz", "sdcz"


def _level1() -> Iterator[Row]:
    yield Row("dot", REAL, "n:i x:v(n) y:v(n)", {"x": "y", "y": "x"}, "s", order="")
    yield Row("axpy", ALL, "n:i alpha:s x:v(n) y:v(n)!", {"x": "alpha"}, order="")
    yield Row("scal", ALL, "n:i alpha:s x:v(n)!", {"x.in": "alpha"}, order="")
    yield Row("rscal", COMPLEX, "n:i alpha:r x:v(n)!", {"x.in": "alpha"}, names={"c": "csscal", "z": "zdscal"}, order="")
    yield Row("nrm2", ALL, "n:i x:v(n)", {"x": ""}, "r", before=False, names={"c": "scnrm2", "z": "dznrm2"}, order="")
    yield Row("asum", ALL, "n:i x:v(n)", {"x": ""}, "r", names={"c": "scasum", "z": "dzasum"}, order="")
    yield Row("copy", ALL, "n:i x:v(n) y:v(n)=", composite=True, order="")
    yield Row("swap", ALL, "n:i x:v(n)! y:v(n)!", composite=True, order="")
    yield Row("rot", REAL, "n:i x:v(n)! y:v(n)! c:r s:r", composite=True, order="")
    yield Row("rot", COMPLEX, "n:i x:v(n)! y:v(n)! c:r s:s", composite=True, order=None)
    yield Row("rrot", COMPLEX, "n:i x:v(n)! y:v(n)! c:r s:r", composite=True, names={"c": "csrot", "z": "zdrot"}, order="")
    yield Row("rotm", REAL, "n:i x:v(n)! y:v(n)! param:p", composite=True, order="")
    yield Row("rotg", REAL, "a:p! b:p! c:p= s:p=", composite=True, order="")


def _level2() -> Iterator[Row]:
    rank = {"x": "alpha y", "y": "alpha x"}
    general = {"A": "x alpha", "x": "A alpha", "y.in": "beta"}
    yield Row("gemv", ALL, "trans:c m:i n:i alpha:s A:m(m,n) x:v(n|m@trans) beta:s y:v(m|n@trans)!", general, order="m<>n trans~")
    yield Row("ger", REAL, "m:i n:i alpha:s x:v(m) y:v(n) A:m(m,n)!", rank, order="m<>n x<>y")
    yield Row("geru", COMPLEX, "m:i n:i alpha:s x:v(m) y:v(n) A:m(m,n)!", rank, order="m<>n x<>y")
    yield Row("gerc", COMPLEX, "m:i n:i alpha:s x:v(m) y:v(n) A:m(m,n)!", rank)


def _level3() -> Iterator[Row]:
    product = {"A": "B alpha", "B": "A alpha", "C.in": "beta"}
    yield Row(
        "gemm", ALL, "transa:c transb:c m:i n:i k:i alpha:s A:m(m|k@transa,k|m@transa) B:m(k|n@transb,n|k@transb) beta:s C:m(m,n)!",
        product, order="transa<>transb m<>n A<>B",
    )  # fmt: skip


@cache
def rows() -> tuple[Row, ...]:
    return (*_level1(), *_level2(), *_level3())


@cache
def by_name() -> dict[tuple[str, str], Row]:
    """(type, name) to row."""
    return {(type, row.name): row for row in rows() for type in row.types}
