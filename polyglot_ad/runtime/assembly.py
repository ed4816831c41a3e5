"""From the compiler's text to what is kept of it: no target, no metadata, no promises that hold for the compiler's own optimiser."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from .libraries import Library

Texts = Mapping[tuple[str, str], str]
"""By name of the source and variant, what the compiler says."""

OTHERWISE = "pad-otherwise"
"""Marks calls of Fortran's library for what a body leaves out. A derivative does not follow them: it raises where it gets to one."""

_METADATA = r", !(?:llvm\.loop|srcloc|prof|tbaa|tbaa\.struct|noalias|alias\.scope|range|noundef) !\d+"
_PROMISES = (
    r" local_unnamed_addr| unnamed_addr| dso_local| nocapture| noundef| nonnull| nofree| readonly| writeonly| readnone| immarg"
    r"| captures\([^)]*\)| range\([^)]*\)| dead_on_(?:unwind|return)(?:\(\d+\))?| initializes\(\(.*?\)\)| nocreateundeforpoison"
)
"""About functions and their arguments: other versions of LLVM do not know them all, and only an optimiser wants them."""
_BODY = re.compile(r"^RUNTIME\([^,]+, (?P<name>\w+), (?P<parameters>.*?)\) \{", re.M | re.S)
_OF_TARGET = '"(?:target-cpu|target-features|tune-cpu|stack-protector-buffer-size|no-trapping-math|min-legal-vector-width)"="[^"]*" ?'


def kept(library: Library, source: Path, variant: str, texts: Texts) -> str:
    """The text of the file that is made of a source in a variant."""
    text = re.sub(r'^((?:[^";\n]|"[^"\n]*")*?) *;.*$', r"\1", texts[source.name, variant], flags=re.M)
    text = re.sub(r"^.*@llvm\.experimental\.noalias\.scope\.decl\(.*\n", "", text, flags=re.M)
    text = re.sub(_METADATA, "", text)
    text = _KINDS[library.name](text, source, variant, texts)
    return f"; Made from {source.name}.\n" + re.sub(r"\n{2,}", "\n\n", text).strip() + "\n"


def bare(text: str) -> str:
    """Without attributes, metadata and promises."""
    text = re.sub(r"^(?:source_filename|target \w+|attributes #\d+|!\S+) ?=.*\n", "", text, flags=re.M)
    return re.sub(rf"(?:{_PROMISES}| #\d+)(?=[ \n,)])", "", text)


def _throwing(text: str, source: Path, variant: str, texts: Texts) -> str:
    """Bodies of library functions that call the program's, which may throw."""
    return _with_attributes(text, source, variant, texts, '"plain"')


def _with_attributes(text: str, source: Path, variant: str, texts: Texts, empty: str = "nounwind") -> str:
    """Bodies of library functions, which keep what the compiler found out about them. `empty`: what an empty group says."""
    text = re.sub(r"^(?:source_filename|target \w+|!llvm\.(?:ident|module\.flags|errno\.tbaa)|!\d+) ?=.*\n", "", text, flags=re.M)
    text = re.sub(_OF_TARGET, "", text)
    text = re.sub(r'"no-builtin-\w+" ?', "", text)
    text = re.sub(r"^define (?:dso_local )?(?=.*@pad\.)", "define linkonce_odr hidden ", text, flags=re.M)
    text = re.sub(r"^(attributes #\d+ = )\{ *\}", rf"\1{{ {empty} }}", text, flags=re.M)
    left_out = r"^(.*call \w+ @_FortranA(?!ReportFatalUserError|RandomNumber|Trim|Repeat|Adjust)\w+\(.*\))((?: #\d+)?)$"
    text = re.sub(left_out, rf'\1 "{OTHERWISE}"\2', text, flags=re.M)
    return "\n".join([*taken(source), "", text])


def taken(source: Path) -> list[str]:
    """Of each body, how many arguments the library's function has and which of them are descriptors whose facts follow."""
    lines = []
    for match in _BODY.finditer(source.read_text(encoding="utf-8")):
        written = [parameter.strip() for parameter in match["parameters"].split(",")]
        names = [re.split(r"[ *]", parameter)[-1] for parameter in written if not parameter.startswith("FACTS(")]
        told = [names.index(parameter[6:-1]) for parameter in written if parameter.startswith("FACTS(")]
        lines.append(f"; {match['name']}: {len(names)} arguments, facts of {' '.join(map(str, told)) or 'none'}")
    return lines


