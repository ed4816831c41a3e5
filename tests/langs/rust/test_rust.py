"""Rust files by rustc, crates by cargo with dependencies from the registry and from folders."""

from __future__ import annotations

import ctypes
import re
import shutil
from pathlib import Path

import pytest

import polyglot_ad as pad
from polyglot_ad.errors import CompileError, ToolchainError
from polyglot_ad.langs import compile_sources, compile_text

KERNEL = """
pub fn square(x: f64) -> f64 { x * x }
fn helper(x: f64) -> f64 { x.sin() }
#[inline]
pub fn inlined(x: f64) -> f64 { helper(x) }
pub fn generic<T: Copy>(x: T) -> T { x }
#[no_mangle]
pub extern "C" fn total(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let doubled: Vec<f64> = x.iter().map(|v| 2.0 * v).collect();
    doubled.iter().copied().map(square).sum()
}
"""


@pytest.fixture(autouse=True)
def rust(needs):
    needs("rust")


def defined(ir: str) -> str:
    return "\n".join(re.findall(r"^define .*$", ir, re.MULTILINE))


def test_compiled_code_computes(load):
    function = load([compile_text(KERNEL, "rust")]).total
    function.restype = ctypes.c_double
    assert function((ctypes.c_double * 3)(1, 2, 3), ctypes.c_size_t(3)) == 56.0  # allocates: the standard library is there


def test_small_and_inline_functions_are_there(text):
    names = defined(text(compile_text(KERNEL, "rs")))
    assert "square" in names and "inlined" in names and "helper" in names
    assert "generic" not in names


def test_bitcode_is_unoptimised_with_debug_info_and_no_unwinding(text):
    ir = text(compile_text(KERNEL, "rust"))
    assert "landingpad" not in ir and "alloca" in ir
    assert 'name: "&[f64]"' in text(compile_text("pub fn f(x: &[f64]) -> f64 { x[0] }", "rust"))


def test_no_overflow_checks(text):
    assert "panic_const_add_overflow" not in text(compile_text("pub fn f(x: i64) -> i64 { x + 1 }", "rust"))


def test_names_that_are_no_crate_names(tmp_path):
    source = tmp_path / "1d-heat.rs"
    source.write_text(KERNEL)
    assert compile_sources(source)[0].language == "rust"


def test_a_file_that_is_called_like_a_library(tmp_path):
    source = tmp_path / "core.rs"
    source.write_text("pub fn squared(x: f64) -> f64 { x * x }")
    assert pad.load(source).squared(3.0) == 9.0


def test_edition(tmp_path):
    compile_text("pub fn f(dyn: f64) -> f64 { dyn }", "rust", flags=["--edition=2015"])
    with pytest.raises(CompileError, match="expected"):
        compile_text("pub fn f(dyn: f64) -> f64 { dyn }", "rust")


def test_error_is_the_compilers_text(tmp_path):
    source = tmp_path / "broken.rs"
    source.write_text("pub fn f(x: f64) -> f64 {\n    let y: i32 = x;\n    x\n}\n")
    with pytest.raises(CompileError, match=r"error\[E0308\]: mismatched types") as caught:
        compile_sources(source)
    assert "broken.rs:2:18" in str(caught.value)


def test_modules_are_dependencies(tmp_path):
    (tmp_path / "main_part.rs").write_text("mod other; pub fn f(x: f64) -> f64 { other::g(x) }")
    (tmp_path / "other.rs").write_text("pub fn g(x: f64) -> f64 { x + x }")
    (unit,) = compile_sources(tmp_path / "main_part.rs")
    assert set(unit.dependencies) == {str(tmp_path / "main_part.rs"), str(tmp_path / "other.rs")}


# --- crates -----------------------------------------------------------------------------------------------------------------------------


def crate(folder: Path, manifest: str, **sources: str) -> Path:
    (folder / "src").mkdir(parents=True)
    (folder / "Cargo.toml").write_text(manifest)
    for name, content in sources.items():
        (folder / "src" / f"{name}.rs").write_text(content)
    return folder


