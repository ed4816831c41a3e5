"""Blocks that are split again and again keep names that LLVM tells apart."""

from __future__ import annotations

from polyglot_ad.differentiate.rewrites.control.blocks import split_block
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.llvm.modules import parse as parsed_by_llvm

MANY = 600


def test_a_block_is_split_hundreds_of_times():
    sums = "".join(f"  %x{k + 1} = fadd double %x{k}, %x0\n" for k in range(MANY))
    module = parse(f"define double @f(double %x0) {{\nmiddle:\n{sums}  ret double %x{MANY}\n}}\n")
    block = module.functions["f"].blocks[0]
    for instruction in list(block.instructions)[1:]:
        rest = split_block(block, instruction)
        Builder(block).br(rest)
        block = rest
    made = parsed_by_llvm(print_module(module))
    assert sum(1 for _ in made.get_function("f").blocks) == MANY + 1
