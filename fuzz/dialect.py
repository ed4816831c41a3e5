"""What a language says differently: the words that `portable` puts programs together from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Idiom:
    """Statements of one language, as a template. In `text`, `{e}` is a bounded expression, `{e1}` a smaller one, `{o}` one without `inner`,
    `{l}` a leaf, `{c}` a condition, `{i}` and `{j}` indices within 0..7, `{k}` a number within 1..4, `{x}` an array that may be written,
    `{y}` another array, `{t}` a scalar that may be written, `{h}` a helper real(real, real), `{s}` the seed; `{a}`, `{b}`, `{d}` are fresh
    names. `reals` and `arrays` are the names it leaves in scope, `declares` what the function declares at its top, `times` how often its
    body runs, `inner` reals in scope in its expressions only."""

    text: str
    reals: str = ""
    arrays: str = ""
    declares: tuple[str, ...] = ()
    times: int = 8
    inner: str = ""


@dataclass(frozen=True)
class Dialect:
    name: str
    unary: tuple[str, ...]
    binary: tuple[str, ...]
    tamed: tuple[str, ...]
    idioms: tuple[Idiom, ...]
    number: str
    element: str
    of_int: str
    """A real from an integer."""
    to_index: str
    """An integer within 0..7 from a real."""
    modulo: str
    choose: str
    both: str
    either: str
    unequal: str
    declare: str
    declare_int: str
    array: str
    """A local array of eight zeros."""
    heap: str
    """The same, allocated."""
    declares: tuple[str, str, str, str]
    """What the top of the function says of a real, an integer, an array, an allocated array; "" where nothing."""
    assign: str
    if_: tuple[str, str, str]
    """Head, else, end."""
    for_: tuple[str, str]
    """Head from `{0}` = `{1}` below `{2}`, end."""
    down: str
    """Head from `{1}` - 1 down to 0."""
    while_: tuple[str, str]
    leave: str
    break_: str
    continue_: str
    cases: tuple[str, str, str, str]
    """First head of a switch on `{0}` (case 0), heads of further cases `{1}`, default, end."""
    array_argument: str
    """A writable local array as an argument."""
    read_argument: str
    bind: str = ""
    """Arguments are bound to names first, where borrowing asks for it: a declaration of `{0}` as `{1}`."""
    boxes: tuple[str, ...] = ()
    """Words of idioms whose expressions may only use what is never assigned again: closures, where those would keep it in a box."""
