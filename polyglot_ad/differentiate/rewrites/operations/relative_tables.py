"""Tables of distances to constants, which LLVM makes of tables of addresses in position-independent code, are tables of addresses again.

    @t.rel = constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @t.rel to i64)) to i32), ...]
    %p = call ptr @llvm.load.relative.i64(ptr @t.rel, i64 %at)    ->    %p = load ptr, ptr (@t.rel.whole + 2 * %at)

What such a call gives is an address that no memory holds: the analyses would not see that it leads to `@a`, nor to what `@a` holds
addresses of, variables and functions.
"""

from __future__ import annotations

from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import source_location
from polyglot_ad.ir.values import ConstantAggregate, ConstantExpr, GlobalVariable, Module, Value

LOAD = "llvm.load.relative."
_SIZE, _WHOLE = 4, 8
"""Bytes of a distance, and of an address."""


def lower_relative_tables(module: Module) -> None:
    """In place."""
    tables = _Tables(module)
    for function in [f for name, f in module.functions.items() if name.startswith(LOAD)]:
        for call in list(function.users):
            assert isinstance(call, ins.Call)
            tables.load(call)
        del module.functions[function.name]


class _Tables:
    def __init__(self, module: Module) -> None:
        self._module = module
        self._made: dict[Value, Value] = {}

    def load(self, call: ins.Call) -> None:
        table, at = call.arguments
        if not self._is_understood(table):
            raise DifferentiationError(
                "PAD-E105", "an address that is computed from other addresses", location=source_location(call),
                why="it is a distance from a table, of which it is not known where it leads",
                help="keep addresses in the table, or compile with less optimisation",
            )  # fmt: skip
        whole = self._whole(table)
        b = Builder(before=call)
        twice = b.binary("mul", at, const_int(at.type, _WHOLE // _SIZE), flags=("nsw",))
        loaded = b.load(ty.PTR, b.gep(ty.I8, whole, [twice], flags=("inbounds",)), align=_WHOLE)
        if "dbg" in call.metadata:
            loaded.metadata["dbg"] = call.metadata["dbg"]
        call.replace_all_uses_with(loaded)
        call.erase()

    def _is_understood(self, table: Value) -> bool:
        """Whether this is a table, or a choice of tables."""
        work, seen = [table], {table}
        for one in work:
            if isinstance(one, ins.Phi | ins.Select):
                new = [o for o in (one.operands if isinstance(one, ins.Phi) else one.operands[1:]) if o not in seen]
                seen.update(new)
                work += new
            elif not isinstance(one, GlobalVariable) or _targets(one) is None:
                return False
        return True

    def _whole(self, table: Value) -> Value:
        """The table of the addresses to which the distances lead, or the like choice of such tables."""
        if table in self._made:
            return self._made[table]
        if isinstance(table, ins.Phi):
            assert table.block is not None
            phi = self._made[table] = ins.Phi(ty.PTR)
            table.block.insert(table.block.position(table), phi)
            for one, block in zip(table.operands, table.blocks, strict=True):
                phi.add_incoming(self._whole(one), block)
            return phi
        if isinstance(table, ins.Select):
            condition, one, other = table.operands
            made: Value = Builder(before=table).select(condition, self._whole(one), self._whole(other))
        else:
            assert isinstance(table, GlobalVariable)
            targets = _targets(table) or []
            type = ty.array(ty.PTR, len(targets))
            name = self._module.unique_name(f"{table.name}.whole")
            initial = ConstantAggregate(type, tuple(targets))
            made = GlobalVariable(name, type, initial, True, prefix="internal", suffix=f", align {_WHOLE}")
            self._module.add_global(made)
        self._made[table] = made
        return made


def _targets(table: GlobalVariable) -> list[Value] | None:
    """Where the distances in a table lead."""
    if not table.constant or not isinstance(table.initializer, ConstantAggregate):
        return None
    targets = [_target(element, table) for element in table.initializer.elements]
    known = [target for target in targets if target is not None]
    return known if len(known) == len(targets) else None


def _target(distance: Value, table: GlobalVariable) -> Value | None:
    """Where a distance from the begin of its table leads."""
    whole = _operands(distance, "trunc") if distance.type is ty.I32 else ()
    ends = _operands(whole[0], "sub") if whole else ()
    addresses = [address for end in ends for address in _operands(end, "ptrtoint")]
    return addresses[0] if len(addresses) == 2 and addresses[1] is table and addresses[0].type is ty.PTR else None


def _operands(value: Value, opcode: str) -> tuple[Value, ...]:
    """Of a constant expression of that kind; none of another one."""
    return value.operands if isinstance(value, ConstantExpr) and value.opcode == opcode else ()
