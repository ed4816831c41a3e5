; Linkage, visibility, TLS models, comdats, sections, aliases, ifuncs, module assembly, unnamed globals, attributes of globals.
source_filename = "dir/\22odd\22 näme.c"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl foo"
module asm "foo: .ascii \22x\\n\22"

$inline_me = comdat any
$exact = comdat exactmatch
$"large one" = comdat largest
$nodup = comdat nodeduplicate
$same = comdat samesize

@0 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@1 = internal global ptr @0
@"0" = global i32 7
@inline_me = linkonce_odr dso_local global i32 0, comdat, align 4
@other = weak_odr hidden local_unnamed_addr constant i32 1, section ".data.rel", comdat($exact), align 16
@tls = thread_local global i32 0, align 4
@tls1 = internal thread_local(localdynamic) global i32 0
@tls2 = external thread_local(initialexec) global i32, align 4
@tls3 = hidden thread_local(localexec) global i32 0
@weak = extern_weak global ptr
@common = common global [10 x i8] zeroinitializer, align 1
@appended = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
@used = available_externally protected global i32 0
@ext = externally_initialized global i32 0
@nosan = global i32 0, no_sanitize_address, no_sanitize_hwaddress, align 4
@tagged = global i32 0, partition "part", align 4, !type !0, !type !1
@model = global i32 0, code_model "large"
@"\01mangled$name" = external dllimport global i32
@"näme" = global i32 0
@attributed = global i32 0 #0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @constructor, ptr null }]

@alias = alias i32, ptr @inline_me
@alias2 = weak hidden unnamed_addr alias i8, getelementptr inbounds (i8, ptr @common, i64 3)
@function_alias = dso_local alias double (double), ptr @defined
@2 = internal alias i32, ptr @"0"
@resolved = ifunc double (double), ptr @resolver
@tls_alias = thread_local alias i32, ptr @tls

define linkonce_odr hidden fastcc noundef double @defined(double noundef %x) unnamed_addr #1 section ".text.hot" comdat($inline_me) align 32 gc "statepoint-example" prefix i32 123 prologue i8 -112 personality ptr @__gxx_personality_v0 {
  ret double %x
}

define internal ptr @resolver() {
  ret ptr @defined
}

define private void @constructor() {
  ret void
}

define weak void @3() partition "p" {
  call void @3()
  ret void
}

declare !type !0 extern_weak void @maybe() local_unnamed_addr #2
declare dllimport void @imported()
declare i32 @__gxx_personality_v0(...)

attributes #0 = { "bss-section"=".bss.custom" }
attributes #1 = { nounwind presplitcoroutine }
attributes #2 = { "a"="\22quoted\22 {brace}" convergent }

!0 = !{i64 0, !"typeid"}
!1 = !{i64 16, !"other"}
