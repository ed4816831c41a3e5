"""Functions of a Julia that runs in this process (juliacall): compiled by a copy of the process, which has them as they are.

`forked.jl` makes the copy, by fork. It has no Python: it serves requests as a Julia of its own would (process.py), and what emitting
changes of Julia's library the user's Julia does not see.
"""

from __future__ import annotations

import os
import re
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from polyglot_ad.errors import ArgumentError, CompileError, ToolchainError
from polyglot_ad.langs.base import Options
from polyglot_ad.langs.julia.process import Process, Specialisation
from polyglot_ad.langs.julia.source import JuliaSource, catalogue_unit, emitted
from polyglot_ad.langs.unit import Unit

SCRIPT = Path(__file__).with_name("forked.jl")


def is_julia(source: object) -> bool:
    """Whether this is a value of juliacall."""
    return type(source).__module__.split(".")[0] == "juliacall" and "juliacall" in sys.modules


class ForkedSource(JuliaSource):
    """One function as it was when this was made, with the constants and captured values that it uses: as `jax.jit` takes what a function
    closes over. Later definitions in the running Julia are those of another `ForkedSource`."""

    def __init__(self, function: Any) -> None:
        self.options = Options()
        self._process = fork(function)
        # What it becomes is stored by its code, not by a source's name and date.
        self._identity = "function of a running Julia"
        files = self._process.loaded["dependencies"]
        self.path = Path(files[0]) if files else Path("julia")
        self._known = catalogue_unit(self.path, self._process, self._identity)

    @property
    def name(self) -> str:
        return self.functions()[0].name

    def catalogue(self) -> Unit:
        return self._known

    def compiled(self, wanted: Specialisation, export: str = "") -> Unit:
        if not self._process.usable:
            raise CompileError(
                f"the copy of the running Julia that compiles {self.name} has ended\n  help: pass the function to pad.load again"
            )
        return emitted(self._process, self._known, wanted, self._identity, export)


def fork(function: Any) -> Process:
    """A copy of this process that compiles `function`."""
    code = _descriptors_of_code()
    main = sys.modules["juliacall"].Main
    if not main.seval("f -> f isa Function || f isa Type && isconcretetype(f)")(function):
        raise ArgumentError(f"load: {function!r} of juliacall is no function of Julia")
    make_copy: Callable[..., int] = main.seval(f'Base.include(Module(:PolyglotADFork), raw"{SCRIPT}")')
    said: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115
    asked, requests = os.pipe()
    answers, answered = os.pipe()
    try:
        number = make_copy(function, str(SCRIPT.parent), asked, answered, said.fileno(), f"{requests} {answers}", code)
    finally:
        os.close(asked)
        os.close(answered)
    if number < 0:
        raise ToolchainError("the running Julia cannot be copied (fork fails: too many processes, or too little memory)")
    return Process(Copy(int(number), requests, answers), said)


def _descriptors_of_code() -> str:
    """Those through which Julia's code generator writes into this process. A copy needs its own (Julia's cgmemmgr.cpp)."""
    where = "\n  help: write the function into a file and load that, pad.load('model.jl')"
    if sys.platform != "linux":
        raise ToolchainError(f"functions of a running Julia are compiled on Linux only{where}")
    shared = [line for line in Path("/proc/self/maps").read_text().splitlines() if re.match(r"\S+ ..xs .*julia-codegen", line)]
    if shared:
        raise ToolchainError(f"the running Julia keeps its code in memory that a copy of the process would share{where}")
    found: list[str] = []
    for file in Path("/proc/self/fd").iterdir():
        try:
            path = str(file.readlink())
        except OSError:  # the descriptor of the listing itself
            continue
        if re.fullmatch(r"/proc/(\d+|self)/mem", path):
            found.append(file.name)
    return " ".join(found)


class Copy:
    """A forked process, in the manner of subprocess.Popen."""

    def __init__(self, number: int, requests: int, answers: int) -> None:
        self._number = number
        self._status: int | None = None
        self.stdin: IO[str] | None = os.fdopen(requests, "w")
        self.stdout: IO[str] | None = os.fdopen(answers)

    def poll(self) -> int | None:
        return self._ended(os.WNOHANG)

    def wait(self) -> int:
        status = self._ended(0)
        assert status is not None
        return status

    def kill(self) -> None:
        if self.poll() is None:
            os.kill(self._number, signal.SIGKILL)

    def _ended(self, options: int) -> int | None:
        if self._status is None:
            try:
                ended, status = os.waitpid(self._number, options)
            except ChildProcessError:  # somebody else has waited for all children
                ended, status = self._number, 0
            if ended == self._number:
                self._status = os.waitstatus_to_exitcode(status)
        return self._status
