"""The words of `Parameter.passing` and `Result.passing`, and the flat arguments that belong to each.

What `wrappers/` does with them at the call, with the callee's IR arguments in order:

* value: one IR argument, the flat scalar itself (a bool is an i8 in the flat ABI and an i1 in most callees).
* complex: the two flat halves become whatever the callee takes: two scalars, one structure, one vector, or an address.
* reference: a scalar (value or complex) whose address is passed; "store" in `detail` is the LLVM type of a scalar in memory. With a
  `present` flat, null is passed when it is 0.
* pointer: the flat address (as an integer where the callee takes an i64, as Julia's Ptr).
* image: a structure or small array by value ("size" bytes); the flat address leads to its bytes. The callee takes it in one or more IR
  arguments, each at its own alignment behind the one before, or by the address of a copy.
* slice: address and number of elements (of the first dimension); where it is optional, a null address is none.
* vector: a std::vector built around the data. `detail`: offsets "begin", "end", "capacity", "size" of the object, "element" bytes; "copy":
  the callee may free or move the storage, so it gets its own from operator new, and the elements are copied back; "check": that the
  length is the same after the call; "owned": by value.
* rust-vec: a Vec built around the data. `detail`: offsets "pointer", "length", "capacity", "size" of the object, "element" bytes; "copy"
  likewise with malloc, Rust's default allocator; "owned": by value, the callee frees it; "extents": offsets of a matrix's beside the Vec.
* rust-ndarray: an array of the crate ndarray. `detail`: "begin", the offset of the first element's address; "extents" and "strides", the
  offsets of these; "size" of the object, "element" bytes; "vec": words of a Vec as in rust-vec; "owned", "copy" likewise.
* rust-box: the address of memory that the callee frees, and of a slice the number of elements. `detail`: "size" of what it holds, or
  "element" bytes.
* rust-rows: heads of rows, in a slice or ("vec") a Vec of them. `detail`: "element" bytes of a number, words of the outer Vec as in
  rust-vec, "row pointer" and so on of each row; "owned": the callee frees the Vec; "copy": and the rows.
* descriptor: Fortran's array descriptor. `detail`: "element" bytes, "type" (code of ISO_Fortran_binding), "attribute" (0, 1 pointer,
  2 allocatable); "copy": storage of its own from malloc.
* character: address, and the length as one more IR argument after all others.
* option: Rust's Option of a scalar: present and value become tag and value.
* julia-array: Julia's array object built around the data. `detail`: "element" bytes, "rank", "layout" ("array" up to Julia 1.10,
  "memory" after), "check" as above.
* address: the flat address, which Python does not look behind. `detail`: "address", its type; "function" (result, parameters) of what it
  points to.
* rows: a table of the addresses of rows; "element" bytes.
* member: one member of a structure with pointers, in a row of parameters. `detail`: "of" which parameter, "at" which offset, "inner": how
  the member alone would pass; "memory": numbers that the callee may write; "form" (image: by value, pointer), "whole" bytes, "end" of the
  last member; "last": with this one the structure is whole; "fixed": the callee does not write the structure.
* result: the address of an array that Fortran's function result is written to; the first IR argument.
* allocated: where a result goes that the callee allocates; it is copied there and freed. `detail`: "form" ("rust-vec", "vector",
  "descriptor", "julia-array") and what that form needs as above.

Results are direct (what the IR function returns) or indirect (the callee writes to its first argument, without sret). "order" F in
`detail`: its memory is in Fortran's order.
"""

from __future__ import annotations

from .model import Flat
from .source_types import llvm_scalar

DATA = Flat("data", "ptr")


def scalar_flat(dtype: str) -> tuple[Flat, ...]:
    """The flat arguments of a scalar passed as a Python number."""
    if dtype[1] == "c":
        half = llvm_scalar(f"<f{int(dtype[2:]) // 2}")
        return (Flat("real", half), Flat("imag", half))
    return (Flat("value", llvm_scalar(dtype)),)


def extent(axis: int) -> Flat:
    return Flat("extent", "i64", axis)


def stride(axis: int) -> Flat:
    return Flat("stride", "i64", axis)
