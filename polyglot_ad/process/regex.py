"""Regular expressions that are compiled when they are first used.

A process reads a few kinds of text; the modules that it imports have three hundred expressions, whose compilation took a tenth of the
processor's time for a small source and its derivative.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, AnyStr

if TYPE_CHECKING:

    def regex(text: AnyStr, flags: int | re.RegexFlag = 0) -> re.Pattern[AnyStr]:
        """The expression of `re.compile`."""

else:

    class regex:
        """What `re.compile` gives, later: a method or an attribute of it is found once, and is the instance's own from then on."""

        def __init__(self, text: str | bytes, flags: int | re.RegexFlag = 0) -> None:
            self._text = text
            self._flags = flags

        def __getattr__(self, name: str) -> Any:
            found = getattr(re.compile(self._text, self._flags), name)
            setattr(self, name, found)
            return found
