"""Writers by what they write: the same as looking at every instruction, in the same order."""

from __future__ import annotations

import random
from typing import Any

import pytest

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.effects import EVERYTHING
from polyglot_ad.differentiate.writers import Writers
from polyglot_ad.ir.parser import parse

TEXT = """
define void @f(ptr %p, i1 %c) {
entry:
  BODY
  br label %loop
loop:
  BODY
  br i1 %c, label %inner, label %rest
inner:
  BODY
  br i1 %c, label %inner, label %latch
latch:
  BODY
  br i1 %c, label %loop, label %done
rest:
  BODY
  br label %done
done:
  BODY
  ret void
gone:
  BODY
  ret void
}
"""


class Place:
    def find(self) -> Place:
        return self


@pytest.mark.parametrize("seed", range(20))
def test_the_same_as_looking_at_all(seed):
    random_ = random.Random(seed)
    body = "\n  ".join(["store double 1.0, ptr %p", "call void @f(ptr %p, i1 %c)"] * 3)
    function = parse(TEXT.replace("BODY", body)).functions["f"]
    flow = ControlFlow(function)
    places: list[Any] = [Place() for _ in range(5)]
    writing = [i for i in function.instructions() if not i.is_terminator and random_.random() < 0.8]
    sets = [EVERYTHING, *(frozenset(random_.sample(places, k)) for k in (1, 1, 1, 2, 3, 4))]
    written = {i: random_.choice(sets) for i in writing}
    writers = Writers(written.items())
    for load in function.instructions():
        locations = random_.sample(places, random_.choice((1, 2)))
        may = [i for i in writing if written[i] is EVERYTHING or any(place in written[i] for place in locations)]
        assert list(writers.after(flow, load, locations)) == [i for i in may if flow.may_follow(load, i)]
        blocks = {load.block}
        assert writers.any_in(blocks, locations) == any(i.block in blocks for i in may)
