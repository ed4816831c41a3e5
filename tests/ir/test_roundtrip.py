"""The law of parser and printer: what we print of what we read is, to LLVM, the same module."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from polyglot_ad.errors import ParseError
from polyglot_ad.ir import values
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import format_instruction, print_function, print_module
from polyglot_ad.ir.verifier import verify

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.ll"))
Canonical = Callable[[str], str]


@pytest.fixture(params=CORPUS, ids=lambda path: path.stem)
def text(request: pytest.FixtureRequest, canonical: Canonical) -> str:
    # Twice: LLVM renumbers metadata and sorts named structures when it reads its own print.
    return canonical(canonical(Path(request.param).read_text()))


def test_law(text: str, canonical: Canonical) -> None:
    assert canonical(print_module(parse(text))) == text


def test_reading_our_own_print_changes_nothing(text: str) -> None:
    once = print_module(parse(text))
    assert print_module(parse(once)) == once


def test_our_verifier_agrees_with_llvm(text: str, llvm_verifies: Callable[[str], None]) -> None:
    llvm_verifies(text)
    assert verify(parse(text)) == []


def test_stripped_module_is_valid_and_speaks_of_no_debug_information(
    text: str, canonical: Canonical, llvm_verifies: Callable[[str], None]
) -> None:
    stripped = print_module(parse(text), strip_debug=True)
    llvm_verifies(stripped)
    for word in ("#dbg_", "!dbg", "!DI", "!llvm.dbg"):
        assert word not in stripped
    # LLVM drops what nobody refers to when it reads, so nothing we keep may vanish.
    kept = [line for line in stripped.splitlines() if line.startswith("!") and line[1].isdigit()]
    assert len(kept) == len([line for line in canonical(stripped).splitlines() if line.startswith("!") and line[1].isdigit()])


def test_every_instruction_is_shown_on_one_line_of_its_function(text: str) -> None:
    for function in parse(text).functions.values():
        printed = print_function(function, strip_debug=True)
        for instruction in function.instructions():
            shown = format_instruction(instruction)
            assert shown in printed
            assert instruction.opcode in shown


def test_numbers_follow_an_edit(canonical: Canonical) -> None:
    """Unnamed values are renumbered after an edit, in debug records, metadata operands and block addresses too."""
    module = parse(
        canonical(
            """
            @where = global ptr blockaddress(@f, %4)
            define i32 @f(i32 %0, i32 %1) {
              %3 = add i32 %0, %1
              br label %4
            4:
                #dbg_value(i32 %3, !4, !DIExpression(), !6)
              %5 = mul i32 %3, %1
                #dbg_value(!DIArgList(i32 %5, i32 %3), !4, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !6)
              ret i32 %5
            }
            !llvm.dbg.cu = !{!0}
            !llvm.module.flags = !{!1}
            !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
            !1 = !{i32 2, !"Debug Info Version", i32 3}
            !2 = !DIFile(filename: "a.c", directory: "/")
            !3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
            !4 = !DILocalVariable(name: "x", scope: !3)
            !5 = !DISubroutineType(types: !{})
            !6 = !DILocation(line: 1, scope: !3)
            """.replace("@f(i32 %0, i32 %1) {", "@f(i32 %0, i32 %1) !dbg !3 {")
        )
    )
    function = module.functions["f"]
    add, _ = function.entry.instructions
    add.name = "sum"
    text = canonical(print_module(module))
    assert "blockaddress(@f, %3)" in text
    assert "%4 = mul i32 %sum, %1" in text
    assert "#dbg_value(i32 %sum," in text
    assert "!DIArgList(i32 %4, i32 %sum)" in text

    multiplication = function.blocks[1].instructions[0]
    multiplication.replace_all_uses_with(function.arguments[0])
    multiplication.erase()
    add.replace_all_uses_with(function.arguments[0])
    add.erase()
    text = canonical(print_module(module))
    assert "#dbg_value(i32 poison," in text
    assert "ret i32 %0" in text


def test_bundle_operands_are_operands(canonical: Canonical) -> None:
    module = parse(
        canonical(
            """
            declare void @llvm.assume(i1)
            define void @f(ptr %p, ptr %q) {
              call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "nonnull"(ptr %p) ]
              ret void
            }
            """
        )
    )
    function = module.functions["f"]
    p, q = function.arguments
    assert len(p.users) == 2
    p.replace_all_uses_with(q)
    assert verify(module) == []
    assert '[ "align"(ptr %q, i64 16), "nonnull"(ptr %q) ]' in canonical(print_module(module))


def test_equal_names_get_suffixes(canonical: Canonical) -> None:
    module = parse(canonical("define double @f(double %x) {\n  %y = fadd double %x, %x\n  %z = fadd double %y, %x\n  ret double %z\n}"))
    for instruction in module.functions["f"].entry.instructions[:2]:
        instruction.name = "x"
    assert "%x.2 = fadd double %x.1, %x" in canonical(print_module(module))


def test_what_the_reader_does_not_know_is_an_error() -> None:
    with pytest.raises(ParseError, match="frobnicate"):
        parse("define void @f() {\n  frobnicate i32 1\n}\n")
    with pytest.raises(ParseError, match="%y"):
        parse("define i32 @f() {\n  ret i32 %y\n}\n")
    with pytest.raises(ParseError, match="@g"):
        parse("define ptr @f() {\n  ret ptr @g\n}\n")


def test_values_are_read_exactly(canonical: Canonical) -> None:
    """Against LLVM's documented formats, not against our own printer."""
    module = parse(canonical((Path(__file__).parent / "corpus" / "numbers.ll").read_text()))

    def bits(name: str) -> list[int]:
        constant = module.globals[name].initializer  # type: ignore[union-attr]
        assert isinstance(constant, values.ConstantAggregate)
        return [e.bits if isinstance(e, values.ConstantFloat) else 0 for e in constant.elements]

    assert bits("h") == [0, 0x3C00, 0x7E00, 0xFC01, 1]
    assert bits("f")[:6] == [0, 0x80000000, 0x7F800000, 0x7FA00000, 0xFFC00000, 1]
    assert bits("x")[3] == 0x4000C90FDAA22168C235
    assert bits("q")[2] == 0x4000921FB54442D18469898CC51701B8  # pi
    assert bits("d")[7] == 0x3FB999999999999A
    wide = module.globals["i"].initializer  # type: ignore[union-attr]
    assert isinstance(wide, values.ConstantAggregate)
    assert [e.value for e in wide.elements if isinstance(e, values.ConstantInt)] == [
        1, -4, 63, -(1 << 64), -1, 57896044618658097711785492504343953926634992332820282019728792003956564819967,
    ]  # fmt: skip
    string = module.globals["string"].initializer  # type: ignore[union-attr]
    assert isinstance(string, values.ConstantString)
    assert string.data == b'a"\\\x00\xff\nb'


