"""A header of C for each of MPI's binary interfaces, made of the tables of functions and constants: the run-time library is compiled with
it, whatever MPI there is."""

from __future__ import annotations

from .constants import Constant, constants
from .handles import Abi
from .table import Row, rows

_LIBRARY = {
    "Comm": "communicator", "Datatype": "datatype", "Errhandler": "errhandler", "File": "file", "Group": "group", "Info": "info",
    "Message": "message", "Op": "op", "Request": "request", "Session": "instance", "Win": "win",
}  # fmt: skip
"""How Open MPI calls the structures that handles point to."""
_STATUS = {
    "mpich": "int count_lo, count_hi_and_cancelled, MPI_SOURCE, MPI_TAG, MPI_ERROR;",
    "openmpi": "int MPI_SOURCE, MPI_TAG, MPI_ERROR, _cancelled; size_t _ucount;",
    "abi": "int MPI_SOURCE, MPI_TAG, MPI_ERROR, MPI_internal[5];",
}
_INTEGERS = "typedef long MPI_Aint;\ntypedef long long MPI_Count, MPI_Offset;\n"
_VERSION = {"mpich": (5, 0), "openmpi": (3, 1), "abi": (5, 0)}
_CALLBACKS = """
typedef void MPI_User_function(void *, void *, int *, MPI_Datatype *);
typedef void MPI_User_function_c(void *, void *, MPI_Count *, MPI_Datatype *);
typedef int MPI_Copy_function(MPI_Comm, int, void *, void *, void *, int *);
typedef MPI_Copy_function MPI_Comm_copy_attr_function;
typedef int MPI_Delete_function(MPI_Comm, int, void *, void *), MPI_Comm_delete_attr_function(MPI_Comm, int, void *, void *);
typedef int MPI_Type_copy_attr_function(MPI_Datatype, int, void *, void *, void *, int *);
typedef int MPI_Type_delete_attr_function(MPI_Datatype, int, void *, void *);
typedef int MPI_Win_copy_attr_function(MPI_Win, int, void *, void *, void *, int *);
typedef int MPI_Win_delete_attr_function(MPI_Win, int, void *, void *);
typedef void MPI_Comm_errhandler_function(MPI_Comm *, int *, ...), MPI_File_errhandler_function(MPI_File *, int *, ...);
typedef void MPI_Win_errhandler_function(MPI_Win *, int *, ...), MPI_Session_errhandler_function(MPI_Session *, int *, ...);
typedef int MPI_Grequest_query_function(void *, MPI_Status *), MPI_Grequest_free_function(void *);
typedef int MPI_Grequest_cancel_function(void *, int);
typedef int MPI_Datarep_extent_function(MPI_Datatype, MPI_Aint *, void *);
typedef int MPI_Datarep_conversion_function(void *, MPI_Datatype, int, void *, MPI_Offset, void *);
typedef int MPI_Datarep_conversion_function_c(void *, MPI_Datatype, MPI_Count, void *, MPI_Offset, void *);
"""
_NEW = """
Abi_get_fortran_booleans Abi_get_fortran_info Abi_get_info Abi_get_version Abi_set_fortran_booleans Abi_set_fortran_info Buffer_flush
Buffer_iflush Comm_attach_buffer Comm_detach_buffer Comm_flush_buffer Comm_iflush_buffer Get_hw_resource_info Remove_error_class
Remove_error_code Remove_error_string Request_get_status_all Request_get_status_any Request_get_status_some Session_attach_buffer
Session_detach_buffer Session_flush_buffer Session_iflush_buffer Status_get_error Status_get_source Status_get_tag Status_set_error
Status_set_source Status_set_tag Type_get_value_index
"""
_OLD = "Address Errhandler_create Errhandler_get Errhandler_set Type_extent Type_hindexed Type_hvector Type_lb Type_struct Type_ub"
_LACKS = {"mpich": frozenset[str](), "openmpi": frozenset(f"{_NEW} {_OLD} Aint_add Aint_diff".split()), "abi": frozenset(_OLD.split())}
"""Functions that an interface lacks (Open MPI's addresses are added by macros)."""
_ENDS = {"mpich": (), "openmpi": ("_c", "_toint", "_fromint"), "abi": ("_c2f", "_f2c", "_f082f", "_f2f08", "_c2f08", "_f082c")}


