"""Every body says what it takes, and what is known of descriptors is found."""

from __future__ import annotations

import re

from polyglot_ad.langs import compile_text
from polyglot_ad.langs.fortran import runtime as fortran_runtime
from polyglot_ad.langs.fortran.runtime import derived, facts
from polyglot_ad.langs.fortran.runtime.facts import Facts


def test_every_body_says_what_it_takes():
    for name, body in fortran_runtime.bodies().items():
        assert name == f"_FortranA{body.name}"
        assert len(body.parameters) == body.count + 5 * len(body.descriptors), name


# ruff: noqa: E501 (LLVM's lines are long)
FUNCTION = """
define void @f(ptr %0) {
  %2 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %5 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 0, i8 0, [2 x [3 x i64]] undef }, i64 %n, 7, 0, 1
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %5, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %3, ptr %2, i32 72, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr %4, ptr %0, i32 48, i1 false)
  call void @_FortranAx(ptr %3, ptr %4)
  ret void
}
"""


def told(text):
    found = {}

    def replaced(name, arguments, of):
        for argument in facts.arguments(arguments):
            word = argument.split()[-1]
            found[word] = of(word)

    facts.Unit(text, {}).with_calls(text, replaced)
    return found


def test_facts_are_traced_through_copies():
    assert told(FUNCTION) == {"%3": Facts(2, 28, 0, 8), "%4": Facts(rank=1)}


def test_facts_that_differ_are_not_known():
    other = "  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr null, i64 4, i32 20240719, i8 2, i8 27, i8 0, i8 0, [2 x [3 x i64]] undef }, ptr %2\n"
    text = FUNCTION.replace("  call void @llvm.memcpy.p0.p0.i32(ptr %3", other + "  call void @llvm.memcpy.p0.p0.i32(ptr %3")
    assert told(text)["%3"] == Facts(rank=2, attribute=0)


TYPES = """
module m
  type inner
    real(8), allocatable :: w(:,:)
    character(5) :: label = 'abc'
  end type
  type outer
    type(inner) :: parts(2,3)
    real(4) :: v(3,0:4) = 1.5
    integer, pointer :: p(:) => null()
    character(:), allocatable :: name
  end type
  type, extends(inner) :: finalized
  contains
    final :: done
  end type
contains
  subroutine done(x)
    type(finalized) :: x
  end subroutine
  subroutine s(a)
    type(outer), intent(out) :: a
  end subroutine
end module
"""


def test_types_are_read(needs, monkeypatch, text):
    needs("fortran")
    monkeypatch.setattr(fortran_runtime, "supply", lambda bitcode, extended: bitcode)
    constants = dict(re.findall(r"^@(\w+) = (.*)$", text(compile_text(TYPES, "fortran")), re.M))
    types = derived.Types(constants).by_name
    finalized = types["_QMmEXdtXfinalized"]
    assert finalized.finalized and finalized.extends and (finalized.final, finalized.final_element) == ("_QMmPdone", "")
    inner, outer = types["_QMmEXdtXinner"], types["_QMmEXdtXouter"]
    assert [(c.genre, c.rank, c.offset, c.type, c.element) for c in inner.components] == [
        (derived.ALLOCATABLE, 2, 0, 28, 8),
        (derived.DATA, 0, 72, 40, 5),
    ]
    assert inner.size == 80 and inner.initialized and inner.destroyed
    assert [(c.genre, c.count, c.type, c.element) for c in outer.components] == [
        (derived.DATA, 6, derived.TYPE_STRUCT, 80),
        (derived.DATA, 15, 27, 4),
        (derived.POINTER, 1, 9, 4),
        (derived.ALLOCATABLE, 1, 40, 0),
    ]
    assert outer.components[0].derived == "_QMmEXdtXinner"
    assert [c.offset for c in outer.components][:2] == [0, 480]


DECLARED = """
module m
  type :: tree
    real(8) :: key
    type(tree), pointer :: left
  end type
  type, extends(tree) :: thicker
    real(8), allocatable :: v(:)
  end type
  type :: other
    real(8), allocatable :: v(:)
  end type
contains
  subroutine drop(t, list, n)
    type(tree), pointer, intent(inout) :: t
    type(other), allocatable, intent(inout) :: list(:)
    real(8), pointer, intent(inout) :: n(:)
    deallocate (t)
    deallocate (list)
    deallocate (n)
  end subroutine
end module
"""


def test_dummy_arguments_are_of_the_types_that_they_are_declared_with(needs, monkeypatch, text):
    needs("fortran")
    monkeypatch.setattr(fortran_runtime, "supply", lambda bitcode, extended: bitcode)
    given = text(compile_text(DECLARED, "fortran"))
    types = derived.Types(dict(re.findall(r"^@(\w+) = (.*)$", given, re.M)))
    found = {}

    def replaced(name, arguments, of):
        descriptor = facts.arguments(arguments)[0].split()[-1]
        found[descriptor] = of(descriptor)

    facts.Unit(given, types.by_name, types.parents()).with_calls(given, replaced)
    of_any = {"%0": Facts(type=42, declared="_QMmEXdtXtree"), "%1": Facts(type=42, element=48, derived="_QMmEXdtXother"), "%2": Facts()}
    assert found == of_any
