"""The constants of Fortran's interface, for one binary interface: what a C program with the MPI's header prints (development only)."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

_NUMBERS = """
SUCCESS ERR_BUFFER ERR_COUNT ERR_TYPE ERR_TAG ERR_COMM ERR_RANK ERR_REQUEST ERR_ROOT ERR_GROUP ERR_OP ERR_TOPOLOGY ERR_DIMS ERR_ARG
ERR_UNKNOWN ERR_TRUNCATE ERR_OTHER ERR_INTERN ERR_IN_STATUS ERR_PENDING ERR_KEYVAL ERR_NO_MEM ERR_BASE ERR_INFO_KEY ERR_INFO_VALUE
ERR_INFO_NOKEY ERR_SPAWN ERR_PORT ERR_SERVICE ERR_NAME ERR_WIN ERR_SIZE ERR_DISP ERR_INFO ERR_LOCKTYPE ERR_ASSERT ERR_RMA_CONFLICT
ERR_RMA_SYNC ERR_RMA_RANGE ERR_RMA_ATTACH ERR_RMA_SHARED ERR_RMA_FLAVOR ERR_FILE ERR_NOT_SAME ERR_AMODE ERR_UNSUPPORTED_DATAREP
ERR_UNSUPPORTED_OPERATION ERR_NO_SUCH_FILE ERR_FILE_EXISTS ERR_BAD_FILE ERR_ACCESS ERR_NO_SPACE ERR_QUOTA ERR_READ_ONLY ERR_FILE_IN_USE
ERR_DUP_DATAREP ERR_CONVERSION ERR_IO ERR_LASTCODE ANY_SOURCE ANY_TAG PROC_NULL ROOT UNDEFINED BSEND_OVERHEAD KEYVAL_INVALID
LOCK_EXCLUSIVE LOCK_SHARED MODE_NOCHECK MODE_NOSTORE MODE_NOPUT MODE_NOPRECEDE MODE_NOSUCCEED MODE_APPEND MODE_CREATE MODE_DELETE_ON_CLOSE
MODE_EXCL MODE_RDONLY MODE_RDWR MODE_SEQUENTIAL MODE_UNIQUE_OPEN MODE_WRONLY ORDER_C ORDER_FORTRAN DISTRIBUTE_BLOCK DISTRIBUTE_CYCLIC
DISTRIBUTE_DFLT_DARG DISTRIBUTE_NONE THREAD_SINGLE THREAD_FUNNELED THREAD_SERIALIZED THREAD_MULTIPLE COMM_TYPE_SHARED GRAPH CART DIST_GRAPH
IDENT CONGRUENT SIMILAR UNEQUAL COMBINER_NAMED COMBINER_DUP COMBINER_CONTIGUOUS COMBINER_VECTOR COMBINER_HVECTOR COMBINER_INDEXED
COMBINER_HINDEXED COMBINER_INDEXED_BLOCK COMBINER_HINDEXED_BLOCK COMBINER_STRUCT COMBINER_SUBARRAY COMBINER_DARRAY COMBINER_RESIZED
COMBINER_F90_REAL COMBINER_F90_COMPLEX COMBINER_F90_INTEGER TAG_UB HOST IO WTIME_IS_GLOBAL UNIVERSE_SIZE LASTUSEDCODE APPNUM WIN_BASE
WIN_SIZE WIN_DISP_UNIT WIN_CREATE_FLAVOR WIN_MODEL WIN_FLAVOR_CREATE WIN_FLAVOR_ALLOCATE WIN_FLAVOR_DYNAMIC WIN_FLAVOR_SHARED
WIN_SEPARATE WIN_UNIFIED TYPECLASS_REAL TYPECLASS_INTEGER TYPECLASS_COMPLEX SEEK_SET SEEK_CUR SEEK_END
"""
_SIZES = """
MAX_PROCESSOR_NAME MAX_ERROR_STRING MAX_OBJECT_NAME MAX_INFO_KEY MAX_INFO_VAL MAX_PORT_NAME MAX_DATAREP_STRING MAX_LIBRARY_VERSION_STRING
"""
HANDLES = {
    "Comm": "COMM_WORLD COMM_SELF COMM_NULL",
    "Group": "GROUP_EMPTY GROUP_NULL",
    "Request": "REQUEST_NULL",
    "Message": "MESSAGE_NULL MESSAGE_NO_PROC",
    "Info": "INFO_NULL INFO_ENV",
    "Win": "WIN_NULL",
    "File": "FILE_NULL",
    "Errhandler": "ERRHANDLER_NULL ERRORS_ARE_FATAL ERRORS_RETURN ERRORS_ABORT",
    "Op": "OP_NULL SUM PROD MAX MIN LAND BAND LOR BOR LXOR BXOR MAXLOC MINLOC REPLACE NO_OP",
    "Datatype": """DATATYPE_NULL INTEGER REAL DOUBLE_PRECISION COMPLEX DOUBLE_COMPLEX LOGICAL CHARACTER BYTE PACKED INTEGER1 INTEGER2
    INTEGER4 INTEGER8 REAL4 REAL8 REAL16 COMPLEX8 COMPLEX16 COMPLEX32 2REAL 2DOUBLE_PRECISION 2INTEGER AINT OFFSET COUNT CHAR SIGNED_CHAR
    UNSIGNED_CHAR SHORT UNSIGNED_SHORT INT UNSIGNED LONG UNSIGNED_LONG LONG_LONG LONG_LONG_INT UNSIGNED_LONG_LONG FLOAT DOUBLE LONG_DOUBLE
    WCHAR C_BOOL INT8_T INT16_T INT32_T INT64_T UINT8_T UINT16_T UINT32_T UINT64_T C_COMPLEX C_FLOAT_COMPLEX C_DOUBLE_COMPLEX
    C_LONG_DOUBLE_COMPLEX FLOAT_INT DOUBLE_INT LONG_INT 2INT SHORT_INT LONG_DOUBLE_INT""",
}
_STATUS = {"mpich": (3, 4, 5, 5), "openmpi": (1, 2, 3, 6), "abi": (1, 2, 3, 8)}
"""Where source, tag and error stand in a status, and how many integers it has."""


def found(compiler: Sequence[str], prefix: Path, interface: str) -> dict[str, int]:
    """Name without MPI_ to value; what the header lacks is left out."""
    names = [*_NUMBERS.split(), *_SIZES.split()]
    handles = [(kind, name) for kind, text in HANDLES.items() for name in text.split()]
    with tempfile.TemporaryDirectory() as folder:
        source, program = Path(folder) / "constants.c", Path(folder) / "constants"
        while True:
            source.write_text(_program(names, handles, interface))
            library = prefix / "lib" / {"mpich": "libmpi.so.12", "openmpi": "libmpi.so.40", "abi": "libmpi_abi.so.1"}[interface]
            command = [*compiler, "-w", "-ferror-limit=0", f"-I{prefix / 'include'}", str(source), str(library)]
            made = subprocess.run(
                [*command, f"-Wl,-rpath,{library.parent}", "-o", str(program)], capture_output=True, text=True, check=False
            )
            missing = set(re.findall(r"undeclared identifier 'MPI_(\w+)'", made.stderr))
            if not missing:
                break
            names = [name for name in names if name not in missing]
            handles = [(kind, name) for kind, name in handles if name not in missing]
        answer = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    return {name: int(value) for name, value in re.findall(r"^(\w+) (-?\d+)$", answer, re.M)}


def _program(names: Sequence[str], handles: Sequence[tuple[str, str]], interface: str) -> str:
    suffix = "toint" if interface == "abi" else "c2f"
    lines = [f'printf("{name} %d\\n", (int)MPI_{name});' for name in names]
    for kind, name in handles:
        function = "Type" if kind == "Datatype" and interface != "abi" else kind
        function = "Type" if kind == "Datatype" else function
        lines.append(f'printf("{name} %d\\n", (int)MPI_{function}_{suffix}(MPI_{name}));')
    header = "mpi_abi.h" if interface == "abi" else "mpi.h"
    body = "\n".join(lines)
    return f"#include <{header}>\n#include <stdio.h>\nint main(void) {{\nMPI_Init(0, 0);\n{body}\nMPI_Finalize();\nreturn 0;\n}}\n"


def mpif(values: dict[str, int], interface: str) -> str:
    """The text of mpif.h, which is right in fixed and in free form."""
    source, tag, error, size = _STATUS[interface]
    lengths = {name: value - 1 for name, value in values.items() if name in _SIZES.split()}
    numbers = {**values, **lengths, "SOURCE": source, "TAG": tag, "ERROR": error, "STATUS_SIZE": size}
    numbers |= {"VERSION": 4, "SUBVERSION": 1, "ADDRESS_KIND": 8, "OFFSET_KIND": 8, "COUNT_KIND": 8, "INTEGER_KIND": 4}
    lines = [f"! Made by generate.py: the constants of MPI for Fortran, as {interface} has them."]
    for name, value in numbers.items():
        lines += [f"      INTEGER MPI_{name}", f"      PARAMETER (MPI_{name}={value})"]
    lines += ["      INTEGER(KIND=8) MPI_DISPLACEMENT_CURRENT", "      PARAMETER (MPI_DISPLACEMENT_CURRENT=-54278278)"]
    for name in ("SUBARRAYS_SUPPORTED", "ASYNC_PROTECTS_NONBLOCKING"):
        lines += [f"      LOGICAL MPI_{name}", f"      PARAMETER (MPI_{name}=.FALSE.)"]
    lines += [
        "      INTEGER MPI_BOTTOM, MPI_IN_PLACE",
        f"      INTEGER MPI_STATUS_IGNORE({size})",
        f"      INTEGER MPI_STATUSES_IGNORE({size},1)",
        "      INTEGER MPI_UNWEIGHTED(1), MPI_WEIGHTS_EMPTY(1)",
        "      INTEGER MPI_ERRCODES_IGNORE(1)",
    ]
    for name in (
        "BOTTOM", "IN_PLACE", "STATUS_IGNORE", "STATUSES_IGNORE", "UNWEIGHTED", "WEIGHTS_EMPTY", "ERRCODES_IGNORE",
    ):  # fmt: skip
        lines.append(f"      COMMON /PAD_MPI_{name}/ MPI_{name}")
    lines += ["      DOUBLE PRECISION MPI_WTIME, MPI_WTICK", "      DOUBLE PRECISION PMPI_WTIME, PMPI_WTICK"]
    lines += ["      INTEGER(KIND=8) MPI_AINT_ADD, MPI_AINT_DIFF", "      EXTERNAL MPI_WTIME, MPI_WTICK, PMPI_WTIME, PMPI_WTICK"]
    lines += ["      EXTERNAL MPI_AINT_ADD, MPI_AINT_DIFF"]
    for kind in ("COMM", "TYPE", "WIN"):
        lines += [
            f"      EXTERNAL MPI_{kind}_NULL_COPY_FN",
            f"      EXTERNAL MPI_{kind}_NULL_DELETE_FN",
            f"      EXTERNAL MPI_{kind}_DUP_FN",
        ]
    return "\n".join(lines) + "\n"


def status(interface: str) -> str:
    """The members of mpi_f08's status."""
    source, tag, error, size = _STATUS[interface]
    names = {source: "MPI_SOURCE", tag: "MPI_TAG", error: "MPI_ERROR"}
    return "\n".join(f"  integer :: {names.get(number, f'pad_{number}')}" for number in range(1, size + 1)) + "\n"
