"""The commands `polyglot-ad cc`, `polyglot-ad c++` and `polyglot-ad fc`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from polyglot_ad.errors import DifferentiationError, Error
from polyglot_ad.process.bytecode import keep_bytecode

from .arguments import Arguments, Input, UsageError, expanded, parse
from .compiler import Compiler
from .unit import Failed, compile_unit

INTERRUPTED = 130
"""The status of a command that Ctrl-C ended, as shells have it."""


def cc() -> int:
    """The command `polyglot-ad-cc`."""
    keep_bytecode()
    return main(sys.argv[1:], cplusplus=False)


def cxx() -> int:
    """The command `polyglot-ad-c++`."""
    keep_bytecode()
    return main(sys.argv[1:], cplusplus=True)


def fc() -> int:
    """The command `polyglot-ad-fc`."""
    keep_bytecode()
    return fortran(sys.argv[1:])


def main(words: Sequence[str], cplusplus: bool) -> int:
    """Run the driver with clang's command line; the status that a compiler gives."""
    return _reported("c++" if cplusplus else "cc", lambda: _clang(expanded(words), cplusplus))


def fortran(words: Sequence[str]) -> int:
    """Run the driver with flang's command line."""
    return _reported("fc", lambda: _fortran(expanded(words)))


def _reported(command: str, run: Callable[[], int]) -> int:
    """The status of a run, or of the error that ended it and is said."""
    try:
        return run()
    except Failed as failed:
        return failed.status
    except UsageError as error:
        print(f"polyglot-ad {command}: error: {error}", file=sys.stderr)
        return 1
    except Error as error:
        for line in messages(error):
            print(line, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _clang(words: Sequence[str], cplusplus: bool) -> int:
    arguments = parse(words, cplusplus)
    compiler = Compiler(cplusplus)
    if _is_elsewhere(arguments):
        return compiler.replace(arguments.all)
    with tempfile.TemporaryDirectory(prefix="polyglot-ad-") as folder:
        return _run(compiler, arguments, Path(folder))


def _fortran(words: Sequence[str]) -> int:
    from .fortran import Flang, read

    line = read(words)
    flang = Flang()
    if _is_elsewhere(line.arguments):
        return flang.replace(line.arguments.all)
    with tempfile.TemporaryDirectory(prefix="polyglot-ad-") as folder:
        return _run(Compiler(cplusplus=False), flang.lowered(line, Path(folder)), Path(folder))


def _is_elsewhere(arguments: Arguments) -> bool:
    """Whether the command line is the compiler's own business."""
    return arguments.elsewhere or not arguments.inputs or (not arguments.sources and arguments.stop is not None)


def messages(error: Error) -> list[str]:
    """An error in the form of a compiler: file:line first, where it is known."""
    from polyglot_ad.enzyme.resolve import Refused

    if isinstance(error, Refused):
        return [line for one in error.errors for line in messages(one)]
    if not isinstance(error, DifferentiationError):
        return [f"error: {error}"]
    place = f"{error.location}: " if error.location else ""
    found = [f"{place}error: [{error.code}] cannot differentiate {error.construct}: {error.why}"]
    if error.path:
        found.append(f"{place}note: in {' -> '.join(error.path)}")
    if error.help:
        found.append(f"{place}note: {error.help}")
    return found


def _run(compiler: Compiler, arguments: Arguments, folder: Path) -> int:
    if arguments.stop and arguments.output and len(arguments.sources) > 1:
        raise UsageError("cannot specify -o when generating multiple output files")
    if arguments.stop == "-S" or arguments.emit_llvm:
        from .text import write_text

        return write_text(compiler, arguments, folder)
    made: dict[int, Path] = {}
    failures: list[Error] = []
    status = 0
    for number, source in enumerate(arguments.sources):
        target = _object(arguments, source, folder, number)
        try:
            made[id(source)] = compile_unit(compiler, arguments, source, target, folder).object
        except Failed as failed:
            status = failed.status
        except Error as error:
            failures.append(error)
    for failure in failures:
        print("\n".join(messages(failure)), file=sys.stderr)
    if status or failures:
        return status or 1
    if arguments.stop:
        return 0
    from .link import link

    return link(compiler, arguments, made, folder)


def _object(arguments: Arguments, source: Input, folder: Path, number: int) -> Path:
    if not arguments.stop:
        return folder / f"{Path(source.name).stem}-{number}.o"
    return Path(arguments.output or Path(Path(source.name).name).with_suffix(".o"))
