"""The IR: a typed SSA graph of LLVM's own instructions. Knows nothing of derivatives, and nothing of llvmlite.

`types` and `values` are the ground; `instructions` stand on them; `builder` makes new ones; `parser` (in layers, in `reading`) and
`printer` go from and to LLVM's text; `verifier` says what is malformed, by the tables `facts` and `type_rules`; `layout` knows sizes and
offsets; `metadata` reads nodes and debug records on demand.
"""
