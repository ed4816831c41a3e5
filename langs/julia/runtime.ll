; What Julia's runtime library does for compiled code, as far as that code needs it without Julia: memory and arrays.
;
; Memory. `pad.gc.alloc(bytes)` gives zeroed memory, aligned to 16 bytes, that belongs to the calling thread's arena. Whoever calls into
; Julia code from outside brackets the call: `pad.gc.mark()` before, `pad.gc.release(mark)` after, also when an error was raised;
; release frees what was allocated on this thread since the mark. Nothing else frees.
;
; Arrays have the layout of Julia 1.5 to 1.10: data at 0, length at 8, flags (i16) at 16: dimensions << 2, bytes of an element (i16) at 18,
; offset (i32) at 20, sizes of dimensions from 24 on (of a vector: length, capacity). The lowest two bits of the flags are 2 where the array
; owns its data: only such an array may be resized, not one around data of the caller's.
;
; Everything is linkonce_odr: modules that are linked together share one copy. mark and release are weak_odr: nothing here calls them, and
; they must be there when a guard is put around the call, after optimisation.

declare void @pad.raise(ptr, i64) noreturn
declare noalias ptr @calloc(i64, i64) nounwind
declare void @free(ptr) nounwind
declare i32 @usleep(i32) nounwind
declare i32 @pthread_join(i64, ptr) nounwind
declare i32 @pthread_key_create(ptr, ptr) nounwind
declare i32 @pthread_key_delete(i32) nounwind
declare ptr @pthread_getspecific(i32) nounwind
declare i32 @pthread_setspecific(i32, ptr) nounwind
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

; Thread-local storage by key, not thread_local: code that a JIT loads has no such storage. The word is the key plus one, 0 before there is one.
@pad.gc.key = linkonce_odr global i64 0, align 8

; Where code asks for the state of the current task: nothing reads it to a purpose.
@pad.julia.state = linkonce_odr constant [64 x ptr] zeroinitializer, align 16

@pad.gc.text.memory = private unnamed_addr constant [16 x i8] c"OutOfMemoryError"
@pad.gc.text.shared = private unnamed_addr constant [52 x i8] c"ErrorException: cannot resize array with shared data"
@pad.gc.text.size = private unnamed_addr constant [39 x i8] c"ArgumentError: invalid Array dimensions"

; What is known of this thread: {its list of blocks, whose list it adds to, number from 1 on, whether it runs a task or a part of a loop,
; what was known before, tasks that run and add to its list, locks that it holds,
; threads that may not have been waited for, turns and its number there (tasks.ll), strands, those of them that are being waited for}. A block is {next, unused} and what was asked for. Tasks add to the list of
; whoever made them, so that what they made outlives them.
define linkonce_odr ptr @pad.julia.this() noinline nounwind {
entry:
  %known = load atomic i64, ptr @pad.gc.key acquire, align 8
  %absent = icmp eq i64 %known, 0
  br i1 %absent, label %create, label %ready

create:
  %new = alloca i32, align 4
  %failed = call i32 @pthread_key_create(ptr %new, ptr @free)
  %number = load i32, ptr %new, align 4
  %wide = zext i32 %number to i64
  %word = add i64 %wide, 1
  %exchange = cmpxchg ptr @pad.gc.key, i64 0, i64 %word acq_rel acquire
  %first = extractvalue { i64, i1 } %exchange, 1
  br i1 %first, label %ready, label %other

other:
  %deleted = call i32 @pthread_key_delete(i32 %number)
  %theirs = extractvalue { i64, i1 } %exchange, 0
  br label %ready

ready:
  %key.plus = phi i64 [ %known, %entry ], [ %word, %create ], [ %theirs, %other ]
  %key.wide = sub i64 %key.plus, 1
  %key = trunc i64 %key.wide to i32
  %this = call ptr @pthread_getspecific(i32 %key)
  %none = icmp eq ptr %this, null
  br i1 %none, label %begin, label %done

begin:
  %made = call ptr @calloc(i64 1, i64 96)
  %list.at = getelementptr i8, ptr %made, i64 8
  store ptr %made, ptr %list.at, align 8
  %number.at = getelementptr i8, ptr %made, i64 16
  store i64 1, ptr %number.at, align 8
  %set = call i32 @pthread_setspecific(i32 %key, ptr %made)
  br label %done

done:
  %result = phi ptr [ %this, %ready ], [ %made, %begin ]
  ret ptr %result
}

