"""Plans of FFTW: what they keep of a program's memory becomes part of the program, and transforms have rules.

A plan of the library hides where it reads and writes. Here a program's plan is a small structure with both addresses and the key of the
transform (interface.c), which the engine follows like any other; `run`, which executes it by the library's own plan, has derivatives by
rules (rules.c, transforms.c): transforms are linear. `supply` leads the calls of a linked program to these bodies, in whatever language.
"""

from __future__ import annotations

import re
from functools import cache

from polyglot_ad import runtime
from polyglot_ad.llvm.bodies import whole
from polyglot_ad.llvm.modules import with_text
from polyglot_ad.process.regex import regex

_DECLARED = regex(r"^declare [^@\n]*@(?:(?P<c>fftwf?)_(?P<name>\w+)|(?P<fortran>[ds]fftw)_(?P<routine>\w+)_)\(", re.M)
_TYPES = {"fftw": "d", "fftwf": "f", "dfftw": "d", "sfftw": "f"}
_WITHOUT_PLANS = regex(
    r"(?:init|plan_with|planner|make_planner|threads|import|export|forget|set)\w*|iplan_with\w*|alignment_of|timelimit|(?:im|ex)port\w*"
)
"""Functions that get no plan and make none."""


def supply(text: str) -> str:
    """The program with plans that can be followed, if it has plans, and none that is used in a way that is not known here."""
    found = {match[0].split("@")[1][:-1]: _body(match) for match in _DECLARED.finditer(text)} if "fftw" in text else {}
    wanted = {name: body for name, (body, needed) in found.items() if needed}
    types = {body.split(".")[1] for body in wanted.values()}
    if not wanted or not set(wanted.values()) <= frozenset().union(*(_defined(type) for type in types)):
        return text
    names = "|".join(map(re.escape, wanted))
    text = re.sub(rf"@({names})(?=\()", lambda match: f"@{wanted[match[1]]}", text)
    for type in sorted(types):
        text = with_text(text, runtime.read("fftw", f"interface.{type}.ll"))
        text = whole(text, [runtime.read("fftw", f"{part}.{type}.ll") for part in ("transforms", "rules")])
    return text


def _body(match: re.Match[str]) -> tuple[str, bool]:
    """The name of the body, and whether the function has to do with plans."""
    language, prefix, name = ("c", match["c"], match["name"]) if match["c"] else ("f", match["fortran"], match["routine"])
    return f"fftw.{_TYPES[prefix]}.{language}.{name}", _WITHOUT_PLANS.fullmatch(name) is None


@cache
def _defined(type: str) -> frozenset[str]:
    return frozenset(re.findall(r"^define [^@\n]*@(fftw\.[\w.]+)\(", runtime.read("fftw", f"interface.{type}.ll"), re.M))