def _julia(text: str, source: Path, variant: str, texts: Texts) -> str:
    """Functions that modules share, and whose names a program's text is read with."""
    words_of = {number: words.split() for number, words in re.findall(r"^attributes (#\d+) = \{(.*)\}", text, re.M)}

    def kept_words(group: str) -> str:
        return "".join(
            f" {word}" for word in words_of[group] if re.match(r"(?:noreturn|nounwind|noinline|alwaysinline|allocsize\(.*)$", word)
        )

    def said(match: re.Match[str]) -> str:
        return f"{match[1]}{kept_words(match[2])}"

    text = re.sub(r"^((?:define|declare) .*) (#\d+)(?= \{$|$)", said, text, flags=re.M)
    text = re.sub(r"^.*@llvm\.lifetime\..*\n", "", text, flags=re.M)
    text = bare(re.sub(r"^%struct\.\w+ = .*\n", "", text, flags=re.M))
    text = re.sub(r"^define (?!weak )", "define linkonce_odr ", text, flags=re.M)
    text = re.sub(r"^define weak ", "define weak_odr ", text, flags=re.M)
    text = re.sub(r"^(@pad\.[\w.]+ = )(?=(?:global|constant) )", r"\1linkonce_odr ", text, flags=re.M)
    text = text.replace("@.str", f"@pad.gc.text.{source.stem}")
    # What C has no word for: calls whose results nobody uses may go.
    allocates = r'\1 nonnull \2 allockind("alloc,zeroed") "alloc-family"="pad.gc"'
    return re.sub(r"^(define .*) (ptr @pad\.gc\.alloc\(.*)(?= \{$)", allocates, text, flags=re.M)


def _numba(text: str, source: Path, variant: str, texts: Texts) -> str:
    text = re.sub(r"^declare (.*)$", r"declare \1 nounwind", bare(text), flags=re.M)
    text = re.sub(r"^define (.*) \{$", r"define linkonce_odr \1 alwaysinline nounwind {", text, flags=re.M)
    text = re.sub(r"^(define .*@numba_rnd_.*) alwaysinline", r"\1 noinline", text, flags=re.M)  # long, and called for every number
    text = re.sub(r"@(\w+_state)\b(?!\()", r"@pad.numba.\1", text)
    return text.replace("@gc_alloc(", "@pad.gc.alloc(").replace("@one", "@pad.numba.one")


def _blas(text: str, source: Path, variant: str, texts: Texts) -> str:
    text = re.sub(r"^declare (.*)$", r"declare \1 nounwind", bare(text), flags=re.M)
    text = re.sub(r"^define (.*) \{$", r"define linkonce_odr hidden \1 alwaysinline nounwind {", text, flags=re.M)
    text = re.sub(r"@pad_(la|blas)_([sdcz])_(\w+)", r"@pad.\1.FAMILY.\2.\3", text)
    for name in re.findall(r"^define [^@\n]*@(\w+)\(", text, flags=re.M):
        text = re.sub(rf"@{name}\b", f"@pad.la.FAMILY.{variant}.{name}", text)
    if source.name == "common.c":
        return text
    # What common.h defines stands in the files made from common.c.
    for name in re.findall(r"^define [^@\n]*@(\w+)\(", texts["common.c", variant], flags=re.M):
        name = name.removeprefix(f"pad_la_{variant}_")
        text = re.sub(rf"^define [^@\n]*@pad\.la\.FAMILY\.{variant}\.{name}\(.*?^\}}\n", "", text, flags=re.M | re.S)
    return text


def _fftw(text: str, source: Path, variant: str, texts: Texts) -> str:
    """What the program calls is inlined, so that each plan is about its own memory; plans from outside the program are not followed."""
    text = re.sub(r"^.*@llvm\.lifetime\..*\n", "", bare(text), flags=re.M)
    inlined = " alwaysinline" if source.name == "interface.c" else ""
    text = (
        re.sub(r"^(call|.*call) (void @fftwf?_(?:execute\w*|destroy_plan)\(.*\))$", rf'\1 \2 "{OTHERWISE}"', text, flags=re.M)
        if inlined
        else text
    )
    text = re.sub(r"^(@pad\.[\w.]+ = )(?=global )", r"\1linkonce_odr hidden ", text, flags=re.M)
    return re.sub(r"^define (.*) \{$", rf"define \1{inlined} nounwind {{", text, flags=re.M)


_SUMS_STATE = """@pad.sums.empty = internal constant [2 x %struct.Page] zeroinitializer, align 16
@pad.sums.none = internal constant %struct.Sums { %struct.Page zeroinitializer, ptr @pad.sums.empty, i64 63, MORE }, align 128
@pad.sums.alone = internal constant %struct.Sums { %struct.Page zeroinitializer, ptr @pad.sums.empty, i64 63, MORE }, align 128
@pad.sums.table = internal thread_local global ptr @pad.sums.none, align 8

"""


