"""What is lost where functions are said to have no derivative, and active data goes through them."""

from __future__ import annotations

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.memory import Location, MemoryFacts
from polyglot_ad.ir.instructions import CallBase
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.rules.scope import scope
from polyglot_ad.symbols import readable

from .errors import location_of


def losses(functions: list[Function], facts: MemoryFacts, activity: ActivityAnalysis) -> tuple[str, ...]:
    """A line per call of an inactive function that gets numbers which depend on the active inputs, and gives numbers that outputs
    depend on."""
    if not scope().inactive:
        return ()
    found: dict[str, None] = {}
    for function in functions:
        for call in function.instructions():
            callee = call.called_function if isinstance(call, CallBase) else None
            if callee is None or callee.name not in scope().inactive or not isinstance(call, CallBase):
                continue
            given = [k + 1 for k, argument in enumerate(call.arguments) if _varied(argument, activity)]
            if given and (given_back := _given_back(call, facts, activity)):
                where = location_of(call)
                numbers = " and ".join(map(str, given))
                text = f"argument{'s' if len(given) > 1 else ''} {numbers} depend{'' if len(given) > 1 else 's'} on what is differentiated"
                what = f"'{readable(callee.name)}' is said to be inactive, but {text}, and {given_back}"
                found[f"{where + ': ' if where else ''}{what}: the share of this call is missing from the derivative"] = None
    return tuple(found)


def _varied(argument: Value, activity: ActivityAnalysis) -> bool:
    if argument.type.is_pointer:
        return any(map(activity.is_varied, _reached(argument, activity)))
    return activity.is_varied(argument)


def _given_back(call: CallBase, facts: MemoryFacts, activity: ActivityAnalysis) -> str:
    """What outputs depend on that the call gives or writes; "" if there is nothing."""
    assert call.called_function is not None
    if activity.is_useful(call):
        return "its result reaches an output"
    name = call.called_function.name
    parameters, _ = scope().overwritten.get(name, (frozenset(), frozenset()))
    written: list[Value] = [call.arguments[k] for k in parameters if k < len(call.arguments)]
    places = [location for place in written if facts.is_pointer(place) for location in facts.all_locations(place)]
    if name not in scope().overwritten:
        # Its code is not there. What it only reads has numbers before the call; what has none yet is there to be written.
        places = [x for a in call.arguments for x in _reached(a, activity) if not activity.is_varied(x)]
    return "what it writes reaches an output" if any(map(activity.is_useful, places)) else ""


def _reached(argument: Value, activity: ActivityAnalysis) -> list[Location]:
    return [x for node in activity.graph.reached.nodes(argument) for x in node.locations() if x.content.find().floats]