define linkonce_odr ptr @pad.gc.arena() noinline nounwind {
entry:
  %this = call ptr @pad.julia.this()
  %list.at = getelementptr i8, ptr %this, i64 8
  %list = load ptr, ptr %list.at, align 8
  ret ptr %list
}

define linkonce_odr noalias nonnull ptr @pad.gc.alloc(i64 %size) noinline allockind("alloc,zeroed") allocsize(0) "alloc-family"="pad.gc" {
entry:
  %total = add i64 %size, 16
  %wraps = icmp ult i64 %total, 16
  br i1 %wraps, label %fail, label %get

get:
  %block = call ptr @calloc(i64 1, i64 %total)
  %null = icmp eq ptr %block, null
  br i1 %null, label %fail, label %link

link:
  %arena = call ptr @pad.gc.arena()
  %head = load atomic ptr, ptr %arena monotonic, align 8
  br label %push

push:
  %next = phi ptr [ %head, %link ], [ %other, %push ]
  store ptr %next, ptr %block, align 8
  %pair = cmpxchg weak ptr %arena, ptr %next, ptr %block release monotonic, align 8
  %other = extractvalue { ptr, i1 } %pair, 0
  %pushed = extractvalue { ptr, i1 } %pair, 1
  br i1 %pushed, label %give, label %push

give:
  %memory = getelementptr i8, ptr %block, i64 16
  ret ptr %memory

fail:
  call void @pad.raise(ptr @pad.gc.text.memory, i64 16)
  unreachable
}

define weak_odr ptr @pad.gc.mark() noinline nounwind {
entry:
  %arena = call ptr @pad.gc.arena()
  %head = load ptr, ptr %arena, align 8
  ret ptr %head
}

define weak_odr void @pad.gc.release(ptr %mark) noinline nounwind {
entry:
  %arena = call ptr @pad.gc.arena()
  call void @pad.julia.all.done(ptr %arena)
  %head = load ptr, ptr %arena, align 8
  br label %test

test:
  %block = phi ptr [ %head, %entry ], [ %next, %give ]
  %same = icmp eq ptr %block, %mark
  %none = icmp eq ptr %block, null
  %stop = or i1 %same, %none
  br i1 %stop, label %done, label %give

give:
  %next = load ptr, ptr %block, align 8
  call void @free(ptr %block)
  br label %test

done:
  store ptr %block, ptr %arena, align 8
  ret void
}

; Whoever releases memory waits for the tasks that use it.
define linkonce_odr void @pad.julia.all.done(ptr %list) noinline nounwind {
entry:
  %running.at = getelementptr i8, ptr %list, i64 40
  %kept.at = getelementptr i8, ptr %list, i64 56
  br label %look

look:
  %running = load atomic i64, ptr %running.at acquire, align 8
  %none = icmp eq i64 %running, 0
  br i1 %none, label %threads, label %later

later:
  %slept = call i32 @usleep(i32 20)
  br label %look

threads:
  %first = load ptr, ptr %kept.at, align 8
  store ptr null, ptr %kept.at, align 8
  br label %step

step:
  %kept = phi ptr [ %first, %threads ], [ %next, %ask ], [ %next, %join ]
  %last = icmp eq ptr %kept, null
  br i1 %last, label %done, label %ask

ask:
  %next = load ptr, ptr %kept, align 8
  %native.where = getelementptr i8, ptr %kept, i64 8
  %native.at = load ptr, ptr %native.where, align 8
  %joins.where = getelementptr i8, ptr %kept, i64 16
  %joins.at = load ptr, ptr %joins.where, align 8
  %joins = load i64, ptr %joins.at, align 8
  %native = load i64, ptr %native.at, align 8
  %joined = icmp ne i64 %joins, 0
  %alone = icmp eq i64 %native, 0
  %over = or i1 %joined, %alone
  br i1 %over, label %step, label %join

join:
  store i64 1, ptr %joins.at, align 8
  %ignored = call i32 @pthread_join(i64 %native, ptr null)
  br label %step

done:
  ret void
}

