; Tasks of Julia in a program that is called as it is: threads of the system. Derivatives have threads of their own
; (polyglot_ad/differentiate/parallel/threads/julia.py) and call of this what they call of the program.
;
;
; A strand is what runs: {result, size of the stack, record (these three are a handle of derivatives), the system's number, how often it was
; waited for, whether it has ended, list of memory, what is run, the function that runs it, number of the thread, turns, its first
; number there, the next of the strands that nobody may have waited for}.
;
; Turns, of tasks of which one runs at a time (`@async`): {the next number, the number whose turn it is}. Whoever makes the first such task
; has number 0. The turn is given away where a task waits, and taken again at the end of the queue: as Julia's scheduler does.
;
; Tasks that wait for nothing but the end of others need no thread of their own: where as many run as `pad.strand.limit` says, whoever
; makes another one runs it at once.

declare i32 @sched_yield()
declare i64 @write(i32, ptr, i64)
declare void @abort() noreturn
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @getenv(ptr)
declare i64 @strtol(ptr, ptr, i32)
declare i64 @sysconf(i32)
declare i32 @strncmp(ptr, ptr, i64)

@pad.julia.variable = private unnamed_addr constant [18 x i8] c"JULIA_NUM_THREADS\00"
@pad.julia.automatic = private unnamed_addr constant [5 x i8] c"auto\00"

; How many threads there are, as Julia finds out when it starts: 1 unless the environment says otherwise.
define linkonce_odr i64 @pad.strand.nthreads() noinline nounwind {
entry:
  %text = call ptr @getenv(ptr @pad.julia.variable)
  %none = icmp eq ptr %text, null
  br i1 %none, label %one, label %read

read:
  %different = call i32 @strncmp(ptr %text, ptr @pad.julia.automatic, i64 4)
  %automatic = icmp eq i32 %different, 0
  br i1 %automatic, label %processors, label %number

processors:
  %online = call i64 @sysconf(i32 84)
  br label %check

number:
  %given = call i64 @strtol(ptr %text, ptr null, i32 10)
  br label %check

check:
  %count = phi i64 [ %online, %processors ], [ %given, %number ]
  %good = icmp sgt i64 %count, 0
  br i1 %good, label %done, label %one

one:
  br label %done

done:
  %result = phi i64 [ %count, %check ], [ 1, %one ]
  ret i64 %result
}

define linkonce_odr i64 @pad.strand.threadid() noinline nounwind {
entry:
  %this = call ptr @pad.julia.this()
  %number.at = getelementptr i8, ptr %this, i64 16
  %number = load i64, ptr %number.at, align 8
  ret i64 %number
}

; Whether the thread runs a task, or a part of a loop.
define linkonce_odr i64 @pad.strand.inside() noinline nounwind {
entry:
  %this = call ptr @pad.julia.this()
  %inside.at = getelementptr i8, ptr %this, i64 24
  %inside = load i64, ptr %inside.at, align 8
  ret i64 %inside
}

define linkonce_odr void @pad.strand.region.begin() noinline nounwind {
entry:
  %this = call ptr @pad.julia.this()
  %inside.at = getelementptr i8, ptr %this, i64 24
  store i64 1, ptr %inside.at, align 8
  ret void
}

define linkonce_odr void @pad.strand.region.end() noinline nounwind {
entry:
  %this = call ptr @pad.julia.this()
  %inside.at = getelementptr i8, ptr %this, i64 24
  store i64 0, ptr %inside.at, align 8
  ret void
}

; A strand is about to run; before and after what it runs, in its thread.
define linkonce_odr void @pad.strand.begin(ptr %strand, i64 %number) noinline nounwind {
entry:
  %list = call ptr @pad.gc.arena()
  %list.at = getelementptr i8, ptr %strand, i64 48
  store ptr %list, ptr %list.at, align 8
  %number.at = getelementptr i8, ptr %strand, i64 72
  store i64 %number, ptr %number.at, align 8
  %running.at = getelementptr i8, ptr %list, i64 40
  %before = atomicrmw add ptr %running.at, i64 1 monotonic, align 8
  %first.at = getelementptr i8, ptr %list, i64 80
  %next.at = getelementptr i8, ptr %strand, i64 96
  br label %push

push:
  %first = load atomic ptr, ptr %first.at monotonic, align 8
  store ptr %first, ptr %next.at, align 8
  %pair = cmpxchg ptr %first.at, ptr %first, ptr %strand release monotonic, align 8
  %pushed = extractvalue { ptr, i1 } %pair, 1
  br i1 %pushed, label %done, label %push

done:
  ret void
}

