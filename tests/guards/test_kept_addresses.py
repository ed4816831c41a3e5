"""Addresses that outlive a call are those of the primal library, in all products of a program."""

from polyglot_ad.llvm.kept_addresses import kept_functions, mark_keeping, offer_addresses, offered_addresses, take_addresses

TEXT = """\
@pad.state.kept = global ptr null
@table = internal constant [1 x ptr] [ptr @second]
@pad.error.frame = internal thread_local global ptr null, align 8

define internal double @first(double %a, ptr align 8 dereferenceable(8) %b) unnamed_addr align 2 {
  ret double %a
}

define internal double @second(double %a) {
  ret double %a
}

define internal void @region(ptr %a) {
  ret void
}

define available_externally double @elsewhere(double %a) {
  ret double %a
}

define double @direct(double %a) {
  store ptr @elsewhere, ptr @pad.state.kept
  store ptr @first, ptr @pad.state.kept
  call void @__kmpc_fork_call(ptr null, i32 0, ptr @region)
  %frame = load ptr, ptr @pad.error.frame
  %b = call double @second(double %a)
  ret double %b
}

declare void @__kmpc_fork_call(ptr, i32, ptr)
"""
PROGRAM = mark_keeping(TEXT)


def test_functions_whose_address_is_used():
    assert kept_functions(PROGRAM) == ["first", "second"], "what a team runs is of its own product, and a library has its own"
    assert kept_functions(TEXT) == [], "nothing outlives a call"


def test_the_primal_library_offers_them():
    offered = offered_addresses(offer_addresses(TEXT, PROGRAM))
    assert [name.rpartition(".")[2].partition("_")[0] for name in offered] == ["first", "second", "frame"]
    assert all(f"@{name} = " in offer_addresses(TEXT, PROGRAM).replace('"', "") for name in offered)


def test_others_take_them():
    first, second, frame = offered_addresses(offer_addresses(TEXT, PROGRAM))
    taken = take_addresses(TEXT, PROGRAM)
    assert f'store ptr @"{first}", ptr @pad.state.kept' in taken
    assert f'[ptr @"{second}"]' in taken
    assert "call double @second(double %a)" in taken, "a direct call is of the product's own copy"
    assert "ptr @region)" in taken
    assert f"@{frame} = external thread_local global ptr, align 8" in taken
    assert f"load ptr, ptr @{frame}" in taken
    assert take_addresses(TEXT, TEXT) == TEXT


def test_two_programs_share_no_names():
    other = mark_keeping(TEXT.replace("ret double %a", "ret double 2.0", 1))
    assert set(offered_addresses(offer_addresses(TEXT, PROGRAM))).isdisjoint(offered_addresses(offer_addresses(TEXT, other)))
