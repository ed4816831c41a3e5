"""Libraries and functions as objects: names, documentation, IR, what cannot be called, several sources, errors of compilers."""

from __future__ import annotations

import threading
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad


def test_names_and_documentation(lib: pad.Library) -> None:
    assert "weighted" in lib
    assert lib["weighted"] is lib.weighted
    assert "weighted" in dir(lib)
    assert list(lib)[:2] == ["square", "wave"]
    assert lib.weighted.__name__ == "weighted"
    assert (lib.weighted.__doc__ or "").startswith(
        "weighted(x: contiguous float64 array, w: contiguous float64 array, n: int32) -> float64"
    )
    assert "writes: x" in (lib.scale.__doc__ or "")
    assert repr(lib.square) == "<c function square(x: float64) -> float64>"
    assert "grad" in repr(pad.grad(lib.square))
    with pytest.raises(AttributeError, match="no function 'nothing'"):
        _ = lib.nothing
    with pytest.raises(KeyError, match="no function 'nothing'"):
        _ = lib["nothing"]
    assert not hasattr(lib, "__wrapped__")


NAMESPACES = """
namespace outer { namespace inner { double f(double x) { return x * x; } } double g(double x) { return 2 * x; }
                  double g(int k) { return k; } struct Box { static double h(double x) { return 5 * x; } }; }
double g(double x) { return 3 * x; }
double use(double x) { return outer::Box::h(x); }
"""


def test_namespaces_are_attributes(tmp_path: Path) -> None:
    source = tmp_path / "k.cpp"
    source.write_text(NAMESPACES)
    lib = pad.load(source)
    assert (lib.outer.inner.f(3.0), lib.g(1.0), lib.outer.Box.h(2.0), lib.outer["inner::f"](3.0)) == (9, 3, 10, 9)
    assert pad.grad(lib.outer.inner.f)(3.0) == 6
    assert {"outer", "g", "use"} <= {*dir(lib)} and {"inner", "Box"} <= {*dir(lib.outer)}
    assert repr(lib.outer.inner) == "<outer::inner: f>"
    with pytest.raises(AttributeError, match="g is ambiguous"):
        _ = lib.outer.g
    with pytest.raises(AttributeError, match="has no 'innr'; did you mean 'inner'"):
        _ = lib.outer.innr


def test_ir_is_shown(lib: pad.Library) -> None:
    assert "fmul double" in lib.square.ir()
    assert "fmul double" in lib.square.ir(optimised=False)
    assert "define" in lib.outer.ir(optimised=False)
    assert lib.outer.ir(optimised=False).count("call ") > lib.outer.ir().count("call ")


def test_native_calls_write_in_place(lib: pad.Library) -> None:
    x = np.array([1.0, 2.0])
    assert lib.scale(x, 2.0, y=np.array([3.0, 4.0]), n=2) is None
    assert x.tolist() == [6.0, 16.0]
    assert lib.count(4) == 5
    assert lib.cube(1j) == -1j


def test_functions_that_cannot_be_called_say_why() -> None:
    text = "union u { double d; int i; }; double apply(union u f, double x) { return f.d * x; } double ok(double x) { return x; }"
    lib = pad.compile(text, "c")
    assert lib.ok(2.0) == 2.0
    for use in (lambda: lib.apply(None, 1.0), lambda: pad.grad(lib.apply, argnums=1), lambda: pad.vjp(lib.apply, 1.0)):
        with pytest.raises(pad.SignatureError, match=r"apply cannot be called from Python: .*f"):
            use()


def test_the_compilers_own_words() -> None:
    with pytest.raises(pad.CompileError, match=r"undeclared.*y"):
        pad.compile("double f(double x) { return x * y; }", "c")
    with pytest.raises(pad.CompileError, match="nothing_defines_this"):
        pad.compile("double nothing_defines_this(double); double f(double x) { return nothing_defines_this(x); }", "c").f(1.0)


def test_two_sources_are_one_program(tmp_path: Path) -> None:
    (tmp_path / "inner.c").write_text("double inner(double x) { return x * x * x; } static double hidden(double x) { return x; }")
    (tmp_path / "outer.c").write_text("double inner(double); double outer(double x) { return 2 * inner(x); }")
    lib = pad.load([tmp_path / "inner.c", tmp_path / "outer.c"])
    assert pad.grad(lib.outer)(2.0) == 24.0
    (tmp_path / "again.c").write_text("double inner(double x) { return x; }")
    with pytest.raises(pad.CompileError, match=r"duplicate definition of inner: in .*inner\.c and in .*again\.c"):
        pad.load([tmp_path / "inner.c", tmp_path / "again.c"])
    with pytest.raises(FileNotFoundError):
        pad.load(tmp_path / "missing.c")
    with pytest.raises(pad.ArgumentError, match="tells no language"):
        pad.load(__file__)