; An object whose type is asked for: the type stands in the word before it.
define linkonce_odr ptr @pad.julia.object(i64 %size, ptr %type) alwaysinline {
entry:
  %total = add i64 %size, 16
  %memory = call ptr @pad.gc.alloc(i64 %total)
  %word = getelementptr i8, ptr %memory, i64 8
  store ptr %type, ptr %word, align 8
  %object = getelementptr i8, ptr %memory, i64 16
  ret ptr %object
}

define linkonce_odr ptr @pad.julia.typeof(ptr %object) alwaysinline {
entry:
  %word = getelementptr i8, ptr %object, i64 -8
  %type = load ptr, ptr %word, align 8
  ret ptr %type
}

; An array's header with its data: %count elements of %element bytes, %dimensions sizes in memory at %sizes, %header bytes of header.
define linkonce_odr ptr @pad.julia.array(i64 %element, i64 %count, i64 %dimensions, i64 %header) alwaysinline {
entry:
  %product = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %element, i64 %count)
  %bytes = extractvalue { i64, i1 } %product, 0
  %wraps = extractvalue { i64, i1 } %product, 1
  %negative = icmp slt i64 %count, 0
  %large = icmp slt i64 %bytes, 0
  %bad.1 = or i1 %wraps, %negative
  %bad = or i1 %bad.1, %large
  br i1 %bad, label %fail, label %good

good:
  %array = call ptr @pad.gc.alloc(i64 %header)
  %data = call ptr @pad.gc.alloc(i64 %bytes)
  store ptr %data, ptr %array, align 8
  %length = getelementptr i8, ptr %array, i64 8
  store i64 %count, ptr %length, align 8
  %shifted = shl i64 %dimensions, 2
  %owner = or i64 %shifted, 2
  %flags.value = trunc i64 %owner to i16
  %flags = getelementptr i8, ptr %array, i64 16
  store i16 %flags.value, ptr %flags, align 8
  %element.value = trunc i64 %element to i16
  %element.at = getelementptr i8, ptr %array, i64 18
  store i16 %element.value, ptr %element.at, align 2
  ret ptr %array

fail:
  call void @pad.raise(ptr @pad.gc.text.size, i64 39)
  unreachable
}

define linkonce_odr ptr @pad.julia.array.1d(i64 %element, i64 %m) alwaysinline {
entry:
  %array = call ptr @pad.julia.array(i64 %element, i64 %m, i64 1, i64 40)
  %size.1 = getelementptr i8, ptr %array, i64 24
  store i64 %m, ptr %size.1, align 8
  %capacity = getelementptr i8, ptr %array, i64 32
  store i64 %m, ptr %capacity, align 8
  ret ptr %array
}

define linkonce_odr ptr @pad.julia.array.2d(i64 %element, i64 %m, i64 %n) alwaysinline {
entry:
  %count = call i64 @pad.julia.count(i64 %m, i64 %n)
  %array = call ptr @pad.julia.array(i64 %element, i64 %count, i64 2, i64 40)
  %size.1 = getelementptr i8, ptr %array, i64 24
  store i64 %m, ptr %size.1, align 8
  %size.2 = getelementptr i8, ptr %array, i64 32
  store i64 %n, ptr %size.2, align 8
  ret ptr %array
}

define linkonce_odr ptr @pad.julia.array.3d(i64 %element, i64 %m, i64 %n, i64 %k) alwaysinline {
entry:
  %plane = call i64 @pad.julia.count(i64 %m, i64 %n)
  %count = call i64 @pad.julia.count(i64 %plane, i64 %k)
  %array = call ptr @pad.julia.array(i64 %element, i64 %count, i64 3, i64 48)
  %size.1 = getelementptr i8, ptr %array, i64 24
  store i64 %m, ptr %size.1, align 8
  %size.2 = getelementptr i8, ptr %array, i64 32
  store i64 %n, ptr %size.2, align 8
  %size.3 = getelementptr i8, ptr %array, i64 40
  store i64 %k, ptr %size.3, align 8
  ret ptr %array
}

