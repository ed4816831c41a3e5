"""Seeds run in batches, each in a process of its own, so that a crash is a result like any other.

A program that fails is shrunk by deleting statements as long as it fails in the same way.
"""

from __future__ import annotations

import faulthandler
import gc
import multiprocessing
import os
import re
import subprocess
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection

import numpy as np

from polyglot_ad.errors import CompileError, DifferentiationError, NativeError, SignatureError

from . import driver
from . import public as interface
from .batch import Batch, Case, Mode, Raised, RefusedLater
from .check import DOUBLE, SINGLE, Finding, Wild, examine
from .languages import LANGUAGES
from .openmp.batch import ParallelBatch
from .points import case_of, is_exact
from .space import parts
from .tree import DIALECTS, ProgramText

_MODES = (
    (Mode("forward"), Mode("reverse")),
    (Mode("forward"), Mode("reverse", 1, False)),
    (Mode("forward"), Mode("split")),
    (Mode("forward", 2), Mode("reverse", 2)),
    (Mode("forward", 1, False), Mode("reverse", 1, False)),
    (Mode("forward"), Mode("split", 1, True, True)),
    (Mode("forward", 2, False), Mode("reverse", 2, False)),
    (Mode("forward", 2, False), Mode("split", 2, False)),
    (Mode("forward", 3), Mode("reverse", 3)),
    (Mode("forward", 2), Mode("split", 2, False, True)),
    (Mode("forward", 1, False), Mode("reverse", 4, False)),
)
_SECOND = 5
"""Every fifth program is differentiated twice: forward over reverse, against differences of gradients."""
_POINTS = 2
_CALL_TIMEOUT = 30.0
"""Seconds that the calls of one program may take, on a machine that is busy with other things."""
_TEAMS_TIMEOUT = 60.0
"""The same in teams of more threads than there are processors."""


_LATER = "at-run-time"
GOOD = ("ok", "wild", "refused", "untyped")


@dataclass(frozen=True)
class Result:
    """What became of one program: `kind` is "ok", "wild", "refused", "wrong", "internal" (an exception that is no refusal), "invalid" (LLVM
    rejects the module), "crash", "timeout", "untyped" (Julia cannot
    infer its types), or "rejected" (by its compiler). Programs with the same `signature` fail alike."""

    seed: int
    kind: str
    signature: str = ""
    text: str = ""

    @property
    def bad(self) -> bool:
        return self.kind not in GOOD


Task = tuple[Mode, bool]
"""A derivative, or (True) the forward derivative of it."""
_FORWARD = Mode("forward")


def tasks_of(seed: int, language: str = "c") -> list[Task]:
    modes: tuple[Mode, ...] = _MODES[seed % len(_MODES)]
    language = "c" if language in DIALECTS else language
    if language not in ("c", "openmp"):
        # The guard is around whole derivatives.
        modes = tuple(replace(mode, mode="reverse", kept=False) if mode.mode == "split" else mode for mode in modes)
    second = [
        (mode, True)
        for mode in modes
        if mode.mode == "reverse" and mode.width == 1 and seed % _SECOND == 0 and (language != "openmp" or seed % 15 == 0)
    ]
    return [*((mode, False) for mode in modes), *second]


def run_programs(programs: Sequence[ProgramText], timeout: float = 120.0, level: int = 3, public: bool = False) -> list[Result]:
    """The results of programs, which are compiled together; those that a crash or a hang hides are run again, without the culprit.
    `public`: one by one through the interface that users have, instead (public.py)."""
    done: dict[int, Result] = {}
    waiting = list(programs)
    while waiting:
        results, culprit, how = _in_process(waiting, timeout, level, public)
        done.update({r.seed: r for r in results})
        rest = [p for p in waiting if p.seed not in done]
        if not rest:
            break
        if culprit is not None:
            seed, _, stage = culprit.partition(" ")
            done[int(seed)] = Result(int(seed), how, f"{how} {stage.split('.')[0]}", stage)
        elif len(waiting) == 1:
            done[rest[0].seed] = Result(rest[0].seed, how, f"{how} while compiling", "while compiling")
        else:
            # The compiler itself fell: find out on which.
            for program in rest:
                done.update({r.seed: r for r in run_programs([program], timeout, level, public)})
        waiting = [p for p in waiting if p.seed not in done]
    return [done[p.seed] for p in programs]