def test_flags_change_the_program(tmp_path: Path) -> None:
    (tmp_path / "power.c").write_text("double f(double x) { double y = 1; for (int i = 0; i < N; i++) y *= x; return y; }")
    assert pad.grad(pad.load(tmp_path / "power.c", flags=["-DN=2"]).f)(3.0) == 6.0
    assert pad.grad(pad.load(tmp_path / "power.c", flags={"c": "-DN=3"}).f)(3.0) == 27.0


def test_first_calls_from_several_threads(tmp_path: Path) -> None:
    lib = pad.compile("double threads(double x) { return x * x * x * x; }", "c")
    gradient = pad.grad(lib.threads)
    found: list[float] = []
    threads = [threading.Thread(target=lambda: found.append(gradient(2.0) + lib.threads(1.0))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [33.0] * 6


BARE = """
define double @total(ptr %x, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %wide = zext nneg i32 %i to i64
  %p = getelementptr double, ptr %x, i64 %wide
  %v = load double, ptr %p
  %w = fmul double %v, %v
  %t = fadd double %s, %w
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %r = phi double [ 0.0, %entry ], [ %t, %loop ]
  ret double %r
}
"""


def test_declarations_stand_in_for_debug_info() -> None:
    x = np.array([1.0, 2.0, 3.0])
    with pytest.raises(pad.SignatureError, match="declare the function"):
        pad.compile(BARE, "llvm").total(x, 3)
    lib = pad.compile(BARE, "llvm", declarations="double total(const double x[n], int n);")
    assert lib.total(x, n=3) == 14.0
    np.testing.assert_allclose(pad.grad(lib.total)(x, 3), 2 * x)
    with pytest.raises(pad.ArgumentError, match="n = 4"):
        lib.total(x, 4)
    with pytest.raises(pad.ArgumentError, match="uses 4 elements"):
        pad.compile(BARE, "llvm", declarations="double total(const double *x, int n);").total(x, 4)
    for wrong, message in (
        ("double total(double x);", "takes ptr"),
        ("double other(double x);", "no function `other`"),
        ("double total(", "no C declaration"),
    ):
        with pytest.raises(pad.SignatureError, match=message):
            pad.compile(BARE, "llvm", declarations=wrong)
    with pytest.raises(pad.ArgumentError, match="intents belong to declarations"):
        pad.compile(BARE, "llvm", intents={"x": "in"})


def test_native_calls_release_the_gil() -> None:
    lib = pad.compile(
        """
        static int go;
        int wait(void) { while (!__atomic_load_n(&go, __ATOMIC_ACQUIRE)); return 7; }
        void release(void) { __atomic_store_n(&go, 1, __ATOMIC_RELEASE); }
        """,
        "c",
    )
    found: list[int] = []
    lib.release.program.primal_library()
    thread = threading.Thread(target=lambda: found.append(lib.wait()), daemon=True)
    thread.start()
    lib.release()
    thread.join(timeout=60)
    assert found == [7]


def test_records_pass_by_the_names_of_their_fields() -> None:
    lib = pad.compile("struct p { double x, y; }; double f(struct p a) { return a.x - 2 * a.y; }", language="c")
    swapped = np.array([(2.0, 1.0)], [("y", "f8"), ("x", "f8")])[0]
    assert lib.f(swapped) == -3.0 == lib.f({"y": 2.0, "x": 1.0})


def test_sequences_of_integers_become_arrays_of_any_integer_type() -> None:
    lib = pad.compile(
        """
        double small(const unsigned char *b, const double *x, int n) {
            double s = 0;
            for (int i = 0; i < n; i++) s += b[i] * x[i];
            return s;
        }
        """,
        "c",
    )
    assert lib.small([1, 2, 255], [1.0, 1.0, 2.0], 3) == 513.0
    np.testing.assert_array_equal(pad.grad(lib.small, np.int64(1))((1, 2, 255), np.ones(3), 3), [1, 2, 255])
    for wrong in ([-1], [256], [1.0]):
        with pytest.raises(pad.ArgumentError, match="uint8"):
            lib.small(wrong, np.ones(1), 1)


def test_sources_and_flags_of_the_wrong_type() -> None:
    text: object
    for text in (None, b"double f(double x) { return x; }", 3):
        with pytest.raises(pad.ArgumentError, match="text of a program"):
            pad.compile(text, "c")  # type: ignore[arg-type]
    with pytest.raises(pad.ArgumentError, match="language"):
        pad.compile("double f(double x) { return x; }", None)  # type: ignore[arg-type]
    for wrong in (None, 3, [None]):
        with pytest.raises(pad.ArgumentError, match="path"):
            pad.load(wrong)  # type: ignore[arg-type]
    with pytest.raises(pad.ArgumentError, match="flags"):
        pad.compile("double f(double x) { return x; }", "c", flags=3)  # type: ignore[arg-type]
