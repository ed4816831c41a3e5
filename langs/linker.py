"""Making a shared library of object files, with whatever linker is at hand: clang's, cc's, or the one inside ziglang.

Undefined symbols are an error here, not at load time. A function of the user's is never replaced by one of the same name in the process
(gamma, y0). What may start threads stays loaded.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from polyglot_ad.errors import CompileError, ToolchainError, UndefinedError
from polyglot_ad.langs import system, wheel_blas
from polyglot_ad.langs.c import libcxx
from polyglot_ad.langs.c.clang import find_clang
from polyglot_ad.langs.link_line import link_line
from polyglot_ad.langs.running import log, run_compiler
from polyglot_ad.langs.toolchain import ziglang
from polyglot_ad.langs.unit import LinkRequirements
from polyglot_ad.llvm.codegen import emit_hidden
from polyglot_ad.process.regex import regex

# Of archives (run-time libraries of languages) only what is used, and no symbols of theirs for others to see. Debug information of the
# compiled code would be megabytes in every product.
_OPTIONS_IN_ZIG = ("-Bsymbolic", "--as-needed", "--gc-sections", "--strip-debug")
_OPTIONS = (*_OPTIONS_IN_ZIG, "--exclude-libs=ALL")
_UNDEFINED = regex(r"undefined (?:reference to|symbol:?) [`']?([^\n]+?)'?$", re.MULTILINE)


def link_shared(objects: Sequence[Path], out: Path, requirements: LinkRequirements | None = None) -> None:
    """Links `objects` into the shared library `out`, which is there as a whole or not at all.

    CompileError names the functions that nothing defines, ToolchainError says how to get a linker. Of linear algebra, the libraries that
    are named come first, then those of wheels.
    """
    needs = requirements or LinkRequirements()
    try:
        _linked(objects, out, needs)
    except UndefinedError as error:
        found = wheel_blas.find(error.missing)
        if found is None:
            raise
        log.info("%s: linear algebra comes from %s", out.name, ", ".join(map(str, found.libraries)))
        with tempfile.TemporaryDirectory() as folder:
            jumps = Path(folder) / "jumps.o"
            jumps.write_bytes(emit_hidden(wheel_blas.jumps(found)))
            _linked([*objects, jumps], out, wheel_blas.linked(found, needs))


def _linked(objects: Sequence[Path], out: Path, needs: LinkRequirements) -> None:
    command, zig = _find()
    if needs.libcxx and not zig:
        # Compiled when there was no other compiler than ziglang's.
        zig = ziglang() or ""
    if not zig:
        _with_linker_of(command, objects, out, needs)
        return
    # The linker itself, with this process's own C library: at once, where `zig cc -shared` first builds start files and helpers for
    # half a minute and libc++ for another. What needs those says so by its undefined symbols.
    try:
        _link([zig, "ld.lld", *_directly([*objects, *([libcxx.support(zig)] if needs.libcxx else [])], needs)], out)
    except CompileError as error:
        if not _UNDEFINED.search(str(error)):
            raise
        log.info("zig builds its C and C++ libraries to link %s; this is slow once", out.name)
        _link([zig, "c++" if needs.libcxx else "cc", *_through_driver(objects, needs, in_zig=True)], out)


def _find() -> tuple[tuple[str, ...], str]:
    """The command of a compiler that links, or the executable of zig."""
    try:
        clang = find_clang()
    except ToolchainError:
        found = shutil.which("cc") or shutil.which("gcc")
        if not found or os.environ.get("POLYGLOT_AD_CLANG"):
            raise
        return (found,), ""
    return (clang.command, "") if clang.name != "zig" else ((), clang.command[0])


def _with_linker_of(driver: Sequence[str], objects: Sequence[Path], out: Path, needs: LinkRequirements) -> None:
    """As the driver would, without starting it. What goes wrong it says itself."""
    line = link_line(driver, needs.search)
    if line is not None:
        try:
            _link(line.command(_words(objects, needs)), out)
            return
        except (CompileError, ToolchainError) as error:
            log.debug("%s", error)
    _link([*driver, *_through_driver(objects, needs)], out)


def _words(objects: Sequence[Path], needs: LinkRequirements) -> list[str]:
    """What `_through_driver` has a driver tell its linker."""
    words = ["-z", "defs", *_OPTIONS, *(["-z", "nodelete"] if needs.resident else []), *(str(item.absolute()) for item in objects)]
    if needs.objects:
        words += ["--start-group", *needs.objects, "--end-group"]
    words += [f"-rpath={folder}" for folder in needs.rpaths]
    return words + [f"-l{name}" for name in needs.libraries]


def _through_driver(objects: Sequence[Path], needs: LinkRequirements, in_zig: bool = False) -> list[str]:
    arguments = ["-shared", "-Wl,-z,defs", *(f"-Wl,{option}" for option in (_OPTIONS if not in_zig else _OPTIONS_IN_ZIG))]
    if needs.resident:
        arguments.append("-Wl,-z,nodelete")
    arguments += [str(item.absolute()) for item in objects]
    if needs.objects:
        arguments += ["-Wl,--start-group", *needs.objects, "-Wl,--end-group"]
    arguments += [f"-L{folder}" for folder in needs.search]
    arguments += [f"-Wl,-rpath,{folder}" for folder in needs.rpaths]
    for name in needs.libraries:
        # zig takes -lstdc++ for its own libc++.
        arguments.append(str(system.cxx_library()) if name == "stdc++" and in_zig else f"-l{name}")
    return arguments


def _directly(objects: Sequence[Path], needs: LinkRequirements) -> list[str]:
    # Without a compiler's start files nothing runs destructors of static objects when the library goes: it stays.
    arguments = ["-shared", "-z", "defs", "-z", "nodelete", *_OPTIONS, "--eh-frame-hdr"]
    arguments += [*(str(item.absolute()) for item in objects), "--start-group", *needs.objects, "--end-group"]
    arguments += [f"-L{folder}" for folder in [*needs.search, *map(str, system.library_folders())]]
    arguments += [f"-rpath={folder}" for folder in needs.rpaths]
    arguments += [f"-l{name}" for name in needs.libraries if name not in system.IN_C_LIBRARY]
    if needs.libcxx or "stdc++" in needs.libraries:
        arguments.append(str(system.cxx_library()))
    return [*arguments, *map(str, system.c_libraries())]


def _link(command: Sequence[str], out: Path) -> None:
    out = out.absolute()
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=".link-") as folder:
        made = Path(folder) / out.name
        try:
            run_compiler([*command, "-o", str(made)], Path(folder))
        except CompileError as error:
            raise _explained(error) from error
        made.replace(out)


def _explained(error: CompileError) -> CompileError:
    text = str(error)
    missing = tuple(dict.fromkeys(_UNDEFINED.findall(text)))
    if not missing:
        return CompileError(f"the shared library could not be linked:\n{text}")
    help = "add the source that does, or the library with flags=['-lNAME', '-L/its/folder']"
    for pattern, what, option in _ASKED:
        if any(map(pattern.match, missing)):
            help = f"the program uses {what}: load(…, {option}=True), or --{option} on the command line, links it"
    return UndefinedError(f"no source or library defines: {', '.join(missing)}\n  help: {help}\n{text}", missing)


_ASKED = (
    (re.compile(r"P?MPI_\w+$|p?mpi_\w+_$|pad_mpi_"), "MPI", "mpi"),
    (re.compile(r"omp_\w+$|__kmpc_|GOMP_"), "OpenMP", "openmp"),
)
"""Functions of what is linked where it is asked for."""
