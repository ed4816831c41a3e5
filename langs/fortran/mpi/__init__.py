"""Fortran's interface of MPI: `mpif.h`, the modules `mpi` and `mpi_f08`, and the procedures, in terms of C's functions.

MPIs from wheels have no Fortran interface, and module files of other compilers cannot be read by flang. So programs are compiled with
files of ours, whatever MPI there is; handles have the numbers that this MPI gives them in Fortran. The procedures become part of
each unit that calls them and are inlined: what the engine sees are calls of C's functions. All of it is part of the run-time library
(polyglot_ad/runtime): mpif.py and modules.py write what Fortran includes and uses, calls.py the procedures in C.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection
from functools import cache
from pathlib import Path

from polyglot_ad import runtime
from polyglot_ad.process.regex import regex

HERE = Path(__file__).parent
MODULES = ("mpi", "mpi_f08")
_MENTIONED = regex(rb"mpi_", re.I)
_DECLARED = regex(r"^declare [^@\n]*@((?:p?mpi_|pad_mpi_)\w+_)\(", re.M)
_DEFINED = regex(r"^define [^@\n]*@((?:p?mpi_)\w+_)\(", re.M)
_SENTINEL = regex(r"^@(pad_mpi_\w+_) = [^\n]*$", re.M)
_BLOCK = regex(r"^(?:define [^\n]*\{\n.*?^\}|declare [^\n]*|@[^\n]*|%[^\n]* = type [^\n]*)$", re.M | re.S)
_REFERENCE = regex(r"[@%][\w.$]+")
_CALLBACK = regex(r"(?<=@)(p?mpi_(?:op_create|(?:comm|win|file)_create_errhandler)_)\(ptr (?:[a-z]+ )*@([\w.$]+)(?=[,)])")
_PLACE = "linkonce_odr constant [64 x i8] zeroinitializer, align 16"
"""What a sentinel is: an address, the same in all units."""


def folder(interface: str) -> Path:
    """Where the `mpif.h` of a binary interface is."""
    return runtime.folder("fortran_mpi") / interface


def sources(used: Collection[str]) -> list[Path]:
    """The modules among those that a program uses."""
    return [runtime.folder("fortran_mpi") / f"{name}.f90" for name in MODULES if name in used]


def defined(bitcode: bytes) -> frozenset[str]:
    """The procedures of the interface that a unit defines itself."""
    if not _MENTIONED.search(bitcode):
        return frozenset()
    from polyglot_ad.llvm.bodies import text_of

    return frozenset(_DEFINED.findall(text_of(bitcode)))


def supply(bitcode: bytes, interface: str, own: Collection[str]) -> bytes:
    """The unit with the procedures that it calls. `own`: those that the program defines."""
    if not _MENTIONED.search(bitcode):
        return bitcode
    # What writes this folder's part of the run-time library needs no LLVM.
    import llvmlite.binding as llvm

    from polyglot_ad.llvm.bodies import text_of

    text = text_of(bitcode)
    wanted = [name for name in _DECLARED.findall(text) if name not in own and _known(interface, name)]
    sentinels = _SENTINEL.findall(text)
    if not wanted and not sentinels:
        return bitcode
    text = _SENTINEL.sub(lambda match: f"@{match[1]} = {_PLACE}", text)
    module = llvm.parse_assembly(_with_callbacks(text, interface) if interface != "mpich" else text)
    if wanted:
        part = llvm.parse_assembly(define(interface, wanted))
        part.triple, part.data_layout = module.triple, module.data_layout
        module.link_in(part)
        for function in module.functions:
            if not function.is_declaration and (function.name in wanted or function.name.startswith("pad_later_")):
                function.linkage = llvm.Linkage.internal
    module.verify()
    return bytes(module.as_bitcode())


def _with_callbacks(text: str, interface: str) -> str:
    """Where C's handles are addresses, functions that MPI calls get a function before them, which passes the handle as Fortran has it."""
    made: dict[str, str] = {}
    used: set[str] = set()

    def before(match: re.Match[str]) -> str:
        place = {"op": ("Type", 3, 4), "comm": ("Comm", 0, 2), "win": ("Win", 0, 2), "file": ("File", 0, 2)}
        kind, position, count = place[match[1].removeprefix("p").split("_")[1]]
        convert = f"PMPI_{kind}_{'toint' if interface == 'abi' else 'c2f'}"
        used.add(convert)
        name = f"pad_mpi_{kind.lower()}_{match[2]}"
        arguments = ", ".join("ptr %place" if k == position else f"ptr %{k}" for k in range(count))
        made[name] = (
            f"define internal void @{name}({', '.join(f'ptr %{k}' for k in range(count))}) {{\n"
            f"  %place = alloca i32, align 4\n  %handle = load ptr, ptr %{position}, align 8\n"
            f"  %number = call i32 @{convert}(ptr %handle)\n  store i32 %number, ptr %place, align 4\n"
            f"  call void @{match[2]}({arguments})\n  ret void\n}}\n"
        )
        return f"{match[1]}(ptr @{name}"

    text = _CALLBACK.sub(before, text)
    return "\n".join([text, *made.values(), *(f"declare i32 @{name}(ptr)" for name in sorted(used))]) + "\n"


@cache
def _blocks(interface: str) -> dict[str, str]:
    """What the procedures are made of, by name."""
    found = {}
    for block in _BLOCK.findall(runtime.read("fortran_mpi", f"procedures.{interface}.ll")):
        name = _REFERENCE.search(block)
        if name is not None:
            found[name[0]] = _SENTINEL.sub(lambda match: f"@{match[1]} = {_PLACE}", block)
    return found


def procedures(interface: str) -> list[str]:
    """Their symbols, without "mpi_"."""
    return [name[5:] for name, block in _blocks(interface).items() if name.startswith("@mpi_") and block.startswith("define")]


def _known(interface: str, name: str) -> bool:
    return f"@{name.removeprefix('p')}" in _blocks(interface) or f"@{name}" in _blocks(interface)


def define(interface: str, wanted: Collection[str]) -> str:
    """The text of a module with procedures and what they need. Those of the profiling interface call that of C."""
    blocks = _blocks(interface)
    parts: dict[str, str] = {}
    work = []
    for name in wanted:
        block = blocks.get(f"@{name}")
        if block is None:
            block = blocks[f"@{name[1:]}"].replace(f"@{name[1:]}(", f"@{name}(").replace("@MPI_", "@PMPI_")
        parts[f"@{name}"] = block
        work.append(block)
    while work:
        for reference in set(_REFERENCE.findall(work.pop())):
            if reference in parts:
                continue
            block = blocks.get(reference)
            if block is None and reference.startswith("@PMPI_") and (plain := blocks.get(f"@{reference[2:]}")) is not None:
                block = plain.replace("@MPI_", "@PMPI_")
            if block is not None:
                parts[reference] = block
                work.append(block)
    ordered = sorted(parts, key=lambda name: not name.startswith("%"))  # types stand before what uses them
    return "\n".join(parts[name] for name in ordered) + "\n"


@cache
def identity() -> str:
    """Part of cache keys: changes with the interface."""
    own = b"".join(path.read_bytes() for path in sorted(HERE.glob("*.py")))
    return hashlib.sha256(own + runtime.identity("fortran_mpi").encode()).hexdigest()[:16]
