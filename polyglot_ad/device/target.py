"""The code of derivative kernels in the words of a device's compiler: NVPTX or AMDGCN."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from polyglot_ad.errors import DifferentiationError
from polyglot_ad.gpu.registers import AXES
from polyglot_ad.process.regex import regex

from .kernel import REGISTER, SHARED
from .lanes import additions_of_warps, plain_additions
from .made import DerivativeKernel
from .refused import CODE

_SPECIAL = {"thread": "tid", "block": "ctaid", "block.size": "ntid", "grid.size": "nctaid"}


@dataclass(frozen=True)
class Target:
    """`private`: the address space of variables of a thread; "" where it is that of all memory;
    `constants`: that of what is read in the place of other threads' memory."""

    triple: str
    layout: str
    convention: str
    private: str
    helpers: str
    constants: str = ""


def _function(name: str, type: str, body: str) -> str:
    return f"define internal {type} @{REGISTER}{name}() alwaysinline nounwind {{\n{body}}}\n"


def _nvidia(additions: str) -> str:
    text = ""
    for ours, theirs in _SPECIAL.items():
        for axis in AXES:
            name = f"@llvm.nvvm.read.ptx.sreg.{theirs}.{axis}()"
            text += f"declare i32 {name}\n" + _function(f"{ours}.{axis}", "i32", f"  %r = call i32 {name}\n  ret i32 %r\n")
    text += "declare void @llvm.nvvm.barrier0() convergent\n"
    for kind in ("idx", "up", "down", "bfly"):
        text += _together(f"shuffle.{kind}", "i32", f"shfl.sync.{kind}.i32", "i32 %a, i32 %b, i32 %c, i32 %d")
    text += _together("ballot", "i32", "vote.ballot.sync", "i32 %a, i32 %b", "  %p = icmp ne i32 %b, 0\n", "i32 %a, i1 %p")
    text += _together("warp.barrier", "void", "bar.warp.sync", "i32 %a")
    counts = "barrier.cta.red.popc.aligned.all"
    text += _together("count", "i32", counts, "i32 %a", "  %p = icmp ne i32 %a, 0\n", "i32 0, i1 %p")
    return text + _convergent("  call void @llvm.nvvm.barrier0()\n  ret void\n") + additions


def _together(name: str, type: str, intrinsic: str, parameters: str, before: str = "", passed: str = "") -> str:
    """What threads do together, by an instruction."""
    passed = passed or parameters
    taken = ", ".join(one.split()[0] for one in passed.split(", "))
    call, answer = (f"call void @llvm.nvvm.{intrinsic}({passed})", "ret void")
    if type != "void":
        call, answer = f"%r = call {type} @llvm.nvvm.{intrinsic}({passed})", f"ret {type} %r"
    head = f"define internal {type} @{REGISTER}{name}({parameters}) alwaysinline convergent nounwind"
    return f"declare {type} @llvm.nvvm.{intrinsic}({taken}) convergent\n{head} {{\n{before}  {call}\n  {answer}\n}}\n"


def _convergent(body: str) -> str:
    return f"define internal void @{REGISTER}barrier() alwaysinline convergent nounwind {{\n{body}}}\n"


def _amd() -> str:
    """The sizes of a launch stand in front of the hidden arguments: the grid's in blocks, the block's in threads."""
    text = "declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()\n"
    for number, axis in enumerate(AXES):
        for ours, theirs in (("thread", "workitem"), ("block", "workgroup")):
            name = f"@llvm.amdgcn.{theirs}.id.{axis}()"
            text += f"declare i32 {name}\n" + _function(f"{ours}.{axis}", "i32", f"  %r = call i32 {name}\n  ret i32 %r\n")
        start = "  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()\n  %q = getelementptr i8, ptr addrspace(4) %p, i64 "
        text += _function(f"grid.size.{axis}", "i32", f"{start}{4 * number}\n  %r = load i32, ptr addrspace(4) %q\n  ret i32 %r\n")
        wide = "  %r = load i16, ptr addrspace(4) %q\n  %w = zext i16 %r to i32\n  ret i32 %w\n"
        text += _function(f"block.size.{axis}", "i32", f"{start}{12 + 2 * number}\n{wide}")
    text += "declare void @llvm.amdgcn.s.barrier() convergent\n"
    fence = '  fence syncscope("workgroup") '
    return text + _convergent(f"{fence}release\n  call void @llvm.amdgcn.s.barrier()\n{fence}acquire\n  ret void\n") + plain_additions()


