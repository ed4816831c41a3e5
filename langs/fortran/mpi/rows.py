"""How each function of MPI looks from Fortran: read off the table of the standard (polyglot_ad/rules/mpi)."""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.rules.mpi import Parameter, Row, rows

HANDLES = ("Comm", "Datatype", "Errhandler", "File", "Group", "Info", "Message", "Op", "Request", "Win")
ADDRESSES = ("Aint", "Offset", "Count")
LOGICAL = frozenset(["flag", "reorder", "commute", "periods", "remain_dims", "high", "weighted"])
_SPECIAL = """
Init Init_thread Pcontrol Buffer_detach Comm_create_keyval Win_create_keyval Type_create_keyval Comm_get_attr Comm_set_attr
Win_get_attr Win_set_attr Type_get_attr Type_set_attr Attr_get Attr_put Attr_delete Errhandler_set Type_extent Type_hvector Address
"""
SPECIAL = frozenset(_SPECIAL.split())
"""They are in special.c."""
_NOT_MADE = """
Comm_spawn Comm_spawn_multiple Register_datarep Register_datarep_c Grequest_start Info_create_env Keyval_create Keyval_free
Errhandler_create Errhandler_get Type_hindexed Type_struct Type_lb Type_ub Aint_add Aint_diff Wtime Wtick Win_allocate_c
Win_allocate_shared_c Buffer_detach_c Comm_detach_buffer Comm_detach_buffer_c Session_detach_buffer Session_detach_buffer_c
Comm_attach_buffer Comm_attach_buffer_c Session_attach_buffer Session_attach_buffer_c Op_create_c
"""
_LEFT_OUT = frozenset(_NOT_MADE.split())
_NOT_FORTRAN = ("T_", "Status_c2f", "Status_f2c", "Status_f08", "Status_c2f08", "Status_f082", "Session_", "Abi_")
_SINGLE = ("Isend", "Ibsend", "Issend", "Irsend", "Irecv", "Send_init", "Bsend_init", "Ssend_init", "Rsend_init", "Recv_init")
"""Calls with one buffer, of which all elements are sent or received."""
_INOUT = ("free", "Wait", "Test", "Start", "Cancel", "commit", "disconnect", "close", "finalize", "recv")


def known() -> Iterator[Row]:
    """The functions whose forms follow from the table."""
    for row in rows().values():
        if row.name in SPECIAL or row.name in _LEFT_OUT or row.name.startswith(_NOT_FORTRAN) or row.result != "int":
            continue
        if not row.name.endswith(("_c2f", "_f2c", "_toint", "_fromint")) and not any(p.type.startswith("Session") for p in row.parameters):
            yield row


def single(row: Row) -> bool:
    return row.base in _SINGLE


def described(row: Row) -> bool:
    """Whether its buffers are descriptors in mpi_f08: they are in use after the call."""
    return row.deferred


def is_string(parameter: Parameter) -> bool:
    return parameter.type in ("char*", "const char*")


def is_function(parameter: Parameter) -> bool:
    return parameter.type.endswith(("function*", "function_c*"))


def handle(parameter: Parameter) -> str:
    """The kind of a handle, or of an array of them; "" for what is none."""
    bare = parameter.type.removeprefix("const ").removesuffix("*")
    return bare if bare in HANDLES else ""


def both_ways(row: Row, parameter: Parameter) -> bool:
    """Whether a handle that the function writes is read before."""
    if parameter.type == "Message*":
        return row.base in ("Mrecv", "Imrecv")
    return any(word in row.base for word in _INOUT) and not row.buffers


def length(row: Row, parameter: Parameter) -> str:
    """C's expression of how many handles an array has; "" for one handle."""
    if not parameter.pointer or not handle(parameter):
        return ""
    if parameter.type == "const Datatype*" and parameter.name.endswith("types") and "ll" in row.base and row.base != "Type_create_struct":
        outgoing = int(parameter.name.startswith("send"))
        return f"neighbours(c_Comm(*comm), {outgoing})" if "neighbor" in row.base.lower() else "partners(c_Comm(*comm))"
    if row.base == "Type_get_contents":
        return "*max_datatypes" if parameter.name == "array_of_datatypes" else ""
    if parameter.name.startswith(("array_of_", "array_of")) or parameter.type.startswith("const "):
        return "*incount" if any(p.name == "incount" for p in row.parameters) else "*count"
    return ""
