"""Bodies for functions of flang's run-time library, so that they are inlined, optimised and differentiated like code of the program.

flang calls its library with descriptors, for assignment to allocatables and for many array intrinsics. The C files of this folder
define what such a function does for data of numbers, and are part of the run-time library (polyglot_ad/runtime). `supply` leads the calls
of a unit to these bodies, and tells them what the unit says about the descriptors (facts.py). What a body leaves out, it hands to the
library's function: in most callers a branch that constants remove.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Set
from dataclasses import replace
from functools import cache
from pathlib import Path

from polyglot_ad import runtime
from polyglot_ad.langs.fortran.runtime import atomics, derived, facts, functions, polymorphic
from polyglot_ad.langs.fortran.runtime.body import Body
from polyglot_ad.langs.fortran.runtime.facts import Facts
from polyglot_ad.langs.fortran.runtime.polymorphic import SOURCED, Choice, Place
from polyglot_ad.llvm.bodies import linked, text_of
from polyglot_ad.process.regex import regex

HERE = Path(__file__).parent
_DEFINED = regex(r"^define [^@\n]*?(?P<result>void|i1|i32|i64|float|double|ptr) @pad\.fortran\.(?P<name>\w+)\((?P<parameters>.*)\)", re.M)
_TAKEN = regex(r"^; (\w+): (\d+) arguments, facts of ([\d ]*|none)$", re.M)
_COPIES = {"Assign", "AssignPolymorphic", "AllocatableAllocateSource", "PointerAllocateSource", "AllocatableApplyMold", "PointerApplyMold"}
"""Bodies whose second argument is a descriptor of what the first gets, or is made like."""
_USED = regex(r"^ .*(?:, i32 20240719, i8 \w+, i8 (\d+), | = icmp eq i8 %[\w.]+, (\d+)\b)", re.M)
"""In instructions: the code of a descriptor's type."""
_ASKED = regex(r"icmp eq i64 ptrtoint \(ptr @(\w+) to i64\)|@_FortranAClassIs\(ptr [^,]+, ptr @(\w+)\)")
"""`type is` and `class is`."""
_CONSTANTS = regex(r"^@(\w+EX(?:dt|c|b|s|p)X\w*) = (.*)$", re.M)


def extended_types(bitcodes: Iterable[bytes]) -> frozenset[str]:
    """The constants of derived types that others extend, in units that are compiled together."""
    texts = [text_of(bitcode) for bitcode in bitcodes if b"EXdtX" in bitcode]
    return frozenset[str]().union(*(derived.Types(dict(_CONSTANTS.findall(text))).parents() for text in texts))


def supply(bitcode: bytes, extended: Set[str] | None = None) -> bytes:
    """The unit with bodies for the functions of the library that it calls, and with whole complex numbers (atomics.py). `extended`: as
    `extended_types` finds it; None for a unit that is compiled alone."""
    # Names stand in bitcode as they are: most units need nothing.
    if not any(name.encode() in bitcode for name in (*bodies(), atomics.NAME)):
        return bitcode
    text = given = text_of(bitcode)
    text = atomics.whole(text)
    used = {int(one or other) for one, other in _USED.findall(text)}
    types = derived.Types(dict(_CONSTANTS.findall(text)), used, {one or other for one, other in _ASKED.findall(text)})
    needed: dict[str, Body] = {}
    choices: dict[Choice, None] = {}
    places: dict[Place, None] = {}

    def replaced(name: str, arguments: str, of: Callable[[str], Facts]) -> str | None:
        given = facts.arguments(arguments)
        if name == "_FortranAAssignTemporary" and of(given[0].split()[-1]).declared:
            name = "_FortranAAssignPolymorphic"  # a polymorphic component of a structure constructor takes the value's type
        body = bodies().get(name)
        if body is None or len(given) != body.count:
            return None
        known = [of(given[index].split()[-1]) for index in body.descriptors]
        if body.name in _COPIES:
            both = facts.of_copy(*(of(argument.split()[-1]) for argument in given[:2]))
            if body.name == "AssignPolymorphic":  # what was there may be of another type
                both[0] = replace(both[0], type=of(given[0].split()[-1]).type, element=of(given[0].split()[-1]).element)
            known = [both[index] for index in body.descriptors]
        if body.name in SOURCED and known[0].declared not in ("", derived.ANY) and known[1].derived:
            known[0] = replace(known[0], type=known[1].type, element=known[1].element, derived=known[1].derived, declared="")
        known = facts.of_anything(body.name, given, known)
        place = polymorphic.assigned(body, known, types)
        if place is not None:
            needed[name] = body
            places[place] = None
            return f"@pad.fortran.component.{place.function('assign')}({', '.join(given[:2])})"
        if "Deallocate" in body.name and given[0].split()[-1].startswith("@") and known[0].declared not in ("", derived.ANY):
            # What an earlier call left in a module's variable has the type's constant of another library: it is freed as the declared type.
            known[0] = replace(known[0], type=derived.TYPE_STRUCT, derived=known[0].declared, declared="")
        if body.module == "array_constructor" and not (known[0].numbers or known[0].derived in types.by_name):
            return None  # all calls for a vector must go the same way
        needed[name] = body
        choice = Choice.of(body, known)
        if choice is not None:
            choices[choice] = None
        return f"@pad.fortran.{(choice or body).name}({', '.join([*given, *(one.arguments() for one in known)])})"

    extended = extended_types([bitcode]) if extended is None else extended
    text = facts.Unit(text, types.by_name, extended).with_calls(text, replaced)
    if not needed:
        return bitcode if text == given else linked(text, [])
    declared = [
        *(body.declaration for body in needed.values()),
        *(one.declaration for one in choices),
        *(one.declaration for one in places),
    ]
    declarations = "\n".join(declared)
    modules = dict.fromkeys(body.module for body in needed.values())
    return linked(
        f"{text}\n{declarations}\n",
        [*(_read(module) for module in modules), functions.Writer(types, choices, places).text(), _read("component")],
    )


@cache
def bodies() -> dict[str, Body]:
    """By name of the library's function."""
    found: dict[str, Body] = {}
    for file in runtime.names("fortran_runtime", "*.ll"):
        module = file.removesuffix(".ll")
        text = _read(module)
        defined = {match["name"]: match for match in _DEFINED.finditer(text)}
        for name, count, told in _TAKEN.findall(text):
            parameters = tuple(_type(parameter) for parameter in facts.arguments(defined[name]["parameters"]))
            positions = tuple(map(int, told.split())) if told != "none" else ()
            found[f"_FortranA{name}"] = Body(name, module, defined[name]["result"], parameters, int(count), positions)
    return found


def _type(parameter: str) -> str:
    return " ".join(word for word in parameter.split() if word in ("ptr", "zeroext", "signext") or re.fullmatch(r"i\d+|float|double", word))


def _read(name: str) -> str:
    return runtime.read("fortran_runtime", f"{name}.ll")


@cache
def identity() -> str:
    """Part of cache keys: changes with any body and with what is made of the program's types."""
    own = b"".join(path.read_bytes() for path in sorted(HERE.glob("*.py")))
    return hashlib.sha256(own + runtime.identity("fortran_runtime").encode()).hexdigest()[:16]
