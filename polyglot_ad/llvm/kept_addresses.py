"""Addresses of functions that outlive a call: wherever one is taken, it is that of the primal library's function.

Each product of a program, its own library and those of its derivatives, has copies of its functions. A variable of the program may keep the
address of one of them for a call of another product, which compares it, or calls it. So the primal library offers the functions whose
addresses such a program uses under second names, and derivatives take these addresses; direct calls are of their own copies.

A function of one product may then be called by another one. What it raises goes to the guard around the call (guards/runtime/errors.c): all
products use the message and the frame of the primal library.
"""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import blake2b

from polyglot_ad.process.regex import regex
from polyglot_ad.symbols import STATE

_KEEPING = "!pad.keeping = !{}\n"
"""In the text of a program in which addresses may outlive a call (`state.expose_state`)."""
_ADDRESS = regex(r'(?<=[ \[])@("[^"\n]*"|[\w.$-]++)(?!\()')
"""A name that is not that of what is called."""
_LAUNCH = regex(r"^[^@\n]*\bcall [^@\n]*@(?:__kmpc_|GOMP_|pad\.)[^\n]*", re.M)
"""What such calls are given runs in this call: its address is nothing that a program keeps, and it has the form of its own product."""
_DEFINE = regex(r'^define (?!available_externally )[^@\n]*@("[^"\n]*"|[\w.$-]+)\(', re.M)
"""(What is available elsewhere has its address there.)"""
_ALIAS = regex(rf'^@(?:"({re.escape(STATE)}[^"\n]*)"|(pad\.error\.\w+)) = [^\n]*\balias ', re.M)
_ERROR = regex(r"^@pad\.error\.(text|frame) = internal (thread_local(?:\(\w+\))? )?global ([^\n]*)$", re.M)
_ERROR_NAME = regex(r"@pad\.error\.(text|frame)\b")
_SHARED_ERROR = regex(r"^@pad\.error\.text(_\w+) = external ", re.M)
_ZERO = regex(r" (?:zeroinitializer|null)(?=, align \d+$|$)")


def mark_keeping(text: str) -> str:
    """The text of a program in which addresses may outlive a call."""
    return f"{text}\n{_KEEPING}"


def keeps_addresses(text: str) -> bool:
    """Whether addresses may outlive a call, of the program that this is, or is a part of."""
    return _KEEPING in text


@lru_cache(maxsize=4)
def _kept(text: str) -> dict[str, str]:
    """The functions of a program whose addresses may outlive a call, and their second names."""
    if not keeps_addresses(text):
        return {}
    taken = set(_ADDRESS.findall(_LAUNCH.sub("", text)))
    which = _digest(text)
    names = [name for name in _DEFINE.findall(text) if name in taken and not name.strip('"').startswith("pad.")]
    return {name: f'"{STATE}{which}.{name.strip(chr(34))}"' for name in names}


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def kept_functions(text: str) -> list[str]:
    """The functions of a program whose addresses may outlive a call."""
    return [name.strip('"') for name in _kept(text)]


def offer_addresses(text: str, program: str) -> str:
    """The primal library's text with second names for what all products of the `program` share."""
    kept = _kept(program)
    if not kept:
        return text
    aliases = [f"@{alias} = alias i8, ptr @{name}\n" for name, alias in kept.items()]
    which = _digest(program)
    errors = [f"@pad.error.{m[1]}_{which} = {m[2] or ''}alias i8, ptr @pad.error.{m[1]}\n" for m in _ERROR.finditer(text)]
    return "".join([text, "\n", *aliases, *errors])


def offered_addresses(text: str) -> list[str]:
    """What `offer_addresses` made."""
    return [match[1] or match[2] for match in _ALIAS.finditer(text)]


def take_addresses(text: str, program: str) -> str:
    """The text of another product of the `program`, with the primal library's addresses."""
    kept = _kept(program)
    if not kept:
        return text
    used: dict[str, None] = {}

    def shared(match: re.Match[str]) -> str:
        alias = kept.get(match[1])
        if alias is None:
            return match[0]
        used[alias] = None
        return f"@{alias}"

    pieces, at = [], 0
    for launch in _LAUNCH.finditer(text):
        pieces += [_ADDRESS.sub(shared, text[at : launch.start()]), launch[0]]
        at = launch.end()
    text = "".join([*pieces, _ADDRESS.sub(shared, text[at:])])
    if _ERROR.search(program) is not None:
        text = _ERROR.sub(_declared, text)
        text = _ERROR_NAME.sub(rf"@pad.error.\1_{_digest(program)}", text)
    return "".join([text, "\n", *(f"declare void @{alias}()\n" for alias in used)])


def with_shared_error(piece: str, text: str) -> str:
    """A piece of the run-time library as it becomes part of the module `text`."""
    shared = _SHARED_ERROR.search(text)
    return _ERROR_NAME.sub(rf"@pad.error.\1{shared[1]}", piece) if shared is not None else piece


def _declared(match: re.Match[str]) -> str:
    return f"@pad.error.{match[1]} = external {match[2] or ''}global {_ZERO.sub('', match[3])}"
