"""The adapter: what a file offers, its cache, its errors, and programs of several languages."""

from __future__ import annotations

import ctypes
import shutil
import sys
import types
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from polyglot_ad.errors import ArgumentError, CompileError, SignatureError, ToolchainError
from polyglot_ad.langs import Unit, compile_sources, compile_text
from polyglot_ad.langs.julia.adapter import JULIA
from polyglot_ad.langs.julia.source import JuliaFunction, JuliaSource
from polyglot_ad.langs.julia.toolchain import julia_of_juliacall

PROGRAM = Path(__file__).with_name("programs") / "everyday.jl"


def functions(source: Path) -> list[JuliaFunction]:
    return JuliaSource(source).functions()


def emit(source: Path, function: str, argument_types: Sequence[str]) -> Unit:
    return JuliaSource(source).specialise(function, argument_types)


@pytest.fixture(autouse=True)
def _julia(needs: Callable[..., None]) -> None:
    needs("julia")


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    def made(text: str, name: str = "model.jl") -> Path:
        path = tmp_path / name
        path.write_text(text)
        return path

    return made


def test_functions_of_a_file_and_its_modules(write: Callable[..., Path]) -> None:
    write("helper(x::Int64) = 2x\n", "helper.jl")
    source = write(
        "using LinearAlgebra\n"
        'include("helper.jl")\n'
        "f(x, y = 1.0; z = 2) = x\n"
        "f(x::Vector{T}) where {T<:Real} = x\n"
        "module Inner\n  g(a::Float64, rest...) = a\n  module Deep\n    h() = 1\n  end\nend\n"
        "const notafunction = 3\n"
        "Base.sum(x::Char) = 0\n"
    )
    found = [(f.name, [a.name for a in f.arguments], f.line, f.concrete, f.varargs) for f in functions(source)]
    assert found == [
        ("f", ["x"], 3, False, False),
        ("f", ["x", "y"], 3, False, False),
        ("f", ["x"], 4, False, False),
        ("Inner.g", ["a", "rest"], 6, False, True),
        ("Inner.Deep.h", [], 8, True, False),
        ("helper", ["x"], 1, True, False),
    ]
    assert functions(source)[5].arguments[0].type == "Int64"


def test_types_of_python_values(write: Callable[..., Path]) -> None:
    source = JuliaSource(write("f(x::Float32, n::Int32) = x * n\ng(x, n) = x\n"))
    assert source.argument_types((1.0, 2), "g") == ["Float64", "Int64"]
    assert source.argument_types((1.0, 2), "f") == ["Float32", "Int32"]
    assert source.argument_types((True, 1j, np.float32(1), np.uint8(3))) == ["Bool", "Complex{Float64}", "Float32", "UInt8"]
    assert source.argument_types((np.zeros((2, 3)), np.zeros(2, np.complex64))) == ["Array{Float64,2}", "Array{Complex{Float32},1}"]
    assert source.argument_types(((1, 2.0, (True,)),)) == ["Tuple{Int64,Float64,Tuple{Bool}}"]
    assert source.argument_types(([1.0], [1, 2], [[True]])) == ["Array{Float64,1}", "Array{Int64,1}", "Array{Bool,2}"]
    for wrong in ("text", None, ["text"], {1.0}, np.zeros(2, ">f8"), np.zeros(2, "U3")):
        with pytest.raises(ArgumentError, match="argument 0"):
            source.argument_types((wrong,))


def test_interface() -> None:
    """Names, types, layouts: what signatures are made from."""
    facts = emit(PROGRAM, "energy", ["Spring", "Float64"]).interface["functions"][0]  # type: ignore[index]
    spring, x = facts["arguments"]
    assert (facts["name"], spring["name"], spring["passing"], x["passing"]) == ("energy", "s", "reference", "value")
    assert spring["fields"] == [
        {"name": "k", "type": "Float64", "offset": 0},
        {"name": "rest", "type": "Float64", "offset": 8},
        {"name": "n", "type": "Int32", "offset": 16},
    ]
    assert spring["leaves"] == [[0, "Float64", 8], [8, "Float64", 8], [16, "Int32", 4]]
    assert facts["result"]["type"] == "Float64"
    assert facts["line"] == next(n for n, line in enumerate(PROGRAM.read_text().splitlines(), 1) if line.startswith("energy("))
    box = emit(PROGRAM, "box", ["Array{Float64,3}"]).interface["functions"][0]  # type: ignore[index]
    assert box["arguments"][0]["array"]["dimensions"] == 3


