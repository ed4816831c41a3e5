"""The pipeline: from the text of a linked program to the code of a derivative. Whoever needs a derivative goes this way.

    rewrite text  chains.py: what LLVM must know before it prepares the program: bound arguments, custom rules, promises
    prepare       llvm/prepare.py: O2 without vectorising and unrolling, loops in simplified and LCSSA form
    lift          ir/parser.py: our IR, from LLVM's text
    canonicalise  differentiate/rewrites/operations/canonicalise.py: PASSES, which need to know nothing of the program
    analyse       differentiate/analysed_passes.py: PASSES, after each of which that changes something the program is analysed anew
    transform     differentiate/roots/root.py: forward or reverse mode, split or combined, for flat functions and for functions as they are
    finish        finish.py: FINISHING, what generated code leaves to the end: threads launched, run-time library installed, guards
    compile       programs/products.py: optimised, emitted, linked, kept on disk

`derive` is prepared text to transformed module, `finish` what follows. The API (`chains.py`), `build` and `bench`, Enzyme's surface
(`polyglot_ad/enzyme`), the fuzzers and the tests call these two. For a chain of derivatives the steps up to `transform` are repeated.
"""
