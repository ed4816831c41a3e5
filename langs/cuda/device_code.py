"""Kernels for a device: PTX for NVIDIA's, object code for AMD's, and what each kernel takes of it.

Nothing is run. NVIDIA's mathematics (libdevice) and its assembler come from wheels (extra `cuda`) or an installed CUDA toolkit; without
libdevice its functions stay declarations, without the assembler PTX is what there is.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.errors import ArgumentError
from polyglot_ad.langs.cuda.clang import HEADERS, find_cuda_clang
from polyglot_ad.langs.cuda.ir import Ir, ir_of
from polyglot_ad.langs.running import run_compiler, run_for_messages
from polyglot_ad.process.regex import regex

_COMMON = (
    *("-std=c++17", "-fdeclspec", "-O2", "-fno-math-errno", "-ffp-contract=fast", "-Wno-unknown-cuda-version", "-DPOLYGLOT_ON_DEVICE"),
    *("-I", str(HEADERS), "-include", "cuda_runtime.h", "--cuda-device-only", "-nogpulib", "-nogpuinc"),
)
_FUNCTIONS = (
    r"a?(?:sin|cos|tan)h?|atan2|exp(?:2|10|m1)?|log(?:2|10|1p)?|pow|cbrt|erfc?|[lt]gamma|[jy][01]|hypot|fmod|fdim|remainder|round|ldexp"
)
_CALL = regex(rf"@(?:llvm\.(?P<intrinsic>{_FUNCTIONS})\.f(?P<bits>32|64)(?:\.i32)?|(?P<name>{_FUNCTIONS})(?P<single>f?))\(")
_ENTRY = regex(r"Compiling entry function '(?P<name>[^']+)'(?P<rest>.*?)(?=Compiling entry function|\Z)", re.S)


@dataclass(frozen=True)
class Resources:
    """What a thread of a kernel takes, and a block of static shared memory, as the assembler says."""

    kernel: str
    registers: int
    spilled_bytes: int
    stack_bytes: int
    shared_bytes: int


@dataclass(frozen=True)
class DeviceCode:
    """`text` is PTX or AMD's assembly; `binary` what was assembled of it, empty where there is no assembler; `undefined` are functions that
    it calls and does not have."""

    arch: str
    text: str
    binary: bytes
    resources: tuple[Resources, ...]
    undefined: tuple[str, ...]


def device_code(source: str | os.PathLike[str], arch: str = "sm_90", flags: Sequence[str] = ()) -> DeviceCode:
    """The kernels of a CUDA or HIP source for a device: "sm_80", "sm_90" or the like, "gfx90a", "gfx942" or the like."""
    return code_of(device_ir(source, arch, flags).text, arch)


def device_ir(source: str | os.PathLike[str], arch: str, flags: Sequence[str] = ()) -> Ir:
    """What `device_code` makes code of."""
    path = Path(source).absolute()
    if not path.exists():
        raise FileNotFoundError(f"no such source: {path}")
    if not re.fullmatch(r"sm_\d+a?|gfx[0-9a-f]+", arch):
        raise ArgumentError(f"{arch!r} is no device: take one of sm_70 to sm_120, or gfx90a, gfx942 and the like")
    target = ["-x", "hip", f"--offload-arch={arch}", "-DPOLYGLOT_HIP"]
    if arch.startswith("sm_"):
        target = ["-x", "cuda", "-nocudainc", "-nocudalib", f"--cuda-gpu-arch={arch}", *_PTX, "-Xclang", "-target-sdk-version=12.0"]
    return ir_of([*find_cuda_clang().command, *target, *_COMMON], path, flags)


def code_of(text: str, arch: str, flags: Sequence[str] = ()) -> DeviceCode:
    """The same of LLVM's text for a device of this kind. `flags`: more for clang."""
    with tempfile.TemporaryDirectory(prefix="polyglot_ad-") as folder:
        return (_for_nvidia if arch.startswith("sm_") else _for_amd)(text, arch, Path(folder), flags)


_PTX = ("--cuda-feature=+ptx80",)


