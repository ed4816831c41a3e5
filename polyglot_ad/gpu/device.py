"""Device functions inlined into the kernels: a thread's number is known only in a kernel, and barriers part the kernel's own blocks."""

from __future__ import annotations

import re

import llvmlite.binding as llvm

from polyglot_ad.llvm.modules import parse
from polyglot_ad.llvm.prepare import target_machine
from polyglot_ad.process.regex import regex

_CALL = regex(r'\b(?:call|invoke)\b[^@\n]*@(?P<name>"[^"]*"|[\w.$-]+)\(')
_BODY = regex(r'^define [^@\n]*@(?P<name>"[^"]*"|[\w.$-]+)\(.*?^\}', re.M | re.S)


def inlined(text: str, kernels: tuple[str, ...]) -> str:
    """The module with every device function inlined where it is called, but those that call themselves."""
    calls = {match["name"].strip('"'): {call["name"].strip('"') for call in _CALL.finditer(match[0])} for match in _BODY.finditer(text)}
    module = parse(text)
    for function in module.functions:
        if function.is_declaration or function.name in kernels or _recursive(function.name, calls):
            continue
        function.add_function_attribute("alwaysinline")
    text = re.sub(r"\b(?:noinline|optnone) ", "", str(module))
    module = parse(text)
    passes = llvm.create_new_module_pass_manager()
    passes.add_always_inliner_pass()
    passes.add_sroa_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    passes.add_global_dead_code_eliminate_pass()
    options = llvm.create_pipeline_tuning_options(speed_level=1)
    passes.run(module, llvm.create_pass_builder(target_machine(), options))
    return str(module)


def _recursive(name: str, calls: dict[str, set[str]]) -> bool:
    seen: set[str] = set()
    waiting = [*calls.get(name, ())]
    while waiting:
        one = waiting.pop()
        if one == name:
            return True
        if one not in seen:
            seen.add(one)
            waiting += calls.get(one, ())
    return False