def test_symbols_are_the_same_in_every_process(cache: Path) -> None:
    first = emit(PROGRAM, "sum_of_squares", ["Vector{Float64}"])
    shutil.rmtree(cache)
    emit(PROGRAM, "mathematics", ["Float64"])  # what a process compiled before counts in Julia's own names
    assert emit(PROGRAM, "sum_of_squares", ["Array{Float64,1}"]).bitcode == first.bitcode


def test_nothing_of_julia_is_left(text: Callable[[Unit], str]) -> None:
    for name, arguments in (("broadcasting", ["Vector{Float64}"] * 2), ("matrices", ["Matrix{Float64}", "Vector{Float64}"])):
        module = text(emit(PROGRAM, name, arguments))
        for word in ("addrspace", "inttoptr (i64 1", "@jl_", "@julia.", "jfptr", "cc37", "@julia_", "ni:10"):
            assert word not in module, word


def test_mathematics_reaches_the_ir_by_name(text: Callable[[Unit], str]) -> None:
    module = text(emit(PROGRAM, "mathematics", ["Float64"]))
    for name in (
        "llvm.sin.f64",
        "llvm.exp.f64",
        "llvm.pow.f64",
        "llvm.log.f64",
        "llvm.sqrt.f64",
        "tanh",
        "cbrt",
        "atan2",
        "log1p",
        "hypot",
    ):
        assert f"call double @{name}(" in module, name


def test_second_request_starts_no_process(cache: Path, write: Callable[..., Path], no_processes: Callable[[], None]) -> None:
    write("scale(x) = 2x\n", "helper.jl")
    path = write('include("helper.jl")\nf(x) = scale(x)\n')
    first = JuliaSource(path).specialise("f", ["Float64"])
    assert [Path(path).name for path in first.dependencies] == ["model.jl", "helper.jl"]
    assert JULIA.report().llvm
    no_processes()
    assert JuliaSource(path).specialise("f", ["Float64"]) == first
    write("scale(x) = 3x\n", "helper.jl")
    with pytest.raises(AssertionError, match="a process was started"):
        JuliaSource(path).specialise("f", ["Float64"])


@pytest.mark.parametrize(
    ("name", "arguments", "error", "text"),
    [
        ("absent", ["Float64"], SignatureError, "there is no function absent"),
        ("missing", ["Float64"], SignatureError, "missing is not a function"),
        ("poly", ["Int64"], SignatureError, "no method of poly takes (Int64)"),
        ("poly", ["Real"], SignatureError, "Real of poly is not concrete"),
        ("poly", ["Flaot64"], SignatureError, "Flaot64 not defined"),
        ("unstable", ["Float64"], SignatureError, "no concrete result type: Julia infers Union{Int64, String}"),
        ("uses_global", ["Float64"], CompileError, "global variable `untyped_global`"),
        ("reads", ["Float64"], CompileError, "global variable `stdin`"),
        ("looks_up", ["Float64"], CompileError, "`IdDict{Any,Float64}()` as a value: "),
        ("shows_error", ["Float64"], CompileError, "what an error holds: of an error that is caught only the type is known"),
        ("scheduled_later", ["Vector{Float64}"], CompileError, "a task that is scheduled where it is not known what it runs"),
        ("asks_for_its_thread", ["Vector{Float64}"], CompileError, "threadid() in a task"),
        ("keeps", ["Vector{Float64}"], CompileError, "refer to other memory"),
    ],
)
def test_what_cannot_be_compiled(name: str, arguments: list[str], error: type[Exception], text: str) -> None:
    with pytest.raises(error) as raised:
        emit(PROGRAM, name, arguments)
    assert text in str(raised.value)
    assert "everyday.jl" in str(raised.value)


