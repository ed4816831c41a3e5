"""Gradients under a race detector: compiled with ThreadSanitizer, on an OpenMP runtime that tells it (through Archer) of forks, barriers,
locks and tasks. The detector sees an access that nothing orders even if the threads never met at it.
"""

from __future__ import annotations

import functools
import os
import re
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import llvmlite.binding as llvm

import polyglot_ad as pad
from polyglot_ad.bindings.flat import FlatList
from polyglot_ad.export.header import prototype
from polyglot_ad.llvm.codegen import strip_debug_info
from polyglot_ad.llvm.prepare import internalize, run_pipeline
from polyglot_ad.programs.levels import Level

LLVM = Path("/usr/lib/llvm-22")
ARCHER = LLVM / "lib" / "libarcher.so"
SIZE = 23
CLANG = (str(LLVM / "bin" / "clang"), "-fsanitize=thread", "-O1", "-fPIC", "-Wno-override-module")
_MAIN = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
{prototypes}
int main(int count, char **words) {{
    static double x[{size}], shadow[{size}], results[16];
    int n = {size};
    (void)n;
    for (int i = 0; i < {size}; i++)
        x[i] = sin(1.7 * i) + 0.1;
{calls}
    return 2;
}}
"""
_CALL = """
    if (!strcmp(words[1], "{name}")) {{
        for (int k = 0; k < (count > 2 ? atoi(words[2]) : 8); k++) {{
            memset(shadow, 0, sizeof shadow);
            if ({name}({arguments}))
                return 3;
        }}
        for (int i = 0; i < {size}; i++)
            printf("%.17g\\n", shadow[i]);
        return 0;
    }}
"""


@functools.cache
def missing() -> str:
    """Why races cannot be looked for here, or ""."""
    if not ARCHER.exists():
        return f"{ARCHER} is not there (package libomp-22-dev)"
    with tempfile.TemporaryDirectory() as folder:
        try:
            outcome = execute(build_source("int main(void) { return 0; }", Path(folder) / "probe"))
        except subprocess.CalledProcessError as error:
            return f"ThreadSanitizer does not link (package libclang-rt-22-dev): {error.stderr.splitlines()[-1]}"
    return f"ThreadSanitizer does not run on this kernel: {outcome.stderr.strip()}" if outcome.returncode else ""


def build_source(text: str, target: Path) -> Path:
    """A program of C compiled for the detector."""
    source = target.with_suffix(".c")
    source.write_text(text)
    subprocess.run([*CLANG, str(source), "-o", str(target)], check=True, capture_output=True, text=True)
    return target


def execute(program: Path, *words: str, threads: int = 4) -> subprocess.CompletedProcess[str]:
    """Run it under the detector."""
    environment = {
        **os.environ,
        "OMP_NUM_THREADS": str(threads),
        "OMP_TOOL_LIBRARIES": str(ARCHER),
        # Code of the runtime itself is not instrumented; Archer says what it does.
        "TSAN_OPTIONS": "exitcode=0 ignore_noninstrumented_modules=1",
    }
    return subprocess.run([str(program), *words], env=environment, capture_output=True, text=True, timeout=300, check=False)


_OF_THE_RUNTIME = re.compile(r"Location is heap block .* allocated by .*\n\s+#0 .*\n\s+#1 .*libomp\.so")


def races(outcome: subprocess.CompletedProcess[str]) -> list[str]:
    """What the detector reported, but for the descriptors of tasks, which the runtime uses again for other tasks without telling it."""
    reports = re.findall(r"^WARNING: ThreadSanitizer: .*?^SUMMARY:", outcome.stderr, re.M | re.S)
    return [report for report in reports if not _OF_THE_RUNTIME.search(report)]


@dataclass(frozen=True)
class Watched:
    """A program in which each gradient of a library can be run by its name."""

    program: Path
    refused: dict[str, str]
    """Functions that have no gradient, and why."""


def build(library: pad.Library, names: list[str], folder: Path, broken: Callable[[str], str] = str) -> Watched:
    """Reverse-mode gradients of functions of (x, n) or (x, n, threads), instrumented. `broken` changes the text of their code."""
    objects, prototypes, calls, refused = [], [], [], {}
    for name in names:
        function = library[name]
        symbol = f"gradient_{re.sub(r'[^A-Za-z0-9_]', '_', name)}"
        try:
            code, flat = function.program.export(function.signature, (Level("reverse", (0,)),))
        except pad.DifferentiationError as error:
            refused[name] = str(error)
            continue
        text = code.text.replace(code.exports[0], symbol)
        objects.append(_compiled(_instrumented(broken(text), symbol), folder / f"{symbol}.ll"))
        prototypes.append(prototype(symbol, "", function.signature, flat, ""))
        calls.append(_CALL.format(name=symbol, arguments=", ".join(_arguments(flat)), size=SIZE))
    state = library[names[0]].program.state()
    if state is not None:
        objects.append(_compiled(state.text, folder / "state.ll"))
    text = _MAIN.format(prototypes="\n".join(prototypes), calls="".join(calls), size=SIZE)
    link = library[names[0]].program.link
    needed = [*link.objects, *(f"-L{one}" for one in link.search), *(f"-l{one}" for one in link.libraries)]
    needed += [f"-Wl,-rpath,{one}" for one in link.rpaths]
    main = folder / "main.c"
    main.write_text(text)
    program = folder / "gradients"
    command = [*CLANG, str(main), *map(str, objects), *needed, "-lm", "-lstdc++", "-o", str(program)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return Watched(program, refused)


def _arguments(flat: FlatList) -> list[str]:
    """The point x, its shadow, the number of elements in whatever way it is passed, the number of threads if it is passed, a cotangent of
    one."""
    arguments = []
    for place in flat.arguments:
        if place.type == "ptr":
            shadow = place.label[0] == "shadow"
            arguments.append("shadow" if shadow else "x")
        elif place.type == "double":
            arguments.append("1.0")
        else:
            arguments.append("4" if place.label[:2] == ("argument", 2) else "n")
    return [*arguments, "results"]


def _instrumented(text: str, symbol: str) -> str:
    """The module, optimised, its functions marked for the detector."""
    module = llvm.parse_assembly(strip_debug_info(text))
    internalize(module, [symbol])
    run_pipeline(module, level=2, vectorise=False, host=False)
    for function in module.functions:
        if not function.is_declaration:
            function.add_function_attribute("sanitize_thread")
    return str(module)


def _compiled(text: str, source: Path) -> Path:
    source.write_text(text)
    target = source.with_suffix(".o")
    subprocess.run([*CLANG, "-c", str(source), "-o", str(target)], check=True, capture_output=True, text=True)
    return target
