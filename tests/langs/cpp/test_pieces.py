"""Containers of memory resources of libstdc++, whose memory is of `operator new` (langs/cxx/memory_resources.py)."""

from __future__ import annotations

import pytest

import polyglot_ad as pad
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.verifier import verify
from polyglot_ad.langs import compile_text
from polyglot_ad.langs.cxx.memory_resources import part_pieces
from polyglot_ad.llvm.modules import text_of
from tests.programs.leaks import left_behind

SOURCE = """
#include <map>
#include <memory_resource>
#include <vector>
%s
extern "C" double f(double x, int n) {
  %s
  std::pmr::map<int, std::pmr::vector<double>> m(&pool);
  for (int i = 0; i < n; i++) m[i %% 2].push_back(x * i);
  return m[0].size() + m[1].back();
}
"""
BUFFER = "std::pmr::monotonic_buffer_resource pool;"
LIMITED = "std::pmr::monotonic_buffer_resource pool(4096, std::pmr::null_memory_resource());"
POOL = "std::pmr::unsynchronized_pool_resource pool(std::pmr::null_memory_resource());"
NEW = """std::pmr::monotonic_buffer_resource pool;
  auto *p = std::pmr::polymorphic_allocator<>(&pool).new_object<std::pmr::vector<double>>();"""
OWN = """struct Own : std::pmr::memory_resource {
  void *do_allocate(std::size_t size, std::size_t) override { return ::operator new(size); }
  void do_deallocate(void *p, std::size_t, std::size_t) override { ::operator delete(p); }
  bool do_is_equal(const memory_resource &other) const noexcept override { return this == &other; }
};"""


def _parted(pool, more=""):
    module = parse(text_of(compile_text(SOURCE % (more, pool), "c++", ["-std=c++20"]).bitcode))
    done = part_pieces(module)
    assert not verify(module)
    if not done:
        return done, 0
    asking = [user.function.name for user in module.functions["_ZNSt3pmr15memory_resource8allocateEmm"].users]
    assert all("polymorphic" not in name for name in asking)
    return done, len(asking)


@pytest.mark.parametrize(("pool", "asked"), [(BUFFER, 0), (LIMITED, 1)])
def test_containers_have_memory_of_their_own(pool, asked):
    assert _parted(pool) == (True, asked)


@pytest.mark.parametrize(("pool", "more"), [(POOL, ""), (NEW, ""), ("Own pool;", OWN)])
def test_what_would_be_noticed_is_not_done(pool, more):
    assert _parted(pool, more) == (False, 0)


def test_nothing_is_left_behind():
    function = pad.compile(SOURCE % ("", BUFFER), "c++", flags=["-std=c++20"])["f"]
    assert left_behind(lambda: function(1.5, 4), 20000) < 8  # (a piece for each call would be 30 bytes)
