; What Julia 1.7 to 1.12 write, by the book: task state, safepoints, Memory, julia.call, globals that are aliases.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128-ni:10:11:12:13"

@"jl_global#7.jit" = private alias ptr, inttoptr (i64 1000 to ptr)

declare ptr @julia.get_pgcstack()
declare void @julia.safepoint(ptr)
declare ptr addrspace(10) @jl_alloc_genericmemory(ptr addrspace(10), i64)
declare ptr addrspace(13) @julia.gc_loaded(ptr addrspace(10), ptr)
declare ptr addrspace(10) @julia.gc_alloc_obj(ptr, i64, ptr addrspace(10))
declare ptr addrspace(10) @julia.call(ptr, ptr addrspace(10), ...)
declare void @ijl_throw(ptr addrspace(12))

define internal double @julia_f_12(ptr addrspace(10) noundef nonnull align 8 dereferenceable(24) %x, i64 signext %n) {
top:
  %pgcstack = call ptr @julia.get_pgcstack()
  %task = getelementptr inbounds i8, ptr %pgcstack, i64 -112
  %field = getelementptr inbounds i8, ptr %task, i64 160
  %ptls = load ptr, ptr %field, align 8
  fence syncscope("singlethread") seq_cst
  call void @julia.safepoint(ptr %ptls)
  fence syncscope("singlethread") seq_cst
  %small = icmp slt i64 %n, 1
  br i1 %small, label %fail, label %go

fail:
  call void @ijl_throw(ptr addrspace(12) addrspacecast (ptr inttoptr (i64 3000 to ptr) to ptr addrspace(12)))
  unreachable

go:
  %memory = call noalias nonnull ptr addrspace(10) @jl_alloc_genericmemory(ptr addrspace(10) addrspacecast (ptr inttoptr (i64 2000 to ptr) to ptr addrspace(10)), i64 %n)
  %tracked = addrspacecast ptr addrspace(10) %memory to ptr addrspace(11)
  %at = getelementptr inbounds i8, ptr addrspace(11) %tracked, i64 8
  %raw = load ptr, ptr addrspace(11) %at, align 8
  %data = call ptr addrspace(13) @julia.gc_loaded(ptr addrspace(10) %memory, ptr %raw)
  store double 2.5, ptr addrspace(13) %data, align 8
  %box = call noalias ptr addrspace(10) @julia.gc_alloc_obj(ptr %task, i64 8, ptr addrspace(10) addrspacecast (ptr inttoptr (i64 4000 to ptr) to ptr addrspace(10)))
  %value = load double, ptr addrspace(13) %data, align 8
  store double %value, ptr addrspace(10) %box, align 8
  %slot = load ptr addrspace(10), ptr @"jl_global#7.jit", align 8
  %sum = call nonnull ptr addrspace(10) (ptr, ptr addrspace(10), ...) @julia.call(ptr @japi1_add_13, ptr addrspace(10) null, ptr addrspace(10) %box, ptr addrspace(10) %slot)
  %result = load double, ptr addrspace(10) %sum, align 8
  ret double %result
}

define internal ptr addrspace(10) @japi1_add_13(ptr addrspace(10) %f, ptr %args, i32 %count) {
top:
  %first = load ptr addrspace(10), ptr %args, align 8
  %second.at = getelementptr ptr addrspace(10), ptr %args, i64 1
  %second = load ptr addrspace(10), ptr %second.at, align 8
  %a = load double, ptr addrspace(10) %first, align 8
  %b = load double, ptr addrspace(10) %second, align 8
  %sum = fadd double %a, %b
  store double %sum, ptr addrspace(10) %first, align 8
  ret ptr addrspace(10) %first
}
