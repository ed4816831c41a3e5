"""Bitcode does not depend on what the process read before."""

from __future__ import annotations

from polyglot_ad.llvm import bodies
from polyglot_ad.llvm.symbols import assemble, disassemble

_FIRST = "%pair = type { double, i32 }\n\ndefine ptr @first(ptr %x) {\n  %p = getelementptr %pair, ptr %x, i64 1\n  ret ptr %p\n}\n"
_SECOND = "%pair = type { i32, [3 x double] }\n\ndefine ptr @second(ptr %x) {\n  %p = getelementptr %pair, ptr %x, i64 1\n  ret ptr %p\n}\n"
_WITH_KIND = "define void @f() {\n  ret void, !a.kind.of.its.own !0\n}\n\n!0 = !{}\n"


def test_kinds_of_metadata_of_other_modules_are_not_in_it() -> None:
    before = assemble(_FIRST)
    disassemble(assemble(_WITH_KIND))
    assert assemble(_FIRST) == before


def test_types_of_one_name_keep_it_in_each_module() -> None:
    parts = [assemble(text) for text in (_FIRST, _SECOND)]
    for text in (disassemble, bodies.text_of):
        printed = [text(part) for part in parts]
        assert "%pair = type { double, i32 }" in printed[0]
        assert "%pair = type { i32, [3 x double] }" in printed[1]
