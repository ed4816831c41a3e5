"""The functions that additions.py calls, as code of a device: the lanes of a warp that add to one address add up first.

Only lanes that are there together exchange anything (`activemask`), and only in full warps; what they find out about each other's addresses
holds by their own vote. Elsewhere each lane adds for itself.
"""

from __future__ import annotations

from .additions import ADD, GROUPED, NARROW, SAME

_BITS = {"f64": "double", "f32": "float"}
_DISTANCES = (1, 2, 4, 8, 16)
_DECLARED = """declare i32 @llvm.nvvm.activemask() convergent
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) convergent
declare { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32, i64) convergent
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
"""
_HEAD = """define internal void @{name}(ptr %place, {type} %amount) alwaysinline convergent nounwind {{
"""
_ALONE = """alone:
  %unused = atomicrmw fadd ptr %place, {type} %amount monotonic
  ret void
}}
"""
_TOGETHER = """together:
  %address = ptrtoint ptr %place to i64
  %match = call {{ i32, i1 }} @llvm.nvvm.match.all.sync.i64p(i32 -1, i64 %address)
  %same = extractvalue {{ i32, i1 }} %match, 1
  br i1 %same, label %sum, label %{otherwise}
sum:
{sum}  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %leads = icmp eq i32 %lane, 0
  br i1 %leads, label %add, label %done
add:
  %unused.first = atomicrmw fadd ptr %place, {type} %v5 monotonic
  ret void
done:
  ret void
"""


def _exchanged(result: str, value: str, type: str, distance: int) -> str:
    """The same of the lane at this distance, in words of 32 bits."""
    call = "call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32"
    if type == "float":
        return (
            f"  {result}.w = bitcast float {value} to i32\n  {result}.x = {call} {result}.w, i32 {distance}, i32 31)\n"
            f"  {result} = bitcast i32 {result}.x to float\n"
        )
    words = f"  {result}.w = bitcast double {value} to i64\n" if type == "double" else f"  {result}.w = add i64 {value}, 0\n"
    words += (
        f"  {result}.l = trunc i64 {result}.w to i32\n  {result}.s = lshr i64 {result}.w, 32\n  {result}.h = trunc i64 {result}.s to i32\n"
        f"  {result}.lx = {call} {result}.l, i32 {distance}, i32 31)\n  {result}.hx = {call} {result}.h, i32 {distance}, i32 31)\n"
        f"  {result}.lw = zext i32 {result}.lx to i64\n  {result}.hw = zext i32 {result}.hx to i64\n"
        f"  {result}.hs = shl i64 {result}.hw, 32\n"
    )
    if type == "double":
        return words + f"  {result}.o = or i64 {result}.hs, {result}.lw\n  {result} = bitcast i64 {result}.o to double\n"
    return words + f"  {result} = or i64 {result}.hs, {result}.lw\n"


def _summed(type: str) -> str:
    text, value = "", "%amount"
    for k, distance in enumerate(_DISTANCES, start=1):
        text += _exchanged(f"%e{k}", value, type, distance) + f"  %v{k} = fadd {type} {value}, %e{k}\n"
        value = f"%v{k}"
    return text


def _in_groups(type: str) -> str:
    """Lanes whose numbers differ in one bit, for each bit for which all of them share an address; then the first of each group adds."""
    text, value, bits = "groups:\n", "%amount", "0"
    for k, distance in enumerate(_DISTANCES, start=1):
        text += _exchanged(f"%p{k}", "%address", "i64", distance)
        text += f"  %q{k} = icmp eq i64 %p{k}, %address\n  %all{k} = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %q{k})\n"
        before = "groups" if k == 1 else f"next{k - 1}"
        text += f"  br i1 %all{k}, label %pair{k}, label %next{k}\npair{k}:\n" + _exchanged(f"%g{k}", value, type, distance)
        text += f"  %a{k} = fadd {type} {value}, %g{k}\n  %b{k} = or i32 {bits}, {distance}\n  br label %next{k}\nnext{k}:\n"
        text += f"  %s{k} = phi {type} [ {value}, %{before} ], [ %a{k}, %pair{k} ]\n"
        text += f"  %m{k} = phi i32 [ {bits}, %{before} ], [ %b{k}, %pair{k} ]\n"
        value, bits = f"%s{k}", f"%m{k}"
    return (
        text
        + f"""  %number = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %within = and i32 %number, {bits}
  %first = icmp eq i32 %within, 0
  br i1 %first, label %adds, label %silent
adds:
  %unused.group = atomicrmw fadd ptr %place, {type} {value} monotonic
  ret void
silent:
  ret void
"""
    )


def additions_of_warps() -> str:
    """For NVIDIA's devices, whose exchanges target.py declares."""
    text = _DECLARED
    for bits, type in _BITS.items():
        for kind in (SAME, GROUPED, NARROW):
            start = "entry:\n"
            if kind == NARROW:
                start += (
                    "  %row = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n  %long = icmp uge i32 %row, 32\n"
                    "  br i1 %long, label %alone, label %short\nshort:\n"
                )
            start += (
                "  %mask = call i32 @llvm.nvvm.activemask()\n  %full = icmp eq i32 %mask, -1\n"
                "  br i1 %full, label %together, label %alone\n"
            )
            body = _TOGETHER.format(type=type, sum=_summed(type), otherwise="alone" if kind == SAME else "groups")
            groups = "" if kind == SAME else _in_groups(type)
            name = f"{ADD}{kind}.{bits}"
            text += _HEAD.format(name=name, type=type) + start + body + groups + _ALONE.format(type=type)
    return text


PLAIN_ADDITIONS = "".join(
    _HEAD.format(name=f"{ADD}{kind}.{bits}", type=type) + "  br label %alone\n" + _ALONE.format(type=type)
    for bits, type in _BITS.items() for kind in (SAME, GROUPED, NARROW)
)  # fmt: skip
"""Each lane for itself: for AMD's devices."""
