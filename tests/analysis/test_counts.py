"""Integers that share a word of memory with addresses, as in an enumeration that holds one or the other."""

from __future__ import annotations

from polyglot_ad.analysis.memory.counts import Counts

from .support import Analysed

ENTRY = """
define i64 @f(ptr %entry, i1 %vacant, i64 %key) {{
  %map = alloca i64
  %node = alloca i64
  %first = getelementptr i8, ptr %entry, i64 8
  br i1 %vacant, label %one, label %other
one:
  store ptr %map, ptr %entry
  store ptr %node, ptr %first
  br label %end
other:
  store ptr %node, ptr %entry
  %index = mul i64 %key, 3
  store i64 %index, ptr %first
  br label %end
end:
  %height = load i64, ptr %entry
  %place = load i64, ptr %first
  {use}
}}"""


def test_an_index_where_an_address_is_at_other_times() -> None:
    """It is counted with, and joins nothing: otherwise one scalar would lead to all that any of these words leads to."""
    f = Analysed(
        ENTRY.format(use="%e = getelementptr i64, ptr %node, i64 %place\n  %v = load i64, ptr %e\n  %r = mul i64 %height, 3\n  ret i64 %r")
    )
    assert f.kinds("place", "index", "height") == ["int", "int", "int"]


def test_an_integer_that_becomes_an_address_again() -> None:
    f = Analysed(
        ENTRY.format(
            use="%p = inttoptr i64 %place to ptr\n  %q = inttoptr i64 %height to ptr\n  store ptr %p, ptr %q\n"
            "  %r = load i64, ptr %p\n  ret i64 %r"
        )
    )
    assert f.same_place("p", "node")


def _steps(body: str) -> bool:
    f = Analysed(f"""
define void @f(ptr %p, ptr %kept) {{
  %start = load i64, ptr %p
  br label %loop
loop:
  %i = phi i64 [ %start, %0 ], [ %next, %loop ]
  {body}
  br i1 %done, label %end, label %loop
end:
  store i64 %next, ptr %kept
  ret void
}}""")
    return f["next"] in Counts(f.module).steps


def test_steps_of_one() -> None:
    assert _steps("%next = add i64 %i, -1\n  %done = icmp eq i64 %next, 0")


def test_addresses_that_go_on_byte_by_byte_are_no_counts() -> None:
    """Who looks at what is there, or at how the address is aligned, may mean an address."""
    assert not _steps("%next = add i64 %i, 1\n  %q = inttoptr i64 %next to ptr\n  %c = load i8, ptr %q\n  %done = icmp eq i8 %c, 0")
    assert not _steps("%next = add i64 %i, 1\n  %low = and i64 %next, 7\n  %done = icmp eq i64 %low, 0")
    assert not _steps("%next = add i64 %i, 8\n  %done = icmp eq i64 %next, 0")