def test_errors_in_the_file_are_julias_own(write: Callable[..., Path]) -> None:
    with pytest.raises(CompileError, match=r"syntax: .*\n?.*model.jl:2"):
        functions(write("f(x) = 1\ng(x = \n"))
    with pytest.raises(CompileError, match="undefined_thing not defined"):
        functions(write("f(x) = undefined_thing\nf(1)\n"))
    with pytest.raises(CompileError, match="unknown option"):
        compile_sources(write("f(x::Float64) = x"), flags="--no-such-flag")


def test_printing_while_loading_does_no_harm(write: Callable[..., Path]) -> None:
    assert [f.name for f in functions(write('println("hello")\nf(x) = x\n'))] == ["f"]


def test_concrete_methods_link_with_other_languages(load: Callable[[Sequence[Unit]], ctypes.CDLL], write: Callable[..., Path]) -> None:
    """C calls Julia by name, Julia calls C through ccall, pointers and numbers pass as in C."""
    source = write(
        "step(x::Float64, n::Int32) = x / n + ccall(:offset, Float64, (Float64,), x)\n"
        "total(p::Ptr{Float64}, n::Int64) = sum(unsafe_load(p, i) for i in 1:n)\n"
        "generic(x) = x\n"
        "prints(x::Float64) = println(stdin, x)\n"
    )
    units = compile_sources([source])
    catalogue = units[0]
    assert [facts["name"] for facts in catalogue.interface["methods"]] == ["step", "total", "generic", "prints"]  # type: ignore[attr-defined]
    assert "stdin" in catalogue.interface["failures"]["prints(::Float64)"]  # type: ignore[index]
    assert [unit.interface["functions"][0]["export"] for unit in units[1:]] == ["step", "total"]  # type: ignore[index]
    caller = compile_text(
        "double step(double, int); double total(const double *, long);\n"
        "double offset(double x) { return x + 0.5; }\n"
        'void pad_raise(const char *, long) __asm__("pad.raise"); void pad_raise(const char *t, long n) { __builtin_trap(); }\n'
        "double drive(double *x, long n) { return step(x[0], 4) + total(x, n); }\n",
        "c",
    )
    library = load([*units, caller])
    library.drive.restype = ctypes.c_double
    x = (ctypes.c_double * 3)(1.0, 2.0, 3.5)
    assert library.drive(x, ctypes.c_long(3)) == 0.25 + 1.5 + 6.5


def test_toolchain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    report = JULIA.report()
    assert report.version.startswith("julia 1.") and not report.missing
    monkeypatch.setenv("POLYGLOT_AD_JULIA", str(tmp_path / "nothing"))
    assert "POLYGLOT_AD_JULIA" in JULIA.report().missing
    with pytest.raises(ToolchainError, match="POLYGLOT_AD_JULIA"):
        functions(PROGRAM)
    other = tmp_path / "julia"
    other.write_text("#!/bin/sh\necho julia 9.9.9 LLVM 99.0.0\n")
    other.chmod(0o755)
    monkeypatch.setenv("POLYGLOT_AD_JULIA", str(other))
    assert "9.9.9 is not supported" in JULIA.report().missing


def test_julia_of_juliacall(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Julia on PATH the one that juliacall installed is used, and nothing is installed to have it. (juliacall's bookkeeping is
    imitated here: the real one needs Julia's package registry.)"""
    real = shutil.which("julia")
    deps = types.ModuleType("juliapkg.deps")
    deps.can_skip_resolve = lambda: False  # type: ignore[attr-defined]
    deps.executable = lambda: real  # type: ignore[attr-defined]
    deps.project = lambda: "/some/project"  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "juliapkg.deps", deps)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: object())
    assert julia_of_juliacall() is None
    deps.can_skip_resolve = lambda: True  # type: ignore[attr-defined]
    assert julia_of_juliacall() == (real, "--project=/some/project")
    monkeypatch.delenv("POLYGLOT_AD_JULIA", raising=False)
    monkeypatch.setenv("PATH", "/nonexistent")
    assert JULIA.report().path == real
