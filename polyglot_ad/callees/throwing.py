"""Which functions of the languages' libraries unwind."""

from __future__ import annotations

from fnmatch import fnmatchcase

from polyglot_ad.langs.run_times import RUN_TIMES


def throws(name: str) -> bool:
    """Whether a function of which the tables say that it never comes back unwinds. The others end the program."""
    return any(fnmatchcase(name, pattern) for language in RUN_TIMES for pattern in language.throws)


def throws_value(name: str) -> bool:
    """Whether a function unwinds with a value that it is given, which is kept until it is handed out where that is caught."""
    return any(fnmatchcase(name, pattern) for language in RUN_TIMES for pattern in language.throws_values)
