"""The constants of MPI's binary interfaces: rows of constants.txt.

    name type mpich openmpi abi

Names stand without "MPI_". Types are those of C; a "size" is the length of a string. After the first blank line come those that only C
has. A value is a number; `symbol` or `symbol:number`, the address of a variable or function of the library, and what Fortran has for it;
`=symbol`, what is in a variable; "-" where there is none.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .handles import ABIS, Abi


@dataclass(frozen=True)
class Constant:
    """`number`: Fortran's, None where only C has it."""

    name: str
    type: str
    number: int | None
    symbol: str
    value: str

    @property
    def is_handle(self) -> bool:
        return self.type not in ("int", "size") and not self.type.endswith("*")

    @property
    def c_name(self) -> str:
        return self.name if self.name.startswith("MPIX_") else f"MPI_{self.name}"


@cache
def constants(abi: Abi) -> tuple[Constant, ...]:
    """Those that an interface has, in order."""
    column = ABIS.index(abi)
    fortran, _, only_c = (Path(__file__).parent / "constants.txt").read_text(encoding="utf-8").partition("\n\n")
    found = [_constant(line, column, True) for line in fortran.splitlines()] + [
        _constant(line, column, False) for line in only_c.splitlines()
    ]
    return tuple(constant for constant in found if constant.value != "-")


def _constant(line: str, column: int, in_fortran: bool) -> Constant:
    name, type, *values = line.split()
    value, _, number = values[column].partition(":")
    symbol = value if value[0].isalpha() else ""
    if in_fortran and value != "-":
        return Constant(name, type, int(number or value, 0), symbol, value)
    return Constant(name, type, None, symbol, value)