def _sums(text: str, source: Path, variant: str, texts: Texts) -> str:
    types = dict(re.findall(r"^(%struct\.\w+) = type (.*)$", text, flags=re.M))
    text = re.sub(r"^(?:@\S+|%struct\.\w+) ?=.*\n", "", text, flags=re.M)
    own = set(re.findall(r"^define (?:internal )?(?:fastcc )?[^@\n]*@(\w+)\(", text, flags=re.M))
    address = r"tail call align \d+ ptr @llvm\.threadlocal\.address\.p0\(ptr align \d+ (@\w+)\)"
    text = bare(re.sub(address, r"getelementptr i8, ptr \1, i64 0", re.sub(r" nonnull", "", text)))
    text = re.sub(r"^declare .*@llvm\.threadlocal\.address.*\n", "", text, flags=re.M)
    text = re.sub(r"(?: dereferenceable\(\d+\)| noalias)(?=[ \n,)])", "", text)
    text = re.sub(r"((?:call|define) [^@\n]*?)\bptr align \d+ ", r"\1ptr ", text)
    text = re.sub(r"(@llvm\.mem\w+[\w.]*\()([^\n]*\))", lambda m: m[1] + re.sub(r" align \d+", "", m[2]), text)
    text = re.sub(r"^declare (.*)$", r"declare \1 nounwind", text, flags=re.M)
    text = re.sub(r"^define (?:internal )?(.*) \{$", r"define internal \1 nounwind noinline {", text, flags=re.M)
    text = re.sub(r"^(define [^@\n]*@pad_sums_remembering_.*) noinline \{$", r"\1 alwaysinline {", text, flags=re.M)
    for name in sorted(own, key=len, reverse=True):
        text = re.sub(rf"@{name}\b", f"@pad.sums.{name.removeprefix('pad_sums_')}", text)
    text = re.sub(r"@pad_sums_(\w+)", r"@pad.sums.\1", _SUMS_STATE.replace("MORE", _zeros(types["%struct.Sums"])) + text)
    for _ in types:
        text = re.sub(r"%struct\.\w+", lambda m: types[m[0]], text)
    return text


def _zeros(type: str) -> str:
    """What follows the first three members of a structure."""
    return ", ".join(f"{member} zeroinitializer" for member in re.findall(r"%[\w.]+|\[.*?\]|\w+", type)[3:])


def _checkpoints(text: str, source: Path, variant: str, texts: Texts) -> str:
    types = dict(re.findall(r"^(%struct\.\w+) = type (.*)$", text, flags=re.M))
    state = "@pad_checkpoint_thread = internal thread_local global %struct.Thread zeroinitializer, align 8"
    text = re.sub(r"^@pad_checkpoint_bytes = .*$", "@pad_checkpoint_bytes = internal global i64 0, align 8", text, flags=re.M)
    text = re.sub(r"^@pad_checkpoint_thread = .*$", state, re.sub(r"^%struct\.\w+ ?=.*\n", "", text, flags=re.M), flags=re.M)
    address = r"(?:tail )?call(?: align \d+)? ptr @llvm\.threadlocal\.address\.p0\(ptr(?: align \d+)? (@\w+)\)"
    text = bare(re.sub(address, r"getelementptr i8, ptr \1, i64 0", re.sub(r" nonnull", "", text)))
    text = re.sub(r"^declare .*@llvm\.threadlocal\.address.*\n", "", text, flags=re.M)
    text = re.sub(r"(?: dereferenceable\(\d+\)| noalias| returned)(?=[ \n,)])", "", text)
    text = re.sub(r"((?:call|define) [^@\n]*?)\bptr align \d+ ", r"\1ptr ", text)
    text = re.sub(r"(@llvm\.mem\w+[\w.]*\()([^\n]*\))", lambda m: m[1] + re.sub(r" align \d+", "", m[2]), text)
    text = re.sub(r"^declare (.*)$", r"declare \1 nounwind", text, flags=re.M)
    text = text.replace("@pad_refuse(ptr) nounwind", "@pad_refuse(ptr) noreturn").replace("@pad_refuse", "@pad.raise.refusal")
    text = re.sub(r"^define (?:internal )?(.*) \{$", r"define internal \1 noinline {", text, flags=re.M)
    text = re.sub(r"@\.str(?:\.(\d+))?", lambda m: f"@pad.checkpoint.text.{m[1] or 0}", text)
    text = re.sub(r"@pad_checkpoint_(\w+)", r"@pad.checkpoint.\1", text)
    for name in sorted(re.findall(r"^define internal [^@\n]*@(\w+)\(", text, flags=re.M), key=len, reverse=True):
        text = re.sub(rf"@{name}\b", f"@pad.checkpoint.own.{name}", text)
    for _ in types:
        text = re.sub(r"%struct\.\w+", lambda m: types[m[0]], text)
    return text


