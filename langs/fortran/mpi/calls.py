"""The procedures of Fortran's interface whose forms follow from the table, as C text (polyglot_ad/runtime compiles it)."""

from __future__ import annotations

from collections.abc import Collection

from polyglot_ad.langs.fortran.mpi.rows import ADDRESSES, both_ways, described, handle, is_function, is_string, known, length, single
from polyglot_ad.rules.mpi import Parameter, Row

_FROM_ONE = {"Waitany": "indx", "Testany": "indx", "Request_get_status_any": "indx"}
_ALL_FROM_ONE = {"Waitsome": "outcount", "Testsome": "outcount", "Request_get_status_some": "outcount"}


def text(declared: Collection[str]) -> str:
    """All that the header declares."""
    parts = []
    for row in known():
        if f"MPI_{row.name}" in declared:
            parts.append(_procedure(row, False))
            if described(row):
                parts.append(_procedure(row, True))
    parts.append("double mpi_wtime_(void) { return MPI_Wtime(); }\ndouble mpi_wtick_(void) { return MPI_Wtick(); }")
    for name in ("add", "diff"):
        body = f"{{ return MPI_Aint_{name}(*a, *b); }}"
        parts.append(f"__attribute__((always_inline)) MPI_Aint mpi_aint_{name}_(const MPI_Aint *a, const MPI_Aint *b) {body}")
    for kind in ("comm", "datatype", "errhandler", "file", "group", "info", "message", "op", "request", "win"):
        for name, operator in (("eq", "=="), ("ne", "!=")):
            parts.append(
                f"__attribute__((always_inline)) int pad_mpi_{kind}_{name}_(const int *a, const int *b) {{ return *a {operator} *b; }}"
            )
    return "\n".join(parts) + "\n"


class _Writer:
    """`forms`: the parameters of the procedure; `before`, `after`: what surrounds the call of C's function; `given`: its arguments."""

    def __init__(self) -> None:
        self.forms: list[str] = []
        self.before: list[str] = []
        self.given: list[str] = []
        self.after: list[str] = []


def _procedure(row: Row, descriptors: bool) -> str:
    w = _Writer()
    for position, parameter in enumerate(row.parameters):
        _parameter(w, row, position, parameter, descriptors)
    if row.base in _FROM_ONE:
        w.after.append(f"if (code == MPI_SUCCESS && *{_FROM_ONE[row.base]} != MPI_UNDEFINED) ++*{_FROM_ONE[row.base]};")
    if row.base in _ALL_FROM_ONE:
        w.after.append("if (code == MPI_SUCCESS && *outcount != MPI_UNDEFINED)")
        w.after.append("    for (int i_ = 0; i_ < *outcount; i_++) ++array_of_indices[i_];")
    hidden = [f"size_t {p.name}_length" for p in row.parameters if is_string(p)]
    name = f"mpi_{row.name.lower()}{'_f08ts' if descriptors else ''}_"
    lines = [f"FORTRAN {name}({', '.join([*w.forms, 'int *ierror', *hidden])}) {{"]
    lines += [f"    {line}" for line in w.before]
    lines.append(f"    int code = MPI_{row.name}({', '.join(w.given)});")
    lines += [f"    {line}" for line in w.after]
    return "\n".join([*lines, "    if (ierror) *ierror = code;", "}"])