@pytest.fixture
def springs(tmp_path, needs):
    if not (shutil.which("cargo") or Path("~/.cargo/bin/cargo").expanduser().exists()):
        pytest.skip("cargo is not installed")
    crate(
        tmp_path / "local",
        '[package]\nname = "local"\nversion = "1.0.0"\nedition = "2021"\n',
        lib="#[inline(never)]\npub fn stiffness(x: f64) -> f64 { let mut k = 1.0; for _ in 0..3 { k *= x } k }\n",
    )
    manifest = """
[package]
name = "springs"
version = "0.1.0"
edition = "2021"
[lib]
crate-type = ["cdylib"]
[dependencies]
num-traits = "0.2"
local = { path = "../local" }
[features]
stiff = []
[profile.release]
lto = true
strip = true
"""
    code = """
use num_traits::Float;
mod detail;
pub fn energy<T: Float>(x: &[T]) -> T { x.iter().fold(T::zero(), |a, &v| a + v * v.sin()) }
#[no_mangle]
pub extern "C" fn e(x: f64) -> f64 { energy(&[x, detail::half(x)]) + local::stiffness(x) }
#[cfg(feature = "stiff")]
#[no_mangle]
pub extern "C" fn only_stiff(x: f64) -> f64 { x }
"""
    return crate(tmp_path / "springs", manifest, lib=code, detail="pub fn half(x: f64) -> f64 { 0.5 * x }\n")


def test_crate_with_dependencies(springs, load, text, cache):
    import math

    units = compile_sources(springs)
    assert [Path(unit.source).parent.parent.name for unit in units] == ["springs", "local"]  # nothing is called in num-traits itself
    assert units[1].interface == {"role": "dependency"}
    assert "stiffness" in defined(text(units[1])) and "DILocalVariable" in text(units[1])
    function = load(units).e
    function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double]
    assert function(0.8) == pytest.approx(0.8 * math.sin(0.8) + 0.4 * math.sin(0.4) + 0.8**3, rel=1e-14)
    # Built in the cache, not next to the sources; local sources decide the result, the registry's are fixed by the lock file.
    assert not (springs / "target").exists()
    names = {Path(name).relative_to(springs.parent).as_posix() for name in units[0].dependencies}
    assert {"springs/Cargo.toml", "springs/Cargo.lock", "springs/src/lib.rs", "springs/src/detail.rs", "local/src/lib.rs"} <= names
    assert not any(".cargo" in name for name in units[0].dependencies)
    # Flags for cargo.
    (with_feature, *_) = compile_sources(springs / "Cargo.toml", flags=["--features", "stiff"])
    assert "only_stiff" in defined(text(with_feature)) and "only_stiff" not in defined(text(units[0]))


def test_crate_that_does_not_compile(springs):
    (springs / "src" / "detail.rs").write_text("pub fn half(x: f64) -> f64 { x * }\n")
    with pytest.raises(CompileError, match=r"src/detail\.rs:1:34"):
        compile_sources(springs)


def test_crate_whose_dependency_does_not_exist(tmp_path):
    broken = crate(tmp_path / "a", '[package]\nname = "a"\nversion = "1.0.0"\n[dependencies]\nb = { path = "../b" }\n', lib="")
    with pytest.raises(CompileError, match=r"failed to (get|load|read)"):
        compile_sources(broken)


def test_a_compiler_that_a_crate_chose_and_that_is_too_new():
    from polyglot_ad.langs.rust.rustc import check_version
    from polyglot_ad.langs.toolchain import Facts

    with pytest.raises(ToolchainError, match=r"rustc 1\.120\.0 has LLVM 24\.1\.0, which is too new[\s\S]*rust-toolchain\.toml"):
        check_version(Facts("rustc 1.120.0", "24.1.0"))


def test_the_same_source_gives_the_same_bitcode(tmp_path, monkeypatch):
    first = compile_text(KERNEL, "rust")
    monkeypatch.setattr("polyglot_ad.langs.store.load", lambda identity: None)
    monkeypatch.chdir(tmp_path)
    assert compile_text(KERNEL, "rust") == first
