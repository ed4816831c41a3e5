"""Vector instructions of x86 that clang leaves as intrinsics, though LLVM has plain ways to say the same: maxima, minima, sums and
differences of neighbours or in turn, products summed, blends by signs, rounding, unaligned loads, gathers, estimates of one lane (where
those of all lanes have a rule). As plain code they are optimised and differentiated like everything else."""

from __future__ import annotations

import re

from polyglot_ad.process.regex import regex

_CALLED = regex(
    r"@llvm\.x86\.(?:(?:sse|sse2|sse3|avx)\.(?P<operation>max|min|hadd|hsub)"
    r"|(?:sse3|sse41|avx|fma)\.(?P<other>addsub|vfmaddsub|dp|blendv|round|ldu)(?=\.?(?:ps|pd|ss|sd|dq))|avx2\.gather\.(?P<index>[dq])|sse\.(?P<estimate>rcp|rsqrt)(?=\.ss))"
    r"\.?(?P<elements>ps|pd|ss|sd|dq|d|q)(?P<wide>\.256)?(?=\()"
)
_DECLARED = regex(rf"^declare [^@\n]*(?:{_CALLED.pattern}).*\n", re.M)
_ARGUMENTS = {"fma": 3, "copysign": 2}
_ELEMENTS = {"pd": "double", "q": "i64", "ps": "float", "d": "i32"}


def with_plain_vectors(text: str) -> str:
    """The text with functions of its own in place of these intrinsics."""
    if "@llvm.x86." not in text:
        return text
    needed = {match[0]: match for match in _CALLED.finditer(text)}
    text = _CALLED.sub(lambda match: "@pad." + match[0][6:], _DECLARED.sub("", text))
    text = _with_declared(text, {f"@llvm.x86.sse.{match['estimate']}.ps" for match in needed.values() if match["estimate"]})
    return _with_functions("\n".join([text, *(_definition("@pad." + name[6:], match) for name, match in sorted(needed.items()))]))


def _with_declared(text: str, names: set[str]) -> str:
    declared = [
        f"declare <4 x float> {name}(<4 x float>)"
        for name in sorted(names)
        if not re.search(rf"^declare .*{re.escape(name)}\(", text, re.M)
    ]
    return "\n".join([text, *declared])


def _with_functions(text: str) -> str:
    """Declarations of LLVM's own functions that the definitions call."""
    called = {match[0]: match for match in regex(r"@llvm\.(fma|copysign|rint|roundeven|floor|ceil|trunc)\.f(32|64)(?=\()").finditer(text)}
    declared = []
    for name, match in sorted(called.items()):
        type = "double" if match[2] == "64" else "float"
        if not re.search(rf"^declare .*{re.escape(name)}\(", text, re.M):
            declared.append(f"declare {type} {name}({', '.join([type] * _ARGUMENTS.get(match[1], 1))})")
    return "\n".join([text, *declared, ""])


def _definition(name: str, match: re.Match[str]) -> str:
    if match["estimate"]:
        return _of_one_lane(name, f"@llvm.x86.sse.{match['estimate']}.ps")
    if match["index"]:
        return _gather(name, match["index"], match["elements"], bool(match["wide"]))
    if match["other"]:
        return _OTHERS[match["other"]](name, match["elements"], bool(match["wide"]))
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


def _shape(elements: str, wide: bool) -> tuple[str, int, int]:
    """The type of a vector, how many lanes it has, and how many a half of 128 bits."""
    element, per_half = ("double", 2) if elements == "pd" else ("float", 4)
    count = per_half * (2 if wide else 1)
    return f"<{count} x {element}>", count, per_half


def _in_turn(name: str, elements: str, wide: bool) -> str:
    """Differences in even lanes, sums in odd ones."""
    type, count, _ = _shape(elements, wide)
    mask = ", ".join(f"i32 {k + count * (k % 2)}" for k in range(count))
    return f"""define internal {type} {name}({type} %a, {type} %b) alwaysinline nounwind {{
  %less = fsub {type} %a, %b
  %more = fadd {type} %a, %b
  %found = shufflevector {type} %less, {type} %more, <{count} x i32> <{mask}>
  ret {type} %found
}}
"""


def _fused_in_turn(name: str, elements: str, wide: bool) -> str:
    """The same of a product, rounded once."""
    type, count, _ = _shape(elements, wide)
    mask = ", ".join(f"i32 {k + count * (k % 2)}" for k in range(count))
    lanes = [f"  %{x}.{k} = extractelement {type} %{x}, i64 {k}" for k in range(count) for x in ("a", "b", "signed")]
    element, fused = type.split(" x ")[1][:-1], f"@llvm.fma.f{64 if elements == 'pd' else 32}"
    sums = [f"  %sum.{k} = call {element} {fused}({element} %a.{k}, {element} %b.{k}, {element} %signed.{k})" for k in range(count)]
    made = [f"  %made.{k} = insertelement {type} {f'%made.{k - 1}' if k else 'poison'}, {element} %sum.{k}, i64 {k}" for k in range(count)]
    return "\n".join([
        f"define internal {type} {name}({type} %a, {type} %b, {type} %c) alwaysinline nounwind {{",
        f"  %negative = fneg {type} %c",
        f"  %signed = shufflevector {type} %negative, {type} %c, <{count} x i32> <{mask}>",
        *lanes, *sums, *made, f"  ret {type} %made.{count - 1}", "}", "",
    ])  # fmt: skip


