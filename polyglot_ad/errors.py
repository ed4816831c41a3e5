"""The exceptions of the public interface. `Error` is the base of all."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path

from .symbols import readable, without_symbols


class Error(Exception):
    """Base of every exception this package raises on purpose."""


class DifferentiationError(Error):
    """The engine cannot prove a derivative.

    `code` is stable ("PAD-E101"); `construct` names what was met; `location` is "file:line" or ""; `path` is the call path from the
    function the user differentiates; `why` and `help` say the reason and the ways out.
    """

    def __init__(
        self, code: str, construct: str, why: str, help: str = "", location: str = "", path: tuple[str, ...] = (), instruction: str = ""
    ) -> None:
        # Texts name functions as users do; `help` keeps linker names, which is what rules are stated for.
        construct, why = without_symbols(construct), without_symbols(why)
        path = tuple(readable(name) for name in path)
        self.code = code
        self.construct = construct
        self.why = why
        self.help = help
        self.location = location
        self.path = path
        self.instruction = instruction
        self.at_run = False
        """Whether the derivative ran, and found it."""
        lines = [f"[{code}] cannot differentiate {construct}"]
        if location:
            lines.append(f"  --> {location}")
        if instruction:
            lines.append(f"  instruction: {instruction}")
        if path:
            lines.append(f"  called through: {' -> '.join(path)}")
        lines.append(f"  why: {why}")
        if help:
            lines.append(f"  help: {help}")
        super().__init__("\n".join(lines))

    def __reduce__(self) -> tuple[type[DifferentiationError], tuple[object, ...]]:
        # An exception is made again of its arguments, which would be the whole message.
        fields = (self.code, self.construct, self.why, self.help, self.location, self.path, self.instruction)
        return type(self), fields


class CompileError(Error):
    """A language's compiler rejected the source; the message is the compiler's own text."""


class UndefinedError(CompileError):
    """No source or library defines the functions `missing`."""

    def __init__(self, text: str, missing: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.missing = missing


class CacheError(Error, OSError):
    """The cache folder cannot be written, and there is no other place."""


class ToolchainError(Error):
    """A compiler or library is missing, or too new for llvmlite's LLVM; the message says how to get it."""


class SignatureError(Error):
    """A function's signature cannot be read, or a declaration given by the user does not fit it."""


class ArgumentError(Error, TypeError, ValueError):
    """An argument of a call does not fit the signature. It is a TypeError and a ValueError, so that either is caught."""


class NativeError(Error):
    """An exception thrown by native code: a C++ exception, a Rust panic, a Fortran STOP, a Julia error."""


OUT_OF_MEMORY = "out of memory"
"""What native code says when it asked for memory and did not get it."""


class NativeMemoryError(NativeError, MemoryError):
    """A derivative asked for memory and did not get it."""


class DeviceError(Error):
    """A device, or its driver, does not do what it is asked for, or is not there; `status` is the driver's number of the error."""

    def __init__(self, text: str, status: int = 0) -> None:
        super().__init__(text)
        self.status = status


class ParseError(Error):
    """Text of LLVM IR that the reader does not know: not LLVM's own print, or an LLVM newer than the reader."""


class VerificationError(Error):
    """Malformed IR: a bug in whatever made it. The message lists every violation."""


class CertificationError(Error):
    """The derivatives of a function disagree with each other, or with differences; the message is the report."""


class InactiveWarning(UserWarning):
    """A function that is said to be inactive lies on the way from an active input to an output: its share of the derivative is missing."""


_PACKAGE = str(Path(__file__).parent)


def warn_user(text: str, category: type[Warning]) -> None:
    """Warn at the line outside of this package that called it."""
    frame, level = sys._getframe(1), 2
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_PACKAGE):
        frame, level = frame.f_back, level + 1
    warnings.warn(text, category, stacklevel=level)
