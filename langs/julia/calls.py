"""Calls into Julia's runtime and into shared libraries, line by line: each becomes plain LLVM or a call into runtime/.

`addresses` say what process-bound addresses were; by now every `inttoptr (i64 N to ptr)` is a symbol: the function's own name, or one from
`Objects`. What has no meaning outside of a Julia process raises CompileError.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from polyglot_ad.errors import CompileError
from polyglot_ad.langs.julia.llvm_text import Call, FunctionText, ModuleText, parse_call, plain, result_of
from polyglot_ad.langs.julia.locations import Locations
from polyglot_ad.langs.julia.objects import ADDRESS, Address, Objects
from polyglot_ad.langs.julia.tasks import BODIES, STAND_INS, meet, of_tasks
from polyglot_ad.process.regex import regex

STATE = ("julia.ptls_states", "julia.get_pgcstack", "jl_get_ptls_states", "jl_get_pgcstack")
DROPPED = (
    "julia.write_barrier", "julia.write_barrier_binding", "julia.loopinfo_marker", "julia.safepoint", "jl_gc_queue_root",
    "llvm.julia.gc_preserve_begin", "llvm.julia.gc_preserve_end", "jl_gc_queue_binding", "jl_array_sizehint",
    "jl_gc_safepoint", "jl_cpu_pause", "jl_cpu_wake",
)  # fmt: skip
SAME_AS_ARGUMENT = {"julia.pointer_from_objref": 0, "julia.gc_loaded": 1, "jl_value_ptr": 0, "jl_array_ptr": 0, "pad.strand.same": 0}
BLOCK_OPERATIONS = {
    # name: (types of arguments, intrinsic)
    "memcpy": (("ptr", "ptr", "i64"), "llvm.memcpy.p0.p0.i64"),
    "memmove": (("ptr", "ptr", "i64"), "llvm.memmove.p0.p0.i64"),
    "memset": (("ptr", "i8", "i64"), "llvm.memset.p0.i64"),
}
OBJECT_ID = "jl_object_id"
_NAME_OF_SYMBOL = 24
"""Bytes of a symbol before its name (`symbol_bytes` in describe.jl)."""
_TAG = 16
"""Bytes of what stands before an object whose type may be asked for (`Tag` in runtime/arrays.c)."""
WRITING_MATH = frozenset(("frexp", "frexpf", "modf", "modff", "sincos", "sincosf", "lgamma_r", "lgammaf_r"))
MATH = regex(
    r"^(?:a?(?:sin|cos|tan)h?|atan2|exp(?:2|10|m1)?|log(?:2|10|1p|b)?|pow|sqrt|cbrt|hypot|fmod|remainder|fma|fabs|floor|ceil|trunc|round|"
    r"rint|nearbyint|copysign|f(?:max|min|dim)|ldexp|scalbl?n|ilogb|nextafter|erfc?|[tl]gamma|[jy][01n]|l?l?r(?:ound|int))f?$"
)
DYNAMIC = ("jl_apply_generic", "jl_invoke", "jl_f__apply", "jl_apply_2va", "jl_f_invoke", "jl_f__call_latest", "jl_f__apply_latest")
EXCEPTIONS = ("jl_enter_handler", "__sigsetjmp", "jl_pop_handler", "jl_excstack_state", "jl_current_exception", "jl_restore_excstack")
_LOOKUP = regex(r"^  (%\S+) = load (?:atomic )?ptr, ptr @ccall_([\w.]+?)_\d+\b")
_STORE_LOOKUP = regex(r"^  store (?:atomic )?ptr %\S+, ptr @ccall_[\w.]+?_\d+\b")
_ALIAS = regex(r"^  (%\S+) = (?:bitcast ptr (%[-\w$.]+) to ptr|phi ptr (.*?))(?:, !dbg.*)?$")


class CallLowering:
    """Rewrites the calls of one module after another function; collects what must be declared and linked."""

    def __init__(self, module: ModuleText, addresses: Mapping[str, Address], objects: Objects, locations: Locations, tagged: bool) -> None:
        self._module = module
        self._addresses = addresses
        self._objects = objects
        self._locations = locations
        self._tagged = tagged
        self._before = str(_TAG if tagged else 0)
        self._meets = int(meet(module))
        self._function = ""
        self._line = ""
        self._next = 0
        self._entry_allocas: list[str] = []
        self.libraries: dict[str, None] = {}
        """Shared libraries of functions that are neither Julia's runtime nor the C library, by path."""
        self._handlers: dict[str, Callable[[Call], list[str]]] = {
            "julia.gc_alloc_obj": self._allocate_object,
            "julia.typeof": self._type_of,
            "julia.call": self._indirect_jlcall,
            "jl_alloc_array_1d": self._new_array,
            "jl_alloc_array_2d": self._new_array,
            "jl_alloc_array_3d": self._new_array,
            "jl_new_array": self._new_array_of_sizes,
            "jl_reshape_array": self._reshape,
            "jl_array_copy": self._copy_array,
            "jl_array_grow_end": lambda call: self._resize(call, "pad.julia.array.grow"),
            "jl_array_del_end": lambda call: self._resize(call, "pad.julia.array.shrink"),
            "jl_array_typetagdata": lambda call: self._runtime(call, "pad.julia.array.selectors", call.values),
            "jl_alloc_genericmemory": self._new_memory,
            "jl_alloc_string": self._new_string,
            "jl_array_ptr_copy": self._copy_objects,
            "jl_string_to_array": self._bytes_of_string,
            "jl_array_to_string": self._string_of_bytes,
            "jl_try_substrtod": lambda call: self._parse(call, "pad.julia.parsed"),
            "jl_try_substrtof": lambda call: self._parse(call, "pad.julia.parsed.single"),
            OBJECT_ID: self._object_id,
            "jl_symbol_name": self._symbol_name,
            "jl_load_and_lookup": lambda call: [],
            **dict.fromkeys(BLOCK_OPERATIONS, self._block_operation),
        }

    def lower(self, function: FunctionText) -> None:
        self._function = function.name
        self._entry_allocas = []
        aliases: dict[str, str] = {}
        for block in function.blocks:
            lines: list[str] = []
            for line in block.lines:
                lines += self._lower_line(self._follow_lookup(line, aliases))
            block.lines = lines
        function.blocks[0].lines[:0] = self._entry_allocas

    # --- addresses and names --------------------------------------------------------------------------------------------------------

    def _lower_line(self, line: str) -> list[str]:
        self._line = line
        line = ADDRESS.sub(lambda match: self._symbol(match[1]), line)
        if line.startswith('  fence syncscope("singlethread")'):
            return []
        call = parse_call(line) if "call" in line else None
        if call is None:
            self._check_identities(line)
            return [line]
        if call.name in STATE:
            return [f"{call.assign()}bitcast ptr @pad.julia.state to ptr"] if call.result else []
        if (
            call.name.startswith("julia.write_barrier")
            and len(call.values) > 1
            and re.search(r'@"?jl\.(?:constant|state)\.', call.values[0])
        ):
            raise self.error("a constant that is made to refer to other memory", "what a call allocates is released when it returns")
        if call.name in DROPPED:
            return []
        if call.name in SAME_AS_ARGUMENT:
            return [f"{call.assign()}bitcast ptr {call.values[SAME_AS_ARGUMENT[call.name]]} to ptr"]
        if call.name in self._handlers:
            return self._handlers[call.name](call)
        if task := of_tasks(call.name):
            return self._task(call, task)
        if call.name.startswith("jl_box_"):
            return self._box(call)
        if re.match(r"cc3[789]\b", call.type) and call.name in self._module.functions:
            return self._jlcall(call, call.callee, call.values)
        self._check_callable(call)
        return [line]

    def _symbol(self, number: str) -> str:
        facts = self._addresses.get(number)
        kind = str(facts["kind"]) if facts else "unknown"
        if facts is None or kind == "unknown":
            raise self.error("a raw address", "its code holds an address that only the Julia process that made it can use")
        if kind == "variable":
            raise self.error(
                f"global variable `{facts['name']}`", "it may change its value and type: declare it `const`, or pass it as an argument"
            )
        if kind == "function":
            name = str(facts["name"])
            library = str(facts.get("library", ""))
            if library and not re.search(r"(?:libjulia|libm|libc|libopenlibm|libpthread)\b[^/]*$", library):
                self.libraries.setdefault(library)
            return f"@{name}"
        try:
            return self._objects.operand(number)
        except CompileError as error:
            raise self.error(str(error), "pass it as an argument instead") from None

    def _follow_lookup(self, line: str, aliases: dict[str, str]) -> str:
        """ccall of a symbol that the Julia process did not have: Julia looks it up at run time, we leave it to the linker."""
        if "@ccall_" in line:
            found = _LOOKUP.match(line)
            if found:
                aliases[found[1]] = found[2]
                return f"  {found[1]} = bitcast ptr @{found[2]} to ptr"
            if _STORE_LOOKUP.match(line):
                return "  ; looked up by the linker"
        if "@jl_load_and_lookup" in line and aliases:
            name = next(reversed(aliases.values()))
            aliases[result_of(line)] = name
            return f"  {result_of(line)} = bitcast ptr @{name} to ptr"
        if not aliases:
            return line
        alias = _ALIAS.match(line)
        if alias:
            sources = [alias[2]] if alias[2] else re.findall(r"\[ (%\S+), ", alias[3])
            names = {aliases.get(source, "") for source in sources}
            if len(names) == 1 and "" not in names:
                aliases[alias[1]] = names.pop()
        call = parse_call(line) if "call" in line else None
        if call is not None and call.callee in aliases:
            return line.replace(f" {call.callee}(", f" @{aliases[call.callee]}(", 1)
        return line

    # --- errors ---------------------------------------------------------------------------------------------------------------------

    def error(self, construct: str, why: str, line: str = "") -> CompileError:
        """In `line`, or in the one that is lowered."""
        found = re.search(r"!dbg (!\d+)", line or self._line)
        location = self._locations.of(found[1]) if found else ""
        return CompileError(f"{location + ': ' if location else ''}{construct}: {why}")

    def _check_identities(self, line: str) -> None:
        """Objects without contents may be compared and stored, not read."""
        if "@jl." not in line and '@"jl.' not in line:
            return
        read = re.search(r"\bload ([^,]+), ptr (?:getelementptr [^@]*)?(@(?:\"[^\"]*\"|[-\w$.]+))", line)
        numbers = read is not None and read[1] != "ptr" and plain(read[2]).startswith("jl.type.")
        if read and read[2] in self._objects.identities and not numbers:
            what = self._objects.identities[read[2]]
            raise self.error(f"use of `{what}` as a value", "the contents of this object are known to a running Julia only")

    def _check_callable(self, call: Call) -> None:
        name = call.name
        if name in EXCEPTIONS or name == "julia.except_enter":
            raise self.error("try/catch", "exceptions end the call; they cannot be caught in compiled code")
        if name.startswith(DYNAMIC):
            raise self.error(
                f"a dynamic call of {self._callee_of(call)}",
                "the types of its arguments are not known at compile time (see @code_warntype), or it belongs to Julia's runtime "
                "(printing, strings, dictionaries of objects)",
            )
        if name.startswith(("jl_new_task", "jl_threading", "jl_enter_threaded_region", "jl_in_threaded_region")):
            raise self.error(
                "a task that Julia's scheduler runs", "it is not part of compiled code: use Threads.@spawn or Threads.@threads"
            )
        if name.startswith(("jl_", "julia.", "llvm.julia.")):
            raise self.error(f"a call of Julia's runtime function `{name}`", "it needs a running Julia")

    def _callee_of(self, call: Call) -> str:
        for kind in ("method", "singleton", "other", "type"):
            for number in ADDRESS.findall(self._line):
                facts = self._addresses.get(number, {})
                if facts.get("kind") == kind:
                    return f"`{facts['name']}`"
        return "an unknown function"

    # --- calls ----------------------------------------------------------------------------------------------------------------------

    def _fresh(self) -> str:
        self._next += 1
        return f"%pad.{self._next}"

    def _runtime(self, call: Call, name: str, arguments: list[str], types: list[str] | None = None) -> list[str]:
        types = types or call.argument_types[: len(arguments)]
        text = ", ".join(f"{type} {value}" for type, value in zip(types, arguments, strict=True))
        return [f"{call.assign()}call {call.return_type} @{name}({text}){call.debug}"]

    def _allocate_object(self, call: Call) -> list[str]:
        size, tag = call.values[1], call.values[2]
        if self._tagged:
            return [f"{call.assign()}call ptr @pad.julia.object(i64 {size}, ptr {tag}){call.debug}"]
        return [f"{call.assign()}call ptr @pad.gc.alloc(i64 {size}){call.debug}"]

    def _type_of(self, call: Call) -> list[str]:
        return self._runtime(call, "pad.julia.typeof", call.values[:1])

    def _box(self, call: Call) -> list[str]:
        type = call.argument_types[0]
        size = {"i8": 1, "i16": 2, "i32": 4, "float": 4}.get(type, 8)
        name = {"float32": "Float32", "float64": "Float64", "char": "Char"}.get(
            call.name[7:], call.name[7:].replace("uint", "UInt").replace("int", "Int")
        )
        return [*self._made(call, str(size), name), f"  store {type} {call.values[0]}, ptr {call.result}, align {size}{call.debug}"]

    def _array_facts(self, call: Call, key: str = "array") -> tuple[int, int, int]:
        """(bytes of an element, bytes that say which type one is of, dimensions) of the array type among the arguments."""
        for number in ADDRESS.findall(self._line):
            array = self._addresses.get(number, {}).get(key)
            if isinstance(array, dict):
                return int(array.get("size", 8)), int(array.get("selectors", 0)), int(array.get("dimensions", 1))
        raise self.error("an array whose type is not known at compile time", "see @code_warntype for where the type gets lost")

    def _new_array(self, call: Call) -> list[str]:
        element, selectors, _ = self._array_facts(call)
        name = f"pad.julia.array.{call.name.rsplit('_', 1)[1]}"
        return [
            *self._runtime(call, name, [str(element), str(selectors), *call.values[1:], self._before], ["i64"] * (len(call.values) + 2)),
            *self._typed(call, call.values[0]),
        ]

    def _copy_array(self, call: Call) -> list[str]:
        lines = self._runtime(call, "pad.julia.array.copy", [call.values[0], self._before], ["ptr", "i64"])
        if not self._tagged:
            return lines
        type = self._fresh()
        return [f"  {type} = call ptr @pad.julia.typeof(ptr {call.values[0]}){call.debug}", *lines, *self._typed(call, type)]

    def _typed(self, call: Call, type: str) -> list[str]:
        """The type of a new array stands before it."""
        if not self._tagged:
            return []
        place = self._fresh()
        return [f"  {place} = getelementptr i8, ptr {call.result}, i64 -8", f"  store ptr {type}, ptr {place}, align 8{call.debug}"]

    def _new_array_of_sizes(self, call: Call) -> list[str]:
        element, selectors, dimensions = self._array_facts(call)
        lines, sizes = self._sizes(call.values[1], dimensions)
        count = "1"
        for size in sizes:
            product = self._fresh()
            lines.append(f"  {product} = call i64 @pad.julia.count(i64 {count}, i64 {size}){call.debug}")
            count = product
        header = 24 + 8 * max(dimensions, 2)
        arguments = [str(element), str(selectors), count, str(dimensions), str(header), self._before]
        lines += self._runtime(call, "pad.julia.array", arguments, ["i64"] * 6)
        return [*lines, *self._typed(call, call.values[0]), *self._store_sizes(call, sizes, count)]

    def _reshape(self, call: Call) -> list[str]:
        element, _, dimensions = self._array_facts(call)  # (Julia reshapes arrays of several types in another way.)
        lines, sizes = self._sizes(call.values[2], dimensions)
        arguments = [call.values[1], str(element), str(dimensions), str(24 + 8 * max(dimensions, 2)), self._before]
        lines += self._runtime(call, "pad.julia.array.share", arguments, ["ptr", *["i64"] * 4])
        return [*lines, *self._typed(call, call.values[0]), *self._store_sizes(call, sizes, sizes[0] if dimensions == 1 else "0")]

    def _sizes(self, tuple_address: str, dimensions: int) -> tuple[list[str], list[str]]:
        """Lines that load the sizes from a tuple in memory, one by one: so they are integers to whoever reads the code, not bytes."""
        lines: list[str] = []
        sizes: list[str] = []
        for axis in range(dimensions):
            at, size = self._fresh(), self._fresh()
            lines += [f"  {at} = getelementptr i8, ptr {tuple_address}, i64 {8 * axis}", f"  {size} = load i64, ptr {at}, align 8"]
            sizes.append(size)
        return lines, sizes

    def _store_sizes(self, call: Call, sizes: list[str], capacity: str) -> list[str]:
        lines: list[str] = []
        for axis, size in enumerate([*sizes, capacity] if len(sizes) == 1 else sizes):
            at = self._fresh()
            lines += [f"  {at} = getelementptr i8, ptr {call.result}, i64 {24 + 8 * axis}", f"  store i64 {size}, ptr {at}, align 8"]
        return lines

    def _new_memory(self, call: Call) -> list[str]:
        element, selectors, _ = self._array_facts(call, "memory")
        return self._runtime(call, "pad.julia.memory", [str(element), str(selectors), call.values[1]], ["i64"] * 3)

    def _object_id(self, call: Call) -> list[str]:
        """What a dictionary finds a key by. A symbol has it with it; of other objects a running Julia makes it of their addresses."""
        tag = self._objects.type_tag("Symbol")
        return self._runtime(call, "pad.julia.hash.of.symbol", [call.values[0], tag], ["ptr", "ptr"])

    def _symbol_name(self, call: Call) -> list[str]:
        """Addresses are integers to ccall."""
        place = f"getelementptr i8, ptr {call.values[0]}, i64 {_NAME_OF_SYMBOL}"
        if call.return_type == "ptr":
            return [call.assign() + place]
        name = self._fresh()
        return [f"  {name} = {place}", f"{call.assign()}ptrtoint ptr {name} to {call.return_type}"]

    def _new_string(self, call: Call) -> list[str]:
        """Its size stands before its text, which ends with a zero."""
        size = self._fresh()
        made = [f"  {size} = add i64 {call.values[0]}, 9", *self._made(call, size, "String")]
        return [*made, f"  store i64 {call.values[0]}, ptr {call.result}, align 8{call.debug}"]

    def _bytes_of_string(self, call: Call) -> list[str]:
        return [
            *self._runtime(call, "pad.julia.bytes.of.string", [call.values[0], self._before], ["ptr", "i64"]),
            *self._typed(call, self._objects.type_tag("Array{UInt8,1}")),
        ]

    def _string_of_bytes(self, call: Call) -> list[str]:
        """The array is empty afterwards."""
        lines = self._runtime(call, "pad.julia.string.of.bytes", [call.values[0], self._before], ["ptr", "i64"])
        return [*lines, *self._typed(call, self._objects.type_tag("String"))]

    def _copy_objects(self, call: Call) -> list[str]:
        """Elements that are addresses, within or between arrays."""
        count = self._fresh()
        moved = Call("", "ptr", "@memmove", (f"i64 {call.values[1]}", f"i64 {call.values[3]}", f"i64 {count}"), call.suffix)
        return [f"  {count} = mul i64 {call.values[4]}, 8", *self._block_operation(moved)]

    def _parse(self, call: Call, name: str) -> list[str]:
        """A number out of a part of a text: whether there is one, and which."""
        text = self._fresh()
        given = [text, *call.values[1:]]
        return [f"  {text} = inttoptr i64 {call.values[0]} to ptr", *self._runtime(call, name, given, ["ptr", "i64", "i64"])]

    def _made(self, call: Call, size: str, type: str) -> list[str]:
        if self._tagged:
            return [f"{call.assign()}call ptr @pad.julia.object(i64 {size}, ptr {self._objects.type_tag(type)}){call.debug}"]
        return [f"{call.assign()}call ptr @pad.gc.alloc(i64 {size}){call.debug}"]

    def _resize(self, call: Call, name: str) -> list[str]:
        array, count = call.values
        return [f"  call void @{name}(ptr {array}, i64 {count}){call.debug}"]

    def _block_operation(self, call: Call) -> list[str]:
        """memcpy, memmove, memset through ccall: pointers are i64 there."""
        types, intrinsic = BLOCK_OPERATIONS[call.name]
        lines: list[str] = []
        values: list[str] = []
        for given, value, wanted in zip(call.argument_types, call.values, types, strict=True):
            if given == wanted:
                values.append(value)
                continue
            cast = "inttoptr" if wanted == "ptr" else "trunc" if int(given[1:]) > int(wanted[1:]) else "zext"
            values.append(self._fresh())
            lines.append(f"  {values[-1]} = {cast} {given} {value} to {wanted}")
        text = ", ".join(f"{type} {value}" for type, value in zip(types, values, strict=True))
        lines.append(f"  call void @{intrinsic}({text}, i1 false){call.debug}")
        if call.result:
            lines.append(f"  {call.result} = bitcast {call.argument_types[0]} {call.values[0]} to {call.return_type}")
        return lines

    def _task(self, call: Call, name: str) -> list[str]:
        """A call of a function of tasks_overlay.jl."""
        if name in BODIES:
            # Nothing calls what a thread runs but the thread.
            start, strand, number = call.values
            return [
                f"  call void @pad.strand.spawn(ptr {strand}, ptr {start}, i64 {number}, ptr {call.callee}, i64 {self._meets}){call.debug}"
            ]
        return self._runtime(call, f"pad.strand.{name[4:]}", call.values[: STAND_INS[name]])

    def _indirect_jlcall(self, call: Call) -> list[str]:
        target = call.values[0]
        if plain(target) not in self._module.functions:
            self._check_callable(Call(call.result, call.type, target, call.arguments[1:], call.suffix))
        return self._jlcall(call, target, call.values[1:])

    def _jlcall(self, call: Call, target: str, values: list[str]) -> list[str]:
        """Julia's general convention: the function object, the address of an array of boxed arguments, their number."""
        function, *arguments = values
        home = self._fresh()
        self._entry_allocas.append(f"  {home} = alloca [{max(len(arguments), 1)} x ptr], align 8")
        lines = []
        for index, value in enumerate(arguments):
            place = self._fresh()
            lines.append(f"  {place} = getelementptr ptr, ptr {home}, i64 {index}")
            lines.append(f"  store ptr {value}, ptr {place}, align 8")
        return [*lines, f"{call.assign()}call ptr {target}(ptr {function}, ptr {home}, i32 {len(arguments)}){call.debug}"]


def declarations(module: ModuleText) -> dict[str, str]:
    """Declarations of what the functions of `module` call and nothing defines or declares."""
    found: dict[str, str] = {}
    for function in module.functions.values():
        for line in function.lines():
            call = parse_call(line) if "call" in line else None
            name = call.name if call else ""
            if call is None or not name or name in module.functions or name in module.declarations or name in found:
                continue
            pure = " nounwind willreturn memory(none)" if MATH.match(name) and name.removesuffix("f") not in WRITING_MATH else ""
            found[name] = f"declare {call.return_type} {call.callee}({', '.join(call.argument_types)}){pure}"
    return found
