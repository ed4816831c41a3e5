"""The command `polyglot-ad`: what is on this machine, what is on this disk, libraries for C, and measurements."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polyglot_ad.errors import ArgumentError, Error

from .process.bytecode import keep_bytecode

if TYPE_CHECKING:
    import argparse


def main(arguments: Sequence[str] | None = None) -> int:
    if arguments is None:
        keep_bytecode()
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] in (["cc"], ["c++"], ["fc"]):
        from polyglot_ad.driver import main as driver

        return driver.fortran(words[1:]) if words[0] == "fc" else driver.main(words[1:], cplusplus=words[0] == "c++")
    import argparse
    import logging

    parser = argparse.ArgumentParser(prog="polyglot-ad", description="gradients of C, C++, Rust, Fortran and Julia functions")
    parser.add_argument("-v", "--verbose", action="count", default=0, help="say which stage of compiling has ended")
    parser.add_argument("--version", action="version", version=f"polyglot-ad {_version()}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    doctor = commands.add_parser("doctor", help="list the languages' toolchains, their versions, and what is missing")
    doctor.add_argument("--require", default="", metavar="LANGUAGES", help="end with status 1 unless all of these are usable (c,rust,...)")
    cache = commands.add_parser("cache", help="what is kept on disk")
    cache.add_argument("action", choices=["info", "clear"])
    build = commands.add_parser("build", help="functions and their derivatives as a C library: a header, a shared and a static library")
    _add_sources(build)
    build.add_argument("--name", required=True, help="of the library, and the beginning of its functions' names")
    build.add_argument("-o", "--output", type=Path, default=Path(), metavar="FOLDER", help="where to write (here)")
    build.add_argument("--function", action="append", default=[], metavar="F", help="the function itself")
    build.add_argument(
        "--gradient", action="append", default=[], metavar="F[:x,y]", help="by reverse mode, with respect to the parameters x and y (all)"
    )
    build.add_argument(
        "--tangent", action="append", default=[], metavar="F[:x,y]", help="the derivative along a direction, by forward mode"
    )
    build.add_argument("--python", action="store_true", help="and a Python package around them: a project for pip, with type stubs")
    build.add_argument("--julia", action="store_true", help="and a Julia module around them, NAME.jl")
    build.add_argument("--rust", action="store_true", help="and a Rust module around them, NAME.rs")
    build.add_argument("--memory", metavar="SIZE", help="gradients keep no more than this: 1GB, 512MiB (docs/checkpointing.md)")
    explain = commands.add_parser("explain", help="what a function's gradient keeps and recomputes, per source line")
    _add_sources(explain)
    explain.add_argument("function", metavar="FUNCTION", help="its name, or name:x,y for the gradient with respect to x and y (all)")
    explain.add_argument("--html", type=Path, metavar="FILE", help="write a page with the source there")
    ir = commands.add_parser("ir", help="the program between two passes of the pipeline that makes a derivative")
    ir.add_argument("sources", nargs="*", metavar="SOURCE", help="one program: files, or a crate")
    _add_flags(ir)
    ir.add_argument("--function", metavar="F[:x,y]", help="differentiated with respect to the parameters x and y (all)")
    ir.add_argument("--mode", choices=["reverse", "forward", "split"], default="reverse")
    ir.add_argument("--after", action="append", default=[], metavar="PASS", help="print the module after it (several times, or `all`)")
    ir.add_argument("--times", action="store_true", help="print the seconds of every pass instead of the result")
    ir.add_argument("--list", action="store_true", help="list the passes, in the order in which they run")
    commands.add_parser("cmake-dir", help="the folder of PolyglotAD.cmake, which CMake's build systems include")
    commands.add_parser("julia-dir", help="the folder of the Julia package PolyglotAD, for Pkg.develop and LOAD_PATH")
    commands.add_parser("rust-dir", help="the folder of the crate polyglot-ad, for cargo add --path")
    bench = commands.add_parser("bench", help="what differentiating a program costs, stage by stage; what kernels take of a device")
    _add_sources(bench)
    kind = bench.add_mutually_exclusive_group(required=True)
    kind.add_argument("--compile", action="store_true", help="time from source to native derivative, without any cache")
    kind.add_argument("--gpu", action="store_true", help="registers, spilled bytes and shared memory of kernels and of their derivatives")
    bench.add_argument("--arch", default="sm_90", help="the device: sm_80, sm_90, gfx90a, gfx942, … (sm_90)")
    bench.add_argument("--function", action="append", default=[], metavar="F", help="only this one (all that have a derivative)")
    device = commands.add_parser("device", help="kernels of CUDA or HIP as code of a device, and what they take of it")
    device.add_argument("source", type=Path, metavar="SOURCE", help="a .cu or .hip file")
    device.add_argument("--arch", default="sm_90", help="the device: sm_80, sm_90, gfx90a, gfx942, … (sm_90)")
    device.add_argument("-o", "--output", type=Path, metavar="FILE", help="write PTX or assembly there (.ptx, .s), or machine code")
    device.add_argument("--derivative", metavar="KERNEL", help="the derivative of this kernel instead of the kernels")
    device.add_argument("--mode", choices=["reverse", "forward", "second"], default="reverse", help="of the derivative (reverse)")
    device.add_argument(
        "--constant", action="append", default=[], metavar="NAME", help="a parameter that is not differentiated (several times)"
    )
    device.add_argument("--keep", action="store_true", help="keep the code, which pad.cuda.load finds without a compiler (docs/gpu.md)")
    device.add_argument("--flag", action="append", default=[], metavar="FLAG", help="for clang (several times)")
    commands.add_parser("cc", help="a C compiler with clang's command line, for programs that use Enzyme's functions", add_help=False)
    commands.add_parser("c++", help="the same for C++", add_help=False)
    commands.add_parser("fc", help="the same for Fortran, with flang's command line", add_help=False)
    chosen = parser.parse_args(words)
    if chosen.verbose:
        logging.basicConfig(level=logging.INFO if chosen.verbose == 1 else logging.DEBUG, format="%(message)s", stream=sys.stderr)
    try:
        if chosen.command == "build":
            return _build(chosen)
        if chosen.command == "bench":
            if chosen.gpu:
                from polyglot_ad.langs.cuda.report import report

                print("\n".join(report(source, chosen.arch, chosen.function, chosen.flag) for source in chosen.sources))
                return 0
            from .passes.compile_report import measure, table

            print(table(*measure(chosen.sources, chosen.function, **_options(chosen))))
            return 0
        if chosen.command == "explain":
            return _explain(chosen)
        if chosen.command == "ir":
            return _ir(chosen)
        if chosen.command == "device":
            return _device(chosen)
        if chosen.command in _FOLDERS:
            print(Path(__file__).parent / _FOLDERS[chosen.command])
            return 0
        if chosen.command == "doctor":
            return _doctor([name.strip() for name in chosen.require.split(",") if name.strip()])
        return _cache_info() if chosen.action == "info" else _cache_clear()
    except Error as error:
        print(f"polyglot-ad: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        # A source that is not there, an output folder that cannot be written: said, not traced.
        print(f"polyglot-ad: {f'{error.filename}: {error.strerror}' if error.filename else error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("polyglot-ad: interrupted", file=sys.stderr)
        return 130


_FOLDERS = {"cmake-dir": "cmake", "julia-dir": "packages/julia/PolyglotAD", "rust-dir": "packages/rust/polyglot-ad"}
"""Of what other build systems and languages take."""


def _version() -> str:
    from importlib.metadata import version

    return version("polyglot-ad")


def _add_sources(command: argparse.ArgumentParser) -> None:
    """The sources of a program, and what its compilers are told."""
    command.add_argument("sources", nargs="+", metavar="SOURCE", help="one program: files, or a crate")
    _add_flags(command)


def _add_flags(command: argparse.ArgumentParser) -> None:
    import argparse

    command.add_argument(
        "--flag", "--flags", action="append", default=[], metavar="FLAG", help="for the compilers: --flag=-O1 (several times)"
    )
    for letter, name, what in (
        ("-D", "MACRO[=VALUE]", "define a macro"),
        ("-I", "FOLDER", "look for headers and modules there"),
        ("-L", "FOLDER", "look for libraries there"),
        ("-l", "LIBRARY", "link this library"),
    ):
        command.add_argument(letter, action="append", default=[], dest=f"flags_{letter[1]}", metavar=name, help=what)
    command.add_argument("--openmp", "-fopenmp", action="store_true", help="the sources are parallel with OpenMP")
    command.add_argument("--mpi", action="store_true", help="the sources are parallel with MPI")
    command.add_argument("--language", metavar="NAME", help="of the sources, whatever their suffixes say")
    command.add_argument("-v", "--verbose", action="count", default=argparse.SUPPRESS, help="say which stage of compiling has ended")


def _options(chosen: argparse.Namespace) -> dict[str, Any]:
    """What `load` is told."""
    import shlex

    flags = [word for text in chosen.flag for word in shlex.split(text)]
    for letter in "DILl":
        flags += [f"-{letter}{value}" for value in getattr(chosen, f"flags_{letter}")]
    return {"flags": flags or None, "openmp": chosen.openmp or None, "mpi": chosen.mpi, "language": chosen.language}


def _device(chosen: argparse.Namespace) -> int:
    from polyglot_ad.langs.cuda.derivative_code import derivative_code
    from polyglot_ad.langs.cuda.device_code import device_code
    from polyglot_ad.langs.cuda.kept import Program

    if chosen.keep:
        program = Program.of(chosen.source, chosen.arch, chosen.flag)
        derivative = chosen.derivative
        found = program.code if derivative is None else program.derivative(derivative, chosen.mode, chosen.constant).code
    elif chosen.derivative is not None:
        found = derivative_code(chosen.source, chosen.derivative, chosen.mode, chosen.arch, chosen.constant, chosen.flag).code
    else:
        found = device_code(chosen.source, chosen.arch, chosen.flag)
    if chosen.output is not None:
        as_text = chosen.output.suffix in (".ptx", ".s")
        if chosen.keep and not as_text:
            raise ArgumentError("what is kept is PTX, which the device's driver assembles: with --keep, write a .ptx")
        if not as_text and not found.binary:
            raise ArgumentError("there is no assembler for this device: pip install 'polyglot-ad[cuda]' brings NVIDIA's; or write a .ptx")
        chosen.output.write_bytes(found.text.encode() if as_text else found.binary)
    rows = [["kernel", "registers", "spilled", "stack", "shared"]]
    rows += [[r.kernel, *map(str, (r.registers, r.spilled_bytes, r.stack_bytes, r.shared_bytes))] for r in found.resources]
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    for row in rows if found.resources else ():
        print("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())
    if found.undefined:
        print(f"it calls what the device's library has, which is not here: {', '.join(found.undefined)}")
    if not found.resources and not found.undefined:
        print("assembled by nothing: pip install 'polyglot-ad[cuda]' brings NVIDIA's assembler")
    return 0


def _doctor(required: list[str]) -> int:
    from polyglot_ad.langs.doctor import reports
    from polyglot_ad.langs.registry import normalised

    found = reports()
    rows = [("language", "toolchain", "LLVM", "where")]
    rows += [(report.language, report.version or report.tool or "missing", report.llvm or "-", report.path or "-") for report in found]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        print("  ".join([*(cell.ljust(width) for cell, width in zip(row, widths)), row[3]]))
    missing = {report.language: report.missing for report in found if report.missing}
    for language, text in missing.items():
        print(f"\n{language}: {text}")
    return 1 if any(normalised(name) in missing for name in required) else 0


def _explain(chosen: argparse.Namespace) -> int:
    from .functions.library import function_named, load

    name, _, parameters = chosen.function.rpartition(":") if chosen.function.count(":") % 2 else (chosen.function, "", "")
    function = function_named(load(chosen.sources, **_options(chosen)), name, "explain")
    explanation = function.explain(argnums=parameters.split(",") if parameters else None)
    print(explanation)
    if chosen.html is not None:
        explanation.save(chosen.html)
    return 0


def _ir(chosen: argparse.Namespace) -> int:
    from .passes.report import passes, printed

    if chosen.list or not chosen.sources or not chosen.function:
        if not chosen.list:
            raise ArgumentError("ir: name the sources and a function (--function), or ask for the list of passes (--list)")
        width = max(len(name) for name, _ in passes())
        print("\n".join(f"{name.ljust(width)}  {what}" for name, what in passes()))
        return 0
    print(printed(chosen.sources, chosen.function, chosen.mode, chosen.after, chosen.times, **_options(chosen)))
    return 0


def _build(chosen: argparse.Namespace) -> int:
    from polyglot_ad.budget import budget_of
    from polyglot_ad.export import Wanted, build

    from .functions.library import load

    wanted = [Wanted.parse("value", text) for text in chosen.function]
    budget = budget_of(chosen.memory, "build")
    wanted += [Wanted.parse("gradient", text, budget.bytes if budget else 0) for text in chosen.gradient]
    wanted += [Wanted.parse("tangent", text) for text in chosen.tangent]
    languages = [language for language in ("python", "julia", "rust") if getattr(chosen, language)]
    made = build(load(chosen.sources, **_options(chosen)), chosen.name, wanted, chosen.output, languages)
    for path in (made.header, made.prototypes, made.shared, made.static):
        print(path)
    for wrapper in (made.package, made.julia, made.rust):
        if wrapper is not None:
            print(wrapper)
    return 0


def _cache_info() -> int:
    from polyglot_ad.langs.store import size

    from .process.cache import info

    known = info()
    print(f"folder     {known.directory}")
    print(f"programs   {known.programs}")
    print(f"libraries  {known.libraries}")
    print(f"size       {known.size / 2**20:.1f} MiB of {known.limit / 2**20:.0f} MiB")
    print(f"compilers  {size() / 2**20:.1f} MiB (units, build folders of cargo and zig)")
    return 0


def _cache_clear() -> int:
    from .process.cache import clear

    clear()
    print("the cache is empty")
    return 0


if __name__ == "__main__":
    sys.exit(main())