; A strand of this call that nobody has waited for yet, or null. The handle of a derivative counts that in its record.
define linkonce_odr ptr @pad.strand.unawaited() noinline nounwind {
entry:
  %this = call ptr @pad.julia.this()
  %list.at = getelementptr i8, ptr %this, i64 8
  %list = load ptr, ptr %list.at, align 8
  %own = icmp eq ptr %list, %this
  br i1 %own, label %look, label %none

look:
  %mine.at = getelementptr i8, ptr %this, i64 88
  %first.at = getelementptr i8, ptr %this, i64 80
  %mine = load ptr, ptr %mine.at, align 8
  %empty = icmp eq ptr %mine, null
  br i1 %empty, label %more, label %take

more:
  %others = atomicrmw xchg ptr %first.at, ptr null acq_rel, align 8
  %over = icmp eq ptr %others, null
  br i1 %over, label %none, label %take

take:
  %strand = phi ptr [ %mine, %look ], [ %others, %more ]
  %next.at = getelementptr i8, ptr %strand, i64 96
  %next = load ptr, ptr %next.at, align 8
  store ptr %next, ptr %mine.at, align 8
  %record.at = getelementptr i8, ptr %strand, i64 16
  %record = load ptr, ptr %record.at, align 8
  %plain = icmp eq ptr %record, null
  %joins.at = getelementptr i8, ptr %strand, i64 32
  %met.at = getelementptr i8, ptr %record, i64 88
  %count.at = select i1 %plain, ptr %joins.at, ptr %met.at
  %count = load atomic i64, ptr %count.at acquire, align 8
  %awaited = icmp ne i64 %count, 0
  br i1 %awaited, label %look, label %give

give:
  ret ptr %strand

none:
  ret ptr null
}

define linkonce_odr void @pad.strand.enter(ptr %strand) noinline nounwind {
entry:
  %outer = call ptr @pad.julia.this()
  %made = call ptr @calloc(i64 1, i64 96)
  %strand.list = getelementptr i8, ptr %strand, i64 48
  %list = load ptr, ptr %strand.list, align 8
  %list.at = getelementptr i8, ptr %made, i64 8
  store ptr %list, ptr %list.at, align 8
  %strand.number = getelementptr i8, ptr %strand, i64 72
  %number = load i64, ptr %strand.number, align 8
  %number.at = getelementptr i8, ptr %made, i64 16
  store i64 %number, ptr %number.at, align 8
  %inside.at = getelementptr i8, ptr %made, i64 24
  store i64 1, ptr %inside.at, align 8
  %outer.at = getelementptr i8, ptr %made, i64 32
  store ptr %outer, ptr %outer.at, align 8
  %turns.at = getelementptr i8, ptr %made, i64 64
  %strand.turns = getelementptr i8, ptr %strand, i64 80
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %turns.at, ptr align 8 %strand.turns, i64 16, i1 false)
  call void @pad.julia.become(ptr %made)
  ret void
}

define linkonce_odr void @pad.strand.leave(ptr %strand) noinline nounwind {
entry:
  %this = call ptr @pad.julia.this()
  %outer.at = getelementptr i8, ptr %this, i64 32
  %outer = load ptr, ptr %outer.at, align 8
  %list.at = getelementptr i8, ptr %this, i64 8
  %list = load ptr, ptr %list.at, align 8
  call void @pad.julia.become(ptr %outer)
  call void @free(ptr %this)
  %running.at = getelementptr i8, ptr %list, i64 40
  %before = atomicrmw sub ptr %running.at, i64 1 release, align 8
  ret void
}

