"""The test matrix. Sessions run in the environment that nox itself runs in (./dev makes it), so nothing is installed twice.

A language whose toolchain is missing is skipped with the reason, unless POLYGLOT_AD_REQUIRE names it (c,c++,rust,fortran,julia,mpi): then
it is an error. Each session leaves its result in build/matrix; `report` prints them as a table. `matrix` runs all sessions, several at a
time, so that no processor is idle while the last test of a session runs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nox

ROOT = Path(__file__).parent
RESULTS = ROOT / "build" / "matrix"
LANGUAGES = {"c": "c", "cpp": "c++", "rust": "rust", "fortran": "fortran", "julia": "julia", "zig": "zig"}
ELSEWHERE = ("langs", "programs", "parallel", "races", "mpi", "gpu", "examples", "docs", "benchmarks")
"""Folders of tests/ that have sessions of their own; `core` takes all others."""

nox.options.default_venv_backend = "none"
nox.options.stop_on_first_error = False
nox.options.sessions = ["matrix", "report"]
ORDER = (
    "lint",
    "core",
    "julia",
    "mpi",
    "parallel",
    "cpp",
    "rust",
    "fortran",
    "races",
    "types",
    "blas",
    "c",
    "gpu",
    "examples",
    "mixed",
    "docs",
    "zig",
)
"""The sessions of the matrix: the style of the checkout as it is, then the longest first."""
assert set(LANGUAGES) < set(ORDER), "a language whose tests nobody runs"
PROCESSORS = min(len(os.sched_getaffinity(0)), 4)
WORKERS = "POLYGLOT_AD_TEST_WORKERS"
"""The variable of the environment that says how many tests of a session run at a time."""
PYTHON = sys.executable
SHARE = "1/10"
"""Of the programs, in a run of the whole matrix that does not say otherwise (tools/share.py)."""


def turn() -> int:
    """The number of a run: commits that follow each other hold different shares; without a history, days do."""
    counted = subprocess.run(["git", "rev-list", "--count", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    return int(counted) if counted.isdigit() else int(time.time() // 86_400)


def record(name: str, **facts: object) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"{name}.json").write_text(json.dumps({"session": name, **facts}))


def check(session: nox.Session, *commands: list[str]) -> None:
    """A session that is one check: it passes or fails as a whole."""
    record(session.name, failed=1)
    for command in commands:
        session.run(*command, external=True)
    record(session.name, passed=1)


def tests(session: nox.Session, paths: list[Path], **facts: object) -> None:
    present = [str(path.relative_to(ROOT)) for path in paths if path.is_file() or any(path.rglob("test_*.py"))]
    if not present:
        record(session.name, skipped=1, reason="no tests", **facts)
        session.skip("there are no tests")
    result = RESULTS / f"{session.name}.xml"
    result.unlink(missing_ok=True)
    record(session.name, junit=result.name, **facts)
    # Most of a test is a compiler's time, also where threads are tested: as many at once as there are processors, up to four.
    workers = f"--numprocesses={os.environ.get(WORKERS, PROCESSORS)}"
    options = ["-q", workers, "--dist=worksteal", f"--junitxml={result}", *session.posargs]
    # Tests start many processes: whatever the surroundings say, each finds the bytecode of the others.
    kept = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(RESULTS / "bytecode")}
    crash = RESULTS / f"{session.name}.crash"
    crash.unlink(missing_ok=True)
    kept["POLYGLOT_AD_TEST_CRASHES"] = str(crash)
    session.run(PYTHON, "-m", "pytest", *options, *present, external=True, env=kept)


def toolchain(session: nox.Session, *languages: str) -> dict[str, str]:
    """What is there for these languages; ends the session when something is not."""
    sys.path.insert(0, str(ROOT / "tools"))
    import matrix

    required = {name.strip() for name in os.environ.get("POLYGLOT_AD_REQUIRE", "").split(",")}
    for language in languages:
        reason = matrix.missing(language)
        if reason:
            must = language in required
            record(session.name, language=language, reason=reason, **{"failed" if must else "skipped": 1})
            if must:
                session.error(f"{language} is required: {reason}")
            session.skip(reason.splitlines()[0])
    return matrix.describe(languages[0]) if len(languages) == 1 else {"language": "all"}


@nox.session
def lint(session: nox.Session) -> None:
    """Style of the Python sources."""
    check(session, [PYTHON, "-m", "ruff", "check", "."], [PYTHON, "-m", "ruff", "format", "--check", "."])


@nox.session
def types(session: nox.Session) -> None:
    """mypy --strict over the package."""
    os.environ["PYTHON"] = PYTHON
    check(session, [str(ROOT / "tools" / "mypy")])


@nox.session
def core(session: nox.Session) -> None:
    """Everything that is not about one language: IR, analyses, rules, engine, signatures, bindings, API."""
    folders = [path for path in sorted((ROOT / "tests").iterdir()) if path.is_dir() and path.name not in ELSEWHERE]
    claimed = {folder for name in LANGUAGES for folder in _folders(name)} | {ROOT / "tests" / "programs" / "blas"}
    claimed |= {ROOT / "tests" / place / "mixed" for place in ("langs", "programs")}
    rest = [path for place in ("langs", "programs") for path in sorted((ROOT / "tests" / place).iterdir()) if path not in claimed]
    common = [path for path in rest if path.is_dir() or path.match("test_*.py")]
    tests(session, [*folders, *common], **toolchain(session, "c"))


def _folders(name: str) -> list[Path]:
    """Where the tests of a language are."""
    return [ROOT / "tests" / "langs" / name, ROOT / "tests" / "langs" / f"{name}_runtime", ROOT / "tests" / "programs" / name]


def _language(name: str, language: str) -> None:
    @nox.session(name=name)
    def run(session: nox.Session) -> None:
        tests(session, _folders(name), **toolchain(session, language))

    run.__doc__ = f"The {language} adapter, and programs in {language} through the public interface."


for _name, _language_name in LANGUAGES.items():
    _language(_name, _language_name)


@nox.session
def mixed(session: nox.Session) -> None:
    """Programs in several languages."""
    tests(
        session, [ROOT / "tests" / "langs" / "mixed", ROOT / "tests" / "programs" / "mixed"], **toolchain(session, "c", "rust", "fortran")
    )


@nox.session
def blas(session: nox.Session) -> None:
    """Calls of BLAS and LAPACK."""
    tests(session, [ROOT / "tests" / "programs" / "blas"], **toolchain(session, "c"))


@nox.session
def parallel(session: nox.Session) -> None:
    """Programs with OpenMP."""
    tests(session, [ROOT / "tests" / "parallel"], **toolchain(session, "c", "fortran"))


@nox.session
def races(session: nox.Session) -> None:
    """Gradients of programs with OpenMP under ThreadSanitizer."""
    tests(session, [ROOT / "tests" / "races"], **toolchain(session, "c", "fortran"))


@nox.session
def mpi(session: nox.Session) -> None:
    """Programs with MPI, on 1 to 7 ranks of MPICH, and a smaller set of them with Open MPI (tools/install_mpi puts both there)."""
    tests(session, [ROOT / "tests" / "mpi"], **toolchain(session, "c"))


@nox.session
def gpu(session: nox.Session) -> None:
    """Kernels of CUDA and HIP, on the CPU."""
    tests(session, [ROOT / "tests" / "gpu"], **toolchain(session, "cuda"))


@nox.session
def examples(session: nox.Session) -> None:
    """The examples run, and say what they should."""
    tests(session, [ROOT / "tests" / "examples"])


@nox.session
def docs(session: nox.Session) -> None:
    """Links and code blocks of the documentation."""
    tests(session, [ROOT / "tests" / "docs"])


@nox.session
def matrix(session: nox.Session) -> None:
    """All sessions, as many at a time as there are processors, each with one test at a time; of the programs a share, another one in each
    run (all of them with POLYGLOT_AD_SHARE=all, or in a session by itself)."""
    printing = threading.Lock()

    def say(text: str) -> None:
        with printing:
            print(text, end="", flush=True)

    held, number = os.environ.get("POLYGLOT_AD_SHARE", SHARE), os.environ.get("POLYGLOT_AD_TURN", str(turn()))
    say(f"of the programs {held}, run number {number} (POLYGLOT_AD_SHARE=all: all of them)\n")

    def run(name: str) -> bool:
        command = [PYTHON, "-m", "nox", "--session", name, "--", *session.posargs]
        environment = {**os.environ, "POLYGLOT_AD_SHARE": held, "POLYGLOT_AD_TURN": number, WORKERS: "1"}
        say(f"{name}: started\n")
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode and not (RESULTS / f"{name}.json").exists():
            record(name, failed=1)
        say(done.stdout)
        return done.returncode == 0

    with ThreadPoolExecutor(PROCESSORS) as lanes:
        passed = dict(zip(ORDER, lanes.map(run, ORDER), strict=True))
    if not all(passed.values()):
        session.error(f"failed: {', '.join(name for name in passed if not passed[name])}")


@nox.session
def bench(session: nox.Session) -> None:
    """Measured ratios; not part of the default matrix."""
    for path in sorted((ROOT / "tests" / "benchmarks").glob("bench_*.py")):
        session.run(PYTHON, str(path), *session.posargs, external=True)


@nox.session
def report(session: nox.Session) -> None:
    """The table: language, toolchain, LLVM version, result."""
    session.run(PYTHON, str(ROOT / "tools" / "matrix.py"), external=True)
