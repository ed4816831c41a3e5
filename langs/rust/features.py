"""What a program asks of the CPU when it runs (`is_x86_feature_detected!`), answered: nothing more than what it was compiled for.

Crates for fast arithmetic (`rustfft`, `faer`, `matrixmultiply`, `memchr`) have their code several times, for several CPUs, and choose one
when the program runs: thousands of functions, of which one way is taken. "No" is an answer that the same program gets on another CPU, and
with which it must do its work; it is given throughout, to the function as to its derivatives, so both are of the same program. What is
computed is what the program computes on a CPU without the feature (a fused multiplication rounds once less). Features that the program is
compiled for (`-Ctarget-feature=+avx2`) are no question: the macro is a constant then, and these ways are taken.

Functions that need such a feature (`#[target_feature]`) may be called only where the answer was "yes". One that is called without having
asked panics, and says so. Then what nothing calls is left out of the crate's unit.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import llvmlite.binding as llvm

from polyglot_ad.llvm.prepare import target_machine
from polyglot_ad.process.regex import regex

_MARK = b"10std_detect"
_TEST = regex(r"_ZN10std_detect6detect5cache4test17h[0-9a-f]{16}E|_R\w*10std_detect6detect5cache4test")
_FEATURES = regex(rb'"target-features"="([^"]*)"')
_BASELINE = b'"target-cpu"="x86-64"'
_ALWAYS = frozenset((b"+sse", b"+sse2", b"+fxsr", b"+x87", b"+mmx", b"+cmov", b"+cx8"))
"""What every x86-64 has."""
_PANICS = "call void @pad_rust_lacks_feature()\n  unreachable"
"""What gives up has its body of the core's (`aborts.py`)."""


def without_features(bitcode: bytes, own: Callable[[str], bool] | None = None) -> bytes:
    """A unit to which the CPU has no more features than what it was compiled for.

    `own`: of a unit that no other Rust unit calls, whether a function is offered by this name, whatever its visibility.
    """
    if _MARK not in bitcode:
        return bitcode
    module = llvm.parse_bitcode(bitcode)
    functions = [function for function in module.functions if not function.is_declaration]
    tests = [function for function in functions if _TEST.fullmatch(function.name)]
    if not tests:
        return bitcode
    base = _features(tests[0])
    known = any(_BASELINE in attribute for attribute in tests[0].attributes)
    special = [function for function in functions if known and not _features(function) <= base]
    bodies = [_body(function, "ret i1 false") for function in tests]
    bodies += [_body(function, _PANICS) for function in special]
    kept = {function.name for function in functions if own is None or own(function.name) or _is_visible(function)}
    _replaced(module, [*tests, *special], bodies)
    if own is not None:
        _pruned(module, kept)
    module.verify()
    return bytes(module.as_bitcode())


def of_crate(name: str) -> Callable[[str], bool]:
    """Whether a mangled name is of a crate's own function."""
    path = f"{len(name)}{name}"
    pattern = re.compile(rf"_ZN{path}\d|_R[NIvtM]+C(s\w+?_)?{path}\d")
    return lambda symbol: pattern.match(symbol) is not None


def _features(function: llvm.ValueRef) -> set[bytes]:
    """What a function needs of the CPU."""
    found = (match for attribute in function.attributes for match in _FEATURES.findall(attribute))
    return {feature for text in found for feature in text.split(b",") if feature.startswith(b"+")} - _ALWAYS


def _is_visible(function: llvm.ValueRef) -> bool:
    return bool(function.linkage == llvm.Linkage.external and function.visibility == llvm.Visibility.default)


def _body(function: llvm.ValueRef, body: str) -> str:
    result, _, given = str(function.global_value_type)[:-1].partition(" (")
    return f'define {result} @"{function.name}"({given}) {{\n  {body}\n}}\n'


def _replaced(module: llvm.ModuleRef, functions: Iterable[llvm.ValueRef], bodies: Iterable[str]) -> None:
    """Other bodies in the place of these functions' own, for the same units: every crate may have one of its own."""
    linkages = {function.name: function.linkage for function in functions}
    for name in linkages:
        module.get_function(name).linkage = llvm.Linkage.weak_any  # what is linked now takes its place
    other = llvm.parse_assembly("declare void @pad_rust_lacks_feature()\n" + "".join(bodies))
    other.triple, other.data_layout = module.triple, module.data_layout
    module.link_in(other)
    for name, linkage in linkages.items():
        module.get_function(name).linkage = linkage


def _pruned(module: llvm.ModuleRef, kept: set[str]) -> None:
    """Without the ways that are not taken, and without what only they call."""
    for function in module.functions:
        if not function.is_declaration and function.name not in kept:
            function.linkage = llvm.Linkage.internal
    builder = llvm.create_pass_builder(target_machine(), llvm.create_pipeline_tuning_options())
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.add_ipsccp_pass()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
