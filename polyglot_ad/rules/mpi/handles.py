"""Handles as the program's IR has them: which ABI it was compiled for, and what the datatypes are that the standard names.

MPICH and its descendants have 32-bit integers for handles, Open MPI addresses of variables `ompi_mpi_*`, the standard ABI small integers
as addresses.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Literal

Abi = Literal["mpich", "openmpi", "abi"]
ABIS: tuple[Abi, ...] = ("mpich", "openmpi", "abi")


@dataclass(frozen=True)
class Element:
    """What a predefined datatype consists of: `kind` is a float kind, "" for integers, "bytes" where it may be anything, "packed" of
    MPI_PACKED; `size` in bytes; `parts`: two of a complex number, and of pairs of numbers of one kind; `raw`: it is MPI_BYTE."""

    kind: str
    size: int
    parts: int = 1
    raw: bool = False


_SIZES = {"f16": 2, "f32": 4, "f64": 8, "f80": 16, "f128": 16, "bytes": 1, "packed": 1, "i16": 2, "i32": 4, "i64": 8, "i128": 16}

# Element, name, handle in MPICH, in the standard ABI, in Open MPI: "-" or 0 where there is none.
_TYPES = """
f32 FLOAT 4c00040a 210 float
f32 REAL 4c00041c 21a real
f32 REAL4 4c000427 2d2 real4
f32 C_FLOAT_COMPLEX 4c000840 212 c_float_complex
f32 COMPLEX 4c00081e 21b cplex
f32 COMPLEX8 4c000828 2db complex8
f32 CXX_FLOAT_COMPLEX 4c000834 213 cxx_cplex
f64 DOUBLE 4c00080b 214 double
f64 DOUBLE_PRECISION 4c00081f 21c dblprec
f64 REAL8 4c000829 2da real8
f64 C_DOUBLE_COMPLEX 4c001041 216 c_double_complex
f64 DOUBLE_COMPLEX 4c001022 21d dblcplex
f64 COMPLEX16 4c00102a 2e3 complex16
f64 CXX_DOUBLE_COMPLEX 4c001035 217 cxx_dblcplex
f80 LONG_DOUBLE 4c00100c 220 long_double
f80 C_LONG_DOUBLE_COMPLEX 4c002042 224 c_long_double_complex
f80 CXX_LONG_DOUBLE_COMPLEX 4c002036 225 cxx_ldblcplex
f128 REAL16 4c00102b 2e2 real16
f128 COMPLEX32 4c00202c 2eb complex32
f16 REAL2 4c000226 2ca real2
f16 COMPLEX4 4c00042e 2d3 complex4
bytes BYTE 4c00010d 247 byte
packed PACKED 4c00010f 207 packed
bytes CHAR 4c000101 243 char
bytes SIGNED_CHAR 4c000118 244 signed_char
bytes UNSIGNED_CHAR 4c000102 245 unsigned_char
bytes INT8_T 4c000137 240 int8_t
bytes UINT8_T 4c00013b 241 uint8_t
bytes CHARACTER 4c00011a 21e character
bytes C_BOOL 4c00013f 238 c_bool
bytes CXX_BOOL 4c000133 239 cxx_bool
bytes INTEGER1 4c00012d 2c1 integer1
bytes LOGICAL1 4c000147 2c0 logical1
i16 SHORT 4c000203 208 short
i16 UNSIGNED_SHORT 4c000204 20c unsigned_short
i16 INT16_T 4c000238 248 int16_t
i16 UINT16_T 4c00023c 249 uint16_t
i16 INTEGER2 4c00022f 2c9 integer2
i16 LOGICAL2 4c000248 2c8 logical2
i32 INT 4c000405 209 int
i32 UNSIGNED 4c000406 20d unsigned
i32 INT32_T 4c000439 250 int32_t
i32 UINT32_T 4c00043d 251 uint32_t
i32 INTEGER 4c00041b 219 integer
i32 INTEGER4 4c000430 2d1 integer4
i32 LOGICAL 4c00041d 218 logical
i32 LOGICAL4 4c000449 2d0 logical4
i32 WCHAR 4c00040e 23c wchar
i32 2INT 4c000816 22b 2int
i32 2INTEGER 4c000820 232 2integer
i64 LONG 4c000807 20a long
i64 UNSIGNED_LONG 4c000808 20e unsigned_long
i64 LONG_LONG 0 20b long_long_int
i64 LONG_LONG_INT 4c000809 0 long_long_int
i64 UNSIGNED_LONG_LONG 4c000819 20f unsigned_long_long
i64 INT64_T 4c00083a 258 int64_t
i64 UINT64_T 4c00083e 259 uint64_t
i64 AINT 4c000843 201 aint
i64 OFFSET 4c000844 203 offset
i64 COUNT 4c000845 202 count
i64 INTEGER8 4c000831 2d9 integer8
i64 LOGICAL8 4c00084a 2d8 logical8
i128 INTEGER16 4c001032 2e1 integer16
i128 LOGICAL16 4c00104b 2e0 -
f32 2REAL 4c000821 230 2real
f64 2DOUBLE_PRECISION 4c001023 231 2dblprec
"""


@cache
def _known(abi: Abi) -> dict[int | str, Element]:
    found: dict[int | str, Element] = {}
    for line in _TYPES.strip().splitlines():
        kind, name, mpich, standard, openmpi = line.split()
        parts = 2 if "COMPLEX" in name or name.startswith("2") else 1
        element = Element(kind if kind[0] in "fbp" else "", _SIZES[kind], parts, name == "BYTE")
        handle: int | str = f"ompi_mpi_{openmpi}" if abi == "openmpi" else int(mpich if abi == "mpich" else standard, 16)
        found[handle] = element
    return {handle: element for handle, element in found.items() if handle not in (0, "ompi_mpi_-")}


def element_of(abi: Abi, handle: int | str | None) -> Element | None:
    """What a constant handle of a datatype says; None for derived types, pairs with integers, and what is known at run time only."""
    return None if handle is None else _known(abi).get(handle & 0xFFFFFFFF if isinstance(handle, int) else handle)


def abi_of(integers: bool, names: Iterable[str], constants: bool) -> Abi:
    """The ABI of a program: whether its handles are `integers`, the `names` of its variables, whether addresses that are handles are
    `constants`."""
    if integers:
        return "mpich"
    return "abi" if constants and not any(name.startswith("ompi_") for name in names) else "openmpi"
