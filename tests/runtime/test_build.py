"""The run-time library is built from its sources: once, anew when they change, and never in an installed package."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from polyglot_ad import runtime
from polyglot_ad.rules.blas import bodies
from polyglot_ad.runtime import build, compiler, libraries
from polyglot_ad.runtime.libraries import LIBRARIES

ROOT = Path(__file__).parents[2]
FILES = [(library, name) for library in LIBRARIES for name in runtime.names(library, "*.ll")]


@pytest.mark.parametrize(("library", "name"), FILES, ids=str)
def test_what_is_built_is_a_module_of_no_target(library: str, name: str) -> None:
    text = runtime.read(library, name)
    if library == "blas":  # files refer to each other
        *_, type, _ = name.split(".")
        text = bodies.text_of("cblas", type, re.findall(r"^define [^@]*@pad\.la\.FAMILY\.\w\.(\w+)\(", text, flags=re.M))
    module = llvm.parse_assembly(text)
    module.verify()
    assert not module.triple and "target-cpu" not in text and "target-features" not in text
    assert any(not function.is_declaration for function in module.functions)


@pytest.mark.parametrize(("library", "name"), [one for one in FILES if one[0] in ("memory", "threads", "errors", "unwinding")], ids=str)
def test_what_goes_into_programs_has_names_that_no_program_has(library: str, name: str) -> None:
    names = re.findall(r"^(?:define [^@\n]*|(?=@(?!\S+ = extern)))@\"?([^\s\"(=]+)", runtime.read(library, name), flags=re.M)
    assert names and all(one.startswith(("pad.", "pad_")) for one in names), names


def test_what_runs_seldom_is_not_optimised_again() -> None:
    words = dict(re.findall(r"^define [^@\n]*@(pad\.\S+)\(.*\)(.*) \{$", runtime.read("memory", "large.ll"), flags=re.M))
    left = {name for name, said in words.items() if "optnone" in said}
    assert left == {"pad.large.allocate", "pad.large.grow", "pad.large.keep", "pad.large.put"}
    assert all("noinline" in words[name] for name in left), "LLVM wants both"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Sources of one part, to be changed."""
    sources = LIBRARIES["c_runtime"].sources
    shutil.copytree(ROOT / sources, tmp_path / sources)
    return tmp_path


def test_a_part_is_built_when_its_sources_have_changed(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part, built = LIBRARIES["c_runtime"], checkout / "built"
    folder = build.fresh(part, checkout, built)
    assert (folder / "sort.ll").read_text() == runtime.read("c_runtime", "sort.ll")
    with monkeypatch.context() as patch:
        patch.setattr(compiler, "run", lambda *given: pytest.fail("it is current"))
        build.fresh(part, checkout, built)
    source = checkout / part.sources / "search.c"
    source.write_text(source.read_text() + "\nint added(void) { return 7; }\n")
    (checkout / part.sources / "sort.c").unlink()
    build.fresh(part, checkout, built)
    assert "@added(" in (folder / "search.ll").read_text() and not (folder / "sort.ll").exists()


def test_what_the_compiler_refuses_is_said_and_what_was_there_stays(checkout: Path) -> None:
    part, built = LIBRARIES["c_runtime"], checkout / "built"
    folder = build.fresh(part, checkout, built)
    source = checkout / part.sources / "search.c"
    source.write_text("int wrong(void) { return nothing; }\n")
    with pytest.raises(compiler.CompilerError, match=r"search\.c:1:.*nothing"):
        build.fresh(part, checkout, built)
    assert "@bsearch(" in (folder / "sort.ll").read_text()
    assert not [path.name for path in built.iterdir() if path.name not in ("c_runtime", ".lock")]


def test_an_installed_package_does_not_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime, "checkout", lambda: None)
    monkeypatch.setattr(build, "fresh", lambda *given: pytest.fail("it has what it needs"))
    runtime.folder.cache_clear()
    try:
        assert runtime.folder("blas") == runtime.FOLDER / "blas"
    finally:
        runtime.folder.cache_clear()


def test_both_compilers_make_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wheel's clang, and the system's of the same version."""
    if compiler._zig() is None or shutil.which(f"clang-{compiler.MAJOR}") is None:
        pytest.skip("there are not both: the ziglang wheel and a clang on PATH")
    found = {}
    for name in ("wheel", "system"):
        with monkeypatch.context() as patch:
            if name == "system":
                patch.setattr(compiler, "_zig", lambda: None)
            compiler.command.cache_clear()
            found[name] = build.made(LIBRARIES["sums"], ROOT), compiler.command()[0]
    compiler.command.cache_clear()
    assert found["wheel"][1] != found["system"][1]
    assert found["wheel"][0] == found["system"][0]


def test_an_installed_package_is_no_checkout() -> None:
    assert libraries.checkout() in (None, ROOT)


def test_building_needs_nothing_that_is_installed() -> None:
    """setup.py builds before anything is there: the folders of the sources, and Python's own library."""
    inside = {"polyglot_ad": "polyglot_ad", "polyglot_ad.langs": "langs", "polyglot_ad.bindings": "bindings"}
    code = f"""
import sys
from types import ModuleType
for name, folder in {inside}.items():
    sys.modules[name] = ModuleType(name)
    sys.modules[name].__path__ = [{str(ROOT)!r} + "/" + folder]
import polyglot_ad.runtime.build, polyglot_ad.runtime.written
"""
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)
