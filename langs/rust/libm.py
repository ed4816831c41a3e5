"""The crate `libm`, by what its functions are: the mathematics of Rust programs without a standard library.

Its code takes numbers apart and chooses between polynomials by their bits. What a function computes stays as it is; derivatives know it by
marks (`polyglot_ad/custom/marks.py`). Functions whose results are exact are said again as instructions or intrinsics, which give the same.
Cargo says that the crate is the registry's; a crate of the user's own with this name is code like any other.
"""

from __future__ import annotations

import re

import llvmlite.binding as llvm

from polyglot_ad.process.regex import regex

_MARK = b"4libm4math"
_PACKAGE = regex(r"registry\+[^#]*#libm@")
_DEFINED = regex(r'^define (?P<head>[^@\n]*)@"?(?P<name>[\w$.]+)"?\((?P<given>[^\n]*?)\) (?P<tail>[^\n{]*)\{$', re.M)
_LEGACY = regex(r"_ZN4libm4math(?P<path>[0-9]\w*)17h[0-9a-f]{16}E")
_V0 = regex(r"_RNvNtNtCs[0-9a-zA-Z]+_4libm4math(?P<path>[0-9]\w*)")

_LIKE = frozenset(
    [
        "acos",
        "acosh",
        "asin",
        "asinh",
        "atan",
        "atanh",
        "atan2",
        "cbrt",
        "cos",
        "cosh",
        "erf",
        "erfc",
        "exp",
        "exp10",
        "exp2",
        "expm1",
        "hypot",
        "j0",
        "j1",
        "jn",
        "ldexp",
        "lgamma",
        "log",
        "log10",
        "log1p",
        "log2",
        "nextafter",
        "pow",
        "remainder",
        "scalbn",
        "sin",
        "sinh",
        "tan",
        "tanh",
        "tgamma",
        "y0",
        "y1",
        "yn",
    ]
)
"""What they are called in C, too, where they have derivatives."""
_WHOLE = frozenset(("ilogb",))
"""Integers that a number is taken apart into."""
_INTRINSICS = frozenset(["fabs", "floor", "ceil", "trunc", "round", "rint", "roundeven", "copysign", "sqrt", "fma"])
"""What LLVM has an intrinsic for."""
_PARTS = {"sincos": ("sin", "cos"), "lgamma_r": ("lgamma", ""), "remquo": ("remainder", "")}
"""Functions with two results, to what these are; an integer has no derivative."""


def is_libm(package: str) -> bool:
    """Whether cargo's name of a package means the crate of the registry."""
    return _PACKAGE.match(package) is not None


def with_marks(bitcode: bytes) -> bytes:
    """A unit of a program that depends on the crate, with marks on the functions of it that the unit has."""
    if _MARK not in bitcode:
        return bitcode
    text = str(llvm.parse_bitcode(bitcode))
    added: list[str] = []
    changed = _DEFINED.sub(lambda found: _defined(found, added), text)
    if changed == text:
        return bitcode
    needed = "\n".join(line for line in dict.fromkeys("\n".join(added).splitlines()) if line.startswith("declare "))
    bodies = "\n".join(re.sub(r"^declare .*\n", "", one, flags=re.M) for one in added)
    module = llvm.parse_assembly(f"{changed}\n{_missing(needed, changed)}\n{bodies}")
    module.verify()
    return bytes(module.as_bitcode())


def _missing(declarations: str, text: str) -> str:
    """Those that the text does not have."""
    names = ((line, re.search(r"@[\w.]+", line)) for line in declarations.splitlines())
    return "\n".join(
        line for line, name in names if name is not None and f"{name[0]}(" not in re.sub(r"^(?!declare).*$", "", text, flags=re.M)
    )


def _function(symbol: str) -> tuple[str, bool]:
    """(the function's name in C for doubles, whether it is the one for floats); "" if it is none that is known."""
    found = _LEGACY.fullmatch(symbol) or _V0.fullmatch(symbol)
    if found is None:
        return "", False
    parts: list[str] = []
    rest = found["path"]
    while length := re.match(r"[0-9]+", rest):
        size = int(length[0])
        parts.append(rest[length.end() : length.end() + size])
        rest = rest[length.end() + size :]
    if rest or len(parts) != 2:
        return "", False
    name = parts[1]
    known = (*_LIKE, *_WHOLE, *_INTRINSICS, *_PARTS, "modf", "fmod")
    if name in known:
        return name, False
    plain = "lgamma_r" if name == "lgammaf_r" else name[:-1]
    return (plain, True) if name in ("lgammaf_r", f"{plain}f") and plain in known else ("", False)