def _for_nvidia(text: str, arch: str, folder: Path, flags: Sequence[str]) -> DeviceCode:
    clang = find_cuda_clang().command
    ir, ptx, cubin = folder / "k.ll", folder / "k.ptx", folder / "k.cubin"
    ir.write_text(_CALL.sub(_libdevice_name, text))
    library = find_libdevice()
    linked = ("-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(library)) if library else ()
    back = ("--target=nvptx64-nvidia-cuda", f"-march={arch}", "-nogpulib", *_PTX, "-x", "ir", "-O3", "-S")
    run_compiler([*clang, *back, *linked, *flags, str(ir), "-o", str(ptx)], folder)
    text = ptx.read_text()
    undefined = tuple(sorted(set(re.findall(r"^\.extern \.func .*?\b([A-Za-z_]\w*)\s*$", text, re.M)) - _OF_THE_DRIVER))
    assembler = find_ptxas()
    if assembler is None or undefined:
        return DeviceCode(arch, text, b"", (), undefined)
    said = run_for_messages([assembler, f"-arch={arch}", "-v", str(ptx), "-o", str(cubin)], folder)
    return DeviceCode(arch, text, cubin.read_bytes(), _resources(said), undefined)


_OF_THE_DRIVER = frozenset(("vprintf", "malloc", "free", "__assertfail"))
"""Functions that every device has."""


def _libdevice_name(match: re.Match[str]) -> str:
    name = match["intrinsic"] or match["name"]
    single = match["bits"] == "32" or bool(match["single"])
    return f"@__nv_{name}{'f' if single else ''}("


def _resources(said: str) -> tuple[Resources, ...]:
    def number(pattern: str, text: str) -> int:
        found = re.search(pattern, text)
        return int(found[1]) if found else 0

    return tuple(
        Resources(
            match["name"],
            number(r"Used (\d+) registers", match["rest"]),
            number(r"(\d+) bytes spill stores", match["rest"]),
            number(r"(\d+) bytes stack frame", match["rest"]),
            number(r"(\d+) bytes smem", match["rest"]),
        )
        for match in _ENTRY.finditer(said)
    )


def _for_amd(text: str, arch: str, folder: Path, flags: Sequence[str]) -> DeviceCode:
    clang = find_cuda_clang().command
    ir, assembly, binary = folder / "k.ll", folder / "k.s", folder / "k.o"
    text = _CALL.sub(_ocml_name, text)
    ir.write_text(text)
    back = ("--target=amdgcn-amd-amdhsa", f"-mcpu={arch}", "-nogpulib", "-x", "ir", "-O3")
    for kind, output in (("-S", assembly), ("-c", binary)):
        run_compiler([*clang, *back, *flags, kind, str(ir), "-o", str(output)], folder)
    undefined = tuple(sorted(set(re.findall(r"^declare .*@(__ocml_\w+)\(", text, re.M))))
    text = assembly.read_text()
    return DeviceCode(arch, text, binary.read_bytes(), _resources_of_amd(text), undefined)


def _ocml_name(match: re.Match[str]) -> str:
    name = match["intrinsic"] or match["name"]
    single = match["bits"] == "32" or bool(match["single"])
    return f"@__ocml_{name}_f{'32' if single else '64'}("


def _resources_of_amd(text: str) -> tuple[Resources, ...]:
    """From the metadata at the end of the assembly."""
    found = []
    for part in text.split("\n  - .a")[1:] or text.split("\n  - ")[1:]:
        name = re.search(r"\.name:\s+(\S+)", part[part.rfind(".kernarg_segment_size") :])
        if name is None:
            continue
        facts = {key: int(value) for key, value in re.findall(r"\.(\w+):\s+(\d+)", part)}
        spilled = 4 * (facts.get("vgpr_spill_count", 0) + facts.get("sgpr_spill_count", 0))
        private, shared = facts.get("private_segment_fixed_size", 0), facts.get("group_segment_fixed_size", 0)
        found.append(Resources(name[1], facts.get("vgpr_count", 0), spilled, private, shared))
    return tuple(found)


# --- what is installed


def _in_wheels(*inside: str) -> Path | None:
    """A file of NVIDIA's wheels, which share a package `nvidia`."""
    try:
        spec = importlib.util.find_spec("nvidia")
    except (ImportError, ValueError):
        return None
    for folder in spec.submodule_search_locations or () if spec is not None else ():
        for pattern in inside:
            if found := sorted(Path(folder).glob(pattern)):
                return found[-1]
    return None


def _toolkit(inside: str) -> Path | None:
    folders = [os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"), "/usr/local/cuda"]
    return next((path for folder in folders if folder and (path := Path(folder) / inside).exists()), None)


def find_ptxas() -> str | None:
    """POLYGLOT_AD_PTXAS, the wheel nvidia-cuda-nvcc, PATH, a CUDA toolkit."""
    chosen = os.environ.get("POLYGLOT_AD_PTXAS")
    if chosen:
        return chosen
    wheel = _in_wheels("*/bin/ptxas", "bin/ptxas")
    return str(wheel) if wheel else shutil.which("ptxas") or (str(found) if (found := _toolkit("bin/ptxas")) else None)


def find_libdevice() -> Path | None:
    """POLYGLOT_AD_LIBDEVICE, the wheels nvidia-nvvm or nvidia-cuda-nvcc, a CUDA toolkit."""
    chosen = os.environ.get("POLYGLOT_AD_LIBDEVICE")
    if chosen:
        return Path(chosen)
    wheel = _in_wheels("*/nvvm/libdevice/libdevice.*.bc", "nvvm/libdevice/libdevice.*.bc")
    return wheel or _toolkit("nvvm/libdevice/libdevice.10.bc")
