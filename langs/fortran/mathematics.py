"""Mathematics of flang's run-time library."""

from __future__ import annotations

from polyglot_ad.process.regex import regex

MATHEMATICS = {
    "cpown": ("_FortranAcpowi", "_FortranAcpowk", "_FortranAzpowi", "_FortranAzpowk"),
    "pown": (
        "_FortranAFPow4i", "_FortranAFPow8i", "_FortranAFPow10i", "_FortranAFPow16i", "_FortranAFPow4k", "_FortranAFPow8k",
        "_FortranAFPow10k", "_FortranAFPow16k"
    ),
    "ldexp": ("_FortranAScale4", "_FortranAScale8", "_FortranAScale10", "_FortranAScale16"),
    "significand": ("_FortranAFraction4", "_FortranAFraction8", "_FortranAFraction10", "_FortranAFraction16"),
    "set_exponent": ("_FortranASetExponent4", "_FortranASetExponent8", "_FortranASetExponent10", "_FortranASetExponent16"),
    "rrspacing": ("_FortranARRSpacing4", "_FortranARRSpacing8", "_FortranARRSpacing10", "_FortranARRSpacing16"),
    "spacing": ("_FortranASpacing4", "_FortranASpacing8", "_FortranASpacing10", "_FortranASpacing16"),
    "nearest": ("_FortranANearest4", "_FortranANearest8", "_FortranANearest10", "_FortranANearest16"),
    "fortran mod": (
        "_FortranAModReal4", "_FortranAModReal8", "_FortranAModReal10", "_FortranAModReal16", "_FortranAModuloReal4",
        "_FortranAModuloReal8", "_FortranAModuloReal10", "_FortranAModuloReal16"
    ),
    "erfcx": ("_FortranAErfcScaled4", "_FortranAErfcScaled8", "_FortranAErfcScaled10", "_FortranAErfcScaled16"),
}  # fmt: skip
"""Functions of mathematics: the row of `polyglot_ad/rules` to its names."""

_QUADRUPLE = regex(r"_FortranA([A-Z]\w*)F128$")


def mathematics_of(name: str) -> str | None:
    """C's name of a function in quadruple precision."""
    match = _QUADRUPLE.match(name)
    return match[1].lower() if match is not None else None
