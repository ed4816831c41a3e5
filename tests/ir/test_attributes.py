"""Attributes of every form, at every place where LLVM takes them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polyglot_ad.errors import ParseError
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module

FUNCTION = [
    "alignstack(4)", 'allockind("alloc,zeroed,aligned")', "allocsize(0)", "allocsize(0,1)", "alwaysinline", "cold", "convergent",
    "jumptable", "memory(none)", "memory(argmem: readwrite, inaccessiblemem: write, errnomem: read)", "naked", "nofree", "noreturn",
    "nounwind", "optnone noinline", "sanitize_address", "sspstrong", "strictfp", "uwtable", "uwtable(sync)", "vscale_range(1,2)",
    "vscale_range(1,0)", '"a b"="c \\22 { } ) ("', '"bare"',
]  # fmt: skip

PARAMETER = [
    ("i32", "zeroext"), ("i32", "signext"), ("i32", "inreg"), ("ptr", "byval({ i32, [3 x <2 x double>], %\"t(x\" })"), ("ptr", "byref(i8)"),
    ("ptr", "preallocated(i32)"), ("ptr", "inalloca(i32)"), ("ptr", "sret({ i8, <{ i16 }> }) align 8"),
    ("ptr", "elementtype(void (i32, ...))"),
    ("ptr", "align 16"), ("ptr", "captures(none)"), ("ptr", "captures(address, read_provenance)"),
    ("ptr", "captures(ret: address, provenance)"),
    ("ptr", "nest"), ("ptr", "returned"), ("ptr", "dereferenceable(8)"), ("ptr", "dereferenceable_or_null(8)"), ("ptr", "swifterror"),
    ("float", "nofpclass(nan inf)"), ("float", "nofpclass(all)"), ("ptr", "initializes((0, 8), (16, 24))"), ("ptr", "initializes((-8, 0))"),
    ("ptr", "dead_on_return"), ("i32", "range(i32 -5, 7)"), ("ptr", "alignstack(16)"), ("ptr", '"bare"'), ("ptr", '"k"="v)"'),
]  # fmt: skip

RESULT = [("i32", "zeroext"), ("i32", "range(i32 -5, 7)"), ("float", "nofpclass(nan)"), ("ptr", "noalias noundef nonnull align 8")]


def check_law(text: str, canonical: Callable[[str], str]) -> None:
    text = canonical(text)
    assert canonical(print_module(parse(text))) == text


@pytest.mark.parametrize("attribute", FUNCTION)
def test_function(attribute: str, canonical: Callable[[str], str]) -> None:
    check_law(f"declare void @g()\ndefine void @f() {attribute} {{\n  call void @g() {attribute}\n  ret void\n}}", canonical)


@pytest.mark.parametrize(("type", "attribute"), PARAMETER)
def test_parameter(type: str, attribute: str, canonical: Callable[[str], str]) -> None:
    text = f"""
    %"t(x" = type {{ i8 }}
    declare void @g({type} {attribute}, {type})
    define void @f({type} {attribute} %x, {type} {attribute} %0) {{
      call void @g({type} {attribute} %x, {type} {attribute} undef)
      ret void
    }}
    """
    check_law(text, canonical)
    call = parse(canonical(text)).functions["f"].entry.instructions[0]
    assert " ".join(call.argument_attributes[0]) == attribute  # type: ignore[attr-defined]


@pytest.mark.parametrize(("type", "attribute"), RESULT)
def test_result(type: str, attribute: str, canonical: Callable[[str], str]) -> None:
    text = f"declare {attribute} {type} @g()\ndefine {attribute} {type} @f() {{\n  %r = call {attribute} {type} @g()\n  ret {type} %r\n}}"
    check_law(text, canonical)
    assert " ".join(parse(canonical(text)).functions["f"].result_attributes) == attribute


@pytest.mark.parametrize("number", [*range(21), 37, 64, 65, 75, 84, 85, 86, 89, 97, 98, 102, 103, 105, 1023])
def test_calling_convention(number: int, canonical: Callable[[str], str]) -> None:
    text = canonical(f"define cc{number} void @f() {{\n  call cc{number} void @f()\n  ret void\n}}")
    check_law(text, canonical)
    function = parse(text).functions["f"]
    assert function.calling_convention == function.entry.instructions[0].calling_convention  # type: ignore[attr-defined]
    assert bool(function.calling_convention) == (number != 0)


def test_an_attribute_that_is_not_understood_is_an_error() -> None:
    with pytest.raises(ParseError, match="Shouting"):
        parse("attributes #0 = { nounwind Shouting }\n")
