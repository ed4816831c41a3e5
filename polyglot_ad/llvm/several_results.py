"""Intrinsics that give several numbers at once are no intrinsics while loops are vectorised.

LLVM 22 takes them for functions with vector forms, and dies when the operand of such a form is a shuffle, as that of `sin(x[2 * i])` is
(InstCombine's `foldShuffledIntrinsicOperands`, llvm-project issue 176548; LLVM 23 has it mended). The vector forms gain nothing: the code
generator takes them apart into calls of the C library.
"""

from __future__ import annotations

import re

import llvmlite.binding as llvm

from polyglot_ad.process.regex import regex

_DECLARED = regex(r"^declare (?P<result>.*?) @(?P<name>llvm\.(?:sincos|sincospi|modf|frexp)\.[\w.]+)\((?P<operand>[^()]*?)\)", re.M)
_NAMES = ("llvm.sincos.", "llvm.sincospi.", "llvm.modf.", "llvm.frexp.")
_HIDDEN = "pad.alone."


def hide_several_results(module: llvm.ModuleRef) -> str:
    """In place. Gives the text of a module that defines what the intrinsics are now called, for `show_several_results`."""
    definitions = []  # of types that are the program's
    for function in module.functions:
        # By name first: LLVM numbers the whole module to print one of its functions.
        if not function.name.startswith(_NAMES) or (found := _DECLARED.search(str(function))) is None:
            continue
        result, name, operand = found["result"], found["name"], found["operand"]
        function.name = _HIDDEN + name
        definitions.append(
            f"declare {result} @{name}({operand})\n"
            f"define {result} @{_HIDDEN}{name}({operand} %x) alwaysinline {{\n"
            f"  %several = call {result} @{name}({operand} %x)\n  ret {result} %several\n}}\n"
        )
    return "".join(definitions)


def show_several_results(module: llvm.ModuleRef, hidden: str, builder: llvm.PassBuilder) -> None:
    """In place: calls are of the intrinsics again."""
    if not hidden:
        return
    part = llvm.parse_assembly(hidden)
    part.triple, part.data_layout = module.triple, module.data_layout
    module.link_in(part)
    for function in module.functions:
        if function.name.startswith(_HIDDEN):
            function.linkage = llvm.Linkage.internal
    passes = llvm.create_new_module_pass_manager()
    passes.add_always_inliner_pass()
    passes.run(module, builder)
