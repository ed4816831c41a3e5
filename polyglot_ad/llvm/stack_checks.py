"""Checks of the stack in functions that are marked as deep (`guards/stack.py`): what is left when they start, and before they make an array
of variable length. Where it is too little, `pad.raise` leaves for the guard, and Python gets an exception.

The check is one comparison with a variable that all threads share, the limit of the main thread's stack: it lies above all others. On other
threads it leads to a second comparison, with the limit of the thread itself, which the system is asked for once.

Variables come before the check: LLVM takes only those of a function's first block for parts of its frame, and that ends at the check, when
its code has been put in its place. Behind it they are arrays that are made anew, no values in registers. Large ones stay there, since the
check is of the room for them; where they live is then not said, for LLVM joins what says it for two copies of such an array, which is not
valid.
"""

from __future__ import annotations

import re
import sys

from polyglot_ad import runtime
from polyglot_ad.process.regex import regex

from .kept_addresses import with_shared_error

DEEP = "pad-deep"
"""The attribute of marked functions: "bytes:words for the error"."""
FRAME = 32 << 10
"""Bytes of local arrays that make a function deep. All that is called without a check must fit below the limit."""

_GROUP = regex(rf'^attributes (#\d+) = \{{[^\n]*"{DEEP}"="(\d+):([^"]*)"', re.M)
_DEFINE = regex(r"^define [^\n]*\{\n(?:[-\w.$\"]+:[^\n]*\n)?", re.M)
_INLINE = regex(rf'"{DEEP}"="(\d+):([^"]*)"')
_ARRAY = regex(r"^( +%[^\s=]+ = alloca )([^\n]*), (i\d+) (%[^,\s]+)", re.M)
_VARIABLE = regex(r"^ +%[^\s=]+ = alloca (?![^\n]*, i\d+ %)[^\n]*\n", re.M)
_LIFETIME = regex(r"^ +(?:tail )?call void @llvm\.lifetime\.[^\n]*\n", re.M)
_NUMBERED = regex(r"%(\d+)(?![-\w.$])")
_BLOCK = regex(r"""^(?:"[^"\n]*"|[-\w.$]+):""", re.M)
_ONE_FOR_ALL = regex(r"^@pad\.error\.text = internal global ", re.M)
"""In code that a JIT loads, which has no storage of threads (`jit.py`): the limit of a thread's stack would have nowhere to be."""
_NAME = regex(r'@("[^"\n]*"|[-\w.$]+)')


def with_stack_checks(text: str) -> str:
    """The module with the checks, if it has deep functions and the runtime of raised errors."""
    if f'"{DEEP}"' not in text or "@pad.raise.kept(" not in text or not sys.platform.startswith("linux"):
        return text
    if _ONE_FOR_ALL.search(text):
        return text
    groups = {number: (size, words) for number, size, words in _GROUP.findall(text)}
    pieces: list[str] = []
    constants: dict[str, str] = {}
    at = arrays = 0
    for definition in _DEFINE.finditer(text):
        line = definition[0].partition("\n")[0]
        inline = _INLINE.search(line)
        found = (inline[1], inline[2]) if inline else next((groups[n] for n in re.findall(r"#\d+", line) if n in groups), None)
        if found is None:
            continue
        size, words = found
        name = constants.setdefault(words, f"@pad.stack.words.{len(constants)}")
        end = text.index("\n}\n", definition.end())
        variables, body = _placed(text[definition.end() : end], is_large=size != "0")
        body, arrays = _checked_arrays(body, name, arrays)
        pieces += [text[at : definition.end()], variables, f"  call void @pad.error.stackcheck(ptr {name}, i64 {size})\n", body]
        at = end
    pieces.append(text[at:])
    for words, name in constants.items():
        content = words.encode() + b"\0"
        quoted = "".join(chr(byte) if 32 <= byte < 127 else f"\\{byte:02X}" for byte in content)
        pieces.append(f'{name} = private unnamed_addr constant [{len(content)} x i8] c"{quoted}"\n')
    return "".join([*pieces, _runtime(text)])


def _runtime(text: str) -> str:
    """guards/runtime/stack_limit.c, without what the module declares or defines itself."""
    present = {found[1] for found in re.finditer(r'^(?:(?:declare|define) [^@\n]*)?@("[^"\n]*"|[-\w.$]+)(?=\(| = )', text, re.M)}
    lines = with_shared_error(runtime.read("errors", "stack_limit.ll"), text).splitlines(keepends=True)
    return "".join(line for line in lines if not (line.startswith(("declare ", "@")) and _NAME.search(line)[1] in present))  # type: ignore[index]


def _placed(body: str, is_large: bool) -> tuple[str, str]:
    """The variables of a function's first block that come before the check, and its body without them."""
    if is_large:
        return "", _LIFETIME.sub("", body)
    following = _BLOCK.search(body)
    first, rest = (body[: following.start()], body[following.start() :]) if following else (body, "")
    variables = "".join(_VARIABLE.findall(first))
    numbers = {line.partition(" = ")[0].strip() for line in variables.splitlines()}
    numbers = {name for name in numbers if _NUMBERED.fullmatch(name)}

    def named(text: str) -> str:
        """Values without a name are numbered in the order in which they stand."""
        return _NUMBERED.sub(lambda number: f'%"variable {number[1]}"' if number[0] in numbers else number[0], text) if numbers else text

    return named(variables), named(_VARIABLE.sub("", first) + rest)


def _checked_arrays(body: str, words: str, count: int) -> tuple[str, int]:
    """A function's body with a check before every array of variable length; `count` numbers them."""

    def check(array: re.Match[str]) -> str:
        nonlocal count
        count += 1
        wide = f"%pad.wide.{count}"
        widen = f"  {wide} = zext {array[3]} {array[4]} to i64\n" if array[3] != "i64" else ""
        element = f"ptrtoint (ptr getelementptr ({array[2]}, ptr null, i64 1) to i64)"
        room = f"  %pad.room.{count} = mul i64 {wide if widen else array[4]}, {element}\n"
        return f"{widen}{room}  call void @pad.error.stackcheck(ptr {words}, i64 %pad.room.{count})\n{array[0]}"

    return _ARRAY.sub(check, body), count
