"""The kernel of a derivative: one launch, whose threads run the forward sweep and the way back each, on arrays and their shadows.

    void kernel(a0, [what lies beside it], a1, …, ptr gradients, ptr memory, i64 capacity, ptr needed, i64 shared)

Beside an array lies its shadow, in forward mode its tangent, and for second derivatives its tangent, its shadow, and the shadow's tangent.
`gradients`: eight bytes for each number with a gradient, which is added there. `memory`: `capacity` bytes for each thread of the launch
(slices.py); `needed` tells when that was too little. `shared`: the bytes of dynamic shared memory that the kernel itself was launched with;
the derivative is launched with `shared_bytes` of them.
"""

from __future__ import annotations

import llvmlite.binding as llvm

from polyglot_ad import runtime
from polyglot_ad.differentiate.parallel import lanes
from polyglot_ad.differentiate.rewrites.memory.address_offsets import lower_address_offsets
from polyglot_ad.differentiate.shadows.helpers import add_shared
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.gpu.registers import AXES
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import Argument, ConstantUndef, Function, GlobalVariable, Module, Value
from polyglot_ad.ir.verifier import check
from polyglot_ad.llvm.prepare import target_machine
from polyglot_ad.symbols import EXCHANGE

from .additions import lower_additions, lower_takings, only_added, uses_of
from .derivative import ThreadDerivative
from .divisions import divide_once
from .exchanges import WARP
from .made import ALIGN, COPIES, DerivativeKernel
from .refused import CODE
from .slices import BYTES, CLEAR, OPEN, constant_bytes, install, lower_caches
from .thread import BARRIER, Shared
from .warps import BALLOT, COUNT

REGISTER = "pad.device."
"""How the functions begin that give a thread's numbers; `pad.device.barrier` waits for the block."""
SHARED = "pad_shared_"
"""How the names of shared memory begin."""
TAIL = (("gradients", ty.PTR), ("memory", ty.PTR), ("capacity", ty.I64), ("needed", ty.PTR), ("shared", ty.I64))


def derivative_kernel(derivative: ThreadDerivative) -> DerivativeKernel:
    builder = _KernelBuilder(derivative)
    strides = tuple(index for index in range(derivative.thread.own) if builder.may_be_copied(index))
    name = builder.build()
    lower_address_offsets(builder.module)
    for kept in ("llvm.used", "llvm.compiler.used"):
        builder.module.globals.pop(kept, None)
    text = _inlined(print_module(builder.module, strip_debug=True), name)
    module = parse(text)
    kernel = module.functions[name]
    needed = kernel.arguments[-2]
    lower_caches(kernel, needed)
    capacity = constant_bytes(kernel)
    install(module)
    _mark(kernel)
    _lower_barriers(module)
    lower_takings(kernel)
    divide_once(kernel)
    lower_additions(kernel, f"{REGISTER}thread.")
    _lower_lanes(module)
    _refuse_unknown(module, derivative)
    check(module)
    thread = derivative.thread
    roles = derivative.core.roles
    own = [index for index, memory in enumerate(thread.shared) if memory.bytes is None]
    return DerivativeKernel(
        name, _inlined(print_module(module), name), roles[: thread.own],
        tuple(derivative.places[index].name for index in derivative.core.gradients), capacity,
        bool(own), max((len(roles[thread.own + index]) for index in own), default=1), thread.whole_warps,
        strides, tuple(index for index in strides if only_added(kernel.arguments[sum(map(len, roles[:index])) + 1])),
    )  # fmt: skip


