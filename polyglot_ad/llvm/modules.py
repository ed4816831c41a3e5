"""Reading modules of different compilers and linking them into one.

LLVM's linker takes modules that agree about target, flags and attributes; compilers do not. `normalise` removes what keeps modules
from being linked, or functions of one from being inlined into another:

* target CPU and features per function: a function for another CPU is never inlined. The product's CPU is chosen when object code is made;
* `optnone`, which clang -O0 puts on everything, and the `noinline` that goes with it;
* module flags other than the version of debug info: the linker warns when they differ, and llvmlite makes that an error;
* tentative definitions of MPI's Fortran sentinels (`MPI_IN_PLACE` is an address): they must stay the library's, not become ours.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import llvmlite.binding as llvm

from polyglot_ad.errors import CompileError
from polyglot_ad.process.regex import regex

from .jumps import number_labels
from .prepare import internalize, target_machine

_TARGET_ATTRIBUTES = regex(r' ?"(?:target-cpu|target-features|tune-cpu)"="[^"]*"')
_GROUP = regex(r"^attributes (#\d+) = \{(.*)\}$", re.M)
_FLAGS = regex(r"^!llvm\.module\.flags = !\{(.*)\}$", re.M)
_IDENT = regex(r"^!llvm\.ident = .*\n", re.M)
_SENTINEL = regex(
    r"^(@(?:mpipriv\w*|mpifcmb\w*|mpi_fortran_\w*) = )common (?:dso_local )?global (.*) zeroinitializer(, align \d+)?.*$", re.M
)
_TRIPLE = regex(r'^target triple = ".*"$', re.M)
_LAYOUT = regex(r'^target datalayout = ".*"$', re.M)
_DEFINITION = regex(r'^define (?P<prefix>[^@]*)@(?P<name>"[^"]*"|[\w.$-]+)\(', re.M)
_VARIABLE = regex(r'^@(?P<name>"[^"]*"|[\w.$-]+) = (?P<prefix>.*?)\b(?:global|constant|alias|ifunc) ', re.M)
_WEAKER = ("private", "internal", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr", "common", "extern_weak")
_NOT_STRONG = frozenset((*_WEAKER, "external", "appending"))


@dataclass(frozen=True)
class Part:
    """A module to link: bitcode, or LLVM's text, and where it came from."""

    source: str
    content: bytes | str


Verified: TypeAlias = llvm.ModuleRef
"""A module that LLVM has read and verified."""


def parse(content: bytes | str) -> Verified:
    """A verified module from bitcode or text. Errors are LLVM's own words."""
    target_machine()
    try:
        module = llvm.parse_bitcode(content) if isinstance(content, bytes) else llvm.parse_assembly(content)
        module.verify()
    except RuntimeError as error:
        raise CompileError(str(error)) from None
    return module


def text_of(content: bytes | str) -> str:
    """LLVM's text of a module. Bitcode passes through the reader, which upgrades what older versions wrote, and its local variables are
    values: of what compilers write before they optimise, half or more are slots, their loads and stores, which would all be read here."""
    # Of a module without a name LLVM prints no first line, by which `around_functions` tells its text from others'.
    return content if isinstance(content, str) else f"; ModuleID = ''\n{without_slots(parse(content))}"


def without_slots(module: Verified) -> Verified:
    """The module with local variables as values, in place."""
    passes = llvm.create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.run(module, llvm.create_pass_builder(target_machine(), llvm.create_pipeline_tuning_options(speed_level=1)))
    return module


def normalise(text: str) -> str:
    """The module without what differs between compilers and does not matter here."""
    head, bodies, tail = around_functions(text)
    groups, first, nodes = tail.partition("\n!0 = ")
    return f"{_normalised(head, text)}{bodies}{_normalised(groups, text)}{first}{nodes}"


