"""Functions that give and take memory: C, C++, Rust, Fortran, Julia.

The engine makes a shadow for each allocation by calling the same function again, and puts off each free until the reverse pass is done
with the memory; the row says which argument is what.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from ..ir.values import ConstantInt, Value
from ..rules.scope import scope

Kind = Literal["alloc", "zeroed", "realloc", "free", "descriptor", "descriptor-free"]


@dataclass(frozen=True)
class Allocator:
    """`kind`: "alloc" (contents undefined), "zeroed", "realloc" (keeps contents, frees the old block), "free"; "descriptor" and
    "descriptor-free" act on the memory that a Fortran descriptor (argument `pointer`) describes.

    `size`: arguments whose product is the number of bytes; () where an object describes itself. `old_size`: the argument with the old size.
    `align`: the argument with the alignment. `pointer`: the argument that is freed or reallocated, or the descriptor. `place`: the
    argument through which the new address is returned; -1: it is the result. `free`: the name of the matching deallocator ("" for
    memory under a garbage collector), whose arguments `free_arguments` names: "pointer", "size", "align", "zero", "null", or the number of
    an argument of the allocation. `may_fail`: null on failure, otherwise an exception or the end."""

    name: str
    kind: Kind
    size: tuple[int, ...] = ()
    old_size: int | None = None
    align: int | None = None
    pointer: int | None = None
    place: int = -1
    free: str = ""
    free_arguments: tuple[str, ...] = ("pointer",)
    may_fail: bool = True


PAGES = ("mmap", "mmap64")
"""They give memory, or what files and other processes have: their flags say what."""
_READ_AND_WRITE, _PRIVATE, _FIXED, _ANONYMOUS = 3, 2, 16, 32


def are_own_pages(arguments: Sequence[Value]) -> bool:
    """Whether a call of one of `PAGES` gives new memory of the program's own, as another call with the same arguments does again."""
    protection, flags = (a.value if isinstance(a, ConstantInt) else 0 for a in arguments[2:4])
    return protection & _READ_AND_WRITE == _READ_AND_WRITE and bool(flags & _PRIVATE and flags & _ANONYMOUS) and not flags & _FIXED


def _c() -> list[Allocator]:
    return [
        Allocator("malloc", "alloc", (0,), free="free"),
        Allocator("valloc", "alloc", (0,), free="free"),
        Allocator("pvalloc", "alloc", (0,), free="free"),
        Allocator("calloc", "zeroed", (0, 1), free="free"),
        Allocator("realloc", "realloc", (1,), pointer=0, free="free"),
        Allocator("reallocarray", "realloc", (1, 2), pointer=0, free="free"),
        Allocator("aligned_alloc", "alloc", (1,), align=0, free="free"),
        Allocator("memalign", "alloc", (1,), align=0, free="free"),
        Allocator("posix_memalign", "alloc", (2,), align=1, place=0, free="free"),
        Allocator("free", "free", pointer=0),
        Allocator("cfree", "free", pointer=0),
        Allocator("free_sized", "free", pointer=0, size=(1,)),
        Allocator("free_aligned_sized", "free", pointer=0, align=1, size=(2,)),
        *(Allocator(name, "zeroed", (1,), free="munmap", free_arguments=("pointer", "size")) for name in PAGES),
        Allocator("munmap", "free", pointer=0, size=(1,)),
        # what derivatives keep their tapes on (differentiate/reverse/tape_stack.py)
        Allocator("pad.stack.push", "alloc", (1,), free="pad.stack.pop"),
        Allocator("pad.stack.pop", "free", pointer=0),
        # what iterations of checkpointed loops leave to later ones (differentiate/checkpoint/pool.py)
        Allocator("pad.checkpoint.allocate", "alloc", (0,), free="pad.checkpoint.release"),
        Allocator("pad.checkpoint.zeroed", "zeroed", (0,), free="pad.checkpoint.release"),
        Allocator("pad.checkpoint.release", "free", pointer=0),
    ]


