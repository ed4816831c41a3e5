"""`try` with `catch`: errors that a handler of the program may meet become values and branches.

    before: %e = call i32 @julia.except_enter()          after: what is called in between gives its error besides its result:
            br i1 (%e == 0), label %try, label %catch           {r, error} = f.caught(x); error ≠ null: to %catch
    before: call void @pad.raise(text) in between        after: br label %catch

A function that is called where a handler waits gets a *caught* variant, which returns what it would have raised. An error is the address
of a constant with a text, behind the type of its exception: what `catch e` may do with it is ask for its type and raise it again.
Errors of the runtime itself (memory, arrays that keep their length, other languages) end the call.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from polyglot_ad.errors import CompileError
from polyglot_ad.langs.julia.failures import RAISE, RETHROW, exception_type
from polyglot_ad.langs.julia.llvm_text import Block, Call, FunctionText, ModuleText, parse_call, plain, quoted
from polyglot_ad.langs.julia.locations import Locations
from polyglot_ad.process.regex import regex

_ENTER = regex(r"^  (%\S+) = call (i32|\{ i32, ptr \}) @julia\.except_enter\(")
_BRANCH = regex(r"^  br i1 %\S+, label (%\S+), label (%[^\s,]+)")
_POP = regex(r"@jl_pop_handler(?:_noexcept)?\((?:ptr \S+, )?i32 (\d+)\)")
_STATE = regex(r"^  (?:(%\S+) = )?call \S+ @jl_(?:excstack_state|restore_excstack|pop_handler(?:_noexcept)?)\(")
_CURRENT = regex(r"^  (%\S+) = call ptr @jl_current_exception\(")
_RAISING = regex(rf"^  call void @{re.escape(RAISE)}\(ptr (@\S+), i64 (\d+)\)")
_HEADER = regex(r"^define (?:internal |private )?((?:cc\d+ |[a-z]+ext |nonnull |noalias |noundef )*)(.*?) (@[^(]*)\(")
SLOT = "%pad.caught"
SUFFIX = ".caught"


def catch_errors(module: ModuleText, locations: Locations, type_tag: Callable[[str], str], texts: dict[str, str]) -> None:
    """In place, when error paths end in `pad.raise`. `type_tag`: the symbol of a type's name. `texts`: the message of each text by name."""
    handling = [function for function in module.functions.values() if any(_ENTER.match(line) for line in function.lines())]
    if handling:
        _Catching(module, locations, type_tag, texts).run(handling)


class _Catching:
    def __init__(self, module: ModuleText, locations: Locations, type_tag: Callable[[str], str], texts: dict[str, str]) -> None:
        self.module = module
        self.locations = locations
        self.type_tag = type_tag
        self.texts = texts
        self.raising = _that_raise(module)
        self.asked = any(_CURRENT.match(line) for function in module.functions.values() for line in function.lines())
        self.pending: list[str] = []

    def run(self, handling: list[FunctionText]) -> None:
        originals = {name: _copy(function) for name, function in self.module.functions.items()}
        for function in handling:
            _Function(self, function, variant=False).rewrite()
        made: set[str] = set()
        while self.pending:
            name = self.pending.pop()
            if name in made:
                continue
            made.add(name)
            variant = originals[name]
            _Function(self, variant, variant=True).rewrite()
            self.module.functions[variant.name] = variant

    def error(self, line: str, construct: str, why: str) -> CompileError:
        debug = re.search(r"!dbg (!\d+)", line)
        place = self.locations.of(debug[1]) if debug else ""
        return CompileError(f"{place + ': ' if place else ''}{construct}: {why}")

    def record(self, line: str, text: str, size: str) -> str:
        """The address of an error with this text, as an object: its type stands before it."""
        name = f"{plain(text)}.error"
        kind = exception_type(self.texts[plain(text)])
        if not kind and self.asked:
            raise self.error(line, "catch of an error of unknown type", "catch it where only one type can be raised, or do not ask for it")
        tag = self.type_tag(kind) if kind else "null"
        self.module.variables[name] = (
            f"@{name} = private constant {{ i64, ptr, ptr, i64 }} {{ i64 0, ptr {tag}, ptr {text}, i64 {size} }}, align 16"
        )
        return f"getelementptr (i8, ptr @{name}, i64 16)"


def _copy(function: FunctionText) -> FunctionText:
    return FunctionText(function.name, function.header, [Block(block.label, list(block.lines)) for block in function.blocks])