def declared(abi: Abi) -> list[Row]:
    """The functions that an interface has, but those of tools."""
    return [
        row
        for row in rows().values()
        if row.name not in _LACKS[abi] and not row.name.endswith(_ENDS[abi]) and not row.name.startswith("T_")
    ]


def header(abi: Abi) -> str:
    """The text of mpi.h, or mpi_abi.h."""
    version, subversion = _VERSION[abi]
    own = {"mpich": "", "openmpi": "#define OPEN_MPI 1\n#define OMPI_MAJOR_VERSION 5\n", "abi": ""}[abi]
    return "\n".join(
        [
            f"/* MPI as {abi} has it. */\n#pragma once\n#include <stddef.h>",
            f"#define MPI_VERSION {version}\n#define MPI_SUBVERSION {subversion}\n{own}{_INTEGERS}",
            *(_handle(abi, kind) for kind in _LIBRARY),
            "" if abi == "abi" else "typedef int MPI_Fint;\ntypedef struct MPI_F08_status MPI_F08_status;",
            f"typedef struct MPI_Status {{ {_STATUS[abi]} }} MPI_Status;{_CALLBACKS}",
            *(_definition(constant, abi) for constant in constants(abi)),
            *(f"{_prototype(row, prefix)};" for row in declared(abi) for prefix in ("MPI_", "PMPI_")),
            _ADDRESSES if abi == "openmpi" else "",
        ]
    )


_ADDRESSES = """static inline MPI_Aint MPI_Aint_add(MPI_Aint base, MPI_Aint away) { return (MPI_Aint)((char *)base + away); }
static inline MPI_Aint MPI_Aint_diff(MPI_Aint a, MPI_Aint b) { return (MPI_Aint)((char *)a - (char *)b); }
"""


def _handle(abi: Abi, kind: str) -> str:
    if abi == "mpich":
        return f"typedef {'struct ADIOI_FileD *' if kind == 'File' else 'int '}MPI_{kind};"
    structure = f"MPI_ABI_{kind}" if abi == "abi" else f"ompi_{_LIBRARY[kind]}_t"
    return f"typedef struct {structure} *MPI_{kind};"


def _definition(constant: Constant, abi: Abi) -> str:
    type = {"int": "int", "size": "int", "void*": "void *", "int*": "int *"}.get(constant.type, f"MPI_{constant.type}")
    if constant.value.startswith("="):
        return f"extern {type} const {constant.value[1:]};"
    value = f"(({type}){constant.value})"
    if constant.symbol and constant.is_handle:
        structure = f"ompi_predefined_{_LIBRARY[constant.type]}_t"
        value = f"(({type})(void *)&{constant.symbol})"
        return f"extern struct {structure} {constant.symbol};\n#define {constant.c_name} {value}"
    if constant.symbol:  # a function
        return f"extern __typeof__(*({type})0) {constant.symbol};\n#define {constant.c_name} {constant.symbol}"
    return f"#define {constant.c_name} {value if constant.type not in ('int', 'size') else constant.value}"


def _prototype(row: Row, prefix: str) -> str:
    given = ", ".join(_in_c(parameter.type) for parameter in row.parameters) or "void"
    given += ", ..." if row.name == "Pcontrol" else ""
    return f"{_in_c(row.result)} {prefix}{row.name}({given})"


def _in_c(type: str) -> str:
    if type == "int**":  # ranges of ranks
        return "int (*)[3]"
    words = type.removeprefix("const ")
    bare = words.rstrip("*")
    named = bare if bare in ("int", "char", "void", "double") else f"MPI_{bare}"
    return f"{'const ' if words != type else ''}{named} {'*' * (len(words) - len(bare))}".strip()