def _cxx() -> list[Allocator]:
    """Itanium manglings: _Zn{w,a}{m,j} with align_val_t and nothrow, _Zd{l,a}Pv with size, align_val_t, nothrow."""
    rows = []
    for array in "wa":
        deallocate = "l" if array == "w" else "a"
        for size in "mj":
            for align in ("", "St11align_val_t"):
                for nothrow in ("", "RKSt9nothrow_t"):
                    arguments = ("pointer", "align") if align else ("pointer",)
                    rows.append(
                        Allocator(
                            f"_Zn{array}{size}{align}{nothrow}", "alloc", (0,), align=1 if align else None,
                            free=f"_Zd{deallocate}Pv{align}", free_arguments=arguments, may_fail=bool(nothrow),
                        )
                    )  # fmt: skip
    for array in "la":
        for size in ("", "m", "j"):
            for align in ("", "St11align_val_t"):
                for nothrow in ("",) if size else ("", "RKSt9nothrow_t"):
                    at = 2 if size else 1
                    rows.append(
                        Allocator(
                            f"_Zd{array}Pv{size}{align}{nothrow}", "free", (1,) if size else (), align=at if align else None, pointer=0,
                        )
                    )  # fmt: skip
    return rows


def _rust() -> list[Allocator]:
    free = {"free": "__rust_dealloc", "free_arguments": ("pointer", "size", "align")}
    return [
        Allocator("__rust_alloc", "alloc", (0,), align=1, **free),  # type: ignore[arg-type]
        Allocator("__rust_alloc_zeroed", "zeroed", (0,), align=1, **free),  # type: ignore[arg-type]
        Allocator("__rust_realloc", "realloc", (3,), old_size=1, align=2, pointer=0, **free),  # type: ignore[arg-type]
        Allocator("__rust_dealloc", "free", (1,), align=2, pointer=0),
    ]


def _fortran() -> list[Allocator]:
    free = "_FortranAAllocatableDeallocate"
    return [
        Allocator("_FortranAAllocatableAllocate", "descriptor", pointer=0, free=free),
        Allocator("_FortranAAllocatableAllocateSource", "descriptor", pointer=0, free=free),
        Allocator("_FortranAPointerAllocate", "descriptor", pointer=0, free="_FortranAPointerDeallocate"),
        Allocator("_FortranAPointerAllocateSource", "descriptor", pointer=0, free="_FortranAPointerDeallocate"),
        Allocator("_FortranAAllocatableDeallocate", "descriptor-free", pointer=0),
        Allocator("_FortranAAllocatableDeallocatePolymorphic", "descriptor-free", pointer=0),
        Allocator("_FortranAPointerDeallocate", "descriptor-free", pointer=0),
        Allocator("_FortranAPointerDeallocatePolymorphic", "descriptor-free", pointer=0),
    ]


def _julia() -> list[Allocator]:
    """Objects are collected, never freed. Arrays describe themselves: their size is (dimensions) times the element type's."""
    rows = [
        Allocator("pad.gc.alloc", "zeroed", (0,), may_fail=False),
        Allocator("julia.gc_alloc_obj", "alloc", (1,), may_fail=False),
        Allocator("julia.gc_alloc_bytes", "alloc", (1,), may_fail=False),
    ]
    for prefix in ("jl_", "ijl_"):
        rows += [
            Allocator(f"{prefix}gc_alloc_typed", "alloc", (1,), may_fail=False),
            Allocator(f"{prefix}gc_pool_alloc", "alloc", (2,), may_fail=False),
            Allocator(f"{prefix}gc_pool_alloc_instrumented", "alloc", (2,), may_fail=False),
            Allocator(f"{prefix}gc_small_alloc", "alloc", (2,), may_fail=False),
            Allocator(f"{prefix}gc_big_alloc", "alloc", (1,), may_fail=False),
            Allocator(f"{prefix}gc_big_alloc_instrumented", "alloc", (1,), may_fail=False),
            Allocator(f"{prefix}alloc_array_1d", "alloc", may_fail=False),
            Allocator(f"{prefix}alloc_array_2d", "alloc", may_fail=False),
            Allocator(f"{prefix}alloc_array_3d", "alloc", may_fail=False),
            Allocator(f"{prefix}new_array", "alloc", may_fail=False),
            Allocator(f"{prefix}alloc_genericmemory", "alloc", may_fail=False),
            Allocator(f"{prefix}alloc_genericmemory_unchecked", "alloc", (1,), may_fail=False),
        ]
    return rows


