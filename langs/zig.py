"""Zig, by the compiler of the ziglang wheel or one on PATH: functions with `export`, which pass their arguments as C does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs import flags
from polyglot_ad.langs.base import Options, ToolchainReport
from polyglot_ad.langs.c.clang import ADVICE
from polyglot_ad.langs.running import run_compiler
from polyglot_ad.langs.toolchain import Facts, Tool, Toolchain, ask, find, ziglang
from polyglot_ad.langs.unit import LinkRequirements, Unit
from polyglot_ad.llvm.symbols import assemble, disassemble
from polyglot_ad.process.regex import regex

VERSION = "4"
"""Part of cache keys: change it when this adapter's output changes."""

# The safe modes bring a panic machinery of a thousand functions. -femit-llvm-bc is what zig has before LLVM's optimiser.
COMPILE = ("build-obj", "-O", "ReleaseFast", "-fno-strip", "-fPIC", "-mcpu", "baseline", "-fno-emit-bin")


def _describe(command: tuple[str, ...]) -> Facts:
    clang = re.search(r"clang version (\d+\.\d+\.\d+)", ask(command, "cc", "--version"))
    return Facts(f"zig {ask(command, 'version').strip()}", clang[1] if clang else "")


def find_zig() -> Toolchain:
    """POLYGLOT_AD_ZIG, the ziglang wheel, PATH."""
    wheel = ziglang()
    tool = Tool("zig", "POLYGLOT_AD_ZIG", (*([wheel] if wheel else []), "zig"), _describe, ADVICE)
    return find(tool)


@dataclass(frozen=True)
class ZigAdapter:
    language: str = "zig"
    suffixes: tuple[str, ...] = (".zig",)

    def identity(self, options: Options) -> str:
        return f"zig:{VERSION}:{find_zig().identity}:{options.text}"

    def compile(self, sources: Sequence[Path], options: Options, workspace: Path) -> list[Unit]:
        compiler = find_zig()
        user, link = flags.split(options.flags)
        link = LinkRequirements.union([link, LinkRequirements(libraries=("m",))])
        identity = self.identity(options)
        units = []
        for number, source in enumerate(sources):
            output = workspace / f"{number}.bc"
            run_compiler([*compiler.command, *COMPILE, *user, f"-femit-llvm-bc={output}", str(source)], source.parent)
            bitcode = assemble(with_origins(exported(disassemble(output.read_bytes()))))
            units.append(Unit("zig", str(source), bitcode, _files_read(source), link, identity=identity))
        return units

    def report(self) -> ToolchainReport:
        try:
            compiler = find_zig()
        except ToolchainError as error:
            return ToolchainReport("zig", missing=str(error))
        return ToolchainReport("zig", "zig", compiler.command[0], compiler.facts.version, compiler.facts.llvm)


_ALIAS = regex(r'^@(?P<alias>[\w.$]+|"[^"]+") = (?:dso_local )?alias [^@]*, ptr @(?P<target>[\w.$]+|"[^"]+")\n', re.MULTILINE)


def exported(text: str) -> str:
    """The module with its exported functions under their own names: zig has them as aliases of local ones, which block inlining. What
    has several names, since zig makes one of functions that are the same, is called by a function of each further name."""
    own: dict[str, str] = {}
    aliases = list(_ALIAS.finditer(text))
    text = _ALIAS.sub("", text)
    for alias in aliases:
        target, name = alias["target"], alias["alias"]
        if target in own:
            text = _twin(text, own[target], name)
            continue
        own[target] = name
        escaped = re.escape(target)
        text = re.sub(rf"^define (?:internal|private) ([^\n]*@){escaped}\(", rf"define \g<1>{name}(", text, flags=re.MULTILINE)
        text = re.sub(rf'@{escaped}(?![\w.$"])', f"@{name}", text)
        if sum(other["target"] == target for other in aliases) > 1:
            text = _described(text, name)
    return text


def _described(text: str, name: str) -> str:
    """With the debug information of function `name` under that name: it may be that of another name of the function."""
    subprogram = re.search(rf"^define [^\n@]*@{re.escape(name)}\([^\n]*!dbg !(\d+)", text, re.MULTILINE)
    if subprogram is None:
        return text
    plain = name.strip('"')
    names = rf'^(!{subprogram[1]} = distinct !DISubprogram\()name: "[^"]*", linkageName: "[^"]*"'
    return re.sub(names, f'\\g<1>name: "{plain}", linkageName: "{plain}"', text, flags=re.MULTILINE)


