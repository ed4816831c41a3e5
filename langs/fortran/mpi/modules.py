"""The text of the modules mpi and mpi_f08 (polyglot_ad/runtime writes them): constants, and interfaces of external procedures."""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad.langs.fortran.mpi.mpif import handles
from polyglot_ad.langs.fortran.mpi.rows import ADDRESSES, LOGICAL, described, handle, is_function, is_string, known
from polyglot_ad.rules.mpi import Parameter, Row

_ANY = "!dir$ ignore_tkr(tkrdma)"
_ADDRESSES_OUT = ("baseptr", "attribute_val", "buffer_addr")
_TYPES = ("Comm", "Datatype", "Errhandler", "File", "Group", "Info", "Message", "Op", "Request", "Win")
_SPECIAL = """
init
init_thread required:int provided:int*
buffer_detach buffer_addr:void* size:int*
comm_create_keyval comm_copy_attr_fn:f_function* comm_delete_attr_fn:f_function* comm_keyval:int* extra_state:Aint
win_create_keyval win_copy_attr_fn:f_function* win_delete_attr_fn:f_function* win_keyval:int* extra_state:Aint
type_create_keyval type_copy_attr_fn:f_function* type_delete_attr_fn:f_function* type_keyval:int* extra_state:Aint
comm_set_attr comm:Comm comm_keyval:int attribute_val:Aint
comm_get_attr comm:Comm comm_keyval:int attribute_val:Aint* flag:int*
win_set_attr win:Win win_keyval:int attribute_val:Aint
win_get_attr win:Win win_keyval:int attribute_val:Aint* flag:int*
type_set_attr datatype:Datatype type_keyval:int attribute_val:Aint
type_get_attr datatype:Datatype type_keyval:int attribute_val:Aint* flag:int*
"""


def _rows() -> list[Row]:
    special = []
    for line in _SPECIAL.strip().splitlines():
        name, *given = line.split()
        special.append(Row("inactive", name, "int", tuple(Parameter(*text.split(":", 1)) for text in given)))
    return [*special, *known()]


def mpi() -> str:
    lines = ["! The module mpi. Its procedures are external, as with mpif.h.", "module mpi", "  implicit none"]
    lines += ["  public", "  include 'mpif.h'"]
    for kind in _TYPES:
        lines += _type(kind)
    lines += ["  type, bind(C) :: MPI_Status", "    include 'mpi_status.h'", "  end type", "  interface"]
    for row in _rows():
        if not row.name.endswith("_c"):
            lines += _procedure(row, new=False, name=f"mpi_{row.name.lower()}")
    return "\n".join([*lines, "  end interface", *_operators(), "end module"]) + "\n"


def mpi_f08() -> str:
    lines = ["! The module mpi_f08, and the constants that it takes from mpif.h.", "module pad_mpi_constants"]
    lines += ["  implicit none", "  public", "  include 'mpif.h'", "end module", "", "module mpi_f08"]
    lines += ["  use, intrinsic :: iso_c_binding, only: c_ptr"]
    own = ("BOTTOM", "IN_PLACE", "STATUS_IGNORE", "STATUSES_IGNORE", "UNWEIGHTED", "WEIGHTS_EMPTY", "ERRCODES_IGNORE")
    renamed = [f"pad_{name} => MPI_{name}" for name in [*(name for _, name in handles()), *own, "SOURCE", "TAG", "ERROR", "STATUS_SIZE"]]
    lines += ["  use pad_mpi_constants, &"]
    lines += [f"    {', '.join(renamed[k : k + 3])}{', &' if k + 3 < len(renamed) else ''}" for k in range(0, len(renamed), 3)]
    lines += ["  implicit none", "  public"]
    lines += [f"  private :: pad_{name}" for _, name in handles()]
    for kind in _TYPES:
        lines += _type(kind)
    lines += ["  type, bind(C) :: MPI_Status", "    include 'mpi_status.h'", "  end type"]
    for kind, name in handles():
        lines.append(f"  type(MPI_{kind}), parameter :: MPI_{name} = MPI_{kind}(pad_{name})")
    lines += [
        '  integer, bind(C, name="pad_mpi_bottom_") :: MPI_BOTTOM',
        '  integer, bind(C, name="pad_mpi_in_place_") :: MPI_IN_PLACE',
        '  type(MPI_Status), bind(C, name="pad_mpi_status_ignore_") :: MPI_STATUS_IGNORE',
        '  type(MPI_Status), bind(C, name="pad_mpi_statuses_ignore_") :: MPI_STATUSES_IGNORE(1)',
        '  integer, bind(C, name="pad_mpi_unweighted_") :: MPI_UNWEIGHTED(1)',
        '  integer, bind(C, name="pad_mpi_weights_empty_") :: MPI_WEIGHTS_EMPTY(1)',
        "  abstract interface",
        "    subroutine MPI_User_function(invec, inoutvec, len, datatype)",
        "      import :: c_ptr, MPI_Datatype",
        "      type(c_ptr), value :: invec, inoutvec",
        "      integer :: len",
        "      type(MPI_Datatype) :: datatype",
        "    end subroutine",
        "  end interface",
    ]
    rows = {row.name: row for row in _rows()}
    for row in rows.values():
        if row.name.endswith("_c"):
            continue
        lines.append(f"  interface MPI_{row.name}")
        for name in (row.name, f"{row.name}_c"):
            if name in rows and (name == row.name or _differ(row, rows[name])):
                form = "_f08ts" if described(rows[name]) or name == "buffer_detach" else ""
                lines += _procedure(rows[name], new=True, name=f"mpi_{name.lower()}{form}")
        lines.append("  end interface")
    return "\n".join([*lines, *_operators(), "end module"]) + "\n"


