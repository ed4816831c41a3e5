"""Equal functions of a finished module become one; functions that differ in anything that counts do not."""

import ctypes
from collections.abc import Callable

import pytest

from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.llvm.codegen import optimise_and_emit
from polyglot_ad.llvm.jit import JitLibrary
from polyglot_ad.pipeline.equal_functions import merge_equal_functions

TERMS = 60
METADATA = """
!1 = !{!2, !2, i64 0}
!2 = !{!"double", !3}
!3 = !{!"root"}
!4 = distinct !{!4, !"domain"}
!5 = distinct !{!5, !4}
!6 = !{!5}
!7 = distinct !{!7, !"domain"}
!8 = distinct !{!8, !7}
!9 = !{!8}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !3}
"""


def leaf(name: str, value: str = "x", factor: str = "3.0", tbaa: int = 1, scope: int = 6, attributes: str = "") -> str:
    """A function that adds the factor to a number behind an address, `TERMS` times."""
    body = "".join(f"  %{value}{k} = fadd double %{value}{k - 1}, {factor}\n" for k in range(1, TERMS + 1))
    body += "".join(f"  %{value}p{k} = getelementptr double, ptr %at, i64 0\n" for k in range(TERMS))
    return (
        f"define internal double @{name}(ptr %at) noinline {attributes} {{\n"
        f"  %{value}0 = load double, ptr %at, !tbaa !{tbaa}, !alias.scope !{scope}\n{body}  ret double %{value}{TERMS}\n}}\n"
    )


def caller(name: str, callee: str, value: str = "y") -> str:
    """A function that passes on what the leaf gives, and does much else."""
    body = "".join(f"  %{value}{k} = fadd double %{value}{k - 1}, 1.0\n" for k in range(1, 2 * TERMS))
    head = f"define internal double @{name}(ptr %at) noinline {{\n  %{value}0 = call double @{callee}(ptr %at)\n"
    return head + body + f"  ret double %{value}{2 * TERMS - 1}\n}}\n"


def root(*callees: str) -> str:
    calls = "".join(f"  %r{k} = call double @{callee}(ptr %at)\n" for k, callee in enumerate(callees))
    sums = "".join(f"  %s{k + 1} = fadd double %s{k}, %r{k}\n" for k in range(len(callees)))
    return f"define double @f(ptr %at) {{\n{calls}  %s0 = fadd double 0.0, 0.0\n{sums}  ret double %s{len(callees)}\n}}\n"


def value(text: str) -> float:
    library = JitLibrary(optimise_and_emit(text, ["f"]), ["f"], ())
    number = ctypes.c_double(2.0)
    return float(ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p)(library.address("f"))(ctypes.addressof(number)))


def test_equal_functions_and_their_callers_become_one() -> None:
    text = leaf("a") + leaf("b", value="z", scope=9) + caller("c", "a") + caller("d", "b", "w") + root("c", "d") + METADATA
    module = parse(text)
    assert merge_equal_functions(module)
    assert [name for name, function in module.functions.items() if function.blocks] == ["a", "c", "f"]
    assert value(print_module(module)) == value(text) == 2 * (2 + 3 * TERMS + 2 * TERMS - 1)


@pytest.mark.parametrize(
    "other",
    [
        lambda: leaf("b", factor="4.0"),
        lambda: leaf("b", tbaa=10),
        lambda: leaf("b", attributes='"pad.deep"="1:other"'),
        lambda: leaf("b").replace("define internal", "define"),
        lambda: leaf("b").replace("fadd double %x1,", "fadd nnan double %x1,"),
        lambda: leaf("b").replace("fadd double %x1,", "fadd double %x0,"),
        lambda: leaf("b") + "@table = global [1 x ptr] [ptr @b]\n",
    ],
    ids=["constant", "type", "attribute", "exported", "flag", "operand", "address"],
)
def test_others_are_kept(other: Callable[[], str]) -> None:
    module = parse(leaf("a") + other() + root("a", "b") + METADATA)
    before = print_module(module)
    assert not merge_equal_functions(module)
    assert print_module(module) == before


def test_functions_that_call_themselves() -> None:
    def recursive(name: str) -> str:
        return caller(name, name)

    module = parse(recursive("a") + recursive("b") + root("a", "b"))
    assert merge_equal_functions(module)
    assert list(module.functions) == ["a", "f"]