def _in_process(programs: list[ProgramText], timeout: float, level: int, public: bool) -> tuple[list[Result], str | None, str]:
    """(results, "seed stage" that was running when the process ended early, how it ended)."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(programs, theirs, level, public))
    process.start()
    theirs.close()
    results: list[Result] = []
    current: str | None = None
    calls = _TEAMS_TIMEOUT if LANGUAGES[programs[0].language].teams else _CALL_TIMEOUT
    how = "crash"
    patience = timeout
    while True:
        try:
            if not ours.poll(patience):
                how = "timeout"
                process.kill()
                break
            message = ours.recv()
        except EOFError:
            break
        if isinstance(message, Result):
            results.append(message)
            current = None
        else:
            current = message or None
            patience = calls if " call " in message else timeout
    process.join()
    return results, current, how


def _work(programs: list[ProgramText], to: Connection, level: int, public: bool) -> None:
    with tempfile.TemporaryDirectory(prefix="polyglot_ad-fuzz-") as folder:
        os.environ["POLYGLOT_AD_CACHE_DIR"] = folder
        gc.disable()  # The process ends soon.
        faulthandler.disable()  # A crash is a result, not news for whoever called us.
        os.environ.update(OMP_WAIT_POLICY="passive", OMP_MAX_ACTIVE_LEVELS="2")
        if public:
            _examine_publicly(programs, to.send)
        elif programs[0].language == "driver":
            _examine_driven(programs, to.send, level)
        else:
            _examine_all(programs, to.send, level)
        to.close()


def _examine_driven(programs: list[ProgramText], tell: Callable[[str | Result], None], level: int) -> None:
    for program in programs:
        tell(f"{program.seed} driver")
        try:
            kind, text = driver.examine(program, level)
            codes = " ".join(sorted(set(re.findall(r"PAD-E\d+", text)))) if kind == "refused" else text.partition(":")[0]
            tell(Result(program.seed, kind, codes, text))
        except subprocess.TimeoutExpired:
            tell(Result(program.seed, "timeout", "timeout driver", ""))
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1].name
            tell(Result(program.seed, "internal", f"{type(error).__name__} in {where}", "".join(traceback.format_exception(error)[-4:])))


def _examine_publicly(programs: list[ProgramText], tell: Callable[[str | Result], None]) -> None:
    for program in programs:
        tell(f"{program.seed} publicly")
        try:
            findings = interface.compare(interface.loaded(program), program, is_exact(program))
            tell(Result(program.seed, "wrong" if findings else "ok", " ".join(findings[:1]).partition(":")[0], "; ".join(findings)))
        except DifferentiationError as error:
            kind = "internal" if error.code == "PAD-E900" else "refused"
            tell(Result(program.seed, kind, error.code, f"{error.code} {error.location}: {error.construct}"))
        except (CompileError, SignatureError) as error:
            tell(Result(program.seed, "untyped" if program.language == "julia" else "rejected", "rejected", str(error)))
        except NativeError as error:
            tell(Result(program.seed, "wild", "", str(error)))
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1].name
            tell(Result(program.seed, "internal", f"{type(error).__name__} in {where}", "".join(traceback.format_exception(error)[-4:])))


def _examine_all(programs: list[ProgramText], tell: Callable[[str | Result], None], level: int) -> None:
    """Tells results as they come, and what is about to be done: "seed stage", "" when nothing is that could crash."""
    language = LANGUAGES[programs[0].language]
    try:
        kind = ParallelBatch if language.teams else Batch
        batch = kind(language.header + "".join(p.render() for p in programs), language.flags, language.compiled_as)
    except (CompileError, SignatureError) as error:
        _examine_rest(programs, error, tell, level)
        return
    batch.expect([batch.flattened(case_of(p)).function for p in programs])
    sound: list[tuple[ProgramText, list[Task], list[str]]] = []
    for program in programs:
        made: list[Task] = []
        refusals: list[str] = []
        failed = _derive(batch, program, made, refusals, tell)
        if failed is None:
            sound.append((program, made, refusals))
        else:
            batch.forget(batch.flattened(case_of(program)))
            tell(failed)
    tell("")
    batch.load([batch.flattened(case_of(p)).function for p, _, _ in sound], level)
    for program, made, refusals in sound:
        try:
            tell(_examine(batch, program, made, refusals, tell))
        except Raised as raised:
            tell(Result(program.seed, "raised", "raised", str(raised)))


def _examine_rest(programs: list[ProgramText], error: Exception, tell: Callable[[str | Result], None], level: int) -> None:
    """What becomes of programs that do not compile together."""
    # Julia names the function that it cannot infer.
    untyped = {int(seed) for seed in re.findall(r"\bf_(\d+)\(::", str(error))} & {p.seed for p in programs}
    if untyped:
        for seed in sorted(untyped):
            tell(Result(seed, "untyped", "untyped", str(error)))
        rest = [p for p in programs if p.seed not in untyped]
        if rest:
            _examine_all(rest, tell, level)
    elif len(programs) > 1:
        for program in programs:
            _examine_all([program], tell, level)
    else:
        tell(Result(programs[0].seed, "rejected", "rejected", str(error)))


def _derive(
    batch: Batch, program: ProgramText, made: list[Task], refusals: list[str], tell: Callable[[str | Result], None]
) -> Result | None:
    """Make a program's derivatives; the result when that fails."""
    case = batch.flattened(case_of(program))
    for mode, second in tasks_of(program.seed, program.language):
        tell(f"{program.seed} derive {mode}{' twice' if second else ''}")
        try:
            if second and (mode, False) not in made:
                continue
            asked, by = (batch.nested(case, mode), _FORWARD) if second else (case, mode)
            batch.derive(asked, by)
            batch.accepted(asked, by)
            made.append((mode, second))
        except DifferentiationError as error:
            refusals.append(f"{error.code} {error.location}{' twice' if second else ''}: {error.construct}")
            if error.code == "PAD-E900":
                return Result(program.seed, "internal", error.code, str(error))
        except CompileError as error:
            return Result(program.seed, "invalid", "invalid " + _pattern(str(error)), f"{mode}: {error}")
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{type(error).__name__} in {last.name}"
            return Result(program.seed, "internal", where, f"{mode}: {''.join(traceback.format_exception(error)[-4:])}")
    return None


