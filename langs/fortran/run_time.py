"""What Fortran says of flang's run-time library."""

from __future__ import annotations

from polyglot_ad.language import LanguageRuntime

from .aborts import ABORTS
from .callees import ALLOCATORS, EXTERNALS
from .input_output import finds_procedures, units_of
from .mathematics import MATHEMATICS, mathematics_of

FORTRAN = LanguageRuntime(
    "Fortran",
    sources=(".f", ".for", ".ftn", ".f77", ".f90", ".f95", ".f03", ".f08", ".f18", ".fpp"),
    associates_storage=True,
    prefixes=("_Fortran",),
    externals=EXTERNALS,
    allocators=ALLOCATORS,
    aborts=ABORTS,
    inputs=("_FortranAioInput*",),
    asks=("_FortranAClassIs",),
    units_of=units_of,
    finds_procedures=finds_procedures,
    mathematics=MATHEMATICS,
    mathematics_of=mathematics_of,
    left={
        "_FortranA": (
            "the object is of a type that is not described in the file that handles it, or needs finalization or an assignment of its own",
            "use types whose definition is in the same file, without polymorphic components in arrays that are allocated",
        )
    },
    unknown={
        **dict.fromkeys(
            ("_FortranAAssignExplicitLengthCharacter", "_FortranACharacter", "_FortranATrim", "_FortranARepeat", "_FortranAAdjust"),
            (
                "numbers are not followed through texts",
                "keep them in an array of numbers, or of integers: `transfer` to integer(1) is followed",
            ),
        ),
        "_FortranA": (
            "active data reaches a function of Fortran's run-time library for which there is no rule",
            "write what the statement does as a loop over the elements",
        ),
    },
)
