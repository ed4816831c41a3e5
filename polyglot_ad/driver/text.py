"""-S and -emit-llvm: assembly, LLVM's text, bitcode."""

from __future__ import annotations

from pathlib import Path

from .arguments import Arguments
from .compiler import Compiler
from .marks import lines_of
from .unit import bitcode_of, dependency_flags, level


def write_text(compiler: Compiler, arguments: Arguments, folder: Path) -> int:
    from polyglot_ad.enzyme.resolve import resolve
    from polyglot_ad.llvm.native import rendered, text_of

    suffix = {(True, "-S"): ".ll", (False, "-S"): ".s"}.get((arguments.emit_llvm, arguments.stop or ""), ".bc")
    for number, source in enumerate(arguments.sources):
        target = Path(arguments.output or Path(Path(source.name).name).with_suffix(suffix))
        bitcode = bitcode_of(compiler, arguments, source, folder / f"{number}.bc", dependency_flags(arguments, source, target))
        text = resolve(text_of(bitcode), debug=arguments.debug, budget=arguments.budget, lines=lines_of([bitcode]))
        content = rendered(text, level(arguments), suffix)
        if str(target) == "-":
            print(content.decode(), end="")
        else:
            target.write_bytes(content)
    return 0
