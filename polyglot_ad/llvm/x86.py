"""Vector instructions of x86 that clang leaves as intrinsics, though comparisons, sums and shuffles say the same: maxima, minima, and sums
and differences of neighbours. As plain code they are optimised and differentiated like everything else."""

from __future__ import annotations

import re

_CALLED = re.compile(r"@llvm\.x86\.(?:sse|sse2|sse3|avx)\.(max|min|hadd|hsub)\.(ps|pd|ss|sd)(\.256)?(?=\()")
_DECLARED = re.compile(rf"^declare [^@\n]*(?:{_CALLED.pattern}).*\n", re.M)


def with_plain_vectors(text: str) -> str:
    """The text with functions of its own in place of these intrinsics."""
    if "@llvm.x86." not in text:
        return text
    needed = {match[0]: (match[1], match[2], bool(match[3])) for match in _CALLED.finditer(text)}
    text = _CALLED.sub(lambda match: "@pad." + match[0][6:], _DECLARED.sub("", text))
    return "\n".join([text, *(_body("@pad." + name[6:], *what) for name, what in sorted(needed.items()))])


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
