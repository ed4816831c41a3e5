"""What the generators of derivatives share about one program."""

from __future__ import annotations

from .cells import number_kind
from .program import ProgramContext
from .unknown_calls import READ_ONLY, refuse_unknown, ways_out

__all__ = ["READ_ONLY", "ProgramContext", "number_kind", "refuse_unknown", "ways_out"]
