"""The routines that are differentiated (see model.py for the notation)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from .model import Row

REAL, COMPLEX, ALL = "sd", "cz", "sdcz"


def _level1() -> Iterator[Row]:
    yield Row("dot", REAL, "n:i x:v(n) y:v(n)", {"x": "y", "y": "x"}, "s", order="")
    for name in ("dotc", "dotu"):
        yield Row(name, COMPLEX, "n:i x:v(n) y:v(n) r:p(1)=", composite=True, order="")
    yield Row("dsdot", "s", "n:i x:v(n) y:v(n)", result="double", composite=True, names={"s": "dsdot"}, order="")
    yield Row("sdsdot", "s", "n:i b:r x:v(n) y:v(n)", result="s", composite=True, names={"s": "sdsdot"}, order="")
    yield Row("axpy", ALL, "n:i alpha:s x:v(n) y:v(n)!", {"x": "alpha"}, order="")
    yield Row("scal", ALL, "n:i alpha:s x:v(n)!", {"x.in": "alpha"}, order="")
    yield Row("rscal", COMPLEX, "n:i alpha:r x:v(n)!", {"x.in": "alpha"}, names={"c": "csscal", "z": "zdscal"}, order="")
    yield Row("nrm2", ALL, "n:i x:v(n)", {"x": ""}, "r", before="", names={"c": "scnrm2", "z": "dznrm2"}, order="")
    yield Row("asum", ALL, "n:i x:v(n)", {"x": ""}, "r", names={"c": "scasum", "z": "dzasum"}, order="")
    yield Row("copy", ALL, "n:i x:v(n) y:v(n)=", composite=True, order="")
    yield Row("swap", ALL, "n:i x:v(n)! y:v(n)!", composite=True, order="")
    yield Row("rot", REAL, "n:i x:v(n)! y:v(n)! c:r s:r", composite=True, order="")
    yield Row("rot", COMPLEX, "n:i x:v(n)! y:v(n)! c:r s:s", composite=True, order=None)
    yield Row("rrot", COMPLEX, "n:i x:v(n)! y:v(n)! c:r s:r", composite=True, names={"c": "csrot", "z": "zdrot"}, order="")
    yield Row("rotm", REAL, "n:i x:v(n)! y:v(n)! param:p(5)", composite=True, order="")
    yield Row("rotg", REAL, "a:p(1)! b:p(1)! c:p(1)= s:p(1)=", composite=True, order="")


def _level2() -> Iterator[Row]:
    rank = {"x": "alpha y", "y": "alpha x"}
    general = {"A": "x alpha", "x": "A alpha", "y.in": "beta"}
    whole = "trans:c m:i n:i alpha:s A:m(m,n) x:v(n|m@trans) beta:s y:v(m|n@trans)!"
    yield Row("gemv", ALL, whole, general, order="m<>n trans~", conjugates=True)
    yield Row("ger", REAL, "m:i n:i alpha:s x:v(m) y:v(n) A:m(m,n)!", rank, order="m<>n x<>y")
    yield Row("geru", COMPLEX, "m:i n:i alpha:s x:v(m) y:v(n) A:m(m,n)!", rank, order="m<>n x<>y")
    yield Row("gerc", COMPLEX, "m:i n:i alpha:s x:v(m) y:v(n) A:m(m,n)!", rank, order="m<>n x<>y", conjugates=True)
    general_band = "trans:c m:i n:i kl:i ku:i alpha:s A:m(kl+ku+1,n) x:v(n|m@trans) beta:s y:v(m|n@trans)!"
    yield Row("gbmv", ALL, general_band, general, order="m<>n kl<>ku trans~", conjugates=True)
    for types, dense, band, packed in ((REAL, "sy", "sb", "sp"), (COMPLEX, "he", "hb", "hp")):
        vectors = "x:v(n) beta:s y:v(n)!"
        yield Row(f"{dense}mv", types, f"uplo:c n:i alpha:s A:m(uplo,n) {vectors}", general, order="uplo~", conjugates=True)
        yield Row(f"{band}mv", types, f"uplo:c n:i k:i alpha:s A:m(k+1,n) {vectors}", general, order="uplo~", conjugates=True)
        yield Row(f"{packed}mv", types, f"uplo:c n:i alpha:s A:p(n/2) {vectors}", general, order="uplo~", conjugates=True)
        one, two = "uplo:c n:i alpha:r x:v(n)", "uplo:c n:i alpha:s x:v(n) y:v(n)"
        yield Row(f"{dense}r", types, f"{one} A:m(uplo,n)!", {"x": "x alpha"}, order="uplo~", conjugates=True)
        yield Row(f"{packed}r", types, f"{one} A:p(n/2)!", {"x": "x alpha"}, order="uplo~", conjugates=True)
        yield Row(f"{dense}r2", types, f"{two} A:m(uplo,n)!", rank, order="uplo~", conjugates=True)
        yield Row(f"{packed}r2", types, f"{two} A:p(n/2)!", rank, order="uplo~", conjugates=True)
    for storage, size, matrix in (("tr", "", "A:m(uplo,n)"), ("tb", "k:i ", "A:m(k+1,n)"), ("tp", "", "A:p(n/2)")):
        operands = f"uplo:c trans:c diag:c n:i {size}{matrix} x:v(n)!"
        yield Row(f"{storage}mv", ALL, operands, {"A": "x", "x.in": "A"}, order="uplo~ trans~", conjugates=True)
        yield Row(f"{storage}sv", ALL, operands, {"A": "x", "x.out": "A"}, before="", order="uplo~ trans~", conjugates=True)


def _level3() -> Iterator[Row]:
    product = {"A": "B alpha", "B": "A alpha", "C.in": "beta"}
    yield Row(
        "gemm", ALL, "transa:c transb:c m:i n:i k:i alpha:s A:m(m|k@transa,k|m@transa) B:m(k|n@transb,n|k@transb) beta:s C:m(m,n)!",
        product, order="transa<>transb m<>n A<>B",
    )  # fmt: skip

    rank, rank2 = "uplo:c trans:c n:i k:i", "A:m(n|k@trans,k|n@trans)"
    for types, name in ((ALL, "symm"), (COMPLEX, "hemm")):
        operands = "side:c uplo:c m:i n:i alpha:s A:m(uplo,m|n@side) B:m(m,n) beta:s C:m(m,n)!"
        yield Row(name, types, operands, product, order="side~ uplo~ m<>n")
    for types, name, kind, letters in ((REAL, "sy", "s", "NT"), (COMPLEX, "sy", "s", "NT"), (COMPLEX, "he", "r", "NC")):
        one = f"{rank} alpha:{kind} {rank2} beta:{kind} C:m(uplo,n)!"
        two = f"{rank} alpha:s {rank2} {rank2.replace('A', 'B')} beta:{kind} C:m(uplo,n)!"
        yield Row(f"{name}rk", types, one, {"A": "A alpha", "C.in": "beta"}, order="uplo~ trans~", letters={"trans": letters})
        turned = "uplo~ trans~ alpha*" if name == "he" else "uplo~ trans~"
        yield Row(f"{name}r2k", types, two, {"A": "B alpha", "B": "A alpha", "C.in": "beta"}, order=turned, letters={"trans": letters})
    triangle = "side:c uplo:c transa:c diag:c m:i n:i alpha:s A:m(uplo,m|n@side) B:m(m,n)!"
    yield Row("trmm", ALL, triangle, {"A": "", "B.in": "A alpha"}, order="side~ uplo~ m<>n")
    yield Row("trsm", ALL, triangle, {"A": "", "B.in": "alpha", "B.out": "A"}, before="alpha", order="side~ uplo~ m<>n")


def _lapack() -> Iterator[Row]:
    factor = "n:i A:m(uplo,n)!"
    yield Row("potrf", ALL, f"uplo:c {factor}", {"A.out": ""}, "info", before="")
    yield Row("potrs", ALL, "uplo:c n:i nrhs:i A:m(uplo,n) B:m(n,nrhs)!", result="info", composite=True)
    yield Row("posv", ALL, "uplo:c n:i nrhs:i A:m(uplo,n)! B:m(n,nrhs)!", result="info", composite=True)
    yield Row("potri", ALL, f"uplo:c {factor}", result="info", composite=True)
    yield Row("getrf", ALL, "m:i n:i A:m(m,n)! ipiv:j(m^n)=", {"A.out": "", "ipiv.out": ""}, "info", before="")
    needs = {"A": "", "ipiv": "", "B.out": "A"}
    yield Row("getrs", ALL, "trans:c n:i nrhs:i A:m(n,n) ipiv:j(n) B:m(n,nrhs)!", needs, "info", before="")
    yield Row("laswp", ALL, "n:i A:m(k2,n)! k1:i k2:i ipiv:j(swaps) incx:i", {"ipiv": ""})
    yield Row("gesv", ALL, "n:i nrhs:i A:m(n,n)! ipiv:j(n)= B:m(n,nrhs)!", result="info", composite=True)
    yield Row("getri", ALL, "n:i A:m(n,n)! ipiv:j(n) work:W lwork:L", result="info", composite=True)
    yield Row("gbtrf", ALL, "m:i n:i kl:i ku:i A:m(2*kl+ku+1,n)! ipiv:j(m^n)=", {"A.out": "", "ipiv.out": ""}, "info", before="")
    band = "n:i kl:i ku:i nrhs:i A:m(2*kl+ku+1,n)"
    yield Row("gbtrs", ALL, f"trans:c {band} ipiv:j(n) B:m(n,nrhs)!", result="info", composite=True)
    yield Row("gbsv", ALL, f"{band}! ipiv:j(n)= B:m(n,nrhs)!", result="info", composite=True)
    indefinite = "uplo:c n:i nrhs:i A:m(uplo,n)! ipiv:j(n)= B:m(n,nrhs)! work:W lwork:L"
    for name, types in (("sysv", ALL), ("hesv", COMPLEX)):
        yield Row(name, types, indefinite, {"A.in": "", "B.out": "A"}, "info")
    triangle = "diag:c n:i nrhs:i A:m(uplo,n) B:m(n,nrhs)!"
    yield Row("trtrs", ALL, f"uplo:c trans:c {triangle}", result="info", composite=True)
    yield Row("trtri", ALL, f"uplo:c diag:c {factor}", result="info", composite=True)
    yield Row("lacpy", ALL, "part:c m:i n:i A:m(m,n) B:m(m,n)=", composite=True, letters={"part": "ULA"})
    yield Row("laset", ALL, "part:c m:i n:i alpha:s beta:s A:m(m,n)=", composite=True, letters={"part": "ULA"})
    yield Row("geqrf", ALL, "m:i n:i A:m(m,n)! tau:p(m^n)= work:W lwork:L", {"A.out": "", "tau.out": ""}, "info")
    unitary = {"c": "cunmqr", "z": "zunmqr"}
    operands = "side:c trans:c m:i n:i k:i A:m(m|n@side,k) tau:p(k) C:m(m,n)! work:W lwork:L"
    needs = {"A": "", "tau": "", "C.out": "A tau"}
    yield Row("ormqr", ALL, operands, needs, "info", names=unitary, letters={"trans": "NT", "trans.z": "NC"})
    operands = "m:i n:i k:i A:m(m,n)! tau:p(k) work:W lwork:L"
    yield Row("orgqr", ALL, operands, result="info", composite=True, names={"c": "cungqr", "z": "zungqr"})
    operands = "trans:c m:i n:i nrhs:i A:m(m,n)! B:m(m>n,nrhs)! work:W lwork:L"
    yield Row("gels", ALL, operands, result="info", composite=True, letters={"trans": "NT", "trans.z": "NC"})
    needs = {"A.out": "", "w.out": ""}
    for types, symbol, work in ((REAL, "syev", ""), (COMPLEX, "heev", " rwork:R(3*n)")):
        names = {type: type + symbol for type in types}
        operands = f"jobz:c uplo:c n:i A:m(n,n)! w:w(n)= work:W lwork:L{work}"
        yield Row("eig", types, operands, needs, "info", before="", names=names, hidden=True)
        yield Row("syev", types, operands, result="info", composite=True, names=names, letters={"jobz": "NV"})
    for types, symbol, work in ((REAL, "syevd", "iwork:I liwork:L"), (COMPLEX, "heevd", "rwork:R lrwork:L iwork:I liwork:L")):
        names = {type: type + symbol for type in types}
        operands = f"jobz:c uplo:c n:i A:m(n,n)! w:w(n)= work:W lwork:L {work}"
        yield Row("eigd", types, operands, needs, "info", before="", names=names, hidden=True)
        yield Row("syevd", types, operands, result="info", composite=True, names=names, letters={"jobz": "NV"})
    yield from _singular()
    yield from _general()
    operands = "transa:c transb:c isgn:i m:i n:i A:m(m,m) B:m(n,n) C:m(m,n)! scale:w(1)="
    letters = {"transa": "NT", "transb": "NT", "transa.z": "NC", "transb.z": "NC"}
    needs = {"A": "", "B": "", "C.out": "A B", "scale.out": ""}
    yield Row("trsyl", ALL, operands, needs, "info", before="", letters=letters)
    yield Row("lange", ALL, "norm:c m:i n:i A:m(m,n) work:R(m)", result="r", composite=True, letters={"norm": "MOIF"})


def _singular() -> Iterator[Row]:
    needs = {"s.out": "", "U.out": "", "VT.out": ""}
    for types in (REAL, COMPLEX):
        matrix, thin = "m:i n:i A:m(m,n)! s:w(m^n)=", "U:m(m,m^n)= VT:m(m^n,n)= work:W lwork:L"
        work = " rwork:R(5*m+5*n)" if types == COMPLEX else ""
        names = {type: f"{type}gesvd" for type in types}
        yield Row("svd", types, f"jobu:c jobvt:c {matrix} {thin}{work}", needs, "info", before="", names=names, hidden=True)
        whole = "U:m(m,m|m^n|0@jobu:AS)= VT:m(n|m^n|0@jobvt:AS,n)= work:W lwork:L"
        letters = {"jobu": "NSAO", "jobvt": "NSA"}
        yield Row(
            "gesvd", types, f"jobu:c jobvt:c {matrix} {whole}{work}", result="info", composite=True, letters=letters, unconverged=True
        )  # fmt: skip
        work = (" rwork:R(5*m*n+7*m+7*n)" if types == COMPLEX else "") + " iwork:I(8*m+8*n)"
        names = {type: f"{type}gesdd" for type in types}
        yield Row("sdd", types, f"jobz:c {matrix} {thin}{work}", needs, "info", before="", names=names, hidden=True)
        whole = "U:m(m,m|m^n|m|0@jobz:ASO)= VT:m(n|m^n|n|0@jobz:ASO,n)= work:W lwork:L"
        yield Row("gesdd", types, f"jobz:c {matrix} {whole}{work}", result="info", composite=True, letters={"jobz": "NSA"})


def _general() -> Iterator[Row]:
    for types, values, work in ((REAL, "wr:w(n)= wi:w(n)=", ""), (COMPLEX, "w:p(n)=", " rwork:R(2*n)")):
        needs = {f"{value.partition(':')[0]}.out": "" for value in values.split()} | {"VL.out": "", "VR.out": ""}
        names = {type: f"{type}geev" for type in types}
        matrix, workspace = f"jobvl:c jobvr:c n:i A:m(n,n)! {values}", f"work:W lwork:L{work}"
        yield Row("ev", types, f"{matrix} VL:m(n,n)= VR:m(n,n)= {workspace}", needs, "info", before="", names=names, hidden=True)
        vectors = "VL:m(n|0@jobvl:V,n)= VR:m(n|0@jobvr:V,n)="
        letters = {"jobvl": "NV", "jobvr": "NV"}
        yield Row("geev", types, f"{matrix} {vectors} {workspace}", result="info", composite=True, letters=letters)


@cache
def rows() -> tuple[Row, ...]:
    sections = {"level1": _level1(), "level2": _level2(), "level3": _level3(), "lapack": _lapack()}
    return tuple(replace(row, section=section, lapacke=section == "lapack") for section, found in sections.items() for row in found)


@cache
def by_name() -> dict[tuple[str, str], Row]:
    """(type, name) to row."""
    return {(type, row.name): row for row in rows() for type in row.types}