; The product of two sizes, -1 when there is no such array.
define linkonce_odr i64 @pad.julia.count(i64 %m, i64 %n) alwaysinline {
entry:
  %product = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %m, i64 %n)
  %count = extractvalue { i64, i1 } %product, 0
  %wraps = extractvalue { i64, i1 } %product, 1
  %either = or i64 %m, %n
  %negative = icmp slt i64 %either, 0
  %bad = or i1 %wraps, %negative
  %result = select i1 %bad, i64 -1, i64 %count
  ret i64 %result
}

; Sizes in memory, any number of dimensions: for copies of arrays with more than three (overlay.jl copies the others).
define linkonce_odr ptr @pad.julia.array.nd(i64 %element, i64 %dimensions, ptr %sizes) {
entry:
  br label %test

test:
  %axis = phi i64 [ 0, %entry ], [ %following, %multiply ]
  %count = phi i64 [ 1, %entry ], [ %product, %multiply ]
  %more = icmp slt i64 %axis, %dimensions
  br i1 %more, label %multiply, label %make

multiply:
  %at = getelementptr i64, ptr %sizes, i64 %axis
  %size = load i64, ptr %at, align 8
  %product = call i64 @pad.julia.count(i64 %count, i64 %size)
  %following = add i64 %axis, 1
  br label %test

make:
  %few = icmp slt i64 %dimensions, 2
  %kept = select i1 %few, i64 2, i64 %dimensions
  %words = shl i64 %kept, 3
  %header = add i64 %words, 24
  %array = call ptr @pad.julia.array(i64 %element, i64 %count, i64 %dimensions, i64 %header)
  %to = getelementptr i8, ptr %array, i64 24
  %bytes = shl i64 %dimensions, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %sizes, i64 %bytes, i1 false)
  %vector = icmp eq i64 %dimensions, 1
  br i1 %vector, label %capacity, label %done

capacity:
  %capacity.at = getelementptr i8, ptr %array, i64 32
  store i64 %count, ptr %capacity.at, align 8
  br label %done

done:
  ret ptr %array
}

; copy(a). Everything about it stands in a's own header.
define linkonce_odr ptr @pad.julia.array.copy(ptr %from) {
entry:
  %flags.at = getelementptr i8, ptr %from, i64 16
  %flags = load i16, ptr %flags.at, align 8
  %shifted = lshr i16 %flags, 2
  %nine.bits = and i16 %shifted, 511
  %dimensions = zext i16 %nine.bits to i64
  %element.at = getelementptr i8, ptr %from, i64 18
  %element.short = load i16, ptr %element.at, align 2
  %element = zext i16 %element.short to i64
  %sizes = getelementptr i8, ptr %from, i64 24
  %array = call ptr @pad.julia.array.nd(i64 %element, i64 %dimensions, ptr %sizes)
  %to.data = load ptr, ptr %array, align 8
  %from.data = load ptr, ptr %from, align 8
  %length.at = getelementptr i8, ptr %array, i64 8
  %length = load i64, ptr %length.at, align 8
  %bytes = mul i64 %length, %element
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to.data, ptr align 8 %from.data, i64 %bytes, i1 false)
  ret ptr %array
}

; The header of reshape(a, sizes): the same data under a header of its own. The sizes are stored by the caller.
define linkonce_odr ptr @pad.julia.array.share(ptr %from, i64 %element, i64 %dimensions, i64 %header) alwaysinline {
entry:
  %array = call ptr @pad.gc.alloc(i64 %header)
  %data = load ptr, ptr %from, align 8
  store ptr %data, ptr %array, align 8
  %from.length = getelementptr i8, ptr %from, i64 8
  %length = load i64, ptr %from.length, align 8
  %to.length = getelementptr i8, ptr %array, i64 8
  store i64 %length, ptr %to.length, align 8
  %shifted = shl i64 %dimensions, 2
  %flags.value = trunc i64 %shifted to i16
  %flags = getelementptr i8, ptr %array, i64 16
  store i16 %flags.value, ptr %flags, align 8
  %element.value = trunc i64 %element to i16
  %element.at = getelementptr i8, ptr %array, i64 18
  store i16 %element.value, ptr %element.at, align 2
  ret ptr %array
}

