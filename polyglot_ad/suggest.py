"""What a name that is not known may have meant."""

from __future__ import annotations

from collections.abc import Iterable


def suggestion(name: str, known: Iterable[str]) -> str:
    """ "; did you mean 'rosenbrock'?", or nothing. Case does not count."""
    from difflib import get_close_matches

    by_fold = {one.casefold(): one for one in known}
    found = get_close_matches(name.casefold(), by_fold, 1, 0.7)
    return f"; did you mean '{by_fold[found[0]]}'?" if found else ""
