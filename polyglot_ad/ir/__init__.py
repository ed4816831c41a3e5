"""The IR: a typed SSA graph of LLVM's own instructions. Knows nothing of derivatives, and nothing of llvmlite.

`types` and `values` are the ground; `instructions` stand on them; `builder` makes new ones; `parser` and `printer` go from and to
LLVM's text; `verifier` says what is malformed; `layout` knows sizes and offsets.
"""