def _openmp() -> list[Allocator]:
    """Where an allocator is zero, the runtime finds out which one the memory is from."""
    free = {"free": "omp_free", "free_arguments": ("pointer", "zero")}
    lowered = {"free": "__kmpc_free", "free_arguments": ("0", "pointer", "null")}
    return [
        Allocator("omp_alloc", "alloc", (0,), **free),  # type: ignore[arg-type]
        Allocator("omp_aligned_alloc", "alloc", (1,), align=0, **free),  # type: ignore[arg-type]
        Allocator("omp_calloc", "zeroed", (0, 1), **free),  # type: ignore[arg-type]
        Allocator("omp_aligned_calloc", "zeroed", (1, 2), align=0, **free),  # type: ignore[arg-type]
        Allocator("omp_free", "free", pointer=0),
        Allocator("__kmpc_alloc", "alloc", (1,), **lowered),  # type: ignore[arg-type]
        Allocator("__kmpc_aligned_alloc", "alloc", (2,), align=1, **lowered),  # type: ignore[arg-type]
        Allocator("__kmpc_calloc", "zeroed", (1, 2), **lowered),  # type: ignore[arg-type]
        Allocator("__kmpc_free", "free", pointer=1),
    ]


def _windows() -> list[Allocator]:
    """Memory of windows of MPI (differentiate/mpi/memory.py), which lets go of it itself."""
    return [
        Allocator("pad_mpi_window_memory", "alloc", (0,), free="pad_mpi_window_memory_free", may_fail=False),
        Allocator("pad_mpi_window_memory_free", "free", pointer=0),
    ]


def _exceptions() -> list[Allocator]:
    """Exception objects of lowered programs (differentiate/unwinding)."""
    return [
        Allocator("pad.unwind.allocate", "alloc", (0,), free="pad.unwind.free", may_fail=False),
        Allocator("pad.unwind.free", "free", pointer=0),
    ]


@cache
def _by_name() -> dict[str, Allocator]:
    return {row.name: row for row in (*_c(), *_cxx(), *_rust(), *_fortran(), *_julia(), *_openmp(), *_windows(), *_exceptions())}


_RUST_TAIL = re.compile(r"_R\w*?___rustc\d+_(__rust_(?:alloc|alloc_zeroed|realloc|dealloc))$")


def allocator(name: str) -> Allocator | None:
    """The row of this symbol, the program's own before those of the table."""
    own = scope()
    if name in own.like:
        found = _known(own.like[name])
        return None if found is None else replace(found, name=name)
    return own.allocators.get(name) or (None if name in own.opaque else _known(name))


@cache
def _known(name: str) -> Allocator | None:
    """The table's row. Rust mangles the hash of its compiler into the names: the row then has the symbol's own name, and `free`
    the same compiler's deallocator."""
    found = _by_name().get(name)
    if found is not None:
        return found
    match = _RUST_TAIL.match(name)
    if match is None:
        return None
    stem = name[: match.start(1)]
    plain = _by_name()[match[1]]
    length = len(match[1])
    stem = stem.removesuffix(f"{length}_")
    return replace(plain, name=name, free=f"{stem}{len(plain.free)}_{plain.free}" if plain.free else "")