def _defined(found: re.Match[str], added: list[str]) -> str:
    name, narrow = _function(found["name"])
    if not name:
        return found[0]
    suffix = "f" if narrow else ""
    if name in _LIKE:
        return _marked(found, f'"pad-rule-like"="{name}{suffix}"')
    if name in _WHOLE:
        return _marked(found, '"pad-rule-inactive"')
    body = _exact(name, narrow, found) if name not in _PARTS else _taken_apart(name, narrow, found)
    if not body:
        return found[0]
    added.append(body)
    # The code as it was is called by what stands in its place, or by nobody.
    return f'define internal {_without_linkage(found["head"])}@"{found["name"]}.own"({found["given"]}) {found["tail"]}{{'


def _marked(found: re.Match[str], mark: str) -> str:
    return f"{found[0][: -len(found['tail']) - 1]}{_with_mark(found['tail'], mark)}{{"


def _with_mark(tail: str, mark: str) -> str:
    """What stands behind a function's parameters, with an attribute more: before groups of them, and before the rest."""
    at = re.search(r"#\d+|section |comdat|align |gc |prefix |prologue |personality |!dbg ", tail)
    place = at.start() if at is not None else len(tail)
    return f"{tail[:place]}{mark} {tail[place:]}"


def _without_linkage(head: str) -> str:
    return re.sub(r"\b(internal|private|hidden|protected|linkonce_odr|weak_odr|weak|dso_local|local_unnamed_addr|unnamed_addr) ", "", head)


def _exact(name: str, narrow: bool, found: re.Match[str]) -> str:
    """The definition of a function of which every result is exact."""
    type, kind = ("float", "f32") if narrow else ("double", "f64")
    head, symbol = _head(found), found["name"]
    if name in _INTRINSICS:
        count = {"fma": 3, "copysign": 2}.get(name, 1)
        given = ", ".join(f"{type} %a{k}" for k in range(count))
        types = ", ".join([type] * count)
        return (
            f"declare {type} @llvm.{name}.{kind}({types})\n"
            f'define {head}@"{symbol}"({given}) {{\n  %r = call {type} @llvm.{name}.{kind}({given})\n  ret {type} %r\n}}\n'
        )
    if name == "fmod":
        return f'define {head}@"{symbol}"({type} %a, {type} %b) {{\n  %r = frem {type} %a, %b\n  ret {type} %r\n}}\n'
    infinity = "0x7FF0000000000000"
    return f"""declare {type} @llvm.trunc.{kind}({type})
declare {type} @llvm.fabs.{kind}({type})
declare {type} @llvm.copysign.{kind}({type}, {type})
define {head}@"{symbol}"({type} %a) {{
  %whole = call {type} @llvm.trunc.{kind}({type} %a)
  %rest = fsub {type} %a, %whole
  %size = call {type} @llvm.fabs.{kind}({type} %a)
  %infinite = fcmp oeq {type} %size, {infinity}
  %some = select i1 %infinite, {type} 0.0, {type} %rest
  %part = call {type} @llvm.copysign.{kind}({type} %some, {type} %a)
  %first = insertvalue {{ {type}, {type} }} poison, {type} %part, 0
  %both = insertvalue {{ {type}, {type} }} %first, {type} %whole, 1
  ret {{ {type}, {type} }} %both
}}
"""


def _head(found: re.Match[str]) -> str:
    """Linkage and type of the result, as they were."""
    return re.sub(r"\b(noundef|nonnull|range\([^)]*\)) ", "", found["head"])


def _taken_apart(name: str, narrow: bool, found: re.Match[str]) -> str:
    """A function with two results as two functions with a mark each."""
    result = re.search(r"\{ (\w+), (\w+) \}", found["head"])
    if result is None:
        return ""
    suffix, symbol = "f" if narrow else "", found["name"]
    types = [one.split()[0] for one in found["given"].split(", ")]
    given = ", ".join(f"{type} %a{k}" for k, type in enumerate(types))
    whole = f"{{ {result[1]}, {result[2]} }}"
    text = ""
    for index, like in enumerate(_PARTS[name]):
        mark = f'"pad-rule-like"="{like}{suffix}"' if like else '"pad-rule-inactive"'
        text += f"""define internal {result[index + 1]} @"{symbol}.{index}"({given}) noinline nounwind {mark} {{
  %both = call {whole} @"{symbol}.own"({given})
  %one = extractvalue {whole} %both, {index}
  ret {result[index + 1]} %one
}}
"""
    return f"""{text}define {_head(found)}@"{symbol}"({given}) {{
  %one = call {result[1]} @"{symbol}.0"({given})
  %other = call {result[2]} @"{symbol}.1"({given})
  %first = insertvalue {whole} poison, {result[1]} %one, 0
  %both = insertvalue {whole} %first, {result[2]} %other, 1
  ret {whole} %both
}}
"""