class _KernelBuilder:
    def __init__(self, derivative: ThreadDerivative) -> None:
        self.d = derivative
        self.thread = derivative.thread
        self.module = derivative.core.module
        self.core = derivative.core.function

    def build(self) -> str:
        d, roles = self.d, self.d.core.roles
        types: list[ty.Type] = []
        names: list[str] = []
        at = 0
        for index in range(self.thread.own):
            for role in roles[index]:
                types.append(self.core.arguments[at].type)
                names.append(d.places[index].name + ("" if role == "primal" else f".{role}".replace("'s ", ".")))
                at += 1
        name = f"polyglot_{d.mode}_{d.symbol}" + "".join(f"_{one}_fixed" for one in d.constant)
        copied = [index for index in range(self.thread.own) if self.may_be_copied(index)]
        types += [ty.I64] * len(copied) + [type for _, type in TAIL]
        names += [f"{d.places[index].name}.stride" for index in copied] + [name for name, _ in TAIL]
        self.kernel = Function(name, ty.function(ty.VOID, types), names)
        self.module.add_function(self.kernel)
        self.b = Builder(self.kernel.add_block("entry"))
        self._numbers()
        passed: list[Value] = list(self.kernel.arguments[:at])
        for number, index in enumerate(copied):
            place = sum(map(len, roles[:index])) + 1
            passed[place] = self.b.gep(ty.I8, passed[place], [self.b.mul(self.numbers["copy"], self.kernel.arguments[at + number])])
        for index, shared in enumerate(self.thread.shared, start=self.thread.own):
            passed += self._shared(shared, len(roles[index]))
        passed += [self.numbers[register] for register in self.thread.registers]
        self._gradient_memory()
        if self.cleared:
            self._barrier()
        self.core.attributes = (*self.core.attributes, "alwaysinline")
        self._add_gradients(self.b.call(self.core, passed))
        self.b.ret()
        return name

    def may_be_copied(self, index: int) -> bool:
        return self.d.mode == "reverse" and len(self.d.core.roles[index]) == 2 and self.core_type(index) is ty.PTR

    def core_type(self, index: int) -> ty.Type:
        return self.core.arguments[sum(map(len, self.d.core.roles[:index]))].type

    # the thread's numbers

    def _numbers(self) -> None:
        b = self.b
        self.cleared = False
        self.numbers: dict[str, Value] = {}
        for what in ("thread", "block", "block.size", "grid.size"):
            for axis in AXES:
                self.numbers[f"{what}.{axis}"] = b.call_named(f"{REGISTER}{what}.{axis}", ty.I32, [])
                self.module.functions[f"{REGISTER}{what}.{axis}"].attributes = ("nounwind", "willreturn", "memory(none)")

        def linear(what: str, sizes: str) -> Value:
            x, y, z = (b.cast("zext", self.numbers[f"{what}.{axis}"], ty.I64) for axis in AXES)
            nx, ny, _ = (b.cast("zext", self.numbers[f"{sizes}.{axis}"], ty.I64) for axis in AXES)
            return b.add(b.mul(b.add(b.mul(z, ny), y), nx), x)

        def product(sizes: str) -> Value:
            x, y, z = (b.cast("zext", self.numbers[f"{sizes}.{axis}"], ty.I64) for axis in AXES)
            return b.mul(b.mul(x, y), z)

        if self.thread.whole_warps:
            self._refuse_parts_of_warps()
            b = self.b
        self.numbers["thread"] = linear("thread", "block.size")
        self.numbers["threads"] = product("block.size")
        self.numbers["shared"] = self.kernel.arguments[-1]
        block = linear("block", "grid.size")
        self.numbers["copy"] = b.binary("and", block, const_int(ty.I64, COPIES - 1))
        own = b.add(b.mul(block, self.numbers["threads"]), self.numbers["thread"])
        if self.d.mode != "forward":
            everyone = b.mul(product("grid.size"), self.numbers["threads"])
            memory, capacity = self.kernel.arguments[-4], self.kernel.arguments[-3]
            slice = b.alloca(ty.array(ty.I64, BYTES // 8), name="slice", align=8)
            b.call_named(OPEN, ty.VOID, [slice, memory, everyone, own, capacity])

    def _refuse_parts_of_warps(self) -> None:
        """Stop a launch for which the derivative is not made: of blocks without whole warps, or with 2^31 threads in a row."""
        b, size = self.b, self.numbers["block.size.x"]
        row = b.mul(b.cast("zext", size, ty.I64), b.cast("zext", self.numbers["grid.size.x"], ty.I64))
        part = b.icmp("ne", b.binary("and", size, const_int(ty.I32, WARP - 1)), const_int(ty.I32, 0))
        wrong, right = self.kernel.add_block("wrong"), self.kernel.add_block("right")
        b.cond_br(b.binary("or", part, b.icmp("ugt", row, const_int(ty.I64, (1 << 31) - 1))), wrong, right)
        stop = Builder(wrong)
        stop.call_named("llvm.trap", ty.VOID, [])
        stop.unreachable()
        self.b = Builder(right)

    # shared memory

    def _shared(self, memory: Shared, copies: int) -> list[Value]:
        """The address of shared memory, and of its shadows and tangents, which are zero."""
        if memory.bytes is None:
            found: list[Value] = [self._variable("dynamic", None)]
            size: Value = self.numbers["shared"]
            rounded = self.b.binary("and", self.b.add(size, const_int(ty.I64, ALIGN - 1)), const_int(ty.I64, -ALIGN))
            for _ in range(1, copies):
                found.append(self.b.gep(ty.I8, found[-1], [rounded]))
        else:
            number = self.thread.shared.index(memory)
            bytes_ = -(-memory.bytes // 4) * 4
            size = const_int(ty.I64, bytes_)
            names = [f"{number}", f"{number}_shadow", f"{number}_2", f"{number}_3"]
            found = [self._variable(name, bytes_) for name in names[:copies]]
        for copy in found[1:]:
            self._clear(copy, size)
        return found

    def _variable(self, name: str, size: int | None) -> Value:
        type = ty.array(ty.I8, size or 0)
        initial, linkage = (None, "external") if size is None else (ConstantUndef(type), "internal")
        made = GlobalVariable(SHARED + name, type, initial, prefix=linkage)
        made.suffix = f", align {ALIGN}"
        return self.module.add_global(made)

    def _clear(self, place: Value, size: Value) -> None:
        words = self.b.binary("lshr", size, const_int(ty.I64, 2))
        self.b.call_named(CLEAR, ty.VOID, [place, words, self.numbers["thread"], self.numbers["threads"]])
        self.cleared = True

    def _barrier(self) -> None:
        self.b.call_named(REGISTER + "barrier", ty.VOID, [])
        self.module.functions[REGISTER + "barrier"].attributes = ("convergent", "nounwind")

    # gradients of numbers: added up in the block first

    def _gradient_memory(self) -> None:
        count = len(self.d.core.gradients)
        if count:
            self.sums = self._variable("gradients", 8 * count)
            self._clear(self.sums, const_int(ty.I64, 8 * count))

    def _add_gradients(self, called: Value) -> None:
        count = len(self.d.core.gradients)
        if not count:
            return
        b = self.b
        first_one = 1 if self.d.mode == "second" else 0  # behind the gradients themselves
        for index in range(count):
            add_shared(b, b.extract_value(called, first_one + index), b.gep(ty.I8, self.sums, [8 * index]))
        self._barrier()
        first, done = self.kernel.add_block("first"), self.kernel.add_block("done")
        b.cond_br(b.icmp("eq", self.numbers["thread"], const_int(ty.I64, 0)), first, done)
        b = Builder(first)
        types = [ty.DOUBLE if self.core.arguments[self._argument(i)].type is ty.DOUBLE else ty.FLOAT for i in self.d.core.gradients]
        for index, type in enumerate(types):
            total = b.load(type, b.gep(ty.I8, self.sums, [8 * index]))
            add_shared(b, total, b.gep(ty.I8, self.kernel.arguments[-5], [8 * index]))
        b.br(done)
        self.b = Builder(done)

    def _argument(self, parameter: int) -> int:
        return sum(map(len, self.d.core.roles[:parameter]))


def _inlined(text: str, kernel: str) -> str:
    """The kernel with all that it calls inlined, and nothing else."""
    module = llvm.parse_assembly(text)
    module.verify()
    for value in [*module.functions, *module.global_variables]:
        if not value.is_declaration and value.name != kernel and not value.name.startswith("llvm."):
            value.linkage = llvm.Linkage.internal
    passes = llvm.create_new_module_pass_manager()
    # First blocks are joined, so that variables stand at the beginning of what is inlined: they are the frame's then.
    passes.add_simplify_cfg_pass()
    passes.add_always_inliner_pass()
    passes.add_global_dead_code_eliminate_pass()
    passes.add_sroa_pass()
    passes.add_simplify_cfg_pass()
    passes.run(module, llvm.create_pass_builder(target_machine(), llvm.create_pipeline_tuning_options(speed_level=1)))
    return str(module)


_CONTRACTED = frozenset({"fadd", "fsub", "fmul", "fneg"})


def _mark(kernel: Function) -> None:
    """What the device's compiler may rely on. Arrays of a launch do not overlap (the launch sees to it), and where the kernel has no
    barriers, no other thread changes what this one sees. Products and sums may be fused, as in the kernel itself."""
    waits = any(_called(i) in (BARRIER, lanes.BARRIER, COUNT) for i in kernel.instructions())
    for argument in kernel.arguments:
        if argument.type is ty.PTR and "noalias" not in argument.attributes and (not waits or _is_constant(argument)):
            argument.attributes = (*argument.attributes, "noalias")
    for instruction in kernel.instructions():
        if instruction.opcode in _CONTRACTED and not {"fast", "contract"} & {*instruction.flags}:
            instruction.flags = (*instruction.flags, "contract")


def _is_constant(argument: Argument) -> bool:
    """Whether no other thread changes what a thread sees there: all read, or all add, and none does both. What is added to before a barrier
    may be read behind it."""
    done = {user.opcode if user.operands[0] is value else "other" for user, value in uses_of(argument) if user.opcode != "icmp"}
    return done <= {"load"} or done <= {"atomicrmw"}


def _called(i: ins.Instruction) -> str:
    callee = i.called_function if isinstance(i, ins.CallBase) else None
    return callee.name if callee is not None else ""


def _lower_barriers(module: Module) -> None:
    for call in [i for f in module.functions.values() for i in f.instructions() if isinstance(i, ins.Call)]:
        name = call.called_function.name if call.called_function is not None else ""
        if name == BARRIER:
            b = Builder(before=call)
            b.call_named(REGISTER + "barrier", ty.VOID, [])
            module.functions[REGISTER + "barrier"].attributes = ("convergent", "nounwind")
            call.erase()
    for call in [i for f in module.functions.values() for i in f.instructions() if isinstance(i, ins.Call)]:
        if call.called_function is not None and call.called_function.name == "__kmpc_global_thread_num":
            call.replace_all_uses_with(const_int(ty.I32, 0))
            call.erase()


_OF_THE_DEVICE = {lanes.BARRIER: "warp.barrier", BALLOT: "ballot", COUNT: "count"}


def _lower_lanes(module: Module) -> None:
    """What lanes do together, by the device's own instructions (runtime/exchange.c)."""
    if not any(name.startswith(("pad.lanes.", EXCHANGE)) for name in module.functions):
        return
    splice(module, runtime.read("device", "exchange.ll"))
    for function in [*module.functions.values()]:
        if function.name in _OF_THE_DEVICE:
            for call in [i for i in function.users if isinstance(i, ins.CallBase)]:
                b = Builder(before=call)
                call.replace_all_uses_with(b.call_named(REGISTER + _OF_THE_DEVICE[function.name], call.type, call.arguments))
                call.erase()
        elif function.name.startswith(("pad.lanes.", EXCHANGE)) and function.blocks:
            function.prefix, function.attributes = "internal", ("alwaysinline", "convergent", "nounwind")
    for function in module.functions.values():
        if function.name.startswith((f"{REGISTER}shuffle.", *(REGISTER + name for name in _OF_THE_DEVICE.values()))):
            function.attributes = ("convergent", "nounwind")


def _refuse_unknown(module: Module, derivative: ThreadDerivative) -> None:
    """Raise for a function of the host's run-time library, which a device does not have."""
    for function in module.functions.values():
        name = function.name
        ours = name.startswith(("pad.", "pad_", "__kmpc", "omp_")) and not name.startswith(REGISTER)
        if function.blocks or not function.users or not ours:
            continue
        raise DifferentiationError(
            CODE, f"the kernel '{derivative.signature.name}' on a device", f"its derivative needs {name}, which devices do not have",
            "differentiate the kernel on the CPU (pad.load, docs/gpu.md)",
        )  # fmt: skip
