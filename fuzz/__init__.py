"""Random programs against the engine: forward mode, reverse mode and finite differences of the primal must agree, or the
engine must refuse.

`generate(seed)` writes a C program; `Batch` compiles, differentiates and loads many at once; `examine` compares; `campaign` runs seeds in
processes of their own and shrinks what fails. `python -m fuzz` is the command.
"""

from __future__ import annotations

from .batch import Batch, Case, Const, Mode
from .check import Finding, examine

__all__ = ["Batch", "Case", "Const", "Finding", "Mode", "examine"]
