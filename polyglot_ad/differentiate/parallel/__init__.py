"""OpenMP: parallel regions as ordinary calls while the program is differentiated, and as forks again when it is compiled.

`regions.py` replaces a fork by a call of a *region*, a function that every thread of the team executes. For the analyses and the
generators a region is a function like any other, always in split form: the augmented primal of one thread returns that thread's tape, and
the reverse function of one thread consumes it. `captures.py` passes by value what a region only reads. `synchronisation.py` notes in which
order threads went through critical sections, and makes the reverse pass go through them in the opposite order. `sharing.py` knows which
memory belongs to one thread alone; adjoints of all other memory are added atomically. `launch.py` makes the forks.
"""

from .launch import launch
from .regions import is_region, lower_regions
from .sharing import Sharing
from .synchronisation import has_number, has_reverse, reverse_event

__all__ = ["Sharing", "has_number", "has_reverse", "is_region", "launch", "lower_regions", "reverse_event"]