def _twin(text: str, name: str, twin: str) -> str:
    """With a function `twin` that calls the function `name`, and has its debug information under the other name."""
    head = re.search(rf"^define (?P<result>[^\n@]*)@{re.escape(name)}\((?P<parameters>[^\n]*)\)(?P<rest>[^\n]*) \{{$", text, re.MULTILINE)
    if head is None:
        return text
    free = 1 + max((int(number) for number in re.findall(r"^!(\d+) =", text, re.MULTILINE)), default=-1)
    made: list[str] = []
    rest, records, location = head["rest"], "", ""
    subprogram = re.search(r"!dbg !(\d+)", rest)
    if subprogram is not None:
        node = re.search(rf"^!{subprogram[1]} = (distinct !DISubprogram\([^\n]*)$", text, re.MULTILINE)
        assert node is not None
        plain = twin.strip('"')
        renamed = re.sub(r'name: "[^"]*", linkageName: "[^"]*"', f'name: "{plain}", linkageName: "{plain}"', node[1])
        made += [f"!{free} = {renamed}", f"!{free + 1} = !DILocation(line: 0, scope: !{free})"]
        rest = rest.replace(subprogram[0], f"!dbg !{free}")
        location = f", !dbg !{free + 1}"
        of_it = rf"^!\d+ = (!DILocalVariable\(name: \"[^\"]*\", arg: (\d+), scope: )!{subprogram[1]},([^\n]*)$"
        variables = re.finditer(of_it, text, re.MULTILINE)
        values = re.findall(r"(\S+) (?:[^,%]* )?(%\d+)(?:,|$)", head["parameters"])
        for position, variable in enumerate(variables):
            made.append(f"!{free + 2 + position} = {variable[1]}!{free},{variable[3]}")
            if int(variable[2]) <= len(values):
                type, value = values[int(variable[2]) - 1]
                records += f"    #dbg_value({type} {value}, !{free + 2 + position}, !DIExpression(), !{free + 1})\n"
    result = next((word for word in reversed(head["result"].split()) if word not in ("dso_local", "internal")), "void")
    call = f"tail call {result} @{name}({head['parameters']}){location}"
    body = f"  {call}\n  ret void{location}" if result == "void" else f"  %made = {call}\n  ret {result} %made{location}"
    function = f"define {head['result']}@{twin}({head['parameters']}){rest} {{\nEntry:\n{records}{body}\n}}\n\n"
    return text[: head.start()] + function + text[head.start() :] + "\n".join(["", *made, ""])


_FUNCTION = regex(r'^define [^@\n]*@(?P<name>"[^"\n]*"|[\w.$-]+)\([^\n]*!dbg (?P<scope>!\d+)', re.MULTILINE)
_SCOPE = regex(r"^(?P<scope>!\d+) = distinct !DISubprogram\([^\n]*?\bfile: (?P<file>!\d+)", re.MULTILINE)
_FILE = regex(r'^(?P<file>!\d+) = !DIFile\(filename: "std/[^"]*", directory: "[^"]*/lib"', re.MULTILINE)
_SYMBOL = regex(r'@("[^"\n]*"|[\w.$-]+)')


def with_origins(text: str) -> str:
    """The module where functions of the standard library have names that begin with `zig.std.`: by itself, a name only says that there is
    a file `math.zig`. Where functions come from, debug information says."""
    files = {match["file"] for match in _FILE.finditer(text)}
    scopes = {match["scope"] for match in _SCOPE.finditer(text) if match["file"] in files}
    names: dict[str, str] = {}
    for match in _FUNCTION.finditer(text):
        plain = match["name"].strip('"')
        if match["scope"] in scopes:
            names[plain] = f"zig.std.{plain}"
        elif plain.startswith("zig.std."):
            names[plain] = f"own.{plain}"

    def new(match: re.Match[str]) -> str:
        name = names.get(match[1].strip('"'))
        return match[0] if name is None else f'@"{name}"'

    return _SYMBOL.sub(new, text)


_IMPORT = regex(r'@(?:import|embedFile)\("([^"]+)"\)')


def _files_read(source: Path) -> tuple[str, ...]:
    """The source and the files it imports by path."""
    found: dict[Path, None] = {}
    waiting = [source]
    while waiting:
        path = waiting.pop()
        if path in found or not path.is_file():
            continue
        found[path] = None
        if path.suffix == ".zig":
            waiting += [(path.parent / name).resolve() for name in _IMPORT.findall(path.read_text(errors="replace"))]
    return tuple(str(path) for path in found)


ZIG = ZigAdapter()
