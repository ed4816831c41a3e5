"""`polyglot-ad cc` and `polyglot-ad c++`: clang's command line for programs that use Enzyme's C surface.

arguments   the command line, sorted: what is compiled, what is linked, what is the compiler's own business
compiler    the clang that does the rest
unit        one source to one object file, in which calls of the surface are calls of derivatives
objects     ELF files: their symbols, and the bitcode that is kept in them
link        objects and archives to a program; derivatives of functions whose code is in another file are made here
main        the command
"""

from __future__ import annotations