def _examine(batch: Batch, program: ProgramText, made: list[Task], refusals: list[str], say: Callable[[str | Result], None]) -> Result:
    exact = is_exact(program)
    precision = DOUBLE if exact else SINGLE
    modes = [mode for mode, second in made if not second]
    wild = 0
    for point in range(_POINTS):
        case: Case = batch.flattened(case_of(program, point))
        say(f"{program.seed} call primal")
        try:
            batch.primal(case, case.values)
        except Raised:  # An index made from a NaN, say.
            wild += 1
            continue
        say(f"{program.seed} call {' '.join(map(str, modes))}")
        try:
            findings = _in_teams(batch, case, modes, program) if isinstance(batch, ParallelBatch) else []
            findings += [] if findings else examine(batch, case, modes, program.seed, precision, differences=exact)
            for mode in (mode for mode, second in made if second and not findings):
                say(f"{program.seed} call {mode} twice")
                found = examine(batch, batch.nested(case, mode), [_FORWARD], program.seed, precision, differences=exact)
                findings += [replace(f, mode=f"twice {f.mode}") for f in found]
        except Wild:
            wild += 1
            continue
        except RefusedLater:
            refusals.append(f"{_LATER} point {point}")
            continue
        if findings:
            first = findings[0]
            return Result(program.seed, "wrong", f"{first.kind} {first.mode}", "; ".join(map(str, findings[:4])))
    if refusals:
        return Result(program.seed, "refused", " ".join(sorted({r.split(" ")[0] for r in refusals})), "; ".join(refusals))
    return Result(program.seed, "wild" if wild == _POINTS else "ok")


