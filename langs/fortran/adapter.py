"""Fortran, by flang. Files of one program compile in the order their modules need; assignment keeps reallocating the left-hand side."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from polyglot_ad.errors import CompileError, ToolchainError
from polyglot_ad.langs import flags, mpi, openmp
from polyglot_ad.langs.base import Options, ToolchainReport
from polyglot_ad.langs.fortran import f2py
from polyglot_ad.langs.fortran import mpi as fortran_mpi
from polyglot_ad.langs.fortran import runtime as fortran_runtime
from polyglot_ad.langs.fortran.text import FIXED_FORM, FortranText, read
from polyglot_ad.langs.running import processors, run_compiler
from polyglot_ad.langs.toolchain import LLVM_MAJOR, Facts, Tool, ask, find
from polyglot_ad.langs.unit import LinkRequirements, Unit

VERSION = "10"
"""Part of cache keys: change it when this adapter's output changes."""

# -O2 acts before LLVM: array intrinsics become loops, which the user's -O0 would undo. The bisection limit then stops LLVM's own passes,
# for which flang has no switch.
COMPILE = ("-O2", "-g", "-fPIC", "-ffp-contract=off", "-mllvm", "-opt-bisect-limit=0", "-mllvm", "-opt-bisect-verbose=false")
_OPENMP_INCLUDE = "omp_lib.h"
_NEUTRAL = Path("/")
"""Where the compiler runs: it looks for modules in its folder before all others, and beside sources are those of the user's own builds,
which may be older than the sources. They are found after what this compilation makes."""
EXTERNAL = "polyglot_ad_external"
"""Under this name `interface["modules"]` has the declarations of procedures outside modules."""


def _describe(command: tuple[str, ...]) -> Facts:
    answer = ask(command, "--version")
    found = re.search(r"flang(?:-new)? version (\d+\.\d+\.\d+)", answer)
    if not found:
        raise ToolchainError(f"{command[0]} is not LLVM's flang: {answer.splitlines()[0] if answer.strip() else 'it says nothing'}")
    return Facts(answer.splitlines()[0], found[1], (("resources", ask(command, "-print-resource-dir").strip()),))


FLANG = Tool(
    name="flang",
    variable="POLYGLOT_AD_FLANG",
    names=(f"flang-{LLVM_MAJOR}", "flang", "flang-new", f"flang-{LLVM_MAJOR - 1}"),
    describe=_describe,
    advice=f"install flang {LLVM_MAJOR} (Debian, Ubuntu: apt-get install flang-{LLVM_MAJOR})",
    oldest=LLVM_MAJOR - 1,
)


@dataclass(frozen=True)
class FortranAdapter:
    language: str = "fortran"
    suffixes: tuple[str, ...] = (".f90", ".f95", ".f03", ".f08", ".f18", *FIXED_FORM)

    def identity(self, options: Options) -> str:
        known = f"{fortran_runtime.identity()}:{options.mpi and fortran_mpi.identity()}"
        return f"fortran:{VERSION}:{known}:{find(FLANG).identity}:{options.text}"

    def compile(self, sources: Sequence[Path], options: Options, workspace: Path) -> list[Unit]:
        compiler = find(FLANG)
        identity = self.identity(options)
        user, link = _arguments(options, runtime(compiler.facts))
        folders = dict.fromkeys(str(source.parent) for source in sources)
        modules = workspace / "modules"
        modules.mkdir()
        texts = {source: read(source) for source in sources}
        interface = mpi.interface() if options.mpi else ""
        theirs = _mpi_modules(compiler.command, interface, texts.values(), workspace) if interface else []
        given = any(name.lower() == _OPENMP_INCLUDE for text in texts.values() for name in text.includes)
        last = _openmp_include(compiler.facts, workspace) if given else []
        command = [*compiler.command, *COMPILE, *theirs, f"-I{modules}", *user, *(f"-I{folder}" for folder in folders), *last]
        search = [Path(folder) for folder in [*_include_folders(user), *folders]]

        def one(source: Path) -> None:
            run_compiler([*command, "-J", str(modules), "-c", "-emit-llvm", str(source), "-o", str(output[source])], _NEUTRAL)

        output = {source: workspace / f"{number}.bc" for number, source in enumerate(sources)}
        with ThreadPoolExecutor(processors()) as pool:
            for batch in _batches(texts):
                list(pool.map(one, batch))
        bitcodes = {source: path.read_bytes() for source, path in output.items()}
        extended = fortran_runtime.extended_types(bitcodes.values())
        bitcodes = {source: fortran_runtime.supply(bitcode, extended) for source, bitcode in bitcodes.items()}
        if interface:
            own = frozenset[str]().union(*(fortran_mpi.defined(bitcode) for bitcode in bitcodes.values()))
            bitcodes = {source: fortran_mpi.supply(bitcode, interface, own) for source, bitcode in bitcodes.items()}
        units = []
        interfaces = _interfaces(texts, command, workspace)
        for source, text in texts.items():
            facts: dict[str, object] = {"modules": {**_module_files(text, modules), **interfaces[source]}}
            if said := f2py.outputs(source.read_text(errors="replace")):
                facts["f2py"] = said
            files = tuple(dict.fromkeys([str(source), *_files_read(source, text, search)]))
            looked = tuple(dict.fromkeys(_looked_for(source, text, search)))
            units.append(Unit("fortran", str(source), bitcodes[source], files, link.of_code(bitcodes[source]), facts, identity, looked))
        return units

    def report(self) -> ToolchainReport:
        try:
            compiler = find(FLANG)
            runtime(compiler.facts)
        except ToolchainError as error:
            return ToolchainReport("fortran", missing=str(error))
        return ToolchainReport("fortran", "flang", compiler.command[0], compiler.facts.version, compiler.facts.llvm)


