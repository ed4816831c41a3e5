"""Dataclasses of the engine against Python's own, which have the same fields and options."""

from __future__ import annotations

import copy
import dataclasses
import threading
from typing import Any

import pytest

from polyglot_ad.process import records


def classes(decorate: Any) -> dict[str, Any]:
    @decorate(frozen=True)
    class Frozen:
        """Does not change."""

        a: int
        b: tuple[int, ...] = (1, 2)
        c: list[int] = dataclasses.field(default_factory=list, compare=False, repr=False)

        def total(self) -> int:
            return self.a + sum(self.b)

    @decorate(frozen=True)
    class Heir(Frozen):
        """With a field more, and one that is computed."""

        d: str = "d"
        e: int = dataclasses.field(init=False, default=7)

    @decorate
    class Mutable:
        """Changes."""

        a: int
        b: dict[str, int] = dataclasses.field(default_factory=dict)

        def __post_init__(self) -> None:
            self.a += 1

    @decorate(eq=False)
    class Same:
        """Equal to itself alone."""

        a: int

        def __repr__(self) -> str:
            return "same"

    @decorate(frozen=True)
    class Hashed:
        """Has a hash of its own."""

        a: int

        def __hash__(self) -> int:
            return 3

    @decorate(frozen=True)
    class Empty:
        """Nothing."""

    return {name: value for name, value in locals().items() if isinstance(value, type)}


OURS, PYTHONS = classes(records.dataclass), classes(dataclasses.dataclass)
CALLS: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    ("Frozen", (1,), {}),
    ("Frozen", (1,), {"b": (3,), "c": [4]}),
    ("Heir", (1, (2,), [3], "x"), {}),
    ("Mutable", (1,), {}),
    ("Mutable", (1,), {"b": {"k": 2}}),
    ("Same", (1,), {}),
    ("Hashed", (1,), {}),
    ("Empty", (), {}),
]


def outcome(run: Any) -> Any:
    """What comes of it: a value, or an error of Python's."""
    try:
        return run()
    except Exception as error:
        return type(error).__name__, str(error)


@pytest.mark.parametrize(("name", "arguments", "named"), CALLS)
def test_instances_are_like_those_of_python(name: str, arguments: tuple[Any, ...], named: dict[str, Any]) -> None:
    def seen(made: Any) -> list[Any]:
        one, two, third = (made(*arguments, **named) for _ in range(3))
        return [
            repr(one),
            one == two,
            one != two,
            outcome(lambda: hash(one) == hash(two)),
            outcome(lambda: repr(dataclasses.replace(one, a=9))),
            copy.deepcopy(one) == one,
            [field.name for field in dataclasses.fields(made)],
            made.__match_args__,
            made.__doc__,
            outcome(lambda: setattr(third, "a", 5)),
            outcome(lambda: delattr(third, "a")),
        ]

    assert seen(OURS[name]) == seen(PYTHONS[name])


@pytest.mark.parametrize("wrong", [((), {}), ((1, 2, 3, 4, 5, 6), {}), ((1,), {"z": 1})])
def test_wrong_arguments_are_errors(wrong: tuple[tuple[Any, ...], dict[str, Any]]) -> None:
    arguments, named = wrong
    for name in ("Frozen", "Mutable", "Empty"):
        made = outcome(lambda name=name: repr(OURS[name](*arguments, **named)))
        assert made == outcome(lambda name=name: repr(PYTHONS[name](*arguments, **named)))


def test_hashes_of_equal_instances_are_equal_and_of_others_differ() -> None:
    made = OURS["Frozen"]
    assert len({made(1), made(1, c=[5]), made(2), made(1, (1,))}) == 3
    assert made(1) != OURS["Heir"](1)


def test_what_subclasses_have_beside_the_fields_may_change() -> None:
    class Kept(OURS["Frozen"]):  # type: ignore[misc]
        """Remembers something."""

    one = Kept(1)
    one.seen = True
    with pytest.raises(dataclasses.FrozenInstanceError):
        one.a = 2
    assert one.seen


def test_threads_may_make_the_first_instances() -> None:
    for _ in range(20):
        made = classes(records.dataclass)["Heir"]
        found: list[Any] = []
        start = threading.Barrier(4)

        def make(made: Any = made, found: list[Any] = found, start: threading.Barrier = start) -> None:
            start.wait()
            found.append(made(1, d="t"))

        threads = [threading.Thread(target=make) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(found) == 4
        assert set(found) == {made(1, d="t")}
