"""One adapter per language: sources go in, `Unit`s (LLVM bitcode before optimisation, and what linking needs) come out."""