def runtime(facts: Facts) -> LinkRequirements:
    """The archive of the language's run-time library, which comes with the compiler."""
    resources = Path(facts.detail("resources"))
    for archive in [*sorted(resources.glob("lib/*/libflang_rt.runtime.a")), resources.parent.parent / "libflang_rt.runtime.a"]:
        if archive.exists():
            return LinkRequirements(libraries=("m",), objects=(str(archive),))
    raise ToolchainError(f"{facts.version} comes without its run-time library libflang_rt.runtime.a\n  help: {FLANG.advice}")


def _arguments(options: Options, library: LinkRequirements) -> tuple[list[str], LinkRequirements]:
    user, user_link = flags.split([flag for flag in options.flags if flag != "-O0"])
    arguments, links = [*user], [user_link]
    if options.openmp or "-fopenmp" in user:
        arguments.append("-fopenmp")
        links.append(openmp.runtime())
    if options.mpi:
        links.append(mpi.requirements()[1])
    return arguments, LinkRequirements.union([*links, library])


def _mpi_modules(command: Sequence[str], interface: str, texts: Iterable[FortranText], workspace: Path) -> list[str]:
    """Flags that say where MPI's include file and modules are, made ready for this compiler."""
    folder = workspace / "mpi"
    folder.mkdir()
    flags = [f"-I{fortran_mpi.folder(interface)}"]
    defined = {name for text in texts for name in text.defines}
    for source in fortran_mpi.sources({name for text in texts for name in text.uses} - defined):
        run_compiler([*command, "-fsyntax-only", *flags, "-J", str(folder), str(source)], folder)
    return [*flags, f"-I{folder}"]


def _openmp_include(facts: Facts, workspace: Path) -> list[str]:
    """A flag that says where `omp_lib.h` is, which flang has and does not look for."""
    resources = Path(facts.detail("resources"))
    for folder in (resources.parents[2] / "include" / "flang", resources / "include", resources / "finclude" / "flang"):
        if (folder / _OPENMP_INCLUDE).exists():
            # By itself: beside it are modules, which are found otherwise.
            own = workspace / "openmp"
            own.mkdir()
            (own / _OPENMP_INCLUDE).write_bytes((folder / _OPENMP_INCLUDE).read_bytes())
            return [f"-I{own}"]
    return []


def _batches(texts: Mapping[Path, FortranText]) -> Iterator[tuple[Path, ...]]:
    """The sources, those first that define what the others use; within a batch any order will do."""
    owners: dict[str, Path] = {}
    for source, text in texts.items():
        for name in text.defines:
            if name in owners:
                raise CompileError(f"module '{name}' is defined in {owners[name]} and in {source}")
            owners[name] = source
    sorter = TopologicalSorter({source: [owners[name] for name in text.uses if name in owners] for source, text in texts.items()})
    try:
        sorter.prepare()
    except CycleError as error:
        raise CompileError(
            "these files use each other's modules in a circle: " + " -> ".join(str(item) for item in error.args[1])
        ) from error
    while sorter.is_active():
        ready = sorter.get_ready()
        yield ready
        sorter.done(*ready)


