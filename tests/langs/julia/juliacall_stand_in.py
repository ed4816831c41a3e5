"""What polyglot_ad uses of juliacall (`Main.seval`, values that can be called), around the library of a Julia 1.5.

juliacall itself needs a newer Julia and packages from Julia's registry. This is put in its place: sys.modules["juliacall"].
"""

from __future__ import annotations

import ctypes
import subprocess
from typing import Any

LIBRARY = "libjulia.so.1"
pointer = ctypes.c_void_p
shown = ["-e", "println(Sys.BINDIR); println(unsafe_string(Base.JLOptions().image_file))"]
folder, image = subprocess.run(["julia", "--compile=min", *shown], capture_output=True, text=True, check=True).stdout.split()
julia = ctypes.PyDLL(LIBRARY, mode=ctypes.RTLD_GLOBAL)


def function(name: str, result: Any, *arguments: Any) -> Any:
    found = getattr(julia, name)
    found.restype, found.argtypes = result, arguments
    return found


def start() -> None:
    # The interpreter, as langs/julia/toolchain.py has it for Julia 1.5.
    count, words = ctypes.c_int(2), (ctypes.c_char_p * 3)(b"julia", b"--compile=min", None)
    given = ctypes.cast(words, ctypes.POINTER(ctypes.c_char_p))
    julia.jl_parse_opts(ctypes.byref(count), ctypes.byref(given))
    function("jl_init_with_image__threading", None, ctypes.c_char_p, ctypes.c_char_p)(folder.encode(), image.encode())


start()
evaluate = function("jl_eval_string", pointer, ctypes.c_char_p)
call = function("jl_call", pointer, pointer, ctypes.POINTER(pointer), ctypes.c_int32)
occurred = function("jl_exception_occurred", pointer)
name_of_type = function("jl_typeof_str", ctypes.c_char_p, pointer)
of_integer, integer = function("jl_box_int64", pointer, ctypes.c_int64), function("jl_unbox_int64", ctypes.c_int64, pointer)
of_text, truth = function("jl_cstr_to_string", pointer, ctypes.c_char_p), function("jl_unbox_bool", ctypes.c_int8, pointer)
keep = evaluate(b"let kept = Any[]; x -> (push!(kept, x); x) end")


class AnyValue:
    def __init__(self, address: int | None) -> None:
        self.address = address

    def __call__(self, *arguments: Any) -> Any:
        given = (pointer * len(arguments))(*map(_address, arguments))
        return _value(call(self.address, given, len(arguments)))

    def seval(self, code: str) -> Any:
        return _value(evaluate(code.encode()))


AnyValue.__module__ = "juliacall"
Main = AnyValue(None)


def _address(value: Any) -> int:
    if isinstance(value, AnyValue):
        assert value.address is not None
        return value.address
    return int(of_integer(value) if isinstance(value, int) else of_text(value.encode()))


def _value(address: int) -> Any:
    if occurred():
        raise RuntimeError(name_of_type(occurred()).decode())
    kind = name_of_type(address)
    if kind == b"Int64":
        return integer(address)
    if kind == b"Bool":
        return bool(truth(address))
    call(keep, (pointer * 1)(address), 1)
    return AnyValue(address)
