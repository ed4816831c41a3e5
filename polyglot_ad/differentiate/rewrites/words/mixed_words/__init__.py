"""Words of 64 bits that hold an integer and a float side by side become two words of 32 bits.

C and Rust pass and return small structures so (`struct { int k; float f; }`, `Result<f32, u32>`), and copy them so:

    or (zext i32 k), (shl (zext (bitcast float f to i32)), 32)

What is active in such a word is one half of it. The halves are moved as values of their own: through calls, phis and memory, as LLVM
legalises integers that a processor does not have; so is arithmetic on them, with the carry from one into the other. (Two floats in a word
become a vector: `bit_numbers.py`.)
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.reached import in_constants
from polyglot_ad.ir.values import Function, Module, Value

from .functions import change_function
from .halver import Halver
from .halves import seeds
from .web import Web

__all__ = ["split_mixed_words"]


def split_mixed_words(module: Module, root: str) -> None:
    """In place. `root` keeps its parameters."""
    layout = data_layout(module.data_layout)
    tried: set[Value] = set()
    kept: set[Function] | None = None
    for function in [f for f in module.functions.values() if f.blocks]:
        for seed in list(seeds(layout, function)):
            if seed not in tried and (not isinstance(seed, ins.Instruction) or seed.block is not None):
                kept = in_constants(module) if kept is None else kept
                ends: set[Value] = set()
                web = Web(module.functions.get(root), layout, kept)
                while not (grown := web.grow(seed)) and web.culprit is not None:
                    # What is one half of a word alone need not be in two halves: it becomes an index, say.
                    ends.add(web.culprit)
                    web = Web(module.functions.get(root), layout, kept, ends)
                if grown:
                    _split(web)
                tried.update(web.words)


def _split(web: Web) -> None:
    """First functions get other parameters and results, around which words are put together again; then each word within a function is
    two halves."""
    words = dict.fromkeys(word for word in web.words if isinstance(word, ins.Instruction))
    for function in {**web.parameters, **web.results}:
        given = {index: web.types[function.arguments[index]] for index in web.parameters.get(function, ())}
        results = {field: web.types.get(web.returned[function, field], (ty.I32, ty.I32)) for field in web.results.get(function, ())}
        words |= change_function(function, given, results)
    Halver([word for word in words if word.block is not None], web.types).run()
