; Atomic loads, stores, read-modify-writes of every operation, compare-exchange, fences, synchronisation scopes, volatile.
define i32 @atomics(ptr %p, ptr addrspace(1) %q, i32 %v, double %d, ptr %r, <2 x half> %h) {
  %a = load atomic i32, ptr %p monotonic, align 4
  %b = load atomic volatile i32, ptr addrspace(1) %q syncscope("agent") acquire, align 4
  %c = load volatile i32, ptr %p, align 1
  store atomic i32 %a, ptr %p release, align 4
  store atomic volatile i32 %b, ptr addrspace(1) %q syncscope("singlethread") seq_cst, align 4
  store volatile i32 %c, ptr %p, align 4
  store atomic double %d, ptr %r unordered, align 8
  %1 = atomicrmw xchg ptr %p, i32 %v acquire, align 4
  %2 = atomicrmw add ptr %p, i32 %v release, align 4
  %3 = atomicrmw volatile sub ptr %p, i32 %v acq_rel, align 4
  %4 = atomicrmw and ptr %p, i32 %v seq_cst, align 4
  %5 = atomicrmw nand ptr %p, i32 %v syncscope("workgroup") monotonic, align 4
  %6 = atomicrmw or ptr %p, i32 %v monotonic, align 4
  %7 = atomicrmw xor ptr %p, i32 %v monotonic, align 4
  %8 = atomicrmw max ptr %p, i32 %v monotonic, align 4
  %9 = atomicrmw min ptr %p, i32 %v monotonic, align 4
  %10 = atomicrmw umax ptr %p, i32 %v monotonic, align 4
  %11 = atomicrmw umin ptr %p, i32 %v monotonic, align 4
  %12 = atomicrmw fadd ptr %r, double %d monotonic, align 8
  %13 = atomicrmw fsub ptr %r, double %d monotonic, align 8
  %14 = atomicrmw fmax ptr %r, double %d monotonic, align 8
  %15 = atomicrmw fmin ptr %r, double %d monotonic, align 8
  %16 = atomicrmw uinc_wrap ptr %p, i32 %v monotonic, align 4
  %17 = atomicrmw udec_wrap ptr %p, i32 %v monotonic, align 4
  %18 = atomicrmw usub_cond ptr %p, i32 %v monotonic, align 4
  %19 = atomicrmw usub_sat ptr %p, i32 %v monotonic, align 4
  %20 = atomicrmw fmaximum ptr %r, double %d monotonic, align 8
  %21 = atomicrmw fminimum ptr %r, double %d monotonic, align 8
  %22 = atomicrmw fadd ptr %r, <2 x half> %h monotonic, align 4
  %23 = atomicrmw xchg ptr %r, ptr %p acquire, align 8
  %24 = cmpxchg ptr %p, i32 %v, i32 %a acq_rel monotonic, align 4
  %25 = cmpxchg weak volatile ptr addrspace(1) %q, i32 %v, i32 %b syncscope("agent") seq_cst acquire, align 4
  %26 = cmpxchg ptr %r, ptr %p, ptr null release monotonic, align 8
  %ok = extractvalue { i32, i1 } %25, 1
  fence acquire
  fence syncscope("singlethread") seq_cst
  ret i32 %19
}