def _sparsity(text: str, source: Path, variant: str, texts: Texts) -> str:
    return bare(text)


def _mpi(text: str, source: Path, variant: str, texts: Texts) -> str:
    text = bare(text)
    if source.name not in ("folds.c", "again.c"):
        return text
    # It becomes code of the program.
    text = re.sub(r"^.*@llvm\.lifetime\..*\n", "", text, flags=re.M)
    types = dict(re.findall(r"^(%struct\.\w+) = type (.*)$", text, flags=re.M))
    text = re.sub(r"^%struct\..*\n", "", text, flags=re.M)
    text = re.sub(r"external global %struct\.\w+", "external global i8", text)
    text = re.sub(r"%struct\.\w+", lambda m: types.get(m[0], m[0]), text)
    return re.sub(r"^define ([^\n]*) \{$", r"define internal \1 alwaysinline {", text, flags=re.M)


def _fortran_mpi(text: str, source: Path, variant: str, texts: Texts) -> str:
    inlined = {number for number, words in re.findall(r"^attributes (#\d+) = \{(.*)\}", text, re.M) if "alwaysinline" in words}

    def said(match: re.Match[str]) -> str:
        always = match[2] in inlined or "@pad_later_" in match[1]
        return f"{match[1]} {'alwaysinline' if always else 'noinline'} {{"

    return bare(re.sub(r"^(define .*) (#\d+) \{$", said, text, flags=re.M))


def _named(text: str, source: Path, variant: str, texts: Texts) -> str:
    """Functions named as the engine names them, which become the module's own; those with a C name are found from outside."""
    words_of = {number: words.split() for number, words in re.findall(r"^attributes (#\d+) = \{(.*)\}", text, re.M)}

    def kept_words(group: str) -> str:
        # What is marked to be small stays as the C compiler made it.
        words = {"noreturn": "", "cold": "", "noinline": "", "alwaysinline": "", "minsize": " optnone"}
        return "".join(to or f" {word}" for word, to in words.items() if word in words_of[group])

    def said(match: re.Match[str]) -> str:
        # C has no function that all modules share and that goes where nobody calls it.
        head = match[1].replace("weak hidden ", "linkonce_odr hidden ", 1)
        own = "internal " if "@pad." in head and not head.startswith(("internal ", "linkonce_odr ")) else ""
        return f"define {own}{head} nounwind{kept_words(match[2])} {{"

    text = re.sub(r"^(declare .*) (#\d+)$", lambda m: f"{m[1]}{kept_words(m[2])}", text, flags=re.M)
    types = dict(re.findall(r"^(%struct\.\w+) = type (.*)$", text, flags=re.M))
    text = re.sub(r"^%struct\.\w+ = .*\n", "", re.sub(r"^define (.*) (#\d+) \{$", said, text, flags=re.M), flags=re.M)
    text = re.sub(r"^.*@llvm\.lifetime\..*\n", "", text, flags=re.M)
    # The table of what is held has addresses, and yet nobody learns them from it.
    text = bare(_without_thread_address(text).replace(" captures(none)", " uncaptured")).replace(" uncaptured", " captures(none)")
    text = re.sub(r"^(@pad\.[\w.]+ = )(?=(?:thread_local )?(?:global|constant) )", r"\1internal ", text, flags=re.M)
    for _ in types:
        text = re.sub(r"%struct\.\w+", lambda m: types[m[0]], text)
    return re.sub(r"^declare ([^@\n]*@(?!llvm\.).*)$", r"declare \1 nounwind", text, flags=re.M)


def _without_thread_address(text: str) -> str:
    """A variable of a thread stands for its address, as the engine has it."""
    text = re.sub(r"^declare .*@llvm\.threadlocal\.address.*\n", "", re.sub(r" nonnull", "", text), flags=re.M)
    address = r"(?:tail )?call(?: align \d+)? ptr @llvm\.threadlocal\.address\.p0\(ptr(?: align \d+)? (@[\w.]+)\)"
    return re.sub(address, r"getelementptr i8, ptr \1, i64 0", text)


_KINDS: dict[str, Callable[[str, Path, str, Texts], str]] = {
    "c_runtime": _throwing,
    "fortran_runtime": _with_attributes,
    "fftw": _fftw,
    "julia": _julia,
    "numba": _numba,
    "blas": _blas,
    "sums": _sums,
    "checkpoints": _checkpoints,
    "memory": _named,
    "threads": _named,
    "errors": _named,
    "device": _named,
    "unwinding": _named,
    "sparsity": _sparsity,
    "mpi": _mpi,
    "fortran_mpi": _fortran_mpi,
}
