"""Modules that are compiled as their author wants them, with calls of derivatives in them (`polyglot_ad/enzyme`, `polyglot_ad/driver`)."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

import llvmlite.binding as llvm

from polyglot_ad.errors import CompileError
from polyglot_ad.process.regex import regex

from .bodies import define
from .bounds import with_bounds
from .dissolve import dissolve
from .prepare import RULE, internalize, protect, run_pipeline, simplify_loops, target_machine


def _parsed(content: str | bytes) -> llvm.ModuleRef:
    target_machine()
    try:
        module = llvm.parse_bitcode(content) if isinstance(content, bytes) else llvm.parse_assembly(content)
        module.verify()
    except RuntimeError as error:
        raise CompileError(str(error)) from None
    return module


def prepare_part(text: str, root: str, bodies: Mapping[str, str]) -> str:
    """Optimised scalar IR of what one function needs, everything else left out before the pipeline runs. `bodies`: see `bodies.define`."""
    module = _parsed(with_bounds(text))
    internalize(module, [root, *(protect(module) if RULE in text else ())])
    builder = llvm.create_pass_builder(target_machine(), llvm.create_pipeline_tuning_options(speed_level=2))
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
    define(module, bodies)
    dissolve(module, target_machine())
    run_pipeline(module, level=2, vectorise=False)
    simplify_loops(module)
    return str(module)


def early(text: str) -> str:
    """The module with values out of memory and small functions inlined: what a call is given stands beside the call."""
    module = _parsed(text)
    builder = llvm.create_pass_builder(target_machine(), llvm.create_pipeline_tuning_options(speed_level=2))
    passes = llvm.create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_always_inliner_pass()
    passes.add_sroa_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    passes.run(module, builder)
    return str(module)


def inlined(text: str) -> str:
    """The module after the whole pipeline without vectorising: functions of other functions are known where they are called."""
    module = _parsed(text)
    before = {function.name: function.linkage for function in module.functions if not function.is_declaration}
    if RULE in text:
        protect(module)
    run_pipeline(module, level=2, vectorise=False)
    for function in module.functions:
        if function.linkage == llvm.Linkage.weak_any and function.name in before:
            function.linkage = before[function.name]
    return str(module)


def made_local(text: str, names: Collection[str]) -> str:
    """The module in which nobody else sees these symbols."""
    module = _parsed(text)
    for value in [*module.functions, *module.global_variables]:
        if value.name in names and not value.is_declaration:
            value.linkage = llvm.Linkage.internal
    return str(module)


def text_of(bitcode: bytes) -> str:
    return str(_parsed(bitcode))


def merged(parts: Sequence[bytes]) -> str:
    """One module of several, in this order."""
    first, *others = [_parsed(part) for part in parts]
    for other in others:
        try:
            first.link_in(other)
        except RuntimeError as error:
            raise CompileError(f"cannot link: {error}") from None
    return str(first)


def linked(text: str, parts: Sequence[str], shared: Collection[str], made: str) -> str:
    """The module with the definitions of `parts`, which may use all that it defines, `shared` local symbols included. Functions whose names
    begin with `made` are nobody else's: other objects have some of the same names."""
    module = _parsed(text)
    local = [v for v in [*module.functions, *module.global_variables] if v.name in shared and v.linkage in _LOCAL]
    names = [value.name for value in local]
    for value in local:
        value.linkage = llvm.Linkage.external
    for part in parts:
        other = _parsed(part)
        try:
            module.link_in(other)
        except RuntimeError as error:
            raise CompileError(f"cannot link derivatives: {error}") from None
    known = set(names)
    for value in [*module.functions, *module.global_variables]:
        if (value.name in known or value.name.startswith(made)) and not value.is_declaration:
            value.linkage = llvm.Linkage.internal
    return str(module)


def with_own(text: str, other: str, names: str) -> str:
    """The module with those functions of another one that it needs. All functions whose names begin with `names` become its own."""
    module, part = _parsed(text), llvm.parse_assembly(other)
    part.triple, part.data_layout = module.triple, module.data_layout
    module.link_in(part)
    for function in module.functions:
        if function.name.startswith(names) and not function.is_declaration:
            function.linkage = llvm.Linkage.internal
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, llvm.create_pass_builder(target_machine(), llvm.create_pipeline_tuning_options(speed_level=0)))
    return str(module)


_LOCAL = (llvm.Linkage.internal, llvm.Linkage.private)


def _optimised(text: str, level: int) -> llvm.ModuleRef:
    module = _parsed(text)
    run_pipeline(module, level=level, vectorise=level >= 2)
    return module


def emit(text: str, level: int, bitcode: bytes = b"") -> bytes:
    """Object code of a module at one of LLVM's levels, for the processors that its functions ask for. `bitcode` is kept in it, in a section
    of its own."""
    if bitcode:
        data = "\\" + bitcode.hex("\\")
        text += f'\n@pad.embedded = private constant [{len(bitcode)} x i8] c"{data}", section ".pad_bc", align 1\n'
        text = _used(text, "pad.embedded")
    module = _optimised(text, level)
    code: bytes = target_machine(level).emit_object(module)
    return code


_USED = regex(r'^@llvm\.compiler\.used = appending global \[(\d+) x ptr\] \[(.*)\], section "llvm.metadata"$', re.M)


def _used(text: str, name: str) -> str:
    found = _USED.search(text)
    count, others = (int(found[1]), f"{found[2]}, ") if found else (0, "")
    line = f'@llvm.compiler.used = appending global [{count + 1} x ptr] [{others}ptr @{name}], section "llvm.metadata"'
    return text.replace(found[0], line) if found else f"{text}\n{line}\n"


def rendered(text: str, level: int, suffix: str) -> bytes:
    """The optimised module as assembly (".s"), LLVM's text (".ll") or bitcode (".bc")."""
    module = _optimised(text, level)
    if suffix == ".s":
        return str(target_machine(level).emit_assembly(module)).encode()
    return str(module).encode() if suffix == ".ll" else bytes(module.as_bitcode())
