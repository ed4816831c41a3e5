"""Every function of the standard: what the table says is done about it is what is done. A program that is written from the table calls each
function of MPI with an active array for every buffer; it is differentiated, and not run."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from polyglot_ad.errors import DifferentiationError
from polyglot_ad.langs import compile_text
from polyglot_ad.programs.levels import Level
from polyglot_ad.programs.program import Program
from polyglot_ad.rules.mpi import Row, rows
from polyglot_ad.rules.mpi.page import PAGE, page, without_runtime
from polyglot_ad.rules.mpi.table import HANDLES, MADE_OF

from .mpis import prefix

HEADER = (
    "typedef struct { int count, more, MPI_SOURCE, MPI_TAG, MPI_ERROR; } MPI_Status;\n"
    + "".join(f"typedef int MPI_{name};\n" for name in HANDLES)
    + "".join(f"typedef long MPI_{name};\n" for name in ("Count", "Aint", "Offset"))
    + "typedef int MPI_Fint;\n"
)
DOUBLE = "0x4c00080b"
"""MPI_DOUBLE of MPICH."""

_INNER = re.compile(r"\([^()]*\)")


def c_type(text: str) -> str:
    """A type of the table in C; what a pointer leads to that is neither a handle nor a number does not matter here."""
    constant, bare = "const " if text.startswith("const ") else "", text.removeprefix("const ")
    name = bare.rstrip("*")
    stars = bare[len(name) :]
    if name in (*HANDLES, "Count", "Aint", "Offset", "Fint", "Status"):
        name = f"MPI_{name}"
    elif name not in ("int", "char", "void", "double"):
        name, stars = "void", "*"
    return f"{constant}{name} {stars}"


def prototype(row: Row) -> str:
    parameters = ", ".join(c_type(p.type) for p in row.parameters) or "void"
    return f"{c_type(row.result)} MPI_{row.name}({parameters});\n"


def call(row: Row) -> str:
    """A call; `x` is an active array, `bytes` are what is packed and what is not numbers, `place` are integers."""
    given = ["x" if p.raw else "(void *)place" if p.pointer else DOUBLE if p.type == "Datatype" else "0" for p in row.parameters]
    if row.kind == "inactive":
        given = ["bytes" if p.raw and p.written else given[k] for k, p in enumerate(row.parameters)]
    if row.packs:
        given = ["bytes" if p.raw and row.datatype(k) is None else given[k] for k, p in enumerate(row.parameters)]
    return f"  MPI_{row.name}({', '.join(given)});\n"


def program(functions: dict[str, list[Row]]) -> Program:
    """One function `double NAME(double *x, long *place)` for each of `functions`, with the calls of these rows."""
    used = {row.name: row for group in functions.values() for row in group}
    text = HEADER + "".join(prototype(row) for row in used.values())
    for name, group in functions.items():
        calls = "".join(map(call, group))
        text += f"double {name}(double *x, long *place) {{\n  char bytes[64];\n  x[1] *= x[0];\n{calls}  return x[0] * x[1];\n}}\n"
    units = [compile_text(text, "c", "-O1")]
    return Program.build("a program of calls of MPI", units)


def differentiated(made: Program, name: str, mode: str) -> str:
    """The code of the derivative of a function."""
    (signature,) = (one for one in made.signatures if one.name == name)
    code, _ = made.export(signature, (Level(mode, (0,)),))  # type: ignore[arg-type]
    return code.text


def of_kind(*kinds: str) -> list[Row]:
    return [row for row in rows().values() if row.kind in kinds]


def each(group: list[Row]) -> Iterator[tuple[Row, Program]]:
    """Each row with a program that has a function for it alone."""
    for first in range(0, len(group), 16):
        some = group[first : first + 16]
        made = program({f"f_{row.name}": [row] for row in some})
        yield from ((row, made) for row in some)


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_what_has_a_derivative_is_done_by_the_runtime(mode):
    missing = without_runtime("mpich")
    group = [row for row in of_kind("derivative") if row.name not in missing]
    text = differentiated(program({"f": group}), "f", mode)
    suffix = "augmented" if mode == "reverse" else "forward"
    lost = [row.name for row in group if f"call i32 @pad_mpi_{MADE_OF.get(row.name, row.name)}_{suffix}(" not in text]
    assert not lost


def test_what_is_inactive_stays_as_it_is():
    group = [row for row in of_kind("inactive", "file") if not row.base.startswith("File_") and row.base != "Abort"]
    text = differentiated(program({"f": group}), "f", "reverse")
    assert not [row.name for row in group if f"@MPI_{row.name}(" not in text]


def test_what_has_no_derivative_is_refused_by_name():
    group = [row for row in rows().values() if row.kind == "refused" or row.name in without_runtime("mpich")]
    wrong = []
    for row, made in each(group):
        try:
            differentiated(made, f"f_{row.name}", "reverse")
            wrong.append(f"{row.name}: not refused")
        except DifferentiationError as error:
            if error.code != "PAD-E309" or f"'MPI_{row.name}'" not in error.construct or not re.search(r"\.c:\d+", str(error)):
                wrong.append(f"{row.name}: {error}")
    assert not wrong


def test_files_do_not_get_or_give_active_numbers_silently():
    """What is written out is no result; what is read in takes the place of active numbers, which is refused."""
    group = [row for row in of_kind("file") if any(p.raw for p in row.parameters)]
    wrong = []
    for row, made in each(group):
        reads = any(p.raw and p.written for p in row.parameters)
        try:
            differentiated(made, f"f_{row.name}", "reverse")
            refused = False
        except DifferentiationError as error:
            refused = f"'MPI_{row.name}'" in str(error)
        if refused != reads:
            wrong.append(row.name)
    assert not wrong


@pytest.mark.parametrize("mpi", ["mpich", "openmpi"])
def test_the_table_has_every_function_of_the_headers(mpi):
    text = "".join(path.read_text() for path in sorted((prefix(mpi) / "include").glob("mpi*.h")))
    text = re.sub(r"/\*.*?\*/|^#.*?(?<!\\)$", " ", text, flags=re.S | re.M)
    found = re.findall(r"\b(?:int|double|MPI_\w+)\s+MPI_(\w+)\(([^;{}]*?)\)[^;(){}]*(?:\([^;{}]*\)[^;{}]*)*;", text)
    assert len(found) > 400
    known = rows()
    found = [(name, given) for name, given in found if not name.endswith("_FN") and "..." not in given]  # no callbacks
    assert not sorted({name for name, _ in found} - set(known))
    counts = {name: 0 if given.strip() in ("", "void") else len(_INNER.sub("", given).split(",")) for name, given in found}
    assert not [name for name, count in counts.items() if count != len(known[name].parameters)]


def test_the_page_is_up_to_date():
    assert PAGE.read_text() == page(), "run: python -m polyglot_ad.rules.mpi.page"
