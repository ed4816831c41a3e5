"""Functions of Julia's run time that have no derivative, or give memory."""

from __future__ import annotations

from polyglot_ad.language.allocator import Allocator
from polyglot_ad.language.external import FIRST, HIDDEN, PRINTS, READS, STOPS, Row, writes

EXTERNALS: tuple[Row, ...] = (
    ("print", "jl_uv_puts ijl_uv_puts jl_printf ijl_printf jl_safe_printf ijl_safe_printf", PRINTS),
    ("exit", "jl_throw jl_error jl_errorf jl_exceptionf jl_too_few_args jl_too_many_args jl_type_error jl_type_error_rt "
     "jl_undefined_var_error jl_bounds_error jl_bounds_error_v jl_bounds_error_int jl_bounds_error_ints jl_bounds_error_tuple_int "
     "jl_bounds_error_unboxed_int jl_rethrow jl_rethrow_other jl_no_exc_handler jl_eof_error jl_argument_error ijl_throw ijl_error "
     "ijl_errorf ijl_exceptionf ijl_too_few_args ijl_too_many_args ijl_type_error ijl_type_error_rt ijl_undefined_var_error "
     "ijl_bounds_error ijl_bounds_error_v ijl_bounds_error_int ijl_bounds_error_ints ijl_bounds_error_tuple_int "
     "ijl_bounds_error_unboxed_int ijl_rethrow ijl_rethrow_other ijl_no_exc_handler ijl_eof_error", STOPS),
    # clocks: constants to a derivative
    ("clock", "jl_hrtime ijl_hrtime jl_clock_now ijl_clock_now", HIDDEN),
    # compiler's notes
    ("hint", "julia.loopinfo_marker", HIDDEN),
    ("hint", "julia.pointer_from_objref", FIRST),
    ("hint", "julia.typeof jl_typeof ijl_typeof", READS),
    ("hint", "julia.write_barrier* jl_gc_queue_root ijl_gc_queue_root jl_gc_queue_binding julia.safepoint jl_gc_safepoint "
     "llvm.julia.gc_preserve_begin llvm.julia.gc_preserve_end julia.push_gc_frame julia.pop_gc_frame julia.new_gc_frame "
     "julia.get_gc_frame_slot julia.ptls_states julia.get_pgcstack jl_get_ptls_states julia.except_enter", HIDDEN),
    # texts (runtime/texts.c)
    ("print", "pad.julia.text pad.julia.text.bytes pad.julia.text.character pad.julia.text.float pad.julia.text.integer "
     "pad.julia.text.unsigned pad.julia.text.size pad.julia.text.print", PRINTS),
    ("print", "pad.julia.text.take", writes(1)),
    # tasks (runtime/strands.c)
    ("lock", "pad.strand.begin pad.strand.enter pad.strand.leave pad.strand.region.begin pad.strand.region.end pad.strand.inside "
     "pad.strand.nthreads pad.strand.threadid pad.strand.lock pad.strand.unlock pad.strand.trylock pad.strand.locked "
     "pad.strand.failing pad.strand.finish pad.strand.keep pad.strand.limit pad.strand.queue pad.strand.rest pad.strand.resume "
     "pad.strand.enlist pad.strand.await pad.strand.serve pad.strand.unawaited", PRINTS),
)  # fmt: skip


def _allocators() -> list[Allocator]:
    """Objects are collected, never freed. Arrays describe themselves: their size is (dimensions) times the element type's."""
    rows = [
        Allocator("pad.gc.alloc", "zeroed", (0,), may_fail=False, heap=False, collected=True),
        Allocator("julia.gc_alloc_obj", "alloc", (1,), may_fail=False, heap=False),
        Allocator("julia.gc_alloc_bytes", "alloc", (1,), may_fail=False, heap=False),
    ]
    for prefix in ("jl_", "ijl_"):
        rows += [
            Allocator(f"{prefix}gc_alloc_typed", "alloc", (1,), may_fail=False, heap=False),
            Allocator(f"{prefix}gc_pool_alloc", "alloc", (2,), may_fail=False, heap=False),
            Allocator(f"{prefix}gc_pool_alloc_instrumented", "alloc", (2,), may_fail=False, heap=False),
            Allocator(f"{prefix}gc_small_alloc", "alloc", (2,), may_fail=False, heap=False),
            Allocator(f"{prefix}gc_big_alloc", "alloc", (1,), may_fail=False, heap=False),
            Allocator(f"{prefix}gc_big_alloc_instrumented", "alloc", (1,), may_fail=False, heap=False),
            Allocator(f"{prefix}alloc_array_1d", "alloc", may_fail=False, heap=False),
            Allocator(f"{prefix}alloc_array_2d", "alloc", may_fail=False, heap=False),
            Allocator(f"{prefix}alloc_array_3d", "alloc", may_fail=False, heap=False),
            Allocator(f"{prefix}new_array", "alloc", may_fail=False, heap=False),
            Allocator(f"{prefix}alloc_genericmemory", "alloc", may_fail=False, heap=False),
            Allocator(f"{prefix}alloc_genericmemory_unchecked", "alloc", (1,), may_fail=False, heap=False),
        ]
    return rows


ALLOCATORS = tuple(_allocators())
