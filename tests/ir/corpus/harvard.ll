; Functions in an address space of their own: calls print it even where it is zero.
target datalayout = "e-P1-p:16:8-p1:16:8-i8:8-n8"
target triple = "avr-unknown-unknown"

@table = constant [2 x ptr addrspace(1)] [ptr addrspace(1) @near, ptr addrspace(1) null]
@alias = alias void (), ptr addrspace(1) @near

define void @near() addrspace(1) {
  call addrspace(1) void @near()
  %f = load ptr addrspace(1), ptr @table, align 1
  call addrspace(1) void %f()
  call addrspace(0) void null()
  ret void
}

define avr_intrcc i16 @far(ptr %x) addrspace(0) personality ptr addrspace(1) @near {
  %1 = call addrspace(1) i16 asm "nop", "=r"()
  %2 = invoke addrspace(0) i16 @far(ptr %x)
          to label %3 unwind label %4

3:
  ret i16 %2

4:
  %5 = landingpad { ptr, i16 }
          cleanup
  resume { ptr, i16 } %5
}