; An array around data of the caller's keeps its length: whoever made it would not see another one.
define linkonce_odr void @pad.julia.resizable(ptr %array) alwaysinline {
entry:
  %flags.at = getelementptr i8, ptr %array, i64 16
  %flags = load i16, ptr %flags.at, align 8
  %how = and i16 %flags, 3
  %owner = icmp eq i16 %how, 2
  br i1 %owner, label %done, label %fail

fail:
  call void @pad.raise(ptr @pad.gc.text.shared, i64 52)
  unreachable

done:
  ret void
}

; Make a vector longer by %more elements; their contents are zero. The header says how wide an element is.
define linkonce_odr void @pad.julia.array.grow(ptr %array, i64 %more) {
entry:
  call void @pad.julia.resizable(ptr %array)
  %length.at = getelementptr i8, ptr %array, i64 8
  %length = load i64, ptr %length.at, align 8
  %new = add i64 %length, %more
  %size.at = getelementptr i8, ptr %array, i64 24
  %capacity.at = getelementptr i8, ptr %array, i64 32
  %capacity = load i64, ptr %capacity.at, align 8
  %fits = icmp sle i64 %new, %capacity
  br i1 %fits, label %done, label %move

move:
  %twice = shl i64 %capacity, 1
  %more.than.twice = icmp sgt i64 %new, %twice
  %least = select i1 %more.than.twice, i64 %new, i64 %twice
  %few = icmp slt i64 %least, 8
  %wanted = select i1 %few, i64 8, i64 %least
  %element.at = getelementptr i8, ptr %array, i64 18
  %element.short = load i16, ptr %element.at, align 2
  %element = zext i16 %element.short to i64
  %bytes = mul i64 %wanted, %element
  %data = call ptr @pad.gc.alloc(i64 %bytes)
  %old = load ptr, ptr %array, align 8
  %used = mul i64 %length, %element
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %data, ptr align 8 %old, i64 %used, i1 false)
  store ptr %data, ptr %array, align 8
  store i64 %wanted, ptr %capacity.at, align 8
  br label %done

done:
  store i64 %new, ptr %length.at, align 8
  store i64 %new, ptr %size.at, align 8
  ret void
}

define linkonce_odr void @pad.julia.array.shrink(ptr %array, i64 %fewer) {
entry:
  call void @pad.julia.resizable(ptr %array)
  %length.at = getelementptr i8, ptr %array, i64 8
  %length = load i64, ptr %length.at, align 8
  %new = sub i64 %length, %fewer
  %size.at = getelementptr i8, ptr %array, i64 24
  store i64 %new, ptr %length.at, align 8
  store i64 %new, ptr %size.at, align 8
  ret void
}

; Julia 1.11 on: the memory behind an array is an object {length, data}.
define linkonce_odr ptr @pad.julia.memory(i64 %element, i64 %count) alwaysinline {
entry:
  %product = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %element, i64 %count)
  %bytes = extractvalue { i64, i1 } %product, 0
  %wraps = extractvalue { i64, i1 } %product, 1
  %negative = icmp slt i64 %count, 0
  %bad = or i1 %wraps, %negative
  br i1 %bad, label %fail, label %good

good:
  %memory = call ptr @pad.gc.alloc(i64 16)
  %data = call ptr @pad.gc.alloc(i64 %bytes)
  store i64 %count, ptr %memory, align 8
  %data.at = getelementptr i8, ptr %memory, i64 8
  store ptr %data, ptr %data.at, align 8
  ret ptr %memory

fail:
  call void @pad.raise(ptr @pad.gc.text.size, i64 39)
  unreachable
}

; Called from entries that are made after the optimiser has run.
@llvm.compiler.used = appending global [2 x ptr] [ptr @pad.gc.mark, ptr @pad.gc.release], section "llvm.metadata"
