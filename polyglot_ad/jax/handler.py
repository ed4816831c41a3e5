"""The handler, compiled with JAX's own header and registered once per process."""

from __future__ import annotations

import ctypes
import functools
from pathlib import Path
from typing import Any

import jax

from polyglot_ad.bindings.loader import ffi
from polyglot_ad.langs import LinkRequirements, compile_sources
from polyglot_ad.llvm.modules import text_of
from polyglot_ad.process import cache
from polyglot_ad.programs.products import Code, product

TARGET = "polyglot_ad"
_HANDLER, _PUT = "pad_xla_handler", "pad_xla_put"


@functools.cache
def registered() -> Any:
    """The function that makes a plan known to the handler (name, address of the plan)."""
    source = Path(__file__).with_name("handler.c")
    include = jax.ffi.include_dir()
    header = (Path(include) / "xla" / "ffi" / "api" / "c_api.h").read_text()
    key = cache.digest("handler", source.read_text(), header, cache.package_identity(), cache.target_identity())

    def make() -> Code:
        (unit,) = compile_sources([source], flags={"c": [f"-I{include}", "-O2"]})
        return Code(text_of(unit.bitcode), (_HANDLER, _PUT), (), {})

    library = product(key, LinkRequirements(), make).library
    handler = library.function(_HANDLER, ["void *"], "void *")
    address = int(ffi.cast("intptr_t", ffi.cast("void *", handler)))
    jax.ffi.register_ffi_target(TARGET, jax.ffi.pycapsule(_function_pointer(address)), platform="cpu")
    return library.function(_PUT, ["int64_t", "void *"])


def _function_pointer(address: int) -> Any:
    return ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)(address)