def _normalised(part: str, text: str) -> str:
    """A part of a module's text."""
    machine = target_machine()
    part = _TRIPLE.sub(f'target triple = "{machine.triple}"', part)
    part = _LAYOUT.sub(f'target datalayout = "{machine.target_data}"', part)
    part = _GROUP.sub(_clean_group, part)
    part = _IDENT.sub("", part)
    part = _SENTINEL.sub(r"\1external global \2\3", part)
    return _FLAGS.sub(lambda match: _kept_flags(text, match[1]), part)


def _clean_group(match: re.Match[str]) -> str:
    inside = _TARGET_ATTRIBUTES.sub("", match[2])
    if re.search(r"\boptnone\b", inside):
        inside = re.sub(r"\b(?:optnone|noinline)\b ?", "", inside)
    if not inside.strip():
        inside = ' "polyglot-ad" '  # an empty group is a syntax error
    return f"attributes {match[1]} = {{{inside}}}"


def _kept_flags(text: str, references: str) -> str:
    version = re.compile(r'!\{i32 \d+, !"Debug Info Version"')
    kept = [one for one in re.findall(r"!\d+", references) if version.match(text, text.find(f"\n{one} = ") + len(f"\n{one} = "))]
    return f"!llvm.module.flags = !{{{', '.join(kept)}}}" if kept else ""


def around_functions(text: str) -> tuple[str, str, str]:
    """A module as LLVM prints it, in three: what stands before its functions, these, and what follows. Most of a text is functions, and
    need not be searched for other things. Of text that somebody else has written, all is the first part."""
    if not text.startswith("; ModuleID = "):
        return text, "", ""
    begin, end = text.find("\ndefine ") + 1, text.rfind("\n}\n") + 3
    return (text[:begin], text[begin:end], text[end:]) if 0 < begin < end else (text, "", "")


def strong_definitions(text: str) -> set[str]:
    """Names that the module defines for everyone, and that no other may define too."""
    found = set()
    for pattern in (_DEFINITION, _VARIABLE):
        for match in pattern.finditer(text):
            if not _NOT_STRONG.intersection(match["prefix"].split()[:1]):
                found.add(match["name"].strip('"'))
    return found


def link(parts: Sequence[Part]) -> str:
    """One module of all parts, as text. Functions of one may call functions of another, whatever their languages."""
    defined: dict[str, str] = {}
    texts = []
    for part in parts:
        text = number_labels(normalise(text_of(part.content)))
        for name in sorted(strong_definitions(text)) if len(parts) > 1 else ():
            if name in defined:
                raise CompileError(f"duplicate definition of {name}: in {defined[name]} and in {part.source}")
            defined[name] = part.source
        texts.append(text)
    if len(parts) == 1 and isinstance(parts[0].content, bytes):
        return texts[0]  # LLVM has read and verified it already
    first = parse(texts[0])
    for part, text in zip(parts[1:], texts[1:], strict=True):
        other = parse(text)
        try:
            first.link_in(other)
        except RuntimeError as error:
            raise CompileError(f"cannot link {part.source} with {parts[0].source}: {error}") from None
    return str(first)


def joined(parts: Iterable[tuple[Verified, Collection[str]]]) -> str:
    """One module of modules that were made for each other, as text. Of each, only the named functions can be seen from outside. The modules
    are used up."""
    whole: Verified | None = None
    for module, names in parts:
        internalize(module, names)
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    return str(whole)


def with_text(text: str, other: str) -> str:
    """The module with those functions of another one that it only declares, and what they need."""
    module, part = llvm.parse_assembly(text), llvm.parse_assembly(other)
    part.triple, part.data_layout = module.triple, module.data_layout
    internalize(part, {function.name for function in module.functions if function.is_declaration})
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(part, llvm.create_pass_builder(target_machine(0), llvm.create_pipeline_tuning_options(speed_level=0)))
    module.link_in(part)
    return str(module)


def keep_apart(text: str, chosen: Callable[[str], bool]) -> str:
    """The module with functions of the chosen names kept from being inlined."""
    module = parse(text)
    found = [function for function in module.functions if not function.is_declaration and chosen(function.name)]
    for function in found:
        function.add_function_attribute("noinline")
    return str(module) if found else text
