"""Objects and archives to a program or shared library."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from .arguments import Arguments
from .compiler import Compiler


def link(compiler: Compiler, arguments: Arguments, made: Mapping[int, Path], folder: Path) -> int:
    """`made`: the object of each source, by the identity of its input."""
    words = [word if isinstance(word, str) else str(made.get(id(word), word.path)) for word in arguments.linking]
    if arguments.output:
        words += ["-o", arguments.output]
    if arguments.sources and "-lm" not in words:
        words.append("-lm")  # derivatives of exp use exp, but that of tan uses cos, and that of pow log
    return compiler.run(words)