def _that_raise(module: ModuleText) -> set[str]:
    """Functions that raise, or call one that does."""
    calls = {
        name: {call.name for line in function.lines() if "call" in line and (call := parse_call(line)) is not None}
        for name, function in module.functions.items()
    }
    found = {name for name, called in calls.items() if RAISE in called or RETHROW in called}
    while True:
        more = {name for name, called in calls.items() if called & found} - found
        if not more:
            return found
        found |= more


class _Function:
    """One function, or its variant, which returns its errors."""

    def __init__(self, catching: _Catching, function: FunctionText, variant: bool) -> None:
        self.catching = catching
        self.function = function
        self.variant = variant
        header = _HEADER.match(function.header)
        assert header is not None
        self.type = header[2]
        self.catches: dict[str, str] = {}
        """Where a handler goes on after an error: by the block that enters it."""
        self.extra: dict[str, list[tuple[str, str]]] = {}
        """By block: blocks that lead to it now, with the one whose values they bring."""
        self.moved: dict[str, str] = {}
        """By block: the label of its last part."""
        self.number = 0

    def rewrite(self) -> None:
        self._check_objects()
        stacks = self._stacks()
        blocks: list[Block] = []
        for block in self.function.blocks:
            blocks += self._block(block, list(stacks.get(block.label, ())))
        for block in blocks:
            block.lines = [self._phi(block.label, line) if " = phi " in line else line for line in block.lines]
        if any(SLOT in line for block in blocks for line in block.lines):
            blocks[0].lines.insert(0, f"  {SLOT} = alloca ptr, align 8")
        self.function.blocks = blocks
        if self.variant:
            self._return_errors()

    # --- which handlers wait where ------------------------------------------------------------------------------------------------

    def _stacks(self) -> dict[str, tuple[str, ...]]:
        """By block: the handlers that wait at its beginning, the next one last."""
        blocks = self.function.by_label()
        first = self.function.blocks[0].label
        found: dict[str, tuple[str, ...]] = {first: ()}
        pending = [first]
        while pending:
            label = pending.pop()
            stack = list(found[label])
            for line in blocks[label].lines:
                if _ENTER.match(line):
                    branch = _BRANCH.match(blocks[label].lines[-1])
                    if branch is None:
                        raise self.catching.error(line, "try/catch", "its code has a form that is not known")
                    self.catches[label] = branch[2][1:]
                    stack.append(label)
                elif pop := _POP.search(line):
                    del stack[max(len(stack) - int(pop[1]), 0) :]
            for target in blocks[label].successors():
                if target not in found:
                    found[target] = tuple(stack)
                    pending.append(target)
        return found

    def _check_objects(self) -> None:
        """The object of an error has a type, and nothing else that is known."""
        names: set[str] = set()
        for _ in range(3):
            for line in self.function.lines():
                cast = re.match(r"^  (%\S+) = bitcast ptr (%\S+) to ptr", line)
                if current := _CURRENT.match(line):
                    names.add(current[1])
                elif cast and cast[2] in names:
                    names.add(cast[1])
        if not names:
            return
        used = re.compile("|".join(rf"{re.escape(name)}(?![-\w$.])" for name in names))
        for line in self.function.lines():
            asks = re.match(r"^  %\S+ = (?:call ptr @julia\.typeof\(|icmp |bitcast ptr |call ptr @jl_current_exception\()", line)
            if used.search(line) and not asks:
                raise self.catching.error(line, "what an error holds", "of an error that is caught only the type is known")

    # --- lines --------------------------------------------------------------------------------------------------------------------

    def _fresh(self) -> int:
        self.number += 1
        return self.number

    def _block(self, block: Block, stack: list[str]) -> list[Block]:
        parts = [Block(block.label, [])]
        later: list[Block] = []
        for line in block.lines:
            lines = parts[-1].lines
            current = _CURRENT.match(line)
            if enter := _ENTER.match(line):
                stack.append(block.label)
                lines.append(f"  {enter[1]} = " + ("add i32 0, 0" if enter[2] == "i32" else f"insertvalue {enter[2]} undef, i32 0, 0"))
            elif state := _STATE.match(line):
                if pop := _POP.search(line):
                    del stack[max(len(stack) - int(pop[1]), 0) :]
                lines += [f"  {state[1]} = add i64 0, 0"] if state[1] else []
            elif current:
                lines.append(f"  {current[1]} = load ptr, ptr {SLOT}, align 8")
            elif raising := _RAISING.match(line):
                if not stack and not self.variant:
                    lines.append(line)
                    continue
                lines += self._leave(stack, self.catching.record(line, raising[1], raising[2]), parts[-1].label)
                break
            elif f"@{RETHROW}(" in line:
                lines += self._again(stack, parts[-1].label)
                break
            elif (call := self._followed(line, stack)) is not None:
                self._call(call, stack, parts, later)
            else:
                lines.append(line.replace(" load volatile ", " load ").replace("  store volatile ", "  store "))
        if parts[-1].label != block.label:
            self.moved[block.label] = parts[-1].label
        return [*parts, *later]

    def _followed(self, line: str, stack: list[str]) -> Call | None:
        """A call whose errors are met here."""
        call = parse_call(line) if (stack or self.variant) and "call" in line else None
        if call is None or call.name not in self.catching.raising or re.match(r"cc3[789]\b", call.type):
            return None
        return call

    def _call(self, call: Call, stack: list[str], parts: list[Block], later: list[Block]) -> None:
        n = self._fresh()
        self.catching.pending.append(call.name)
        void = call.return_type == "void"
        type = "ptr" if void else f"{{ {call.return_type}, ptr }}"
        lines = parts[-1].lines
        lines.append(f"  %pad.made.{n} = call {type} {quoted(call.name + SUFFIX)}({', '.join(call.arguments)}){call.debug}")
        error = f"%pad.made.{n}"
        if not void:
            lines.append(f"  %pad.error.{n} = extractvalue {type} %pad.made.{n}, 1")
            error = f"%pad.error.{n}"
        lines.append(f"  %pad.none.{n} = icmp eq ptr {error}, null")
        lines.append(f"  br i1 %pad.none.{n}, label %pad.on.{n}, label %pad.off.{n}")
        later.append(Block(f"pad.off.{n}", self._leave(stack, error, f"pad.off.{n}")))
        parts.append(Block(f"pad.on.{n}", [] if void or not call.result else [f"{call.assign()}extractvalue {type} %pad.made.{n}, 0"]))

    def _leave(self, stack: list[str], error: str, label: str) -> list[str]:
        """To the next handler with an error, or out of the function with it."""
        if not stack:
            if self.type == "void":
                return [f"  ret ptr {error}"]
            n = self._fresh()
            type = f"{{ {self.type}, ptr }}"
            return [f"  %pad.raised.{n} = insertvalue {type} zeroinitializer, ptr {error}, 1", f"  ret {type} %pad.raised.{n}"]
        target = self.catches[stack[-1]]
        self.extra.setdefault(target, []).append((label, stack[-1]))
        return [f"  store ptr {error}, ptr {SLOT}, align 8", f"  br label %{target}"]

    def _again(self, stack: list[str], label: str) -> list[str]:
        """Raise what was caught once more."""
        n = self._fresh()
        lines = [f"  %pad.again.{n} = load ptr, ptr {SLOT}, align 8"]
        if stack or self.variant:
            return [*lines, *self._leave(stack, f"%pad.again.{n}", label)]
        return [
            *lines,
            f"  %pad.text.{n} = load ptr, ptr %pad.again.{n}, align 8",
            f"  %pad.size.at.{n} = getelementptr i8, ptr %pad.again.{n}, i64 8",
            f"  %pad.size.{n} = load i64, ptr %pad.size.at.{n}, align 8",
            f"  call void @{RAISE}(ptr %pad.text.{n}, i64 %pad.size.{n})",
            "  unreachable",
        ]

    def _phi(self, label: str, line: str) -> str:
        """With the blocks that lead here now."""
        for before, after in self.moved.items():
            line = re.sub(rf", %{re.escape(before)} \]", f", %{after} ]", line)
        for source, like in self.extra.get(label, ()):
            home = self.moved.get(like, like)
            value = re.search(rf"\[ (\S+|[^\[\]]*?), %{re.escape(home)} \]", line)
            assert value is not None, line
            end = line.rindex("]") + 1
            line = f"{line[:end]}, [ {value[1]}, %{source} ]{line[end:]}"
        return line

    def _return_errors(self) -> None:
        """What returns gives the result and no error."""
        function = self.function
        type = "ptr" if self.type == "void" else f"{{ {self.type}, ptr }}"
        for block in function.blocks:
            end = block.lines[-1]
            if end.startswith("  ret void"):
                block.lines[-1] = "  ret ptr null"
            elif end.startswith(f"  ret {self.type} "):
                n = self._fresh()
                value = re.sub(r", !dbg !\d+$", "", end[len(f"  ret {self.type} ") :])
                block.lines[-1:] = [
                    f"  %pad.given.{n} = insertvalue {type} zeroinitializer, {self.type} {value}, 0",
                    f"  ret {type} %pad.given.{n}",
                ]
        header = _HEADER.match(function.header)
        assert header is not None
        name = function.name + SUFFIX
        rest = re.sub(r" !dbg !\d+", "", function.header[header.end() :])
        function.header = f"define internal {type} {quoted(name)}({rest}"
        function.name = name
