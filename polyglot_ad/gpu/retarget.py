"""Device code in the host's one address space: the text of LLVM's assembly, before our IR reads it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from polyglot_ad.llvm.modules import normalise
from polyglot_ad.process.regex import regex

_SHARED = {"nvptx": "3", "amdgcn": "3"}
_KERNEL = regex(r'^define [^@\n]*\b(?:ptx_kernel|amdgpu_kernel)\b [^@\n]*@(?P<name>"[^"]*"|[\w.$-]+)\(', re.M)
_SHARED_VARIABLE = regex(r'^@(?P<name>"[^"]*"|[\w.$-]+) = [^\n]*?\baddrspace\(3\) (?:externally_initialized )?(?:global|constant) ', re.M)
_CONSTANT = regex(r"^(@[^\n]*? )(addrspace\(4\) )externally_initialized constant (?P<rest>[^\n]*)$", re.M)
_OVERLOADS = regex(r"@llvm\.(?:memcpy|memmove|memset|lifetime|prefetch|masked|invariant)[\w.]*")


@dataclass(frozen=True)
class DeviceCode:
    """The text, which functions of it are kernels, and which variables are shared by the threads of a block."""

    text: str
    kernels: tuple[str, ...]
    shared: frozenset[str]


def retarget(text: str) -> DeviceCode:
    """Device code of NVPTX or AMDGCN for the host."""
    kernels = tuple(match["name"].strip('"') for match in _KERNEL.finditer(text))
    shared = frozenset(match["name"].strip('"') for match in _SHARED_VARIABLE.finditer(text))
    text = _CONSTANT.sub(_constant, text)
    text = re.sub(r" addrspace\(\d+\)", "", text)
    text = re.sub(r"\baddrspacecast\b", "bitcast", text)
    text = re.sub(r"\b(?:ptx_kernel|ptx_device|amdgpu_kernel) ", "", text)
    text = re.sub(r' syncscope\("[^"]*"\)', "", text)
    text = re.sub(r"\bexternally_initialized ", "", text)
    text = re.sub(r"\bextern_weak ", "external ", text)
    text = _OVERLOADS.sub(lambda match: re.sub(r"\.p\d+(?=\.|$)", ".p0", match[0]), text)
    text = re.sub(r"^!nvvm\.\w+ = .*\n", "", text, flags=re.M)
    return DeviceCode(normalise(text), kernels, shared)


def _constant(match: re.Match[str]) -> str:
    """A `__constant__` variable: what is zero at first is written by the host."""
    kind = "global" if "zeroinitializer" in match["rest"] else "constant"
    return f"{match[1]}{kind} {match['rest']}"
