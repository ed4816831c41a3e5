"""The clang that compiles CUDA and HIP without an SDK, and how it is called."""

from __future__ import annotations

import os
from pathlib import Path

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs.c.clang import CLANG, is_zig
from polyglot_ad.langs.toolchain import LLVM_MAJOR, Toolchain, find

HEADERS = Path(__file__).with_name("include")

# As for C++ (langs/c/adapter.py). HIP's language is CUDA's but for names, which a header gives; the device's words are those of NVPTX
# for both, of which only the layout of data is left in what is run on the CPU.
COMPILE = (
    *("-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90", "-std=c++17", "-fdeclspec"),
    *("-O2", "-g", "-fstandalone-debug", "-fno-math-errno", "-ffp-contract=off", "-fno-discard-value-names", "-fno-builtin-printf"),
    # By itself clang writes only lines for a device.
    *("-Xclang", "-debug-info-kind=standalone"),
    # Of an unknown SDK it takes launches to be those of old.
    *("-Xclang", "-target-sdk-version=12.0"),
    *("-Xclang", "-disable-llvm-passes", "-I", str(HEADERS), "-include", "cuda_runtime.h"),
)

DEVICE = ("--cuda-device-only", "--cuda-feature=+ptx80")
HOST = ("--cuda-host-only", "-fPIC")


def find_cuda_clang() -> Toolchain:
    """A clang that compiles CUDA; the one inside ziglang does not."""
    chosen = os.environ.get(CLANG.variable, "")
    try:
        if chosen and is_zig((chosen,)):
            raise ToolchainError(
                f"{CLANG.variable} asks for {chosen!r}\n  help: install clang {LLVM_MAJOR}, and name it there or leave it unset"
            )
        return find(CLANG)
    except ToolchainError as error:
        raise ToolchainError(f"CUDA and HIP need a clang: the one of the ziglang wheel knows neither\n{error}") from error
