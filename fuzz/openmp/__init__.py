"""Random programs with OpenMP, in C and Fortran.

They are free of races and independent of the number of threads by construction: in one phase (what runs between two barriers) an array is
either read, by any index; or written, each iteration in places of its own, which only it reads; or added to atomically, and not read.
So the same text, compiled without OpenMP, is what the parallel program must compute, up to rounding.
"""

from .program import VERSION, c_program, fortran_program

__all__ = ["VERSION", "c_program", "fortran_program"]
