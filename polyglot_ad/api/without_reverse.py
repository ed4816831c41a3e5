"""What forward mode over reverse mode is refused for is computed by forward mode alone.

Derivatives of higher order do not depend on the order of modes. Programs that keep integers and numbers in the same memory (hash tables,
trees) may have a reverse pass in which these are no longer told apart, and tangents in which they are. The price is a run for each pair of
inputs. Programs with MPI are left out: reverse mode follows the inputs of one process to the results of all, and forward mode the inputs of
all to the results of one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from polyglot_ad.bindings.flat import RESULT
from polyglot_ad.errors import DifferentiationError

from .blocks import evaluate
from .composed import Composed, columns, lifted, only

_UNPROVED = re.compile("PAD-E[13]")
_MESSAGES = re.compile("@P?(?:MPI|mpi)_")


def evaluated(c: Composed, other: Composed | None, bound: Sequence[Any], given: Sequence[Any]) -> Any:
    """The outputs of a derivative for these arguments and inputs. `other`: one of the same numbers, for where it is refused before anything
    runs. That it was is remembered."""
    if other is None:
        return evaluate(c, bound, given)
    if is_refused(c):
        return evaluate(other, bound, given)
    try:
        return evaluate(c, bound, given)
    except DifferentiationError as error:
        if error.at_run or not _UNPROVED.match(error.code):
            raise
        try:
            found = evaluate(other, bound, given)
        except DifferentiationError:
            raise error from None
    c.function.derived[_key(c)] = True
    return found


def is_refused(c: Composed) -> bool:
    """Whether a derivative was refused, and another one of the same numbers was not."""
    return _key(c) in c.function.derived


def _key(c: Composed) -> object:
    return "refused", c.levels, c.function.program.stated().key


def by_forward_mode(c: Composed) -> Composed | None:
    """The same numbers by forward mode alone, where they are those of reverse mode, or of forward mode over it."""
    tower = c.tower
    if (
        tower is None
        or _MESSAGES.search(c.function.program.text)
        or [level.mode for level in c.levels] != ["reverse", *["forward"] * (len(tower.wheres) - 1)]
    ):
        return None
    plain = lifted(c.function)
    if tower.seed != "given":
        plain = only(plain, RESULT if tower.seed == "result" else ("argument", tower.seed))
    for where in tower.wheres:
        plain = columns(plain, where)
    return plain