def _parameter(w: _Writer, row: Row, position: int, parameter: Parameter, descriptors: bool) -> None:
    name, type = parameter.name, parameter.type
    kind, count = handle(parameter), length(row, parameter)
    if parameter.raw and descriptors and position in row.buffers:
        w.forms.append(f"const struct descriptor *{name}")
        _described(w, row, name)
    elif parameter.raw:
        w.forms.append(f"const void *{name}")
        place = "at_or_in_place" if row.collective else "at"
        w.given.append(f"{place}({name})" if position in row.buffers or name == "location" else f"(void *)(uintptr_t){name}")
    elif type.endswith("Status*"):
        w.forms.append(f"void *{name}")
        w.given.append(f"{'statuses_at' if name.startswith('array_of') else 'status_at'}({name})")
    elif kind and count:
        _handles(w, row, parameter, kind, count)
    elif kind and parameter.pointer:
        _handle_place(w, row, name, kind)
    elif kind:
        w.forms.append(f"const int *{name}")
        if descriptors and single(row) and kind == "Datatype":
            w.given.append("type")
        else:
            w.given.append(f"c_{kind}(*{name})")
    elif type in ("int", *ADDRESSES):
        w.forms.append(f"const {type if type == 'int' else 'MPI_' + type} *{name}")
        w.given.append("elements" if descriptors and single(row) and name == "count" else f"*{name}")
    elif is_string(parameter):
        _string(w, parameter)
    elif type == "int**":
        w.forms.append(f"int (*{name})[3]")
        w.given.append(name)
    elif is_function(parameter):
        w.forms.append(f"void *{name}")
        w.given.append(f"(MPI_{type.removesuffix('*')} *){name}")
    else:
        bare = type.removeprefix("const ").removesuffix("*")
        w.forms.append(f"{bare if bare == 'int' else 'MPI_' + bare} *{name}")
        w.given.append(f"weights_at({name})" if "weights" in name else name)


def _described(w: _Writer, row: Row, name: str) -> None:
    refused = f"MPI_{row.name}: a section of an array that is not contiguous (copy it, or use a derived datatype)"
    if not single(row):
        w.given.append(f'pad_later_whole({name}, "{refused}")')
        return
    number = "MPI_Count" if row.name.endswith("_c") else "int"
    w.before.append("MPI_Datatype named = c_Datatype(*datatype), type = named;")
    w.before.append(f"{number} elements = *count;")
    w.before.append(f"int copy = !pad_later_dense({name});")
    w.before.append(f'if (copy) type = section({name}, elements, named, "{refused}"), elements = 1;')
    w.given.append(f"at({name}->address)")
    w.after.append("if (copy) PMPI_Type_free(&type);")


def _handles(w: _Writer, row: Row, parameter: Parameter, kind: str, count: str) -> None:
    name = parameter.name
    constant = parameter.type.startswith("const ")
    w.forms.append(f"{'const ' if constant else ''}int *{name}")
    w.before.append(f"{'OUTGOING' if row.base == 'Type_get_contents' else 'ARRAY'}({kind}, {name}, {count});")
    w.given.append(f"c_{name}")
    if not constant:
        w.after.append(f"BACK({kind}, {name}, {count});")
    if not row.deferred:
        w.after.append(f"DONE({name});")


def _handle_place(w: _Writer, row: Row, name: str, kind: str) -> None:
    w.forms.append(f"int *{name}")
    if kind in ("File",):
        same = ""
    else:
        same = f"(MPI_{kind} *){name}"
    null = f"MPI_{'DATATYPE' if kind == 'Datatype' else kind.upper()}_NULL"
    start = f"c_{kind}(*{name})" if both_ways(row, _pointer(name, kind)) else null
    own = f"MPI_{kind} c_{name} = {start};"
    if not same:
        w.before.append(own)
        w.given.append(f"&c_{name}")
        w.after.append(f"*{name} = f_{kind}(c_{name});")
        return
    w.before += ["#ifndef SAME", own, "#endif"]
    w.given.append(f"HANDLE({same}, &c_{name})")
    w.after += ["#ifndef SAME", f"*{name} = f_{kind}(c_{name});", "#endif"]


def _pointer(name: str, kind: str) -> Parameter:
    return Parameter(name, f"{kind}*")


def _string(w: _Writer, parameter: Parameter) -> None:
    name = parameter.name
    if parameter.type == "const char*":
        w.forms.append(f"const char *{name}")
        w.before.append(f"char *c_{name} = from_fortran({name}, {name}_length);")
        w.after.append(f"free(c_{name});")
    else:
        w.forms.append(f"char *{name}")
        w.before.append(f"char *c_{name} = calloc(1, {name}_length + ROOM);")
        w.after.append(f"if (code == MPI_SUCCESS) to_fortran({name}, {name}_length, c_{name});")
        w.after.append(f"free(c_{name});")
    w.given.append(f"c_{name}")
