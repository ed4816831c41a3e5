"""Reverse mode.

One generator makes one function with two halves: the copy of the primal, which keeps what the second half needs, and the reverse pass,
whose blocks mirror the primal's. `combined` leaves both halves in one function; `split` cuts between them: an augmented primal that returns
a tape, and a reverse function that consumes it.

`generator` drives; `adjoints` holds adjoint values; `instructions` and `calls` say what each instruction does to them; `control` finds the
way back; `lookup`, `cut` and `storage` decide what is recomputed and what is cached; `plans` and `buffers` say where cached values lie;
`scopes` tells LLVM that they lie apart.
"""
