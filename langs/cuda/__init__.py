"""CUDA C++ and HIP, by clang and without an SDK: device code for the CPU, and host code that launches it."""

from polyglot_ad.langs.cuda.adapter import CUDA, HIP

__all__ = ["CUDA", "HIP"]
