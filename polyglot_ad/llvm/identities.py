"""What says of a copy of a function which one of the program's it is.

Each product of a program, its own library and those of its derivatives, has copies of its functions. A variable of the program may keep the
address of one of them for a call of another product, which has to know which function that is. So functions whose addresses are used carry
an attribute in the text of the program, and where a product is compiled it becomes data before their first instruction
(runtime/memory/functions.c). The attribute says the name, too: a copy that the engine makes for its own purposes is not the function.

Where the program compares an address with that of such a function, it asks for copies, too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import blake2b

from polyglot_ad import runtime
from polyglot_ad.process.regex import regex
from polyglot_ad.symbols import STATE

ATTRIBUTE = "pad-identity"
"""`"pad-identity"="high:low:digest of the name"`."""
_MAGIC = 0x70F3D1A5C2B84E97, 0x9B62CE0D4A17F853
"""FIRST and SECOND of runtime/memory/functions.c."""

_KEEPS = regex(rf'^@"?{re.escape(STATE)}[^\n]*? global [^\n]*\bptr\b|^@"?{re.escape(STATE)}[^\n]*? global %', re.M)
_ADDRESS = regex(r'(?<=[ \[])@("[^"\n]*"|[\w.$-]++)(?!\()')
"""A name that is not that of what is called."""
_DEFINE = regex(r'^define [^@\n]*@("[^"\n]*"|[\w.$-]+)(\([^\n]*\{)$', re.M)
_GROUP = regex(rf'^attributes (#\d+) = \{{[^\n]*"{ATTRIBUTE}"="([^"\n]*)"', re.M)
_INLINE = regex(rf'"{ATTRIBUTE}"="([^"\n]*)"')
_COMPARE = regex(
    r"^  %(?P<result>\"[^\"\n]*\"|\S+) = icmp (?P<which>eq|ne) ptr (?:(?P<left>%[^,\n]+), @(?P<right_name>\"[^\"\n]*\"|[\w.$-]+)"
    r"|@(?P<left_name>\"[^\"\n]*\"|[\w.$-]+), (?P<right>%[^,\n]+))(?P<rest>(?:, !\w+ !\d+)*)$",
    re.M,
)
IS = "pad.function.is"
"""Whether an address is that of a function with an identity (runtime/memory/functions.c)."""
_IS_DEFINED = regex(rf"^define [^@\n]*@{re.escape(IS)}\(", re.M)
_IS_DECLARED = regex(rf"^declare [^@\n]*@{re.escape(IS)}\([^\n]*\n", re.M)
_ALIGN = regex(r" align \d+(?= |$)")
_AFTER = regex(r" (?=prologue |personality |![\w.]+ !|\{$)")


def mark_functions(text: str) -> str:
    """The program, in which functions that a variable may keep the address of have identities."""
    if not _KEEPS.search(text):
        return text
    taken = set(_ADDRESS.findall(text))
    program = blake2b(text.encode(), digest_size=16).hexdigest()
    identities: dict[str, tuple[int, int]] = {}

    def marked(match: re.Match[str]) -> str:
        name, rest = match[1], match[2]
        if name not in taken or name.strip('"').startswith("pad."):
            return match[0]
        end = _end_of_parameters(rest)
        words = re.match(r"(?: (?:local_)?unnamed_addr)?(?: addrspace\([^)]*\))?", rest[end:])
        assert words is not None
        end += words.end()
        own = name.strip('"')
        said = _identity(program, own)
        found = identity(said, own)
        assert found is not None
        identities[own] = found
        return f'{match[0][: -len(rest)]}{rest[:end]} "{ATTRIBUTE}"="{said}"{rest[end:]}'

    return _with_copies(_DEFINE.sub(marked, text), identities)


def _with_copies(text: str, identities: Mapping[str, tuple[int, int]]) -> str:
    """The program, in which an address is a function's also where it is that of a copy of it."""
    asks = False

    def both(match: re.Match[str]) -> str:
        nonlocal asks
        words = identities.get((match["left_name"] or match["right_name"]).strip('"'))
        if words is None:
            return match[0]
        asks = True
        result, rest = match["result"], match["rest"]
        mine, copied, copy = (f'%"pad.{what}.{result.strip(chr(34))}"' for what in ("mine", "copied", "copy"))
        same, other, both = ("eq", "ne", "or") if match["which"] == "eq" else ("ne", "eq", "and")
        high, low = (word - (word >> 63 << 64) for word in words)
        return (
            f"  {mine} = icmp {same} ptr {match['left'] or match['right']}, @{match['left_name'] or match['right_name']}{rest}\n"
            f"  {copied} = call i32 @{IS}(ptr {match['left'] or match['right']}, i64 {high}, i64 {low}){rest}\n"
            f"  {copy} = icmp {other} i32 {copied}, 0{rest}\n"
            f"  %{result} = {both} i1 {mine}, {copy}{rest}"
        )

    text = _COMPARE.sub(both, text)
    return f"{text}\ndeclare i32 @{IS}(ptr, i64, i64) nounwind willreturn memory(none)\n" if asks else text


def _with_test(text: str) -> str:
    """The module with the function that compares, where it is asked for and has no body yet."""
    if f"@{IS}(" not in text or _IS_DEFINED.search(text):
        return text
    return _IS_DECLARED.sub("", text) + runtime.read("memory", "functions.ll")


def _end_of_parameters(text: str) -> int:
    depth = 0
    for at, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if not depth:
            return at + 1
    raise AssertionError(text)


def _identity(program: str, name: str) -> str:
    which = blake2b(f"{program} {name}".encode(), digest_size=16).hexdigest()
    return f"{which[:16]}:{which[16:]}:{_digest(name)}"


def _digest(name: str) -> str:
    return blake2b(name.encode(), digest_size=8).hexdigest()


def identity(value: str, name: str) -> tuple[int, int] | None:
    """What the attribute says of a function with this name; None if it is of another one."""
    high, low, named = value.split(":")
    return (int(high, 16), int(low, 16)) if named == _digest(name) else None


def with_identities(text: str) -> str:
    """The module, in which functions that have an identity begin with it."""
    text = _with_test(text)
    if ATTRIBUTE not in text:
        return text
    groups = dict(_GROUP.findall(text))

    def begun(match: re.Match[str]) -> str:
        found = _INLINE.search(match[2]) or next((g for g in re.finditer(r" (#\d+)(?= |$)", match[2]) if g[1] in groups), None)
        if found is None:
            return match[0]
        said = str(found[1])
        own = identity(groups.get(said, said), match[1].strip('"'))
        if own is None:
            return match[0]
        words = ", ".join(f"i64 {word - (word >> 63 << 64)}" for word in (*_MAGIC, *own))
        end = len(match[0]) - len(match[2]) + _end_of_parameters(match[2])
        rest = _ALIGN.sub("", match[0][end:])
        return match[0][:end] + _AFTER.sub(f" align 64 prefix [4 x i64] [{words}] ", rest, count=1)

    return _DEFINE.sub(begun, text)