def _differ(row: Row, other: Row) -> bool:
    """Whether a generic name can tell the two forms apart: by the kind of an argument, as Fortran has it."""

    def kind(type: str) -> str:
        return type.replace("Aint", "Count").replace("Offset", "Count")

    pairs = zip(row.parameters, other.parameters, strict=False)
    return len(row.parameters) == len(other.parameters) and any(kind(a.type) != kind(b.type) for a, b in pairs)


def _type(kind: str) -> list[str]:
    return [f"  type, bind(C) :: MPI_{kind}", "    integer :: MPI_VAL", "  end type"]


def _operators() -> list[str]:
    lines = []
    for name, operator in (("eq", "=="), ("ne", "/=")):
        lines.append(f"  interface operator({operator})")
        for kind in _TYPES:
            function = f"pad_mpi_{kind.lower()}_{name}"
            lines += [f"    pure logical function {function}(a, b)", f"      import :: MPI_{kind}"]
            lines += [f"      type(MPI_{kind}), intent(in) :: a, b", "    end function"]
        lines.append("  end interface")
    return lines


def _procedure(row: Row, new: bool, name: str) -> list[str]:
    names = [p.name for p in row.parameters]
    lines = [f"    subroutine {name}({_folded([*names, 'ierror'])})"]
    lines.append("      import")
    for position, parameter in enumerate(row.parameters):
        lines += [f"      {line}" for line in _declared(row, position, parameter, new)]
    lines.append(f"      integer{', optional' if new else ''}, intent(out) :: ierror")
    return [*lines, "    end subroutine"]


def _folded(names: Iterable[str]) -> str:
    lines, line = [], ""
    for name in names:
        if len(line) + len(name) > 70:
            lines.append(line)
            line = ""
        line += ("" if not line and not lines else ", ") + name
    return " &\n        ".join([*lines, line])


def _declared(row: Row, position: int, parameter: Parameter, new: bool) -> list[str]:
    name, type = parameter.name, parameter.type
    kind = handle(parameter)
    if parameter.raw:
        if new and described(row) and position in row.buffers:
            return [f"type(*), dimension(..), asynchronous :: {name}"]
        # A scalar, so that elements of pointers and of assumed-shape arrays may be given; but flang would pass what a type(c_ptr) holds.
        return [f"{_ANY} {name}", f"integer :: {name}{'(*)' if parameter.name in _ADDRESSES_OUT else ''}"]
    if is_string(parameter):
        return [f"character(len=*){', intent(in)' if type.startswith('const') else ''} :: {name}"]
    if is_function(parameter):
        return [f"procedure(MPI_User_function) :: {name}" if new and type == "User_function*" else f"external :: {name}"]
    if type.endswith("Status*"):
        return [f"!dir$ ignore_tkr(r) {name}", f"{'type(MPI_Status)' if new else 'integer'} :: {name}(*)"]
    if kind:
        word = f"type(MPI_{kind})" if new else "integer"
        return _shaped(word, name, parameter.pointer)
    if type == "int**":
        return [f"integer, intent(in) :: {name}(3, *)"]
    bare = type.removeprefix("const ").removesuffix("*")
    word = "integer(8)" if bare in ADDRESSES else "logical" if name in LOGICAL and row.name != "Win_get_attr" else "integer"
    return _shaped(word, name, parameter.pointer)


def _shaped(word: str, name: str, pointer: bool) -> list[str]:
    return [f"!dir$ ignore_tkr(r) {name}", f"{word} :: {name}(*)"] if pointer else [f"{word}, intent(in) :: {name}"]