define linkonce_odr void @pad.julia.become(ptr %this) noinline nounwind {
entry:
  %word = load atomic i64, ptr @pad.gc.key acquire, align 8
  %key.wide = sub i64 %word, 1
  %key = trunc i64 %key.wide to i32
  %set = call i32 @pthread_setspecific(i32 %key, ptr %this)
  ret void
}

; How many of them run in threads of their own at a time.
define linkonce_odr i64 @pad.strand.limit() noinline nounwind {
  %threads = call i64 @pad.strand.nthreads()
  %limit = mul i64 %threads, 8
  ret i64 %limit
}

@pad.strand.live = linkonce_odr global i64 0, align 8

; Whether there is room for one more thread, which is counted then.
define linkonce_odr i1 @pad.strand.room() noinline nounwind {
entry:
  %limit = call i64 @pad.strand.limit()
  %before = atomicrmw add ptr @pad.strand.live, i64 1 monotonic, align 8
  %room = icmp slt i64 %before, %limit
  br i1 %room, label %done, label %full

full:
  %after = atomicrmw sub ptr @pad.strand.live, i64 1 monotonic, align 8
  br label %done

done:
  ret i1 %room
}

; The call is about to return to Python, or to another language: not while tasks run that may use what its caller has on the stack.
define linkonce_odr void @pad.strand.finish() noinline nounwind {
entry:
  %this = call ptr @pad.julia.this()
  %list.at = getelementptr i8, ptr %this, i64 8
  %list = load ptr, ptr %list.at, align 8
  %own = icmp eq ptr %list, %this
  br i1 %own, label %wait, label %done

wait:
  call void @pad.julia.all.done(ptr %list)
  call void @pad.strand.forget(ptr %this)
  br label %done

done:
  ret void
}

