"""A routine of BLAS or LAPACK as a row: its operands as in the Fortran interface, what it reads and writes, what its adjoint needs.

Operands are written "name:kind" with kinds

    c  a character (uplo, trans, side, diag, jobz)     i  an integer
    s  a scalar of the routine's type                  r  a real scalar
    v  a vector and its increment                      m  a matrix and its leading dimension
    p  numbers side by side (packed storage, tau)      w  real numbers side by side (eigenvalues)
    j  an array of integers (pivots)
    W, R, I  workspace of the type, of reals, of integers     L  the length of the workspace before

then the shape in parentheses, as far as it must be known to copy what is kept for the reverse pass, then `!` for what is overwritten
and read, `=` for what is only written. A shape is a list of integer terms: "m|k@transa" is m where transa is N (or side L), else k;
"m|k|0@job:AS" is m where job is A, k where it is S, else 0; "n/2" is n (n + 1) / 2, "m^n" the smaller and "m>n" the larger of both;
"2*m*n+3" sums of products. "uplo,n" is one triangle of a square.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from polyglot_ad.process.regex import regex

_OPERAND = regex(r"(?P<name>\w+):(?P<kind>[cisrvmpwjWRIL])(?:\((?P<shape>[^)]*)\))?(?P<mode>[!=]?)")
MEMORY = frozenset("vmpwj")
"""Kinds that are memory of numbers or integers."""
WORKSPACE = frozenset("WRIL")


@dataclass(frozen=True)
class Operand:
    """`shape`: one term for vectors and packed storage, two for matrices, or "uplo", n: one triangle of a square."""

    name: str
    kind: str
    shape: tuple[str, ...]
    reads: bool
    writes: bool

    @property
    def memory(self) -> bool:
        return self.kind in MEMORY

    @property
    def numbers(self) -> bool:
        """Whether this is memory of floating-point numbers."""
        return self.kind in "vmpw"

    @property
    def strided(self) -> bool:
        """Whether an increment or leading dimension follows."""
        return self.kind in "vm"

    @property
    def scalar(self) -> bool:
        return self.kind in "sr"

    def arguments(self, type: str) -> int:
        """How many arguments of the canonical form it is."""
        return 2 if self.strided or (self.kind == "s" and type in "cz") else 1


def _operands(text: str) -> tuple[Operand, ...]:
    found = []
    for word in text.split():
        match = _OPERAND.fullmatch(word)
        assert match is not None, word
        mode = match["mode"]
        shape = tuple(match["shape"].split(",")) if match["shape"] else ()
        found.append(Operand(match["name"], match["kind"], shape, mode != "=", mode != ""))
    return tuple(found)


def choices_of(term: str) -> list[tuple[str, str, str]] | None:
    """Of a term with an "@": (operand, letter, term where it is that), the last of which has no letter; None of others."""
    choices, _, chosen = term.partition("@")
    if not chosen:
        return None
    name, _, letters = chosen.partition(":")
    terms = choices.split("|")
    named = letters or ("L" if name == "side" else "N")
    assert len(terms) == len(named) + 1, term
    return [(name, letter, choice) for letter, choice in zip([*named, ""], terms, strict=True)]


@dataclass(frozen=True)
class Row:
    """`types`: letters among s, d, c, z. `names`: symbols that are not type + name, by type ("z": "dznrm2"). `result`: "" none, "s" of
    the type, "r" real, "double", "info" the last argument of the Fortran interface. `needs`: what the adjoint reads of memory ("A", "x.in",
    "B.out") to the operands of which one must be active ("" is always). `before`: tangents are computed before the call itself (None),
    after it (""), or before it by x_tangent_before if this operand is active, else after it. `composite`: made of other rows by a
    function of the runtime library, which is differentiated like the program. `order`: what row-major storage means: exchanges of
    operands "m<>n", flips "transa~", conjugates "alpha*"; None: it has no CBLAS form. `letters`: which letters an operand may be, if
    not all. `conjugates`: complex row-major calls need conjugates besides: runtime/ has a function any_x that is told whether matrices
    lie by rows. `hidden`: only composites call it. `unconverged`: LAPACKE's form has one more pointer, to what did not converge, which
    stays as it is. `section` and `note` are for the documentation."""

    name: str
    types: str
    text: str
    needs: Mapping[str, str] = field(default_factory=dict)
    result: str = ""
    before: str | None = None
    composite: bool = False
    names: Mapping[str, str] = field(default_factory=dict)
    order: str | None = None
    lapacke: bool = False
    section: str = "level1"
    letters: Mapping[str, str] = field(default_factory=dict)
    conjugates: bool = False
    hidden: bool = False
    unconverged: bool = False
    note: str = ""

    @cached_property
    def fortran(self) -> tuple[Operand, ...]:
        """All operands of the Fortran interface, workspace included, without info."""
        return _operands(self.text)

    @cached_property
    def operands(self) -> tuple[Operand, ...]:
        """Those of the canonical form: no workspace."""
        return tuple(o for o in self.fortran if o.kind not in WORKSPACE)

    @property
    def works(self) -> bool:
        return any(o.kind in WORKSPACE for o in self.fortran)

    @property
    def queried(self) -> bool:
        """Whether it may be asked how much workspace it wants."""
        return any(o.kind == "L" for o in self.fortran)

    def symbol(self, type: str) -> str:
        """The name in the library, without what the platform adds."""
        return self.names.get(type, type + self.name)
