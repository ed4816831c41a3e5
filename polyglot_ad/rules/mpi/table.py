"""Every function of the MPI standard with its parameters, and what a derivative does about it: rows of functions.txt.

    kind name result parameter:type parameter:type ...

Names stand without "MPI_", and so do the types; "_" is a space in a type. Kinds:

* derivative: the call moves numbers, or completes or prepares one that does; the runtime has functions for its derivative.
* inactive: nothing differentiable happens, whatever the arguments are.
* allocator: it gives or takes memory (differentiate/mpi/memory.py).
* file: input and output; what is read are constants, and may not be where active numbers are at other times.
* refused: there is no derivative; WHY says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

HANDLES = ("Comm", "Datatype", "Errhandler", "File", "Group", "Info", "Message", "Op", "Request", "Session", "Win")
INTEGERS = {"int": 32, "Count": 64, "Aint": 64, "Offset": 64, "Fint": 32, "const int": 32}

_DYNAMIC = "the memory of a dynamic window is named by addresses, and a rank does not know those of another rank's shadows"
WHY = {
    "Cancel": "whether a message was cancelled is not known when its adjoint is sent",
    "Grequest_start": "what completes a generalized request is a callback, which the derivative does not see",
    "Grequest_complete": "what completes a generalized request is a callback, which the derivative does not see",
    "Win_create_dynamic": _DYNAMIC,
    "Win_attach": _DYNAMIC,
    "Win_detach": _DYNAMIC,
}
MADE_OF = {"Win_allocate": "Win_create", "Win_allocate_c": "Win_create_c"}
"""Calls that become others before the program is differentiated (differentiate/mpi/memory.py)."""

_COLLECTIVE = frozenset(
    [
        "bcast",
        "reduce",
        "allreduce",
        "gather",
        "gatherv",
        "scatter",
        "scatterv",
        "allgather",
        "allgatherv",
        "alltoall",
        "alltoallv",
        "alltoallw",
        "scan",
        "exscan",
        "reduce_scatter",
        "reduce_scatter_block",
        "neighbor_allgather",
        "neighbor_allgatherv",
        "neighbor_alltoall",
        "neighbor_alltoallv",
        "neighbor_alltoallw",
    ]
)
_COMPLETING = frozenset(["Wait", "Waitall", "Waitany", "Waitsome", "Test", "Testall", "Testany", "Testsome"])
_NOT_DATA = {"Win_allocate": ("baseptr",), "Win_allocate_shared": ("baseptr",), "Win_shared_query": ("baseptr",), "Win_detach": ("base",)}
"""Parameters of type void * that are no buffers."""
_ONLY_NAMED = frozenset(["location", "extra_state", "user_data", "obj_handle"])
"""Parameters of type void * whose address is all that is taken; nothing is written there."""
_ATTRIBUTES_SET = ("Attr_put", "Comm_set_attr", "Type_set_attr", "Win_set_attr")
SHARING = ("Win_allocate_shared", "Win_shared_query")
_CALLING = ("Comm_create_keyval", "Type_create_keyval", "Win_create_keyval", "Keyval_create", "Register_datarep")


@dataclass(frozen=True)
class Parameter:
    """`type` as in C, without "MPI_": "const void*", "int", "Comm", "Request*"."""

    name: str
    type: str

    @property
    def pointer(self) -> bool:
        return self.type.endswith("*")

    @property
    def written(self) -> bool:
        """Whether the function may write through it."""
        return self.pointer and not self.type.startswith("const ") and not self.type.endswith("function*")

    @property
    def raw(self) -> bool:
        return self.type in ("void*", "const void*")


@dataclass(frozen=True)
class Row:
    kind: str
    name: str
    result: str
    parameters: tuple[Parameter, ...]

    @cached_property
    def base(self) -> str:
        """The name without what says that counts are large."""
        return self.name.removesuffix("_c")

    @cached_property
    def buffers(self) -> tuple[int, ...]:
        """The positions of data."""
        excluded = _NOT_DATA.get(self.base, ())
        return tuple(k for k, p in enumerate(self.parameters) if p.raw and p.name not in excluded) if self.kind == "derivative" else ()

    @property
    def places(self) -> tuple[int, ...]:
        """The positions of variables that get the address of memory that ranks share."""
        return tuple(k for k, p in enumerate(self.parameters) if p.name == "baseptr") if self.base in SHARING else ()

    def datatype(self, buffer: int) -> int | None:
        """The position of the datatype of what lies in a buffer; None where bytes do, or types come as an array."""
        if self.packs and self.parameters[buffer].name == ("outbuf" if "Unpack" not in self.base else "inbuf"):
            return None
        following = (k for k in range(buffer + 1, len(self.parameters)) if self.parameters[k].type == "Datatype")
        return next(following, None)

    def count(self, buffer: int) -> int | None:
        """The position of the number of elements in a buffer, where it is one."""
        type = self.datatype(buffer)
        if type is None or self.base.split("_")[0] in ("Put", "Get", "Accumulate", "Rput", "Rget", "Raccumulate"):
            return None
        name = self.parameters[type - 1].name
        return type - 1 if "count" in name and not self.parameters[type - 1].pointer and not self.collects else None

    @property
    def packs(self) -> bool:
        return self.base in ("Pack", "Unpack", "Pack_external", "Unpack_external")

    @property
    def collects(self) -> bool:
        """Whether a buffer may hold several times what its count says."""
        return any(word in self.base.lower() for word in ("gather", "scatter", "alltoall", "partition", "psend", "precv"))

    @cached_property
    def collective(self) -> bool:
        stem = self.base.removesuffix("_init")
        return stem.lower() in _COLLECTIVE or (stem.startswith("I") and stem[1:].lower() in _COLLECTIVE)

    @property
    def deferred(self) -> bool:
        """Whether it gives a request: its buffers are in use until something else completes it."""
        return bool(self.buffers) and any(p.type == "Request*" for p in self.parameters)

    @property
    def completes(self) -> bool:
        return self.base in _COMPLETING or self.base.startswith(("Win_", "Request_get_status", "Pready", "Parrived", "Start"))

    @property
    def calls_back(self) -> bool:
        """Whether it may call functions of the program that may do anything."""
        return self.base in _CALLING

    @property
    def writes(self) -> tuple[int, ...]:
        named = {"attribute_val"} if self.name in _ATTRIBUTES_SET else _ONLY_NAMED
        return tuple(k for k, p in enumerate(self.parameters) if p.written and not (p.raw and p.name in named))


@cache
def rows() -> Mapping[str, Row]:
    """Name without "MPI_" to row."""
    found: dict[str, Row] = {}
    for line in (Path(__file__).parent / "functions.txt").read_text(encoding="utf-8").splitlines():
        kind, name, result, *given = line.split()
        parameters = [Parameter(*text.replace("_", " ", 0).split(":", 1)) for text in given]
        found[name] = Row(kind, name, result, tuple(Parameter(p.name, p.type.replace("const_", "const ")) for p in parameters))
    return found


def standard(symbol: str) -> Row | None:
    """The row of a C symbol, also under its profiling name."""
    name = symbol.removeprefix("P")
    return rows().get(name[4:]) if name.startswith("MPI_") else None