; Threads that nobody may have waited for: {next, where the system's number stands, where how often it was waited for}.
define linkonce_odr void @pad.strand.keep(ptr %native.at, ptr %joins.at) noinline {
entry:
  %list = call ptr @pad.gc.arena()
  %first.at = getelementptr i8, ptr %list, i64 56
  %kept = call ptr @pad.gc.alloc(i64 24)
  %kept.native = getelementptr i8, ptr %kept, i64 8
  store ptr %native.at, ptr %kept.native, align 8
  %kept.joins = getelementptr i8, ptr %kept, i64 16
  store ptr %joins.at, ptr %kept.joins, align 8
  br label %push

push:
  %first = load atomic ptr, ptr %first.at monotonic, align 8
  store ptr %first, ptr %kept, align 8
  %pair = cmpxchg ptr %first.at, ptr %first, ptr %kept release monotonic, align 8
  %pushed = extractvalue { ptr, i1 } %pair, 1
  br i1 %pushed, label %done, label %push

done:
  ret void
}

; `meets`: whether tasks of the program wait for more than each other's end.
define linkonce_odr void @pad.strand.spawn(ptr %strand, ptr %start, i64 %number, ptr %function, i64 %meets) noinline {
entry:
  call void @pad.strand.begin(ptr %strand, i64 %number)
  %start.at = getelementptr i8, ptr %strand, i64 56
  store ptr %start, ptr %start.at, align 8
  %function.at = getelementptr i8, ptr %strand, i64 64
  store ptr %function, ptr %function.at, align 8
  %native.at = getelementptr i8, ptr %strand, i64 24
  %joins.at = getelementptr i8, ptr %strand, i64 32
  %bound = icmp eq i64 %meets, 0
  br i1 %bound, label %ask, label %try

ask:
  %room = call i1 @pad.strand.room()
  br i1 %room, label %try, label %alone

try:
  %tries = phi i64 [ 0, %entry ], [ 0, %ask ], [ %next, %again ]
  %main = select i1 %bound, ptr @pad.strand.main.counted, ptr @pad.strand.main
  %failed = call i32 @pthread_create(ptr %native.at, ptr null, ptr %main, ptr %strand)
  %good = icmp eq i32 %failed, 0
  br i1 %good, label %keep, label %more

keep:
  call void @pad.strand.keep(ptr %native.at, ptr %joins.at)
  br label %done

more:
  %next = add i64 %tries, 1
  %enough = icmp ugt i64 %next, 200
  br i1 %enough, label %give.up, label %again

again:
  %slept = call i32 @usleep(i32 1000)
  br label %try

give.up:
  br i1 %bound, label %uncount, label %alone

uncount:
  %after = atomicrmw sub ptr @pad.strand.live, i64 1 monotonic, align 8
  br label %alone

alone:
  store i64 0, ptr %native.at, align 8
  %ignored = call ptr @pad.strand.main(ptr %strand)
  br label %done

done:
  ret void
}

define linkonce_odr ptr @pad.strand.main.counted(ptr %strand) noinline {
  %ignored = call ptr @pad.strand.main(ptr %strand)
  %after = atomicrmw sub ptr @pad.strand.live, i64 1 monotonic, align 8
  ret ptr null
}

define linkonce_odr ptr @pad.strand.main(ptr %strand) noinline {
entry:
  call void @pad.strand.enter(ptr %strand)
  %start.at = getelementptr i8, ptr %strand, i64 56
  %start = load ptr, ptr %start.at, align 8
  %function.at = getelementptr i8, ptr %strand, i64 64
  %function = load ptr, ptr %function.at, align 8
  %number.at = getelementptr i8, ptr %strand, i64 72
  %number = load i64, ptr %number.at, align 8
  call void %function(ptr %start, ptr %strand, i64 %number)
  call void @pad.strand.leave(ptr %strand)
  ret ptr null
}

; Whoever comes first waits for the system's thread, the others for whoever came first.
define linkonce_odr void @pad.strand.wait(ptr %strand) noinline {
entry:
  %joins.at = getelementptr i8, ptr %strand, i64 32
  %ended.at = getelementptr i8, ptr %strand, i64 40
  %before = atomicrmw add ptr %joins.at, i64 1 acq_rel, align 8
  %first = icmp eq i64 %before, 0
  br i1 %first, label %join, label %look

join:
  %native.at = getelementptr i8, ptr %strand, i64 24
  %native = load i64, ptr %native.at, align 8
  %alone = icmp eq i64 %native, 0
  br i1 %alone, label %end, label %native.join

native.join:
  %ignored = call i32 @pthread_join(i64 %native, ptr null)
  br label %end

end:
  store atomic i64 1, ptr %ended.at release, align 8
  br label %done

look:
  %ended = load atomic i64, ptr %ended.at acquire, align 8
  %yes = icmp ne i64 %ended, 0
  br i1 %yes, label %done, label %later

later:
  %slept = call i32 @usleep(i32 20)
  br label %look

done:
  ret void
}

; A lock is one word: 0, or what is known of the thread that holds it, and in the low 16 bits how often it does.
define linkonce_odr i64 @pad.strand.trylock(ptr %word) noinline nounwind {
entry:
  %this = call ptr @pad.julia.this()
  %number = ptrtoint ptr %this to i64
  %mine = shl i64 %number, 16
  %held = load atomic i64, ptr %word monotonic, align 8
  %holder = and i64 %held, -65536
  %again = icmp eq i64 %holder, %mine
  br i1 %again, label %count, label %take

count:
  %more = add i64 %held, 1
  store atomic i64 %more, ptr %word monotonic, align 8
  br label %have

take:
  %once = or i64 %mine, 1
  %pair = cmpxchg ptr %word, i64 0, i64 %once acquire monotonic, align 8
  %got = extractvalue { i64, i1 } %pair, 1
  br i1 %got, label %have, label %without

have:
  call void @pad.strand.holds(i64 1)
  ret i64 1

without:
  ret i64 0
}

define linkonce_odr void @pad.strand.holds(i64 %more) noinline nounwind {
entry:
  %this = call ptr @pad.julia.this()
  %locks.at = getelementptr i8, ptr %this, i64 48
  %locks = load i64, ptr %locks.at, align 8
  %now = add i64 %locks, %more
  store i64 %now, ptr %locks.at, align 8
  ret void
}

; An error is about to end the call: tasks use what the caller has on its stack, so they end first. Where they wait for the caller, the
; process ends.
define linkonce_odr void @pad.strand.failing(ptr %text, i64 %length) noinline nounwind {
entry:
  %this = call ptr @pad.julia.this()
  %list.at = getelementptr i8, ptr %this, i64 8
  %list = load ptr, ptr %list.at, align 8
  %own = icmp eq ptr %list, %this
  %running.at = getelementptr i8, ptr %this, i64 40
  %locks.at = getelementptr i8, ptr %this, i64 48
  br i1 %own, label %begin, label %done

begin:
  call void @pad.strand.rest()
  br label %look

look:
  %tries = phi i64 [ 0, %begin ], [ %next, %later ]
  %next = add i64 %tries, 1
  %running = load atomic i64, ptr %running.at acquire, align 8
  %none = icmp eq i64 %running, 0
  br i1 %none, label %done, label %more

more:
  %locks = load i64, ptr %locks.at, align 8
  %holding = icmp ne i64 %locks, 0
  %long = icmp ugt i64 %tries, 300000
  %stuck = or i1 %holding, %long
  br i1 %stuck, label %end, label %later

later:
  %slept = call i32 @usleep(i32 100)
  br label %look

end:
  %written = call i64 @write(i32 2, ptr %text, i64 %length)
  call void @abort()
  unreachable

done:
  store i64 0, ptr %locks.at, align 8
  br i1 %own, label %outside, label %return

outside:
  call void @pad.strand.forget(ptr %this)
  %inside.at = getelementptr i8, ptr %this, i64 24
  store i64 0, ptr %inside.at, align 8
  br label %return

return:
  ret void
}

define linkonce_odr void @pad.strand.lock(ptr %word) noinline nounwind {
entry:
  br label %try

try:
  %tries = phi i64 [ 0, %entry ], [ %next, %yield ], [ %next, %sleep ]
  %next = add i64 %tries, 1
  %got = call i64 @pad.strand.trylock(ptr %word)
  %done = icmp ne i64 %got, 0
  br i1 %done, label %mine, label %wait

wait:
  %long = icmp ugt i64 %tries, 100
  br i1 %long, label %sleep, label %yield

yield:
  %ignored = call i32 @sched_yield()
  br label %try

sleep:
  %slept = call i32 @usleep(i32 20)
  br label %try

mine:
  ret void
}

define linkonce_odr void @pad.strand.unlock(ptr %word) noinline nounwind {
entry:
  %held = load atomic i64, ptr %word monotonic, align 8
  %count = and i64 %held, 65535
  %last = icmp ule i64 %count, 1
  %less = sub i64 %held, 1
  %after = select i1 %last, i64 0, i64 %less
  store atomic i64 %after, ptr %word release, align 8
  call void @pad.strand.holds(i64 -1)
  ret void
}

define linkonce_odr i64 @pad.strand.locked(ptr %word) noinline nounwind {
entry:
  %held = load atomic i64, ptr %word monotonic, align 8
  %is = icmp ne i64 %held, 0
  %result = zext i1 %is to i64
  ret i64 %result
}

; The call is over: nothing is known of its tasks any more.
define linkonce_odr void @pad.strand.forget(ptr %this) noinline nounwind {
  %turns.at = getelementptr i8, ptr %this, i64 64
  call void @llvm.memset.p0.i64(ptr align 8 %turns.at, i8 0, i64 32, i1 false)
  ret void
}

; A strand gets the next number among the tasks that take turns with this one.
define linkonce_odr void @pad.strand.queue(ptr %strand) noinline {
entry:
  %this = call ptr @pad.julia.this()
  %turns.at = getelementptr i8, ptr %this, i64 64
  %known = load ptr, ptr %turns.at, align 8
  %none = icmp eq ptr %known, null
  br i1 %none, label %make, label %take

make:
  %made = call ptr @pad.gc.alloc(i64 16)
  store i64 1, ptr %made, align 8
  store ptr %made, ptr %turns.at, align 8
  br label %take

take:
  %turns = phi ptr [ %known, %entry ], [ %made, %make ]
  %number = atomicrmw add ptr %turns, i64 1 acq_rel, align 8
  %strand.turns = getelementptr i8, ptr %strand, i64 80
  store ptr %turns, ptr %strand.turns, align 8
  %strand.number = getelementptr i8, ptr %strand, i64 88
  store i64 %number, ptr %strand.number, align 8
  ret void
}

define linkonce_odr void @pad.strand.rest() noinline nounwind {
entry:
  %this = call ptr @pad.julia.this()
  %turns.at = getelementptr i8, ptr %this, i64 64
  %turns = load ptr, ptr %turns.at, align 8
  %none = icmp eq ptr %turns, null
  br i1 %none, label %done, label %give

give:
  %number.at = getelementptr i8, ptr %this, i64 72
  store i64 -1, ptr %number.at, align 8
  %now.at = getelementptr i8, ptr %turns, i64 8
  %before = atomicrmw add ptr %now.at, i64 1 acq_rel, align 8
  br label %done

done:
  ret void
}

define linkonce_odr void @pad.strand.resume() noinline nounwind {
entry:
  %this = call ptr @pad.julia.this()
  %turns.at = getelementptr i8, ptr %this, i64 64
  %turns = load ptr, ptr %turns.at, align 8
  %none = icmp eq ptr %turns, null
  br i1 %none, label %done, label %number

number:
  %number.at = getelementptr i8, ptr %this, i64 72
  %now.at = getelementptr i8, ptr %turns, i64 8
  %given = load i64, ptr %number.at, align 8
  %has = icmp ne i64 %given, -1
  br i1 %has, label %wait, label %take

take:
  %taken = atomicrmw add ptr %turns, i64 1 acq_rel, align 8
  store i64 %taken, ptr %number.at, align 8
  br label %wait

wait:
  %mine = phi i64 [ %given, %number ], [ %taken, %take ]
  call void @pad.strand.until(ptr %now.at, i64 %mine)
  br label %done

done:
  ret void
}

; Wait until a number has come that far.
define linkonce_odr void @pad.strand.until(ptr %place, i64 %number) noinline nounwind {
entry:
  br label %look

look:
  %tries = phi i64 [ 0, %entry ], [ %next, %yield ], [ %next, %sleep ]
  %next = add i64 %tries, 1
  %now = load atomic i64, ptr %place acquire, align 8
  %away = sub i64 %number, %now
  %come = icmp sle i64 %away, 0
  br i1 %come, label %done, label %later

later:
  %long = icmp ugt i64 %tries, 20
  %distant = icmp ugt i64 %away, 8
  %rest = or i1 %long, %distant
  br i1 %rest, label %sleep, label %yield

yield:
  %ignored = call i32 @sched_yield()
  br label %look

sleep:
  %part = add i64 %away, 20
  %short = icmp ult i64 %part, 500
  %micro = select i1 %short, i64 %part, i64 500
  %time = trunc i64 %micro to i32
  %slept = call i32 @usleep(i32 %time)
  br label %look

done:
  ret void
}

; Who waits for a condition: {the next number, the first number that still waits}, both counted from whatever they were at first. All
; but `await` happens under the condition's lock.
define linkonce_odr i64 @pad.strand.enlist(ptr %queue) noinline nounwind {
  %number = atomicrmw add ptr %queue, i64 1 acq_rel, align 8
  ret i64 %number
}

define linkonce_odr void @pad.strand.await(ptr %queue, i64 %number) noinline nounwind {
  %served.at = getelementptr i8, ptr %queue, i64 8
  %wanted = add i64 %number, 1
  call void @pad.strand.until(ptr %served.at, i64 %wanted)
  ret void
}

define linkonce_odr i64 @pad.strand.serve(ptr %queue, i64 %all) noinline nounwind {
  %served.at = getelementptr i8, ptr %queue, i64 8
  %waiters = load atomic i64, ptr %queue monotonic, align 8
  %served = load atomic i64, ptr %served.at monotonic, align 8
  %waiting = sub i64 %waiters, %served
  %some = icmp ugt i64 %waiting, 1
  %every = icmp ne i64 %all, 0
  %one = xor i1 %every, true
  %first = and i1 %some, %one
  %count = select i1 %first, i64 1, i64 %waiting
  %after = add i64 %served, %count
  store atomic i64 %after, ptr %served.at release, align 8
  ret i64 %count
}
