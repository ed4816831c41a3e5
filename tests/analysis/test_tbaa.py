"""What type-based alias metadata proves: integers, and that accesses are of different memory. Where it is silent, nothing."""

from __future__ import annotations

from polyglot_ad.analysis.memory import suspects
from polyglot_ad.analysis.tbaa import AccessTypes, apart
from polyglot_ad.ir.instructions import Instruction

from .support import Analysed

TEXT = """
define void @f(ptr %p, ptr %q, i64 %i, double %x) {{
  %n = load i32, ptr %p, !tbaa !0
  store i32 %n, ptr %q
  %m = load i32, ptr %p
  %c = load i32, ptr %p, !tbaa !8
  %e = getelementptr i8, ptr %p, i64 64
  %d = load double, ptr %e, !tbaa !4
  %s = call ptr @malloc(i64 64)
  %v = getelementptr double, ptr %s, i64 %i
  store double %x, ptr %v, !tbaa {number}
  %w = getelementptr i8, ptr %s, i64 8
  %k = load i32, ptr %w, !tbaa {count}
  %l = mul i32 %k, 3
  ret void
}}
declare ptr @malloc(i64)
!0 = !{{!1, !1, i64 0}}
!1 = !{{!"int", !2, i64 0}}
!2 = !{{!"omnipotent char", !3, i64 0}}
!3 = !{{!"Simple C/C++ TBAA"}}
!4 = !{{!5, !5, i64 0}}
!5 = !{{!"double", !2, i64 0}}
!6 = !{{!7, !1, i64 8}}
!7 = !{{!"S", !5, i64 0, !1, i64 8}}
!8 = !{{!2, !2, i64 0}}
!9 = !{{!10, !10, i64 0}}
!10 = !{{!"jtbaa_arraysize", !11, i64 0}}
!11 = !{{!"jtbaa", !12, i64 0}}
!12 = !{{!"another language"}}
"""


def analysed(number: str = "!4", count: str = "!6") -> Analysed:
    return Analysed(TEXT.format(number=number, count=count))


def test_access_types() -> None:
    f = analysed()
    types = AccessTypes(f.module)
    integer, untagged, char, double, member = (types.path(f[name]) for name in ("n", "m", "c", "d", "k"))  # type: ignore[arg-type]
    assert untagged == () and len(integer) == 3 and member == integer
    assert apart(integer, double) and apart(double, member)
    assert not apart(integer, char) and not apart(char, double) and not apart(integer, untagged)
    assert not apart(integer, integer)
    assert isinstance(f["n"], Instruction) and types.is_integer(f["n"]) and not types.is_integer(f["d"])  # type: ignore[arg-type]
    other = AccessTypes((g := analysed(count="!9")).module)
    assert not apart(other.path(g["k"]), other.path(g["d"])) and other.is_integer(g["k"])  # type: ignore[arg-type]


def test_an_integer_that_is_only_copied_is_one_when_the_language_says_so() -> None:
    f = analysed()
    assert f.kinds("n") == ["int"]


def test_suspects() -> None:
    """An unbounded index beside an integer: only types can say that it does not lead there."""
    assert not suspects(analysed().facts).pairs
    for tags in ({"number": "!8"}, {"count": "!8"}, {"count": "!9"}):
        f = analysed(**tags)
        found = suspects(f.facts).pairs
        assert len(found) == 2 and not f.same_place("v", "w")
