"""Functions under Julia's general convention, given parameters.

Julia passes boxed arguments as an array of addresses to functions that have no unboxed argument or result. Where all uses of that array
are loads of its elements, the function gets one parameter per element instead:

before:  define ptr @japi1_f_7(ptr %0, ptr %1, i32 %2)        after:  define ptr @japi1_f_7(ptr %0, ptr %jl.0, ptr %jl.1)
           %3 = getelementptr inbounds ptr, ptr %1, i64 1               %4 = bitcast ptr %jl.1 to ptr
           %4 = load ptr, ptr %3
         call cc37 ptr @japi1_f_7(ptr @f, ptr %a, ptr %b)             call ptr @japi1_f_7(ptr @f, ptr %a, ptr %b)
"""

from __future__ import annotations

import re

from polyglot_ad.langs.julia.llvm_text import Call, FunctionText, ModuleText, parse_call, plain, quoted, split
from polyglot_ad.process.regex import regex

_HEADER = regex(r"^(define .*?\()(ptr (%\S+), ptr (?:[^%]*)(%\S+), i32 (%\S+))(\).*)$")


def general_target(call: Call, module: ModuleText) -> tuple[str, tuple[str, ...]] | None:
    """The function that a call under the general convention goes to, and its arguments, the function object first."""
    if re.match(r"cc3[789]\b", call.type) and call.name in module.functions:
        return call.callee, call.arguments
    if call.name == "julia.call":
        return call.values[0], call.arguments[1:]
    return None


def give_parameters(module: ModuleText) -> None:
    counts: dict[str, set[int]] = {}
    for function in module.functions.values():
        for line in function.lines():
            target = _target_of(line, module)
            if target is not None:
                counts.setdefault(target[1], set()).add(len(target[2]) - 1)
    taken = {
        name
        for name, given in counts.items()
        if name in module.functions and len(given) == 1 and _take_parameters(module.functions[name], *given)
    }
    for function in module.functions.values():
        for block in function.blocks:
            block.lines = [_direct(line, module, taken) for line in block.lines]


def _target_of(line: str, module: ModuleText) -> tuple[Call, str, tuple[str, ...]] | None:
    call = parse_call(line) if "call" in line else None
    target = general_target(call, module) if call else None
    return (call, plain(target[0]), target[1]) if call and target else None


def _direct(line: str, module: ModuleText, taken: set[str]) -> str:
    target = _target_of(line, module)
    if target is None or target[1] not in taken:
        return line
    call, name, arguments = target
    return f"{call.assign()}call {call.return_type} {quoted(name)}({', '.join(arguments)}){call.suffix}"


def _take_parameters(function: FunctionText, count: int) -> bool:
    """Rewrites the function if it can be done."""
    header = _HEADER.match(function.header)
    if header is None or len(split(header[2])) != 3:
        return False
    array, number = header[4], header[5]
    uses = re.compile(rf"(?:{re.escape(array)}|{re.escape(number)})(?![-\w$.])")
    element = re.compile(rf"^  (%\S+) = getelementptr inbounds ptr, ptr {re.escape(array)}, i64 (\d+)(?:,.*)?$")
    places: dict[str, int] = {}
    blocks: list[list[str]] = []
    for block in function.blocks:
        kept: list[str] = []
        for line in block.lines:
            loaded = re.match(r"^  (%\S+) = load ptr, ptr (%[-\w$.]+)", line)
            if loaded and (loaded[2] == array or loaded[2] in places):
                kept.append(f"  {loaded[1]} = bitcast ptr %jl.{places.get(loaded[2], 0)} to ptr")
            elif place := element.match(line):
                places[place[1]] = int(place[2])
            elif f"store volatile ptr {array}, ptr " not in line:  # what a debugger would look at
                if uses.search(line) or any(re.search(rf"{re.escape(known)}(?![-\w$.])", line) for known in places):
                    return False
                kept.append(line)
        blocks.append(kept)
    if any(index >= count for index in places.values()):
        return False
    parameters = ", ".join([f"ptr {header[3]}", *(f"ptr %jl.{index}" for index in range(count))])
    function.header = f"{header[1]}{parameters}{header[6]}"
    for block, kept in zip(function.blocks, blocks, strict=True):
        block.lines = kept
    return True
