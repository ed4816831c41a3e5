"""Code of the standard library's functions, from the bitcode that the compiler brings."""

from __future__ import annotations

import re

import pytest

from polyglot_ad.langs import compile_text
from polyglot_ad.langs.rust import library
from polyglot_ad.llvm.slices import Slices
from polyglot_ad.llvm.symbols import symbols

CLONES = """
pub fn twice(names: &Vec<String>) -> usize { names.iter().map(|name| name.clone().len() + format!("{name:>8}").len()).sum() }
"""


@pytest.fixture(autouse=True)
def rust(needs):
    needs("rust")


def called(bitcode, word):
    return {name for name in symbols(bitcode).undefined if word in name}


def test_functions_of_which_nothing_is_known_have_code():
    unit = compile_text(CLONES, "rust")
    assert not called(unit.bitcode, "6StringNtNt")
    assert any("5clone5Clone5clone" in name for name in symbols(unit.bitcode).defined)


def test_instances_that_the_library_has_made_have_code():
    """Of generic functions: no unit makes them again."""
    unit = compile_text(CLONES + "pub fn grown(names: &mut Vec<String>) { names.push(String::new()) }", "rust")
    assert not called(unit.bitcode, "8grow_one")
    assert any("6StringE8grow_one" in name for name in symbols(unit.bitcode).defined)


def test_described_functions_stay_calls():
    """Of those that the code which was added calls, too."""
    undefined = called(compile_text(CLONES, "rust").bitcode, "")
    assert any("3fmt6format12format_inner" in name for name in undefined)
    assert any("7raw_vec12handle_error" in name for name in undefined)
    assert any("12___rust_alloc" in name for name in undefined)


def test_a_unit_that_needs_nothing_stays_as_it_is(monkeypatch):
    monkeypatch.setattr(library, "_library", lambda *_: pytest.fail("the library was read"))
    compile_text("pub fn total(x: &[f64]) -> f64 { x.iter().map(|v| v * v).collect::<Vec<f64>>().iter().sum() }", "rust")


def test_a_compiler_without_bitcode_leaves_the_call(monkeypatch):
    monkeypatch.setattr(library, "_bitcode", lambda archive: iter(()))
    library._library.cache_clear()
    try:
        unit = compile_text(CLONES.replace("twice", "again"), "rust")
    finally:
        library._library.cache_clear()
    assert called(unit.bitcode, "5clone5Clone5clone")


def test_what_is_elsewhere_is_declared():
    text = """
declare void @far(ptr)

define internal double @near(double %x) {
  ret double %x
}

define hidden double @described(ptr sret([8 x i8]) %0, double %x) unnamed_addr {
  %y = call double @near(double %x)
  ret double %y
}

define internal double @own(double %x) {
  ret double %x
}

define double @wanted(ptr %p, double %x) {
  call void @far(ptr %p)
  %z = call double @own(double %x)
  %y = call double @described(ptr %p, double %x)
  ret double %y
}
"""
    slices = Slices(text)
    assert slices.functions == {"near", "described", "own", "wanted"}
    made = slices.of(["wanted"], lambda name: name in ("described", "own"))
    assert re.findall(r"^(?:define|declare).*", made, re.MULTILINE) == [
        "declare void @far(ptr)",
        "declare hidden double @described(ptr sret([8 x i8]) %0, double %x)",
        "define internal double @own(double %x) {",
        "define double @wanted(ptr %p, double %x) {",
    ]
