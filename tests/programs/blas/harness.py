"""Any routine of the table, in any form, as a C program of one array in and one array out, against central differences of the program.

The program copies all operands that are numbers out of `given`, calls the routine, and writes everything that the routine may write to
`made`, result and gaps between columns included: what a routine must leave alone has the identity as its derivative there.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.rules.blas.model import Operand, Row, choices_of
from polyglot_ad.rules.blas.rows import by_name

_ENUMS = {"N": 111, "T": 112, "C": 113, "U": 121, "L": 122}
_C = {"s": "float", "d": "double", "c": "float", "z": "double"}


def enumeration(operand: Operand, letter: str) -> int:
    if operand.name.startswith("trans"):
        return _ENUMS[letter]
    tables = {"uplo": {"U": 121, "L": 122}, "diag": {"N": 131, "U": 132}, "side": {"L": 141, "R": 142}}
    return next(table[letter] for kind, table in tables.items() if operand.name.startswith(kind))


DESTROYING = ("gesvd", "gesdd", "geev", "sysv", "hesv")
"""Routines that leave nothing in particular of their matrix."""


def library() -> str | None:
    """The flag that links BLAS and LAPACK; None where there is none."""
    for folder in ("/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"):
        if (Path(folder) / "libopenblas.so").exists():
            return "-lopenblas"
    return None


needs_library = pytest.mark.skipif(library() is None, reason="OpenBLAS is not installed: tools/install_toolchains blas")


@dataclass(frozen=True)
class Routine:
    type: str
    name: str
    form: str = "fortran"

    @property
    def row(self) -> Row:
        return by_name()[self.type, self.name]

    @property
    def function(self) -> str:
        return f"t_{self.form}_{self.type}_{self.name}"

    @property
    def real(self) -> str:
        return _C[self.type]

    @property
    def parts(self) -> int:
        return 2 if self.type in "cz" else 1

    def numbers(self, operand: Operand) -> int:
        """Reals of one element."""
        return self.parts if operand.kind in "svmp" else 1

    def left(self, operand: Operand) -> bool:
        """Whether the routine leaves something there that is compared."""
        return operand.numbers and operand.writes and not (operand.name == "A" and self.name in DESTROYING)

    @property
    def laid_out(self) -> bool:
        return self.form == "cblas" and any(o.kind in "mc" for o in self.row.fortran)

    def parameters(self) -> list[str]:
        """The integer parameters: of each operand its letter, its value, or its length and its step."""
        found = ["layout"] if self.laid_out else []
        for o in self.row.operands:
            if o.kind in "ci":
                found.append(o.name)
            elif o.memory:
                found += [f"{o.name}_n", *([f"{o.name}_s"] if o.strided else [])]
        return found

    # the program ------------------------------------------------------------------------------------------------------------

    @property
    def dots(self) -> bool:
        """Whether it gives back a complex number: as C does in Fortran's form, in memory (`_sub`) in CBLAS's."""
        return self.name in ("dotc", "dotu")

    @property
    def symbol(self) -> str:
        plain = self.row.symbol(self.type)
        return f"{plain}_" if self.form == "fortran" else f"cblas_{plain}{'_sub' if self.dots else ''}"

    def declaration(self) -> str:
        kinds = [self._declared(o) for o in self.row.fortran]
        result = self.real if self.row.result in ("s", "r") else "void"
        if self.form == "fortran":
            if self.dots:
                return f"{self.real} _Complex {self.symbol}({', '.join(itertools.chain(*kinds[:-1]))});"
            info = [["int *"]] if self.row.result == "info" else []
            return f"{result} {self.symbol}({', '.join(itertools.chain(*kinds, *info))});"
        return f"{result} {self.symbol}({', '.join([*(['int'] if self.laid_out else []), *itertools.chain(*kinds)])});"

    def _declared(self, o: Operand) -> list[str]:
        if self.form == "fortran":
            return ["void *", "int *"] if o.strided else ["void *"]
        if o.kind in "ci":
            return ["int"]
        if o.scalar:
            return ["void *" if self.numbers(o) == 2 else self.real]
        return ["void *", "int"] if o.strided else ["void *"]

    def source(self) -> str:
        row, real = self.row, self.real
        lines = [f"__attribute__((noinline)) static void {self.function}(const int *p, const {real} *given, {real} *made) {{"]
        lines += [f"  int {name} = p[{index}];" for index, name in enumerate(self.parameters())]
        passed: list[str] = ["layout"] if self.laid_out else []
        for o in row.fortran:
            count = self.numbers(o)
            if o.kind == "c":
                lines.append(f"  char {o.name}_c = {o.name};")
                passed.append(f"&{o.name}_c" if self.form == "fortran" else o.name)
            elif o.kind == "i":
                passed.append(f"&{o.name}" if self.form == "fortran" else o.name)
            elif o.scalar:
                lines.append(f"  {real} {o.name}_v[{count}]; for (int i = 0; i < {count}; i++) {o.name}_v[i] = *given++;")
                passed.append(f"{o.name}_v" if self.form == "fortran" or count == 2 else f"{o.name}_v[0]")
            elif o.kind in "vmpw":
                lines.append(f"  {real} *{o.name}_p = malloc(({o.name}_n + 1) * {count} * sizeof({real}));")
                lines.append(f"  for (int i = 0; i < {o.name}_n * {count}; i++) {o.name}_p[i] = *given++;")
                passed.append(f"{o.name}_p")
                if o.strided:
                    passed.append(f"&{o.name}_s" if self.form == "fortran" else f"{o.name}_s")
            elif o.kind == "j":
                lines.append(f"  int *{o.name}_p = malloc(({o.name}_n + 1) * sizeof(int));")
                lines.append(f"  for (int i = 0; i < {o.name}_n; i++) {o.name}_p[i] = i + 2 < {o.name}_n ? i + 2 : {o.name}_n;")
                passed.append(f"{o.name}_p")
            elif o.kind == "L":
                lines.append(f"  int {o.name} = 4096;")
                passed.append(f"&{o.name}")
            else:
                type = {"W": real, "R": real, "I": "int"}[o.kind]
                lines.append(f"  {type} *{o.name} = malloc(8192 * sizeof({type}));")
                passed.append(o.name)
        result = f"{real} result = " if row.result in ("s", "r") else ""
        if row.result == "info":
            lines.append("  int info = 0;")
            passed.append("&info")
        if self.dots and self.form == "fortran":
            result = f"*({real} _Complex *){passed.pop()} = "
        lines.append(f"  {result}{self.symbol}({', '.join(passed)});")
        if row.result in ("s", "r"):
            lines.append("  *made++ = result;")
        if row.result == "info":
            lines.append("  *made++ = info;")
        for o in row.operands:
            if self.left(o):
                lines.append(f"  for (int i = 0; i < {o.name}_n * {self.numbers(o)}; i++) *made++ = {o.name}_p[i];")
        for o in row.fortran:
            if o.memory:
                lines.append(f"  free({o.name}_p);")
            elif o.kind in "WRI":
                lines.append(f"  free({o.name});")
        return "\n".join([*lines, "}"])

    # a call -----------------------------------------------------------------------------------------------------------------

    def sizes(self, choice: Mapping[str, Any], letters: Mapping[str, str]) -> tuple[Any, int, int]:
        """(parameters, length of `given`, of `made`) of one call. `choice` has integers by name, "step" for vectors, "pad" for columns."""
        values: list[int] = []
        given = made = 0
        by_rows = letters.get("layout") == "R"
        if self.laid_out:
            values.append(101 if by_rows else 102)
        for o in self.row.operands:
            if o.kind == "c":
                values.append(enumeration(o, letters[o.name]) if self.form == "cblas" else ord(letters[o.name]))
            elif o.kind == "i":
                values.append(choice[o.name])
            elif o.scalar:
                given += self.numbers(o)
            elif o.memory:
                extents = [self._term(term, choice, letters) for term in o.shape if term != "uplo"]
                if o.shape[0] == "uplo":
                    extents *= 2
                if o.kind == "m":
                    rows, columns = extents
                    if by_rows:
                        rows, columns = (rows, choice.get("m", columns)) if o.shape[0] in ("kl+ku+1", "k+1") else (columns, rows)
                    step = max(rows, 1) + choice.get("pad", 1)
                    length = step * columns
                elif o.kind == "v":
                    step = choice.get("step", {}).get(o.name, 1)
                    length = max(0, 1 + (extents[0] - 1) * abs(step)) if extents[0] > 0 else 0
                else:
                    step, length = 1, extents[0]
                values += [length, *([step] if o.strided else [])]
                if o.numbers:
                    given += length * self.numbers(o)
                    made += length * self.numbers(o) if self.left(o) else 0
        made += self.row.result != ""
        return np.array(values, np.int32), given, made

    def conditioned(self, choice: Mapping[str, Any], letters: Mapping[str, str], rng: Any) -> Any:
        """Numbers with which LAPACK's routines are far from singular: large and different numbers on the diagonals of matrices. And which
        of them may vary: all but the imaginary parts of the diagonals of Hermitian matrices and their factors."""
        values, given, _ = self.sizes(choice, letters)
        numbers, free = rng.uniform(0.5, 1.5, given), np.ones(given)
        at, index = 0, 0
        for o in self.row.operands:
            index += not o.scalar
            if o.scalar:
                at += self.numbers(o)
            elif o.memory:
                length = int(values[index - 1])
                if o.kind == "m":
                    step = int(values[index])
                    index += 1
                    for j in range(length // max(step, 1)):
                        place = at + (j * step + j) * self.parts
                        if o.name == "A" and j < step and place < at + length * self.parts:
                            numbers[place] += 4 + 2 * j
                            if o.shape[0] == "uplo" and self.parts == 2:
                                numbers[place + 1] = free[place + 1] = 0
                at += length * self.numbers(o) if o.numbers else 0
        return numbers, free

    def _term(self, term: str, choice: Mapping[str, Any], letters: Mapping[str, str]) -> int:
        choices = choices_of(term)
        if choices is not None:
            return next(self._term(part, choice, letters) for name, letter, part in choices if not letter or letters[name] == letter)
        if term == "swaps":
            return choice["k1"] + (choice["k2"] - choice["k1"]) * abs(choice["incx"])
        if term.endswith("/2"):
            length = choice[term[:-2]]
            return length * (length + 1) // 2
        for sign, best in (("^", min), (">", max)):
            if sign in term:
                return best(self._term(part, choice, letters) for part in term.split(sign))
        products = (part.split("*") for part in term.split("+"))
        return sum(math.prod(int(factor) if factor.isdigit() else choice[factor] for factor in product) for product in products)


def program(routines: Sequence[Routine]) -> str:
    """All of them in one function, so that one derivative is made of all."""
    declarations = dict.fromkeys(r.declaration() for r in routines)
    real = routines[0].real
    cases = [f"    case {index}: {r.function}(p, given, made); break;" for index, r in enumerate(routines)]
    return "\n".join(
        ["void *malloc(unsigned long); void free(void *);", *declarations, *(r.source() for r in routines),
         f"void run(int which, const int *p, const {real} *given, {real} *made) {{", "  switch (which) {", *cases, "  }", "}"]
    )  # fmt: skip


@functools.cache
def compiled(routines: tuple[Routine, ...]) -> Any:
    return pad.compile(program(routines), language="c", flags=[library() or ""])


@dataclass(frozen=True)
class Call:
    """One call of one routine of a compiled program: numbers in, numbers out."""

    run: Any
    which: int
    values: Any
    count: int

    def primal(self, given: Any) -> Any:
        made = np.zeros(self.count, given.dtype)
        self.run(self.which, self.values, given, made)
        return made

    def jvp(self, given: Any, direction: Any) -> Any:
        return pad.jvp(self.run, (self.which, self.values, given, np.zeros(self.count, given.dtype)), (None, None, direction, None))[1]

    def vjp(self, given: Any, weights: Any) -> Any:
        shadow = np.zeros_like(given)
        made = np.zeros(self.count, given.dtype)
        arguments = (pad.Const(self.which), pad.Const(self.values), pad.Duplicated(given, shadow), pad.Duplicated(made, weights.copy()))
        pad.autodiff(pad.Reverse, self.run, *arguments)
        return shadow


def check(call: Call, label: object, given: Any, rng: Any, free: Any = 1.0) -> None:
    """Both modes against differences and each other."""
    if not given.size or not call.count:
        return
    direction = rng.normal(size=given.shape) * free
    weights = rng.normal(size=call.count)
    double = given.dtype == np.float64
    tangent = call.jvp(given, direction.astype(given.dtype)).astype(float)
    adjoint = call.vjp(given, weights.astype(given.dtype)).astype(float)
    size = np.abs(weights) @ np.abs(tangent) + 1
    assert abs(weights @ tangent - adjoint @ direction) < (1e-11 if double else 2e-4) * size, (label, call.values)
    if double:
        h = 1e-6
        difference = (call.primal(given + h * direction) - call.primal(given - h * direction)) / (2 * h)
        np.testing.assert_allclose(
            tangent, difference, rtol=2e-6, atol=2e-8 * max(1, np.abs(difference).max()), err_msg=f"{label} {call.values}"
        )


def letters_of(row: Row, type: str) -> list[dict[str, str]]:
    """Every combination of the letters."""
    names = [o.name for o in row.operands if o.kind == "c"]
    options = []
    for name in names:
        usual = "NTC" if type in "cz" else "NT"
        given = row.letters.get(f"{name}.z", row.letters.get(name)) if type in "cz" else row.letters.get(name)
        options.append(given or (usual if name.startswith("trans") else {"uplo": "UL", "diag": "NU", "side": "LR"}[name]))
    return [dict(zip(names, combination)) for combination in itertools.product(*options)]