def test_globals_that_metadata_speaks_of(canonical: Canonical) -> None:
    """A removed global becomes null in metadata, an unnamed one follows its number; strings stay."""
    module = parse(
        canonical(
            """
            @0 = global i32 1
            @1 = global i32 2
            define void @kernel() { ret void }
            define void @"other one"() { ret void }
            !nodes = !{!0, !1}
            !0 = !{ptr @kernel, !"ptr @kernel", i32 1}
            !1 = !{ptr @"other one", ptr @1}
            """
        )
    )
    del module.functions["kernel"], module.globals["@0"]
    text = canonical(print_module(module))
    assert '!0 = !{null, !"ptr @kernel", i32 1}' in text
    assert '!1 = !{ptr @"other one", ptr @0}' in text


def test_local_metadata_operands(canonical: Canonical) -> None:
    text = """
    declare void @takes(metadata, metadata)
    define i32 @f(i32 %0) {
      %2 = add i32 %0, 1
      call void @takes(metadata i32 %2, metadata i32 7)
      call void @takes(metadata ptr @f, metadata i32 %3)
      %3 = add i32 %2, 1
      ret i32 %3
    }
    """
    module = parse(canonical(text))
    assert canonical(print_module(module)) == canonical(text)
    function = module.functions["f"]
    first = function.entry.instructions[0]
    assert len(first.users) == 1, "a metadata operand is no use"
    first.replace_all_uses_with(function.arguments[0])
    first.erase()
    text = canonical(print_module(module))
    assert "metadata i32 poison, metadata i32 7" in text
    assert "metadata ptr @f, metadata i32 %2" in text


def test_annotations_and_orders_that_carry_no_meaning(canonical: Canonical) -> None:
    """Comments between operands, use-list orders; module summaries are kept."""
    plain = "define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n"
    plain += '  call void asm "/* kept */", "r"(i32 %y)\n  %z = mul i32 %x, %y\n  ret i32 %z\n}\n'
    noisy = plain.replace("(i32 %y)", "(i32 /* operand=y */ %y)")
    noisy = noisy.replace("ret i32 %z\n", "ret i32 %z\n\n  uselistorder i32 %x, { 1, 0 }\n")
    noisy += "\nuselistorder ptr @f, { 1, 0 }\n^0 = flags: 8\n"
    module = parse(noisy)
    assert module.verbatim == ["^0 = flags: 8"]
    assert canonical(print_module(module)) == canonical(plain)


def test_a_value_from_elsewhere_is_visible_and_rejected(canonical: Canonical) -> None:
    """The printer invents nothing for an operand that is not in the function."""
    source = "define double @f(double %x) {\n  %y = fadd double %x, %x\n  ret double %y\n}"
    module, other = parse(source), parse(source.replace("%x", "%stray"))
    module.functions["f"].entry.instructions[0].set_operand(0, other.functions["f"].arguments[0])
    with pytest.raises(RuntimeError, match="stray"):
        canonical(print_module(module))
