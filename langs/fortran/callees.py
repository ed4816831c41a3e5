"""Functions of flang's run-time library that have no derivative, or give and take memory."""

from __future__ import annotations

from polyglot_ad.language.allocator import Allocator
from polyglot_ad.language.external import ALL, ANYTHING, HIDDEN, MAY_STOP, NOTHING, PRINTS, READS, STOPS, External, Row

EXTERNALS: tuple[Row, ...] = (
    ("print", "_FortranAioBegin* _FortranAioOutput* _FortranAioEndIoStatement _FortranAioSet* _FortranAioEnable* _FortranAFlush "
     "_FortranAioNew*", MAY_STOP),
    # the program's own input and output of derived types
    ("print", "_FortranAioOutputDerivedType _FortranAioOutputDescriptor _FortranAioOutputNamelist",
     External(reads=ALL, hidden=True, returns=None, calls=True)),
    ("system", "_FortranAioInputDescriptor _FortranAioInputNamelist _FortranAioInputDerivedType",
     External(reads=ALL, writes=(~1,), hidden=True, returns=None, deep=True, calls=True)),
    ("system", "_FortranAioInput*", External(reads=ALL, writes=(~1,), hidden=True, returns=None)),
    ("exit", "_FortranAStopStatement* _FortranAErrorStop* _FortranAFailImageStatement _FortranAProgramEndStatement _FortranAAbort "
     "_FortranAExit _FortranAReportFatalUserError", STOPS),
    ("exit", "_FortranAPauseStatement*", MAY_STOP),
    # clocks and random numbers: constants to a derivative
    ("clock", "_FortranACpuTime", HIDDEN),
    ("clock", "_FortranASystemClockCount _FortranASystemClockCountMax _FortranASystemClockCountRate", HIDDEN),
    ("clock", "_FortranADateAndTime", ANYTHING),
    ("random", "_FortranARandomNumber", External(reads=ALL, writes=(0,), hidden=True, deep=True)),
    ("random", "_FortranARandomInit", PRINTS),
    ("random", "_FortranARandomSeed*", External(reads=ALL, writes=ALL, hidden=True, deep=True)),
    # reading memory, giving integers
    ("string", "_FortranACharacterCompareScalar* _FortranAIsContiguous* _FortranALboundDim _FortranAUboundDim _FortranASizeDim "
     "_FortranASize _FortranALbound _FortranAUbound _FortranAShape* _FortranAExtensionOf _FortranASameTypeAs _FortranAClassIs "
     "_FortranAPointerIsAssociated* _FortranAIsAssumedSize _FortranALenTrim* _FortranAIndex* _FortranAScan* _FortranAVerify* "
     "_FortranAPresent", READS),
    ("integer", "_FortranAExponent4_4 _FortranAExponent4_8 _FortranAExponent8_4 _FortranAExponent8_8 _FortranAExponent10_4 "
     "_FortranAExponent10_8 _FortranAExponent16_4 _FortranAExponent16_8 _FortranASelectedIntKind* _FortranASelectedRealKind* "
     "_FortranASelectedCharKind*", NOTHING),
    ("system", "_FortranASupports* _FortranAMapException _FortranAGetRoundingMode", PRINTS),
)  # fmt: skip

_FREE, _FREE_TARGET = "_FortranAAllocatableDeallocate", "_FortranAPointerDeallocate"
ALLOCATORS = (
    Allocator("_FortranAAllocatableAllocate", "descriptor", pointer=0, free=_FREE),
    Allocator("_FortranAAllocatableAllocateSource", "descriptor", pointer=0, source=1, free=_FREE),
    Allocator("_FortranAPointerAllocate", "descriptor", pointer=0, free=_FREE_TARGET),
    Allocator("_FortranAPointerAllocateSource", "descriptor", pointer=0, source=1, free=_FREE_TARGET),
    Allocator("_FortranAAllocatableDeallocate", "descriptor-free", pointer=0),
    Allocator("_FortranAAllocatableDeallocatePolymorphic", "descriptor-free", pointer=0),
    Allocator("_FortranAPointerDeallocate", "descriptor-free", pointer=0),
    Allocator("_FortranAPointerDeallocatePolymorphic", "descriptor-free", pointer=0),
)
