"""The clang behind the driver: a system one, else the one inside the ziglang wheel."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from polyglot_ad.langs import openmp
from polyglot_ad.langs.c.clang import find_clang
from polyglot_ad.langs.toolchain import environment

_INCLUDE = Path(__file__).parent / "include"
"""Our own `enzyme/enzyme`."""
_ATTRIBUTES = (
    '-Denzyme_inactive=annotate("enzyme_inactive")',
    '-Denzyme_function_like(name)=annotate("enzyme_function_like=" name)',
    '-Denzyme_shadow(name)=annotate("enzyme_shadow=" #name)',
    "-Denzyme_sparse_accumulate=",
)
"""Attributes of Enzyme's plugin for clang, which clang without it leaves out with a warning."""
_ZIG = ("-fno-sanitize=undefined", "-mcpu=baseline")


class Compiler:
    """Runs clang as a program of the user's own would."""

    def __init__(self, cplusplus: bool) -> None:
        found = find_clang()
        self.zig = found.name == "zig"
        self.cplusplus = cplusplus
        self.identity = found.identity
        if self.zig:
            self.command = (*found.command[:-1], "c++" if cplusplus else "cc", *_ZIG)
        else:
            self.command = (*found.command, *(["--driver-mode=g++"] if cplusplus else []))
        self.command += ("-isystem", str(_INCLUDE), *_ATTRIBUTES)

    def run(self, arguments: Sequence[str], meanwhile: Callable[[], None] | None = None) -> int:
        """Run it; what it says is the user's to read. Its status. `meanwhile`: what can be done until it ends."""
        words = [*self.command, "-Wno-unused-command-line-argument", *arguments, *self._openmp(arguments)]
        with subprocess.Popen(words, env=environment()) as running:
            if meanwhile is not None:
                meanwhile()
        return running.returncode

    def _openmp(self, arguments: Sequence[str]) -> list[str]:
        """Zig's clang compiles OpenMP but brings neither its header nor its runtime."""
        if not self.zig or not any(word in ("-fopenmp", "-fopenmp=libomp") for word in arguments):
            return []
        flags = list(openmp.header_flags())
        if not {"-c", "-S", "-E", "-M", "-MM", "-fsyntax-only"} & set(arguments):
            runtime = openmp.runtime()
            flags += [*runtime.objects, *(f"-Wl,-rpath,{folder}" for folder in runtime.rpaths)]
        return flags

    def replace(self, arguments: Sequence[str]) -> int:
        """Run it as it is, for what is none of the driver's business."""
        return subprocess.run([*self.command, *arguments], env=environment(), check=False).returncode