NVIDIA = Target(
    "nvptx64-nvidia-cuda",
    "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    "ptx_kernel",
    "",
    _nvidia(additions_of_warps()),
    "1",
)
WITHOUT_LANES = replace(NVIDIA, helpers=_nvidia(plain_additions()))
"""For the CPU, where it is not known which lanes are together: each adds for itself."""
AMD = Target(
    "amdgcn-amd-amdhsa",
    "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16"
    "-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9",
    "amdgpu_kernel", "5", _amd(),
)  # fmt: skip

_GROUP = regex(r"^(attributes #\d+ = \{)(.*)\}$", re.M)
_NEEDED = regex(rf"^declare [^\n]*@({re.escape(REGISTER)}[\w.]+)\(", re.M)
_DECLARED = regex(rf"^declare [^\n]*@{re.escape(REGISTER)}[^\n]*\n", re.M)
_OPERAND = regex(rf"(?<=[ (])(@{re.escape(SHARED)}[\w.]+)")
_VARIABLE = regex(rf"^(@{re.escape(SHARED)}[\w.]+ = (?:internal |external |local_unnamed_addr |unnamed_addr )*)global ", re.M)
_ALLOCA = regex(r"^  (%[^ ]+) = alloca (.*?)(, align \d+)?$", re.M)
_SINCOS = regex(r"(%[^ ]+) = (?:tail )?call \{ (double|float), \w+ \} @llvm\.sincos\.f(64|32)\(\w+ ([^)]*)\)")


def device_text(kernel: DerivativeKernel, target: Target) -> str:
    """The module for LLVM's code generator of a device. Raises DifferentiationError where it has no such instructions."""
    for name in _NEEDED.findall(kernel.text):
        if f"@{name}(" not in target.helpers:
            raise DifferentiationError(
                CODE, f"the kernel '{kernel.name}' on this device", f"its derivative needs {name}, which AMD's devices lack here",
                "differentiate the kernel on the CPU (pad.load, docs/gpu.md)",
            )  # fmt: skip
    text = re.sub(r'^target triple = ".*"$', f'target triple = "{target.triple}"', kernel.text, flags=re.M)
    text = re.sub(r'^target datalayout = ".*"$', f'target datalayout = "{target.layout}"', text, flags=re.M)
    text = _GROUP.sub(lambda m: m[1] + (re.sub(r'"[^"]*"(="[^"]*")?', "", m[2]).strip() or "nounwind") + "}", text)
    text = re.sub(rf"^define (?:dso_local )?void @{kernel.name}\(", f"define {target.convention} void @{kernel.name}(", text, flags=re.M)
    text = _SINCOS.sub(_sine_and_cosine, _DECLARED.sub("", text))
    text = re.sub(r"^declare \{ (?:double|float), [^\n]*@llvm\.sincos\.[^\n]*\n", "", text, flags=re.M)
    # Wherever an operand stands: behind its type, or alone, as in phis and comparisons.
    text = _OPERAND.sub(r"addrspacecast (ptr addrspace(3) \1 to ptr)", text)
    text = _VARIABLE.sub(r"\1addrspace(3) global ", text)
    text = re.sub(r"^ *(?:tail )?call void @llvm\.lifetime\.[^\n]*\n", "", text, flags=re.M)
    if target.private:
        text = _ALLOCA.sub(lambda m: _private(m, target.private), text)
    return text + _sine_declarations(text) + target.helpers


def _private(match: re.Match[str], space: str) -> str:
    name = match[1] + ".own" if not match[1].startswith('%"') else match[1][:-1] + '.own"'
    name = f"%own.{match[1][1:]}" if match[1][1:].isdigit() else name
    return (
        f"  {name} = alloca {match[2]}{match[3] or ''}, addrspace({space})\n"
        f"  {match[1]} = addrspacecast ptr addrspace({space}) {name} to ptr"
    )


def _sine_and_cosine(match: re.Match[str]) -> str:
    """A device's library has the two apart."""
    result, type, bits, argument = match[1], match[2], match[3], match[4]
    base = result[1:].strip('"')
    sine, cosine, first = (f'%"{base}.{part}"' for part in ("sine", "cosine", "first"))
    return (
        f"{sine} = call {type} @llvm.sin.f{bits}({type} {argument})\n  {cosine} = call {type} @llvm.cos.f{bits}({type} {argument})\n"
        f"  {first} = insertvalue {{ {type}, {type} }} undef, {type} {sine}, 0\n"
        f"  {result} = insertvalue {{ {type}, {type} }} {first}, {type} {cosine}, 1"
    )


def _sine_declarations(text: str) -> str:
    found = ""
    for name, type in (("sin", "f64"), ("cos", "f64"), ("sin", "f32"), ("cos", "f32")):
        intrinsic = f"@llvm.{name}.{type}("
        word = "double" if type == "f64" else "float"
        if intrinsic in text and f"declare {word} {intrinsic}" not in text:
            found += f"declare {word} {intrinsic}{word})\n"
    return found