def _products(name: str, elements: str, wide: bool) -> str:
    """In each half: the sum of the products that the upper bits of the last argument choose, in the lanes that its lower bits choose."""
    type, count, per_half = _shape(elements, wide)
    element = type.split(" x ")[1][:-1]
    lines = [
        f"define internal {type} {name}({type} %a, {type} %b, i8 %which) alwaysinline nounwind {{",
        "  %bits = bitcast i8 %which to <8 x i1>",
        f"  %all = fmul {type} %a, %b",
    ]
    made = "zeroinitializer"
    for half in range(0, count, per_half):
        for k in range(per_half):
            lines += [
                f"  %product.{half}.{k} = extractelement {type} %all, i64 {half + k}",
                f"  %chosen.{half}.{k} = extractelement <8 x i1> %bits, i64 {4 + k}",
                f"  %term.{half}.{k} = select i1 %chosen.{half}.{k}, {element} %product.{half}.{k}, {element} 0.0",
            ]
        pairs = [f"%pair.{half}.{k}" for k in range(0, per_half, 2)]
        lines += [f"  {pair} = fadd {element} %term.{half}.{2 * k}, %term.{half}.{2 * k + 1}" for k, pair in enumerate(pairs)]
        total = pairs[0] if len(pairs) == 1 else f"%sum.{half}"
        if len(pairs) == 2:
            lines.append(f"  {total} = fadd {element} {pairs[0]}, {pairs[1]}")
        for k in range(per_half):
            lines += [
                f"  %wanted.{half}.{k} = extractelement <8 x i1> %bits, i64 {k}",
                f"  %lane.{half}.{k} = select i1 %wanted.{half}.{k}, {element} {total}, {element} 0.0",
                f"  %made.{half}.{k} = insertelement {type} {made}, {element} %lane.{half}.{k}, i64 {half + k}",
            ]
            made = f"%made.{half}.{k}"
    return "\n".join([*lines, f"  ret {type} {made}", "}", ""])


def _blend(name: str, elements: str, wide: bool) -> str:
    """The second operand where the sign of the third is set (of -0.0, too, and of what is not a number)."""
    type, count, _ = _shape(elements, wide)
    element, one = type.split(" x ")[1][:-1], f"@llvm.copysign.f{64 if elements == 'pd' else 32}"
    lines = [f"define internal {type} {name}({type} %a, {type} %b, {type} %mask) alwaysinline nounwind {{"]
    for k in range(count):
        lines += [
            *(f"  %{x}.{k} = extractelement {type} %{x}, i64 {k}" for x in ("a", "b", "mask")),
            f"  %sign.{k} = call {element} {one}({element} 1.0, {element} %mask.{k})",
            f"  %is.{k} = fcmp olt {element} %sign.{k}, 0.0",
            f"  %lane.{k} = select i1 %is.{k}, {element} %b.{k}, {element} %a.{k}",
            f"  %made.{k} = insertelement {type} {f'%made.{k - 1}' if k else 'poison'}, {element} %lane.{k}, i64 {k}",
        ]
    return "\n".join([*lines, f"  ret {type} %made.{count - 1}", "}", ""])


def _rounded(name: str, elements: str, wide: bool) -> str:
    """By the last argument; of one lane, the others are the first operand's."""
    type, count, _ = _shape({"sd": "pd", "ss": "ps"}.get(elements, elements), wide)
    element, width = type.split(" x ")[1][:-1], 64 if "double" in type else 32
    one = elements in ("sd", "ss")
    from_ = "%b" if one else "%a"
    lines = [
        f"define internal {type} {name}({type} %a, {f'{type} %b, ' if one else ''}i32 %how) alwaysinline nounwind {{",
        "  %kind = and i32 %how, 7",
        *(f"  %is.{how} = icmp eq i32 %kind, {how}" for how in range(4)),
    ]
    made = "%a" if one else "poison"
    for k in range(1 if one else count):
        lines.append(f"  %lane.{k} = extractelement {type} {from_}, i64 {k}")
        found = f"%by.rint.{k}"
        lines.append(f"  {found} = call {element} @llvm.rint.f{width}({element} %lane.{k})")
        for how, operation in enumerate(("roundeven", "floor", "ceil", "trunc")):
            lines += [
                f"  %by.{operation}.{k} = call {element} @llvm.{operation}.f{width}({element} %lane.{k})",
                f"  %found.{how}.{k} = select i1 %is.{how}, {element} %by.{operation}.{k}, {element} {found}",
            ]
            found = f"%found.{how}.{k}"
        lines.append(f"  %made.{k} = insertelement {type} {made}, {element} {found}, i64 {k}")
        made = f"%made.{k}"
    return "\n".join([*lines, f"  ret {type} {made}", "}", ""])


def _unaligned(name: str, elements: str, wide: bool) -> str:
    type = f"<{32 if wide else 16} x i8>"
    return f"""define internal {type} {name}(ptr %place) alwaysinline nounwind {{
  %found = load {type}, ptr %place, align 1
  ret {type} %found
}}
"""


_OTHERS = {"addsub": _in_turn, "vfmaddsub": _fused_in_turn, "dp": _products, "blendv": _blend, "round": _rounded, "ldu": _unaligned}


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
