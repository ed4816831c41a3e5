"""One source to one object file.

What does not use the surface is compiled by clang alone, its bitcode kept beside its code. What does is compiled from that bitcode: its
calls become calls of derivatives, and then it passes through LLVM's pipeline once, like any other code.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.enzyme.names import MARK
from polyglot_ad.langs.c import builtins
from polyglot_ad.process import cache
from polyglot_ad.process.collector import collector_paused

from . import objects
from .arguments import Arguments, Input
from .compiler import Compiler
from .marks import lines_of

_EMBED = ("-Xclang", "-fembed-bitcode=all")
_BITCODE = ("-c", "-emit-llvm", "-Xclang", "-disable-llvm-passes", "-Xclang", "-disable-O0-optnone", "-fno-discard-value-names")
LEVELS = {"0": 1, "1": 1, "2": 2, "3": 3, "s": 2, "z": 2, "fast": 3, "g": 1}


@dataclass(frozen=True)
class Unit:
    """A compiled source. `pending`: its derivatives need code that is in another file."""

    object: Path
    pending: bool = False


class Failed(Exception):
    """The compiler has said why."""

    def __init__(self, status: int) -> None:
        self.status = status
        super().__init__()


def compile_unit(compiler: Compiler, arguments: Arguments, source: Input, target: Path, workspace: Path) -> Unit:
    """The object file of a source."""
    dependencies = dependency_flags(arguments, source, target)
    bitcode = b""
    if _mentions(source.path):
        bitcode = bitcode_of(compiler, arguments, source, workspace / f"{target.name}.bc", dependencies)
    if MARK.encode() not in bitcode:
        # Lines for messages; types are worth their time where derivatives are made.
        lines = [] if arguments.debug else ["-gline-tables-only"]
        flags = [*_unwinding(arguments, source), *arguments.compile, *dependencies, *lines, *_EMBED]
        status = compiler.run([*flags, *own_functions(source), "-c", "-x", source.language, source.path, "-o", str(target)])
        if status:
            raise Failed(status)
        found = objects.read(target.read_bytes())
        objects.exclude(target, debug=not arguments.debug)
        if not _uses(found):
            return Unit(target)
        bitcode = found.bitcode
    from polyglot_ad.enzyme.resolve import Refused

    try:
        return from_bitcode(bitcode, arguments, target)
    except Refused as refused:
        if not refused.missing:
            raise
    # The rest of the program is not known yet: the driver that links it will have it.
    flags = [*_unwinding(arguments, source), *arguments.compile, *dependencies, *preparation(arguments), *own_functions(source), *_EMBED]
    status = compiler.run([*flags, "-c", "-x", source.language, source.path, "-o", str(target)])
    if status:
        raise Failed(status)
    objects.exclude(target, debug=not arguments.debug)
    return Unit(target, pending=True)


def bitcode_of(compiler: Compiler, arguments: Arguments, source: Input, target: Path, dependencies: Sequence[str] = ()) -> bytes:
    """What clang makes of a source before it optimises."""
    flags = [*_unwinding(arguments, source), *arguments.compile, *dependencies, *preparation(arguments), *own_functions(source)]
    status = compiler.run([*flags, *_BITCODE, "-x", source.language, source.path, "-o", str(target)], meanwhile=load_engine)
    if status:
        raise Failed(status)
    return target.read_bytes()


def load_engine() -> None:
    """Import what makes derivatives. All of it stays: the collector of garbage need not look at it, now or later."""
    with collector_paused():
        import polyglot_ad.enzyme.resolve
        import polyglot_ad.llvm.native  # noqa: F401
    gc.freeze()


def own_functions(source: Input) -> list[str]:
    """What is said to clang of functions that are called like the C library's, and are the program's."""
    return builtins.flags_for(Path(source.path), source.language)


def _unwinding(arguments: Arguments, source: Input) -> list[str]:
    """Files in C must not promise that nothing is thrown: their code may be joined with that of C++, whose exceptions pass them."""
    return ["-fexceptions"] if source.language == "c" and "-fno-exceptions" not in arguments.compile else []


def preparation(arguments: Arguments) -> list[str]:
    """What is said to clang for a unit that uses the surface."""
    flags = _debug(arguments)
    if level(arguments) == 1:
        flags.append("-O1")  # at -O0 clang leaves out what optimisation needs to know
    if not any(flag in arguments.compile for flag in ("-fmath-errno", "-fno-math-errno")):
        flags.append("-fno-math-errno")
    return flags


def from_bitcode(bitcode: bytes, arguments: Arguments, target: Path) -> Unit:
    """The object file of a unit that uses the surface."""
    lines = lines_of([bitcode])
    key = cache.digest("driver", bitcode, cache.package_identity(), level(arguments), arguments.debug, arguments.budget, lines)
    entry = cache.get("libraries", key)
    if entry is None:
        from polyglot_ad.enzyme.resolve import resolve
        from polyglot_ad.llvm.native import emit, text_of

        text = resolve(text_of(bitcode), debug=arguments.debug, budget=arguments.budget, lines=lines)
        entry = cache.put("libraries", key, {}, {".o": emit(text, level(arguments), bitcode)})
    target.write_bytes(entry.file(".o").read_bytes())
    objects.exclude(target, debug=False)
    return Unit(target)


def level(arguments: Arguments) -> int:
    """LLVM's number for the level that is asked for."""
    return LEVELS.get(arguments.level, 3)


def dependency_flags(arguments: Arguments, source: Input, target: Path) -> list[str]:
    """-MD and its kin, said completely: the compiler writes to another file than the one that the rule is about."""
    flags = list(arguments.dependencies)
    if not {"-MD", "-MMD"} & set(flags):
        return flags
    output = arguments.output if arguments.output and arguments.stop else str(Path(Path(source.path).name).with_suffix(".o"))
    if "-MF" not in flags:
        flags += ["-MF", str(Path(output).with_suffix(".d"))]
    if not {"-MT", "-MQ"} & set(flags):
        flags += ["-MT", output]
    return flags


def _debug(arguments: Arguments) -> list[str]:
    return [] if arguments.debug else ["-g"]


def _mentions(path: str) -> bool:
    try:
        return b"enzyme" in Path(path).read_bytes()
    except OSError:
        return False


def _uses(found: objects.Object) -> bool:
    return any(MARK in name for name in found.undefined)
