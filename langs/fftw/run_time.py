"""What is said of FFTW, which programs in any language call."""

from __future__ import annotations

from polyglot_ad.language import LanguageRuntime

FFTW = LanguageRuntime(
    "FFTW",
    left={"fftw": ("the plan was not made by this program", "make the plan in a function of the program")},
)
