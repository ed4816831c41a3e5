"""`polyglot-ad cc`, `polyglot-ad c++` and `polyglot-ad fc`: clang's command line for programs that use Enzyme's C surface.

arguments   the command line, sorted: what is compiled, what is linked, what is the compiler's own business
compiler    the clang that does the rest
unit        one source to one object file, in which calls of the surface are calls of derivatives
objects     ELF files: their symbols, and the bitcode that is kept in them
fortran     flang's command line: sources become bitcode, which goes the same way
link        objects and archives to a program; derivatives of functions whose code is in another file are made here
main        the command
"""

from __future__ import annotations