def _in_teams(batch: ParallelBatch, case: Case, modes: Sequence[Mode], program: ProgramText) -> list[Finding]:
    """The comparison with one thread comes later; here are those with more, and of the parallel program with itself."""
    findings: list[Finding] = []
    expected = batch.primal(case, case.values)
    for team in reversed(LANGUAGES[program.language].teams):
        batch.run_in(team)
        for _ in range(2 if team > 1 else 0):
            got = batch.parallel_primal(case, case.values)
            same = [np.allclose(parts([a]), parts([b]), 1e-11, 1e-11) for a, b in zip(expected.values, got.values, strict=True)]
            if not all(same) or not np.allclose(expected.results, got.results, 1e-11, 1e-11, equal_nan=True):
                return [Finding("unsound", "primal", f"the parallel program itself differs with {team} threads")]
            findings += examine(batch, case, modes, program.seed, DOUBLE)
            if findings:
                return [replace(f, text=f"{f.text} ({team} threads)") for f in findings]
    return []


def _pattern(message: str) -> str:
    line = next((x for x in message.splitlines() if x.strip()), "")
    return " ".join(word for word in line.split() if not any(c in word for c in "%@0123456789"))[:60]


def run_seeds(
    seeds: Sequence[int], per_batch: int = 12, level: int = 3, language: str = "c", public: bool = False
) -> list[Result]:  # fmt: skip
    generate = LANGUAGES[language].generate
    results: list[Result] = []
    for start in range(0, len(seeds), per_batch):
        results += run_programs([generate(seed) for seed in seeds[start : start + per_batch]], level=level, public=public)
    # LLVM's fast instruction selection names registers that instructions cannot: what matters is code that is optimised.
    return [
        run_programs([generate(r.seed)], level=1, public=public)[0] if r.kind == "crash" and level == 0 and " call " in f" {r.text}" else r
        for r in results
    ]


def shrink(program: ProgramText, result: Result, seconds: float = 90.0, public: bool = False, level: int = 3) -> tuple[ProgramText, Result]:
    """A smaller program that fails alike."""
    until = time.monotonic() + seconds
    improved = True
    while improved and time.monotonic() < until:
        improved = False
        for candidate in program.smaller():
            if time.monotonic() > until:
                break
            found = run_programs([candidate], timeout=20.0, level=level, public=public)[0]
            if found.bad and found.signature.split(" ")[0] == result.signature.split(" ")[0] and found.kind == result.kind:
                program, result, improved = candidate, found, True
                break
    return program, result


def describe(program: ProgramText, result: Result) -> str:
    """The program's text, with what is needed to run it again."""
    language = LANGUAGES[program.language]
    constant = f" constant: {', '.join(sorted(program.constant))}" if program.constant else ""
    tasks = ", ".join(f"{mode}{' twice' if second else ''}" for mode, second in tasks_of(program.seed, program.language))
    lines = [f"seed {result.seed}: {result.kind}, {result.signature}", *(f"  {line}" for line in result.text.splitlines()[:30])]
    lines += [f"arguments: {', '.join(program.parameters)}{constant}; derivatives: {tasks}"]
    values = case_of(program).values
    lines += [f"  {name} = {value!r}".replace("\n", "") for name, value in zip(program.parameters, values, strict=True)]
    return "".join(f"{language.comment} {line}\n" for line in lines) + language.header + program.render()
