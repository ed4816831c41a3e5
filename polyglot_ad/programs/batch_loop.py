"""The loop over a batch, in native code: one function per list of types, which calls an entry for every member.

A member's argument lies at `base + member * stride`: a number is loaded there, memory has its address there. Arguments that are the same
for all members have stride 0. Each member has result slots of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from polyglot_ad.bindings.loader import NativeFunction
from polyglot_ad.langs.unit import LinkRequirements
from polyglot_ad.process import cache

from .products import Code, product

LOOP = "pad_batch"
_ARGUMENTS = ["void *", "int64_t", "int64_t", "void *", "void *", "int64_t", "int64_t *"]


def batch_loop(types: Sequence[str], target: Callable[[], str]) -> NativeFunction:
    """`loop(entry, from, to, table, results, bytes of results, failed)` for an entry of these LLVM types: its status at the first member
    that does not give 0, whose number is stored. `table`: address and stride of every argument. `target`: the lines of a module that say
    what it is for."""
    key = cache.digest("batch loop", cache.package_identity(), cache.target_identity(), *types)
    found = product(key, LinkRequirements(), lambda: Code(f"{target()}\n{_text(types)}", (LOOP,), (), {}))
    return found.library.function(LOOP, _ARGUMENTS)


def _text(types: Sequence[str]) -> str:
    head: list[str] = []
    body: list[str] = []
    for k, type in enumerate(types):
        head += [
            f"  %base.at{k} = getelementptr i64, ptr %table, i64 {2 * k}",
            f"  %base{k} = load ptr, ptr %base.at{k}, align 8",
            f"  %stride.at{k} = getelementptr i64, ptr %table, i64 {2 * k + 1}",
            f"  %stride{k} = load i64, ptr %stride.at{k}, align 8",
        ]
        body += [f"  %offset{k} = mul i64 %member, %stride{k}", f"  %at{k} = getelementptr i8, ptr %base{k}, i64 %offset{k}"]
        if type != "ptr":
            body.append(f"  %value{k} = load {type}, ptr %at{k}, align 1")
    arguments = ", ".join([*(f"{type} %{'at' if type == 'ptr' else 'value'}{k}" for k, type in enumerate(types)), "ptr %slots"])
    return "\n".join(
        [
            f"define i32 @{LOOP}(ptr %entry, i64 %from, i64 %to, ptr %table, ptr %results, i64 %bytes, ptr %failed) {{",
            "start:",
            *head,
            "  %any = icmp slt i64 %from, %to",
            "  br i1 %any, label %loop, label %done",
            "loop:",
            "  %member = phi i64 [ %from, %start ], [ %next, %fine ]",
            *body,
            "  %slots.offset = mul i64 %member, %bytes",
            "  %slots = getelementptr i8, ptr %results, i64 %slots.offset",
            f"  %status = call i32 %entry({arguments})",
            "  %bad = icmp ne i32 %status, 0",
            "  br i1 %bad, label %broken, label %fine",
            "fine:",
            "  %next = add nsw i64 %member, 1",
            "  %more = icmp slt i64 %next, %to",
            "  br i1 %more, label %loop, label %done",
            "broken:",
            "  store i64 %member, ptr %failed, align 8",
            "  ret i32 %status",
            "done:",
            "  ret i32 0",
            "}",
            "",
        ]
    )
