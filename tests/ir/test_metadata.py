"""The reader of metadata nodes, on nodes written by hand in LLVM's documented forms."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.metadata import debug_records, inlining_chain, named, node, source_location, subprogram
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Module


@pytest.fixture
def module() -> Module:
    """As written, not as LLVM reprints it: the numbers in the file stay."""
    return parse((Path(__file__).parent / "corpus" / "metadata.ll").read_text())


def test_fields(module: Module) -> None:
    f = subprogram(module.functions["f"])
    assert f is not None
    assert (f.kind, f.distinct, f.name) == ("DISubprogram", True, "!9")
    assert f.field("name") == "f"
    assert f.field("linkageName") == ""
    assert f.integer("line") == 2
    assert f.integer("scopeColumn", -1) == -1
    assert f.flags() == {"DIFlagPrototyped", "DIFlagAllCallsDescribed"}
    assert "DISPFlagDefinition" in f.flags("spFlags")
    types = f.ref("type")
    assert types is not None
    parameters = types.ref("types")
    assert parameters is not None
    assert [e.field("name") for e in parameters.elements if e is not None] == ["double", "", "int", "double"]
    assert f.ref("missing") is None


def test_strings_with_punctuation(module: Module) -> None:
    (unit,) = named(module, "llvm.dbg.cu")
    assert unit.field("producer") == 'a "producer", with (brackets) {and} commas'
    assert unit.field("isOptimized") == "true"


def test_tuples_strings_and_constants(module: Module) -> None:
    version = named(module, "llvm.module.flags")[0]
    assert version.kind == "tuple"
    elements = [(e.kind, e.value) for e in version.elements if e is not None]
    assert elements == [("constant", "7"), ("string", "Dwarf Version"), ("constant", "5")]
    loop = node(module, "!23")
    assert loop.distinct and loop.elements[0] is loop
    assert named(module, "empty") == named(module, "not there") == []
    with pytest.raises(KeyError):
        node(module, "!999")


def test_null_elements() -> None:
    module = parse('!named = !{!0}\n!0 = !{null, !"a, b", !1, null}\n!1 = !DIExpression(DW_OP_plus_uconst, 8)\n')
    first, string, expression, last = node(module, "!0").elements
    assert first is None and last is None
    assert string is not None and string.value == "a, b"
    assert expression is not None and expression.arguments == ["DW_OP_plus_uconst", "8"]
    assert expression.fields == {}


def test_a_changed_node_is_read_again(module: Module) -> None:
    assert node(module, "!24").elements[0] is not None
    module.metadata["!24"] = "!{null}"
    assert node(module, "!24").elements == [None]


def test_source_locations(module: Module) -> None:
    f = module.functions["f"]
    by_opcode = {i.opcode: i for i in f.instructions()}
    assert source_location(by_opcode["load"]) == "m.c:4"
    assert source_location(by_opcode["ret"]) == "m.c:9"
    assert source_location(by_opcode["phi"]) == ""
    by_opcode["phi"].metadata["dbg"] = "!35"
    assert source_location(by_opcode["phi"]) == "m.c:1"
    assert [location.integer("line") for location in inlining_chain(by_opcode["phi"])] == [1, 4]
    by_opcode["phi"].metadata["dbg"] = "!17"  # line 0: no place in the source
    assert source_location(by_opcode["phi"]) == ""


def test_debug_records(module: Module) -> None:
    f = module.functions["f"]
    pointer, count, _ = f.arguments
    found = debug_records(f)
    assert [r.kind for r in found] == ["value", "declare", "assign", "value", "value", "value", "value", "value"]
    alloca = f.entry.instructions[0]
    load = f.entry.instructions[1]
    phi = f.blocks[1].instructions[0]
    assert [r.value for r in found] == [pointer, alloca, None, load, None, None, None, phi]
    assert [r.variable.field("name") for r in found] == ["n", "x", "x", "x", "n", "n", "x", "y"]
    assert found[1].expression == "!DIExpression(DW_OP_plus_uconst, 8)"
    assert found[0].variable.integer("arg") == 2
    assert found[7].location.integer("line") == 1
    lists = f.entry.instructions[2].debug_records[1]
    assert lists.values() == [count, load]


def test_records_stay_before_a_terminator_that_takes_the_place_of_another() -> None:
    module = parse("""
define void @f(double %x) {
entry:
    #dbg_value(double %x, !0, !DIExpression(), !1)
  br label %end

end:
  ret void
}
!0 = !{}
!1 = !{}
""")
    entry, end = module.functions["f"].blocks
    entry.terminator.erase()
    Builder(entry).br(end)
    text = print_module(module)
    assert text.index("#dbg_value") < text.index("br label")
    assert print_module(parse(text)) == text
