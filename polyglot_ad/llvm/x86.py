"""Vector instructions of x86 that clang leaves as intrinsics, though LLVM has plain ways to say the same: maxima, minima, sums and
differences of neighbours, gathers, estimates of one lane (where those of all lanes have a rule). As plain code they are optimised and
differentiated like everything else."""

from __future__ import annotations

import re

from polyglot_ad.process.regex import regex

_CALLED = regex(
    r"@llvm\.x86\.(?:(?:sse|sse2|sse3|avx)\.(?P<operation>max|min|hadd|hsub)|avx2\.gather\.(?P<index>[dq])|sse\.(?P<estimate>rcp|rsqrt)(?=\.ss))"
    r"\.(?P<elements>ps|pd|ss|sd|d|q)(?P<wide>\.256)?(?=\()"
)
_DECLARED = regex(rf"^declare [^@\n]*(?:{_CALLED.pattern}).*\n", re.M)
_ELEMENTS = {"pd": "double", "q": "i64", "ps": "float", "d": "i32"}


def with_plain_vectors(text: str) -> str:
    """The text with functions of its own in place of these intrinsics."""
    if "@llvm.x86." not in text:
        return text
    needed = {match[0]: match for match in _CALLED.finditer(text)}
    text = _CALLED.sub(lambda match: "@pad." + match[0][6:], _DECLARED.sub("", text))
    text = _with_declared(text, {f"@llvm.x86.sse.{match['estimate']}.ps" for match in needed.values() if match["estimate"]})
    return "\n".join([text, *(_definition("@pad." + name[6:], match) for name, match in sorted(needed.items()))])


def _with_declared(text: str, names: set[str]) -> str:
    declared = [
        f"declare <4 x float> {name}(<4 x float>)"
        for name in sorted(names)
        if not re.search(rf"^declare .*{re.escape(name)}\(", text, re.M)
    ]
    return "\n".join([text, *declared])


def _definition(name: str, match: re.Match[str]) -> str:
    if match["estimate"]:
        return _of_one_lane(name, f"@llvm.x86.sse.{match['estimate']}.ps")
    if match["index"]:
        return _gather(name, match["index"], match["elements"], bool(match["wide"]))
    return _body(name, match["operation"], match["elements"], bool(match["wide"]))


def _body(name: str, operation: str, elements: str, wide: bool) -> str:
    element, per_lane = ("double", 2) if elements in ("pd", "sd") else ("float", 4)
    count = per_lane * (2 if wide else 1)
    type = f"<{count} x {element}>"
    lines = [f"define internal {type} {name}({type} %a, {type} %b) alwaysinline nounwind {{"]
    if operation in ("max", "min"):
        # The second operand where neither is larger: of two zeros, and where one is not a number.
        lines.append(f"  %is = fcmp {'ogt' if operation == 'max' else 'olt'} {type} %a, %b")
        lines.append(f"  %all = select <{count} x i1> %is, {type} %a, {type} %b")
        if elements in ("ss", "sd"):
            lines += [f"  %first = extractelement {type} %all, i64 0", f"  %found = insertelement {type} %a, {element} %first, i64 0"]
        else:
            lines[-1] = lines[-1].replace("%all", "%found")
    else:
        # In each half of 128 bits: the pairs of the first operand, then those of the second.
        starts = [base + lane + 2 * pair for lane in range(0, count, per_lane) for base in (0, count) for pair in range(per_lane // 2)]
        for side, shift in (("left", 0), ("right", 1)):
            mask = ", ".join(f"i32 {start + shift}" for start in starts)
            lines.append(f"  %{side} = shufflevector {type} %a, {type} %b, <{count} x i32> <{mask}>")
        lines.append(f"  %found = {'fadd' if operation == 'hadd' else 'fsub'} {type} %left, %right")
    return "\n".join([*lines, f"  ret {type} %found", "}", ""])


def _of_one_lane(name: str, whole: str) -> str:
    """The first lane; the others pass."""
    return f"""define internal <4 x float> {name}(<4 x float> %a) alwaysinline nounwind {{
  %same = shufflevector <4 x float> %a, <4 x float> poison, <4 x i32> zeroinitializer
  %all = call <4 x float> {whole}(<4 x float> %same)
  %found = shufflevector <4 x float> %all, <4 x float> %a, <4 x i32> <i32 0, i32 5, i32 6, i32 7>
  ret <4 x float> %found
}}
"""


def _gather(name: str, index: str, elements: str, wide: bool) -> str:
    """A load behind a branch for each lane: what a lane does not access may not be there."""
    element, doubles = _ELEMENTS[elements], elements in ("pd", "q")
    lanes = (4 if wide else 2) if doubles or index == "q" else (8 if wide else 4)
    count = lanes if doubles else max(lanes, 4)
    type, bits = f"<{count} x {element}>", f"i{64 if doubles else 32}"
    indices = f"<{lanes} x i64>" if index == "q" else f"<{max(lanes, 4)} x i32>"
    lines = [
        f"define internal {type} {name}({type} %otherwise, ptr %base, {indices} %indices, {type} %mask, i8 %scale)",
        "    alwaysinline nounwind {",
        "start:",
        f"  %bits = bitcast {type} %mask to <{count} x {bits}>",
        "  %bytes = zext i8 %scale to i64",
        "  br label %lane.0",
    ]
    # Lanes that have no index are zero.
    kept = "%otherwise"
    if lanes < count:
        shown = ", ".join(f"i32 {k}" for k in (*range(lanes), *range(count, 2 * count - lanes)))
        lines.insert(-1, f"  %lower = shufflevector {type} %otherwise, {type} zeroinitializer, <{count} x i32> <{shown}>")
        kept = "%lower"
    for k in range(lanes):
        lines += [
            f"lane.{k}:",
            f"  %index.{k} = extractelement {indices} %indices, i64 {k}",
            f"  %wide.{k} = {'add i64 0,' if index == 'q' else 'sext i32'} %index.{k}{'' if index == 'q' else ' to i64'}",
            f"  %offset.{k} = mul i64 %wide.{k}, %bytes",
            f"  %address.{k} = getelementptr i8, ptr %base, i64 %offset.{k}",
            f"  %bit.{k} = extractelement <{count} x {bits}> %bits, i64 {k}",
            f"  %is.{k} = icmp slt {bits} %bit.{k}, 0",
            f"  br i1 %is.{k}, label %read.{k}, label %lane.{k}.end",
            f"read.{k}:",
            f"  %element.{k} = load {element}, ptr %address.{k}, align 1",
            f"  %with.{k} = insertelement {type} {kept}, {element} %element.{k}, i64 {k}",
            f"  br label %lane.{k}.end",
            f"lane.{k}.end:",
            f"  %found.{k} = phi {type} [ %with.{k}, %read.{k} ], [ {kept}, %lane.{k} ]",
            f"  br label %lane.{k + 1}" if k + 1 < lanes else f"  ret {type} %found.{k}",
        ]
        kept = f"%found.{k}"
    return "\n".join([*lines, "}", ""])
