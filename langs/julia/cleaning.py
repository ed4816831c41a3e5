"""Edits of the whole text: facts that only Julia's own compiler may rely on are taken out.

* Address spaces 10 to 13 mark what Julia's garbage collector tracks. Memory here is not collected: one address space.
* TBAA is kept for arrays only. Julia compiles function by function, so it may tag the same memory differently in caller and callee;
  inlined into each other those tags would be wrong. Stores of numbers to objects are marked, for object_types.py: what they store is what
  their type says.
* Operand bundles name what the collector must keep alive during a call.
* `nonnull`, `align` and `dereferenceable` of arguments and loads describe Julia's objects, not arrays that come from elsewhere.
"""

from __future__ import annotations

import re

from polyglot_ad.process.regex import regex

ARRAY_TAGS = ("jtbaa_arraybuf", "jtbaa_arrayptr", "jtbaa_arraysize", "jtbaa_arraylen", "jtbaa_memoryptr", "jtbaa_memorylen")

OBJECT_TAGS = ("jtbaa_stack", "jtbaa_value", "jtbaa_immut", "jtbaa_mutab")
STORED = ", !pad.stored !0"
_STORE = regex(r"^  store (?:double|float|i8|i16|i32|i64) .*, !tbaa (!\d+)", re.M)

_ADDRESS_SPACE = regex(r" addrspace\(1[0-3]\)")
_CONSTANT_CAST = regex(r"(?:addrspacecast|bitcast) \(ptr (inttoptr \(i64 \d+ to ptr\)|null) to ptr\)")
_INTRINSIC_SUFFIX = regex(r"(@llvm\.[\w.]*)\.p1[0-3](?=[.(])")
_NON_INTEGRAL = regex(r'^(target datalayout = "[^"]*?)-ni:[\d:]*', re.M)
_OBJECT_FACTS = regex(r", !(?:nonnull|dereferenceable|dereferenceable_or_null|align|invariant\.load|julia\.\w+) !\d+")
_PARAMETER_FACTS = regex(r"(?<=[ (])(?:nonnull|noundef|align \d+|dereferenceable(?:_or_null)?\(\d+\)) (?=[%\w(@])")
_PARAMETER_FACTS_LAST = regex(r" (?:nonnull|noundef|align \d+|dereferenceable(?:_or_null)?\(\d+\))(?=[,)])")
_TAG_TYPE = regex(r'^(!\d+) = !\{!"(\w+)", !\d+, i64 0\}$', re.M)
_TAG = regex(r"^(!\d+) = !\{(!\d+), !\d+, i64 0(?:, i64 [01])?\}$", re.M)
_TAGGED = regex(r", !tbaa (!\d+)")
_NAMED_TYPE = regex(r'^(%(?:"[^"]*"|[-\w$.]+)) = type (<?\{.*)$', re.M)
_ROOTS = regex(r' \[ "(?:jl_roots|gc-transition)"\([^\]]*\) \]')
_VERSIONED = regex(r"@i(jl_\w+)")


def clean(text: str) -> str:
    text = _without_named_types(_NON_INTEGRAL.sub(r"\1", text))
    text = _ADDRESS_SPACE.sub("", text).replace("addrspacecast ptr", "bitcast ptr")
    while True:
        text, changed = _CONSTANT_CAST.subn(r"\1", text.replace("addrspacecast (ptr", "bitcast (ptr"))
        if not changed:
            break
    while True:
        text, changed = _INTRINSIC_SUFFIX.subn(r"\1.p0", text)
        if not changed:
            break
    text = _ROOTS.sub("", _OBJECT_FACTS.sub("", text))
    text = _VERSIONED.sub(r"@\1", text)  # Julia 1.8 on: ijl_throw is jl_throw
    lines = text.split("\n")
    text = "\n".join(_clean_parameters(line) if line.startswith("define ") or " call " in line else line for line in lines)
    return _without_wrong_tags(text)


def _without_named_types(text: str) -> str:
    """Structures by their fields: LLVM renames types when it has read others of the same name before."""
    types = dict(_NAMED_TYPE.findall(text))
    text = _NAMED_TYPE.sub("", text)
    while types:
        name, fields = types.popitem()
        use = re.compile(re.escape(name) + r"(?![-\w$.])")
        types = {other: use.sub(fields, inside) for other, inside in types.items()}
        text = use.sub(fields, text)
    return text


def _clean_parameters(line: str) -> str:
    return _PARAMETER_FACTS_LAST.sub("", _PARAMETER_FACTS.sub("", line))


def _without_wrong_tags(text: str) -> str:
    kinds = dict(_TAG_TYPE.findall(text))
    objects = {tag for tag, kind in _TAG.findall(text) if kinds.get(kind) in OBJECT_TAGS}
    text = _STORE.sub(lambda match: match[0] + STORED if match[1] in objects else match[0], text)
    kept = {tag for tag, kind in _TAG.findall(text) if kinds.get(kind) in ARRAY_TAGS}
    return _TAGGED.sub(lambda match: match[0] if match[1] in kept else "", text)
