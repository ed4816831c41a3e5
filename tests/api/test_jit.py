"""Without a linker, object code is loaded by LLVM itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs import linker


@pytest.fixture
def no_linker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    def link_shared(*_: Any) -> None:
        raise pad.ToolchainError("no linker")

    monkeypatch.setattr(linker, "link_shared", link_shared)
    monkeypatch.setenv("POLYGLOT_AD_CACHE_DIR", str(tmp_path))
    return tmp_path


def test_functions_and_gradients_run_without_a_linker(no_linker: Path) -> None:
    lib = pad.compile(
        """
        #include <math.h>
        double norm(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return sqrt(s) + sin(x[0]); }
        """,
        "c",
    )
    x = np.array([3.0, 4.0])
    assert lib.norm(x, 2) == 5.0 + np.sin(3.0)
    np.testing.assert_allclose(pad.grad(lib.norm)(x, 2), x / 5 + [np.cos(3.0), 0])
    assert list((no_linker / "libraries").glob("*.o"))
    assert not list((no_linker / "libraries").glob("*.so"))


def test_errors_of_native_code_arrive_without_thread_local_storage(no_linker: Path) -> None:
    lib = (
        pad.compile("function pick(x::Vector{Float64}, i::Int)\n  return x[i] * x[1]\nend", "julia")
        if has("julia")
        else pytest.skip("no julia")
    )
    x = np.array([3.0, 4.0])
    assert lib.pick(x, 2) == 12.0
    np.testing.assert_allclose(pad.grad(lib.pick)(x, 2), [4, 3])
    for call in (lib.pick, pad.grad(lib.pick)):
        with pytest.raises(pad.NativeError, match="BoundsError"):
            call(x, 3)


def test_thread_local_variables_need_a_linker(no_linker: Path) -> None:
    lib = pad.compile("static _Thread_local double last; double f(double x) { double y = last; last = x; return x * y; }", "c")
    with pytest.raises(pad.ToolchainError, match="thread-local"):
        lib.f(1.0)


def test_derivatives_that_share_addresses_need_a_linker(no_linker: Path) -> None:
    """The program itself does not, though its functions may need much of the stack, which nothing checks here."""
    source = Path(__file__).parent.parent / "programs" / "c" / "kept_callbacks.c"
    # A program of its own: products are loaded once per process, and these are none that other tests can use.
    lib = pad.compile(f"{source.read_text()}double of_this_test(double x) {{ return x; }}\n", "c")
    lib.choose(1)
    assert lib.called(2.0) == 9.0
    with pytest.raises(pad.NativeError, match=r"exit\(3\)"):
        lib.called(-1.0)
    law = lib.make_law(5.0)
    assert lib.law_called(law, 2.0) == 40.0
    for gradient, arguments in ((pad.grad(lib.called), (2.0,)), (pad.grad(lib.law_called, argnums=1), (law, 2.0))):
        with pytest.raises(pad.ToolchainError, match="need a linker"):
            gradient(*arguments)
    lib.free_law(law)


def has(language: str) -> bool:
    from polyglot_ad.langs.registry import adapter

    return not adapter(language).report().missing