def _module_files(text: FortranText, folder: Path) -> dict[str, str]:
    found = {}
    for name in text.defines:
        path = folder / f"{name.replace(':', '-')}.mod"
        if path.exists():
            found[name] = path.read_text(encoding="utf-8-sig")
    return found


def _interfaces(texts: Mapping[Path, FortranText], command: Sequence[str], workspace: Path) -> dict[Path, dict[str, str]]:
    """Intents and shapes of procedures outside modules: the compiler writes them down when the procedures are put in a module. It runs once
    for all sources of one form, and once more for each that does not go with the others."""
    wanted = [source for source, text in texts.items() if text.external]
    found: dict[Path, str] = {}
    for suffix in dict.fromkeys(source.suffix for source in wanted):
        # What the preprocessor is told in one source is not meant for the next.
        together = [source for source in wanted if source.suffix == suffix and "#" not in texts[source].external]
        if len(together) > 1:
            found |= _written_down({source: texts[source].external for source in together}, command, workspace)
    with ThreadPoolExecutor(processors()) as pool:
        rest = [source for source in wanted if source not in found]
        for one in pool.map(lambda source: _written_down({source: texts[source].external}, command, workspace), rest):
            found |= one
    # Procedures that compiled on their own, but not as neighbours in a module: debug info alone has to do.
    return {source: {EXTERNAL: found[source]} if source in found else {} for source in texts}


def _written_down(externals: Mapping[Path, str], command: Sequence[str], workspace: Path) -> dict[Path, str]:
    """The module files of sources of one form; none where one of them is no module."""
    folder = Path(tempfile.mkdtemp(prefix=EXTERNAL, dir=workspace))
    suffix = next(iter(externals)).suffix
    indent = " " * 6 if suffix.lower() in FIXED_FORM else ""
    names = {source: f"{EXTERNAL}_{number}" for number, source in enumerate(externals)}
    wrapped = folder / f"{EXTERNAL}{suffix}"
    wrapped.write_text(
        "".join(f"{indent}module {names[source]}\n{indent}contains\n{text}\n{indent}end module\n" for source, text in externals.items())
    )
    try:
        run_compiler([*command, "-fsyntax-only", "-J", str(folder), str(wrapped)], _NEUTRAL)
        files = {source: (folder / f"{name}.mod").read_text(encoding="utf-8-sig") for source, name in names.items()}
    except (CompileError, OSError):
        return {}
    return {source: re.sub(rf"(?m)^module {names[source]}$", f"module {EXTERNAL}", text) for source, text in files.items()}


def _include_folders(arguments: Sequence[str]) -> list[str]:
    following = [arguments[index + 1] for index, word in enumerate(arguments[:-1]) if word == "-I"]
    return [word[2:] for word in arguments if word.startswith("-I") and len(word) > 2] + following


def _files_read(source: Path, text: FortranText, search: Sequence[Path], seen: frozenset[Path] = frozenset()) -> Iterator[str]:
    """Included files, and module files that were there before."""
    for name in text.uses:
        for folder in search:
            path = folder / f"{name.replace(':', '-')}.mod"
            if path.is_file() and path not in seen:
                yield str(path)
                yield from _files_read(path, read(path), search, seen | {path})
    for name in text.includes:
        included = next((folder / name for folder in [source.parent, *search] if (folder / name).is_file()), None)
        if included is not None and included not in seen:
            yield str(included)
            yield from _files_read(included, read(included), search, seen | {included})


def _looked_for(source: Path, text: FortranText, search: Sequence[Path]) -> Iterator[str]:
    """Where included files and modules of elsewhere are looked for, up to where they are."""
    pairs = [(f"{name.replace(':', '-')}.mod", search) for name in text.uses] + [(name, [source.parent, *search]) for name in text.includes]
    for name, folders in pairs:
        for folder in folders:
            yield str(folder / name)
            if (folder / name).is_file():
                break


FORTRAN = FortranAdapter()
